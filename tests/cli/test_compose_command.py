# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from pathlib import Path

import pytest
from poolhere import InThisThread

from composer.composing.composer import Composing
from composer.launcher import main

CORE = "4br2/8/7Q/5k2/8/1B4K1/8/8 w"
Capture = pytest.CaptureFixture[str]


def test_finds_come_as_json_and_a_journal_goes_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("composer.solver.kernel.engine")
    monkeypatch.setattr("composer.cli.compose.pool_of", lambda arguments: InThisThread())
    path = str(tmp_path / "j.jsonl")
    asked = ["compose", CORE, "--theme", "grimshaw:f7,e8,f8", "--add", "NPnppp", "-o", path]
    ways = ["--turns", "1", "--quiet"]
    assert main([*asked, *ways, "--json"]) == 0
    *finds, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert finds
    assert all(find["theme"] == "grimshaw" and find["whole_core"] for find in finds)
    assert (last["turns"], last["sound"] >= last["proved"] > 0) == (1, True)
    assert last["tried"] >= sum(last["ended"].values()) + last["sound"] - last["ended"]["unproved"]
    assert sum(last["unproved"].values()) == last["ended"]["unproved"]
    assert main([*asked, *ways]) == 2
    assert "--resume goes on" in capsys.readouterr().err
    assert main(["compose", "-o", path, "--resume", *ways]) == 0
    assert finds[0]["fen"] in capsys.readouterr().out
    assert main([*asked, "--resume", "--mirror", *ways]) == 2
    assert "another search" in capsys.readouterr().err
    assert main(["compose", "-o", path, "--resume", "--mirror", *ways]) == 2
    assert "the journal says what is asked" in capsys.readouterr().err


def test_a_request_that_is_refused_leaves_no_journal(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    assert main(["compose", CORE, "--theme", "nonsense", "-o", str(path)]) == 2
    assert "no theme nonsense" in capsys.readouterr().err
    assert not path.exists()


def test_what_was_found_is_told_on_ctrl_c(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("composer.solver.kernel.engine")
    monkeypatch.setattr("composer.cli.compose.pool_of", lambda arguments: InThisThread())

    def interrupted(arguments: object, composing: Composing) -> None:
        composing.run(turns=1)
        raise KeyboardInterrupt

    monkeypatch.setattr("composer.cli.compose._search", interrupted)
    assert main(["compose", CORE, "--theme", "grimshaw:f7,e8,f8", "--add", "NPnppp"]) == 130
    assert "Grimshaw on f7" in capsys.readouterr().out


def test_themes_are_listed(capsys: Capture) -> None:
    assert main(["compose", "--list"]) == 0
    assert "grimshaw: Grimshaw" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([CORE], "--theme ID"),
        ([CORE, "--theme", "nonsense"], "no theme nonsense"),
        ([CORE, "--theme", "grimshaw", "--add", "NX"], "expected men such as"),
        ([CORE, "--theme", "grimshaw", "--squares", "z9"], "expected a square"),
        ([CORE, "--theme", "grimshaw", "--no", "ugliness"], "no flaw ugliness"),
        ([CORE, "--theme", "grimshaw", "--theme", "half_pin"], "no geometry"),
        ([CORE, "--like", "--squares", "a3"], "name none"),
        ([CORE, "--like"], "not sound as #2"),
        (["8/8 w", "--theme", "grimshaw"], "FEN"),
        (["8/8/8/8/8/8/8/k6K w", "--theme", "grimshaw", "--add", "K"], "more kings"),
    ],
)
def test_what_cannot_be_asked(capsys: Capture, arguments: list[str], reason: str) -> None:
    assert main(["compose", *arguments]) == 2
    assert reason in capsys.readouterr().err
