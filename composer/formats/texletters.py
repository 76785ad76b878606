# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters and signs as they are typed for LaTeX: `\\'e`, `\\"o`, `\\ss`, and German `"o`, `"s`."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ACCENT: Final = re.compile(
    r"\\(?P<sign>['`^\"~=.]|[uvHcrdk](?![A-Za-z]))\s*(?:\{\\?(?P<held>[A-Za-z])\}|\\?(?P<bare>[A-Za-z]))"
)
_ACCENTS: Final = {
    "'": "\u0301",
    "`": "\u0300",
    "^": "\u0302",
    '"': "\u0308",
    "~": "\u0303",
    "=": "\u0304",
    ".": "\u0307",
    "u": "\u0306",
    "v": "\u030c",
    "H": "\u030b",
    "c": "\u0327",
    "r": "\u030a",
    "d": "\u0323",
    "k": "\u0328",
}
_LETTERS: Final = {
    r"\ss": "ß",
    r"\o": "ø",
    r"\O": "Ø",
    r"\l": "ł",
    r"\L": "Ł",
    r"\ae": "æ",
    r"\AE": "Æ",
    r"\oe": "œ",
    r"\OE": "Œ",
    r"\aa": "å",
    r"\AA": "Å",
    r"\dj": "đ",
    r"\DJ": "Đ",
    r"\th": "þ",
    r"\TH": "Þ",
    r"\dh": "ð",
    r"\DH": "Ð",
    r"\i": "ı",
    r"\S": "§",
    r"\dots": "…",
    r"\enspace": " ",
    r"\allowbreak": "",
    r"\textless": "<",
    r"\textgreater": ">",
    r"\textbar": "|",
    r"\textquotedbl": '"',
    r"\textquotesingle": "'",
    r"\textasciigrave": "`",
    r"\textquoteleft": "‘",
    r"\textquoteright": "’",
    r"\textquotedblleft": "“",
    r"\textquotedblright": "”",
    r"\quotedblbase": "„",
    r"\quotesinglbase": "‚",
    r"\guillemotleft": "«",
    r"\guillemotright": "»",
    r"\guilsinglleft": "‹",
    r"\guilsinglright": "›",
    r"\textendash": "–",
    r"\textemdash": "—",
    r"\textperiodcentered": "·",
    r"\textbullet": "•",
    r"\textdegree": "°",
    r"\textcopyright": "©",
    r"\textonehalf": "½",
    r"\textexclamdown": "¡",
    r"\textquestiondown": "¿",
    r"\textordfeminine": "ª",
    r"\textordmasculine": "º",
    r"\times": "×",
    r"\rightarrow": "→",
    r"\leftrightarrow": "↔",
}
_NAMED: Final = re.compile(r"(\\[A-Za-z]+)(?:\{\}|\s+|(?![A-Za-z]))")
_GERMAN: Final = re.compile(r'(?<=[^\W\d_])"([aouAOUs])')
_GERMAN_LETTERS: Final = dict(zip("aouAOUs", "äöüÄÖÜß", strict=True))
_OPENED: Final = re.compile(r'(?:^|[\s(\[/-])"\w|[„“«‚‘]')


def accented(text: str) -> str:
    """Return a text with the letters that LaTeX's commands stand for; all else stays."""
    text = _ACCENT.sub(
        lambda found: (found["held"] or found["bare"]) + _ACCENTS[found["sign"]], text
    )
    text = _NAMED.sub(lambda found: _LETTERS.get(found[1], found[0]), text)
    return unicodedata.normalize("NFC", text)


def german(text: str) -> str:
    """Return a text with umlauts and ß for `"o` and `"s` within words, as German TeX has them.

    Where a quotation is opened such a sign may close it: nothing is changed.
    """
    if _OPENED.search(text):
        return text
    return _GERMAN.sub(lambda found: _GERMAN_LETTERS[found[1]], text)
