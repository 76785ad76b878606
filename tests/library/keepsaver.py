# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that does with an open library what it is told, line by line; made to be killed.

Run as `python keepsaver.py LIBRARY`. `save NUMBER` saves so many problems; `import NUMBER`
lets them come in as files do, with the log kept, and does not end; `close` closes. Each line is
answered: `ok` with the titles that were acknowledged, or `refused` with the sentence.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from composer.formats.entry import Entry
from composer.library.access.store import Library
from composer.library.changes.intake import Duplicates, bring_in
from composer.library.changes.operations import add_problem
from composer.library.changes.samples import sample_problems
from composer.library.file.faults import LibraryFault


def main(path: str) -> None:
    """Do what the lines of the standard input say."""
    problem = sample_problems()[0]
    turn = 0
    library = Library.open(path)
    imports = []  # held, for one that is given up would take the log over
    _say("ready")
    for line in sys.stdin:
        word, number = line.split()
        titles = [f"{word}-{turn + each}" for each in range(int(number))]
        turn += len(titles)
        try:
            if word == "close":
                library.close()
                if library.gone is not None:
                    raise library.gone
            elif word == "import":
                entries = (Entry(replace(problem, title=title), 1) for title in titles)
                coming = bring_in(library, entries, Duplicates.ADD, batch=5)
                imports.append(coming)
                for _ in range(len(titles) // 5):
                    next(coming)
            else:
                for title in titles:
                    add_problem(library, replace(problem, title=title))
        except LibraryFault as fault:
            _say("refused", str(fault))
        else:
            _say("ok", *titles)


def _say(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
