# SPDX-License-Identifier: GPL-3.0-or-later
"""Men who keep wanted mates and stop the others."""

from __future__ import annotations

from composer.analysis.schemes.keepandkill import (
    Effect,
    Phase,
    judged,
    keep_and_kill,
    stoppers,
)
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.sentences import judged_sentence
from composer.problem.edits import put
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square, square_name
from composer.problem.stipulation import TWO_MOVER
from composer.solver.schemeplay import number_of, parse_step, scheme_board
from composer.solver.solve import solve_keys

WITHOUT = parse_fen("2B5/2p1N3/3k4/3N1K2/8/3pQ3/3P4/8 w - - 0 1")
"""A scheme without the black pawn e5, by which 1.Ke4 has one mate after each defence."""

WANTED = {"c7c6": "e7f5", "c7c5": "e3h6"}


def number(text: str) -> int:
    return number_of(parse_step(text))


def wanted(first: str) -> Phase:
    return Phase(number(first), {number(a): number(b) for a, b in WANTED.items()})


def names(effects: list[Effect]) -> set[tuple[str, str]]:
    return {(effect.man.letter, square_name(effect.square)) for effect in effects}


def test_the_pawn_that_kills_the_rivals_is_found() -> None:
    found = [one for one in keep_and_kill(WITHOUT, [wanted("f5e4")]) if one.keeps_and_kills]
    assert ("p", "e5") in names(found)


def test_what_is_said_of_a_man_is_what_the_table_with_him_says() -> None:
    phase = wanted("f5e4")
    for effect in list(keep_and_kill(WITHOUT, [phase], [Man("p"), Man("N")]))[::5]:
        with_man = scheme_board(put(WITHOUT, effect.square, effect.man))
        if phase.first not in with_man.moves():
            assert not any(effect.phases[0].kept)
            continue
        table = table_of(with_man, phase.first)
        kept = [mate in table.replies.get(reply, ()) for reply, mate in phase.mates.items()]
        assert list(effect.phases[0].kept) == kept
        rivals = sum(
            other != mate
            for reply, mate in phase.mates.items()
            for other in table.replies.get(reply, ())
        )
        assert effect.rivals == rivals


def test_a_stopper_leaves_the_one_key() -> None:
    found = list(stoppers(WITHOUT, wanted("f5e4")))
    assert ("p", "e5") in names(found)
    for effect in found[::7]:
        solution = solve_keys(put(WITHOUT, effect.square, effect.man), TWO_MOVER)
        assert [key.move.uci for key in solution.keys if key.move] == ["f5e4"]


def test_the_cheapest_man_stands_first() -> None:
    found = sorted(stoppers(WITHOUT, wanted("f5e4")), key=lambda effect: effect.rank)
    assert found[0].man == Man("p")
    assert parse_square("e5") in [effect.square for effect in found[:5]]


def test_a_man_who_makes_the_key_a_try_is_told_with_the_move_that_solves_then() -> None:
    cooked = parse_fen("3rN2b/1p5b/8/2Q5/1R1Pk1P1/4P3/4K3/8 w - - 0 1")
    key = number("e8c7")
    table = table_of(scheme_board(cooked), key)
    phase = Phase(key, table.single, frozenset(table.threats))
    found = list(judged(cooked, [phase], keep_and_kill(cooked, [phase], [Man("n"), Man("p")])))
    turned = [one for one in found if one.is_inverted]
    knight = next(one for one in turned if square_name(one.effect.square) == "a5")
    assert knight.key == number("c5h5")
    assert str(judged_sentence(cooked, knight)) == "makes it a try; sound by 1.Qh5"
    assert {one.effect.square for one in found if one.is_stopper} == {
        effect.square for effect in stoppers(cooked, phase, [Man("n"), Man("p")])
    }


def test_a_lifted_man_is_told_where_else_he_may_stand() -> None:
    with_pawn = put(WITHOUT, parse_square("e5"), Man("p"))
    phase = wanted("f5e4")
    found = {one.square: one for one in keep_and_kill(with_pawn, [phase], left=parse_square("e5"))}
    assert parse_square("e5") not in found
    for effect in keep_and_kill(WITHOUT, [phase], [Man("p")]):
        if effect.square != parse_square("e5"):
            assert found[effect.square].phases[0].kept == effect.phases[0].kept
