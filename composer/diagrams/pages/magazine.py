# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes a magazine of a sheet: indexes, comments, words said once, sheets to be folded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from composer.diagrams.captions.caption import printed_date
from composer.diagrams.captions.conditions import printed_task
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.page import Page
from composer.diagrams.pages.sheetstyle import Index, SheetStyle
from composer.notation.spans import Line, Span
from composer.problem.credits import given_first
from composer.problem.problem import Problem
from composer.said.languages import group_of, languages, words_as
from composer.said.signs import ranged


@dataclass(frozen=True, slots=True)
class SheetWords:
    """What stands on a sheet beside captions and solutions.

    Attributes:
        comments: the head of the pages of comments.
        authors: the head of the index of authors; likewise the others.
        solution_at: where a solution stands; `%1` is the number of the page.
    """

    comments: str
    authors: str
    sources: str
    themes: str
    types: str
    solution_at: str


def sheet_words_of(language: str) -> SheetWords:
    """Return the words of a language; English for those that are not known."""
    return words_as(SheetWords, "sheet", language)


def said_once(problem: Problem, label: str, style: SheetStyle) -> Problem:
    """Return a problem whose caption does not repeat what stands elsewhere on the sheet.

    That is the number in the source where it is the diagram's own, and the source and the date
    where the heading has them: the source alone between its signs and figures, for "Problem" is
    not told by "A Hundred Problems", and the date where no other year is named. A month may stand
    there by its name.
    """
    credits = problem.credits
    told = credits
    if credits.number and cleaned(credits.number) == cleaned(label):
        told = replace(told, number="")
    source = cleaned(credits.source).casefold()
    heading = f"{cleaned(style.heading)}\n{cleaned(style.subheading)}".casefold()
    parts = {part.strip() for part in _APART.split(heading)}
    if source and (source in parts or source in heading.split("\n")):
        date = "" if _is_dated(heading, credits.date) else told.date
        told = replace(told, source="", date=date)
    return problem if told == credits else replace(problem, credits=told)


def _is_dated(heading: str, date: str) -> bool:
    """Tell whether a heading has a date: as it is printed, or a month by its name.

    The month may be named in any language. Where the heading names another year or month as
    well, which one is meant is not told.
    """
    printed = cleaned(printed_date(date)).casefold()
    if not printed or set(_YEAR.findall(heading)) != set(_YEAR.findall(printed)):
        return False
    if printed in heading:
        return True
    words = set(_LETTERS.findall(heading))
    named = {number for number, names in _months().items() if words & names}
    return len(named) == 1 and f"{printed[-4:]}-{named.pop()}" == date.strip()


@cache
def _months() -> Mapping[str, frozenset[str]]:
    """Return the names of each month, `01` to `12`, in all languages."""
    every = [group_of("month", language) for language in languages()]
    return {n: frozenset(names[n].casefold() for names in every) for n in every[0]}


_APART: Final = re.compile(r"[\n,;:·|/()–—\d]+")
_YEAR: Final = re.compile(r"\d{4}")
_LETTERS: Final = re.compile(r"[^\W\d_]+")


def comment_lines(problem: Problem) -> tuple[Line, ...]:
    """Return the comments on a problem as they are printed, a paragraph each."""
    return tuple(
        Line((Span(words),), gap=True)
        for comment in problem.comments
        if (words := " ".join(cleaned(comment).split()))
    )


def gathered(
    entries: Sequence[SheetEntry], kind: Index, language: str
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield each name of an index with the places of its problems on the sheet.

    Args:
        entries: the problems of the sheet.
        kind: what is listed.
        language: of the sheet.
    """
    found: dict[str, list[int]] = {}
    for at, entry in enumerate(entries):
        for name in dict.fromkeys(_names(entry.problem, kind, language)):
            found.setdefault(name, []).append(at)
    for name in sorted(found, key=_as_listed):
        yield name, tuple(found[name])


def indexed(
    entries: Sequence[SheetEntry], kind: Index, places: Mapping[int, int], language: str
) -> tuple[Line, ...]:
    """Return an index, a line for each name with the numbers of its problems.

    Args:
        entries: the problems of the sheet.
        kind: what is listed.
        places: the page of each problem, by its place on the sheet: said where it has no number.
        language: of the sheet.
    """
    lines = []
    for name, its in gathered(entries, kind, language):
        where = (entries[at].notes.label or str(places.get(at, 0) + 1) for at in its)
        numbers = ", ".join(in_ranges(tuple(dict.fromkeys(where))))
        lines.append(Line((Span(f"{name}\u2002"), Span(numbers, italic=True))))
    return tuple(lines)


def _as_listed(name: str) -> tuple[str, str]:
    """Return by what a name is listed: letters with marks stand among those without."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)), name


def in_ranges(numbers: Sequence[str]) -> Iterator[str]:
    """Yield numbers, three or more of which that follow each other are a range."""
    runs: list[list[str]] = []
    for number in numbers:
        last = runs[-1][-1] if runs else ""
        follows = last.isdecimal() and number.isdecimal() and int(number) == int(last) + 1
        runs[-1].append(number) if follows else runs.append([number])
    for run in runs:
        if len(run) > 2:
            yield ranged(run[0], run[-1])
        else:
            yield from run


def _names(problem: Problem, kind: Index, language: str) -> Iterator[str]:
    if kind is Index.AUTHORS:
        yield from (family_first(name) for name in problem.credits.distinct_authors)
    elif kind is Index.SOURCES:
        if problem.credits.source:
            yield cleaned(problem.credits.source)
    elif kind is Index.THEMES:
        yield from (cleaned(word) for word in problem.keywords if cleaned(word))
    elif problem.stipulation.told:
        yield cleaned(printed_task(problem, language))


def family_first(name: str) -> str:
    """Return a name as an index has it: `Loyd, Sam`, `Ende, J. van den`."""
    family, comma, given = name.partition(",")
    if comma and given.strip():
        return f"{cleaned(family)}, {cleaned(given)}"
    words = cleaned(given_first(name)).split()
    if len(words) < 2:
        return " ".join(words)
    return f"{words[-1]}, {' '.join(words[:-1])}"


def imposed(pages: Sequence[Page]) -> tuple[Page, ...]:
    """Return pages two by two, so that what is printed on both sides can be folded to a booklet."""
    if not pages:
        return ()
    whole = list(pages)
    blank = Page(whole[0].width, whole[0].height, lettering=whole[0].lettering)
    whole += [blank] * (-len(whole) % 4)
    last = len(whole) - 1
    sides = []
    for at in range(0, len(whole) // 2, 2):
        sides += [(last - at, at), (at + 1, last - at - 1)]
    return tuple(_beside(whole[left], whole[right]) for left, right in sides)


def _beside(left: Page, right: Page) -> Page:
    by = left.width
    return Page(
        left.width + right.width,
        max(left.height, right.height),
        (*left.boards, *(replace(board, x=board.x + by) for board in right.boards)),
        (*left.texts, *(replace(text, x=text.x + by) for text in right.texts)),
        (
            *left.rules,
            *(replace(rule, x1=rule.x1 + by, x2=rule.x2 + by) for rule in right.rules),
        ),
        left.lettering,
    )
