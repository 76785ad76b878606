# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms of a name: in other letters, and as well-known composers are written.

Two spellings are certainly one person where the one is the other in Latin letters, word by word
(`Л. Куббель`, `L. Kubbel`), or where both are spellings of one composer of
`resources/names/composers.txt` and of nobody else (`Loyd, S.`, `Samuel Loyd`). Initials and full
names that are not there may be two people and are not taken for one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Final

from composer.assets import asset
from composer.library.names.romanising import in_latin, is_cyrillic, latin_forms
from composer.problem.credits import given_first

# Letters whose stroke or joint is no accent to Unicode; capitals are folded before.
_BASES: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe"}
)


def folded(text: str) -> str:
    """Return a text as it is sorted and searched: without accents and capitals.

    SQLite's own folding knows accents on Latin letters only; this one takes those of all
    alphabets off, so that `еще` finds `ещё`, and reads `ł`, `ø` and the like as their base.
    """
    if text.isascii():
        return text.lower().replace("\0", " ")
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_BASES))
    return storable("".join(c for c in parts if not unicodedata.combining(c)))


def storable(text: str) -> str:
    """Return a text that SQLite can hold and FTS5 reads to its end."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", " ")


def spelling_key(author: str) -> str:
    """Return what is equal for `Family, Given` and `Given Family`, whatever the accents."""
    return " ".join(folded(given_first(author)).replace(".", " ").split())


SHORTEST: Final = 4
"""Letters that are compared at least; of fewer too much is alike."""

_SOUNDS: Final = {
    "s": ("schtsch", "shch", "szcz", "sch", "sh", "sz"),
    "c": ("tzsch", "tsch", "tch", "ch", "cz", "cs", "ts", "tz"),
    "z": ("zh", "rz"),
    "h": ("kh",),
    "g": ("gh",),
    "f": ("ph",),
    "t": ("th",),
    "k": ("ck", "q"),
    "ks": ("x",),
    "v": ("w",),
    "i": ("y", "j"),
    "a": ("ae",),
    "o": ("oe",),
    "u": ("ue", "ou"),
}
_SOUND_OF: Final = {way: sound for sound, ways in _SOUNDS.items() for way in ways}
_WAY: Final = re.compile("|".join(sorted(_SOUND_OF, key=len, reverse=True)))
_DOUBLED: Final = re.compile(r"(.)\1+")
_ENDING: Final = re.compile(r"(?<=[eo])f$")  # Petroff
_NEAR: Final = 0.8  # one letter of five more, less, changed; two of nine in each other's places
_MOST: Final = 50

_WORD: Final = re.compile(r"[^\W_]+")
_INNER: Final = re.compile(r"(?<=[\u0400-\u052f])['’](?=[\u0400-\u052f])")  # В'ячеслав
READERS: Final = ("en", "de", "it")
"""The languages in which a name is written in Latin letters."""
_KEPT: Final = frozenset("bdflmnprvw")  # letters that every way of writing a Russian name keeps


def name_words(name: str) -> list[str]:
    """Return the words of a name in small letters, the given names first."""
    return words_of(given_first(name))


def words_of(text: str) -> list[str]:
    """Return the words of a text in small letters."""
    return _WORD.findall(_INNER.sub("", unicodedata.normalize("NFC", text.lower())))


def searchable(name: str) -> str:
    """Return all words by which a name may be looked for: folded, with a blank before each.

    They are its own, its forms in Latin letters, and those of a composer's other spellings.
    """
    found = dict.fromkeys(form for word in name_words(name) for form in word_forms(word))
    for key in sorted(known_spellings(spelling_key(name))):  # the same in every process
        found |= dict.fromkeys(_WORD.findall(key))
    return "".join(f" {form}" for form in found)


def forms_of(name: str) -> str:
    """Return what a library keeps of a name: all its words, and behind `~` what is alike in them.

    Each has a blank before it.
    """
    words = searchable(name)
    keys = dict.fromkeys(alike(word) for word in words.split())
    return words + "".join(f" {ALIKE}{key}" for key in keys if key)


ALIKE: Final = "~"
"""Stands before what is alike in the forms of a name."""


def word_forms(word: str) -> tuple[str, ...]:
    """Return a word as it may be written: folded as it is, and in Latin letters."""
    return (folded(word), *latin_forms(word)) if is_cyrillic(word) else (folded(word),)


def in_all_forms(text: str) -> str:
    """Return the Latin forms of the Cyrillic words of a text; empty where it has none."""
    if not is_cyrillic(text):
        return ""
    words = dict.fromkeys(words_of(text))
    return _PARTING.join(form for word in words for form in latin_forms(word))


def phrases(name: str) -> tuple[str, ...]:
    """Return a name in its forms as phrases, folded and without signs: words in their order."""
    written = [
        name,
        given_first(name),
        *(in_latin(given_first(name), reader) for reader in READERS),
    ]
    written += sorted(known_spellings(spelling_key(name)))
    return tuple(dict.fromkeys(" ".join(map(folded, words_of(form))) for form in written))


def indexed(name: str) -> str:
    """Return what the index of words holds of a name: its phrases, then single forms.

    Between them stands a sign that the index takes for a word, so that no phrase is found that
    goes from one to the next.
    """
    return _PARTING.join((*phrases(name), *searchable(name).split()))


_PARTING: Final = " = "


def outline(name: str) -> str:
    """Return what is equal for a name in Cyrillic and in Latin letters; for others it may be."""
    return " ".join(_outlined(word) for word in name_words(name))


def _outlined(word: str) -> str:
    forms = latin_forms(word)
    latin = (forms[0] if len(word) > 1 else "") if forms else folded(word)
    if len(word) == 1:
        latin = ""
    return "".join("v" if letter == "w" else letter for letter in latin if letter in _KEPT)


def is_transcription(one: str, other: str) -> bool:
    """Return whether one name is the other in Latin letters, word by word."""
    if is_cyrillic(one) == is_cyrillic(other):
        return False
    first, second = (one, other) if is_cyrillic(one) else (other, one)
    cyrillic, latin = name_words(first), name_words(second)
    return len(cyrillic) == len(latin) and all(
        folded(latin_word) in word_forms(word)
        for word, latin_word in zip(cyrillic, latin, strict=True)
    )


def known_spellings(key: str) -> frozenset[str]:
    """Return the spellings of a well-known composer, as they are compared, by one of them.

    Empty where it is none of a well-known composer.
    """
    return _known().get(key, frozenset())


@cache
def _known() -> Mapping[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for names in known_composers():
        keys = frozenset(spelling_key(name) for name in names)
        found |= dict.fromkeys(keys, keys)
    return found


def known_composers() -> Iterator[tuple[str, ...]]:
    """Yield the spellings of each well-known composer, the usual one first."""
    for line in asset("names", "composers.txt").read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield tuple(name.strip() for name in line.split("="))


@lru_cache(maxsize=200_000)
def alike(word: str) -> str:
    """Return what is equal for words that write one name; empty for a short word.

    A name goes from one alphabet to another in as many ways as there are readers: `Вукчевић` is
    Vukčević, Vukcevic, Vukcevich, Wuktschewitsch. What these have in common is what is left when
    the ways of writing one sound are made one. It serves for finding only: two people may be
    alike.

    Args:
        word: in Latin letters, folded.
    """
    sounds = _DOUBLED.sub(r"\1", _WAY.sub(lambda found: _SOUND_OF[found[0]], word))
    return _ENDING.sub("v", sounds) if len(sounds) >= SHORTEST else ""


def near(word: str, words: Collection[str]) -> tuple[str, ...]:
    """Return which of some words, as `alike` makes them, are this one but for a small mistake."""
    if len(word) < SHORTEST:
        return ()
    return tuple(get_close_matches(word, words, n=_MOST, cutoff=_NEAR))
