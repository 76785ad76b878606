# SPDX-License-Identifier: GPL-3.0-or-later
"""Several documents in one session: each keeps its own, and one is in front."""

from __future__ import annotations

from studio import BLOCK, SOUND, THREATS, problem

from composer.gui.documents.workbench import NOWHERE, Document, Place, Workbench
from composer.problem.problem import Problem


def test_a_problem_gets_a_tab_unless_the_board_was_not_touched(qapp) -> None:
    session = Workbench()
    first = session.open_beside(problem(SOUND))
    assert session.documents == (first,)
    second = session.open_beside(problem(BLOCK), Place(1, 2))
    assert session.documents == (first, second)
    assert session.document is second
    assert session.problem == problem(BLOCK)
    assert session.place == Place(1, 2)


def test_each_has_its_history_and_what_is_saved_of_it(qapp) -> None:
    session = Workbench()
    first = session.open_beside(problem(SOUND), Place(1, 1))
    session.change(problem(THREATS), "a")
    second = session.open_beside(problem(BLOCK), Place(2, 2))
    assert session.is_clean
    assert not session.history.canUndo()
    assert not session.histories.canUndo()
    session.show(first)
    assert session.problem == problem(THREATS)
    assert not session.is_clean
    session.histories.undo()
    assert session.problem == problem(SOUND)
    assert session.is_clean
    assert second.problem == problem(BLOCK)


def test_what_comes_to_the_front_is_told_as_if_it_were_opened(qapp) -> None:
    session = Workbench()
    first = session.open_beside(problem(SOUND), Place(1, 1))
    first.change(problem(THREATS), "a")
    session.open_beside(problem(BLOCK), Place(2, 2))
    told: list[object] = []
    session.leaving.connect(lambda: told.append(("leaving", session.problem)))
    session.opened.connect(lambda: told.append("opened"))
    session.problem_changed.connect(told.append)
    session.clean_changed.connect(told.append)
    session.place_changed.connect(told.append)
    session.show(first)
    assert told == [
        ("leaving", problem(BLOCK)),
        "opened",
        problem(THREATS),
        False,
        Place(1, 1),
    ]
    session.show(first)  # it is there
    assert len(told) == 5


def test_what_happens_behind_is_told_of_that_document_alone(qapp) -> None:
    session = Workbench()
    behind = session.open_beside(problem(SOUND))
    session.open_beside(problem(BLOCK))
    fronts: list[object] = []
    changed: list[Document] = []
    for signal in (session.problem_changed, session.place_changed, session.clean_changed):
        signal.connect(fronts.append)
    session.document_changed.connect(changed.append)
    behind.change(problem(THREATS), "a")
    behind.mark_saved(Place(3, 3), problem(THREATS))
    assert fronts == []
    assert set(changed) == {behind}
    assert behind.is_clean


def test_a_closed_one_comes_again_with_its_history_in_its_place(qapp) -> None:
    session = Workbench()
    first = session.open_beside(problem(SOUND))
    second = session.open_beside(problem(BLOCK))
    third = session.open_beside(problem(THREATS))
    second.change(problem(SOUND), "a")
    session.close(second)
    assert session.documents == (first, third)
    assert session.reopen() is second
    assert session.documents == (first, second, third)
    assert session.document is second
    session.histories.undo()
    assert session.problem == problem(BLOCK)
    assert session.reopen() is None


def test_after_the_last_an_empty_board_is_left(qapp) -> None:
    session = Workbench()
    only = session.open_beside(problem(SOUND), Place(1, 1))
    session.close(only)
    assert len(session.documents) == 1
    assert session.problem == Problem()
    assert session.place == NOWHERE
    assert session.document.is_untouched
    assert session.reopen() is only
    assert session.documents == (only,)  # the empty board gave way


def test_the_one_beside_comes_to_the_front_and_all_can_be_walked(qapp) -> None:
    session = Workbench()
    first, second, third = (session.open_beside(problem(each)) for each in (SOUND, BLOCK, THREATS))
    session.show_next()
    assert session.document is first
    session.show_next(-1)
    assert session.document is third
    session.move(third, 0)
    assert session.documents == (third, first, second)
    session.close(third)
    assert session.document is first


def test_an_empty_board_with_a_history_does_not_give_way(qapp) -> None:
    session = Workbench()
    session.change(problem(SOUND), "a")
    session.change(Problem(), "clear")
    work = session.document
    session.open_beside(problem(BLOCK))
    assert session.documents[0] is work
    assert len(session.documents) == 2


def test_a_document_is_found_by_its_record(qapp) -> None:
    session = Workbench()
    kept = session.open_beside(problem(SOUND), Place(7, 9))
    session.open_beside(problem(BLOCK))
    assert session.kept_at(7) is kept
    assert session.kept_at(8) is None
