# SPDX-License-Identifier: GPL-3.0-or-later
"""An edit: one thing that a composer may do to a position next, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.problem.edits import copy
from composer.problem.men import Man
from composer.problem.named import kind_name, man_name
from composer.problem.position import Position
from composer.problem.squares import Square, Symmetry, file_of, on_board, rank_of, square_name
from composer.problem.squares import square_at as at
from composer.problem.twins import (
    AddMan,
    Exchange,
    MoveMan,
    RemoveMan,
    Shift,
    Turned,
    changed_position,
)
from composer.said.sentence import (
    NOTHING,
    Capital,
    Sentence,
    Template,
    counted,
    joined,
    listed,
    said,
)

Change = MoveMan | Exchange | RemoveMan | AddMan | Turned | Shift


class EditKind(Enum):
    """What is done; the value is the word of the command line."""

    MOVE = "move"  # a man that is not royal goes to another square
    KING = "king"  # a king or another royal man does
    ADD = "add"
    REMOVE = "remove"
    CHANGE = "change"  # a man becomes another: kind, colour or both
    EXCHANGE = "exchange"  # two men change places
    SHIFT = "shift"  # the whole position
    MIRROR = "mirror"  # the whole position is mirrored or rotated


_BOTH_MOVES = frozenset({EditKind.MOVE, EditKind.KING})


def parse_kinds(text: str) -> frozenset[EditKind]:
    """Read the kinds of edits, as in `move,add`; `move` is of any man, kings included.

    Raises:
        ValueError: a word names no kind.
    """
    found: frozenset[EditKind] = frozenset()
    for word in text.split(","):
        try:
            kind = EditKind(word.strip().lower())
        except ValueError:
            known = ", ".join(edit_kind.value for edit_kind in EditKind)
            raise ValueError(f"expected edits among {known}, got {word.strip()!r}") from None
        found |= _BOTH_MOVES if kind is EditKind.MOVE else {kind}
    return found


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit.

    Attributes:
        kind: what is done.
        change: how, with its squares, as twins have it too.
        man: the man moved, added, removed, or the one there is after a change of man; of an
            exchange the man on its first square. None where the whole position is concerned.
        other: the man that goes: captured by a drop or changed into another; of an exchange
            the man on its second square.
        copied: where the man stands whom an added one is to be like, his marks included.
    """

    kind: EditKind
    change: Change
    man: Man | None = None
    other: Man | None = None
    copied: Square | None = None

    @classmethod
    def move(cls, position: Position, origin: Square, target: Square) -> Edit:
        """Return the edit that moves a man, who replaces what stands on the target.

        Raises:
            ValueError: no man stands on `origin`, or it is the target too.
        """
        man = _man_on(position, origin)
        if origin == target:
            raise ValueError(f"the man on {square_name(origin)} stands there already")
        kind = EditKind.KING if man.is_royal else EditKind.MOVE
        return cls(kind, MoveMan(origin, target), man, position[target])

    @classmethod
    def put(cls, position: Position, square: Square, man: Man) -> Edit:
        """Return the edit that puts a man on a square: he is added, or another becomes him.

        Raises:
            ValueError: he stands there already.
        """
        there = position[square]
        if there is man:
            raise ValueError(f"such a man stands on {square_name(square)} already")
        kind = EditKind.ADD if there is None else EditKind.CHANGE
        return cls(kind, AddMan(square, man), man, there)

    @classmethod
    def copy(cls, position: Position, origin: Square, target: Square) -> Edit:
        """Return the edit that puts a second man like one of the board on a square.

        Raises:
            ValueError: no man stands on `origin`.
        """
        man, there = _man_on(position, origin), position[target]
        kind = EditKind.ADD if there is None else EditKind.CHANGE
        return cls(kind, AddMan(target, man), man, there, origin)

    @classmethod
    def remove(cls, position: Position, square: Square) -> Edit:
        """Return the edit that takes a man off.

        Raises:
            ValueError: no man stands there.
        """
        return cls(EditKind.REMOVE, RemoveMan(square), _man_on(position, square))

    @classmethod
    def exchange(cls, position: Position, a: Square, b: Square) -> Edit:
        """Return the edit that lets two men change places.

        Raises:
            ValueError: a square is empty.
        """
        men = _man_on(position, a), _man_on(position, b)
        return cls(EditKind.EXCHANGE, Exchange(a, b), *men)

    @classmethod
    def turn(cls, symmetry: Symmetry) -> Edit:
        """Return the edit that mirrors or rotates the whole position."""
        return cls(EditKind.MIRROR, Turned(symmetry))

    @classmethod
    def shift(cls, files: int, ranks: int) -> Edit:
        """Return the edit that shifts the whole position, up and right being positive.

        Raises:
            ValueError: there is no such shift on a board.
        """
        if not (-7 <= files <= 7 and -7 <= ranks <= 7) or files == ranks == 0:
            raise ValueError(f"expected a shift by 1 to 7 files or ranks, got {files}, {ranks}")
        origin = at(7 if files < 0 else 0, 7 if ranks < 0 else 0)
        return cls(EditKind.SHIFT, Shift(origin, origin + files + 8 * ranks))

    def apply(self, position: Position) -> Position:
        """Return the position after the edit.

        Raises:
            TwinError: the edit does not fit this position.
        """
        if self.copied is not None and isinstance(self.change, AddMan):
            return copy(position, self.copied, self.change.square)
        return changed_position(position, self.change)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares it changes, to be lit on the board; none if the whole is concerned."""
        match self.change:
            case MoveMan(a, b) | Exchange(a, b):
                return a, b
            case RemoveMan(square) | AddMan(square):
                return (square,)
        return ()

    @property
    def men_more(self) -> int:
        """By how many men the position becomes richer; negative if men are saved."""
        if self.kind is EditKind.ADD:
            return 1
        captures = self.kind in (EditKind.MOVE, EditKind.KING) and self.other is not None
        return -1 if captures or self.kind is EditKind.REMOVE else 0

    @property
    def size(self) -> int:
        """How much is changed, for putting small edits first: squares, a new man counting one
        more; the whole board counts least, for the play stays what it was.
        """
        sizes = {EditKind.SHIFT: 0, EditKind.MIRROR: 0, EditKind.REMOVE: 1, EditKind.CHANGE: 1}
        return sizes.get(self.kind, 2)

    def carried(self, square: Square) -> Square | None:
        """Return where what was on a square of the diagram lies after the edit.

        A man that was moved lies on his new square. None if it was taken off or left the board.
        """
        match self.change:
            case MoveMan(origin, target):
                return target if square == origin else None if square == target else square
            case Exchange(a, b):
                return {a: b, b: a}.get(square, square)
            case RemoveMan(gone):
                return None if square == gone else square
        return self.place(square)

    def is_apart(self, other: Edit) -> bool:
        """Return whether another edit touches none of its squares."""
        return not set(self.squares) & set(other.squares)

    def place(self, square: Square) -> Square | None:
        """Return where an arrival square lies after the edit: only the whole moves squares."""
        match self.change:
            case Turned(symmetry):
                return symmetry.apply(square)
            case Shift() as moved:
                file, rank = file_of(square) + moved.files, rank_of(square) + moved.ranks
                return at(file, rank) if on_board(file, rank) else None
        return square

    @property
    def words(self) -> Sentence:
        """The edit in a few words: `Rook g3 to g4`, `Add black pawn g7`."""
        match self.change:
            case MoveMan(origin, target):
                return self._moved(square_name(origin), square_name(target))
            case AddMan(square, man) if self.other is None:
                return said("Add {man} {square}", man=man_name(man), square=square_name(square))
            case AddMan(square, man):
                return said(
                    "{man} {square} becomes {other}",
                    man=Capital(named(self.other)),
                    square=square_name(square),
                    other=man_name(man),
                )
            case RemoveMan(square):
                return said(
                    "Remove {man} {square}", man=named(self.man), square=square_name(square)
                )
            case Exchange(a, b):
                return said(
                    "Exchange {man} {square} and {other} {other_square}",
                    man=_kind(self.man),
                    square=square_name(a),
                    other=_kind(self.other),
                    other_square=square_name(b),
                )
            case Turned(symmetry):
                return _TURNS[symmetry].said()
        return _shift_words(self.change.files, self.change.ranks)

    def _moved(self, origin: str, target: str) -> Sentence:
        kind = Capital(_kind(self.man))
        if self.other is None:
            return said("{man} {origin} to {target}", man=kind, origin=origin, target=target)
        return said(
            "{man} {origin} to {target}, in place of the {other}",
            man=kind,
            origin=origin,
            target=target,
            other=man_name(self.other),
        )


@dataclass(frozen=True, slots=True)
class Edits:
    """Several edits made together, each of men that the others leave alone."""

    parts: tuple[Edit, ...]

    def apply(self, position: Position) -> Position:
        """Return the position after all of them.

        Raises:
            TwinError: one does not fit this position.
        """
        for part in self.parts:
            position = part.apply(position)
        return position

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares they change."""
        return tuple(square for part in self.parts for square in part.squares)

    @property
    def men_more(self) -> int:
        """By how many men the position becomes richer."""
        return sum(part.men_more for part in self.parts)

    @property
    def size(self) -> int:
        """How much is changed."""
        return sum(part.size for part in self.parts)

    def carried(self, square: Square) -> Square | None:
        """Return where what was on a square of the diagram lies after all of them."""
        place: Square | None = square
        for part in self.parts:
            place = None if place is None else part.carried(place)
        return place

    def place(self, square: Square) -> Square | None:
        """Return where an arrival square lies after all of them."""
        place: Square | None = square
        for part in self.parts:
            place = None if place is None else part.place(place)
        return place

    @property
    def words(self) -> Sentence:
        """The edits in words: `Rook g3 to g4, Add black pawn g7`."""
        return said("{edits}", edits=joined(part.words for part in self.parts))


Step = Edit | Edits
"""What is applied as one undo step."""

_TURNS = {
    Symmetry.ROTATE_90: Template("Rotate the board by 90° anticlockwise"),
    Symmetry.ROTATE_180: Template("Rotate the board by 180°"),
    Symmetry.ROTATE_270: Template("Rotate the board by 90° clockwise"),
    Symmetry.MIRROR_FILES: Template("Mirror the board, a1 to h1"),
    Symmetry.MIRROR_RANKS: Template("Mirror the board, a1 to a8"),
    Symmetry.MIRROR_LONG: Template("Mirror the board about a1-h8"),
    Symmetry.MIRROR_SHORT: Template("Mirror the board about a8-h1"),
}


def named(man: Man | None) -> Sentence:
    """Return a man in words, `black pawn`; nothing if there is none."""
    return NOTHING if man is None else man_name(man)


def _kind(man: Man | None) -> Sentence:
    return NOTHING if man is None else kind_name(man.kind)


def _man_on(position: Position, square: Square) -> Man:
    man = position[square]
    if man is None:
        raise ValueError(f"no man stands on {square_name(square)}")
    return man


def _shift_words(files: int, ranks: int) -> Sentence:
    parts = []
    if files > 0:
        parts.append(counted(files, "1 file right", "{count} files right"))
    elif files:
        parts.append(counted(-files, "1 file left", "{count} files left"))
    if ranks > 0:
        parts.append(counted(ranks, "1 rank up", "{count} ranks up"))
    elif ranks:
        parts.append(counted(-ranks, "1 rank down", "{count} ranks down"))
    return said("Shift the board {steps}", steps=listed(parts))
