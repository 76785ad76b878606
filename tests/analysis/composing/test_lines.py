# SPDX-License-Identifier: GPL-3.0-or-later
from composer import solve
from composer.analysis.composing.meant import meant_key
from composer.analysis.composing.needed import needs
from composer.analysis.report import analyse

BENKO = "8/2KP4/8/k1N5/8/8/1p6/8 b - - 0 1"  # 1979, h#2: 1.b1=R d8=S 2.Rb5 Sc6#


def test_a_sound_helpmate_has_no_key_to_mean() -> None:
    solution = solve(BENKO, "h#2")
    assert len(solution.lines) == 1
    assert meant_key(solution) is None


def test_who_is_needed_is_not_said_of_lines() -> None:
    *_, found = needs(analyse(solve(BENKO, "h#2")))
    assert found.complete
    assert not found.rings
