# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase table, theme chips and quality list in their column."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from studio import BLOCK, LEFT, SOUND, THREATS

import composer
from composer.analysis.phases import Change, phase_table
from composer.analysis.report import Analysis, analyse
from composer.analysis.themes.flag import Flag, Grade
from composer.gui.board.overlays import Arrow, Lit
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import LIGHT
from composer.gui.panels.chips import Chip, ChipsPanel
from composer.gui.panels.insight import InsightColumn
from composer.gui.panels.marks import flag_marks, line_marks, point_marks
from composer.gui.words.sentences import relettered
from composer.notation.letters import ENGLISH_S, GERMAN
from composer.problem.squares import parse_square
from composer.said.sentence import Notation, Sentence, said
from composer.solver.solve import solve


@pytest.fixture(scope="module")
def star_flights() -> Analysis:
    """What the block of the star flights means."""
    return analyse(composer.solve(BLOCK))


@pytest.fixture
def column(qtbot: QtBot, appearance: Appearance) -> InsightColumn:
    """An insight column, shown."""
    made = InsightColumn(appearance)
    qtbot.addWidget(made)
    made.resize(420, 700)
    made.show()
    return made


_SO = said("It is so.")


def flag(theme: str, grade: Grade = Grade.THEME, sentence: Sentence = _SO) -> Flag:
    return Flag(theme, grade, "key", (parse_square("d6"),), sentence=sentence)


def test_the_whole_analysis_is_shown(column: InsightColumn, star_flights: Analysis) -> None:
    column.show_analysis(star_flights, compare=False)
    assert [c.kind for c in column.grid.table.columns][::3] == ["set", "key"]
    assert "star_flights" in {face.theme for face in column.chips.faces}
    assert column.quality.points == star_flights.quality.points
    image = column.grid.grab().toImage()
    colours = {image.pixelColor(x, 44).name() for x in range(image.width())}
    assert LIGHT.changed_tint.lower() in colours  # 1...Kf8 is answered by another mate
    column.show_analysis(None, compare=False)
    assert not column.grid.isVisible()
    assert column.chips.proof == "No theme found yet."


def test_the_menu_shows_more_tries_and_fewer(column: InsightColumn, star_flights: Analysis) -> None:
    column.show_analysis(star_flights, compare=False)
    choices = {action.text(): action for action in column._tries.menu().actions()}
    assert list(choices) == [
        "No tries",
        "At most 2 tries",
        "At most 4 tries",
        "At most 8 tries",
    ]
    assert choices["At most 2 tries"].isChecked()
    assert len(column.grid.table.columns) == 4
    choices["At most 4 tries"].trigger()
    assert len(column.grid.table.columns) > 4
    assert column._tries.accessibleName() == "Tries 4"
    choices["No tries"].trigger()
    assert len(column.grid.table.columns) == 2  # set play and key alone
    assert choices["No tries"].isChecked()
    assert not choices["At most 2 tries"].isChecked()


@pytest.mark.parametrize("tries", [2, 8])
@pytest.mark.parametrize("wide", [280, 340, 500])
def test_the_key_is_never_out_of_sight(
    column: InsightColumn, star_flights: Analysis, tries: int, wide: int
) -> None:
    column.show_analysis(star_flights, compare=False)
    column._choose_tries(tries)
    column.resize(wide, 500)
    column.show()
    grid, bar = column.grid, column._table_area.horizontalScrollBar()
    last = len(grid.table.columns) - 1
    for place in (bar.minimum(), bar.maximum()):
        bar.setValue(place)
        seen = grid._seen()
        left = grid._places()[last]
        assert seen.left() <= left
        assert left + grid._widths[last + 1] <= seen.right() + 2
        assert grid._cell_at(QPoint(left + 3, 28 + 16)) == (0, last)
        assert seen.left() <= grid._places()[-1] < seen.right()


def test_changed_and_transferred_mates_are_told_from_the_set_play(star_flights: Analysis) -> None:
    table = phase_table(star_flights.solution, 0)
    key = len(table.columns) - 1
    found = {row.defence.uci: row.cells[key].change for row in table.rows}
    assert found == {
        "e7f8": Change.CHANGED,
        "e7d8": Change.CHANGED,
        "e7f6": Change.BOTH,
        "e7d6": Change.BOTH,
    }
    assert {row.cells[0].change for row in table.rows} == {Change.NONE}


def test_colours_and_signs_of_the_table_are_explained(
    column: InsightColumn, star_flights: Analysis
) -> None:
    column.show_analysis(star_flights, compare=False)
    words = [meaning for _, meaning in column.grid._legend]
    assert words == ["changed mate", "changed and transferred", "refutes", "cannot occur"]
    grid = column.grid
    grid.resize(grid.sizeHint())
    foot = QRect(0, grid.height() - 26, grid.width(), 26)
    said = grid.grab(foot).toImage()
    assert LIGHT.changed.lower() in {
        said.pixelColor(x, y).name() for x in range(said.width()) for y in range(said.height())
    }
    column.grid.show_table(phase_table(solve(SOUND, "#2"), 0))
    assert [meaning for _, meaning in column.grid._legend] == ["changed mate"]  # what occurs


def test_the_same_mate_is_not_tinted(column: InsightColumn) -> None:
    position = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3"  # Kd8 and Kf8: Qh4 and Qb4, set and after
    solution = composer.solve(position)
    column.grid.show_table(phase_table(solution, 0, solution.keys[0].move))
    column.grid.resize(column.grid.sizeHint())
    image = column.grid.grab().toImage()
    for row, defence in enumerate(["Kd8", "Kf8"]):
        assert column.grid.table.rows[row].defence.san == defence
        y = 28 + 32 * row + 7  # in the cells, above the words
        colours = {image.pixelColor(x, y).name() for x in range(image.width())}
        assert LIGHT.changed_tint.lower() not in colours
        assert LIGHT.transferred_tint.lower() not in colours


def test_it_is_pale_while_it_is_older_than_the_board(
    column: InsightColumn, star_flights: Analysis
) -> None:
    column.show_analysis(star_flights, compare=False)
    column.resize(400, 500)
    column.show()
    strong = column.grab().toImage()
    column.set_faded(True)
    assert column.is_faded
    assert column.grab().toImage() != strong
    column.set_faded(False)
    assert column.grab().toImage() == strong


def test_pointing_at_a_cell_names_its_line(
    column: InsightColumn, star_flights: Analysis, qtbot: QtBot
) -> None:
    column.show_analysis(star_flights, compare=False)
    grid = column.grid
    key = len(grid.table.columns)
    x = 14 + sum(grid._widths[:key]) + 10
    with qtbot.waitSignal(grid.line_pointed) as told:
        QTest.mouseMove(grid, QPoint(x, 28 + 16))
    line = told.args[0]
    assert line[0].uci == "e3e4"
    assert line[1] == grid.table.rows[0].defence
    assert len(line) == 3
    assert "#" in grid.hint  # said below the table, not over the next rows
    assert not grid.toolTip()
    with qtbot.waitSignal(grid.line_pointed) as told:
        QTest.mouseMove(grid, QPoint(x, 10))
    assert [move.uci for move in told.args[0]] == ["e3e4"]  # the head: the first move alone


def test_a_chip_lights_its_squares_and_proves_itself(column: InsightColumn, qtbot: QtBot) -> None:
    chips = column.chips
    proof = said("{line}.", line=Notation("1...Nd6 shuts Rd8"))
    chips.show_flags((flag("grimshaw", sentence=proof), flag("mutate")), False)
    with qtbot.waitSignal(chips.flag_pointed) as told:
        chips.choose("grimshaw")
    assert [each.id for each in told.args[0]] == ["grimshaw"]
    assert chips.proof == "1...Sd6 shuts Rd8."
    with qtbot.waitSignal(chips.flag_pointed) as told:
        chips.choose("grimshaw")  # once more puts it out
    assert told.args[0] == ()


def test_elements_are_shown_on_request_only(column: InsightColumn) -> None:
    chips = column.chips
    chips.show_flags((flag("grimshaw"), flag("self_block", Grade.ELEMENT)), False)
    assert [face.theme for face in chips.faces] == ["grimshaw"]
    QTest.mouseClick(column._elements, LEFT)
    assert [face.theme for face in chips.faces] == ["grimshaw", "self_block"]


def test_what_an_edit_won_and_lost_is_told_and_settles(qtbot: QtBot) -> None:
    chips = ChipsPanel(Appearance())
    qtbot.addWidget(chips)
    chips.show_flags((flag("grimshaw"), flag("mutate")), False)
    chips.show_flags((flag("mutate"), flag("novotny")), True)
    news = {face.theme: face.news for face in chips.faces}
    assert news == {"mutate": "", "novotny": "won", "grimshaw": "lost"}
    chips._settling.setInterval(1)
    chips._settling.start()
    qtbot.waitUntil(lambda: all(not face.news for face in chips.faces))
    assert [face.theme for face in chips.faces] == ["mutate", "novotny"]
    chips.show_flags((flag("zilahi"),), False)  # another problem: nothing is compared
    assert [face.news for face in chips.faces] == [""]


def test_a_chip_is_reached_and_switched_by_keyboard(qtbot: QtBot) -> None:
    chips = ChipsPanel(Appearance())
    qtbot.addWidget(chips)
    chips.show_flags((flag("grimshaw"),), False)
    chips.show()
    chip = chips.findChild(Chip)
    assert chip is not None
    QTest.keyClick(chip, Qt.Key.Key_Space)
    assert chip.isChecked()
    assert chip.accessibleName()


def test_moves_in_sentences_follow_the_letters() -> None:
    words = "After 1.Nb5 the Novotny on d6: 1...Nxd6, 2.Q7e4 and f8=N."
    assert relettered(words, ENGLISH_S) == words.replace("Nb5", "Sb5").replace(
        "Nxd6", "Sxd6"
    ).replace("=N", "=S")
    assert "1.Sb5" in relettered(words, GERMAN)
    assert "2.D7e4" in relettered(words, GERMAN)
    fairy = {"N": (("en", "N"), ("de", "SN")), "Q7": (("en", "Q7"), ("de", "X7"))}
    assert relettered("N7e4 Q7e4 =Q7 R7xe4", GERMAN, fairy) == "SN7e4 X7e4 =X7 T7xe4"
    assert "Novotny" in relettered(words, GERMAN)


def test_marks_of_lines_flags_and_points() -> None:
    solution = composer.solve(THREATS)
    key = solution.keys[0]
    assert key.move is not None
    line = (key.move, key.variations[0].defence)
    marks = line_marks(line)
    assert marks[0] == Lit(key.move.target)
    assert [mark.number for mark in marks if isinstance(mark, Arrow)] == [1, 2]
    assert line_marks(()) == ()
    square = parse_square("d6")
    shown = flag_marks((Flag("x", Grade.THEME, "key", (square,), line, (square, 7)),))
    assert Lit(square, framed=True) in shown
    assert Lit(7) in shown
    assert point_marks(None) == ()
    for point in analyse(solution).quality.points:
        assert {Lit(square) for square in point.squares} <= set(point_marks(point))


def test_quality_rows_are_told_one_by_one(
    column: InsightColumn, star_flights: Analysis, qtbot: QtBot
) -> None:
    column.show_analysis(star_flights, compare=False)
    quality = column.quality
    with qtbot.waitSignal(quality.point_pointed) as told:
        QTest.mouseMove(quality, QPoint(60, 6))
    assert told.args[0] == star_flights.quality.points[0]
    assert quality.height() == quality.heightForWidth(quality.width())
