# SPDX-License-Identifier: GPL-3.0-or-later
"""What people are called in print, as a value; `shown` fills it from a library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from composer.library.names.folding import spelling_key
from composer.library.names.romanising import in_latin
from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class Names:
    """What people are called in print.

    Attributes:
        known: names that the library knows, by spellings as they are compared; where it knows
            nobody, names are only put into the letters of the reader.
    """

    known: Mapping[str, str] = field(default_factory=dict)

    def name(self, author: str, language: str) -> str:
        """Return what a person who is written so is called in a language: `en`, `de`, `it` ..."""
        return self.known.get(spelling_key(author)) or in_latin(author, language)

    def in_problem(self, problem: Problem, language: str) -> Problem:
        """Return a problem to be printed, its authors called as the language calls them."""
        credits = problem.credits
        authors = tuple(self.name(author, language) for author in credits.authors)
        dedication = in_latin(credits.dedication, language)
        if (authors, dedication) == (credits.authors, credits.dedication):
            return problem
        return replace(problem, credits=replace(credits, authors=authors, dedication=dedication))
