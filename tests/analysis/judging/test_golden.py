# SPDX-License-Identifier: GPL-3.0-or-later
"""Points for and against problems of every kind of play: those they have, and some they lack.

The positions were published in 1925 or before, or made for it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from cases import every

from composer import solve
from composer.analysis.report import analyse
from composer.solver.solution import Verdict

GOLDEN: list[dict[str, Any]] = json.loads(
    Path(__file__).parent.joinpath("golden.json").read_text(encoding="utf-8")
)
PLACE = re.compile(r"\{\w+\}")


@every("record", GOLDEN)
def test_points_with_their_weight_and_count(record: dict[str, Any]) -> None:
    solution = solve(record["fen"], record["stipulation"])
    assert solution.verdict is Verdict.SOUND
    points = {point.id: point for point in analyse(solution).quality.points}
    found = {name: [point.weight.value, point.count] for name, point in points.items()}
    assert {name: found.get(name) for name in record["shows"]} == record["shows"]
    assert not points.keys() & set(record["lacks"])


@every("record", GOLDEN)
def test_every_point_has_a_whole_sentence(record: dict[str, Any]) -> None:
    for point in analyse(solve(record["fen"], record["stipulation"])).quality.points:
        text = str(point.sentence)
        assert text.endswith(".")
        assert not PLACE.search(text)
        assert "  " not in text
