# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a solving contest: its problems, what solvers wrote, the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QTabWidget, QVBoxLayout, QWidget

from composer.contests.contest import ROUNDS, Code, Contest
from composer.contests.keeping import ENDING
from composer.contests.printing import write_solving_sheets
from composer.contests.ranking import ranking_csv, ranking_page, ranking_text
from composer.files.beside import write_beside
from composer.gui.contests.holding import ContestHolding
from composer.gui.contests.markingpage import MarkingPage
from composer.gui.contests.problemspage import ProblemsPage
from composer.gui.contests.tablepage import TablePage
from composer.gui.contests.words import code_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward, finish_typing, label, row
from composer.gui.threads.worker import Worker
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, language, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, sentence_of
from composer.said.signs import headed
from composer.tourneys.words import LANGUAGES


class ContestWindow(QWidget):
    """Runs a solving contest."""

    def __init__(
        self,
        appearance: Appearance,
        thumbnails: Thumbnails,
        prompts: Prompts,
        *,
        show: Callable[[Problem], None],
        parent: QWidget | None = None,
    ) -> None:
        """Make the window; no contest is open yet.

        Args:
            appearance: how it looks.
            thumbnails: draws diagrams.
            prompts: asks for files.
            show: opens a problem on the studio's board.
            parent: its owner.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._prompts = prompts
        self._worker = Worker("contest files", self)
        self._filling = False
        self.holding = ContestHolding(self)
        self.setObjectName("contest")
        self.new = QPushButton(tr("New contest …"))
        self.open = QPushButton(tr("Open a contest …"))
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name of the contest"))
        self.name.setPlaceholderText(tr("Name of the contest"))
        self.code = QComboBox()
        self.code.setAccessibleName(tr("Rules of the contest"))
        for code in Code:
            self.code.addItem(code_name(code), code.value)
        self.state = label("", "muted", wraps=True)
        self.wrong = label("", "complaint", wraps=True)
        self.tabs = QTabWidget()
        self.problems = ProblemsPage(
            self.holding, appearance, thumbnails, self._choose, self._print_sheets, show
        )
        self.marking = MarkingPage(self.holding, appearance, thumbnails)
        self.problems.sure = self.marking.sure = self._is_sure
        self.table = TablePage(self.holding, self._save_table)
        for page, words in (
            (self.problems, tr("Problems")),
            (self.marking, tr("Sheets", "of solvers")),
            (self.table, tr("Table", "of a contest")),
        ):
            self.tabs.addTab(page, words)
        head = row(self.new, self.open, self.state)
        head.setStretch(2, 1)
        about = row(self.name, self.code)
        about.setStretch(0, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(about)
        column.addWidget(self.wrong)
        column.addWidget(self.tabs, 1)
        self.new.clicked.connect(self._new)
        self.open.clicked.connect(self._open)
        self.name.editingFinished.connect(self._say_name)
        self.code.activated.connect(self._say_code)
        self.holding.changed.connect(self._show_contest)
        self.holding.failed.connect(self._complain)
        self.resize(1180, 680)
        self.setMinimumSize(760, 520)
        self._show_contest()

    def come(self) -> None:
        """Show the window in front."""
        come_forward(self)

    def changeEvent(self, event: QEvent) -> None:
        """Keep what was typed when the user turns to another window."""
        super().changeEvent(event)
        finish_typing(self, event)

    def finish(self) -> None:
        """End all work, keep what was typed, let others write the file."""
        finish_typing(self)
        self.marking.finish()
        self._worker.close()
        self.holding.close()

    def open_path(self, path: Path) -> None:
        """Open a contest's file."""
        self._complain(None)
        self.holding.open(path)

    def _show_contest(self) -> None:
        self._complain(None)
        contest, path = self.holding.held, self.holding.path
        for part in (self.name, self.code):
            part.setEnabled(contest is not None and self.holding.writable)
        if contest is None or path is None:
            self.setWindowTitle(tr("Solving contest"))
            self.state.setText(tr("No contest is open."))
            return
        self.setWindowTitle(headed(contest.name, path.name))
        if not self.name.hasFocus():
            self.name.setText(contest.name)
        self.code.setCurrentIndex(self.code.findData(contest.code.value))
        if self.holding.writable:
            self.state.setText(str(path))
        else:
            words = tr("%1 is open in another program: here it can only be read.")
            self.state.setText(fill(words, path.name))

    def _is_sure(self, name: str) -> bool:
        """Ask before sheets are removed, which cannot be undone."""
        question = fill(tr("Remove %1 with all that solvers wrote?"), name)
        words = tr("Sheets, marks and the director's own marks are lost.")
        return self._prompts.confirm(self, question, words, tr("Remove"))

    def _complain(self, sentence: Sentence | None) -> None:
        self.wrong.setText("" if sentence is None else worded(sentence))
        self.wrong.setVisible(sentence is not None)

    def _new(self) -> None:
        kinds = fill(tr("Solving contests (%1)"), f"*{ENDING}")
        name = tr("Solving contest") + ENDING
        path = self._prompts.save_file(self, tr("New contest"), name, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(ENDING)
        code = language() if language() in LANGUAGES else "en"
        contest = Contest(path.stem, language=code, rounds=ROUNDS[Code.WCSC])
        self.holding.begin(path, contest)

    def _open(self) -> None:
        kinds = fill(tr("Solving contests (%1)"), f"*{ENDING}")
        path = self._prompts.open_file(self, tr("Open a contest"), kinds)
        if path is not None:
            self.open_path(path)

    def _say_name(self) -> None:
        name = self.name.text().strip()
        if name:
            self.holding.change(lambda contest: replace(contest, name=name))

    def _say_code(self) -> None:
        """Mark by other rules; rounds without problems become those of the rules."""
        code = Code(self.code.currentData())

        def changed(contest: Contest) -> Contest:
            if contest.code is code:
                return contest
            rounds = contest.rounds if contest.tasks else ROUNDS[code]
            sheets = tuple(replace(sheet, mark=None) for sheet in contest.sheets)
            times = contest.times if contest.tasks else ()
            return replace(contest, code=code, rounds=rounds, sheets=sheets, times=times)

        self.holding.change(changed)

    def _choose(self) -> tuple[Path, ...]:
        return self._prompts.open_files(self, tr("Problems"), fill(tr("All files (%1)"), "*"))

    def _print_sheets(self, round_name: str) -> None:
        contest = self.holding.held
        if contest is None:
            return
        name = "".join(sign for sign in f"{contest.name}-{round_name}" if sign not in '\\/:*?"<>|')
        path = self._prompts.save_file(self, tr("Sheets for solvers"), f"{name}.pdf", "*.pdf")
        if path is not None:
            path = path if path.suffix else path.with_suffix(".pdf")
            self._run(lambda: write_solving_sheets(path, contest, round_name, overwrite=True))

    def _save_table(self, round_name: str) -> None:
        contest = self.holding.held
        if contest is None:
            return
        kinds = ";;".join(f"*{end}" for end in (".html", ".csv", ".txt"))
        path = self._prompts.save_file(self, tr("Save the table"), f"{contest.name}.html", kinds)
        if path is not None:
            write = {".csv": ranking_csv, ".txt": ranking_text}.get(
                path.suffix.lower(), ranking_page
            )
            path = path if path.suffix else path.with_suffix(".html")
            text = write(contest, round_name)
            self._run(lambda: write_beside(path, text.encode("utf-8", "replace")))

    def _run(self, work: Callable[[], object]) -> None:
        self._worker.run(work, lambda _: None, self._failed)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, (ValueError, OSError)):
            raise error
        self._complain(sentence_of(error))
