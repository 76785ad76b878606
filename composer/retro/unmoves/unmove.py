# SPDX-License-Identifier: GPL-3.0-or-later
"""A move taken back, with all that its text needs, and the position before it.

Of that position it is said what is known of its men.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.consequences import LetterOf
from composer.problem.men import Colour, Kind, Man
from composer.problem.named import kind_name
from composer.problem.position import Castling, Position, possible_castling
from composer.problem.squares import Square, rank_of, square_at, square_name
from composer.said.sentence import Notation, Part, Sentence, Template

_QUIET: Final = Template("{man} {origin}-{arrival}")
_CAPTURE: Final = Template("{man} {origin}-{arrival}, uncapturing: {uncaptured}")
_PROMOTION: Final = Template("{man} {arrival} was a pawn on {origin}")
_PROMOTION_CAPTURE: Final = Template(
    "{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}"
)
_DOUBLE_STEP: Final = Template("{man} {origin}-{arrival}, the double step")
_EN_PASSANT: Final = Template("{man} {origin}-{arrival}, uncapturing in passing")
_CASTLING: Final = Template("castling: {move}")


def _letter(kind: Kind) -> str:
    return kind.letter


@dataclass(frozen=True, slots=True)
class UnMove:
    """A move that may have led to a diagram.

    Attributes:
        man: the man as it stands now; what promoted is the officer that it has become.
        origin: where it came from.
        arrival: where it stands now; in castling, the king's square.
        uncaptured: the man that it captured, if any.
        unpromotes: whether it was a pawn that promoted.
        en_passant: whether a pawn captured in passing; the uncaptured pawn then does not come
            back where the capturer stands.
        castling: which castling it was, if it was one.
        double_step: whether it was a pawn's double step.
    """

    man: Man
    origin: Square
    arrival: Square
    uncaptured: Man | None = None
    unpromotes: bool = False
    en_passant: bool = False
    castling: Castling | None = None
    double_step: bool = False

    @property
    def colour(self) -> Colour:
        """The side that made the move."""
        return self.man.colour

    @property
    def man_before(self) -> Man:
        """The man as it stood before the move: a pawn where it promoted."""
        return Man.of(self.man.colour, Kind.PAWN) if self.unpromotes else self.man

    @property
    def uncaptured_on(self) -> Square | None:
        """Where the uncaptured man stood; after a capture in passing beside the arrival."""
        if self.uncaptured is None:
            return None
        if not self.en_passant:
            return self.arrival
        return self.arrival + (-8 if self.man.colour is Colour.WHITE else 8)

    def text(self, letter: LetterOf = _letter) -> str:
        """Return the move as retro literature writes it: long, with the man uncaptured.

        `Kg1xNh1`, `c7-c5`, `b5xc6 e.p.`, `g7xRh8=Q`, `O-O`. The letters are English unless others
        are given.
        """
        if self.castling is not None:
            return "O-O" if self.castling.is_short else "O-O-O"
        before = self.man_before.kind
        man = "" if before is Kind.PAWN else letter(before)
        sign = "-" if self.uncaptured is None else "x"
        victim = ""
        if self.uncaptured is not None and not self.en_passant:
            victim = letter(self.uncaptured.kind)
        end = f"={letter(self.man.kind)}" if self.unpromotes else ""
        end += " e.p." if self.en_passant else ""
        return f"{man}{square_name(self.origin)}{sign}{victim}{square_name(self.arrival)}{end}"

    def numbered(self, number: int = 1, letter: LetterOf = _letter) -> str:
        """Return the text with its number, as in `-1.Kg1xNh1` and `-1...c7-c5`.

        Args:
            number: how many moves before the diagram, counted from 1.
            letter: the letters of the men.
        """
        dots = "." if self.man.colour is Colour.WHITE else "..."
        return f"-{number}{dots}{self.text(letter)}"

    @property
    def sentence(self) -> Sentence:
        """The move in words: what went where, and what comes back."""
        parts: dict[str, Part] = {
            "man": kind_name(self.man.kind),
            "origin": square_name(self.origin),
            "arrival": square_name(self.arrival),
            "move": Notation(self.text()),
        }
        if self.uncaptured is not None:
            parts["uncaptured"] = kind_name(self.uncaptured.kind)
        return self._template().said(**parts)

    def _template(self) -> Template:
        if self.castling is not None:
            return _CASTLING
        if self.unpromotes:
            return _PROMOTION if self.uncaptured is None else _PROMOTION_CAPTURE
        if self.en_passant:
            return _EN_PASSANT
        if self.double_step:
            return _DOUBLE_STEP
        return _QUIET if self.uncaptured is None else _CAPTURE

    @property
    def key(self) -> tuple[int, ...]:
        """What lists of un-moves are sorted by: arrival, origin, what is uncaptured, the rest."""
        uncaptured = 0 if self.uncaptured is None else int(self.uncaptured.kind)
        special = 1 if self.double_step else 2 if self.en_passant else 3 if self.castling else 0
        return self.arrival, self.origin, uncaptured, int(self.unpromotes), special


def unmove_texts(unmoves: Sequence[UnMove], letter: LetterOf = _letter) -> tuple[str, ...]:
    """Return moves taken back one after the other, each with its number where it needs one.

    They stand as in retro literature, the last move first: `-1...c7-c5`, `-2.Kg1xNh1`, `b6-b5`.
    """
    offset = 1 if unmoves and unmoves[0].colour is Colour.BLACK else 0
    return tuple(
        unmove.text(letter)
        if place and (place + offset) % 2
        else unmove.numbered((place + offset) // 2 + 1, letter)
        for place, unmove in enumerate(unmoves)
    )


Unmoved = frozenset[Square]
"""The squares of men that are known never to have moved."""

NOTHING_KNOWN: Unmoved = frozenset()


def take_back(position: Position, unmove: UnMove) -> Position:
    """Return the position before a move.

    The side that made it has the move. Castling rights are those of the diagram as far as king
    and rook still stand at home, and the one that the move has used: no right is supposed that
    the diagram or the move does not show, so that the move leads back to the diagram. After a
    capture in passing taken back the e.p. square is declared.

    Raises:
        ValueError: the man that moved does not stand where the un-move has it.
    """
    if position[unmove.arrival] is not unmove.man:
        raise ValueError(f"{unmove.text()} does not lead to this position")
    board = list(position.board)
    for square, man in changes_back(unmove):
        board[square] = man
    rights = position.castling
    if unmove.castling is not None:
        rights = rights | {unmove.castling}
    if rights:
        rights = rights & possible_castling(tuple(board))
    passed = unmove.arrival if unmove.en_passant else None
    return Position(tuple(board), unmove.colour, rights, passed)


def changes_back(unmove: UnMove) -> tuple[tuple[Square, Man | None], ...]:
    """Return the squares that change when a move is taken back, and what stands there then."""
    changes: list[tuple[Square, Man | None]] = [(unmove.arrival, None)]
    if unmove.castling is not None:
        rook = Man.of(unmove.colour, Kind.ROOK)
        changes.append((rook_arrival(unmove.castling), None))
        changes.append((unmove.castling.rook_square, rook))
    if unmove.uncaptured_on is not None:
        changes.append((unmove.uncaptured_on, unmove.uncaptured))
    changes.append((unmove.origin, unmove.man_before))
    return tuple(changes)


def rook_arrival(castling: Castling) -> Square:
    """Return where the rook stands after castling."""
    return square_at(5 if castling.is_short else 3, rank_of(castling.king_square))


def unmoved_before(unmoved: Unmoved, unmove: UnMove) -> Unmoved:
    """Return which men are known never to have moved before a move.

    Whoever castled had moved neither king nor rook; all that had not moved after the move had
    not moved before it.
    """
    if unmove.castling is None:
        return unmoved
    return unmoved | {unmove.castling.king_square, unmove.castling.rook_square}
