# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from notation.outlines import moves, solutions

from composer.notation.letters import ALL_LETTERS, ENGLISH, FRENCH, GERMAN, ITALIAN, Letters
from composer.notation.moves import MoveText
from composer.notation.outline import Selection, SolutionText
from composer.notation.reading import ReadingError, parse_move, parse_solution
from composer.notation.text import TextOptions, outline_lines
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.problem.squares import parse_square

LETTERS = st.sampled_from(ALL_LETTERS)


@given(moves, LETTERS)
def test_a_move_written_is_read_again(move: MoveText, letters: Letters) -> None:
    assert parse_move(move.text(letters), letters) == move
    assert parse_move(f"12...{move.text(letters)}!?", letters) == move


@given(solutions, LETTERS, st.booleans())
def test_a_solution_written_is_read_again(
    shown: SolutionText, letters: Letters, grouped: bool
) -> None:
    options = TextOptions.of(letters.code, Selection(grouped=grouped))
    text = "\n".join(outline_lines(shown, options))
    assert parse_solution(text, letters) == shown


def test_what_a_move_says() -> None:
    assert parse_move("Nbxd7+") == MoveText(
        Kind.KNIGHT, parse_square("d7"), file="b", capture=True, mark=Mark.CHECK
    )
    assert parse_move("bxa8=S#", ENGLISH) == MoveText(
        Kind.PAWN,
        parse_square("a8"),
        file="b",
        capture=True,
        promotion=Kind.KNIGHT,
        mark=Mark.MATE,
    )


@every(
    "text, letters, same",
    [
        ("Sf3", ENGLISH, "Nf3"),
        ("Nf3", GERMAN, "Sf3"),
        ("Nf3", ITALIAN, "Cf3"),
        ("♞f3", ITALIAN, "Cf3"),
        ("a8Q", ENGLISH, "a8=Q"),
        ("a8(Q)", ENGLISH, "a8=Q"),
        ("O-O-O", ENGLISH, "0-0-0"),
        ("Q*d5 +", ENGLISH, "Qxd5+"),
        ("Q:d5‡", ENGLISH, "Qxd5#"),
        ("exd6 ep", ENGLISH, "exd6 e.p."),
        ("exd6+ e.p.", ENGLISH, "exd6 e.p.+"),
        ("Qe4-d5", ENGLISH, "Qe4d5"),
        ("1. Nf3!", ENGLISH, "Nf3"),
        ("1…Kd8", ENGLISH, "Kd8"),
        ("Qd5++", ENGLISH, "Qd5+"),
        ("Td1", FRENCH, "♖d1"),
    ],
)
def test_other_habits_of_writing_are_understood(text: str, letters: Letters, same: str) -> None:
    assert parse_move(text, letters) == parse_move(same, letters)


@every(
    "text, place",
    [
        ("", "line 1, column 1: expected a move"),
        ("Xe4", "line 1, column 1: expected a move such as Qe4, got 'Xe4'"),
        ("Qe9", "line 1, column 1: expected a move such as Qe4, got 'Qe9'"),
        ("e8=K", "line 1, column 3: expected a move"),
        ("Qe8=Q", "line 1, column 4: expected a move such as Qe4, got '=Q'"),
        ("Qe4 Qe5", "line 1, column 5: expected one move, got 'Qe5' as well"),
        ("but Qe4", "line 1, column 1: expected one move, got 'but'"),
        ("1.", "line 1, column 1: expected a move such as Qe4, got '1.'"),
    ],
)
def test_what_is_no_move_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(ReadingError) as caught:
        parse_move(text)
    assert str(caught.value).startswith(place)


MAGAZINE = """\
1...Kd8 2.Qg5#

1.Qd4? zugzwang
   1...Sd4, Se5 2.Qh2#
but 1...Kc5!

1.Qe4! threat 2.Qh7#
   1...Kd8 2.Qd6#, Qc5#
"""


@every(
    "text",
    [
        MAGAZINE.replace(", ", "/"),
        MAGAZINE.replace("S", "N"),
        MAGAZINE.replace("zugzwang", "zz").replace("threat 2.Qh7#", "(2.Qh7#)"),
        MAGAZINE.replace("zugzwang", "(zz)").replace("threat 2.Qh7#", "[2.Qh7#]"),
        MAGAZINE.replace("zugzwang", "Zugzwang.").replace("threat", "droht:"),
        MAGAZINE.replace("   ", "").replace("\n\n", "\r\n"),
        MAGAZINE.replace("2.Qd6#, ", "2.Qd6# [A]\n      2.").replace("Qd4?", "Qd4?? {a try}"),
        MAGAZINE.replace("2.", " ").replace("1...", "").replace("1.", ""),
        MAGAZINE.replace("Sd4, Se5 2.Qh2#", "Sd4 2.Qh2#\n 1...Se5 2.Qh2#"),
    ],
)
def test_the_same_solution_in_other_layouts(text: str) -> None:
    assert parse_solution(text) == parse_solution(MAGAZINE)


def test_the_tree_of_a_solution() -> None:
    read = parse_solution(MAGAZINE)
    (ready,), (attempt,), (key,) = read.set_play, read.tries, read.keys
    assert ready.defence.text() == "Kd8"
    assert [continuation.move.text() for continuation in ready.continuations] == ["Qg5#"]
    assert (attempt.move.text(), attempt.zugzwang) == ("Qd4", True)
    assert [variation.defence.text() for variation in attempt.variations] == ["Nd4", "Ne5"]
    assert [refutation.text() for refutation in attempt.refutations] == ["Kc5"]
    assert [threat.move.text() for threat in key.threats] == ["Qh7#"]
    assert [continuation.move.text() for continuation in key.variations[0].continuations] == [
        "Qd6#",
        "Qc5#",
    ]


def test_play_nested_by_its_numbers() -> None:
    read = parse_solution(
        """1.Kc3! threat:
             2.Qd4 threat:
                   3.Qd1 #
               2...Kc1
                   3.Qe1 #
           1...a1=Q +
             2.Sxa1 zugzwang.
               2...Kxa1
                   3.Qb2 #
             2.Kd2
           1...c2 2.Qd4"""
    )
    (key,) = read.keys
    (threat,) = key.threats
    assert threat.move.text() == "Qd4"
    assert [later.move.text() for later in threat.threats] == ["Qd1#"]
    assert threat.variations[0].defence.text() == "Kc1"
    first, second = key.variations
    assert [continuation.move.text() for continuation in first.continuations] == ["Nxa1", "Kd2"]
    assert first.continuations[0].zugzwang
    assert first.continuations[0].variations[0].continuations[0].move.text() == "Qb2#"
    assert second.defence.text() == "c2"


@every(
    "text, place",
    [
        ("1.Qe4!\n   1...Xd4 2.Qh7#", "line 2, column 8: expected a move"),
        ("1.Qe4!\n\n 3.Qh7#", "line 3, column 4: 'Qh7#' stands without the moves before it"),
        ("1.Qe4! 2.Qh7#", "line 1, column 10: 'Qh7#' stands without the moves before it"),
        ("but 1...Kd4!", "line 1, column 1: expected a try before its refutation"),
        ("1...Kd4 zugzwang", "line 1, column 9: expected a move of the attacker before"),
        ("0.Qe4", "line 1, column 1: expected a move number of 1 to 100, got 0"),
        ("1.Qe4! hopefully", "line 1, column 8: expected a move such as Qe4, got 'hopefully'"),
        ("{never closed 1.Qe4!", "line 1, column 1: expected a move"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, place: str) -> None:
    with pytest.raises(ReadingError) as caught:
        parse_solution(text)
    assert str(caught.value).startswith(place)


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(ReadingError, match="expected at most"):
        parse_solution("Qe4 " * 1_000_000)


@given(st.text(alphabet=" \n1234.…,/!?()[]{}+#=xabcdefghKQRBNS0-tbuz:", max_size=60))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    place = None
    try:
        parse_solution(text)
    except ReadingError as error:
        place = (error.line, error.column)
    if place is not None:
        assert 1 <= place[0] <= text.count("\n") + 1
        assert 1 <= place[1] <= len(text) + 1


@pytest.mark.corpus
def test_printed_solutions_are_read(corpus: Path) -> None:
    read = refused = 0
    lines = (corpus / "composed-twomovers.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        text = json.loads(line).get("solution_text") or ""
        try:
            solution = parse_solution(text)
        except ReadingError:
            refused += 1
            continue
        read += bool(solution.keys)
    assert read > 1180
    assert refused < 70
