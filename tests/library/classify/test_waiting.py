# SPDX-License-Identifier: GPL-3.0-or-later
"""What waits to be analysed, what is found, and that nothing newer is written over."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from typing import Any

import pytest
from library.classify.test_worker import A1, D6, HOURS, SOUND, found_of, problem

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import (
    add_problem,
    choose_version,
    delete_records,
    keep_finding,
    mark_opened,
    restore_records,
    save_over,
    save_version,
)
from composer.library.classify import run as classify_run
from composer.library.classify.run import Progress, Run, WorkBroken
from composer.library.classify.waiting import (
    OFTEN_BEGUN,
    TOP,
    Outcome,
    Task,
    keep_findings,
    note_begun,
    opened_last,
    requeue,
    waiting,
    waiting_counts,
)
from composer.library.classify.worker import Round, findings, unsolvable
from composer.library.records.findings import with_legality
from composer.library.records.problemform import problem_text
from composer.library.records.values import UNSUPPORTED, Finding
from composer.library.search.search import find, rows
from composer.pools.pool import Cores
from composer.problem.twins import MoveMan, Twin
from composer.retro.compiled import NO_ENGINE


class Here:
    """Does the work of other processes in this one, at once; stands for other processes."""

    workers, lack = 2, ""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def submit(
        self, function: Callable[..., Any], texts: list[str], asked: Round
    ) -> Future[list[Finding]]:
        self.texts += texts
        future: Future[list[Finding]] = Future()
        future.set_result(function(texts, asked))
        return future

    def renew(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def processes() -> Iterator[Cores]:
    made = Cores(2)
    yield made
    made.close()


def finish(library: Library, run: Run) -> list[Progress]:
    told = [run.step(library)]
    while told[-1].asked is not None:
        run.wait(0.2)
        told.append(run.step(library))
        assert len(told) < 1000
    run.close()
    return told


def run_here() -> Run:
    return Run(Here)  # type: ignore[arg-type]


# what waits


def test_what_was_left_for_want_of_the_engine_is_analysed_where_it_is(library: Library) -> None:
    left = add_problem(library, problem(), unsolvable(UNSUPPORTED, str(NO_ENGINE))).record_id
    never = add_problem(library, problem(), unsolvable(UNSUPPORTED, "no reason")).record_id
    finish(library, run_here())
    found = {row.record_id: row.finding for row in rows(library, (left, never))}
    assert [known.verdict for known in found.values() if known] == ["sound", UNSUPPORTED]


def test_each_round_has_its_waiting_list(library: Library) -> None:
    ids = [add_problem(library, problem(asked=f"#{n}")).record_id for n in (1, 2, 3)]
    with_verdict = add_problem(library, problem(), Finding("sound", ("b3f3",))).record_id
    binned = add_problem(library, problem()).record_id
    delete_records(library, [binned])
    now = waiting_counts(library)
    assert (
        now.total,
        now.by_round[Round.VERDICTS],
        now.by_round[Round.ANALYSES],
        now.by_round[Round.SECOND],
    ) == (4, 3, 4, 0)
    tasks, place = waiting(library, Round.VERDICTS, TOP, 2)
    assert [task.record_id for task in tasks] == [ids[2], ids[1]]
    assert place is not None
    more, end = waiting(library, Round.VERDICTS, place, 2)
    assert [task.record_id for task in more] == [ids[0]]
    assert end is None
    (first, *_), _ = waiting(library, Round.ANALYSES, TOP, 9)
    assert first.record_id == with_verdict
    restore_records(library, [binned])
    assert waiting_counts(library).by_round[Round.VERDICTS] == 4


def test_what_was_opened_last_comes_first(library: Library) -> None:
    ids = [add_problem(library, problem(asked=f"#{n}")).record_id for n in (1, 2, 3)]
    mark_opened(library, ids[1])
    mark_opened(library, ids[0])
    found = opened_last(library, Round.ANALYSES, 5)
    assert [task.record_id for task in found] == [ids[0], ids[1]]
    here = Here()
    finish(library, Run(lambda: here))  # type: ignore[arg-type, return-value]
    assert [text.count('"#') for text in here.texts] == [1] * 9
    order = [text.partition('"stipulation": "')[2][:2] for text in here.texts[:3]]
    assert order == ["#1", "#2", "#3"]


def test_a_run_goes_through_verdicts_and_analyses(library: Library) -> None:
    for number in range(30):
        add_problem(library, problem(asked=f"#{number % 3 + 1}"))
    told = finish(library, run_here())
    rounds = list(dict.fromkeys(progress.asked for progress in told))
    assert rounds == [Round.VERDICTS, Round.ANALYSES, Round.LEGALITY, None]
    assert sum(len(progress.kept) for progress in told) == 90
    assert told[0].total == told[-1].total == told[-1].done == 30
    now = waiting_counts(library)
    assert (now.by_round[Round.VERDICTS], now.by_round[Round.ANALYSES], now.next_round) == (
        0,
        0,
        None,
    )
    assert finish(library, run_here())[0].asked is None


def test_other_processes_find_the_same(library: Library, processes: Cores) -> None:
    for number in range(12):
        add_problem(library, problem(asked=f"#{number % 3 + 1}"))
    finish(library, Run(lambda: processes))
    analysed = found_of(Round.ANALYSES, *(problem(asked=f"#{n % 3 + 1}") for n in range(12)))
    loaded = [load(library, number + 1).finding for number in range(12)]
    found = [finding for finding in loaded if finding is not None]
    assert len(found) == 12
    # The look at legality ends by the clock, and may on a busy machine leave it unknown.
    told = {finding.details.legality for finding in found if finding.details is not None}
    assert told <= {"legal", "unknown"}
    expected = [with_legality(*each) for each in zip(analysed, found, strict=True)]
    assert found == expected


def test_held_it_hands_nothing_out_but_counts(library: Library) -> None:
    add_problem(library, problem())
    run = run_here()
    told = run.step(library, hand_out=False)
    assert (told.asked, told.done, told.total) == (Round.VERDICTS, 0, 1)
    assert not run.is_working
    assert load(library, 1).finding is None


def test_what_has_come_back_is_kept_after_the_end(library: Library) -> None:
    for _ in range(3):
        add_problem(library, problem())
    run = run_here()
    assert run.step(library).kept == ()
    run.close()
    assert waiting_counts(library).by_round[Round.VERDICTS] == 3
    assert run.keep_rest(library) == (3, 2, 1)
    assert waiting_counts(library).by_round[Round.VERDICTS] == 0
    finish(library, run)
    assert waiting_counts(library).next_round is None


def test_what_is_added_meanwhile_is_found_too(library: Library) -> None:
    add_problem(library, problem())
    run = run_here()
    run.step(library)
    add_problem(library, problem(asked="#1"))
    finish(library, run)
    add_problem(library, problem(asked="#3"))
    run.look_again()
    finish(library, run)
    assert waiting_counts(library).next_round is None


def test_a_second_round_has_more_time(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    long = add_problem(library, problem(HOURS, "#9")).record_id
    asked: list[Round] = []

    def cut_short(texts: list[str], each: Round) -> list[Finding]:
        if each is Round.LEGALITY:
            return findings(texts, each)
        asked.append(each)
        known = unsolvable("undecided", "")
        assert known.details is not None
        return [replace(known, details=replace(known.details, allowed=each.value))]

    monkeypatch.setattr(classify_run, "findings", cut_short)
    finish(library, run_here())
    assert asked == [Round.VERDICTS, Round.SECOND]
    finding = load(library, long).finding
    assert finding is not None
    assert (finding.verdict, finding.complete) == ("undecided", False)
    finish(library, run_here())
    assert len(asked) == 2


def test_what_is_known_in_part_is_looked_at_once_more(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one problem the tries are missing, of one with a cook a twin, of one all but its key."""
    ids = [add_problem(library, problem(asked=f"#{moves}")).record_id for moves in (3, 4, 5)]
    (whole,) = found_of(Round.ANALYSES, problem())
    assert whole.details is not None
    unknown = unsolvable("undecided", "").details
    assert unknown is not None
    asked: list[Round] = []

    def cut_short(texts: list[str], each: Round) -> list[Finding]:
        if each is Round.LEGALITY:
            return findings(texts, each)
        asked.append(each)
        if each is Round.VERDICTS:
            return [replace(whole, details=None, analysis_version=0) for _ in texts]
        without_tries = replace(whole, details=replace(whole.details, allowed=each.value))
        nothing = replace(unsolvable("undecided", ""), details=replace(unknown, allowed=each.value))
        if each is Round.SECOND or '"#5"' in texts[0]:
            return [nothing]
        is_cooked = '"#4"' in texts[0]
        return [replace(without_tries, verdict="cooked") if is_cooked else without_tries]

    monkeypatch.setattr(classify_run, "findings", cut_short)
    finish(library, run_here())
    assert asked.count(Round.SECOND) == 3
    found = [load(library, each).finding for each in ids]
    assert [each.verdict for each in found if each] == ["sound", "cooked", "sound"]
    assert [bool(each.details.themes) for each in found if each and each.details] == [1, 1, 0]
    finish(library, run_here())
    assert asked.count(Round.SECOND) == 3


# what is kept


def task_of(library: Library, record_id: int) -> Task:
    record = load(library, record_id)
    return Task(record_id, record.version_id, problem_text(record.problem), 2.0)


def test_an_edit_meanwhile_is_not_written_over(library: Library) -> None:
    edited, titled, gone, twinned = (add_problem(library, problem()).record_id for _ in range(4))
    tasks = [task_of(library, each) for each in (edited, titled, gone, twinned)]
    save_over(library, edited, problem(asked="#3"))
    save_over(library, titled, replace(problem(), title="Renamed"))
    save_over(library, twinned, problem(SOUND, "#2", Twin("b", (MoveMan(D6, A1),))))
    with library.writing() as connection:
        connection.execute("UPDATE record SET current_version = NULL WHERE id = ?", (gone,))
        connection.execute("DELETE FROM version WHERE record_id = ?", (gone,))
        connection.execute("DELETE FROM record WHERE id = ?", (gone,))
    (finding,) = found_of(Round.ANALYSES, problem())
    kept = keep_findings(library, [Outcome(task, finding) for task in tasks])
    assert kept.ids == (titled,)
    assert load(library, edited).finding is None
    assert load(library, twinned).finding is None
    assert load(library, titled).finding == finding


def test_an_older_version_gets_its_finding_and_the_record_keeps_the_newer(
    library: Library,
) -> None:
    record = add_problem(library, problem()).record_id
    task = task_of(library, record)
    save_version(library, record, problem(asked="#1"))
    (finding,) = found_of(Round.ANALYSES, problem())
    keep_findings(library, [Outcome(task, finding)])
    assert load(library, record).finding is None
    assert waiting_counts(library).by_round[Round.VERDICTS] == 1
    choose_version(library, record, task.version_id)
    assert load(library, record).finding == finding
    assert waiting_counts(library).by_round[Round.ANALYSES] == 0


def test_what_was_proved_outlives_an_attempt_that_was_cut_short(library: Library) -> None:
    record = add_problem(library, problem(), Finding("sound", ("b3f3",), key_text="Rf3")).record_id
    late = unsolvable("undecided", "")
    keep_findings(library, [Outcome(task_of(library, record), late)])
    finding = load(library, record).finding
    assert finding is not None
    assert (finding.verdict, finding.keys, finding.complete) == ("sound", ("b3f3",), True)
    assert waiting_counts(library).by_round[Round.ANALYSES] == 0


def test_records_can_be_asked_again(library: Library) -> None:
    ids = [add_problem(library, problem()).record_id for _ in range(3)]
    finish(library, run_here())
    delete_records(library, ids[2:])
    assert requeue(library, ids[1:]).ids == (ids[1],)
    now = waiting_counts(library)
    assert (now.by_round[Round.VERDICTS], now.by_round[Round.ANALYSES]) == (0, 1)
    finding = load(library, ids[1]).finding
    assert finding is not None
    assert finding.verdict == "sound"
    (task,), _ = waiting(library, Round.ANALYSES, TOP, 5)
    assert task.record_id == ids[1]


def test_a_finding_of_the_board_ends_the_waiting(library: Library) -> None:
    saved = add_problem(library, problem())
    (finding,) = found_of(Round.ANALYSES, problem())
    keep_finding(library, saved.version_id, problem(), finding)
    assert waiting_counts(library).next_round is Round.LEGALITY


# processes that die


def die_of_nines(texts: list[str], asked: Round) -> list[Finding]:
    """Stands for a solver that crashes on one problem."""
    if any('"#9"' in text for text in texts):
        os._exit(3)
    return findings(texts, asked)


def die(texts: list[str], asked: Round) -> list[Finding]:
    """Stands for a machine on which no process works."""
    os._exit(3)


class Through(Cores):
    """Processes that call another function."""

    def __init__(self, function: Callable[..., list[Finding]]) -> None:
        super().__init__(2)
        self._function = function

    def submit(self, _: object, *given: Any) -> Any:  # type: ignore[override]
        return super().submit(self._function, *given)


def test_a_problem_that_ends_a_process_is_found_and_named(library: Library) -> None:
    for number in range(20):
        add_problem(library, problem(asked="#9" if number == 7 else "#2"))
    finish(library, Run(lambda: Through(die_of_nines)))
    verdicts = [load(library, number + 1).finding for number in range(20)]
    poison = verdicts.pop(7)
    assert poison is not None
    assert poison.details is not None
    assert (poison.verdict, poison.complete) == ("undecided", False)
    assert "its process ended" in poison.details.note
    assert {verdict.verdict for verdict in verdicts if verdict is not None} == {"sound"}
    assert None not in verdicts


def test_where_no_process_works_nothing_is_said_of_problems(library: Library) -> None:
    for _ in range(3):
        add_problem(library, problem())
    run = Run(lambda: Through(die))
    with pytest.raises(WorkBroken):
        finish(library, run)
    run.close()
    assert waiting_counts(library).by_round[Round.VERDICTS] == 3


# what never comes to an end


class Stuck:
    """Stands for processes of which one works for ever and is killed with the program."""

    workers, lack = 1, ""

    def __init__(self) -> None:
        self.begun: list[str] = []

    def submit(
        self, function: Callable[..., Any], texts: list[str], asked: Round
    ) -> Future[list[Finding]]:
        future: Future[list[Finding]] = Future()
        if not self.begun:
            future.set_running_or_notify_cancel()
            self.begun += texts
        return future

    def renew(self) -> None:
        pass

    def close(self) -> None:
        pass


def begun_by_a_killed_run(library: Library) -> str:
    """Let a run begin with something, and be killed in the midst of it; return the problem."""
    stuck = Stuck()
    run = Run(lambda: stuck)  # type: ignore[arg-type, return-value]
    run.step(library)
    run.step(library)
    (text,) = stuck.begun
    return text


def judge_all(library: Library) -> None:
    tasks, _ = waiting(library, Round.LEGALITY, TOP, 100)
    found = findings([task.text for task in tasks], Round.LEGALITY)
    keep_findings(library, [Outcome(*each) for each in zip(tasks, found, strict=True)])


def test_a_program_that_is_killed_again_and_again_comes_to_every_problem(library: Library) -> None:
    for moves in (8, 9, 10):
        add_problem(library, problem(HOURS, f"#{moves}"))
    rounds = [sorted(begun_by_a_killed_run(library) for _ in range(3)) for _ in range(2)]
    assert len(set(rounds[0])) == 3
    assert rounds[0] == rounds[1]
    count = 0
    while (asked := waiting_counts(library).next_round) is not None:
        if asked is Round.LEGALITY:
            judge_all(library)
            continue
        begun_by_a_killed_run(library)
        count += 1
        assert count <= 3 * OFTEN_BEGUN
    assert waiting_counts(library).total == 3
    for row in rows(library, find(library)):
        assert row.finding is not None
        assert (row.finding.verdict, row.finding.complete) == ("undecided", False)
    requeue(library, find(library))
    assert waiting_counts(library).by_round[Round.ANALYSES] == 3


def test_what_is_stopped_as_it_should_be_is_not_counted(library: Library) -> None:
    record = add_problem(library, problem(HOURS, "#9")).record_id
    for _ in range(3 * OFTEN_BEGUN):
        run = Run(Stuck)  # type: ignore[arg-type]
        run.step(library)
        run.step(library)
        run.close()
        run.keep_rest(library)
    (row,) = rows(library, [record])
    assert row.finding is not None
    assert row.finding.details is not None
    assert row.finding.details.begun == 0
    assert waiting_counts(library).next_round is not None


def test_what_was_edited_meanwhile_is_not_noted(library: Library) -> None:
    added = add_problem(library, problem(HOURS, "#9"))
    (task,), _ = waiting(library, Round.VERDICTS, TOP, 9)
    save_version(library, added.record_id, problem())
    note_begun(library, [task], Round.VERDICTS)
    assert waiting_counts(library).by_round[Round.VERDICTS] == 1
