# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions that are the threat are read, and `~` stands only where any move would do."""

from __future__ import annotations

from cases import every

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag

DETOUR = "8/6B1/4p3/4Pp1p/1Np5/2Kp4/3N4/k7 w"
CLEARED = "b7/p2Q4/qp1NpB2/kr1p4/1p3K2/1P3P2/8/8 w"


def flags(fen: str, stipulation: str) -> dict[str, Flag]:
    return {flag.id: flag for flag in themes_of(Study.of(solve(fen, stipulation)))}


def test_a_mate_that_nothing_parries_shows_its_battery() -> None:
    royal = flags(DETOUR, "#4")["royal_battery"]
    assert str(royal.sentence) == "The king fires a battery: 1...~ 2.Bc5 ~ 3.Bd4 ~ 4.Kxc4#."
    assert royal.grade.value == "theme"


def test_what_is_threatened_in_fewer_moves_is_a_manoeuvre_too() -> None:
    assert "loyd_clearance" in flags(CLEARED, "#5")


@every(
    "fen, theme, line",
    [
        # Dawson 1922: after 1...Kg7 there is no 2...Kd8
        ("8/5k2/1R6/8/8/6R1/2K5/8 w", "model_mate_2", "1...Ke7 2.Ra7+ Kd8 3.Rb8#"),
        # Baird 1899: Black has but 2...h5
        ("8/K5Q1/3k3p/8/1P5P/2N1P3/5P2/8 w", "quiet_continuations", "1...Kc6 2.Qe7 h5 3.b5#"),
    ],
)
def test_any_move_is_written_only_where_any_move_would_do(fen: str, theme: str, line: str) -> None:
    assert line in str(flags(fen, "#3")[theme].sentence)


def test_a_manoeuvre_is_found_whichever_move_leaves_the_threat_in_force() -> None:
    """Mirrored problems list their moves in another order, and show the same."""
    for problem, asked in ((CLEARED, "#5"), ("8/5k2/1R6/8/8/6R1/2K5/8 w", "#3")):
        mirrored = "/".join(row[::-1] for row in problem.split()[0].split("/")) + " w"
        assert set(flags(problem, asked)) == set(flags(mirrored, asked))
