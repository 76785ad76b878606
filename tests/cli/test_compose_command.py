# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json

import pytest

from composer.launcher import main

CORE = "4br2/8/7Q/5k2/8/1B4K1/8/8 w"
Capture = pytest.CaptureFixture[str]


def test_finds_come_as_json_and_what_was_tried_at_the_end(capsys: Capture) -> None:
    pytest.importorskip("composer.solver.kernel.engine")
    asked = [
        "compose",
        CORE,
        "--theme",
        "grimshaw",
        "--add",
        "NPnppp",
        "--squares",
        "f7",
        "e8",
        "f8",
    ]
    assert main([*asked, "--turns", "6", "--jobs", "1", "--json", "--quiet"]) == 0
    *finds, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert finds
    assert all(find["theme"] == "grimshaw" and find["whole_core"] for find in finds)
    assert (last["turns"], last["sound"] >= last["proved"] > 0) == (6, True)
    assert last["tried"] >= sum(last["ended"].values()) + last["sound"] - last["ended"]["unproved"]


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
        (["8/8 w", "--theme", "grimshaw"], "FEN"),
        (["8/8/8/8/8/8/8/k6K w", "--theme", "grimshaw", "--add", "K"], "more kings"),
    ],
)
def test_what_cannot_be_asked(capsys: Capture, arguments: list[str], reason: str) -> None:
    assert main(["compose", *arguments]) == 2
    assert reason in capsys.readouterr().err
