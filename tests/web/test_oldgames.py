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
from composer.games.record import game_problem
from composer.notation.gameverdict import game_verdict_line
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
    if "tray" not in found:
        assert BOOK_OF_GAMES[name]["game"] in ("tables", "zeno") or "dice" in found["why"]
        return
    problem = game_problem(entry_of(BOOK_OF_GAMES[name]).problem)
    answer = solve_game(problem)
    assert found["finding"] == str(game_verdict_line(problem, answer).finding)
    assert len(found["cells"]) == len(found["labels"]) == len(problem.position.men)
    assert {*found["labels"]} >= {*problem.position.by_cell()}
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
