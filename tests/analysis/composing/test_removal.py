# SPDX-License-Identifier: GPL-3.0-or-later
"""Men that take no part, proved by solving without them; positions of 1925 or before, and made."""

from __future__ import annotations

from cases import every

from composer import solve
from composer.analysis.composing.removal import weighed
from composer.analysis.points import Point
from composer.analysis.report import analyse
from composer.problem.squares import square_name
from composer.solver.options import Token
from composer.solver.session import Session

PROVED = ("economy", "cookstoppers", "idle_man", "idle_men")


def proved(fen: str, stipulation: str) -> dict[str, Point]:
    analysis = analyse(solve(fen, stipulation))
    points = weighed(analysis, Token(), Session()).points
    return {point.id: point for point in points if point.id in PROVED}


@every(
    "fen, stipulation, expected",
    [
        # Loyd's bishop, which a later hand left out
        ("6R1/7q/8/5k2/3K1B2/8/7b/8 b - - 0 1", "h#3", {"economy": ["h2"]}),
        ("6R1/7q/8/5k2/3K1B2/8/8/8 b - - 0 1", "h#3", {}),
        # of Dawson's idle men two stop cooks
        (
            "1r2k2r/4q3/2p1p1p1/1N5N/3P1P2/8/4K3/8 b k - 0 1",
            "h#3",
            {"economy": ["c6"], "cookstoppers": ["d4", "f4"]},
        ),
        ("8/1p5Q/bP2P3/1p1B2P1/1B6/4kNp1/5pP1/5K2 w - - 0 1", "s#4", {"idle_man": ["e6"]}),
        ("8/8/3R4/2BPk3/1R6/K4P2/8/8 w - - 0 1", "#3", {}),
        ("8/2p3K1/3N4/5P2/3k4/1B6/2RpPP2/6b1 w - - 0 1", "#3", {}),
        ("N7/2p3K1/3N4/5P2/3k4/1B6/2RpPP2/6b1 w - - 0 1", "#3", {"economy": ["a8"]}),
    ],
)
def test_men_without_part(fen: str, stipulation: str, expected: dict[str, list[str]]) -> None:
    found = proved(fen, stipulation)
    assert {
        name: [square_name(square) for square in point.squares] for name, point in found.items()
    } == expected
    assert all(str(point.sentence).endswith(".") for point in found.values())


def test_a_weaker_man_does_where_all_solutions_stay() -> None:
    """A knight on c1 does what the rook does, a bishop not, which plain solves say, too."""
    fen = "5k2/6RK/8/1q2np2/8/7N/8/2r5 b - - 0 1"
    found = weighed(analyse(solve(fen, "h#2")), Token(), Session())
    (point,) = (point for point in found.points if "could be" in str(point.sentence))
    assert str(point.sentence) == "The black rook on c1 could be a knight."

    def lines(position: str) -> set[str]:
        return {" ".join(m.uci for m in line.moves) for line in solve(position, "h#2").lines}

    assert lines(fen) == lines(fen.replace("2r5", "2n5")) != lines(fen.replace("2r5", "2b5"))


def test_what_stops_the_work_leaves_what_was_known() -> None:
    analysis = analyse(solve("6R1/7q/8/5k2/3K1B2/8/7b/8 b - - 0 1", "h#3"))
    token = Token()
    token.cancel()
    assert not {"economy", "cookstoppers"} & {
        point.id for point in weighed(analysis, token, Session()).points
    }
