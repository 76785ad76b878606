# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters for a picture: made harmless for XML, measured, broken into lines.

Widths are those of the serif letters that come with the program. Of letters that these do not
have, and of letters without serifs, which a reader's machine provides, widths are estimated
after DejaVu Serif, one of the widest fonts in use: what fits by this measure fits with others.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from composer.diagrams.letters.shipped import EM, TEXT_FAMILY, advance, outline
from composer.diagrams.style.measures import number
from composer.diagrams.style.style import Lettering

NO_BREAK: Final = "\u00a0"
Wide = Callable[[str], float]
"""How wide a text is, as a multiple of the size of its letters."""

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
# Embeddings, overrides and isolates could turn the rest of a line around.
_BIDI_CONTROLS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_LAST_OF_PLANES = "".join(
    chr(plane << 16 | last) for plane in range(17) for last in (0xFFFE, 0xFFFF)
)
_NOT_XML = re.compile(f"[\ud800-\udfff\ufdd0-\ufdef{_LAST_OF_PLANES}]")
_SPACES = re.compile(r"[^\S\u00a0\u2002]+")  # these two are set on purpose
_LONGEST = 10_000  # characters looked at in one text

_CLASSES: Final = (
    (0.32, "'ijl,. \u00a0ł’‘"),
    (0.5, "\u2002"),
    (0.42, "f-/:;\\|tIJ!()[]"),
    (0.52, 'rs*_`šş–"“”'),
    (0.66, "cvxyz?aeko0123456789bdghnpquLPTY${}çčćžåäáàâãéèêëěöøőóòôßñňüúùûűřť"),
    (0.76, "AFSVXZBCEKRÀÁÄÅŠŽÇČÉ"),
    (0.72, "абвгдезийклнопрстухцчъьэєіїґαβγδεζηθικλμνξπρστυφχאבגדהוזחטיכךלמםנןסעפףצץקרשת"),
    (0.87, "АБВГДЕЗИЙКЛНОПРСТУХЦЧЪЬЭЄІЇΑΒΓΔΕΖΗΘΙΚΛΞΟΠΡΣΤΥΧяωψ"),
    (0.87, "DGOQwHU#+<=>^~ÖØÓÜÚ½"),
    (1.0, "N&%M@—…"),
    (1.1, "mWæÆ"),
    (1.3, "ЖШЩЮЫМФжшщюыфмЊЉЏњљŒœƏ"),
)
_WIDTHS: Final = {letter: width for width, letters in _CLASSES for letter in letters}
_BOLD: Final = 1.16
_LAST_NARROW: Final = "\u06ff"  # Latin, Greek, Cyrillic, Hebrew and Arabic come before

# The size of the letters, as a part of the wanted size, and how many lines it may need.
_STEPS: Final = ((1.0, 1), (0.93, 1), (0.86, 1), (1.0, 2), (0.85, 3), (0.7, 5))
_MOST_LINES: Final = 12
_LEFT_TO_RIGHT_MARK: Final = "\u200e"
_LEFTWARDS: Final = ("R", "AL")  # classes of letters in the rules of Unicode for directions
_STRONG: Final = ("L", *_LEFTWARDS)


def cleaned(text: str) -> str:
    """Return a text as one line of characters that XML 1.0 allows, composed and trimmed.

    Control characters and line breaks become spaces, lone surrogates become U+FFFD.
    """
    if text.isascii() and text.isprintable() and len(text) <= _LONGEST and "  " not in text:
        return text.strip()
    line = _CONTROLS.sub(" ", text[:_LONGEST])
    line = _NOT_XML.sub("\ufffd", _BIDI_CONTROLS.sub("", line))
    return _SPACES.sub(" ", unicodedata.normalize("NFC", line)).strip()


def escaped(text: str) -> str:
    """Return a cleaned text as XML character data, also for attributes in double quotes."""
    harmless = cleaned(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return harmless.replace('"', "&quot;").replace(NO_BREAK, " ")


def unbroken(text: str) -> str:
    """Return a text whose words are kept on one line where that can be."""
    return cleaned(text).replace(" ", NO_BREAK)


def width(text: str, *, bold: bool = False, italic: bool = False, shipped: bool = True) -> float:
    """Return how wide a text is, as a multiple of the size of its letters.

    Args:
        text: one line.
        bold: whether the letters are heavy.
        italic: whether they lean.
        shipped: whether they are those that come with the program; else the width is estimated.
    """
    if shipped:
        return sum([_shipped_width(letter, bold, italic) for letter in text])
    return sum(map(_letter_width, text)) * (_BOLD if bold else 1.0)


@lru_cache(maxsize=8192)
def _shipped_width(letter: str, bold: bool, italic: bool) -> float:
    known = advance(letter, bold, italic)
    return _letter_width(letter) * (_BOLD if bold else 1.0) if known is None else known


@lru_cache(maxsize=4096)
def _letter_width(letter: str) -> float:
    known = _WIDTHS.get(letter)
    if known is not None:
        return known
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    base = unicodedata.normalize("NFD", letter)[0]
    if base != letter and base in _WIDTHS:
        return _WIDTHS[base]
    if unicodedata.east_asian_width(letter) in "WF" or letter > _LAST_NARROW:
        return 1.3
    return 1.0


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines that fit a width, and the size of their letters in units."""

    lines: tuple[str, ...]
    size: float


def fitted(
    text: str,
    size: float,
    room: float,
    *,
    bold: bool = False,
    italic: bool = False,
    shipped: bool = True,
) -> Fitted:
    """Break a text into lines no wider than `room`, with smaller letters if it is long.

    Slightly smaller letters come before a second line, and smaller letters before a word is
    broken; what needs more than twelve lines of the smallest ends in an ellipsis.
    """
    text = cleaned(text)

    def wide(part: str) -> float:
        return width(part, bold=bold, italic=italic, shipped=shipped)

    widest = max((wide(word) for word in text.replace(NO_BREAK, " ").split()), default=0)
    for factor, most in _STEPS:
        if widest * size * factor > room:
            continue
        lines = tuple(_lines(text, room / (size * factor), wide))
        if len(lines) <= most:
            return Fitted(lines, size * factor)
    smallest = size * _STEPS[-1][0]
    lines = tuple(_lines(text, room / smallest, wide))
    if len(lines) > _MOST_LINES:
        last = _cut(lines[_MOST_LINES - 1], room / smallest, wide)
        lines = (*lines[: _MOST_LINES - 1], last)
    return Fitted(lines, smallest)


def directed(line: str) -> str:
    """Return a line that every reader lays out from left to right, whatever script it begins with.

    Without the mark some take the direction of the whole line from its first letter.
    """
    return _LEFT_TO_RIGHT_MARK + line if _runs_leftwards(line) else line


def ended(text: str) -> str:
    """Return one of several texts of a line so that none turns the others around.

    After a name in Hebrew or Arabic letters a number, or another such name, would go to its left.
    """
    ways = (unicodedata.bidirectional(letter) for letter in reversed(text))
    last = "L" if text.isascii() else next((way for way in ways if way in _STRONG), "L")
    return text if last == "L" else text + _LEFT_TO_RIGHT_MARK


def may_lean(text: str) -> bool:
    """Whether a text can be set in italics: Hebrew, Arabic and East Asian letters have none."""
    if text.isascii():
        return True
    return not _runs_leftwards(text) and not any(
        unicodedata.east_asian_width(letter) in "WF" for letter in text
    )


def _runs_leftwards(text: str) -> bool:
    return not text.isascii() and any(
        unicodedata.bidirectional(letter) in _LEFTWARDS for letter in text
    )


def _lines(text: str, room: float, wide: Wide) -> Iterator[str]:
    line = ""
    for word in _words(text, room, wide):
        longer = f"{line} {word}" if line else word
        if line and wide(longer) > room:
            yield line.replace(NO_BREAK, " ")
            line = word
        else:
            line = longer
    if line:
        yield line.replace(NO_BREAK, " ")


def _words(text: str, room: float, wide: Wide) -> Iterator[str]:
    """Yield the parts of a text that stay on one line, breaking only what is too wide."""
    for unit in text.split(" "):
        if wide(unit) <= room:
            yield unit
            continue
        for word in unit.split(NO_BREAK):
            yield from _pieces_of_word(word, room, wide)


def _pieces_of_word(word: str, room: float, wide: Wide) -> Iterator[str]:
    piece, reach = "", 0.0
    for letter in word:
        step = wide(letter)
        if piece and step and reach + step > room:
            yield piece
            piece, reach = "", 0.0
        piece, reach = piece + letter, reach + step
    if piece:
        yield piece


def _cut(line: str, room: float, wide: Wide) -> str:
    while line and wide(line + "…") > room:
        line = line[:-1]
    return line + "…"


def family_of(lettering: Lettering) -> str:
    """Return the family that text of an SVG asks for, which Qt has once they are added."""
    return TEXT_FAMILY if lettering is Lettering.SERIF else lettering.value


def outlined_text(
    text: str,
    x: float,
    y: float,
    size: float,
    anchor: str = "",
    *,
    bold: bool = False,
    italic: bool = False,
) -> str:
    """Return a line drawn as one path, which reports its words to those who hear it.

    Args:
        text: the line, all of whose letters are there.
        x: where it begins, has its middle or ends.
        y: its baseline.
        size: of its letters.
        anchor: `middle` or `end`; else it begins at `x`.
        bold: whether the letters are heavy.
        italic: whether they lean.
    """
    drawing, units = outline(text, bold, italic)
    wide = units * size / EM
    x -= {"middle": wide / 2, "end": wide}.get(anchor, 0.0)
    place = f"translate({number(x)} {number(y)}) scale({size / EM:.5g})"
    return f'<path aria-label="{escaped(text)}" transform="{place}" d="{drawing}"/>'
