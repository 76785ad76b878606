# SPDX-License-Identifier: GPL-3.0-or-later
"""What is met without coming back to the line is what plain play finds; and of published lines."""

from __future__ import annotations

import random

import chess
import pytest
from oracle.barred import PlainBarred

from composer.problem.boards import move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.move import play
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import is_met
from composer.studies.barred import Barred
from composer.studies.endings import Endings

RETI = (
    "8/8/5R2/6n1/8/2k1K3/8/8 w - - 0 1",
    "Kf4 Nh3+ Kf3 Ng5+ Ke3 Kc4 Kf4 Nh3+ Ke4 Ng5+ Ke5 Nh3 Rf3 Ng5 Rf5 Nh3 Ke4",
)


@pytest.mark.parametrize(
    ("claim", "fen"),
    [
        (Claim.WIN, "8/2kP4/8/4K3/8/8/8/8 w - - 0 1"),
        (Claim.DRAW, "8/8/8/8/5k2/8/4p3/4K3 w - - 0 1"),
    ],
)
def test_plain_play_finds_the_same(endings: Endings, claim: Claim, fen: str) -> None:
    chance = random.Random(fen)
    line = _played(endings, claim, chess.Board(fen), chance)
    barred = [position for position in line if position.turn]
    plain = PlainBarred(endings, claim, line[0], barred)
    ours = Barred(endings, claim, [parse_fen(position.fen()) for position in barred])
    different = 0
    for position in line[1:] + _near(line):
        met = ours.meets(parse_fen(position.fen()))
        assert met is plain.meets(position), position.fen()
        different += met is not _is_met(endings, claim, position)
    assert different  # the bars are of account


def _is_met(endings: Endings, claim: Claim, position: chess.Board) -> bool:
    value = endings.value(parse_fen(position.fen()))
    assert value is not None
    return is_met(claim, value)


def _quiet(position: chess.Board) -> list[chess.Board]:
    """Return what follows on a position without a capture or promotion."""
    found = []
    for move in position.legal_moves:
        if not position.is_capture(move) and move.promotion is None:
            found.append(position.copy(stack=False))
            found[-1].push(move)
    return found


def _played(
    endings: Endings, claim: Claim, start: chess.Board, chance: random.Random
) -> list[chess.Board]:
    """Return the positions of a line at random in which White keeps what he has while he can."""
    line = [start]
    for _ in range(12):
        led = _quiet(line[-1])
        good = [each for each in led if not each.turn and _is_met(endings, claim, each)]
        line.append(chance.choice(good or led))
    return line


def _near(line: list[chess.Board]) -> list[chess.Board]:
    """Return the positions beside a line, as far as they have moves."""
    beside = [after for position in line for after in _quiet(position)]
    return [each for each in beside if any(each.legal_moves)]


def test_moves_that_only_waste_time(endings: Endings) -> None:
    """R. Réti 1929: one way up to the sixth move; the other moves there only come back to it."""
    fen, moves = RETI
    board, line = chess.Board(fen), []
    for san in moves.split():
        move = board.parse_san(san)
        line.append((parse_fen(board.fen()), move_of(board, move)))
        board.push(move)
    barred = Barred(
        endings, Claim.WIN, [position for position, _ in line if position.turn is Colour.WHITE]
    )
    told: list[tuple[int, int]] = []
    for position, move in line[::2]:
        others = [
            barred.meets(play(position, valued.move))
            for valued in endings.moves(position)
            if valued.move.uci != move.uci and valued.value.winner is Colour.WHITE
        ]
        told.append((others.count(False), others.count(True)))
    assert told == [(2, 0), (2, 0), (1, 0), (1, 0), (3, 0), (2, 0), (1, 1), (1, 4), (1, 1)]


def test_cancelled_work_says_nothing(endings: Endings) -> None:
    position = parse_fen(RETI[0])
    barred = Barred(endings, Claim.WIN, [position])
    endings.value(position)
    after = play(position, endings.moves(position)[0].move)
    assert barred.meets(after, bytearray(b"\1")) is None
