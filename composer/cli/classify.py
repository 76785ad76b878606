# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer classify`: solve and analyse what waits in a library."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from composer.analysis.report import ANALYSIS_VERSION
from composer.cli.faults import BadInput, Exit
from composer.cli.given import pool_of
from composer.cli.libraries import (
    faults_as_bad_input,
    found_ids,
    found_rows,
    opened_library,
)
from composer.cli.output import flush, say, say_json, show_progress
from composer.cli.summary import row_object
from composer.library.access.store import Library
from composer.library.classify.run import Progress, Run, WorkBroken
from composer.library.classify.waiting import requeue, waiting_counts
from composer.library.classify.worker import Round
from composer.pools.pool import Pool

_WAIT: Final = 0.2  # seconds
_ROUNDS: Final = {
    Round.VERDICTS: "verdicts",
    Round.ANALYSES: "analysed",
    Round.LEGALITY: "judged whether legal",
    Round.SECOND: "analysed, with long ones once more",
}


class _Report:
    """What has been analysed so far: the verdict of each record."""

    def __init__(self, library: Library, as_json: bool) -> None:
        self._library, self._as_json = library, as_json
        self._verdicts: dict[int, str] = {}
        self._illegal: set[int] = set()

    def add(self, ids: Iterable[int]) -> None:
        """Take note of what is kept now; as JSON each analysis is reported at once."""
        for row in found_rows(self._library, ids):
            finding = row.finding
            if finding is None or finding.analysis_version < ANALYSIS_VERSION:
                continue  # the verdict alone: the analysis follows
            if self._as_json and row.record_id not in self._verdicts:
                say_json(row_object(row))
            self._verdicts[row.record_id] = finding.verdict
            if finding.details is not None and finding.details.legality == "illegal":
                self._illegal.add(row.record_id)
        if self._as_json:
            flush()

    def end(self) -> None:
        """Tell people the numbers."""
        show_progress("")
        if not self._as_json:
            counts = Counter(self._verdicts.values()).most_common()
            named = ", ".join(f"{number} {word}" for word, number in counts)
            left = waiting_counts(self._library).by_round[Round.ANALYSES]
            say(
                f"{len(self._verdicts)} analysed"
                + (f" ({named})" if named else "")
                + (f", {left} still to do" if left else "")
            )
            if self._illegal:
                say(f"{len(self._illegal)} illegal (is:illegal finds them)")
        flush()


def run_classify(arguments: argparse.Namespace) -> Exit:
    """Solve and analyse what waits, and say what came of it.

    Raises:
        BadInput: the query cannot be understood, or the library cannot be used.
    """
    if arguments.words and not arguments.again:
        raise BadInput("a query says what to analyse again: give it with --again")
    with faults_as_bad_input(), opened_library(arguments.library, write=True) as library:
        if arguments.again:
            requeue(library, found_ids(library, arguments.words))
        classify_library(library, lambda: pool_of(arguments, low=False), as_json=arguments.json)
    return Exit.DONE


def classify_library(library: Library, make: Callable[[], Pool], *, as_json: bool) -> None:
    """Analyse all that waits; what was reported as analysed is on the disk, also after Ctrl-C.

    Args:
        library: the library, open to write.
        make: gives the place where the work is done, and again where it has broken.
        as_json: whether each analysis is printed as JSON.

    Raises:
        BadInput: the processes that do the work end again and again, or the cluster is gone.
        LibraryFault: the library cannot be written.
    """
    told = _Report(library, as_json)
    run = Run(make)
    try:
        progress = run.step(library)
        while progress.asked is not None:
            show_progress(run.lack or _words(progress, progress.asked))
            run.wait(_WAIT)
            progress = run.step(library)
            told.add(progress.kept)
    except WorkBroken as error:
        raise BadInput(str(error)) from error
    finally:  # also after Ctrl-C: what has come back is kept
        run.close()
        told.add(run.keep_rest(library))
        told.end()


def _words(progress: Progress, asked: Round) -> str:
    rate = f", {progress.rate:.0f} a second" if progress.rate else ""
    return f"{_ROUNDS[asked]}: {progress.done} of {progress.total}{rate}"
