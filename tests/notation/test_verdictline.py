# SPDX-License-Identifier: GPL-3.0-or-later
"""The verdict line: the finding and the sentence beside it, whole in every case."""

from __future__ import annotations

import re
from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from positions import playable_positions
from studio import BLOCK, LONG, THREATS

from composer.notation.letters import ENGLISH, ENGLISH_S, Letters, letters_of
from composer.notation.sentences import Translated, worded_by
from composer.notation.verdictline import history_words, manner_of, second_sentence, title_of
from composer.problem.fen import parse_fen
from composer.problem.intended import Intended
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.said.sentence import Part, said
from composer.solver.legal import legal_moves
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import distinct_moves
from composer.solver.solution import Solution, SolutionPart, Verdict
from composer.solver.solve import solve
from composer.solver.verdict import keys_words, message_of

PLACE = re.compile(r"[{}%]")


def line(solution: Solution, letters: Letters = ENGLISH) -> tuple[str, str]:
    """Return the two sentences of the line."""
    first = (worded(part, letters) for part in (title_of(solution, letters), manner_of(solution)))
    return " ".join(filter(None, first)), worded(second_sentence(solution, letters), letters)


def worded(sentence: Part, letters: Letters) -> str:
    return worded_by(Translated("en"), sentence, letters)


def words(fen: str, stipulation: str = "#2", letters: Letters = ENGLISH_S) -> tuple[str, str]:
    return line(solve(fen, stipulation), letters)


def test_a_block() -> None:
    assert words(BLOCK) == ("Sound: 1.Qe4! zugzwang", "Four defences; set play is complete.")


def test_threats() -> None:
    title, detail = words(THREATS)
    assert title == "Sound: 1.Sb5! four threats"
    assert detail.startswith("Three effective defences")


def test_promotions_on_one_square_are_one_threat_but_to_a_knight() -> None:
    title, _ = words("7k/4P3/5K2/7p/8/8/8/8")
    assert title == "Sound: 1.Kg6! one threat"  # e8=Q and e8=R
    kinds = (Kind.QUEEN, Kind.ROOK, Kind.KNIGHT, Kind.of("grasshopper"))
    promotions = (Move(Man.WHITE_PAWN, 52, 60, (), promotion=kind) for kind in kinds)
    assert distinct_moves(promotions) == 3


def test_moves_that_differ_in_the_square_of_rebirth_are_different_ones() -> None:
    rules = Rules.of(conditions=[condition_of("SuperCirce")])
    moves = legal_moves(parse_fen("7k/8/8/8/3p4/8/8/3Q3K w - - 0 1"), rules)
    takes = [move for move in moves if move.capture is not None and move.man.kind is Kind.QUEEN]
    assert len(takes) > 50
    assert distinct_moves(takes) == len(takes)


def test_in_another_language_s_letters() -> None:
    assert words(BLOCK, letters=letters_of("de"))[0] == "Sound: 1.De4! zugzwang"


def test_no_solution_names_the_nearest_try_with_its_refutation() -> None:
    title, detail = words("4k3/3R4/3K4/8/N7/8/8/8 w - - 0 1")
    assert title == "No solution in two moves"
    assert detail == "Nearest: 1.Rh7? 1...Kf8!, 1.Rg7? 1...Kf8!."


def test_cooked() -> None:
    cooked = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P7/3Q4/8 w - - 0 1", "#2")
    assert line(cooked) == ("Cooked: three keys", "1.Qe3, 1.d8=Q+, 1.d8=B+.")
    meant = second_sentence(cooked, meant=cooked.keys[0].move)
    assert str(meant) == "1.Qe3! is meant; cooks: 1.d8=Q+, 1.d8=B+."


def test_short() -> None:
    assert words("7k/8/6K1/8/8/8/8/R7 w - - 0 1")[0] == "Short: 1.Ra8 is mate"
    title, _ = words("8/8/8/8/8/2K5/7R/k7 w - - 0 1", "#3")
    assert title == "Short: 1.Kb3 solves in two moves, not three"


def test_a_goal_that_is_no_mate_is_not_called_stalemate() -> None:
    assert words("7k/8/6K1/8/8/8/r7/R7 w - - 0 1", "x2")[0].endswith("reaches the goal at once")


def test_stalemate() -> None:
    assert words("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "=1") == ("Cooked: two keys", "1.Qg6=, 1.Qf5=.")


def test_no_move_at_all() -> None:
    found = words("k7/8/8/8/8/1p6/pP6/K7 w - - 0 1")
    assert found == ("No solution: White has no move", "")


def test_a_stopped_solve_says_how_far_it_came_and_no_more() -> None:
    token = Token()
    token.cancel()
    title, detail = line(solve(LONG, "#4", cancel=token))
    assert title == "Not finished: no first move is decided yet"
    assert detail == f"{title}."


def test_a_key_found_is_named_while_the_others_are_being_refuted() -> None:
    finding = message_of(
        Verdict.UNDECIDED, solve(BLOCK, "#2").keys, TWO_MOVER, Colour.WHITE, (14, 38)
    )
    half = replace(solve(BLOCK, "#2"), finding=finding, verdict=Verdict.UNDECIDED)
    assert line(half)[1] == "Not finished: 1.Qe4 solves; of the others 13 of 37 are refuted."


def test_what_cannot_be_solved() -> None:
    assert words("8/8/8/8/8/8/8/K7 w - - 0 1") == ("Cannot be solved", "")


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(playable_positions(most=6))
def test_every_verdict_is_a_whole_sentence(position: Position) -> None:
    solution = solve(position, parse_stipulation("#2"))
    title, detail = line(solution)
    assert title
    assert not PLACE.search(title + detail)
    assert not detail or (detail[0].isupper() or detail[0].isdigit())
    assert not detail or detail.endswith(".")
    if solution.verdict is Verdict.NO_SOLUTION:
        assert not solution.keys


def test_many_keys_are_not_all_named() -> None:
    solution = solve("7k/8/8/8/8/8/RRRRR3/K7 w - - 0 1", "#3")
    assert len(solution.keys) > 6
    assert str(keys_words(solution.keys)).endswith("more")
    assert str(keys_words(solution.keys)).count("1.") == 6


def test_several_solutions_are_sound_if_they_are_meant() -> None:
    two = "7k/5K2/8/8/8/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7 Rh2#, or Rh3#
    for stated, title in (
        (None, "Sound if all are intended: two solutions"),
        (Intended(2), "Sound: two solutions"),
        (Intended(1), "Cooked: two solutions, one intended"),
    ):
        assert line(solve(two, "h#1", SolveOptions(intended=stated))) == (title, "")


def test_ends_of_one_forced_line_are_one_solution_in_each_case() -> None:
    free = solve("7k/5K2/8/8/8/R7/6R1/8 b - - 0 1", "h#1")  # 1.Kh7 Rh2#, or Rh3#
    forced = replace(free, stipulation=parse_stipulation("hs#1"))
    parts = tuple(SolutionPart(said("this"), solution) for solution in (free, forced))
    told = history_words(replace(free, parts=parts))
    assert str(told) == "If this: two solutions; if this: one solution."


def test_of_a_case_whose_search_was_stopped_no_solution_is_not_said() -> None:
    token = Token()
    token.cancel()
    for asked in ("#2", "h#1"):
        cut = solve(BLOCK, asked, None, token)
        told = history_words(replace(cut, parts=(SolutionPart(said("this"), cut),)))
        assert str(told) == "If this: not finished."


def test_of_a_case_with_more_lines_than_were_counted_no_number_is_said_as_if_it_were_all() -> None:
    options = SolveOptions(most_lines=3, intended=Intended(1))
    cut = solve("8/8/8/8/8/2K5/8/k6Q b - - 0 1", "h#2", options)
    assert cut.lines_cut
    told = history_words(replace(cut, parts=(SolutionPart(said("this"), cut),)))
    assert str(told) == "If this: Cooked: at least three solutions, one intended."


def test_moves_that_are_all_asked_for_are_listed_in_the_headline() -> None:
    found = line(solve("8/8/8/8/3K4/8/8/k7 w - - 0 1", "~1"))
    assert found == ("Eight moves: any is asked for, so none is judged", "")
