# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of files without the signs that no line of a window or a file can show."""

from __future__ import annotations

import re
from typing import Final

_ODD: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_ODD_BUT_LINES: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def one_line(text: str) -> str:
    """Return a text with a space for each control character, a mark for half a character."""
    return text if text.isprintable() else _ODD.sub(_shown, text.replace("\r\n", "\n"))


def lines_kept(text: str) -> str:
    """Return such a text with its lines and tabs kept."""
    if text.isprintable():
        return text
    return _ODD_BUT_LINES.sub(_shown, text.replace("\r\n", "\n"))


def _shown(found: re.Match[str]) -> str:
    return "\N{REPLACEMENT CHARACTER}" if found[0] >= "\ud800" else " "
