# SPDX-License-Identifier: GPL-3.0-or-later
"""How a diagram looks, as a value, and the good styles that come with the program.

Inside a drawing a square is 45 units wide, as the men are drawn; the style says how wide it is
on paper, and letters are measured in points of paper, so that a small diagram keeps readable
captions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from composer.diagrams.style.template import MAGAZINE_CAPTION, TOURNAMENT_CAPTION, CaptionTemplate
from composer.notation.letters import ENGLISH_S, LanguageError, letters_of
from composer.said.sentence import said

LONGEST_NAME: Final = 60
"""Characters that the name of a style may have."""

_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def _check_colour(text: str) -> None:
    if _COLOUR.fullmatch(text) is None:
        raise ValueError(said("expected a colour such as #cbbba0, got {text}", text=repr(text)))


def _check_name(name: str) -> None:
    if not name.strip() or len(name) > LONGEST_NAME or _UNPRINTABLE.search(name):
        raise ValueError(
            said(
                "expected a name of 1 to {most} printable characters, got {name}",
                most=LONGEST_NAME,
                name=repr(name[:80]),
            )
        )


def _check_between(what: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise ValueError(
            said(
                "expected {what} to measure {least} to {most}, got {value}",
                what=what,
                least=f"{least:g}",
                most=f"{most:g}",
                value=f"{value:g}",
            )
        )


class CaptionPart(Enum):
    """One thing that a caption can tell; the value names it in settings."""

    TITLE = "title"
    AUTHORS = "authors"
    SOURCE = "source"
    DISTINCTION = "distinction"
    DEDICATION = "dedication"
    STIPULATION = "stipulation"
    MEN = "men"
    CONDITIONS = "conditions"
    THEMES = "themes"


FULL_CAPTION: Final = frozenset(CaptionPart)
NO_CAPTION: Final[frozenset[CaptionPart]] = frozenset()
ANONYMOUS_CAPTION: Final = frozenset(
    {CaptionPart.STIPULATION, CaptionPart.MEN, CaptionPart.CONDITIONS}
)


class PieceSet(Enum):
    """A family of drawings of the men."""

    CLASSIC = "classic"  # Colin Burnett's, as on the web
    PRINT = "print"  # our own: strong outlines that bear boards of two centimetres


def pieces_named(name: str) -> PieceSet:
    """Return the set of men of a name; the classic one if there is none of that name."""
    return next((piece_set for piece_set in PieceSet if piece_set.value == name), PieceSet.CLASSIC)


class Lettering(Enum):
    """The letters of captions: with serifs those that come with the program, else the machine's."""

    SERIF = "serif"
    SANS = "sans-serif"


@dataclass(frozen=True, slots=True)
class Hatch:
    """Dark squares drawn as lines rising to the right at 45 degrees.

    Attributes:
        colour: of the lines.
        gap: units between two lines, measured along the edge of a square.
        width: units of the thickness of a line.
    """

    colour: str = "#000000"
    gap: float = 5.0
    width: float = 0.75

    def __post_init__(self) -> None:
        _check_colour(self.colour)
        _check_between("the gap of a hatch", self.gap, 1.5, 45)
        _check_between("the line of a hatch", self.width, 0.1, 10)


@dataclass(frozen=True, slots=True)
class Frame:
    """The line around the board; its width is in units (a square has 45)."""

    colour: str = "#000000"
    width: float = 1.5

    def __post_init__(self) -> None:
        _check_colour(self.colour)
        _check_between("the frame", self.width, 0.1, 20)


@dataclass(frozen=True, slots=True)
class DiagramStyle:
    """How a diagram looks. Colours are written `#rrggbb`.

    Attributes:
        name: what the user calls the style.
        light: colour of the light squares.
        dark: colour of the dark squares, or their hatching.
        frame: the line around the board; None leaves it out.
        coordinates: whether letters and figures stand at the edges.
        flipped: whether Black sits below.
        square_mm: width of a square on paper, in millimetres.
        caption: what may be reported above and below the board; anything else stays untold.
        template: how and where it is reported.
        letters: the piece letters of the caption, as `composer.notation.letters` names them.
        text_pt: size of the authors' names on paper, in points; the rest follows.
        lettering: the family of the letters.
        ink: colour of the letters.
        paper: colour behind everything; None leaves the picture transparent.
        pieces: which drawings of the men.
        halo: width in units of the light rim that parts the men from a hatching; 0 for none.
        mark: colour of marks and arrows.
        lines: whether lines part the squares, where the rules have a board of one colour.
        rules: whether the rules of a game that is not today's chess are told in a line below.
        key: whether fairy men are named below, each with his figure.

    Raises:
        ValueError: the name, a colour, a measure or the letters are none.
    """

    name: str = "magazine"
    light: str = "#ffffff"
    dark: str | Hatch = Hatch()
    frame: Frame | None = Frame()
    coordinates: bool = False
    flipped: bool = False
    square_mm: float = 6.25
    caption: frozenset[CaptionPart] = FULL_CAPTION
    template: CaptionTemplate = MAGAZINE_CAPTION
    letters: str = ENGLISH_S.code
    text_pt: float = 9.0
    lettering: Lettering = Lettering.SERIF
    ink: str = "#000000"
    paper: str | None = "#ffffff"
    pieces: PieceSet = PieceSet.CLASSIC
    halo: float = 0.0
    mark: str = "#000000"
    lines: bool = False
    rules: bool = True
    key: bool = True

    def __post_init__(self) -> None:
        _check_name(self.name)
        _check_colour(self.light)
        _check_colour(self.mark)
        _check_colour(self.ink)
        if isinstance(self.dark, str):
            _check_colour(self.dark)
        if self.paper is not None:
            _check_colour(self.paper)
        _check_between("the square", self.square_mm, 1, 200)
        _check_between("the letters", self.text_pt, 3, 200)
        _check_between("the halo", self.halo, 0, 10)
        try:
            letters_of(self.letters)
        except LanguageError as error:
            raise ValueError(str(error)) from error


MAGAZINE: Final = DiagramStyle(halo=1.6)
"""As problem magazines print: hatched, a thin frame, no coordinates; the board is 5 cm wide."""

SCREEN: Final = DiagramStyle(
    name="screen",
    light="#f0eadf",
    dark="#cbbba0",
    frame=Frame("#8c7f6a", 1.2),
    coordinates=True,
    square_mm=10,
    text_pt=12.5,
    lettering=Lettering.SANS,
    ink="#2b2620",
    mark="#b3402a",
)
"""For web pages and slides: the studio's own Linen board with coordinates."""

PRINT: Final = DiagramStyle(name="print", dark="#d4d4d4")
"""For office printers and copies: flat grey squares."""

TOURNAMENT: Final = DiagramStyle(
    name="tournament",
    dark="#d9d9d9",
    frame=Frame(width=2.0),
    coordinates=True,
    square_mm=9,
    caption=ANONYMOUS_CAPTION,
    template=TOURNAMENT_CAPTION,
    text_pt=13,
    pieces=PieceSet.PRINT,
)
"""For judges: large, flat grey for copiers, with coordinates, and without anybody's name."""

STYLES: Final[Mapping[str, DiagramStyle]] = MappingProxyType(
    {style.name: style for style in (MAGAZINE, SCREEN, TOURNAMENT, PRINT)}
)
"""The styles that come with the program, by name."""
