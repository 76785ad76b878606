# SPDX-License-Identifier: GPL-3.0-or-later
"""Our own LaTeX read back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions

from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.style.style import MAGAZINE, CaptionPart
from composer.formats.entry import Entry, Fault
from composer.formats.latex import read_latex
from composer.formats.sniff import read_problems
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_stipulation
from composer.problem.twins import AddMan, Twin, Unread
from composer.problem.twintext import parse_twin, twin_text

WHOLE = Problem(
    parse_fen("8/8/8/3n4/2k5/8/PQ6/K6R w - - 0 1"),
    parse_stipulation("h#2.5"),
    Credits(
        ("Шинкман, Уильям", "Doe & Co, J.", "Benkő, Pál"),
        'Die "Welt" 50% #1_x; two',
        "1925-05",
        "1st Prize",
        "for „Ł. Ø.“",
        "17",
        "Memorial ½",
    ),
    "A {title} ~ with ^, $ and \\ signs",
)


def back(problem: Problem) -> Problem:
    lines = diagram_latex(problem).split("\n")
    (entry,) = read_latex(enumerate(lines, start=1))
    assert isinstance(entry, Entry), entry
    return entry.problem


def test_a_diagram_with_cyrillic_title_and_signs() -> None:
    assert back(WHOLE) == WHOLE


@every(
    "twin",
    [
        "Move a2 a3",
        "Exchange a2 b2",
        "Remove d5",
        "Add white Qh8",
        "Add black Sh8",
        "Rotate 90",
        "Rotate 180",
        "Rotate 270",
        "Mirror a1<-->h1",
        "Shift a1 b1",
        "PolishType",
        "Stipulation h#3",
        "Move a2 a3 Remove d5",
    ],
)
def test_twins_are_read_from_their_words(twin: str) -> None:
    first = parse_twin("b", twin)
    second = parse_twin("c", "Continued Move b2 b3")
    found = back(replace(WHOLE, twins=(first, second))).twins
    assert [twin_text(twin) for twin in found] == [twin_text(first), "Continued Move b2 b3"]


def test_twins_that_are_not_certain_are_kept_in_words() -> None:
    text = "\\pieces{wKa1, sKc3}\\twins{b) something else; c) wBa4 statt b3}\\stipulation{\\#2}"
    (entry,) = read_latex([(1, text)])
    assert isinstance(entry, Entry)
    first, second = entry.problem.twins
    assert first.changes == (Unread("something else"),)
    assert second.changes == (Unread("wBa4 statt b3"),)


def test_authors_of_others_are_parted() -> None:
    text = "\\pieces{wKa1, sKc3}\\author{A. Doe \\& B. Roe}\\stipulation{\\#2}"
    (entry,) = read_latex([(1, text)])
    assert isinstance(entry, Entry)
    assert entry.problem.credits.authors == ("A. Doe", "B. Roe")


@given(any_positions())
def test_side_to_move_and_rights_come_back(position: Position) -> None:
    problem = Problem(position, NO_TASK)
    if any(man is not None for man in position.board):
        assert back(problem) == problem


@given(st.text(max_size=20).map(lambda text: " ".join(cleaned(text).split())))
def test_titles_come_back(title: str) -> None:
    kept = " ".join("".join(c for c in title if c.isascii() or c.isalpha()).split())
    assert back(replace(WHOLE, title=kept)).title == kept


def test_markdown_is_no_yaml(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text("---\ntitle: Notes\ndate: 2020-01-01\n---\n\nSome text.\n", "utf-8")
    with pytest.raises(ValueError, match="expected a FEN, got '---'"):
        read_problems(path)


def test_a_diagram_that_was_changed_is_read_from_its_commands_or_refused() -> None:
    changed = diagram_latex(WHOLE).replace("wBa2", "wBa3")
    (entry,) = read_latex(enumerate(changed.split("\n"), start=1))
    assert isinstance(entry, Entry)
    assert entry.problem.position != WHOLE.position
    fairy = replace(WHOLE, position=parse_fen("8/8/8/3n4/2k5/8/PG6/K6R w - - 0 1"))
    assert back(fairy) == fairy
    found = diagram_latex(fairy).split("\n")
    at = next(n for n, line in enumerate(found) if line.startswith(r"\end{minipage}"))
    found.insert(at, "changed")
    (fault,) = read_latex(enumerate(found, start=1))
    assert isinstance(fault, Fault)
    assert "changed since" in str(fault.message)


def test_nothing_is_told_above_a_diagram_that_it_does_not_show() -> None:
    style = replace(MAGAZINE, caption=MAGAZINE.caption - {CaptionPart.AUTHORS})
    secret = replace(
        WHOLE, comments=("secret",), keywords=("secret",), extras=(("remarks", "secret"),)
    )
    text = diagram_latex(secret, style)
    assert "Benk" not in text
    assert "secret" not in text
    assert "secret" not in diagram_latex(secret)


def test_a_man_of_ones_own_that_a_twin_brings_is_read_as_what_it_is() -> None:
    row = Kind.of("grasshopper").row
    assert row is not None
    mine = replace(
        row, id="mine", code="CR", letters=tuple((each, "CR") for each, _ in row.letters)
    )
    twin = Twin("b", (AddMan(27, Man.of(Colour.WHITE, Kind.defined(mine))),))
    whole = replace(WHOLE, twins=(twin,))
    assert back(whole) == whole
