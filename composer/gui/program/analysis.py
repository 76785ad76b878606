# SPDX-License-Identifier: GPL-3.0-or-later
"""From answers about the board to what is shown, noted and played of them."""

from __future__ import annotations

from collections.abc import Callable

from composer.gui.aids.aids import Aids
from composer.gui.board.gesture import Gesture
from composer.gui.board.view import BoardView
from composer.gui.documents.commands import Composing
from composer.gui.documents.desk import Desk
from composer.gui.documents.findings import Findings
from composer.gui.documents.inquiry import Inquiry
from composer.gui.documents.soundpositions import Remembering
from composer.gui.documents.twins import Twinning
from composer.gui.documents.twinsolving import TwinSolving
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.positionbar import PositionBar
from composer.gui.frame.statusline import StatusLine
from composer.gui.games.desks import GameDesks
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.dockbar import DockBar
from composer.gui.panels.reading import LineReading
from composer.gui.panels.twintabs import others_words
from composer.gui.threads.analyst import Analyst, Answer
from composer.gui.user.actionset import ActionSet
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.notation.lines import is_set_play, line_text


def install_answers(
    analyst: Analyst,
    pane: AnalysisPane,
    bar: PositionBar,
    status: StatusLine,
    inquiry: Inquiry,
    preferring: Preferring,
    notices: NoticeBar,
    actions: ActionSet,
) -> Callable[[Answer], None]:
    """Show what the analyst answers, and ask again what is wanted of it; return what shows it."""

    def show(answer: Answer) -> None:
        pane.show_answer(answer)
        status.show_work(answer.solution)

    def prefer(every: bool, trivial: bool) -> None:
        preferring.prefer(all_defences=every, trivial_tries=trivial)

    analyst.answered.connect(show)
    analyst.answered.connect(lambda answer: bar.show_proved(answer.solution))
    analyst.asked.connect(lambda _: pane.note_request())
    pane.fell_behind.connect(lambda: status.show_work(None))
    pane.insight.reported.connect(lambda words: notices.report(words, seconds=3))
    pane.stop_requested.connect(analyst.stop)
    pane.continue_requested.connect(inquiry.ask)
    pane.apart_requested.connect(inquiry.allow_apart)
    pane.solution.options_changed.connect(prefer)
    pane.solution.refutations_changed.connect(inquiry.allow_refutations)
    actions.on_trigger({"solve-again": inquiry.ask, "stop": analyst.stop})
    return show


def install_findings(
    analyst: Analyst,
    twinning: Twinning,
    twin_solving: TwinSolving,
    pane: AnalysisPane,
    findings: Findings,
    games: GameDesks,
    remembering: Remembering,
) -> None:
    """Note what is found of the problem, for the library, and show what is found of its twins."""

    def note(answer: Answer) -> None:
        """Note what is found of the diagram, and not of a twin."""
        if twinning.shows_diagram:
            findings.note_answer(answer)
            if answer.is_final:
                remembering.note()

    def note_diagram(answer: Answer) -> None:
        findings.note_answer(answer)
        remembering.note()

    def note_twins() -> None:
        findings.note_again()
        remembering.note()
        pane.set_forms(twin_solving.forms())
        pane.note_others()

    def show_part(letter: str) -> None:
        """Put a twin on the board."""
        place = twin_solving.place_of(letter)
        if place is not None:
            twinning.show(place)

    analyst.answered.connect(note)
    games.found.connect(remembering.note)
    pane.set_others(lambda: others_words(twin_solving.others()))
    twin_solving.verdicts_changed.connect(note_twins)
    twin_solving.diagram_answered.connect(note_diagram)
    pane.part_chosen.connect(show_part)
    twinning.turned.connect(pane.begin_again)  # a twin wins and loses nothing


def install_reading(
    reading: LineReading, pane: AnalysisPane, board: BoardView, composing: Composing
) -> None:
    """Let lines be shown and played on the board, and the keyboard come back to it."""

    def leave() -> None:
        """Show the diagram again where a line is played, else give the keyboard to the board."""
        if reading.is_active:
            reading.player.home()
        else:
            board.setFocus()

    pane.marks_wanted.connect(board.overlays.set)
    reading.active_changed.connect(lambda on: pane.set_pointing(not on))
    reading.left.connect(pane.put_out)
    pane.line_chosen.connect(reading.play)
    pane.right_chosen.connect(composing.set_right)
    pane.left.connect(leave)


def install_look_ups(reading: LineReading, remembering: Remembering, workbench: Workbench) -> None:
    """Let the lines that are played to their end be kept with the position they were played on."""

    def note(_: object, step: int) -> None:
        moves, problem = reading.player.moves, workbench.document.problem
        if problem.game is None and moves and step == len(moves):
            asked = problem.stipulation
            is_set = is_set_play(moves, asked, problem.position.turn)
            remembering.look_at(line_text(moves, int(is_set), asked=asked))

    reading.player.shown.connect(note)


def install_aids(
    aids: Aids,
    analyst: Analyst,
    board: BoardView,
    reading: LineReading,
    desk: Desk,
    dock_bar: DockBar,
    preferring: Preferring,
    actions: ActionSet,
) -> None:
    """Let the composing aids follow answers and lines, and be reached from the menus."""

    def give_way(gesture: Gesture | None) -> None:
        analyst.give_way(gesture is not None)

    board.gesture_changed.connect(give_way)
    analyst.answered.connect(aids.note_answer)
    reading.active_changed.connect(aids.needed.set_away)
    aids.neighbours_counted.connect(dock_bar.show_neighbours)
    desk.versions_changed.connect(aids.intended.note_versions)
    actions.on_trigger(
        {
            "what-if": aids.what_if.ask,
            "repair": aids.show_repair,
            "neighbours": aids.show_neighbours,
            "keep-key": aids.keep_key,
        }
    )
    actions["needed"].toggled.connect(aids.needed.set_on)
    actions["drop-map"].toggled.connect(lambda on: preferring.prefer(drop_map=on))
