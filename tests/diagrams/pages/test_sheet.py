# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise, product

import pytest
from cases import every
from diagrams.sheets import BLOCK, HOSTILE, LOYD, SAMPLES, check_page
from thorough import some

from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.pages.entry import SheetEntry, solved_entries
from composer.diagrams.pages.page import A4, A5, LETTER
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import GRIDS, SheetStyle, Solutions
from composer.diagrams.style.annotations import Annotations
from composer.notation.printed import PrintOptions, printed_solution
from composer.problem.credits import Credits
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation, stipulation_in_words
from composer.solver.options import Cancelled, Token

HARD = solved_entries([LOYD, HOSTILE, BLOCK, *[HOSTILE] * 3], PrintOptions())
SOLVED = solved_entries(SAMPLES * 2, PrintOptions())


@every(
    "per_page, paper, across, solutions",
    some(list(product(GRIDS, (A4, A5), (False, True), Solutions)), 5, 5),
)
def test_nothing_overlaps_or_leaves_the_paper(per_page, paper, across, solutions) -> None:
    style = SheetStyle(
        paper=paper,
        across=across,
        per_page=per_page,
        solutions=solutions,
        heading="Grimshaw with bishop beside rook",
        subheading="six two-movers",
    )
    pages = sheet_pages(SOLVED, style)
    for page in pages:
        check_page(page)
    assert [board.number for page in pages for board in page.boards] == list(range(len(SOLVED)))
    words = "\n".join(page.words() for page in pages)
    assert "Grimshaw with bishop beside rook" in words
    assert ("1.Nb5!" in words) == (solutions is not Solutions.NONE)


@every("per_page, solutions", list(product((1, 4), (Solutions.UNDER, Solutions.END))))
def test_diagrams_within_solutions_are_all_printed_in_order(
    per_page: int, solutions: Solutions
) -> None:
    told = "1. Kg7 $220 h4 2. Kf6 $18 $220 (2. Kg6 h3 $220) Kb6 3. Ke5 $220"
    reti = parse_fen("7K/8/k1P5/7p/8/8/8/8 w - - 0 1")
    problem = Problem(reti, stipulation_in_words("="), extras=(("solution", told),))
    study = SheetEntry(problem, lines=printed_solution(problem, ()))
    style = SheetStyle(per_page=per_page, solutions=solutions, running_head=True)
    pages = sheet_pages([study] * 5, style)
    for page in pages:
        check_page(page)
    within = [board for page in pages for board in page.boards if board.number < 0]
    assert [fen(board.position).partition(" ")[0] for board in within] == [
        "8/6K1/k1P5/7p/8/8/8/8",
        "8/8/k1P2K2/8/7p/8/8/8",
        "8/8/k1P3K1/8/8/7p/8/8",
        "8/8/1kP5/4K3/7p/8/8/8",
    ] * 5
    assert [board.number for page in pages for board in page.boards if board.number >= 0] == [
        *range(5)
    ]
    latex = sheet_latex([study], style)
    assert latex.count(r"\begin{tikzpicture}") == 4


@every("per_page", GRIDS)
def test_a_page_has_as_many_diagrams_as_asked_for(per_page: int) -> None:
    pages = sheet_pages([LOYD] * 13, SheetStyle(per_page=per_page))
    counts = [len(page.boards) for page in pages]
    full, rest = divmod(13, per_page)
    assert counts == [per_page] * full + ([rest] if rest else [])


def test_boards_stand_in_an_even_grid() -> None:
    pages = sheet_pages([LOYD, BLOCK] * 6, SheetStyle())
    for page in pages:
        assert len({round(board.side, 3) for board in page.boards}) == 1
        assert len({round(board.x, 3) for board in page.boards}) == 2
        rows = sorted({round(board.y, 3) for board in page.boards})
        assert len(rows) == 3
        assert rows[1] - rows[0] == pytest.approx(rows[2] - rows[1], abs=0.01)


def test_problems_are_numbered_from_the_first_number() -> None:
    words = sheet_pages([LOYD, LOYD], SheetStyle(first_number=41))[0].words()
    assert "41" in words
    assert "42" in words
    entry = SheetEntry(LOYD, Annotations(label="B7"))
    assert "B7" in sheet_pages([entry], SheetStyle())[0].words()
    bare = sheet_pages([LOYD], SheetStyle(first_number=None))[0].words()
    assert bare.split("\n")[0] == "Samuel Loyd"


def test_pages_are_numbered_where_there_are_several() -> None:
    one, several = (sheet_pages([LOYD] * count, SheetStyle(per_page=1)) for count in (1, 3))
    assert one[0].texts[-1].text != "1"
    assert [page.texts[-1].text for page in several] == ["1", "2", "3"]


def test_a_sheet_of_nothing_has_its_heading() -> None:
    (page,) = sheet_pages([], SheetStyle(heading="Nothing yet"))
    assert page.words() == "Nothing yet"


def test_what_is_out_of_range_is_refused() -> None:
    for wrong in (
        {"per_page": 5},
        {"margin_mm": 1},
        {"board_mm": 3},
        {"first_number": -1},
        {"heading": "x" * 301},
    ):
        with pytest.raises(ValueError, match=r"expected|at most"):
            SheetStyle(**wrong)


def test_a_cancelled_sheet_is_not_made() -> None:
    token = Token()
    token.cancel()
    with pytest.raises(Cancelled):
        sheet_pages([LOYD], SheetStyle(solutions=Solutions.END), token=token)
    with pytest.raises(Cancelled):
        sheet_pages([LOYD], SheetStyle(), token=token)


def test_progress_is_told_for_each_problem() -> None:
    told: list[tuple[int, int]] = []
    style = SheetStyle(solutions=Solutions.END)
    sheet_pages([LOYD, BLOCK], style, progress=lambda *done: told.append(done))
    assert told == [(1, 2), (2, 2)]


def test_entries_that_are_solved_already_are_not_solved_again() -> None:
    solved = solved_entries([LOYD], PrintOptions())
    told: list[tuple[int, int]] = []
    style = replace(SheetStyle(), solutions=Solutions.UNDER)
    (page,) = sheet_pages(solved, style, progress=lambda *done: told.append(done))
    assert told == []
    assert "1.Nb5!" in page.words()


@every("solutions", Solutions)
@every("per_page, paper", some([(1, A4), (6, A4), (12, A5), (2, A5), (9, LETTER)], 2, 2))
def test_words_without_measure_are_not_cut_and_cover_nothing(per_page, paper, solutions) -> None:
    style = SheetStyle(per_page=per_page, paper=paper, solutions=solutions)
    pages = sheet_pages(HARD, style)
    for page in pages:
        check_page(page)
    letters = Counter("".join(page.words() for page in pages))
    told = {"W": 4 * 500, "ü": 4 * 40, "ש": 4 * 90}  # letters of nothing else
    assert all(letters[letter] >= count for letter, count in told.items())
    assert letters["D"] >= 4 * 50
    assert sum(len(page.boards) for page in pages) == 6


def test_a_problem_that_takes_too_long_does_not_stop_the_sheet() -> None:
    endless = Problem(parse_fen("8/8/8/8/8/4k3/8/K6R"), parse_stipulation("#11"))
    slow, quick = solved_entries([endless, LOYD], PrintOptions(), seconds=0.1)
    assert slow.lines[-1].text == "Not solved."
    assert not slow.tested
    assert quick.tested
    assert quick.lines[-1].text.startswith("1.Nb5!")


def test_one_long_title_does_not_shrink_all_boards() -> None:
    long = replace(BLOCK, title="A title of many words that goes on " * 14)
    usual = sheet_pages([LOYD, BLOCK] * 6, SheetStyle())
    pages = sheet_pages([LOYD, BLOCK] * 2 + [long] + [LOYD] * 7, SheetStyle())
    assert pages[0].boards[0].side == pytest.approx(usual[0].boards[0].side, rel=0.03)
    for page in pages:
        check_page(page)
    assert len([board for page in pages for board in page.boards]) == 12


def test_names_and_sources_without_italics_are_printed_upright_and_in_their_order() -> None:
    credits = Credits(("דוד כהן", "محمود", "Anna"), "מגזין", "1960", "2nd Prize")
    style = SheetStyle(solutions=Solutions.END)
    pages = sheet_pages([SheetEntry(replace(LOYD, credits=credits))], style)
    texts = [text for page in pages for text in page.texts]
    source = next(text for text in texts if "מגזין" in text.text)
    assert not any(span.italic for span in source.spans)
    assert source.text == "\u200eמגזין\u200e 1960, 2nd Prize"
    lead = next(text for text in texts if "דוד" in text.text and "Anna" in text.text)
    assert "דוד כהן\u200e & محمود\u200e & Anna" in lead.text


def test_the_number_of_a_problem_stands_before_its_title() -> None:
    texts = sheet_pages([replace(LOYD, title="Star")], SheetStyle(first_number=7))[0].texts
    order = [text.text for text in texts]
    assert order[0].startswith("7")
    assert order[1] == "Star"


def test_a_solution_that_goes_on_is_not_torn_from_its_head() -> None:
    options = PrintOptions.of("en-s", compact=False)
    style = SheetStyle(per_page=1, solutions=Solutions.UNDER, solution=options)
    for shown in (BLOCK, LOYD):
        for board in range(60, 100, 2):
            first = sheet_pages([shown], replace(style, board_mm=float(board)))[0]
            last = first.texts[-2] if first.texts[-1].text.isdigit() else first.texts[-1]
            assert last.text.startswith(("1...", "but", "2.")), last.text


def test_pages_with_solutions_keep_no_room_for_captions_that_others_have() -> None:
    long = replace(BLOCK, title="A title of many words that goes on " * 8)
    style = SheetStyle(per_page=1, solutions=Solutions.UNDER)
    pages = [page for page in sheet_pages([LOYD, long], style) if page.boards]
    assert pages[0].boards[0].y < 35
    assert pages[1].boards[0].y > pages[0].boards[0].y + 10


def test_long_captions_take_room_from_their_own_row_only() -> None:
    """Nine a page fill the page, also where some captions have several lines."""
    credits = Credits(
        ("Одинец-Соколовский, Фёдор", "כהן שלום", "Mansfield, Comins", "Nikolai Loshinsky"),
        "Magyar Sakkélet, Composing Tourney of the Federation",
        "1959",
        "3rd Honourable Mention ex aequo",
    )
    long = replace(LOYD, credits=credits)
    problems = [LOYD, BLOCK, LOYD, LOYD, long, BLOCK, LOYD, LOYD, BLOCK]
    for paper, heading in product((A4, LETTER), ("", "A sheet")):
        style = SheetStyle(paper=paper, per_page=9, heading=heading)
        pages = sheet_pages([*problems, *problems, LOYD], style)
        assert [len(page.boards) for page in pages] == [9, 9, 1]
        for page in pages[:2]:
            check_page(page)
            rows = sorted({round(board.y, 3) for board in page.boards})
            assert len(rows) == 3
            assert page.height - max(board.box.bottom for board in page.boards) < page.height * 0.2
            first, second, third = rows
            assert second - first > third - second  # the long caption stands in the second row
        assert pages[0].boards[0].side > 40


def test_captions_of_neighbours_have_letters_of_one_size() -> None:
    wide = replace(LOYD, credits=Credits(("Nebukadnezar Wanderwichtel-Sokolowsky",), "S", "1900"))
    (page,) = sheet_pages([LOYD, wide, BLOCK, wide], SheetStyle(per_page=4))
    bold = {text.size_pt for text in page.texts if text.spans[0].bold}
    assert len(bold) == 1


def test_a_task_in_many_words_is_not_made_small() -> None:
    words = "White takes back his last move and mates at once instead, see the text of the article"
    task = replace(LOYD, stipulation=stipulation_in_words(words))
    (page,) = sheet_pages([LOYD, task], SheetStyle(per_page=2))
    check_page(page)
    sizes = {text.size_pt for text in page.texts if text.text in ("#2", "6+3", words[:11])}
    assert len(sizes) == 1
    assert words in " ".join(text.text for text in page.texts)


def test_a_defence_and_its_mate_are_never_parted() -> None:
    """Whatever the width, no line ends with a defence whose answer begins the next."""
    for per_page, solutions in product((2, 6, 12), (Solutions.UNDER, Solutions.END)):
        style = SheetStyle(per_page=per_page, solutions=solutions, first_number=None)
        pages = sheet_pages(SOLVED, style)
        lines = [text.text for page in pages for text in page.texts]
        assert any("..." in line for line in lines)
        for line, following in pairwise(lines):
            begun = re.search(r"1\.\.\.[^ ;]*[a-h1-8+]$", line)
            assert not (begun and following.startswith("2.")), (line, following)
