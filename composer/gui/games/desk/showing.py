# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets everything that works behind a game's desk show what it found."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from composer.analysis.composing.dropmap import Drop
from composer.games.defects import defects
from composer.games.position import GameError, GamePosition, GameTurn
from composer.games.statement import asked_text
from composer.games.task import GameProblem
from composer.gui.aids.dropcover import Dropped
from composer.gui.board.gesture import Gesture
from composer.gui.board.overlays import (
    Lit,
    Overlay,
    Reached,
    Ring,
    RingRole,
)
from composer.gui.games.board.journeys import journey, marks_of
from composer.gui.games.board.men import offered_men
from composer.gui.games.board.words import cell_words, player_name
from composer.gui.games.desk.around import Around, Asked
from composer.gui.games.desk.parts import GameParts
from composer.gui.games.desk.solving import Solved, solving
from composer.gui.games.panels.cards import men_by_cell
from composer.gui.games.panels.rows import GameRow, game_rows
from composer.gui.games.panels.verdictwords import status_of, turns_made
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause
from composer.gui.words.language import capital, fill, in_figures, language, tr
from composer.gui.words.sentences import worded
from composer.notation.gameverdict import game_verdict_line
from composer.rules.book import Rules
from composer.solver.games.answer import GameFinding, GameVerdict
from composer.solver.games.solve import game_turns, solve_game
from composer.solver.options import Token
from composer.solver.solution import Verdict

_FADE: Final = 60  # milliseconds before an old answer goes pale
_REST: Final = 500  # milliseconds of rest before neighbours are looked for
_HOVER: Final = 250  # milliseconds over a man before his reach is shown


class GameShowing(QObject):
    """Shows verdict, solution, reach, drop map, neighbours and turns of what is on the board."""

    def __init__(self, window: GameParts) -> None:
        super().__init__(window)
        self._window = window
        self._solved: Solved | None = None
        self._shown: GamePosition = window.game.problem.position
        self._reach_of: tuple[GamePosition, Rules] | None = None
        self._reach: tuple[GameTurn, ...] = ()
        self.around = Around(
            window.board,
            window.neighbours,
            window.reading.place,
            offered_men(window.game.problem.rules.book),
            self._asked,
            window.shared.appearance,
            window.preferring,
            self,
        )
        self._worker = Worker("reach", self)
        self._fading = pause(self, _FADE, self._fade)
        self._resting = pause(self, _REST, self._look_around)
        self._hovering = pause(self, _HOVER, self._show_hovered)
        window.solving.found.connect(lambda states: self.show_solved(states[-1]))
        window.reading.player.shown.connect(self._show_cell)
        window.reading.active_changed.connect(self._note_line)
        window.reading.left.connect(window.solution.tree.put_out)
        window.solution.row_pointed.connect(self._point)
        window.board.square_hovered.connect(self._point_at_cell)
        window.board.cursor_moved.connect(self._point_at_cell)
        window.board.gesture_changed.connect(self._hold)
        window.board.stamp_changed.connect(lambda _: self._hold(window.board.input.carried))
        for card in (window.turns, window.findings):
            card.list.pointed.connect(self._point_found)
            card.list.chosen.connect(self._play_found)
        window.verdict.stop_requested.connect(window.solving.stop)
        window.verdict.continue_requested.connect(self.ask)
        self.refutations = 1
        """How many refutations a try may have."""

    @property
    def solved(self) -> Solved | None:
        """The newest answer, if it is of what is on the board."""
        return self._solved

    def close(self) -> None:
        """End the thread, and wait for nothing any more."""
        for timer in (self._fading, self._resting, self._hovering):
            timer.stop()
        self._worker.close()
        self.around.close()

    def show_problem(self, problem: GameProblem, same_play: bool = False) -> None:
        """Show another problem, and ask about it.

        Args:
            problem: what is on the board.
            same_play: whether only words were changed, so that all answers hold.
        """
        window = self._window
        window.bar.show_problem(problem)
        words = asked_text(problem, language())
        window.caption.show_written(problem.credits, words, problem.position.counted)
        window.board.show_rules(problem.rules)
        window.rules_card.show_rules(problem.rules)
        window.extras.show_position(problem.position, problem.rules)
        if same_play and self._shown == problem.position:
            self._show_text()
            return
        window.reading.player.home()
        window.solution.tree.put_out()
        self._shown = problem.position
        window.board.set_position(problem.position)
        self._show_marks()
        self._show_cell()
        self._map_anew()
        self._show_defects(problem)
        self.ask()

    def ask(self) -> None:
        """Ask about what is on the board."""
        window, problem = self._window, self._window.game.problem
        self._solved = None
        self._show_text()  # without the key of what was there before
        self.around.stop()
        self._resting.stop()
        self._list_turns(problem)
        if problem.task is None:
            self._show_nothing(problem)
            return
        wrong = defects(problem.position)
        if wrong:
            self._show_invalid([worded(sentence) for sentence in wrong])
            return
        self._fading.start()
        window.solving.begin_work(solving(problem, self.refutations))

    def _show_nothing(self, problem: GameProblem) -> None:
        if not problem.position.has_men:
            title = self.tr("Nothing on the board yet")
            detail = self.tr("Drag men to the board, or take the position of the beginning.")
        else:
            title = self.tr("No task yet")
            detail = self.tr("Say what is to be reached, in the field over the board.")
        self._say(None, title, detail, self.tr("Put men on the board and choose a task."))

    def _show_invalid(self, sentences: list[str]) -> None:
        words = capital("; ".join(sentences))
        self._say(Verdict.INVALID, self.tr("Cannot be solved"), words, f"{words}.")

    def _say(self, verdict: Verdict | None, title: str, detail: str, hint: str) -> None:
        """Say why nothing is solved."""
        window = self._window
        window.solving.cancel()
        self._fading.stop()
        window.verdict.show_verdict(verdict, title, "", detail)
        window.verdict.show_status("")
        window.verdict.show_button(None)
        window.solution.show_hint(hint)
        window.findings.show_found(())
        self.around.forget()
        window.worked.emit("")

    def _show_defects(self, problem: GameProblem) -> None:
        wrong = defects(problem.position) if any(problem.position.men) else ()
        self._window.defects.show_sentences([worded(sentence) for sentence in wrong])
        rings = []
        for man in problem.position.game.men:
            cells = [cell for cell, man_here in problem.position.placed() if man.reads(man_here)]
            if man.most and len(cells) > man.most:
                rings += [Ring(cell, RingRole.DEFECT) for cell in cells]
        self._window.board.overlays.set("defects", rings)

    def _fade(self) -> None:
        self._window.verdict.set_faded(True)
        self._window.solution.set_faded(True)

    def show_solved(self, state: Solved) -> None:
        """Show what was found so far."""
        window, problem = self._window, state.problem
        self._fading.stop()
        self._solved = state
        if state.fault:
            self._show_invalid([worded(state.fault)])
            return
        answer = state.answer
        if answer is None:
            return
        line = game_verdict_line(problem, answer, state.phases)
        title, detail = worded(line.title), worded(line.detail)
        window.verdict.show_verdict(line.verdict, title, "", detail, line.final)
        share = None
        if state.running and answer.first_turns:
            done = state.phases.done if answer.complete else answer.done
            share = done / answer.first_turns
        window.verdict.show_status(status_of(answer, state.phases, state.running), share)
        window.verdict.show_button(
            True
            if state.running and not answer.complete
            else False
            if not state.running and not answer.complete and not answer.lines
            else None
        )
        rows = game_rows(problem, answer, state.phases)
        hint = self.tr("Nothing found.") if answer.complete and not answer.findings else ""
        if rows:
            window.solution.show_rows(rows)
        else:
            window.solution.show_hint(hint)
        if answer.findings:
            window.findings.show_found(
                [(_found_words(finding), finding) for finding in answer.findings]
            )
        else:
            window.findings.show_found(())
        self._show_text()
        listed = answer.verdict is GameVerdict.LISTED
        window.worked.emit("" if listed else turns_made(answer.nodes))
        if not state.running and answer.complete and not listed:
            self._resting.start()

    def _show_text(self) -> None:
        window, problem = self._window, self._window.game.problem
        found = ""
        if self._solved is not None and self._solved.answer is not None:
            answer = self._solved.answer
            if answer.complete and answer.verdict is GameVerdict.SOUND:
                line = answer.lines[0] if answer.lines else (answer.keys[0].turn,)
                found = "1." + " ".join(turn.text for turn in line) + ("" if answer.lines else "!")
        asked = asked_text(problem, language())
        window.text_card.show_lines(men_by_cell(problem.position), asked, found)

    # A line on the board.

    def _point(self, row: object) -> None:
        """Show the arrows of a row's line."""
        window = self._window
        if not isinstance(row, GameRow) or not row.turns or window.reading.player.is_active:
            window.board.overlays.set("tree")
            return
        position = window.game.problem.position
        window.board.overlays.set("tree", marks_of(position, row.turns, row.begins))

    def _note_line(self, active: bool) -> None:
        overlays = self._window.board.overlays
        if active:
            overlays.set("defects")
            overlays.set("extras")
            overlays.set("found")
        else:
            self._show_marks()
        self._map_anew()

    # What is under the pointer.

    def _point_at_cell(self, cell: int | None) -> None:
        window = self._window
        position = window.board.position
        window.pointed.emit("" if cell is None else cell_words(position, cell))
        window.board.overlays.set("reach")
        self._hovering.stop()
        hands = window.board.input
        idle = hands.carried is None and not hands.stamp
        if cell is not None and idle and position.men[cell]:
            self._hovering.start()

    def _show_cell(self, *_: object) -> None:
        """Say anew who stands under the pointer: men come and go there."""
        window = self._window
        if window.board.input.hovered is not None:
            window.pointed.emit(cell_words(window.board.position, window.board.input.hovered))

    def _show_hovered(self) -> None:
        if self._window.board.input.hovered is not None:
            self.show_reach(self._window.board.input.hovered)

    def show_reach(self, cell: int) -> None:
        """Show where the man on a cell goes, as if it were his turn."""
        window = self._window
        position, rules = window.board.position, window.game.problem.rules
        owner = position.owner_at(cell)
        if owner is None:
            return
        position = position.with_turn(owner)
        asked = position, rules
        if self._reach_of == asked:
            self._show_reach(position, cell)
            return

        def done(turns: tuple[GameTurn, ...]) -> None:
            self._reach_of, self._reach = asked, turns
            still = window.board.input.hovered == cell or window.board.input.cursor == cell
            there = window.board.position.men == position.men
            if still and there and window.game.problem.rules == rules:
                self._show_reach(position, cell)

        self._worker.run(lambda: tuple(game_turns(position, rules)), done, lambda _: None)

    def _show_reach(self, position: GamePosition, cell: int) -> None:
        window = self._window
        marks: list[Overlay] = [Lit(cell, framed=True)]
        key = self._key_cells()
        ends: set[int] = set()
        taken: set[int] = set()
        for turn in self._reach:
            seen = journey(position, turn)
            if len(seen.path) > 1 and seen.path[0] == cell:
                ends.add(seen.path[-1])
                taken |= {place for place, _ in seen.taken}
                if position.men[seen.path[-1]]:
                    taken.add(seen.path[-1])
        marks += [Lit(end) for end in sorted(ends)]
        free = sorted(end for end in ends if not position.men[end])
        marks += [Reached(end, (cell, end) == key) for end in free]
        marks += [Ring(place, RingRole.STOPS) for place in sorted(taken)]
        window.board.overlays.set("reach", marks)
        words = cell_words(position, cell)
        reaches = in_figures(
            len(ends), tr("reaches one cell"), tr("reaches %1 cells", "", len(ends))
        )
        window.pointed.emit(f"{words}, {reaches}")

    def _key_cells(self) -> tuple[int, int]:
        state = self._solved
        if state is None or state.answer is None or state.answer.verdict is not GameVerdict.SOUND:
            return -1, -1
        if not state.answer.keys:
            return -1, -1
        path = journey(state.problem.position, state.answer.keys[0].turn).path
        return (path[0], path[-1]) if len(path) > 1 else (-1, -1)

    # A man in hand, and what lies around.

    def _hold(self, held: Gesture | None) -> None:
        """Ask what the man in hand would do on each cell."""
        window = self._window
        window.board.overlays.set("reach")
        self._hovering.stop()
        if held is not None:
            window.solution.tree.put_out()
        self.around.hold(held, not window.reading.player.is_active)

    def switch_drop_map(self) -> None:
        """Show the drop map or not, as is preferred by now."""
        self._map_anew()

    def _map_anew(self) -> None:
        """Ask again for the drop map: the old one is of another diagram, or of no diagram."""
        self.around.end_drops()
        self._hold(self._window.board.input.carried)

    def _asked(self) -> Asked:
        """Return what is asked, for the drop map and the neighbours."""
        problem = self._window.game.problem
        if problem.task is None:
            return Asked(problem.position, None, self.tr("none while there is no task"))
        return Asked(problem.position, partial(_judged, problem))

    def _look_around(self) -> None:
        solved = self._solved is not None and not self._solved.running
        if solved and self._window.board.input.carried is None:
            self.around.look()

    # Turns, findings, extras.

    def _list_turns(self, problem: GameProblem) -> None:
        window = self._window

        def show(turns: tuple[GameTurn, ...]) -> None:
            if window.game.problem.position == problem.position:
                window.turns.show_turns(turns)
                player = player_name(problem.position.game, problem.position.turn)
                window.turns.title.setText(fill(self.tr("Turns of %1"), player))

        def fail(fault: Exception) -> None:
            if isinstance(fault, GameError):
                window.turns.show_turns(())

        self._worker.run(lambda: tuple(game_turns(problem.position, problem.rules)), show, fail)

    def _point_found(self, found: object) -> None:
        window = self._window
        position = window.game.problem.position
        marks: tuple[Overlay, ...] = ()
        if isinstance(found, GameTurn):
            marks = marks_of(position, (found,))
        elif isinstance(found, GameFinding):
            numbers = [position.book.geometry.number(label) for label in found.cells]
            marks = tuple(Lit(cell, framed=True) for cell in numbers)
        window.board.overlays.set("found", marks)

    def _play_found(self, found: object) -> None:
        if isinstance(found, GameTurn):
            reading = self._window.reading
            reading.player.play(reading.diagram(), (found,))

    def switch_refutations(self) -> None:
        """Take tries with two refutations for tries, or no more."""
        self.refutations = 3 - self.refutations
        self.ask()

    def switch_neighbours(self) -> None:
        """Look for neighbours, or no more."""
        self.around.looks_around = not self.around.looks_around
        self._look_around()

    def _show_marks(self) -> None:
        """Show which men an extra marks, such as those who have not moved."""
        position = self._shown
        marks: list[Overlay] = []
        for extra in position.game.extras:
            if extra.form == "cells":
                marks += [Ring(cell, RingRole.NEEDED) for cell in position.cells_of(extra.id)]
        self._window.board.overlays.set("extras", marks)
        self._show_defects(self._window.game.problem)


def _judged(problem: GameProblem, position: GamePosition, token: Token) -> Dropped:
    """Return what becomes of a problem with another position."""
    answer = solve_game(replace(problem, position=position), token, most_lines=2, trees=False)
    found = len(answer.keys) + len(answer.lines)
    if answer.shorter is not None:
        return Dropped(Drop.SHORT)
    if not answer.complete:
        return Dropped(Drop.UNKNOWN)
    if found != 1:
        return Dropped(Drop.COOKED if found else Drop.NO_SOLUTION, found)
    key = answer.keys[0].turn.text if answer.keys else answer.lines[0][0].text
    return Dropped(Drop.SOUND, 1, key)


def _found_words(found: GameFinding) -> str:
    """Return what was found, in the window's language, after the turn that leads to it."""
    told = worded(found.told)
    return f"{found.turn}: {told}" if found.turn else told
