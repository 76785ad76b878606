# SPDX-License-Identifier: GPL-3.0-or-later
"""Captures of the key's man are a Novotny; the Grimshaw beside it is that of set play."""

from __future__ import annotations

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of

SETTLED = "8/b1Q5/r3p3/p2kp3/P2P4/2PB4/K7/8 w"  # Mansfield, The Chess Amateur 1922
LATVIAN = "b7/7p/1p3K2/1r1N4/3k2NQ/2R1R3/2n5/4n3 w"  # Mansfield, Circolo Luigi Centurini 1922
NOVOTNY_OF_SECOND_MOVE = "2b3K1/r4N2/6kp/8/5Qn1/5N2/3r2Rn/8 w"
CHANGED = "1K4n1/2R5/3kp2p/R6r/1p5r/NB5p/1Q4b1/4b2q w"  # Mansfield 1922


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


def grimshaws(fen: str, stipulation: str = "#2") -> list[tuple[str, str, str, str]]:
    """Return the Grimshaws with grade, phases and beginning of the sentence."""
    found = themes_of(Study.of(solve(fen, stipulation)))
    return [
        (flag.id, flag.grade.value, flag.phase, str(flag.sentence).split(":")[0])
        for flag in found
        if "grimshaw" in flag.id
    ]


def test_a_grimshaw_of_several_phases_is_told_once() -> None:
    assert grimshaws(SETTLED) == [
        ("grimshaw", "theme", "key", "Grimshaw on b6"),
        (
            "grimshaw_virtual",
            "element",
            "phases",
            "Grimshaw on b6 in set play and the try 1.Ka1? as in the actual play.",
        ),
    ]


def test_a_grimshaw_with_other_mates_is_another_one() -> None:
    """On e4 the rook's move is answered by the rook in set play, by the queen after the key."""
    found = grimshaws(CHANGED)
    assert ("grimshaw", "theme", "key", "Grimshaw on e4") in found
    assert ("grimshaw_virtual", "theme", "set", "Grimshaw on e4 in set play") in found
    assert [told for *_, told in found if "d5" in told][1:] == [
        "Grimshaw on d5 in set play and the try 1.Qf6? as in the actual play."
    ]


def test_captures_of_a_man_who_stood_there_are_a_latvian_novotny_alone() -> None:
    found = {flag.id for flag in themes_of(Study.of(solve(LATVIAN)))}
    assert "latvian_novotny" in found
    assert not found & {"grimshaw", "grimshaw_virtual"}


def test_captures_of_the_man_offered_by_a_second_move_are_no_grimshaw() -> None:
    # Loyd, The Era (London) 1860
    found = {flag.id for flag in themes_of(Study.of(solve(NOVOTNY_OF_SECOND_MOVE, "#3")))}
    assert "novotny_w2" in found
    assert "grimshaw_b2" not in found
