# SPDX-License-Identifier: GPL-3.0-or-later
"""Glasgow chess and limited promotion: where pawns are promoted, and to what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import SQUARES, rank_of
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class PromotionOnly(PlayedCondition):
    """Pawns are promoted to certain kinds only.

    Attributes:
        kinds: which.
    """

    engine = "promotion-only"

    kinds: tuple[Kind, ...]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return nothing: who promotes is told by `promotions`."""
        return ()

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the kinds, whatever stands in the diagram."""
        return self.kinds


class Marine(PlayedCondition):
    """Pawns are promoted to marine men, and to what else stands in the diagram.

    Men go as they are called, as Popeye has it: who wants marine men sets them up. Kings castle
    with tritons, and not with rooks.
    """

    engine = "marine"
    partner = Kind.of("triton")

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the marine officers, and those present."""
        others = [kind for kind in kinds if not kind.is_orthodox or kind in present]
        marine = ("siren", "triton", "nereid", "marine-knight")
        return tuple(dict.fromkeys((*map(Kind.of, marine), *others)))


class CavalierMajeur(PlayedCondition):
    """Knights are nightriders: pawns are promoted to them, and a knight goes as one."""

    engine = "cavalier-majeur"

    def goes_as(self, kind: Kind) -> Kind:
        """Return the nightrider, for a knight."""
        return _NIGHTRIDER if kind is Kind.KNIGHT else kind

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the kinds, with nightriders for knights."""
        return tuple(dict.fromkeys(map(self.goes_as, kinds)))


class Glasgow(PlayedCondition):
    """Pawns are promoted on the seventh rank of their side."""

    engine = "glasgow"

    def last(self, white: bool, cells: frozenset[int]) -> frozenset[int]:
        """Return the cells of that rank."""
        return frozenset(cell for cell in SQUARES if rank_of(cell) == (6 if white else 1))


@dataclass(frozen=True, eq=False)
class PromotionSquares(PlayedCondition):
    """Pawns of a side are promoted on certain squares, and nowhere else.

    Attributes:
        white: whether White's.
        squares: where.
    """

    engine = "promotion-squares"

    white: bool
    squares: frozenset[int]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return nothing: where pawns are promoted is told by `last`."""
        return ()

    def last(self, white: bool, cells: frozenset[int]) -> frozenset[int]:
        """Return the cells, for pawns of that side."""
        return self.squares if white is self.white else cells


@dataclass(frozen=True, eq=False)
class NoPromotion(PlayedCondition):
    """Pawns of a side do not go where they would be promoted; they check there as ever.

    Attributes:
        sides: whose pawns.
    """

    engine = "no-promotion"

    sides: frozenset[Colour]


@dataclass(frozen=True, eq=False)
class SingleBox(PlayedCondition):
    """No side has more men of an orthodox kind than there are in one box.

    By type 1 a pawn can only be promoted to a man who is missing, and does not check by another
    capture. By type 2 a pawn for whom nobody is missing stays on his last rank; once one is
    missing, the other side promotes him with its next move. Fairy men are in no box: by type 1
    nobody is promoted to one. As Popeye has it.

    Attributes:
        type: which type it is, 1, 2 or 3.
    """

    engine = "single-box"

    type: int

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the orthodox kinds by type 1; by type 2, pawns too."""
        if self.type == 1:
            return tuple(kind for kind in kinds if kind.is_orthodox)
        pawns = (kind for kind in present if kind.row is not None and kind.row.promotes)
        return (*kinds, Kind.PAWN, *sorted(pawns, key=str))


@dataclass(frozen=True, eq=False)
class SingleBoxNaming(SingleBox):
    """By type 3 a side whose pawn waits promotes him before it moves, once a man is missing.

    That very pawn may then move, and checks as any man who is missing. As Popeye has it.
    """

    engine = "single-box-naming"
    names_first = True


def _single_box(condition: Condition) -> PlayedCondition | None:
    flags = options_of(condition).flags
    if "Type3" in flags:
        return SingleBoxNaming(3)
    return SingleBox(2 if "Type2" in flags else 1)


def _squares(white: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return PromotionSquares(white, frozenset(options_of(condition).squares))

    return made


def _only(condition: Condition) -> PlayedCondition | None:
    kinds = tuple(dict.fromkeys(Kind.of(kind) for kind in options_of(condition).kinds))
    if any(kind is Kind.KING or kind is Kind.PAWN for kind in kinds):
        return None
    return PromotionOnly(kinds)


_NIGHTRIDER: Final = Kind.of("nightrider")
ROWS: Final[Mapping[str, Played]] = {
    "promonly": _only,
    "singlebox": _single_box,
    "marine": wordless(Marine),
    "glasgow": wordless(Glasgow),
    "cavaliermajeur": wordless(CavalierMajeur),
    "whitepromsquares": _squares(white=True),
    "blackpromsquares": _squares(white=False),
    "nowhitepromotion": wordless(lambda: NoPromotion(frozenset({Colour.WHITE}))),
    "noblackpromotion": wordless(lambda: NoPromotion(frozenset({Colour.BLACK}))),
}
