# SPDX-License-Identifier: GPL-3.0-or-later
"""Grande Acedrex and four-seasons chess: marks of men, presets, who takes part, who is credited."""

from __future__ import annotations

import pytest
from cases import every
from oracle.games.engine import PlainGame

from composer.games.defects import defects
from composer.games.position import EMPTY, GameError, GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.notation.translations import LANGUAGES
from composer.rules.book import Rules, RulesError
from composer.rules.gamebooks import GAME_BOOKS, game_book_of
from composer.solver.games.compiled import compiled_game
from composer.solver.games.jsonform import answer_object
from composer.solver.games.solve import MakeEngine, engine_of, solve_game

ACEDREX = game_book_of("acedrex")
SEASONS = game_book_of("four-seasons")


def _acedrex(men: str, fresh: str = "", turn: str = "white") -> GamePosition:
    placed = {cell: man for man, cell in (man.split("@") for man in men.split())}
    return GamePosition.of(ACEDREX, placed, turn, {"fresh": fresh.split()})


def _seasons(men: str, turn: str) -> GamePosition:
    placed = {cell: man for man, cell in (man.split("@") for man in men.split())}
    return GamePosition.of(SEASONS, placed, turn)


def _texts(
    position: GamePosition, make: MakeEngine = compiled_game, **options: str | bool
) -> set[str]:
    problem = GameProblem(position, Rules.of(position.book, options))
    return {turn.text for turn in engine_of(problem, make=make).turns()}


def test_who_is_put_on_a_marked_cell_bears_no_mark() -> None:
    position = _acedrex("K@f1 U@c1", "c1 f1")
    assert position.cells_of("fresh") == {2, 5}
    assert position.with_man(2, "R").cells_of("fresh") == {5}
    assert position.with_man(5, EMPTY).cells_of("fresh") == {2}
    assert position.with_mark("fresh", 2, marked=False).cells_of("fresh") == {5}
    assert position.can_mark("fresh", 2)
    assert not position.with_man(2, "R").can_mark("fresh", 2)
    with pytest.raises(GameError, match="c1: no man stands there whom fresh can mark"):
        position.with_man(2, "R").with_mark("fresh", 2)


@every(
    "fresh, message",
    [
        (["a1"], "a1: no man stands there whom fresh can mark"),
        (["b2"], "b2: no man stands there whom fresh can mark"),
        (["z1"], "no cell 'z1' on the board of Grande Acedrex"),
        ({"white": 1}, "fresh: expected a list of cells"),
    ],
)
def test_marks_that_mean_nothing_are_refused(fresh, message) -> None:
    with pytest.raises(GameError, match=message):
        GamePosition.of(ACEDREX, {"a1": "R", "f1": "K"}, "white", {"fresh": fresh})


@every("make", [compiled_game, PlainGame])
def test_a_leap_takes_the_mark_away_and_a_promotion_gives_one(make: MakeEngine) -> None:
    position = _acedrex("K@a1 U@c4 P@j11 k@a12", "c4")
    found = {
        turn.text: turn
        for turn in engine_of(GameProblem(position, Rules(ACEDREX)), make=make).turns()
    }
    assert position.after(found["Uc4-d6"]).cells_of("fresh") == frozenset()
    promoted = position.after(found["j11-j12=U"])
    assert promoted.cells_of("fresh") == {2 + 3 * 12, 9 + 11 * 12}
    calm = _acedrex("K@a1 P@j11 k@a12")
    options = {"promoted_unicorn": "leapt"}
    turns = engine_of(GameProblem(calm, Rules.of(ACEDREX, options)), make=make).turns()
    [turn] = (turn for turn in turns if turn.text == "j11-j12=U")
    assert calm.after(turn).cells_of("fresh") == frozenset()


@every("make", [compiled_game, PlainGame])
def test_the_king_leaps_over_a_man_and_not_over_an_attacked_square(make: MakeEngine) -> None:
    free = _texts(_acedrex("K@f1 P@f2 k@a12", "f1"), make)
    assert {"Kf1-f3", "Kf1-d1", "Kf1-h3"} <= free
    guarded = _texts(_acedrex("K@f1 P@f2 r@e12 k@a12", "f1"), make)
    assert "Kf1-d1" not in guarded
    assert "Kf1-f3" in guarded
    assert "Kf1-f3" not in _texts(_acedrex("K@f1 P@f2 k@a12"), make)


def test_presets_are_options_of_the_book() -> None:
    assert [preset.id for preset in ACEDREX.presets] == ["murray", "lepore", "cazaux"]
    assert Rules.of(ACEDREX, dict(ACEDREX.preset("murray").values)) == Rules(ACEDREX)
    cazaux = Rules.of(ACEDREX, dict(ACEDREX.preset("cazaux").values))
    assert (cazaux["lion"], cazaux["unicorn"], cazaux["giraffe"]) == ("3+camel", "rhino", "3,2")
    with pytest.raises(RulesError, match="Grande Acedrex has no preset 'nobody'"):
        ACEDREX.preset("nobody")


@every("book", GAME_BOOKS)
def test_interpretations_are_told_in_every_language(book) -> None:
    for names in book.interpretations:
        assert {language for language, _ in names} == set(LANGUAGES)
        assert len({text for _, text in names}) == len(LANGUAGES)
    for preset in book.presets:
        assert Rules.of(book, dict(preset.values))
        assert preset.name("it")
    assert len(book.interpretation_texts("it")) == len(book.interpretations)


def test_a_diagram_may_have_two_three_or_four_armies() -> None:
    assert not defects(_seasons("rK@a1 wK@h8", "red"))
    army_alone = defects(_seasons("rK@a1 wK@h8 gR@a8", "red"))
    assert [str(sentence) for sentence in army_alone] == [
        "Green, king: 0 on the board, expected at least 1"
    ]
    absent = defects(_seasons("rK@a1 wK@h8", "black"))
    assert [str(sentence) for sentence in absent] == ["Black is to move and has no men"]


def test_who_is_absent_can_bring_nothing_about() -> None:
    task = GameTask("mate", 1, GamePlay.HELP, "green")
    problem = GameProblem(_seasons("rK@a1 wK@h8", "red"), Rules(SEASONS), task)
    with pytest.raises(GameError, match="whose goal it is has no men: green"):
        solve_game(problem)


@every("make", [compiled_game, PlainGame])
def test_the_mate_is_his_who_played_last_of_those_who_attack(make: MakeEngine) -> None:
    """Green's rook already holds a rank; Red gives the check that mates Black."""
    men = "gK@a8 gR@g5 rK@a1 rR@c3 bK@h1"
    position = _seasons(men, "red")
    for side, verdict in (("red", "sound"), ("green", "no solution")):
        play = GamePlay.DIRECT if side == "red" else GamePlay.HELP
        task = GameTask("mate", 1, play, side, (("of", "black"),))
        answer = solve_game(GameProblem(position, Rules(SEASONS), task), make=make)
        if side == "red":
            assert answer_object(answer, task)["keys"] == ["Rc3-h3"]
        assert answer.verdict.value == verdict


@every("make", [compiled_game, PlainGame])
def test_who_is_mated_leaves_and_who_is_stuck_passes(make: MakeEngine) -> None:
    position = _seasons("gK@a8 gR@g5 rK@a1 rR@c3 bK@h1 bPu@b4", "red")
    engine = engine_of(GameProblem(position, Rules(SEASONS)), make=make)
    [mate] = (turn for turn in engine.turns() if turn.text == "Rc3-h3")
    after = position.after(mate)
    assert (after.turn, after.count("black")) == ("green", 0)
    stuck = _seasons("gK@a8 rR@b1 rK@e4 bR@h7 bK@e1", "green")
    assert _texts(stuck, make) == {"pass"}


def test_help_play_counts_only_who_takes_part() -> None:
    """Of two armies each second turn is the side's, not each fourth."""
    task = GameTask("mate", 2, GamePlay.HELP, "red")
    position = _seasons("rK@f6 rR@a7 wK@h8", "white")
    answer = solve_game(GameProblem(position, Rules(SEASONS), task))
    assert {len(line) for line in answer.lines} == {4}


@every("make", [compiled_game, PlainGame])
def test_who_has_left_the_board_forces_nothing(make: MakeEngine) -> None:
    """Red mates Black, whose goal it was; Green and Red play on, and no turn of Black's comes."""
    task = GameTask("take", 2, GamePlay.PREVENT, "black", (("k", 1),))
    position = _seasons("gK@a8 gR@g5 rK@a1 rR@c3 bK@h1", "red")
    answer = solve_game(GameProblem(position, Rules(SEASONS), task), make=make)
    assert "Rc3-h3" in {key.turn.text for key in answer.keys}
