# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpmates composed from a core: the theme in all of its solutions, and no other solution."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from poolhere import InThisThread

from composer.analysis.help.grammar import HELP_GRAMMARS, solution_roles
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.composing.ask import Ask
from composer.composing.askform import ask_object, ask_of
from composer.composing.composer import Composing
from composer.composing.helpclimb import MOST_LINES, HelpClimb
from composer.composing.prover import judge_of
from composer.composing.refusals import why_not
from composer.composing.turns import work_turn
from composer.problem.edits import set_squares
from composer.problem.fen import parse_fen
from composer.problem.intended import intended_of
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PLAY = Path(__file__).parents[3] / "shared/corpus/composed-play.jsonl"
WHOLE = parse_fen("K4n2/1pkP4/8/8/2n1R3/2B5/8/1b6 b - - 0 1")
HELP = parse_stipulation("h#2")
ZILAHI = Ask(
    set_squares(WHOLE, dict.fromkeys(map(parse_square, ("b7", "c4")))),
    tuple(map(Man.from_letter, "np")),
    "zilahi",
    stipulation=HELP,
    changes=20_000,
)


def test_a_zilahi_is_found_with_the_men_who_are_missing() -> None:
    search = Composing(ZILAHI, InThisThread())
    progress = search.run(turns=6)
    assert progress.tally.tried > 1000
    assert any(parse_fen(find.fen).board == WHOLE.board for find in search.best())
    for find in search.best():
        options = SolveOptions(intended=intended_of("2"))
        solution = solve(parse_fen(find.fen), HELP, options)
        assert solution.verdict is Verdict.SOUND
        assert "zilahi" in {flag.id for flag in themes_of(Study.of(solution))}
        assert len(find.key_text.split(" / ")) == 2
        assert (find.key, find.whole_core) == ("", True)
        assert "a solution is lost" in " ".join(map(str, find.roles))
    assert work_turn(ZILAHI, 2) == work_turn(ZILAHI, 2)


def test_a_climb_begins_where_there_is_a_solution() -> None:
    """One in a hundred placements has any here, and none of the first may be among them."""
    core = parse_fen("4k3/8/4b3/2P5/4B3/4r3/8/4K3 b - - 0 1")
    men = tuple(map(Man.from_letter, "RPNN"))
    ask = Ask(core, men, "model_mate", stipulation=HELP, solutions=1)
    with closing(Session(table_megabytes=16, threads=1)) as session:
        judge = judge_of(ask, session, Token(), MOST_LINES)
        for seed in range(4):
            climb = HelpClimb(ask, judge, seed)
            assert climb.start()
            assert climb.weighed.cost < climb.BARREN


@pytest.mark.parametrize(
    ("changed", "part"),
    [
        ({"theme": "grimshaw"}, "no grammar"),
        ({"solutions": 9}, "1 to 4 solutions"),
        ({"stipulation": parse_stipulation("h#7")}, "h#2, h#2.5 or h#3, not h#7"),
        ({"after_key": True}, "in two-movers only"),
    ],
)
def test_what_no_helpmate_can_be_is_said(changed: dict[str, object], part: str) -> None:
    assert why_not(ZILAHI) is None
    assert part in str(why_not(replace(ZILAHI, **changed)))
    assert ask_of(json.loads(json.dumps(ask_object(ZILAHI)))) == ZILAHI
    for damaged in (1e999, "2", None):
        with pytest.raises(ValueError, match="a number that is none"):
            ask_of({**ask_object(ZILAHI), "solutions": damaged})


def test_what_lacks_a_theme_lacks_something() -> None:
    solution = solve(WHOLE, HELP, SolveOptions())
    told = [solution_roles(line.moves) for line in solution.lines]
    lacks = {id: missing(WHOLE, told) for id, missing in HELP_GRAMMARS.items()}
    assert {id for id, number in lacks.items() if number == 0} == {
        "zilahi",
        "exchange_of_functions",
    }
    assert told[0].lost == {parse_square("d7")}
    assert told[0].mater == parse_square("e4")
    assert (told[1].lost, told[1].mater) == ({parse_square("e4")}, parse_square("d7"))


@pytest.mark.skipif(not PLAY.exists(), reason="needs the corpus")
def test_what_has_a_theme_lacks_nothing_of_it() -> None:
    seen: Counter[str] = Counter()
    for record in map(json.loads, PLAY.read_text(encoding="utf-8").splitlines()):
        if record["stipulation"] != "h#2":
            continue
        position = parse_fen(record["fen"])
        solution = solve(position, HELP, SolveOptions(decide=False))
        if not 2 <= len(solution.lines) <= 4 or solution.verdict is not Verdict.SOUND:
            continue
        told = [solution_roles(line.moves) for line in solution.lines]
        for theme in {flag.id for flag in themes_of(Study.of(solution))} & HELP_GRAMMARS.keys():
            seen[theme] += 1
            assert HELP_GRAMMARS[theme](position, told) == 0, (theme, record["fen"])
    assert seen.keys() >= {"zilahi", "orthogonal_diagonal_transformation", "model_mate_2"}
