# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems with the men of a class, wherever they stand: all that have as many solutions as wanted.

The solver looks at one placement after the other, far from each other and the same each time; so
fairy men may be among them. Of mates in orthodox chess with few men the tables know at once which
positions are as long, and how many keys they have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from math import gcd
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.defects import is_solvable
from composer.problem.fen import FenError, parse_fen
from composer.problem.goals import MATE
from composer.problem.intended import ONE, intended_of
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import NO_CASTLING, Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.stipulation import Stipulation
from composer.problem.taskedits import with_intended
from composer.said.sentence import said
from composer.solver.options import Token, UnsupportedStipulation, require_solved
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve_keys
from composer.studies.endings import MOST_MEN, Endings
from composer.studies.material import Material
from composer.studies.mining import mates_in

MOST_PLACED: Final = 6
"""Men of a class, with the kings."""

_BATCH: Final = 64  # placements that are judged at once
_PART: Final = 0.618  # of all placements, between two that are looked at


@dataclass(frozen=True, slots=True)
class MinedProblem:
    """A find.

    Attributes:
        problem: the diagram with its task.
        solutions: the first moves that solve, or the lines of help play and series; where the last
            move is forced, as in `hs#2`, a solution may have several.
    """

    problem: Problem
    solutions: tuple[tuple[Move, ...], ...]


def parse_men(text: str) -> tuple[Man, ...]:
    """Read the men of a class: `KRKN`, or `KG.CAvKp` with codes of fairy men as a FEN has them.

    Raises:
        ValueError: it is none.
    """
    white, sign, black = text.strip().partition("v")
    if not sign:
        white, sign, black = text.strip().upper().rpartition("K")
        black = sign + black
    for free in range(15, -1, -1):
        row = white.upper() + black.lower()
        rows = (f"{min(free, 8)}/{row}" if free > 7 else f"8/{row}{free or ''}", "/8" * 6)
        try:
            men = tuple(man for _, man in parse_fen(f"{''.join(rows)} w - - 0 1"))
        except FenError:
            continue
        if len(men) <= MOST_PLACED and all(_has_king(men, side) for side in (True, False)):
            return tuple(sorted(men, key=lambda man: (man.colour is Colour.BLACK, -man.kind)))
    raise ValueError(
        said(
            "expected at most {most} men, kings among them, such as KRKN or KGvKp, got {text}",
            most=MOST_PLACED,
            text=repr(text),
        )
    )


def _has_king(men: tuple[Man, ...], white: bool) -> bool:
    king = Man.WHITE_KING if white else Man.BLACK_KING
    return men.count(king) == 1


def problems_of(
    men: tuple[Man, ...],
    stipulation: Stipulation,
    solutions: int,
    token: Token,
    endings: Endings | None = None,
) -> Iterator[MinedProblem]:
    """Yield the problems of a class with as many solutions as wanted, shorter ones left out.

    Args:
        men: the men, kings among them.
        stipulation: the task.
        solutions: so many keys, or solutions in help play and series.
        token: cancels.
        endings: the tables; those of the program where they are not given.

    Raises:
        UnsupportedStipulation: the task is not solved.
    """
    is_other = stipulation.claim is not None or stipulation.question is not None
    if is_other or stipulation.is_proof_game:
        raise UnsupportedStipulation(
            said("{task} is not looked for among the men of a class", task=str(stipulation))
        )
    require_solved(stipulation)
    is_mate = stipulation.is_direct and stipulation.goal == MATE and not stipulation.is_fairy
    tables = endings or Endings()
    if is_mate and len(men) <= MOST_MEN and tables.is_built and _is_plain(men):
        material = _material(men)
        if not material.white:
            return
        for position, keys in mates_in(tables, material, stipulation.moves, token.flag):
            if len(keys) == solutions:
                problem = Problem(position, stipulation)
                yield MinedProblem(problem, tuple((key,) for key in keys))
        return
    session = Session()
    both_wings = stipulation.is_fairy or stipulation.goal.square is not None
    placements = _placements(men, _first_turn(stipulation), both_wings)
    for position in _promising(placements, stipulation, solutions, token, session):
        problem = Problem(position, stipulation)
        if stipulation.has_lines:
            problem = with_intended(problem, str(solutions))
        found = _solved(problem, solutions, token, session)
        if found:
            yield MinedProblem(problem, found)


def _promising(
    positions: Iterator[Position],
    stipulation: Stipulation,
    solutions: int,
    token: Token,
    session: Session,
) -> Iterator[Position]:
    """Yield the positions that may have as many solutions, judged by their verdicts alone.

    That is far quicker than to solve each, and what is left open is not passed over.
    """
    meant = intended_of(str(solutions)) if stipulation.has_lines else ONE
    most = solutions + 1 if stipulation.has_lines else 0
    judge = session.judge(stipulation, token, meant, most, retro=False, turn=False)
    wanted = {Verdict.SOUND}
    if not stipulation.has_lines and solutions > 1:
        wanted = {Verdict.COOKED}
    while batch := list(islice(positions, _BATCH)):
        judged = judge.judge(batch)
        for position, found in zip(batch, judged, strict=True):
            if token.cancelled:
                return
            if found.verdict in wanted or not found.complete:
                yield position


def _solved(
    problem: Problem, solutions: int, token: Token, session: Session
) -> tuple[tuple[Move, ...], ...]:
    """Return the solutions where there are as many as wanted; nothing where there are not."""
    found: Solution = solve_keys(problem, cancel=token, session=session, retro=False, decide=False)
    if problem.stipulation.has_lines:
        lines = tuple(line.moves for line in found.lines)
        is_wanted = found.verdict is Verdict.SOUND and found.solutions == solutions
        return lines if is_wanted else ()
    keys = tuple((key.move,) for key in found.keys if key.move is not None)
    is_as_long = found.verdict in (Verdict.SOUND, Verdict.COOKED) and not token.cancelled
    return keys if is_as_long and len(keys) == solutions else ()


def _first_turn(stipulation: Stipulation) -> Colour:
    """Return who begins, so that Black is helped to be mated, or White solves."""
    if not stipulation.has_lines:
        return Colour.WHITE
    is_white = stipulation.attacked(Colour.WHITE) is Colour.BLACK
    return Colour.WHITE if is_white else Colour.BLACK


def _is_plain(men: tuple[Man, ...]) -> bool:
    return all_orthodox(men)


def _material(men: tuple[Man, ...]) -> Material:
    sides = (
        tuple(
            sorted(
                (man.kind for man in men if man.colour is side and man.kind is not Kind.KING),
                reverse=True,
            )
        )
        for side in (Colour.WHITE, Colour.BLACK)
    )
    return Material(*sides)


def _placements(men: tuple[Man, ...], turn: Colour, both_wings: bool) -> Iterator[Position]:
    """Yield the legal placements.

    Args:
        men: the men.
        turn: who begins.
        both_wings: whether what mirrors each other is not the same, as by a square that the task
            names, or by a condition; otherwise of two such the one only.
    """
    size = 64 ** len(men)
    step = int(size * _PART) | 1
    while gcd(size, step) != 1:
        step += 2
    place = 0
    equal = [at for at, (one, other) in enumerate(pairwise(men)) if one == other]
    for _ in range(size):
        place = (place + step) % size
        squares = _squares(place, len(men))
        if len(set(squares)) < len(men) or (squares[0] % 8 > 3 and not both_wings):
            continue
        if any(squares[at] > squares[at + 1] for at in equal):
            continue
        placed = list(zip(squares, men, strict=True))
        if any(man.kind is Kind.PAWN and not 8 <= square <= 55 for square, man in placed):
            continue
        position = Position.of(placed, turn, NO_CASTLING)
        if is_solvable(position):
            yield position


def _squares(place: int, count: int) -> list[Square]:
    found = []
    for _ in range(count):
        place, square = divmod(place, 64)
        found.append(square)
    return found
