# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells problems of games that are no chess from everything else that can be given."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_LONGEST: Final = 1 << 20  # bytes of a file's first line


def holds_games(words: Sequence[str]) -> bool:
    """Tell whether the words are a game's record, or name a file that begins with one.

    A record is a JSON object in one line that names its `game`.
    """
    text = " ".join(words).strip()
    if text.startswith("{"):
        return _is_record(text)
    try:
        if not text or not Path(text).is_file():
            return False
        with Path(text).open(encoding="utf-8") as lines:
            return _is_record(lines.readline(_LONGEST))
    except (OSError, ValueError):
        return False  # what reads problems says what is wrong


def _is_record(line: str) -> bool:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and isinstance(found.get("game"), str)
