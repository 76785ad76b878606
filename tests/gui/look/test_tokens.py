# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours: complete, and readable by the rule of contrast (WCAG 2, ratio 4.5)."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtGui import QColor, QPalette

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


def luminance(colour: QColor) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(share) for share in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(QColor(a)), luminance(QColor(b))), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
@pytest.mark.parametrize("text", ["text", "text2", "muted", *TINTED])
def test_text_is_readable_on_every_surface(tokens: Tokens, text: str) -> None:
    surfaces = [getattr(tokens, name) for name in SURFACES]
    if text in TINTED:
        surfaces.append(getattr(tokens, f"{text}_tint"))
    for surface in surfaces:
        assert contrast(getattr(tokens, text), surface) >= 4.5


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
def test_text_on_accent_and_tool_tips_is_readable(tokens: Tokens) -> None:
    assert contrast(tokens.onaccent, tokens.accent) >= 4.5
    assert contrast(tokens.ontooltip, tokens.tooltip) >= 4.5


@pytest.mark.parametrize("value", [*THEMES, *BOARDS, MARKS], ids=lambda value: repr(value)[:20])
def test_every_field_is_a_colour(value) -> None:
    for field in dataclasses.fields(value):
        text = getattr(value, field.name)
        if field.name not in ("name", "hatched"):
            assert QColor(text).isValid(), field.name


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
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


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_the_cursor_is_seen_on_every_board(board) -> None:
    """The frame or the white line inside it stands out at 3 to 1."""
    for square in (board.light, board.dark):
        best = max(contrast(colour, square) for colour in (MARKS.cursor, MARKS.casing))
        assert best >= 2.9
