# SPDX-License-Identifier: GPL-3.0-or-later
"""Where nobody is to be named, no file names anybody: neither to be seen nor within."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from diagrams.sheets import LOYD

from composer.diagrams.captions.anonymity import hides_authors, told_only, unnamed_lines
from composer.diagrams.files.forms import Format
from composer.diagrams.pages.entryform import EntryForm
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.style.style import (
    ANONYMOUS_CAPTION,
    MAGAZINE,
    STYLES,
    TOURNAMENT,
    CaptionPart,
)
from composer.diagrams.web.site import write_site
from composer.diagrams.writing.diagrams import write_diagram
from composer.diagrams.writing.sheets import write_form, write_sheet
from composer.notation.spans import Line, Span
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import stipulation_in_words

NAMES = ("Verratti", "Secretov", "Gazzetta", "Premio", "Amico", "Titolone", "Kommentar", "1987")
CREDITS = Credits(
    ("Verratti, Anna", "Secretov, Ivan"),
    "Gazzetta",
    "1987",
    "1st Premio",
    "for Amico",
    "12",
    "Gazzetta TT",
)
STORED = "1.Sf3-e5 (Verratti after secretov) #\n1...Kd4 2.Qe4 #"
DIRECT = replace(
    LOYD,
    credits=CREDITS,
    title="Titolone",
    comments=("Kommentar of Secretov",),
    keywords=("Verratti theme",),
    extras=(("solution", STORED), ("reprints", "Gazzetta 12")),
)
SELF = replace(DIRECT, stipulation=stipulation_in_words("s#3 (Moonlight)"))
ANONYMOUS = replace(MAGAZINE, caption=ANONYMOUS_CAPTION)


def content(path: Path) -> str:
    """Return all that a file holds, with what is packed in it unpacked."""
    raw = path.read_bytes()
    parts = [raw]
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", raw, re.DOTALL):
        try:
            parts.append(zlib.decompress(found[1]))
        except zlib.error:
            continue
    for found in re.finditer(rb"(?:zTXt|iTXt|tEXt)", raw):
        parts.append(raw[found.start() : found.start() + 2000])
    whole = b"\n".join(parts)
    return whole.decode("utf-8", "replace") + whole.decode("utf-16-be", "replace")


def check(path: Path) -> None:
    told = content(path)
    # A year of four figures can stand in the numbers of a drawing by chance.
    found = [name for name in NAMES if name != "1987" and name.lower() in told.lower()]
    assert not found, (path.name, found)
    assert "/Author ()" in told or "/Author" not in told or path.suffix != ".pdf"


@pytest.mark.parametrize("problem", [DIRECT, SELF], ids=["direct", "self"])
@pytest.mark.parametrize("form", Format)
def test_no_picture_names_anybody(tmp_path: Path, problem: Problem, form: Format) -> None:
    path = tmp_path / f"a.{form.value}"
    write_diagram(problem, path, TOURNAMENT)
    check(path)
    write_diagram(problem, path, ANONYMOUS)
    check(path)


@pytest.mark.parametrize("ending", ["pdf", "tex", "svg", "png"])
@pytest.mark.parametrize("solutions", list(Solutions))
def test_no_sheet_names_anybody(tmp_path: Path, ending: str, solutions: Solutions) -> None:
    style = SheetStyle(diagram=ANONYMOUS, solutions=solutions)
    for path in write_sheet(tmp_path / f"a.{ending}", [DIRECT, SELF], style):
        check(path)


@pytest.mark.parametrize("ending", ["pdf", "svg", "png"])
def test_no_anonymous_form_names_anybody(tmp_path: Path, ending: str) -> None:
    form = EntryForm(number="5", sender="Anna Verratti", address="Via Secretov 3")
    for path in write_form(tmp_path / f"a.{ending}", [DIRECT, SELF], form):
        check(path)


def test_a_named_form_keeps_all_lines_of_a_solution(tmp_path: Path) -> None:
    (path,) = write_form(tmp_path / "a.svg", [SELF], EntryForm())
    assert "Verratti after" in path.read_text("utf-8")


def test_no_page_of_a_site_names_anybody(tmp_path: Path) -> None:
    told = [told_only(each, ANONYMOUS) for each in (DIRECT, SELF)]
    write_site(tmp_path / "site", told, "Entries")
    for path in sorted((tmp_path / "site").rglob("*.html")):
        check(path)


def test_styles_say_whether_they_name_anybody() -> None:
    assert [name for name, style in STYLES.items() if hides_authors(style)] == ["tournament"]
    assert told_only(DIRECT, MAGAZINE) is DIRECT
    bare = replace(MAGAZINE, caption=frozenset(CaptionPart) - {CaptionPart.AUTHORS})
    unknown = replace(DIRECT, credits=replace(CREDITS, authors=()))
    assert told_only(unknown, bare).comments == ()


def test_moves_stay_where_a_name_is_a_word_of_every_solution() -> None:
    problem = replace(LOYD, credits=Credits(("Aber, Otto", "Li, Bo")))
    lines = (Line((Span("aber 1...Kd4!"),)), Line((Span("(Otto Aber)"),)))
    assert unnamed_lines(lines, problem) == lines[:1]
    assert unnamed_lines(lines, problem, "kd") == lines[:1]


def test_a_stored_solution_is_kept_where_it_names_nobody() -> None:
    assert told_only(SELF, ANONYMOUS).extras == (("solution", "1...Kd4 2.Qe4 #"),)
    nothing = Problem(parse_fen("8/8/8/8/8/8/8/8"), credits=Credits(("X",)))
    assert told_only(nothing, ANONYMOUS).extras == ()
