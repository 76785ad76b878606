# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters of the men in each language, and figurines.

English has two sets: with N for the knight, as in game play, and with S, as problemists
write it since N is the nightrider's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from composer.problem.consequences import COLOUR_SIGNS
from composer.problem.men import Colour, Kind, Man

BLACK_FIGURINES: Final = "♟♞♝♜♛♚"
_COLOURS: Final = {"de": "wsn", "fr": "bnx", "it": "bnx", "es": "bnx", "ru": "бчн"}


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of one language.

    Attributes:
        code: how options and settings call it, such as `en-s`.
        name: the language in English.
        king: the king's letter, in Russian two; likewise the other officers.
        pawn: the pawn's letter, for lists of men; moves of pawns are written without it.
        others: fairy kinds that are read by their letters as well, beside the orthodox ones.
    """

    code: str
    name: str
    king: str
    queen: str
    rook: str
    bishop: str
    knight: str
    pawn: str
    others: tuple[Kind, ...] = ()

    def letter(self, kind: Kind) -> str:
        """Return the letter of a kind of man; of a fairy kind the letters that it has there."""
        if kind.row is not None:
            return kind.row.letter(self.language)
        return self.in_order()[kind - 1]

    @property
    def language(self) -> str:
        """The code of the language alone, such as `en`; figurines are English for fairy men."""
        return "en" if self.code == "figurine" else self.code.partition("-")[0]

    @property
    def colours(self) -> str:
        """The letters of White, Black and neutral before a man, each another one.

        Black and neutral begin alike in French, Italian and Spanish, where x is neutral.
        """
        return _COLOURS.get(self.language, COLOUR_SIGNS)

    def colour(self, colour: Colour) -> str:
        """Return the letter of a colour before a man."""
        return self.colours[COLOUR_SIGNS.index(colour.value)]

    def figure(self, colour: Colour, kind: Kind) -> str:
        """Return the figurine of a man, which shows his colour by itself; empty where none does.

        Moves are written with white figurines for both sides; this is for men named beside them.
        """
        if self.code != "figurine" or kind.row is not None or colour is Colour.NEUTRAL:
            return ""
        return (self.in_order() if colour is Colour.WHITE else BLACK_FIGURINES)[kind - 1]

    def in_order(self) -> tuple[str, ...]:
        """Return the six letters in the order of `Kind`: pawn, knight, ... king."""
        return (self.pawn, self.knight, self.bishop, self.rook, self.queen, self.king)


def letters_beside(letters: Letters, men: Iterable[Man]) -> Letters:
    """Return the letters for a problem with these men: with S for the knight beside nightriders.

    English in games has N for both; all other languages tell them apart.
    """
    if letters != ENGLISH:
        return letters
    shared = any(m.kind.row is not None and m.kind.row.letter() == ENGLISH.knight for m in men)
    return ENGLISH_S if shared else letters


def figure_colour(sign: str) -> Colour | None:
    """Return the colour that a figurine shows; None of any other sign."""
    if sign in BLACK_FIGURINES:
        return Colour.BLACK
    return Colour.WHITE if sign in FIGURINES.in_order() else None


class LanguageError(ValueError):
    """A language for which there are no piece letters; the message names those there are."""


ENGLISH: Final = Letters("en", "English", "K", "Q", "R", "B", "N", "P")
ENGLISH_S: Final = Letters("en-s", "English with S", "K", "Q", "R", "B", "S", "P")
ITALIAN: Final = Letters("it", "Italian", "R", "D", "T", "A", "C", "P")
GERMAN: Final = Letters("de", "German", "K", "D", "T", "L", "S", "B")
FRENCH: Final = Letters("fr", "French", "R", "D", "T", "F", "C", "P")
SPANISH: Final = Letters("es", "Spanish", "R", "D", "T", "A", "C", "P")
RUSSIAN: Final = Letters("ru", "Russian", "Кр", "Ф", "Л", "С", "К", "П")
FIGURINES: Final = Letters("figurine", "Figurines", "♔", "♕", "♖", "♗", "♘", "♙")

ALL_LETTERS: Final = (ENGLISH, ENGLISH_S, ITALIAN, GERMAN, FRENCH, SPANISH, RUSSIAN, FIGURINES)
CODES: Final = tuple(letter.code for letter in ALL_LETTERS)


def letters_of(code: str) -> Letters:
    """Return the letters of a language by its code; capitals and `_` are forgiven.

    Raises:
        LanguageError: there are none of that code.
    """
    wanted = code.strip().lower().replace("_", "-")
    for letters in ALL_LETTERS:
        if letters.code == wanted:
            return letters
    raise LanguageError(f"language: expected one of {', '.join(CODES)}, got {code!r}")
