# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares and marks put by hand: steps of the history that undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from composer.gui.board.tools import OF_MEN, BoardTool, ToolUse
from composer.gui.board.view import BoardView
from composer.gui.documents.boardtools import BoardTools
from composer.gui.documents.commands import Composing
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.men.squaretools import SquareTools
from composer.gui.program.men import square_menu
from composer.gui.user.notices import NoticeBar
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.problem.twintext import parse_twin, twin_text
from composer.rules.book import ORTHODOX, Rules
from composer.rules.conditions import condition_of
from composer.rules.grids import read_grid
from composer.rules.reading import rules_named

FEN = "4k3/8/8/8/3p4/8/PP6/R2QK3"
A1, B2, D1, D4, E4 = (parse_square(name) for name in ("a1", "b2", "d1", "d4", "e4"))


class Desk:
    """A board with its tools and the actions of composing, without the rest of the window."""

    def __init__(self, qtbot: QtBot) -> None:
        look = Appearance()
        self.board, self.workbench, self.notices = BoardView(look), Workbench(), NoticeBar(look)
        for part in (self.board, self.notices):
            qtbot.addWidget(part)
        self.composing = Composing(self.workbench, self.board, self.notices, look, self.board)
        self.tools = BoardTools(self.composing.twinning, self.notices, self.board)
        self.refused: list[str] = []
        self.composing.twinning.refused.connect(self.refused.append)
        self.workbench.problem_changed.connect(lambda each: self.board.set_position(each.position))
        self.open(Problem(parse_fen(FEN)))

    def open(self, problem: Problem) -> None:
        self.workbench.document.open(problem)

    def medieval(self) -> None:
        rules = rules_named("medieval")
        assert rules is not None
        self.open(self.problem.under(rules))

    @property
    def problem(self) -> Problem:
        return self.workbench.document.problem

    def rules(self) -> str:
        return str(self.problem.rules)

    def marks(self) -> str:
        return str(self.problem.position.state)

    def words(self) -> str:
        return self.workbench.document.history.undoText()

    def undo(self) -> None:
        self.workbench.document.history.undo()

    def do(self, name: str) -> None:
        self.composing.acts()[name]()


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_the_first_hole_adds_the_condition_and_the_last_takes_it_away(desk: Desk) -> None:
    desk.tools.use(ToolUse(BoardTool.HOLE, E4))
    assert (desk.rules(), desk.words()) == ("Hole e4", "Hole e4 set")
    desk.tools.use(ToolUse(BoardTool.HOLE, B2))
    assert desk.rules() == "Hole e4b2"
    desk.tools.use(ToolUse(BoardTool.HOLE, D4, taking=True))  # there is none
    desk.tools.use(ToolUse(BoardTool.HOLE, B2, taking=True))
    desk.tools.use(ToolUse(BoardTool.HOLE, E4))
    assert (desk.rules(), desk.words()) == ("", "Hole e4 taken away")
    for rules in ("Hole e4", "Hole e4b2", "Hole e4", ""):
        desk.undo()
        assert desk.rules() == rules
    assert fen(desk.problem.position) == fen(parse_fen(FEN))


def test_grid_lines_are_put_one_by_one(desk: Desk) -> None:
    desk.tools.use(ToolUse(BoardTool.GRID, D4, edge=(D4, E4)))
    assert desk.rules() == "GridChess Irregular GridLine Ve41"
    desk.tools.use(ToolUse(BoardTool.GRID, D4, taking=True, edge=(B2, B2 + 1)))
    desk.tools.use(ToolUse(BoardTool.GRID, D4, edge=(D4, E4)))
    assert desk.rules() == ""
    desk.tools.set_grid(read_grid(""))
    assert (desk.rules(), desk.words()) == ("GridChess", "grid set")
    desk.tools.use(ToolUse(BoardTool.GRID, D4, edge=(D4, E4)))  # of the cells: they become one
    assert desk.rules().startswith("GridChess Irregular")
    desk.tools.set_grid(None)
    assert desk.rules() == ""
    count = desk.workbench.document.history.count()
    desk.tools.set_grid(None)
    assert desk.workbench.document.history.count() == count


def test_a_grid_that_is_not_understood_is_kept(desk: Desk) -> None:
    rules = Rules.of(conditions=[condition_of("GridChess Sideways")])  # as a file keeps it
    desk.open(desk.problem.under(rules))
    desk.tools.use(ToolUse(BoardTool.GRID, D4, edge=(D4, E4)))
    assert desk.rules() == "GridChess Sideways"
    assert "not understood" in desk.notices.said[0].sentence


def test_marks_are_set_on_men_of_the_medieval_game(desk: Desk) -> None:
    desk.tools.turn(BoardTool.IMMUNE, D1)
    assert desk.marks() == ""
    assert "medieval" in desk.notices.said[0].sentence
    desk.medieval()
    desk.tools.turn(BoardTool.LEAPS, D1)
    desk.tools.turn(BoardTool.IMMUNE, D4)
    assert desk.words() == "mark “Immune” of d4 set"
    desk.tools.turn(BoardTool.IMMOVABLE, E4)  # nobody stands there
    desk.tools.turn(BoardTool.LEAPS, A1)
    assert "fers" in desk.notices.said[0].sentence
    desk.tools.set_intact(True)
    assert desk.marks() == "fresh=d1;immune=d4;intact"
    desk.tools.turn(BoardTool.IMMUNE, D4)
    desk.tools.set_intact(False)
    assert desk.marks() == "fresh=d1"


def test_marks_that_a_file_brought_can_be_taken_away_in_any_game(desk: Desk) -> None:
    desk.open(Problem(parse_fen(f"{FEN} w - - 0 1 immune=d1")))
    desk.tools.turn(BoardTool.IMMUNE, D1)
    assert desk.marks() == ""


@pytest.mark.parametrize(
    ("name", "rules", "marks"),
    [
        ("mirror", "GridChess HorizontalShift, Hole d4, Imitator g2", "immune=e1"),
        ("rotate", "GridChess VerticalShift, Hole d4, Imitator b7", "immune=a5"),
        ("shift-up", "GridChess HorizontalShift, Hole e5, Imitator b3", "immune=d2"),
        ("swap-colours", "GridChess HorizontalShift, Hole e5, Imitator b7", "immune=d8"),
        ("clear", "GridChess HorizontalShift", ""),
    ],
)
def test_special_squares_go_with_the_whole_board(
    desk: Desk, name: str, rules: str, marks: str
) -> None:
    found = rules_named("GridChess HorizontalShift, Hole e4, Imitator b2")
    assert found is not None
    start = Problem(parse_fen("8/4k3/8/8/8/8/8/R2QK3 w - - 0 1 immune=d1")).under(found)
    desk.open(start)
    desk.do(name)
    assert (desk.rules(), desk.marks()) == (rules, marks)
    assert desk.workbench.document.history.count() == 1
    desk.undo()
    assert desk.problem == start


def test_no_special_square_is_shifted_off_the_board(desk: Desk) -> None:
    desk.tools.use(ToolUse(BoardTool.WORMHOLE, parse_square("h8")))
    desk.do("shift-right")
    assert desk.rules() == "Wormholes h8"
    assert "special square" in desk.notices.said[0].sentence


def test_special_squares_are_set_in_the_diagram_only(desk: Desk) -> None:
    desk.open(replace(desk.problem, twins=(parse_twin("b", "move a2 a3"),)))
    desk.composing.twinning.show(1)
    desk.tools.use(ToolUse(BoardTool.HOLE, E4))
    assert desk.rules() == ""
    assert len(desk.refused) == 1


def test_a_twin_that_is_turned_takes_holes_and_imitators_along(desk: Desk) -> None:
    rules = rules_named("Hole e4, Imitator b2, Wormholes a8")
    assert rules is not None
    desk.open(replace(desk.problem.under(rules), twins=(parse_twin("b", ""),)))
    twinning = desk.composing.twinning
    twinning.show(1)
    desk.do("mirror")
    (twin,) = desk.problem.twins
    assert twin_text(twin) == "Mirror a1<-->h1"
    assert str(twinning.problem.rules) == "Hole d4, Imitator g2, Wormholes a8"
    twinning.set_stipulation(
        replace(parse_stipulation("#3"), rules=twinning.problem.rules), "other"
    )
    assert twin_text(desk.problem.twins[0]) == "Mirror a1<-->h1 Stipulation #3"
    assert str(twinning.problem.rules) == "Hole d4, Imitator g2, Wormholes a8"
    assert desk.rules() == str(rules)


def test_a_twin_has_other_conditions(desk: Desk) -> None:
    circe, madrasi = (Rules.of(conditions=(condition_of(name),)) for name in ("Circe", "Madrasi"))
    desk.open(replace(desk.problem.under(circe), twins=(parse_twin("b", ""),)))
    twinning = desk.composing.twinning
    twinning.show(1)
    for rules, text in (
        (madrasi, "Condition Madrasi"),
        (ORTHODOX, "Condition"),
        (circe, ""),
    ):
        twinning.set_stipulation(replace(desk.problem.stipulation, rules=rules), "other conditions")
        assert twin_text(desk.problem.twins[0]) == text
        assert twinning.problem.rules == rules
    assert desk.rules() == str(circe)


def test_a_click_says_what_is_special_about_a_man(desk: Desk) -> None:
    for tool, square, letter in (
        (BoardTool.KAMIKAZE, D4, "P{kamikaze}"),
        (BoardTool.HALF_NEUTRAL, D4, "=P{half-neutral,kamikaze}"),
        (BoardTool.KAMIKAZE, D4, "=P{half-neutral}"),
    ):
        desk.tools.use(ToolUse(tool, square))
        man = desk.problem.position[square]
        assert man is not None
        assert man.letter.upper() == letter.upper()
    before = desk.problem
    desk.tools.use(ToolUse(BoardTool.KAMIKAZE, E4))  # nobody stands there
    desk.tools.use(ToolUse(BoardTool.ROYAL, before.position.squares_of(Man.WHITE_KING)[0]))
    assert desk.problem is before


def test_the_strip_shows_what_holds(qtbot: QtBot, desk: Desk, appearance: Appearance) -> None:
    strip = SquareTools(appearance)
    qtbot.addWidget(strip)
    strip.resize(420, 120)
    strip.show()
    strip.show_problem(desk.problem)
    assert not any(strip.tiles[tool].isVisible() for tool in OF_MEN)
    desk.medieval()
    desk.tools.set_intact(True)
    strip.show_problem(desk.problem)
    assert all(tile.isVisible() for tile in strip.tiles.values())
    assert strip.intact.isChecked()
    checked = [action.text() for action in strip.grids.menu().actions() if action.isChecked()]
    assert checked == ["No grid"]
    rules = rules_named("GridChess VerticalShift")
    assert rules is not None
    strip.show_problem(desk.problem.under(rules))
    checked = [action.text() for action in strip.grids.menu().actions() if action.isChecked()]
    assert checked == ["Shifted by a rank"]


def test_a_tile_picks_its_tool_and_puts_it_away(qtbot: QtBot, appearance: Appearance) -> None:
    strip = SquareTools(appearance)
    qtbot.addWidget(strip)
    strip.show()
    picked: list[BoardTool | None] = []
    strip.picked.connect(picked.append)
    strip.picked.connect(strip.show_tool)
    for tool in (BoardTool.HOLE, BoardTool.IMITATOR, BoardTool.IMITATOR):
        QTest.mouseClick(strip.tiles[tool], Qt.MouseButton.LeftButton)
    assert picked == [BoardTool.HOLE, BoardTool.IMITATOR, None]
    kamikaze = next(a for a in strip.qualities.menu().actions() if a.text() == "Kamikaze")
    kamikaze.trigger()
    assert picked[-1] is BoardTool.KAMIKAZE
    assert strip.qualities.text() == "Kamikaze"
    kamikaze.trigger()
    assert picked[-1] is None
    chosen: list[object] = []
    strip.grid_chosen.connect(chosen.append)
    for action in strip.grids.menu().actions()[:2]:
        action.trigger()
    assert chosen == [None, read_grid("")]


def test_the_menu_of_a_square_offers_what_fits(qtbot: QtBot, desk: Desk) -> None:
    turned: list[tuple[BoardTool, int]] = []

    def offered(square: int, turn: Callable[[BoardTool, int], None]) -> dict[str, bool]:
        menu = square_menu(desk.problem, square, turn)
        qtbot.addWidget(menu)
        for action in menu.actions():
            if action.text() == "Imitator":
                action.trigger()
        return {
            action.text(): action.isChecked() for action in menu.actions() if action.isCheckable()
        }

    assert list(offered(D1, lambda *use: turned.append(use))) == [
        "Hole",
        "Wormhole",
        "Magic square",
        "Imitator",
    ]
    assert turned == [(BoardTool.IMITATOR, D1)]
    desk.medieval()
    desk.tools.turn(BoardTool.IMMUNE, D1)
    fers, pawn, nobody = (offered(at, lambda *_: None) for at in (D1, D4, E4))
    assert fers["Immune"]
    assert not fers["May leap"]
    assert "May leap" not in pawn
    assert "Immune" in pawn
    assert "Immune" not in nobody
