# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual in the studio: F1 where the keyboard is, links, search, diagrams, looks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont, QImage, QTextCharFormat, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from studio import BLOCK, FakePrompts, Studio, problem

from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK
from composer.gui.manual.window import ManualWindow, PictureWindow
from composer.gui.program.manual import OWN_WINDOWS, Manual
from composer.gui.user.prompts import Prompts
from composer.manual.page import anchor_of
from composer.manual.shelf import FIRST, page_ids, page_of, page_on
from composer.notation.letters import GERMAN, ITALIAN

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def manual(appearance: Appearance, qtbot) -> ManualWindow:
    window = ManualWindow(appearance, Prompts(), lambda name: ())
    qtbot.addWidget(window)
    return window


def opened(studio: Studio) -> ManualWindow:
    window = studio.window.findChild(ManualWindow)
    assert window is not None
    assert window.isVisible()
    return window


def test_f1_opens_the_page_of_what_has_the_keyboard(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.answered()
    for widget, page in (
        (window.board, "board"),
        (window.pane.solution.tree, "solution"),
        (window.pane.insight.grid, "phases"),
        (studio.authors_field, "board"),
    ):
        window.activateWindow()
        widget.setFocus()
        studio.until(lambda widget=widget: QApplication.focusWidget() is widget)
        QTest.keyClick(widget, Qt.Key.Key_F1)
        assert opened(studio).page_name == page
        opened(studio).close()
    studio.trigger("show-library")
    window.library.filter.setFocus()
    assert page_on(window.findChild(Manual).context_of(QApplication.focusWidget())) == "queries"


def test_every_part_that_f1_knows_has_a_page(studio: Studio) -> None:
    for _, context in studio.window.findChild(Manual).parts:
        assert any(context in page_of(name).contexts for name in page_ids()), context


def test_f1_works_in_the_windows_beside_the_studio(studio: Studio) -> None:
    studio.trigger("settings")
    window = next(
        top
        for top in QApplication.topLevelWidgets()
        if type(top).__name__ == "SettingsWindow" and top.isVisible()
    )
    window.activateWindow()
    studio.until(
        lambda: QApplication.focusWidget() and QApplication.focusWidget().window() is window
    )
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert opened(studio).page_name == "look"
    opened(studio).close()
    window.close()


def test_each_window_beside_the_studio_is_one_and_has_a_page() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "composer" / "gui").rglob("*.py")]
    for name, context in OWN_WINDOWS.items():
        assert any(f"class {name}(" in source for source in sources), name
        assert any(context in page_of(page).contexts for page in page_ids()), context


def test_a_page_is_printed(manual: ManualWindow, tmp_path: Path) -> None:
    manual._prompts = FakePrompts(path=tmp_path / "page.pdf")
    manual._print()
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")


def test_the_place_stays_when_the_letters_grow(manual: ManualWindow) -> None:
    manual.show()
    manual.show_page("glossary", "grimshaw")

    def at_top() -> str:
        reader = manual.reader
        return reader.cursorForPosition(reader.viewport().rect().topLeft()).block().text()

    before = at_top()
    assert before == "Grimshaw"
    manual.set_size(manual.reader.size_of_letters + 6)
    assert at_top() == before


def test_needed_men_are_explained_while_they_are_ringed(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: studio.window.aids.needed.needs.complete)
    assert studio.window.findChild(Manual).context_of(studio.window.board) == "needed"
    studio.trigger("needed")


def test_a_diagram_goes_onto_the_board_in_a_tab_of_its_own(studio: Studio) -> None:
    tabs = len(studio.window.workbench.documents)
    studio.window.findChild(Manual).show("direct")
    window = opened(studio)
    window.reader.anchorClicked.emit(QUrl("open:0"))
    wanted = page_of("direct").diagrams()[0].problem()
    assert studio.window.workbench.document.problem.position == wanted.position
    assert len(studio.window.workbench.documents) in (tabs, tabs + 1)


def test_all_pages_can_be_shown_and_show_their_pictures(manual: ManualWindow) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    for name in page_ids():
        manual.show_page(name)
        assert page_of(name).title in manual.reader.toPlainText()
        for number, _ in enumerate(page_of(name).diagrams()):
            drawn = manual.reader.loadResource(image, QUrl(f"diagram:{number}"))
            assert not drawn.isNull()
        for picture in page_of(name).pictures():
            shown = manual.reader.loadResource(image, QUrl(f"picture:{picture.split('/')[-1]}"))
            assert not shown.isNull()


def test_a_wide_picture_keeps_its_shape_and_opens_in_its_own_size(manual: ManualWindow) -> None:
    manual.show_page(FIRST)
    html = manual.reader.toHtml()
    width, height = map(
        int, re.findall(r'"picture:studio\.png" width="(\d+)" height="(\d+)"', html)[0]
    )
    whole = QImage(str(ROOT / "docs" / "manual" / "pictures" / "studio.png"))
    assert width < whole.width()
    assert height == round(whole.height() * width / whole.width())
    manual.reader.anchorClicked.emit(QUrl("picture:studio.png"))
    shown = manual.findChild(PictureWindow)
    assert shown.widget().pixmap().size() == whole.size()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    manual.reader.anchorClicked.emit(QUrl("picture:../contents.toml"))
    assert not [window for window in manual.findChildren(PictureWindow) if window.isVisible()]


@pytest.mark.parametrize("size", [11, 13, 14, 20])
def test_letters_of_any_size_leave_room_for_a_picture(
    manual: ManualWindow, qtbot, size: int
) -> None:
    manual.show()
    manual.set_size(size)
    manual.show_page("board")
    qtbot.waitUntil(lambda: manual.reader.verticalScrollBar().maximum() > 0)
    assert manual.reader.horizontalScrollBar().maximum() == 0


def test_nothing_is_loaded_from_elsewhere(manual: ManualWindow) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    for name in (
        "file:///etc/passwd",
        "picture:../contents.toml",
        "picture:none.png",
        "diagram:99",
    ):
        assert manual.reader.loadResource(image, QUrl(name)) is None


def test_back_and_forward_go_where_one_was(manual: ManualWindow) -> None:
    manual.show_page("phases")
    manual.show_page("glossary", "key")
    manual.back()
    assert manual.page_name == "phases"
    manual.back()
    assert manual.page_name == FIRST
    manual.forward()
    manual.forward()
    assert manual.page_name == "glossary"
    manual.show_page("board")
    manual.forward()
    assert manual.page_name == "board"


def test_links_lead_to_pages_and_nowhere_else(manual: ManualWindow) -> None:
    manual.reader.anchorClicked.emit(QUrl("page:glossary#try"))
    assert manual.page_name == "glossary"
    manual.reader.anchorClicked.emit(QUrl("page:no-such-page"))
    manual.reader.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert manual.page_name == "glossary"


def test_words_of_the_field_are_dotted_and_say_what_they_mean(manual: ManualWindow) -> None:
    manual.show_page("verdict")
    found = manual.reader.document().find("key")
    dotted = []
    while not found.isNull():
        form = found.charFormat()
        if form.toolTip():
            dotted.append(form)
        found = manual.reader.document().find("key", found)
    assert dotted
    assert dotted[0].underlineStyle() is QTextCharFormat.UnderlineStyle.DotLine
    assert dotted[0].toolTip() == "The one first move that solves the problem. It is marked !."


def test_the_search_lists_sections_and_goes_to_the_best(manual: ManualWindow) -> None:
    QTest.keyClicks(manual.search, "grimsh")
    assert manual.contents.topLevelItemCount() >= 1
    QTest.keyClick(manual.search, Qt.Key.Key_Return)
    assert manual.page_name == "glossary"
    manual.search.clear()
    assert manual.contents.topLevelItemCount() > 5
    manual.search.setText("qqqqq")
    assert manual.contents.topLevelItem(0).text(0) == "Nothing is found"


def test_moves_have_the_letters_of_the_window(manual: ManualWindow, appearance: Appearance) -> None:
    manual.show_page("direct")
    assert "2.Sb3#" in manual.reader.toPlainText()  # the letters of a window in English
    appearance.write(ITALIAN, "en")
    assert "2.Cb3#" in manual.reader.toPlainText()


def test_it_follows_language_and_colours(manual: ManualWindow, appearance: Appearance) -> None:
    appearance.write(GERMAN, "xx")  # a language without pages
    assert page_of(FIRST).title in manual.reader.toPlainText()
    appearance.colour(DARK)
    assert DARK.text.lower() in manual.reader.document().toHtml().lower()


def test_its_letters_have_the_size_that_was_chosen(studio: Studio) -> None:
    studio.window.findChild(Manual).show("board")
    window = opened(studio)
    before = window.reader.size_of_letters
    window.set_size(before + 3)
    assert studio.settings.text("manual-letters") == str(before + 3)
    window.set_size(900)
    assert window.reader.size_of_letters < 50


def test_its_letters_grow_with_those_of_the_program(appearance: Appearance, qtbot) -> None:
    usual = QApplication.font()
    before = ManualWindow(appearance, Prompts(), lambda name: ())
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * 2)
    QApplication.setFont(larger)
    try:
        after = ManualWindow(appearance, Prompts(), lambda name: ())
        row = after.contents.visualItemRect(after.contents.topLevelItem(0)).height()
        assert after.reader.size_of_letters > 1.7 * before.reader.size_of_letters
        assert row >= after.contents.fontMetrics().height()
    finally:
        QApplication.setFont(usual)
    for window in (before, after):
        qtbot.addWidget(window)


def test_the_aside_lists_sections_and_steps_aside(manual: ManualWindow) -> None:
    manual.show()
    manual.show_page("drop-map")
    titles = [manual._sections.item(n).text() for n in range(manual._sections.count())]
    assert [anchor_of(title) for title in titles] == [
        section.anchor for section in page_of("drop-map").sections() if section.level <= 2
    ]
    manual.resize(800, 600)
    assert not manual._aside.isVisible()


def test_escape_gives_the_search_up_and_then_the_window(manual: ManualWindow) -> None:
    manual.show()
    manual.search.setText("key")
    manual._escape()
    assert manual.search.text() == ""
    assert manual.isVisible()
    manual._escape()
    assert not manual.isVisible()


def test_the_program_starts_without_the_manual() -> None:
    code = (
        "import sys, composer.gui.program.studio;"
        "print([n for n in sys.modules if n.startswith(('markdown_it', 'composer.manual'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
