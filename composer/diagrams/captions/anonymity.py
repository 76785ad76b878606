# SPDX-License-Identifier: GPL-3.0-or-later
"""What must not be revealed of a problem: people and publication, where a style names none.

Judges get entries without names. A name may stand in more places than the caption: in comments,
keywords, in a solution that a file brought along, in what a document says of itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.style.style import CaptionPart, DiagramStyle
from composer.notation.printedwords import SOLUTION_WORDS
from composer.notation.spans import Line
from composer.problem.problem import Problem

_SOLUTION: Final = "solution"
_WORD: Final = re.compile(r"[^\W\d_]{3,}")  # initials and particles are no names by themselves


def hides_authors(style: DiagramStyle) -> bool:
    """Whether a style leaves the authors untold."""
    return CaptionPart.AUTHORS not in style.caption


def told_only(problem: Problem, style: DiagramStyle) -> Problem:
    """Return a problem without what a style does not report title, people and publication.

    Comments and keywords, which may name people too, go with them; so do the lines of a file's
    own solution that name an author.
    """
    shown, credits = style.caption, problem.credits
    if CaptionPart.AUTHORS not in shown:
        credits = replace(credits, authors=())
    if CaptionPart.SOURCE not in shown:
        credits = replace(credits, source="", number="", date="")
    if CaptionPart.DISTINCTION not in shown:
        credits = replace(credits, distinction="", tourney="")
    if CaptionPart.DEDICATION not in shown:
        credits = replace(credits, dedication="")
    title = problem.title if CaptionPart.TITLE in shown else ""
    if (credits, title) == (problem.credits, problem.title) and not hides_authors(style):
        return problem
    kept = "\n".join(_unnamed(problem.extra(_SOLUTION).splitlines(), problem.credits.authors))
    extras = ((_SOLUTION, kept),) if kept.strip() else ()
    return replace(problem, credits=credits, title=title, comments=(), keywords=(), extras=extras)


def unnamed_lines(lines: Iterable[Line], problem: Problem, *others: str) -> tuple[Line, ...]:
    """Return the lines of a solution that name neither an author of the problem nor others."""
    names = _names((*problem.credits.authors, *others))
    return tuple(line for line in lines if not names.intersection(_words((line.text,))))


def _unnamed(lines: Iterable[str], authors: Sequence[str]) -> list[str]:
    names = _names(authors)
    return [line for line in lines if not names.intersection(_words((line,)))]


def _names(texts: Iterable[str]) -> frozenset[str]:
    """Return the words of names; one that every solution has, such as `Aber`, betrays nobody."""
    return frozenset(_words(texts)) - SOLUTION_WORDS


def _words(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from (word.casefold() for word in _WORD.findall(cleaned(text)))
