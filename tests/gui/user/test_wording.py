# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for verdicts, defects and steps: whole, in every case, in the field's words."""

from __future__ import annotations

import re

from cases import every
from hypothesis import given
from positions import any_positions
from studio import SOUND

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.user.wording import (
    counted,
    defect_words,
    edit_words,
)
from composer.gui.words.language import capital, fill, number_word
from composer.notation.letters import ENGLISH_S, letters_of
from composer.problem.defects import Defect, Fault
from composer.problem.edits import move, put
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import EMPTY
from composer.problem.squares import parse_square
from composer.retro.defects import defects

GERMAN = letters_of("de")
WHOLE = re.compile(r"%[1-9]")


class TestDefects:
    @every("fault", list(Fault))
    @every("colour", [Colour.WHITE, Colour.BLACK])
    def test_each_fault_has_a_whole_sentence(self, fault: Fault, colour: Colour) -> None:
        said = defect_words(Defect(fault, colour, (0, 63), 3))
        assert said
        assert not WHOLE.search(said)
        assert "{" not in said
        assert not said.endswith(".")

    def test_squares_sides_and_numbers_are_named(self) -> None:
        said = defect_words(Defect(Fault.MANY_KINGS, Colour.BLACK, (0, 7, 63), 3))
        assert said == "Black has 3 kings (a1, h1, h8)"

    @given(any_positions())
    def test_all_that_is_wrong_with_any_position_can_be_said(self, position) -> None:
        for defect in defects(position):
            said = defect_words(defect)
            assert said
            assert not WHOLE.search(said)


class TestSteps:
    def test_a_move_in_the_letters_of_the_user(self) -> None:
        before = parse_fen(SOUND)
        origin, target = parse_square("b3"), parse_square("f3")
        after = move(before, origin, target)
        edit = BoardEdit(BoardEditKind.MOVE, before, after, Man.WHITE_ROOK, origin, target)
        assert edit_words(edit, ENGLISH_S) == "wR b3 to f3"
        assert edit_words(edit, GERMAN) == "wT b3 to f3"

    @every("what", list(BoardEditKind))
    def test_every_kind_of_step_has_words(self, what: BoardEditKind) -> None:
        after = put(EMPTY, 28, Man.BLACK_KNIGHT)
        edit = BoardEdit(what, after, after, Man.BLACK_KNIGHT, 28, 28)
        said = edit_words(edit, ENGLISH_S)
        assert said
        assert not WHOLE.search(said)


class TestSmallWords:
    def test_numbers(self) -> None:
        assert [number_word(n) for n in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
        assert counted(1, "One.", "%1 of them.") == "One."
        assert counted(3, "One.", "%1 of them.") == "three of them."

    def test_filling_takes_values_as_they_are(self) -> None:
        assert fill("%2 and %1", "%2", "b") == "b and %2"
        assert fill("100 %", 1) == "100 %"

    @every(
        "text, expected",
        [
            ("one defence.", "One defence."),
            ("h#2 is not solved yet", "h#2 is not solved yet"),
            ("ser-h#7 is", "ser-h#7 is"),
            ("s=3", "s=3"),
            ("", ""),
        ],
    )
    def test_a_sentence_begins_with_a_capital_but_a_stipulation_stays(
        self, text: str, expected: str
    ) -> None:
        assert capital(text) == expected
