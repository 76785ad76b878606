# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem that an assistant adds to a library: it goes by way of a file, as others do."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

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
