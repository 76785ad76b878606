# SPDX-License-Identifier: GPL-3.0-or-later
"""LaTeX files are set by pdfLaTeX."""

from __future__ import annotations

import subprocess
from pathlib import Path


def typeset(path: Path, *, draft: bool = False) -> str:
    """Set a file, and return what its log says.

    As a draft all is set and nothing is drawn, so that no PDF comes of it: to make the letters of
    fonts anew, as in an empty home, takes ten times as long as the rest.
    """
    done = subprocess.run(
        ["pdflatex", "-halt-on-error", "-interaction=nonstopmode"]
        + ["-draftmode"] * draft
        + [path.name],
        cwd=path.parent,
        capture_output=True,
        timeout=250,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-3000:]
    return path.with_suffix(".log").read_text("utf-8", "replace")
