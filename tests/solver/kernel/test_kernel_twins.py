# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel and the reference solver are twins: equal results, equal faults, equal order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from positions import any_positions, playable_positions
from solver_twins import agree
from thorough import BRUTE, many, some

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.solver.compiled import KERNEL, VARIABLE
from composer.solver.kernel.engine import Kernel
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solve import solve_keys

OPTIONS = st.builds(SolveOptions, st.integers(1, 3), st.booleans(), st.booleans())
SHORT = st.sampled_from(["#1", "#2", "#2", "=1", "=2"])
SHARED = Kernel(1)  # so small that what it knows is driven out time and again


@given(position=playable_positions(most=14), stipulation=SHORT, options=OPTIONS)
def test_short_play_is_the_same(
    position: Position, stipulation: str, options: SolveOptions
) -> None:
    agree(position, stipulation, options, SHARED)


@settings(max_examples=many(6, 6, 40))  # the reference may take seconds for one
@given(
    position=playable_positions(most=3),
    stipulation=st.sampled_from(["#3", "=3"]),
    options=OPTIONS,
    threads=st.integers(1, 2),
)
def test_longer_play_is_the_same(
    position: Position, stipulation: str, options: SolveOptions, threads: int
) -> None:
    agree(position, stipulation, options, SHARED, threads)


@given(position=any_positions(), stipulation=SHORT)
def test_faults_are_the_same(position: Position, stipulation: str) -> None:
    agree(position, stipulation, SolveOptions(), SHARED)


@pytest.mark.parametrize(
    ("text", "stipulation"),
    [
        ("3k4/8/3K4/8/8/8/8/R7", "#1"),
        ("8/8/8/8/8/5k2/5p2/5K2 b - - 0 1", "=1"),  # the attacker is Black, and Black waits
        ("7k/5P2/7K/8/8/8/8/8", "#2"),  # a promotion to a rook only
        ("8/8/8/1Pp5/8/k1K5/8/R7 w - c6 0 1", "#2"),  # an e.p. capture is there
        ("4Q3/8/8/3pP3/3p1BN1/4p2P/6k1/4K2R", "#3"),  # castling
        ("8/6R1/7p/5K1k/8/6p1/5bPP/8", "#4"),
        ("2k5/8/2K5/8/8/8/8/7R", "#3"),  # set play, tries, a short key
        ("k7/8/K7/8/8/8/8/1R6", "=2"),
        ("8/8/8/8/8/k7/p7/K7", "#2"),  # no first move at all
    ],
)
def test_special_moves_and_odd_cases_are_the_same(text: str, stipulation: str) -> None:
    is_short = int(stipulation[1:]) < 3
    for refutations in (1, 2, 99) if is_short or BRUTE else (2,):
        agree(parse_fen(text), stipulation, SolveOptions(refutations))


def _records(corpus: Path, name: str) -> list[dict[str, Any]]:
    with (corpus / name).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _direct(record: dict[str, Any], most: int) -> bool:
    stipulation = record["stipulation"]
    return stipulation[0] in "#=" and stipulation[1:].isdigit() and int(stipulation[1:]) <= most


@pytest.mark.corpus
def test_two_movers_of_the_collection_are_the_same(corpus: Path) -> None:
    for record in some(_records(corpus, "composed-twomovers.jsonl")[::10], 6, 3):
        agree(parse_fen(record["fen"]), "#2", SolveOptions(), SHARED)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.corpus
def test_everything_in_the_collection_is_the_same(corpus: Path) -> None:
    for name in ("generated.jsonl", "popeye-orthodox.jsonl", "composed-twomovers.jsonl"):
        for number, record in some(list(enumerate(_records(corpus, name))), 71, 31):
            if _direct(record, 3):
                options = SolveOptions(1 + number % 2)
                agree(parse_fen(record["fen"]), record["stipulation"], options, SHARED, 2)


@pytest.mark.corpus
def test_lengths_are_those_of_the_engine_collection(
    corpus: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)
    session = Session()
    for record in _records(corpus, "engine-mates.jsonl"):
        if _direct(record, 3):
            found = solve_keys(record["fen"], record["stipulation"], session=session)
            moves = found.stipulation.moves
            assert found.keys, record["fen"]
            assert min(key.length for key in found.keys) == moves, record["fen"]
