# SPDX-License-Identifier: GPL-3.0-or-later
"""Keep and kill on the board: what the man in hand does to wanted mates on each free square."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject

from composer.analysis.schemes.keepandkill import Effect, Phase, keep_and_kill
from composer.analysis.schemes.phasesasked import phases_asked
from composer.analysis.schemes.question import BenchQuestion, Kind
from composer.analysis.schemes.sentences import (
    hole_sentences,
    kept_sentence,
    lost_sentences,
    rivals_sentence,
)
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.handmap import HandMap, Lift
from composer.gui.board.speech import announce
from composer.gui.schemes.keepcover import KeepCover
from composer.gui.schemes.keeplegend import KeepLegend
from composer.gui.schemes.tab import LeftOpen, Workplace, guarded
from composer.gui.words.language import capital, fill, in_figures
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.men import Man
from composer.problem.named import kind_name
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, square_name
from composer.solver.solution import Verdict


@dataclass(frozen=True)
class _Held:
    """The phases that the effects are told of."""

    phases: tuple[Phase, ...]


class KeepMap(HandMap):
    """Follows the hand while the bench is open; for the chosen man it lies there always."""

    def __init__(self, place: Workplace, parent: QObject | None = None) -> None:
        self.legend = KeepLegend(place.appearance)
        super().__init__(
            "keep and kill",
            place.board,
            place.pane,
            place.foot,
            self.legend,
            place.appearance,
            parent,
        )
        self._bench, self._palette = place.bench, place.palette
        self._always = False  # whether it lies there for the man picked in the tray
        self._question: BenchQuestion | None = None
        self._phases: tuple[Phase, ...] = ()
        self._effects: dict[Square, Effect] = {}
        self._open = False  # whether some squares took too long
        self._marks: KeepCover | None = None
        self._gives_way = not self._bench.is_open
        self._seeker.ended.connect(self._note_all)
        self._on = place.drop_map.is_on
        place.drop_map.switched.connect(self.set_on)
        place.drop_map.give_way(self._bench.is_open)
        self._bench.opened.connect(place.drop_map.give_way)
        self._bench.opened.connect(lambda on: self.give_way(not on))
        self._bench.changed.connect(lambda *_: self._begin_again())
        place.palette.lifted.connect(self.take_up)
        place.palette.picked.connect(lambda _: self._begin_again())
        place.board.square_hovered.connect(self._hovered)
        place.board.cursor_moved.connect(self._hovered)

    @property
    def effects(self) -> dict[Square, Effect]:
        """What is known of the squares for the man in hand."""
        return dict(self._effects)

    def set_always(self, on: bool) -> None:
        """Lie on the board for the chosen man, too, or only while one is in hand."""
        if on != self._always:
            self._always = on
            self._begin_again()

    def _begin_again(self) -> None:
        self.drop()
        self._follow(self._board.input.gesture)

    def _rest(self) -> None:
        picked = self._palette.picked_man
        if self._always and isinstance(picked, Man):
            lift = Lift(picked)
            if lift != self._lift:
                self._begin(lift, None)
        else:
            self.end()

    def _hovered(self, square: Square | None) -> None:
        if self._board.input.gesture is None and self._lift is not None:
            self._point(square)

    def _can_begin(self, lift: Lift) -> bool:
        question = self._bench.question
        if question is None or not lift.man.is_orthodox:
            return False
        home = lift.copied if lift.origin is None else lift.origin
        if home is not None and question.position[home] is not lift.man:
            return False  # a line is played on the board
        self._question = question
        return question.position.board == self._board.position.board

    def _forget(self) -> None:
        self._question, self._marks, self._phases, self._effects = None, None, (), {}

    def _seek(self, lift: Lift, near: Square | None) -> None:
        question = self._question
        if question is None:
            return

        def effects(work: SchemeWork) -> Iterator[object]:
            phases = phases_asked(question, work).phases
            yield _Held(phases)
            if phases:
                man, left = (lift.man,), lift.origin
                yield from keep_and_kill(question.position, phases, man, left, work)

        self._seeker.begin(guarded(self._bench, question, effects))

    def _take(self, finds: tuple[object, ...]) -> None:
        question, lift = self._question, self._lift
        if question is None or lift is None:
            return
        for find in finds:
            if isinstance(find, _Held):
                self._phases, self._open = find.phases, False
            elif isinstance(find, LeftOpen):
                self._open = True
            elif isinstance(find, Effect):
                self._effects[find.square] = find
        if self._phases:
            self._show(question, lift)

    def _show(self, question: BenchQuestion, lift: Lift) -> None:
        if self._marks is None:
            board = question.position.board
            free = frozenset(square for square in SQUARES if board[square] is None)
            self._marks = KeepCover(self._appearance.tokens, free)
            diagram = question.kind is not Kind.AFTER_KEY
            self._marks.answers = tuple(bool(p.first) or not diagram for p in self._phases)
        self._marks.known = self._effects
        self._lay(self._marks)
        self.legend.show_status(self._status(lift))
        gesture = self._board.input.gesture
        self._point(self._board.input.hovered if gesture is None else gesture.over)

    def _note_all(self) -> None:
        """Hatch the squares on which he cannot stand, now that all were tried."""
        if self._marks is not None:
            self._marks.whole = not self._open
            self._lay(self._marks)

    def _status(self, lift: Lift) -> str:
        who = fill(self.tr("%1 in hand."), capital(worded(kind_name(lift.man.kind))))
        wanted = sum(len(phase.mates) for phase in self._phases)
        phases = len(self._phases)
        words = in_figures(
            wanted, self.tr("One mate is wanted"), self.tr("%1 mates are wanted", "", wanted)
        )
        if self._question is not None and self._question.is_long:
            words = in_figures(
                wanted,
                self.tr("One continuation is wanted"),
                self.tr("%1 continuations are wanted", "", wanted),
            )
        several = in_figures(phases, self.tr("in one phase"), self.tr("in %1 phases", "", phases))
        return f"{who} {words} {several}."

    def _point(self, over: Square | None) -> None:
        effect = None if over is None else self._effects.get(over)
        question = self._question
        if over is None or effect is None or question is None or not self._phases:
            self.bubble.hide()
            self._pane.end_preview()
            return
        letters = self._appearance.letters
        title = worded(kept_sentence(effect, SchemeWork(question.asked)), letters)
        detail = effect_detail(question.position, self._phases, effect, letters)
        line = f"{title}, {worded(rivals_sentence(effect), letters)}"
        if line != self.bubble.text.partition(" ")[2]:
            announce(self._board, f"{square_name(over)}: {line}. {detail}")
        self.bubble.say(over, line)
        lead = fill(self.tr("On %1:"), square_name(over))
        self._pane.show_preview(Verdict.UNDECIDED, lead, title, detail)


def effect_detail(
    position: Position, phases: tuple[Phase, ...], effect: Effect, letters: Letters
) -> str:
    """Return what a man does in sentences: mates lost, rivals left, holes."""
    said = (
        *lost_sentences(position, phases, effect),
        *((rivals_sentence(effect),) if effect.rivals else ()),
        *hole_sentences(position, phases, effect),
    )
    return " ".join(f"{capital(worded(each, letters))}." for each in said)
