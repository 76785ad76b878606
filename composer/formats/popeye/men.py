# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in Popeye's input, in its three languages: lists, placements, the words of twins."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from composer.formats.entry import RecordError
from composer.formats.menlists import are_squares, kind_of_code, men_on, parted, quality_named
from composer.formats.popeye.words import Tongue
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said

_COLOURS: Final = {"white": Colour.WHITE, "black": Colour.BLACK, "neutral": Colour.NEUTRAL}
_LONGEST_CODE: Final = 2  # letters of a man
_SEPARATED: Final = re.compile(r"[,;]+")
_FORSYTH: Final = re.compile(
    r"(?P<empty>[0-9]{1,2})|/|(?P<sign>[=+-]?)(?P<letters>[.,][A-Za-z0-9][A-Za-z0-9-]|[A-Za-z])"
)
_SQUARES: Final = 64
_ALIKE: Final = frozenset((Kind.of("sting"), Kind.of("poseidon")))
INVISIBLE: Final = "TotalInvisible"
"""How Popeye calls men of whom only the number is told, before that number."""
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


def take_men(words: Iterable[str], tongue: Tongue) -> tuple[Men, int]:
    """Take the men at the beginning of some words, and say how many words they are.

    Up to the first word that is neither a side nor a man; where one is faulty, none is taken.
    """
    listed = _List(list(words), tongue)
    men: Men = []
    try:
        while listed.is_side:
            men += listed.side(alone=False)
    except RecordError:
        return [], 0
    return men, listed.at


class _List:
    """The words of `Pieces`, taken one after the other."""

    def __init__(self, words: list[str], tongue: Tongue) -> None:
        self._words, self._tongue, self.at = words, tongue, 0

    @property
    def word(self) -> str:
        """The next word; empty at the end."""
        return self._words[self.at] if self.at < len(self._words) else ""

    @property
    def _following(self) -> str:
        return self._words[self.at + 1] if self.at + 1 < len(self._words) else ""

    @property
    def is_side(self) -> bool:
        """Whether the next word names a side."""
        return self._colour() is not None

    def side(self, alone: bool = True) -> Men:
        """Take the name of a side and its men; with `alone` nothing but a side may follow."""
        colour = self._colour()
        if colour is None:
            raise RecordError(
                said("Pieces: expected White or Black before {word}", word=repr(self.word[:40]))
            )
        self.at += 1
        special = self._special()
        men: Men = []
        while self.word:
            taken = self._man(colour, special)
            if not taken:
                if alone and not self.is_side:
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
            self.at += 1
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
            self.at += 1
        elif not are_squares(squares):
            return []
        if kind is None:
            raise RecordError(
                said("{word}: {name} is no man that is known here", word=word[:40], name=code)
            )
        self.at += 1
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

    As Popeye has it, numbers may be above 8 and go on in the next rank, `/` may be missing, and
    so may empty ranks at the end. What stands behind the last square is left out.

    Raises:
        RecordError: it is no placement.
    """
    text = next(iter(words), "")
    men: Men = []
    at = place = 0
    while at < len(text):
        found = _FORSYTH.match(text, at)
        if found is None:
            raise RecordError(said("Forsyth: expected men and numbers, got {word}", word=text[at]))
        at = found.end()
        if found["letters"] and place < _SQUARES:
            men.append((_square_at(place), _lettered(found, tongue)))
        place += int(found["empty"] or bool(found["letters"]))
    return men


def forsyth_squares(words: Iterable[str]) -> int:
    """Return how many squares a placement tells of."""
    found = _FORSYTH.finditer(next(iter(words), ""))
    return sum(int(part["empty"] or bool(part["letters"])) for part in found)


def part_invisibles(words: list[str], tongue: Tongue) -> tuple[list[str], list[str]]:
    """Part the words of `Pieces`: without total invisibles, and these as `TotalInvisible 2`."""
    men: list[str] = []
    invisible: list[str] = []
    for word in words:
        if men and word.isdecimal() and tongue.colour(men[-1]) == INVISIBLE.lower():
            men.pop()
            invisible.append(f"{INVISIBLE} {word}")
        else:
            men.append(word)
    return men, invisible


def with_rulers(men: Men) -> Men:
    """Return the men as Popeye takes them: who of a side without a king is like one is royal.

    So he takes the sting and the Poseidon, unless there are two, or a man is said to be royal.
    """
    for side in (Colour.WHITE, Colour.BLACK):
        own = [(square, man) for square, man in men if man.colour is not side.other]
        alike = [(square, man) for square, man in own if man.kind in _ALIKE]
        if len(alike) == 1 and not any(man.is_royal for _, man in own):
            ((square, man),) = alike
            ruler = man.with_qualities(man.qualities | {ROYAL})
            men = [(each, ruler if each == square else other) for each, other in men]
    return men


def last_on_each(men: Men) -> tuple[Men, tuple[Square, ...]]:
    """Return the men without those in whose place another is put later, and where that was."""
    placed = dict(men)
    twice = Counter(square for square, _ in men)
    return list(placed.items()), tuple(square for square in placed if twice[square] > 1)


def _square_at(place: int) -> Square:
    """Return the square of a place counted from a8 along the ranks."""
    return Square(place ^ 56)


def _lettered(found: re.Match[str], tongue: Tongue) -> Man:
    letters = found["letters"]
    code = letters[1:].removesuffix("-") if len(letters) > 1 else letters
    kind = kind_in(tongue, code)
    if kind is None:
        raise RecordError(
            said("{word}: {name} is no man that is known here", word="Forsyth", name=code)
        )
    black = letters[0] == "," or letters.lstrip(".")[0].islower()
    colour = _SIGNS.get(found["sign"], Colour.BLACK if black else Colour.WHITE)
    return Man.of(colour, kind)
