# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that printed solutions name, in the ways in which they are written."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.analysis.printedkeys import PrintedMove, printed_keys
from composer.problem.fen import parse_fen
from composer.solver.solve import solve_keys


@every(
    "text, keys",
    [
        ("1.Qe4! zugzwang", "Qe4"),
        ("1.Qd4-e4 ! threat:\n 2.Qe5#", "Qd4-e4"),
        ("1. Qe4!! (2.Qe5)", ""),  # praise or two signs: not what a key is written with
        ("1.Qe3? zz\n 1...a5!\n1.Qe4!", "Qe4"),
        ("1...Kd5 2.Qe4#\n1.Sb5!", "Sb5"),
        ("1.a5xb6 ep. +!", "a5xb6"),
        ("1.c5*d6 ep. + !", "c5*d6"),
        ("1.0-0-0!", "0-0-0"),
        ("1.O-O#", "O-O"),
        ("1.Ke2+! Rd1 2.Rxd1#", "Ke2+"),
        ("1. b5*c6 ep.+ Qb4-c5 2.Bg1*c5#", "b5*c6"),
        ("1.Qe4! A\n1.Qe5! B", "Qe4 Qe5"),
        ("1.Qe4 or\n1.Qe5", ""),  # nobody can tell
        ("1.Qe4?\n1.Qe5", ""),
        ("1.d4!? c5 2.d5", ""),
        ("see 1.st prize!", ""),
        ("11.Qe4! 21.Qe5!", ""),
        ("", ""),
    ],
)
def test_keys_are_read_with_certainty_or_not(text: str, keys: str) -> None:
    assert [printed_key.text.rstrip("#") for printed_key in printed_keys(text)] == keys.split()


@given(st.text(alphabet="1.!? QSabcdefgh12345678-x*O0ep#+\n", max_size=60))
def test_any_text_can_be_looked_at(text: str) -> None:
    assert all(isinstance(printed_key, PrintedMove) for printed_key in printed_keys(text))


def test_every_key_of_a_problem_is_named_by_its_own_text() -> None:
    solution = solve_keys(parse_fen("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"), "#2")
    (key,) = (phase.move for phase in solution.keys)
    assert key is not None
    for text in (key.san, f"{key.uci[:2]}-{key.uci[2:]}", f"S{key.uci[2:]}", f"С{key.uci[2:]}"):
        assert PrintedMove(text.rstrip("+#")).names(key), text
    assert not PrintedMove(key.uci[2:4]).names(key)  # a pawn's move has no letter
    assert not PrintedMove("Na1").names(key)
