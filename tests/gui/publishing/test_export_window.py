# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window at work: preview, keys, printing, copying, styles, long work, faults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from exportdesk import Desk, pdf_words, take
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QWidget
from studio import LEFT, LONG, SOUND, Studio, problem

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.page import A4
from composer.diagrams.pages.sheetstyle import Index, Solutions
from composer.diagrams.style.annotations import Annotations, Arrow, MarkShape, SquareMark
from composer.diagrams.style.style import MAGAZINE, SCREEN, Hatch
from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.gui.board.overlays import Arrow as BoardArrow
from composer.gui.board.overlays import Badge, Lit, Ring
from composer.gui.look.tokens import DARK, LIGHT
from composer.gui.publishing.choices import Choices, OutputKind, What
from composer.gui.publishing.opening import notes_of
from composer.problem.problem import Problem
from composer.rules.book import Rules
from composer.rules.historic.tafl import TABLUT_BOOK

KEY = Qt.Key
E2, E4 = 12, 28


class TestPreview:
    def test_pages_are_turned_with_keys_and_arrows(
        self, desk: Desk, problems: tuple[Problem, ...]
    ) -> None:
        desk.stock.put(problems)
        take(desk, OutputKind.SHEET, Format.PDF, What.SELECTED)
        desk.choose(per_page=2)
        preview, status = desk.window.preview, desk.window.footer.status
        preview.desk.setFocus()
        assert not preview.before.isEnabled()
        for key, page in (
            (KEY.Key_PageDown, 2),
            (KEY.Key_Right, 3),
            (KEY.Key_PageUp, 2),
            (KEY.Key_End, 4),
            (KEY.Key_PageDown, 4),
            (KEY.Key_Home, 1),
        ):
            QTest.keyClick(preview.desk, key)
            desk.settled()
            assert f"Page {page} of 4" in status.text()
        desk.press(preview.after)
        assert "Page 2 of 4" in status.text()
        desk.choose(per_page=12)  # there is no second page any more
        assert status.text().startswith("Drawn in")
        assert not preview.after.isEnabled()

    def test_what_a_screen_reader_hears(self, desk: Desk) -> None:
        take(desk, OutputKind.SHEET, Format.PDF)
        preview = desk.window.preview.desk
        assert preview.accessibleName() == "Preview"
        assert "Otto Wurzburg" in preview.accessibleDescription()
        assert "#2" in preview.accessibleDescription()

    def test_the_page_fits_the_window_or_its_width(self, desk: Desk) -> None:
        take(desk, OutputKind.SHEET, Format.PDF)
        preview = desk.window.preview
        whole = preview.desk.page_rect()
        assert preview.desk.viewport().rect().contains(whole)
        assert whole.height() / whole.width() == pytest.approx(A4.height / A4.width, rel=0.01)
        QTest.mouseClick(preview.zoom.findChildren(QAbstractButton)[1], LEFT)
        desk.settled()
        wide = preview.desk.page_rect()
        assert wide.width() > whole.width()
        assert preview.desk.verticalScrollBar().maximum() > 0
        QTest.keyClick(preview.desk, KEY.Key_Down)
        assert preview.desk.verticalScrollBar().value() > 0

    @pytest.mark.parametrize("tokens", [LIGHT, DARK])
    def test_paper_is_white_in_light_and_dark(self, desk: Desk, tokens) -> None:
        desk.appearance.colour(tokens)
        take(desk, OutputKind.SHEET, Format.PDF)
        preview = desk.window.preview.desk
        picture = preview.viewport().grab().toImage()
        assert picture.pixelColor(preview.page_rect().center()).lightness() > 100
        corner = preview.page_rect().topLeft()
        assert picture.pixelColor(corner.x() + 8, corner.y() + 8).name() == "#ffffff"

    def test_the_page_is_redrawn_in_the_size_of_the_window(self, desk: Desk) -> None:
        take(desk, OutputKind.SHEET, Format.PDF)
        before = desk.window._seen.image.width()
        desk.window.resize(800, 560)
        desk.until(lambda: desk.window._seen.image.width() < before)
        desk.settled()
        rect = desk.window.preview.desk.page_rect()
        assert rect.width() == pytest.approx(desk.window._seen.image.width(), abs=1)

    def test_it_follows_the_board(self, desk: Desk) -> None:
        desk.workbench.document.change(problem(SOUND, "#2", "Other"), "x")
        desk.settled()
        assert "Other" in desk.window.preview.desk.accessibleDescription()

    def test_nothing_selected_and_nothing_found(self, desk: Desk) -> None:
        head = desk.form.head
        desk.press(head.what.button(What.SELECTED))
        assert desk.window.preview.sentence == "Nothing is selected in the library."
        assert not desk.window.save.isEnabled()
        desk.press(head.what.button(What.FOUND))
        assert desk.window.preview.sentence == "The search finds nothing in the library."
        QTest.keyClick(desk.window, KEY.Key_S, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(desk.window, KEY.Key_P, Qt.KeyboardModifier.ControlModifier)
        assert desk.prompts.asked == []
        desk.stock.put((), (problem(SOUND, "#2", "Found"),))
        desk.settled()
        assert head.what.button(What.FOUND).text() == "Search, 1"
        assert desk.window.save.isEnabled()
        assert "Found" in desk.window.preview.desk.accessibleDescription()

    def test_games_are_left_out_and_counted(self, desk: Desk) -> None:
        tablut = as_problem(GameProblem(GamePosition.empty(TABLUT_BOOK), Rules(TABLUT_BOOK)))
        desk.press(desk.form.head.what.button(What.FOUND))
        desk.stock.put((), (tablut, problem(SOUND, "#2", "Chess")))
        desk.settled()
        assert "Chess" in desk.window.preview.desk.accessibleDescription()
        assert "One problem of another game is left out" in desk.window.told.text()


class TestForm:
    def test_every_field_can_be_reached_and_is_named(self, desk: Desk) -> None:
        for kind in OutputKind:
            desk.choose(kind=kind, form=Format.PDF, solutions=Solutions.UNDER)
            fields = [
                each
                for each in desk.form.findChildren(QWidget)
                if isinstance(each, QAbstractButton | QComboBox | QLineEdit | QPlainTextEdit)
                and each.isVisible()
                and each.parentWidget().objectName() != "qt_spinbox_lineedit"
                and each.objectName() != "qt_spinbox_lineedit"
            ]
            assert len(fields) > 20
            for field in fields:
                words = field.text() if isinstance(field, QAbstractButton) else ""
                assert field.accessibleName() or words, field
                # Of buttons that exclude each other Qt lets Tab stop at one; the arrows go on.
                group = field.group() if isinstance(field, QAbstractButton) else None
                stops = [field] if group is None or not group.exclusive() else group.buttons()
                assert any(stop.focusPolicy() & Qt.FocusPolicy.TabFocus for stop in stops), words

    def test_segments_go_with_the_arrow_keys(self, desk: Desk) -> None:
        desk.form.head.form.button(Format.SVG).setFocus()
        QTest.keyClick(desk.form.head.form.button(Format.SVG), KEY.Key_Right)
        desk.settled()
        assert desk.window.choices.form is Format.PNG
        assert desk.window.save.text() == "Save PNG …"

    def test_a_line_with_an_unknown_field_is_told_and_not_taken(self, desk: Desk) -> None:
        desk.press(desk.form.words.own)
        field = desk.form.words.lines.above.fields[1]
        field.line.selectAll()
        QTest.keyClicks(field.line, "by {autors}")
        desk.settled()
        assert field.complaint.isVisible()
        assert field.complaint.text().startswith("There is no field “autors”. There are: label,")
        assert desk.window.choices.diagram.template.above[1].text == "by "
        field.line.selectAll()
        QTest.keyClicks(field.line, "by {authors}")
        desk.settled()
        assert not field.complaint.isVisible()
        assert "by Otto Wurzburg" in desk.window._seen.words

    def test_a_brace_without_a_partner_is_told(self, desk: Desk) -> None:
        desk.press(desk.form.words.own)
        left = desk.form.words.lines.left
        QTest.keyClicks(left.line, "[")
        assert left.complaint.text().startswith("This line cannot be used: ")

    def test_a_line_of_one_s_own_is_added_below(self, desk: Desk) -> None:
        desk.press(desk.form.words.own)
        below = desk.form.words.lines.below
        count = len(below.fields)
        QTest.keyClicks(below.fields[-1].line, "after {year}")
        desk.press(below.fields[count - 1].bold)
        last = desk.window.choices.diagram.template.below[-1]
        assert (last.text, last.bold) == ("after {year}", True)
        assert len(below.fields) == count + 1

    def test_own_lines_have_their_room_before_the_next_click(self, desk: Desk) -> None:
        QTest.mouseClick(desk.form.words.own, LEFT)
        QCoreApplication.sendPostedEvents()  # Qt does so before it looks for the user's events
        for field in desk.form.words.lines.below.fields:
            for part in (field.line, field.bold, field.italic):
                assert part.height() >= part.minimumSizeHint().height()

    def test_a_style_is_taken_whole(self, desk: Desk) -> None:
        styles = desk.form.diagram.style_choice
        styles.setFocus()
        QTest.keyClick(styles, KEY.Key_Down)
        desk.settled()
        assert desk.window.choices.diagram == replace(SCREEN, letters=MAGAZINE.letters)
        assert desk.form.diagram.coordinates.isChecked()
        board = desk.form.diagram.board
        board.setCurrentIndex(0)
        desk.settled()
        assert isinstance(desk.window.choices.diagram.dark, Hatch)
        assert desk.form.diagram._state.text() == "changed"

    def test_each_index_and_reference_is_ticked_for_itself(
        self, desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
    ) -> None:
        desk.stock.put(problems)
        take(desk, OutputKind.SHEET, Format.PDF, What.SELECTED)
        page = desk.form.page
        for index in (Index.TYPES, Index.AUTHORS):
            QTest.keyClick(page.indexes.tick(index), KEY.Key_Space)
        assert desk.window.choices.indexes == (Index.AUTHORS, Index.TYPES)
        QTest.keyClick(page.indexes.tick(Index.AUTHORS), KEY.Key_Space)
        desk.choose(solutions=Solutions.END)
        desk.press(desk.form.solutions.references)
        desk.saved(tmp_path / "sheet.pdf")
        words = pdf_words(tmp_path / "sheet.pdf")
        assert "Types of problem" in words
        assert "Composers" not in words
        assert words.count("Solution p.") == len(problems)

    def test_own_styles_are_kept_offered_and_deleted(
        self, desk: Desk, open_desk: Callable[[], Desk]
    ) -> None:
        part = desk.form.diagram
        desk.press(part.flipped)
        desk.prompts.given = "My book <1>"
        desk.press(part.save_style)
        desk.until(lambda: desk.window.choices.diagram.name == "My book <1>")
        assert part._state.text() == ""
        other = open_desk()
        names = other.form.diagram.style_choice
        other.until(lambda: names.findData("My book <1>") >= 0)
        names.setCurrentIndex(names.findData("My book <1>"))
        names.activated.emit(names.currentIndex())
        other.settled()
        assert other.window.choices.diagram.flipped
        desk.press(part.delete_style)
        assert desk.window.choices.diagram.name == "My book <1>"  # he was not sure
        desk.prompts.sure = True
        desk.press(part.delete_style)
        desk.until(lambda: desk.window.choices.diagram.name == "magazine")
        assert part.style_choice.findData("My book <1>") < 0

    def test_a_style_of_the_program_keeps_its_name(self, desk: Desk) -> None:
        desk.prompts.given = "Screen"
        told = desk.told_after(desk.form.diagram.save_style)
        assert "the name of a style that comes with the program" in told

    def test_what_is_chosen_is_there_again(self, desk: Desk, open_desk: Callable[[], Desk]) -> None:
        take(desk, OutputKind.FORM, Format.PNG)
        QTest.keyClicks(desk.form.entry.address, "1 Long Street")
        QTest.keyClick(desk.form.entry.address, KEY.Key_Return)
        QTest.keyClicks(desk.form.entry.address, "Smallville")
        desk.settled()
        desk.press(desk.form.diagram.coordinates)
        chosen = desk.window.choices
        desk.window.resize(900, 700)
        desk.close()
        desk.window = None
        again = open_desk()
        assert again.window.choices == chosen
        assert again.form.entry.address.toPlainText() == "1 Long Street\nSmallville"
        assert again.window.has_kept


class TestMarks:
    def test_what_lies_on_the_board_is_drawn(self, desk: Desk, tmp_path: Path) -> None:
        desk.stock.notes = lambda: Annotations(marks=(SquareMark(E4),), arrows=(Arrow(E2, E4),))
        take(desk, OutputKind.DIAGRAM, Format.SVG)
        desk.saved(tmp_path / "plain.svg")
        desk.press(desk.form.diagram.marked)
        desk.saved(tmp_path / "marked.svg")
        plain, marked = ((tmp_path / f"{n}.svg").read_text() for n in ("plain", "marked"))
        assert len(marked) > len(plain)
        assert "<circle" in marked
        assert "<circle" not in plain

    def test_overlays_become_marks(self) -> None:
        marks = (Lit(E4), Lit(E4), Ring(E2), BoardArrow(E2, E4), Badge(E4, 1))
        assert notes_of(marks) == Annotations(
            marks=(SquareMark(E4, MarkShape.FRAME), SquareMark(E2, MarkShape.CIRCLE)),
            arrows=(Arrow(E2, E4),),
        )


class TestPrinting:
    def test_all_pages_or_some(
        self, desk: Desk, problems: tuple[Problem, ...], tmp_path: Path, monkeypatch
    ) -> None:
        desk.stock.put(problems)
        take(desk, OutputKind.SHEET, Format.PDF, What.SELECTED)
        desk.choose(per_page=2)
        desk.prompts.path = tmp_path / "p.pdf"
        assert desk.told_after(desk.window.footer.print) == "4 pages were printed."
        assert desk.prompts.asked == ["print 4"]
        assert pdf_words(tmp_path / "p.pdf").count("#2") == 7
        asked = desk.prompts.print_setup

        def second(parent: QWidget, printer: QPrinter, pages: int) -> bool:
            printer.setPrintRange(QPrinter.PrintRange.PageRange)
            printer.setFromTo(2, 3)
            return asked(parent, printer, pages)

        monkeypatch.setattr(desk.prompts, "print_setup", second)
        assert desk.told_after(desk.window.footer.print) == "2 pages were printed."
        words = pdf_words(tmp_path / "p.pdf")
        assert "Author 0" not in words
        assert words.count("#2") == 4

    def test_a_diagram_alone_in_its_true_size(self, desk: Desk, tmp_path: Path) -> None:
        desk.prompts.path = tmp_path / "d.pdf"
        assert desk.told_after(desk.window.footer.print) == "One page was printed."
        words = pdf_words(tmp_path / "d.pdf")
        assert "Otto Wurzburg" in words
        assert "#2" in words

    def test_what_is_shown_as_text_is_printed_as_pages(self, desk: Desk, tmp_path: Path) -> None:
        take(desk, OutputKind.SHEET, Format.LATEX)
        desk.prompts.path = tmp_path / "t.pdf"
        assert desk.told_after(desk.window.footer.print) == "One page was printed."
        words = pdf_words(tmp_path / "t.pdf")
        assert "Otto Wurzburg" in words
        assert "documentclass" not in words

    @pytest.mark.qt_log_ignore("QPainter::begin")
    @pytest.mark.parametrize("kind", [OutputKind.DIAGRAM, OutputKind.SHEET])
    def test_a_printer_that_does_not_begin_is_told(
        self, desk: Desk, tmp_path: Path, kind: OutputKind
    ) -> None:
        take(desk, kind, Format.PDF)
        desk.prompts.path = tmp_path / "none" / "t.pdf"
        told = desk.told_after(desk.window.footer.print)
        assert told == "The pages cannot be printed there."
        assert desk.window.save.isEnabled()

    def test_changing_one_s_mind_prints_nothing(self, desk: Desk) -> None:
        QTest.mouseClick(desk.window.footer.print, LEFT)
        assert desk.prompts.asked == ["print 1"]
        assert not desk.window.proofing.is_busy
        assert desk.window.told.text() == ""


class TestCopying:
    def test_a_page(self, desk: Desk) -> None:
        take(desk, OutputKind.SHEET, Format.PDF)
        assert desk.told_after(desk.window.footer.copy) == "Copied: text, SVG and picture."
        data = QGuiApplication.clipboard().mimeData()
        assert "Otto Wurzburg" in data.text()
        assert data.data("image/svg+xml").data().startswith(b"<?xml") or b"<svg" in (
            data.data("image/svg+xml").data()
        )
        assert data.imageData().width() > 1000

    def test_a_diagram_is_a_problem_too(self, desk: Desk) -> None:
        desk.told_after(desk.window.footer.copy)
        data = QGuiApplication.clipboard().mimeData()
        assert data.text().startswith("4B3/1p1PkP1p")
        assert data.hasFormat("application/x-chess-composer-problem+json")

    def test_text(self, desk: Desk) -> None:
        take(desk, OutputKind.DIAGRAM, Format.LATEX)
        assert desk.window.footer.copy.text() == "Copy text"
        assert desk.told_after(desk.window.footer.copy) == "Copied."
        assert "\\begin{diagram}" in QGuiApplication.clipboard().text()

    def test_what_was_copied_is_not_said_again_when_the_window_comes_back(self, desk: Desk) -> None:
        desk.told_after(desk.window.footer.copy)
        desk.window.close()
        desk.window.show()
        assert desk.window.told.text() == ""


class TestLongWork:
    def test_a_hundred_problems_with_progress(self, desk: Desk, tmp_path: Path) -> None:
        steps: list[tuple[int, int]] = []
        desk.window.proofing.progressed.connect(lambda done, total: steps.append((done, total)))
        many = tuple(problem(SOUND, "#2", f"Author {number}") for number in range(100))
        desk.stock.put(many)
        take(desk, OutputKind.SHEET, Format.PDF, What.SELECTED)
        desk.choose(solutions=Solutions.END, per_page=12)
        desk.saved(tmp_path / "many.pdf")
        words = pdf_words(tmp_path / "many.pdf")
        assert "Author 99" in words
        assert words.count("1.Rf3!") == 100
        assert (100, 100) in steps
        pages = words.rstrip("\f").count("\f") + 1
        assert (pages, pages) in steps

    def test_solving_is_stopped_and_goes_on(self, desk: Desk) -> None:
        desk.workbench.document.change(problem(LONG, "#8"), "x")
        desk.settled()
        desk.window.choose(kind=OutputKind.SHEET, form=Format.PDF, solutions=Solutions.UNDER)
        desk.until(desk.window.footer.stop.isVisible)
        QTest.mouseClick(desk.window.footer.stop, LEFT)
        desk.until(desk.window.footer.resume.isVisible)
        assert desk.window.footer.status.text().startswith("Stopped.")
        assert not desk.window.proofing.is_busy
        QTest.mouseClick(desk.window.footer.resume, LEFT)
        desk.until(desk.window.footer.stop.isVisible)
        assert not desk.window.footer.resume.isVisible()
        desk.window.choose(solutions=Solutions.NONE)  # the newest wish wins
        desk.settled()
        assert "exactly this" in desk.window.footer.status.text()

    def test_writing_is_stopped_and_leaves_nothing(self, desk: Desk, tmp_path: Path) -> None:
        desk.stock.put((problem(SOUND), problem(LONG, "#8")))
        take(desk, OutputKind.DIAGRAM, Format.HTML, What.SELECTED)
        desk.prompts.path = tmp_path / "site"
        QTest.mouseClick(desk.window.save, LEFT)
        desk.until(desk.window.footer.stop.isVisible)
        assert not desk.window.save.isEnabled()
        QTest.mouseClick(desk.window.footer.stop, LEFT)
        desk.until(lambda: desk.window.told.text())
        assert desk.window.told.text() == "Stopped; nothing was written."
        assert [path.name for path in tmp_path.iterdir() if path.suffix != ".ini"] == []
        assert desk.window.save.isEnabled()

    def test_closing_gives_up_what_is_under_way(self, desk: Desk) -> None:
        desk.workbench.document.change(problem(LONG, "#8"), "x")
        desk.window.choose(kind=OutputKind.SHEET, solutions=Solutions.UNDER)
        desk.until(desk.window.footer.stop.isVisible)
        desk.window.close_worker()  # would wait for seconds, if it waited for the answer


class TestFiles:
    def test_numbered_files_are_asked_about(
        self, desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
    ) -> None:
        desk.stock.put(problems)
        take(desk, OutputKind.DIAGRAM, Format.SVG, What.SELECTED)
        (tmp_path / "d-2.svg").write_text("mine", "utf-8")
        desk.prompts.path = tmp_path / "d.svg"
        QTest.mouseClick(desk.window.save, LEFT)
        desk.until(lambda: "d-2.svg is there already." in desk.prompts.asked)
        desk.settled()
        assert (tmp_path / "d-2.svg").read_text("utf-8") == "mine"
        assert not (tmp_path / "d-1.svg").exists()
        assert desk.window.save.isEnabled()
        desk.prompts.sure = True
        assert desk.saved(tmp_path / "d.svg").startswith("7 files saved")
        assert (tmp_path / "d-2.svg").read_text("utf-8") != "mine"

    def test_an_ending_that_is_added_is_asked_about(self, desk: Desk, tmp_path: Path) -> None:
        (tmp_path / "d.svg").write_text("mine", "utf-8")
        desk.prompts.path = tmp_path / "d"
        QTest.mouseClick(desk.window.save, LEFT)
        desk.until(lambda: "d.svg is there already." in desk.prompts.asked)
        assert (tmp_path / "d.svg").read_text("utf-8") == "mine"

    def test_a_file_that_fails_takes_its_fellows_along(
        self, desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
    ) -> None:
        desk.stock.put(problems[:3])
        take(desk, OutputKind.DIAGRAM, Format.SVG, What.SELECTED)
        desk.prompts.sure = True
        (tmp_path / "d-3.svg").mkdir()
        assert "is a folder" in desk.saved(tmp_path / "d.svg")
        assert not (tmp_path / "d-1.svg").exists()
        assert desk.window.footer._note.property("fault")

    def test_a_folder_that_is_no_site_stays(
        self, desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
    ) -> None:
        desk.stock.put(problems[:2])
        take(desk, OutputKind.DIAGRAM, Format.HTML, What.SELECTED)
        (tmp_path / "papers").mkdir()
        (tmp_path / "papers" / "will.txt").write_text("x", "utf-8")
        told = desk.saved(tmp_path / "papers")
        assert "something other than a site" in told
        assert (tmp_path / "papers" / "will.txt").exists()


class TestInTheStudio:
    def test_selected_and_found_problems(self, studio: Studio, tmp_path: Path) -> None:
        window = studio.window
        export = window.shelves.publishing.show()
        export.choose(what=What.FOUND, kind=OutputKind.SHEET, form=Format.PDF)
        studio.until(lambda: export._seen and len(export._seen.asked.problems) == 3)
        studio.trigger("show-library")
        window.library.table.selectRow(1)
        studio.until(lambda: export.form.head.what.button(What.SELECTED).text() == "1 selected")
        export.choose(what=What.SELECTED)
        studio.until(lambda: export._seen and len(export._seen.asked.problems) == 1)
        window.library.set_query("Zeller")
        studio.until(lambda: export.form.head.what.button(What.FOUND).text() == "Search, 1")

    def test_it_opens_for_what_is_before_the_user(self, studio: Studio) -> None:
        studio.trigger("export")
        export = studio.window.shelves.publishing.window
        assert export.choices.what is What.BOARD
        export.close()
        studio.trigger("show-library")
        studio.trigger("export")
        assert export.choices.what is What.FOUND
        studio.window.library.table.selectRow(0)
        studio.trigger("export")  # it is open already: nothing is chosen for the user
        assert export.choices.what is What.FOUND
        export.close()
        studio.trigger("export")
        assert export.choices.what is What.SELECTED

    def test_ctrl_p_prints_the_board(self, studio: Studio, tmp_path: Path) -> None:
        studio.lay(problem(SOUND, "#2", "Ada"))
        studio.prompts.path = tmp_path / "board.pdf"
        studio.trigger("print")
        studio.until(lambda: "printed" in studio.window.shelves.publishing.window.told.text())
        assert "Ada" in pdf_words(tmp_path / "board.pdf")

    def test_marks_of_the_board(self, studio: Studio) -> None:
        studio.window.board.overlays.set("tree", (BoardArrow(E2, E4),))
        export = studio.window.shelves.publishing.show()
        export.choose(marked=True)
        studio.until(lambda: export._seen and export._seen.asked.choices.marked)
        studio.window.board.overlays.clear("tree")
        assert export._asked().shown_notes.arrows == (Arrow(E2, E4),)  # as it is seen
        assert export._asked() == export._seen.asked


def test_usual_choices_make_a_sheet_and_a_form() -> None:
    assert Choices().forms
    assert replace(Choices(), kind=OutputKind.FORM).in_a_form().form is Format.SVG
