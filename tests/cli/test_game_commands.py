# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are no chess on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.cli.games.turns import TurnGame
from composer.games.textform import problem_from_text
from composer.launcher import main
from composer.solver.options import Token

DATA = Path(__file__).parent.parent / "data"

Capture = pytest.CaptureFixture[str]
ESCAPE = {"goal": "escape", "n": 1, "play": "direct", "side": "white"}
RECORD = {
    "game": "tablut",
    "options": {"king_away": "two"},
    "position": {"men": {"b5": "K", "c5": "W", "b1": "B", "b9": "B"}},
    "turn": "white",
    "stipulation": ESCAPE,
}
TEXT = json.dumps(RECORD)


def said(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err.strip()


def _with(**changes: object) -> str:
    return json.dumps({**RECORD, **changes})


def _kept(family: str, name: str) -> str:
    lines = (DATA / f"games-{family}.jsonl").read_text("utf-8").splitlines()
    return next(line for line in lines if f'"{name}"' in line)


def test_a_record_is_solved(capsys: Capture) -> None:
    assert said(capsys, "solve", TEXT).splitlines() == [
        "Tablut, king_away=two: escape in 1, white",
        "Sound: 1.b5-a5!",
        "1. b5-a5",
    ]


def test_a_file_of_records_is_solved_in_json(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = _with(stipulation={**ESCAPE, "play": "help", "n": 1})
    path.write_text(f"{TEXT}\n\n{lines}\n", "utf-8")
    first, second = said(capsys, "solve", str(path), "--json").splitlines()
    assert json.loads(first) == {
        "verdict": "sound",
        "shorter": None,
        "keys": [{"turn": "b5-a5", "reached": True}],
        "complete": True,
    }
    assert json.loads(second)["lines"] == [["b5-a5"]]
    assert "holds 2 problems" in refused(capsys, "moves", str(path))
    assert said(capsys, "moves", str(path), "--number", "2").split()[0] == "b5-a5"


def test_keys_come_with_defences_and_replies(capsys: Capture) -> None:
    task = {**ESCAPE, "n": 2}
    men = {"d4": "K", "a1": "B"}
    text = said(capsys, "solve", _with(position={"men": men}, stipulation=task))
    lines = text.splitlines()
    assert lines[1] == "Short: one turn is enough"
    assert "1. d4-d1" in lines
    assert any(line.startswith("    a1-a2  2. ") for line in lines)


def test_turns_are_listed(capsys: Capture) -> None:
    turns = said(capsys, "moves", TEXT).split()
    assert turns == sorted(turns)
    assert "b5-a5" in turns
    found = json.loads(said(capsys, "moves", TEXT, "--json"))
    assert found == {"game": "tablut", "turns": turns}


def test_the_name_of_its_rules_may_be_repeated(capsys: Capture) -> None:
    assert said(capsys, "moves", TEXT, "--rules", "Tablut")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("solve", _with(game="go")), "no game is called 'go'"),
        (("solve", _with(position={"men": {"z1": "K"}})), "no cell 'z1' on the board of Tablut"),
        (("solve", _with(position={"men": {"b5": "K", "b6": "K"}})), "king: 2 on the board"),
        (("solve", _with(stipulation=None)), "the diagram has no task"),
        (("solve", TEXT, "--rules", "petteia"), "the record is of tablut, not of petteia"),
        (("solve", TEXT, "--set", "king_away=four"), "a game's record has its options"),
        (("solve", TEXT, "-s", "#2"), "a game's record says itself what is asked"),
        (("moves", TEXT, "--number", "2"), "expected 1 to 1, got 2"),
        (("moves", _with(turn="green")), "no player is called 'green'"),
        (("solve", "8/8/8/8/8/8/8/KQk5", "--rules", "tablut"), "has a board of its own"),
    ],
)
def test_what_cannot_be_used_is_named(
    arguments: tuple[str, ...], message: str, capsys: Capture
) -> None:
    assert message in refused(capsys, *arguments)


def test_the_line_of_a_wrong_record_is_named(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f'{TEXT}\n{{"game": "go"}}\n', "utf-8")
    assert "line 2: no game is called 'go'" in refused(capsys, "solve", str(path))


def test_the_first_of_several_is_named_too_where_it_cannot_be_solved(
    capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{_with(stipulation=None)}\n{TEXT}\n", "utf-8")
    assert "problem 1: there is nothing to solve" in refused(capsys, "solve", str(path))


def test_a_text_in_a_record_may_hold_any_break_of_lines(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    text = json.dumps({**RECORD, "title": "one\u2028two\x85three"}, ensure_ascii=False)
    path.write_text(f"{text}\n{text}\n", "utf-8")
    assert said(capsys, "solve", str(path)).count("Sound: 1.b5-a5!") == 2


def test_lines_that_are_too_many_to_be_listed_are_said_once() -> None:
    game = TurnGame(problem_from_text(_kept("tafl", "tablut-problem-029")))
    assert game.solved(Token(), most_lines=2).words == "Cooked: at least 2 lines"


def test_what_is_cooked_by_captures_alone_has_no_number_of_keys(capsys: Capture) -> None:
    sentence = "Cooked: the triumph can be had by capture"
    assert (
        said(capsys, "solve", _kept("arithmomachia", "arithmomachia-14")).splitlines()[1]
        == sentence
    )


def test_a_time_that_is_over_is_said(capsys: Capture) -> None:
    men = {"d4": "K", "e6": "W", "g2": "W", "a8": "B", "h7": "B", "c2": "B", "i3": "B"}
    task = {"goal": "take", "n": 9, "play": "direct", "side": "white", "k": 4}
    record = _with(position={"men": men}, stipulation=task)
    assert "first turns tried" in said(capsys, "solve", record, "--seconds", "0.05")


def test_games_and_chess_stand_in_one_library(capsys: Capture, tmp_path: Path) -> None:
    file, library = tmp_path / "mixed.jsonl", str(tmp_path / "l.chesslib")
    mate = json.dumps({"fen": "8/8/8/8/8/1K6/8/k6R w - - 0 1", "stipulation": "#1"})
    file.write_text("\n".join([mate, TEXT, _with(game="senet")]), "utf-8")
    told = said(capsys, "import", "--library", library, "--classify", str(file))
    assert "3 added" in told
    assert f"{file}, line 3: kept as it came, and not solved: no game is called 'senet'" in told
    found = said(capsys, "search", "--library", library, "game:tablut", "is:sound")
    assert found == "2: King escapes in 1 Tablut sound 1.b5-a5\n"
    fens = said(capsys, "search", "--library", library, "--format", "fen", "game:any")
    assert all(line.startswith("# ") for line in fens.splitlines())
    whole = tmp_path / "all.jsonl"
    assert "3 written" in said(capsys, "export", "--library", library, "-o", str(whole))
    checked = [
        json.loads(line) for line in said(capsys, "check", "--json", str(whole)).splitlines()
    ]
    assert sorted(each["verdict"] for each in checked) == ["invalid", "sound", "undecided"]
    assert "line 2: Tablut King escapes in 1: Sound: 1.b5-a5!" in said(capsys, "check", str(whole))


@pytest.mark.parametrize("end", ["pgn", "olv", "csv", "inp", "txt", "pdf"])
def test_what_has_no_form_in_a_file_is_left_out_and_named(
    capsys: Capture, tmp_path: Path, end: str
) -> None:
    file, out = tmp_path / "mixed.jsonl", tmp_path / f"out.{end}"
    mate = json.dumps({"fen": "8/8/8/8/8/1K6/8/k6R w - - 0 1", "stipulation": "#1"})
    file.write_text("\n".join([mate, TEXT]), "utf-8")
    assert main(["export", "--from", str(file), "-o", str(out)]) == 0
    told = capsys.readouterr()
    assert "1 written" in told.out
    assert "left out" in told.err
    assert "8/8/8/8/8/8/8/8" not in out.read_text("latin-1")


def test_commands_of_chess_refuse_games(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(TEXT, "utf-8")
    assert "a problem of Tablut: expected one of chess" in refused(capsys, "neighbours", str(file))
