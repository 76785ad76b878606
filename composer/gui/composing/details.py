# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of one find: its theme in words, the men added, flaws and merits with reasons."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from composer.analysis.points import Point, from_the_top
from composer.analysis.quality import quality_of
from composer.analysis.themes.catalogue import theme_name
from composer.composing.ask import Ask
from composer.composing.finds import Find
from composer.composing.prover import Prover
from composer.gui.composing.findwords import added_words, role_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, column, label
from composer.gui.panels.qualitylist import QualityList
from composer.gui.threads.worker import Worker
from composer.gui.words.language import fill
from composer.gui.words.sentences import worded
from composer.library.search.percentile import Near, nearest_sentence
from composer.problem.fen import parse_fen
from composer.solver.options import Token
from composer.solver.session import Session

Nearest = Callable[[Find, Callable[[tuple[Near, ...]], None], Callable[[], bool]], None]
"""Finds what is nearest to a find, and hands it over unless that is unwanted by then."""


class FindDetails(QScrollArea):
    """Below the list: the find that is looked at; its points are found again beside the window."""

    def __init__(self, appearance: Appearance, nearest: Nearest) -> None:
        super().__init__()
        self._appearance, self._ask_nearest = appearance, nearest
        self._near: tuple[Near, ...] = ()
        self._find: Find | None = None
        self._worker = Worker("find", self)
        self.proof = label(wraps=True, plain=True)
        self.added = label(kind="muted", wraps=True, plain=True)
        self.themes = label(kind="muted", wraps=True, plain=True)
        self.nearest = label(kind="muted", wraps=True, plain=True)
        self.points = QualityList(appearance)
        body = QWidget()
        body.setObjectName("insightBody")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        parts = (self.proof, self.added, self.themes, self.nearest, self.points, ROOM)
        column(*parts, on=body, margins=(14, 8, 14, 8), spacing=4)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.points.row_reached.connect(
            lambda place: self.ensureVisible(
                0, self.points.mapTo(body, place.center()).y(), 0, place.height()
            )
        )
        appearance.writing_changed.connect(self._write)
        self._write()

    @property
    def told(self) -> Find | None:
        """The find that is told."""
        return self._find

    def show_find(self, find: Find | None, ask: Ask) -> None:
        """Tell another find; None for none."""
        if find == self._find:
            return
        self._find, self._near = find, ()
        self.points.show_points(())
        self._write()
        if find is None:
            return

        def points() -> tuple[Point, ...]:
            return _points(find, ask) if self._find is find else ()

        def show(found: tuple[Point, ...]) -> None:
            if self._find is find:
                self.points.show_points(found)

        def show_near(near: tuple[Near, ...]) -> None:
            if self._find is find:
                self._near = near
                self._write()

        self._worker.run(points, show)
        self._ask_nearest(find, show_near, lambda: self._find is not find)

    def close_worker(self) -> None:
        """End the thread."""
        self._worker.close()

    def _write(self) -> None:
        find, look = self._find, self._appearance
        for part in (self.added, self.themes, self.points):
            part.setVisible(find is not None)
        self.nearest.setVisible(bool(self._near))
        self.nearest.setText(worded(nearest_sentence(self._near), look.letters))
        if find is None:
            self.proof.setText(self.tr("Choose a find, and its reasons stand here."))
            return
        self.proof.setText(worded(find.proof, look.letters))
        roles = role_words(find, look.letters) if find.roles else added_words(find, look.letters)
        self.added.setText(fill(self.tr("Added: %1"), f"\n{roles}" if find.roles else roles))
        names = ", ".join(theme_name(id, look.language) for id in find.themes)
        self.themes.setText(fill(self.tr("Themes: %1"), names))


def _points(find: Find, ask: Ask) -> tuple[Point, ...]:
    with closing(Session(table_megabytes=16, threads=1)) as session:
        placed = ask.of_turn(find.turn)[0]  # where the core stands in the turn that found it
        proof = Prover(placed, session, Token()).prove(parse_fen(find.fen))
    if proof is None:
        return ()
    return from_the_top(quality_of(proof.study, proof.flags).points)
