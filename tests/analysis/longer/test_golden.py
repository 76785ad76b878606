# SPDX-License-Identifier: GPL-3.0-or-later
"""Every theme of longer problems, shown by one position and just missed by its neighbour.

The positions were published in 1925 or before; the near-miss differs by one man and is as sound.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cases import every

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag
from composer.solver.solution import Verdict

HERE = Path(__file__).parent
GOLDEN: list[dict[str, Any]] = [
    record
    for name in ("golden.json", "mating.json")
    for record in json.loads(HERE.joinpath(name).read_text(encoding="utf-8"))
]


def flags(fen: str, stipulation: str) -> list[Flag]:
    solution = solve(fen, stipulation)
    assert solution.verdict is Verdict.SOUND
    study = Study.of(solution)
    assert study.is_longer_mate
    assert study.complete
    return list(themes_of(study))


@every("record", GOLDEN)
def test_shown_with_proof_and_missed_by_the_neighbour(record: dict[str, Any]) -> None:
    found = [
        flag for flag in flags(record["fen"], record["stipulation"]) if flag.id == record["theme"]
    ]
    assert found
    for flag in found:
        assert str(flag.sentence).endswith(".")
        assert flag.moves
    assert record["theme"] not in {
        flag.id for flag in flags(record["near_miss"], record["stipulation"])
    }
