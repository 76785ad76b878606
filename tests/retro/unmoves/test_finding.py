# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from cases import every

from composer.problem.fen import parse_fen
from composer.retro.unmoves.finding import (
    NotJudged,
    count_unmoves,
    is_game_array,
    unmoves,
    why_not_judged,
)


@every(
    "text, reason",
    [
        ("8/8/8/8/8/8/8/4K3 w - -", "Black has 0 kings"),
        ("kk6/8/8/8/8/8/8/4K3 w - -", "Black has 2 kings"),
        ("4k3/8/8/8/8/8/8/4K2P w - -", "a pawn stands on h1"),
        ("4k3/8/8/3G4/8/8/8/4K3 w - -", "only diagrams of orthodox chess"),
    ],
)
def test_what_cannot_be_asked_about_is_refused(text: str, reason: str) -> None:
    position = parse_fen(text)
    assert str(why_not_judged(position)).startswith(reason)
    with pytest.raises(NotJudged, match=reason):
        unmoves(position)
    with pytest.raises(NotJudged, match=reason):
        count_unmoves(position, 2)


def test_the_array_has_no_last_move() -> None:
    array = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -")
    assert is_game_array(array)
    assert [unmove.text() for unmove in unmoves(array)] == [
        "Na6-b8",
        "Nc6-b8",
        "Nf6-g8",
        "Nh6-g8",
    ]  # by its men alone it may be a later position


@every(
    "text, moves",
    [
        # Only the double step was possible: the e.p. capture is a key.
        ("8/8/8/2k5/2pP4/8/8/K7 b - d3", ["d2-d4"]),
        ("3K4/8/8/8/4P3/7p/k6R/7r b - -", ["e2-e4"]),
        # Nobody moves into check.
        ("4k3/8/8/8/8/8/8/4K2r b - -", []),
        # A king in check from a knight that shut in no other man.
        ("7k/8/6N1/8/8/8/8/K7 w - -", []),
        # The double step over a declared square would have been made in check.
        ("8/8/8/8/R2P2k1/8/8/K7 b - d3", []),
    ],
)
def test_known_last_moves(text: str, moves: list[str]) -> None:
    assert [unmove.text() for unmove in unmoves(parse_fen(text))] == moves


def test_men_that_never_moved_did_not_move_last() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/4K2R b - -")
    assert {unmove.man.letter for unmove in unmoves(position, frozenset((4,)))} == {"R"}
    assert unmoves(position, frozenset((4, 7))) == ()


@every(
    "text, kinds",
    [
        ("4k3/8/8/8/8/4K3/8/8 b - -", "PNBRQ"),
        # 15 black men without a pawn missing: a knight alone can have been captured.
        ("r1bqkbnr/pppppppp/8/8/8/8/4P3/K7 b - -", "N"),
        # A dark bishop is missing; on a light square it cannot have been captured.
        ("rnbqk1nr/pppppppp/8/8/8/8/4P3/1K6 b - -", ""),
        ("rnbqk1nr/pppppppp/8/8/8/8/4P3/K7 b - -", "B"),
    ],
)
def test_what_can_have_been_captured(text: str, kinds: str) -> None:
    found = unmoves(parse_fen(text))
    captured = {unmove.uncaptured.kind.letter for unmove in found if unmove.uncaptured}
    assert captured == set(kinds)
