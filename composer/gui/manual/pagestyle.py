# SPDX-License-Identifier: GPL-3.0-or-later
"""How pages of all books look, and what their links and pictures are called."""

from __future__ import annotations

from html import escape
from string import Template
from typing import Final

from composer.gui.look.tokens import Tokens

OPEN: Final = "open:"
"""A link that puts a diagram on the board."""

PICTURE: Final = "picture:"
DIAGRAM: Final = "diagram:"
TEXT: Final = 620
"""Logical pixels of the widest text."""

_STYLE: Final = Template("""
body { color: $text; }
h1 { font-size: ${h1}px; font-weight: 600; margin: 2px 0 12px 0; }
h2 { font-size: ${h2}px; font-weight: 600; margin: 24px 0 6px 0; }
h3 { font-size: ${h3}px; font-weight: 600; margin: 16px 0 2px 0; }
p, li { line-height: 150%; margin: 0 0 9px 0; }
p.group { color: $muted; margin: 0; }
p.caption { color: $muted; margin: 4px 0 14px 0; }
p.source { margin: 0 0 8px 0; }
p.beside { color: $text2; margin: 8px 0 10px 0; }
code { font-family: monospace; background: $sunken; }
pre { font-family: monospace; background: $sunken; margin: 0 0 10px 0; }
a { color: $accent; text-decoration: none; }
a.word { color: $text; }
td, th { padding: 4px 16px 4px 0; text-align: left; }
th { color: $muted; font-weight: 600; }
td.card { background: $sunken; padding: 14px; }
td.board { background: $tray; padding: 12px; }
td.button { background: $accent; padding: 6px 14px; }
a.button { color: $onaccent; }
""")


def style_sheet(tokens: Tokens, size: int, tray: str) -> str:
    """Return the style of pages.

    Args:
        tokens: the colours.
        size: of the letters, in pixels.
        tray: the colour behind boards of games.
    """
    return _STYLE.substitute(
        text=tokens.text,
        text2=tokens.text2,
        muted=tokens.muted,
        accent=tokens.accent,
        sunken=tokens.sunken,
        onaccent=tokens.onaccent,
        tray=tray,
        h1=round(size * 1.57),
        h2=round(size * 1.22),
        h3=size,
    )


def page_body(group: str, body: str) -> str:
    """Return a page below the name of its chapter or group."""
    return f"<body><p class='group'>{escape(group)}</p>{body}</body>"


def open_button(diagram: str, words: str) -> str:
    """Return the button that puts a diagram on the board, by its name or number."""
    name = escape(diagram, quote=True)
    return (
        f"<table cellspacing='0'><tr><td class='button'><a class='button' href='{OPEN}{name}'>"
        f"<b>{escape(words)}</b></a></td></tr></table>"
    )
