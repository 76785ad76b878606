# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions that files told: set as print has them, and nothing of them lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry
from composer.formats.sniff import scan_problems
from composer.notation.letters import ALL_LETTERS, CODES, letters_of
from composer.notation.printed import PrintOptions, printed_solution
from composer.notation.spans import plain_text
from composer.notation.stored import stored_lines
from composer.notation.words import ENGLISH, words_of
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


@pytest.mark.parametrize(
    ("code", "line"),
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


@given(st.text(max_size=300), st.sampled_from(CODES))
def test_no_line_is_lost(text: str, code: str) -> None:
    lines = stored_lines(text.splitlines(), letters_of(code), words_of(code))
    if not any(sign in text for sign in "-*"):
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
            one = "".join("".join(line.text for line in shown).split())
            other = re.sub(r"zugzwang\.|threat:", lambda found: found[0][:-1], text)
            moves = re.compile(r"[a-h][1-8]")
            assert moves.findall(one) == moves.findall("".join(other.split()))
