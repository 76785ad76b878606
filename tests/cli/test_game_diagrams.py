# SPDX-License-Identifier: GPL-3.0-or-later
"""`diagram` for problems of games."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from composer.launcher import main

Capture = pytest.CaptureFixture[str]
RECORD = {
    "game": "tablut",
    "options": {"king_away": "two"},
    "position": {"men": {"b5": "K", "c5": "W", "b1": "B", "b9": "B"}},
    "turn": "white",
    "stipulation": {"goal": "escape", "n": 1, "play": "direct", "side": "white"},
    "authors": ["Ström, Åke"],
}
TEXT = json.dumps(RECORD)


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err.strip()


def test_a_record_is_drawn_in_every_form(tmp_path: Path) -> None:
    for ending, begins in (("svg", b"<svg"), ("tex", rb"\doc"), ("html", b"<!DOC")):
        path = tmp_path / f"x.{ending}"
        assert main(("diagram", TEXT, "-o", str(path), "--style", "screen")) == 0
        assert path.read_bytes().startswith(begins)
    drawn = ElementTree.parse(tmp_path / "x.svg").getroot()
    assert drawn[0].text is not None
    assert drawn[0].text.startswith("Åke Ström, King escapes in 1, Tablut")
    assert "1.b5-a5!" in (tmp_path / "x.html").read_text("utf-8")


def test_the_solution_is_printed_where_it_is_wanted(capsys: Capture) -> None:
    def printed(*more: str) -> str:
        assert main(("diagram", TEXT, "-o", "-", "--format", "tex", *more)) == 0
        return capsys.readouterr().out

    assert "1.b5{-}a5" not in printed()
    assert "1.b5{-}a5{!}" in printed("--solution")


def test_one_of_a_file_is_meant(capsys: Capture, tmp_path: Path) -> None:
    path, out = tmp_path / "two.jsonl", tmp_path / "x.svg"
    path.write_text(f"{TEXT}\n{TEXT}\n", "utf-8")
    assert "holds 2 problems" in refused(capsys, "diagram", str(path), "-o", str(out))
    assert main(("diagram", str(path), "--number", "2", "-o", str(out))) == 0
    assert "exists already" in refused(
        capsys, "diagram", str(path), "--number", "1", "-o", str(out)
    )


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--mark", "e4"), "--mark: not for the board of a game"),
        (("-s", "#2"), "says itself what is asked"),
        (("--format", "txt"), "not written as txt"),
        (("--cm", "0.1"), "0.5 to 200 cm"),
        (("--cm", "0.5"), "not possible"),
        (("--dpi", "1"), "10 to 4800"),
    ],
)
def test_what_does_not_go_with_games_is_refused(
    capsys: Capture, tmp_path: Path, more: tuple[str, ...], sentence: str
) -> None:
    path = tmp_path / "x.svg"
    assert sentence in refused(capsys, "diagram", TEXT, "-o", str(path), *more)
    assert not path.exists()


def test_chess_has_no_solution_below(capsys: Capture, tmp_path: Path) -> None:
    fen = "8/8/8/8/8/5k2/8/4K2R w - - 0 1"
    path = tmp_path / "x.svg"
    assert "--solution" in refused(capsys, "diagram", fen, "--solution", "-o", str(path))


def test_tables_are_drawn_and_odds_are_not(capsys: Capture, tmp_path: Path) -> None:
    record = {
        "game": "tables",
        "position": {"white": {"24": 2}, "black": {"3": 1}},
        "turn": "white",
        "stipulation": {"goal": "hit", "n": 1, "play": "throw", "throw": [3, 5]},
    }
    path = tmp_path / "x.svg"
    given = ("diagram", json.dumps(record), "-o", str(path))
    assert main((*given, "--solution")) == 0
    assert path.read_bytes().startswith(b"<svg")
    assert "no page that plays" in refused(capsys, *given, "--format", "html", "--force")
    odds = json.dumps({"game": "azar"})
    assert "odds have no diagram" in refused(capsys, "diagram", odds, "-o", str(path), "--force")
