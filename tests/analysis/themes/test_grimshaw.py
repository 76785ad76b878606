# SPDX-License-Identifier: GPL-3.0-or-later
"""Captures of the key's man are a Novotny; the Grimshaw beside it is that of set play."""

from __future__ import annotations

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of


def phases(fen: str) -> dict[str, list[str]]:
    """Return in which phases Novotny key and Grimshaws are found."""
    wanted = ("novotny_key", "grimshaw", "grimshaw_virtual")
    flags = [flag for flag in themes_of(Study.of(solve(fen))) if flag.id in wanted]
    return {name: [flag.phase for flag in flags if flag.id == name] for name in wanted}


def test_the_grimshaw_of_set_play_is_named_where_the_key_makes_a_novotny_of_it() -> None:
    # Dawson, Western Daily Mercury 1913
    found = phases("1Nb3B1/r5R1/r2k4/p7/6NB/8/2Q4b/4K3 w - - 0 1")
    assert found == {"novotny_key": ["key"], "grimshaw": ["set"], "grimshaw_virtual": []}


def test_captures_of_the_key_s_man_alone_are_no_grimshaw() -> None:
    # Loyd, American Chess-Nuts 1868
    found = phases("1Q6/8/n6B/4b3/1r5p/3P1N2/5k1P/3R2NK w - - 0 1")
    assert found == {"novotny_key": ["key"], "grimshaw": [], "grimshaw_virtual": []}
