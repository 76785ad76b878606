# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares while a line is played: where imitators are, and which squares are shut."""

from __future__ import annotations

from cases import every

from composer.gui.board.overlays import SpecialSquare
from composer.gui.panels.playedsquares import overlays_after
from composer.problem.fen import parse_fen
from composer.problem.squares import square_name
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.legal import legal_moves


@every(
    "condition, fen, san, before, after",
    [
        ("Imitator e4f6", "7k/8/8/8/8/8/1N6/7K w - - 0 1", "Nc4[If6,g8]", "e4 f6", "f6 g8"),
        (
            "Imitator e4",
            "3n2k1/1pP5/8/8/8/8/8/4K2R w K - 0 1",
            "c8[Ie5]=I",
            "e4",
            "e5 c8",
        ),
        ("HaanerChess", "1k6/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Ra2", "", "a1"),
        ("HaanerChess", "1k6/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "", "e1 h1"),
        ("Circe", "1k6/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Ra2", "", ""),
    ],
)
def test_special_squares_follow_the_moves(
    condition: str, fen: str, san: str, before: str, after: str
) -> None:
    rules = Rules.of(conditions=[condition_of(condition)])
    [move] = [
        legal_move
        for legal_move in legal_moves(parse_fen(fen), rules)
        if legal_move.san.rstrip("+#") == san
    ]
    for moves, wanted in (((), before), ((move,), after)):
        drawn = [
            overlay
            for overlay in overlays_after(rules, moves)
            if isinstance(overlay, SpecialSquare)
        ]
        assert [square_name(square.square) for square in drawn] == wanted.split()
