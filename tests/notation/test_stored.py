# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions that files told: set as print has them, and nothing of them lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry
from composer.formats.sniff import scan_problems
from composer.notation.firstmoves import stated_solution
from composer.notation.letters import ALL_LETTERS, CODES, letters_of
from composer.notation.printed import PrintOptions, printed_solution, stored_text
from composer.notation.sources import source_of
from composer.notation.spans import plain_text
from composer.notation.stored import stored_lines
from composer.notation.words import ENGLISH, words_of
from composer.problem.attacks import all_orthodox
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

TREE = """\
"1.Sd3-c1 ! zugzwang.
      1...d2*c1=Q
          2.Se8-c7 +
              2...Qc1*c7 #
      1...d2*c1=S
          2.Qe3-d3 + !
              2...Sc1*d3 #
              2...Kd5-e6
                  3.Qd3-f5 # "
"""


def told(text: str, code: str = "en-s") -> list[str]:
    problem = Problem(
        parse_fen("8/8/8/8/8/8/1k6/K6q"), parse_stipulation("s#3"), extras=(("solution", text),)
    )
    return plain_text(printed_solution(problem, (), PrintOptions.of(code))).split("\n")


def test_a_tree_is_set_with_single_answers_on_the_line_of_their_move() -> None:
    assert told(TREE) == [
        "1.Sd3-c1! zugzwang",
        "   1...d2xc1=Q 2.Se8-c7+ 2...Qc1xc7#",
        "   1...d2xc1=S 2.Qe3-d3+!",
        "      2...Sc1xd3#",
        "      2...Kd5-e6 3.Qd3-f5#",
    ]


@every(
    "code, line",
    [
        ("de", "1.Sd3-c1! Zugzwang"),
        ("it", "1.Cd3-c1! zugzwang"),
        ("figurine", "1.♘d3-c1! zugzwang"),
        ("en", "1.Nd3-c1! zugzwang"),
    ],
)
def test_letters_and_words_are_the_reader_s(code: str, line: str) -> None:
    assert told(TREE, code)[0] == line


def test_other_texts_stay_as_they_are() -> None:
    text = "1.Bh5! [2.f4 ... Bd6]\n  but see Te1 * note +\nzugzwang"
    assert told(text, "de") == ["1.Bh5! [2.f4 ... Bd6]", "   but see Te1 * note +", "zugzwang"]
    assert told('"quoted" inside', "de") == ['"quoted" inside']


STUDY = """\
1. g4 Re4 (1... f5 $144 2. Re3 Rxe3 3. Kxe3 e5 4. b3
$18) 2. a5 $1 Nxg4 3. a6 Rh4 ( 3... Rg1 $6 {with the
threat} 4. a7 Ra1) 4. O-O h1=Q 5. a7# {#} 1/2-1/2
"""


def test_a_study_is_one_paragraph_with_signs_and_remarks() -> None:
    (line,) = told(STUDY, "figurine")
    assert line == (
        "1.g4 ♖e4 (1...f5 == 2.♖e3 ♖xe3 3.♔xe3 e5 4.b3 +–) 2.a5! ♘xg4 3.a6 ♖h4"
        " (3...♖g1?! with the threat 4.a7 ♖a1) 4.0-0 h1=♕ 5.a7# ½-½"
    )
    (line,) = stored_lines(STUDY.splitlines(), letters_of("de"), words_of("de"))
    assert [span.text.strip() for span in line.spans if span.italic] == ["with the threat"]


@every(
    "text, code, shown",
    [
        ("1... K:f6 2.B:d4+ S~ 3. d8Q#", "de", "1...Kxf6 2.Lxd4+ S~ 3.d8=D#"),
        ("1.e4*d3 ep. + 0-0-0 !", "it", "1.e4xd3 e.p.+ 0-0-0!"),
        ("2.Sb4-d5[+bPa7] Kd5*e4[+wRh1]", "de", "2.Sb4-d5[+sBa7] Kd5xe4[+wTh1]"),
        ("2.Sb4-d5[+bPa7] Kd5*e4[+wRh1]", "figurine", "2.♘b4-d5[+♟a7] ♔d5xe4[+♖h1]"),
        ("1.Dd8! Tf3 2.Lxf3#", "en", "1.Qd8! Rf3 2.Bxf3#"),  # a German solution
        ("1.Ta1! Cf3 2.Dxf3#", "en-s", "1.Ra1! Sf3 2.Qxf3#"),  # an Italian one
        ("1.♕d8! ♞f3", "it", "1.Dd8! Cf3"),
        ("1.Rd8! Lg1 2.Bxg1#", "figurine", "1.Rd8! Lg1 2.Bxg1#"),  # no language has all
        ("1.Nd8! Sf3", "figurine", "1.Nd8! Sf3"),  # knight and nightrider
        ("1.Rd8! +- but 1...Ra1!", "de", "1.Td8! +- aber 1...Ta1!"),
        ("1.Ra1 {unbalanced $7 $250", "figurine", "1.♖a1 {unbalanced □ $250"),
        ("1. Lost in 1903, but found", "de", "1. Lost in 1903, but found"),
    ],
)
def test_what_is_understood_is_the_reader_s_and_all_else_verbatim(
    text: str, code: str, shown: str
) -> None:
    assert told(text, code) == [shown]


def test_lines_that_somebody_laid_out_stay_lines() -> None:
    text = "1. Kc6 Ka8 {eg} 2. b5\n1... Ka6 2. Be3\nDual:\n2. Kc7! b4"
    assert told(text, "en") == ["1.Kc6 Ka8 eg 2.b5", "1...Ka6 2.Be3", "Dual:", "2.Kc7! b4"]


@given(st.text(max_size=300), st.sampled_from(CODES))
def test_no_line_of_prose_is_lost(text: str, code: str) -> None:
    lines = stored_lines(text.splitlines(), letters_of(code), words_of(code))
    if source_of(text) is None and not any(sign in text for sign in "-*${}("):
        shown = "".join("".join(line.text.split()) for line in lines)
        assert shown == "".join("".join(text.expandtabs(8).split("\u00a0")).split())


def test_the_deepest_chain_is_set_on_one_line() -> None:
    deep = [" " * place + f"{place}.Ka1-a2" for place in range(3000)]
    (line,) = stored_lines(deep, ALL_LETTERS[0], ENGLISH)
    assert line.text.count("Ka1-a2") == 3000


@pytest.mark.corpus
def test_the_solutions_of_collections_keep_every_move(corpus: Path) -> None:
    for path in sorted((corpus / "olv").glob("*.olv"))[:4]:
        for entry in scan_problems(path):
            if not isinstance(entry, Entry):
                continue
            text = entry.problem.extra("solution")
            shown = stored_lines(text.splitlines(), letters_of("en-s"), ENGLISH)
            one = " ".join(line.text for line in shown)
            moves = re.compile(r"[a-h][1-8]")
            assert moves.findall(one) == moves.findall(text)
            # Moves of fairy men are left as the file has them, with its sign of a capture.
            signs = r"|[a-h][1-8]\*" if all_orthodox(entry.problem.position.board) else ""
            assert not re.search(rf"\$[0-9]|[{{}}]{signs}", one)


def test_hostile_texts_are_set_in_no_time_worth_naming() -> None:
    spaces = " " * 200_000
    for text in (
        f"1.Ra1{spaces}x",
        "{" * 200_000,
        f"1.Ra1 ({spaces}",
        "$" * 200_000,
        "1." * 100_000,
    ):
        assert stored_lines([text], letters_of("de"), ENGLISH)
    assert stored_lines(["{ 1.Ra1"] * 5000, letters_of("de"), ENGLISH)


def test_a_told_solution_is_given_as_plain_text_in_the_letters_of_the_reader() -> None:
    problem = Problem(parse_fen("8/8/8/8/8/8/1k6/K6q"), extras=(("solution", '"1.Sd3*c1 ! $18"'),))
    assert stored_text(problem, letters_of("figurine")) == "1.♘d3xc1! +–"
    assert stored_text(Problem(), letters_of("figurine")) == ""


FAIRY = """\
1.Ge4*c3 ! threat:
          2.Qd3*e4 #
    1...NLa1*d4
          2.b7*c8=RL[+bPc7] #
    1...nGa1-d4
          2.Sd4*c2=nG #
    1...Nb8-a6
          2.15a1-b6 #
"""


@every(
    "code, lines",
    [
        (
            "de",
            [
                "1.Ge4xc3! droht",
                "   2.Dd3xe4#",
                "   1...NLa1xd4 2.b7xc8=TL[+sBc7]#",
                "   1...nGa1-d4 2.Sd4xc2=nG#",
                "   1...Nb8-a6 2.15a1-b6#",
            ],
        ),
        (
            "en",  # N is the nightrider, so the knight is S
            [
                "1.Ge4xc3! threat",
                "   2.Qd3xe4#",
                "   1...NLa1xd4 2.b7xc8=RL[+bPc7]#",
                "   1...nGa1-d4 2.Sd4xc2=nG#",
                "   1...Nb8-a6 2.15a1-b6#",
            ],
        ),
        (
            "figurine",
            [
                "1.Ge4xc3! threat",
                "   2.♕d3xe4#",
                "   1...NLa1xd4 2.b7xc8=RL[+♟c7]#",
                "   1...nGa1-d4 2.♘d4xc2=nG#",
                "   1...Nb8-a6 2.15a1-b6#",
            ],
        ),
    ],
)
def test_fairy_solutions_are_set_as_orthodox_ones_are(code: str, lines: list[str]) -> None:
    assert told(FAIRY, code) == lines


def test_n_is_the_nightrider_where_there_are_fairy_men() -> None:
    text = "1.Na1*c2 ! zugzwang."
    position = parse_fen("7k/8/8/8/8/8/2p5/.N-6K w")
    problem = Problem(position, extras=(("solution", text),))
    assert stored_text(problem, letters_of("de")) == "1.Na1xc2! Zugzwang"
    assert problem.extra("solution") == text
    assert told(text, "de")[0] == "1.Sa1xc2! Zugzwang"
    assert stated_solution(problem, letters_of("de")).firsts == ("1.Na1xc2",)


def test_letters_that_no_language_has_stay_as_they_are() -> None:
    assert told("1.QXe4*c3 ! threat:", "de") == ["1.QXe4*c3 ! threat:"]
