# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that saves without end and says what was acknowledged; made to be killed.

Run as `python saver.py LIBRARY`. Each line of its output is `saved RECORD TITLE`,
`deleted RECORD` or `batch RECORD RECORD ...`, written after the operation has returned.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import count

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, delete_records, save_over, save_version
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems


def main(path: str) -> None:
    """Save until killed."""
    problems = sample_problems()
    with Library.open(path) as library:
        say("ready")
        for turn in count():
            problem = replace(problems[turn % len(problems)], title=f"turn-{turn}")
            record_id = add_problem(library, problem).record_id
            say(f"saved {record_id} {problem.title}")
            problem = replace(problem, title=f"over-{turn}")
            save_over(library, record_id, problem)
            say(f"saved {record_id} {problem.title}")
            problem = replace(problem, title=f"version-{turn}")
            save_version(library, record_id, problem)
            say(f"saved {record_id} {problem.title}")
            if turn % 5 == 0:
                delete_records(library, [record_id])
                say(f"deleted {record_id}")
            entries = [NewProblem(problem) for problem in problems[:40]]
            for added in add_problems(library, entries, batch=20):
                say("batch " + " ".join(map(str, added.ids)))


def say(line: str) -> None:
    """Write a line at once: a killed program loses what it has not written."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
