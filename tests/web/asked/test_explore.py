# SPDX-License-Identifier: GPL-3.0-or-later
"""The search for sound problems as a page asks for it: the finds of the desk, piece by piece."""

from __future__ import annotations

from threading import Timer
from typing import Any

import pytest
from served import STAR

from composer.explore.judging import work_chunk
from composer.explore.plan import Plan, every_man_anywhere
from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_task
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solve import solve
from composer.web import explore
from composer.web.limits import USUAL
from composer.web.request import BadRequest, solve_request
from composer.web.stages import answers

Json = dict[str, Any]
TWO_MOVER = {"fen": STAR, "stipulation": "#2"}
FEW = "8/8/8/8/8/1K6/8/k5R1 w - - 0 1"  # #1


def stages(record: Json, token: Token | None = None, **search: Any) -> list[Json]:
    asked = {"problem": record, "stages": ["explore"], "search": search}
    found = answers(solve_request(asked), token or Token(), Session(threads=1), USUAL)
    return list(found)


def piece(record: Json, **search: Any) -> Json:
    last = stages(record, **search)[-1]
    assert last["complete"]
    return dict(last["extra"])


def test_pieces_one_after_the_other_find_what_the_desk_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(explore, "_PIECE", 0.05)
    found: set[str] = set()
    count = start = every = 0
    while not every or start < every:
        told = piece({"fen": FEW, "stipulation": "#1"}, changes=1, start=start)
        found |= {each["fen"] for each in told["found"]}
        count += told["count"]
        start, every = told["next"], told["all"]
    plan = Plan(changes=1).on(parse_fen(FEW), parse_task("#1"))
    spec = every_man_anywhere(plan).spec()
    chunks = range(-(-every // spec.chunk))
    desk = {find.fen for chunk in chunks for find in work_chunk(spec, chunk).finds}
    assert count == len(desk) > 0
    assert found <= desk


def test_what_is_demanded_holds_of_every_find() -> None:
    told = piece(
        {"fen": STAR, "stipulation": "#2"},
        changes=2,
        quiet=True,
        whole=True,
        themes=["star_flights"],
    )
    assert told["found"]
    assert told["count"] >= len(told["found"])
    ranks = [each["rank"] for each in told["found"]]
    assert ranks == sorted(ranks)
    for each in told["found"][:5]:
        solution = solve(each["fen"], "#2")
        assert solution.verdict.value == "sound"
        assert not each["duals"]
        assert solution.keys[0].move is not None
        assert solution.keys[0].move.san == each["key"]


def test_it_begins_where_it_is_told_to_and_ends_at_the_end() -> None:
    told = piece({"fen": STAR, "stipulation": "#2"}, changes=2, start=10**12)
    assert told["next"] == told["all"]
    assert told["found"] == []


@pytest.mark.parametrize(
    ("record", "search"),
    [
        ({"fen": STAR, "stipulation": "#2"}, {"themes": ["nonsense"]}),
        ({"fen": STAR, "stipulation": "#2", "twins": {"b": "Move a6 a7"}}, {}),
        ({"fen": "8/8/8/8/8/8/8/8 w - - 0 1", "stipulation": "#2"}, {}),
    ],
)
def test_what_cannot_be_searched_is_said(record: Json, search: Json) -> None:
    told = piece(record, **search)
    assert told["why"].endswith(".")
    assert told["found"] == []


@pytest.mark.parametrize(
    "wrong",
    [{"themes": "all"}, {"themes": ["a"] * 13}, {"themes": [7]}, {"start": -1}, {"changes": "9"}],
)
def test_nonsense_is_refused(wrong: Json) -> None:
    with pytest.raises(BadRequest):
        stages({"fen": STAR, "stipulation": "#2"}, **wrong)


def test_never_more_than_four_men_differ() -> None:
    asked = {"problem": {"fen": FEW, "stipulation": "#1"}, "stages": ["explore"]}
    for changes in (9, 2**40):
        found = solve_request({**asked, "search": {"changes": changes}}).search
        assert found is not None
        assert found.changes == 4


@pytest.mark.parametrize("task", ["#2", "#3", "h#3"])
def test_it_stops_when_it_is_told_to(task: str) -> None:
    token = Token()
    timer = Timer(0.3, token.cancel)
    timer.start()
    found = stages({"fen": STAR, "stipulation": task}, token, changes=4, go=True)
    timer.join()
    assert not any(each["complete"] for each in found)


def test_few_are_asked_for_where_nothing_is_said() -> None:
    asked = {"problem": {"fen": FEW, "stipulation": "#1"}, "stages": ["explore"], "search": 7}
    found = solve_request(asked).search
    assert found is not None
    assert (found.changes, found.themes) == (2, ())
