# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window shows belongs to the problem on the board, and to the question in the field."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTreeView
from studio import BLOCK, NO_KING, NO_SOLUTION, THREATS, Studio, problem

from composer.analysis.phases import phase_table
from composer.gui.board.overlays import Arrow
from composer.gui.panels.insight import is_step
from composer.gui.panels.linestrip import LineStrip
from composer.problem.edits import remove
from composer.problem.fen import parse_fen
from composer.problem.squares import parse_square
from composer.problem.twins import MoveMan, RemoveMan, Twin
from composer.solver.solution import Verdict
from composer.studio.saving import RecordPlace

COOKED = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3 w - - 0 1"  # 1.Qe4 and 1.Qe3


def near(studio: Studio) -> Studio:
    """Let a sound problem have its neighbours listed."""
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    studio.trigger("neighbours")
    studio.until(lambda: edits(studio))
    return studio


def edits(studio: Studio) -> list[str]:
    return [row.text for row in studio.window.aids.neighbours.rows() if row.step is not None]


def arrows(studio: Studio) -> list[tuple[str, Arrow]]:
    """Return all arrows on the board, with whose they are."""
    owners = ("tree", "insight", "verdict", "note", "preview", "line")
    board = studio.window.board
    return [
        (who, mark) for who in owners for mark in board.overlays.of(who) if isinstance(mark, Arrow)
    ]


def analysed(studio: Studio) -> None:
    studio.until(
        lambda: (
            studio.window.pane.answer.analysis is not None
            and studio.window.pane.answer.is_about(studio.window.workbench.document.problem)
        )
    )


def choose_first_row(studio: Studio, key: str) -> QTreeView:
    """Select the first move of a section of the solution, as the keyboard does."""
    tree = studio.window.pane.solution.tree
    model = tree.model()
    section = next(
        model.index(n, 0) for n in range(model.rowCount())
        if model.row_of(model.index(n, 0)).key == key
    )  # fmt: skip
    tree.setFocus()
    tree.setCurrentIndex(model.index(0, 0, section))
    return tree


def test_neighbours_of_the_last_problem_go_where_the_next_cannot_be_solved(
    studio: Studio,
) -> None:
    near(studio)
    studio.lay(problem(BLOCK, "ser-hs#2"))  # such series are not solved
    studio.until(lambda: studio.window.aids.neighbourhood.nearby is None)
    assert edits(studio) == []
    assert "solved to the end" in studio.window.aids.neighbours.progress.text()


def test_repairs_of_the_last_problem_go_where_the_next_cannot_be_solved(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(COOKED))
    assert studio.answered() is Verdict.COOKED
    studio.until(lambda: window.aids.mender.mending is not None)
    studio.trigger("repair")
    studio.until(lambda: any(row.step for row in window.aids.repair.list.rows))
    studio.lay(problem(COOKED, "h#2"))
    studio.until(lambda: window.aids.mender.mending is None)
    assert not any(row.step for row in window.aids.repair.list.rows)
    assert window.aids.repair.boxes() == ()
    assert window.aids.repair.key_button.text() == ""


def test_the_phases_follow_how_many_refutations_are_allowed(studio: Studio) -> None:
    """Both answers name the same themes; what is known already comes whole at once."""
    window = studio.window
    studio.lay(problem("8/B2pK3/8/2P1k3/R2N1p2/1Pp3P1/2P5/8 w - - 0 1"))
    shown = []
    for number in (1, 3, 1, 3):
        window.study.inquiry.allow_refutations(number)
        studio.until(
            lambda number=number: (
                window.pane.answer.question.options.refutations == number
                and window.pane.answer.weighed
            )
        )
        shown.append(window.pane.insight.grid.table)
        assert shown[-1] == phase_table(window.pane.answer.solution, 2)
    assert shown[0] != shown[1]


def test_a_search_that_is_not_understood_shows_no_hits_and_says_so(studio: Studio) -> None:
    window = studio.window
    studio.trigger("show-library")
    window.library.set_query("author:zeller")
    studio.until(lambda: window.library.found is not None and window.library.found.query)
    assert len(studio.record_ids()) == 1
    window.library.set_query("author:zeller nosuchfield:3")
    studio.until(lambda: window.library.found is None)
    assert studio.record_ids() == []
    assert window.library.records.ids == ()  # and an export has nothing to write
    said = [each.text() for each in window.library.findChildren(QLabel) if each.isVisible()]
    assert any("Nothing is shown" in words for words in said)
    window.librarian.changed.emit(object())  # what else comes must not bring the old hits back
    window.library.searching.again()
    answered: list[bool] = []
    window.librarian.read(lambda _: True, answered.append)  # after whatever was asked before
    studio.until(lambda: answered)
    assert studio.record_ids() == []
    window.library.set_query("author:aubry")
    studio.until(lambda: window.library.found is not None)
    assert len(studio.record_ids()) == 1


def test_a_slow_search_shows_the_hits_of_before_pale(studio: Studio) -> None:
    page = studio.window.library
    studio.trigger("show-library")
    studio.until(lambda: page.found is not None)
    page.filter.asked.emit("author:zeller")
    page._late.timeout.emit()  # the clock is moved: the answer takes long
    assert page._pale.isEnabled()
    studio.until(lambda: page.found.query == "author:zeller")
    assert not page._pale.isEnabled()


def test_escape_takes_the_arrows_off_and_they_do_not_come_back(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    analysed(studio)
    tree = choose_first_row(studio, "keys")
    assert arrows(studio)
    QTest.keyClick(tree, Qt.Key.Key_Return)  # the board plays it
    studio.until(lambda: studio.window.study.reading.is_active)
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert not studio.window.study.reading.is_active
    assert arrows(studio) == []
    QTest.mouseMove(tree.viewport(), QPoint(5, tree.viewport().height() - 2))
    QTest.mouseMove(studio.window.board.viewport(), QPoint(3, 3))
    tree.leaveEvent(QEvent(QEvent.Type.Leave))  # the pointer goes: the row is not shown again
    assert arrows(studio) == []


def test_rings_of_the_diagram_do_not_lie_on_a_line_that_is_played(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.answered()
    analysed(studio)
    studio.trigger("needed")
    studio.until(lambda: window.aids.needed.needs.complete)
    assert window.board.overlays.of("needed")
    tree = choose_first_row(studio, "keys")
    QTest.keyClick(tree, Qt.Key.Key_Return)
    studio.until(lambda: window.study.reading.is_active)
    assert not window.board.overlays.of("needed")
    assert window.study.caption_place.currentWidget() is window.findChild(LineStrip)
    studio.until(lambda: window.board.position[parse_square("e4")] is not None)
    assert window.study.composing.square_words(parse_square("e4")) == "e4, white queen"
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert window.board.overlays.of("needed")
    assert window.study.caption_place.currentWidget() is window.aids.needed.legend


def test_escape_on_the_board_puts_a_chosen_theme_out(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    analysed(studio)
    chips = studio.window.pane.insight.chips
    chips.choose("star_flights")
    assert studio.window.board.overlays.of("insight")
    studio.window.board.setFocus()
    QTest.keyClick(studio.window.board, Qt.Key.Key_Escape)
    assert not studio.window.board.overlays.of("insight")


def test_a_preview_is_not_mixed_with_arrows_of_the_solution(studio: Studio) -> None:
    near(studio)
    tree = choose_first_row(studio, "keys")
    assert {who for who, _ in arrows(studio)} == {"tree"}
    shown = studio.window.aids.neighbours.list
    spot = shown.visualRect(shown.model().index(0, 0)).center()
    QTest.mouseMove(shown.viewport(), spot)
    studio.until(lambda: studio.window.aids.preview.shown is not None)
    assert {who for who, _ in arrows(studio)} <= {"preview"}
    tree.setCurrentIndex(tree.indexBelow(tree.currentIndex()))
    assert {who for who, _ in arrows(studio)} <= {"preview"}


def test_chips_compare_steps_of_one_problem_only(studio: Studio) -> None:
    window = studio.window

    def news() -> set[str]:
        return {face.news for face in window.pane.insight.chips.faces if face.news}

    studio.lay(problem(BLOCK))
    studio.answered()
    analysed(studio)
    studio.lay(problem(THREATS))  # pasted, say: another problem
    studio.answered()
    analysed(studio)
    assert news() == set()
    window.workbench.document.open(problem(BLOCK), RecordPlace())
    studio.answered()
    analysed(studio)
    assert news() == set()
    fewer = remove(parse_fen(BLOCK), parse_square("a4"))
    studio.lay(replace(problem(BLOCK), position=fewer))
    studio.answered()
    window.pane.set_options(window.pane._options)  # letters, say, change meanwhile
    window.workbench.document.open(problem(THREATS), RecordPlace())
    studio.answered()
    analysed(studio)
    assert news() == set()


def test_a_twin_is_not_compared_with_the_diagram_nor_takes_its_key(studio: Studio) -> None:
    window = studio.window
    less = Twin("b", (MoveMan(parse_square("a3"), parse_square("a2")),))  # sound, but no mutate
    cooked = Twin("c", (RemoveMan(parse_square("h7")),))  # by the diagram's key, too
    window.workbench.document.open(replace(problem(BLOCK), twins=(less, cooked)), RecordPlace())
    studio.answered()
    analysed(studio)
    shown = {face.theme for face in window.pane.insight.chips.faces}
    for place in (1, 2):
        window.twinning.show(place)
        studio.until(lambda: window.pane.answer.is_about(window.twinning.problem))
        studio.until(lambda: window.pane.answer.analysis is not None)
        assert not [face for face in window.pane.insight.chips.faces if face.news]
        if place == 1:
            assert {face.theme for face in window.pane.insight.chips.faces} != shown
    assert window.pane.answer.solution.verdict is Verdict.COOKED
    assert window.pane.answer.meant is None


def test_a_step_is_told_from_another_problem(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    analysed(studio)
    before = studio.window.pane.answer.analysis
    studio.trigger("mirror")
    studio.answered()
    analysed(studio)
    assert is_step(before, studio.window.pane.answer.analysis)
    assert not is_step(None, before)
    assert not is_step(before, before)


def test_versions_of_another_problem_are_not_shown(studio: Studio) -> None:
    window = studio.window
    window.desk.open_record(2)
    studio.until(lambda: window.workbench.document.place.record_id == 2)
    studio.until(lambda: window.shelves.story.versions())
    told: list[tuple[int | None, set[int]]] = []

    def note() -> None:
        shown = {version.record_id for version in window.shelves.story.versions()}
        told.append((window.workbench.document.place.record_id, shown))

    window.shelves.story.changed.connect(note)
    window.desk.open_record(3)
    studio.until(lambda: (3, {3}) in told)
    assert all(shown <= {here} for here, shown in told)


def test_what_is_above_solving_shows_no_tree_nor_table_of_before(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    analysed(studio)
    for fen, verdict in ((NO_KING, Verdict.INVALID), (NO_SOLUTION, Verdict.NO_SOLUTION)):
        studio.lay(problem(fen))
        assert studio.answered() is verdict
        studio.until(lambda: not studio.window.pane.answer.wants_analysis)
        faces = studio.window.pane.insight.chips.faces
        assert not faces


def test_the_key_of_the_sound_position_before_is_meant(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    cooked = remove(parse_fen(BLOCK), parse_square("h7"))
    studio.lay(replace(problem(BLOCK), position=cooked))
    assert studio.answered() is Verdict.COOKED
    analysed(studio)
    assert window.pane.answer.meant.uci == "e3e4"
    assert window.pane.insight.grid.table.columns[-1].kind == "key"
    model = window.pane.solution.tree.model()
    rows = [model.row_of(model.index(n, 0)) for n in range(model.rowCount())]
    keys = next(row for row in rows if row.key == "keys")
    told = {row.key: (row.is_key, [tag.text for tag in row.tags]) for row in keys.children}
    assert told["e3e4"][0]
    assert "intended" in told["e3e4"][1]
    others = [each for name, each in told.items() if name != "e3e4"]
    assert len(others) == 1
    assert all(not is_key and "cook" in tags for is_key, tags in others)
    assert "1.Qe4! is meant" in window.pane.verdict.sentence


def test_the_key_of_another_problem_is_not_meant_in_what_is_pasted(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.answered()
    window.aids.intended._sound.append("e1e4")  # the key of a sound position before
    QGuiApplication.clipboard().setText(COOKED)
    studio.trigger("paste")
    assert studio.answered() is Verdict.COOKED
    analysed(studio)
    assert window.pane.answer.meant is None
    studio.until(lambda: window.aids.mender.mending is not None)
    assert window.aids.mender.mending.is_guessed


def test_a_cooked_problem_says_that_no_key_is_marked_until_one_is(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(COOKED))
    assert studio.answered() is Verdict.COOKED
    analysed(studio)
    assert window.pane.answer.meant is None
    assert [column.kind for column in window.pane.insight.grid.table.columns][-2:] == [
        "cook",
        "cook",
    ]
    said = [each.text() for each in window.pane.insight.findChildren(QLabel) if not each.isHidden()]
    assert any("not marked which key is meant" in words for words in said)
    window.aids.intended.mark(window.pane.answer.solution.keys[1].move)
    studio.until(lambda: window.pane.answer.meant is not None and window.pane.answer.analysis)
    assert window.pane.answer.analysis.key.uci == "e1e3"


def test_no_solution_shows_the_nearest_tries_as_phases(studio: Studio) -> None:
    studio.lay(problem("4B3/1p1PkP1p/pP2p2P/K3N3/8/8/1Q6/8 w - - 0 1"))
    assert studio.answered() is Verdict.NO_SOLUTION
    analysed(studio)
    grid = studio.window.pane.insight.grid
    assert grid.table.rows
    assert "try" in [column.kind for column in grid.table.columns]
