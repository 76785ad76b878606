# SPDX-License-Identifier: GPL-3.0-or-later
"""Play that is too long to be told, or that nobody wants any more while it is written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from served import STAR

from composer.solver.options import Token
from composer.solver.session import Session
from composer.web import stages
from composer.web.limits import USUAL, Bounds, Limits, shortened
from composer.web.request import solve_request
from composer.web.stages import answers

Json = dict[str, Any]
LONG_MATE = "8/8/8/8/8/2k5/8/R3K2R w - - 0 1"  # its whole play takes minutes and gigabytes


def told(fen: str, stipulation: str, limits: Limits, token: Token, **given: Any) -> Iterator[Json]:
    problem = {"fen": fen, "stipulation": stipulation, **given}
    request = solve_request({"problem": problem, "stages": ["verdict", "play", "tries"]})
    return answers(request, token, Session(8, threads=1), limits)


@pytest.mark.parametrize("given", [{}, {"twins": {"b": "Move e3 e2"}}])
def test_play_with_more_moves_than_an_answer_holds_is_left_out(given: Json) -> None:
    whole = [*told(STAR, "#2", USUAL, Token(), **given)][-1]["solution"]
    assert whole["complete"]
    short = [*told(STAR, "#2", replace(USUAL, answer=1000), Token(), **given)][-1]["solution"]
    assert (short["verdict"], short["message"]) == (whole["verdict"], whole["message"])
    assert [key["move"] for key in short["keys"]] == [key["move"] for key in whole["keys"]]
    assert not short["complete"]
    assert not any(key["variations"] or key.get("threat_play") for key in short["keys"])
    assert short["tries"] == short["twins"] == []


@pytest.mark.parametrize("cut", [False, True])
def test_lines_that_are_left_out_are_said_to_be_more(cut: bool) -> None:
    lines = [[{"uci": "a2a3"}]] * (21 if cut else 20)
    short = shortened({"keys": [], "lines": lines, "set_lines": [], "lines_cut": False})
    assert (len(short["lines"]), short["lines_cut"]) == (20, cut)
    assert shortened({"lines": [], "set_lines": lines, "lines_cut": False})["lines_cut"]


def test_a_long_mate_is_told_without_its_play() -> None:
    limits = replace(USUAL, answer=100_000)
    found = [*told(LONG_MATE, "#16", limits, Token())][-1]["solution"]
    assert (found["verdict"], found["complete"]) == ("short", False)
    assert not any(key["variations"] or key.get("threat_play") for key in found["keys"])


def test_who_gives_up_while_play_is_written_hears_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    token, asked = Token(), []

    class GivenUp(Bounds):
        """Is given up at the tenth move."""

        def further(self) -> bool:
            asked.append(None)
            if len(asked) == 10:
                token.cancel()
            return super().further()

    monkeypatch.setattr(stages, "Bounds", GivenUp)
    heard = [*told(STAR, "#2", USUAL, token)]
    assert heard
    assert not any(key["variations"] for each in heard for key in each["solution"]["keys"])
    assert len(asked) < 100  # what was begun is ended, without what follows
