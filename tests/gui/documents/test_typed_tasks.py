# SPDX-License-Identifier: GPL-3.0-or-later
"""What is typed into the field, what is shown there, what is saved and what is judged are one."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import BLOCK, SOUND, Studio, problem

from composer.analysis.twins import solve_parts
from composer.gui.frame.stipulationfield import asked_text
from composer.library.access.reading import load
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError, parse_stipulation
from composer.problem.task import task_text
from composer.problem.taskedits import beside_sign, typed_task, with_asked
from composer.problem.twins import OtherStipulation, Twin
from composer.solver.rights.parts import verdict_of_parts

TASKS = (
    *("#2", "#2 RS", "#1", "h#1.5 2.1.1", "h#2* 2.1.1.1 duplex", "h#1 2 solutions", "PG 7.5"),
    *("s#1", "ser-#2", "h#1*", "#2 duplex", "#2 pRA", "h#2 halfduplex", "nonsense", "h#2 2.1"),
)


def type_task(studio: Studio, text: str) -> None:
    field = studio.window.bar.stipulation
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    if field.property("wrong"):
        QTest.keyClick(field, Qt.Key.Key_Escape)


def saved(studio: Studio) -> Problem:
    """Save with the keyboard's own action; return what the library keeps."""
    studio.trigger("save")
    document = studio.window.workbench.document
    studio.until(lambda: document.is_clean and document.place.record_id is not None)
    found: list[Problem] = []
    number = document.place.record_id
    studio.window.librarian.read(lambda library: load(library, number).problem, found.append)
    studio.until(lambda: found)
    return found[0]


def test_a_typed_task_takes_the_place_of_all_that_was_asked(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem(BLOCK))
    for text in ("h#2* 2.1.1.1 duplex", "PG 7.5", "#2 RS"):
        type_task(studio, text)
        assert window.bar.stipulation.text() == task_text(window.workbench.document.problem)
    assert window.bar.stipulation.text() == "#2 RS"
    type_task(studio, "#2")
    assert "Not asked now: RS." in window.notices.sentence
    kept = saved(studio)
    assert (str(kept.stipulation), kept.extras) == ("#2", ())
    studio.answered()
    assert window.pane.verdict.sentence.startswith("Sound: 1.Qe4!")


@pytest.mark.parametrize("seed", range(3))
def test_field_record_and_verdict_are_about_one_task(studio: Studio, seed: int) -> None:
    """Whatever is typed, one task after another, and chosen from menus between."""
    chance = random.Random(seed)
    window = studio.window
    window.workbench.document.open(problem(SOUND))
    for _ in range(25):
        act = chance.random()
        if act < 0.15 and window.actions_by_name["duplex"].isEnabled():
            studio.trigger("duplex")
        elif act < 0.3 and window.actions_by_name["set-play"].isEnabled():
            studio.trigger("set-play")
        elif act < 0.4:
            studio.trigger(chance.choice(("undo", "redo")))
        else:
            text = chance.choice(TASKS)
            before = window.workbench.document.problem
            type_task(studio, text)
            try:
                expected = with_asked(before, *typed_task(text))
            except StipulationError:
                expected = before
            assert window.workbench.document.problem == expected, text
        assert window.bar.stipulation.text() == asked_text(window.workbench.document.problem)
    type_task(studio, chance.choice(("h#1* duplex", "#2 duplex", "#2", "h#1 2 solutions")))
    shown = window.bar.stipulation.text()
    kept = saved(studio)
    asked = with_asked(Problem(kept.position, kept.stipulation), *typed_task(shown))
    assert (asked.stipulation, beside_sign(asked)) == (kept.stipulation, beside_sign(kept))
    assert asked.extras == kept.extras
    studio.until(lambda: window.files.findings.current is not None)
    judged = verdict_of_parts([part.verdict for part in solve_parts(asked)])
    assert window.files.findings.current.verdict == judged.value


def test_the_headline_speaks_of_all_parts(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem(BLOCK))
    type_task(studio, "#2 duplex")
    studio.until(lambda: "Duplex: No solution" in window.pane.verdict.sentence)
    assert window.pane.verdict.sentence.startswith("Sound: 1.Qe4!")
    window.twinning.show(1)
    studio.until(
        lambda: (
            "a): Sound" in window.pane.verdict.sentence or ": Sound" in window.pane.verdict.sentence
        )
    )
    assert window.pane.verdict.sentence.startswith("No solution")


def test_of_a_twin_only_its_stipulation_is_typed(studio: Studio) -> None:
    window = studio.window
    twin = Twin("b", (OtherStipulation(parse_stipulation("h#2.5")),))
    given = with_asked(replace(problem(SOUND), twins=(twin,)), *typed_task("h#2 duplex"))
    window.workbench.document.open(given)
    window.twinning.show(1)
    assert window.bar.stipulation.text() == "h#2.5 Duplex"
    type_task(studio, "h#3.5 Duplex")
    assert window.workbench.document.problem.twins[0].changes == (
        OtherStipulation(parse_stipulation("h#3.5")),
    )
    type_task(studio, "h#3.5* Duplex")
    assert "asked of all" in window.notices.sentence
    assert window.bar.stipulation.text() == "h#3.5 Duplex"
    assert beside_sign(window.workbench.document.problem) == beside_sign(given)


def test_a_text_that_is_pasted_brings_its_whole_task_or_none(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem(BLOCK, "#2", "Somebody"))
    type_task(studio, "h#2* 2.1.1.1 duplex")
    fen = SOUND.split()[0]
    window.study.composing._take_text(f"{fen} b - - 0 1")
    assert window.bar.stipulation.text() == "h#2* 2.1.1.1 Duplex"
    window.study.composing._take_text(f"{fen} w - - 0 1 #2")
    assert task_text(window.workbench.document.problem) == "#2"
    window.study.composing._take_text(f"{fen} b - - 0 1 h#2 duplex")
    assert window.bar.stipulation.text() == "h#2 Duplex"
