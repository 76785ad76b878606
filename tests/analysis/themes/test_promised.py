# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes are named only where all that they promise was tested."""

from __future__ import annotations

from cases import every
from solver_truth import solution_with_themes

from composer.analysis.report import analyse
from composer.solver.solve import solve


@every(
    "theme, stipulation, fen",
    [
        ("turton", "#3", "1Q5B/8/8/8/5Ppk/3K2N1/7P/8 w"),  # mate without the man behind
        ("turton", "#3", "bk5B/p1N5/p1pK4/p1p2p2/P1P2P2/8/7Q/8 w"),
        ("turton", "#3", "2n5/6p1/8/5p2/8/7N/3pp1B1/KQ1bk3 w"),
        ("turton", "#3", "2B5/8/K1k5/3NP2Q/2P5/8/8/8 w"),
        ("white_correction", "#2", "3Q3K/8/2p4B/2p1N2R/p2bk3/3N1p2/r4n2/n1rR4 w"),  # his own threat
        ("white_correction", "#2", "n2R4/q2N3K/r1p3p1/2Bk4/3P4/6N1/4Q3/b7 w"),
        ("white_correction", "#2", "8/7K/8/5R2/3N2R1/5Q1p/2N3qp/7k w"),
        ("white_correction", "#2", "2N5/2k5/2N5/2K5/2Q5/8/8/8 w"),
    ],
)
def test_no_theme_without_what_it_promises(theme: str, stipulation: str, fen: str) -> None:
    assert theme not in {flag.id for flag in analyse(solve(fen, stipulation)).flags}


@every(
    "fen, stipulation",
    [
        ("6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b", "h#2"),
        ("1Q5B/8/8/8/5Ppk/3K2N1/7P/8 w", "#3"),
        ("7k/5K2/8/8/8/8/8/R7 w", "#1"),
    ],
)
def test_what_nobody_counted_is_no_nought(fen: str, stipulation: str) -> None:
    found = solution_with_themes(solve(fen, stipulation))
    men = fen.split()[0]
    assert found["quality"]["counts"] == {
        "white": sum(man.isupper() for man in men),
        "black": sum(man.islower() for man in men),
    }


def test_different_mates_are_counted_once() -> None:
    """Each of eight threats is forced alone by a defence that is no full one."""
    for fen in (
        "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w",
        "8/3r4/8/3P4/1p6/8/1N3Q2/kBK5 w",
        "3b3K/7Q/2rRbk2/2pppBp1/8/5N2/1r6/q4R2 w",
    ):
        quality = solution_with_themes(solve(fen, "#2"))["quality"]
        told = {point["count"] for point in quality["points"] if point["id"] in _OF_MATES}
        assert told <= {quality["counts"]["mates"]}


_OF_MATES = ("rich_play", "few_variations")
