# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from cases import every

from composer.analysis.written import written_for_all
from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.solver.legal import legal_moves


def _moves(uci: str, *texts: str) -> list[Move]:
    return [
        next(legal_move for legal_move in legal_moves(parse_fen(text)) if legal_move.uci == uci)
        for text in texts
    ]


@every(
    "uci, texts, words",
    [
        ("a1a7", ("6k1/8/8/8/8/8/8/Q6K w", "6k1/8/8/8/8/8/1n6/Q6K w"), "Qa7"),
        ("a1a7", ("6k1/8/8/8/8/8/8/Q6K w", "6k1/n7/8/8/8/8/8/Q6K w"), "Q(x)a7"),
        ("a1a7", ("6k1/8/8/8/8/8/8/Q6K w", "8/7k/8/8/8/8/8/Q6K w"), "Qa7"),
        ("a1a8", ("6k1/5ppp/8/8/8/8/8/Q6K w", "n5k1/5ppp/8/8/8/8/8/Q6K w"), "Q(x)a8#"),
        ("a1a7", ("6k1/n7/8/8/8/8/8/Q6K w", "8/n6k/8/8/8/8/8/Q6K w"), "Qxa7"),
        ("c3d1", ("7k/8/8/8/8/2N5/8/K2r4 w", "7k/8/8/8/8/2N1N3/8/K2r4 w"), "Ncxd1"),
        ("f4e3", ("7k/8/8/8/5p2/4Q3/8/K7 b", "7k/8/8/8/4Pp2/8/8/K7 b - e3"), "fxe3"),
    ],
)
def test_one_text_is_true_of_all(uci: str, texts: tuple[str, ...], words: str) -> None:
    assert written_for_all(_moves(uci, *texts)) == words
