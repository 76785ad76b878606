# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window: what is chosen at the left, the page as it will be at the right."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.pages.entry import Progress
from composer.diagrams.style.annotations import PLAIN
from composer.diagrams.style.style import DiagramStyle, pieces_named
from composer.gui.board.speech import announce
from composer.gui.documents.document import game_id
from composer.gui.look.appearance import Appearance
from composer.gui.publishing.choices import (
    Choices,
    ExportRequest,
    OutputKind,
    What,
    choices_text,
    parse_choices,
)
from composer.gui.publishing.filenames import as_named, has_ending, is_site, suggested_name
from composer.gui.publishing.form import ChoicesForm
from composer.gui.publishing.frame import (
    ExportFrame,
    fault_words,
    seen_words,
)
from composer.gui.publishing.preview import PreviewPane
from composer.gui.publishing.printing import chosen_pages
from composer.gui.publishing.proofing import Proofing, Seen, View
from composer.gui.publishing.proofs import Clip, Proof
from composer.gui.publishing.stock import MOST, Stock
from composer.gui.publishing.stylekeeping import StyleKeeping
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import fill, grouped, in_figures
from composer.problem.problem import Problem
from composer.solver.options import Cancelled, Token

_KEPT: Final = "publishing"


class ExportWindow(ExportFrame):
    """A window of its own beside the studio; it follows the board and the library.

    Signals:
        left: Escape was hit: the window is closed, and the studio has the keyboard.
    """

    left = Signal()

    def __init__(
        self,
        stock: Stock,
        prompts: Prompts,
        settings: Settings | None = None,
        appearance: Appearance | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with what was chosen last.

        Args:
            stock: has the problems.
            prompts: asks for files, printers and names.
            settings: keep what is chosen from one time to the next.
            appearance: how the window looks, and what language it speaks; as at first if not given.
            parent: its owner.
        """
        super().__init__(appearance or Appearance(), prompts, parent)
        self.setWindowTitle(self.tr("Export diagrams"))
        self.setMinimumSize(800, 560)
        self._stock, self._settings = stock, settings
        self._problems: tuple[Problem, ...] | None = None  # None: not fetched yet
        self._asked_for = 0
        self._seen: Seen | None = None
        self._notes = PLAIN  # as they lay on the board when they were looked at
        self.proofing = Proofing(self)
        self.form, self.preview = ChoicesForm(), PreviewPane(self._appearance)
        self.styles = StyleKeeping(self.form, self.proofing, prompts, self._report_fault, self)
        self.save, self.told = self.footer.save, self.footer.told
        self._put_together(self.form, self.preview)
        self.was_sized = settings is not None and settings.restore_window(_KEPT, self)
        self._connect()
        kept = "" if settings is None else settings.text(_KEPT)
        self.has_kept = bool(kept)
        self.form.show_choices(parse_choices(kept) if kept else Choices())
        self._show_choices()
        self._show_counts()
        self.styles.load()

    @property
    def choices(self) -> Choices:
        """What is chosen."""
        return self.form.choices

    def requested_style(self) -> DiagramStyle:
        """Return the style as it is chosen."""
        return self.choices.diagram

    def arrange(self, collection_id: int) -> None:
        """Let a collection that the library shows be published in the order that it has."""
        self._stock.collection = collection_id
        self._stock.content_changed.emit()

    def choose(self, **changes: object) -> None:
        """Choose something, by the names of the attributes of `Choices`."""
        changed = replace(self.choices, **changes)  # type: ignore[arg-type]
        self.form.choose(changed)

    def choose_men(self, name: str) -> None:
        """Choose a set of men by its name, as for the board."""
        self.choose(diagram=replace(self.choices.diagram, pieces=pieces_named(name)))

    def choose_letters(self, code: str) -> None:
        """Choose the letters of the men by the code of their language."""
        self.choose(diagram=replace(self.choices.diagram, letters=code))

    def write(self, path: Path, *, sure: bool = True) -> None:
        """Write what is chosen, in the form that the path's ending says; say how it went.

        Args:
            path: the file, or the first of several, or the folder of a site.
            sure: whether the user knows that a file of this very name is replaced.
        """
        asked = self._asked()
        if not asked.problems:
            self.footer.report(self._emptiness(), fault=True)
            return
        try:
            asked = as_named(asked, path)
        except DiagramFault as fault:
            self._report_fault(fault)
            return
        self._begin()

        def look(proof: Proof, *_: object) -> tuple[Path, ...]:
            return tuple(target for target in proof.targets(path) if os.path.lexists(target))

        def write(proof: Proof, token: Token, progress: Progress) -> tuple[Path, ...]:
            return proof.write(path, token, progress)

        def found(existing: tuple[Path, ...]) -> None:
            others = tuple(other for other in existing if not sure or other != path)
            if others and not self._may_replace(others):
                self._end("")
                return
            self.proofing.act(asked, write, self._wrote, self._failed)
            self._show_busy()

        self.proofing.act(asked, look, found, self._failed)
        self._show_busy()

    def print_board(self) -> None:
        """Print the problem on the board."""
        if self.choices.what is not What.BOARD:
            self.choose(what=What.BOARD)
        self._print()

    def keep_choices(self) -> None:
        """Remember what is chosen, and how large the window is."""
        if self._settings is not None:
            self._settings.keep_text(_KEPT, choices_text(self.form.lasting))
            self._settings.keep_window(_KEPT, self)

    def close_worker(self) -> None:
        """End the thread that draws and writes; what is under way is given up."""
        self.keep_choices()
        self._soon.stop()
        self.proofing.close()

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Show what the board and the library hold now."""
        super().showEvent(event)
        self._show_counts()
        self._note_game()
        self._fetch_again()

    def changeEvent(self, event: QEvent) -> None:
        """Look at the marks on the board again when the user comes back from there."""
        super().changeEvent(event)
        came = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if came and self.choices.marked and self._stock.notes() != self._notes:
            self._fetch_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the studio."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            self.left.emit()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember what is chosen; what was said of the last work goes with the window."""
        self.keep_choices()
        if not self.proofing.is_writing:
            self.footer.report("")
        super().closeEvent(event)

    # What is seen

    def _connect(self) -> None:
        stock, proofing, footer = self._stock, self.proofing, self.footer
        stock.board_changed.connect(lambda: self._changed_in(What.BOARD))
        stock.counts_changed.connect(self._counts_changed)
        stock.content_changed.connect(self._counts_changed)
        self.form.changed.connect(self._choices_changed)
        self._soon.timeout.connect(self._refresh)
        self.preview.page_wanted.connect(lambda _: self._look())
        proofing.seen.connect(self._show)
        proofing.failed.connect(self._show_fault)
        proofing.stopped.connect(self._show_stopped)
        proofing.busy_changed.connect(lambda _: self._show_busy())
        proofing.progressed.connect(
            lambda done, total: footer.show_progress(done, total, proofing.is_writing)
        )
        footer.stop_requested.connect(proofing.stop)
        footer.resume_requested.connect(self._look)
        self._obey(self._confirm_and_write, self._print, self._copy)
        for keys, steps in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
            QShortcut(QKeySequence(keys), self, partial(self.preview.turn, steps))

    def _changed_in(self, what: What) -> None:
        """Look again if what has changed there is what is meant."""
        self._note_game()
        if self.choices.what is what:
            self._fetch_again()

    def _note_game(self) -> None:
        """Offer what can be had of the game of the problem on the board."""
        if (game := game_id(self._stock.problem)) != self.choices.game:
            self.choose(game=game)

    def _counts_changed(self) -> None:
        self._show_counts()
        if self.choices.what is not What.BOARD:
            self._fetch_again()

    def _choices_changed(self, choices: Choices) -> None:
        if self._seen is None or not self._seen.asked.choices.marked:
            self._notes = self._stock.notes()
        if self._seen is None or choices.what is not self._seen.asked.choices.what:
            self._problems = None
            self.preview.begin()
        self.footer.report("")
        self._show_choices()
        self._soon.start()

    def _show_choices(self) -> None:
        self._name_save(self.choices.form)
        as_text = self.choices.form in (Format.LATEX, Format.TEXT)
        copied = (
            self.tr("Copy diagram")
            if self.choices.kind is OutputKind.DIAGRAM
            else self.tr("Copy page")
        )
        self.footer.copy.setText(self.tr("Copy text") if as_text else copied)

    def _show_counts(self) -> None:
        count = self._stock.count
        self.form.head.show_counts(count(What.SELECTED), count(What.FOUND))

    def _fetch_again(self) -> None:
        self._problems = None
        self.preview.fade()  # what it shows is that of before until the new page is made
        self._soon.start()

    def _refresh(self) -> None:
        """Fetch the problems where they are not known, and show the page."""
        if not self.isVisible():
            return
        if self._problems is not None:
            self._look()
            return
        self._notes = self._stock.notes()
        self._asked_for += 1
        number = self._asked_for

        def taken(problems: tuple[Problem, ...]) -> None:
            if number == self._asked_for:
                # Sheets, forms and sites have chessboards; games are exported from their tabs.
                of_board = self.choices.what is What.BOARD
                self._problems = tuple(p for p in problems if of_board or p.game is None)
                self._report_count(len(self._problems), len(problems) - len(self._problems))
                self._look()

        def failed(fault: Exception) -> None:
            if number == self._asked_for:
                self._show_fault(fault)

        self._stock.fetch(self.choices.what, taken, failed)

    def _look(self) -> None:
        self.footer.show_stopped(False)
        if not self.isVisible() or self._problems is None:
            return  # what is not fetched yet is looked at then
        if not self._problems:
            self._seen = None
            self.preview.say(self._emptiness())
            self.footer.show_status("")
            self._allow(False)
            return
        self._allow(True)
        self.preview.fade()
        view = View(self.preview.place, self.preview.desk.fit())
        self.proofing.look(self._asked(), view)

    def _asked(self) -> ExportRequest:
        choices = self.choices
        is_board = choices.what is What.BOARD
        problems = (self._stock.problem,) if is_board else self._problems or ()
        asked = ExportRequest(
            choices, problems, self._notes if choices.marked else PLAIN, self._appearance.language
        )
        names = self._stock.names
        called = tuple(names.in_problem(problem, asked.words) for problem in problems)
        return replace(asked, problems=called)

    def _show(self, seen: Seen) -> None:
        turned = self._seen is not None and self._seen.place != seen.place
        self._seen = seen
        self.preview.show_seen(seen)
        self.footer.show_status(seen_words(seen), done=True)
        if turned:
            announce(self.preview.desk, seen_words(seen))

    def _show_fault(self, fault: Exception) -> None:
        self._seen = None
        self.preview.say(fault_words(fault))
        self.footer.show_status("")

    def _show_stopped(self) -> None:
        self.footer.show_status(self.tr("Stopped. The page is older than what is chosen."))
        self.footer.show_stopped(True)

    def _show_busy(self) -> None:
        proofing = self.proofing
        self.footer.show_busy(proofing.is_busy, proofing.is_writing)

    def _emptiness(self) -> str:
        if not self._stock.is_open:
            return self.tr("No library is open.")
        if self.choices.what is What.SELECTED:
            return self.tr("Nothing is selected in the library.")
        return self.tr("The search finds nothing in the library.")

    def _report_count(self, count: int, left_out: int) -> None:
        every = self._stock.count(self.choices.what)
        if every > MOST and count:
            words = self.tr("The first %1 of %2 problems are taken; narrow the search for others.")
            self.footer.report(fill(words, grouped(count), grouped(every)))
        elif left_out:
            one = self.tr("One problem of another game is left out: its tab exports it.")
            many = self.tr(
                "%1 problems of other games are left out: their tabs export them.",
                "",
                left_out,
            )
            self.footer.report(in_figures(left_out, one, many))

    # What is done

    def _report_fault(self, fault: Exception) -> None:
        self.footer.report(fault_words(fault), fault=not isinstance(fault, Cancelled))

    def _confirm_and_write(self) -> None:
        if self.proofing.is_writing or not self._asked().problems:
            return
        kind, name = self.choices.form.value, suggested_name(self._asked())
        as_site = is_site(self._asked())
        ending = "" if as_site else f".{kind}"
        kinds = self.tr("Folder of web pages (*)") if as_site else f"{kind.upper()} (*.{kind})"
        path = self._prompts.save_file(self, self.tr("Export diagram"), name + ending, kinds)
        if path is None:
            return
        if as_site or has_ending(path):
            self.write(path)
        else:
            self.write(path.with_name(path.name + ending), sure=False)

    def _print(self) -> None:
        asked = self._asked()
        if self.proofing.is_writing or not asked.problems:
            return
        on_paper = replace(asked, choices=replace(asked.choices, form=Format.PDF))
        seen = self._seen
        same = (
            seen is not None
            and replace(seen.asked, choices=replace(seen.asked.choices, form=Format.PDF))
            == on_paper
        )
        known = seen.count if seen is not None and same and seen.text is None else 0
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(suggested_name(self._asked()))
        if not self._prompts.print_setup(self, printer, known):
            return
        self._begin()
        chosen = chosen_pages(printer, self.preview.place)

        def work(proof: Proof, token: Token, progress: Progress) -> int:
            places = chosen(proof.count)
            proof.print_on(printer, places, token, progress)
            return len(places)

        def printed(pages: int) -> None:
            one = self.tr("One page was printed.")
            many = self.tr("%1 pages were printed.", "", pages)
            self._end(in_figures(pages, one, many))

        def failed(fault: Exception) -> None:
            if isinstance(fault, Cancelled):
                self._end(self.tr("Printing was stopped."))
            else:
                self._failed(fault)

        self.proofing.act(on_paper, work, printed, failed)
        self._show_busy()

    def _copy(self) -> None:
        asked = self._asked()
        if self.proofing.is_writing or not asked.problems:
            return

        self._begin()
        place = self.preview.place

        def work(proof: Proof, token: Token, _: Progress) -> Clip:
            return proof.clip(min(place, proof.count - 1), token)

        self.proofing.act(asked, work, self._copied, self._failed)
        self._show_busy()
