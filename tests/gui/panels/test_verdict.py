# SPDX-License-Identifier: GPL-3.0-or-later
"""The verdict line: sentence, sign, progress, button; also for a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QToolButton

from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, LIGHT
from composer.gui.panels.verdict import VerdictLine, verdict_colours, verdict_icon
from composer.solver.solution import Verdict


@pytest.fixture
def line(qtbot, appearance: Appearance) -> VerdictLine:
    made = VerdictLine(appearance)
    qtbot.addWidget(made)
    made.resize(600, 64)
    made.show()
    return made


def picture(line: VerdictLine):
    return line.grab().toImage()


def test_the_sentence_is_what_a_screen_reader_says(line: VerdictLine) -> None:
    line.show_verdict(Verdict.SOUND, "Sound: 1.Rf3!", "zugzwang", "Two defences.")
    assert line.sentence == "Sound: 1.Rf3! zugzwang. Two defences"
    assert line.verdict is Verdict.SOUND
    line.show_verdict(Verdict.NO_SOLUTION, "No solution", "", "")
    assert line.sentence == "No solution"


def test_each_verdict_has_a_sign_and_colours_of_its_own(line: VerdictLine) -> None:
    seen = []
    for verdict in Verdict:
        assert verdict_icon(verdict)
        line.show_verdict(verdict, "The same words", "", "")
        seen.append(picture(line))
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])
    alike = (Verdict.NO_SOLUTION, Verdict.FEW, Verdict.OTHER_SHAPE)
    open_ones = (Verdict.DEPENDS, Verdict.UNTRIED)
    certain = (Verdict.SOUND, Verdict.PROVED)
    twice = (*alike[1:], open_ones[1], certain[1])
    others = [verdict for verdict in Verdict if verdict not in twice]
    assert len({verdict_colours(LIGHT, other) for other in others}) == len(others)
    for same in (alike, open_ones, certain):
        assert (
            len({verdict_colours(LIGHT, verdict) for verdict in same}) == 1
        )  # sign and words tell


def test_what_is_not_final_looks_so(line: VerdictLine) -> None:
    line.show_verdict(Verdict.UNDECIDED, "Stopped", "", "", final=True)
    whole = picture(line)
    line.show_verdict(Verdict.UNDECIDED, "Stopped", "", "", final=False)
    assert picture(line) != whole


def test_it_pales_and_a_new_verdict_is_fresh(line: VerdictLine) -> None:
    line.show_verdict(Verdict.SOUND, "Sound: 1.Rf3!", "zugzwang", "Two defences.")
    fresh = picture(line)
    line.set_faded(True)
    assert line.is_faded
    assert picture(line) != fresh
    line.show_verdict(Verdict.SOUND, "Sound: 1.Rf3!", "zugzwang", "Two defences.")
    assert not line.is_faded
    assert picture(line) == fresh


def test_the_button_stops_and_goes_on(line: VerdictLine) -> None:
    heard: list[str] = []
    line.stop_requested.connect(lambda: heard.append("stop"))
    line.continue_requested.connect(lambda: heard.append("continue"))
    (button,) = [button for button in line.findChildren(QToolButton) if button is not line.rights]
    assert button.isHidden()
    line.show_button(True)
    button.click()
    line.show_button(False)
    assert button.text() == "Continue"
    button.click()
    line.show_button(None)
    assert button.isHidden()
    assert heard == ["stop", "continue"]


def test_progress_grows_along_the_line(line: VerdictLine) -> None:
    def reach(share: float | None) -> int:
        line.show_status("solving", share)
        image = picture(line)
        accent = LIGHT.accent.lower()
        row = image.height() - 2
        return sum(image.pixelColor(x, row).name() == accent for x in range(image.width()))

    assert reach(None) == 0
    assert reach(0.25) == pytest.approx(150, abs=2)
    assert reach(1.0) == 600
    assert reach(7.0) == 600


def test_a_narrow_line_leaves_the_state_out(line: VerdictLine) -> None:
    line.show_status("all stages done")
    assert line._status.isVisible()
    line.resize(400, 64)
    QApplication.processEvents()
    assert not line._status.isVisible()


def test_markup_is_shown_as_it_is(line: VerdictLine) -> None:
    line.show_verdict(Verdict.SOUND, "<b>&amp;", "<i>", "<u>")
    assert "&lt;b&gt;&amp;amp;" in line._title.text()


def test_it_tells_of_the_pointer_and_follows_the_theme(
    line: VerdictLine, appearance: Appearance
) -> None:
    line.clearFocus()  # with the keyboard here it would go on to be pointed at
    heard: list[bool] = []
    line.pointed.connect(heard.append)
    middle = QPointF(10, 10)
    QApplication.sendEvent(line, QEnterEvent(middle, middle, middle))
    QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    assert heard == [True, False]
    line.show_verdict(Verdict.SOUND, "Sound", "", "")
    appearance.colour(DARK)
    assert DARK.sound in line._title.text()
