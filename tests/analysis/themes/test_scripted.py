# SPDX-License-Identifier: GPL-3.0-or-later
"""Rare tasks on solutions written by hand: only the moves count, the board need not be sound.

Each with a near-miss that lacks one line or changes one mate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import chess
from cases import every
from moves import made_move

from composer.analysis.study import Study
from composer.analysis.themes import flights, lines, tasks
from composer.analysis.themes.flag import Flag
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.stipulation import TWO_MOVER
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict

Rule = Callable[[Study], Iterable[Flag]]


def move(board: chess.Board, text: str, mark: Mark) -> Move:
    step = chess.Move.from_uci(text)
    man = board.piece_at(step.from_square)
    taken = board.piece_type_at(step.to_square)
    assert man is not None
    return made_move(
        Man(man.symbol()),
        step.from_square,
        step.to_square,
        capture=None if taken is None else Kind(taken),
        promotion=None if step.promotion is None else Kind(step.promotion),
        mark=mark,
    )


def scripted(fen: str, key: str, play: Mapping[str, str], threats: str = "") -> Study:
    """Lay out a solution: the key, the lines as `defence: mates`, the threats."""
    board = chess.Board(fen)
    first = move(board, key, Mark.NONE)
    board.set_piece_at(first.target, board.remove_piece_at(first.origin))
    aims = tuple(move(board, each, Mark.MATE) for each in threats.split())
    variations = tuple(
        Variation(
            move(board, defence, Mark.NONE),
            tuple(Continuation(move(board, mate, Mark.MATE)) for mate in mates.split()),
            effective=not aims or any(each not in mates for each in threats.split()),
        )
        for defence, mates in play.items()
    )
    phase = Phase(first, aims, not aims, variations=variations, length=2)
    return Study.of(
        Solution(
            parse_fen(fen),
            TWO_MOVER,
            Verdict.SOUND,
            "",
            stage=Stage.TRIES,
            complete=True,
            keys=(phase,),
        )
    )


KINGS = "8/8/8/3k4/8/8/8/R5QK w - - 0 1"
CROSS = {"d5d6": "g1g6", "d5d4": "g1g4", "d5c5": "g1g5", "d5e5": "g1g7"}
ALBINO = "8/8/8/4k3/2r5/p1p5/1P3P2/R5QK w - - 0 1"
PAWN = {"e5e6": "b2b3", "e5e4": "b2b4", "e5d5": "b2a3", "e5d4": "b2c3"}
WHEEL = "8/8/8/3n4/8/8/k7/R5QK w - - 0 1"
TOUR = ["c7", "e7", "b6", "f6", "b4", "f4", "c3", "e3"]
SPOKES = {f"d5{square}": f"g1g{rank}" for rank, square in enumerate(TOUR[:7], start=2)}
BABSON = "8/1P6/8/8/8/k7/p7/4R2K w - - 0 1"
LIKE = {f"a2a1{man}": f"b7b8{man}" for man in "qrbn"}

CASES = [
    (
        flights.plus_flights,
        "plus_flights",
        (KINGS, "a1a2", CROSS),
        (KINGS, "a1a2", {**CROSS, "d5d6": ""}),
    ),
    (tasks.albino, "albino", (ALBINO, "a1a2", PAWN), (ALBINO, "a1a2", {**PAWN, "e5d4": "b2a3"})),
    (
        tasks.black_knight_wheel,
        "black_knight_wheel",
        (WHEEL, "a1b1", {**SPOKES, "d5e3": "g1a7"}),
        (WHEEL, "a1b1", {**SPOKES, "d5e3": "g1g2"}),
    ),
    (
        tasks.black_promotions,
        "babson",
        (BABSON, "e1e2", LIKE),
        (BABSON, "e1e2", {**LIKE, "a2a1n": "b7b8q"}),
    ),
    (
        tasks.black_promotions,
        "allumwandlung_black",
        (BABSON, "e1e2", {**LIKE, "a2a1n": "e2e3"}),
        (BABSON, "e1e2", {**LIKE, "a2a1n": "b7b8q"}),
    ),
    (
        tasks.white_promotions,
        "allumwandlung_white",
        (BABSON, "e1e2", LIKE),
        (BABSON, "e1e2", {**LIKE, "a2a1n": "b7b8q"}),
    ),
]


@every("rule, theme, shows, misses", CASES)
def test_shown_and_just_missed(
    rule: Rule,
    theme: str,
    shows: tuple[str, str, dict[str, str]],
    misses: tuple[str, str, dict[str, str]],
) -> None:
    assert theme in {flag.id for flag in rule(scripted(*shows))}
    kept = {defence: mates for defence, mates in misses[2].items() if mates}
    assert theme not in {flag.id for flag in rule(scripted(misses[0], misses[1], kept))}


def test_a_plachutta_is_a_novotny_of_two_men_that_move_alike() -> None:
    threats = "a1a8 a1a3"
    alike = scripted(
        "7k/8/3r4/8/6r1/8/3N4/Q6K w - - 0 1", "d2d4", {"d6d4": "a1a8", "g4d4": "a1a3"}, threats
    )
    unlike = scripted(
        "7k/8/3r1b2/8/8/8/3N4/Q6K w - - 0 1", "d2d4", {"d6d4": "a1a8", "f6d4": "a1a3"}, threats
    )
    assert {flag.id for flag in lines.novotny(alike)} == {"plachutta"}
    assert {flag.id for flag in lines.novotny(unlike)} == {"novotny_key"}
