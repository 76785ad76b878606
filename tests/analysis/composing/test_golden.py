# SPDX-License-Identifier: GPL-3.0-or-later
"""What men are for and what could stand in their place, in problems of 1925 or before."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cases import every

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.economy import economy
from composer.analysis.composing.needed import needs
from composer.analysis.composing.wording import need_sentence
from composer.analysis.report import analyse
from composer.problem.squares import square_name
from composer.solver.session import Session
from composer.solver.solve import solve

GOLDEN: list[dict[str, Any]] = json.loads(
    Path(__file__).parent.joinpath("golden.json").read_text(encoding="utf-8")
)


@every("case", [case for case in GOLDEN if "men" in case])
def test_what_men_are_for(session: Session, case: dict[str, Any]) -> None:
    solution = solve(case["fen"], case["stipulation"], session=session)
    *_, last = needs(analyse(solution), session=session)
    of_lines = solution.stipulation.has_lines
    said = {square_name(r.square): str(need_sentence(r, of_lines)) for r in last.rings}
    assert {square: said[square] for square in case["men"]} == case["men"], case["of"]


@every("case", [case for case in GOLDEN if "weaker" in case])
def test_who_could_be_weaker(session: Session, case: dict[str, Any]) -> None:
    baseline = Baseline.of(analyse(solve(case["fen"], case["stipulation"], session=session)))
    found = {
        square_name(each.square): [kind.id for kind in each.weaker]
        for each in economy(baseline, session=session).services
    }
    assert {square: found[square] for square in case["weaker"]} == case["weaker"], case["of"]
