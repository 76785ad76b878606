# SPDX-License-Identifier: GPL-3.0-or-later
from cases import every
from helplines import CAPTURES, diagram
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from composer.gui.panels.caption import CaptionPanel
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.taskedits import with_intended, with_option


@every(
    "asked, stated, words",
    [
        ("h#2", "2.1.1.1", ["h#2", "2.1.1.1   5+12"]),
        ("h#2", "2", ["h#2", "2 solutions   5+12"]),
        ("h#2", "", ["h#2", "5+12"]),
        ("#2", "2", ["#2", "5+12"]),
    ],
)
def test_the_caption_says_how_many_solutions_are_intended(
    qtbot: QtBot, asked: str, stated: str, words: list[str]
) -> None:
    caption = CaptionPanel()
    qtbot.addWidget(caption)
    problem = Problem(diagram(CAPTURES), parse_stipulation(asked))
    caption.show_problem(with_intended(problem, stated))
    assert [label.text() for label in caption.findChildren(QLabel)] == words


def test_set_play_that_is_asked_for_has_its_asterisk(qtbot: QtBot) -> None:
    caption = CaptionPanel()
    qtbot.addWidget(caption)
    problem = Problem(diagram(CAPTURES), parse_stipulation("h#2"))
    caption.show_problem(with_option(problem, "SetPlay", on=True))
    assert caption.findChildren(QLabel)[0].text() == "h#2*"
