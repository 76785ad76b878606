# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found, in one line of text or JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from composer.formats.entry import Entry
from composer.games.record import game_name
from composer.library.index.games import game_stipulation
from composer.library.records.details import NOTHING
from composer.library.records.values import Finding, Row
from composer.problem.problem import Problem
from composer.problem.task import task_text
from composer.solver.jsonform import FORMAT, Json
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.analysis.twins import Part


def record_object(entry: Entry, parts: Sequence[Part]) -> Json:
    """Return the JSON form of a problem of a collection; what was not solved has an `error`."""
    from composer.studio.partsobject import parts_object  # loads the analysis

    return {**parts_object(parts, entry.problem), **_record(entry)}


def game_object(entry: Entry, found: Json) -> Json:
    """Return the JSON form of a problem of another game with what was found of it."""
    from composer.studio.partsobject import place_object

    where = {"game": entry.problem.game and entry.problem.game.book, **place_object(entry.problem)}
    return {"format": FORMAT, **where, **found, **_record(entry)}


def failed_object(entry: Entry, message: str) -> Json:
    """Return the JSON form of a problem that the solver failed on; it has an `error`."""
    from composer.studio.partsobject import error_object, place_object

    known = {**place_object(entry.problem), **_record(entry)}
    return error_object(Verdict.UNDECIDED, message, known)


def unread_object(message: str) -> Json:
    """Return the JSON form of a record that is no problem; it has an `error`."""
    from composer.studio.partsobject import error_object

    nothing: Json = {"fen": None, "stipulation": None, "id": None, "authors": [], "source": ""}
    return error_object(Verdict.INVALID, message, nothing)


def short_name(problem: Problem) -> str:
    """Return authors and source for a line of text; empty if nothing is known."""
    credits = problem.credits
    return ", ".join(part for part in (credits.caption_authors(), credits.caption_source()) if part)


def row_object(row: Row) -> Json:
    """Return the JSON form of a problem of a library with what is known about it.

    It is a record as a `.jsonl` file has it, with `format` and `finding`; that is null where
    the problem was never solved.
    """
    from composer.formats.jsonlines import record_of  # loads what reads records, too

    return {
        "format": FORMAT,
        **record_of(row.problem, str(row.record_id)),
        "finding": None if row.finding is None else _finding(row.finding),
    }


def row_line(row: Row) -> str:
    """Return a problem of a library with what is known about it as one line for people."""
    problem, known = row.problem, row.finding
    words = [f"{row.record_id}:", short_name(problem), *diagram_words(problem)]
    if known is not None:
        words += [known.verdict, f"1.{known.key_text}" if known.key_text else ""]
        if known.details is not None and known.details.legality == "illegal":
            words.append(f"illegal: {known.details.illegal_by}")
    return " ".join(word for word in words if word)


def diagram_words(problem: Problem) -> tuple[str, str]:
    """Return the task of a problem, and its force; of another game than chess its name."""
    if problem.game is None:
        return task_text(problem), problem.position.material()
    return game_stipulation(problem.game), game_name(problem)


def _finding(known: Finding) -> Json:
    details = known.details or NOTHING
    return {
        "verdict": known.verdict,
        "complete": known.complete,
        "keys": list(known.keys),
        "key_text": known.key_text,
        "analysed": known.details is not None,
        "themes": [
            {"id": theme.id, "grade": theme.grade, "phase": theme.phase} for theme in details.themes
        ],
        "points": [{"id": point.id, "weight": point.weight} for point in details.points],
        "variations": details.variations,
        "mates": details.mates,
        "duals": details.duals,
        "changed": details.changed,
        "tries": details.tries,
        "note": details.note,
        "printed": details.printed,
        "legality": details.legality or None,
        "illegal_by": details.illegal_by or None,
        "depends": [{"right": doubt.right, "key": doubt.key} for doubt in details.depends],
    }


def _record(entry: Entry) -> Json:
    credits = entry.problem.credits
    return {"id": entry.id or None, "authors": list(credits.authors), "source": credits.source}
