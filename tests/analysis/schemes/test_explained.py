# SPDX-License-Identifier: GPL-3.0-or-later
"""Why mates of other defences fail after one, as a plain board says."""

from __future__ import annotations

import chess
from cases import every

from composer.analysis.schemes.explained import Failing, explained
from composer.analysis.schemes.live import live_table
from composer.analysis.schemes.whysentences import why_sentences
from composer.problem.fen import parse_fen
from composer.solver.schemeplay import from_arrival, number_of, parse_step, step_of

BOURD = "8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1"
SPLIT = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"
HOLE = "2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1"


@every("fen, firsts", [(BOURD, ()), (HOLE, ()), (SPLIT, ("f5e4", "c8e6"))])
def test_what_is_amiss_is_so_on_the_board(fen: str, firsts: tuple[str, ...]) -> None:
    table = live_table(parse_fen(fen), [number_of(parse_step(first)) for first in firsts])
    seen = 0
    for place, column in enumerate(table.columns):
        for row in table.rows:
            for fails in explained(table, row, place).fails:
                seen += 1
                board = chess.Board(fen)
                if column.first:
                    board.push_uci(str(step_of(column.first)))
                board.turn = chess.BLACK
                board.push_uci(str(step_of(row.reply)))
                mate = chess.Move.from_uci(str(step_of(from_arrival(fails.mate, column.first))))
                if fails.why is Failing.NO_CHECK:
                    assert mate in board.legal_moves
                    assert not board.gives_check(mate)
                elif fails.why is Failing.PARRIED:
                    assert mate in board.legal_moves
                    board.push(mate)
                    told = {(move.origin, move.target) for move in fails.parries}
                    assert told == {(m.from_square, m.to_square) for m in board.legal_moves}
                    assert told
                else:
                    assert mate not in board.legal_moves
                    assert (board.color_at(mate.from_square) is not chess.WHITE) is (
                        fails.why is Failing.CAPTURED
                    )
    assert seen


def test_a_row_says_all_of_it() -> None:
    table = live_table(parse_fen(SPLIT), [number_of(parse_step("f5e4"))])
    row = next(row for row in table.rows if str(step_of(row.reply)) == "c7c6")
    told = [str(each) for each in why_sentences(table, explained(table, row, 1))]
    assert told == ["1...c6", "2.Nf5#: Self-block, only this", "2.Qh6? Kc5"]
    wanted = number_of(parse_step("e3h6"))
    told = [str(each) for each in why_sentences(table, explained(table, row, 1, [wanted]))]
    assert told[1] == "wanted: 2.Qh6? Kc5"
