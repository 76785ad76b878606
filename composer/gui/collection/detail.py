# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem that is looked at in the library: who, where, its solution, what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from composer.analysis.points import FAULTS, Point, Weight
from composer.analysis.themes.catalogue import theme_name
from composer.analysis.themes.flag import Grade
from composer.gui.collection.alikewords import link_words
from composer.gui.collection.columns import authors_of, verdict_of
from composer.gui.collection.endwords import end_line, phase_name
from composer.gui.collection.explaining import Explained, Explaining
from composer.gui.collection.marks import mark_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, column, prose, row
from composer.gui.panels.verdict import statement_words, verdict_colours, verdict_word
from composer.gui.user.wording import asked_words, men_words, task_words
from composer.gui.words.language import fill, grouped, in_figures, tr
from composer.gui.words.sentences import worded
from composer.library.arriving.joining import reprints
from composer.library.arriving.links import Link, Linked, in_few_words
from composer.library.records.values import Row
from composer.notation.lines import line_text, omitted_before
from composer.notation.words import words_of
from composer.problem.problem import Problem
from composer.problem.statement import remarks
from composer.problem.task import task_of
from composer.solver.games.answer import GameAnswer
from composer.solver.games.jsonform import answer_lines

_MOST_LINES = 24
_MOST_POINTS = 6
_MOST_ENDS = 8
_ANSWER = re.compile(r"(?<=\S) (\d+\.(?!\.\.).*)$")


class DetailPane(QWidget):
    """Describes one record; of several, how many they are.

    Signals:
        open_requested: the record is to be put on the board; carries its number.
        like_requested: problems like it are wanted; carries its number.
        row_shown: another record is reported; carries its number, or None.
        link_requested: a record that it is linked with is to be shown; carries its number.
        unlink_requested: a link is to be removed; carries a `Link`.
        end_requested: the record is to be put on the board and a line to be played that ends as is
            wanted; carries its number and a `FoundEnd`.
    """

    open_requested = Signal(int)
    like_requested = Signal(int)
    row_shown = Signal(object)
    link_requested = Signal(int)
    unlink_requested = Signal(object)
    end_requested = Signal(int, object)

    def __init__(
        self, explaining: Explaining, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._explaining, self._appearance = explaining, appearance
        self._row: Row | None = None
        self._found: Explained | None = None
        self._head, self._facts, self._play = prose(), prose(), prose()
        self._shown, self._remarks, self._printed = prose(), prose(), prose()
        self._linked, self._links = prose(), tuple[Linked, ...]()
        self._linked.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._linked.linkActivated.connect(self._follow)
        self._ends = prose()
        self._ends.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._ends.linkActivated.connect(self._play_end)
        self.open = QPushButton(self.tr("Open on the board"))
        self.open.setDefault(True)
        self.like = QPushButton(self.tr("Like this"))
        self.like.setToolTip(self.tr("Find problems that resemble this one"))
        self.open.clicked.connect(lambda: self._ask(self.open_requested.emit))
        self.like.clicked.connect(lambda: self._ask(self.like_requested.emit))
        explaining.explained.connect(self._explain)
        self._lay_out()
        self.show_row(None)
        appearance.colours_changed.connect(self._write)
        appearance.writing_changed.connect(self._write)

    @property
    def row(self) -> Row | None:
        """The record that is shown."""
        return self._row

    @property
    def text(self) -> str:
        """All that is said, as plain text."""
        parts = (re.sub("<[^>]*>", " ", label.text()) for label in self._labels())
        return "\n".join(" ".join(part.split()) for part in parts if part.strip())

    def show_row(self, row: Row | None, chosen: int = 1) -> None:
        """Report a record.

        Args:
            row: the record, or None.
            chosen: how many records are chosen; of several nothing is shown but their number.
        """
        alone = row if chosen == 1 else None
        if alone is None or self._row is None or alone.problem != self._row.problem:
            self._found = None
            self._explaining.ask(None if alone is None else alone.problem)
        before = None if self._row is None else self._row.record_id
        now = None if alone is None else alone.record_id
        if now != before:
            self._links = ()
        self._row = alone
        self._write()
        if now != before:
            self.row_shown.emit(now)
        if alone is None and chosen > 1:
            words = fill(self.tr("%1 problems chosen", "", chosen), grouped(chosen))
            self._head.setText(f"<b>{escape(words)}</b>")
            self._head.setVisible(True)

    def show_links(self, record_id: int, links: tuple[Linked, ...]) -> None:
        """Report what a record is linked with, if it is reported still."""
        if self._row is not None and self._row.record_id == record_id and links != self._links:
            self._links = links
            self._write()

    def _explain(self, found: Explained) -> None:
        if self._row is not None and found.problem == self._row.problem:
            self._found = found
            self._write()

    def _ask(self, ask: Callable[[int], None]) -> None:
        if self._row is not None:
            ask(self._row.record_id)

    # What is written

    def _write(self) -> None:
        row = self._row
        parts = (
            (self._head, self._head_words),
            (self._facts, self._fact_words),
            (self._ends, self._end_words),
            (self._play, self._play_words),
            (self._shown, self._shown_words),
            (self._remarks, self._remark_words),
            (self._linked, self._linked_words),
            (self._printed, self._printed_words),
        )
        for label, words in parts:
            text = "" if row is None else words(row)
            label.setText(text)
            label.setVisible(bool(text))
        if row is None:
            empty = escape(self.tr("Choose a problem to see its solution."))
            muted = self._appearance.tokens.muted
            self._head.setText(f'<span style="color:{muted}">{empty}</span>')
            self._head.setVisible(True)
        self.open.setVisible(row is not None)
        self.like.setVisible(row is not None and row.problem.game is None)
        self.setAccessibleName(self.tr("Details of the chosen problem"))
        self.updateGeometry()

    def _head_words(self, row: Row) -> str:
        tokens = self._appearance.tokens
        credits = row.problem.credits
        source = credits.caption_source()
        head = f"<b>{escape(authors_of(row))}</b>"
        if source:
            head += f' &nbsp;<span style="color:{tokens.muted}">{escape(source)}</span>'
        return head

    def _fact_words(self, row: Row) -> str:
        problem, lines = row.problem, []
        credits = problem.credits
        named = problem.title and credits.caption_authors()
        asked = f"{escape(self._task(problem))} &nbsp;{men_words(problem)}"
        verdict = verdict_of(row)
        if verdict is not None:
            ink, _ = verdict_colours(self._appearance.tokens, verdict)
            asked += f' &nbsp;<span style="color:{ink}">{escape(verdict_word(verdict))}</span>'
        lines.append(asked)
        marked = mark_words(row, self._appearance.letters)
        if marked:
            lines.append(
                f'<span style="color:{self._appearance.tokens.short}">{escape(marked)}</span>'
            )
        if named:
            lines.append(escape(problem.title))
        if credits.caption_distinction():
            lines.append(escape(credits.caption_distinction()))
        if credits.dedication:
            lines.append(escape(credits.dedication))
        lines.extend(escape(condition) for condition in task_of(problem).conditions)
        for twin in problem.twins:
            lines.append(escape(fill(self.tr("With twin %1)"), twin.letter)))
        return "<br>".join(lines)

    def _task(self, problem: Problem) -> str:
        from composer.diagrams.captions.conditions import printed_task

        if problem.game is not None:
            return asked_words(problem)
        printed = printed_task(problem, self._appearance.letters.code)
        return printed or task_words(problem.stipulation)

    def _play_words(self, row: Row) -> str:
        """Return key and variations, as far as they are known."""
        from composer.notation.text import TextOptions, phase_lines

        found = self._found
        if found is None:
            return ""
        if found.game is not None:
            return self._game_words(found.game)
        if found.analysis is None:
            muted = self._appearance.tokens.muted
            return f'<span style="color:{muted}">{escape(worded(found.note))}</span>'
        solution = found.analysis.solution
        options = TextOptions(self._appearance.letters, words_of(self._appearance.letters.code))
        lines: list[str] = []
        is_whole = True
        for key in solution.keys:
            if len(lines) > _MOST_LINES:  # of a position with very many keys: it would take long
                is_whole = False
                break
            first, *rest = phase_lines(key, "!", options)
            lines.append(self._key_line(first))
            lines.extend(self._line(told) for told in rest)
        asked = solution.stipulation
        every = [
            (set_line, omitted_before(asked, is_set_play=True)) for set_line in solution.set_lines
        ]
        every += [(line, omitted_before(asked)) for line in solution.lines]
        is_cut = solution.lines_cut or solution.set_lines_cut
        is_whole = is_whole and len(every) <= _MOST_LINES and not is_cut
        for line, omitted in every[: _MOST_LINES + 1]:
            text = line_text(line.moves, omitted, self._appearance.letters, asked)
            lines.append(escape(text))
        if not solution.complete:
            lines.append(escape(self.tr("Not solved to the end.")))
        elif not solution.keys and not solution.lines:
            lines.append(escape(self.tr("No solution")))
        if len(lines) > _MOST_LINES:
            over = len(lines) - _MOST_LINES
            more = _more_lines(over) if is_whole else "…"
            lines = [
                *lines[:_MOST_LINES],
                f'<span style="color:{self._appearance.tokens.muted}">{more}</span>',
            ]
        return f'<div style="white-space:pre-wrap">{"<br>".join(lines)}</div>'

    def _game_words(self, answer: GameAnswer) -> str:
        """Return the keys of a problem of another game with what follows them, or its lines."""
        lines = [escape(answer_line) for answer_line in answer_lines(answer, _MOST_LINES)]
        if not answer.complete and not answer.lines:
            lines.append(escape(self.tr("Not solved to the end.")))
        elif not lines:
            lines.append(escape(self.tr("No solution")))
        return f'<div style="white-space:pre-wrap">{"<br>".join(lines)}</div>'

    def _key_line(self, line: str) -> str:
        move, _, rest = line.partition(" ")
        return f'<b style="color:{self._appearance.tokens.sound}">{escape(move)}</b> {escape(rest)}'

    def _line(self, line: str) -> str:
        """Set the mates in bold."""
        tokens = self._appearance.tokens
        indent = len(line) - len(line.lstrip())
        plain = " " * max(0, indent - 3) + line.lstrip()
        found = _ANSWER.search(plain)
        if found is None:
            return f'<span style="color:{tokens.text2}">{escape(plain)}</span>'
        before = escape(plain[: found.start()])
        return f'<span style="color:{tokens.text2}">{before}</span> <b>{escape(found[1])}</b>'

    def _shown_words(self, row: Row) -> str:
        """Return themes and what counts for and against the problem."""
        analysis = None if self._found is None else self._found.analysis
        if analysis is None:
            themes = row.themes
            points: tuple[Point, ...] = ()
        else:
            flags = (flag.id for flag in analysis.flags if flag.grade is Grade.THEME)
            themes, points = tuple(dict.fromkeys(flags)), analysis.quality.points
        lines = []
        if themes:
            names = ", ".join(theme_name(theme, self._appearance.language) for theme in themes)
            lines.append(_headed(self.tr("Themes"), names))
        told_of = [
            point for point in points if point.weight is Weight.MERIT or point.weight in FAULTS
        ]
        lines.extend(self._point(point) for point in told_of[:_MOST_POINTS])
        return "<br>".join(lines)

    def _point(self, point: Point) -> str:
        merit = point.weight is Weight.MERIT
        sign, ink = (
            ("+", self._appearance.tokens.sound) if merit else ("−", self._appearance.tokens.nosol)
        )
        words = escape(worded(point.sentence, self._appearance.letters))
        return f'<b style="color:{ink}">{sign}</b> {words}'

    def _remark_words(self, row: Row) -> str:
        problem, lines = row.problem, []
        if problem.keywords:
            words = ", ".join(problem.keywords)
            lines.append(_headed(self.tr("Keywords"), words))
        if row.note:
            lines.append(_headed(self.tr("Note"), row.note))
        lines.extend(escape(comment) for comment in problem.comments)
        if told_of := statement_words(problem):
            lines.append(_headed(self.tr("Correctness"), told_of))
        if remarks(problem):
            lines.append(_headed(self.tr("Your remarks"), remarks(problem)))
        printed = reprints(problem)
        if printed:
            lines.append(_headed(self.tr("Also printed"), "; ".join(printed)))
        return "<br>".join(lines)

    def _follow(self, href: str) -> None:
        """Go to a record, or remove a link: `-` and its place in the list."""
        if not href.startswith("-"):
            self.link_requested.emit(int(href))
        elif self._row is not None:
            linked, here = self._links[int(href[1:])], self._row.record_id
            ends = here, linked.record_id
            first, second = ends if linked.forward else reversed(ends)
            self.unlink_requested.emit(Link(first, second, linked.kind))

    def _play_end(self, href: str) -> None:
        row = self._row
        if row is not None and int(href) < len(row.ends):
            self.end_requested.emit(row.record_id, row.ends[int(href)])

    def _end_words(self, row: Row) -> str:
        """Return the lines that end as is wanted, each a link that plays it."""
        tokens, letters = self._appearance.tokens, self._appearance.letters
        lines = []
        for place, end in enumerate(row.ends[:_MOST_ENDS]):
            name, phase = escape(end_line(row, end, letters)), phase_name(end.phase)
            told = f' <span style="color:{tokens.muted}">{escape(phase)}</span>' if phase else ""
            lines.append(f'<a href="{place}" style="color:{tokens.accent}">{name}</a>{told}')
        if len(row.ends) > _MOST_ENDS:
            more = escape(_more_lines(len(row.ends) - _MOST_ENDS))
            lines.append(f'<span style="color:{tokens.muted}">{more}</span>')
        head = "<b>" + escape(self.tr("Ends so")) + "</b>"
        return "<br>".join([head, *lines]) if lines else ""

    def _linked_words(self, _: Row) -> str:
        """Return what the record is linked with, each a link that leads there."""
        lines = []
        remove = escape(self.tr("Remove the link"))
        plain = f"color:{self._appearance.tokens.muted};text-decoration:none"
        for place, link in enumerate(self._links):
            words = escape(link_words(link.kind, link.forward))
            name = escape(in_few_words(link.problem))
            style = f"color:{self._appearance.tokens.accent}"
            lines.append(
                f'{words} <a href="{link.record_id}" style="{style}">{name}</a>'
                f' <a href="-{place}" style="{plain}" title="{remove}">×</a>'
            )
        return "<br>".join(line[0].upper() + line[1:] for line in lines)

    def _printed_words(self, row: Row) -> str:
        """Return the solution that came with the problem's file, in the reader's letters."""
        from composer.notation.printed import stored_text

        tokens, letters = self._appearance.tokens, self._appearance.letters
        problem = row.problem
        is_chess = problem.game is None
        printed = stored_text(problem, letters) if is_chess else problem.extra("solution")
        if not printed:
            return ""
        title = escape(self.tr("Solution as printed"))
        head = f'<span style="color:{tokens.muted}">{title}</span>'
        body = escape(printed).replace("\n", "<br>")
        return f'{head}<div style="white-space:pre-wrap;color:{tokens.text2}">{body}</div>'

    def _labels(self) -> tuple[QLabel, ...]:
        return (
            self._head,
            self._facts,
            self._linked,
            self._ends,
            self._play,
            self._shown,
            self._remarks,
            self._printed,
        )

    def _lay_out(self) -> None:
        head, facts, linked, ends, play, *rest = self._labels()
        column(
            head,
            facts,
            linked,
            ends,
            play,
            row(self.open, self.like, ROOM, spacing=6),
            *rest,
            ROOM,
            on=self,
            margins=(16, 12, 16, 12),
            spacing=7,
        )

    # Qt's own names

    def minimumSizeHint(self) -> QSize:
        """Return a narrow width: lines are broken where they must."""
        return QSize(120, super().minimumSizeHint().height())


def _headed(title: str, words: str) -> str:
    """Return words as a line behind their title."""
    return f"<b>{escape(title)}</b> &nbsp;{escape(words)}"


def _more_lines(number: int) -> str:
    return in_figures(number, tr("one more line"), tr("%1 more lines", "", number))
