# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door of games: answers, reports, cancelling, what is refused."""

from __future__ import annotations

import pytest
from cases import every
from oracle.games.engine import PlainGame

from composer.games.position import GameError, GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.solver.games.answer import GameAnswer, GameVerdict
from composer.solver.games.compiled import compiled_game
from composer.solver.games.solve import MakeEngine, engine_of, game_turns, solve_game
from composer.solver.options import Token

TABLUT = Rules(game_book_of("tablut"))
BOTH = pytest.mark.parametrize("make", [PlainGame, compiled_game])
ESCAPE = GameTask("escape", 1, GamePlay.DIRECT, "white")


def _problem(men: str, task: GameTask | None, turn: str = "white") -> GameProblem:
    placed = {word[1:]: word[0] for word in men.split()}
    return GameProblem(GamePosition.of(TABLUT.book, placed, turn), TABLUT, task)


@BOTH
def test_a_king_who_escapes_has_one_key(make: MakeEngine) -> None:
    answer = solve_game(_problem("Kb5 Bb9 Bb1 Bh5 Wc5", ESCAPE), make=make)
    assert answer.verdict is GameVerdict.SOUND
    assert [key.turn.text for key in answer.keys] == ["b5-a5"]
    assert answer.keys[0].reached
    assert answer.complete
    assert answer.nodes > 0


@BOTH
def test_reports_grow_and_end_complete(make: MakeEngine) -> None:
    heard: list[GameAnswer] = []
    answer = solve_game(_problem("Kb5 Bb9 Bb1 Bh5 Wc5", ESCAPE), report=heard.append, make=make)
    assert heard
    assert [answer.done for answer in heard] == sorted(answer.done for answer in heard)
    assert heard[-1].done == answer.first_turns
    assert not any(answer.complete for answer in heard)


@BOTH
def test_a_search_has_no_verdict_before_its_end(make: MakeEngine) -> None:
    heard: list[GameAnswer] = []
    answer = solve_game(_problem("Kb5 Bb9 Bb1 Bh5 Wc5", ESCAPE), report=heard.append, make=make)
    assert answer.verdict is GameVerdict.SOUND
    assert {answer.verdict for answer in heard} == {GameVerdict.UNDECIDED}


@BOTH
def test_lines_that_are_left_out_count(make: MakeEngine) -> None:
    task = GameTask("escape", 1, GamePlay.SERIES, "white")
    problem = _problem("Ke5 Bb9 Bb1 Bh1", task)
    every = solve_game(problem, make=make)
    few = solve_game(problem, most_lines=1, make=make)
    assert len(every.lines) > 1
    assert (len(few.lines), few.complete) == (1, False)
    assert few.verdict is every.verdict is GameVerdict.COOKED


@BOTH
def test_what_is_cancelled_is_not_complete(make: MakeEngine) -> None:
    token = Token()
    task = GameTask("escape", 3, GamePlay.DIRECT, "white")

    def stop(answer: GameAnswer) -> None:
        token.cancel()

    answer = solve_game(_problem("Kd4 Wa3 Wf7 Be2 Bh5 Bc8", task), token, stop, make=make)
    assert not answer.complete
    assert answer.done < answer.first_turns


def test_a_limit_of_turns_ends_the_compiled_search() -> None:
    token = Token()
    token.most_nodes = 1000
    task = GameTask("capture", 3, GamePlay.DIRECT, "black")
    problem = _problem("Kd4 Wa3 Wf7 Be2 Bh5 Bc8 Bg7", task, "black")
    assert not solve_game(problem, token).complete


@BOTH
def test_lines_that_are_cut_are_not_complete(make: MakeEngine) -> None:
    task = GameTask("escape", 1, GamePlay.SERIES, "white")
    problem = _problem("Kd4 Bh8", task)
    assert len(solve_game(problem, make=make).lines) == 4
    answer = solve_game(problem, make=make, most_lines=2)
    assert len(answer.lines) == 2
    assert not answer.complete


def test_turns_and_their_number() -> None:
    problem = _problem("Kb5 Bh5", None)
    turns = game_turns(problem.position, TABLUT)
    assert [turn.text for turn in turns] == sorted(turn.text for turn in turns)
    assert engine_of(problem).count(1) == len(turns) == 12  # the throne ends the way


def test_after_the_end_there_are_no_turns() -> None:
    assert not game_turns(_problem("Ka5 Bh5", None).position, TABLUT)
    assert engine_of(_problem("Ka5 Bh5", None)).winner() == "white"
    assert not game_turns(_problem("Wa5 Bh5", None).position, TABLUT)


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(GameError, match="the diagram has no task"):
        solve_game(_problem("Kb5 Bh5", None))
    with pytest.raises(GameError, match="king: 2 on the board, expected at most 1"):
        solve_game(_problem("Kb5 Kb6 Bh5", ESCAPE))
    with pytest.raises(GameError, match="king: 0 on the board, expected at least 1"):
        solve_game(_problem("Wb5 Bh5", ESCAPE))
    with pytest.raises(GameError, match="king: 2 on the board"):
        game_turns(_problem("Kb5 Kb6 Bh5", None).position, TABLUT)


def test_without_the_compiled_engine_one_sentence_says_so(without_engine: None) -> None:
    problem = _problem("Kb5 Bb9 Bb1 Bh5 Wc5", ESCAPE)
    with pytest.raises(GameError, match="only the compiled part of the program solves this"):
        solve_game(problem)
    with pytest.raises(GameError, match="only the compiled part of the program solves this"):
        game_turns(problem.position, problem.rules)


def test_numbers_and_parts_find_room_as_far_as_men_do() -> None:
    """The greatest numbers are played as the plain engine has them; too many men are refused."""
    book = game_book_of("arithmomachia")
    men = {"a5": "ES9999", "b6": "OC9998", "h10": "EP:C9+T8+S7+C6+T5+S4+C3", "d9": "OT25"}
    problem = GameProblem(GamePosition.of(book, men, "even"), Rules(book))
    turns = engine_of(problem).turns()
    assert list(turns) == list(engine_of(problem, make=PlainGame).turns())
    both = men | {"a14": "OP:C9+T8+S7+C6+T5+S4+C3"}
    with pytest.raises(GameError, match="more different men than can be solved with"):
        game_turns(GamePosition.of(book, both, "even"), Rules(book))


def test_a_king_who_cannot_move_is_shut_in() -> None:
    """Black shuts the king in on his throne, where nobody can capture him."""
    book = game_book_of("tablut")
    men = {"e5": "K", "e6": "B", "d5": "W", "f5": "B", "h4": "B", "d3": "W"}
    position = GamePosition.of(book, men, "black")
    for option, is_won in ((False, False), (True, True)):
        rules = Rules.of(book, {"shut_wins": option})
        asked = GameTask("king_shut", 1, GamePlay.DIRECT, "black")
        answer = solve_game(GameProblem(position, rules, asked))
        assert [key.turn.text for key in answer.keys] == ["h4-e4"]
        after = position.after(answer.keys[0].turn)
        assert engine_of(GameProblem(after, rules)).winner() == ("black" if is_won else None)
        assert bool(game_turns(after, rules)) is not is_won


def test_the_men_of_assault_fill_the_fortress() -> None:
    book = game_book_of("assault")
    fortress = ["c5", "d5", "e5", "c6", "d6", "e6", "c7", "e7"]
    men = dict.fromkeys([*fortress, "d4", "a4"], "S") | {"a5": "O"}
    rules = Rules(book)
    position = GamePosition.of(book, men, "soldiers")
    assert engine_of(GameProblem(position, rules)).winner() is None
    filled = GamePosition.of(book, men | {"d7": "S"}, "officers")
    assert engine_of(GameProblem(filled, rules)).winner() == "soldiers"
    few = GamePosition.of(book, dict.fromkeys(fortress, "S") | {"a5": "O"}, "soldiers")
    assert engine_of(GameProblem(few, rules)).winner() == "officers"


def _mates(**options: int) -> list[str]:
    book = game_book_of("acedrex")
    men = {"a12": "k", "l11": "R", "k1": "R", "c9": "L", "e5": "K"}
    position = GamePosition.of(book, men, "white")
    asked = GameTask("mate", 1, GamePlay.DIRECT, "white")
    answer = solve_game(GameProblem(position, Rules.of(book, options), asked))
    return [key.turn.text for key in answer.keys]


def test_a_die_chooses_the_man() -> None:
    assert "Rk1-k12" in _mates()
    assert _mates(die=5) == [text for text in _mates() if text.startswith("R")]
    assert _mates(die=8) == []


def test_a_pawn_moves_in_acedrex_where_no_man_of_the_throw_can() -> None:
    book = game_book_of("acedrex")
    position = GamePosition.of(book, {"a1": "K", "l12": "k", "c4": "P", "h1": "R"}, "white")
    for die, begins in ((1, "c4"), (3, "c4"), (5, "R"), (8, "K")):
        turns = game_turns(position, Rules.of(book, {"die": die}))
        assert turns, die
        assert all(turn.text.startswith(begins) for turn in turns)


def test_a_side_of_caleidoscacchi_waits_where_no_man_of_the_throw_can_move() -> None:
    book = game_book_of("kaleido")
    position = GamePosition.of(book, {"1J": "P", "2F": "V", "5J": "p"}, "white")
    moved = {turn.text[:2] for turn in game_turns(position, Rules.of(book, {"die": 2}))}
    assert moved == {"2F"}
    assert game_turns(position, Rules.of(book, {"die": 6})) == []


def test_after_a_throw_one_turn_is_asked_for() -> None:
    book = game_book_of("acedrex")
    position = GamePosition.of(book, {"a12": "k", "l11": "R", "e5": "K"}, "white")
    asked = GameTask("mate", 2, GamePlay.DIRECT, "white")
    with pytest.raises(GameError, match="one turn is asked for"):
        solve_game(GameProblem(position, Rules.of(book, {"die": 5}), asked))


def test_a_first_turn_of_four_seasons_goes_against_the_right_neighbour() -> None:
    book = game_book_of("four-seasons")
    rules = Rules.of(book, {"first_turn": "right"})
    start = GamePosition.start(rules)
    assert start is not None
    turns = {turn.text for turn in game_turns(start, rules)}
    assert {"a6-a5", "b6-b5"} <= turns  # down the board, where Red is at a1
    assert not {"c8-d8", "c7-d7"} & turns  # to the right, where White is
    assert {"c8-d8", "c7-d7"} <= {turn.text for turn in game_turns(start, Rules(book))}


@every(
    "rule, told",
    [
        ("none", ["a1xc1"]),
        ("before", ["(a5) a1-a2", "(a5) a1-b2", "(a5) a1xc1", "a1-a2", "a1-b2", "a1xc1"]),
        ("turn", ["(a5)", "a1-a2", "a1-b2", "a1xc1"]),
    ],
)
def test_who_could_have_captured_is_huffed_before_a_turn_or_as_the_turn(
    rule: str, told: list[str]
) -> None:
    rules = Rules.of(game_book_of("alquerque"), {"huff": rule})
    men, marks = {"a1": "W", "b1": "B", "a5": "B"}, {"could_capture": ["a5"]}
    position = GamePosition.of(rules.book, men, "white", marks)
    turns = {turn.text: turn for turn in game_turns(position, rules)}
    assert list(turns) == told
    if rule != "none":  # who could capture stands to be huffed where he has gone
        b2 = rules.book.geometry.number("b2")
        assert turns["a1-b2"].extra == (("could_capture", (b2,)),)
        assert turns["a1xc1"].extra == (("could_capture", ()),)
