# SPDX-License-Identifier: GPL-3.0-or-later
"""Games with dice on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.launcher import main

Capture = pytest.CaptureFixture[str]
RECORD = {
    "game": "tables",
    "options": {"bear_off": "larger"},
    "position": {"white": {"2": 1, "5": 2}, "black": {}},
    "stipulation": {"goal": "all_off", "n": 1, "play": "best", "throw": [3, 6]},
}
MANY = json.dumps(
    {
        "game": "tric_trac",
        "options": {"trictrac": True},
        "position": {"white": {str(point): 1 for point in range(1, 16)}},
        "stipulation": {"goal": "plays", "throw": [1, 2]},
    }
)
TEXT = json.dumps(RECORD)


def said(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err.strip()


def test_the_best_play_of_a_throw(capsys: Capture) -> None:
    assert said(capsys, "solve", TEXT).splitlines() == [
        "Tables, bear_off=larger: All men off with the next throw: best play (3-6), white",
        "Sound: 5-2 5-off",
        "without this throw: 0 (0.00 %), best play: 25/36 (69.44 %)",
        "* 5-2 5-off  25/36 (69.44 %)",
    ]
    assert said(capsys, "moves", TEXT).splitlines() == ["5-2 5-off"]


def test_a_file_of_records_is_solved_in_json(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "dice.jsonl"
    path.write_text(f'{TEXT}\n{{"game": "zara"}}\n', "utf-8")
    first, second = said(capsys, "solve", str(path), "--json").splitlines()
    assert json.loads(first)["best_chance"] == "25/36"
    assert json.loads(second)["best"] == ["10", "11"]


def test_games_of_every_kind_stand_in_one_file(capsys: Capture, tmp_path: Path) -> None:
    escape = {"goal": "escape", "n": 1, "play": "direct", "side": "white"}
    men = {"b5": "K", "c5": "W", "b1": "B", "b9": "B"}
    tablut = {"game": "tablut", "position": {"men": men}, "turn": "white", "stipulation": escape}
    path = tmp_path / "mixed.jsonl"
    path.write_text(f'{json.dumps(tablut)}\n{TEXT}\n{{"game": "zara"}}\n', "utf-8")
    first, second, third = said(capsys, "solve", str(path), "--json").splitlines()
    assert json.loads(first)["keys"] == [{"turn": "b5-a5", "reached": True}]
    assert json.loads(second)["best_chance"] == "25/36"
    assert json.loads(third)["best"] == ["10", "11"]


def test_the_odds_of_azar(capsys: Capture) -> None:
    lines = said(capsys, "solve", '{"game": "azar", "options": {"reazar": "always"}}').splitlines()
    assert lines[0] == "Azar, reazar=always, turns=first"
    assert lines[2].endswith("(33.85 %)")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("solve", '{"game": "tables", "position": {"white": {"0": 1}}}'), "a point from 1 to 24"),
        (("solve", '{"game": "tables", "position": {}}'), "the diagram has no task"),
        (("moves", '{"game": "zara"}'), "there are no moves without a throw"),
        (("moves", MANY), "the throw has too many plays"),
        (("solve", '{"game": "azar", "options": {"dice": 3}}'), "Azar has no option 'dice'"),
        (
            ("solve", '{"game": "azar", "position": {"white": {}}}'),
            "position.white: not understood",
        ),
        (("solve", '{"game": "azar", "optons": {}}'), "optons: not understood"),
        (("solve", '{"game": "five stones"}'), "no matter of composing"),
        (("solve", TEXT, "--rules", "azar"), "the record is of tables, not of azar"),
    ],
)
def test_what_cannot_be_used_is_named(
    arguments: tuple[str, ...], message: str, capsys: Capture
) -> None:
    assert message in refused(capsys, *arguments)


def test_fewer_throws_of_ones_choice_are_said_in_words(capsys: Capture) -> None:
    task = {"goal": "all_off", "n": 2, "play": "at_will"}
    record = {"game": "tables", "position": {"white": {"1": 2}, "black": {}}, "stipulation": task}
    lines = said(capsys, "solve", json.dumps(record)).splitlines()
    assert lines[:2] == [
        "Tables: All men off in 2 throws of one’s choice, white",
        "Short: one throw is enough",
    ]
