# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as games of PGN: writing.

A solution that a file stated stands as it is in a comment, and behind it the moves as far as they
are understood or found by solving; moves that came from PGN go back as they are.
"""

from __future__ import annotations

import re

from composer.formats.cleaning import one_line
from composer.formats.entry import Entry
from composer.formats.kept import SOLUTION as KEPT_SOLUTION
from composer.formats.pgn import read_pgn
from composer.formats.pgnline import DIAGRAM, SOLUTION, in_comment, is_played
from composer.formats.pgnsolution import MOST_MOVES, solution_moves
from composer.problem.edits import game_array
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.task import INTENDED, OPTIONS
from composer.problem.twintext import twin_text


def pgn_game(problem: Problem, most_moves: int = MOST_MOVES) -> str:
    """Return a problem as a game whose moves are its solution, where that is known.

    Args:
        problem: the problem.
        most_moves: direct play in more moves is not solved for it.
    """
    told = problem.extra(KEPT_SOLUTION)
    if told and is_played(
        problem.stipulation.first_position(problem.position), told
    ):  # it came from PGN and goes back as it is
        game = _game(problem, "", told)
        if _told_again(game) == told:
            return game
    moves = solution_moves(problem, most_moves)
    kept = told.replace("[", "(").replace("]", ")")  # a line in brackets would be a tag
    for each in (told, kept):
        game = _game(problem, each, f"{moves} *".strip())
        if _told_again(game) == each:
            break
    return game


def _told_again(game: str) -> str:
    """Return the solution that is read from a game."""
    found, *others = read_pgn(enumerate(game.split("\n"), start=1))
    return found.problem.extra(KEPT_SOLUTION) if isinstance(found, Entry) and not others else ""


def _game(problem: Problem, kept: str, moves: str) -> str:
    credits = problem.credits
    asked = str(problem.stipulation)
    tags = {
        "Event": credits.source or "?",
        "Site": "?",
        "Date": _pgn_date(credits.date),
        "Round": credits.number or "?",
        "White": credits.caption_authors() or "?",
        "Black": asked or "?",
        "Result": "*",
        **_places(problem),
        "Stipulation": asked or "?",
        "Author": "; ".join(credits.authors),
        "Source": credits.source,
        "Number": credits.number,
        "Published": credits.date,
        "Distinction": credits.distinction,
        "Tourney": credits.tourney,
        "Dedication": credits.dedication,
        "Title": problem.title,
        "Keywords": "; ".join(problem.keywords),
        "Intended": problem.extra(INTENDED),
        "Options": "; ".join(problem.extra(OPTIONS).splitlines()),
        "Twins": "; ".join(f"{twin.letter}) {twin_text(twin)}" for twin in problem.twins),
    }
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items() if value]
    comments = [f"{{{in_comment(one_line(comment))}}}" for comment in problem.comments]
    if kept:
        comments.append(f"{{{SOLUTION}{in_comment(kept)}}}")
    return "\n".join([*lines, "", *comments, moves, ""])


def _places(problem: Problem) -> dict[str, str]:
    """Return the tags that say where the moves begin, and of a proof game where they end."""
    start = problem.stipulation.first_position(problem.position)
    begins = {"SetUp": "1", "FEN": fen(start)}
    if not problem.stipulation.is_proof_game:
        return begins
    end = {DIAGRAM: fen(problem.position)}
    return end if start == game_array() else {**begins, **end}


def _pgn_date(date: str) -> str:
    parts = [*date.split("-"), "??", "??"][:3] if re.match(r"\d{4}(-\d\d){0,2}$", date) else []
    return ".".join(parts) or "????.??.??"


def _escaped(text: str) -> str:
    return one_line(text).replace("\\", "\\\\").replace('"', '\\"')
