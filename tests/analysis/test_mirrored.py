# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes and points of a mirrored problem are the same: nothing hangs on the order of squares."""

from __future__ import annotations

from collections import Counter

from cases import every

from composer.analysis.report import Analysis, analyse
from composer.solver.solve import solve

PROBLEMS = [
    ("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w", "#2"),
    ("3b3K/7Q/2rRbk2/2pppBp1/8/5N2/1r6/q4R2 w", "#2"),
    ("1K2N1B1/2p2p1r/2P3n1/R3pkp1/2Q3n1/2NP4/8/8 w", "#2"),
    ("8/3K3B/p1P1P1R1/P2k1rR1/pn6/B4N2/3P2P1/1NQ5 w", "#2"),
    ("8/8/2P5/2k5/P7/8/B3Q3/4K3 w", "#3"),
    ("5N2/8/4ppp1/5k2/5b2/5R2/8/K4Q2 w", "#3"),
    ("2b3K1/r4N2/6kp/8/5Qn1/5N2/3r2Rn/8 w", "#3"),
    ("6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b", "h#2"),
    ("7k/8/5K2/8/8/8/6R1/5R2 b", "h#2"),
    ("8/8/8/8/8/1K6/5R2/1k6 b", "h#1.5"),
    ("7k/5K2/8/8/8/7p/6pQ/6n1 w", "s#2"),
]
"""Problems of each kind of play."""


def _mirrored(fen: str) -> str:
    board, turn = fen.split()
    return f"{'/'.join(rank[::-1] for rank in board.split('/'))} {turn}"


def _themes(analysis: Analysis) -> Counter[tuple[object, ...]]:
    return Counter((flag.id, flag.grade, flag.phase) for flag in analysis.flags)


def _points(analysis: Analysis) -> Counter[tuple[object, ...]]:
    return Counter((point.id, point.weight, point.count) for point in analysis.quality.points)


@every("fen, stipulation", PROBLEMS)
def test_a_mirrored_problem_has_the_same_themes_and_points(fen: str, stipulation: str) -> None:
    one, other = (analyse(solve(text, stipulation)) for text in (fen, _mirrored(fen)))
    assert _themes(one) == _themes(other)
    assert _points(one) == _points(other)
    assert one.quality.counts == other.quality.counts
