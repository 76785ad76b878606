# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of other games as a page is told them, edits them and saves them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from served import STAR, page, served, shelved

from composer.formats.jsonlines import entry_of, record_of
from composer.gamebook import diagrams
from composer.games.record import any_game, as_problem
from composer.games.tables import TablesPosition, TablesProblem
from composer.notation.gameverdict import game_verdict_line
from composer.notation.tablesverdict import tables_verdict_line
from composer.rules.book import Rules
from composer.rules.historic.tables.books import TABLES_BOOKS, tables_book, tables_row
from composer.solver.dice.solve import solve_tables
from composer.solver.games.solve import solve_game
from composer.solver.options import Token
from composer.solver.session import Session
from composer.web.limits import USUAL
from composer.web.request import BadRequest, solve_request
from composer.web.stages import answers

Json = dict[str, Any]


def records() -> dict[str, Json]:
    """Return the diagrams of the book of games by their names."""
    found = {}
    for line in Path(diagrams.__file__).with_name("diagrams.jsonl").read_text("utf-8").splitlines():
        record = json.loads(line)
        if "game" in record:
            record.pop("answer", None)
            found[record["id"]] = record
    return found


BOOK_OF_GAMES = records()
ESCAPE = BOOK_OF_GAMES["tablut-escape"]


def told(record: Json) -> Json:
    asked = {"problem": record, "stages": ["game"]}
    *_, last = answers(solve_request(asked), Token(), Session(threads=1), USUAL)
    assert (last["stage"], last["complete"]) == ("game", True)
    return dict(last["extra"])


@pytest.mark.parametrize("name", BOOK_OF_GAMES)
def test_every_game_of_the_book_is_shown_with_the_finding_of_the_desk(name: str) -> None:
    found = told(BOOK_OF_GAMES[name])
    problem = any_game(entry_of(BOOK_OF_GAMES[name]).problem)
    if isinstance(problem, TablesProblem):
        assert problem.task is not None
        line = tables_verdict_line(solve_tables(problem), problem.task, problem.position)
        assert found["detail"].casefold() == str(line.detail).casefold()
        assert len(found["labels"]) == problem.position.row.points + len(problem.position.row.bars)
    else:
        line = game_verdict_line(problem, solve_game(problem))
        assert len(found["labels"]) == len(problem.position.men)
        assert {*found["labels"]} >= {*problem.position.by_cell()}
    assert found["finding"] == str(line.finding)
    assert len(found["cells"]) == len(found["labels"])
    assert found["svg"].startswith("<svg ")
    for row in found["rows"]:
        assert row["text"]


def test_a_line_says_what_stands_where_after_each_turn() -> None:
    found = told(ESCAPE)
    first, second, *_ = found["rows"]
    assert (first["depth"], first["text"]) == (0, "1.c6-d6!")
    labels = found["labels"]
    king = found["letters"].index("K") + 1
    changes = {
        labels[int(cell)]: int(man)
        for cell, man in (change.split("=") for change in first["way"][0].split(","))
    }
    assert changes == {"c6": 0, "d6": king}
    assert second["way"][0] == first["way"][0]


THROW: Json = {
    "game": "tables",
    "options": {"dice": 2, "bear_off": "larger"},
    "board": "24 points",
    "turn": "white",
    "stipulation": {"goal": "all_off", "n": 1, "play": "best", "throw": [1, 2]},
    "position": {"white": {"1": 1, "3": 1, "6": 1}, "black": {"bar": 1}},
}


def test_men_in_piles_are_told_with_the_plays_of_a_throw() -> None:
    found = told(THROW)
    assert found["finding"] == "Sound: 6-4 1-off"
    best, *others = found["rows"]
    assert best["text"] == "6-4 1-off!  5/12 (41.67 %)"
    assert "3-1 1-off  11/36 (30.56 %)" in [other["text"] for other in others]
    cells, off, _ = found["state"].split("|")
    here = dict(zip(found["labels"], cells.split(","), strict=True))
    men = found["men"]
    standing = {label: men[int(man) - 1] for label, man in here.items() if man != "0"}
    assert standing == {"1": ["1", 0], "3": ["1", 0], "6": ["1", 0], "outside": ["1", 1]}
    assert off == "0,0"
    changes = dict(change.split("=") for change in best["way"][0].split(","))
    assert (changes["0"], changes["5"], changes["h0"]) == ("0", "0", "1")
    assert changes["3"] != "0"
    assert found["places"][-2:] == [["bar", "white"], ["bar", "black"]]
    assert "White throws 1-2" in found["asked"]


@pytest.mark.parametrize("game", [book.id for book in TABLES_BOOKS])
def test_every_game_with_dice_has_a_board(game: str) -> None:
    position = TablesPosition.start(tables_row(game))
    record = record_of(as_problem(TablesProblem(position, Rules(tables_book(game)))))
    found = told(record)
    assert (found["finding"], found["rows"]) == ("", [])
    assert len(found["cells"]) == len(found["places"])
    placed = [int(man) for man in found["state"].split("|")[0].split(",") if man != "0"]
    assert sum(int(found["men"][man - 1][0]) for man in placed) == sum(
        position.total(player) for player in position.row.player_ids
    )


def test_what_is_no_position_of_the_game_is_said() -> None:
    two = {**ESCAPE, "position": {"men": {"a1": "K", "c3": "K"}, "extra": {}}}
    assert told(two)["why"].endswith(".")


def test_chess_and_games_are_not_taken_for_each_other() -> None:
    with pytest.raises(BadRequest):
        solve_request({"problem": ESCAPE, "stages": ["verdict"]})
    with pytest.raises(BadRequest):
        solve_request({"problem": ESCAPE, "stages": ["game", "verdict"]})
    assert told({"fen": STAR, "stipulation": "#2"})["why"] == "This is a problem of chess."


def test_a_game_is_opened_changed_and_saved_where_it_was(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server, page(server) as one:
        saved = one.ask("save", problem=ESCAPE, **{"as": "new"})
        assert saved["ok"], saved
        record = saved["place"]["record"]
        (row,) = one.ask("search", query="")["rows"]
        assert row["game"] == "Tablut"
        opened = one.ask("open", record=record)
        changed = {**opened["problem"], "turn": "black"}
        again = one.ask("save", problem=changed, place=opened["place"], **{"as": "place"})
        assert again["ok"], again
        assert one.ask("open", record=record)["problem"]["turn"] == "black"
        assert record_of(entry_of(changed).problem)["turn"] == "black"
