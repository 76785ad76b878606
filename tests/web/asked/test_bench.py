# SPDX-License-Identifier: GPL-3.0-or-later
"""The scheme bench as a page is told it: what the desk's tabs find; it stops when told to."""

from __future__ import annotations

from typing import Any

import pytest
from deadlines import Patience
from served import STAR

from composer.analysis.schemes.keyorder import ranked
from composer.analysis.schemes.keysearch import is_plain, is_quiet
from composer.analysis.schemes.takebacks import keys_of
from composer.formats.jsonlines import entry_of
from composer.problem.fen import fen, parse_fen
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solve import solve
from composer.web.bench import TOOLS
from composer.web.limits import USUAL
from composer.web.request import BadRequest, solve_request
from composer.web.stages import answers

Json = dict[str, Any]
AFTER = "4B3/1p1PkP1p/pP2p2P/K3N3/p3Q3/P7/8/8 b - - 0 1"
MANY = "4N3/1p1PkP1p/pP2p2P/K3N3/p3R3/P4B2/2n1r3/2b3qQ b - - 0 1"  # s#3: takes minutes


def told(record: Json, tool: str, language: str = "en") -> Json:
    asked = {"problem": record, "stages": ["scheme"], "tool": tool, "language": language}
    *_, last = answers(solve_request(asked), Token(), Session(threads=1), USUAL)
    assert (last["stage"], last["complete"]) == ("scheme", True)
    return dict(last["extra"])


def groups(found: Json) -> dict[str, Json]:
    return {group["name"]: group for group in found["groups"]}


def test_the_keys_are_those_of_the_desk_and_are_set_up_as_diagrams() -> None:
    after = parse_fen(AFTER)
    rows = [row for row in ranked(after, tuple(keys_of(after))) if row.key.is_sound]
    desk = [row for row in rows if is_plain(row) and is_quiet(row)]
    page = groups(told({"fen": AFTER, "stipulation": "after #2"}, "keys"))["quiet"]
    assert page["count"] == len(desk)
    diagrams = [fen(row.key.taken_back.diagram) for row in desk]
    assert [row["fields"]["fen"] for row in page["rows"]] == diagrams
    assert all(row["fields"]["stipulation"] == "#2" for row in page["rows"])
    first = page["rows"][0]
    assert first["title"] == "1.Qe4 from e3"
    solution = solve(first["fields"]["fen"], "#2")
    assert solution.verdict.value == "sound"


def test_keys_and_parked_men_need_a_position_after_the_key() -> None:
    for tool in ("keys", "park"):
        assert told({"fen": STAR, "stipulation": "#2"}, tool)["lacks"] == "schemeAfterKey"


def test_first_moves_separate_and_men_keep_and_kill() -> None:
    (row, *_) = groups(told({"fen": STAR, "stipulation": "#2"}, "separate"))["pairs"]["rows"]
    assert row["title"] == "set play / 1.Qe4!"
    assert row["moves"] == [{"uci": "e3e4", "kind": "white"}]
    assert row["fields"] is None
    (row, *_) = groups(told({"fen": STAR, "stipulation": "#2"}, "keep", "de"))["men"]["rows"]
    assert row["sound"]
    assert "1.De4" in row["facts"][0]
    assert entry_of({"stipulation": "#2", **row["fields"]}).problem.position.turn.value == "w"


def test_castling_and_what_else_is_asked_stay() -> None:
    homely = "4k3/8/8/8/8/8/3PPP2/R3K3 w Q - 0 1"
    record = {"fen": homely, "stipulation": "#2", "extras": {"other": "kept"}}
    for group in told(record, "keep")["groups"]:
        for row in group["rows"]:
            assert set(row["fields"]) == {"fen"}
            assert row["fields"]["fen"].split()[2] == "Q"


def test_what_is_no_scheme_is_said_in_a_sentence() -> None:
    for record in (
        {"fen": STAR, "stipulation": "h#2"},
        {"fen": "8/8/8/8/8/8/8/8 w - - 0 1", "stipulation": "#2"},
        {"fen": STAR.replace("Q", "G"), "stipulation": "#2"},
    ):
        for tool in TOOLS:
            found = told(record, tool)
            assert found["why"], (record, tool)
            assert found["why"][0].endswith(".")


def test_no_other_tool_is_known() -> None:
    asked = {"problem": {"fen": STAR, "stipulation": "#2"}, "stages": ["scheme"], "tool": "rm -rf"}
    with pytest.raises(BadRequest):
        list(answers(solve_request(asked), Token(), Session(threads=1), USUAL))


def test_it_stops_when_it_is_told_to() -> None:
    problem = {"fen": MANY, "stipulation": "after s#3"}
    asked = {"problem": problem, "stages": ["scheme"], "tool": "keys"}
    token = Patience(40)
    found = list(answers(solve_request(asked), token, Session(threads=1), USUAL))
    assert token.flag[0]  # it was still at work
    assert not any(each["complete"] for each in found)
