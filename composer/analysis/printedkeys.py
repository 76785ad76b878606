# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys that a printed solution names, as far as they can be read with certainty."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import square_name

_FIRST: Final = re.compile(
    r"(?<![\d.])1\s*\.\s*(?!\.)(?P<move>[^\s!?.;,()\[\]]+(?P<effects>\[[^\[\]\s]{2,40}\][^\s!?.;()\[\]]*)*)"
    r"(?P<passing>\s*\be\.?\s?p\b\.?)?\s*\+{0,2}#?\s*(?P<mark>[!?]*)"
)
_SQUARE: Final = re.compile(r"[a-h][1-8]")
_CASTLING: Final = re.compile(r"[0Oo]-[0Oo](?:-[0Oo])?")
_LETTERS: Final = re.compile(r"[A-Z♔-♟]|(?<=\[)[a-z](?=[A-Z♔-♟])|(?<=[+\-=])[wbns](?![a-z1-8])")
_MOST: Final = 20_000  # letters of a printed solution that are looked through


@dataclass(frozen=True, slots=True)
class PrintedMove:
    """A first move as a printed solution writes it, in whatever letters.

    Attributes:
        text: the move without its number and signs: `Sb5`, `c5*d6`, `O-O`.
        en_passant: whether it is said to capture in passing.
    """

    text: str
    en_passant: bool = False

    @property
    def target(self) -> str:
        """The square of arrival, as `d6`; empty for castling and what names no square."""
        squares = _SQUARE.findall(self.text)
        return squares[-1] if squares else ""

    def names(self, move: Move) -> bool:
        """Return whether it can be this move, in whatever letters of men."""
        if move.castling is not None:
            written = self.text.rstrip("+#").upper().replace("O", "0")
            return written == ("0-0" if move.castling.is_short else "0-0-0")
        if move.consequences is not None and _stated(self.text):
            return _bare(self.text) in {_bare(move.san), _bare(move.full())}
        squares = _SQUARE.findall(self.text)
        if not squares or squares[-1] != square_name(move.target):
            return False
        if self.en_passant and not move.en_passant:
            return False
        if len(squares) > 1:
            same_promotion = (move.promotion is not None) == ("=" in self.text)
            return squares[0] == square_name(move.origin) and same_promotion
        has_letter = self.text[0].isupper()
        return has_letter == (move.man.kind is not Kind.PAWN)


def printed_keys(text: str) -> tuple[PrintedMove, ...]:
    """Return the keys of a printed solution, each once.

    Keys are first moves with an exclamation mark. Where no first move has a mark at all, and
    there is but one, it is the key; of several unmarked ones nobody can tell.
    """
    firsts = [
        (PrintedMove(found["move"], found["passing"] is not None), found["mark"])
        for found in _FIRST.finditer(text[:_MOST])
        if _is_move(found["move"])
    ]
    marked = dict.fromkeys(move for move, mark in firsts if mark == "!")
    if marked:
        return tuple(marked)
    alone = dict.fromkeys(move for move, _ in firsts)
    if len(alone) == 1 and not any(mark for _, mark in firsts):
        return tuple(alone)
    return ()


def _stated(text: str) -> bool:
    """Tell whether a move states an effect, or a way that two squares do not tell."""
    return "[" in text or "<->" in text or len(_SQUARE.findall(text)) > 2


def _bare(text: str) -> str:
    """Return a move without letters of men and sides, which each language has its own."""
    return _LETTERS.sub("", re.sub(r"[*:×]", "x", text.rstrip("+#")))


def _is_move(text: str) -> bool:
    return bool(_SQUARE.search(text) or _CASTLING.fullmatch(text.rstrip("+#")))
