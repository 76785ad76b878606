# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of files without the signs that no line of a window or a file can show."""

from __future__ import annotations

import unicodedata


def one_line(text: str) -> str:
    """Return a text with a space for each control character, a mark for half a character."""
    return text if text.isprintable() else _cleaned(text, "")


def lines_kept(text: str) -> str:
    """Return such a text with its lines and tabs kept."""
    return text if text.isprintable() else _cleaned(text, "\n\t")


def _cleaned(text: str, kept: str) -> str:
    return "".join(_shown(sign, kept) for sign in text.replace("\r\n", "\n"))


def _shown(sign: str, kept: str) -> str:
    if sign in kept:
        return sign
    category = unicodedata.category(sign)
    if category == "Cs":
        return "\N{REPLACEMENT CHARACTER}"
    return " " if category == "Cc" else sign
