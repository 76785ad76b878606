# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in excess of a game: a diagram with them is not solved."""

from __future__ import annotations

from cases import every

from composer.games.defects import defects, excess, too_many
from composer.games.position import GamePosition
from composer.notation.sentences import Translated, worded_by
from composer.rules.book import RuleBook
from composer.rules.game import HAND
from composer.rules.gamebooks import GAME_BOOKS, game_book_of


def _labels(book: RuleBook) -> list[str]:
    return [cell.label for cell in book.geometry.cells]


def _full(book: str, start: int = 0) -> GamePosition:
    rules = game_book_of(book)
    assert rules.game is not None
    array = rules.game.starts[start]
    men = {cell: letter for letter, cells in array.men for cell in cells.split()}
    return GamePosition.of(rules, men)


def _numbers(book: str) -> int:
    game = game_book_of(book).game
    return 0 if game is None else len(game.starts)


@every(
    "book, start",
    [
        (game_book.id, number)
        for game_book in GAME_BOOKS
        for number in range(_numbers(game_book.id))
    ],
)
def test_how_the_men_stand_at_first_is_no_excess(book: str, start: int) -> None:
    assert defects(_full(book, start)) == ()


@every("book", [game_book.id for game_book in GAME_BOOKS])
def test_a_board_full_of_one_man_is_more_than_any_game_has(book: str) -> None:
    rules = game_book_of(book)
    assert rules.game is not None
    for man in rules.game.men:
        letter = man.usual[0] if man.usual else man.letter
        if man.pattern and not man.usual:
            continue
        full = GamePosition.of(rules, dict.fromkeys(_labels(rules), letter))
        assert too_many(full) or any(excess(full)), letter


def test_men_in_hand_are_counted() -> None:
    rules = game_book_of("merels")
    cells = _labels(rules)[:11]
    nine = {"white": 9, "black": 0}
    position = GamePosition.of(rules, dict.fromkeys(cells, "W"), extra={HAND: nine})
    assert [str(defect) for defect in defects(position)] == [
        "White: 20 men on the board and in hand, expected at most 9"
    ]
    two = GamePosition.of(rules, dict.fromkeys(cells[:7], "W"), extra={HAND: {"white": 2}})
    assert not defects(two)


def test_promoted_men_stand_for_missing_pawns() -> None:
    rules = game_book_of("acedrex")
    labels = _labels(rules)
    kings = {labels[0]: "K", labels[-1]: "k"}
    three = kings | dict.fromkeys(labels[10:13], "R")
    assert not defects(GamePosition.of(rules, three))
    pawns = three | dict.fromkeys(labels[40:52], "P")
    assert [str(defect) for defect in defects(GamePosition.of(rules, pawns))] == [
        "White: 1 promoted men, but 0 missing men can have become them"
    ]


def test_of_several_players_one_may_have_the_men_of_another() -> None:
    rules = game_book_of("four-seasons")
    full = _full("four-seasons")
    d4, b2 = rules.geometry.number("d4"), rules.geometry.number("b2")
    assert full.men[b2]
    assert not defects(full.with_man(b2, "gN"))
    assert str(defects(full.with_man(d4, "gN"))[-1]) == "33 men, expected at most 32"


def test_men_and_players_have_their_names_in_the_language_of_the_reader() -> None:
    two_kings = GamePosition.of(game_book_of("tablut"), {"a1": "K", "e5": "K", "b2": "B"})
    [said] = defects(two_kings)
    assert str(said) == "king: 2 on the board, expected at most 1"
    assert worded_by(Translated("de"), said).startswith("König: 2 ")
    [said] = defects(GamePosition.of(game_book_of("four-seasons"), {}))
    assert worded_by(Translated("de"), said) == "Grün ist am Zug und hat keine Steine"


@every(
    "book, men, said",
    [
        ("tablut", {"e5": "W", "c3": "K"}, "e5: Swede can never stand there"),
        ("draughts", {"g8": "W", "c4": "B"}, "g8: white man can never stand there"),
        ("acedrex", {"d12": "P", "a5": "p"}, "d12: pawn can never stand there"),
        (
            "four-seasons",
            {"a8": "gK", "h1": "bK", "h4": "rPr", "a1": "rK"},
            "h4: pawn, to the right can never stand there",
        ),
    ],
)
def test_men_where_none_can_stand_are_named_with_the_cell(
    book: str, men: dict[str, str], said: str
) -> None:
    assert said in [str(each) for each in defects(GamePosition.of(game_book_of(book), men))]


def test_who_is_to_move_cannot_be_huffed() -> None:
    rules = game_book_of("alquerque")
    men, marks = {"c3": "W", "a1": "B"}, {"could_capture": ["a1", "c3"]}
    assert [str(each) for each in defects(GamePosition.of(rules, men, "white", marks))] == [
        "c3: could have captured is said of the side that is not to move"
    ]
