# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables games: our own records, those beside the project, and the examples of the source."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from truth.tables import answered, difference

from composer.games.tables import TablesPosition
from composer.rules.book import Rules
from composer.rules.historic.tables.books import TABLES_BOOKS, tables_book, tables_row
from composer.solver.dice.plays import generator_of, tables_plays
from composer.solver.dice.throws import numbers_of, throws_again

HERE = Path(__file__).parent
OURS = HERE.parent / "data" / "tables.jsonl"
BESIDE = HERE.parents[1].parent / "shared" / "games" / "tables" / "positions.jsonl"
GAMES = tuple(book.id for book in TABLES_BOOKS)
BESIDE_GAMES = tuple(game for game in GAMES[1:] if game not in ("doblet_alfonso", "scripta"))


def _records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", GAMES[1:])
def test_our_records_are_answered_as_they_say(game: str) -> None:
    records = [record for record in _records(OURS) if record["game"] == game]
    assert len(records) > 5
    assert [found for record in records if (found := difference(record))] == []


@pytest.mark.skipif(not BESIDE.is_file(), reason="the records lie beside the project")
@pytest.mark.parametrize("game", BESIDE_GAMES)
def test_records_beside_the_project_are_answered_as_they_say(game: str) -> None:
    records = [record for record in _records(BESIDE) if record["game"] == game]
    assert records
    assert [found for record in records if (found := difference(record))] == []


def _results(
    game: str, men: dict[str, dict[str, int]], turn: str, *throw: int, **options: Any
) -> set[str]:
    record = {
        "game": game,
        "options": options,
        "position": men,
        "turn": turn,
        "stipulation": {"goal": "plays", "throw": list(throw)},
    }
    return set(answered(record)["plays"])


def test_dice_are_added_or_played_apart() -> None:
    found = _results("buffa", {"white": {"1": 1, "2": 1, "3": 1}}, "white", 5, 1, 6, end="off")
    assert {
        *("white 2:1 3:1 13:1", "white 3:1 6:1 9:1"),
        *("white 3:1 7:1 8:1", "white 3:2 12:1"),
    } <= found


def test_two_men_close_a_point_to_stopping_and_not_to_passing() -> None:
    men = {"white": {"1": 1}, "black": {"3": 2}}
    assert any(text.startswith("white 10:1") for text in _results("buffa", men, "white", 3, 4, 2))
    assert not _results("buffa", men, "white", 2, 2, 2)  # lost whole


def test_who_hits_goes_no_further() -> None:
    men = {"white": {"1": 1, "2": 1}, "black": {"4": 1}}
    assert _results("buffa", men, "white", 3, 3, 3) == {
        "white 4:1 8:1; black bar:1",
        "white 1:1 11:1; black 4:1",
    }


def test_the_lower_die_enters_first_in_tric_trac() -> None:
    men = {"white": {"bar": 15}, "black": {"bar": 15}}
    assert _results("tric_trac", men, "white", 5, 1) == {"white bar:13 1:1 5:1; black bar:15"}
    assert _results("tric_trac", men, "black", 5, 1) == {"white bar:15; black bar:13 20:1 24:1"}


def test_equal_dice_count_with_their_opposite_faces_and_throw_again() -> None:
    book = tables_book("tric_trac")
    switches = generator_of(Rules(book)).switches
    assert numbers_of(switches, (3, 3)) == (3, 3, 4, 4)
    assert throws_again(switches, (3, 3))
    option = generator_of(Rules.of(book, {"trictrac": True})).switches
    assert numbers_of(option, (1, 2)) == (1, 1, 2, 2, 5, 5, 6, 6)
    assert throws_again(option, (2, 1))
    assert not throws_again(switches, (2, 1))


def test_no_sixth_man_comes_onto_a_point_of_tabula() -> None:
    found = _results("tabula", {"white": {"1": 1, "4": 5}}, "white", 3, 1, 6)
    assert found
    assert not any("4:6" in text for text in found)


def test_zeno_had_one_play() -> None:
    men = {
        "white": {"6": 7, "9": 1, "10": 2, "19": 2, "20": 2, "24": 1},
        "black": {"8": 2, "11": 2, "12": 2, "13": 1, "14": 2, "15": 2, "18": 2, "21": 2},
    }
    (found,) = _results("zeno", men, "white", 2, 6, 5)
    assert found.startswith("white 6:7 9:1 10:1 16:1 19:1 20:1 22:1 24:2;")


@pytest.mark.parametrize(("extra", "holds"), [({"1": 10, "6": 1}, True), ({"1": 11}, False)])
def test_the_barata_shuts_up_all_men_in_their_half(extra: dict[str, int], holds: bool) -> None:
    white = {"2": 1, "3": 1, "4": 1, "5": 1, **extra}
    black = {**{str(point): 2 for point in range(7, 13)}, "20": 3}
    record = {
        "game": "imperatore",
        "position": {"white": white, "black": black},
        "turn": "black",
        "stipulation": {"goal": "barata"},
    }
    assert answered(record) == {"barata": holds}


def test_of_the_first_throws_of_cab_e_quinal_only_three_ones_are_lost() -> None:
    start = TablesPosition.start(tables_row("cab_e_quinal"))
    rules = Rules(tables_book("cab_e_quinal"))
    generator = generator_of(rules)
    assert start.turn == "black"
    state = generator.state_of(start)
    lost = [
        (one, two, three)
        for one in range(1, 7)
        for two in range(one, 7)
        for three in range(two, 7)
        if not generator.results(state, 1, (one, two, three))
    ]
    assert lost == [(1, 1, 1)]


def test_in_laquet_25_of_36_first_throws_go_to_the_other() -> None:
    start = TablesPosition.start(tables_row("laquet"))
    generator = generator_of(Rules(tables_book("laquet")))
    state = generator.state_of(start)
    usable = [
        (one, two)
        for one in range(1, 7)
        for two in range(1, 7)
        if generator.results(state, 0, tuple(sorted((one, two))))
    ]
    assert len(usable) == 11
    assert all(6 in throw for throw in usable)
    assert generator.passed_to(state, 0, (1, 2)) == 1


def test_a_play_is_written_from_the_bar_and_with_stars() -> None:
    fallas = tables_row("fallas")
    men = {"white": {(24, True): 1, (6, False): 1}, "black": {}}
    plays = tables_plays(
        TablesPosition.placed(fallas, men), Rules(tables_book("fallas")), (1, 2, 6)
    )
    assert "24*-22 22*-21 6-off" in [play.text for play in plays]
    buffa = tables_row("buffa")
    outside = TablesPosition.placed(buffa, {"white": {(0, False): 1, (7, False): 1}})
    plays = tables_plays(outside, Rules(tables_book("buffa")), (1, 2, 3))
    assert all(play.text.startswith("bar-") for play in plays)
