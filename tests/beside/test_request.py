# SPDX-License-Identifier: GPL-3.0-or-later
"""What Popeye is given: men, task and rules, and never a word that it could take for a command."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every

from composer.beside.request import CannotAsk, request_text, require_askable
from composer.formats.entry import Entry
from composer.formats.popeye.reading import read_popeye
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_task, stipulation_in_words
from composer.problem.task import OPTIONS
from composer.rules.book import Condition, Rules
from composer.rules.books import BOOKS
from composer.solver.options import SolveOptions

FEN = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"


def lines_of(problem: Problem, options: SolveOptions | None = None) -> list[str]:
    """Return the lines of a request, but for the frame around them."""
    first, *lines, last = request_text(problem, options or SolveOptions()).splitlines()
    assert (first, last) == ("BeginProblem", "EndProblem")
    return lines


def test_only_what_is_needed_goes_over() -> None:
    problem = Problem(
        parse_fen(FEN),
        parse_task("#2"),
        Credits(authors=("Stipulation, #99",), source="Option Protocol x"),
        title="Twin Move a1 a2",
        comments=("solution finished.",),
    )
    assert lines_of(problem) == [
        "Pieces",
        "  White Kd6 Rb3 Sa4",
        "  Black Ke8",
        "Stipulation #2",
        "Option Variation MoveNumbers SetPlay Try",
    ]


@every(
    "task, options, printing",
    [
        ("#2", SolveOptions(refutations=3), "Variation MoveNumbers SetPlay Try Defence 3"),
        ("#2", SolveOptions(tries=False, set_play=False), "Variation MoveNumbers"),
        ("s#3", SolveOptions(), "Variation MoveNumbers SetPlay Try"),
        ("h#2.5", SolveOptions(), "Variation MoveNumbers SetPlay"),
        ("ser-h#5", SolveOptions(), "Variation MoveNumbers SetPlay"),
        ("ser-#5", SolveOptions(), "Variation MoveNumbers"),
    ],
)
def test_what_is_to_be_printed_follows_from_the_play(
    task: str, options: SolveOptions, printing: str
) -> None:
    turn = Colour.BLACK if task == "ser-h#5" else Colour.WHITE
    problem = Problem(set_turn(parse_fen(FEN), turn), parse_task(task))
    assert lines_of(problem, options)[-1] == f"Option {printing}"


def test_rights_and_rules_go_over_and_printing_options_of_a_file_do_not() -> None:
    problem = Problem(
        parse_fen("4k3/8/8/3pP3/8/8/8/R3K2R w K d6 0 1"),
        parse_task("#2 Circe RexInclusive"),
        extras=((OPTIONS, "MaxSolutions 1\nIntelligent\nDuplex\nNoWk"),),
    )
    lines = lines_of(problem)
    assert "Option NoCastling a1 EnPassant d7d6d5" in lines
    assert "Condition Circe RexInclusive" in lines
    assert not any(word in "\n".join(lines) for word in ("MaxSol", "Intell", "Duplex"))


def test_who_plays_without_a_king_is_said() -> None:
    without = Problem(parse_fen("8/8/8/8/8/8/5QR1/k7 b"), parse_task("h#2"))
    assert lines_of(without)[-1] == "Option Variation MoveNumbers NoWk SetPlay"


def test_an_option_that_changes_what_is_asked_goes_over_as_what_it_means() -> None:
    text = "BeginProblem\nPieces White Kd6 Rb3 Black Ke8\nStipulation s#2\nOption Quodlibet Try\n"
    entry = next(read_popeye(enumerate([*text.splitlines(), "EndProblem"], start=1)))
    assert isinstance(entry, Entry)
    lines = lines_of(entry.problem)
    assert "SStipulation white 4a[#]d[#]" in lines
    assert "Quodlibet" not in "\n".join(lines)


def test_the_other_side_to_move_is_half_a_duplex() -> None:
    problem = Problem(parse_fen(FEN.replace(" w ", " b ")), parse_task("#2"))
    assert "HalfDuplex" in "\n".join(lines_of(problem))


def test_squares_are_one_word() -> None:
    problem = Problem(parse_fen(FEN), parse_task("#2")).under(
        Rules.of(conditions=[Condition("Hole d5 e5 f5", is_known=False)])
    )
    assert "Condition Hole d5e5f5" in lines_of(problem)


@every(
    "words",
    [
        "Circe Protocol /home/someone/.bashrc",
        "Circe prot x",
        "Circe INPUT other.inp",
        "Circe LaTeX out.tex",
        "Circe\nProtocol x",
        "Circe\n  Protocol x",
        "Circe\n  White Ka1 Protocol x",
        "Circe EndProblem BeginProblem",
        "Circe ../../x",
        "Circe `x`",
        "Circe Twin",
    ],
)
def test_a_condition_cannot_smuggle_a_command(words: str) -> None:
    conditions = Rules.of(conditions=[Condition(words, is_known=False)])
    with pytest.raises(CannotAsk):
        request_text(Problem(parse_fen(FEN), parse_task("#2")).under(conditions), SolveOptions())
    kept = Problem(
        parse_fen(FEN), stipulation_in_words("#2"), extras=((OPTIONS, f"NoWk {words[5:]}"),)
    )
    try:
        text = request_text(kept, SolveOptions())
    except CannotAsk:
        return
    assert "protocol" not in text.lower()  # each line of them is an option of its own


@every("task", ["see text", "White wins", "=Q2", "=*3", "Protocol", "#2 x\ny"])
def test_what_is_no_task_of_popeyes_is_refused(task: str) -> None:
    with pytest.raises(CannotAsk):
        require_askable(Problem(parse_fen(FEN), stipulation_in_words(task)))


@every("task", ["pser-h#3", "~1", "reci-h#2", "h#2", "s=3", "#=2", "h(=)#2"])
def test_tasks_that_only_popeye_solves_go_over(task: str) -> None:
    assert f"Stipulation {task}" in lines_of(Problem(parse_fen(FEN), stipulation_in_words(task)))


def test_other_games_and_no_task_are_refused() -> None:
    problem = Problem(parse_fen(FEN), parse_task("#2"))
    with pytest.raises(CannotAsk, match="no task"):
        require_askable(replace(problem, stipulation=NO_TASK))
    ponziani = next(book for book in BOOKS if book.id == "ponziani")
    with pytest.raises(CannotAsk, match="does not play"):
        require_askable(problem.under(Rules.of(ponziani)))
