# SPDX-License-Identifier: GPL-3.0-or-later
"""Reworked versions of problems: what a search for anticipations has to lead back from.

A version keeps the play: its verdict is that of the original, and so are its keys, or the lines of
a helpmate, as they come to lie. Only where colours are exchanged nothing is solved: there the
diagram is all that is known.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from composer.problem.edits import put, remove, shift, swap_colours, transform
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import (
    Square,
    Symmetry,
    file_of,
    on_board,
    parse_square,
    rank_of,
    square_at,
    square_name,
)
from composer.solver.deadline import Deadline
from composer.solver.lines import Line
from composer.solver.options import Token
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys

SHIFTS = {"a file": ((1, 0), (-1, 0)), "a rank": ((0, 1), (0, -1))}
TRIALS = 24
"""Changes of a man that are tried for each kind of change."""

SECONDS = 1.0
"""How long a version of a helpmate is solved; what takes longer is no version."""

EXCHANGED = "colours exchanged"
"""The kind of version in which White and Black change places."""


@dataclass(frozen=True, slots=True)
class Rework:
    """A version of a problem.

    Attributes:
        kind: how it was made.
        problem: the version.
        is_solved: whether its play is that of the original.
    """

    kind: str
    problem: Problem
    is_solved: bool = True


def reworks(problem: Problem, keys: tuple[str, ...], dice: random.Random) -> Iterator[Rework]:
    """Yield versions of a sound problem, one of each kind that can be made of it.

    Args:
        problem: a problem of orthodox chess without twins.
        keys: its keys as UCI; none of helpmates, whose versions are solved with all their lines.
        dice: which man is changed, and where to.
    """
    position = problem.position
    mirrored = transform(position, Symmetry.MIRROR_FILES)
    sound = _Soundness(problem, keys)
    if sound.holds(mirrored, Symmetry.MIRROR_FILES):
        yield Rework("mirrored", replace(problem, position=mirrored))
    for name, ways in SHIFTS.items():
        for files, ranks in ways:
            if _has_room(position, files, ranks):
                moved = shift(position, files, ranks)
                if sound.holds(moved, None, files, ranks):
                    yield Rework(f"moved by {name}", replace(problem, position=moved))
                    break
    if not any(man.kind is Kind.PAWN for _, man in position):
        symmetry = dice.choice((Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270))
        turned = transform(position, symmetry)
        if sound.holds(turned, symmetry):
            yield Rework("turned", replace(problem, position=turned))
    changes = {
        "a man elsewhere": _elsewhere,
        "another man": _another,
        "a man more": _more,
        "a man less": _less,
    }
    changed = position
    for kind, change in changes.items():
        for _ in range(TRIALS):
            version = change(position, dice)
            if sound.holds(version):
                yield Rework(kind, replace(problem, position=version))
                break
    for change in (_elsewhere, _more, _another):
        for _ in range(TRIALS):
            version = change(changed, dice)
            if sound.holds(version):
                changed = version
                break
    if changed != position:
        turned = transform(changed, Symmetry.MIRROR_FILES)
        if sound.holds(turned, Symmetry.MIRROR_FILES):
            yield Rework("three men and mirrored", replace(problem, position=turned))
    if not problem.stipulation.is_direct:
        yield Rework(EXCHANGED, replace(problem, position=swap_colours(position)), is_solved=False)


class _Soundness:
    """Whether versions keep the play of a problem."""

    def __init__(self, problem: Problem, keys: tuple[str, ...]) -> None:
        self._problem, self._keys = problem, keys
        self._lines = () if keys else tuple(map(_uci, solve(problem).lines))

    def holds(
        self,
        version: Position,
        symmetry: Symmetry | None = None,
        files: int = 0,
        ranks: int = 0,
    ) -> bool:
        """Tell whether a version is sound, with the keys where they come to lie."""
        problem = replace(self._problem, position=version)
        if not self._keys:
            token = Token()
            with Deadline(token, SECONDS):
                found = solve(problem, cancel=token)
            here = {
                tuple(_laid(move, symmetry, files, ranks) for move in line) for line in self._lines
            }
            return found.verdict is Verdict.SOUND and here == set(map(_uci, found.lines))
        found = solve_keys(problem)
        if found.verdict is not Verdict.SOUND:
            return False
        laid = {_laid(key, symmetry, files, ranks) for key in self._keys}
        return laid == {key.move.uci for key in found.keys if key.move is not None}


def _uci(line: Line) -> tuple[str, ...]:
    return tuple(move.uci for move in line.moves)


def _laid(move: str, symmetry: Symmetry | None, files: int, ranks: int) -> str:
    names = []
    for at in (0, 2):
        square = parse_square(move[at : at + 2])
        turned = square if symmetry is None else symmetry.apply(square)
        file, rank = file_of(turned) + files, rank_of(turned) + ranks
        if on_board(file, rank):  # else the key has left it, and is none of the version's
            names.append(square_name(square_at(file, rank)))
    return "".join(names) + move[4:]


def _has_room(position: Position, files: int, ranks: int) -> bool:
    return all(
        on_board(file_of(square) + files, rank_of(square) + ranks)
        and not (man.kind is Kind.PAWN and rank_of(square) + ranks in (0, 7))
        for square, man in position
    )


def _empty(position: Position, man: Man, dice: random.Random) -> Square:
    pawn = man.kind is Kind.PAWN
    squares = range(8, 56) if pawn else range(64)
    return dice.choice([square for square in squares if position[square] is None])


def _one(position: Position, dice: random.Random) -> tuple[Square, Man]:
    return dice.choice([each for each in position if each[1].kind is not Kind.KING])


def _elsewhere(position: Position, dice: random.Random) -> Position:
    square, man = _one(position, dice)
    return put(remove(position, square), _empty(position, man, dice), man)


def _another(position: Position, dice: random.Random) -> Position:
    square, man = _one(position, dice)
    kinds = [Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT]
    if rank_of(square) not in (0, 7):
        kinds.append(Kind.PAWN)
    kinds.remove(man.kind) if man.kind in kinds else None
    return put(position, square, Man.of(man.colour, dice.choice(kinds)))


def _more(position: Position, dice: random.Random) -> Position:
    man = dice.choice((Man.WHITE_PAWN, Man.BLACK_PAWN, Man.BLACK_PAWN, Man.BLACK_KNIGHT))
    return put(position, _empty(position, man, dice), man)


def _less(position: Position, dice: random.Random) -> Position:
    square, _ = _one(position, dice)
    return remove(position, square)
