# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in Popeye's input, in its three languages: lists, placements, the words of twins."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Final

from composer.formats.entry import RecordError
from composer.formats.menlists import are_squares, kind_of_code, men_on, parted, quality_named
from composer.formats.popeye.words import ENGLISH, Tongue
from composer.problem.fen import FenError, parse_fen
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said, sentence_of

_COLOURS: Final = {"white": Colour.WHITE, "black": Colour.BLACK, "neutral": Colour.NEUTRAL}
_LONGEST_CODE: Final = 2  # letters of a man
_SEPARATED: Final = re.compile(r"[,;]+")
_FORSYTH_MAN: Final = re.compile(
    r"(?P<sign>[=+-]?)(?P<letters>[.,][A-Za-z0-9][A-Za-z0-9-]|[A-Za-z])"
)
_SIGNS: Final = {"=": Colour.NEUTRAL, "+": Colour.WHITE, "-": Colour.BLACK}

Men = list[tuple[Square, Man]]


def kind_in(tongue: Tongue, code: str) -> Kind | None:
    """Return the kind that has some letters in a language of Popeye's; None if none has."""
    english = tongue.men.get(code.upper())
    return kind_of_code(code, tongue.code) if english is None else kind_of_code(english)


def is_man(word: str, following: str) -> bool:
    """Tell whether a word is the letters of a man whose squares are the next word."""
    return 0 < len(word) <= _LONGEST_CODE and are_squares(following)


def read_men(words: Iterable[str], tongue: Tongue) -> Men:
    """Read men behind `White`, `Black` or `Neutral` and what is special about them.

    Popeye takes `Royal` for the next man only, since a side has but one, and all else for all men
    up to the next colour.

    Raises:
        RecordError: a word is no man, or one without a square.
    """
    listed = _List([word for text in words for word in _SEPARATED.split(text) if word], tongue)
    men: Men = []
    while listed.word:
        men += listed.side()
    return men


class _List:
    """The words of `Pieces`, taken one after the other."""

    def __init__(self, words: list[str], tongue: Tongue) -> None:
        self._words, self._tongue, self._at = words, tongue, 0

    @property
    def word(self) -> str:
        """The next word; empty at the end."""
        return self._words[self._at] if self._at < len(self._words) else ""

    @property
    def _following(self) -> str:
        return self._words[self._at + 1] if self._at + 1 < len(self._words) else ""

    def side(self) -> Men:
        """Take the name of a side and its men."""
        colour = self._colour()
        if colour is None:
            raise RecordError(
                said("Pieces: expected White or Black before {word}", word=repr(self.word[:40]))
            )
        self._at += 1
        special = self._special()
        men: Men = []
        while self.word:
            taken = self._man(colour, special)
            if not taken:
                if self._colour() is None:
                    raise RecordError(self._stranger())
                break
            men += taken
            special.discard(ROYAL)
        return men

    def _colour(self) -> Colour | None:
        return _COLOURS.get(self._tongue.colour(self.word))

    def _special(self) -> set[str]:
        """Take what is special about the men that follow."""
        special: set[str] = set()
        while self.word.isalpha() and not is_man(self.word, self._following):
            quality = quality_named(self.word, self._tongue.code, shortest=1)
            if not quality:
                break
            special.add(quality)
            self._at += 1
        return special

    def _man(self, colour: Colour, special: set[str]) -> Men:
        """Take a man with his squares; none where the word is no man."""
        word = self.word
        code, kind, squares = parted(word, partial(kind_in, self._tongue))
        if not squares and kind is not None:
            squares = self._following
            if not are_squares(squares):
                if self._colour() is not None:
                    return []  # `bl` is Black, though a bishop-lion has its letters
                raise RecordError(
                    said("Pieces: {word} names a man, and no square follows", word=repr(word))
                )
            self._at += 1
        elif not are_squares(squares):
            return []
        if kind is None:
            raise RecordError(
                said("{word}: {name} is no man that is known here", word=word[:40], name=code)
            )
        self._at += 1
        return list(men_on(squares, Man.of(colour, kind, special)))

    def _stranger(self) -> Sentence:
        word = self.word
        if not word.isalpha():
            return said("expected a man such as Ke1, got {word}", word=repr(word[:40]))
        if quality_named(word, self._tongue.code):
            return said("Pieces: {word} must follow White, Black or Neutral", word=word[:40])
        return said("Pieces: {word} is nothing that a man can be", word=word[:40])


def read_forsyth(words: Iterable[str], tongue: Tongue) -> Men:
    """Read the men of a placement: `=` stands before a neutral man, a dot before two letters.

    Raises:
        RecordError: it is no placement.
    """
    text = next(iter(words), "")
    if not text:
        return []

    def lettered(found: re.Match[str]) -> str:
        letters = found["letters"]
        code = letters[1:].removesuffix("-") if len(letters) > 1 else letters
        kind = kind_in(tongue, code)
        if kind is None:
            raise RecordError(
                said("{word}: {name} is no man that is known here", word="Forsyth", name=code)
            )
        black = letters[0] == "," or letters.lstrip(".")[0].islower()
        colour = _SIGNS.get(found["sign"], Colour.BLACK if black else Colour.WHITE)
        return Man.of(colour, kind).letter

    try:
        return list(parse_fen(f"{_FORSYTH_MAN.sub(lettered, text)} w - -"))
    except FenError as error:
        raise RecordError(sentence_of(error).having(form="Forsyth")) from error


def twin_word(word: str, tongue: Tongue) -> str:
    """Return a word of a twin in English: a command, a side, or men by their letters."""
    if tongue is ENGLISH:
        return word
    known = tongue.twin(word)
    if known:
        return known
    code, kind, squares = parted(word, partial(kind_in, tongue))
    fits = kind is not None and (not squares or are_squares(squares))
    return f"{kind.code}{squares}" if kind is not None and fits and code != "P" else word
