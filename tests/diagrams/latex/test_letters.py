# SPDX-License-Identifier: GPL-3.0-or-later
"""Text in LaTeX: nothing is obeyed, and what was written can be read off again."""

from __future__ import annotations

import re

from cases import every
from hypothesis import example, given
from hypothesis import strategies as st

from composer.diagrams.latex.letters import foreign_letters, has_cyrillic, latex_text
from composer.diagrams.letters.lettering import cleaned

KNOWN = """
textbackslash textasciicircum textasciitilde textless textgreater textbar textquotedbl
textquotesingle textasciigrave enspace textendash textemdash textquoteleft textquoteright
textquotedblleft textquotedblright quotedblbase quotesinglbase guillemotleft guillemotright
guilsinglleft guilsinglright dots textperiodcentered textbullet textdegree S textcopyright
textonehalf textexclamdown textquestiondown textordfeminine textordmasculine ensuremath times
rightarrow leftrightarrow pm mp infty leq geq uparrow
ss ae AE oe OE o O aa AA l L dj DJ dh DH th TH i j u r H v d c k
allowbreak cyrillicletters whitefigure blackfigure
"""

hostile = st.text(st.characters(exclude_categories=()), max_size=60) | st.text(
    st.sampled_from("\\{}$&#%_^~<>|\"'`-[];/?!,éßŁжЯΩש中 \u00a0x^^M"), max_size=60
)


@every(
    "text, latex",
    [
        ("Loyd", "Loyd"),
        ("50% & $3_#", r"50\% \& \$3\_\#"),
        ("\\input{x}", r"\textbackslash{}input\{x\}"),
        ("Köhler", r"K\"{o}hler"),
        ("Vukčević", r"Vuk\v{c}evi\'{c}"),
        ("Łódź", r"\L{}\'{o}d\'{z}"),
        ("naïf", r"na\"{\i}f"),
        ("a -- b", "a {-}{-} b"),
        ("?`", r"{?}\textasciigrave{}"),
        ("Пётр Жук.", r"{\cyrillicletters Пётр Жук}."),
        ("1.♕e4 ♟a7", r"1.\whitefigure{Q}e4 \blackfigure{p}a7"),
        ("שלום\u200e 5", "שלום 5"),
        ("d4→d5 ∞", r"d4\ensuremath{\rightarrow}d5 \ensuremath{\infty}"),
        ("a\x00b\ud800", "a b\ufffd"),
    ],
)
def test_letters_and_signs(text: str, latex: str) -> None:
    assert latex_text(text) == latex


@given(hostile)
@example("^^5c^^M\\par")
def test_nothing_is_obeyed(text: str) -> None:
    latex = latex_text(text)
    latex.encode("utf-8")
    commands = re.findall(r"\\([A-Za-z]+)", latex)
    assert set(commands) <= set(re.findall(r"\w+", KNOWN))
    bare = re.sub(r"\\(?:[A-Za-z]+|.)", "", latex)
    assert not re.search(r"[%$&#_^~<>|\"\\\x00-\x1f]", bare.replace("~", ""))
    depth = 0
    for sign in bare:
        depth += (sign == "{") - (sign == "}")
        assert depth >= 0
    assert depth == 0


@given(st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=25))
def test_plain_signs_are_all_printed_once(text: str) -> None:
    names = {
        "textbackslash": "\\",
        "textasciicircum": "^",
        "textasciitilde": "~",
        "textless": "<",
        "textgreater": ">",
        "textbar": "|",
        "textquotedbl": '"',
        "textquotesingle": "'",
        "textasciigrave": "`",
    }
    printed = latex_text(text).replace(r"\allowbreak{}", "")
    printed = re.sub(
        r"\\([a-z]+)\{\}|\\([{}$&#%_])|\{(.)\}",
        lambda found: names[found[1]] if found[1] else found[2] or found[3],
        printed,
    )
    assert printed == cleaned(text)


def test_scripts_are_known() -> None:
    assert has_cyrillic(latex_text("Жук"))
    assert not has_cyrillic(latex_text("Zhuk"))
    assert foreign_letters(latex_text("Жук שש中é")) == ("ש", "中")


def test_very_long_words_may_be_broken() -> None:
    assert latex_text("W" * 500).count(r"\allowbreak{}") == 49
    assert r"\allowbreak" not in latex_text("Donaudampfschiffahrt")
