# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys found by taking moves back, and their order."""

from __future__ import annotations

import pytest

from composer.analysis.schemes.keyorder import folded, ranked
from composer.analysis.schemes.takebacks import Key, keys_of, take_backs
from composer.problem.fen import fen, parse_fen
from composer.problem.position import Position
from composer.problem.squares import parse_square, square_name
from composer.problem.stipulation import TWO_MOVER
from composer.solver.solve import solve_keys

AFTER = "5b2/1n6/8/1Q1p4/3k4/4R3/3K4/7B b - - 0 1"
QUIET = 6


def keys(text: str, cooks: int = 0) -> list[Key]:
    return list(keys_of(parse_fen(text), cooks))


def test_a_sound_key_is_the_solver_s_only_key() -> None:
    found = keys(AFTER)
    quiet = [key for key in found if key.taken_back.captured is None and not key.white_in_check]
    assert len(quiet) == QUIET
    for key in found[::9]:
        solution = solve_keys(key.taken_back.diagram, TWO_MOVER)
        assert [one.move.uci for one in solution.keys if one.move] == [str(key.taken_back.step)]


def test_every_quiet_key_takes_a_flight() -> None:
    for key in keys(AFTER):
        if key.taken_back.captured is None and not key.white_in_check:
            assert key.takes


def test_near_misses_name_their_cooks() -> None:
    sound = {(fen(key.taken_back.diagram), str(key.taken_back.step)) for key in keys(AFTER)}
    near = keys(AFTER, 2)
    assert not all(key.is_sound for key in near)
    assert {
        (fen(key.taken_back.diagram), str(key.taken_back.step)) for key in near if key.is_sound
    } == sound
    worst = max(near, key=lambda key: len(key.cooks))
    solution = solve_keys(worst.taken_back.diagram, TWO_MOVER)
    assert len(solution.keys) == len(worst.cooks) + 1 == 3


@pytest.mark.parametrize(
    ("after", "origins"),
    [
        ("k7/8/8/8/4P3/8/8/K7 b - - 0 1", {"e3", "e2", "d3", "f3"}),
        ("k7/8/8/8/3pP3/8/8/K7 b - - 0 1", {"e3", "d3", "f3"}),  # ...dxe3 e.p. would be another
        ("k7/8/8/8/8/4P3/8/K7 b - - 0 1", {"e2", "d2", "f2"}),
        ("k7/8/8/8/8/8/4P3/K7 b - - 0 1", set()),
        ("4N3/8/8/8/8/8/8/k1K5 b - - 0 1", {"c7", "d6", "f6", "g7", "e7", "d7", "f7"}),
    ],
)
def test_where_a_man_may_come_from(after: str, origins: set[str]) -> None:
    position: Position = parse_fen(after)
    last = max(square for square, man in position if man.letter in "PN")
    found = {
        square_name(one.step.origin) for one in take_backs(position) if one.step.target == last
    }
    assert found == origins


def test_a_full_side_gives_nobody_back() -> None:
    full = parse_fen("rnbqkbnr/pppppppp/8/8/4N3/8/8/K7 b - - 0 1")
    assert all(one.captured is None for one in take_backs(full))


def test_what_speaks_least_against_stands_first_and_like_keys_together() -> None:
    position = parse_fen(AFTER)
    rows = ranked(position, keys_of(position, 0))
    assert all(one.key.taken_back.captured is None for one in rows[:3])
    assert [one.weight for one in rows] == sorted(one.weight for one in rows)
    assert sum(map(len, folded(rows))) == len(rows)
    assert all(
        len({(one.key.taken_back.man, one.key.taken_back.step.target) for one in group}) == 1
        for group in folded(rows)
    )
    assert rows[0].impossible is False


def test_nobody_castles_in_a_diagram_that_is_handed_out() -> None:
    home = parse_fen("7k/4R3/4N3/2P5/2N5/R4N2/8/4K3 b - - 0 1")
    rows = ranked(home, keys_of(home, 0))
    assert not any(one.key.taken_back.diagram.castling for one in rows)
    from_home = [one for one in rows if one.key.taken_back.step.origin == parse_square("a1")]
    assert from_home
    assert all(one.castling_left_out for one in from_home)


def test_without_a_white_king_no_key_is_called_impossible() -> None:
    kingless = parse_fen("R7/8/7R/8/7R/5p2/5R2/1k3N2 b - - 0 1")
    rows = ranked(kingless, keys_of(kingless, 0))
    assert rows
    assert {one.impossible for one in rows} == {None}
    assert [one.weight for one in rows] == sorted(one.weight for one in rows)


def test_rows_that_stand_together_have_the_same_cooks() -> None:
    after = parse_fen("8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1")
    for group in folded(ranked(after, keys_of(after, 3))):
        assert len({one.key.cooks for one in group}) == 1
