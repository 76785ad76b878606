# SPDX-License-Identifier: GPL-3.0-or-later
"""What a grammar asks is met by published problems with the theme, cut to the men of its proof."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from composer.analysis.themes.grammar.plan import Plan
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.composing.ask import Ask
from composer.composing.turns import climb_for
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square, parse_square
from composer.solver.kernel.engine import legal_moves

CORES = Path(__file__).parents[1] / "data/cores.jsonl"
SHARED = Path(__file__).parents[3] / "shared/corpus/schemes/cores-visible.jsonl"
NOBODY = 64
TRIES = 14  # tries that are regarded where a plan has two
PROMOTED = ["", "n", "b", "r", "q"]

Record = Mapping[str, Any]


def records(path: Path) -> list[Record]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [record for record in map(json.loads, lines) if record["theme"] in GRAMMARS]


def number(move: Move) -> int:
    """Return a move as the kernel numbers it: origin, target, promotion."""
    return move.origin | move.target << 6 | PROMOTED.index(move.uci[4:]) << 12


def squares_of(men: Iterable[Man], added: Mapping[Square, Man]) -> list[int]:
    """Return for each man who may be added where he stands."""
    places = [[square for square, man in added.items() if man == asked] for asked in men]
    seen: Counter[Man] = Counter()
    found = []
    for man, squares in zip(men, places, strict=True):
        found.append(squares[seen[man]] if seen[man] < len(squares) else NOBODY)
        seen[man] += 1
    return found


def tries_of(
    plan: Plan, key: Move, moves: Iterable[Move], lacking: Any
) -> Iterator[tuple[Move, ...]]:
    """Yield tries that may be meant, the likeliest where there are many."""
    others = [move for move in moves if move.uci != key.uci]
    if plan.tries > 1:
        others = sorted(others, key=lambda move: lacking((move,) * plan.tries))[:TRIES]
    for chosen in permutations(others, plan.tries):
        if all(
            (not plan.try_origins or plan.try_origins[place] >> move.origin & 1)
            and (not plan.try_targets or plan.try_targets[place] >> move.target & 1)
            for place, move in enumerate(chosen)
        ):
            yield chosen


def meets(plan: Plan, ask: Ask, added: Mapping[Square, Man], whole: Position, key: str) -> bool:
    """Return whether a whole problem lacks nothing of what a plan asks."""
    moves = legal_moves(whole)
    (first,) = (move for move in moves if move.uci == key)
    if not (plan.key_origins >> first.origin & 1 and plan.key_targets >> first.target & 1):
        return False
    climb = climb_for(ask, plan)
    places = squares_of(ask.allowed, added)

    def lacking(tries: tuple[Move, ...]) -> int:
        return climb.weigh(places, [number(first), *map(number, tries)])[1]

    return any(lacking(tries) == 0 for tries in tries_of(plan, first, moves, lacking))


def satisfied(record: Record) -> bool:
    core, whole = (parse_fen(f"{record[name]} w - - 0 1") for name in ("core", "original"))
    added = {square: man for square, man in whole if core.board[square] is None}
    ask = Ask(
        core,
        tuple(added.values()),
        record["theme"],
        tuple(map(parse_square, record["theme_squares"])),
    )
    return any(meets(plan, ask, added, whole, record["key"]) for plan in ask.plans)


@pytest.mark.parametrize(
    "record",
    records(CORES),
    ids=lambda record: f"{record['theme']} {record['core']}",
)
def test_a_published_problem_meets_its_grammar(record: Record) -> None:
    assert satisfied(record)


def test_a_problem_without_its_theme_does_not() -> None:
    published = {record["theme"]: record for record in records(CORES)}
    assert not satisfied({**published["mutate"], "theme": "le_grand"})
    assert not satisfied({**published["grimshaw"], "theme": "novotny_key"})
    assert not satisfied({**published["half_pin"], "theme": "total_fleck"})


@pytest.mark.skipif(not SHARED.exists(), reason="needs the corpus")
def test_nearly_every_one_of_the_corpus_meets_its_grammar() -> None:
    """Left over: a dual, a half-pin shown once, mates told by a dual."""
    found = [record["theme"] for record in records(SHARED) if not satisfied(record)]
    assert sorted(found) == [
        "karlstrom_fleck",
        "masked_half_pin",
        "novotny_try",
        "zagoruyko_3x2",
    ]


@pytest.mark.parametrize(
    ("whole", "key", "cost"),
    [
        ("4br2/3p4/7Q/5k2/4p1N1/1B2P1K1/8/8", "b3d5", 4 * 3),
        ("4br2/8/5p1Q/5k2/6N1/1B4K1/8/8", "b3d5", 2 * 3 + 20 + 25),
        ("4br2/8/7Q/3n1k2/6N1/1B4K1/2P5/8", "b3d5", 3 * 3 + 20 + 25 + 40),
        ("4br2/8/4P2Q/5k2/2p1p1N1/1B4K1/8/8", "b3c4", 4 * 3 + 25),
        ("4br2/8/7Q/2N1Pk2/6p1/1B4K1/8/8", "b3f7", 3 * 3 + 20 + 2 * 12),
    ],
    ids=["nothing", "a flight open and taken", "an officer taken", "a pawn taken", "three threats"],
)
def test_what_speaks_against_a_sound_problem_costs(whole: str, key: str, cost: int) -> None:
    core = parse_fen("4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1")
    problem = parse_fen(f"{whole} w - - 0 1")
    added = {square: man for square, man in problem if core.board[square] is None}
    ask = Ask(core, tuple(added.values()), "grimshaw")
    (first,) = (move for move in legal_moves(problem) if move.uci == key)
    climb = climb_for(ask, ask.plans[0])
    assert climb.weigh(squares_of(ask.allowed, added), [number(first)])[:2] == (cost, 0)
