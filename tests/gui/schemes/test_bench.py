# SPDX-License-Identifier: GPL-3.0-or-later
"""The scheme bench as a view: opened, closed, what stands on the board said and set."""

from __future__ import annotations

from dataclasses import replace

import pytest
from studio import BLOCK, Studio, problem

from composer.analysis.schemes.marks import is_scheme
from composer.analysis.schemes.question import Kind, Want
from composer.formats.objects.problemobject import problem_object
from composer.gui.program.manual import Manual
from composer.gui.schemes.benchpane import BenchPane
from composer.gui.schemes.keepkill import KeepKillTab
from composer.gui.schemes.strip import KindStrip
from composer.gui.schemes.tabpages import TabPages
from composer.library.records.problemform import problem_from_object
from composer.manual.shelf import page_on
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.twintext import parse_twin
from composer.solver.schemeplay import number_of, parse_step

SPLIT = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"
"""A scheme with the two phases 1.Be6 and 1.Ke4, each with a mate of its own after c6 and c5."""


def test_it_has_the_place_of_the_analysis_while_it_is_open(studio: Studio) -> None:
    studio.lay(problem(SPLIT))
    action = studio.window.actions_by_name["scheme-bench"]
    action.trigger()
    pane = studio.window.findChild(BenchPane)
    strip = studio.window.findChild(KindStrip)
    assert pane.isVisible()
    assert strip.isVisible()
    assert not studio.window.pane.isVisible()
    action.trigger()
    assert not pane.isVisible()
    assert not strip.isVisible()
    assert studio.window.pane.isVisible()


def test_the_strip_sets_who_is_to_move_in_a_step_of_its_own(studio: Studio) -> None:
    studio.lay(problem(SPLIT))
    studio.trigger("scheme-bench")
    bench, strip = studio.window.study.bench, studio.window.findChild(KindStrip)
    assert strip.turn.text() == "White begins"
    strip.buttons[Kind.AFTER_KEY].click()
    assert studio.window.workbench.document.problem.position.turn is Colour.BLACK
    assert str(studio.window.workbench.document.problem.stipulation) == "after #2"
    assert (bench.question.kind, strip.turn.text()) == (Kind.AFTER_KEY, "Black replies")
    studio.trigger("undo")
    assert bench.question.kind is Kind.DIAGRAM
    assert strip.buttons[Kind.DIAGRAM].isChecked()
    strip.buttons[Kind.UNFINISHED].click()
    assert bench.question.kind is Kind.UNFINISHED
    studio.trigger("scheme-bench")
    assert bench.question is None


def test_what_is_held_and_ticked_is_kept_with_the_problem(studio: Studio) -> None:
    studio.lay(problem(SPLIT))
    studio.trigger("scheme-bench")
    bench, document = studio.window.study.bench, studio.window.workbench.document
    key, defence, mate = (number_of(parse_step(step)) for step in ("c8e6", "c7c6", "e7c8"))
    studio.window.findChild(KindStrip).buttons[Kind.UNFINISHED].click()
    bench.hold(key)
    bench.tick(frozenset({defence}))
    bench.want(Want(key, defence, mate))
    kept = problem_from_object(problem_object(document.problem))
    assert is_scheme(kept)
    studio.trigger("undo")
    assert (bench.question.wanted, bench.question.phases) == (frozenset(), (key,))
    studio.lay(problem(SPLIT))
    assert (bench.question.kind, bench.question.phases) == (Kind.DIAGRAM, ())
    studio.lay(kept)
    asked = bench.question
    assert (asked.kind, asked.phases, asked.ticked) == (Kind.UNFINISHED, (key,), {defence})
    assert asked.wanted == {Want(key, defence, mate)}


def test_rights_go_with_the_king_where_a_position_is_taken_over(studio: Studio) -> None:
    studio.lay(problem("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"))
    studio.trigger("scheme-bench")
    moved = parse_fen("4k3/8/8/8/8/8/8/R2K3R w - - 0 1")
    studio.window.study.bench.take(moved, "a key")
    assert studio.window.workbench.document.problem.position == moved


def test_a_twin_that_cannot_be_turned_stays_as_it_is(studio: Studio) -> None:
    twinned = replace(problem(SPLIT), twins=(parse_twin("b", "move d2 c2"),))
    studio.lay(twinned)
    studio.trigger("scheme-bench")
    studio.window.twinning.show(1)
    studio.window.study.bench.set_kind(Kind.AFTER_KEY)
    turned = studio.window.twinning.problem.position.turn is Colour.BLACK
    assert is_scheme(studio.window.workbench.document.problem) is turned


def test_f1_opens_the_page_of_the_bench(studio: Studio) -> None:
    studio.lay(problem(SPLIT))
    studio.trigger("scheme-bench")
    manual, window = studio.window.findChild(Manual), studio.window
    pane, strip = window.findChild(BenchPane), window.findChild(KindStrip)
    for widget in (*pane.stops(), *strip.stops()):
        assert page_on(manual.context_of(widget)) == "schemes"
    assert page_on(manual.context_of(window.board)) != "schemes"
    studio.trigger("scheme-bench")


def test_what_is_not_seen_is_not_drawn_and_comes_again(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio.lay(problem(SPLIT))
    pane = studio.window.study.pane
    studio.until(lambda: pane.answer is not None and pane.answer.is_final)
    studio.trigger("scheme-bench")
    drawn: list[object] = []
    monkeypatch.setattr(pane, "_show_insight", drawn.append)
    studio.lay(problem(BLOCK))
    studio.until(lambda: pane.answer.is_final and pane.answer.question.position == parse_fen(BLOCK))
    assert drawn == []
    assert pane.plays.shows_hint
    monkeypatch.undo()
    studio.trigger("scheme-bench")
    assert "1.Qe4" in pane.verdict.sentence
    assert not pane.plays.shows_hint


def test_a_tab_behind_another_is_drawn_when_it_comes_forward(studio: Studio) -> None:
    studio.lay(problem(SPLIT))
    studio.trigger("scheme-bench")
    pages = studio.window.findChild(TabPages)
    keep = studio.window.findChild(KeepKillTab)
    studio.until(lambda: not pages.is_busy)
    assert pages.currentWidget() is not keep
    assert "(" in pages.tabText(pages.indexOf(keep))
    assert keep.list.cards == ()
    pages.setCurrentWidget(keep)
    assert keep.list.cards
    studio.trigger("scheme-bench")
