# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare a file of proof games with those the program finds.

    python tests/truth/proofgames.py FILE.jsonl [--seconds N]

Each line is an object with `fen` (the men on their squares), `halfmoves`, `finished`, and
`solutions`: all games as Popeye writes them, shorter ones of the same parity included, or None
with their `count`; of those that are not `finished` nothing is known, and the program's own
answer is printed. Diagrams in other letters than FEN's are left out, and named. Prints what differs
and at last `N of M equal`; the status is 1 if any differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

from composer.notation.moves import LONG_CASTLING, MoveText
from composer.notation.reading import parse_move
from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.retro.proofgames.finding import searching
from composer.retro.proofgames.games import ARRAY, Game, ProofGames
from composer.solver.legal import legal_moves, position_after

_SIGNS = frozenset(("", "ep.", "+", "++", "#", "=", "dia", "a=>b"))
_MOST = 100_000
_SECONDS = 600.0

Record = dict[str, Any]


def _is(move: Move, text: MoveText) -> bool:
    """Return whether a legal move is the one that was read."""
    if text.castling or move.castling is not None:
        if move.castling is None or not text.castling:
            return False
        return move.castling.is_short == (text.castling != LONG_CASTLING)
    origin = square_name(move.origin)
    return (
        (move.man.kind, move.target, move.promotion) == (text.kind, text.target, text.promotion)
        and text.file in ("", origin[0])
        and text.rank in ("", origin[1])
        and (move.capture is not None) == text.capture
    )


def read_game(text: str, start: Position = ARRAY) -> tuple[str, ...]:
    """Return a game as Popeye writes it (`1.e2-e4 e7-e5 2.0-0 dia`) as UCI moves.

    Raises:
        ValueError: something is no move, or not just one legal move.
    """
    found = []
    for word in _words(text):
        read = parse_move(word)
        legal = [move for move in legal_moves(start) if _is(move, read)]
        if len(legal) != 1:
            raise ValueError(f"{len(legal)} legal moves are {word!r} in {text!r}")
        found.append(legal[0].uci)
        start = position_after(start, legal[0])
    return tuple(found)


def _words(text: str) -> list[str]:
    """Return the moves of a game, without numbers and signs."""
    words = (word.rpartition(".")[2] if word[:1].isdigit() else word for word in text.split())
    return [word for word in words if word not in _SIGNS]


def _uci(game: Game) -> tuple[str, ...]:
    return tuple(move.uci for move in game)


def ours(record: Record, seconds: float) -> tuple[ProofGames, float]:
    """Return what the program finds, and the processor's seconds it took."""
    begun = process_time()
    target = parse_fen(f"{record['fen'].split()[0]} w - - 0 1")
    stages = searching(target, record["halfmoves"], most=_MOST)
    found = next(stages)
    while not found.complete and process_time() - begun < seconds:
        found = next(stages)
    return found, process_time() - begun


def shorter_games(found: ProofGames) -> tuple[Game, ...]:
    """Return the shorter games that were kept."""
    return tuple(game for length in found.shorter for game in length.known.games)


def shorter_count(found: ProofGames) -> int:
    """Return how many shorter games were found."""
    return sum(length.known.count for length in found.shorter)


def difference(record: Record, found: ProofGames) -> str:
    """Return what differs between the program's answer and the record's; empty if nothing does."""
    if not found.complete:
        return "not complete in the time given"
    games = found.games + shorter_games(found)
    if record.get("solutions") is None:
        count = found.count + shorter_count(found)
        wanted = record.get("count")
        return "" if count == wanted else f"expected {wanted} games, got {count}"
    expected = {read_game(text) for text in record["solutions"]}
    got = set(map(_uci, games))
    missing, added = expected - got, got - expected
    if missing or added or len(games) != len(got):
        return f"missing {[' '.join(game) for game in missing][:3]}, too many {list(added)[:3]}"
    return ""


def _answer(found: ProofGames) -> str:
    state = "" if found.complete else " so far"
    first = " ".join(move.san for move in found.games[0]) if found.games else ""
    return f"{found.count} of the length, {shorter_count(found)} shorter{state}: {first}"


def main(arguments: list[str] | None = None) -> int:
    """Compare a file; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare proof games with their answers.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=_SECONDS, help="for each record at most")
    given = parser.parse_args(arguments)
    equal = total = 0
    spent = 0.0
    with given.file.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            name = f"{record['fen']} {record['halfmoves']}"
            try:
                found, seconds = ours(record, given.seconds)
            except ValueError as fault:
                sys.stdout.write(f"{name}: left out: {fault}\n")
                continue
            if not record.get("finished", True):
                sys.stdout.write(f"{name}: no answer to compare with; {_answer(found)}\n")
                continue
            total += 1
            spent += seconds
            differs = difference(record, found)
            equal += not differs
            if differs:
                sys.stdout.write(f"{name}: {differs}\n")
    sys.stdout.write(f"{equal} of {total} equal in {spent:.2f} s\n")
    return 0 if equal == total else 1


if __name__ == "__main__":
    sys.exit(main())
