# SPDX-License-Identifier: GPL-3.0-or-later
"""Men who keep wanted mates and stop the others."""

from __future__ import annotations

from composer.analysis.schemes.keepandkill import Effect, Phase, keep_and_kill, stoppers
from composer.analysis.schemes.replies import table_of
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
