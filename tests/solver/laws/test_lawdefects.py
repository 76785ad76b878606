# SPDX-License-Identifier: GPL-3.0-or-later
"""Defects of diagrams by the laws of old games."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every

from composer.problem.defects import Fault, Severity
from composer.problem.fen import fen, parse_fen
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_stipulation, parse_task
from composer.rules.book import ORTHODOX, Rules
from composer.rules.books import book_of, rules_of
from composer.rules.conditions import condition_of
from composer.rules.state import NO_STATE, BookState, read_state
from composer.solver.lawdefects import defects_for, defects_of_task, fatal_by_rules
from composer.solver.laws import with_men_of
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PONZIANI, MEDIEVAL = rules_of("ponziani"), rules_of("medieval")
CASES = [
    ("4k3/8/8/8/8/8/8/4K3 w", PONZIANI, []),
    ("4k3/8/8/8/8/8/8/2B1K1B1 w", PONZIANI, [Fault.BISHOPS_VOID_GAME]),
    ("4k3/8/8/8/8/8/8/2BQKQ1R w", PONZIANI, [Fault.MORE_THAN_COMPLEMENT]),
    ("4kP2/8/8/8/8/8/8/4K3 w", PONZIANI, []),
    ("4k3/8/8/8/8/8/8/P3K3 w", PONZIANI, [Fault.PAWN_ON_EDGE]),
    ("4kP2/8/8/8/8/8/8/4K3 w", MEDIEVAL, [Fault.PAWN_ON_EDGE]),
    ("4k3/8/8/8/8/4Q3/8/4K3 w", MEDIEVAL, []),
    ("4k3/8/2Q5/8/4Q3/8/8/4K3 w", PONZIANI, [Fault.MORE_THAN_COMPLEMENT, Fault.KING_EN_PRISE]),
    ("4k3/8/8/8/8/8/8/N1N1K1N1 w", PONZIANI, [Fault.MORE_THAN_COMPLEMENT]),
    ("4k3/8/8/8/P7/8/PPPPPPPP/4K3 w", PONZIANI, [Fault.MORE_THAN_COMPLEMENT]),
    ("4k3/8/8/8/8/8/8/N1N1K1N1 w", MEDIEVAL, [Fault.MORE_THAN_COMPLEMENT]),
    ("4k3/8/8/8/8/8/PPPPPPP1/Q1QK4 w", MEDIEVAL, []),
    ("4k3/8/8/8/8/8/PPPPPPPP/Q1QK4 w", MEDIEVAL, [Fault.TOO_MUCH_PROMOTED]),
    ("4k3/8/2B5/8/8/8/8/4K3 w", MEDIEVAL, [Fault.KING_EN_PRISE]),
    ("8/8/8/8/8/8/8/4K3 w", MEDIEVAL, [Fault.NO_KING]),
    ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1 fresh=d1", MEDIEVAL, []),
    ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1 fresh=c1;immune=h1", MEDIEVAL, [Fault.MARKED_NOBODY]),
]


def asked(rules: Rules) -> Stipulation:
    return replace(TWO_MOVER, rules=rules)


@every("text, rules, expected", CASES)
def test_defects(text: str, rules: Rules, expected: list[Fault]) -> None:
    found = defects_for(with_men_of(parse_fen(text), rules), asked(rules))
    assert [defect.fault for defect in found] == expected


def test_what_voids_a_game_is_the_verdict_of_every_solver() -> None:
    """By law XIV: two bishops of White stand on light squares, and the key would be Nb5."""
    void = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK4B w"
    solution = solve(void, "#2 ponziani")
    assert solution.verdict is Verdict.INVALID
    assert "two bishops on squares of one colour, which voids the game" in str(solution.message)
    assert solve(void, "#2").verdict is Verdict.SOUND
    session = Session(threads=1)
    judge = session.judge(parse_task("#2 ponziani"), Token())
    assert judge.judge([parse_fen(void)])[0].verdict is Verdict.INVALID
    session.close()


def test_free_promotion_allows_any_number() -> None:
    rules = Rules.of(book_of("ponziani"), {"promotion": "free"})
    assert not defects_for(parse_fen("4k3/8/8/8/8/8/8/2BQK1BQ w"), asked(rules))


def test_men_of_another_game_are_named() -> None:
    found = fatal_by_rules(parse_fen("4k3/8/8/8/8/8/8/3GK3 w"), MEDIEVAL)
    assert [str(defect.message) for defect in found] == ["the game has no such man (d1)"]
    assert found[0].severity is Severity.FATAL


def test_orthodox_rules_have_their_own_defects() -> None:
    found = defects_for(parse_fen("4kP2/8/8/8/8/8/8/4K3 w"), TWO_MOVER)
    assert [defect.fault for defect in found] == [Fault.PAWN_ON_EDGE]


def test_pawns_at_the_edge_are_noted_and_no_hindrance_by_fairy_rules() -> None:
    circe = Rules.of(conditions=[condition_of("Circe")])
    unsolved = Rules.of(conditions=[condition_of("nothing of this name")])
    for text, rules in (
        ("4kP2/8/8/8/8/8/8/4K3 w", circe),
        ("4kP2/8/8/8/8/8/8/4K3 w", unsolved),
        ("4kP2/8/8/8/8/8/8/4KG2 w", ORTHODOX),
    ):
        (found,) = defects_for(parse_fen(text), asked(rules))
        assert (found.fault, found.severity) == (Fault.PAWN_AT_EDGE, Severity.UNUSUAL)
        assert not fatal_by_rules(parse_fen(text), rules)
    assert solve("7k/5K2/8/8/8/8/8/P5G1 w", "h#1").verdict is not Verdict.INVALID


def test_a_diagram_that_cannot_be_solved_is_told_why() -> None:
    solution = solve("4k3/8/2B5/8/8/8/8/4K3 w", "#2 medieval")
    assert str(solution.message) == "Cannot be solved: Black's king can be captured (e8, c6)"


def test_today_s_letters_stand_for_alfil_and_fers() -> None:
    solution = solve("8/8/6b1/1K6/2NR4/8/8/k2Q4 w - - 0 1 fresh=d1", "#2 medieval")
    assert [key.move.full(lambda kind: kind.id[:1]) for key in solution.keys if key.move] == [
        "fd1-b3"
    ]


@every(
    "state",
    [
        BookState(frozenset({3, 59})),
        BookState(immune=frozenset({12}), immovable=frozenset({0, 63}), intact=True),
    ],
)
def test_marks_stand_in_the_fen(state: BookState) -> None:
    position = replace(parse_fen("4k3/8/8/8/8/8/8/4K3 w"), state=state)
    assert read_state(str(state)) == state
    assert parse_fen(fen(position)) == position
    assert fen(replace(position, state=NO_STATE)).endswith(" 0 1")


@every("text", ["fresh", "fresh=d9", "fresh=d", "tired=d1", "fresh=d1;fresh=d2"])
def test_marks_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        read_state(text)


def test_bishops_and_queens_are_taken_for_the_men_of_the_medieval_game() -> None:
    medieval = rules_of("medieval")
    position = parse_fen("7Q/3B1K1k/3R4/8/3n4/1N2p3/8/8 w - - 0 1")
    assert defects_for(position, asked(medieval)) == ()
    assert fatal_by_rules(position, medieval) == ()


@every(
    "fen, stipulation, dead",
    [
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "#2", True),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "h#2", True),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "h=2", False),
        ("8/8/4k3/8/8/4K3/8/8 w - - 0 1", "#2", False),
        ("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", "#2", False),
        ("8/8/8/8/8/3NK3/8/8 w - - 0 1", "#2", False),
    ],
)
def test_a_dead_position_is_remarked_where_mate_is_asked_for(
    fen: str, stipulation: str, dead: bool
) -> None:
    found = defects_of_task(parse_fen(fen), parse_stipulation(stipulation))
    assert (Fault.DEAD in {defect.fault for defect in found}) is dead
    assert all(
        defect.severity is Severity.UNUSUAL for defect in found if defect.fault is Fault.DEAD
    )


def test_nobody_calls_a_position_of_another_game_dead() -> None:
    asked = replace(parse_stipulation("#2"), rules=PONZIANI)
    found = defects_of_task(parse_fen("8/8/4k3/8/8/3NK3/8/8 w - - 0 1"), asked)
    assert Fault.DEAD not in {defect.fault for defect in found}
