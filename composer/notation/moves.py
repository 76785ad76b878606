# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as text: `Qxe4+`, `exd6 e.p.`, `f8=S#`, `0-0-0`, `1.Qe4!`, `1...Kd8`."""

from __future__ import annotations

from dataclasses import dataclass

from composer.notation.letters import ENGLISH, Letters
from composer.problem.men import Kind
from composer.problem.move import Mark, Move, WrittenMove
from composer.problem.squares import FILES, RANKS, Square, file_of, square_name
from composer.solver.popeyemoves import effects_text, is_plain

SHORT_CASTLING = "0-0"
LONG_CASTLING = "0-0-0"


@dataclass(frozen=True, slots=True)
class MoveText:
    """What the text of a move says, apart from the language it is written in.

    Attributes:
        kind: the kind of man that moves.
        target: where it arrives; None for castling, which names no square.
        file: the file of origin, where the text gives it; else empty.
        rank: the rank of origin, where the text gives it; else empty.
        capture: whether something is captured.
        promotion: what a pawn becomes.
        en_passant: whether a pawn captures in passing.
        castling: `0-0`, `0-0-0` or empty.
        mark: check, mate or stalemate.
        arrivals: where king and rook arrive in castling by laws that leave it free.
        named: the pawn that is named before the move by Ponziani's laws, and what it becomes.
        waits: whether a pawn on its last rank cannot become anything yet.
        besides: effects of conditions, as another program writes them: `[+bPc7]`.
        whole: the whole move as that program writes it, where nothing shorter says what it is.
    """

    kind: Kind
    target: Square | None
    file: str = ""
    rank: str = ""
    capture: bool = False
    promotion: Kind | None = None
    en_passant: bool = False
    castling: str = ""
    mark: Mark = Mark.NONE
    arrivals: tuple[Square, Square] | None = None
    named: tuple[Square, Kind] | None = None
    waits: bool = False
    besides: str = ""
    whole: str = ""

    @classmethod
    def of(cls, move: Move) -> MoveText:
        """Return what the short notation of a move says."""
        besides = whole = ""
        if isinstance(move, WrittenMove):
            besides = effects_text(move.written)
            whole = "" if is_plain(move.written) else move.written
        if move.castling is not None:
            side = SHORT_CASTLING if move.castling.is_short else LONG_CASTLING
            places = None if move.rook is None else (move.target, move.rook)
            return cls(
                Kind.KING,
                None,
                castling=side,
                mark=move.mark,
                arrivals=places,
                named=move.named,
                besides=besides,
            )
        captures = move.capture is not None or move.en_passant
        hint = move.disambiguation
        if captures and move.man.kind is Kind.PAWN and not hint:
            hint = FILES[file_of(move.origin)]
        return cls(
            kind=move.man.kind,
            target=move.target,
            file="".join(sign for sign in hint if sign in FILES),
            rank="".join(sign for sign in hint if sign in RANKS),
            capture=captures,
            promotion=move.promotion,
            en_passant=move.en_passant,
            mark=move.mark,
            named=move.named,
            waits=move.waits,
            besides=besides,
            whole=whole,
        )

    def text(self, letters: Letters = ENGLISH, mark: bool = True) -> str:
        """Return the move as text, with or without the mark of check, mate or stalemate."""
        sign = self.mark.value if mark else ""
        before = ""
        if self.whole:
            return self.whole + sign
        if self.named is not None:
            square, kind = self.named
            before = f"[{square_name(square)}={letters.letter(kind)}] "
        if self.castling or self.target is None:
            return before + self.castling + self._arrivals(letters) + self.besides + sign
        man = "" if self.kind is Kind.PAWN else letters.letter(self.kind)
        captures = "x" if self.capture else ""
        promotion = "=()" if self.waits else ""
        if self.promotion is not None:
            promotion = "=" + letters.letter(self.promotion)
        passing = " e.p." if self.en_passant else ""
        target = square_name(self.target)
        move = f"{man}{self.file}{self.rank}{captures}{target}{promotion}{passing}"
        return f"{before}{move}{self.besides}{sign}"

    def _arrivals(self, letters: Letters) -> str:
        if self.arrivals is None:
            return ""
        king, rook = (square_name(square) for square in self.arrivals)
        return f"({letters.letter(Kind.KING)}{king},{letters.letter(Kind.ROOK)}{rook})"


def move_text(move: Move, letters: Letters = ENGLISH, mark: bool = True) -> str:
    """Return a move as problemists write it, in the letters given."""
    return MoveText.of(move).text(letters, mark)


def move_number(number: int, defender: bool = False) -> str:
    """Return the number before a move: `1.` for the attacker, `1...` for the defender.

    Numbers follow the roles, not the colours: the side that begins is the attacker.
    """
    return f"{number}..." if defender else f"{number}."


def first_move_text(
    move: Move, letters: Letters = ENGLISH, sign: str = "", defender: bool = False
) -> str:
    """Return a first move with number and sign: `1.Qe4!`, `1.Qd4?`, or `1...Kd8` in set play."""
    return move_number(1, defender) + move_text(move, letters) + sign
