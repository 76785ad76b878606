# SPDX-License-Identifier: GPL-3.0-or-later
"""Set play, tries, and what follows replies."""

from __future__ import annotations

from composer.games.position import GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.solver.games.phases import find_phases
from composer.solver.games.solve import solve_game

TABLUT = game_book_of("tablut")
MEN = {
    **{"e5": "K", "e6": "W", "f5": "W", "b4": "W"},
    **dict.fromkeys(("d8", "c7", "b5", "e4", "g3"), "B"),
}


def _problem(turns: int, goal: str = "escape") -> GameProblem:
    position = GamePosition.of(TABLUT, MEN, "white")
    details = (("k", 2),) if goal == "take" else ()
    task = GameTask(goal, turns, GamePlay.DIRECT, "white", details)
    return GameProblem(position, Rules(TABLUT), task)


def test_tries_have_one_refutation_and_set_play_its_replies() -> None:
    problem = _problem(2)
    answer = solve_game(problem)
    assert [key.turn.text for key in answer.keys] == ["e6-b6 xb5"]
    phases = find_phases(problem, answer)
    assert phases.complete
    assert len(phases.tries) == 8
    for each in phases.tries:
        assert each.key.turn.text.startswith("f5-")
        assert [defence.turn.text for defence in each.refutations] == ["g3-g5"]
    replies = {defence.turn.text[:2]: defence.replies[0].text for defence in phases.set_play}
    assert replies == {"b5": "e5-a5", "e4": "e5-e1"}
    assert phases.set_turns == 64


def test_a_short_problem_has_no_tries() -> None:
    problem = _problem(3)
    answer = solve_game(problem)
    assert answer.shorter == 2
    assert not find_phases(problem, answer).tries


def test_keys_without_trees_are_the_same_keys() -> None:
    problem = _problem(2)
    bare, whole = solve_game(problem, trees=False), solve_game(problem)
    assert [key.turn for key in bare.keys] == [key.turn for key in whole.keys]
    assert bare.verdict is whole.verdict
    assert not bare.keys[0].defences
    assert whole.keys[0].defences


def test_what_follows_replies_forces_the_goal_in_the_turns_left() -> None:
    book = game_book_of("draughts")
    men = {"f1": "WK", "f3": "B", "b5": "B", "a6": "W", "d7": "WK", "c8": "B"}
    task = GameTask("win", 3, GamePlay.DIRECT, "white")
    problem = GameProblem(GamePosition.of(book, men, "white"), Rules(book), task)
    answer = solve_game(problem)
    assert len(answer.keys) == 1
    replies = {
        (answer.keys[0].turn.text, defence.turn.text, reply.text)
        for defence in answer.keys[0].defences
        for reply in defence.replies
    }
    phases = find_phases(problem, answer)
    assert {path for path, _ in phases.deeper} == replies
    for path, key in phases.deeper:
        assert key.turn.text == path[-1]
        assert key.reached or key.defences
        assert all(defence.reached or defence.replies for defence in key.defences)
