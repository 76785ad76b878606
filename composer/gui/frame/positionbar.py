# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the board: history, stipulation, side to move, castling, e.p., export."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
)

from composer.gui.frame.folding import Form, Forms, foldings
from composer.gui.frame.stipulationfield import StipulationField
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button
from composer.gui.panels.askedfield import Complaint
from composer.gui.rules.chips import RuleChips
from composer.gui.words.language import capital, fill
from composer.gui.words.sentences import worded
from composer.problem.forms import is_duplex
from composer.problem.men import Colour
from composer.problem.position import NO_CASTLING, Castling, Position, Rights
from composer.problem.problem import Problem
from composer.problem.squares import Square, square_name
from composer.problem.stipulation import NO_TASK
from composer.rules.book import Rules
from composer.said.signs import NOTHING
from composer.solver.conditions.table import castlings_by
from composer.solver.solution import Solution, Verdict

_GAP = 2  # between the parts
_SLACK = 20  # the wider gaps beside line and field, and a little


class PositionBar(QWidget):
    """The bar over the board.

    Signals:
        stipulation_chosen: the same is asked by other rules; carries the `Stipulation`.
        task_chosen: a task was typed: a `Stipulation`, and what is beside it as `WrittenTask`.
        turn_chosen: carries a `Colour`.
        duplex_chosen: whether the other side is to begin as well.
        castling_chosen: a `Castling` and whether it is allowed.
        en_passant_chosen: a square or None.
        complained: a sentence about the stipulation field; empty when all is well.
    """

    stipulation_chosen = Signal(object)
    task_chosen = Signal(object, object)
    turn_chosen = Signal(object)
    duplex_chosen = Signal(bool)
    castling_chosen = Signal(object, bool)
    en_passant_chosen = Signal(object)
    complained = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        *,
        left: Sequence[QAction],
        right: Sequence[QAction],
        worded: QAction,
        spare: QAction,
        rules: QAction,
        parent: QWidget | None = None,
    ) -> None:
        """Place buttons for actions left and right of the statement's fields.

        Args:
            appearance: how it looks.
            rules: opens the chooser of rules.
            left: before the stipulation.
            right: at the end; all but the last go where castling or e.p. need the room, as does
                the button that opens the chooser of rules, though never the rules that hold.
            worded: before those at the end; with its word where there is room for it.
            spare: last of the left; goes first where the bar is narrow.
            parent: its owner.
        """
        super().__init__(parent)
        self._position: Position | None = None
        self._castlings = NO_CASTLING  # what the convention grants by the rules
        self._proved: Solution | None = None  # the answer whose proofs are shown
        self.stipulation = StipulationField(appearance)
        self.rules = RuleChips(rules)
        self.rules.chosen.connect(self._choose_rules)
        self.rules.resized.connect(self._fold)
        self._stipulation = NO_TASK
        self.stipulation.chosen.connect(lambda read: self.task_chosen.emit(*read))
        self.stipulation.complained.connect(self.complained)
        self.turn = self._button(self.tr("The side to move: click to change"))
        self.turn.clicked.connect(self._change_turn)
        self._duplex = QAction(self.tr("Duplex: the other side begins, too"), self)
        self._duplex.setCheckable(True)
        self._duplex.triggered.connect(self.duplex_chosen)
        self.turn.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.turn.addAction(self._duplex)
        self.castling = self._button(self.tr("Castling: who may castle, and to which side"))
        self.castling.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.castling_menu = QMenu(self.castling)
        self.castling.setMenu(self.castling_menu)
        self._rights = {right: self._castling_action(right) for right in Castling}
        self.en_passant = self._button(self.tr("En passant: the square just passed over"))
        self.en_passant.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.en_passant_menu = QMenu(self.en_passant)
        self.en_passant.setMenu(self.en_passant_menu)
        self.en_passant_menu.aboutToShow.connect(self._fill_en_passant)
        self.folded = self._button(self.tr("Side to move, castling, e.p."))
        self.folded.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._fold_menu = QMenu(self.folded)
        self._turn_action = self._fold_menu.addAction("", self._change_turn)
        self._fold_menu.addAction(self._duplex)
        self._fold_menu.addMenu(self.castling_menu)
        self._fold_menu.addMenu(self.en_passant_menu)
        self.folded.setMenu(self._fold_menu)
        self.folded.setVisible(False)
        self._turn_words = self._castling_words = self._en_passant_words = ("", "")
        before = [action_button(action) for action in left]
        self._spare = action_button(spare)  # goes where the bar is narrow
        self._worded = action_button(worded)
        others = [action_button(action) for action in right]
        # These go before what may decide the solution, the last of them last: menus and keys have
        # them, too.
        self._lean = (*others[:-1], self.rules.add)
        line = _divider()
        self._lasting = [
            *before,
            line,
            self.stipulation,
            self.rules,
            self._worded,
            *others,
        ]
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 7, 0, 7)
        row.setSpacing(_GAP)
        for part in (*before, self._spare):
            row.addWidget(part)
        row.addSpacing(4)
        row.addWidget(line)
        row.addSpacing(6)
        row.addWidget(self.stipulation)
        row.addWidget(self.rules)
        row.addSpacing(6)
        for part in (self.turn, self.castling, self.en_passant, self.folded):
            row.addWidget(part)
        row.addStretch(1)
        for part in (self._worded, *others):
            row.addWidget(part)
        self.complaint = Complaint(self.stipulation, self)

    def show_problem(self, problem: Problem) -> None:
        """Show the task of a problem, and the state of its position."""
        self._stipulation = problem.stipulation
        self.stipulation.show_task(problem)
        self.rules.show_rules(problem.rules)
        asked = problem.stipulation
        self._duplex.setEnabled(asked.told and not asked.is_proof_game)
        self._duplex.setChecked(is_duplex(problem))
        position, castlings = problem.position, castlings_by(problem.position.board, problem.rules)
        if position == self._position and castlings == self._castlings:
            self._fold()  # what is asked may need more room
            return
        self._position, self._castlings, self._proved = position, castlings, None
        white = position.turn is Colour.WHITE
        self._turn_words = (
            (self.tr("White to move"), self.tr("White", "short, the side to move"))
            if white
            else (self.tr("Black to move"), self.tr("Black", "short, the side to move"))
        )
        self._turn_action.setText(
            self.tr("Give Black the move") if white else self.tr("Give White the move")
        )
        self._show_castling(position)
        self._show_en_passant(position)
        self._fold()

    def show_proved(self, solution: Solution | None) -> None:
        """Show what history proves of the rights of the position, where its answer says it."""
        position = self._position
        if position is None or solution is None or solution.position != position:
            return
        known = self._proved
        if solution.verdict is Verdict.UNDECIDED or (
            known is not None and known.reasons == solution.reasons
        ):
            return
        self._proved = solution
        self._show_castling(position)
        self._show_en_passant(position)
        self._fold()

    def _choose_rules(self, rules: Rules) -> None:
        """Request the same task by other rules."""
        self.stipulation_chosen.emit(replace(self._stipulation, rules=rules))

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        items = (self._row.itemAt(place) for place in range(self._row.count()))
        placed = (item.widget() for item in items if item is not None)
        return tuple(widget for widget in placed if isinstance(widget, QToolButton | QLineEdit))

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold side, castling and e.p. into one menu where there is no room for three."""
        super().resizeEvent(event)
        self._fold()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the folded bar."""
        return QSize(300, super().minimumSizeHint().height())

    @property
    def whole_width(self) -> int:
        """The width that shows everything, castling and e.p. short, whatever the position."""
        parts = sum(map(_needed, (*self._lasting, self._spare)))
        if self.rules.add.isHidden():  # it may be so for want of room
            parts += _needed(self.rules.add)
        return _SLACK + parts + self._most(Form.WHOLE, Form.SHORT) + self._word_width()

    def _fold(self) -> None:
        """Show what there is room for: the statement first, then what other places have too.

        What stands around the statement is laid out for whatever the position may allow, so that
        nothing moves under the pointer when castling or e.p. becomes possible.
        """
        if self._position is None:
            return
        self._word(False)
        whole, short = Form.WHOLE, Form.SHORT
        for goes, wide, turn in (
            (0, True, whole),
            (0, True, short),
            (len(self._lean) - 1, True, whole),
            (len(self._lean) - 1, True, short),
            (len(self._lean), True, short),
            (len(self._lean), False, short),
        ):
            self.stipulation.set_wide(wide)
            for place, part in enumerate(self._lean):
                part.setVisible(place >= goes)
            left = self.width() - _SLACK - sum(map(_needed, self._lasting_shown()))
            if left >= self._most(turn, short):
                break
        self._spare.setVisible(_needed(self._spare) <= left - self._most(turn, short))
        if not self._spare.isHidden():
            left -= _needed(self._spare)
        if self._word_width() <= left - self._most(whole, whole):
            self._word(True)
            left -= self._word_width()
        tried = foldings(self.castling.isEnabled(), self.en_passant.isEnabled())
        kept = [forms for forms in tried if not self._hides_what_matters(forms)]
        for forms in (*kept, *(forms for forms in tried if forms not in kept)):
            self._show_forms(forms)
            if sum(_needed(part) for part in self._statement() if not part.isHidden()) <= left:
                break

    def _lasting_shown(self) -> list[QWidget]:
        return [widget for widget in self._lasting if not widget.isHidden()]

    def _most(self, turn: Form, rights: Form) -> int:
        """Return the room that the statement takes at most, in these forms."""
        signs, square = castling_signs(frozenset(Castling)), "d6"
        white = self.tr("White to move"), self.tr("White", "short, the side to move")
        black = self.tr("Black to move"), self.tr("Black", "short, the side to move")
        granted = (
            fill(self.tr("Castling %1 by convention"), signs),
            fill(self.tr("Castling %1", "short"), signs),
        )
        off = self.tr("Castling off by hand"), self.tr("Castling off", "short")
        declared = (
            fill(self.tr("e.p. on %1 by hand"), square),
            fill(self.tr("e.p. %1", "short"), square),
        )
        no_step = self.tr("e.p. off by convention"), self.tr("e.p. off", "short")
        return sum(
            _needed(part)
            + max(_wide(part, each[form is Form.SHORT]) for each in words)
            - _wide(part, part.text())
            for part, form, words in (
                (self.turn, turn, (white, black)),
                (self.castling, rights, (granted, off)),
                (self.en_passant, rights, (declared, no_step)),
            )
        )

    def _hides_what_matters(self, forms: Forms) -> bool:
        castling = self.castling.isEnabled() and forms.castling is Form.AWAY
        en_passant = self.en_passant.isEnabled() and forms.en_passant is Form.AWAY
        return castling or en_passant

    def _statement(self) -> tuple[QToolButton, ...]:
        return self.turn, self.castling, self.en_passant, self.folded

    def _show_forms(self, forms: Forms) -> None:
        """Show each part of the statement in its form, and the menu for what is in no other."""
        white = self._position is None or self._position.turn is Colour.WHITE
        words = (
            (self.turn, forms.turn, self._turn_words),
            (self.castling, forms.castling, self._castling_words),
            (self.en_passant, forms.en_passant, self._en_passant_words),
        )
        for part, form, (whole, short) in words:
            part.setVisible(form is not Form.AWAY)
            part.setText(short if form is Form.SHORT else whole)
        side = self.tr("White …") if white else self.tr("Black …")
        self.folded.setText(side if forms.turn is Form.AWAY else "…")
        self.folded.setVisible(forms.needs_menu)

    def _word(self, on: bool) -> None:
        """Write the word beside the icon where there is room for it."""
        style = Qt.ToolButtonStyle
        beside = style.ToolButtonTextBesideIcon if on else style.ToolButtonIconOnly
        self._worded.setToolButtonStyle(beside)
        self._worded.setFixedWidth(self._word_width() + 30 if on else 30)

    def _word_width(self) -> int:
        words = self._worded.defaultAction().iconText()
        return self._worded.fontMetrics().horizontalAdvance(words) + 12

    def _show_castling(self, position: Position) -> None:
        possible = self._castlings
        allowed = castling_signs(position.castling & possible)
        off = possible - position.castling
        short = fill(self.tr("Castling %1", "short"), allowed)
        if not possible:
            words, why = self.tr("No castling"), self.tr("No king and rook stand at home.")
            short = words
        elif lost := self._lost(position):
            left = castling_signs((position.castling & possible) - lost)
            signs = castling_signs(lost)
            words = fill(self.tr("Castling %1, %2 disproved"), left, signs)
            if not left:
                words = fill(self.tr("Castling %1 disproved"), signs)
            why, short = self._proofs(), fill(self.tr("Castling %1", "short"), left or NOTHING)
        elif not off:
            words = fill(self.tr("Castling %1 by convention"), allowed)
            why = self.tr("King and rook stand at home: by convention they may castle.")
        elif not allowed:
            words, short = self.tr("Castling off by hand"), self.tr("Castling off", "short")
            why = self.tr("By convention there would be castling; it was switched off by hand.")
        else:
            words = fill(self.tr("Castling %1, %2 off by hand"), allowed, castling_signs(off))
            why = self.tr("What the convention gives was partly switched off by hand.")
        self._castling_words = words, short
        self.castling.setText(words)
        self.castling.setToolTip(f"{words}. {why}")
        self.castling_menu.setTitle(words)
        for right, action in self._rights.items():
            action.setChecked(right in position.castling)
            action.setEnabled(right in possible)
        self.castling.setEnabled(bool(possible))

    def _lost(self, position: Position) -> frozenset[Castling]:
        """Return the castlings that are set, and that history disproves."""
        proved = self._proved
        if proved is None or (proved.played is None and not proved.parts):
            return frozenset()
        played = [part.solution.position for part in proved.parts] or [proved.played or position]
        return position.castling - frozenset().union(*(position.castling for position in played))

    def _proofs(self) -> str:
        proved = () if self._proved is None else self._proved.reasons
        return capital("; ".join(worded(sentence) for sentence in proved)) + "."

    def _castling_action(self, right: Castling) -> QAction:
        action = self.castling_menu.addAction(self._castling_name(right))
        action.setCheckable(True)
        action.triggered.connect(lambda on: self._choose_castling(right, on))
        return action

    def _choose_castling(self, right: Castling, on: bool) -> None:
        self.castling_chosen.emit(right, on)
        if self._position is not None:  # it may have been refused: show what holds
            self._show_castling(self._position)
            self._fold()

    def _castling_name(self, right: Castling) -> str:
        return {
            Castling.WHITE_SHORT: self.tr("White castles short (0-0)"),
            Castling.WHITE_LONG: self.tr("White castles long (0-0-0)"),
            Castling.BLACK_SHORT: self.tr("Black castles short (0-0)"),
            Castling.BLACK_LONG: self.tr("Black castles long (0-0-0)"),
        }[right]

    def _show_en_passant(self, position: Position) -> None:
        square, possible = position.en_passant, bool(position.en_passant_squares())
        if square is not None:
            words = fill(self.tr("e.p. on %1 by hand"), square_name(square))
            short = fill(self.tr("e.p. %1", "short"), square_name(square))
            why = self.tr("The last move is declared to be the pawn's double step over the square.")
        elif self._proved is not None and (step := _proved_step(self._proved)) is not None:
            words = fill(self.tr("e.p. on %1 proved"), square_name(step))
            short = fill(self.tr("e.p. %1", "short"), square_name(step))
            why = self._proofs()
        elif possible:
            words, short = self.tr("e.p. off by convention"), self.tr("e.p. off", "short")
            why = self.tr(
                "By convention no e.p. capture begins a solution; here one can be declared."
            )
        else:
            words = short = self.tr("No e.p.")
            why = self.tr("No pawn can just have made a double step that allows e.p.")
        self._en_passant_words = words, short
        self.en_passant.setText(words)
        self.en_passant.setToolTip(f"{words}. {why}")
        self.en_passant_menu.setTitle(words)
        self.en_passant.setEnabled(possible)

    def _fill_en_passant(self) -> None:
        """Offer the squares when the menu opens: one that is open must not be emptied."""
        position = self._position
        if position is None:
            return
        self.en_passant_menu.clear()
        for choice in (None, *position.en_passant_squares()):
            name = self.tr("none") if choice is None else square_name(choice)
            action = self.en_passant_menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(choice == position.en_passant)
            action.triggered.connect(lambda _, choice=choice: self.en_passant_chosen.emit(choice))

    def _change_turn(self) -> None:
        if self._position is not None:
            self.turn_chosen.emit(self._position.turn.other)

    def _button(self, hint: str) -> QToolButton:
        made = button(kind="statement", flat=True)
        made.setToolTip(hint)
        return made


def action_button(action: QAction, side: int = 30) -> QToolButton:
    """Return a flat button that shows an action's icon only."""
    made = button(size=(side, side), flat=True)
    made.setDefaultAction(action)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    made.setIconSize(QSize(16, 16))
    return made


def castling_signs(rights: Rights) -> str:
    """Return rights as in a FEN, such as `K` or `KQkq`."""
    return "".join(right.value for right in Castling if right in rights)


def _needed(part: QWidget) -> int:
    """Return the width that a part of the bar takes, with the gap behind it."""
    fixed = part.minimumWidth() == part.maximumWidth()
    return (part.minimumWidth() if fixed else part.sizeHint().width()) + _GAP


def _wide(part: QWidget, words: str) -> int:
    return part.fontMetrics().horizontalAdvance(words)


def _divider() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine)
    line.setObjectName("divider")
    line.setFixedHeight(20)
    return line


def _proved_step(solution: Solution) -> Square | None:
    """Return the square of the capture in passing that is played because it is proved."""
    return None if solution.played is None else solution.played.en_passant
