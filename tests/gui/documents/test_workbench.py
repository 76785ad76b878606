# SPDX-License-Identifier: GPL-3.0-or-later
"""The document in front: its history, held to a plain list by random work."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from studio import BLOCK, SOUND, problem

from composer.gui.documents.workbench import Workbench
from composer.problem.edits import put, remove
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.problem import Problem
from composer.studio.saving import NOWHERE, RecordPlace


class Heard:
    """What a workbench tells."""

    def __init__(self, workbench: Workbench) -> None:
        self.problems: list[Problem] = []
        self.places: list[RecordPlace] = []
        self.clean: list[bool] = []
        workbench.problem_changed.connect(self.problems.append)
        workbench.place_changed.connect(self.places.append)
        workbench.clean_changed.connect(self.clean.append)


def test_each_step_is_told_once_and_nothing_makes_no_step(qapp) -> None:
    workbench = Workbench()
    heard = Heard(workbench)
    workbench.document.change(problem(SOUND), "a")
    workbench.document.change(problem(SOUND), "the same")
    assert heard.problems == [problem(SOUND)]
    assert workbench.document.history.count() == 1
    assert heard.clean == [False]
    workbench.document.history.undo()
    assert heard.problems[-1] == Problem()
    assert heard.clean == [False, True]


def test_undo_and_redo_have_no_limit(qapp) -> None:
    workbench = Workbench()
    made = [replace(Problem(), title=str(number)) for number in range(1500)]
    for each in made:
        workbench.document.change(each, each.title)
    for each in reversed(made):
        assert workbench.document.problem == each
        workbench.document.history.undo()
    assert workbench.document.problem == Problem()
    for _ in made:
        workbench.document.history.redo()
    assert workbench.document.problem == made[-1]


def test_another_problem_begins_a_history_and_has_a_number(qapp) -> None:
    workbench = Workbench()
    heard, before = Heard(workbench), workbench.document.number
    workbench.document.change(problem(SOUND), "a")
    workbench.document.open(problem(BLOCK), RecordPlace(3, 4))
    assert (workbench.document.problem, workbench.document.place, workbench.document.saved) == (
        problem(BLOCK),
        RecordPlace(3, 4),
        problem(BLOCK),
    )
    assert workbench.document.is_clean
    assert not workbench.document.history.canUndo()
    assert workbench.document.number != before
    assert heard.places == [RecordPlace(3, 4)]


def test_work_brought_back_is_not_saved(qapp) -> None:
    workbench = Workbench()
    workbench.document.open(problem(BLOCK), NOWHERE, saved=False)
    assert not workbench.document.is_clean
    assert workbench.document.saved is None
    workbench.document.mark_saved(RecordPlace(1, 1), problem(BLOCK))
    assert workbench.document.is_clean


def test_work_done_while_saving_stays_unsaved(qapp) -> None:
    workbench = Workbench()
    workbench.document.change(problem(SOUND), "a")
    workbench.document.change(problem(BLOCK), "while it was saved")
    workbench.document.mark_saved(RecordPlace(1, 1), problem(SOUND))
    assert workbench.document.place == RecordPlace(1, 1)
    assert workbench.document.saved == problem(SOUND)
    assert not workbench.document.is_clean


def test_a_place_out_of_reach_is_left_and_what_was_saved_is_saved(qapp) -> None:
    workbench = Workbench()
    workbench.document.open(problem(SOUND), RecordPlace(1, 1))
    workbench.document.leave_place()
    assert (workbench.document.place, workbench.document.is_clean, workbench.document.saved) == (
        NOWHERE,
        True,
        None,
    )


def test_what_is_deleted_counts_as_unsaved(qapp) -> None:
    workbench = Workbench()
    workbench.document.open(problem(SOUND), RecordPlace(1, 1))
    workbench.document.mark_unsaved()
    assert (workbench.document.place, workbench.document.is_clean) == (RecordPlace(1, 1), False)


def test_what_comes_back_from_the_bin_is_saved_again(qapp) -> None:
    workbench = Workbench()
    workbench.document.open(problem(SOUND), RecordPlace(1, 1))
    workbench.document.change(problem(BLOCK), "a")
    workbench.document.mark_unsaved()
    workbench.document.history.undo()
    assert not workbench.document.is_clean
    workbench.document.mark_restored()
    assert workbench.document.is_clean


class TestOtherVersions:
    """A step to another version of the problem, there and back."""

    def opened(self) -> Workbench:
        workbench = Workbench()
        workbench.document.open(problem(BLOCK), RecordPlace(1, 3))
        return workbench

    def test_it_is_one_step_and_the_work_is_on_that_version(self, qapp) -> None:
        workbench = self.opened()
        heard, number = Heard(workbench), workbench.document.number
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        assert (workbench.document.problem, workbench.document.place) == (
            problem(SOUND),
            RecordPlace(1, 1),
        )
        assert workbench.document.saved == problem(SOUND)
        assert workbench.document.is_clean
        assert (workbench.document.history.count(), workbench.document.number) == (1, number)
        assert heard.places == [RecordPlace(1, 1)]
        assert heard.clean == []
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "it is there")
        assert workbench.document.history.count() == 1

    def test_undo_comes_back_to_unsaved_work_and_where_it_belongs(self, qapp) -> None:
        workbench = self.opened()
        workbench.document.change(problem(BLOCK, "#3"), "unsaved")
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        workbench.document.history.undo()
        assert (workbench.document.problem, workbench.document.place) == (
            problem(BLOCK, "#3"),
            RecordPlace(1, 3),
        )
        assert workbench.document.saved == problem(BLOCK)
        assert not workbench.document.is_clean
        workbench.document.history.undo()
        assert workbench.document.is_clean
        workbench.document.history.redo()
        workbench.document.history.redo()
        assert (workbench.document.place, workbench.document.is_clean) == (RecordPlace(1, 1), True)

    def test_a_step_to_what_was_saved_over_since_tells_that_it_is_not_kept(self, qapp) -> None:
        workbench = self.opened()
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        workbench.document.change(problem(SOUND, "#3"), "work on it")
        workbench.document.mark_saved(
            RecordPlace(1, 1), workbench.document.problem, RecordPlace(1, 1)
        )
        workbench.document.history.undo()
        assert not workbench.document.is_clean
        workbench.document.history.undo()
        assert workbench.document.is_clean
        workbench.document.history.redo()  # to the version as it was, which is kept no longer
        assert (workbench.document.problem, workbench.document.saved) == (
            problem(SOUND),
            problem(SOUND, "#3"),
        )
        assert not workbench.document.is_clean

    def test_what_the_version_at_hand_held_before_it_was_saved_is_not_kept(self, qapp) -> None:
        workbench = self.opened()
        workbench.document.change(problem(SOUND), "work on it")
        workbench.document.mark_saved(RecordPlace(1, 3), problem(SOUND), RecordPlace(1, 3))
        workbench.document.go_to(problem(BLOCK), RecordPlace(1, 3), "back")
        assert (workbench.document.problem, workbench.document.saved) == (
            problem(BLOCK),
            problem(SOUND),
        )
        assert not workbench.document.is_clean

    def test_a_save_that_ends_after_another_version_was_gone_to_is_not_taken_for_its(
        self, qapp
    ) -> None:
        workbench = self.opened()
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        workbench.document.change(problem(SOUND, "#3"), "work on it")
        workbench.document.history.undo()
        workbench.document.history.undo()
        workbench.document.mark_saved(RecordPlace(1, 1), problem(SOUND, "#3"), RecordPlace(1, 1))
        assert (workbench.document.place, workbench.document.saved) == (
            RecordPlace(1, 3),
            problem(BLOCK),
        )
        assert workbench.document.is_clean
        workbench.document.history.setIndex(2)
        assert (workbench.document.place, workbench.document.is_clean) == (RecordPlace(1, 1), True)

    def test_a_problem_in_the_bin_counts_as_unsaved_in_all_its_versions(self, qapp) -> None:
        workbench = self.opened()
        workbench.document.mark_unsaved()
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        assert not workbench.document.is_clean
        workbench.document.mark_restored()
        assert workbench.document.is_clean

    def test_places_of_a_library_that_was_left_are_never_gone_to(self, qapp) -> None:
        workbench = self.opened()
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        workbench.document.leave_place()
        workbench.document.history.undo()
        assert (workbench.document.problem, workbench.document.place, workbench.document.saved) == (
            problem(BLOCK),
            NOWHERE,
            None,
        )
        assert all(step.move is None for step in workbench.document.snapshot().steps)

    def test_another_workbench_takes_the_way_back_over(self, qapp) -> None:
        workbench, other = self.opened(), Workbench()
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        workbench.document.change(problem(SOUND, "#3"), "unsaved")
        other.document.restore(workbench.document.snapshot())
        assert (other.document.place, other.document.is_clean) == (RecordPlace(1, 1), False)
        other.document.history.undo()
        assert other.document.is_clean
        other.document.history.undo()
        assert (other.document.problem, other.document.place) == (problem(BLOCK), RecordPlace(1, 3))

    def test_a_session_without_its_library_has_no_places(self, qapp) -> None:
        workbench, other = self.opened(), Workbench()
        workbench.document.go_to(problem(SOUND), RecordPlace(1, 1), "back")
        other.document.restore(workbench.document.snapshot().homeless())
        other.document.history.undo()
        assert (other.document.problem, other.document.place, other.document.saved) == (
            problem(BLOCK),
            NOWHERE,
            None,
        )


Kept = tuple[RecordPlace, Problem]
"""A place, and what is kept there."""


class Work(RuleBasedStateMachine):
    """Random work at a workbench, and beside it the same at a list of problems."""

    def __init__(self) -> None:
        super().__init__()
        self.workbench = Workbench()
        self.steps: list[Problem] = [Problem()]
        self.moves: dict[int, tuple[Kept, Kept]] = {}  # by the step after which they hold
        self.at = 0
        self.kept: Kept = (NOWHERE, Problem())

    def _step(self, after: Problem, kept: Kept | None = None) -> None:
        if after == self.steps[self.at] and (kept is None or kept[0] == self.kept[0]):
            return
        self.steps = [*self.steps[: self.at + 1], after]
        self.at += 1
        self.moves = {step: move for step, move in self.moves.items() if step < self.at}
        if kept is not None:
            self.moves[self.at] = (self.kept, kept)
            self.kept = kept

    @rule(square=st.integers(0, 63), man=st.sampled_from(list(ORTHODOX_MEN)))
    def place_a_man(self, square: int, man: Man) -> None:
        now = self.workbench.document.problem
        after = replace(now, position=put(now.position, square, man))
        self.workbench.document.change(after, "put")
        self._step(after)

    @rule(square=st.integers(0, 63))
    def take_a_man(self, square: int) -> None:
        now = self.workbench.document.problem
        after = replace(now, position=remove(now.position, square))
        self.workbench.document.change(after, "remove")
        self._step(after)

    @rule(title=st.text(max_size=3))
    def name_it(self, title: str) -> None:
        after = replace(self.workbench.document.problem, title=title)
        self.workbench.document.change(after, "title")
        self._step(after)

    @rule(title=st.text(max_size=1), number=st.integers(1, 3))
    def go_to_a_version(self, title: str, number: int) -> None:
        after, place = replace(Problem(), title=title), RecordPlace(number, number)
        self.workbench.document.go_to(after, place, "back")
        known = self.kept[1] if place == self.kept[0] else after
        self._step(after, (place, known))

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo(self) -> None:
        self.workbench.document.history.undo()
        if self.at in self.moves:
            self.kept = self.moves[self.at][0]
        self.at -= 1

    @precondition(lambda self: self.at < len(self.steps) - 1)
    @rule()
    def redo(self) -> None:
        self.workbench.document.history.redo()
        self.at += 1
        if self.at in self.moves:
            self.kept = self.moves[self.at][1]

    @rule(number=st.integers(1, 9))
    def save(self, number: int) -> None:
        self.kept = RecordPlace(number, number), self.steps[self.at]
        self._save_at(self.kept)
        self.workbench.document.mark_saved(self.kept[0], self.workbench.document.problem)

    @rule(number=st.integers(1, 9), worked_on=st.integers(1, 9))
    def hear_late_of_a_save(self, number: int, worked_on: int) -> None:
        kept, origin = (
            (RecordPlace(number, number), self.steps[0]),
            RecordPlace(worked_on, worked_on),
        )
        self._save_at(kept)
        if self.kept[0] == origin:
            self.kept = kept
        self.workbench.document.mark_saved(*kept, origin)

    def _save_at(self, kept: Kept) -> None:
        """Say what is kept at a place wherever a step comes from it or goes there."""
        for step, move in self.moves.items():
            before, after = (kept if each[0] == kept[0] else each for each in move)
            self.moves[step] = before, after

    @rule(title=st.text(max_size=3), number=st.integers(1, 9))
    def open_another(self, title: str, number: int) -> None:
        opened = replace(Problem(), title=title)
        self.kept = RecordPlace(number, number), opened
        self.workbench.document.open(opened, self.kept[0])
        self.steps, self.moves, self.at = [opened], {}, 0

    @rule()
    def go_on_in_another_session(self) -> None:
        other = Workbench()
        other.document.restore(self.workbench.document.snapshot())
        self.workbench = other

    @invariant()
    def they_agree(self) -> None:
        assert self.workbench.document.problem == self.steps[self.at]
        assert (self.workbench.document.place, self.workbench.document.saved) == self.kept
        assert self.workbench.document.is_clean == (self.workbench.document.problem == self.kept[1])
        assert self.workbench.document.history.canUndo() == (self.at > 0)
        assert self.workbench.document.history.canRedo() == (self.at < len(self.steps) - 1)


class TestWork(Work.TestCase):
    settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
