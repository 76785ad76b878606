# SPDX-License-Identifier: GPL-3.0-or-later
r"""Any text as LaTeX prints it: plain ASCII, accents as commands, nothing that TeX would obey.

Latin and Cyrillic letters can be printed by every engine. For letters of other scripts the
characters themselves are written; pdfLaTeX then prints a small box where it lacks them, and
LuaLaTeX or XeLaTeX with a font that has them prints them as they are. Figurines come from the
chess fonts of `chessfss`; where that package is not installed they become letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from composer.diagrams.letters.lettering import cleaned

_SPECIAL: Final[Mapping[str, str]] = MappingProxyType(
    {
        "\\": r"\textbackslash{}",
        "{": r"\{",
        "}": r"\}",
        "$": r"\$",
        "&": r"\&",
        "#": r"\#",
        "%": r"\%",
        "_": r"\_",
        "^": r"\textasciicircum{}",
        "~": r"\textasciitilde{}",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
        "|": r"\textbar{}",
        '"': r"\textquotedbl{}",
        "'": r"\textquotesingle{}",
        "`": r"\textasciigrave{}",
        "-": "{-}",  # two in a row would become a dash
        "[": "{[}",  # what looks like an option is none
        "]": "{]}",
        ";": "{;}",  # parts the entries of a list
        "/": "{/}",  # parts a given name from its short form
        "?": "{?}",  # with ` it would become another sign, as would !
        "!": "{!}",
        "\u00a0": "~",
        "\u200b": r"\allowbreak{}",
        "\u200e": "",  # marks of direction are for those who lay lines out themselves
        "\u200f": "",
        "\u2002": r"\enspace{}",
        "–": r"\textendash{}",
        "—": r"\textemdash{}",
        "‘": r"\textquoteleft{}",
        "’": r"\textquoteright{}",
        "“": r"\textquotedblleft{}",
        "”": r"\textquotedblright{}",
        "„": r"\quotedblbase{}",
        "‚": r"\quotesinglbase{}",
        "«": r"\guillemotleft{}",
        "»": r"\guillemotright{}",
        "‹": r"\guilsinglleft{}",
        "›": r"\guilsinglright{}",
        "…": r"\dots{}",
        "·": r"\textperiodcentered{}",
        "•": r"\textbullet{}",
        "°": r"\textdegree{}",
        "§": r"\S{}",
        "©": r"\textcopyright{}",
        "½": r"\textonehalf{}",
        "¡": r"\textexclamdown{}",
        "¿": r"\textquestiondown{}",
        "ª": r"\textordfeminine{}",
        "º": r"\textordmasculine{}",
        "×": r"\ensuremath{\times}",
        "±": r"\ensuremath{\pm}",
        "∓": r"\ensuremath{\mp}",
        "∞": r"\ensuremath{\infty}",
        "≤": r"\ensuremath{\leq}",
        "≥": r"\ensuremath{\geq}",
        "↑": r"\ensuremath{\uparrow}",
        "→": r"\ensuremath{\rightarrow}",
        "↔": r"\ensuremath{\leftrightarrow}",
        "ß": r"\ss{}",
        "æ": r"\ae{}",
        "Æ": r"\AE{}",
        "œ": r"\oe{}",
        "Œ": r"\OE{}",
        "ø": r"\o{}",
        "Ø": r"\O{}",
        "å": r"\aa{}",
        "Å": r"\AA{}",
        "ł": r"\l{}",
        "Ł": r"\L{}",
        "đ": r"\dj{}",
        "Đ": r"\DJ{}",
        "ð": r"\dh{}",
        "Ð": r"\DH{}",
        "þ": r"\th{}",
        "Þ": r"\TH{}",
        "ı": r"\i{}",
    }
    | {
        figurine: rf"\whitefigure{{{sign}}}"
        for figurine, sign in zip("♔♕♖♗♘♙", "KQRBNp", strict=True)
    }
    | {
        figurine: rf"\blackfigure{{{sign}}}"
        for figurine, sign in zip("♚♛♜♝♞♟", "kqrbnp", strict=True)
    }
)
_ACCENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "\u0300": r"\`",
        "\u0301": r"\'",
        "\u0302": r"\^",
        "\u0303": r"\~",
        "\u0304": r"\=",
        "\u0306": r"\u",
        "\u0307": r"\.",
        "\u0308": r"\"",
        "\u030a": r"\r",
        "\u030b": r"\H",
        "\u030c": r"\v",
        "\u0323": r"\d",
        "\u0327": r"\c",
        "\u0328": r"\k",
    }
)
# Letters that the Cyrillic encoding T2A has; all languages of today's composers.
_CYRILLIC: Final = "ЁЄЇІЎАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ" + (
    "абвгдежзийклмнопрстуфхцчшщъыьэюяёєїіўҐґЉЊЏЂЋљњџђћЈјЅѕ"
)
_PIECE: Final = 10  # letters of a very long word before it may be broken
_LONG_WORDS: Final = re.compile(r"[^\s\u00a0]{26,}")
_BREAK: Final = "\u200b"  # `cleaned` lets it pass; it may stand in the text itself, too
_RUNS: Final = re.compile(f"[{_CYRILLIC}](?:[ .{_CYRILLIC}]*[{_CYRILLIC}])?")


def latex_text(text: str) -> str:
    """Return a text as LaTeX prints it; it holds no command but those written here."""
    text = _LONG_WORDS.sub(lambda found: _BREAK.join(_in_pieces(found[0])), cleaned(text))
    parts, at = [], 0
    for run in _RUNS.finditer(text):
        parts += [*map(_sign, text[at : run.start()]), _cyrillic(run[0])]
        at = run.end()
    return "".join((*parts, *map(_sign, text[at:])))


def _in_pieces(word: str) -> list[str]:
    return [word[at : at + _PIECE] for at in range(0, len(word), _PIECE)]


def has_cyrillic(latex: str) -> bool:
    """Return whether what `latex_text` gave needs the Cyrillic encoding T2A."""
    return _CYRILLIC_FONT in latex


def figurine_commands(latex: str) -> tuple[str, ...]:
    """Return the lines of a preamble that the figurines in what `latex_text` gave need."""
    return _FIGURINES if r"\whitefigure{" in latex or r"\blackfigure{" in latex else ()


def foreign_letters(latex: str) -> tuple[str, ...]:
    """Return the letters in it that pdfLaTeX does not know, each once, in order."""
    found = dict.fromkeys(_foreign(latex))
    return tuple(sorted(found))


# The figurines of the text have no black men; those of the board stand a little higher.
_FIGURINES: Final = (
    r"\IfFileExists{chessfss.sty}{\usepackage{chessfss}}{}",
    r"\DeclareRobustCommand*{\whitefigure}[1]{\ifdefined\figsymbol\figsymbol{#1}\else#1\fi}",
    r"\DeclareRobustCommand*{\blackfigure}[1]{\ifdefined\figsymbol",
    r"  \raisebox{-.16em}{\fontencoding{LSB}\fontfamily{\csname cfss@boardfontfamily\endcsname}%",
    r"  \selectfont#1}\else#1\fi}",
)
_CYRILLIC_FONT: Final = r"\cyrillicletters "
CYRILLIC_COMMANDS: Final = (
    r"\DeclareRobustCommand*{\cyrillicletters}{\fontencoding{T2A}\selectfont}",
    # Latin Modern has no Cyrillic letters; without this bold names would be printed light.
    r"\ifdefined\DeclareFontFamilySubstitution",
    r"  \DeclareFontFamilySubstitution{T2A}{lmr}{cmr}",
    r"  \DeclareFontFamilySubstitution{T2A}{lmss}{cmss}",
    r"\fi",
)
"""The lines of a preamble for pdfLaTeX that Cyrillic letters need."""


def _cyrillic(run: str) -> str:
    return f"{{{_CYRILLIC_FONT}{run}}}"


def _foreign(latex: str) -> Iterator[str]:
    yield from (letter for letter in latex if letter > "\x7f" and letter not in _CYRILLIC)


def _sign(letter: str) -> str:
    known = _SPECIAL.get(letter)
    if known is not None:
        return known
    if letter < "\x7f":
        return letter
    base, *marks = list(unicodedata.normalize("NFD", letter))
    if base.isascii() and base.isalpha() and len(marks) == 1 and marks[0] in _ACCENTS:
        dotless = {"i": r"\i", "j": r"\j"}.get(base, base)
        return f"{_ACCENTS[marks[0]]}{{{dotless}}}"
    return letter


def document(body: str, size: str, packages: Iterable[str]) -> str:
    """Return a whole document, for any engine of TeX.

    Args:
        body: what is printed.
        size: of its letters, as `11pt`.
        packages: lines that the body needs in the preamble.
    """
    return "\n".join(
        (
            *_preamble(body, size),
            *packages,
            *figurine_commands(body),
            r"\begin{document}",
            r"\pagestyle{empty}",
            body.rstrip("\n"),
            r"\end{document}",
            "",
        )
    )


def _preamble(body: str, size: str) -> Iterator[str]:
    foreign = foreign_letters(body)
    if foreign:
        yield "% Some letters need LuaLaTeX or XeLaTeX, and a font that has them."
    yield rf"\documentclass[{size},a4paper]{{article}}"
    yield r"\usepackage{iftex}"
    is_cyrillic = has_cyrillic(body)
    encodings = "T2A,T1" if is_cyrillic else "T1"
    if "=LSBC4" in body:
        yield r"\usepackage[LSBC4]{fontenc}"
    yield r"\ifPDFTeX"
    yield rf"  \usepackage[{encodings}]{{fontenc}}"
    yield r"  \usepackage[utf8]{inputenc}"
    yield r"  \usepackage{textcomp}"
    yield r"  \IfFileExists{lmodern.sty}{\usepackage{lmodern}}{}"  # outlines, not pixels
    if is_cyrillic:
        yield from (f"  {line}" for line in CYRILLIC_COMMANDS)
    for letter in foreign:
        yield rf"  \DeclareUnicodeCharacter{{{ord(letter):04X}}}{{\fbox{{\phantom{{x}}}}}}"
    yield r"\else"
    yield r"  \usepackage{fontspec}"
    if is_cyrillic:
        yield r"  \DeclareRobustCommand*{\cyrillicletters}{}"
    yield r"\fi"
