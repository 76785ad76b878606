# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found, in one line of text or JSON."""

from __future__ import annotations

import json

from composer.analysis.report import solution_with_themes
from composer.formats.entry import Entry
from composer.notation.letters import Letters
from composer.notation.moves import move_text
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.solver.jsonform import FORMAT, Json
from composer.solver.solution import Solution, Verdict


def finding(solution: Solution, letters: Letters) -> str:
    """Return the sentence about a solution, its moves in the letters given."""
    sentence = solution.message
    for key in solution.keys:
        if key.move is not None:
            written = move_text(key.move, letters)
            sentence = sentence.replace(f"1.{key.move.san}", f"1.{written}")
    return sentence


def record_line(entry: Entry, solution: Solution) -> str:
    """Return the JSON line of a problem of a collection."""
    return _line({**solution_with_themes(solution), **_record(entry)})


def unsolved_line(entry: Entry, message: str) -> str:
    """Return the JSON line of a problem that could not be solved; it has an `error`."""
    position = {
        "fen": fen(entry.problem.position),
        "stipulation": str(entry.problem.stipulation),
    }
    return _error_line(Verdict.UNDECIDED, message, {**position, **_record(entry)})


def unread_line(message: str) -> str:
    """Return the JSON line of a record that is no problem; it has an `error`."""
    nothing: Json = {"fen": None, "stipulation": None, "id": None, "authors": [], "source": ""}
    return _error_line(Verdict.INVALID, message, nothing)


def short_name(problem: Problem) -> str:
    """Return authors and source for a line of text; empty if nothing is known."""
    credits = problem.credits
    return ", ".join(part for part in (credits.caption_authors(), credits.caption_source()) if part)


def _record(entry: Entry) -> Json:
    credits = entry.problem.credits
    return {"id": entry.id or None, "authors": list(credits.authors), "source": credits.source}


def _error_line(verdict: Verdict, message: str, known: Json) -> str:
    found = {"format": FORMAT, "verdict": verdict.value, "message": message, "complete": False}
    return _line({**found, "error": message, **known})


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
