# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of an entry form, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.said.languages import words_as


@dataclass(frozen=True, slots=True)
class FormWords:
    """What stands before the entries of a form.

    Attributes:
        entry: what a form is called that has no tourney's name.
        number: before the number of an anonymous entry.
        section: before the section of the tourney.
        author: before one author's name.
        authors: before several names.
        address: before the address.
        title: before the problem's own name.
        theme: before the theme.
        remarks: before remarks to the judge.
        tested: said where a program found the problem sound.
        solution: the head of the solution.
    """

    entry: str
    number: str
    section: str
    author: str
    authors: str
    address: str
    title: str
    theme: str
    remarks: str
    tested: str
    solution: str


def form_words_of(code: str) -> FormWords:
    """Return the words that go with a language's letters; English for all others."""
    return words_as(FormWords, "form", code)


ENGLISH: Final = form_words_of("en")
