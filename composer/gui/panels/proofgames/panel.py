# SPDX-License-Identifier: GPL-3.0-or-later
"""The pane *Proof game*: the moves in two columns, a slider, stages, and shorter games."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, draw_icon, icon_button, label, row
from composer.gui.panels.lines.stepper import Stepper
from composer.gui.panels.proofgames.games import Game, captures, games_of, longer, stages
from composer.gui.panels.proofgames.movelist import MoveList
from composer.gui.panels.proofgames.stagerow import StageRow
from composer.gui.panels.tree import SolutionTree
from composer.gui.panels.treerow import RowKind, TreeRow
from composer.gui.words.language import capital, decimal_moves, fill, grouped, tr
from composer.gui.words.sentences import worded
from composer.notation.lines import line_text
from composer.problem.stipulation import Stipulation
from composer.retro.proofgames.finding import why_not_searched
from composer.solver.proofstrategies import proof_text
from composer.solver.solution import Solution

_PACE = 650  # milliseconds between two moves that play by themselves
_MOST_LISTED = 200  # of shorter games, a length


class ProofGamePanel(QWidget):
    """One game at a time; the board shows the step of it that the slider is at.

    Signals:
        line_chosen: a game is to be on the board, and so many of its half-moves played; nothing
            of it for the diagram itself.
        longer_requested: the same is to be asked with more moves; carries a `Stipulation`.
        pgn_requested: the games are to be copied as PGN.
    """

    line_chosen = Signal(object, int)
    longer_requested = Signal(object)
    pgn_requested = Signal()

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._appearance = appearance
        self._solution: Solution | None = None
        self._asked: Stipulation | None = None  # what is asked for when longer games are
        self._place = 0  # which of the games
        self._other: Game | None = None  # a shorter one that is shown in their stead
        self.moves = MoveList(appearance)
        self.stages = StageRow(appearance, thumbnails)
        self.stepper = Stepper(appearance, (tr("The start (Home)"), tr("The diagram (End)")))
        self.shorter = SolutionTree(appearance)
        self.shorter.setAccessibleName(tr("Shorter games"))
        self.proof = SolutionTree(appearance)
        self.proof.setAccessibleName(tr("Strategies"))
        self._clock = QTimer(self)
        self._clock.setInterval(_PACE)
        self._clock.timeout.connect(self._play_on)
        self._make()
        self._lay_out()
        self._connect()
        appearance.writing_changed.connect(self._refill)
        self.show_hint("")

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.moves, self.stepper.slider, self.shorter, self.proof, self._pgn, self._longer

    @property
    def game(self) -> Game:
        """The game that is shown; empty where there is none."""
        return self.moves.game

    @property
    def games(self) -> tuple[Game, ...]:
        """The games of the length asked for."""
        return () if self._solution is None else games_of(self._solution)

    @property
    def solution(self) -> Solution | None:
        """What is shown."""
        return self._solution

    @property
    def is_playing(self) -> bool:
        """Whether the game plays by itself."""
        return self._clock.isActive()

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of games."""
        return self._solution is None

    def show_solution(self, solution: Solution, running: bool = False) -> None:
        """Show the games found; more may come while it runs. The one in hand stays, if it can."""
        before = self._solution
        new = before is None or (before.position, before.stipulation) != (
            solution.position,
            solution.stipulation,
        )
        self._solution = solution
        if new:
            self._place, self._other = 0, None
        self._hint.setVisible(False)
        self._refill()
        self.set_faded(False)

    def show_hint(self, text: str) -> None:
        """Show a sentence in place of games."""
        self._solution, self._other, self._place = None, None, 0
        self._hint.setText(text)
        self._hint.setVisible(bool(text))
        self._refill()

    def set_faded(self, faded: bool) -> None:
        """Show the games pale, because they are older than the board."""
        self.moves.set_faded(faded)
        self.shorter.set_faded(faded)
        self.proof.set_faded(faded)

    def show_played(self, moves: Game, step: int) -> None:
        """Show which line is on the board and how far; empty for the diagram."""
        if moves and moves == self.game:
            self._show_step(step)
        elif not moves:
            self._show_step(len(self.game))

    def rest(self) -> None:
        """Play nothing more by itself."""
        self._clock.stop()
        self._draw_play()

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(420, 500)

    def _make(self) -> None:
        self._title, self._count = label(tr("Proof game"), "panelTitle"), label(kind="muted")
        self._length = label(kind="muted")
        self._which = QLabel()
        appearance, size = self._appearance, (26, 26)
        self._before = icon_button(
            appearance,
            "chevron-left",
            tr("The game before (Page Up)"),
            lambda: self._show_next(-1),
            size,
        )
        self._after = icon_button(
            appearance,
            "chevron-right",
            tr("The next game (Page Down)"),
            lambda: self._show_next(1),
            size,
        )
        self._play = icon_button(
            appearance, "play", tr("Play the game (Space)"), self.turn_playing, size
        )
        self._where = label(kind="muted")
        self._where.setContentsMargins(14, 0, 14, 2)
        self._hint = label(kind="hint", wraps=True)
        self._hint.setContentsMargins(14, 6, 14, 6)
        self._pgn = QPushButton(tr("Copy PGN"))
        self._longer = QPushButton()
        for part in (self._pgn, self._longer):
            part.setAutoDefault(False)

    def _lay_out(self) -> None:
        head = row(
            self._title,
            self._count,
            ROOM,
            self._length,
            self._before,
            self._which,
            self._after,
            margins=(14, 6, 8, 6),
            spacing=8,
        )
        self._scroll = QScrollArea()
        self._scroll.setWidget(self.moves)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        for area in (self._scroll.viewport(), self.moves):
            area.setAutoFillBackground(False)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        slide = row(self._play, (self.stepper, 1), margins=(10, 0, 0, 0), spacing=0)
        foot = row(self._pgn, self._longer, ROOM, margins=(14, 6, 14, 8), spacing=8)
        column(
            head,
            self._hint,
            self._scroll,
            slide,
            self._where,
            self.stages,
            self.shorter,
            self.proof,
            foot,
            ROOM,
            on=self,
        )

    def _connect(self) -> None:
        self.moves.step_requested.connect(self._go)
        self.moves.game_requested.connect(self._show_next)
        self.moves.play_requested.connect(self.turn_playing)
        self.moves.row_reached.connect(
            lambda row: self._scroll.ensureVisible(row.center().x(), row.center().y(), 0, 40)
        )
        self.stepper.step_requested.connect(self._go)
        self.stages.step_requested.connect(self._go)
        self.shorter.row_chosen.connect(self._choose_shorter)
        for tree in (self.shorter, self.proof):
            tree.expanded.connect(lambda _: self._fit())
            tree.collapsed.connect(lambda _: self._fit())
        self._pgn.clicked.connect(self.pgn_requested)
        self._longer.clicked.connect(self._ask_longer)

    def _draw_play(self) -> None:
        draw_icon(self._play, self._appearance, "pause" if self._clock.isActive() else "play")

    def _refill(self) -> None:
        solution, games = self._solution, self.games
        self._place = min(self._place, max(0, len(games) - 1))
        game = self._other or (games[self._place] if games else ())
        self.moves.show_game(game)
        shows = bool(game)
        for part in (self._scroll, self.stepper, self._play, self._where, self.stages):
            part.setVisible(shows)
        self._asked = None if solution is None else longer(solution)
        self._pgn.setVisible(solution is not None)
        self._longer.setVisible(self._asked is not None)
        self._pgn.setEnabled(shows)
        self._count.setText("" if solution is None else self._counted(solution))
        several = len(games) > 1 and self._other is None
        self._which.setVisible(several)
        for arrow in (self._before, self._after):
            arrow.setVisible(several)
        self._which.setText(fill(tr("%1 of %2", "games"), self._place + 1, len(games)))
        rows = () if solution is None else self._shorter_rows(solution)
        self.shorter.show_rows(rows)
        self.shorter.setVisible(bool(rows))
        proof = () if solution is None else self._proof(solution)
        self.proof.show_rows(proof)
        self.proof.setVisible(bool(proof))
        if solution is not None:
            words = decimal_moves(solution.stipulation.halfmoves)
            exact = solution.stipulation.exact
            self._length.setText(fill(tr("exactly %1"), words) if exact else words)
        if self._asked is not None:
            more = decimal_moves(self._asked.halfmoves)
            self._longer.setText(fill(tr("Search to %1"), more))
            self._longer.setToolTip(tr("Ask for longer games"))
        if solution is not None and shows:
            self.stages.show_stages(stages(solution.first_position, game))
            self.stepper.slider.show_captures(captures(game))
        self._length.setVisible(solution is not None and not several)
        self._show_step(min(self.moves.step, len(game)))
        self._fit()

    def _counted(self, solution: Solution) -> str:
        number = grouped(len(solution.lines))
        return fill(tr("more than %1"), number) if solution.lines_cut else number

    def _shorter_rows(self, solution: Solution) -> tuple[TreeRow, ...]:
        rows = []
        for shorter in solution.shorter:
            lines = tuple(line.moves for line in shorter.lines[:_MOST_LISTED])
            children = tuple(
                TreeRow(
                    f"{shorter.halfmoves} {place}",
                    RowKind.CONTINUATION,
                    line_text(moves, letters=self._appearance.letters),
                    line=moves,
                )
                for place, moves in enumerate(lines)
            )
            rows.append(
                TreeRow(
                    f"shorter {shorter.halfmoves}",
                    RowKind.SECTION,
                    fill(tr("Games of %1"), decimal_moves(shorter.halfmoves)),
                    end=grouped(shorter.count),
                    grow=lambda children=children: children,  # type: ignore[misc]
                )
            )
        return tuple(rows)

    def _proof(self, solution: Solution) -> tuple[TreeRow, ...]:
        """Return the strategies as a section that is only worked out when it is opened."""
        asked = solution.stipulation
        if asked.is_fairy or why_not_searched(solution.position, asked.start) is not None:
            return ()

        def told() -> tuple[TreeRow, ...]:
            letters = self._appearance.letters
            return tuple(
                TreeRow(f"strategy {place}", RowKind.CONTINUATION, worded(sentence, letters))
                for place, sentence in enumerate(proof_text(solution))
            )

        return (TreeRow("strategies", RowKind.SECTION, tr("Strategies"), grow=told),)

    def _show_next(self, by: int) -> None:
        games = self.games
        if len(games) < 2:
            return
        self.rest()
        self._other = None
        self._place = (self._place + by) % len(games)
        self._refill()
        self._go(len(self.game))

    def _choose_shorter(self, row: TreeRow | None) -> None:
        if row is None or not row.line:
            self._other = None
            self._refill()
            return
        self.rest()
        self._other = row.line
        self._refill()
        self.line_chosen.emit(row.line, len(row.line))

    def turn_playing(self) -> None:
        """Play the game by itself, from its start if it stands at its end; or stop."""
        if self._clock.isActive():
            self.rest()
            return
        if not self.game:
            return
        if self.moves.step >= len(self.game):
            self._go(0)
        self._clock.start()
        self._draw_play()

    def _play_on(self) -> None:
        step = self.moves.step
        if step >= len(self.game):
            self.rest()
            return
        self._go(step + 1, by_itself=True)
        if step + 1 >= len(self.game):
            self.rest()

    def _go(self, step: int, by_itself: bool = False) -> None:
        if not by_itself:
            self.rest()
        game = self.game
        if not game:
            return
        self._show_step(step)
        at_home = step == len(game) and self._other is None
        self.line_chosen.emit(() if at_home else game, step)

    def _show_step(self, step: int) -> None:
        steps = len(self.game)
        self.moves.show_step(step)
        self.stepper.show_steps(step, steps)
        words = fill(tr("half-move %1 of %2"), step, steps)
        if step == steps and self._other is None:
            words = fill(tr("%1, the diagram"), words)
        self._where.setText(capital(words))

    def _ask_longer(self) -> None:
        if self._asked is not None:
            self.longer_requested.emit(self._asked)

    def _fit(self) -> None:
        """Give the moves what they need, up to half of the pane."""
        wanted = self.moves.sizeHint().height()
        self._scroll.setFixedHeight(max(60, min(wanted, max(150, self.height() // 2 - 40))))
        for tree in (self.shorter, self.proof):
            tree.setFixedHeight(min(tree.wanted_height(), max(72, self.height() // 4)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height."""
        super().resizeEvent(event)
        self._fit()
