# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye in the window: asked about what is not solved here, or to check what is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from patience import PATIENCE
from pytestqt.qtbot import QtBot
from standins import executable, output
from studio import BLOCK, NO_SOLUTION, SOUND, FakePrompts, Studio, problem

from composer.gui.beside.window import PopeyeWindow
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.rules.book import Condition, Rules
from composer.rules.conditions import condition_of
from composer.solver.solution import Verdict

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="starts a script")

STRANGE = Problem(parse_fen(SOUND), parse_task("#2")).under(
    Rules.of(conditions=[Condition("Strange Chess", is_known=False)])
)
"""A condition that nobody solves here, ever."""

KEY = "\n   1.Rb3-f3 ! zugzwang.\n      1...Ke8-d8\n          2.Rf3-f8 #\n\n"
SOUND_PROBLEM = problem(SOUND)
WHOLE = (
    "\n      1...Ke8-d8\n          2.Rb3-b8 #\n\n"
    "   1.Rb3-b8 + ?\n    but\n      1...Ke8-f7 !\n\n"
    "   1.Rb3-b7 ? zugzwang.\n      1...Ke8-d8\n          2.Rb7-b8 #\n"
    "    but\n      1...Ke8-f8 !\n" + KEY
)
"""All that Popeye finds in `SOUND`, which is what we find."""


def popeye(studio: Studio, folder: Path, script: str) -> PopeyeWindow:
    """Let a script be the Popeye of a studio, and return its window."""
    studio.window.preferring.prefer(popeye=str(executable(folder, script)))
    return studio.window.study.popeye.window


def printed(text: str) -> str:
    """Return a script that prints a text."""
    return f"sys.stdout.write({text!r})\n"


def test_without_popeye_the_strip_says_so_and_leads_to_the_setting(
    studio: Studio, tmp_path: Path
) -> None:
    strip, window = studio.window.study.popeye.strip, studio.window.study.popeye.window
    assert strip.isHidden()
    studio.window.preferring.prefer(popeye=str(tmp_path / "nowhere"))
    studio.lay(STRANGE)
    studio.until(lambda: "none was found" in strip.words.text())
    assert "Strange Chess" in studio.window.pane.verdict.sentence
    strip.settings.click()
    assert window.isVisible()
    assert window.tabs.currentWidget() is window.settings_page
    file = executable(tmp_path, printed(output(STRANGE, KEY, "Strange Chess")))
    assert isinstance(studio.prompts, FakePrompts)
    studio.prompts.path = file
    window.choose.click()
    studio.until(lambda: strip.words.text() == "Solved by Popeye 4.104")
    assert studio.window.preferring.now.popeye == str(file)


def test_another_program_is_asked_once(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip, window = studio.window.study.popeye.strip, studio.window.study.popeye.window
    studio.window.preferring.prefer(popeye=str(tmp_path / "nowhere"))
    studio.lay(STRANGE)
    studio.until(lambda: "none was found" in strip.words.text())
    asked: list[bool] = []
    monkeypatch.setattr(
        studio.window.study.popeye.consulting, "_start", lambda *, checks: asked.append(checks)
    )
    assert isinstance(studio.prompts, FakePrompts)
    studio.prompts.path = tmp_path / "elsewhere"
    window.choose.click()
    assert asked == [False]


def test_what_is_not_solved_here_is_solved_by_popeye(studio: Studio, tmp_path: Path) -> None:
    popeye(studio, tmp_path, printed(output(STRANGE, KEY, "Strange Chess")))
    studio.lay(STRANGE)
    pane, strip = studio.window.pane, studio.window.study.popeye.strip
    studio.until(lambda: pane.verdict.verdict is Verdict.SOUND)
    assert "1.Rf3!" in pane.verdict.sentence
    assert "Popeye 4.104" in pane.verdict._status.text()
    assert strip.words.text() == "Solved by Popeye 4.104"
    assert pane.answer is not None
    assert pane.answer.solution is not None
    assert pane.answer.solution.solver == "Popeye 4.104"
    assert studio.window.files.findings.current is None  # no finding of ours is kept of it
    studio.lay(SOUND_PROBLEM)
    studio.answered()
    assert strip.isHidden()


@pytest.mark.parametrize(
    ("rows", "sentence", "differences"),
    [
        (WHOLE, "agree in every line", 0),
        (WHOLE.replace("2.Rf3-f8", "2.Rf3-f7"), "differ in 2 lines", 2),
        (WHOLE.replace("Rb3-b7 ?", "Rb3-b7 !"), "differ in 3 lines", 3),
    ],
)
def test_a_check_lists_what_differs(
    studio: Studio, tmp_path: Path, rows: str, sentence: str, differences: int
) -> None:
    window = popeye(studio, tmp_path, printed(output(SOUND_PROBLEM, rows)))
    studio.lay(SOUND_PROBLEM)
    studio.answered()
    studio.trigger("check-popeye")
    strip = studio.window.study.popeye.strip
    studio.until(lambda: sentence in strip.words.text())
    answer = studio.window.pane.answer
    assert answer is not None
    assert answer.solution is not None
    assert answer.solution.is_ours  # which stays
    strip.details.click()
    found = window.differences
    assert window.tabs.currentWidget() is found
    texts = [found.topLevelItem(row).text(0) for row in range(found.topLevelItemCount())]
    assert len(texts) == differences
    assert set(texts) <= {"only here", "only Popeye", ""}
    assert "1.Rb3-f3" in window.printed.toPlainText()


def test_what_is_not_certain_is_so_once_popeye_finds_the_same(
    studio: Studio, tmp_path: Path
) -> None:
    names = "NoWhiteCapture", "Lortap"  # they change nothing here, and were never compared
    laid = SOUND_PROBLEM.under(Rules.of(conditions=map(condition_of, names)))
    popeye(studio, tmp_path, printed(output(laid, WHOLE, *names)))
    studio.lay(laid)
    pane = studio.window.pane
    studio.until(lambda: pane.verdict.verdict is Verdict.UNTRIED)
    studio.answered()
    studio.trigger("check-popeye")
    studio.until(lambda: pane.verdict.verdict is Verdict.SOUND)
    assert "Popeye 4.104 finds the same" in pane.verdict.sentence
    assert "not certain" not in pane.verdict.sentence


def test_a_failure_is_said_and_what_was_printed_is_shown(studio: Studio, tmp_path: Path) -> None:
    script = "print('rubbish'); sys.stderr.write('input-error: Strange')"
    window = popeye(studio, tmp_path, script)
    studio.lay(STRANGE)
    strip = studio.window.study.popeye.strip
    studio.until(lambda: "not Popeye's" in strip.words.text())
    assert studio.window.pane.verdict.verdict is Verdict.UNDECIDED
    strip.details.click()
    assert "rubbish" in window.printed.toPlainText()
    assert "input-error" in window.printed.toPlainText()


def test_another_position_ends_the_process_and_stop_does_too(
    studio: Studio, tmp_path: Path
) -> None:
    note = tmp_path / "pids"
    script = (
        f"import os, time; open({str(note)!r}, 'a').write(str(os.getpid()) + '\\n')\n"
        "print('  1  (Rb3-f3    Time = 0.1 s)', flush=True)\n"
        "time.sleep(9999)\n"
    )
    popeye(studio, tmp_path, script)
    studio.lay(STRANGE)
    strip, consulting = studio.window.study.popeye.strip, studio.window.study.popeye.consulting
    studio.until(lambda: "first move 1, Rb3-f3" in strip.words.text())
    (first,) = note.read_text(encoding="ascii").split()
    studio.lay(problem(NO_SOLUTION))
    studio.until(lambda: _is_gone(int(first)))
    assert strip.isHidden()
    studio.lay(STRANGE)
    studio.until(lambda: "Rb3-f3" in strip.words.text())
    strip.stop.click()
    studio.until(lambda: not consulting.is_running)
    assert "Popeye" in strip.words.text()
    studio.until(lambda: _is_gone(int(note.read_text(encoding="ascii").split()[-1])))


def test_closing_the_window_ends_the_process(
    qtbot: QtBot, small_library: Path, tmp_path: Path
) -> None:
    studio = Studio(qtbot, tmp_path, small_library)
    note = tmp_path / "pid"
    script = (
        f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid()))\n"
        "print('  1  (Rb3-f3    Time = 0.1 s)', flush=True)\n"
        "time.sleep(9999)\n"
    )
    popeye(studio, tmp_path, script)
    studio.lay(STRANGE)
    studio.until(lambda: "Rb3-f3" in studio.window.study.popeye.strip.words.text())
    studio.window.leave()
    studio.window.deleteLater()
    qtbot.waitUntil(lambda: _is_gone(int(note.read_text(encoding="ascii"))), timeout=PATIENCE)


def test_settings_are_kept_and_by_itself_can_be_switched_off(
    studio: Studio, tmp_path: Path
) -> None:
    window = popeye(studio, tmp_path, printed(output(STRANGE, KEY, "Strange Chess")))
    window.memory.setValue(512)
    window.seconds.setValue(0)
    window.memory.editingFinished.emit()
    window.by_itself.setChecked(False)
    now = studio.settings.preferences()
    assert (now.popeye_memory, now.popeye_seconds, now.popeye_asked) == (512, 0, False)
    limits = studio.window.study.popeye.consulting.limits()
    assert (limits.megabytes, limits.seconds) == (512, 0)
    studio.lay(STRANGE)
    studio.until(lambda: studio.window.pane.answer is not None)
    studio.lay(problem(BLOCK))
    studio.answered()
    assert not studio.window.study.popeye.consulting.is_running
    studio.lay(STRANGE)
    studio.trigger("check-popeye")
    studio.until(lambda: studio.window.pane.verdict.verdict is Verdict.SOUND)


def _is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
