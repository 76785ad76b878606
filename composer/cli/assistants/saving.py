# SPDX-License-Identifier: GPL-3.0-or-later
"""The one tool that changes something: it adds a problem to the library, where that was allowed."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from composer.cli.assistants.schema import Refused, text
from composer.cli.assistants.tools import PROBLEM, Asked, Tool, lines_of, of_json

ADD: Final = "add"
"""What the hand is told to do; the command line imports files."""


def add(arguments: list[str], run: Callable[[list[str]], int]) -> int:
    """Import a record, and say what became of it; nothing in the library is changed by it.

    Args:
        arguments: the record as JSON, and the library; empty for the studio's own.
        run: runs a command.
    """
    record, library = arguments
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "added.jsonl"
        file.write_text(record + "\n", encoding="utf-8")
        chosen = [f"--library={library}"] if library else []
        return run(["import", "--json", "--duplicates=skip", *chosen, "--", str(file)])


def _arguments(asked: Asked) -> list[str]:
    (*_, fen) = asked.problem("import")
    given = asked.given
    record: dict[str, object] = {"fen": fen, "stipulation": given.get("stipulation", "#2")}
    if given.get("author"):
        record["authors"] = [given["author"]]
    return [ADD, json.dumps(record), asked.library]


def _told(told: bytes, _asked: Asked) -> list[dict[str, object]]:
    (found,) = lines_of(told)
    if found["unread"]:
        raise Refused("; ".join(str(fault["message"]) for fault in found["reasons"]))
    return of_json({name: value for name, value in found.items() if name != "file"})


SAVE: Final = Tool(
    "save",
    "Adds a problem to the user's library, where it is not there yet. Nothing else is changed.",
    {**PROBLEM, "author": text("Whose it is, as Family, Given.", 200)},
    ("fen",),
    _arguments,
    _told,
    writes=True,
)
