# SPDX-License-Identifier: GPL-3.0-or-later
"""One appearance for all parts: it tells what changes, and nobody is told by hand."""

from __future__ import annotations

import ast
from pathlib import Path

import composer.gui
from composer.diagrams.style.style import PieceSet
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, HATCHED, LIGHT, board_for
from composer.notation.letters import ENGLISH_S, letters_of

BY_HAND = {
    "set_theme",
    "set_tokens",
    "set_icons",
    "set_colours",
    "set_pieces",
    "set_letters",
    "set_language",
}


def heard(appearance: Appearance) -> list[str]:
    told: list[str] = []
    appearance.colours_changed.connect(lambda: told.append("colours"))
    appearance.figures_changed.connect(lambda: told.append("figures"))
    appearance.writing_changed.connect(lambda: told.append("writing"))
    return told


def test_it_begins_light_and_english(appearance: Appearance) -> None:
    assert appearance.tokens is LIGHT
    assert appearance.colours == board_for(LIGHT)
    assert appearance.figures is PieceSet.CLASSIC
    assert (appearance.letters, appearance.language) == (ENGLISH_S, "en")


def test_it_has_the_new_look_before_it_tells(appearance: Appearance) -> None:
    seen: list[object] = []
    appearance.colours_changed.connect(lambda: seen.append(appearance.icons.tokens))
    appearance.colour(DARK, HATCHED)
    assert seen == [DARK]
    assert appearance.colours is HATCHED
    appearance.colour(DARK)
    assert appearance.colours == board_for(DARK)


def test_only_what_is_another_is_told(appearance: Appearance) -> None:
    told = heard(appearance)
    appearance.draw_men(PieceSet.CLASSIC)
    appearance.write(ENGLISH_S, "en")
    assert told == []
    appearance.draw_men(PieceSet.PRINT)
    appearance.write(letters_of("de"), "de")
    assert told == ["figures", "writing"]


def test_no_part_is_told_its_look_by_hand() -> None:
    """Who must be told can be forgotten; who takes an appearance follows it by itself."""
    folder = Path(composer.gui.__file__).parent
    sources = sorted(folder.rglob("*.py"))
    assert len(sources) > 200
    found = [
        f"{path.relative_to(folder).as_posix()}: {node.name}"
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name in BY_HAND
    ]
    assert not found
