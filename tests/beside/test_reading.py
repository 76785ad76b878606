# SPDX-License-Identifier: GPL-3.0-or-later
"""What Popeye prints becomes a solution, or a sentence that says why it is none."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from standins import BANNER, FINISHED, diagram, output

from composer.beside.moves import Unread
from composer.beside.printed import Ending, progress_of, taken_apart, version_of
from composer.beside.reading import NoAnswer, read_output
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.solver.options import Cancelled, SolveOptions, Token
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Solution, Stage, Verdict

KEYS = SolveOptions(tries=False, set_play=False)


def problem_of(fen: str, task: str) -> Problem:
    """Return a problem of a FEN and a stipulation, perhaps with conditions."""
    return Problem(parse_fen(fen), parse_task(task))


TWO = problem_of("7k/p7/5K2/Q7/8/8/1P6/8 w - - 0 1", "#2")
HELP = problem_of("7k/8/5K2/8/8/8/8/Q7 b - - 0 1", "h#2")
ROWS = """
      1...a7-a6
          2.Qa5-d8 #

   1.Qa5-d8 + ?
    but
      1...Kh8-h7 !

   1.Kf6-g6 ! threat:
          2.Qa5-d8 #
      1...Kh8-g8
          2.Qa5-d8 #
          2.Qa5-e1 +

"""


def read(problem: Problem, text: str, errors: str = "", *, cut: bool = False) -> Solution:
    """Return the solution of an output, which must be one."""
    found = read_output(problem, SolveOptions(), text, errors, cut=cut)
    assert found is not None
    return found


def test_a_tree_has_set_play_tries_and_keys() -> None:
    found = read(TWO, output(TWO, ROWS))
    assert (found.verdict, found.stage, found.complete) == (Verdict.SOUND, Stage.TRIES, True)
    assert found.solver == "Popeye 4.104"
    assert not found.is_ours
    assert found.set_play is not None
    assert [variation.defence.san for variation in found.set_play.variations] == ["a6"]
    (a_try,) = found.tries
    assert a_try.check
    assert a_try.trivial
    assert [move.san for move in a_try.refutations] == ["Kh7"]
    (key,) = found.keys
    assert key.length == 2
    assert [move.san for move in key.threats] == ["Qd8#"]
    (variation,) = key.variations
    assert [continuation.move.san for continuation in variation.continuations] == ["Qd8#", "Qe1+"]
    assert variation.parries == ()


def test_lines_have_set_play_of_the_other_side() -> None:
    rows = "  1...Qa1-h1 #\n\n  1.Kh8-g8 Qa1-a7   2.Kg8-h8 Qa7-g7 #\n  1.Kh8-h7 Qa1-h1 #\n"
    found = read(HELP, output(HELP, rows))
    assert found.verdict is Verdict.SHORT
    assert [len(line) for line in found.lines] == [2, 4]
    assert [len(line) for line in found.set_lines] == [1]


def test_half_moves_of_help_play_begin_with_three_dots() -> None:
    problem = problem_of("7k/8/5K2/8/8/8/8/Q7 w - - 0 1", "h#1.5")
    rows = "  1...  ...  2.Kh8-h7 Qa1-h1 #\n  1...Qa1-a7   2.Kh8-g8 Qa7-g7 #\n"
    found = read(problem, output(problem, rows))
    assert [move.san for move in found.lines[0].moves] == ["Qa7", "Kg8", "Qg7#"]
    assert [move.san for move in found.set_lines[0].moves] == ["Kh7", "Qh1#"]


def test_a_series_is_moved_by_one_side_up_to_its_last_move() -> None:
    problem = problem_of("7k/8/5K2/8/8/8/8/Q7 b - - 0 1", "ser-h#2")
    rows = "  1.Kh8-g8   2.Kg8-h8 Qa1-h1 #\n"
    found = read(problem, output(problem, rows))
    assert [move.man.letter for move in found.lines[0].moves] == ["k", "k", "Q"]


def test_set_play_of_a_series_is_its_last_move() -> None:
    problem = problem_of("7k/8/5K2/8/8/8/8/Q7 b - - 0 1", "ser-h#2")
    rows = "  1...Qa1-h1 #\n\n  1.Kh8-g8   2.Kg8-h8 Qa1-h1 #\n"
    found = read(problem, output(problem, rows))
    assert [move.man.letter for move in found.set_lines[0].moves] == ["Q"]
    assert len(found.lines) == 1


def test_self_play_ends_with_the_defender() -> None:
    problem = problem_of("8/8/8/2p5/8/kpR5/p7/K7 w - - 0 1", "s#1")
    found = read(problem, output(problem, "\n   1.Rc3-c4 !\n      1...b3-b2 #\n\n"))
    (key,) = found.keys
    assert (found.verdict, key.length, key.ends) == (Verdict.SOUND, 1, False)
    assert key.variations[0].ends


def test_a_duty_of_reflex_play_is_no_key() -> None:
    problem = problem_of("k7/2P5/K7/p7/8/8/8/8 w - - 0 1", "r#2")
    found = read(problem, output(problem, "\n   1.c7-c8=Q # ?!?\n\n"))
    assert (found.verdict, found.must_end, found.keys) == (Verdict.NO_SOLUTION, True, ())


def test_a_threat_that_every_defence_allows_is_no_end() -> None:
    problem = problem_of("7k/p7/5K2/Q7/8/8/1P6/8 w - - 0 1", "#3")
    rows = "\n   1.Kf6-g6 ! zugzwang.\n      1...a7-a6\n          2.b2-b4 threat:\n" + (
        "                  3.Qa5-d8 #\n\n"
    )
    (key,) = read(problem, output(problem, rows)).keys
    (answer,) = key.variations[0].continuations
    assert not answer.ends
    assert [move.san for move in answer.threats] == ["Qd8#"]


def test_men_who_are_lost_when_a_side_passes_are_read_over() -> None:
    problem = problem_of("3k4/3P4/3K4/1p6/3Rp3/8/8/8 w - - 0 1", "#2 LostPieces")
    rows = "\n   1.Rd4-b4[-bPb5] ! threat:[-wPd7]\n          2.Rb4-b8 #\n\n"
    (key,) = read(problem, output(problem, rows, "LostPieces")).keys
    assert [popeye_text(move) for move in key.threats] == ["Rb4-b8"]


def test_effects_are_kept_and_done_to_the_board() -> None:
    problem = problem_of("7k/8/5K2/3p4/8/8/8/3Q4 w - - 0 1", "#2 Circe")
    rows = "\n   1.Qd1*d5[+bPd7] ! threat:\n          2.Qd5*d7[+bPd7] #\n\n"
    found = read(problem, output(problem, rows, "Circe"))
    move = found.keys[0].move
    assert move is not None
    assert popeye_text(move) == "Qd1*d5[+bPd7]"
    assert dict(move.changes)[51].letter == "p"
    assert popeye_text(found.keys[0].threats[0]) == "Qd5*d7[+bPd7]"


@every(
    "rows, end, cut",
    [
        (
            "   1.Kf6-g6 ! threat:\n          2.Qa5-d8 #\n\n",
            "Partial solution Time = 0.1 s\n",
            False,
        ),
        ("   1.Kf6-g6 ! threat:\n", "solving interrupted. Time = 1.6 s\n", False),
        ("   1.Kf6-g6 ! threat:\n          2.Qa5", "", True),
        ("   1.Kf6-g6 ! threat:\n", FINISHED, True),
        ("", "", True),
    ],
)
def test_what_is_not_finished_is_never_sound(rows: str, end: str, cut: bool) -> None:
    found = read(TWO, output(TWO, rows, end=end), cut=cut)
    assert (found.verdict, found.complete) == (Verdict.UNDECIDED, False)
    assert "Not finished" in str(found.message)


def test_of_a_cut_text_a_longer_key_is_not_called_short() -> None:
    problem = problem_of("7k/p7/5K2/Q7/8/8/1P6/8 w - - 0 1", "#3")
    rows = "   1.Kf6-g6 ! threat:\n          2.Qa5-d8 #\n"
    assert read(problem, output(problem, rows, end=""), cut=True).verdict is Verdict.UNDECIDED
    assert read(problem, output(problem, rows)).verdict is Verdict.SHORT


def test_two_keys_are_a_cook_however_much_is_missing() -> None:
    rows = "   1.Kf6-g6 !\n\n   1.Kf6-f7 !\n"
    assert read(TWO, output(TWO, rows, end=""), cut=True).verdict is Verdict.COOKED


def test_a_list_of_any_moves_is_not_judged_where_it_was_cut_either() -> None:
    problem = problem_of("7k/8/8/8/8/8/8/K6R w - - 0 1", "~1")
    rows = "\n   1.Ka1-a2 !\n\n   1.Ka1-b2 !\n\n"
    assert read(problem, output(problem, rows)).verdict is Verdict.UNDECIDED
    found = read(problem, output(problem, rows, end=""), cut=True)
    assert (found.verdict, found.complete) == (Verdict.UNDECIDED, False)
    assert "Cooked" not in str(found.message)


@every(
    "errors",
    [
        "input-error:could not recognize condition\noffending item: Fnord",
        "offending item: Zz9",
        "einsteinchess not allowed with fairy pieces\nproblem ignored",
        "something that nobody knows",
    ],
)
def test_a_complaint_is_never_an_answer(errors: str) -> None:
    with pytest.raises(NoAnswer, match="Popeye says"):
        read_output(TWO, KEYS, output(TWO, ROWS), errors)


@every(
    "errors",
    [
        "SetPlay not applicable - ignored",
        "Orthodox mating moves optimisation deactivated because of an unverified fairy element",
    ],
)
def test_a_remark_that_changes_nothing_is_no_complaint(errors: str) -> None:
    assert read(TWO, output(TWO, ROWS), errors).complete


def test_whose_king_can_be_captured_is_not_guessed() -> None:
    king = "\nthe side to play can capture the king"
    nothing = output(TWO, "")
    both = SolveOptions()
    assert read_output(TWO, both, nothing, king) is None
    alone = read_output(TWO, KEYS, nothing, king)
    assert alone is not None
    assert alone.verdict is Verdict.INVALID
    assert alone.complete
    twice = read_output(TWO, both, nothing, king + king)
    assert twice is not None
    assert twice.verdict is Verdict.INVALID
    of_set_play = read_output(TWO, both, output(TWO, "   1.Kf6-g6 !\n\n"), king)
    assert of_set_play is not None
    assert of_set_play.verdict is Verdict.SOUND


def test_another_diagram_task_or_condition_is_no_answer() -> None:
    circe = problem_of("7k/p7/5K2/Q7/8/8/1P6/8 w - - 0 1", "#2 Circe")
    with pytest.raises(NoAnswer, match="Circe"):
        read_output(circe, KEYS, output(circe, ROWS), "")
    assert read(circe, output(circe, "", "Circe")).verdict is Verdict.NO_SOLUTION
    three = problem_of("7k/p7/5K2/Q7/8/8/1P6/8 w - - 0 1", "#3")
    with pytest.raises(NoAnswer, match="#2, not #3"):
        read_output(three, KEYS, output(TWO, ROWS), "")
    moved = problem_of("7k/p7/5K2/8/Q7/8/1P6/8 w - - 0 1", "#2")
    with pytest.raises(NoAnswer, match="another diagram"):
        read_output(moved, KEYS, output(TWO, ROWS), "")
    with pytest.raises(NoAnswer, match="did not show"):
        read_output(TWO, KEYS, f"{BANNER}\n{ROWS}{FINISHED}", "")


def test_a_family_of_circe_is_named_the_other_way_round() -> None:
    problem = problem_of("7k/p7/5K2/Q7/8/8/1P6/8 w - - 0 1", "#2 CouscousCirce")
    found = read(problem, output(problem, "", "Circe Couscous"))
    assert found.verdict is Verdict.NO_SOLUTION


@every(
    "rows",
    [
        "   1.Kf6-g6 ! and more\n",
        "   1.Kf6-g6 ! threat:\n          2.Qa5-d8 # 3.Qd8-d7\n",
        "   something else\n",
        "   1.Qh1*h2 !\n",
        "   1.Kf6-g6[strange] !\n",
        "          2.Qa5-d8 #\n",
        "   1.Kf6-g6\n",
        "a)\n",
        "   1.Kf6-g6 !\n" + FINISHED + "   1.Kf6-f7 !\n",
        "   1.XYf6-g6 !\n",
    ],
)
def test_a_line_that_is_not_understood_is_named(rows: str) -> None:
    with pytest.raises(NoAnswer, match="cannot be read"):
        read_output(TWO, KEYS, output(TWO, rows), "")


def test_an_end_without_a_word_is_no_answer() -> None:
    with pytest.raises(NoAnswer, match="before it was finished"):
        read_output(TWO, KEYS, output(TWO, ROWS, end=""), "")


@every("text", ["", "\n\n", "Python 3.11\n", "usage: py\n", "solution finished.\n"])
def test_what_another_program_prints_is_not_popeyes(text: str) -> None:
    with pytest.raises(NoAnswer, match="not Popeye's"):
        read_output(TWO, KEYS, text, "")


@given(st.text(alphabet="1234.Kfg6-*[]!?#+ab8\n :threatzugwnbutP=<>()", max_size=300))
def test_rubbish_is_refused_and_never_breaks_the_reader(rows: str) -> None:
    try:
        found = read_output(TWO, KEYS, output(TWO, rows), "")
    except NoAnswer:
        return
    assert found is not None


@given(st.integers(0, len(output(TWO, ROWS))))
def test_an_answer_cut_anywhere_is_partial_or_none(place: int) -> None:
    text = output(TWO, ROWS)[:place]
    try:
        found = read_output(TWO, SolveOptions(), text, "", cut=True)
    except NoAnswer:
        return
    assert found is not None
    assert not found.complete
    assert found.verdict is Verdict.UNDECIDED


def test_progress_is_read_from_the_numbers_of_first_moves() -> None:
    assert progress_of(" 12  (Qa5*a1[+wQd1] +    Time = 0.014 s)") == (12, "Qa5*a1[+wQd1] +")
    assert progress_of("   1.Qa5-d8 !") is None
    printed = taken_apart(
        output(TWO, "  1  (b2-b4    Time = 0.011 s)\n  2  (b2-b3    Time = 1 s)\n")
    )
    assert (printed.done, printed.ending) == (1, Ending.FINISHED)


@every(
    "banner, version",
    [
        (BANNER, "4.104"),
        ("Popeye Windows-64Bit v4.87 (1024 MB)", "4.87"),
        ("Popeye 4.61", "4.61"),
        ("Python 4.104", ""),
    ],
)
def test_the_version_is_read_from_the_banner(banner: str, version: str) -> None:
    assert version_of(f"\n{banner}\n\n") == version


def test_a_hole_and_an_imitator_are_no_men() -> None:
    shown = diagram(TWO.position, "#2").splitlines()
    row = next(at for at, line in enumerate(shown) if line.startswith("4"))
    shown[row] = "4   .       .   I | .   .   .   .   4"
    text = f"{BANNER}\n\n" + "\n".join(shown) + "\n      Imitator d4\n\n" + FINISHED
    cells = taken_apart(text).cells
    assert cells is not None
    assert [cells[square] for square in (24, 25, 26, 27)] == [".", "", ".", "I"]


def test_a_diagram_that_is_not_whole_is_refused() -> None:
    text = output(TWO, ROWS)
    lines = text.splitlines(keepends=True)
    without = "".join(line for line in lines if not line.startswith("4 "))
    with pytest.raises(Unread, match="not whole"):
        taken_apart(without)


def test_what_nobody_waits_for_is_not_read_to_its_end() -> None:
    unwanted = Token()
    unwanted.cancel()
    with pytest.raises(Cancelled):
        read_output(TWO, KEYS, output(TWO, ROWS), "", unwanted=unwanted)


def test_an_imitator_may_stand_on_a_man_and_a_hole_may_not() -> None:
    text = output(TWO, ROWS, "Imitator a5")
    drawn = text.replace("5   Q   .", "5   I   .")
    assert drawn != text
    assert read(TWO, drawn).complete
    with pytest.raises(NoAnswer, match="another diagram"):
        read_output(TWO, KEYS, text.replace("5   Q   .", "5       ."), "")


def test_the_square_of_a_target_is_no_number_of_moves() -> None:
    asked = problem_of("8/1K6/8/2n5/3N4/7k/8/3q4 w - - 0 1", "zb81")
    found = read(asked, output(asked, "\n   1.Kb7-b8 z !\n\n"))
    assert (found.verdict, [key.length for key in found.keys]) == (Verdict.SOUND, [1])


def test_a_check_that_is_the_goal_ends_the_play() -> None:
    rows = "\n   1.Rd4-d3 + !\n\n   1.Rd4-a4 ! threat:\n          2.Ra4-a3 +\n\n"
    asked = problem_of("8/1K6/8/8/3R4/7k/8/8 w - - 0 1", "+2")
    found = read(asked, output(asked, rows))
    assert (found.verdict, [key.length for key in found.keys]) == (Verdict.SHORT, [1, 2])
    asked = problem_of("8/1K6/8/8/3R4/7k/8/8 w - - 0 1", "s+2")
    found = read(
        asked, output(asked, "\n   1.Rd4-d3 + !\n      1...Kh3-g2\n          2.Kb7-a8\n\n")
    )
    assert [key.length for key in found.keys] == [2]  # there it is the other side that checks


@every("task", ["ser-r+1", "hr+2", "r+1"])
def test_first_moves_that_reflex_play_demands_solve_nothing(task: str) -> None:
    asked = problem_of("8/2k3N1/8/8/8/8/2K5/3Q4 w - - 0 1", task)
    found = read(asked, output(asked, "\n   1.Sg7-e6 + ?!?\n   1.Qd1-d8 + ?!?\n\n"))
    assert found.verdict is Verdict.NO_SOLUTION
    assert found.complete


@every(
    "task, shown, caption",
    [
        ("exact-#1 AntipodeanCirce", "#1", "Circe Antipodes"),
        ("exact-h#1.5 Circe", "exact-h#1.5", "Circe"),
        ("#1 CirceDoubleAgents", "#1", "Circe Mirror Turncoats"),
        ("#1 MirrorAntiCirce", "#1", "AntiCirce Mirror"),
    ],
)
def test_the_names_that_popeye_prints_are_known(task: str, shown: str, caption: str) -> None:
    asked = problem_of("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", task)
    text = f"\n{BANNER}\n\n\n{diagram(asked.position, shown, caption)}\n{FINISHED}"
    assert read(asked, text).verdict is Verdict.NO_SOLUTION


def test_a_pawn_of_alice_chess_is_promoted_and_goes_to_the_other_board() -> None:
    asked = problem_of("8/P6K/8/8/8/8/k7/8 w - - 0 1", "za81 AliceChess")
    rows = "".join(f"   1.a7-a8={letter}B z !\n\n" for letter in "QSRB")
    found = read(asked, output(asked, f"\n{rows}", "AliceChess"))
    moves = [key.move for key in found.keys if key.move is not None]
    assert [move.promotion.code for move in moves if move.promotion is not None] == list("QSRB")
    assert [popeye_text(move) for move in moves] == [f"a7-a8={letter}B" for letter in "QSRB"]
