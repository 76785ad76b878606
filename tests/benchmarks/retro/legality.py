# SPDX-License-Identifier: GPL-3.0-or-later
"""How many diagrams are decided, and how soon: legal with a game, or illegal with a proof.

For each: the proofs without a search (`judge`, `dying`), then the search for a game. Every game
that is found has been played through by the plain rules; one to a diagram that is proved illegal
would be an error.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import chess
from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import kept, number, processor, share, spread
from positions import position_of  # these and the next two are of `tests`
from retro.legality.forward import game
from retro.legality.illegals import MAKERS, illegal

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.dying import DEEPEST, FEW_POSITIONS, dying
from composer.retro.legality.judging import Legality, judge
from composer.retro.unmoves.finding import why_not_judged
from composer.retro.witness import Outcome, find_game

FILES: Final = ("composed-twomovers.jsonl", "composed-others.jsonl", "composed-play.jsonl")


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    chance = random.Random(1)
    fens = [
        " ".join(record["fen"].split()[:2]) + " - -"
        for name in FILES
        for record in given.records(name)
        if not record.get("fairy")
    ]
    chance.shuffle(fens)
    yield row("published diagrams decided within 1 s", fens[: given.number(100, 6)])
    ends = list(played(given.number(40, 4), chance))
    yield row("ends of random games decided within 1 s", ends)
    positions = [parse_fen(fen) for fen in fens[:200]]
    judged = [position for position in positions if why_not_judged(position) is None]
    yield spread("the proofs of illegality alone", [processor(lambda: judge(p)) for p in judged])  # noqa: B023
    held = tried = 0
    for maker in MAKERS:
        draw = random.Random(2)
        for _ in range(given.number(60, 3)):
            held += judge(illegal(draw, maker)).legality is Legality.ILLEGAL
            tried += 1
    yield kept(f"diagrams made illegal in {len(MAKERS)} ways, found", held, tried, tried)
    wanted = given.number(3000, 100)
    wrong = sum(judge(p, still).legality is Legality.ILLEGAL for p, still in of_games(wanted))
    yield Figure(f"of {wanted:,} positions of games called illegal", wrong, "", 0)


def played(count: int, chance: random.Random) -> Iterator[str]:
    """Yield positions at which random games of up to 200 half-moves stood."""
    for _ in range(count):
        board = chess.Board()
        for _ in range(chance.randrange(20, 200)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        yield f"{board.board_fen()} {'w' if board.turn else 'b'} - -"


def of_games(count: int) -> Iterator[tuple[Position, frozenset[int]]]:
    """Yield positions of random games, with some of the men that have not moved."""
    chance, done = random.Random(1), 0
    while done < count:
        for board, still in game(chance):
            part = chance.choice([0, 0, 0.2, 1])
            done += 1
            yield (
                position_of(board),
                frozenset(square for square in still if chance.random() < part),
            )


def decided(position: Position) -> tuple[str, float]:
    """Return how a diagram is judged, and the seconds."""
    began = time.process_time()
    proved = judge(position).legality is Legality.ILLEGAL
    proved = proved or dying(position, frozenset(), DEEPEST, FEW_POSITIONS).half_moves > 0
    spent = time.process_time() - began
    found = find_game(position)
    if proved:
        assert found.outcome is not Outcome.FOUND, "a proof and a game contradict each other"
        return "illegal", spent
    spent = time.process_time() - began
    return "legal" if found.outcome is Outcome.FOUND else "open", spent


def row(name: str, fens: Iterable[str]) -> Figure:
    """Return how many are decided soon."""
    verdicts: Counter[str] = Counter()
    seconds, soon = [], 0
    for fen in fens:
        try:
            position = parse_fen(fen)
        except ValueError:
            continue
        if why_not_judged(position) is None:
            verdict, spent = decided(position)
            verdicts[verdict] += 1
            seconds.append(spent)
            soon += verdict != "open" and spent <= 1
    told = ", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common())
    told += f"; median {number(share(seconds, 0.5))} s, 90 % {number(share(seconds, 0.9))} s"
    return kept(name, soon, len(seconds), note=told)
