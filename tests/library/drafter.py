# SPDX-License-Identifier: GPL-3.0-or-later
"""A program with unsaved work; made to be killed. Run as `python drafter.py FOLDER`."""

from __future__ import annotations

import sys
import time

from composer.library.keeping.autosave import Draft, DraftStore
from composer.problem.problem import Problem


def main(folder: str) -> None:
    """Keep a draft, say so, and wait."""
    with DraftStore.open(folder) as store:
        store.write_draft(Draft(Problem(title="unsaved")))
        sys.stdout.write("drafted\n")
        sys.stdout.flush()
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1])
