# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of details: typed with real keys, one step a field."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import Studio, problem

from composer.gui.panels.detailfields import LineField, TextField
from composer.gui.panels.fieldwords import KEYWORDS, distinctions, ordinal, statements
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.problem.credits import Credits
from composer.problem.statement import remarks, statement
from composer.problem.stipulation import parse_stipulation

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def form(studio: Studio) -> Studio:
    """A studio with an opened form of details."""
    studio.window.workbench.document.open(problem())
    QTest.keyClick(studio.window, Qt.Key.Key_I, CTRL)
    assert studio.window.lay.docks.details.isVisible()
    return studio


def field(studio: Studio, name: str) -> LineField | TextField:
    return next(
        each
        for each in studio.window.study.details.fields
        if each.accessibleName().startswith(name)
    )


def type_in(studio: Studio, name: str, text: str) -> LineField | TextField:
    """Type into a field, a new line at each line break."""
    entry = field(studio, name)
    entry.setFocus()
    for number, line in enumerate(text.split("\n")):
        if number:
            QTest.keyClick(entry, Qt.Key.Key_Return)
        QTest.keyClicks(entry, line)
    return entry


def leave(entry: LineField | TextField) -> None:
    QTest.keyClick(entry, Qt.Key.Key_Tab)


def test_the_form_opens_with_its_first_field_and_closes_to_the_board(form: Studio) -> None:
    assert field(form, "Title").hasFocus()
    assert form.window.actions_by_name["show-details"].isChecked()
    form.trigger("show-details")
    assert not form.window.lay.docks.details.isVisible()
    assert form.window.board.hasFocus()


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("Title", "Star flights", {"title": "Star flights"}),
        ("Authors", "Doe, Jane\n\nRoe, Richard", {"authors": ("Doe, Jane", "Roe, Richard")}),
        ("Source", "The Example", {"source": "The Example"}),
        ("Number", "C1234", {"number": "C1234"}),
        ("Date", "1925-05-07", {"date": "1925-05-07"}),
        ("Distinction", "Some honour", {"distinction": "Some honour"}),
        ("Tourney", "Smith JT", {"tourney": "Smith JT"}),
        ("Dedication", "to a friend", {"dedication": "to a friend"}),
        ("Keywords", "Xyz, Abc ,", {"keywords": ("Xyz", "Abc")}),
        ("Comments", "One\ntwo\n\nThree", {"comments": ("One\ntwo", "Three")}),
    ],
)
def test_each_field_is_one_step_when_it_is_left(
    form: Studio, name: str, text: str, expected: dict[str, object]
) -> None:
    workbench = form.window.workbench
    before = workbench.document.problem
    leave(type_in(form, name, text))
    told = {
        key: getattr(
            workbench.document.problem, key, getattr(workbench.document.problem.credits, key, None)
        )
        for key in expected
    }
    assert told == expected
    assert workbench.document.history.count() == 1
    form.window.board.setFocus()
    form.trigger("undo")
    assert workbench.document.problem == before
    written = field(form, name).written()
    assert written == ""


def test_typing_alone_is_no_step_yet(form: Studio) -> None:
    type_in(form, "Title", "abc")
    assert form.window.workbench.document.history.count() == 0


def test_escape_gives_up_what_was_written(form: Studio) -> None:
    for name in ("Title", "Comments"):
        entry = type_in(form, name, "abc")
        QTest.keyClick(entry, Qt.Key.Key_Escape)
        assert entry.written() == ""
        assert form.window.board.hasFocus()
    assert form.window.workbench.document.history.count() == 0


def test_a_field_that_is_only_looked_at_changes_nothing(form: Studio) -> None:
    comments = (" with spaces ", "two\n\nparagraphs in one")
    form.window.workbench.document.open(
        replace(problem(), comments=comments, keywords=("a, b", "c"))
    )
    for entry in form.window.study.details.fields:
        entry.setFocus()
        leave(entry)
    assert form.window.workbench.document.history.count() == 0
    assert form.window.workbench.document.problem.comments == comments


@pytest.mark.parametrize(
    ("text", "while_typing", "when_left"),
    [
        ("1925", "", ""),
        ("1925-13", "There are months 01 to 12.", "There are months 01 to 12."),
        ("1925-02-30", "This month has no such day.", "This month has no such day."),
        ("192", "", "The date is not finished."),
        (
            "May 25",
            "A date is written 1925, 1925-05 or 1925-05-07.",
            "A date is written 1925, 1925-05 or 1925-05-07.",
        ),
    ],
)
def test_a_date_is_looked_at_while_it_is_typed(
    form: Studio, text: str, while_typing: str, when_left: str
) -> None:
    entry = type_in(form, "Date", text)
    assert entry.toolTip() == while_typing
    assert entry.property("wrong") is bool(while_typing)
    leave(entry)
    assert entry.toolTip() == when_left
    assert form.window.workbench.document.problem.credits.date == text  # never lost


def test_distinctions_are_completed(form: Studio) -> None:
    entry = type_in(form, "Distinction", "2nd hon")
    popup = entry.completer().popup()
    assert popup.isVisible()
    assert popup.model().index(0, 0).data() == "2nd Honourable Mention"
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert entry.text() == "2nd Honourable Mention"
    leave(entry)
    assert form.window.workbench.document.problem.credits.distinction == "2nd Honourable Mention"


def test_the_last_keyword_is_completed_and_the_others_stay(form: Studio) -> None:
    entry = type_in(form, "Keywords", "Own word, grims")
    popup = entry.completer().popup()
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert entry.text() == "Own word, Grimshaw"
    leave(entry)
    assert form.window.workbench.document.problem.keywords == ("Own word", "Grimshaw")


def test_what_is_written_and_not_left_is_saved(form: Studio) -> None:
    type_in(form, "Title", "Unfinished")
    form.save()
    record = form.window.workbench.document.place.record_id
    with Library.open(form.folder / "l.chesslib") as library:
        assert load(library, record).problem.title == "Unfinished"


def test_caption_and_form_show_the_same(form: Studio) -> None:
    leave(type_in(form, "Source", "Example"))
    assert "Example" in [
        text for _, text in form.window.study.caption._texts(Credits(source="Example"))
    ]
    form.window.study.composing.set_credits(Credits(("Doe, Jane",), "Other", "1950"))
    assert field(form, "Source").written() == "Other"
    assert field(form, "Authors").written() == "Doe, Jane"


def test_an_edit_of_the_board_leaves_what_is_being_written(form: Studio) -> None:
    entry = type_in(form, "Title", "half")
    form.put("p", "a7")
    assert entry.written() == "half"
    leave(entry)
    assert form.window.workbench.document.problem.title == "half"


def test_another_problem_shows_its_own_details(form: Studio) -> None:
    form.window.workbench.document.open(
        replace(problem(), title="Second", credits=Credits(number="17"))
    )
    assert field(form, "Title").written() == "Second"
    assert field(form, "Number").written() == "17"


def test_a_closed_form_is_up_to_date_when_it_opens(form: Studio) -> None:
    form.trigger("show-details")
    form.window.workbench.document.open(replace(problem(), title="Later"))
    form.trigger("show-details")
    assert field(form, "Title").written() == "Later"


def test_ordinals_and_words() -> None:
    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22)] == (
        ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd"]
    )
    for words in (distinctions(), list(KEYWORDS), list(statements())):
        assert len(set(words)) == len(words)
        assert all(word == word.strip() for word in words)


def test_the_user_states_what_the_program_cannot_check(form: Studio) -> None:
    window = form.window
    given = replace(problem(), stipulation=parse_stipulation("ser-hs#4"))
    window.workbench.document.open(given)
    form.until(lambda: window.pane.verdict.sentence.startswith("Not solved"))
    leave(type_in(form, "Correctness", "C+ Tester 1"))
    leave(type_in(form, "Your own remarks", "Not sent yet."))
    told = window.workbench.document.problem
    assert (statement(told), remarks(told)) == ("C+ Tester 1", "Not sent yet.")
    assert told.comments == given.comments
    assert "C+ Tester 1, as you state" in window.pane.verdict.sentence
    form.trigger("undo")
    form.trigger("undo")
    assert window.workbench.document.problem == given
    assert "Tester" not in window.pane.verdict.sentence
