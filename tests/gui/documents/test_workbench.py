# SPDX-License-Identifier: GPL-3.0-or-later
"""The document in front: its history, held to a plain list by random work."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from studio import BLOCK, SOUND, problem

from composer.gui.documents.workbench import NOWHERE, Place, Workbench
from composer.problem.edits import put, remove
from composer.problem.men import Man
from composer.problem.problem import Problem


class Heard:
    """What a session tells."""

    def __init__(self, session: Workbench) -> None:
        self.problems: list[Problem] = []
        self.places: list[Place] = []
        self.clean: list[bool] = []
        session.problem_changed.connect(self.problems.append)
        session.place_changed.connect(self.places.append)
        session.clean_changed.connect(self.clean.append)


def test_each_step_is_told_once_and_nothing_makes_no_step(qapp) -> None:
    session = Workbench()
    heard = Heard(session)
    session.change(problem(SOUND), "a")
    session.change(problem(SOUND), "the same")
    assert heard.problems == [problem(SOUND)]
    assert session.history.count() == 1
    assert heard.clean == [False]
    session.history.undo()
    assert heard.problems[-1] == Problem()
    assert heard.clean == [False, True]


def test_undo_and_redo_have_no_limit(qapp) -> None:
    session = Workbench()
    made = [replace(Problem(), title=str(number)) for number in range(1500)]
    for each in made:
        session.change(each, each.title)
    for each in reversed(made):
        assert session.problem == each
        session.history.undo()
    assert session.problem == Problem()
    for _ in made:
        session.history.redo()
    assert session.problem == made[-1]


def test_another_problem_begins_a_history_and_has_a_number(qapp) -> None:
    session = Workbench()
    heard, before = Heard(session), session.number
    session.change(problem(SOUND), "a")
    session.open(problem(BLOCK), Place(3, 4))
    assert (session.problem, session.place, session.saved) == (
        problem(BLOCK),
        Place(3, 4),
        problem(BLOCK),
    )
    assert session.is_clean
    assert not session.history.canUndo()
    assert session.number != before
    assert heard.places == [Place(3, 4)]


def test_work_brought_back_is_not_saved(qapp) -> None:
    session = Workbench()
    session.open(problem(BLOCK), NOWHERE, saved=False)
    assert not session.is_clean
    assert session.saved is None
    session.mark_saved(Place(1, 1), problem(BLOCK))
    assert session.is_clean


def test_work_done_while_saving_stays_unsaved(qapp) -> None:
    session = Workbench()
    session.change(problem(SOUND), "a")
    session.change(problem(BLOCK), "while it was saved")
    session.mark_saved(Place(1, 1), problem(SOUND))
    assert session.place == Place(1, 1)
    assert session.saved == problem(SOUND)
    assert not session.is_clean


def test_a_place_out_of_reach_is_left_and_what_was_saved_is_saved(qapp) -> None:
    session = Workbench()
    session.open(problem(SOUND), Place(1, 1))
    session.leave_place()
    assert (session.place, session.is_clean, session.saved) == (NOWHERE, True, None)


def test_what_is_deleted_counts_as_unsaved(qapp) -> None:
    session = Workbench()
    session.open(problem(SOUND), Place(1, 1))
    session.mark_unsaved()
    assert (session.place, session.is_clean) == (Place(1, 1), False)


def test_what_comes_back_from_the_bin_is_saved_again(qapp) -> None:
    session = Workbench()
    session.open(problem(SOUND), Place(1, 1))
    session.change(problem(BLOCK), "a")
    session.mark_unsaved()
    session.history.undo()
    assert not session.is_clean
    session.mark_restored()
    assert session.is_clean


class TestOtherVersions:
    """A step to another version of the problem, there and back."""

    def opened(self) -> Workbench:
        session = Workbench()
        session.open(problem(BLOCK), Place(1, 3))
        return session

    def test_it_is_one_step_and_the_work_is_on_that_version(self, qapp) -> None:
        session = self.opened()
        heard, number = Heard(session), session.number
        session.go_to(problem(SOUND), Place(1, 1), "back")
        assert (session.problem, session.place) == (problem(SOUND), Place(1, 1))
        assert session.saved == problem(SOUND)
        assert session.is_clean
        assert (session.history.count(), session.number) == (1, number)
        assert heard.places == [Place(1, 1)]
        assert heard.clean == []
        session.go_to(problem(SOUND), Place(1, 1), "it is there")
        assert session.history.count() == 1

    def test_undo_comes_back_to_unsaved_work_and_where_it_belongs(self, qapp) -> None:
        session = self.opened()
        session.change(problem(BLOCK, "#3"), "unsaved")
        session.go_to(problem(SOUND), Place(1, 1), "back")
        session.history.undo()
        assert (session.problem, session.place) == (problem(BLOCK, "#3"), Place(1, 3))
        assert session.saved == problem(BLOCK)
        assert not session.is_clean
        session.history.undo()
        assert session.is_clean
        session.history.redo()
        session.history.redo()
        assert (session.place, session.is_clean) == (Place(1, 1), True)

    def test_a_step_to_what_was_saved_over_since_tells_that_it_is_not_kept(self, qapp) -> None:
        session = self.opened()
        session.go_to(problem(SOUND), Place(1, 1), "back")
        session.change(problem(SOUND, "#3"), "work on it")
        session.mark_saved(Place(1, 1), session.problem, Place(1, 1))
        session.history.undo()
        assert not session.is_clean
        session.history.undo()
        assert session.is_clean
        session.history.redo()  # to the version as it was, which is kept no longer
        assert (session.problem, session.saved) == (problem(SOUND), problem(SOUND, "#3"))
        assert not session.is_clean

    def test_what_the_version_at_hand_held_before_it_was_saved_is_not_kept(self, qapp) -> None:
        session = self.opened()
        session.change(problem(SOUND), "work on it")
        session.mark_saved(Place(1, 3), problem(SOUND), Place(1, 3))
        session.go_to(problem(BLOCK), Place(1, 3), "back")
        assert (session.problem, session.saved) == (problem(BLOCK), problem(SOUND))
        assert not session.is_clean

    def test_a_save_that_ends_after_another_version_was_gone_to_is_not_taken_for_its(
        self, qapp
    ) -> None:
        session = self.opened()
        session.go_to(problem(SOUND), Place(1, 1), "back")
        session.change(problem(SOUND, "#3"), "work on it")
        session.history.undo()
        session.history.undo()
        session.mark_saved(Place(1, 1), problem(SOUND, "#3"), Place(1, 1))
        assert (session.place, session.saved) == (Place(1, 3), problem(BLOCK))
        assert session.is_clean
        session.history.setIndex(2)
        assert (session.place, session.is_clean) == (Place(1, 1), True)

    def test_a_problem_in_the_bin_counts_as_unsaved_in_all_its_versions(self, qapp) -> None:
        session = self.opened()
        session.mark_unsaved()
        session.go_to(problem(SOUND), Place(1, 1), "back")
        assert not session.is_clean
        session.mark_restored()
        assert session.is_clean

    def test_places_of_a_library_that_was_left_are_never_gone_to(self, qapp) -> None:
        session = self.opened()
        session.go_to(problem(SOUND), Place(1, 1), "back")
        session.leave_place()
        session.history.undo()
        assert (session.problem, session.place, session.saved) == (problem(BLOCK), NOWHERE, None)
        assert all(step.move is None for step in session.snapshot().steps)

    def test_another_session_takes_the_way_back_over(self, qapp) -> None:
        session, other = self.opened(), Workbench()
        session.go_to(problem(SOUND), Place(1, 1), "back")
        session.change(problem(SOUND, "#3"), "unsaved")
        other.restore(session.snapshot())
        assert (other.place, other.is_clean) == (Place(1, 1), False)
        other.history.undo()
        assert other.is_clean
        other.history.undo()
        assert (other.problem, other.place) == (problem(BLOCK), Place(1, 3))

    def test_a_session_without_its_library_has_no_places(self, qapp) -> None:
        session, other = self.opened(), Workbench()
        session.go_to(problem(SOUND), Place(1, 1), "back")
        other.restore(session.snapshot().homeless())
        other.history.undo()
        assert (other.problem, other.place, other.saved) == (problem(BLOCK), NOWHERE, None)


Kept = tuple[Place, Problem]
"""A place, and what is kept there."""


class Work(RuleBasedStateMachine):
    """Random work at a session, and beside it the same at a list of problems."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Workbench()
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

    @rule(square=st.integers(0, 63), man=st.sampled_from(list(Man)))
    def place_a_man(self, square: int, man: Man) -> None:
        now = self.session.problem
        after = replace(now, position=put(now.position, square, man))
        self.session.change(after, "put")
        self._step(after)

    @rule(square=st.integers(0, 63))
    def take_a_man(self, square: int) -> None:
        now = self.session.problem
        after = replace(now, position=remove(now.position, square))
        self.session.change_position(after.position, "remove")
        self._step(after)

    @rule(title=st.text(max_size=3))
    def name_it(self, title: str) -> None:
        after = replace(self.session.problem, title=title)
        self.session.change(after, "title")
        self._step(after)

    @rule(title=st.text(max_size=1), number=st.integers(1, 3))
    def go_to_a_version(self, title: str, number: int) -> None:
        after, place = replace(Problem(), title=title), Place(number, number)
        self.session.go_to(after, place, "back")
        known = self.kept[1] if place == self.kept[0] else after
        self._step(after, (place, known))

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo(self) -> None:
        self.session.history.undo()
        if self.at in self.moves:
            self.kept = self.moves[self.at][0]
        self.at -= 1

    @precondition(lambda self: self.at < len(self.steps) - 1)
    @rule()
    def redo(self) -> None:
        self.session.history.redo()
        self.at += 1
        if self.at in self.moves:
            self.kept = self.moves[self.at][1]

    @rule(number=st.integers(1, 9))
    def save(self, number: int) -> None:
        self.kept = Place(number, number), self.steps[self.at]
        self._save_at(self.kept)
        self.session.mark_saved(self.kept[0], self.session.problem)

    @rule(number=st.integers(1, 9), worked_on=st.integers(1, 9))
    def hear_late_of_a_save(self, number: int, worked_on: int) -> None:
        kept, origin = (Place(number, number), self.steps[0]), Place(worked_on, worked_on)
        self._save_at(kept)
        if self.kept[0] == origin:
            self.kept = kept
        self.session.mark_saved(*kept, origin)

    def _save_at(self, kept: Kept) -> None:
        """Say what is kept at a place wherever a step comes from it or goes there."""
        for step, move in self.moves.items():
            before, after = (kept if each[0] == kept[0] else each for each in move)
            self.moves[step] = before, after

    @rule(title=st.text(max_size=3), number=st.integers(1, 9))
    def open_another(self, title: str, number: int) -> None:
        opened = replace(Problem(), title=title)
        self.kept = Place(number, number), opened
        self.session.open(opened, self.kept[0])
        self.steps, self.moves, self.at = [opened], {}, 0

    @rule()
    def go_on_in_another_session(self) -> None:
        other = Workbench()
        other.restore(self.session.snapshot())
        self.session = other

    @invariant()
    def they_agree(self) -> None:
        assert self.session.problem == self.steps[self.at]
        assert (self.session.place, self.session.saved) == self.kept
        assert self.session.is_clean == (self.session.problem == self.kept[1])
        assert self.session.history.canUndo() == (self.at > 0)
        assert self.session.history.canRedo() == (self.at < len(self.steps) - 1)


class TestWork(Work.TestCase):
    settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
