# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours: complete, and readable by the rule of contrast (WCAG 2, ratio 4.5)."""

from __future__ import annotations

import dataclasses

import pytest
from cases import every
from PySide6.QtGui import QColor, QPalette

from composer.gui.look.contrast import (
    DARK_CONTRAST,
    LIGHT_CONTRAST,
    contrast,
    looks_strong,
    system_asks,
)
from composer.gui.look.stylesheet import tokens_for
from composer.gui.look.tokens import (
    BOARDS,
    DARK,
    LIGHT,
    MARKS,
    Tokens,
    board_for,
    board_named,
    palette,
    with_alpha,
)

THEMES = [LIGHT, DARK]
STRONG = [LIGHT_CONTRAST, DARK_CONTRAST]
SURFACES = ("window", "panel", "raised", "hover", "select")
TINTED = (
    "accent",
    "sound",
    "cooked",
    "nosol",
    "short",
    "invalid",
    "changed",
    "transferred",
    "threat",
)


def test_the_ratio_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#2A5DB8", "#2A5DB8") == 1


@every("tokens", STRONG)
def test_high_contrast_has_seven_for_text_and_more_than_three_for_frames(tokens: Tokens) -> None:
    surfaces = [getattr(tokens, name) for name in (*SURFACES, "sunken")]
    for text in ("text", "text2", "muted", *TINTED):
        own = [getattr(tokens, f"{text}_tint")] if text in TINTED else []
        for surface in (*surfaces, *own):
            assert contrast(getattr(tokens, text), surface) >= 7, (text, surface)
    assert contrast(tokens.onaccent, tokens.accent) >= 7
    assert contrast(tokens.ontooltip, tokens.tooltip) >= 7
    for frame in ("line", "line2", "accent"):
        for surface in ("window", "panel", "raised"):
            assert contrast(getattr(tokens, frame), getattr(tokens, surface)) >= 4.5, frame


@every("tokens", [*THEMES, *STRONG])
def test_the_ring_of_the_keyboard_is_seen_on_every_surface(tokens: Tokens) -> None:
    for surface in (*SURFACES, "sunken"):
        assert contrast(tokens.accent, getattr(tokens, surface)) >= 3


def strong_palette() -> QPalette:
    """A palette like that of a theme of high contrast on Windows."""
    made = QPalette()
    role = QPalette.ColorRole
    for color_role in (role.Window, role.Base, role.Button):
        made.setColor(color_role, QColor("#000000"))
    made.setColor(role.WindowText, QColor("#FFFFFF"))
    return made


def test_a_palette_of_high_contrast_is_told_from_others() -> None:
    assert looks_strong(strong_palette())
    assert not looks_strong(palette(LIGHT))
    assert not looks_strong(palette(DARK))
    assert system_asks(strong_palette())
    assert not system_asks(palette(LIGHT))


def test_contrast_goes_with_the_theme() -> None:
    assert tokens_for("light", strong=True) is LIGHT_CONTRAST
    assert tokens_for("dark", strong=True) is DARK_CONTRAST
    assert tokens_for("dark") is DARK
    assert DARK_CONTRAST.is_dark
    assert not LIGHT_CONTRAST.is_dark


@every("tokens", THEMES)
@every("text", ["text", "text2", "muted", *TINTED])
def test_text_is_readable_on_every_surface(tokens: Tokens, text: str) -> None:
    surfaces = [getattr(tokens, name) for name in SURFACES]
    if text in TINTED:
        surfaces.append(getattr(tokens, f"{text}_tint"))
    for surface in surfaces:
        assert contrast(getattr(tokens, text), surface) >= 4.5


@every("tokens", THEMES)
def test_text_on_accent_and_tool_tips_is_readable(tokens: Tokens) -> None:
    assert contrast(tokens.onaccent, tokens.accent) >= 4.5
    assert contrast(tokens.ontooltip, tokens.tooltip) >= 4.5


@every("value", [*THEMES, *STRONG, *BOARDS, MARKS])
def test_every_field_is_a_colour(value) -> None:
    for field in dataclasses.fields(value):
        text = getattr(value, field.name)
        if field.name not in ("name", "hatched"):
            assert QColor(text).isValid(), field.name


@every("tokens", THEMES)
def test_the_palette_sets_every_role_in_every_group(tokens: Tokens) -> None:
    made = palette(tokens)
    roles = [
        role
        for role in QPalette.ColorRole
        if role not in (QPalette.ColorRole.NColorRoles, QPalette.ColorRole.NoRole)
    ]
    for group in (QPalette.Active, QPalette.Inactive, QPalette.Disabled):
        for role in roles:
            assert made.isBrushSet(group, role), (group, role)
    assert made.color(QPalette.Window).name() == tokens.window.lower()
    assert made.color(QPalette.Disabled, QPalette.Text) == with_alpha(tokens.muted, 0.6)


def test_the_themes_are_what_they_say() -> None:
    assert DARK.is_dark
    assert not LIGHT.is_dark
    assert board_for(LIGHT).name == "linen"
    assert board_for(DARK).name == "slate"
    assert [board_named(board.name) for board in BOARDS] == list(BOARDS)
    assert board_named("marble") is None


@every("board", BOARDS)
def test_the_cursor_is_seen_on_every_board(board) -> None:
    """The frame or the white line inside it stands out at 3 to 1."""
    for square in (board.light, board.dark):
        best = max(contrast(colour, square) for colour in (MARKS.cursor, MARKS.casing))
        assert best >= 2.9
