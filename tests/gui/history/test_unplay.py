# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves taken back on the board with mouse and keyboard; the problem itself never changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from studio import BLOCK, LEFT, NONE, Studio, problem

from composer.gui.board.overlays import Arrow, Seal, Sealed, Taken
from composer.gui.history.lastmoves import LastMoveGroup
from composer.gui.history.panel import HistoryPanel
from composer.gui.history.unplay import Unplay
from composer.problem.fen import fen, parse_fen
from composer.problem.position import Position
from composer.problem.squares import parse_square

LONELY = "8/8/8/2p5/8/8/8/k1K5 w - - 0 1"


class Past:
    """A studio with the history in front, under the hands of a test."""

    def __init__(self, studio: Studio, position: str = LONELY) -> None:
        self.studio, self.window = studio, studio.window
        self.lay(position)
        self.window.pane.body.show_page(self.panel)
        self.settled()

    @property
    def panel(self) -> HistoryPanel:
        return self.window.study.history.panel

    @property
    def unplay(self) -> Unplay:
        return self.window.study.history.unplay

    @property
    def moves(self) -> list[str]:
        """The last moves that are listed."""
        rows = (row for row in self.panel.last.list.rows if isinstance(row, LastMoveGroup))
        return [unmove.text() for row in rows for unmove in row.possible]

    def lay(self, position: str) -> None:
        self.window.workbench.document.open(problem(position))

    def settled(self) -> None:
        """Wait until all is found of what is shown."""

        def there() -> bool:
            known = self.unplay.finding
            return known is not None and (known.weighed or known.unjudged is not None)

        self.studio.until(there)

    def select(self, text: str) -> None:
        """Select a row by keyboard focus and its move."""
        moves = self.panel.last.list
        for place, row in enumerate(moves.rows):
            if isinstance(row, LastMoveGroup) and any(
                unmove.text() == text for unmove in row.possible
            ):
                moves.setCurrentIndex(moves.model().index(place, 0))
                return
        raise AssertionError(f"{text} is not among {self.moves}")

    def take(self, text: str) -> None:
        """Double-click the row of a move without a capture."""
        moves = self.panel.last.list
        self.select(text)
        place = moves.visualRect(moves.currentIndex()).topLeft() + QPoint(60, 8)
        QTest.mouseDClick(moves.viewport(), LEFT, NONE, place)
        self.settled()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Hit a key on the board."""
        QTest.keyClick(self.window.board, key, modifier)
        self.settled()

    def centre(self, square: str) -> QPoint:
        return self.window.board.square_centre(parse_square(square))

    def shown(self) -> Position:
        """What lies on the board, as its pictures have it."""
        board = self.window.board
        board.drawing.finish()
        assert dict(board.position) == board.drawing.shown()
        return board.position


@pytest.fixture
def past(studio: Studio) -> Iterator[Past]:
    """One in which nothing was taken back yet; the window remembers what was."""
    made = Past(studio)
    yield made
    made.lay(LONELY)
    made.unplay.begin()
    for _ in range(50):
        made.unplay.undo()
    made.unplay.leave()
    assert made.unplay.line.is_bare


@pytest.fixture
def menu(past: Past) -> Iterator[Callable[[], QMenu]]:
    """The menu that is open; it is shut at the end."""

    def find() -> QMenu:
        past.studio.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        found = QApplication.activePopupWidget()
        assert isinstance(found, QMenu)
        return found

    yield find
    left = QApplication.activePopupWidget()
    if left is not None:
        left.close()


def test_a_double_click_takes_a_move_back_and_the_problem_stays(past: Past) -> None:
    window = past.window
    assert "c7-c5" in past.moves
    past.take("c7-c5")
    assert past.shown() == parse_fen("8/2p5/8/8/8/8/8/k1K5 b - - 0 1")
    assert window.workbench.document.problem.position == parse_fen(LONELY)
    assert window.workbench.document.is_clean
    assert window.study.caption_place.currentWidget() is past.unplay.strip
    assert window.actions_by_name["unplay"].isChecked()
    assert past.panel.last.note.text().endswith("White")
    past.key(Qt.Key.Key_Escape)
    assert past.shown() == parse_fen(LONELY)
    assert window.study.caption_place.currentWidget() is window.study.caption
    assert not window.actions_by_name["unplay"].isChecked()
    studio = past.studio
    studio.drag("c5", "c6")
    assert window.workbench.document.problem.position[parse_square("c6")] is not None


def test_a_list_of_another_diagram_takes_nothing_back(past: Past) -> None:
    """Clicks and keys reach the list before the moves of the new diagram are found."""
    past.select("c7-c5")
    stale = next(
        unmove
        for row in past.panel.last.list.rows
        if isinstance(row, LastMoveGroup)
        for unmove in row.possible
        if unmove.text() == "c7-c5"
    )
    other = "8/8/8/8/8/8/7p/k1K5 w - - 0 1"
    past.lay(other)
    assert past.unplay.finding is None
    moves = past.panel.last.list
    QTest.keyClick(moves, Qt.Key.Key_Return)
    QTest.keyClicks(moves, "-")
    place = moves.visualRect(moves.currentIndex()).topLeft() + QPoint(60, 8)
    QTest.mouseDClick(moves.viewport(), LEFT, NONE, place)
    past.unplay.take(stale)
    assert not past.unplay.is_active
    assert past.shown() == parse_fen(other)
    past.settled()
    past.unplay.take(stale)  # a menu that was open while the diagram changed
    assert past.unplay.line.is_bare


def test_whatever_is_chosen_in_haste_belongs_to_the_diagram_shown(past: Past) -> None:
    """Diagrams, clicks in the list, links and steps in random order, without waiting."""
    chance = random.Random(7)
    diagrams = (LONELY, BLOCK, "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "8/8/8/8/8/8/7p/k1K5 w - - 0 1")
    panel, unplay = past.panel, past.unplay
    told: list[object] = []
    panel.marks_wanted.connect(told.append)

    def click() -> None:
        moves = panel.last.list
        if moves.rows:
            moves.setCurrentIndex(moves.model().index(chance.randrange(len(moves.rows)), 0))
        QTest.keyClick(moves, Qt.Key.Key_Return)

    acts = (
        lambda: past.lay(chance.choice(diagrams)),
        click,
        lambda: panel.rights.offer.click(),
        lambda: panel.legality.play.click(),
        lambda: unplay.step_keys(chance.choice((-1, 1))),
        unplay.leave,
        lambda: QApplication.processEvents(),
        past.settled,
    )
    for _ in range(120):
        chance.choice(acts)()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        diagram = past.window.workbench.document.problem.position
        assert unplay.line.diagram.board == diagram.board


def test_left_and_right_walk_the_line_and_it_is_remembered(past: Past) -> None:
    past.take("c7-c5")
    past.take("Kd2-c1")
    there = past.shown()
    past.key(Qt.Key.Key_Right)
    past.key(Qt.Key.Key_Right)
    assert past.shown() == parse_fen(LONELY)
    assert past.unplay.is_active, "the diagram is a step of the line"
    past.key(Qt.Key.Key_Left)
    past.key(Qt.Key.Key_Left)
    assert past.shown() == there
    past.key(Qt.Key.Key_Escape)
    past.studio.trigger("unplay")
    past.settled()
    assert past.shown() == there
    past.key(Qt.Key.Key_Home)
    assert past.shown() == parse_fen(LONELY)
    past.key(Qt.Key.Key_End)
    assert past.shown() == there


def test_up_down_and_enter_choose_from_the_board(past: Past) -> None:
    past.studio.trigger("unplay")
    past.settled()
    past.key(Qt.Key.Key_Down)
    first = past.panel.last.list.current
    assert first is not None
    arrows = [overlay for overlay in past.window.board.overlays if isinstance(overlay, Arrow)]
    assert [(arrow.origin, arrow.target) for arrow in arrows] == [
        (first.first.origin, first.first.arrival)
    ]
    past.key(Qt.Key.Key_Down)
    second = past.panel.last.list.current
    assert second is not None
    assert second != first
    past.key(Qt.Key.Key_Up)
    past.key(Qt.Key.Key_Return)
    assert past.unplay.line.unmoves == (first.usual,)


def test_a_letter_says_what_was_captured(past: Past) -> None:
    past.studio.trigger("unplay")
    past.settled()
    past.select("Ka2-a1")
    QTest.keyClicks(past.window.board, "n")
    past.settled()
    assert past.unplay.line.text() == "-1...Ka2xNa1"
    assert past.shown() == parse_fen("8/8/8/2p5/8/8/k7/N1K5 b - - 0 1")


def test_a_man_is_dragged_back_to_where_he_was(past: Past) -> None:
    past.studio.trigger("unplay")
    past.settled()
    past.studio.drag("c5", "c7")
    past.settled()
    assert past.shown() == parse_fen("8/2p5/8/8/8/8/8/k1K5 b - - 0 1")
    past.studio.drag("c7", "c6")
    past.settled()
    assert past.shown() == parse_fen("8/2p5/8/8/8/8/8/k1K5 b - - 0 1"), "White has moved last"


def test_a_drag_with_several_captures_asks(past: Past, menu: Callable[[], QMenu]) -> None:
    past.studio.trigger("unplay")
    past.settled()
    past.studio.drag("a1", "a2")
    entries = [action.text().partition("\t")[0] for action in menu().actions()]
    assert entries == ["Nothing", "Knight", "Bishop", "Rook", "Queen"]
    QTest.keyClick(menu(), Qt.Key.Key_R)
    past.settled()
    assert past.unplay.line.text() == "-1...Ka2xRa1"


def test_a_click_on_a_man_lists_his_moves_alone(past: Past) -> None:
    past.studio.trigger("unplay")
    past.settled()
    QTest.mouseClick(past.window.board.viewport(), LEFT, NONE, past.centre("c5"))
    assert set(past.moves) == {"c6-c5", "c7-c5", *(m for m in past.moves if "x" in m)}
    assert all(move[-2:] == "c5" for move in past.moves)
    QTest.mouseClick(past.window.board.viewport(), LEFT, NONE, past.centre("c6"))
    past.settled()
    assert past.unplay.line.text() == "-1...c6-c5"
    past.key(Qt.Key.Key_Home)
    QTest.mouseClick(past.window.board.viewport(), LEFT, NONE, past.centre("c5"))
    past.key(Qt.Key.Key_Escape)
    assert past.unplay.is_active, "Escape lets the man go first"
    assert any("a1" in move for move in past.moves)


def test_what_is_stated_shortens_the_list(past: Past, menu: Callable[[], QMenu]) -> None:
    past.studio.trigger("unplay")
    past.take("c7-c5")
    past.take("Kd2-c1")
    board = past.window.board
    assert all("c7" not in move for move in past.moves)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, NONE, past.centre("a1"))
    nothing = menu().actions()[-1]
    assert nothing.text() == "Nothing was captured on a1"
    nothing.trigger()
    menu().close()
    past.settled()
    assert past.moves
    assert not any("x" in move for move in past.moves)
    assert Seal(parse_square("a1"), Sealed.QUIET) in set(board.overlays)
    past.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert any("x" in move for move in past.moves)
    assert past.unplay.line.step == 2
    assert past.window.workbench.document.problem.position == parse_fen(LONELY)


def test_undo_takes_back_what_was_taken_back(past: Past) -> None:
    past.take("c7-c5")
    past.take("Kd2-c1")
    past.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert past.unplay.line.text() == "-1...c7-c5"
    past.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert past.unplay.line.text() == "-1...c7-c5 -2.Kd2-c1"


def test_pointing_at_a_capture_shows_whom(past: Past) -> None:
    moves = past.panel.last.list
    past.select("Ka2-a1")
    row = moves.current
    assert row is not None
    cells = moves._delegate.cells(row, moves.visualRect(moves.currentIndex()), moves.font())
    rect, knight = next(cell for cell in cells if cell[1].unmove.text() == "Ka2xNa1")
    QTest.mouseMove(moves.viewport(), rect.center())
    man = knight.unmove.uncaptured
    assert man is not None
    assert Taken(parse_square("a1"), man) in set(past.window.board.overlays)
    QTest.mouseClick(moves.viewport(), LEFT, NONE, rect.center())
    past.settled()
    assert past.unplay.line.text() == "-1...Ka2xNa1"


def test_the_line_is_kept_with_the_problem_and_the_board_stays(past: Past) -> None:
    past.take("c7-c5")
    past.take("Kd2-c1")
    there = past.shown()
    strip, document = past.unplay.strip, past.window.workbench.document
    entries = strip.keep.menu().actions()
    entries[0].trigger()
    assert document.problem.comments == ("-1...c7-c5 -2.Kd2-c1",)
    assert past.shown() == there, "a comment is no other diagram"
    assert past.unplay.is_active
    entries[1].trigger()
    assert document.problem.extra("solution") == "-1...c7-c5 -2.Kd2-c1"
    QTest.mouseClick(strip.copy, LEFT)
    assert QGuiApplication.clipboard().text() == "-1...c7-c5 -2.Kd2-c1"
    document.history.undo()
    document.history.undo()
    assert document.problem.comments == ()
    assert past.shown() == there


def test_the_position_before_can_be_a_problem_of_its_own(past: Past) -> None:
    past.take("c7-c5")
    there = past.shown()
    past.unplay.strip.keep.menu().actions()[2].trigger()
    past.settled()
    document = past.window.workbench.document
    assert fen(document.problem.position).split()[:2] == fen(there).split()[:2]
    assert not past.unplay.is_active
    assert past.shown() == document.problem.position


def test_another_diagram_ends_it_and_the_line_waits_for_its_own(past: Past) -> None:
    past.take("c7-c5")
    past.studio.lay(problem(BLOCK))
    assert not past.unplay.is_active
    assert past.shown() == parse_fen(BLOCK)
    assert past.window.board.input.editable
    past.window.workbench.document.history.undo()
    past.settled()
    assert past.shown() == parse_fen(LONELY)
    past.studio.trigger("unplay")
    assert past.unplay.line.text() == "-1...c7-c5"
    assert past.shown() == parse_fen("8/2p5/8/8/8/8/8/k1K5 b - - 0 1")


def test_what_is_no_diagram_of_chess_is_not_judged(studio: Studio) -> None:
    past = Past(studio, "8/8/8/8/8/8/8/2K5 w - - 0 1")
    assert past.panel.last.isHidden()
    assert [fact.title for fact in past.panel.legality.facts] == ["Not judged"]


def test_no_last_move_is_told_as_the_reason(studio: Studio) -> None:
    past = Past(studio, "k1K5/P7/8/8/8/8/8/8 w - - 0 1")
    assert past.moves == []
    assert past.panel.legality.facts[0].title == "Illegal"


def test_the_only_last_move_is_proved(studio: Studio) -> None:
    past = Past(studio, "k1K5/P7/p7/8/8/8/8/8 w - - 0 1")
    rows = [row for row in past.panel.last.list.rows if isinstance(row, LastMoveGroup)]
    assert [len(row.possible) > 1 for row in rows] == [True]
    assert not rows[0].proved, "it is open what was captured"
