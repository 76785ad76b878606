# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play and series of a large collection: the very lines of the field's reference program.

The collection lies beside the project; where it is absent these tests are skipped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from thorough import BRUTE, some

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.solver.compiledlines import CompiledLines
from composer.solver.kernel.engine import LineKernel
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token
from composer.solver.stages import Found

pytestmark = pytest.mark.corpus

Record = dict[str, Any]
Rows = set[tuple[str, ...]]

_LINES: Final = re.compile(r"(?:hs|hr|h|ser-(?:h|s|r)?)[#=]\d+(?:\.5)?")
# Half a second to some minutes each, most of them stalemates.
_LONG: Final = frozenset(
    f"c0{number}"
    for number in (221, 302, 312, 319, 327, 341, 343, 345, 347, 352, 353, 354, 355, 356, 357)
) | frozenset(f"c0{number}" for number in (362, 363, 377, 380, 382, 383, 384, 387, 398, 399))


def _records(path: Path) -> Iterator[Record]:
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record["result"]["status"] == "ok" and _LINES.fullmatch(record["stipulation"]):
                yield record


def _found(record: Record) -> Found:
    """Solve a record; one where White begins has half a move less than it says."""
    asked = parse_stipulation(record["stipulation"])
    if "WhiteToPlay" in record.get("options", ()):
        asked = replace(asked, halfmoves=asked.halfmoves - 1)
    search = CompiledLines(LineKernel(64), parse_fen(record["fen"]), asked, Token(), 1)
    *_, last = search.find(SolveOptions())
    assert last.complete
    return last


def _rows(lines: tuple[Line, ...]) -> Rows:
    return {tuple(move.uci for move in line.moves) for line in lines}


def _theirs(lines: list[list[str | None]]) -> Rows:
    return {tuple(move for move in line if move is not None) for line in lines}


def _differs(record: Record) -> bool:
    ours, result = _found(record), record["result"]
    set_play = _theirs(result["set_solutions"])
    return _rows(ours.lines) != _theirs(result["solutions"]) or (
        bool(set_play) and _rows(ours.set_lines) != set_play
    )


@pytest.mark.parametrize(
    ("name", "number"),
    [("composed-play.jsonl", 114), ("popeye-orthodox.jsonl", 115), ("generated.jsonl", 60)],
)
def test_the_very_lines(corpus: Path, name: str, number: int) -> None:
    records = [record for record in _records(corpus / name) if record.get("id") not in _LONG]
    assert len(records) >= number
    assert [record["fen"] for record in some(records, 3, 2) if _differs(record)] == []


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(not BRUTE, reason="takes minutes; looked at where COMPOSER_BRUTE is set")
@pytest.mark.parametrize("name", sorted(_LONG))
def test_the_very_lines_of_long_problems(corpus: Path, name: str) -> None:
    (record,) = [e for e in _records(corpus / "popeye-orthodox.jsonl") if e["id"] == name]
    assert not _differs(record)
