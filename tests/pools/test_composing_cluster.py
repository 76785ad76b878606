# SPDX-License-Identifier: GPL-3.0-or-later
"""The theme composer on a real Dask cluster of this machine finds what it finds without one."""

from __future__ import annotations

from pathlib import Path

import pytest
from daskcluster import running
from poolhere import InThisThread

from composer.composing.ask import Ask
from composer.composing.composer import Composing
from composer.composing.finds import Find, Tally
from composer.composing.journal import Journal
from composer.pools.cluster import Cluster
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.stipulation import parse_stipulation

TWO = Ask(
    parse_fen("4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1"),
    tuple(map(Man.from_letter, "NPnppp")),
    "grimshaw",
    changes=3_000,
)
THREE = Ask(
    parse_fen("4N3/8/N3kB2/8/6K1/8/8/1B6 w - - 0 1"),
    tuple(map(Man.from_letter, "Pp")),
    "model_mate_2",
    whole_core=False,
    every=False,
    changes=2_000,
    stipulation=parse_stipulation("#3"),
)
TURNS = 4


def alone(ask: Ask) -> tuple[Tally, tuple[Find, ...]]:
    search = Composing(ask, InThisThread())
    return search.run(turns=TURNS).tally, search.best()


def test_a_cluster_finds_the_same_and_its_journal_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("composer.solver.kernel.engine")
    with running(tmp_path, 2) as cluster:
        pool = Cluster(cluster.address)
        try:
            for number, ask in enumerate((TWO, THREE)):
                path = tmp_path / f"{number}.jsonl"
                with Journal.begin(path, ask) as journal:
                    Composing(ask, pool, journal).run(turns=TURNS - 2)
                journal, known = Journal.resume(path)  # as after a restart
                with journal:
                    search = Composing(known, pool, journal)
                    search.restore(Journal.read(path)[1])
                    progress = search.run(turns=TURNS)
                assert known == ask
                assert search.best()
                assert (progress.tally, search.best()) == alone(ask)
                again = Composing(ask, InThisThread())
                again.restore(Journal.read(path)[1])
                assert again.best() == search.best()
        finally:
            pool.close()
