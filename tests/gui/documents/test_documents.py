# SPDX-License-Identifier: GPL-3.0-or-later
"""Several documents on one workbench: each keeps its own, and one is in front."""

from __future__ import annotations

from studio import BLOCK, SOUND, THREATS, problem

from composer.gui.documents.document import Document
from composer.gui.documents.workbench import Workbench
from composer.problem.problem import Problem
from composer.studio.saving import NOWHERE, RecordPlace


def test_a_problem_gets_a_tab_unless_the_board_was_not_touched(qapp) -> None:
    workbench = Workbench()
    first = workbench.open_beside(problem(SOUND))
    assert workbench.documents == (first,)
    second = workbench.open_beside(problem(BLOCK), RecordPlace(1, 2))
    assert workbench.documents == (first, second)
    assert workbench.document is second
    assert workbench.document.problem == problem(BLOCK)
    assert workbench.document.place == RecordPlace(1, 2)


def test_each_has_its_history_and_what_is_saved_of_it(qapp) -> None:
    workbench = Workbench()
    first = workbench.open_beside(problem(SOUND), RecordPlace(1, 1))
    workbench.document.change(problem(THREATS), "a")
    second = workbench.open_beside(problem(BLOCK), RecordPlace(2, 2))
    assert workbench.document.is_clean
    assert not workbench.document.history.canUndo()
    assert not workbench.histories.canUndo()
    workbench.show(first)
    assert workbench.document.problem == problem(THREATS)
    assert not workbench.document.is_clean
    workbench.histories.undo()
    assert workbench.document.problem == problem(SOUND)
    assert workbench.document.is_clean
    assert second.problem == problem(BLOCK)


def test_what_comes_to_the_front_is_told_as_if_it_were_opened(qapp) -> None:
    workbench = Workbench()
    first = workbench.open_beside(problem(SOUND), RecordPlace(1, 1))
    first.change(problem(THREATS), "a")
    workbench.open_beside(problem(BLOCK), RecordPlace(2, 2))
    told: list[object] = []
    workbench.leaving.connect(lambda: told.append(("leaving", workbench.document.problem)))
    workbench.opened.connect(lambda: told.append("opened"))
    workbench.problem_changed.connect(told.append)
    workbench.clean_changed.connect(told.append)
    workbench.place_changed.connect(told.append)
    workbench.show(first)
    assert told == [
        ("leaving", problem(BLOCK)),
        "opened",
        problem(THREATS),
        False,
        RecordPlace(1, 1),
    ]
    workbench.show(first)  # it is there
    assert len(told) == 5


def test_what_happens_behind_is_told_of_that_document_alone(qapp) -> None:
    workbench = Workbench()
    behind = workbench.open_beside(problem(SOUND))
    workbench.open_beside(problem(BLOCK))
    fronts: list[object] = []
    changed: list[Document] = []
    for signal in (workbench.problem_changed, workbench.place_changed, workbench.clean_changed):
        signal.connect(fronts.append)
    workbench.document_changed.connect(changed.append)
    behind.change(problem(THREATS), "a")
    behind.mark_saved(RecordPlace(3, 3), problem(THREATS))
    assert fronts == []
    assert set(changed) == {behind}
    assert behind.is_clean


def test_a_closed_one_comes_again_with_its_history_in_its_place(qapp) -> None:
    workbench = Workbench()
    first = workbench.open_beside(problem(SOUND))
    second = workbench.open_beside(problem(BLOCK))
    third = workbench.open_beside(problem(THREATS))
    second.change(problem(SOUND), "a")
    workbench.close(second)
    assert workbench.documents == (first, third)
    assert workbench.reopen() is second
    assert workbench.documents == (first, second, third)
    assert workbench.document is second
    workbench.histories.undo()
    assert workbench.document.problem == problem(BLOCK)
    assert workbench.reopen() is None


def test_after_the_last_an_empty_board_is_left(qapp) -> None:
    workbench = Workbench()
    only = workbench.open_beside(problem(SOUND), RecordPlace(1, 1))
    workbench.close(only)
    assert len(workbench.documents) == 1
    assert workbench.document.problem == Problem()
    assert workbench.document.place == NOWHERE
    assert workbench.document.is_untouched
    assert workbench.reopen() is only
    assert workbench.documents == (only,)  # the empty board gave way


def test_the_one_beside_comes_to_the_front_and_all_can_be_walked(qapp) -> None:
    workbench = Workbench()
    first, second, third = (
        workbench.open_beside(problem(each)) for each in (SOUND, BLOCK, THREATS)
    )
    workbench.show_next()
    assert workbench.document is first
    workbench.show_next(-1)
    assert workbench.document is third
    workbench.move(third, 0)
    assert workbench.documents == (third, first, second)
    workbench.close(third)
    assert workbench.document is first


def test_an_empty_board_with_a_history_does_not_give_way(qapp) -> None:
    workbench = Workbench()
    workbench.document.change(problem(SOUND), "a")
    workbench.document.change(Problem(), "clear")
    work = workbench.document
    workbench.open_beside(problem(BLOCK))
    assert workbench.documents[0] is work
    assert len(workbench.documents) == 2


def test_a_document_is_found_by_its_record(qapp) -> None:
    workbench = Workbench()
    kept = workbench.open_beside(problem(SOUND), RecordPlace(7, 9))
    workbench.open_beside(problem(BLOCK))
    assert workbench.kept_at(7) is kept
    assert workbench.kept_at(8) is None
