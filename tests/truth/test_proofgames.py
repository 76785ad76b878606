# SPDX-License-Identifier: GPL-3.0-or-later
"""The comparison of proof games finds the truth equal, and notices answers that are spoilt."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from thorough import IN_FULL  # type: ignore[import-not-found]

HERE = Path(__file__).parent
CORPUS = HERE.parents[1].parent / "shared" / "corpus" / "proofgames.jsonl"

_spec = importlib.util.spec_from_file_location("truth_proofgames", HERE / "proofgames.py")
assert _spec is not None
assert _spec.loader is not None
proofgames = importlib.util.module_from_spec(_spec)
sys.modules["truth_proofgames"] = proofgames
_spec.loader.exec_module(proofgames)

RECORD = {
    "fen": "rnbqkbnr/ppppp1p1/6B1/5p2/8/4P3/PPPP1PPP/RNBQK1NR",
    "halfmoves": 6,
    "finished": True,
    "solutions": [],
}
ONE = {
    "fen": "rnbqkbn1/ppppppp1/8/8/6p1/4P2r/PPPP1PPP/RNBK1BNR",
    "halfmoves": 6,
    "finished": True,
    "solutions": ["1.e2-e3 h7-h5 2.Qd1-g4 h5*g4 3.Ke1-d1 Rh8-h3 dia"],
}


def _status(tmp_path: Path, *records: dict[str, Any]) -> int:
    path = tmp_path / "cases.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return int(proofgames.main([str(path)]))


def test_equal_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _status(tmp_path, ONE, RECORD) == 0
    assert "2 of 2 equal" in capsys.readouterr().out


@pytest.mark.parametrize(
    "spoilt",
    [
        [],
        ["1.e2-e3 h7-h5 2.Qd1-g4 h5*g4 3.Ke1-d1 Rh8-h4 dia"],
        [*ONE["solutions"], "1.e2-e3 h7-h6 dia"],  # type: ignore[misc]
    ],
)
def test_spoilt_answers(spoilt: list[str], tmp_path: Path) -> None:
    assert _status(tmp_path, ONE | {"solutions": spoilt}) == 1


def test_a_spoilt_count(tmp_path: Path) -> None:
    assert _status(tmp_path, ONE | {"solutions": None, "count": 1}) == 0
    assert _status(tmp_path, ONE | {"solutions": None, "count": 2}) == 1


def test_what_cannot_be_compared_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished = ONE | {"finished": False, "solutions": None}
    assert _status(tmp_path, unfinished, ONE | {"fen": "lsbqkbsr/8/8/8/8/8/8/8"}) == 0
    text = capsys.readouterr().out
    assert "no answer to compare with; 1 of the length" in text
    assert "left out" in text


def test_games_with_castling_promotion_and_en_passant() -> None:
    text = "1.g2-g4 e7-e5 2.Bf1-h3 Ke8-e7 3.Sg1-f3 Ke7-e6 4.0-0 e5-e4 5.g4-g5 + f7-f5 6.g5*f6 ep. +"
    assert proofgames.read_game(text)[-1] == "g5f6"
    assert proofgames.read_game(text)[6] == "e1g1"


def test_moves_that_are_none() -> None:
    with pytest.raises(ValueError, match="0 legal moves"):
        proofgames.read_game("1.e2-e5 dia")


@pytest.mark.corpus
def test_the_corpus(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    if not CORPUS.exists():
        pytest.skip(f"there is no {CORPUS}")
    records = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]
    some = [record for record in records if record["finished"]]
    assert _status(tmp_path, *(some if IN_FULL else some[::4])) == 0
