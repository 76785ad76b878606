# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of fairy men as SVG: orthodox shapes turned, discs with letters, neutral men, marks.

Composers know fairy men by turned figures: the grasshopper is a queen on her head, the
nightrider a knight on his. A neutral man is half white and half black; the seam stands upright
however the figure is turned. Hard gradients make the halves: clip paths are not drawn alike
by every reader of SVG.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from composer.diagrams.letters.lettering import outlined_text
from composer.diagrams.style.measures import PIECE_BOX, number

_MIDDLE: Final = PIECE_BOX / 2
_TAG = re.compile(r"<(?:path|circle)\b[^>]*/>|<g\b[^>]*>|</g>")
_FILL = re.compile(r' fill="([^"]*)"')
_STROKE = re.compile(r' stroke="([^"]*)"')
_WHITE: Final = frozenset({"#fff", "#ffffff"})
_BLACK: Final = frozenset({"#000", "#000000"})
_ASKEW: Final = 0.86  # the size of a figure that stands askew
_DISC: Final = 17.0  # units of the radius of a disc with letters
_BADGE: Final = 7.0  # of the disc of a quality: 31 % of the square across
_LETTERS: Final = {1: 22.0, 2: 16.0, 3: 11.5}  # units of size by the number of letters


class Half(Enum):
    """What one of a neutral man's gradients paints; its value begins the gradient's id."""

    BODY = "half"
    LINE = "line"


def turned(drawing: str, degrees: int) -> str:
    """Return a drawing turned clockwise about the middle of its box.

    One that is turned to stand askew is made smaller, so that its corners stay in the box.
    """
    if not degrees % 360:
        return drawing
    middle = number(_MIDDLE)
    turn = f"rotate({degrees % 360} {middle} {middle})"
    if degrees % 90:
        aside = number(_MIDDLE * (1 - _ASKEW))
        turn = f"translate({aside} {aside}) scale({_ASKEW}) {turn}"
    return f'<g transform="{turn}">{drawing}</g>'


def neutral(drawing: str, silhouette: tuple[int, ...], degrees: int, name: str) -> str:
    """Return a white man's drawing half white and half black, before it is turned.

    Args:
        drawing: the group of the white man, with attributes instead of CSS.
        silhouette: the places of those paths of it that make the outline, which stays black.
        degrees: how far the drawing will be turned afterwards: the seam stands upright then.
        name: what distinguishes the ids of this man's gradients from those of others in a picture.
    """
    fills, place = ["none"], -1

    def halved(match: re.Match[str]) -> str:
        nonlocal place
        tag = match[0]
        if tag == "</g>":
            fills.pop()
            return tag
        found = _FILL.search(tag)
        fill = found[1] if found else fills[-1]
        if tag.startswith("<g"):
            fills.append(fill)
            return tag
        place += 1
        return _halved(tag, fill, place in silhouette, name)

    return gradients(name, degrees) + _TAG.sub(halved, drawing)


def gradients(name: str, degrees: int) -> str:
    """Return the two gradients of a neutral man: white and black, and the reverse for lines."""
    turn = "" if not degrees % 360 else f' gradientTransform="rotate({-degrees % 360} 22.5 22.5)"'
    box = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{PIECE_BOX}" y2="0"{turn}'
    return _gradient(Half.BODY, name, box, "#fff", "#000") + _gradient(
        Half.LINE, name, box, "#000", "#fff"
    )


def disc(letters: str, fill: str, ink: str) -> str:
    """Return a plain disc with up to three letters, for a man without a shape of its own.

    Args:
        letters: what stands on it.
        fill: the paint of the disc, a colour or `url(#...)`.
        ink: the paint of the letters.
    """
    size = _LETTERS[max(1, min(3, len(letters)))]
    text = outlined_text(letters, _MIDDLE, _MIDDLE + 0.34 * size, size, "middle", bold=True)
    return (
        f'<g stroke-linejoin="round"><circle cx="{_MIDDLE}" cy="{_MIDDLE}" r="{number(_DISC)}"'
        f' fill="{fill}" stroke="#000" stroke-width="1.5"/>'
        f'<g fill="{ink}" stroke="none">{text}</g></g>'
    )


def neutral_disc(letters: str, name: str) -> str:
    """Return the disc of a neutral man."""
    across = 'gradientUnits="objectBoundingBox" x1="0" y1="0" x2="1" y2="0"'
    return (
        _gradient(Half.BODY, name, across, "#fff", "#000")
        + _gradient(Half.LINE, name, across, "#000", "#fff")
        + disc(letters, f"url(#{Half.BODY.value}{name})", f"url(#{Half.LINE.value}{name})")
    )


def disc_outline() -> str:
    """Return the path of a disc's outline."""
    left, radius = number(_MIDDLE - _DISC), number(_DISC)
    arc = f"a{radius} {radius} 0 1 0"
    wide = number(2 * _DISC)
    return f"M{left} {number(_MIDDLE)}{arc} {wide} 0{arc} -{wide} 0z"


def crown_badge() -> str:
    """Return the sign of a royal man: a crown on a white disc, at the upper right."""
    crown = (
        '<path d="M33.2 10.9L32.5 5.2L35.3 7.4L37.5 3.6L39.7 7.4L42.5 5.2L41.8 10.9Z"'
        ' fill="#000" stroke="none"/>'
    )
    return _badge(crown)


_BADGES: Final = {
    **{"alice-a": "A", "alice-b": "B", "bul": "L", "hurdle-colour-changing": "O"},
    **{"patrol": "T", "protean": "N"},
}
"""Letters of qualities that share their first one with another; alice men have their board's."""


def badge_letter(quality: str) -> str:
    """Return the letter that stands for a quality, of which no other has the same."""
    return _BADGES.get(quality, quality[:1].upper())


def letter_badge(letter: str) -> str:
    """Return the sign of any other quality: its letter on a white disc, at the upper right."""
    text = outlined_text(letter, PIECE_BOX - _BADGE - 0.5, _BADGE + 4, 10, "middle", bold=True)
    return _badge(f'<g fill="#000" stroke="none">{text}</g>')


def _badge(sign: str) -> str:
    x, y = number(PIECE_BOX - _BADGE - 0.5), number(_BADGE + 0.5)
    return (
        f'<g><circle cx="{x}" cy="{y}" r="{number(_BADGE - 0.5)}" fill="#fff"'
        f' stroke="#000" stroke-width="1"/>{sign}</g>'
    )


def _gradient(half: Half, name: str, where: str, left: str, right: str) -> str:
    return (
        f'<linearGradient id="{half.value}{name}" {where}>'
        f'<stop offset="0.5" stop-color="{left}"/><stop offset="0.5" stop-color="{right}"/>'
        "</linearGradient>"
    )


def _halved(path: str, fill: str, is_outline: bool, name: str) -> str:
    """Return one path painted in halves: white becomes the body, black within it the line."""
    body, line = f"url(#{Half.BODY.value}{name})", f"url(#{Half.LINE.value}{name})"
    if fill in _WHITE:
        fill = body
    elif fill in _BLACK and not is_outline:
        fill = line
    path = _with(path, _FILL, "fill", fill)
    return path if is_outline else _with(path, _STROKE, "stroke", line)


def _with(path: str, attribute: re.Pattern[str], name: str, value: str) -> str:
    words = f' {name}="{value}"'
    if attribute.search(path):
        return attribute.sub(lambda _: words, path, count=1)
    return path[:-2].rstrip() + words + "/>"
