# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of games that are no chess, as they are given on the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from composer.cli.faults import BadInput

_LONGEST: Final = 1 << 20  # bytes of a file's first line
_LARGEST: Final = 64 << 20  # bytes of a file


def holds_games(words: Sequence[str]) -> bool:
    """Tell whether the words are a game's record, or name a file that begins with one.

    A record is a JSON object in one line that names its `game`.
    """
    text = " ".join(words).strip()
    if text.startswith("{"):
        return game_of_line(text) != ""
    try:
        if not text or not Path(text).is_file():
            return False
        with Path(text).open(encoding="utf-8") as lines:
            return game_of_line(lines.readline(_LONGEST)) != ""
    except (OSError, ValueError):
        return False  # what reads problems says what is wrong


def game_of_line(line: str) -> str:
    """Return the name of the game that a record is of; empty where it is no record."""
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):
        return ""
    game = found.get("game") if isinstance(found, dict) else None
    return game if isinstance(game, str) else ""


def game_lines(words: Sequence[str]) -> list[tuple[int, str]]:
    """Return the record that was given, or those of the file that was named, each with its line.

    Raises:
        BadInput: the file is too large, or is no text.
    """
    text = " ".join(words).strip()
    if text.startswith("{"):
        return [(1, text)]
    path = Path(text)
    if path.stat().st_size > _LARGEST:
        raise BadInput(f"{path}: the file is too large")
    try:
        lines = path.read_text(encoding="utf-8").split("\n")  # texts may hold other breaks
    except ValueError:
        raise BadInput(f"{path}: the file is not in UTF-8") from None
    return [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
