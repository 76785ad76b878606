# SPDX-License-Identifier: GPL-3.0-or-later
"""Which of several keys is meant: marked, known from before, or printed; never guessed."""

from __future__ import annotations

from cases import every

from composer import solve
from composer.analysis.composing.meant import Marks, key_is_meant, meant_key
from composer.analysis.phases import phase_table
from composer.analysis.report import analyse
from composer.solver.solution import Verdict

COOKED = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3 w - - 0 1"  # 1.Qe4 and 1.Qe3
BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
NO_KEY = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/1Q6/8 w - - 0 1"


def san(found: object) -> str:
    return getattr(found, "san", "")


def test_nothing_is_meant_by_itself() -> None:
    assert meant_key(solve(COOKED)) is None
    assert san(meant_key(solve(BLOCK))) == "Qe4"  # the only key of a sound problem is
    parts = solve("r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1")  # sound with a key in each part
    assert parts.verdict is Verdict.SOUND
    assert meant_key(parts) is None


@every(
    "marks, key",
    [
        (Marks(pins=("e1e3",)), "Qe3"),
        (Marks(pins=("a1a2", "e1e4")), "Qe4"),
        (Marks(known=("e1e4",)), "Qe4"),
        (Marks(pins=("e1e3",), known=("e1e4",)), "Qe3"),  # the composer's own word goes first
        (Marks(printed="1.Qe1-e3 ! zugzwang.\n    1...Kd8 2.Qe3-g5 #"), "Qe3"),
        (Marks(printed="1.De4! (Zugzwang)"), "Qe4"),
        (Marks(printed="1...Kd8 2.Qh4#\n1.Qg3? Kd6!\n1. Qe4! zz"), "Qe4"),
        (Marks(printed="1.Qe3? but 1...Kd6!"), ""),  # a try, and what refutes it
        (Marks(printed="1.Qe3! or 1.Qe4!"), ""),  # both: that tells nothing
        (Marks(printed="1.e4!"), ""),  # a pawn
        (Marks(printed="11.Qe3!"), ""),
    ],
)
def test_what_tells(marks: Marks, key: str) -> None:
    assert san(meant_key(solve(COOKED), marks)) == key


def test_without_a_key_a_try_may_be_meant() -> None:
    solution = solve(NO_KEY)
    assert solution.verdict is Verdict.NO_SOLUTION
    first = next(phase.move for phase in solution.tries if phase.move and not phase.trivial)
    meant = meant_key(solution, Marks(known=(first.uci,)))
    assert meant == first
    assert not key_is_meant(solution, meant)


def test_themes_and_quality_follow_the_key_that_is_meant() -> None:
    solution = solve(COOKED)
    silent = analyse(solution)
    assert silent.key is None
    assert not [flag for flag in silent.flags if flag.phase == "key"]
    points = {point.id for point in silent.quality.points}
    assert "cook" in points
    assert not points & {"checking_key", "zugzwang", "repeated_mate", "flight_giving_key"}
    meant = meant_key(solution, Marks(pins=("e1e4",)))
    told = analyse(solution, meant)
    assert told.key == meant
    assert told.table.columns[-1].kind == "key"
    assert san(told.table.columns[-1].phase.move) == "Qe4"
    assert {flag.phase for flag in told.flags} & {"key", "phases"}


def test_cooks_stand_side_by_side_while_none_is_meant() -> None:
    table = phase_table(solve(COOKED), 0)
    assert [(column.kind, san(column.phase.move)) for column in table.columns] == [
        ("set", ""),
        ("cook", "Qe4"),
        ("cook", "Qe3"),
    ]


def test_without_a_key_the_nearest_tries_stand_in_the_table() -> None:
    solution = solve(NO_KEY)
    table = phase_table(solution, 2)
    kinds = [column.kind for column in table.columns]
    assert kinds[-1] == "try"
    assert len([kind for kind in kinds if kind == "try"]) == min(2, len(solution.tries))
    refutations = [len(c.phase.refutations) for c in table.columns if c.kind == "try"]
    assert refutations == sorted(refutations)
    assert any(cell.refutes for row in table.rows for cell in row.cells)
