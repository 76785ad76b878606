# SPDX-License-Identifier: GPL-3.0-or-later
"""Economy rings on the board: who can go, who is needed, and what for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtTest import QTest
from studio import BLOCK, NO_SOLUTION, THREATS, Studio, problem

from composer.analysis.composing.needed import Needs, Ring
from composer.analysis.composing.without import Need
from composer.gui.aids.needed import summed_up
from composer.gui.board import overlays
from composer.gui.board.overlays import Badge, Lit, RingRole
from composer.problem.edits import remove
from composer.problem.men import Man
from composer.problem.squares import parse_square, square_name
from composer.problem.twins import MoveMan, Twin
from composer.solver.solution import Verdict
from composer.solver.solve import solve


def ringed(studio: Studio) -> dict[int, RingRole]:
    marks = studio.window.board.overlays.of("needed")
    return {mark.square: mark.role for mark in marks if isinstance(mark, overlays.Ring)}


def complete(studio: Studio) -> bool:
    return studio.window.aids.needed.needs.complete


def test_each_man_is_ringed_as_the_solver_says(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: complete(studio))
    position = studio.window.board.position
    rings = ringed(studio)
    assert len(rings) == len(position) - 2
    for square, role in rings.items():
        without = solve(remove(position, square), "#2")
        same = without.verdict is Verdict.SOUND and without.keys[0].move.uci == "e3e4"
        assert same == (role is RingRole.CAN_GO)
    solved = {square for square, role in rings.items() if role is RingRole.STOPS}
    assert {square_name(square) for square in solved} == {"a6", "b7", "e8", "h7"}
    together = {square for square, role in rings.items() if role is RingRole.TOGETHER}
    assert {square_name(square) for square in together} == {"a3", "a4"}
    numbers = [m for m in studio.window.board.overlays.of("needed") if isinstance(m, Badge)]
    assert {(square_name(mark.square), mark.number) for mark in numbers} == {("a3", 1), ("a4", 1)}
    studio.trigger("needed")
    assert ringed(studio) == {}


def test_a_legend_says_what_the_rings_mean_while_they_are_there(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: complete(studio))
    legend = window.aids.needed.legend
    assert window.study.caption_place.currentWidget() is legend
    assert legend.words == (
        "needed 7, only stops cooks or duals 4, can go 0, can go together 2, "
        "a3 and a4 can go together: the key stays, the play changes"
    )
    studio.drag("b6", "c6")  # no longer sound: nothing is ringed
    studio.until(lambda: ringed(studio) == {})
    assert window.study.caption_place.currentWidget() is window.study.caption
    studio.trigger("undo")
    studio.until(lambda: complete(studio))
    assert window.study.caption_place.currentWidget() is legend
    studio.trigger("needed")
    assert window.study.caption_place.currentWidget() is window.study.caption


def test_the_rings_come_for_the_next_sound_problem_too(studio: Studio) -> None:
    studio.trigger("needed")
    for fen in (BLOCK, THREATS):  # with another key, which is meant from then on
        studio.lay(problem(fen))
        studio.answered()
        studio.until(lambda: complete(studio))
        assert len(ringed(studio)) == len(studio.window.board.position) - 2


def test_hover_says_what_a_man_is_for(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: complete(studio))
    aid, board = studio.window.aids.needed, studio.window.board
    for ring in aid.needs.rings:
        QTest.mouseMove(board.viewport(), board.square_centre(ring.square))
        assert aid.bubble.text.partition(" ")[2]
        if ring.need is Need.NEEDED and not ring.moves:
            assert "needed: " in aid.bubble.text  # and why
    empty = parse_square("h1")
    QTest.mouseMove(board.viewport(), board.square_centre(empty))
    assert aid.bubble.text == ""


def test_pairs_are_lit_together(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: complete(studio))
    aid, board = studio.window.aids.needed, studio.window.board
    (star,) = aid.needs.pairs  # the thesis: neither can go alone
    assert star.squares == (parse_square("a3"), parse_square("a4"))
    for pair in aid.needs.pairs:
        QTest.mouseMove(board.viewport(), board.square_centre(pair.squares[0]))
        lit = {mark.square for mark in board.overlays.of("needed-pair") if isinstance(mark, Lit)}
        assert set(pair.squares) <= lit
        assert "can go together" in aid.bubble.text


def test_an_edit_takes_the_rings_off_and_they_come_anew(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: complete(studio))
    studio.drag("b6", "c6")
    assert ringed(studio) == {}
    studio.trigger("undo")
    studio.until(lambda: complete(studio))
    assert ringed(studio)


def test_of_an_unsound_problem_it_says_why_there_are_none(studio: Studio) -> None:
    studio.lay(problem(NO_SOLUTION))
    studio.answered()
    studio.trigger("needed")
    assert "sound" in studio.window.notices.sentence
    assert ringed(studio) == {}


def test_a_reason_too_long_for_the_board_wraps_and_is_told_whole(studio: Studio) -> None:
    studio.window.resize(900, 620)
    studio.lay(problem(THREATS))
    studio.answered()
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    studio.trigger("needed")
    studio.until(lambda: complete(studio))
    aid, board = studio.window.aids.needed, studio.window.board
    spot = board.square_centre(parse_square("d7"))  # he stops four cooks and many more
    QTest.mouseMove(board.viewport(), spot)
    assert aid.bubble.text.startswith("d7 needed: he brings mates about by 1...Rc7+, 1...Rxd5")
    one_line = aid.bubble.fontMetrics().height()
    assert aid.bubble.height() > 2 * one_line
    assert board.viewport().rect().contains(aid.bubble.geometry())


def test_of_a_man_who_is_not_needed_it_is_said_that_other_twins_were_not_tried(
    studio: Studio,
) -> None:
    twin = Twin("b", (MoveMan(parse_square("e8"), parse_square("d8")),))
    for given, tells in ((problem(BLOCK), False), (replace(problem(BLOCK), twins=(twin,)), True)):
        studio.lay(given)
        studio.window.twinning.show(0)
        studio.until(lambda: studio.window.pane.answer.analysis is not None)
        studio.trigger("needed")
        studio.until(lambda: complete(studio))
        aid = studio.window.aids.needed
        aid._point(parse_square("h7"))
        assert ("the other twins were not tried" in aid.bubble.text) == tells
        aid._point(parse_square("e3"))
        assert "twins" not in aid.bubble.text
        studio.trigger("needed")


def test_every_man_is_called_needed_only_where_all_were_decided(studio: Studio) -> None:
    square = parse_square("a1")
    needed, unknown = (Ring(square, Man.WHITE_ROOK, need) for need in (Need.NEEDED, Need.UNKNOWN))
    assert summed_up(Needs((needed,), complete=True)) == "Every man is needed."
    assert summed_up(Needs((needed, unknown), complete=True)) == "No man was found who can go."
