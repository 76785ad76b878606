# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every

import composer
from composer.analysis.phases import phase_table
from composer.diagrams.pages.solved import solved_problem, solved_solution
from composer.notation.helplines import HelpLine
from composer.notation.letters import ALL_LETTERS, CODES, letters_of
from composer.notation.moves import move_text
from composer.notation.printed import (
    Extent,
    PhaseLetters,
    PrintOptions,
    Solved,
    printed_line,
    printed_solution,
)
from composer.notation.spans import Line, Span, joined, plain_text
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import MoveMan, Twin
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Solution

BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"
THREATS = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5"
CORNER = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"
THREE = "8/8/1Q6/8/8/4K3/ppN5/1k6"
EXCELSIOR = "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k"
COOKED = "4k3/8/3K4/8/8/8/8/Q6R"


def problem(fen: str, stipulation: str = "#2") -> Problem:
    return Problem(parse_fen(fen), parse_stipulation(stipulation))


def printed(fen: str, stipulation: str = "#2", options: PrintOptions | None = None) -> str:
    asked = problem(fen, stipulation)
    return plain_text(printed_solution(asked, solved_problem(asked), options))


def lines(text: str) -> list[str]:
    return text.split("\n")


def test_the_key_is_set_compactly_with_defences_of_one_mate_together() -> None:
    text = printed(CORNER, options=PrintOptions.of("en-s", lettered=False, tries=Extent.NONE))
    (line,) = lines(text)
    head, *variations = re.split(r"(?=1\.\.\.)", line)
    assert head == "1.Kd6! (zugzwang) "
    groups = {frozenset(part.split(" ")[0][4:].split("/")) for part in variations}
    knight = frozenset({"Sg5", "Se5", "Sh4", "Sd4", "Sd2", "Sg1", "Se1"})
    assert groups == {knight, frozenset({"Bxg3+"}), frozenset({"Bg1"})}
    assert "2.Qxh2#; 1..." in line


def test_a_try_is_told_with_its_threats_and_what_refutes_it() -> None:
    text = printed(THREATS, options=PrintOptions(lettered=False))
    assert "1.Qb6? (2.Qa6#/Qa5#) but 1...Rxd5!" in lines(text)


def test_the_full_form_has_a_line_for_each_defence() -> None:
    text = printed(CORNER, options=PrintOptions(compact=False, lettered=False))
    found = lines(text)
    start = found.index("1.Kd6! zugzwang")
    assert len(found[start + 1 :]) == 9
    assert all(re.fullmatch(r"   1\.\.\.\S+ 2\.\S+#", line) for line in found[start + 1 :])
    refuted = found.index("1.Kc5? zugzwang")
    assert found[start - 1] == "   but 1...Bg1!"
    assert refuted < start


def test_promotions_on_one_square_are_told_together() -> None:
    text = printed(BLOCK, options=PrintOptions(lettered=False))
    assert "1...Kf6 2.d8=Q/B#" in text
    assert "1...Kd6 2.f8=Q/B#" in text


def test_a_three_mover_gives_each_defence_a_paragraph_with_all_its_play() -> None:
    text = printed(THREE, "#3", PrintOptions.of("en-s"))
    assert "1.Sb4? (2.Qa6 (3.Qf1#) 2...Ka1 3.Qxa2#) but 1...a1=S!" in text
    key = lines(text).index("1.Sa1! (zugzwang)")
    assert lines(text)[key + 1] in (
        "   1...Kc1 2.Qc6+ Kd1/Kb1 3.Qh1#",
        "   1...Kc1 2.Qc6+ Kb1/Kd1 3.Qh1#",
    )
    assert "   1...Kxa1 2.Qd4 (zugzwang) 2...Kb1 3.Qd1#" in lines(text)


def test_further_answers_of_the_full_form_stand_to_the_right_of_the_first() -> None:
    options = PrintOptions.of("de", compact=False)
    found = lines(printed(THREE, "#3", options))
    at = found.index("   1...Ka1 2.Df6 Zugzwang")
    assert found[at : at + 4] == [
        "   1...Ka1 2.Df6 Zugzwang",
        "         2...Kb1 3.Df1#",
        "      2.Dd4 Zugzwang",
        "         2...Kb1 3.Dd1#",
    ]


def test_how_deep_the_compact_form_goes_can_be_said() -> None:
    shallow = replace(PrintOptions(), deep=2)
    assert "3." not in printed(THREE, "#3", shallow).replace("(3.", "")
    assert "3.Qh1#" in printed(THREE, "#3", replace(PrintOptions(), deep=0))


def test_play_that_is_not_printed_further_says_so() -> None:
    for code, word in (("en", "etc."), ("de", "usw."), ("it", "ecc."), ("fr", "etc.")):
        text = printed(THREE, "#3", replace(PrintOptions.of(code), deep=2))
        assert re.search(rf"1\.\.\.\S+ 2\.\S+ {re.escape(word)}$", text, re.MULTILINE), text
        assert word not in printed(THREE, "#3", PrintOptions.of(code))
    for text in (printed(THREATS), printed(BLOCK), printed(EXCELSIOR, "#5")):
        assert "etc." not in text


def test_a_five_mover_is_printed_to_its_mate_where_there_is_room() -> None:
    key = printed(EXCELSIOR, "#5").split("1.b4!")[1]
    assert "5.bxa8=Q/B#" in key
    full = printed(EXCELSIOR, "#5", PrintOptions(compact=False))
    assert len(key) < 0.6 * len(full)


def test_a_long_solution_goes_three_moves_deep() -> None:
    asked = problem(EXCELSIOR, "#5")
    (solved,) = solved_problem(asked)
    assert solved.solution is not None
    (key,) = solved.solution.keys
    many = replace(solved.solution, keys=(key,) * 4)
    text = plain_text(printed_solution(asked, [replace(solved, solution=many)]))
    play = text.split("1.b4!")[1]
    assert "3.Rf1" in play
    assert not re.search(r"5\.", play)
    assert "etc." in play


@every("code", CODES)
def test_every_notation_has_its_letters_and_words(code: str) -> None:
    options = PrintOptions.of(code)
    text = printed(BLOCK, options=options)
    letters = letters_of(code)
    assert f"1.{letters.queen}e4!" in text
    assert f"({options.words.zugzwang})" in text
    assert options.printed_words.set_play in text
    assert f"{options.words.but} 1..." in text
    others = {sign for other in ALL_LETTERS for sign in other.in_order()}
    strange = others - set(letters.in_order())
    moves = re.findall(r"\d\.+(\S+)", text)
    assert not any(sign in move for move in moves for sign in strange if not sign.isascii())


@pytest.mark.parametrize("fen", [BLOCK, THREATS, CORNER])
@pytest.mark.parametrize("compact", [True, False])
def test_thematic_letters_are_those_of_the_phase_table(fen: str, compact: bool) -> None:
    solution = composer.solve(fen, "#2")
    table = phase_table(solution)
    options = PrintOptions(compact=compact)
    text = plain_text(printed_solution(problem(fen), [solved_solution(solution)], options))
    for row in table.rows:
        for column, cell in zip(table.columns, row.cells, strict=True):
            move = move_text(row.defence)
            if row.letter and cell.mates and column.phase.move is not None:
                assert re.search(rf"{re.escape(move)} {row.letter}\b", text)
            for mate, letter in zip(cell.mates, cell.letters, strict=True):
                if letter and row.letter and cell.parries and mate.promotion is None:
                    assert f"{move_text(mate)} {letter}" in text
    shown = set(re.findall(r"[#+] ([A-Z])\b", text))
    known = {
        letter for row in table.rows for cell in row.cells for letter in cell.letters if letter
    }
    known |= {letter for column in table.columns for letter in column.letters if letter}
    assert shown <= known
    if any(row.letter for row in table.rows):
        assert shown


def test_letters_can_be_left_out() -> None:
    assert not re.search(
        r" [A-Za-h](?=[ ;/]|$)", printed(BLOCK, options=PrintOptions(lettered=False))
    )


def test_what_is_thematic_is_chosen_by_the_table() -> None:
    everything = printed(BLOCK, options=PrintOptions(set_play=Extent.ALL, tries=Extent.ALL))
    thematic = printed(BLOCK)
    nothing = printed(BLOCK, options=PrintOptions(set_play=Extent.NONE, tries=Extent.NONE))
    count = {text: text.count("?") for text in (everything, thematic, nothing)}
    assert count[everything] > count[thematic] == 6 > count[nothing] == 0
    assert "Set play" not in nothing


def test_set_play_without_a_letter_is_left_out_unless_all_is_asked_for() -> None:
    fen = "8/2N5/1pN2K2/r1pQ1p2/p4B2/p1kp4/PpbR4/1nb5"
    assert "Set play" not in printed(fen)
    assert "Set play: 1..." in printed(fen, options=PrintOptions(set_play=Extent.ALL))


def test_the_key_is_bold_and_the_letters_too() -> None:
    asked = problem(BLOCK)
    *_, key = printed_solution(asked, solved_problem(asked))
    assert key.spans[0] == Span("1.Qe4!", bold=True)
    assert {span.text.strip("\u00a0") for span in key.spans[1:] if span.bold} <= set("abcdABCDEF")


@every(
    "fen, stipulation, finding",
    [(COOKED, "#2", "Cooked."), (CORNER, "#1", "No solution."), (THREE, "#4", "Short solution.")],
)
def test_what_is_not_sound_says_so(fen: str, stipulation: str, finding: str) -> None:
    text = printed(fen, stipulation)
    assert finding in lines(text), text


def test_a_stopped_solve_never_looks_finished() -> None:
    asked = problem(THREE, "#3")
    token = Token()
    token.cancel()
    text = plain_text(printed_solution(asked, solved_problem(asked, token)))
    assert text == "Not solved."
    solution = composer.solve(THREE, "#3", SolveOptions(tries=False))
    half = replace(solution, complete=False)
    text = plain_text(printed_solution(asked, [solved_solution(half)]))
    assert lines(text)[0] == "Not solved to the end."


def test_each_twin_has_its_letter() -> None:
    asked = replace(
        problem(CORNER), twins=(Twin("b", (MoveMan(5, 2),)), Twin("c", (MoveMan(0, 9),)))
    )
    text = plain_text(printed_solution(asked, solved_problem(asked)))
    starts = [line for line in lines(text) if re.match(r"[abc]\)", line)]
    assert [line[:2] for line in starts] == ["a)", "b)", "c)"]
    assert starts[2] == "c) Not solved."


def test_the_solution_of_a_file_stands_in_where_nothing_is_solved() -> None:
    asked = Problem(
        parse_fen("8/8/8/8/8/8/1k6/K6q"),
        parse_stipulation("h#2"),
        extras=(("solution", "1.Qh1-a8+ Ka1-b1\n\n  2.Qa8-a2 # \n"),),
    )
    found = printed_solution(asked, solved_problem(asked))
    assert [line.text for line in found] == ["1.Qh1-a8+ Ka1-b1 2.Qa8-a2#"]
    bare = replace(asked, extras=())
    assert plain_text(printed_solution(bare, solved_problem(bare))) == "Not solved."
    assert plain_text(printed_solution(bare, [Solved(told=("by hand",))])) == "by hand"


def test_lines_of_help_play_are_numbered_from_the_side_that_begins() -> None:
    solution = composer.solve(CORNER, "#2")
    key = solution.keys[0]
    assert key.move is not None
    moves = [key.move, key.variations[0].defence, key.variations[0].continuations[0].move]
    names = [move_text(move) for move in moves]
    options = PrintOptions()
    line = HelpLine(tuple(moves))
    assert printed_line(line, options).text == "1.{} {} 2.{}".format(*names)
    assert printed_line(replace(line, omitted=1), options).text == "1...{} 2.{} {}".format(*names)
    assert printed_line(replace(line, omitted=2), options).text == "1...... 2.{} {} 3.{}".format(
        *names
    )
    assert printed_line(HelpLine(tuple(moves[:1])), options).text == f"1.{names[0]}"


def test_runs_of_one_manner_are_joined_and_empty_ones_dropped() -> None:
    runs = (Span("a"), Span(""), Span("b"), Span("c", bold=True), Span("d", bold=True))
    assert joined(runs) == (Span("ab"), Span("cd", bold=True))
    assert Line((Span("exd6\u00a0e.p."), Span("#"))).text == "exd6 e.p.#"
    assert plain_text([Line((Span("x"),), 2)], indent="-") == "--x"


def test_nothing_is_lettered_without_a_table() -> None:
    solution = composer.solve(BLOCK, "#2")
    bare = [Solved(solution=solution, thematic={"": PhaseLetters()})]
    assert not re.search(r" [A-Z]\b[;/]", plain_text(printed_solution(problem(BLOCK), bare)))


def answers_told(solution: Solution, text: str) -> None:
    """Every effective defence of the key and every mate stands in the text."""
    for key in solution.keys:
        for variation in key.defences():
            assert move_text(variation.defence) in text
            for mate in variation.mates:
                if mate.promotion is None:
                    assert move_text(mate) in text


@pytest.mark.corpus
def test_nothing_of_the_key_is_lost_in_many_printed_solutions(corpus: Path) -> None:
    with (corpus / "composed-twomovers.jsonl").open(encoding="utf-8") as file:
        records = [json.loads(line) for line in file][::13]
    for record in records:
        asked = problem(record["fen"], record["stipulation"])
        (solved,) = solved_problem(asked)
        assert solved.solution is not None
        for compact in (True, False):
            options = PrintOptions(compact=compact)
            text = plain_text(printed_solution(asked, [solved], options))
            answers_told(solved.solution, text)
            assert text.count("!") >= len(solved.solution.keys)


QUIET = "2K5/3nk1P1/N5Pp/P3P2P/8/1B2P3/8/8 w - - 0 1"


def test_threats_are_printed_with_what_follows_them() -> None:
    text = printed(QUIET, "#4", PrintOptions(lettered=False))
    assert "1.Nb8? (2.Nc6+ Ke8 3.Bf7#) but 1...Nxe5!" in text
    assert "1.Nc5! (2.Nxd7 (3.g8=N+ Ke8 4.Bf7#) 2...Ke8 3.Bf7+ Ke7 4.g8=N#; or 3.g8=Q+ " in text
    full = printed(QUIET, "#4", PrintOptions(compact=False, lettered=False))
    assert "1.Nb8? threat 2.Nc6+ Ke8 3.Bf7#" in full
    cut = printed(QUIET, "#4", PrintOptions(deep=2, lettered=False))
    assert "1.Nb8? (2.Nc6+) but 1...Nxe5!" in cut


@pytest.mark.parametrize(
    ("fen", "stipulation"),
    [
        ("1b6/p1r5/P4P1B/2Q1N1n1/3n2Rp/3Pk2p/5p1K/1N3B1R w - - 0 1", "s#2"),
        ("8/1p5Q/bP2P3/1p1B2P1/1B6/4kNp1/5pP1/5K2 w - - 0 1", "s#4"),
    ],
)
def test_selfmates_are_printed_to_the_mate(fen: str, stipulation: str) -> None:
    text = printed(fen, stipulation)
    assert "etc." not in text
    assert all(line.endswith("#") for line in lines(text)[1:])


def test_of_long_selfmates_only_what_there_is_room_for_is_printed() -> None:
    fen = "8/1p5Q/bP2P3/1p1B2P1/1B6/4kNp1/5pP1/5K2 w - - 0 1"
    text = printed(fen, "s#4", PrintOptions(deep=3))
    assert "3.Qc4+" in text
    assert text.endswith("etc.")
