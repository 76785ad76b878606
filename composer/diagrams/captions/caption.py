# SPDX-License-Identifier: GPL-3.0-or-later
"""The words around a diagram, as plain text: what a style's template says of a problem.

In the field's own manner the authors, the source with its date and the distinction stand above
the board; below it the stipulation at the left, the count of men at the right, and what the
diagram cannot show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from composer.diagrams.captions.conditions import all_conditions_of, all_twins_of, printed_task
from composer.diagrams.captions.menkey import KeyEntry, key_of
from composer.diagrams.letters.lettering import cleaned, ended, unbroken
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import CaptionPart, DiagramStyle
from composer.diagrams.style.template import Align, TemplateLine, filled
from composer.formats.extras import kept_value
from composer.notation.distinctions import translated_distinction
from composer.notation.letters import FIGURINES, letters_beside, letters_of
from composer.problem.credits import Credits
from composer.problem.problem import Problem
from composer.problem.statement import is_outdated, statement
from composer.said.languages import group_of

_RULES_SIZE: Final = 0.8  # of the letters of the rules, as a part of the authors' size


@dataclass(frozen=True, slots=True)
class CaptionLine:
    """A line of a caption; it may be broken into several where it is too long.

    Attributes:
        text: the words; no-break spaces hold together what belongs together.
        bold: whether the letters are heavy.
        italic: whether the letters lean.
        factor: the size of the letters, as a part of the authors' size.
        align: where the line stands.
    """

    text: str
    bold: bool = False
    italic: bool = False
    factor: float = 1.0
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class Caption:
    """What is told about a problem: lines above, two corners, lines below, and the key to men.

    `conditions` is by what rules it is played, for those who see no more than its title.
    """

    above: tuple[CaptionLine, ...] = ()
    left: str = ""
    right: str = ""
    below: tuple[CaptionLine, ...] = ()
    bold_corners: bool = False
    key: tuple[KeyEntry, ...] = ()
    conditions: str = ""

    def one_line(self) -> str:
        """Return what stands above, what is asked and by what rules: a document's title."""
        told = (*(line.text for line in self.above), self.left, self.conditions)
        return ", ".join(" ".join(cleaned(text).split()) for text in told if text)


def caption(problem: Problem, style: DiagramStyle, notes: Annotations = PLAIN) -> Caption:
    """Return the words that a style shows of a problem."""
    style = beside(style, problem)
    template, values = style.template, field_values(problem, style, notes)
    return Caption(
        tuple(_lines(template.above, values)),
        cleaned(filled(template.left, values)),
        cleaned(filled(template.right, values)),
        (*_lines(template.below, values), *_rules_line(problem, style)),
        template.bold_corners,
        key_of(problem.position, style.letters) if style.key else (),
        cleaned(values.get("conditions", "")),
    )


def beside(style: DiagramStyle, problem: Problem) -> DiagramStyle:
    """Return a style whose letters tell the men of a problem apart."""
    letters = letters_beside(letters_of(style.letters), (man for _, man in problem.position))
    return style if letters.code == style.letters else replace(style, letters=letters.code)


def _rules_line(problem: Problem, style: DiagramStyle) -> Iterator[CaptionLine]:
    """Yield what is special in a game that is not today's chess."""
    text = cleaned(problem.rules.book.text(style.letters)) if style.rules else ""
    if text:
        yield CaptionLine(text, italic=True, factor=_RULES_SIZE)


def field_values(
    problem: Problem, style: DiagramStyle, notes: Annotations = PLAIN
) -> Mapping[str, str]:
    """Return what each field of a template says of a problem, cleaned; untold ones are missing.

    The twins stand one a line; no-break spaces hold together what belongs together.
    """
    credits = problem.credits
    told = {part: _PARTS[part] for part in style.caption}
    names = {name for fields in told.values() for name in fields} | {"label"}
    if CaptionPart.AUTHORS in style.caption:  # a statement may name people, too
        names.add("tested")
    conditions = all_conditions_of(problem, style.letters)
    twins = all_twins_of(problem, style.letters)
    values = {
        "label": unbroken(notes.label),
        "title": cleaned(problem.title),
        "authors": authors_line(credits),
        "source": unbroken(credits.source),
        "number": unbroken(credits.number),
        "date": unbroken(printed_date(credits.date)),
        "year": str(credits.year or ""),
        "distinction": unbroken(_distinction(credits.distinction, style.letters)),
        "tourney": unbroken(credits.tourney),
        "dedication": _dedication(problem, style),
        "stipulation": unbroken(printed_task(problem, style.letters)),
        "men": problem.position.material(),
        "conditions": "; ".join(unbroken(condition) for condition in conditions),
        "twins": "\n".join(cleaned(twin) for twin in twins),
        "tested": "" if is_outdated(problem) else unbroken(statement(problem)),
        "themes": ", ".join(unbroken(keyword) for keyword in problem.keywords if cleaned(keyword)),
    }
    return {name: ended(value) for name, value in values.items() if value and name in names}


def _dedication(problem: Problem, style: DiagramStyle) -> str:
    """Return whose idea a problem takes up, by its links in words, and to whom it is dedicated."""
    words = group_of("credit", letters_of(style.letters).language)
    text = cleaned(problem.credits.dedication)
    told = [words["dedicated"].replace("%1", text) if _is_name(text) else text]
    if CaptionPart.AUTHORS in style.caption:
        earlier = (("after", after_whom(problem)), ("version", version_of(problem)))
        told = [*(words[kind].replace("%1", name) for kind, name in earlier if name), *told]
    return "; ".join(part for part in told if part)


def after_whom(problem: Problem) -> str:
    """Return the authors of the problem that this one comes after, by its links in words."""
    for named in _linked(problem, "after "):
        if "," in named:
            return cleaned(named.partition(",")[0])
    return ""


def version_of(problem: Problem) -> str:
    """Return what an earlier problem that this one is a version of is called in print.

    That is its source with the number and the date, after its authors where they are others. Which
    of two is the earlier one their years say, or that this one has not appeared; where they do
    not, nothing is returned.
    """
    own = problem.credits
    for named in _linked(problem, "version of "):
        text = _DIAGRAM.sub("", named).removeprefix(f"{own.caption_authors()}, ")
        words, blank, date = text.rpartition(" ")  # a number stands in brackets, and is no year
        year = None if date.startswith("(") else Credits(date=date).year
        has_appeared = own.source or own.year is not None
        if year is not None and (not has_appeared or (own.year or 0) > year):
            return cleaned(f"{words}{blank}{printed_date(date)}")
    return ""


def _linked(problem: Problem, kind: str) -> Iterator[str]:
    """Yield the problems that one is linked with in such a way, in words."""
    kept = kept_value(problem.extra(_LINKS))
    texts = kept if isinstance(kept, list) else [kept]
    for text in texts:
        for line in text.splitlines() if isinstance(text, str) else ():
            words = line.strip(" -'\"")
            if words.startswith(kind):
                yield words.removeprefix(kind)


_DIAGRAM: Final = re.compile(r", (?:[^ ,]+, )?\d+\+\d+(?:\+\d+n)?$")  # what is asked, and the men
_LINKS: Final = "links"  # what a problem is linked with, in words (see `composer.library`)
_DEDICATED: Final = re.compile(
    r"^(to|for|in|dedicated|zum|zur|dem|der|für|in|à|au|aux|pour|en|dédié\w*|a|al|alla|ai|per|dedicat\w+"
    r"|para|dedicad\w+|посвящ\w+|памяти|к|after|nach|hommage|homage)\b|gewidmet",
    re.IGNORECASE,
)
_IN_NAMES: Final = frozenset(
    (
        *("van", "von", "de", "den", "der", "del", "della", "di", "da", "dos", "du", "la", "le"),
        *("ten", "ter", "zu", "zur", "af", "av", "y", "e", "et", "i", "und", "and", "&", "и"),
    )
)


def _is_name(text: str) -> bool:
    """Return whether a text looks like the name of somebody, or of several, and nothing else."""
    words = text.split()
    return (
        bool(words)
        and words[0][0].isupper()
        and all(word[0].isupper() or word in _IN_NAMES for word in words)
        and not any(sign.isdigit() for sign in text)
        and not _DEDICATED.search(text)
    )


def _distinction(text: str, letters: str) -> str:
    """Return a distinction in the language of the letters; figurines belong to none."""
    chosen = letters_of(letters)
    return text if chosen is FIGURINES else translated_distinction(text, chosen.language)


_PARTS: Final[Mapping[CaptionPart, tuple[str, ...]]] = MappingProxyType(
    {
        CaptionPart.TITLE: ("title",),
        CaptionPart.AUTHORS: ("authors",),
        CaptionPart.SOURCE: ("source", "number", "date", "year"),
        CaptionPart.DISTINCTION: ("distinction", "tourney"),
        CaptionPart.DEDICATION: ("dedication",),
        CaptionPart.STIPULATION: ("stipulation", "twins"),  # what a twin asks is part of it
        CaptionPart.MEN: ("men",),
        CaptionPart.CONDITIONS: ("conditions",),
        CaptionPart.THEMES: ("themes",),
    }
)


def printed_date(date: str) -> str:
    """Return a date as magazines print it: `05/1963` for `1963-05`, `7.5.1963` for a day.

    What is not written in numbers stays as it is.
    """
    found = _DATE.fullmatch(date.strip())
    if found is None:
        return date
    year, month, day = found.groups()
    return f"{int(day)}.{int(month)}.{year}" if day else f"{month}/{year}"


_DATE: Final = re.compile(r"(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?", re.ASCII)


def _lines(lines: tuple[TemplateLine, ...], values: Mapping[str, str]) -> Iterator[CaptionLine]:
    for line in lines:
        for text in filled(line.text, values).split("\n"):
            if cleaned(text):
                yield CaptionLine(cleaned(text), line.bold, line.italic, line.size, line.align)


def authors_line(credits: Credits) -> str:
    """Return the authors' names, each kept together, in this order whatever their letters are."""
    names = [ended(unbroken(name)) for name in credits.signed if cleaned(name)]
    return " ".join([*(f"{name}\u00a0&" for name in names[:-1]), *names[-1:]])
