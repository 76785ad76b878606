# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of help play for tests, played from their short notation."""

from __future__ import annotations

from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.intended import intended_of
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.searched import Finished
from composer.solver.lines import Line
from composer.solver.lineverdict import line_message_of
from composer.solver.solution import Solution, Stage, Verdict

CAPTURES = "8/r3p3/5p2/R7/RBNp3k/r1bpn3/1p1p3K/3n4 b - - 0 1"
"""Two intended solutions, in which every half-move captures, and a cook: `CAPTURES_LINES`."""
CAPTURES_LINES = (
    "Bxb4 Nxe3 dxe3 Rxb4#",
    "Nxc4 Bxc3 dxc3 Rxc4#",
    "Nxc4 Bxc3 Nb6 Rxd4#",
)
ZILAHI = "8/8/K7/7B/3R4/4k3/5pp1/6BN b - - 0 1"  # P. Benko 1989, h#2
ZILAHI_LINES = ("fxg1=B Ng3 Bf2 Nf5#", "gxh1=B Bh2 f1=N Bg1#")
BATTERIES = "1rq2nRB/4pp1n/4p2p/2b2k1p/b7/2p5/r7/7K b - - 0 1"  # M. Vukcevich 2000, h#3
BATTERIES_LINES = ("Bc2 Rg7 Kf6 Kh2 Bf5 Rg2#", "Rf2 Bg7 Kg6 Kg1 Rf5 Bd4#")


def played(fen: str, text: str) -> tuple[Move, ...]:
    """Return the moves of a line in short notation, numbers left out, from a FEN.

    Raises:
        ValueError: one of them is not legal.
    """
    board = board_of(parse_fen(fen))
    moves = []
    for word in text.split():
        move = board.parse_san(word)
        moves.append(move_of(board, move))
        board.push(move)
    return tuple(moves)


def diagram(fen: str) -> Position:
    """Return the position of a FEN."""
    return parse_fen(fen)


def solved(
    intended: str = "2.1.1.1",
    lines: tuple[str, ...] = CAPTURES_LINES,
    verdict: Verdict = Verdict.COOKED,
) -> Solution:
    """Return a solution made by hand of a real position."""
    asked, meant = parse_stipulation("h#2"), intended_of(intended)
    found = tuple(Line(played(CAPTURES, line)) for line in lines)
    return Solution(
        diagram(CAPTURES),
        asked,
        verdict,
        line_message_of(verdict, Finished(found), asked, meant),
        Stage.PLAY,
        complete=True,
        lines=found,
        intended=meant,
    )
