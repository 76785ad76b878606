# SPDX-License-Identifier: GPL-3.0-or-later
"""Two versions side by side, with what differs lit on the boards and told below."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QWidget

from composer.analysis.report import Analysis
from composer.analysis.themes.catalogue import theme_name
from composer.diagrams.painting.board import NOTHING_LIT
from composer.gui.collection.explaining import Explained, explained
from composer.gui.collection.versions.compare import VersionDifference, change_words, difference
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Lit, Thumbnails
from composer.gui.look.widgets import ROOM, column, prose
from composer.gui.panels.verdict import verdict_colours
from composer.gui.threads.worker import Worker
from composer.gui.user.wording import men_words
from composer.gui.words.language import fill, moment_words
from composer.gui.words.sentences import worded
from composer.library.changes.remembered import bare
from composer.library.records.values import Version
from composer.notation.verdictline import title_of
from composer.problem.problem import Problem
from composer.solver.options import Token

_SIDE = 258  # of a board: squares of 32 pixels, and the frame
_TINT = "#803F7FF0"  # over squares that differ


@dataclass(frozen=True, slots=True)
class _Pair:
    """Two versions that are compared; the older one may be missing."""

    old: Version | None
    new: Version


class CompareView(QScrollArea):
    """Shows a version beside the one it is compared with.

    Signals:
        compared: solving has ended and all is shown.
    """

    compared = Signal()

    def __init__(
        self, thumbnails: Thumbnails, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._thumbnails, self._appearance = thumbnails, appearance
        self._names: dict[int, str] = {}
        self._pair: _Pair | None = None
        self._known: dict[Problem, Analysis | None] = {}
        self._token = Token()
        self._worker = Worker("comparing", self)
        self._boards = (QLabel(), QLabel())
        self._captions = (prose(), prose())
        self._told = prose()
        self._lay_out()
        appearance.colours_changed.connect(self._show)
        appearance.figures_changed.connect(self._show)
        appearance.writing_changed.connect(self._show)

    @property
    def text(self) -> str:
        """All that is said, with its marks."""
        return "\n".join(label.text() for label in (*self._captions, self._told))

    def compare(self, old: Version | None, new: Version | None, names: dict[int, str]) -> None:
        """Show a version beside an older one, or alone.

        Args:
            old: the older one, if there is one to compare with.
            new: the version; None shows nothing.
            names: what versions are called, by their numbers.
        """
        self._names = names
        self._pair = None if new is None else _Pair(old, new)
        self._token.cancel()
        self._show()
        if self._pair is not None:
            self._solve(self._pair)

    def close_worker(self) -> None:
        """End the thread."""
        self._token.cancel()
        self._worker.close()

    def _solve(self, pair: _Pair) -> None:
        problems = [version.problem for version in (pair.old, pair.new) if version is not None]
        waiting = [problem for problem in problems if problem not in self._known]
        token = self._token = Token()

        def work() -> list[Explained]:
            return [explained(problem, token) for problem in waiting if not token.cancelled]

        def done(found: list[Explained]) -> None:
            for entry in found:
                if entry.analysis is None or entry.analysis.solution.complete:
                    self._known[entry.problem] = entry.analysis
            if pair is self._pair:
                self._show()
                self.compared.emit()

        self._worker.run(work, done)

    def _show(self) -> None:
        pair = self._pair
        self._body.setVisible(pair is not None)
        if pair is None:
            return
        old = pair.old
        between = self._difference(pair)
        lit = dict.fromkeys(between.squares, _TINT) if old is not None else NOTHING_LIT
        shown = [pair.new] if old is None else [old, pair.new]
        for place in range(2):
            there = place < len(shown)
            self._boards[place].setVisible(there)
            self._captions[place].setVisible(there)
            if there:
                self._show_version(place, shown[place], lit)
        self._told.setText(
            "" if old is None else self._words(between, bare(old.problem) == bare(pair.new.problem))
        )
        self.setAccessibleName(self.tr("Comparison of versions"))

    def _difference(self, pair: _Pair) -> VersionDifference:
        if pair.old is None:
            return VersionDifference()
        old, new = pair.old.problem, pair.new.problem
        before, after = self._known.get(old), self._known.get(new)
        return difference(old, new, before, after, self._appearance.letters)

    def _show_version(self, place: int, version: Version, lit: Lit) -> None:
        ratio = self.devicePixelRatioF()
        picture = self._thumbnails.of_problem(version.problem, _SIDE, ratio, lit)
        self._boards[place].setPixmap(picture)
        name = self._names.get(version.version_id, "")
        self._boards[place].setAccessibleName(f"{name} {men_words(version.problem)}")
        saved = moment_words(version.saved_at)
        muted = self._appearance.tokens.muted
        lines = [f'<b>{escape(name)}</b> <span style="color:{muted}">{saved}</span>']
        analysis = self._known.get(version.problem)
        if analysis is not None:
            solution = analysis.solution
            ink, _ = verdict_colours(self._appearance.tokens, solution.verdict)
            letters = self._appearance.letters
            title = escape(worded(title_of(solution, letters), letters))
            lines.append(f'<span style="color:{ink}">{title}</span>')
        elif version.problem not in self._known:
            lines.append(f'<span style="color:{muted}">…</span>')
        if version.note:
            lines.append(escape(version.note))
        self._captions[place].setText("<br>".join(lines))

    def _words(self, between: VersionDifference, are_same: bool) -> str:
        """Return what differs, in lines."""
        tokens = self._appearance.tokens
        if between.is_nothing:
            same = self.tr("The two versions are the same.")
            others = self.tr("The two versions differ in what is not compared here.")
            return escape(same if are_same else others)
        lines: list[str] = []
        if between.changes:
            men = ", ".join(
                change_words(change, self._appearance.letters) for change in between.changes
            )
            lines.append(self._line(self.tr("Position"), men))
        for what, before, now in between.told:
            lines.append(self._line(what, fill(self.tr("%1, was %2"), now, before)))
        for themes, sign, ink, what in (
            (between.won, "+", tokens.sound, self.tr("Themes won")),
            (between.lost, "−", tokens.nosol, self.tr("Themes lost")),
        ):
            if themes:
                names = ", ".join(theme_name(theme, self._appearance.language) for theme in themes)
                lines.append(f'<b style="color:{ink}">{sign} {escape(what)}</b> {escape(names)}')
        for sentences, sign, ink, what in (
            (between.better, "+", tokens.sound, self.tr("Better:")),
            (between.mended, "+", tokens.sound, self.tr("No longer:")),
            (between.worse, "−", tokens.nosol, self.tr("Worse:")),
            (between.missed, "−", tokens.nosol, self.tr("No longer:")),
        ):
            for sentence in sentences:
                words = escape(worded(sentence, self._appearance.letters))
                lines.append(f'<b style="color:{ink}">{sign} {escape(what)}</b> {words}')
        return "<br>".join(lines)

    @staticmethod
    def _line(what: str, words: str) -> str:
        return f"<b>{escape(what)}</b> {escape(words)}"

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self._body = body = QWidget()
        body.setObjectName("insightBody")
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(6)
        for place in range(2):
            grid.addWidget(self._boards[place], 0, place, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self._captions[place], 1, place, Qt.AlignmentFlag.AlignTop)
            self._captions[place].setFixedWidth(_SIDE)
        grid.setColumnStretch(2, 1)
        column(grid, self._told, ROOM, on=body, margins=(16, 14, 16, 14), spacing=12)
        self.setWidget(body)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of two boards."""
        return QSize(2 * _SIDE + 80, _SIDE + 240)
