# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for verdicts, defects and steps: whole, in every case, in the field's words."""

from __future__ import annotations

import re
from dataclasses import replace

from cases import every
from hypothesis import HealthCheck, given, settings
from positions import any_positions, playable_positions
from studio import BLOCK, LONG, SOUND, THREATS

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.user.wording import (
    counted,
    defect_words,
    edit_words,
    history_words,
    keys_words,
    verdict_detail,
    verdict_in_full,
    verdict_manner,
    verdict_title,
)
from composer.gui.words.language import capital, fill, number_word
from composer.notation.letters import ENGLISH_S, letters_of
from composer.problem.defects import Defect, Fault
from composer.problem.edits import move, put
from composer.problem.fen import parse_fen
from composer.problem.intended import Intended
from composer.problem.men import Colour, Man
from composer.problem.position import EMPTY
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.retro.defects import defects
from composer.said.sentence import said
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import SolutionPart, Stage, Verdict
from composer.solver.solve import solve

GERMAN = letters_of("de")
WHOLE = re.compile(r"%[1-9]")


def words(fen: str, stipulation: str = "#2", letters=ENGLISH_S) -> tuple[str, str, str]:
    solution = solve(fen, stipulation)
    return (
        verdict_title(solution, letters),
        verdict_manner(solution),
        verdict_detail(solution, letters),
    )


class TestVerdicts:
    def test_a_block(self) -> None:
        assert words(BLOCK) == ("Sound: 1.Qe4!", "zugzwang", "Four defences; set play is complete.")

    def test_threats(self) -> None:
        title, manner, detail = words(THREATS)
        assert (title, manner) == ("Sound: 1.Sb5!", "four threats")
        assert detail.startswith("Three effective defences")

    def test_in_another_language_s_letters(self) -> None:
        assert words(BLOCK, letters=GERMAN)[0] == "Sound: 1.De4!"

    def test_no_solution_names_the_nearest_try_with_its_refutation(self) -> None:
        title, manner, detail = words("4k3/3R4/3K4/8/N7/8/8/8 w - - 0 1")
        assert (title, manner) == ("No solution", "")
        assert detail == "Nearest: 1.Rh7? 1...Kf8!, 1.Rg7? 1...Kf8!."

    def test_cooked(self) -> None:
        title, manner, detail = words("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P7/3Q4/8 w - - 0 1")
        assert (title, manner) == ("Cooked: three keys", "")
        assert detail == "1.Qe3, 1.d8=Q+, 1.d8=B+."

    def test_short(self) -> None:
        assert words("7k/8/6K1/8/8/8/8/R7 w - - 0 1")[0] == "Short: 1.Ra8 is mate"
        title, _, detail = words("8/8/8/8/8/2K5/7R/k7 w - - 0 1", "#3")
        assert title == "Short: 1.Kb3 solves in two"
        assert "1.Kb3" in detail

    def test_stalemate(self) -> None:
        title, _, detail = words("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "=1")
        assert (title, detail) == ("Cooked: two keys", "1.Qg6=, 1.Qf5=.")

    def test_no_move_at_all(self) -> None:
        title, _, detail = words("k7/8/8/8/8/1p6/pP6/K7 w - - 0 1")
        assert (title, detail) == ("No solution", "White has no move.")

    def test_a_stopped_solve_says_how_far_it_came_and_no_more(self) -> None:
        token = Token()
        token.cancel()
        solution = solve(LONG, "#4", cancel=token)
        assert verdict_title(solution, ENGLISH_S) == "Not finished"
        assert verdict_detail(solution, ENGLISH_S) == "No first move is decided yet."

    def test_a_key_found_is_named_while_the_others_are_being_refuted(self) -> None:
        solution = solve("8/8/8/3K4/8/5nP1/5Q1b/5N1k", "#2")
        assert len(solution.keys) == 1
        half = replace(
            solution,
            verdict=Verdict.UNDECIDED,
            stage=Stage.NOTHING,
            complete=False,
            first_moves=38,
            first_moves_done=14,
        )
        assert verdict_title(half, ENGLISH_S) == "Not finished"
        key = keys_words(half.keys, ENGLISH_S)
        assert (
            verdict_detail(half, ENGLISH_S) == f"{key} solves; of the others 13 of 37 are refuted."
        )

    def test_of_a_stopped_solve_there_are_at_least_so_many_keys(self) -> None:
        solution = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P7/3Q4/8 w - - 0 1", "#2")
        half = replace(solution, keys=solution.keys[:2], stage=Stage.NOTHING, complete=False)
        assert verdict_title(half, ENGLISH_S) == "Cooked: at least two keys"

    def test_what_cannot_be_solved(self) -> None:
        title, manner, detail = words("8/8/8/8/8/8/8/K7 w - - 0 1")
        assert (title, manner, detail) == ("Cannot be solved", "", "")

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(playable_positions(most=6))
    def test_every_verdict_is_a_whole_sentence(self, position) -> None:
        solution = solve(position, parse_stipulation("#2"))
        title = verdict_title(solution, ENGLISH_S)
        detail = verdict_detail(solution, ENGLISH_S)
        assert title
        assert not WHOLE.search(title + detail + verdict_manner(solution))
        assert not detail or (detail[0].isupper() or detail[0].isdigit())
        assert not detail or detail.endswith(".")
        if solution.verdict is Verdict.NO_SOLUTION:
            assert not solution.keys


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

    def test_many_keys_are_not_all_named(self) -> None:
        solution = solve("7k/8/8/8/8/8/RRRRR3/K7 w - - 0 1", "#3")
        assert len(solution.keys) > 6
        named = keys_words(solution.keys, ENGLISH_S, 3)
        assert named.count("1.") == 3
        assert named.endswith(f" and {len(solution.keys) - 3} more")


def test_two_solutions_are_told_in_full_where_versions_are_compared() -> None:
    two = "7k/5K2/8/8/8/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7 Rh2#, or Rh3#
    for stated, words in ((None, "if all are intended"), (Intended(2), "as intended")):
        solution = solve(two, "h#1", SolveOptions(intended=stated))
        assert verdict_in_full(solution, ENGLISH_S) == f"Sound: 2 solutions, {words}"


def test_ends_of_one_forced_line_are_one_solution_in_each_case() -> None:
    free = solve("7k/5K2/8/8/8/R7/6R1/8 b - - 0 1", "h#1")  # 1.Kh7 Rh2#, or Rh3#
    forced = replace(free, stipulation=parse_stipulation("hs#1"))
    parts = tuple(SolutionPart(said("this"), solution) for solution in (free, forced))
    words = history_words(replace(free, parts=parts), ENGLISH_S)
    assert words == "If this: 2 solutions; if this: 1 solution."
    assert verdict_in_full(forced, ENGLISH_S) == "Sound: 1 solution, as intended"


def test_moves_that_are_all_asked_for_are_listed_in_the_headline() -> None:
    solution = solve("8/8/8/8/3K4/8/8/k7 w - - 0 1", "~1")
    title = "Eight moves: any is asked for, so none is judged"
    assert (verdict_title(solution, ENGLISH_S), verdict_detail(solution, ENGLISH_S)) == (title, "")
