# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.lines.panel import LinesPanel


@pytest.fixture
def panel(qtbot: QtBot, appearance: Appearance) -> LinesPanel:
    """A pane of solutions, as wide as in a window of usual size."""
    made = LinesPanel(appearance, Thumbnails(appearance))
    qtbot.addWidget(made)
    made.resize(340, 640)
    made.show()
    return made
