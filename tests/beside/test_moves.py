# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye's moves with their effects: what they do to the board, and their texts in print."""

from __future__ import annotations

import pytest
from cases import every

from composer.beside.moves import Unread, read_move
from composer.notation.moves import move_text
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.move import Mark
from composer.problem.squares import parse_square, square_name
from composer.solver.popeyemoves import popeye_text

DIAGRAM = "4k2r/1P6/3p4/2N1P3/8/2n5/PP1Q4/R3K2R w KQk - 0 1"


def done(text: str, fen: str = DIAGRAM, side: Colour = Colour.WHITE) -> dict[str, str | None]:
    """Return what a move puts on which squares, by their names."""
    men = dict(parse_fen(fen))
    move, after = read_move(text, men, side, Mark.NONE, by_reach=False)
    assert popeye_text(move) == text
    changed = {square_name(s): None if man is None else man.letter for s, man in move.changes}
    for square, letter in changed.items():
        man = after.get(parse_square(square))
        assert (None if man is None else man.letter) == letter
    untouched = {s for s in {*men, *after} if square_name(s) not in changed}
    assert all(men.get(square) is after.get(square) for square in untouched)
    return changed


@every(
    "text, changes",
    [
        ("Qd2-d4", {"d2": None, "d4": "Q"}),
        ("Qd2*d6", {"d2": None, "d6": "Q"}),
        ("Qd2*d6[+bPd7]", {"d2": None, "d6": "Q", "d7": "p"}),
        ("Qd2*d6[-wPa2]", {"d2": None, "d6": "Q", "a2": None}),
        ("Qd2*d6[wQd6->d1]", {"d2": None, "d6": None, "d1": "Q"}),
        ("Qd2-d4[c3=w][d6=w]", {"d2": None, "d4": "Q", "c3": "N", "d6": "P"}),
        ("Qd2*d6[e8=rB]", {"d2": None, "d6": "Q", "e8": "b{royal}"}),
        ("Qd2-d4[Ke1<->Ke8]", {"d2": None, "d4": "Q", "e1": "k", "e8": "K"}),
        ("Qd2-d4[Ie5]", {"d2": None, "d4": "Q"}),
        ("Qd2-d4=b", {"d2": None, "d4": "q"}),
        ("Qd2-d4[=n]", {"d2": None, "d4": "=Q"}),
        ("Qd2-d4B", {"d2": None, "d4": "Q"}),
        ("Sc5-d3-e1", {"c5": None, "e1": "N"}),
        ("Sc5<->Qd2", {"c5": "Q", "d2": "N"}),
        ("b7-b8=Q", {"b7": None, "b8": "Q"}),
        ("b7-b8=S=b", {"b7": None, "b8": "n"}),
        ("b2*c3[+bSb8]", {"b2": None, "c3": "P", "b8": "n"}),
        ("e5*d6", {"e5": None, "d6": "P"}),
        ("0-0", {"e1": None, "g1": "K", "f1": "R", "h1": None}),
        ("0-0-0", {"e1": None, "c1": "K", "a1": None, "d1": "R"}),
    ],
)
def test_what_a_move_does_is_done_to_the_board(text: str, changes: dict[str, str | None]) -> None:
    assert done(text) == changes


def test_chameleons_go_round_and_arise() -> None:
    board = dict(parse_fen("8/P7/8/8/8/8/8/Q{chameleon}7 w - - 0 1"))
    for text, square, man in (
        ("cQa1-a4=cS", "a4", "N{chameleon}"),
        ("a7-a8=Q=c", "a8", "Q{chameleon}"),
    ):
        _, after = read_move(text, board, Colour.WHITE, Mark.NONE, by_reach=True)
        assert after[parse_square(square)].letter == man


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("nhnQd5*f3=wh", {"d5": None, "f3": "Q{half-neutral}"}),
        ("hnRa1-a4=nh", {"a1": None, "a4": "=R{half-neutral}"}),
        ("nhnPb7-b8=nhnS=bh", {"b7": None, "b8": "n{half-neutral}"}),
    ],
)
def test_half_neutral_men_change_sides(text: str, changes: dict[str, str | None]) -> None:
    fen = "8/1=P{half-neutral}6/8/3=Q{half-neutral}4/8/5n2/8/R{half-neutral}7 w - - 0 1"
    assert done(text, fen) == changes


def test_en_passant_takes_the_pawn_beside() -> None:
    fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
    assert done("e5*d6 ep.", fen) == {"e5": None, "d6": "P", "d5": None}
    again = {"e5": None, "d6": "P", "d5": None, "d7": "p"}
    assert done("e5*d6 ep.[+bPd7]", fen) == again


def test_the_mover_is_of_the_side_that_moves_whatever_stood_there() -> None:
    men = dict(parse_fen(DIAGRAM))
    move, after = read_move("Sc3-d1", men, Colour.WHITE, Mark.NONE, by_reach=False)
    assert move.man.letter == "N"
    assert after[parse_square("d1")].letter == "N"


@every(
    "text, printed",
    [
        ("Qd2*d6[+bPd7]", "Qxd6[+bPd7]"),
        ("Qd2-d4=b", "Qd4=b"),
        ("b7-b8=S=b", "b8=N=b"),
        ("Sc5<->Qd2", "Sc5<->Qd2"),
        ("Sc5-d3-e1", "Sc5-d3-e1"),
        ("e5*d6", "exd6"),
    ],
)
def test_effects_stand_in_print(text: str, printed: str) -> None:
    move, _ = read_move(text, dict(parse_fen(DIAGRAM)), Colour.WHITE, Mark.NONE, by_reach=False)
    assert move_text(move) == printed


@every(
    "fen, by_reach, printed",
    [
        ("4k3/8/8/8/8/8/3K4/R6R w - - 0 1", True, "Rae1"),
        ("4k3/8/8/8/8/8/3K4/R2B3R w - - 0 1", True, "Re1"),
        ("4k3/8/8/8/8/8/3K4/R2B3R w - - 0 1", False, "Rhe1"),
        ("4k3/7R/8/8/8/8/3K4/R6R w - - 0 1", False, "Rh1e1"),
    ],
)
def test_men_are_told_apart_from_all_where_a_condition_moves_them(
    fen: str, by_reach: bool, printed: str
) -> None:
    text = "Ra1-e1" if printed == "Rae1" else "Rh1-e1"
    move, _ = read_move(text, dict(parse_fen(fen)), Colour.WHITE, Mark.NONE, by_reach=by_reach)
    assert move_text(move) == printed


@every("text", ["", "d2-d9", "Qd2*d4", "XXd2-d4", "Qd2-d4[?]", "Qd2-d4[a7->b8]", "Qd2-d4[h5=w]"])
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        read_move(text, dict(parse_fen(DIAGRAM)), Colour.WHITE, Mark.NONE, by_reach=False)
