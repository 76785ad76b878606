# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of problems that were written to a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded

if TYPE_CHECKING:
    from composer.formats.writing import Written


def written_words(path: Path, written: Written) -> str:
    """Return that they are written, which are left out, and what the form does not keep."""
    told = [f"{capital(worded(sentence))}." for sentence in written.told()]
    return " ".join([fill(tr("Problems written to %1."), path), *told])


def is_whole(written: Written) -> bool:
    """Return whether all went into the file with all that belongs to them."""
    return not written.left_out and not written.lost
