# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table under the hand: drops, ticks, phases held and let go, why, keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio, problem

from composer.analysis.schemes.live import LiveTable, PhaseKind
from composer.analysis.schemes.question import Kind, Want
from composer.gui.board.overlays import Arrow, Lit
from composer.gui.schemes.benchpane import BenchPane
from composer.gui.schemes.livegrid import LiveGrid
from composer.gui.schemes.livewords import cell_text, head_words
from composer.notation.letters import ENGLISH
from composer.notation.moves import move_text
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.solver.schemeplay import number_of, parse_step
from composer.solver.solution import Verdict

SPLIT = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"
SCHEME = "8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1"
HOLE = "2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1"


def number(step: str) -> int:
    return number_of(parse_step(step))


class Bench:
    """The bench of a studio, open, with what a test asks of it."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.window = studio, studio.window
        studio.trigger("scheme-bench")
        self.bench = self.window.study.bench
        self.pane: BenchPane = self.window.findChild(BenchPane)
        self.table, self.grid = self.pane.table, self.pane.table.grid

    def lay(self, fen: str, *held: str) -> LiveTable:
        self.studio.lay(problem(fen))
        for step in held:
            self.bench.hold(number(step))
        return self.known()

    def known(self) -> LiveTable:
        """Wait until the table is that of the board."""
        self.studio.until(lambda: not self.table.is_busy)
        assert self.grid.table is not None
        return self.grid.table

    def cells(self) -> dict[str, list[str]]:
        table = self.known()
        return {
            move_text(row.move): [
                cell_text(table, row, place, ENGLISH) for place in range(len(row.cells))
            ]
            for row in table.rows
        }

    def heads(self) -> list[str]:
        return [head_words(column, ENGLISH) for column in self.known().columns]

    def row(self, reply: str) -> int:
        found = self.grid.place_of(number(reply))
        assert found is not None
        return found

    def click(self, place: QPoint) -> None:
        QTest.mouseClick(self.grid, LEFT, NONE, place)
        self.known()


@pytest.fixture
def bench(studio: Studio) -> Iterator[Bench]:
    made = Bench(studio)
    yield made
    for phase in made.bench.question.phases if made.bench.question else ():
        made.bench.let_go(phase)


def test_the_table_follows_every_drop_and_says_what_it_changed(bench: Bench) -> None:
    bench.lay(SPLIT, "c8e6", "f5e4")
    assert bench.heads() == ["Set", "1.Be6?", "1.Ke4!"]
    assert bench.cells() == {
        "c5": ["Qh6, Qxe5", "Qxe5", "Qh6"],
        "c6": ["no mate", "Nc8", "Nf5"],
        "e4": ["no mate", "hole: e4!", "·"],
    }
    assert bench.pane.head.verdict is Verdict.SOUND
    assert "1.Ke4!" in bench.pane.head.sentence
    bench.studio.drag("d2", "c2")
    bench.known()
    assert bench.grid.table.position == bench.bench.question.position
    assert bench.table.news.text().startswith("since the last drop:")
    bench.studio.trigger("undo")
    assert bench.cells()["c5"] == ["Qh6, Qxe5", "Qxe5", "Qh6"]


def test_a_scheme_after_its_key_is_read_and_not_refused(bench: Bench) -> None:
    bench.lay(SCHEME)
    assert bench.bench.question.kind is Kind.AFTER_KEY
    assert bench.cells() == {"Bf6": ["Qc6"], "Rf6": ["Qd4"], "Nf6": ["Nc5"]}
    assert bench.pane.head.sentence.startswith("No hole (threat 2.Bf3#)")
    bench.lay(HOLE)
    assert bench.pane.head.sentence.startswith("One hole: Rf4")
    assert bench.cells()["Rf4"] == ["hole: Rf4"]


def test_a_missing_king_is_hinted_at_in_the_tray_and_the_rest_is_worked(bench: Bench) -> None:
    palette = bench.window.study.palette
    bench.lay(SCHEME.replace("1K6", "8"))
    assert palette.asked_man == Man.from_letter("K")
    assert len(bench.grid.table.rows) == 3
    bench.studio.put("K", "b1")
    bench.known()
    assert palette.asked_man is None
    bench.studio.lay(Problem(problem("8/8/8/3Q4/8/8/8/4K3 w - - 0 1").position))
    bench.studio.until(lambda: not bench.table.is_busy)
    assert palette.asked_man == Man.from_letter("k")
    assert bench.pane.head.sentence.startswith("Black's king is missing")


def test_what_the_bench_does_not_work_is_told_so(bench: Bench) -> None:
    bench.studio.lay(problem(SPLIT, "h#2"))
    bench.studio.until(lambda: not bench.table.is_busy)
    assert bench.grid.table is None
    assert "s#2" in bench.pane.head.sentence


THREE = "8/P5N1/4PP1P/rp2k2P/pN4Qn/K2B4/1P6/8 b - - 0 1"


def test_longer_play_has_continuations_in_the_place_of_mates(bench: Bench) -> None:
    bench.studio.lay(problem(THREE, "after #3"))
    assert bench.cells() == {
        "Ng2": ["Qf5+"],
        "Nf3": ["Qf5+"],
        "Nf5": ["Qxf5+"],
        "Kxf6": ["Qf4+"],
        "Ng6": ["Qf5+"],
    }
    assert bench.pane.head.sentence.startswith("No hole (threat 2.Se8)")
    QTest.mouseMove(bench.grid, bench.grid.cell(bench.row("h4g2"), 0).center())
    bench.studio.until(lambda: "2.Se8? " in bench.table.hint.text())
    bench.studio.lay(problem(THREE.replace(" b ", " w "), "s#3"))
    bench.known()
    assert bench.pane.head.sentence.startswith("No key")
    asked = bench.window.study.bench.problem.stipulation
    assert str(asked) == "s#3"


def test_ticks_and_phases_are_turned_by_the_mouse(bench: Bench) -> None:
    bench.lay(SPLIT, "c8e6")
    assert bench.heads() == ["Set", "1.Be6?", "1.Ke4!"]  # the key comes by itself
    bench.click(bench.grid.tick(bench.row("c7c6")).center())
    assert bench.bench.question.ticked == {number("c7c5")}
    bench.click(bench.grid.tick(bench.row("e5e4")).center())
    assert bench.bench.question.ticked == {number("c7c5"), number("e5e4")}
    bench.click(bench.grid.cross(1).center())
    assert bench.heads() == ["Set", "1.Ke4!"]


def test_a_mate_is_wanted_of_several(bench: Bench) -> None:
    bench.lay(SPLIT)
    dual = bench.grid.cell(bench.row("c7c5"), 0).center()
    wanted = []
    for _ in range(3):
        bench.click(dual)
        wanted.append({each.mate for each in bench.bench.question.wanted})
    assert wanted == [{number("e3h6")}, {number("e3e5")}, set()]


def test_a_wanted_mate_that_works_no_longer_says_why(bench: Bench) -> None:
    bench.lay(SPLIT, "f5e4")
    bench.bench.want(Want(number("f5e4"), number("c7c5"), number("e3h6")))
    bench.studio.put("p", "f4")  # it takes the queen's line from her
    table = bench.known()
    place = [column.first for column in table.columns].index(number("f5e4"))
    assert bench.grid.cell_text(bench.row("c7c5"), place).endswith("not Qh6")
    QTest.mouseMove(bench.grid, bench.grid.cell(bench.row("c7c5"), place).center())
    bench.studio.until(lambda: bench.table.hint.text())
    assert "wanted: 2.Qh6? its line is closed" in bench.table.hint.text()


def test_the_defence_of_a_wanted_mate_is_ticked(bench: Bench) -> None:
    bench.lay(SPLIT)
    bench.click(bench.grid.tick(bench.row("c7c5")).center())
    assert number("c7c5") not in (bench.bench.question.ticked or ())
    bench.click(bench.grid.cell(bench.row("c7c5"), 0).center())
    assert number("c7c5") in (bench.bench.question.ticked or ())


def test_a_first_move_is_played_on_the_board_and_held(bench: Bench) -> None:
    bench.lay(SPLIT)
    before = bench.window.workbench.document.problem.position
    bench.table.hold.playing.begin()
    bench.studio.drag("c8", "e6")
    assert bench.heads() == ["Set", "1.Be6?", "1.Ke4!"]
    assert bench.window.workbench.document.problem.position is before
    bench.table.hold.playing.begin()
    QTest.keyClick(bench.window.board, Qt.Key.Key_Escape)
    bench.studio.drag("c8", "b7")
    assert bench.window.workbench.document.problem.position is not before


def test_first_moves_are_listed_with_their_refutations(bench: Bench) -> None:
    bench.lay(SPLIT)
    hold = bench.table.hold
    QTest.mouseClick(hold, LEFT)
    bench.studio.until(hold.menu_shown.isVisible)
    play, _, best, *others = hold.menu_shown.actions()
    assert play.objectName() == "play-first"
    assert best.text() == "1.Ke4!  solves"
    tried = next(action for action in others if action.text() == "1.Be6?  e4!")
    hold.menu_shown.hide()
    tried.trigger()
    assert "1.Be6?" in bench.heads()


def test_pointing_at_a_row_shows_and_says_why(bench: Bench) -> None:
    bench.lay(SCHEME)
    place = bench.grid.cell(bench.row("e5f6"), 0).center()
    QTest.mouseMove(bench.grid, place)
    bench.studio.until(lambda: bench.table.hint.text())
    assert bench.table.hint.text() == (
        "1...Bf6 closes White's line on f6 · 2.Qc6#: White's line opened, Mate by pin, only this"
        " · 2.Qd4? Bxd4 · 2.Sc5? Sxc5"
    )
    marks = bench.window.board.overlays.of("bench")
    assert Lit(parse_square("f6"), framed=True) in marks
    assert sum(isinstance(mark, Arrow) for mark in marks) == 2
    bench.studio.drag("b1", "a1")
    assert not bench.window.board.overlays.of("bench")


def test_everything_is_reached_by_keys(bench: Bench) -> None:
    bench.lay(SPLIT, "c8e6", "f5e4")
    grid: LiveGrid = bench.grid
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Left)
    QTest.keyClick(grid, Qt.Key.Key_Up)
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    assert bench.heads() == ["Set", "1.Ke4!"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(grid, key)
    bench.known()
    assert bench.bench.question.ticked == {number("c7c6")}
    bench.lay(SCHEME)
    for _ in range(4):
        QTest.keyClick(grid, Qt.Key.Key_Down)
    assert len(grid.rows) == 3
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert len(grid.rows) == 22
    QTest.keyClick(grid, Qt.Key.Key_Escape)
    assert bench.window.board.hasFocus()
    grid.turn_rest()


def test_a_document_keeps_what_was_held_for_it(bench: Bench) -> None:
    bench.lay(SPLIT, "c8e6")
    first = bench.window.workbench.document
    bench.window.workbench.open_beside(problem(HOLE))
    bench.known()
    assert bench.bench.question.phases == ()
    assert not bench.table.news.text()
    bench.window.workbench.show(first)
    assert [each.kind for each in bench.known().columns] == [
        PhaseKind.SET,
        PhaseKind.TRY,
        PhaseKind.KEY,
    ]


def test_no_click_on_the_table_of_the_position_before_counts(bench: Bench) -> None:
    bench.lay(SPLIT)
    row = next(each for each in bench.grid.table.rows if each.thematic)
    bench.bench.take(parse_fen("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/7n w - - 0 1"), "a man put down")
    ticked = bench.bench.question.ticked
    bench.grid.ticked.emit(row)  # before the new table is there
    assert bench.bench.question.ticked == ticked
