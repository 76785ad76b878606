# SPDX-License-Identifier: GPL-3.0-or-later
"""What the numbers of Arithmomachia say, by what is known of them and by hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from cases import every

from composer.games.position import GameError, GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.rules.historic.numbermen import number_man
from composer.solver.games.answer import GameAnswer
from composer.solver.games.numbers import kinds_of
from composer.solver.games.solve import game_turns, solve_game

BOOK = game_book_of("arithmomachia")
RULES = Rules(BOOK)


def test_there_are_28_excellent_triumphs() -> None:
    start = GamePosition.start(RULES)
    assert start is not None
    men = [number_man(letters) for _, letters in start.placed()]
    numbers = {man.number for man in men if not man.is_pyramid}
    found = [each for each in combinations(sorted(numbers), 4) if len(kinds_of(each)) == 3]
    assert len(found) == 28
    assert (2, 9, 16, 72) in found
    assert [man.number for man in men if man.is_pyramid] == [91, 190]
    assert (start.count("even"), start.count("odd")) == (24, 24)


def test_a_proportion_has_different_numbers() -> None:
    assert kinds_of((9, 15, 45)) == {"harmonic"}
    assert kinds_of((4, 6, 9)) == {"geometric"}
    assert kinds_of((2, 4, 6)) == {"arithmetic"}
    assert kinds_of((5, 5, 5)) == set()
    assert "geometric" in kinds_of((2, 3, 8, 12))


@every("letters", ["EC", "EC0", "EC04", "XC4", "EQ4", "EP", "EP:", "EP:S36+", "C4"])
def test_what_is_no_man_is_refused(letters: str) -> None:
    with pytest.raises(GameError, match="no man"):
        GamePosition.of(BOOK, {"a1": letters})
    with pytest.raises(ValueError, match=letters):
        number_man(letters)


def test_a_man_is_read_and_written_and_turned() -> None:
    pyramid = number_man("OP:S64+T36+C16")
    assert (pyramid.shape, pyramid.number, pyramid.values) == ("S", 116, (116, 64, 36, 16))
    left = pyramid.without(64)
    assert left is not None
    assert (left.letters, left.steps) == ("OP:T36+C16", 2)
    assert number_man("ET42").turned().letters == "OT42"
    assert BOOK.game is not None
    assert BOOK.game.man("ET42").name() == "triangle"


def _solved(men: dict[str, str], task: GameTask, turn: str = "even") -> GameAnswer:
    return solve_game(GameProblem(GamePosition.of(BOOK, men, turn), RULES, task))


def _captures(men: dict[str, str]) -> list[str]:
    task = GameTask("captures", 0, GamePlay.LIST, "even")
    return [finding.text for finding in _solved(men, task).findings]


def test_every_form_of_capture() -> None:
    assert _captures({"d4": "EC9", "d5": "OC9"}) == ["encounter d4 x d5"]
    assert _captures({"d4": "EC8", "d5": "OC16"}) == ["assault d4 x d5"]
    assert _captures({"d4": "ET12", "d6": "OS36"}) == ["assault d4 x d6"]
    assert _captures({"d4": "EC2", "e4": "EC3", "d5": "OT5"}) == ["ambush-sum d4+e4 x d5"]
    assert _captures({"d4": "EC5", "e4": "EC6", "d5": "OT30"}) == ["ambush-product d4+e4 x d5"]
    corner = {"a1": "OC3", "a2": "EC64", "b1": "EC36", "b2": "EC16"}
    assert _captures(corner) == ["siege x a1"]
    assert _captures({**corner, "b2": "OC16"}) == []
    assert _captures({"d4": "EC9", "d6": "OC9"}) == []
    assert _captures({"d1": "ES9", "d3": "EC2", "d4": "OC9"}) == []


def test_captures_are_explained() -> None:
    men = {"d4": "EC8", "d5": "OC16", "g4": "EC2", "h4": "EC3", "g5": "OT5"}
    task = GameTask("captures", 0, GamePlay.LIST, "even")
    assert [str(finding.told) for finding in _solved(men, task).findings] == [
        "g4 and h4 ambush g5: 2 + 3 = 5",
        "d4 assaults d5: 8 × 2 cells = 16",
    ]


def test_of_a_pyramid_a_part_is_taken_and_takes() -> None:
    found = _captures({"d4": "EP:S36+C4", "d7": "OP:S36+C16"})
    assert found == ["assault d4(4) x d7(16)", "encounter d4(36) x d7(36)"]
    men = {"d4": "EC16", "d5": "OP:C16"}
    king = GameTask("king", 1, GamePlay.DIRECT, "even")
    keys = [key.turn.text for key in _solved(men, king).keys]
    assert "xd5" in keys
    assert "d4-c4 xd5" in keys
    assert all(" x" in f" {key}" for key in keys)


def test_a_man_taken_comes_back_turned_over() -> None:
    position = GamePosition.of(BOOK, {"d4": "EC9", "d5": "OC9", "a1": "ES25"}, "even")
    after = {turn.text: position.after(turn) for turn in game_turns(position, RULES)}
    assert after["xd5@b1"].by_cell() == {"a1": "ES25", "b1": "EC9", "d4": "EC9"}
    assert "xd5@a1" not in after
    assert after["xd5@b1"].turn == "odd"


def _triumph(degree: str, turns: int = 1, play: GamePlay = GamePlay.DIRECT) -> GameTask:
    return GameTask("triumph", turns, play, "even", (("degree", degree),))


def test_a_triumph_says_what_it_is() -> None:
    men = {"c10": "EC2", "e10": "ET9", "c12": "EC16", "a1": "OC3"}
    answer = _solved({**men, "e14": "ET72"}, _triumph("excellent"))
    assert [key.turn.text for key in answer.keys] == ["e14-e12"]
    assert "arithmetic, geometric, harmonic" in answer.findings[0].text
    assert _solved({**men, "e13": "ET72"}, _triumph("excellent")).keys == ()


def test_a_mediocre_triumph_is_asked_for_in_one_turn() -> None:
    men = {"c10": "EC2", "d10": "EC4", "e11": "EC6"}
    assert [key.turn.text for key in _solved(men, _triumph("mediocre")).keys] == [
        "c10-c9",
        "e11-e10",
    ]
    for turns, play in ((2, GamePlay.DIRECT), (1, GamePlay.HELP)):
        with pytest.raises(GameError, match="asked for in one turn"):
            _solved(men, _triumph("mediocre", turns, play))


def test_what_is_asked_must_be_known() -> None:
    men = {"c10": "EC2"}
    with pytest.raises(GameError, match="degree: expected mediocre, great, excellent, got 'small'"):
        _solved(men, _triumph("small"))
    with pytest.raises(GameError, match="captures: not asked for in direct play"):
        _solved(men, GameTask("captures", 1, GamePlay.DIRECT, "even"))
    with pytest.raises(GameError, match="expected no turns where nobody plays"):
        GameTask("captures", 1, GamePlay.LIST, "even")


@every("king_first, keys", [(True, 0), (False, 1)])
def test_no_triumph_counts_before_the_king_is_taken(king_first: bool, keys: int) -> None:
    book = game_book_of("arithmomachia")
    men = {"d10": "EC2", "e10": "EC4", "g9": "EC6", "a14": "OP:S64+S49+T36+T25+C16"}
    rules = Rules.of(book, {"king_first": king_first})
    asked = GameTask("triumph", 1, GamePlay.DIRECT, "even", (("degree", "mediocre"),))
    position = GamePosition.of(book, men, "even")
    answer = solve_game(GameProblem(position, rules, asked))
    assert bool(answer.keys) is bool(keys)
    taken = GamePosition.of(book, {cell: men[cell] for cell in ("d10", "e10", "g9")}, "even")
    assert solve_game(GameProblem(taken, rules, asked)).keys


def test_a_man_taken_can_be_turned_over_where_he_stands() -> None:
    book = game_book_of("arithmomachia")
    rules = Rules.of(book, {"reenter": "on_the_spot"})
    position = GamePosition.of(book, {"d6": "EC9", "d7": "OC9"}, "even")
    [taking] = [turn for turn in game_turns(position, rules) if turn.text == "xd7"]
    assert position.after(taking).by_cell() == {"d6": "EC9", "d7": "EC9"}


def test_a_triumph_is_announced_by_the_turn_after_which_it_threatens() -> None:
    book = game_book_of("arithmomachia")
    men = {"d7": "EC6", "d8": "ES45", "c9": "EC4", "g9": "EC2", "c11": "ET9", "e12": "OC9"}
    asked = GameTask("announced", 1, GamePlay.DIRECT, "even", (("degree", "mediocre"),))
    answer = solve_game(GameProblem(GamePosition.of(book, men, "even"), Rules(book), asked))
    assert [key.turn.text for key in answer.keys] == ["d7-e8"]
