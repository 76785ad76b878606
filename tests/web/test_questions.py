# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past on the pages: the desk answers them, with the answers in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.launcher import main
from composer.solver.options import Token
from composer.solver.session import Session
from composer.web.limits import USUAL
from composer.web.request import solve_request
from composer.web.stages import answers

BISHOP = "7B/4P1k1/4P3/6KQ/8/n7/8/8 b - - 0 1"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Last move?", ["-1.h7-h8=B"]),
        ("-1w & #1", ["-1.h7-h8=B, then 1.h8=Q#"]),
        ("Who moves?", ["White cannot have the move: Black's king can be captured (g7, h8)"]),
        ("Castling?", []),
    ],
)
def test_the_desk_tells_a_page_what_answers(asked: str, told: list[str]) -> None:
    problem = {"fen": BISHOP, "stipulation": "", "asked": asked}
    request = solve_request({"problem": problem, "stages": ["verdict", "play", "tries"]})
    session = Session()
    try:
        *_, last = answers(request, Token(), session, USUAL)
    finally:
        session.close()
    assert last["complete"]
    assert last["extra"]["answers"] == told


def test_a_page_that_plays_has_the_answers(tmp_path: Path) -> None:
    path = tmp_path / "one.html"
    assert main(["diagram", BISHOP, "-s", "Last move?", "-o", str(path)]) == 0
    assert "R: 1.h7-h8=B" in path.read_text("utf-8")
