# SPDX-License-Identifier: GPL-3.0-or-later
"""Choices as text for the settings. What is missing or senseless there is at its default."""

from __future__ import annotations

import json
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from composer.diagrams.pages.page import PAPERS
from composer.diagrams.pages.sheetstyle import GRIDS
from composer.diagrams.style.style import DiagramStyle
from composer.diagrams.style.stylefile import StyleError, parse_style, style_json
from composer.gui.publishing.choices import (
    LARGEST_BOARD,
    LARGEST_PICTURE,
    LEAST_DPI,
    LONGEST_FIELD,
    LONGEST_HEADING,
    MOST_DPI,
    SMALLEST_BOARD,
    SMALLEST_PICTURE,
    Choices,
)

_LONGEST: Final = 300_000  # characters
_RANGES: Final = {
    "pixels": (SMALLEST_PICTURE, LARGEST_PICTURE),
    "dpi": (LEAST_DPI, MOST_DPI),
    "first_number": (0, 99_999),
}
_LONG: Final = ("address", "theme", "remarks")


def choices_text(choices: Choices) -> str:
    """Return choices as JSON; `parse_choices` gives them back equal."""
    told = {field.name: _plain(getattr(choices, field.name)) for field in fields(choices)}
    return json.dumps(told, ensure_ascii=True)


def parse_choices(text: str) -> Choices:
    """Read choices; whatever cannot be used is at its default."""
    if len(text) > _LONGEST:
        return Choices()
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return Choices()
    if not isinstance(told, dict):
        return Choices()
    usual = Choices()
    values = {
        field.name: _read(field.name, told.get(field.name), getattr(usual, field.name))
        for field in fields(Choices)
    }
    return Choices(**values).in_a_form()


def _plain(value: Any) -> Any:
    if isinstance(value, DiagramStyle):
        return style_json(value)
    return value.value if isinstance(value, Enum) else value


def _read(name: str, value: object, usual: Any) -> Any:
    if isinstance(usual, DiagramStyle):
        return _style(value, usual)
    if isinstance(usual, Enum):
        return next((member for member in type(usual) if member.value == value), usual)
    if isinstance(usual, bool):
        return value if isinstance(value, bool) else usual
    if isinstance(usual, int):
        return _number(name, value, usual)
    if not isinstance(value, str):
        return usual
    if name == "paper":
        return value if value in {paper.name for paper in PAPERS} else usual
    return _clean(value)[: LONGEST_FIELD if name in _LONG else LONGEST_HEADING]


def _number(name: str, value: object, usual: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        return usual
    if name == "per_page":
        return value if value in GRIDS else usual
    least, most = _RANGES[name]
    return min(most, max(least, value))


def _style(value: object, usual: DiagramStyle) -> DiagramStyle:
    try:
        style = parse_style(value) if isinstance(value, str) else usual
    except StyleError:
        return usual
    return style if SMALLEST_BOARD <= 8 * style.square_mm <= LARGEST_BOARD else usual


def _clean(text: str) -> str:
    """Return a text without halves of letters, which no field can show."""
    return text.encode("utf-8", "replace").decode("utf-8")
