# SPDX-License-Identifier: GPL-3.0-or-later
"""Names in Cyrillic letters, as readers of English, German and Italian write them.

A name says little about its own language: letters that only one language has show it, and the
rest counts as Russian, which most names in problem collections are. What one reader would write
and what another would find differ, so there are two questions: how a name is printed in a
language (`in_latin`), and how it may be written anywhere (`latin_forms`).

The work is done by the library iuliia; it knows Russian for English readers and for libraries,
the other tables lie in `resources/names/romanisation.toml`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

import iuliia
from iuliia.schema import TranslitSchema

from composer.assets import asset

ENGLISH: Final = "en"

_CYRILLIC: Final = re.compile(r"[\u0400-\u052f]")
_WORD: Final = re.compile(r"[\u0400-\u052f'’]*[\u0400-\u052f][\u0400-\u052f'’]*")
_VOWELS: Final = "аеёиоуыэюяєіїў"
_SIGNS: Final = re.compile(r"[ʹʺ'’`´]")
_FOUND_BY: Final = (  # how Russian names stand in catalogues, passports and on the web
    *("WIKIPEDIA", "BGN_PCGN", "ICAO_DOC_9303", "ALA_LC", "ISO_9_1968", "SCIENTIFIC"),
    *("TELEGRAM", "MVD_310_FR"),
)

Romanise = Callable[[str], str]


def is_cyrillic(text: str) -> bool:
    """Return whether any letter of a text is Cyrillic."""
    return _CYRILLIC.search(text) is not None


def in_latin(text: str, language: str = ENGLISH) -> str:
    """Return a text with its Cyrillic words as readers of a language write them.

    Args:
        language: `en`, `de` or `it`; others have the English way. What stands behind a hyphen,
            such as `en-s`, does not matter.
    """
    if not is_cyrillic(text):
        return text
    reader, spoken = language.partition("-")[0], language_of(text)
    romanise = _printed(spoken, reader)
    return _WORD.sub(lambda found: _in_case(found[0], romanise), text)


def language_of(text: str) -> str:
    """Return the language that the letters of a Cyrillic text show: `ru` unless others do.

    Returns:
        `ru`, `uk`, `be`, `bg` or `sr` (with Montenegrin and Macedonian).
    """
    letters = set(text.lower())
    if letters & set("јљњћђџѓќѕ"):
        return "sr"
    if "ў" in letters or ("і" in letters and "ы" in letters):
        return "be"
    if letters & set("іїєґ"):
        return "uk"
    if re.search(r"ъ(?![еёюя])", text.lower()) and not letters & set("ыэё"):
        return "bg"
    return "ru"


@lru_cache(maxsize=20_000)
def latin_forms(word: str) -> tuple[str, ...]:
    """Return how a Cyrillic word may be written in Latin letters, in small letters A to Z.

    Accents are taken off. A single letter is also what its Latin form begins with: `Я.` is `Y.`,
    `J.` and `Ya.` A word with no Cyrillic letter has no forms.
    """
    word = word.lower()
    if not is_cyrillic(word):
        return ()
    spoken = language_of(word)
    ways = [_printed(spoken, reader) for reader in ("en", "de", "it")]
    if spoken == "ru":
        ways += [_of_library(name) for name in _FOUND_BY]
        if not set(word) & set("ыэё"):
            ways += [_of_table("bg", reader) for reader in ("en", "it")]
        if not set(word) & set("йъыьэёщюя"):
            ways.append(_of_table("sr", "any"))
    found = dict.fromkeys(_plain(way(word)) for way in ways)
    found |= dict.fromkeys([form.replace("ks", "x") for form in found if "ks" in form])
    found |= dict.fromkeys(_tables()["given"].get(word, "").split())
    if len(word) == 1:
        found |= dict.fromkeys(form[:1] for form in tuple(found))
    return tuple(form for form in found if form and form.isalpha())


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", _SIGNS.sub("", text).lower().replace("đ", "d"))
    return "".join(part for part in parts if not unicodedata.combining(part))


def _in_case(word: str, romanise: Romanise) -> str:
    """Write a word in Latin letters; one in capitals stays in capitals."""
    if len(word) > 1 and word.isupper():
        return romanise(word.lower()).upper()
    return romanise(word)


@cache
def _printed(spoken: str, reader: str) -> Romanise:
    """Return what writes words of a language for readers of another."""
    tables = _tables().get(spoken, {})
    if "any" in tables:
        return _of_table(spoken, "any")
    if reader in tables:
        return _of_table(spoken, reader)
    return _of_table(spoken, ENGLISH) if ENGLISH in tables else _of_library("WIKIPEDIA")


@cache
def _of_library(name: str) -> Romanise:
    """Return one of the library's own tables, which are all for Russian."""
    translate: Romanise = getattr(iuliia, name).translate
    return translate


@cache
def _of_table(spoken: str, reader: str) -> Romanise:
    """Return one of the tables of our own, worked by the library."""
    table = _tables()[spoken][reader]
    schema = TranslitSchema(
        name=f"{spoken} for {reader}",
        mapping=_pairs(table["letters"]),
        prev_mapping=_pairs(table.get("first", "")) | _pairs(table.get("after", "")),
        next_mapping=_pairs(table.get("before", "")),
        ending_mapping=_pairs(table.get("endings", "")),
    )
    rest = _of_library("WIKIPEDIA")  # for letters of another language

    def translate(word: str) -> str:
        return str(rest(schema.translate(word)))

    doubled = table.get("doubled", "")
    if not doubled:
        return translate
    between = re.compile(f"(?<=[{_VOWELS}]){doubled}(?=[{_VOWELS}])", re.IGNORECASE)
    return lambda word: translate(between.sub(doubled * 2, word))


def _pairs(text: str) -> dict[str, str]:
    words = text.split()
    values = ("" if word == "-" else word for word in words[1::2])
    return dict(zip(words[::2], values, strict=True))


@cache
def _tables() -> Mapping[str, Any]:
    return tomllib.loads(asset("names", "romanisation.toml").read_text("utf-8"))
