# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases and themes as a page is told them: the tables, proofs and sentences of the desk."""

from __future__ import annotations

from typing import Any

from served import STAR

from composer.analysis.phases import table_of
from composer.analysis.report import analyse
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solve import solve
from composer.web.limits import USUAL
from composer.web.request import solve_request
from composer.web.stages import answers

Json = dict[str, Any]


def told(record: Json, stage: str) -> Json:
    asked = {"problem": record, "stages": ["verdict", stage]}
    found = answers(solve_request(asked), Token(), Session(threads=1), USUAL)
    (extra,) = (each["extra"] for each in found if each["stage"] == stage)
    return dict(extra)


def test_every_theme_has_the_proofs_of_the_desk_and_their_moves() -> None:
    analysis = analyse(solve(STAR, "#2"))
    themes = {
        each["id"]: each for each in told({"fen": STAR, "stipulation": "#2"}, "themes")["themes"]
    }
    for name in {flag.id for flag in analysis.flags}:
        flags = [flag for flag in analysis.flags if flag.id == name]
        proofs = themes[name]["proofs"]
        assert {each["sentence"] for each in proofs} == {str(flag.sentence) for flag in flags}
        moves = {move.uci for flag in flags for move in flag.moves}
        assert {each["uci"] for proof in proofs for each in proof["moves"]} <= moves
    kinds = {each["uci"]: each["kind"] for each in themes["star_flights"]["proofs"][0]["moves"]}
    assert kinds["e3e4"] == "white"
    assert set(kinds.values()) == {"white", "black"}


def test_a_theme_has_the_part_of_the_phase_table_that_it_speaks_of() -> None:
    analysis = analyse(solve(STAR, "#2"))
    themes = {
        each["id"]: each for each in told({"fen": STAR, "stipulation": "#2"}, "themes")["themes"]
    }
    flags = tuple(flag for flag in analysis.flags if flag.id == "reciprocal_change")
    desk = table_of(analysis.study, 8, flags).told
    page = themes["reciprocal_change"]["table"]
    assert [each["kind"] for each in page["columns"]] == ["set", "key"]
    assert [each["defence"]["uci"] for each in page["rows"]] == [
        row.defence.uci for row in desk.rows
    ]
    assert len(desk.rows) == 2
    assert all(cell["told"] for row in page["rows"] for cell in row["cells"])
    assert "table" not in themes["changed_mates_set"]  # a mere element


def test_no_moves_are_told_of_twins_where_the_men_may_stand_elsewhere() -> None:
    twins = {"fen": STAR, "stipulation": "#2", "twins": {"b": "Move a6 a7"}}
    for theme in told(twins, "themes")["themes"]:
        assert all(not proof["moves"] for proof in theme["proofs"])
        assert "table" not in theme
