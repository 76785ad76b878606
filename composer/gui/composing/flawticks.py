# SPDX-License-Identifier: GPL-3.0-or-later
"""Which flaws no find may have."""

from __future__ import annotations

from typing import Final

from composer.composing.flaws import FLAWS
from composer.gui.exploring.themeticks import NameTicks
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import label
from composer.gui.words.language import capital
from composer.gui.words.sentences import worded

_HEIGHT: Final = 330  # pixels: nearly all of them


class FlawTicks(NameTicks):
    """Flaws with a tick each, and a line that says what becomes of the others."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(
            appearance,
            FLAWS,
            lambda flaw, _: capital(worded(FLAWS[flaw])),
            "",
            in_order=True,
        )
        self.list.setAccessibleName(self.tr("Flaws that no find may have"))
        self.list.setFixedHeight(_HEIGHT)
        self.sought.hide()
        layout = self.layout()
        assert layout is not None
        layout.addWidget(
            label(
                self.tr(
                    "No find has what is ticked; other flaws are weighed: such finds come later."
                ),
                kind="muted",
                wraps=True,
            )
        )
