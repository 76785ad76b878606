# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import FormatError, RecordError
from composer.formats.fenlines import (
    fenline,
    parse_fenline,
    read_fenlines,
    scan_fenlines,
    uncommented,
)
from composer.formats.writing import write_problems
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

PLACEMENT = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"
FEN = f"{PLACEMENT} w - - 0 1"


@every(
    "line, stipulation, name",
    [
        (PLACEMENT, "", ""),
        (FEN, "", ""),
        (f"{FEN} #3", "#3", ""),
        (f"{FEN};#3", "#3", ""),
        (f"{FEN} ; #3", "#3", ""),
        (f"{FEN}\t#3", "#3", ""),
        (f"{PLACEMENT} #3", "#3", ""),
        (f"{PLACEMENT}\th#2.5", "h#2.5", ""),
        (f"{PLACEMENT} w; s#4", "s#4", ""),
        (f"{PLACEMENT} w - - dm 3;", "#3", ""),
        (f'{PLACEMENT} w - - dm 3; id "No. 5";', "#3", "No. 5"),
        (f'{PLACEMENT} w - - id "a; b"; bm #4;', "#4", "a; b"),
        (f"{PLACEMENT} w - - bm Kd6; c0 remark;", "", ""),
        (f'{FEN} #3; id "x";', "#3", "x"),
        (f"{FEN} # 3", "", ""),
        (f"{FEN} 3#", "#3", ""),
        (f"{FEN} mate in three", "#3", ""),
    ],
)
def test_lines_that_people_write(line: str, stipulation: str, name: str) -> None:
    entry = parse_fenline(uncommented(line))
    assert fen(entry.problem.position) == FEN
    assert str(entry.problem.stipulation) == stipulation
    assert entry.id == name


def test_the_side_to_move_castling_and_en_passant_are_read() -> None:
    entry = parse_fenline("4k2r/8/8/8/8/8/8/4K2R b k - 0 1")
    assert fen(entry.problem.position) == "4k2r/8/8/8/8/8/8/4K2R b k - 0 1"
    passed = parse_fenline("4k3/8/8/3pP3/8/8/8/4K3 w - d6 #2")
    assert fen(passed.problem.position) == "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"


@every(
    "line, message",
    [
        ("8/8/8", "FEN, placement: expected 8 ranks"),
        (f"{FEN} fun for all", "expected a stipulation or EPD operation after the FEN"),
        (f"{FEN} #0", "stipulation: expected "),
        (f"{FEN} ; x#3", "stipulation: expected a stipulation"),
        (f"{PLACEMENT} white - -", "expected a stipulation or EPD operation"),
        ("9/8/8/8/8/8/8/8", "FEN, rank 8"),
    ],
)
def test_what_is_wrong_with_a_line_is_named(line: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_fenline(line)
    assert str(caught.value).startswith(message)


def test_comments_and_empty_lines_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "problems.txt"
    path.write_text(
        f"\ufeff# mine\n\n  {FEN} #3 # good\r\n#{FEN}\n{PLACEMENT}\n", "utf-8", newline=""
    )
    found = read_fenlines(path)
    assert [(line, str(problem.stipulation)) for line, problem in found] == [(3, "#3"), (5, "")]


def test_what_a_record_does_not_say_is_asked_by_default(tmp_path: Path) -> None:
    path = tmp_path / "problems.txt"
    path.write_text(f"{PLACEMENT}\n{PLACEMENT} #4\n", "utf-8")
    found = read_fenlines(path, parse_stipulation("#3"))
    assert [str(problem.stipulation) for _, problem in found] == ["#3", "#4"]


def test_errors_name_the_line_and_the_others_can_still_be_had(tmp_path: Path) -> None:
    path = tmp_path / "problems.txt"
    path.write_text(f"{FEN}\n\nnonsense/\n{FEN}\n", "utf-8")
    with pytest.raises(FormatError) as caught:
        read_fenlines(path)
    assert str(caught.value).startswith(f"{path}, line 3: FEN, placement:")
    assert caught.value.line == 3
    assert [line.line for line in scan_fenlines(path)] == [1, 3, 4]


@given(st.text(max_size=80))
def test_any_line_is_read_or_refused(text: str) -> None:
    refused = False
    try:
        parse_fenline(text)
    except RecordError as error:
        refused = bool(str(error))
    assert refused  # chance makes no board


@given(st.text(alphabet=' \t;#=wbKQkq-0123456789abcdefh."id', max_size=30))
def test_whatever_follows_a_board_is_read_or_refused(text: str) -> None:
    message = "read"
    try:
        parse_fenline(PLACEMENT + text)
    except RecordError as error:
        message = str(error)
    assert message


def test_problems_written_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    problems = [
        Problem(parse_fen(FEN), parse_stipulation("#3")),
        Problem(parse_fen("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1"), parse_stipulation("ser-h=7")),
        Problem(parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), parse_stipulation("h#2.5")),
    ]
    write_problems(path, problems)
    assert [problem for _, problem in read_fenlines(path)] == problems
    assert fenline(problems[0]) == f"{FEN}\t#3"
