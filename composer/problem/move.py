# SPDX-License-Identifier: GPL-3.0-or-later
"""A move together with what it does to the board and all that its text needs.

Only the engine that made a move works out what it does; whoever shows, writes or analyses it
applies its changes.

A known move is played on a position, to show a line of a solution on the board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from composer.problem.consequences import (
    COLOUR_SIGNS,
    EffectText,
    LetterOf,
    effect_texts,
    written_effects,
)
from composer.problem.consequences import Consequences as Consequences
from composer.problem.consequences import Effect as Effect
from composer.problem.consequences import EffectKind as EffectKind
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Castling, Position, fits_en_passant
from composer.problem.squares import Square, square_name

_NAMES = tuple(square_name(square) for square in range(64))
_SAN_LETTERS = ("", "", "N", "B", "R", "Q", "K")  # by kind
_NEUTRAL: Final = COLOUR_SIGNS[2]
_BRACKETS = re.compile(r"\[[^\]]*\]|<->|(?<=[a-h][1-8])-[a-h][1-8]-(?=[a-h][1-8])")
_SAN_MARKS = {"": "", "+": "+", "#": "#", "=": ""}

Changes = tuple[tuple[Square, Man | None], ...]
"""What a move does to the board: squares, and what stands on each of them afterwards."""


class Mark(Enum):
    """What a move does to the other king; its value is the sign written after the move."""

    NONE = ""
    CHECK = "+"
    MATE = "#"
    STALEMATE = "="


CHECKING: Final = (Mark.CHECK, Mark.MATE)
"""The marks of moves that check; a tuple, for to look a member up in a set takes long."""

ENDING: Final = (Mark.MATE, Mark.STALEMATE)
"""The marks of moves after which the other side has none."""


def _letter(kind: Kind) -> str:
    return kind.letter


def _code(kind: Kind) -> str:
    return kind.code


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move in a known position.

    Attributes:
        man: the man that moves; a promoting move is the pawn's.
        origin: where it comes from.
        target: where it arrives; in castling, where the king arrives.
        changes: all squares that change, with what stands on them afterwards: the origin, the
            target, then the others from a1 to h8.
        capture: the kind of man captured, if any.
        promotion: what a pawn becomes, if it promotes.
        castling: which castling it is, if it is one.
        en_passant: whether a pawn captures in passing.
        passed: the square that a pawn's double step passes over.
        mark: check, mate or stalemate.
        disambiguation: the file, rank or square that distinguishes the man from others of its
            kind that could move to the same square; empty when none could.
        rook: where the rook arrives, in castling by laws that leave it free.
        named: the pawn that is named before the move, by Ponziani's laws: where it waited, and
            what it becomes.
        waits: whether a pawn arrives on its last rank and cannot become anything yet.
        consequences: what fairy conditions add to it; None without any.
    """

    man: Man
    origin: Square
    target: Square
    changes: Changes = field(hash=False)
    capture: Kind | None = None
    promotion: Kind | None = None
    castling: Castling | None = None
    en_passant: bool = False
    passed: Square | None = None
    mark: Mark = Mark.NONE
    disambiguation: str = ""
    rook: Square | None = None
    named: tuple[Square, Kind] | None = None
    waits: bool = False
    consequences: Consequences | None = None

    def alters(self, square: Square) -> bool:
        """Return whether something else stands on a square afterwards, or nothing any more."""
        return any(changed == square for changed, _ in self.changes)

    @property
    def uci(self) -> str:
        """The move as `e2e4`, `e7e8q` or, for castling, `e1g1`; to a fairy man `e7e8=g`.

        Where castling is free the square of the rook follows, as `e1g1e1`, and what is named
        before the move stands before it, as `f8=r,a1b1`. What follows by a fairy condition stands
        behind, as `e2c3[+bPc7]`, so that moves that differ in their choice alone differ here.
        """
        promotion = "" if self.promotion is None else self.promotion.letter.lower()
        if self.promotion is not None and self.promotion.row is not None:
            promotion = f"={self.promotion.code.lower()}"
        rook = "" if self.rook is None else _NAMES[self.rook]
        text = _NAMES[self.origin] + _NAMES[self.target] + promotion + rook
        text = self._identity(text)
        if self.named is None:
            return text
        square, kind = self.named
        return f"{_NAMES[square]}={kind.letter.lower()},{text}"

    @property
    def san(self) -> str:
        """The move in standard algebraic notation with English letters, such as `Nxf7+`."""
        # What `body` does, in a third of the time: every move of every solution is so written.
        mark = _SAN_MARKS[self.mark._value_]
        special = self.castling is not None or self.named is not None or self.waits
        if special or self.consequences is not None:
            return self.body(_letter) + mark
        captures = "x" if self.capture is not None else ""
        promotion = "" if self.promotion is None else "=" + _letter(self.promotion)
        kind = self.man.kind
        man = _SAN_LETTERS[kind] if kind.row is None else kind.letter
        return f"{man}{self.disambiguation}{captures}{_NAMES[self.target]}{promotion}{mark}"

    @property
    def is_written_apart(self) -> bool:
        """Whether problemists write it in another way than games are written."""
        special = self.castling is not None or self.en_passant or self.named is not None
        return special or self.mark is Mark.STALEMATE or self.man.colour is Colour.NEUTRAL

    @property
    def text(self) -> str:
        """The move as problemists write it, with English letters: `gxf6 e.p.`, `0-0`, `Kc1=`."""
        return self.body(_letter, printed=True) + self.mark.value

    def body(self, letter: LetterOf, *, printed: bool = False) -> str:
        """Return the short notation without its mark, in the letters given.

        Castling at will tells where king and rook arrive: `O-O(Kh1,Re1)`; a naming stands before
        the move: `[f8=R]Kb1`; a pawn that waits is `f8=()`. What a fairy condition adds follows:
        `Nxc3[+bPc7]`, `Rxd5=b`, `Kxa2-b1`, `Kc4<->Kf6`.

        Args:
            letter: the letters of the men.
            printed: whether it is written as problemists do: `0-0`, `gxf6 e.p.`, `[f8=R] Kb1`,
                `nRd5` of a neutral man and `nc1=nQ` of a neutral pawn.
        """
        named = self._naming(letter)
        if named and printed:
            named += " "
        signs, effects = self._effects(letter)
        if self.castling is not None:
            castles = self._castles(letter)
            wing = castles.partition("(")[0]
            shown = wing.replace("O", "0") if printed else wing
            return named + shown + castles.removeprefix(wing) + signs + effects
        man = "" if self.man.kind is Kind.PAWN else letter(self.man.kind)
        owner = _NEUTRAL if printed and self.man.colour is Colour.NEUTRAL else ""
        man = owner + man
        if self.exchanged is not None:
            return self._exchanges(man, letter) + effects
        way = self.disambiguation
        if self.via is not None:
            way = f"{_NAMES[self.origin]}-{_NAMES[self.via]}"
            way += "" if self.capture is not None else "-"
        way += "x" if self.capture is not None else ""
        if self.captured_aside is not None:
            way += f"{_NAMES[self.captured_aside]}-"
        end = self._promotes(letter, owner) + (" e.p." if printed and self.en_passant else "")
        return f"{named}{man}{way}{_NAMES[self.target]}{signs}{end}{effects}"

    def full(self, letter: LetterOf = _letter) -> str:
        """Return the long notation without a mark, such as `Ke1-f2` or `[f8=R] a7xb8=()`."""
        named = self._naming(letter)
        lead = f"{named} " if named else ""
        if self.castling is not None:
            return lead + self._castles(letter) + "".join(self._effects(letter))
        man = "" if self.man.kind is Kind.PAWN else letter(self.man.kind)
        signs, effects = self._effects(letter)
        if self.exchanged is not None:
            return self._exchanges(man, letter) + effects
        sign = "-" if self.capture is None else "x"
        via = "" if self.via is None else f"-{_NAMES[self.via]}"
        if self.captured_aside is not None:
            sign += f"{_NAMES[self.captured_aside]}-"
        end = signs + self._promotes(letter) + (" ep" if self.en_passant else "") + effects
        return f"{lead}{man}{_NAMES[self.origin]}{via}{sign}{_NAMES[self.target]}{end}"

    @property
    def effects(self) -> tuple[EffectText, ...]:
        """What happens besides by fairy conditions, as it is written."""
        if self.consequences is None:
            return ()
        return effect_texts(self.consequences, self.target)

    @property
    def via(self) -> Square | None:
        """The square named between origin and target, by a fairy condition."""
        return None if self.consequences is None else self.consequences.via

    @property
    def exchanged(self) -> Man | None:
        """The man with whom the moving one changes places instead of a move."""
        return None if self.consequences is None else self.consequences.exchanged

    @property
    def captured_aside(self) -> Square | None:
        """Where a captured man stood, if that is not where the capturer arrives.

        Captures in passing, which are told apart already, do not count; and only a move that
        was made by fairy conditions says it.
        """
        if self.consequences is None or self.en_passant or self.capture is None:
            return None
        where = self.consequences.captured
        return None if where == self.target else where

    def _identity(self, text: str) -> str:
        """Return what tells a move from all others, given its squares and its promotion."""
        added = self.consequences
        if added is None:
            return text
        if added.exchanged is not None:
            text = f"{_NAMES[self.origin]}<->{_NAMES[self.target]}"
        via = "" if added.via is None else f",{_NAMES[added.via]}"
        aside = "" if self.captured_aside is None else f"x{_NAMES[self.captured_aside]}"
        # Where signs go that are no men follows from the move; what is made one is a choice.
        told = [effect for effect in self.effects if not effect.sign or effect.sign.startswith("=")]
        return f"{text}{via}{aside}{''.join(written_effects(told, _code))}"

    def _exchanges(self, man: str, letter: LetterOf) -> str:
        assert self.exchanged is not None
        other = "" if self.exchanged.kind is Kind.PAWN else letter(self.exchanged.kind)
        return f"{man}{_NAMES[self.origin]}<->{other}{_NAMES[self.target]}"

    def _effects(self, letter: LetterOf) -> tuple[str, str]:
        """Return where signs that are no men go, and all that stands at the end."""
        if self.consequences is None:
            return "", ""
        signs, effects = written_effects(self.effects, letter)
        return signs, effects + self.consequences.suffix

    def _castles(self, letter: LetterOf) -> str:
        assert self.castling is not None
        wing = "O-O" if self.castling.is_short else "O-O-O"
        if self.rook is None:
            return wing
        king, rook = letter(Kind.KING), letter(Kind.ROOK)
        return f"{wing}({king}{_NAMES[self.target]},{rook}{_NAMES[self.rook]})"

    def _promotes(self, letter: LetterOf, owner: str = "") -> str:
        if self.promotion is None:
            return "=()" if self.waits else ""
        return "=" + owner + letter(self.promotion)

    def _naming(self, letter: LetterOf) -> str:
        if self.named is None:
            return ""
        square, kind = self.named
        return f"[{_NAMES[square]}={letter(kind)}]"


@dataclass(frozen=True, slots=True)
class WrittenMove(Move):
    """A move found by another program, which says more of it than all the above.

    Attributes:
        written: the move as that program writes it, effects of conditions and all:
            `Ne2*c3[+bPc7]`.
    """

    written: str = ""

    def _identity(self, text: str) -> str:
        return text + "".join(_BRACKETS.findall(self.written))


def play(position: Position, move: Move, by: Colour | None = None) -> Position:
    """Return the position after a move that is legal there.

    Args:
        position: the position.
        move: the move.
        by: the side whose move it is, which by a condition may be a man of the other. If it is
            not said it is taken from the man, so that set play, in which the other side begins,
            can be shown from the diagram.
    """
    board = list(position.board)
    for square, man in move.changes:
        board[square] = man
    rights = frozenset(
        right
        for right in position.castling
        if not move.alters(right.king_square) and not move.alters(right.rook_square)
    )
    mover = by or move.man.colour
    turn = position.turn.other if mover is Colour.NEUTRAL else mover.other
    state = position.state.after(move.origin, move.target, move.capture is not None)
    after, passed = tuple(board), move.passed
    if passed is not None and not fits_en_passant(after, turn, passed):
        passed = None  # by a fairy condition the pawn did not stay there
    return Position(after, turn, rights, passed, state)


def play_line(
    position: Position, moves: Iterable[Move], *, by_turns: bool = False
) -> tuple[Position, ...]:
    """Return the positions of a line, the diagram first.

    Args:
        position: the diagram.
        moves: the half-moves.
        by_turns: whether the sides are known to move by turns, as in a game, whosever the men are.
    """
    reached = [position]
    for move in moves:
        reached.append(play(reached[-1], move, reached[-1].turn if by_turns else None))
    return tuple(reached)
