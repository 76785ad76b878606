# SPDX-License-Identifier: GPL-3.0-or-later
"""The director's window: a tourney in one file, from its announcement to its award."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QPushButton, QTabWidget, QVBoxLayout, QWidget

from composer.files.beside import write_beside
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward, finish_typing, label, row
from composer.gui.threads.worker import Worker
from composer.gui.tourneys.announcing import AnnouncingPage
from composer.gui.tourneys.awarding import AwardPage
from composer.gui.tourneys.card import Complaint
from composer.gui.tourneys.entering import EntriesPage
from composer.gui.tourneys.holding import Holding
from composer.gui.tourneys.judgewindow import JudgeWindow
from composer.gui.tourneys.weighing import WeighingPage
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, language, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of
from composer.said.signs import headed
from composer.tourneys.announcement import announcement, announcement_page
from composer.tourneys.award import award_page, award_problems, award_text
from composer.tourneys.awardpages import write_award
from composer.tourneys.judgefile import ENDING, SheetFile, read_sheet
from composer.tourneys.judging import JudgeSheet, sheet_for, with_opinions
from composer.tourneys.keeping import ENDING as TOURNEY
from composer.tourneys.printing import write_booklet
from composer.tourneys.sealing import with_lots
from composer.tourneys.tourney import Section, Tourney
from composer.tourneys.words import LANGUAGES


class TourneyWindow(QWidget):
    """Runs a tourney; also opens judges' files, each in a window of its own."""

    def __init__(
        self,
        appearance: Appearance,
        thumbnails: Thumbnails,
        prompts: Prompts,
        *,
        library: Callable[[], Path | None],
        jobs: Callable[[], int],
        show: Callable[[Problem], None],
        parent: QWidget | None = None,
    ) -> None:
        """Make the window; no tourney is open yet.

        Args:
            appearance: how it looks.
            thumbnails: draws diagrams.
            prompts: asks for files.
            library: the library that entries are compared with.
            jobs: how many processes may work; 0 for as many as there are processors.
            show: opens a problem on the studio's board.
            parent: its owner.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._appearance, self._thumbnails, self._prompts = appearance, thumbnails, prompts
        self._show = show
        self.holding = Holding(jobs, self)
        self._worker = Worker("tourney files", self)
        self.judges: list[JudgeWindow] = []
        self.setObjectName("tourney")
        self.new = QPushButton(tr("New tourney …"))
        self.open = QPushButton(tr("Open a tourney or judge’s file …"))
        self.state = label("", "muted", wraps=True)
        self.wrong = Complaint()
        self.tabs = QTabWidget()
        self.announcing = AnnouncingPage(self.holding, self._save_announcement)
        self.entries = EntriesPage(
            self.holding, appearance, thumbnails, library, self._choose_entries, show
        )
        self.weighing = WeighingPage(
            self.holding, appearance, thumbnails, self._seal, self._read_judges
        )
        self.awarding = AwardPage(self.holding, self._save_award)
        for page, words in (
            (self.announcing, tr("Announcement")),
            (self.entries, tr("Entries")),
            (self.weighing, tr("Judges")),
            (self.awarding, tr("Award", "of a tourney")),
        ):
            self.tabs.addTab(page, words)
        head = row(self.new, self.open, self.state)
        head.setStretch(2, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.wrong)
        column.addWidget(self.tabs, 1)
        self.new.clicked.connect(self._new)
        self.open.clicked.connect(self._open)
        self.holding.changed.connect(self._show_tourney)
        self.holding.failed.connect(lambda sentence: self.wrong.setText(worded(sentence)))
        self.resize(1180, 720)
        self.setMinimumSize(760, 520)
        self._show_tourney()

    def come(self) -> None:
        """Show the window in front."""
        come_forward(self)

    def changeEvent(self, event: QEvent) -> None:
        """Keep what was typed when the user turns to another window."""
        super().changeEvent(event)
        finish_typing(self, event)

    def finish(self) -> None:
        """End all work, keep what was said, let others write the file."""
        finish_typing(self)
        for window in self.judges:
            window.finish()
        self._worker.close()
        self.holding.close()

    def open_path(self, path: Path) -> None:
        """Open a tourney's or a judge's file."""
        self.wrong.clear()
        if path.suffix.lower() == ENDING:
            known = (each for each in self.judges if each.path == path.absolute())
            if (window := next(known, None)) is not None:
                come_forward(window)
            else:
                self._run(lambda: SheetFile.open(path), self._judge)
        else:
            self.holding.open(path)

    def _show_tourney(self) -> None:
        self.wrong.clear()
        tourney, path = self.holding.tourney, self.holding.path
        if tourney is None or path is None:
            self.setWindowTitle(tr("Tourney"))
            self.state.setText(tr("No tourney is open."))
            return
        self.setWindowTitle(headed(tourney.name, path.name))
        if self.holding.writable:
            self.state.setText(str(path))
        else:
            words = tr("%1 is open in another program: here it can only be read.")
            self.state.setText(fill(words, path.name))

    def _new(self) -> None:
        name = tr("Tourney")
        path = self._ask(tr("New tourney"), f"{name}{TOURNEY}", self._kinds(), TOURNEY)
        if path is not None:
            code = language() if language() in LANGUAGES else "en"
            tourney = Tourney(
                path.stem,
                closing=f"{date.today().year + 1}-12-31",
                language=code,
                sections=(Section("A", "#2"),),
            )
            self.holding.begin(path, tourney)

    def _open(self) -> None:
        kinds = fill(tr("Tourneys and judges’ files (%1)"), f"*{TOURNEY} *{ENDING}")
        path = self._prompts.open_file(self, tr("Open a tourney"), kinds)
        if path is not None:
            self.open_path(path)

    def _kinds(self) -> str:
        return fill(tr("Tourneys (%1)"), f"*{TOURNEY}")

    def _ask(self, title: str, suggestion: str, kinds: str, ending: str) -> Path | None:
        """Ask where to write a file; its name gets an ending if it has none."""
        path = self._prompts.save_file(self, title, suggestion, kinds)
        if path is None:
            return None
        return path if path.suffix else path.with_suffix(ending)

    def _judge(self, file: SheetFile) -> None:
        window = JudgeWindow(file, self._appearance, self._thumbnails, self._show, self)
        self.judges.append(window)
        window.closed.connect(lambda: self.judges.remove(window))
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        come_forward(window)

    def _choose_entries(self, folder: bool) -> tuple[Path, ...]:
        if folder:
            path = self._prompts.folder(self, tr("A folder of entries"), "")
            return () if path is None else (path,)
        return self._prompts.open_files(self, tr("Entries"), fill(tr("All files (%1)"), "*"))

    def _save_announcement(self, as_page: bool) -> None:
        tourney = self.holding.tourney
        if tourney is None:
            return
        ending = ".html" if as_page else ".txt"
        title = tr("Save the announcement")
        path = self._ask(title, f"{tourney.name}{ending}", f"*{ending}", ending)
        if path is not None:
            text = announcement_page(tourney) if as_page else announcement(tourney)
            self._run(lambda: write_beside(path, text.encode("utf-8", "replace")))

    def _seal(self, section: str, judge: str, as_file: bool) -> None:
        """Draw lots where there are none yet, and write what the judge gets."""
        judge = judge.strip()
        if not judge:
            self.wrong.setText(tr("Say whose file it is to be: the judge’s name."))
            return
        self.wrong.clear()
        self.holding.change(with_lots)
        tourney = self.holding.tourney
        if tourney is None:
            return
        ending = ENDING if as_file else ".pdf"
        title = tr("Judge’s file") if as_file else tr("Booklet for the judge")
        path = self._ask(title, f"{tourney.name}-{section}{ending}", f"*{ending}", ending)
        if path is None:
            return

        def work() -> None:
            sheet = sheet_for(tourney, section, judge)
            if as_file:
                SheetFile.write(path, sheet)
            else:
                write_booklet(path, sheet, overwrite=True)

        self._run(work)

    def _read_judges(self) -> None:
        kinds = fill(tr("Judges’ files (%1)"), f"*{ENDING}")
        paths = self._prompts.open_files(self, tr("Read judges’ files"), kinds)

        def take(sheets: list[JudgeSheet]) -> None:
            def changed(tourney: Tourney) -> Tourney:
                for sheet in sheets:
                    tourney = with_opinions(tourney, sheet)
                return tourney

            self.holding.change(changed)

        if paths:
            self._run(lambda: [read_sheet(path) for path in paths], take)

    def _save_award(self, chosen: str) -> None:
        tourney = self.holding.tourney
        if tourney is None:
            return
        kinds = ";;".join(f"*{end}" for end in (".pdf", ".html", ".txt", ".tex", ".olv", ".jsonl"))
        path = self._ask(tr("Save the award"), f"{tourney.name}.pdf", kinds, ".pdf")
        if path is not None:
            self._run(lambda: _write_award(path, tourney, chosen))

    def _run(self, work: Callable[[], object], done: Callable[..., None] = lambda _: None) -> None:
        self._worker.run(work, done, self._failed)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, (ValueError, OSError)):
            raise error
        self.wrong.setText(worded(sentence_of(error)))


def _write_award(path: Path, tourney: Tourney, chosen: str) -> None:
    """Write the award in the form that the end of a name says."""
    from composer.formats.writing import write_problems

    ending = path.suffix.lower()
    if ending in (".html", ".txt"):
        text = (award_page if ending == ".html" else award_text)(tourney, chosen)
        write_beside(path, text.encode("utf-8", "replace"))
    elif ending in (".olv", ".jsonl"):
        write_problems(path, award_problems(tourney, chosen), overwrite=True)
    else:
        write_award(path, tourney, language=chosen, overwrite=True)
