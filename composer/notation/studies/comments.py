# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts in comments of PGN, which a brace would end, and which know no sign that guards one.

Braces stand there as wide ones; those that are wide themselves, as where a comment keeps a whole
text with comments of its own, have a wide stroke before them. So any text comes back as it was,
and most look to other programs as they do here.
"""

from __future__ import annotations

import re
from typing import Final

_BRACES, _WIDE_BRACES = "{}", "\uff5b\uff5d"
_STROKE: Final = "\uff3c"
_WIDENED: Final = str.maketrans(
    {
        **dict(zip(_BRACES, _WIDE_BRACES, strict=True)),
        **{sign: _STROKE + sign for sign in (*_WIDE_BRACES, _STROKE)},
    }
)
_NARROWED: Final = str.maketrans(_WIDE_BRACES, _BRACES)
_GUARDED: Final = re.compile(rf"{_STROKE}([{_WIDE_BRACES}{_STROKE}\[])|[{_WIDE_BRACES}]")
_TAG: Final = re.compile(r"(?<!\S)\[(?=\s*\w+\s+\")")


def in_comment(text: str) -> str:
    """Return a text as it stands in a comment.

    What would be a tag if a line began with it gets a wide stroke, too.
    """
    return _TAG.sub(f"{_STROKE}[", text.translate(_WIDENED))


def of_comment(text: str) -> str:
    """Return what `in_comment` has put into a comment."""
    return _GUARDED.sub(_read, text)


def _read(found: re.Match[str]) -> str:
    return found[1] or found[0].translate(_NARROWED)
