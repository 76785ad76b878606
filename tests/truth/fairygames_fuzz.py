# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare proof games by fairy conditions, or with fairy men, with those that Popeye finds.

    python tests/truth/fairygames_fuzz.py POPEYE [--seed N] [--cases N] [--condition TEXT]

A random game of some half-moves by a random condition leads to each diagram, from the game array or
from a random position with fairy men. Prints each that differs, and at last how many were compared;
the status is 1 if any differs.

Left out: in Volage and TraitorChess Popeye compares marks that no diagram shows (a man who has
moved is never the man of the diagram), in MarineChess the men of the diagram with those of the
play; and Alice Chess, whose second board no diagram shows.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.formats.popeye.writing import popeye_text as input_of
from composer.problem.edits import game_array
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import play_line
from composer.problem.position import Position, possible_castling
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.conditions.condition import UNCAPTURABLE, UNMOVED
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.general.quest import general_moves
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.options import SolveOptions
from composer.solver.popeyemoves import popeye_text
from composer.solver.solve import solve

CONDITIONS: Final = (
    *("Circe", "MirrorCirce", "PWC", "CouscousCirce", "ParrainCirce", "SymmetryCirce"),
    *("CageCirce", "CirceAssassin", "CirceClone", "AntiCirce", "AntiSuperCirce", "MarsCirce"),
    *("ImmunChess", "GhostChess", "Madrasi", "EiffelChess", "Patrouille", "Lortap"),
    *("CentralChess", "AndernachChess", "AntiAndernachChess", "Tibet", "Masand"),
    *("AnnanChess", "NannaChess", "BichromChess", "MonochromChess", "Koeko"),
    *("EinsteinChess", "ReversalEinsteinChess", "ChameleonChess", "NorskSjakk"),
    *("ProteanChess", "TransmutedKings", "MessignyChess", "SingleBox"),
    *("Take&MakeChess", "Make&TakeChess", "NoCapture", "Isardam", "Bicolores"),
    *("BlackMaximummer", "BackHome", "HaanerChess", "Sentinelles"),
)
_FAIRY: Final = ("grasshopper", "nightrider", "locust", "lion", "pao", "zebra")
_WORD: Final = re.compile(r"^\d+\.")


def _start(rng: random.Random) -> Position:
    """Return a random position with few men, some of them fairy men."""
    squares = rng.sample(range(8, 56), rng.randint(5, 9))
    men = {squares[0]: Man.of(Colour.WHITE, Kind.KING), squares[1]: Man.of(Colour.BLACK, Kind.KING)}
    kinds = [Kind.PAWN, Kind.PAWN, Kind.ROOK, Kind.KNIGHT, Kind.BISHOP, Kind.QUEEN]
    kinds += [Kind.of(name) for name in rng.sample(_FAIRY, 2)]
    for square in squares[2:]:
        men[square] = Man.of(rng.choice((Colour.WHITE, Colour.BLACK)), rng.choice(kinds))
    position = Position.of(men, rng.choice((Colour.WHITE, Colour.BLACK)))
    return replace(position, castling=possible_castling(position.board))


def drawn(rng: random.Random, condition: str) -> Problem | None:
    """Return a random task that has a game; None where the draw led nowhere."""
    words = "" if condition else rng.choice((*CONDITIONS, ""))
    named = [condition_of(condition or words)] if condition or words else []
    rules = Rules.of(conditions=named)
    array = bool(named) and rng.random() < 0.4
    start = game_array() if array else _start(rng)
    if unsolved_sentence(rules) or fatal_by_rules(start, rules):
        return None
    position = start
    halfmoves = rng.randint(2, 4)
    restrained = Colour.BLACK
    for _ in range(halfmoves):
        moves = general_moves(position, rules, restrained)
        taking = [move for move in moves if move.capture is not None or move.consequences]
        if not moves:
            return None
        move = rng.choice(taking if taking and rng.random() < 0.6 else moves)
        position = play_line(position, [move])[-1]
    sign = f"{halfmoves // 2}{'.5' if halfmoves % 2 else '.0'}"
    asked = parse_stipulation(f"PG {sign}")
    asked = replace(asked, rules=rules, start=None if array else start)
    unmarked = {
        square: Man.of(man.colour, man.kind, man.qualities - {UNMOVED, UNCAPTURABLE})
        for square, man in position
    }
    return Problem(Position.of(unmarked, position.turn, frozenset()), asked)


def _line(text: str) -> str:
    """Return a line of Popeye's without numbers and signs of checks."""
    words = [_WORD.sub("", word) for word in text.split()]
    return " ".join(word.rstrip("+#=") for word in words if word not in ("dia", "a=>b", "+", "#"))


def difference(problem: Problem, popeye: Path, seconds: float) -> str | None:
    """Return what differs; empty if nothing does, None if one of the two says nothing."""
    solution = solve(problem, options=SolveOptions(set_play=False))
    if not solution.complete:
        return None
    asked = input_of(problem).replace("EndProblem", "Option NoBoard\nEndProblem")
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as file:
        file.write(asked)
        file.flush()
        command = [str(popeye), "-maxmem", "100M", file.name]
        try:
            answer = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            return None
    if (
        "not allowed" in answer.stderr
        or "ignored" in answer.stdout
        or "not allowed" in answer.stdout
    ):
        return None
    if "solution finished" not in answer.stdout:
        return f"{asked}Popeye says {answer.stdout!r}"
    found = {_line(line) for line in answer.stdout.splitlines() if _WORD.match(line.strip())}
    games = [line.moves for line in solution.lines]
    games += [line.moves for shorter in solution.shorter for line in shorter.lines]
    ours = {_line(" ".join(map(popeye_text, game)).replace(" ep.", "ep.")) for game in games}
    found = {line.replace(" ep.", "ep.") for line in found}
    if found == ours:
        return ""
    return f"{asked}missing {sorted(found - ours)[:3]}, too many {sorted(ours - found)[:3]}"


def main(arguments: list[str] | None = None) -> int:
    """Compare random cases; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare fairy proof games with Popeye's.")
    parser.add_argument("popeye", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--condition", default="", help="this one only")
    parser.add_argument("--seconds", type=float, default=10.0, help="for Popeye, each")
    given = parser.parse_args(arguments)
    rng = random.Random(given.seed)
    tried = compared = different = 0
    while tried < given.cases:
        problem = drawn(rng, given.condition)
        if problem is None:
            continue
        tried += 1
        differs = difference(problem, given.popeye, given.seconds)
        compared += differs is not None
        if differs:
            different += 1
            sys.stdout.write(f"{differs}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{tried} tried, {compared} compared, {different} differ\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
