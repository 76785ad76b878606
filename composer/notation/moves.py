# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as text: `Qxe4+`, `exd6 e.p.`, `f8=S#`, `0-0-0`, `1.Qe4!`, `1...Kd8`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from composer.notation.letters import ENGLISH, Letters
from composer.problem.consequences import EffectText, written_effects
from composer.problem.men import Colour, Kind
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
        effects: effects of conditions, as we write them.
        origin: where the man comes from, where the text gives it: with a square between, and
            before men who change places.
        via: a square between origin and target, by a condition.
        captured: where a captured man stood, if that is not the target: `Kxa2-b1`.
        exchanged: the kind of the man with whom he changes places.
        suffix: what stands at the end, such as the name of a board.
        place: where it begins and ends in the text that it was read from; it says nothing of
            the move. None of moves that were not read.
        whole: the whole move as that program writes it, where nothing shorter says what it is.
        neutral: whether a neutral man moves: `nSd5`, `nc1=nQ`. It does not tell moves apart, for
            not everybody writes it.
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
    effects: tuple[EffectText, ...] = ()
    origin: Square | None = None
    via: Square | None = None
    captured: Square | None = None
    exchanged: Kind | None = None
    suffix: str = ""
    place: tuple[int, int] | None = field(default=None, compare=False, repr=False)
    neutral: bool = field(default=False, compare=False)

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
                effects=move.effects,
                suffix=_suffix(move),
            )
        neutral = move.man.colour is Colour.NEUTRAL
        captures = move.capture is not None or move.en_passant
        hint = move.disambiguation
        exchanged = None if move.exchanged is None else move.exchanged.kind
        origin = move.origin if exchanged is not None or move.via is not None else None
        if origin is not None:
            return cls(
                kind=move.man.kind,
                target=move.target,
                capture=captures and exchanged is None,
                promotion=move.promotion,
                mark=move.mark,
                effects=move.effects,
                origin=origin,
                via=move.via,
                captured=move.captured_aside,
                exchanged=exchanged,
                suffix=_suffix(move),
                neutral=neutral,
            )
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
            effects=move.effects,
            captured=move.captured_aside,
            suffix=_suffix(move),
            neutral=neutral,
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
        signs, effects = written_effects(
            self.effects, letters.letter, letters.colours, letters.figure
        )
        effects += self.besides + self.suffix
        if self.castling or self.target is None:
            return before + self.castling + self._arrivals(letters) + signs + effects + sign
        owner = letters.colour(Colour.NEUTRAL) if self.neutral else ""
        man = owner + _man(self.kind, letters)
        if self.exchanged is not None:
            other = _man(self.exchanged, letters) + square_name(self.target)
            return f"{before}{man}{_name(self.origin)}<->{other}{effects}{sign}"
        way = self.file + self.rank
        if self.via is not None:
            way = f"{_name(self.origin)}-{_name(self.via)}{'' if self.capture else '-'}"
        captures = "x" if self.capture else ""
        if self.captured is not None:
            captures += f"{_name(self.captured)}-"
        promotion = "=()" if self.waits else ""
        if self.promotion is not None:
            promotion = "=" + owner + letters.letter(self.promotion)
        passing = " e.p." if self.en_passant else ""
        target = square_name(self.target)
        move = f"{man}{way}{captures}{target}{signs}{promotion}{passing}"
        return f"{before}{move}{effects}{sign}"

    def _arrivals(self, letters: Letters) -> str:
        if self.arrivals is None:
            return ""
        king, rook = (square_name(square) for square in self.arrivals)
        return f"({letters.letter(Kind.KING)}{king},{letters.letter(Kind.ROOK)}{rook})"


def _man(kind: Kind, letters: Letters) -> str:
    return "" if kind is Kind.PAWN else letters.letter(kind)


def _name(square: Square | None) -> str:
    return "" if square is None else square_name(square)


def _suffix(move: Move) -> str:
    return "" if move.consequences is None else move.consequences.suffix


def move_text(move: Move, letters: Letters = ENGLISH, mark: bool = True) -> str:
    """Return a move as problemists write it, in the letters given."""
    return MoveText.of(move).text(letters, mark)


def moves_text(moves: tuple[Move, ...], letters: Letters = ENGLISH) -> str:
    """List moves; of promotions on one square all but the first by the new man alone."""
    words, before = [], None
    for move in sorted(moves, key=lambda move: _promotion_place(move, moves)):
        place = (move.origin, move.target, replace(MoveText.of(move), promotion=None))
        if move.promotion is not None and place == before:
            words.append(letters.letter(move.promotion) + move.mark.value)
        else:
            words.append(move_text(move, letters))
        before = place
    return ", ".join(words)


def _promotion_place(move: Move, moves: tuple[Move, ...]) -> tuple[int, int]:
    """Sort promotions of one pawn on one square together, queen first, all else as it was."""
    alike = [m for m in moves if (m.origin, m.target) == (move.origin, move.target)]
    return moves.index(alike[0]), -(move.promotion or 0)


def move_number(number: int, defender: bool = False) -> str:
    """Return the number before a move: `1.` for the attacker, `1...` for the defender.

    Numbers follow the roles, not the colours: the side that begins is the attacker.
    """
    return f"{number}..." if defender else f"{number}."


def first_move_text(
    move: Move,
    letters: Letters = ENGLISH,
    sign: str = "",
    defender: bool = False,
    mark: bool = True,
) -> str:
    """Return a first move with number and sign: `1.Qe4!`, `1.Qd4?`, or `1...Kd8` in set play."""
    return move_number(1, defender) + move_text(move, letters, mark) + sign
