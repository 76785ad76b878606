# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking for words in all pages of the manual: beginnings are enough, accents do not matter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from composer.manual.page import Section
from composer.manual.shelf import page_ids, page_of
from composer.said.accents import without_accents

_WORD: Final = re.compile(r"[^\W_]+")
_TITLE, _HEADING, _TEXT = 12, 4, 1  # how much a word counts where it stands
_AROUND: Final = 60  # characters of an excerpt to each side


@dataclass(frozen=True, slots=True)
class Found:
    """A section in which words were found.

    Attributes:
        page: the id of the page.
        title: of the page.
        section: the heading that is nearest above; the title itself if there is none between.
        anchor: of that heading.
        excerpt: the words around the first that was found.
    """

    page: str
    title: str
    section: str
    anchor: str
    excerpt: str


def find(words: str, language: str) -> tuple[Found, ...]:
    """Return the sections of the pages in which all words stand, the best first.

    A page counts if each word is the beginning of one of its words. Of a page the sections are
    named that have most of them.
    """
    wanted = tuple(_WORD.findall(without_accents(words)))
    if not wanted:
        return ()
    rated = [
        (rate, found) for name in page_ids() for rate, found in _in_page(name, language, wanted)
    ]
    return tuple(found for _, found in sorted(rated, key=lambda hit: -hit[0]))


def _in_page(name: str, language: str, wanted: tuple[str, ...]) -> Iterator[tuple[int, Found]]:
    page = page_of(name, language)
    sections = page.sections()
    if not all(any(_count(section, word) for section in sections) for word in wanted):
        return
    hits = [sum(_count(section, word) > 0 for word in wanted) for section in sections]
    most = max(hits)
    title = sum(_title_count(sections[0].title, word) for word in wanted)
    for section, hit in zip(sections, hits, strict=True):
        if hit == most:
            rate = title * _TITLE + sum(_count(section, word) for word in wanted)
            yield (
                rate,
                Found(name, page.title, section.title, section.anchor, _excerpt(section, wanted)),
            )


def _count(section: Section, word: str) -> int:
    """Return how much a word counts in a section."""
    in_text = sum(other.startswith(word) for other in _words_of(section.text))
    return _HEADING * _title_count(section.title, word) + min(in_text, 5) * _TEXT


def _title_count(title: str, word: str) -> int:
    return sum(other.startswith(word) for other in _words_of(title))


@cache
def _words_of(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(without_accents(text)))


def _excerpt(section: Section, wanted: tuple[str, ...]) -> str:
    """Return the words around the first one that was found; the beginning if there is none."""
    text = " ".join(section.text.split())
    places = [
        hit.start() for hit in _WORD.finditer(text) if without_accents(hit[0]).startswith(wanted)
    ]
    place = places[0] if places else 0
    start = text.rfind(" ", 0, max(0, place - _AROUND)) + 1 if place > _AROUND else 0
    stop = text.find(" ", place + _AROUND)
    words = text[start:] if stop < 0 else text[start:stop]
    return ("… " if start else "") + words + (" …" if stop >= 0 else "")
