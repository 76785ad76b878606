# SPDX-License-Identifier: GPL-3.0-or-later
"""The search as a whole, in real processes: nothing lost, nothing doubled, whatever happens."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from patience import awaited
from poolhere import InThisThread
from searches import BLOCK, SMALL, small, whole_board

from composer.explore.explorer import Explorer, Progress
from composer.explore.finds import Find, Tally
from composer.explore.journal import Journal
from composer.explore.judging import Done, Judge
from composer.explore.spec import Spec
from composer.explore.specfile import spec_object
from composer.pools.journal import JournalError
from composer.pools.pool import Cores


def search() -> Spec:
    """Return a search of some ten thousand candidates in five chunks."""
    return replace(whole_board(BLOCK, changes=2, themes=False), limit=9001)


@pytest.fixture(scope="module")
def expected() -> tuple[Tally, tuple[Find, ...]]:
    """What the search comes to when one thread does it all at once."""
    tally, finds = Judge(search()).turns(0, 10**9)
    assert tally.tried == 9001
    assert tally.found > 300
    return tally, finds


@contextmanager
def cores(jobs: int = 2) -> Iterator[Cores]:
    pool = Cores(jobs)
    try:
        yield pool
    finally:
        pool.close()


def finds_of(path: Path) -> list[Find]:
    _, chunks = Journal.read(path)
    return sorted((find for done in chunks for find in done.finds), key=lambda find: find.turn)


def test_processes_find_what_one_thread_finds(
    expected: tuple[Tally, tuple[Find, ...]], tmp_path: Path
) -> None:
    tally, finds = expected
    told: list[int] = []
    with cores() as pool, Journal.begin(tmp_path / "j.jsonl", search()) as journal:
        explorer = Explorer(search(), pool, journal)
        progress = explorer.run(lambda done: told.append(done.number))
    assert progress.finished
    assert progress.tally == tally
    assert sorted(told) == [0, 1, 2, 3, 4]
    assert finds_of(tmp_path / "j.jsonl") == list(finds)
    assert explorer.best() == tuple(sorted(finds, key=lambda find: find.rank))[:1000]


def test_a_process_that_is_killed_costs_nothing(
    expected: tuple[Tally, tuple[Find, ...]],
) -> None:
    with cores() as pool:
        killed: list[int] = []

        def kill(_: object) -> None:
            if not killed:
                victim = next(iter(pool._processes._pool._processes))
                killed.append(victim)
                os.kill(victim, signal.SIGKILL)

        explorer = Explorer(search(), pool)
        progress = explorer.run(kill)
    assert killed
    assert progress.finished
    assert progress.tally == expected[0]


def test_a_search_that_was_stopped_goes_on(
    expected: tuple[Tally, tuple[Find, ...]], tmp_path: Path
) -> None:
    path = tmp_path / "j.jsonl"
    with Journal.begin(path, search()) as journal:
        explorer = Explorer(search(), InThisThread(), journal)
        stopped = explorer.run(lambda done: explorer.stop())
    assert not stopped.finished
    assert 0 < stopped.tally.tried < 9001
    journal, spec = Journal.resume(path)
    with journal:
        again = Explorer(spec, InThisThread(), journal)
        again.restore(Journal.read(path)[1])
        assert again.progress().tally == stopped.tally
        assert again.run().tally == expected[0]
    assert finds_of(path) == list(expected[1])


@pytest.mark.parametrize("cut", [1, 40, 5000])
def test_a_torn_line_is_done_again(
    expected: tuple[Tally, tuple[Find, ...]], tmp_path: Path, cut: int
) -> None:
    path = tmp_path / "j.jsonl"
    with Journal.begin(path, search()) as journal:
        Explorer(search(), InThisThread(), journal).run()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    journal, spec = Journal.resume(path)
    with journal:
        again = Explorer(spec, InThisThread(), journal)
        again.restore(Journal.read(path)[1])
        assert again.progress().tally.tried < 9001
        assert again.run().tally == expected[0]
    assert finds_of(path) == list(expected[1])


def test_a_pause_hands_nothing_out(expected: tuple[Tally, tuple[Find, ...]]) -> None:
    while_paused: list[bool] = []

    class Watched(InThisThread):
        def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            while_paused.append(explorer.paused)
            return super().submit(function, *args, **kwargs)

    explorer = Explorer(search(), Watched())
    explorer.pause()
    assert explorer.paused
    results: list[Progress] = []
    begun = threading.Event()

    def run() -> None:
        begun.set()
        results.append(explorer.run())

    thread = threading.Thread(target=run)
    thread.start()
    assert begun.wait(60)
    assert explorer.progress().tally.tried == 0
    explorer.resume()
    thread.join()
    assert while_paused
    assert not any(while_paused)
    assert results[0].tally == expected[0]


def test_only_the_best_are_kept_in_memory(expected: tuple[Tally, tuple[Find, ...]]) -> None:
    explorer = Explorer(search(), InThisThread(), kept=7)
    explorer.run()
    assert explorer.best() == tuple(sorted(expected[1], key=lambda find: find.rank))[:7]


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    for content in (b"", b"hello\n", b"{}\n", b'{"search": {}}\n', b"\xff\xff\n", b"[" * 9999):
        path.write_bytes(content)
        with pytest.raises(JournalError, match="no journal"):
            Journal.resume(path)
    with pytest.raises(JournalError, match="there already"):
        Journal.begin(path, small())
    with pytest.raises(JournalError, match=r"missing\.jsonl"):
        Journal.resume(tmp_path / "missing.jsonl")


def test_a_full_disk_leaves_nothing_that_cannot_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.jsonl"
    synced = os.fsync

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalError, match="No space left on device"):
        Journal.begin(path, small())
    assert not path.exists()
    monkeypatch.setattr(os, "fsync", synced)
    first = Done(0, Tally(), ())
    with Journal.begin(path, small()) as journal:
        journal.keep(first)
        before = path.read_bytes()
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(JournalError, match="No space left on device"):
            journal.keep(Done(1, Tally(), ()))
    monkeypatch.setattr(os, "fsync", synced)
    assert path.read_bytes() == before
    journal, spec = Journal.resume(path)
    with journal:
        assert spec == small()
        journal.keep(Done(1, Tally(), ()))
    assert [done.number for done in Journal.read(path)[1]] == [0, 1]


@pytest.mark.parametrize("left", [b"", b'{"sea', b'{"search":{"format":1,"fen'])
def test_a_journal_that_was_never_begun_is_begun(
    tmp_path: Path, spec_path: Path, left: bytes
) -> None:
    path = tmp_path / "j.jsonl"
    path.write_bytes(left)
    words = [str(spec_path), "-o", str(path), "--resume", "--jobs", "1"]
    done = run_command(*words)
    assert done.returncode == 0, done.stderr
    assert len(finds_of(path)) > 20


@pytest.mark.parametrize("other", [b"my notes", b'{"search', b"a line\n"])
def test_another_file_is_never_taken_for_a_journal(
    tmp_path: Path, spec_path: Path, other: bytes
) -> None:
    path = tmp_path / "notes"
    path.write_bytes(other + b" of mine, without which I am lost\n")
    done = run_command(str(spec_path), "-o", str(path), "--resume", "--jobs", "1")
    assert done.returncode == 2
    assert "is no journal of a search" in done.stderr
    assert path.read_bytes().startswith(other)


def run_command(*words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "composer", "explore", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        **options,
    )


@pytest.fixture
def spec_path(tmp_path: Path) -> Path:
    path = tmp_path / "search.json"
    path.write_text(json.dumps(spec_object(small())), "utf-8")
    return path


def test_the_command_prints_the_best(spec_path: Path) -> None:
    done = run_command(str(spec_path), "--jobs", "1", "--best", "3")
    assert done.returncode == 0, done.stderr
    *finds, last = done.stdout.splitlines()
    _, expected = Judge(small()).turns(0, 10**9)
    best = sorted(expected, key=lambda find: find.rank)[:3]
    assert [line.split("  ")[0] for line in finds] == [find.fen for find in best]
    assert f"{len(expected):,} found" in last
    assert "not at the end" not in last
    assert done.stderr == ""


def test_the_command_goes_on_with_its_journal(spec_path: Path, tmp_path: Path) -> None:
    journal = tmp_path / "finds.jsonl"
    first = run_command(str(spec_path), "-o", str(journal), "--json", "--jobs", "1")
    assert first.returncode == 0, first.stderr
    turns = {json.loads(line)["turn"] for line in first.stdout.splitlines()}
    assert turns == {find.turn for find in finds_of(journal)}
    refused = run_command(str(spec_path), "-o", str(journal))
    assert refused.returncode == 2
    assert "--resume" in refused.stderr
    again = run_command(str(spec_path), "-o", str(journal), "--resume", "--json")
    assert (again.returncode, again.stdout) == (0, "")  # nothing was left to do
    spec_path.write_text(json.dumps(spec_object(small(seed=2))), "utf-8")
    other = run_command(str(spec_path), "-o", str(journal), "--resume")
    assert other.returncode == 2
    assert "another search" in other.stderr


def test_ctrl_c_leaves_a_journal_to_go_on_with(tmp_path: Path) -> None:
    spec = replace(whole_board(BLOCK, changes=3, themes=False), limit=10**6)
    path, journal = tmp_path / "s.json", tmp_path / "j.jsonl"
    path.write_text(json.dumps(spec_object(spec)), "utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "composer", "explore", str(path), "-o", str(journal), "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        awaited(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 3)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == "chess-composer: stopped\n"
    _, chunks = Journal.read(journal)
    assert len(list(chunks)) >= 2


def test_a_wrong_search_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(f'fen = "{SMALL}"\n', "utf-8")
    done = run_command(str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nothing may vary" in done.stderr
