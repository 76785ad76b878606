# SPDX-License-Identifier: GPL-3.0-or-later
"""The history of the diagram: where it can come from, part by part, one below the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QScrollArea,
    QWidget,
)

from composer.gui.board.pictures import MenPictures
from composer.gui.history.finding import Finding
from composer.gui.history.gamefacts import Games, game_facts, heading
from composer.gui.history.historian import Historian
from composer.gui.history.lastmovesection import LastMoveSection
from composer.gui.history.legalitysection import LegalitySection
from composer.gui.history.line import PastLine
from composer.gui.history.marks import lit, unmove_marks
from composer.gui.history.rightssection import RightsSection
from composer.gui.history.section import Section
from composer.gui.history.takensection import TakenSection
from composer.gui.history.unmovedsection import UnmovedSection
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import column, label
from composer.gui.user.pause import pause
from composer.gui.words.language import capital, counted, tr
from composer.problem.move import Move
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square
from composer.retro.unmoves.unmove import UnMove

_STALE_AFTER = 60  # milliseconds; faster answers must not flicker
_PALE = 0.48


class HistoryPanel(QScrollArea):
    """Shows what the historian finds; nothing is looked for while it is not to be seen.

    Signals:
        marks_wanted: what is pointed at, for the board; a tuple of overlays.
        unmove_chosen: a last move is to be taken back on the board.
        choice_wanted: it is to be asked what a move captured; carries its moves, and where.
        unplay_requested: moves are to be taken back on the board.
        filter_dropped: the moves of all men are wanted again.
        stepped: Left or Right was hit; carries -1 or 1.
        left: Escape was hit.
        unmoved_shown: what lights the men who have never moved, a tuple of overlays.
        play_requested: a game that leads here is to be played on the board; carries it.
        copy_requested: such a game is to be copied; carries it.
        passing_chosen: the capture in passing that is proved is to be set; carries its square.
        castling_refused: castlings that are gone are to be taken from the diagram; a tuple.
    """

    marks_wanted = Signal(object)
    unmove_chosen = Signal(object)
    choice_wanted = Signal(object, QPoint)
    unplay_requested = Signal()
    filter_dropped = Signal()
    stepped = Signal(int)
    left = Signal()
    unmoved_shown = Signal(object)
    play_requested = Signal(object)
    copy_requested = Signal(object)
    passing_chosen = Signal(int)
    castling_refused = Signal(object)

    def __init__(
        self,
        historian: Historian,
        appearance: Appearance,
        pictures: MenPictures,
        thumbnails: Thumbnails,
    ) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("insight")
        self._historian = historian
        self._appearance = appearance
        self.last = LastMoveSection(appearance, pictures)
        self.legality = LegalitySection(appearance, pictures)
        self.rights = RightsSection(appearance, pictures)
        self.taken = TakenSection(appearance, pictures)
        self.unmoved = UnmovedSection(appearance, pictures, thumbnails)
        self.games = Section(appearance, pictures, tr("Proof games"))
        self.games.setVisible(False)
        self._games: Games | None = None
        self._stated = EMPTY
        self._where = label(kind="muted")
        self._where.setContentsMargins(14, 8, 14, 2)
        self._where.setVisible(False)
        body = QWidget()
        body.setObjectName("insightBody")
        whole = column(self._where, on=body)
        for section in self.sections:
            whole.addWidget(section)
            section.pointed.connect(self._point_at_squares)
        whole.addStretch(1)
        self.setWidget(body)
        self._pale = [_pale(section) for section in self.sections if section is not self.last]
        self._stale = pause(self, _STALE_AFTER, self._fade)
        self._connect()

    @property
    def sections(self) -> tuple[Section, ...]:
        """Its parts, from above to below."""
        return (self.games, self.last, self.legality, self.rights, self.taken, self.unmoved)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        last, legality = self.last, self.legality
        links = (legality.play, legality.copy, legality.stop, legality.search)
        return (last.begin, last.list, *links, self.rights.offer, self.unmoved.switch)

    def show_finding(self, finding: Finding) -> None:
        """Show what is known of a position."""
        self._stale.stop()
        self._set_pale(False)
        judged = finding.unjudged is None
        for section in (self.last, self.rights, self.taken, self.unmoved):
            section.setVisible(judged)
        if judged:
            self.last.show_finding(finding)
            self.rights.show_finding(finding, self._stated)
            self.taken.show_finding(finding)
            self.unmoved.show_finding(finding)
        self._show_games(finding)

    def note_stated(self, position: Position) -> None:
        """Take notice of the rights that the diagram states."""
        if position != self._stated:
            self._stated = position
            self._rewrite()

    def note_games(self, games: Games | None) -> None:
        """Take notice of the proof games of the diagram, all of them; None where none are known."""
        if games != self._games:
            self._games = games
            self._rewrite()

    def show_line(self, line: PastLine, active: bool) -> None:
        """Say which position is judged: the diagram's, or one before it."""
        self.last.set_active(active)
        step = line.step if active else 0
        words = counted(
            step, tr("One move before the diagram"), tr("%1 moves before the diagram", "", step)
        )
        self._where.setText(capital(words))
        self._where.setVisible(step > 0)

    def show_man(self, square: Square | None) -> None:
        """List the moves of one man only, or of all."""
        self.last.show_man(square)

    def obey(self, key: Qt.Key | str) -> None:
        """Do in the list of last moves what a key on the board says."""
        moves = self.last.list
        if isinstance(key, str):
            moves.take_capturing(key)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            moves.select_step(-1 if key == Qt.Key.Key_Up else 1)
        elif not moves.take_current():
            moves.select_step(1)

    def put_out(self) -> None:
        """Take off the board what was pointed at."""
        for section in self.sections:
            section.put_out()
        self.marks_wanted.emit(())

    def rest(self) -> None:
        """Wait for nothing more."""
        self._stale.stop()

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Look for what is to be seen."""
        super().showEvent(event)
        self._historian.set_open(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Look for nothing that is not."""
        super().hideEvent(event)
        self._historian.set_open(False)
        self.put_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        historian, moves = self._historian, self.last.list
        historian.changed.connect(self.show_finding)
        historian.fell_behind.connect(self._stale.start)
        historian.fell_behind.connect(self._unmark)
        moves.pointed.connect(self._point_at_move)
        moves.chosen.connect(self._relay(self.unmove_chosen))
        moves.stepped.connect(self.stepped)
        moves.left.connect(self.left)
        self.unmoved.shown.connect(
            lambda squares: self.unmoved_shown.emit(lit(squares if self._is_current else ()))
        )
        self.legality.play_requested.connect(self._relay(self.play_requested))
        self.legality.copy_requested.connect(self._relay(self.copy_requested))
        self.rights.passing_chosen.connect(self._relay(self.passing_chosen))
        self.rights.castling_refused.connect(self._relay(self.castling_refused))
        self.legality.stop_requested.connect(self._historian.stop)
        self.legality.search_requested.connect(self._historian.search_on)
        choose = self._relay(self.choice_wanted)
        self.last.choice_wanted.connect(lambda way, place: choose(way.possible, place))
        self.last.unplay_requested.connect(self.unplay_requested)
        self.last.filter_dropped.connect(self.filter_dropped)
        self._appearance.writing_changed.connect(self._rewrite)

    @property
    def _is_current(self) -> bool:
        """Whether what is shown is about the position that is looked at, and not about the last."""
        return self._historian.finding is not None

    def _relay(self, signal: SignalInstance) -> Callable[..., None]:
        """Return what emits a signal, but not for what belongs to another position."""

        def emit(*values: object) -> None:
            if self._is_current:
                signal.emit(*values)

        return emit

    def _rewrite(self) -> None:
        known = self._historian.finding
        if known is not None:
            self.show_finding(known)

    def _unmark(self) -> None:
        """Take off the board what belongs to another position."""
        self.marks_wanted.emit(())
        self.unmoved_shown.emit(())

    def _fade(self) -> None:
        self.last.set_faded()
        self._set_pale(True)
        self.marks_wanted.emit(())

    def _show_games(self, finding: Finding) -> None:
        """Show what all proof games agree in, while the diagram itself is looked at."""
        games, position = self._games, finding.question.position
        fits = games is not None and games.diagram.board == position.board
        self.games.setVisible(fits)
        game: tuple[Move, ...] = ()
        if games is not None and fits:
            self.games.note.setText(heading(games))
            self.games.show_facts(game_facts(games, self._appearance.letters))
            if games.diagram.turn is position.turn:
                game = games.games[0]
        self.legality.show_finding(finding, game)

    def _set_pale(self, on: bool) -> None:
        for effect in self._pale:
            effect.setEnabled(on)

    def _point_at_move(self, unmove: UnMove | None) -> None:
        shown = unmove is not None and self._is_current
        self.marks_wanted.emit(unmove_marks(unmove) if shown and unmove is not None else ())

    def _point_at_squares(self, squares: tuple[Square, ...]) -> None:
        self.marks_wanted.emit(lit(squares if self._is_current else ()))


def _pale(section: Section) -> QGraphicsOpacityEffect:
    effect = QGraphicsOpacityEffect(section)
    effect.setOpacity(_PALE)
    effect.setEnabled(False)
    section.setGraphicsEffect(effect)
    return effect
