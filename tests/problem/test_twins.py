# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins: what each change makes of a position, and from where a twin starts."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from positions import any_positions
from twins import CHANGES, twin_rows

import composer
from composer.problem.edits import set_turn
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, parse_square
from composer.problem.stipulation import parse_stipulation
from composer.problem.twinned import apply_twin, is_zero_position, start_of, twin_problems
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherStipulation,
    PolishType,
    Reason,
    RemoveMan,
    Shift,
    Substitute,
    Turned,
    Twin,
    TwinError,
    Unread,
    changed_position,
    lettered,
)
from composer.problem.twintext import parse_twin
from composer.rules.reading import rules_named

START = parse_fen("4k3/8/8/4n3/2P5/8/8/R3K3 w Q -")


def sq(name: str) -> int:
    return parse_square(name)


def placed(change: Change) -> str:
    return fen(changed_position(START, change))


@every(
    "change, expected",
    [
        (MoveMan(sq("c4"), sq("d4")), "4k3/8/8/4n3/3P4/8/8/R3K3 w Q -"),
        (MoveMan(sq("c4"), sq("e5")), "4k3/8/8/4P3/8/8/8/R3K3 w Q -"),
        (Exchange(sq("c4"), sq("e5")), "4k3/8/8/4P3/2n5/8/8/R3K3 w Q -"),
        (Exchange(sq("c4"), sq("d4")), "4k3/8/8/4n3/3P4/8/8/R3K3 w Q -"),
        (RemoveMan(sq("e5")), "4k3/8/8/8/2P5/8/8/R3K3 w Q -"),
        (RemoveMan(sq("a1")), "4k3/8/8/4n3/2P5/8/8/4K3 w - -"),
        (AddMan(sq("h1"), Man.WHITE_ROOK), "4k3/8/8/4n3/2P5/8/8/R3K2R w KQ -"),
        (AddMan(sq("e5"), Man.BLACK_QUEEN), "4k3/8/8/4q3/2P5/8/8/R3K3 w Q -"),
        (Substitute(Kind.PAWN, Kind.KNIGHT), "4k3/8/8/4n3/2N5/8/8/R3K3 w Q -"),
        (Substitute(Kind.ROOK, Kind.QUEEN), "4k3/8/8/4n3/2P5/8/8/Q3K3 w - -"),
        (Turned(Symmetry.ROTATE_270), "R7/8/3P4/8/K3n2k/8/8/8 w - -"),
        (Turned(Symmetry.MIRROR_FILES), "3k4/8/8/3n4/5P2/8/8/3K3R w - -"),
        (Shift(sq("a1"), sq("b1")), "5k2/8/8/5n2/3P4/8/8/1R3K2 w - -"),
        (PolishType(), "4K3/8/8/4N3/2p5/8/8/r3k3 w - -"),
    ],
)
def test_each_change_does_what_it_says(change: Change, expected: str) -> None:
    assert placed(change).removesuffix(" 0 1") == expected


@every(
    "change, reason, words",
    [
        (MoveMan(sq("c3"), sq("d4")), Reason.EMPTY_SQUARE, "no man stands on c3"),
        (RemoveMan(sq("h8")), Reason.EMPTY_SQUARE, "no man stands on h8"),
        (Exchange(sq("a8"), sq("e5")), Reason.EMPTY_SQUARE, "no man stands on a8"),
        (Shift(sq("b1"), sq("a1")), Reason.OFF_THE_BOARD, "a man would leave the board"),
        (Unread("Condition Circe"), Reason.UNREAD, "the change Condition Circe is not"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(
    change: Change, reason: Reason, words: str
) -> None:
    with pytest.raises(TwinError, match=words) as caught:
        changed_position(START, change)
    assert caught.value.reason is reason


def test_another_stipulation_leaves_the_men_and_gives_the_move_to_who_begins() -> None:
    made = apply_twin(Problem(START), Twin("b", (OtherStipulation(parse_stipulation("h#2")),)))
    assert made == Problem(set_turn(START, Colour.BLACK), parse_stipulation("h#2"))


@every(
    "asked, other, turns",
    [
        ("#2", "#3", "ww"),
        ("h#2", "h#2.5", "wb"),
        ("h#2", "h#2.5", "bw"),
        ("h#2", "hs#3", "bw"),
        ("hs#3", "hs#2.5", "wb"),
        ("ser-h#4", "s#2", "bw"),
    ],
)
def test_who_begins_follows_what_is_asked(asked: str, other: str, turns: str) -> None:
    before = Problem(set_turn(START, Colour(turns[0])), parse_stipulation(asked))
    made = apply_twin(before, Twin("b", (OtherStipulation(parse_stipulation(other)),)))
    assert made.position.turn.value == turns[1]


def test_a_twin_starts_from_the_diagram_or_goes_on_from_the_one_before() -> None:
    twins = (
        Twin("b", (MoveMan(sq("c4"), sq("d4")),)),
        Twin("c", (RemoveMan(sq("e5")),), continued=True),
        Twin("d", (RemoveMan(sq("e5")),)),
    )
    made = dict(twin_problems(Problem(START, twins=twins)))
    boards = {name: fen(each.position).split()[0] for name, each in made.items()}
    assert boards == {
        "a": "4k3/8/8/4n3/2P5/8/8/R3K3",
        "b": "4k3/8/8/4n3/3P4/8/8/R3K3",
        "c": "4k3/8/8/8/3P4/8/8/R3K3",
        "d": "4k3/8/8/8/2P5/8/8/R3K3",
    }
    assert all(each.twins == () for each in made.values())


def test_a_fault_stays_with_its_twin_and_those_that_go_on_from_it() -> None:
    twins = (
        Twin("b", (RemoveMan(sq("h8")),)),
        Twin("c", (), continued=True),
        Twin("d"),
    )
    problem = Problem(START, twins=twins)
    made = dict(twin_problems(problem))
    assert str(made["b"]) == "no man stands on h8"
    assert str(made["c"]) == "the twin before it cannot be set up"
    assert made["d"] == Problem(START)
    with pytest.raises(TwinError, match="the twin before it"):
        start_of(problem, 1)


def test_in_a_zero_position_only_the_twins_are_solved() -> None:
    problem = Problem(START, twins=lettered([Twin("x"), Twin("x")], "a"))
    assert is_zero_position(problem)
    assert [name for name, _ in twin_problems(problem)] == ["a", "b"]


@given(any_positions(), CHANGES)
def test_a_change_gives_a_position_or_a_reason(position: object, change: Change) -> None:
    (made,) = dict(twin_problems(Problem(position, twins=(Twin("a", (change,)),)))).values()
    if isinstance(made, Problem):
        assert parse_fen(fen(made.position)) == made.position
    else:
        assert made.reason in Reason


@given(any_positions(), twin_rows())
def test_every_twin_of_any_problem_is_made_or_refused(position: object, twins: object) -> None:
    problem = Problem(position, twins=twins)
    found = twin_problems(problem)
    assert len(found) == len(twins) + (not is_zero_position(problem))
    for index, twin in enumerate(twins):
        made = dict(found)[twin.letter]
        if isinstance(made, Problem):
            assert apply_twin(start_of(problem, index), twin) == made


def test_letters_go_on_beyond_z() -> None:
    row = lettered([Twin("x")] * 28)
    assert [twin.letter for twin in row[:2]] == ["b", "c"]
    assert [twin.letter for twin in row[24:]] == ["z", "z1", "z2", "z3"]


def test_letters_are_letters_and_differ() -> None:
    with pytest.raises(ValueError, match="expected the letter of a twin"):
        Twin("B")
    with pytest.raises(ValueError, match="a letter of its own"):
        Problem(twins=(Twin("b"), Twin("b")))


def test_rotated_twins_have_the_keys_that_their_author_gave() -> None:
    """T. R. Dawson, The British Chess Magazine 1913: turned three times to the right."""
    position = parse_fen("k7/2R1pp2/N7/6p1/8/4K1p1/1p1P4/6B1 w - -")
    turns = (Symmetry.ROTATE_270, Symmetry.ROTATE_180, Symmetry.ROTATE_90)
    twins = lettered(Twin("x", (Turned(turn),)) for turn in turns)
    keys = {}
    for name, made in twin_problems(Problem(position, twins=twins)):
        assert isinstance(made, Problem)
        solution = composer.solve(made.position, made.stipulation)
        keys[name] = [key.move.san for key in solution.keys if key.move is not None]
    assert keys == {"a": ["Ke2"], "b": ["Kd4"], "c": ["Ke6"], "d": ["Kf6"]}


@every(
    "change, rules",
    [
        ("rotate 270", "Hole b7, Imitator a8, MagicSquares c3"),
        ("mirror a1<-->h1", "Hole g2, Imitator h1, MagicSquares c3"),
        ("shift a1 b1", "Hole c2, Imitator a1, MagicSquares c3"),
        ("move b1 b3", "Hole b2, Imitator a1, MagicSquares c3"),
    ],
)
def test_holes_go_with_a_board_that_turns_and_imitators_turn_too(change: str, rules: str) -> None:
    """As Popeye 4 does; wormholes, magic squares and grids stay."""
    found = rules_named("Hole b2, Imitator a1, MagicSquares c3")
    assert found is not None
    diagram = Problem(parse_fen("8/8/8/8/8/8/8/1K1k4")).under(found)
    assert str(apply_twin(diagram, parse_twin("b", change)).rules) == rules


def test_no_hole_is_shifted_off_the_board() -> None:
    found = rules_named("Hole h2")
    assert found is not None
    diagram = Problem(parse_fen("8/8/8/8/8/8/8/1K1k4")).under(found)
    with pytest.raises(TwinError):
        apply_twin(diagram, parse_twin("b", "shift a1 b1"))
