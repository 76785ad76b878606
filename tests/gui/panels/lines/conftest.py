# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.look.icons import Icons
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import LIGHT
from composer.gui.panels.lines.panel import LinesPanel


@pytest.fixture
def panel(qtbot: QtBot) -> LinesPanel:
    """A pane of solutions, as wide as in a window of usual size."""
    made = LinesPanel(LIGHT, Icons(LIGHT), Thumbnails(Appearance()))
    qtbot.addWidget(made)
    made.resize(340, 640)
    made.show()
    return made
