# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study as text in which each move can be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTextBrowser, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens
from composer.gui.words.language import tr
from composer.notation.letters import Letters
from composer.notation.moves import move_number, move_text
from composer.notation.stored import sign_of
from composer.problem.men import Colour
from composer.studies.marks import Mark
from composer.studies.tree import Line, StudyTree, TreeMove, Way

_PARAGRAPH: Final = "<p style='margin:1px 0'>"
_OUTLINED: Final = (
    1  # so deep sidelines have paragraphs of their own; deeper ones stand in brackets
)


@dataclass(slots=True)
class _Writer:
    """Writes a tree as HTML; `ways` are the places of its links, in their order."""

    letters: Letters
    tokens: Tokens
    marks: Mapping[Way, Mark]
    shown: Way
    ways: list[Way] = field(default_factory=list)

    def page(self, tree: StudyTree) -> str:
        first = 0 if tree.position.turn is Colour.WHITE else 1
        parts = [*self._remarks(tree.remarks), *self._line(tree.line, (), first, 0)]
        return f"{_PARAGRAPH}{' '.join(parts)}</p>".replace(f"{_PARAGRAPH}</p>", "")

    def _line(self, line: Line, way: Way, ply: int, depth: int) -> Iterator[str]:
        is_numbered = True
        for told in line:
            yield from self._remarks(told.before)
            is_second = ply % 2 == 1
            number = ""
            if is_numbered or told.before or not is_second:
                number = move_number(ply // 2 + 1, is_second)
            here = (*way, told.move.uci)
            yield self._move(told, number, here, depth)
            yield from self._remarks(told.remarks)
            for sideline in told.sidelines:
                inner = " ".join(self._line(sideline, way, ply, depth + 1))
                if depth < _OUTLINED:
                    yield f"</p><p style='margin:1px 0 1px 18px'>{inner}</p>{_PARAGRAPH}"
                else:
                    yield f"({inner})"
            is_numbered = bool(told.remarks or told.sidelines)
            way, ply = here, ply + 1

    def _move(self, told: TreeMove, number: str, here: Way, depth: int) -> str:
        place = len(self.ways)
        self.ways.append(here)
        close, far = told.signs(sign_of)
        words = escape(f"{number}{move_text(told.move, self.letters)}{close}")
        style = f"text-decoration:none;color:{self._colour(told, depth)}"
        if not depth:
            style += ";font-weight:600"
        if here == self.shown:
            style += f";background-color:{self.tokens.select}"
        mark = self.marks.get(here)
        before = "" if mark is None else self._mark(mark)
        after = f" {escape(far)}" if far else ""
        if told.shows_diagram:
            diagram = escape(tr("diagram"))
            after += f' <small style="color:{self.tokens.muted}">{diagram}</small>'
        return f'{before}<a name="m{place}" href="#{place}" style="{style}">{words}</a>{after}'

    def _colour(self, told: TreeMove, depth: int) -> str:
        if told.is_try:
            return self.tokens.cooked
        return self.tokens.text2 if depth else self.tokens.text

    def _mark(self, mark: Mark) -> str:
        colour = self.tokens.sound if mark.is_proof else self.tokens.nosol
        return f'<span style="color:{colour};font-size:small">{mark.value}</span>&nbsp;'

    def _remarks(self, remarks: Sequence[str]) -> Iterator[str]:
        for remark in remarks:
            yield f'<i style="color:{self.tokens.muted}">{escape(remark)}</i>'


class MoveText(QTextBrowser):
    """Shows a tree, its main line bold, and says which move is chosen.

    Left and Right walk along the line, Up and Down go from a move to the others at its place.

    Signals:
        chosen: a move is to be shown on the board; carries its place, empty for the diagram.
        removed: Delete was hit.
        pasted: text is to be taken from the clipboard.
        left: Escape was hit.
    """

    chosen = Signal(object)
    removed = Signal()
    pasted = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._tree: StudyTree | None = None
        self._marks: Mapping[Way, Mark] = {}
        self._shown: Way = ()
        self._ways: list[Way] = []
        self.setOpenLinks(False)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.anchorClicked.connect(self._follow)
        appearance.colours_changed.connect(self._write)
        appearance.writing_changed.connect(self._write)

    @property
    def shown(self) -> Way:
        """The place of the move that is marked; empty for the diagram."""
        return self._shown

    def show_tree(self, tree: StudyTree, shown: Way = ()) -> None:
        """Show a tree with one of its moves marked."""
        self._tree, self._shown = tree, shown
        self._write()

    def show_marks(self, marks: Mapping[Way, Mark]) -> None:
        """Show how it is known what moves of White are worth."""
        self._marks = dict(marks)
        self._write()

    def show_place(self, way: Way) -> None:
        """Mark another move."""
        if way != self._shown:
            self._shown = way
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the tree."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            self.left.emit()
        elif key is Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        elif key in _STEPS and self._tree is not None:
            self.chosen.emit(self._after(key, self._tree))
        else:
            super().keyPressEvent(event)

    def _after(self, key: Qt.Key, tree: StudyTree) -> Way:
        """Return the place to which a key leads."""
        way = self._shown
        following = tree.following(way)
        if key is Qt.Key.Key_Left:
            return way[:-1]
        if key is Qt.Key.Key_Right:
            return (*way, following[0].uci) if following else way
        if key is Qt.Key.Key_Home:
            return ()
        if key is Qt.Key.Key_End:
            return tuple(move.uci for move in tree.line_through(way))
        beside = [move.uci for move in tree.following(way[:-1])] if way else []
        if not beside:
            return way
        by = 1 if key is Qt.Key.Key_Down else -1
        return (*way[:-1], beside[(beside.index(way[-1]) + by) % len(beside)])

    def _follow(self, link: QUrl) -> None:
        place = int(link.fragment() or "-1")
        if 0 <= place < len(self._ways):
            self.chosen.emit(self._ways[place])

    def _write(self) -> None:
        if self._tree is None:
            return
        look = self._appearance
        writer = _Writer(look.letters, look.tokens, self._marks, self._shown)
        bar = self.verticalScrollBar()
        place = bar.value()
        self.setHtml(writer.page(self._tree))
        self._ways = writer.ways
        bar.setValue(place)
        if self._shown in self._ways:
            self.scrollToAnchor(f"m{self._ways.index(self._shown)}")


_STEPS: Final = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
    }
)
