# SPDX-License-Identifier: GPL-3.0-or-later
"""`contest` from its problems to its table, without a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.launcher import main

BAIRD = "3N1K2/B7/4P3/1Nrpk1P1/1Qn1P3/6P1/2P2P2/8 w - - 0 1"  # 1893


def test_a_contest_is_run_by_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    problems, file = tmp_path / "p.jsonl", tmp_path / "c.contest"
    record = {"fen": BAIRD, "stipulation": "#2", "authors": ["Edith Baird"]}
    problems.write_text(json.dumps(record) + "\nno problem\n", "utf-8")

    def run(action: str, *words: object, status: int = 0) -> str:
        assert main(["contest", action, str(file), *map(str, words)]) == status
        told = capsys.readouterr()
        return told.out + told.err

    run("new", "--name", "Cup", "--round", "A|20")
    assert "already" in run("new", "--name", "Cup", status=2)
    told = run("problems", problems, "--round", "A")
    assert "p.jsonl:2" in told
    assert "1: #2, 5 points" in told
    run("solver", "Ada", "--country", "GBR", "--language", "en")
    run("solver", "Ben")
    run("sheet", "Ada", 1, "1.Nd6!")
    run("sheet", "Ben", 1, "1.Xd6!")
    assert "no solver" in run("sheet", "Cy", 1, "1.Nd6!", status=2)
    run("time", "Ada", "A", 12.5)
    assert "2 sheets, 1 left" in run("mark")
    assert "Xd6" in run("marks", "--open")
    run("rule", "Ben", 1, 5, "--word", "N was meant")
    table = json.loads(run("table", "--json"))
    places = [(p["solver"], p["rank"], p["points"], p["minutes"]) for p in table["places"]]
    assert places == [("Ada", 1, 5, 12.5), ("Ben", 2, 5, 20)]
    assert run("table", "--round", "A", "--csv").splitlines()[1] == "1,Ada,GBR,5,5,12.5"
    assert "1.Nd6!" in run("parts", 1)
    assert "1.f3? Rxb5!" in run("parts", 1, "--tries", "f2f3", "--set", "1=4")
    assert "it is no try" in run("parts", 1, "--tries", "b5d6", status=2)
    run("sheets", "--round", "A", "--to", tmp_path / "a.svg")
    assert "Baird" not in (tmp_path / "a.svg").read_text("utf-8")
    assert len(json.loads(run("marks", "--json"))["sheets"]) == 2
