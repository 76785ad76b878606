# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of the window and of the board, as values.

Nothing here is a global setting: the `Appearance` of a window has a `Tokens` and a
`BoardColours`, and its parts read them there and listen to its changes.
Colours are `#rrggbb` or Qt's `#aarrggbb`; every text colour keeps a contrast of 4.5 on
every surface and on its own tint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of one theme of the window.

    A field `x_tint` is the pale surface on which text of the colour `x` may stand.

    Attributes:
        name: `light` or `dark`.
        window: behind everything.
        panel: lists, trees and tables.
        raised: buttons and fields.
        sunken: chips at rest, grey tags.
        hover: what the pointer is over.
        select: the selected row, a pale bar.
        line: separators.
        line2: frames of fields and buttons.
        text: sentences and moves.
        text2: second sentences.
        muted: labels, evidence, hints.
        accent: focus, links, what is switched on.
        onaccent: text on the accent colour.
        sound: sound problems, keys, merits.
        cooked: cooks and refutations.
        nosol: no solution, duals, faults.
        short: short solutions.
        invalid: positions that cannot be solved, the slower solver.
        changed: changed mates.
        transferred: changed and transferred mates.
        threat: threats.
        tooltip: behind tool tips and bubbles.
        ontooltip: text of tool tips and bubbles.
        shadow: under floating things.
    """

    name: str
    window: str
    panel: str
    raised: str
    sunken: str
    hover: str
    select: str
    line: str
    line2: str
    text: str
    text2: str
    muted: str
    accent: str
    accent_tint: str
    onaccent: str
    sound: str
    sound_tint: str
    cooked: str
    cooked_tint: str
    nosol: str
    nosol_tint: str
    short: str
    short_tint: str
    invalid: str
    invalid_tint: str
    changed: str
    changed_tint: str
    transferred: str
    transferred_tint: str
    threat: str
    threat_tint: str
    tooltip: str
    ontooltip: str
    shadow: str

    @property
    def is_dark(self) -> bool:
        """Whether text is light on dark."""
        return QColor(self.window).lightness() < 128


LIGHT: Final = Tokens(
    name="light",
    window="#F1F1EF",
    panel="#FBFBFA",
    raised="#FFFFFF",
    sunken="#EDEDEA",
    hover="#F0F1F1",
    select="#E4ECF8",
    line="#E1E1DD",
    line2="#CFCFCA",
    text="#1D1F23",
    text2="#4A4E55",
    muted="#666A72",
    accent="#2A5DB8",
    accent_tint="#E4ECF8",
    onaccent="#FFFFFF",
    sound="#1B6E40",
    sound_tint="#E2F2E8",
    cooked="#B02A20",
    cooked_tint="#FBE7E5",
    nosol="#765900",
    nosol_tint="#F6EDCD",
    short="#6A3E9E",
    short_tint="#EFE8F8",
    invalid="#585C64",
    invalid_tint="#E8E9EB",
    changed="#0B6572",
    changed_tint="#DDF0F2",
    transferred="#94286F",
    transferred_tint="#F8E5F1",
    threat="#A1430D",
    threat_tint="#FBE9DE",
    tooltip="#1F2226",
    ontooltip="#F1F1EF",
    shadow="#33000000",
)

DARK: Final = Tokens(
    name="dark",
    window="#151618",
    panel="#1C1E21",
    raised="#24262A",
    sunken="#111214",
    hover="#25282C",
    select="#263350",
    line="#2D3034",
    line2="#42464C",
    text="#E8E8E5",
    text2="#BFC2C7",
    muted="#989CA4",
    accent="#8CB0FF",
    accent_tint="#22314E",
    onaccent="#10182A",
    sound="#6FCF97",
    sound_tint="#1B3226",
    cooked="#FF948A",
    cooked_tint="#3F2322",
    nosol="#E0C060",
    nosol_tint="#362F18",
    short="#C6A8F6",
    short_tint="#302742",
    invalid="#A9ADB5",
    invalid_tint="#303338",
    changed="#66CDD8",
    changed_tint="#16363B",
    transferred="#F19CD2",
    transferred_tint="#3D2435",
    threat="#FFA671",
    threat_tint="#3C2A1C",
    tooltip="#1F2226",
    ontooltip="#F1F1EF",
    shadow="#8C000000",
)


@dataclass(frozen=True, slots=True)
class BoardColours:
    """The colours of one kind of board.

    Attributes:
        name: `linen`, `slate`, `print` or `hatched`.
        light: the light squares.
        dark: the dark squares; the strokes if the board is hatched.
        tray: behind the palette of men, so that white and black men both read.
        frame: the line around the board and around the tray.
        hatched: whether dark squares are hatched at 45 degrees, as in print.
    """

    name: str
    light: str
    dark: str
    tray: str
    frame: str
    hatched: bool = False


LINEN: Final = BoardColours("linen", "#F0EADF", "#CBBBA0", "#E6DFD2", "#A89A80")
SLATE: Final = BoardColours("slate", "#C3CBD4", "#8593A3", "#A3AFBC", "#5F6B79")
PRINT: Final = BoardColours("print", "#FFFFFF", "#D4D4D2", "#E4E4E2", "#6E7074")
HATCHED: Final = BoardColours("hatched", "#FFFFFF", "#3A3C40", "#E4E4E2", "#3A3C40", hatched=True)
BOARDS: Final = (LINEN, SLATE, PRINT, HATCHED)


@dataclass(frozen=True, slots=True)
class MarkColours:
    """The colours drawn over squares; they read on every board, in both themes.

    Attributes:
        lit: fill of lit squares.
        lit_frame: frame of the squares of a theme.
        white, black, mate, cook: arrows and number badges.
        casing: the thin line round arrows and badges, and inside the cursor's frame.
        cursor: the square cursor.
        target: the square under the man in hand.
        home: the dashed frame where the man in hand came from.
        defect: the ring round men that make the position unsolvable.
        ghost: the frame of a suggested man.
        hurdle: the disc on a man whom another hops over.
        picked: behind the man picked in the palette.
        cells: the lines of a grid.
    """

    lit: str = "#4C3F7FF0"
    lit_frame: str = "#2453A8"
    white: str = "#2A5DB8"
    black: str = "#4A4E55"
    mate: str = "#1B6E40"
    cook: str = "#B02A20"
    casing: str = "#FFFFFF"
    cursor: str = "#2A5DB8"
    target: str = "#1D1F23"
    home: str = "#4A4E55"
    defect: str = "#B02A20"
    ghost: str = "#1B6E40"
    hurdle: str = "#4A4E55"
    picked: str = "#E4ECF8"
    cells: str = "#33312C"


MARKS: Final = MarkColours()


def board_for(tokens: Tokens) -> BoardColours:
    """Return the board that goes with a theme where the user has chosen none."""
    return SLATE if tokens.is_dark else LINEN


def board_named(name: str) -> BoardColours | None:
    """Return the board of a name, or None if there is no such board."""
    return next((board for board in BOARDS if board.name == name), None)


def with_alpha(colour: str, share: float) -> QColor:
    """Return a colour at a share (0 to 1) of its opacity."""
    result = QColor(colour)
    result.setAlphaF(result.alphaF() * share)
    return result


def palette(tokens: Tokens) -> QPalette:
    """Return Qt's palette of a theme: every role of all three groups, set by hand."""
    result = QPalette()
    groups = QPalette.ColorGroup
    for role, colour in _roles(tokens).items():
        for group in (groups.Active, groups.Inactive, groups.Disabled):
            result.setColor(group, role, QColor(colour))
    pale = with_alpha(tokens.muted, 0.6)
    for role in _PALE_WHEN_DISABLED:
        result.setColor(groups.Disabled, role, pale)
    result.setColor(groups.Disabled, QPalette.ColorRole.Highlight, QColor(tokens.sunken))
    return result


_PALE_WHEN_DISABLED: Final = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.BrightText,
    QPalette.ColorRole.HighlightedText,
    QPalette.ColorRole.PlaceholderText,
    QPalette.ColorRole.Link,
    QPalette.ColorRole.LinkVisited,
    QPalette.ColorRole.Accent,
)


def _roles(tokens: Tokens) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: tokens.window,
        role.WindowText: tokens.text,
        role.Base: tokens.panel,
        role.AlternateBase: tokens.hover,
        role.Text: tokens.text,
        role.PlaceholderText: tokens.muted,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.text,
        role.Highlight: tokens.select,
        role.HighlightedText: tokens.text,
        role.Accent: tokens.accent,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.accent,
        role.ToolTipBase: tokens.tooltip,
        role.ToolTipText: tokens.ontooltip,
        role.Light: tokens.raised,
        role.Midlight: tokens.line,
        role.Mid: tokens.line2,
        role.Dark: tokens.muted,
        role.Shadow: tokens.shadow,
    }
