# SPDX-License-Identifier: GPL-3.0-or-later
"""Equality with the reference program of the field on a large collection of problems.

Its conventions are those of `composer.solver.solution`. The collection lies beside the
project; where it is absent these tests are skipped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from solver_truth import (
    every_defence_form,
    record_every_defence,
    record_form,
    solution_form,
)
from thorough import BRUTE, some

import composer
from composer.problem.defects import is_solvable
from composer.problem.fen import parse_fen
from composer.solver.compiled import KERNEL, REFERENCE
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Verdict

pytestmark = [pytest.mark.corpus, pytest.mark.usefixtures("either_solver")]

Record = dict[str, Any]
FEW_MEN = 4  # of four-movers that the reference solver is tried on at the desk
AS_GIVEN = SolveOptions(retro=False)
KEYS_ONLY = SolveOptions(tries=False, set_play=False, retro=False)


def _records(path: Path, stipulation: str) -> Iterator[Record]:
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record["stipulation"] == stipulation:
                yield record


def _solved(corpus: Path, name: str, stipulation: str) -> list[Record]:
    records = _records(corpus / name, stipulation)
    return [record for record in records if record["result"]["status"] == "ok"]


def _compare(record: Record) -> str | None:
    """Return the name of the record if our solution is another one."""
    result = record["result"]
    solution = composer.solve(record["fen"], record["stipulation"], AS_GIVEN)
    ours, theirs = solution_form(solution), record_form(result)
    if "Try" not in record.get("options", ["Try"]):
        ours["tries"] = theirs["tries"]  # they were not asked for
    if record["id"].startswith("g") and record["stipulation"] != "#2":
        ours, theirs = {"keys": set(ours["keys"])}, {"keys": set(theirs["keys"])}  # all it has
    same = ours == theirs
    if "every_defence" in record:
        same &= every_defence_form(solution) == record_every_defence(record["every_defence"])
    return None if same and solution.complete else record["id"]


def _sample(records: list[Record], solver: str, step: int) -> Sequence[Record]:
    """Return every record for the kernel, and some for the reference, which is slow."""
    return records if solver == KERNEL else some(records, step, step)


def _differing(records: Sequence[Record]) -> list[str]:
    return [name for record in records if (name := _compare(record)) is not None]


def test_generated_two_movers(corpus: Path, either_solver: str) -> None:
    records = _solved(corpus, "generated.jsonl", "#2")
    assert len(records) > 250
    assert _differing(_sample(records, either_solver, 4)) == []


@pytest.mark.parametrize(("stipulation", "number"), [("#1", 1), ("#2", 40), ("#3", 5)])
def test_orthodox_problems(corpus: Path, either_solver: str, stipulation: str, number: int) -> None:
    records = _solved(corpus, "popeye-orthodox.jsonl", stipulation)
    assert len(records) >= number
    assert _differing(_sample(records, either_solver, 3)) == []


@pytest.mark.slow
def test_orthodox_four_movers(corpus: Path, either_solver: str) -> None:
    records = _solved(corpus, "popeye-orthodox.jsonl", "#4")
    assert len(records) >= 5
    if either_solver == REFERENCE and not BRUTE:
        records = [record for record in records if len(parse_fen(record["fen"])) <= FEW_MEN]
    assert _differing(_sample(records, either_solver, 4)) == []


@pytest.mark.slow
def test_an_orthodox_five_mover(corpus: Path, either_solver: str) -> None:
    """The other one takes a minute without compiled help, and is left to it."""
    if either_solver == REFERENCE and not BRUTE:
        pytest.skip("takes long without compiled help; looked at where COMPOSER_BRUTE is set")
    records = _solved(corpus, "popeye-orthodox.jsonl", "#5")
    assert _differing([record for record in records if record["id"] == "c0370"]) == []


@pytest.mark.slow
def test_generated_three_movers(corpus: Path, either_solver: str) -> None:
    records = _solved(corpus, "generated.jsonl", "#3")
    assert len(records) > 40
    assert _differing(_sample(records, either_solver, 8)) == []


def test_what_the_reference_program_refuses_is_invalid(corpus: Path) -> None:
    for name in ("generated.jsonl", "popeye-orthodox.jsonl"):
        for record in _records(corpus / name, "#2"):
            if record["result"]["status"] != "ok":
                assert composer.solve(record["fen"]).verdict is Verdict.INVALID


def _uci_keys(solution: Solution) -> set[str]:
    """Return the keys in the long form of the collection: `Sb5-d6`, `c7-c8=Q`, `0-0`."""
    found = set()
    for key in solution.keys:
        move = key.move
        assert move is not None
        if move.castling is not None:
            found.add("0-0" if move.uci[2] == "g" else "0-0-0")
        else:
            found.add(f"{move.uci[:2]}-{move.uci[2:4]}{move.uci[4:].upper().replace('N', 'S')}")
    return found


def _their_keys(keys: list[str]) -> set[str]:
    return {
        key if key.startswith("0-0") else key.lstrip("KQRBS").replace("*", "-").replace("=", "")
        for key in (key.removesuffix(" ep.") for key in keys)
    }


def _differing_keys(records: Sequence[Record]) -> list[str]:
    return [
        record["fen"]
        for record in records
        if is_solvable(parse_fen(record["fen"]))
        and _uci_keys(composer.solve(record["fen"], record["stipulation"], KEYS_ONLY))
        != _their_keys(record["popeye_keys"])
    ]


def _published(corpus: Path) -> list[Record]:
    return list(_records(corpus / "composed-twomovers.jsonl", "#2"))


@pytest.mark.slow
def test_keys_of_published_two_movers(corpus: Path, either_solver: str) -> None:
    assert _differing_keys(_sample(_published(corpus), either_solver, 12)) == []
