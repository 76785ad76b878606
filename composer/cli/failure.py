# SPDX-License-Identifier: GPL-3.0-or-later
"""Failures of our own: the trace goes to a report file, one line to the user."""

from __future__ import annotations

import os
import platform
import time
import traceback
from pathlib import Path


def report_failure(error: BaseException) -> str:
    """Write a report of a failure and return the line that reports it."""
    named = type(error).__name__
    try:
        path = _write(error)
    except (OSError, ImportError):
        return f"failure: {named}: {error} (no report could be written)"
    return f"failure: {named}: the report is in {path}"


def _write(error: BaseException) -> Path:
    from platformdirs import user_log_path

    folder = user_log_path("chess-composer", appauthor=False, ensure_exists=True)
    path = folder / f"failure-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    trace = "".join(traceback.format_exception(error))
    text = f"{platform.platform()}\nPython {platform.python_version()}\n\n{trace}"
    path.write_text(text, encoding="utf-8", errors="backslashreplace")
    return path
