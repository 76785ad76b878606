# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of a chess diagram as a style of games, so that both are printed alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.diagrams.games.diagram import GamePart, GameStyle
from composer.diagrams.games.theme import HATCHED, LINEN, PRINTED, SLATE, GameTheme
from composer.diagrams.style.style import CaptionPart, DiagramStyle, Hatch

PARTS_OF_GAMES: Final = {
    CaptionPart.TITLE: GamePart.TITLE,
    CaptionPart.AUTHORS: GamePart.AUTHORS,
    CaptionPart.SOURCE: GamePart.SOURCE,
    CaptionPart.STIPULATION: GamePart.STIPULATION,
    CaptionPart.MEN: GamePart.MEN,
}
"""What of a caption is told of games too."""
_SQUARES: Final = 8


def game_style_of(style: DiagramStyle, *, solution: bool = False) -> GameStyle:
    """Return how a game looks where chess looks so: colours, size, letters, what is told.

    Args:
        style: of chess diagrams.
        solution: whether the solution is told below.
    """
    parts = {PARTS_OF_GAMES[part] for part in style.caption if part in PARTS_OF_GAMES}
    parts |= {GamePart.RULES} if style.rules else set()
    parts |= {GamePart.KEY} if style.key else set()
    parts |= {GamePart.SOLUTION} if solution else set()
    return GameStyle(
        theme=theme_of(style),
        pieces=style.pieces,
        board_mm=max(10.0, min(1000.0, _SQUARES * style.square_mm)),
        text_pt=style.text_pt,
        coordinates=style.coordinates,
        turned=style.flipped,
        parts=frozenset(parts),
        language=style.letters,
        paper=style.paper is not None,
    )


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
