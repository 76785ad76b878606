# SPDX-License-Identifier: GPL-3.0-or-later
"""A finger on the screen of a browser."""

from __future__ import annotations

import pytest

pytest.importorskip("selenium.webdriver")

from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.remote.webdriver import WebDriver


def stroke(browser: WebDriver, *points: tuple[float, float], lifts: bool = True) -> None:
    """Put a finger down at the first point and move it to the others, as one command.

    With a command for each step a busy machine may let the finger rest between two of them, and
    a finger that rests for half a second asks for the menu.
    """
    finger = PointerInput(interaction.POINTER_TOUCH, "finger")
    steps = ActionBuilder(browser, mouse=finger, duration=0)
    for place, (x, y) in enumerate(points):
        steps.pointer_action.move_to_location(round(x), round(y))
        if place == 0:
            steps.pointer_action.pointer_down()
    if lifts:
        steps.pointer_action.pointer_up()
    steps.perform()
