# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns name who moves and who is taken, at every place of an answer."""

from __future__ import annotations

from cases import every

from composer.games.position import GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.notation.namedmen import answer_naming_men, naming_men
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.solver.games.solve import game_turns, solve_game


@every(
    "book, men, turn, told",
    [
        ("kaleido", {"1B": "W", "2F": "v", "1J": "P", "5J": "p"}, "1B+2F", "W1B+v2F"),
        ("kaleido", {"1B": "W", "1J": "P", "5J": "p"}, "1B-2F", "W1B-2F"),
        ("tablut", {"c4": "W", "h4": "W", "g4": "B", "e6": "K"}, "c4-f4 xg4", "Wc4-f4 xBg4"),
        ("draughts", {"b1": "WK", "d3": "B", "g8": "B"}, "b1xe4", "WKb1xe4"),
        ("acedrex", {"a1": "K", "h1": "R", "h5": "p", "l12": "k"}, "Rh1xh5", "Rh1xph5"),
        ("arithmomachia", {"d6": "EC9", "d7": "OC9"}, "xd7@a1", "xOC9d7@a1"),
        ("draughts", {"c2": "W", "d3": "B", "b5": "B"}, "(d3) c2-d3", "(Bd3) Wc2-d3"),
        ("hnefatafl-k10", {"K10": "K", "A1": "B"}, "K10-K12", "KK10-K12"),
    ],
)
def test_a_turn_names_its_men(book: str, men: dict[str, str], turn: str, told: str) -> None:
    rules = Rules(game_book_of(book))
    player = rules.book.game.man(next(iter(men.values()))).owner if rules.book.game else ""
    position = GamePosition.of(rules.book, men, player)
    if turn.startswith("(d3)"):  # huffed first
        rules = Rules.of(rules.book, {"huff": "before"})
        position = position.with_mark("could_capture", rules.book.geometry.number("d3"))
    found = {each.text: each for each in game_turns(position, rules)}
    assert naming_men(position, found[turn]).text == told


def test_defences_and_replies_name_theirs() -> None:
    rules = Rules(game_book_of("acedrex"))
    men = {"a12": "k", "l11": "R", "k1": "R", "e5": "K", "b4": "p"}
    position = GamePosition.of(rules.book, men, "white")
    task = GameTask("mate", 2, GamePlay.DIRECT, "white")
    answer = solve_game(GameProblem(position, rules, task))
    told = answer_naming_men(position, answer)
    defences = [defence.turn.text for key in told.keys for defence in key.defences]
    assert "pb4-b3" in defences
    assert len(told.keys) == len(answer.keys)
