# SPDX-License-Identifier: GPL-3.0-or-later
"""What a condition says of itself: how it is meant, which men arise by it, what hinders it.

What it does in play is said twice: in C, in `kernel/core/general/conditions`, which has it by the
name `engine`, and plainly in `tests/oracle/conditions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, fields, is_dataclass
from typing import ClassVar, Final

from composer.problem.defects import Defect, Fault
from composer.problem.men import ROYAL, SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.rules.book import Condition

UNMOVED: Final = "unmoved"
"""The quality of a man who has not moved yet, where that matters."""

UNCAPTURABLE: Final = "uncapturable"
"""The quality of a man whom nobody captures."""

BEYOND: Final = "alice-b"
"""The quality of a man on the second board."""

FIRST_BOARD: Final = "alice-a"
"""The quality of a man of whom a diagram says that he stands on the first board, as all do."""

CHAMELEON: Final = "chameleon"
"""The quality of a man who changes his kind whenever he moves."""

KAMIKAZE: Final = "kamikaze"
PARALYSING: Final = "paralysing"
MAGIC: Final = "magic"
HURDLE_COLOUR: Final = "hurdle-colour-changing"
FUNCTIONARY: Final = "functionary"
PATROL: Final = "patrol"
VOLAGE: Final = "volage"
PROTEAN: Final = "protean"
JIGGER: Final = "jigger"
BUL: Final = "bul"
DOB: Final = "dob"

QUALITY_ORDER: Final = (
    *(ROYAL, UNMOVED, UNCAPTURABLE, BEYOND, CHAMELEON, KAMIKAZE, PARALYSING, MAGIC, HURDLE_COLOUR),
    *(FUNCTIONARY, PATROL, VOLAGE, PROTEAN, JIGGER, BUL, DOB),
)
"""The qualities that have to do with conditions, in the order of the compiled engine's numbers."""


@dataclass(frozen=True, slots=True)
class ShownStep:
    """What tells how a move with a choice is written.

    Attributes:
        origin: where from.
        target: where he arrives.
        choice: the cell that is chosen besides.
        flag: what a condition tells one of its moves by from another.
    """

    origin: int
    target: int
    choice: int
    flag: int


@dataclass(frozen=True, slots=True)
class Arising:
    """The men that may arise in the play by a condition, besides those of the diagram.

    Attributes:
        kinds: kinds that men may become.
        qualities: qualities that men may get or lose.
        neutral: whether men may become neutral.
    """

    kinds: frozenset[Kind] = frozenset()
    qualities: frozenset[str] = frozenset()
    neutral: bool = False


class Meant:
    """A part of what a condition means, in several numbers."""

    def numbers(self, kinds: Mapping[Kind, int]) -> list[int]:
        """Return them, as the compiled engine reads them."""
        raise NotImplementedError


class PlayedCondition:
    """What a condition says of itself, for the engine that plays it.

    Attributes:
        engine: the name of its counterpart in the compiled engine.
        sign: Popeye's letters of what it moves that is no man.
        allows: what is wrong with a diagram elsewhere, and no hindrance by this condition.
        shuts_squares: whether each square that a man leaves becomes a hole.
        partner: the kind with whom kings castle.
        returns_men: whether a captured man may come back, so that no man is won by a capture.
        moves_others: whether a side moves men of the other.
        tells: qualities of men that say something by this condition only.
        names_first: whether who is chosen in a move is a man of the side to move who becomes
            another before it, as in `[e8=R] Kd4`.
        only: the quality of the men of whose moves alone it is asked; empty where of all.
    """

    engine: ClassVar[str]
    sign: ClassVar[str] = ""
    allows: ClassVar[frozenset[Fault]] = frozenset()
    shuts_squares: ClassVar[bool] = False
    partner: ClassVar[Kind] = Kind.ROOK
    returns_men: ClassVar[bool] = False
    moves_others: ClassVar[bool] = False
    tells: ClassVar[frozenset[str]] = frozenset()
    names_first: ClassVar[bool] = False
    only: str = ""

    def restraining(self, side: Colour) -> PlayedCondition:
        """Return it as it is where a side defends, if it restrains who does so; else itself."""
        return self

    def via(self, step: ShownStep) -> int | None:
        """Return the cell that is named between origin and target of a move, if one is."""
        return None

    def suffix_of(self, man: Man) -> str:
        """Return what stands at the very end of a move of a man, as he stood before it."""
        return ""

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return how it is meant, as the compiled engine reads it: its fields, one after another.

        Args:
            start: the diagram.
            kinds: the engine's numbers of all kinds of men that there may be.
        """
        names: list[str] = [each.name for each in fields(self)] if is_dataclass(self) else []
        return [number for name in names for number in _numbers_of(getattr(self, name), kinds)]

    def goes_as(self, kind: Kind) -> Kind:
        """Return the kind in whose way men of a kind go throughout, whatever they are called."""
        return kind

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the kinds that pawns become.

        Args:
            kinds: what they would become without it.
            present: the kinds in the diagram.
        """
        return kinds

    def last(self, white: bool, cells: frozenset[int]) -> frozenset[int]:
        """Return the cells where pawns of a side are promoted, otherwise some cells."""
        return cells

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return the men that may arise by it in the play from a diagram with some men.

        Men of the orthodox kinds, of those in the diagram, and of the other side are always
        counted in.
        """
        return Arising()

    def wrong(self, start: Position) -> tuple[Defect, ...]:
        """Name what keeps a diagram from being solved by it."""
        return ()

    def prepared(self, start: Position) -> Mapping[int, Man | None]:
        """Return the men of a diagram who are others in play than they are shown."""
        return {}


def _numbers_of(value: object, kinds: Mapping[Kind, int]) -> Sequence[int]:
    """Return a field as numbers; sides are whether White is among them, and whether Black is."""
    if isinstance(value, Meant):
        return value.numbers(kinds)
    if isinstance(value, frozenset):
        return [int(side in value) for side in SIDES]
    if isinstance(value, tuple):
        return [number for part in value for number in _numbers_of(part, kinds)]
    if isinstance(value, Kind):
        return [kinds[value]]
    assert isinstance(value, int), value
    return [int(value)]


Played = Callable[[Condition], PlayedCondition | None]
"""Makes a condition as it is played; None where it is not played as its words have it."""


def wordless(made: Callable[[], PlayedCondition]) -> Played:
    """Return what makes a condition that takes no words."""

    def row(condition: Condition) -> PlayedCondition | None:
        return None if condition.words else made()

    return row


def of_men(quality: str, made: Callable[[], PlayedCondition]) -> Callable[[], PlayedCondition]:
    """Return what makes a condition as it holds for the moves of men with a quality only."""

    def row() -> PlayedCondition:
        found = copy(made())
        object.__setattr__(found, "only", quality)  # its fields are frozen
        return found

    return row


def quality_number(quality: str) -> int:
    """Return the number of a quality for the compiled engine, from 1; 0 for none."""
    return QUALITY_ORDER.index(quality) + 1 if quality else 0


def turned(man: Man) -> Man:
    """Return the same man of the other side; a neutral man stays neutral."""
    return Man.of(man.colour.other, man.kind, man.qualities)


def as_kind(man: Man, kind: Kind) -> Man:
    """Return the same man as another kind; a king is royal without a quality."""
    qualities = man.qualities - {ROYAL} if kind is Kind.KING else man.qualities
    return Man.of(man.colour, kind, qualities)


def with_quality(man: Man, quality: str) -> Man:
    """Return the same man with a quality; a king is royal without it."""
    if quality == ROYAL and man.kind is Kind.KING:
        return man
    return man.with_qualities(man.qualities | {quality})


def without_quality(man: Man, quality: str) -> Man:
    """Return the same man without a quality."""
    return man.with_qualities(man.qualities - {quality})


def partner_of_kings(conditions: Iterable[PlayedCondition]) -> Kind:
    """Return the kind with whom kings castle by some conditions."""
    others = (condition.partner for condition in conditions if condition.partner is not Kind.ROOK)
    return next(others, Kind.ROOK)
