# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures themselves, drawn for this program on a grid of 45 units."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.diagrams.board.drawings import outline
from composer.diagrams.games.men.figure import Figure, Paint, Part, body, dot, sign, stroke, word
from composer.diagrams.games.path import Path, circle, path_of, polygon
from composer.diagrams.style.style import PieceSet
from composer.problem.men import Man

_M: Final = 22.5  # the middle of the box

# --- Tafl -----------------------------------------------------------------------------------

_FOOT: Final = body("M11.6 32.6H33.4V38.6H11.6Z")
TAFL_KING: Final[Figure] = (
    body("M13 33.6C13 25 13.6 20.4 16.2 16.8H28.8C31.4 20.4 32 25 32 33.6Z"),
    body("M15 17L12.6 7.6 18.3 11.4 22.5 4.6 26.7 11.4 32.4 7.6 30 17Z"),
    body("M9.8 33.6H35.2V39.8H9.8Z"),
    stroke("M14 28.6H31"),
    dot(_M, 22.6, 2.1),
)
SWEDE: Final[Figure] = (
    body("M13.6 32.6V22.6C13.6 15.4 17.3 10.6 22.5 10.6 27.7 10.6 31.4 15.4 31.4 22.6V32.6Z"),
    _FOOT,
    stroke("M18 19C18.6 17 19.8 15.8 21.6 15.4"),
)
MUSCOVITE: Final[Figure] = (
    body("M13.6 32.6V22.6C13.6 15.4 17.3 10.6 22.5 10.6 27.7 10.6 31.4 15.4 31.4 22.6V32.6Z"),
    _FOOT,
    stroke("M14.6 27.2H30.4M12.6 32.8H32.4"),
)

# --- Stones of the boards of lines and of tables --------------------------------------------


def _disc(radius: float, y: float = _M) -> Part:
    return Part(circle(_M, y, radius))


def _ring(radius: float, y: float = _M, width: float = 1.5) -> Part:
    return Part(circle(_M, y, radius), Paint.LINE, width)


PLAIN_STONE: Final[Figure] = (_disc(15.5), _ring(10.4))
ROMAN_STONE: Final[Figure] = (_disc(15.5), _ring(11.2), stroke("M22.5 17V28M17 22.5H28"))
MERELS_STONE: Final[Figure] = (_disc(15.5), _ring(10.8), dot(_M, _M, 3.0))
HUNTER: Final[Figure] = (
    _disc(15.5),
    stroke("M16.4 31.4C27.5 28.6 29.8 20 25.8 11.8M16.4 31.4L25.8 11.8", 1.8),
    stroke("M13.8 17.8L30.2 25.6M13.8 17.8L17.6 17.1M13.8 17.8L15.4 21.2", 1.6),
)


def _fluted() -> Path:
    """Return a disc with a rim of small waves, as draughtsmen have them."""
    points = []
    for index in range(48):
        radius = 16.4 if index % 2 else 15.0
        angle = 2 * math.pi * index / 48
        points.append((_M + radius * math.sin(angle), _M - radius * math.cos(angle)))
    return polygon(points)


DRAUGHTSMAN: Final[Figure] = (Part(_fluted()), _ring(11.4), _ring(6.6))
DRAUGHTS_KING: Final[Figure] = (
    Part(_fluted()),
    _ring(12.6),
    sign("M14.8 28.8L13.2 17.4 18.4 21.6 22.5 14.2 26.6 21.6 31.8 17.4 30.2 28.8Z"),
)
TABLES_STONE: Final[Figure] = (_disc(20.0), _ring(15.0), _ring(6.0))

# --- Fox, geese, hare -----------------------------------------------------------------------

FOX: Final[Figure] = (
    body(
        "M22.5 39.6C19.8 39.6 18.4 36.8 16.6 33.6C14.6 30.4 9.4 28.6 6.8 24.6"
        "C9 23 9.6 21.4 9.4 18.6L9 5.6C13.2 7.6 16.2 10.2 17.8 13.2"
        "C20.6 12.2 24.4 12.2 27.2 13.2C28.8 10.2 31.8 7.6 36 5.6L35.6 18.6"
        "C35.4 21.4 36 23 38.2 24.6C35.6 28.6 30.4 30.4 28.4 33.6C26.6 36.8 25.2 39.6 22.5 39.6Z"
    ),
    stroke("M8.8 24.4C14.4 24 18.6 27.4 20.4 34.4M36.2 24.4C30.6 24 26.4 27.4 24.6 34.4"),
    stroke("M12.2 10.8L12.4 16.4M32.8 10.8L32.6 16.4", 1.5),
    dot(16.6, 21.6, 1.7),
    dot(28.4, 21.6, 1.7),
    sign("M19.8 35.2H25.2L22.5 38.8Z"),
)
GOOSE: Final[Figure] = (
    body("M20 38.8L22.2 33H25L23.6 38.8ZM26 38.8L27.6 33H30.4L29.6 38.8Z", 1.6),
    body(
        "M5.6 14.2L12.2 10.2C12.4 6.8 14.8 4.8 17.6 4.8C20.8 4.8 22.8 7 22.8 10.2"
        "C22.8 14.2 20.4 16.2 20.6 19.4C24.6 15.8 33 16.2 40.6 20.4"
        "C40 28.6 34.2 34.2 27 34.2C19.6 34.2 14.6 30 14.6 23.8"
        "C14.6 20.2 16.4 17.6 16.4 14.8L12.8 14Z"
    ),
    stroke("M21 24.6C24.6 29.4 31.6 29 36.6 22.8"),
    stroke("M12.2 10.4L12.8 13.8", 1.4),
    dot(17.2, 9.2, 1.4),
)
HARE: Final[Figure] = (
    body(
        "M16.4 20.8C12.6 15.6 11.8 8.6 14.4 4.2C18.2 6 20.8 12.2 20.8 18.4"
        "C21.8 18.1 23.2 18.1 24.2 18.4C24.2 12.2 26.8 6 30.6 4.2C33.2 8.6 32.4 15.6 28.6 20.8"
        "C32 23.4 33.4 27.2 32.4 31.2C31.2 36.4 27 39.4 22.5 39.4C18 39.4 13.8 36.4 12.6 31.2"
        "C11.6 27.2 13 23.4 16.4 20.8Z"
    ),
    stroke("M16.2 9.4C17.6 12 18.2 15 18.2 18.2M28.8 9.4C27.4 12 26.8 15 26.8 18.2", 1.5),
    dot(17.8, 26.6, 1.7),
    dot(27.2, 26.6, 1.7),
    sign("M20.2 30.6H24.8L22.5 33.4Z"),
    stroke(
        "M22.5 33.2V35.2C21 37 19.4 36.8 18.6 35.8M22.5 35.2C24 37 25.6 36.8 26.4 35.8",
        1.4,
    ),
)

# --- Grande Acedrex -------------------------------------------------------------------------

AANCA: Final[Figure] = (
    body(
        "M12.8 38.6C13.2 33.2 16.8 30.2 17.2 26.4L12 27.8C12 29.8 11.2 31.2 9.4 32"
        "C7.4 29.6 6.8 26.6 7.8 23.8C9.2 18.8 13 15.6 18.4 15.4C21 15.4 23 16.2 24.6 17.8"
        "C27.6 11.4 32.2 7.2 39 5.2C40 13.8 38.4 22.4 32.4 29C33 32.2 33.4 35.2 33.4 38.6Z"
    ),
    stroke("M25.6 28C26.6 21.8 29.8 15.2 35.6 10.8M30 27.4C31.8 23.6 34 20 36.6 17.4"),
    stroke("M12.8 33.8H33", 1.8),
    dot(16.6, 20.4, 1.6),
)


def _mane() -> Path:
    points = []
    for index in range(28):
        radius = 17.2 if index % 2 else 13.4
        angle = 2 * math.pi * index / 28
        points.append((_M + radius * math.sin(angle), 21.4 - radius * math.cos(angle)))
    return polygon(points)


LION: Final[Figure] = (
    body("M14.4 33L12.2 39.8H32.8L30.6 33Z"),
    Part(_mane()),
    Part(circle(_M, 21.6, 8.4), Paint.OVER, 1.7),
    dot(19.3, 19.4, 1.35),
    dot(25.7, 19.4, 1.35),
    sign("M20.3 22.6H24.7L22.5 25.4Z"),
    stroke("M22.5 25V26.6C21.4 28 19.8 27.9 19 26.9M22.5 26.6C23.6 28 25.2 27.9 26 26.9", 1.3),
    stroke("M19.6 39V36.6M25.4 39V36.6", 1.5),
)
UNICORN: Final[Figure] = (
    body("M14.6 13.6L4.6 2.6L18 9.4Z", 1.7),
    Part(path_of(outline(Man.WHITE_KNIGHT, PieceSet.PRINT))),
    stroke("M24.5 13C29.7 15.5 31.8 22 31.4 31.5M13.3 35.5H35.7", 1.8),
    stroke("M9.9 8.4L12.2 6.2M12.7 11.5L15.2 7.8", 1.2),
    dot(16.8, 16.2, 1.5),
    dot(10.4, 25.2, 0.9),
)
GIRAFFE: Final[Figure] = (
    body("M20.6 11V5.8M26 11V5.8", 2.2),
    Part(circle(20.6, 4.4, 1.9), Paint.SHADE, 0.0),
    Part(circle(26, 4.4, 1.9), Paint.SHADE, 0.0),
    body(
        "M12.6 39.2C16.4 33.4 18.8 27.4 19.2 20.8L13.6 21.8C10 22.2 8.6 18.4 11.2 16.6L19.6 10.8"
        "C22.6 8.8 27.2 9.8 28.6 13.4C31.8 21.6 32.6 30 32.8 39.2Z"
    ),
    dot(19.6, 14.8, 1.4),
    sign("M24.8 15.4L28 17.2L27.4 20.4L24.4 20.6L22.8 17.8Z"),
    sign("M22.6 22.8L25.4 23.6L25 27L21.6 27.8Z"),
    sign("M27.4 22.8L29.8 23L30.4 27.2L27.2 27.2Z"),
    sign("M20.6 30L24.4 29.6L25 33.4L20.8 35.2L18.4 33.8Z"),
    sign("M27 29.6L30.6 29.8L31 34.6L27.4 34.4Z"),
)
CROCODILE: Final[Figure] = (
    body(
        "M4.8 25.6C4.8 23.8 6 22.8 7.8 22.4L20.6 19.4C21 15.4 23.6 12.8 27.4 12.8"
        "C35.4 12.8 39.4 19.4 39.4 28V39H19.6C21 36.4 21.6 34.4 21.4 32.4L9 33.2"
        "C6.4 33.2 4.8 31.4 4.8 28.8Z"
    ),
    stroke("M5.2 28.2L8.6 27.4 10.2 30 12 27 13.8 29.6 15.6 26.6 17.4 29 19.2 26.2 24.6 25.2", 1.6),
    dot(26.8, 18, 1.7),
    dot(8.6, 25, 0.9),
    stroke("M33.2 17.8L32 20.2M36 22.2L34 23.6M37.2 27.4L34.8 28M37.2 32.6L34.8 32.8", 1.5),
)

# --- CaleidoScacchi ---------------------------------------------------------------------------

_WING: Final = (
    "M9.8 14.8C6.4 10 2.2 11.4 1.4 19.4C2.8 18.2 4.2 18.4 4.8 20C5.8 18.8 7 19 7.6 20.6Z",
    "M35.2 14.8C38.6 10 42.8 11.4 43.6 19.4C42.2 18.2 40.8 18.4 40.2 20C39.2 18.8 38 19 37.4 20.6Z",
)
_STEPS: Final[Mapping[str, int]] = MappingProxyType(
    {"P": 1, "H": 2, "T": 3, "E": 4, "V": 1, "G": 2, "R": 3, "D": 4, "W": 3}
)
_WALKERS: Final = frozenset("PHTE")


def _star(x: float, y: float, radius: float) -> Path:
    points = []
    for index in range(10):
        reach = radius * (0.45 if index % 2 else 1.0)
        angle = math.pi * index / 5
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return polygon(points)


def _dots(count: int, y: float) -> Figure:
    start = _M - (count - 1) * 2.1
    return tuple(dot(start + index * 4.2, y, 1.45) for index in range(count))


def kaleido_token(letter: str) -> Figure:
    """Return the token of a man of CaleidoScacchi by his letter, a capital."""
    steps = _STEPS[letter]
    if letter in _WALKERS:
        shield = "M9 6.8H36V23.6C36 31.4 30 36.6 22.5 40.2C15 36.6 9 31.4 9 23.6Z"
        inner = "M11.4 9.2H33.6V23.4C33.6 29.8 28.8 34.2 22.5 37.4C16.2 34.2 11.4 29.8 11.4 23.4Z"
        return (
            body(shield),
            Part(path_of(inner), Paint.LINE, 0.9),
            *word(letter, _M, 18.4, 19.0, 18.0),
            *_dots(steps, 30.2),
        )
    wings = tuple(body(half, 1.6) for half in _WING)
    star = (Part(_star(_M, 4.6, 4.6), Paint.BODY, 1.4),) if letter == "W" else ()
    return (
        *wings,
        Part(circle(_M, 24.4, 15.2)),
        Part(circle(_M, 24.4, 13.0), Paint.LINE, 0.9),
        *star,
        *word(letter, _M, 22.4, 18.0, 17.5),
        *_dots(steps, 33.0),
    )


# --- Arithmomachia ----------------------------------------------------------------------------


def numbered(shape: str, text: str) -> Figure:
    """Return a man with a number: `C` a circle, `T` a triangle, `S` a square, `P` a pyramid."""
    if shape == "C":
        return (_disc(18.0), *word(text, _M, _M, 21.0, 29.0))
    if shape == "T":
        outline_ = body("M22.5 3.4L42 38.6H3Z")
        return (outline_, *word(text, _M, 29.2, 19.0, 22.0))
    if shape == "S":
        return (body("M5.6 5.6H39.4V39.4H5.6Z"), *word(text, _M, _M, 21.0, 29.0))
    return (
        body("M4.4 40.2L9.4 23.8H35.6L40.6 40.2Z"),
        body("M10.4 23.8L14.2 12.4H30.8L34.6 23.8Z"),
        body("M15.4 12.4L22.5 3L29.6 12.4Z"),
        stroke("M10.8 23.8H34.2M15.6 12.4H29.4", 1.4),
        *word(text, _M, 32.2, 17.0, 27.0),
    )


def letter_token(text: str) -> Figure:
    """Return a disc with a man's letters, for a man without a figure of his own."""
    return (_disc(17.0), _ring(14.6, width=0.9), *word(text, _M, _M, 21.0, 24.0))
