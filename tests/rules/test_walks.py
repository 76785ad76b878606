# SPDX-License-Identifier: GPL-3.0-or-later
"""Where men go among others, for pictures: each way with its path, hurdles and what is captured."""

from __future__ import annotations

from cases import every

from composer.geometry.geometry import CHESSBOARD
from composer.rules.kinds import FAIRY_KINDS, FairyKind, kinds_by_id
from composer.rules.movement import Learn
from composer.rules.walks import Walk, sample_geometry, sample_men, walks


def cells(names: str) -> tuple[int, ...]:
    return tuple(CHESSBOARD.number(name) for name in names.split())


def found(kind: str, cell: str, own: str = "", enemy: str = "") -> dict[str, Walk]:
    """Return the walks of a white man by the label of their target; each target comes once."""
    men = {**dict.fromkeys(cells(own), False), **dict.fromkeys(cells(enemy), True)}
    all_walks = walks(kinds_by_id()[kind].movement, CHESSBOARD, CHESSBOARD.number(cell), men)
    by_target = {CHESSBOARD.cells[walk.target].label: walk for walk in all_walks}
    assert len(by_target) == len(all_walks)
    return by_target


def test_a_grasshopper_lands_just_beyond_the_first_man_and_captures_there() -> None:
    hops = found("grasshopper", "a1", own="c1 a4", enemy="a5 d4")

    assert set(hops) == {"d1", "a5", "e5"}
    assert hops["d1"] == Walk(cells("b1 c1 d1"), cells("c1"))
    assert hops["a5"].taken == CHESSBOARD.number("a5")


def test_a_nightrider_rides_on_until_it_meets_a_man() -> None:
    rides = found("nightrider", "a1", own="g4", enemy="c5")

    assert set(rides) == {"b3", "c5", "c2", "e3"}
    assert rides["c5"] == Walk(cells("b3 c5"), taken=CHESSBOARD.number("c5"))


def test_a_lion_may_land_anywhere_beyond_its_hurdle() -> None:
    assert set(found("rook-lion", "a1", own="c1", enemy="f1")) == {"d1", "e1", "f1"}


def test_a_locust_captures_what_it_hops_over_if_there_is_room_beyond() -> None:
    hops = found("locust", "a1", own="c3", enemy="b1 a7 a8 d4")

    assert set(hops) == {"c1"}
    assert hops["c1"].taken == CHESSBOARD.number("b1")


def test_a_pao_rides_when_it_moves_and_hops_when_it_captures() -> None:
    ways = found("pao", "a1", own="a3", enemy="a6 c1")

    assert set(ways) == {"a2", "b1", "a6"}
    assert ways["a6"].hurdles == cells("a3")


def test_a_mao_does_not_leap_over_the_first_square() -> None:
    assert set(found("mao", "a1", own="b1")) == {"b3"}


@every(
    "kind, own, targets",
    [
        ("kangaroo", "b1 d1", {"e1"}),
        ("kangaroo", "b1", set()),
        ("hamster", "d1", {"c1"}),
        ("hamster", "b1", set()),
        ("equihopper", "c1 b3", {"e1", "c5"}),
        ("equihopper", "b1 c1", set()),
        ("nonstop-equihopper", "b2 c4", {"c3", "e7"}),
        ("moose", "c1", {"d2"}),
    ],
)
def test_other_hoppers_know_their_hurdles(kind: str, own: str, targets: set[str]) -> None:
    assert set(found(kind, "a1", own=own)) == targets


@every("kind", FAIRY_KINDS)
def test_a_picture_shows_what_each_man_does(kind: FairyKind) -> None:
    board = sample_geometry(kind.movement)
    middle = len(board) // 2
    men = sample_men(kind.movement, board, middle)
    shown = walks(kind.movement, board, middle, men)

    assert middle not in men
    assert len(board) <= 15 * 15
    learnt = any(isinstance(part, Learn) for part in kind.movement)  # by men around him
    assert bool(shown) == (bool(kind.movement) and not learnt)
    assert all(hurdle in men for walk in shown for hurdle in walk.hurdles)
