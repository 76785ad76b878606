# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins: further problems that are made from a diagram by small changes.

The kinds of changes are those of Popeye's twinning commands, as far as orthodox chess knows
them. A twin starts from the diagram, or, when it is *continued*, from the twin before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.problem.edits import exchange, move, put, remove, shift, transform
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Castling, Position, possible_castling
from composer.problem.squares import Square, Symmetry, file_of, rank_of, square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.rules.book import Condition
from composer.said.sentence import Template

FIRST_LETTER: Final = "b"  # the diagram is a)
_LETTER: Final = re.compile(r"[a-z][0-9]{0,3}", re.ASCII)


class Reason(Enum):
    """Why a change cannot be made; `{place}` stands for a square or for what is written."""

    EMPTY_SQUARE = Template("no man stands on {place}")
    OFF_THE_BOARD = Template("a man would leave the board")
    UNREAD = Template("the change {place} is not understood")
    NO_TWIN_BEFORE = Template("the twin before it cannot be set up")


class TwinError(ValueError):
    """A twin that cannot be set up; `reason` and `place` say why."""

    def __init__(self, reason: Reason, place: str = "") -> None:
        super().__init__(reason.value.said(place=place))
        self.reason = reason
        self.place = place


@dataclass(frozen=True, slots=True)
class MoveMan:
    """A man stands on another square; one that stood there is replaced."""

    origin: Square
    target: Square


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two squares exchange what stands on them; the first is not empty."""

    a: Square
    b: Square


@dataclass(frozen=True, slots=True)
class RemoveMan:
    """A man is taken off."""

    square: Square


@dataclass(frozen=True, slots=True)
class AddMan:
    """A man is put on a square; one that stood there is replaced."""

    square: Square
    man: Man


@dataclass(frozen=True, slots=True)
class Substitute:
    """Every man of one kind, of both sides, becomes another kind."""

    old: Kind
    new: Kind


@dataclass(frozen=True, slots=True)
class Turned:
    """The whole position is rotated or mirrored."""

    symmetry: Symmetry


@dataclass(frozen=True, slots=True)
class Shift:
    """The whole position is shifted, as from one square to the other."""

    origin: Square
    target: Square

    @property
    def files(self) -> int:
        """By how many files; right is positive."""
        return file_of(self.target) - file_of(self.origin)

    @property
    def ranks(self) -> int:
        """By how many ranks; up is positive."""
        return rank_of(self.target) - rank_of(self.origin)


@dataclass(frozen=True, slots=True)
class PolishType:
    """All men change their colour and stay where they are."""


@dataclass(frozen=True, slots=True)
class OtherStipulation:
    """The stipulation is another; if then the other side begins by convention, it has the move."""

    stipulation: Stipulation


@dataclass(frozen=True, slots=True)
class OtherConditions:
    """The conditions are others, instead of those that held; none where there are none."""

    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Unread:
    """What is written of a twin and not understood; it is kept as it is."""

    text: str


Change = (
    MoveMan
    | Exchange
    | RemoveMan
    | AddMan
    | Substitute
    | Turned
    | Shift
    | PolishType
    | OtherStipulation
    | OtherConditions
    | Unread
)
LOCAL: Final = (MoveMan, Exchange, RemoveMan, AddMan)
"""The changes that concern single men."""


@dataclass(frozen=True, slots=True)
class Twin:
    """One twin.

    Attributes:
        letter: `b`, `c` ...; `a` where the diagram itself is not solved (zero position).
        changes: what is changed, in this order; none where it is not yet decided.
        continued: whether it starts from the twin before it and not from the diagram.

    Raises:
        ValueError: the letter is none.
    """

    letter: str
    changes: tuple[Change, ...] = ()
    continued: bool = False

    def __post_init__(self) -> None:
        if not _LETTER.fullmatch(self.letter):
            raise ValueError(f"expected the letter of a twin such as b, got {self.letter!r}")


def lettered(twins: Iterable[Twin], first: str = FIRST_LETTER) -> tuple[Twin, ...]:
    """Give twins their letters in order: b, c ... z, then z1, z2 ..."""
    letters = [chr(code) for code in range(ord(first), ord("z") + 1)]
    return tuple(
        replace(
            twin,
            letter=letters[place] if place < len(letters) else f"z{place - len(letters) + 1}",
        )
        for place, twin in enumerate(twins)
    )


def first_side(stipulation: Stipulation) -> Colour:
    """Return who begins by convention: Black in `h#2`, White in `h#2.5` and in direct play.

    After the key it is Black. In help-self and help-reflex play White begins, but Black where there
    is half a move. Of proof games it is the side that has the move in the diagram, after the last
    move.
    """
    if stipulation.is_proof_game:
        return stipulation.turn_at_end
    if stipulation.structure is not None:
        return stipulation.structure.side
    if stipulation.after_key:
        return Colour.BLACK
    if stipulation.play is Play.HELP:
        return Colour.WHITE if stipulation.half else Colour.BLACK
    return Colour.BLACK if stipulation.half else Colour.WHITE


def changed_position(position: Position, change: Change) -> Position:
    """Return a position after a change; another stipulation, or other
    conditions, leave it as it is.

    Raises:
        TwinError: the change cannot be made.
    """
    if isinstance(change, LOCAL):
        return _local(position, change)
    if isinstance(change, Substitute):
        men = {
            square: Man.of(man.colour, change.new, man.qualities) if man.kind is change.old else man
            for square, man in position
        }
        return _with_men(position, men, position.castling)
    if isinstance(change, Turned):
        return transform(position, change.symmetry)
    if isinstance(change, Shift):
        try:
            return shift(position, change.files, change.ranks)
        except ValueError:
            raise TwinError(Reason.OFF_THE_BOARD) from None
    if isinstance(change, PolishType):
        return _with_men(position, {square: man.recoloured() for square, man in position})
    if isinstance(change, Unread):
        raise TwinError(Reason.UNREAD, change.text)
    return position


def _local(position: Position, change: MoveMan | Exchange | RemoveMan | AddMan) -> Position:
    if isinstance(change, AddMan):
        return put(position, change.square, change.man)
    if isinstance(change, MoveMan):
        return move(position, _occupied(position, change.origin), change.target)
    if isinstance(change, Exchange):
        return exchange(position, _occupied(position, change.a), change.b)
    return remove(position, _occupied(position, change.square))


def _occupied(position: Position, square: Square) -> Square:
    if position[square] is None:
        raise TwinError(Reason.EMPTY_SQUARE, square_name(square))
    return square


def _with_men(
    position: Position, men: dict[Square, Man], rights: frozenset[Castling] | None = None
) -> Position:
    """Return the position with other men, whose castling is by convention unless given."""
    bare = Position.of(men, position.turn)
    kept = bare.castling if rights is None else rights & possible_castling(bare.board)
    square = position.en_passant
    passed = square if square in bare.en_passant_squares() else None
    return Position(bare.board, position.turn, kept, passed, position.state)
