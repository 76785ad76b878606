# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import csv
from pathlib import Path

import pytest
from cases import every
from filed import filed_problems
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from composer.formats.csvtable import looks_like_table, scan_csv
from composer.formats.entry import Entry, Fault
from composer.formats.writing import write_problems
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen, placement
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

FEN = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"


def scan(tmp_path: Path, text: str, encoding: str = "utf-8") -> list[Entry | Fault]:
    path = tmp_path / "t.csv"
    path.write_text(text, encoding)
    return list(scan_csv(path))


@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_columns_in_any_order_under_common_names(tmp_path: Path, sign: str) -> None:
    rows = [["Author", "Year", "Position", "nonsense", "Stip"], ["Loyd", "1880", FEN, "x", "#3"]]
    (entry,) = scan(tmp_path, "\ufeff" + "\n".join(sign.join(row) for row in rows))
    assert isinstance(entry, Entry)
    assert entry.problem.credits.authors == ("Loyd",)
    assert (entry.problem.credits.date, str(entry.problem.stipulation)) == ("1880", "#3")
    assert entry.line == 2


def test_a_column_that_could_ask_something_matters_only_where_it_is_filled(tmp_path: Path) -> None:
    first, second = scan(tmp_path, f"fen,stipulation,turn,duplex\n{FEN},#3,,\n{FEN},#3,,yes\n")
    assert isinstance(first, Entry)
    assert isinstance(second, Fault)
    assert str(second.message) == "duplex: not understood"


def test_men_in_two_columns_and_cells_with_lines(tmp_path: Path) -> None:
    text = 'white;black;comments\n"Ka1, Pa2b2";Kc1;"one\nline\n\nanother"\nKa1;Ka1;\n;;x\n'
    first, second, third = scan(tmp_path, text)
    assert isinstance(first, Entry)
    assert placement(first.problem.position) == "8/8/8/8/8/8/PP6/K1k5"
    assert first.problem.comments == ("one\nline", "another")
    assert isinstance(second, Fault)
    assert "two men stand on a1" in str(second.message)
    assert isinstance(third, Fault)
    assert (third.line, str(third.message)) == (7, "fen: expected a FEN, got nothing")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(filed_problems(), max_size=3))
def test_what_is_written_is_read_back(tmp_path: Path, problems: list[Problem]) -> None:
    path = tmp_path / "out.csv"
    write_problems(path, problems, overwrite=True)
    found = list(scan_csv(path))
    assert [entry.problem for entry in found if isinstance(entry, Entry)] == problems


@every("line", ["", "a,b", "fen", "8/8/8,x", "white;author"])
def test_what_is_no_table_is_seen(line: str) -> None:
    assert not looks_like_table(line)


def test_no_cell_is_a_formula_and_stalemates_stay_stalemates(tmp_path: Path) -> None:
    asked = Problem(
        parse_fen("8/8/8/8/8/8/1k6/K6q"),
        parse_stipulation("=3"),
        Credits(("=cmd|' /C calc'!A0", "B"), "+1", "-2", "@x"),
        title="=1+1",
        comments=("=first", "-second"),
        keywords=("@key", "b"),
    )
    path = tmp_path / "a.csv"
    write_problems(path, [asked])
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert not [cell for row in rows for cell in row if cell[:1] in set("=+-@")]
    (entry,) = scan_csv(path)
    assert isinstance(entry, Entry)
    assert entry.problem == asked


def test_what_no_text_file_holds_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    problem = Problem(parse_fen("8/8/8/8/8/8/1k6/K6q"), title="a\x00b\x1bc")
    write_problems(path, [problem])
    (entry,) = scan_csv(path)
    assert isinstance(entry, Entry)
    assert entry.problem.title == "a b c"


@pytest.mark.parametrize("sign", "=+-@＝＋－＠﹦")
@pytest.mark.parametrize("before", ["", "\t", "\r", " ", "\t\t ", "\u3000", "\ufeff", "\u200b"])
def test_a_formula_is_none_behind_blanks_or_in_wide_signs(
    tmp_path: Path, sign: str, before: str
) -> None:
    title = f'{before}{sign}HYPERLINK("http://x")'
    path = tmp_path / "t.csv"
    problem = Problem(parse_fen(FEN), parse_stipulation("#3"), title=title)
    write_problems(path, [problem])
    with path.open(encoding="utf-8-sig", newline="") as stream:
        cell = next(csv.DictReader(stream))["title"]
    assert cell == f" {title}"
    (entry,) = scan_csv(path)
    assert isinstance(entry, Entry)
    assert entry.problem.title.strip() == title.strip()
