# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves with effects on the board: who appears, vanishes, turns and goes on, without a guess."""

from __future__ import annotations

import pytest

from composer.gui.board.changes import Changes, as_told, ways_of
from composer.problem.fen import parse_fen
from composer.problem.move import Consequences, Effect, EffectKind, Move, play
from composer.problem.position import Position
from composer.problem.squares import parse_square as at
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.legal import legal_moves


def step(condition: str, fen: str, san: str) -> tuple[Position, Position, Move]:
    rules = Rules.of(conditions=[condition_of(condition)])
    position = parse_fen(fen)
    [move] = [
        legal_move
        for legal_move in legal_moves(position, rules)
        if legal_move.san.rstrip("+#") == san
    ]
    return position, play(position, move), move


def test_a_man_reborn_appears_and_does_not_glide_from_where_he_was_captured() -> None:
    before, after, move = step("Circe", "7k/8/8/3r4/8/8/8/3R2K1 w - - 0 1", "Rxd5[+bRa8]")
    rook = after[at("a8")]
    assert rook is not None
    assert as_told(dict(before), after, ways_of(move)) == Changes(
        moves=((at("d1"), at("d5")),), vanish=(at("d5"),), appear=((at("a8"), rook),)
    )
    back = as_told(dict(after), before, ways_of(move, back=True))
    assert back.moves == ((at("d5"), at("d1")),)
    assert back.vanish == (at("a8"),)
    assert back.appear == ((at("d5"), rook),)


def test_a_man_who_changes_sides_becomes_another_on_his_way() -> None:
    before, after, move = step("AndernachChess", "8/8/8/3p4/8/1k6/8/3R2K1 w - - 0 1", "Rxd5=b")
    plan = as_told(dict(before), after, ways_of(move))
    assert plan.become == ((at("d1"), at("d5"), after[at("d5")]),)
    assert plan.vanish == (at("d5"),)
    assert not plan.moves
    assert not plan.appear


def test_castling_takes_the_rook_along() -> None:
    _, _, move = step("Circe", "k7/8/8/8/8/8/8/4K2R w K - 0 1", "O-O")
    assert ways_of(move) == {at("e1"): at("g1"), at("h1"): at("f1")}


@pytest.mark.parametrize("back", [False, True])
def test_who_is_carried_on_goes_from_his_origin_to_the_end(back: bool) -> None:
    position = parse_fen("7k/8/8/3r4/8/8/8/3R2K1 w - - 0 1")
    man = position[at("d1")]
    assert man is not None
    carried = Effect(EffectKind.CARRIED, at("d5"), man, at("h1"))
    move = Move(man, at("d1"), at("d5"), (), consequences=Consequences((carried,)))
    way = {at("h1"): at("d1")} if back else {at("d1"): at("h1")}
    assert ways_of(move, back=back) == way
