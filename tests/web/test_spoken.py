# SPDX-License-Identifier: GPL-3.0-or-later
"""What the studio says to a page: the sentences of the desk, moves as problemists write them."""

from __future__ import annotations

import pytest

from composer.solver.options import Token
from composer.solver.session import Session
from composer.web.limits import USUAL
from composer.web.request import solve_request
from composer.web.stages import answers


@pytest.mark.parametrize(
    ("board", "asked", "language", "told"),
    [
        ("8/8/8/8/3k4/8/8/K1NG2.N-1 w - - 0 1", "+1", "en", "1.Sd3+, 1.Sb3+, 1.Se2+, 1.Nf3+"),
        ("8/8/8/8/3k4/8/8/K1NG2.N-1 w - - 0 1", "+1", "fr", "1.Cd3+, 1.Cb3+, 1.Ce2+, 1.Nf3+"),
        ("8/8/8/8/3k4/8/8/K1NG4 w - - 0 1", "+1", "en", "1.Nd3+, 1.Nb3+, 1.Ne2+"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "+1", "en", "1.0-0+"),
    ],
)
def test_keys_are_written_as_at_the_desk(board: str, asked: str, language: str, told: str) -> None:
    problem = {"fen": board, "stipulation": asked}
    request = solve_request({"problem": problem, "stages": ["verdict"], "language": language})
    session = Session()
    try:
        *_, last = answers(request, Token(), session, USUAL)
    finally:
        session.close()
    assert told in last["extra"]["message"]
