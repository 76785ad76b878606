# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis of the library in the background: real processes, a real library."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from patience import PatientBot
from pytestqt.qtbot import QtBot
from studio import BLOCK, NO_SOLUTION, SOUND, THREATS, Studio, problem

from composer.analysis.report import ANALYSIS_VERSION
from composer.gui.threads import classifier as classifying
from composer.gui.threads.classifier import Classifying
from composer.gui.threads.librarian import Librarian
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over
from composer.library.classify.run import Progress, Run
from composer.library.classify.waiting import waiting_counts
from composer.library.classify.worker import Round, findings
from composer.library.records.findings import with_legality
from composer.library.records.problemform import problem_text
from composer.library.records.values import Finding
from composer.library.search.search import find
from composer.pools.pool import Cores
from composer.problem.squares import Symmetry
from composer.problem.twins import Turned, Twin
from composer.solver.solution import Verdict

PATIENCE = 60_000  # milliseconds


@pytest.fixture
def loud_library(quiet_library: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis begins by itself, as for a user, only sooner."""
    monkeypatch.setattr(classifying, "SETTLED", 20)


@pytest.fixture
def librarian(qtbot: QtBot) -> Iterator[Librarian]:
    made = Librarian()
    yield made
    made.close()


@pytest.fixture
def work(librarian: Librarian) -> Iterator[Classifying]:
    made = Classifying(librarian)
    yield made
    made.close()


def waiting(path: Path) -> tuple[int, int]:
    with Library.open(path, read_only=True) as library:
        now = waiting_counts(library)
    return now.by_round[Round.VERDICTS], now.by_round[Round.ANALYSES]


def is_kept(path: Path, record_id: int, wanted: Finding) -> bool:
    with Library.open(path, read_only=True) as library:
        found = load(library, record_id).finding
    # Whether the diagram is legal may be known by then, or not yet.
    return found is not None and with_legality(found, wanted) == wanted


@pytest.mark.usefixtures("loud_library")
def test_it_starts_by_itself_and_tells_how_far_it_is(
    qtbot: QtBot, librarian: Librarian, work: Classifying, small_library: Path
) -> None:
    told: list[tuple[int, int, float]] = []
    changes: list[object] = []
    work.progressed.connect(lambda *numbers: told.append(numbers))
    librarian.changed.connect(changes.append)
    with qtbot.waitSignal(work.finished, timeout=PATIENCE):
        librarian.open(small_library)
    assert waiting(small_library) == (0, 0)
    assert told[0][:2] == (0, 3)
    assert told[-1][:2] == (3, 3)
    assert all(done <= total == 3 for done, total, _ in told)
    assert {number for change in changes for number in change.ids} == {1, 2, 3}
    assert not work.is_running
    assert work.asked is None
    with Library.open(small_library, read_only=True) as library:
        finding = load(library, 2).finding
    assert finding is not None
    assert (finding.verdict, finding.key_text) == ("sound", "Qe4")
    assert finding.details is not None
    assert finding.details.zugzwang
    assert finding.details.variations == 4


@pytest.mark.usefixtures("loud_library")
def test_what_is_saved_later_is_analysed_too(
    qtbot: QtBot, librarian: Librarian, work: Classifying, small_library: Path
) -> None:
    with qtbot.waitSignal(work.finished, timeout=PATIENCE):
        librarian.open(small_library)
    with qtbot.waitSignal(work.finished, timeout=PATIENCE):
        librarian.change(lambda library: add_problem(library, problem(NO_SOLUTION)))
    with Library.open(small_library, read_only=True) as library:
        finding = load(library, 4).finding
    assert finding is not None
    assert finding.verdict == "no-solution"


@pytest.mark.usefixtures("loud_library")
def test_paused_it_keeps_still_and_goes_on_when_asked(
    qtbot: PatientBot, librarian: Librarian, work: Classifying, small_library: Path
) -> None:
    work.pause()
    with qtbot.waitSignal(work.progressed, timeout=PATIENCE) as told:
        librarian.open(small_library)
    assert told.args[:2] == [0, 3]
    assert work.is_paused
    assert work.is_running
    assert work.asked is Round.VERDICTS
    for _ in range(3):  # each time it looks what waits, and hands nothing out
        with qtbot.waitSignal(work.progressed) as told:
            work.start()
        assert told.args[:2] == [0, 3]
    assert waiting(small_library) == (3, 3)
    with qtbot.waitSignals([work.paused, work.finished], timeout=PATIENCE):
        work.resume()
    assert waiting(small_library) == (0, 0)


def test_it_gives_way_while_the_user_composes(
    qtbot: QtBot, librarian: Librarian, work: Classifying, small_library: Path
) -> None:
    with qtbot.waitSignal(librarian.opened, timeout=PATIENCE):
        librarian.open(small_library)
    work.give_way()
    with qtbot.waitSignal(work.progressed, timeout=PATIENCE):
        work.start()
    assert waiting(small_library) == (3, 3)
    with qtbot.waitSignal(work.finished, timeout=PATIENCE):  # a second later it goes on
        pass
    assert waiting(small_library) == (0, 0)


class SlowToBegin(Cores):
    """Processes on a machine so busy that they cannot begin before they are told."""

    allowed = threading.Event()

    def submit(self, *args: Any, **named: Any) -> Any:
        assert self.allowed.wait(60)
        return super().submit(*args, **named)


def test_a_search_does_not_wait_for_processes_to_begin(
    qtbot: QtBot, librarian: Librarian, small_library: Path
) -> None:
    SlowToBegin.allowed.clear()
    work = Classifying(librarian, make=SlowToBegin)
    try:
        with qtbot.waitSignal(librarian.opened, timeout=PATIENCE):
            librarian.open(small_library)
        work.start()
        found: list[list[int]] = []
        for number in range(1, 4):
            librarian.read(find, found.append)
            qtbot.waitUntil(lambda number=number: len(found) == number, timeout=PATIENCE)
            qtbot.pass_time(work)
        assert work.progress is None  # it has not come that far
        SlowToBegin.allowed.set()
        qtbot.waitUntil(lambda: waiting(small_library) == (0, 0), timeout=PATIENCE)
    finally:
        SlowToBegin.allowed.set()
        work.close()


def test_another_library_is_done_in_place_of_the_first(
    qtbot: QtBot, librarian: Librarian, work: Classifying, small_library: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.chesslib"
    with Library.create(other) as library:
        add_problem(library, problem(BLOCK))
    with qtbot.waitSignal(librarian.opened, timeout=PATIENCE):
        librarian.open(small_library)
    work.start()
    with qtbot.waitSignal(librarian.opened, timeout=PATIENCE):
        librarian.open(other)
    work.start()
    qtbot.waitUntil(lambda: waiting(other) == (0, 0), timeout=PATIENCE)
    before = waiting(small_library)
    work.close()  # waits for all that is still under way
    with qtbot.waitSignal(librarian.opened):
        librarian.open(small_library)
    assert waiting(small_library) == before


def test_the_board_and_the_background_find_the_same(
    new_studio: Studio, small_library: Path
) -> None:
    for number in (1, 2, 3):
        new_studio.window.desk.open_record(number)
        new_studio.answered()
        with Library.open(small_library, read_only=True) as library:
            record = load(library, number)
        (alone,) = findings([problem_text(record.problem)], Round.ANALYSES)
        new_studio.until(partial(is_kept, small_library, number, alone))
    assert waiting(small_library) == (0, 0)


@pytest.mark.usefixtures("loud_library")
def test_twins_opened_again_are_not_done_again(new_studio: Studio, small_library: Path) -> None:
    mirrored = Twin("b", (Turned(Symmetry.MIRROR_FILES),))
    new_studio.lay(replace(problem(SOUND), twins=(mirrored,)))
    new_studio.save()
    record = new_studio.window.workbench.document.place.record_id
    assert record is not None
    new_studio.bot.waitUntil(lambda: waiting(small_library) == (0, 0), timeout=PATIENCE)
    with Library.open(small_library, read_only=True) as library:
        whole = load(library, record).finding
    assert whole is not None
    assert (whole.verdict, whole.analysis_version) == ("sound", ANALYSIS_VERSION)
    new_studio.window.desk.open_record(1)
    new_studio.answered()
    new_studio.window.desk.open_record(record)
    new_studio.answered()
    new_studio.until(
        lambda: new_studio.window.study.twin_solving.judge(Verdict.SOUND) is Verdict.SOUND
    )
    new_studio.rest()
    with Library.open(small_library, read_only=True) as library:
        assert load(library, record).finding == whole


def test_a_library_that_is_gone_is_told_once(
    qtbot: QtBot, librarian: Librarian, work: Classifying, small_library: Path
) -> None:
    with qtbot.waitSignal(librarian.opened, timeout=PATIENCE):
        librarian.open(small_library)
    small_library.rename(small_library.with_name("moved.chesslib"))
    with qtbot.waitSignal(librarian.faulted, timeout=PATIENCE) as told:
        work.start()
    assert "was moved while it was open" in told.args[0]


@pytest.mark.usefixtures("loud_library")
def test_the_window_analyses_its_library(
    open_studio: Callable[[], Studio], small_library: Path
) -> None:
    studio = open_studio().ready()
    studio.bot.waitUntil(lambda: waiting(small_library) == (0, 0), timeout=PATIENCE)
    window = studio.window
    window.basis.classifying.pause()
    assert window.basis.settings.preferences().analysis_paused


@pytest.mark.usefixtures("loud_library")
def test_a_pause_outlives_the_window(
    open_studio: Callable[[], Studio], small_library: Path, tmp_path: Path
) -> None:
    first = open_studio().ready()
    first.window.basis.classifying.pause()
    first.close()
    with Library.open(small_library) as library:
        for fen in (SOUND, BLOCK, THREATS):
            add_problem(library, problem(fen, "#3"))
        save_over(library, 1, problem(NO_SOLUTION))
    second = open_studio().ready()
    assert second.window.basis.classifying.is_paused
    second.bot.pass_time(second.window)
    assert waiting(small_library)[0] >= 4


class Watched(Run):
    """A run that knows who is inside it, and holds the thread that looks what waits."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.looking, self.go = threading.Event(), threading.Event()
        self.inside: list[str] = []
        self.overlaps: list[tuple[str, ...]] = []
        self.looked_again_in: set[int] = set()

    @contextmanager
    def _entered(self, name: str) -> Iterator[None]:
        if self.inside:
            self.overlaps.append((*self.inside, name))
        self.inside.append(name)
        try:
            yield
        finally:
            self.inside.remove(name)

    def keep(self, library: Library) -> tuple[int, ...]:
        with self._entered("keep"):
            return super().keep(library)

    def go_on(self, library: Library, *, hand_out: bool = True) -> Progress:
        with self._entered("go on"):
            self.looking.set()
            assert self.go.wait(60)
            return super().go_on(library, hand_out=hand_out)

    def look_again(self) -> None:
        self.looked_again_in.add(threading.get_ident())
        with self._entered("look again"):
            super().look_again()

    def close(self) -> None:
        with self._entered("close"):
            super().close()


@pytest.mark.usefixtures("loud_library")
@pytest.mark.parametrize("ends", [False, True], ids=["goes on", "ends"])
def test_changes_while_it_looks_what_waits_do_not_touch_the_run(
    qtbot: QtBot,
    librarian: Librarian,
    small_library: Path,
    monkeypatch: pytest.MonkeyPatch,
    ends: bool,
) -> None:
    """The window's thread tells of changes, and of another library, while another thread reads."""
    runs: list[Watched] = []

    def watched(*arguments: Any) -> Watched:
        runs.append(Watched(*arguments))
        return runs[-1]

    monkeypatch.setattr(classifying, "Run", watched)
    work = Classifying(librarian)
    with qtbot.waitSignal(librarian.opened):
        librarian.open(small_library)
    qtbot.waitUntil(lambda: bool(runs) and runs[0].looking.is_set(), timeout=PATIENCE)
    run = runs[0]
    for _ in range(20):
        librarian.changed.emit(object())
    if ends:
        work._end_processes()  # as where there was nothing to do for long
    assert run.inside == ["go on"]
    with qtbot.waitSignal(work.finished, timeout=PATIENCE):
        run.go.set()
    assert run.overlaps == []
    assert threading.get_ident() not in run.looked_again_in
    assert run.looked_again_in
    assert waiting(small_library) == (0, 0)
    work.close()
