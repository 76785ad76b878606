# SPDX-License-Identifier: GPL-3.0-or-later
"""What each form of file keeps of a problem: one table for reports, tests and the manual.

What a form cannot hold at all, such as another game, is in `unheld`; what it loses of a problem
that it holds is in `LOST`, and nothing else is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.problem.position import possible_castling
from composer.problem.problem import Problem
from composer.problem.questionturn import usual_turn
from composer.problem.statement import REMARKS, TESTED, TESTED_FOR
from composer.problem.stipulation import Stipulation
from composer.problem.task import INTENDED, OPTIONS, SET_PLAY, Duplex, duplex_of, task_of
from composer.problem.twintext import twin_text
from composer.said.sentence import Template

SOLUTION: Final = "solution"
"""The name of the extra with a printed solution."""

CODES: Final = "codes"
"""The name of the extra with what databases of studies say in codes: `U1`, `(c)`, `CR`, `0000.11`.

They stand where a game of PGN has the player of Black (H. van der Heijden's database).
"""

JSON_LINES: Final = ".jsonl"
"""The form that holds everything."""

LATEX: Final = ".tex"
"""Diagrams in LaTeX, which are written as pictures are: with what is printed by them."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a problem that a form keeps or loses.

    Attributes:
        id: how JSON calls it.
        name: what people call it.
        value: what a problem has of it, and nothing (false) where it has none. Read back from a
            form that keeps the part it is the same.
    """

    id: str
    name: Template
    value: Callable[[Problem], object]


def _position(problem: Problem) -> object:
    men = tuple(problem.position)
    both = duplex_of(problem) is Duplex.BOTH
    return (men, None if both else problem.position.turn) if men else ()


def first_of_duplex(problem: Problem) -> object:
    """Return which side begins a duplex, where it is not the usual one."""
    if duplex_of(problem) is not Duplex.BOTH:
        return ()
    turn = problem.position.turn
    return () if turn is usual_turn(problem.position, problem.stipulation) else turn


def _rights(problem: Problem) -> object:
    """Return castling and en passant, where they are not as they are by convention."""
    position = problem.position
    usual = possible_castling(position.board)
    if position.castling == usual and position.en_passant is None:
        return ()
    return position.castling, position.en_passant


def _rights_at_first(problem: Problem) -> object:
    return () if problem.stipulation.is_proof_game else _rights(problem)


def _rights_at_end(problem: Problem) -> object:
    return _rights(problem) if problem.stipulation.is_proof_game else ()


def _asked(problem: Problem) -> object:
    """Return what is asked without what other parts have: convention, length, first position."""
    asked = problem.stipulation
    if not asked.told:
        return ()
    if asked.words:
        return asked.words
    start = () if asked.start is None else (tuple(asked.start), asked.start.turn)
    return asked.goal, asked.play, asked.series, asked.halfmoves, asked.rules, start


def _told(stipulation: Stipulation) -> bool:
    return stipulation.told and not stipulation.words


def _shortest(problem: Problem) -> object:
    asked = problem.stipulation
    return _told(asked) and asked.is_proof_game and not asked.exact


def _rights_at_start(problem: Problem) -> object:
    start = problem.stipulation.start
    return () if start is None else _rights(Problem(start))


def _convention(problem: Problem) -> object:
    return problem.stipulation.convention.value if _told(problem.stipulation) else ""


def _options(problem: Problem) -> object:
    """Return the options that only say what is to be printed, such as `NoShortVariations`."""
    lines = [" ".join(line.split()) for line in problem.extra(OPTIONS).splitlines()]
    task = task_of(problem)
    said_elsewhere = {SET_PLAY} if task.set_play else set()
    return frozenset(lines) - {Duplex.BOTH.value, "", *said_elsewhere, *task.conditions}


def _comments(problem: Problem) -> object:
    return " ".join(" ".join(problem.comments).split())


def _paragraphs(problem: Problem) -> object:
    """Return the comments as they are, if any has several lines."""
    return problem.comments if any("\n" in comment for comment in problem.comments) else ()


def _further(problem: Problem) -> object:
    told = {OPTIONS, INTENDED, SOLUTION, TESTED, TESTED_FOR, REMARKS}
    return frozenset((name, text) for name, text in problem.extras if name not in told)


def _own_words(problem: Problem) -> object:
    names = (TESTED, TESTED_FOR, REMARKS)
    return tuple(problem.extra(name) for name in names) if any(map(problem.extra, names)) else ()


PARTS: Final = (
    Part("position", Template("men and side to move"), _position),
    Part("rights", Template("castling and en passant"), _rights_at_first),
    Part("asked", Template("what is asked, with conditions"), _asked),
    Part("set_play", Template("set play"), lambda problem: task_of(problem).set_play),
    Part("duplex", Template("duplex"), lambda problem: duplex_of(problem) is Duplex.BOTH),
    Part("first_of_duplex", Template("which side begins a duplex"), first_of_duplex),
    Part("intended", Template("intended solutions"), lambda problem: problem.extra(INTENDED)),
    Part("convention", Template("convention of retro analysis"), _convention),
    Part("shortest", Template("that a proof game is the shortest"), _shortest),
    Part("rights_at_start", Template("rights where a proof game begins"), _rights_at_start),
    Part("rights_at_end", Template("rights where a proof game ends"), _rights_at_end),
    Part("options", Template("options of printing"), _options),
    Part(
        "twins",
        Template("twins"),
        lambda problem: tuple((twin.letter, twin_text(twin)) for twin in problem.twins),
    ),
    Part("authors", Template("authors"), lambda problem: problem.credits.authors),
    Part("source", Template("source"), lambda problem: problem.credits.caption_source()),
    Part("number", Template("number, apart from the source"), lambda p: p.credits.number),
    Part("date", Template("date, apart from the source"), lambda p: p.credits.date),
    Part("award", Template("distinction"), lambda problem: problem.credits.caption_distinction()),
    Part("tourney", Template("tourney, apart from the distinction"), lambda p: p.credits.tourney),
    Part("dedication", Template("dedication"), lambda problem: problem.credits.dedication),
    Part("title", Template("title"), lambda problem: problem.title),
    Part("keywords", Template("keywords"), lambda problem: problem.keywords),
    Part("comments", Template("comments"), _comments),
    Part("paragraphs", Template("lines of comments"), _paragraphs),
    Part("solution", Template("printed solution"), lambda problem: problem.extra(SOLUTION)),
    Part("own_words", Template("statement of soundness and own remarks"), _own_words),
    Part("further", Template("what else a file said"), _further),
)
"""Every part of a problem of chess, in the order of the table."""


def kept_parts(problem: Problem, ids: frozenset[str]) -> Iterator[Part]:
    """Yield those of some parts that a problem has."""
    return (part for part in PARTS if part.id in ids and part.value(problem))
