# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet as magazines have it: references, indexes, comments, own numbers, booklets."""

from __future__ import annotations

from dataclasses import replace

from composer.diagrams.captions.caption import caption
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.magazine import family_first, indexed, said_once
from composer.diagrams.pages.passages import Passage, with_passages
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import Comments, Index, SheetStyle, Solutions
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE
from composer.formats.extras import kept_text
from composer.notation.distinctions import translated_distinction
from composer.notation.printed import PrintOptions
from composer.notation.spans import Line, Span
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem

BOARD = parse_fen("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1")


def _entries(count: int, lines: int = 12) -> list[SheetEntry]:
    found = []
    for at in range(count):
        credits = Credits((f"Given Family{at % 3}",), "Olden", "2027-02", number=str(900 + at))
        problem = Problem(BOARD, credits=credits, comments=(f"Comment {at}.",), keywords=("Star",))
        told = tuple(Line((Span(f"1.Qg{1 + line % 7}! "),)) for line in range(lines))
        found.append(SheetEntry(problem, lines=told))
    return found


STYLE = SheetStyle(
    diagram=replace(MAGAZINE, letters="de"),
    solutions=Solutions.END,
    solution=PrintOptions.of("de"),
    heading="Olden",
    own_numbers=True,
    running_head=True,
    references=True,
    comments=Comments.WITH,
    indexes=(Index.AUTHORS, Index.THEMES),
)


def test_references_lead_to_the_page_of_the_solution() -> None:
    pages = sheet_pages(_entries(40), STYLE)
    words = [page.words() for page in pages]
    first = next(at for at, text in enumerate(words) if "Lösungen" in text)
    for at in range(40):
        shown = next(
            place
            for place, page in enumerate(pages)
            if any(board.number == at for board in page.boards)
        )
        where = next(
            place
            for place in range(first, len(pages))
            if any(text.text.startswith(f"{900 + at}\u2002Given") for text in pages[place].texts)
        )
        assert f"Lösung S. {where + 1}" in words[shown]
    assert all("Olden" in text for text in words[1:])  # the running head
    assert words[0].count("Olden") == 1  # captions repeat nothing
    assert "Family0, Given" in words[-1]
    assert "Star\u2002900–939" in words[-1]
    assert "Comment 7." in "\n".join(words)


def test_problems_without_a_number_of_their_own_bear_letters_beside_those_that_have_one() -> None:
    entries = _entries(4)
    for at in (1, 3):
        credits = replace(entries[at].problem.credits, number="")
        entries[at] = replace(entries[at], problem=replace(entries[at].problem, credits=credits))
    entries[2] = replace(entries[2], notes=Annotations(label="A"))
    style = replace(STYLE, indexes=(), references=False)
    words = "\n".join(page.words() for page in sheet_pages(entries, style))
    labels = ("900", "B", "A", "C")
    assert all(f"{label}\u2002Given" in words for label in labels), words
    counted = [replace(each, notes=Annotations()) for each in (entries[1], entries[3])]
    words = "\n".join(page.words() for page in sheet_pages(counted, style))
    assert "2\u2002Given" in words  # none has one: they are counted


def test_columns_of_the_last_page_are_even() -> None:
    pages = sheet_pages(_entries(6, lines=10), replace(STYLE, indexes=()))
    texts = [text for text in pages[-1].texts if text.size_pt == 9.0]
    middle = pages[-1].width / 2
    ends = [
        max(text.y for text in texts if (text.x < middle) is is_left) for is_left in (True, False)
    ]
    assert abs(ends[0] - ends[1]) < 40


def test_a_booklet_is_folded_right() -> None:
    style = replace(STYLE, per_page=1, solutions=Solutions.NONE, indexes=(), booklet=True)
    pages = sheet_pages(_entries(5), style)
    assert len(pages) == 4  # eight pages, two by two on two sheets of two sides
    assert pages[0].width == 420
    at = [[(round(board.x > 210), board.number) for board in page.boards] for page in pages]
    assert at == [[(1, 0)], [(0, 1)], [(1, 2)], [(0, 3), (1, 4)]]


def test_headings_begin_rows_and_name_nobody_where_nobody_is_named() -> None:
    entries = _entries(5)
    entries[3] = replace(
        entries[3], problem=with_passages(entries[3].problem, (Passage("Family0", heading=True),))
    )
    style = replace(STYLE, solutions=Solutions.NONE, indexes=())
    (page,) = sheet_pages(entries, style)
    heading = next(text for text in page.texts if text.text == "Family0")
    tops = [board.y for board in page.boards]
    assert tops[0] == tops[1] < tops[2] < heading.y < tops[3] == tops[4]
    hidden = replace(style.diagram, caption=ANONYMOUS_CAPTION)
    pages = sheet_pages(entries, replace(style, diagram=hidden))
    told = "".join(each.words() for each in pages)
    assert "Family" not in told
    assert "903" not in told  # the number of the source tells as much as its name


def test_text_longer_than_a_page_is_printed_whole_and_rows_hold_no_more_problems() -> None:
    entries = _entries(5)
    told = (Passage("Preface", heading=True), Passage("\n".join(f"Line {at}." for at in range(90))))
    entries[2] = replace(entries[2], problem=with_passages(entries[2].problem, told))
    for per_page in (1, 4):
        style = replace(STYLE, solutions=Solutions.NONE, indexes=(), per_page=per_page)
        pages = sheet_pages(entries, style)
        texts = [text for page in pages for text in page.texts]
        assert sum(text.text.startswith("Line ") for text in texts) == 90
        assert all(text.y < page.height - 8 for page in pages for text in page.texts)
        assert all(board.y + board.side < page.height for page in pages for board in page.boards)
        assert max(len(page.boards) for page in pages) <= per_page
        assert sum(len(page.boards) for page in pages) == 5


def test_names_of_an_index() -> None:
    assert family_first("Loyd, Sam") == "Loyd, Sam"
    assert family_first("Thomas Rayner Dawson") == "Dawson, Thomas Rayner"
    assert family_first("Onkoud") == "Onkoud"


def test_distinctions_and_dedications_speak_the_language_of_the_letters() -> None:
    credits = Credits(("A. Bee",), distinction="2nd Hon. Mention", dedication="Henry Wald Bettmann")
    links = (("links", "after G. Heathcote, Hampstead 1905, #2, 9+9"),)
    problem = Problem(BOARD, credits=credits, extras=links)
    words = caption(problem, replace(MAGAZINE, letters="it")).one_line()
    assert "2ª Menzione Onorevole" in words
    assert "da G. Heathcote; dedicato a Henry Wald Bettmann" in words
    version = "version of A. Bee, Hampstead (3) 1905-07, #2, 9+9"
    same = "same position as E. Eff, Olden 1899, #2, 9+9"
    for link, date, printed in (
        (version, "1906", "Version von Hampstead (3) 07/1905"),
        (version, "", "Version von Hampstead (3) 07/1905"),
        (version, "1905", ""),  # which is the earlier one is not told
        ("version of C. Dee, 1905, #2, 9+9", "1906", "Version von C. Dee, 1905"),
        ("version of A. Bee, Hampstead, #2, 9+9", "1906", ""),
        ("version of A. Bee, Hampstead (1703), #2, 9+9", "1906", ""),  # a number is no year
        ("version of A. Bee & C. Dee, 1905, #2, 9+9", "1906", "Version von A. Bee & C. Dee, 1905"),
    ):
        told = replace(
            problem,
            credits=replace(credits, dedication="", date=date),
            extras=(("links", kept_text([same, link])),),  # as a library says it
        )
        line = caption(told, replace(MAGAZINE, letters="de")).one_line()
        assert printed in line if printed else "Version" not in line, (link, date, line)
    undated = replace(told, credits=Credits(("A. Bee",), "Olden"), extras=(("links", version),))
    assert "Version" not in caption(undated, replace(MAGAZINE, letters="de")).one_line()
    told = replace(problem, credits=replace(credits, dedication="To my wife"), extras=())
    assert "To my wife" in caption(told, replace(MAGAZINE, letters="it")).one_line()
    assert "gewidmet" in caption(problem, replace(MAGAZINE, letters="de")).one_line()
    for words in ("0 Prize", "2nd-1st Prize"):  # there is none such
        assert translated_distinction(words, "it") == words
    for words in ("Hommage à Loyd", "60th birthday of N. N.", "meiner Frau", "After Loyd"):
        told = replace(problem, credits=replace(credits, dedication=words), extras=())
        assert f", {words}, " in caption(told, MAGAZINE).one_line()  # as it is written


def test_a_source_is_left_out_only_where_the_heading_names_it() -> None:
    credits = Credits(("A. Bee",), "Problem", "1951", number="7")
    problem = Problem(BOARD, credits=credits)
    for heading, source, date in (
        ("Problem", "", "1951"),
        ("Problem 1951", "", ""),
        ("Problem, 1951–1981", "", "1951"),  # of which year it is, is not told
        ("A Hundred Problems by A. Bee, 1951", "Problem", "1951"),
        ("Problemkunst", "Problem", "1951"),
    ):
        found = said_once(problem, "7", replace(STYLE, heading=heading)).credits
        assert (found.source, found.date, found.number) == (source, date, "")


def test_a_month_is_left_out_where_the_heading_names_it_in_any_language() -> None:
    problem = Problem(BOARD, credits=Credits(("A. Bee",), "Problem", "2027-02"))
    for subheading, date in (
        ("Februar 2027", ""),
        ("February 2027", ""),
        ("FÉVRIER 2027", ""),
        ("febbraio 2027", ""),
        ("febrero de 2027", ""),
        ("Февраль 2027", ""),
        ("02/2027", ""),
        ("März 2027", "2027-02"),
        ("Februar/März 2027", "2027-02"),  # of which month it is, is not told
        ("Februar 2026", "2027-02"),
        ("Februar 2026 – Januar 2027", "2027-02"),
        ("2027", "2027-02"),
    ):
        style = replace(STYLE, heading="Problem", subheading=subheading)
        assert said_once(problem, "", style).credits.date == date, subheading
    style = replace(STYLE, heading="Problem", subheading="Februar 2027")
    day = replace(problem, credits=replace(problem.credits, date="2027-02-17"))
    assert said_once(day, "", style).credits.date == "2027-02-17"  # the day is told nowhere else


def test_letters_with_marks_stand_among_the_others_in_an_index() -> None:
    names = ("Zoe Zed", "Ödön Ábel", "Élie Écar", "Fritz Fa")
    entries = [SheetEntry(Problem(BOARD, credits=Credits((name,)))) for name in names]
    lines = indexed(entries, Index.AUTHORS, {}, "de")
    assert [line.text.partition(",")[0] for line in lines] == ["Ábel", "Écar", "Fa", "Zed"]
