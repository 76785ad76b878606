# SPDX-License-Identifier: GPL-3.0-or-later
"""History, needed men and repair as a page is told them: what the desk finds, in its sentences."""

from __future__ import annotations

from typing import Any

import pytest
from served import STAR

from composer.analysis.composing.needed import needs
from composer.analysis.composing.wording import pair_sentence
from composer.analysis.report import analyse
from composer.problem.fen import parse_fen
from composer.problem.squares import square_name
from composer.retro.judge import history
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solve import solve
from composer.web.limits import USUAL
from composer.web.request import AIDS, solve_request
from composer.web.stages import answers

Json = dict[str, Any]
IN_CHECK = "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"  # Black cannot have left it so
CORNERED = "k7/8/1K6/8/8/8/8/1R6 b - - 0 1"
COOKED = "k7/8/1K6/8/8/8/8/2R4R w - - 0 1"  # 1.Rc8# and 1.Rh8#


def told(fen: str, task: str, stage: str, **given: object) -> Json:
    """Return what a page is told at last."""
    asked = {"problem": {"fen": fen, "stipulation": task}, "stages": [stage], **given}
    *_, last = answers(solve_request(asked), Token(), Session(threads=1), USUAL)
    assert (last["stage"], last["complete"]) == (stage, True)
    extra: Json = last["extra"]
    return extra


def test_the_past_is_that_of_the_desk_and_can_be_walked_into() -> None:
    past = told(CORNERED, "#1", "history")
    desk = history(parse_fen(CORNERED))
    assert past["turn"] == "w"
    assert [each["text"] for each in past["moves"]] == [
        move.unmove.text() for move in desk.last_moves
    ]
    assert past["legality"] == desk.judged.legality.value
    (first,) = (each for each in past["moves"] if each["text"] == "Rb2-b1")
    assert first["uci"] == "b2b1"
    earlier = told(first["fen"], "#1", "history")
    assert earlier["turn"] == "b"
    assert earlier["moves"]
    assert {each["text"][0] for each in earlier["moves"]} == {"K"}


def test_why_it_is_illegal_is_said_in_the_sentence_of_the_desk() -> None:
    past = told(IN_CHECK, "#2", "history")
    assert (past["legality"], past["squares"], past["moves"]) == ("illegal", ["e1", "e8"], [])
    assert past["reasons"] == [f"{history(parse_fen(IN_CHECK)).judged.reason}."]
    circe = {"fen": STAR, "form": 2, "stipulation": "#2", "rules": {"conditions": ["Circe"]}}
    asked = {"problem": circe, "stages": ["history"], "language": "de"}
    (only,) = answers(solve_request(asked), Token(), Session(threads=1), USUAL)
    assert only["extra"]["legality"] == ""
    assert only["extra"]["reasons"][0].endswith(".")


def test_what_men_are_for_is_said_of_each() -> None:
    found = told(STAR, "#2", "needed")
    *_, desk = needs(analyse(solve(STAR, "#2")))
    assert {each["square"]: each["need"] for each in found["men"]} == {
        square_name(ring.square): ring.need.value for ring in desk.rings
    }
    assert [each["sentence"] for each in found["pairs"]] == [
        str(pair_sentence(pair)) for pair in desk.pairs
    ]
    key = next(each for each in found["men"] if each["square"] == "e3")
    assert (key["name"], key["sentence"]) == ("white queen", "needed: makes the key")


@pytest.mark.parametrize("stage", AIDS)
def test_of_what_is_not_solved_nothing_is_said(stage: str) -> None:
    found = told("8/8/8/8/8/8/8/8 w - - 0 1", "#2", stage)
    assert not found.get("men")
    assert not found.get("found")


def test_repairs_keep_the_key_that_is_meant() -> None:
    found = told(COOKED, "#1", "repair")
    assert len(found["keys"]) > 1
    meant = next(each["id"] for each in found["keys"] if each["id"] != found["key"])
    other = told(COOKED, "#1", "repair", key=meant)
    assert other["key"] == meant
    assert other["flaws"] != found["flaws"]
    (mended, *_) = [each for each in found["found"] if each["all"]]
    after = solve(mended["fen"], "#1")
    assert after.verdict.value == "sound"
    assert after.keys[0].move.san.rstrip("#") == found["key"].removeprefix("1.").rstrip("#")
