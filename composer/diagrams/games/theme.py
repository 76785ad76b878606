# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours of the boards and men of games: for the screen, light and dark, and for print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from composer.diagrams.style.style import DiagramStyle, Hatch


@dataclass(frozen=True, slots=True)
class GameTheme:
    """The colours of a board. They are written `#rrggbb`.

    Attributes:
        name: its name in files.
        light: light cells, and boards of one colour.
        dark: dark cells.
        edge: cells that are marked off, such as the edge of Tablut.
        lines: lines between cells of one colour.
        strong: lines that mean something: where the edge begins, castles.
        rings: circles of the round board.
        throne: lines of a throne.
        frame: the line about a board.
        ink: letters on the board and beside it.
        body: the light men.
        shade: the dark men, and the lines of all.
        first: the third side's men, Spring's green.
        second: the fourth side's men, Summer's red.
        third: the men of the Sun, yellow.
        fourth: the men of Venus, violet.
        hatched: whether dark cells are hatched in `dark`, as print has them.
        halo: units of the light rim about men, in a box of 45, which parts them from a hatching.
    """

    name: str
    light: str
    dark: str
    edge: str
    lines: str
    strong: str
    rings: str
    throne: str
    frame: str
    ink: str
    body: str = "#ffffff"
    shade: str = "#000000"
    first: str = "#a9cf9a"
    second: str = "#eba396"
    third: str = "#f0d77c"
    fourth: str = "#cdb3de"
    hatched: bool = False
    halo: float = 0.0


LINEN: Final = GameTheme(
    "linen",
    light="#f0eadf",
    dark="#cbbba0",
    edge="#e3d8c3",
    lines="#cbbba0",
    strong="#7d6c4d",
    rings="#6b5b3e",
    throne="#5d5039",
    frame="#a89a80",
    ink="#3d3423",
)
"""The studio's own board, light."""

SLATE: Final = GameTheme(
    "slate",
    light="#c3cbd4",
    dark="#8593a3",
    edge="#aeb8c4",
    lines="#8593a3",
    strong="#4a5560",
    rings="#4a5560",
    throne="#2b343d",
    frame="#6c7a89",
    ink="#20262c",
)
"""The board for a dark window."""

PRINTED: Final = GameTheme(
    "print",
    light="#ffffff",
    dark="#d4d4d2",
    edge="#e6e6e4",
    lines="#7a7a7a",
    strong="#000000",
    rings="#000000",
    throne="#000000",
    frame="#000000",
    ink="#000000",
    first="#ffffff",
    second="#ffffff",
    third="#ffffff",
    fourth="#ffffff",
)
"""For office printers: flat grey."""

HATCHED: Final = GameTheme(
    "hatched",
    light="#ffffff",
    dark="#000000",
    edge="#000000",
    lines="#000000",
    strong="#000000",
    rings="#000000",
    throne="#000000",
    frame="#000000",
    ink="#000000",
    first="#ffffff",
    second="#ffffff",
    third="#ffffff",
    fourth="#ffffff",
    hatched=True,
    halo=1.6,
)
"""As magazines print: black on white only, dark cells hatched."""

GAME_THEMES: Final[Mapping[str, GameTheme]] = MappingProxyType(
    {theme.name: theme for theme in (LINEN, SLATE, PRINTED, HATCHED)}
)
"""All themes by name."""


def theme_named(name: str) -> GameTheme:
    """Return the theme of a name; Linen if there is none of that name."""
    return GAME_THEMES.get(name, LINEN)


def theme_of(style: DiagramStyle) -> GameTheme:
    """Return the colours of games that go with those of a chess diagram."""
    if isinstance(style.dark, Hatch):
        return replace(HATCHED, light=style.light, halo=style.halo or HATCHED.halo)
    for theme in (LINEN, SLATE):
        if (style.light.lower(), style.dark.lower()) == (theme.light, theme.dark):
            return theme
    grey = replace(PRINTED, light=style.light, dark=style.dark)
    return replace(grey, edge=_between(style.light, style.dark))


def _between(one: str, other: str) -> str:
    """Return the colour in the middle of two."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{(a + b) // 2:02x}" for a, b in pairs)
