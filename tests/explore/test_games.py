# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches for problems of games: what is found is sound, and what a file says is held."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cases import every
from deadlines import over_at_once
from oracle.games.engine import PlainGame

from composer.explore import games
from composer.explore.gamefile import game_search_of
from composer.explore.games import candidate, finds
from composer.explore.spec import SpecError
from composer.launcher import main
from composer.solver.games.answer import GameVerdict
from composer.solver.games.solve import solve_game

MILLS: dict[str, Any] = {
    "game": "merels",
    "turn": "white",
    "stipulation": {"goal": "mill", "n": 2, "play": "direct", "side": "white"},
    "position": {"a1": "W"},
    "men": {"W": [2, 4], "B": 4},
    "tried": 600,
    "seed": 3,
    "hold": {"variations": 1, "men": 9},
}


def test_what_is_found_is_sound_quiet_and_has_no_man_to_spare() -> None:
    search = game_search_of(MILLS)
    found = finds(search, range(search.tried))
    assert found.finds
    assert found == finds(search, range(search.tried))  # it depends on nothing else
    assert not found.unfinished
    for find in found.finds:
        answer = solve_game(find.problem, make=PlainGame)
        assert answer.verdict is GameVerdict.SOUND
        assert "x" not in answer.keys[0].turn.text
        assert find.men <= 9
        assert find.variations >= 1
        assert find.problem.position.by_cell()["a1"] == "W"


def test_candidates_have_the_men_that_are_asked_for() -> None:
    search = game_search_of(MILLS | {"cells": ["a1", "d1", "g1", "a4", "g4", "a7", "d7", "g7"]})
    made = [candidate(search, number) for number in range(20)]
    assert any(made)
    for problem in made:
        if problem is None:  # eight cells, one of them taken, have no room for eight men
            continue
        men = list(problem.position.by_cell().values())
        assert men.count("B") == 4
        assert 3 <= men.count("W") <= 4


def test_a_candidate_that_is_given_up_is_not_said_to_hold_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "Deadline", over_at_once)
    search = game_search_of(MILLS | {"tried": 100})
    found = finds(search, range(search.tried))
    assert not found.finds
    assert found.unfinished  # the engine heeds it now and then: what is short comes to its end
    spec = tmp_path / "mills.json"
    spec.write_text(json.dumps(MILLS | {"tried": 100}), "utf-8")
    assert main(["explore", str(spec), "--jobs", "1", "--quiet"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == f"100 tried, 0 found, {found.unfinished} not finished"


def test_nothing_is_said_to_be_found_where_no_engine_looks(
    without_engine: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "mills.json"
    spec.write_text(json.dumps(MILLS), "utf-8")
    assert main(["explore", str(spec), "--jobs", "1", "--quiet"]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert "only the compiled part of the program solves this" in told.err


@every(
    "change, said",
    [
        ({"game": "senet"}, "no game is called 'senet'"),
        ({"men": {"Q": 1}}, "no man 'Q' in Merels"),
        ({"men": {"W": [3, 1]}}, "men W: expected a number"),
        ({"cells": ["h9"]}, "no cell 'h9'"),
        ({"hold": {"quiet": 1}}, "hold quiet: expected true or false"),
        ({"hold": {"themes": []}}, "themes: not known"),
        ({"tried": 0}, "tried: expected a number from 1"),
        ({"fen": "8/8"}, "fen: not known in a search of a game"),
        ({"stipulation": None}, "nothing is asked"),
    ],
)
def test_what_is_no_search_is_refused_with_its_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(SpecError, match=said):
        game_search_of(MILLS | change)


def test_a_search_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec, out = tmp_path / "mills.json", tmp_path / "found.jsonl"
    spec.write_text(json.dumps(MILLS | {"tried": 300}), "utf-8")
    assert main(["explore", str(spec), "--jobs", "1", "--quiet", "-o", str(out)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    count = len(out.read_text("utf-8").splitlines())
    assert last == f"300 tried, {count} found"
    assert main(["explore", str(spec), "-o", str(out)]) == 2


def test_finds_are_not_lost_where_they_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, nowhere = tmp_path / "mills.json", tmp_path / "nowhere" / "found.jsonl"
    spec.write_text(json.dumps(MILLS | {"tried": 300}), "utf-8")
    assert main(["explore", str(spec), "--jobs", "1", "--quiet", "-o", str(nowhere)]) == 2
    assert "there is no such folder" in capsys.readouterr().err
    nowhere.parent.mkdir()

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("composer.cli.explore.writing_beside", full)
    assert main(["explore", str(spec), "--jobs", "1", "--quiet", "-o", str(nowhere)]) == 2
    out, err = capsys.readouterr()
    assert "300 tried" in out
    assert "cannot be written: No space left" in err
