# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about positions of games, of which the past is known: no answer may contradict it."""

from __future__ import annotations

import random
from itertools import islice

from retro.unmoving import games, reverse_of
from thorough import many

from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.retro.questions.lastmoves import Patience, last_rows
from composer.retro.unmoves.unmove import UnMove
from composer.searched import Finished
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_QUICK = Patience(steps=40, rows=4_000, game=1)


def _sampled(seed: int, number: int, back: int) -> list[tuple[Position, tuple[UnMove, ...]]]:
    """Return positions of games with the moves that led there, the last one first."""
    chance = random.Random(seed)
    found: list[tuple[Position, tuple[UnMove, ...]]] = []
    for game in islice(games(seed, 60), number):
        played = list(game)
        if len(played) > back:
            end = chance.randrange(back, len(played))
            moves = [reverse_of(move) for _, move, _ in played[end - back + 1 : end + 1]]
            found.append((played[end][2], tuple(reversed(moves))))
    return found


def test_the_moves_played_are_among_the_rows() -> None:
    for position, moves in _sampled(7, many(10, 12, 400), 1):
        rows = last_rows(position, 1, _QUICK)
        assert isinstance(rows, Finished)
        assert moves in [row.unmoves for row in rows.known]


def test_so_are_two_in_a_row() -> None:
    for position, moves in _sampled(8, many(4, 4, 200), 2):
        rows = last_rows(position, 2, _QUICK)
        assert not isinstance(rows, Finished) or moves in [row.unmoves for row in rows.known]


def test_what_is_sound_is_what_was_played() -> None:
    for position, moves in _sampled(9, many(8, 12, 300), 1):
        solution = solve(position, "Last move?")
        assert solution.verdict is not Verdict.NO_SOLUTION
        if solution.verdict is Verdict.SOUND:
            assert solution.answers[0].unmoves == moves


def test_whoever_has_the_move_can_have_it() -> None:
    for position, _ in _sampled(10, many(8, 12, 300), 1):
        solution = solve(set_turn(position, position.turn.other), "Who moves?")
        assert solution.verdict is not Verdict.NO_SOLUTION
        if solution.verdict is Verdict.SOUND:
            named = "White" if position.turn is Colour.WHITE else "Black"
            assert str(solution.message) == f"Sound: {named} has the move"
