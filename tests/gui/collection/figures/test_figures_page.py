# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts of the library: what a bar counts is what a click on it finds, to the problem."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from filed import person_called
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from studio import LEFT, NONE, Studio

from composer.gui.collection.figures import page as figures_page
from composer.gui.collection.figures.page import FiguresPage
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.page import Showing
from composer.gui.look.appearance import Appearance
from composer.gui.threads.librarian import Librarian
from composer.library.access.store import Library
from composer.library.changes.operations import delete_records
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.people.people import join_people
from composer.library.records.details import Details, FoundTheme
from composer.library.records.values import Finding
from composer.library.search.figures import Figures
from composer.problem.credits import Credits
from composer.problem.stipulation import stipulation_in_words

AUTHORS = (
    "Loyd, Sam",
    "Loyd, Samuel",
    "Samuel Loyd jr.",
    "Mansfield, Comins",
    "Mansfield",
    'O\'Hara, "Bill"',
    "Лошинский, Лев",
    "Müller-Lüdenscheidt, Ö.",
)
DATES = ("1849", "1851-05", "1902", "1909", "1910", "1999", "2025", "", "before 1900")
AWARDS = ("", "", "1st Prize", "3rd HM", "Special Prize", "Comm.", "3rd Place", "Sonderlob")
TASKS = ("#2", "#3", "h#2.5", "s#4", "+", "=", "s#8 (Maximummer)", "S#8 (maximummer)", "Märchen #3")
THEMES = (
    "grimshaw",
    "novotny_key",
    "dropped_since",
    "pawn_grimshaw",
    "mutate",
    "flight_giving_key",
    "self_block",
)
VERDICTS = [
    "sound",
    "cooked",
    "no-solution",
    "short",
    "invalid",
    "undecided",
    "unsupported",
    "of-a-later-version",
]


@pytest.fixture(scope="module")
def motley(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dice = random.Random(8)
    entries = []
    for problem in sample_problems():
        authors = tuple(dice.sample(AUTHORS, dice.randint(0, 2)))
        credits = Credits(authors, "", dice.choice(DATES), dice.choice(AWARDS))
        shown = tuple(
            FoundTheme(each, dice.choice(("theme", "element", "perhaps")))
            for each in dice.sample(THEMES, dice.randint(0, 4))
        )
        found = Finding(dice.choice(VERDICTS), details=Details(themes=shown))
        asked = stipulation_in_words(dice.choice(TASKS))
        made = replace(problem, credits=credits, stipulation=asked, twins=())
        entries.append(NewProblem(made, dice.choice((None, found, found))))
    path = tmp_path_factory.mktemp("motley") / "motley.chesslib"
    with Library.create(path) as library:
        (added,) = add_problems(library, entries)
        delete_records(library, dice.sample(added.ids, 20))
        ours, other = (person_called(library, name) for name in AUTHORS[:2])
        assert ours is not None
        assert other is not None
        join_people(library, ours, [other])
    return path


@pytest.fixture
def counting(qtbot: QtBot, tmp_path: Path, motley: Path) -> Iterator[Studio]:
    """A studio that shows the figures of a library of all sorts."""
    path = tmp_path / "l.chesslib"
    path.write_bytes(motley.read_bytes())
    studio = Studio(qtbot, tmp_path, path).ready()
    studio.window.resize(1440, 900)
    studio.trigger("show-library")
    studio.until(lambda: studio.window.library.found is not None)
    with qtbot.waitSignal(studio.window.shelves.parts.figures.shown):
        studio.window.library.show_as(Showing.FIGURES)
    yield studio
    studio.close()


@dataclass(frozen=True)
class Seen:
    """A bar that is shown, and where."""

    chart: int
    place: int
    words: str
    count: int
    has_term: bool


def bars(studio: Studio, most: int) -> list[Seen]:
    return [
        Seen(chart, place, f"{view.chart.title}: {bar.label}", bar.count, bool(bar.term))
        for chart, view in enumerate(studio.window.shelves.parts.figures.charts)
        for place, bar in enumerate(view.chart.bars[:most])
    ]


def answered(studio: Studio, act: Callable[[], object]) -> int:
    """Do something, and wait until the search that it asked for was answered."""
    page = studio.window.library
    before = page.found
    act()
    studio.until(lambda: page.found is not before and page.found.query.strip() == page.query)
    assert page.found is not None
    assert page.found.count == page.records.rowCount()
    return page.found.count


def ask(studio: Studio, query: str) -> None:
    """Ask something else, and wait for the figures of it."""
    answered(studio, lambda: studio.window.library.set_query(query))
    studio.until(lambda: studio.window.shelves.parts.figures.is_up_to_date)


def found_by_click(studio: Studio, bar: Seen) -> int:
    """Click a bar, and return how many problems are shown then."""
    view = studio.window.shelves.parts.figures.charts[bar.chart]
    at = view.bar_place(bar.place).center()
    return answered(studio, lambda: QTest.mouseClick(view, LEFT, NONE, at))


def test_what_a_bar_counts_is_what_a_click_finds(counting: Studio) -> None:
    shown = bars(counting, 100)
    titles = {seen.words.partition(":")[0] for seen in shown}
    assert len(titles) == 7
    wrong = {}
    for bar in shown:
        if bar.has_term:
            found = found_by_click(counting, bar)
            if found != bar.count:
                wrong[bar.words] = bar.count, found
            ask(counting, "")
    assert wrong == {}
    without = {seen.words for seen in shown if not seen.has_term}
    assert without == {
        "Stipulations: =",
        "Themes: dropped since",
        "Verdicts: Not finished",  # of a later version
    }


@pytest.mark.parametrize("query", ["men>=8 -author:mansfield", "#2 or theme:grimshaw"])
def test_so_it_does_in_what_was_searched_for(counting: Studio, query: str) -> None:
    ask(counting, query)
    asked = counting.window.library.query
    for bar in bars(counting, 2):
        if bar.has_term:
            assert (found_by_click(counting, bar), bar.words) == (bar.count, bar.words)
            ask(counting, asked)


def test_so_it_does_in_the_bin_and_of_the_whole_from_there(counting: Studio) -> None:
    figures, page = counting.window.shelves.parts.figures, counting.window.library
    answered(counting, lambda: page.searching.look_in_bin(True))
    counting.until(lambda: figures.is_up_to_date)
    for bar in bars(counting, 1):
        if bar.has_term:
            assert (found_by_click(counting, bar), bar.words) == (bar.count, bar.words)
            ask(counting, "")
    figures.whole.click()
    counting.until(lambda: figures.is_up_to_date)
    bar = next(bar for bar in bars(counting, 1) if bar.words.startswith("Authors"))
    assert found_by_click(counting, bar) == bar.count
    assert not page.searching.is_in_bin


def test_nothing_is_counted_before_all_is_found(
    counting: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    from composer.gui.collection import searching

    monkeypatch.setattr(searching, "_AT_ONCE", 0)  # as in a library of half a million
    ask(counting, "men>=2")
    page = counting.window.library
    totals = [len(page.records.ids)]
    assert totals[0] > 64  # more than the page that is there first
    men = next(
        c for c in counting.window.shelves.parts.figures.charts if c.chart.title.endswith("men")
    )
    assert sum(bar.count for bar in men.chart.bars) == totals[0]


LONG = """
    WITH RECURSIVE number(one) AS (SELECT 1 UNION ALL SELECT one + 1 FROM number)
    SELECT count(*) FROM (SELECT one FROM number LIMIT 3000000000)
"""


def test_closing_does_not_wait_for_what_is_counted(
    qtbot: QtBot, motley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []

    def long(library: Library, ids: object) -> Figures:
        with library.reading() as connection:
            begun.append(True)
            connection.execute(LONG).fetchall()
        return Figures()

    monkeypatch.setattr(figures_page, "figures", long)
    librarian = Librarian()
    with qtbot.waitSignal(librarian.opened):
        librarian.open(motley)
    appearance = Appearance()
    made = FiguresPage(librarian, RecordsModel(appearance), appearance)
    qtbot.addWidget(made)
    shown: list[bool] = []
    made.shown.connect(lambda: shown.append(True))
    made.show()
    qtbot.waitUntil(lambda: bool(begun))
    assert not made.is_up_to_date
    qtbot.waitUntil(lambda: "Counting …" in [each.text() for each in made.findChildren(QLabel)])
    made.close_worker()
    librarian.close()
    assert shown == []
