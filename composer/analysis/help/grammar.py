# SPDX-License-Identifier: GPL-3.0-or-later
"""What a theme of helpmates lacks in some solutions: a quick measure for a search.

A grammar says less than the detector, which has the last word: solutions that lack nothing are
mostly the theme. It looks at the moves alone, and so costs a small part of what the detector does.
A search that has many solutions before it takes those that lack least as the ones that are meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import Final

from composer.analysis.board import LINERS
from composer.analysis.courses.correspondences import Correspondences, compared
from composer.analysis.courses.course import course_of
from composer.analysis.help import flags as mates
from composer.analysis.help.functions import exchanges
from composer.analysis.help.orientation import Orientation, way
from composer.analysis.themes.flag import Flag
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square

MISSING: Final = 3
"""What a theme lacks of which nothing is there."""

_LEAST: Final = 3  # half-moves that are transformed, as the detector asks


@dataclass(frozen=True)
class SolutionRoles:
    """One solution by its men: which of the diagram move, mate and are taken.

    Attributes:
        moves: its half-moves.
        homes: of each half-move where its man stands in the diagram.
        taken: of each half-move where the man stands in the diagram whom it takes; -1 for nobody.
    """

    moves: tuple[Move, ...]
    homes: tuple[Square, ...]
    taken: tuple[Square, ...]

    @property
    def mater(self) -> Square:
        """Where the man who mates stands in the diagram."""
        return self.homes[-1]

    @property
    def lost(self) -> frozenset[Square]:
        """Where the men of the mating side stand in the diagram who are taken."""
        side = self.moves[-1].man.colour
        taken = zip(self.moves, self.taken, strict=True)
        return frozenset(who for move, who in taken if who >= 0 and move.man.colour is not side)

    @property
    def men(self) -> frozenset[Square]:
        """Where the men stand in the diagram who move or are taken."""
        return frozenset((*self.homes, *(who for who in self.taken if who >= 0)))


def solution_roles(moves: Sequence[Move]) -> SolutionRoles:
    """Return which men of the diagram play what part in a solution."""
    whence: dict[Square, Square] = {}
    homes: list[Square] = []
    taken: list[Square] = []
    for move in moves:
        lost = -1
        if move.capture is not None:
            square = move.origin & 56 | move.target & 7 if move.en_passant else move.target
            lost = whence.pop(square, square)
        home = whence.pop(move.origin, move.origin)
        whence[move.target] = home
        homes.append(home)
        taken.append(lost)
    return SolutionRoles(tuple(moves), tuple(homes), tuple(taken))


Solutions = Sequence[SolutionRoles]
HelpGrammar = Callable[[Position, Solutions], int]
"""Says what some solutions of a position lack of a theme; 0 for nothing."""


def zilahi(_: Position, solutions: Solutions) -> int:
    """Say what is missing of a pair of men who mate and are taken by turns."""
    best = MISSING
    for one, other in combinations(solutions, 2):
        if one.mater == other.mater or _king_mates(one) or _king_mates(other):
            continue
        both = (other.mater in one.lost) + (one.mater in other.lost)
        best = min(best, 2 - both)
    return best


def cyclic_zilahi(_: Position, solutions: Solutions) -> int:
    """Say what is missing of a circle: who is taken in one solution mates in the next."""
    maters = [each.mater for each in solutions]
    if len(set(maters)) < len(maters) or len(maters) < 3:
        return MISSING
    takes = [[who for who in maters if who in each.lost] for each in solutions]
    return min(MISSING, sum(len(found) != 1 for found in takes))


def reciprocal_captures(_: Position, solutions: Solutions) -> int:
    """Say what is missing of two men who take each other."""
    made = [set(zip(each.homes, each.taken, strict=True)) for each in solutions]
    for one, other in combinations(made, 2):
        if any(lost >= 0 and (lost, taker) in other for taker, lost in one):
            return 0
    return 1 if any(lost >= 0 for found in made for _, lost in found) else 2


def transformation(_: Position, solutions: Solutions) -> int:
    """Say what is missing of lines that run straight in one solution and aslant in the other."""
    best = MISSING
    for one, other in combinations(solutions, 2):
        wrong = good = 0
        for ours, theirs in zip(map(_way, one.moves), map(_way, other.moves), strict=False):
            if ours is None and theirs is None:
                continue
            if None in (ours, theirs) or ours is theirs:
                wrong += 1
            else:
                good += 1
        best = min(best, wrong + max(0, _LEAST - 1 - good))
    return best


def _way(move: Move) -> Orientation | None:
    return way(move.origin, move.target) if move.man.kind in LINERS else None


def _king_mates(solution: SolutionRoles) -> bool:
    return solution.moves[-1].man.kind is Kind.KING


def by_detector(*rules: Callable[[Correspondences], object], id: str) -> HelpGrammar:
    """Return a grammar that asks a theme's detector itself: of few solutions, for it is dear."""

    def missing(position: Position, solutions: Solutions) -> int:
        courses = tuple(course_of(position, solution.moves) for solution in solutions)
        found = compared(courses)
        for rule in rules:
            flags: Sequence[Flag] = tuple(rule(found))  # type: ignore[arg-type]
            if any(flag.id == id for flag in flags):
                return 0
        return 2

    return missing


def models(position: Position, solutions: Solutions) -> int:
    """Say how many of the mates are no models, and whether they are all the same."""
    pictures = [course_of(position, solution.moves).picture for solution in solutions]
    wrong = sum(picture is None or not picture.purity.model for picture in pictures)
    return min(MISSING, wrong + (len({solution.moves[-1].uci for solution in solutions}) == 1))


def model(position: Position, solutions: Solutions) -> int:
    """Say whether no mate is a model."""
    pictures = [course_of(position, solution.moves).picture for solution in solutions]
    return 0 if any(p is not None and p.purity.model for p in pictures) else 2


def ideal(position: Position, solutions: Solutions) -> int:
    """Say whether no mate is an ideal one; a model lacks less."""
    pictures = [course_of(position, solution.moves).picture for solution in solutions]
    if any(picture is not None and picture.purity.ideal for picture in pictures):
        return 0
    return 1 + model(position, solutions) // 2


HELP_GRAMMARS: Final[Mapping[str, HelpGrammar]] = MappingProxyType(
    {
        "zilahi": zilahi,
        "cyclic_zilahi": cyclic_zilahi,
        "reciprocal_captures": reciprocal_captures,
        "orthogonal_diagonal_transformation": transformation,
        "exchange_of_functions": by_detector(exchanges, id="exchange_of_functions"),
        "model_mate_2": models,
        "model_mate": model,
        "ideal_mate": ideal,
        "pin_model": by_detector(mates.mates, id="pin_model"),
    }
)
"""Which theme of helpmates has which grammar."""

DEAR: Final = frozenset(
    {"exchange_of_functions", "model_mate", "model_mate_2", "ideal_mate", "pin_model"}
)
"""Those that look at more than moves: they are asked where there are few solutions."""
