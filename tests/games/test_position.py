# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from cases import every

from composer.games.defects import defects, too_many
from composer.games.position import EMPTY, GameError, GamePosition, GameTurn, turn_between
from composer.games.task import GameProblem
from composer.games.textform import problem_object
from composer.rules.book import ORTHODOX_BOOK, Rules
from composer.rules.books import rules_of
from composer.rules.gamebooks import GAME_BOOKS, game_book_of

TABLUT = game_book_of("tablut")


def test_the_letters_of_cells_are_forgiven_where_they_cannot_mean_another() -> None:
    small = GamePosition.of(game_book_of("kaleido"), {"1j": "W", "2f": "v"})
    assert small.by_cell() == {"1J": "W", "2F": "v"}
    lepore = GamePosition.of(game_book_of("hnefatafl-k10"), {"K10": "K", "t1": "B"})
    gapless = GamePosition.of(game_book_of("hnefatafl"), {"j10": "K", "s1": "B"})
    assert lepore.men == gapless.men
    with pytest.raises(GameError, match="no cell 'K10'"):
        GamePosition.of(game_book_of("hnefatafl"), {"K10": "K"})


@every("book", GAME_BOOKS)
def test_every_game_has_names_in_three_languages_and_an_empty_board(book) -> None:
    game = book.game
    named = [book.names, *(each.names for each in (*game.players, *game.men, *game.goals))]
    named += [option.names for option in book.options]
    assert all({"en", "de", "it"} <= set(dict(names)) for names in named)
    assert all(option.source for option in book.options)
    assert book.text()
    assert book.source
    empty = GamePosition.empty(book)
    assert set(empty.men) == {EMPTY}
    assert empty.turn == game.first


@every("book", GAME_BOOKS)
def test_every_start_stands_on_the_board(book) -> None:
    start = GamePosition.start(Rules.of(book))
    assert start is not None
    assert not defects(start)
    assert GamePosition.of(book, start.by_cell(), start.turn, _extra(start)) == start


def _extra(position: GamePosition) -> dict[str, dict[str, int] | list[str]]:
    return problem_object(GameProblem(position, Rules(position.book)))["position"]["extra"]


def test_the_arrays_have_as_many_men_as_the_sources_say() -> None:
    tablut = GamePosition.start(Rules(TABLUT))
    assert tablut is not None
    assert (tablut.count("white"), tablut.count("black")) == (9, 16)
    hnefatafl = GamePosition.start(rules_of_game("hnefatafl"))
    assert hnefatafl is not None
    assert (hnefatafl.count("white"), hnefatafl.count("black")) == (25, 48)
    assert hnefatafl.by_cell()["j10"] == "K"


def rules_of_game(name: str, **options: int | str | bool) -> Rules:
    return Rules.of(game_book_of(name), options)


def test_the_start_follows_the_options() -> None:
    one = GamePosition.start(rules_of_game("petteia"))
    two = GamePosition.start(rules_of_game("petteia", start_ranks=2))
    assert one is not None
    assert two is not None
    assert (one.count("white"), two.count("white")) == (8, 16)


def test_a_turn_leads_to_the_next_position() -> None:
    before = GamePosition.of(TABLUT, {"e5": "K", "c4": "B", "f4": "W", "h4": "B"}, "black")
    turn = GameTurn("c4-e4 xf4", ((29, EMPTY), (31, "B"), (32, EMPTY)), "white")
    after = before.after(turn)
    assert after.by_cell() == {"e4": "B", "h4": "B", "e5": "K"}
    assert after.turn == "white"
    again = turn_between(turn.text, before, after)
    assert (again.changes, again.next) == (turn.changes, turn.next)


@every(
    "men, turn, message",
    [
        ({"j1": "W"}, "white", "no cell 'j1' on the board of Tablut"),
        ({"a1": "Q"}, "white", "a1: no man 'Q' in Tablut"),
        ({"a1": "W"}, "green", "no player is called 'green'; there are white, black"),
    ],
)
def test_what_does_not_belong_to_the_game_is_refused(men, turn, message) -> None:
    with pytest.raises(GameError, match=message):
        GamePosition.of(TABLUT, men, turn)


def test_an_extra_of_another_game_is_refused() -> None:
    with pytest.raises(GameError, match="Tablut has no 'hand'"):
        GamePosition.of(TABLUT, {}, "white", {"hand": {"white": 1}})


def test_a_book_of_chess_has_no_game_positions() -> None:
    with pytest.raises(GameError, match="orthodox chess is no game of its own board"):
        GamePosition.of(ORTHODOX_BOOK, {})


def test_defects_are_named() -> None:
    two = GamePosition.of(TABLUT, {"e5": "K", "a2": "K"})
    assert [str(defect) for defect in defects(two)] == ["king: 2 on the board, expected at most 1"]
    assert str(too_many(two)) == "king: 2 on the board, expected at most 1"
    none = GamePosition.of(TABLUT, {"a2": "W"})
    assert [str(defect) for defect in defects(none)] == [
        "king: 0 on the board, expected at least 1"
    ]
    assert too_many(none) is None


def test_a_game_is_found_by_its_id_and_is_no_book_of_chess() -> None:
    assert game_book_of(" TABLUT ") is TABLUT
    with pytest.raises(ValueError, match="no game is called 'ludo'; there are tablut"):
        game_book_of("ludo")
    with pytest.raises(ValueError, match="no rule book is called 'tablut'"):
        rules_of("tablut")
