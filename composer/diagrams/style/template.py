# SPDX-License-Identifier: GPL-3.0-or-later
"""Captions as templates: lines of text with fields in braces, such as `{source}[, {date}]`.

A field is filled with what the problem tells. What stands in square brackets is left out where
a field in it is empty; so is a whole line whose fields are all empty, and a comma left over at
an end. Braces themselves are written double, `{{` and `}}`; brackets in braces, `{[}` and `{]}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from composer.said.sentence import joined, said, sentence_of

FIELDS: Final = (
    "label",
    "title",
    "authors",
    "source",
    "number",
    "date",
    "year",
    "distinction",
    "tourney",
    "dedication",
    "stipulation",
    "men",
    "conditions",
    "twins",
    "themes",
    "tested",
)
"""What a template can tell; `label` is what a sheet calls the diagram, such as its number."""

LONGEST_TEMPLATE: Final = 300
_MOST_LINES: Final = 12
_DEEPEST: Final = 8
_TOKEN: Final = re.compile(r"\{\{|\}\}|\{\[\}|\{\]\}|\{[^{}\[\]]*\}|[{}\[\]]|[^{}\[\]]+")
_LITERAL: Final = MappingProxyType({"{{": "{", "}}": "}", "{[}": "[", "{]}": "]"})
_LEFT_OVER: Final = " ,;:–—\u00a0"
_UNWRITABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class TemplateError(ValueError):
    """A template that cannot be used; the message is one sentence, with the place."""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str


@dataclass(frozen=True, slots=True)
class _Group:
    parts: tuple[str | _Field | _Group, ...]


_Part = str | _Field | _Group


def check_template(text: str) -> None:
    """Refuse a template that cannot be filled.

    Raises:
        TemplateError: a name in braces is not known, a brace or bracket has no partner, or it
            is too long; the sentence names the place, counted in characters from 1.
    """
    _parsed(text)


def filled(text: str, values: Mapping[str, str]) -> str:
    """Return a template filled with values; empty if all its fields are.

    A field that `values` does not have is empty. Line breaks in a value stay in it.

    Raises:
        TemplateError: the template cannot be used.
    """
    group = _parsed(text)
    names = list(_names(group))
    if names and not any(values.get(name) for name in names):
        return ""
    return _written(group, values).strip(_LEFT_OVER if names else " ")


def fields_of(text: str) -> frozenset[str]:
    """Return the names of the fields in a template.

    Raises:
        TemplateError: the template cannot be used.
    """
    return frozenset(_names(_parsed(text)))


@lru_cache(maxsize=256)  # a style fills the same few lines for every problem
def _parsed(text: str) -> _Group:
    if len(text) > LONGEST_TEMPLATE:
        raise TemplateError(
            said(
                "a caption line has at most {most} characters, this one has {count}",
                most=LONGEST_TEMPLATE,
                count=len(text),
            )
        )
    wrong = _UNWRITABLE.search(text)
    if wrong is not None:
        raise TemplateError(
            said(
                "character {start} of {text} cannot be printed",
                start=wrong.start() + 1,
                text=repr(text),
            )
        )
    opened: list[tuple[int, list[_Part]]] = [(0, [])]
    for found in _TOKEN.finditer(text):
        token, place = found[0], found.start() + 1
        if token == "[":
            if len(opened) > _DEEPEST:
                raise TemplateError(
                    said("too many brackets within brackets at character {place}", place=place)
                )
            opened.append((place, []))
        elif token == "]":
            if len(opened) == 1:
                raise TemplateError(
                    said(
                        "the ] at character {place} of {text} closes nothing",
                        place=place,
                        text=repr(text),
                    )
                )
            parts = opened.pop()[1]
            opened[-1][1].append(_Group(tuple(parts)))
        else:
            opened[-1][1].append(_part(token, place, text))
    if len(opened) > 1:
        raise TemplateError(
            said(
                "the [ at character {place} of {text} is not closed",
                place=opened[-1][0],
                text=repr(text),
            )
        )
    return _Group(tuple(opened[0][1]))


def _part(token: str, place: int, text: str) -> _Part:
    if token in _LITERAL:
        return _LITERAL[token]
    if token == "{":
        raise TemplateError(
            said("the { at character {place} of {text} is not closed", place=place, text=repr(text))
        )
    if token == "}":
        raise TemplateError(
            said(
                "the } at character {place} of {text} closes nothing", place=place, text=repr(text)
            )
        )
    if token[0] != "{":
        return token
    name = token[1:-1].strip().lower()
    if name not in FIELDS:
        raise TemplateError(
            said(
                "{token} at character {place} of {text} is no field; there are {fields}",
                token=token,
                place=place,
                text=repr(text),
                fields=joined(FIELDS),
            )
        )
    return _Field(name)


def _names(group: _Group) -> Iterator[str]:
    for part in group.parts:
        if isinstance(part, _Field):
            yield part.name
        elif isinstance(part, _Group):
            yield from _names(part)


def _written(group: _Group, values: Mapping[str, str]) -> str:
    told = []
    for part in group.parts:
        if isinstance(part, str):
            told.append(part)
        elif isinstance(part, _Field):
            told.append(values.get(part.name, ""))
        elif _is_told(part, values):
            told.append(_written(part, values))
    return "".join(told)


def _is_told(group: _Group, values: Mapping[str, str]) -> bool:
    """Return whether a bracket is printed: each field right in it has something to say."""
    return all(
        bool(values.get(part.name)) for part in group.parts if isinstance(part, _Field)
    ) and (
        any(isinstance(part, _Field) for part in group.parts)
        or any(isinstance(part, _Group) and _is_told(part, values) for part in group.parts)
        or not any(_names(group))
    )


class Align(Enum):
    """Where a line of a caption stands; the value names it in files."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class TemplateLine:
    """A line of a caption before it is filled.

    Attributes:
        text: the template.
        bold: whether the letters are heavy.
        italic: whether the letters lean.
        size: the size of the letters, as a part of the style's.
        align: where the line stands.

    Raises:
        TemplateError: the text cannot be used, or the size is out of its range.
    """

    text: str
    bold: bool = False
    italic: bool = False
    size: float = 1.0
    align: Align = Align.LEFT

    def __post_init__(self) -> None:
        check_template(self.text)
        if not 0.3 <= self.size <= 4:
            raise TemplateError(
                said("expected a line's size to measure 0.3 to 4, got {size}", size=str(self.size))
            )


@dataclass(frozen=True, slots=True)
class CaptionTemplate:
    """What stands around a board: lines above it, two corners under it, lines below these.

    Attributes:
        above: lines above the board.
        left: the template of the left corner under the board.
        right: the template of the right corner.
        below: lines below the corners.
        bold_corners: whether the letters of the corners are heavy.

    Raises:
        TemplateError: a line cannot be used, or there are too many.
    """

    above: tuple[TemplateLine, ...] = ()
    left: str = ""
    right: str = ""
    below: tuple[TemplateLine, ...] = ()
    bold_corners: bool = False

    def __post_init__(self) -> None:
        for name, text in (("left", self.left), ("right", self.right)):
            try:
                check_template(text)
            except TemplateError as error:
                raise TemplateError(
                    said("{name}: {wrong}", name=name, wrong=sentence_of(error))
                ) from error
        for lines in (self.above, self.below):
            if len(lines) > _MOST_LINES:
                raise TemplateError(
                    said(
                        "a caption has at most {most} lines above and below the board, got {count}",
                        most=_MOST_LINES,
                        count=len(lines),
                    )
                )


_SMALL: Final = 0.85

MAGAZINE_CAPTION: Final = CaptionTemplate(
    above=(
        TemplateLine("[{label}\u2002\u2002]{authors}", bold=True),
        TemplateLine("{title}", size=0.95),
        TemplateLine(
            "[{source}][\u00a0({number})][\u00a0{date}][, {distinction}][, {tourney}]",
            italic=True,
            size=0.9,
        ),
        TemplateLine("{dedication}", size=_SMALL),
    ),
    left="{stipulation}",
    right="{men}",
    below=(TemplateLine("{conditions}", size=_SMALL), TemplateLine("{twins}", size=_SMALL)),
)
"""As magazines have it: authors bold, the source in italics, `#2` at the left, `8+9` right."""

TOURNAMENT_CAPTION: Final = CaptionTemplate(
    above=(
        TemplateLine("[No. {label}][\u2002\u2002{title}]", bold=True),
        TemplateLine("{authors}"),
        TemplateLine(
            "[{source}][\u00a0({number})][\u00a0{date}][, {distinction}][, {tourney}]", size=0.9
        ),
    ),
    left="{stipulation}",
    right="{men}",
    below=(TemplateLine("{conditions}", size=0.9), TemplateLine("{twins}", size=0.9)),
    bold_corners=True,
)
"""As judges get it: the number of the entry, and what is asked in heavy letters."""
