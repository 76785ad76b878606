# SPDX-License-Identifier: GPL-3.0-or-later
"""The one window of the manual of a studio, its lists of keys and its diagrams on the board."""

from __future__ import annotations

from typing import Final

from composer.gui.frame.commands import commands
from composer.gui.manual.keys import key_groups
from composer.gui.manual.window import ManualWindow
from composer.gui.program.parts import StudioParts
from composer.problem.problem import Problem

_SIZE: Final = "manual-letters"  # what the size of its letters is kept under


def manual_window(parts: StudioParts) -> ManualWindow:
    """Return the window of the manual, made when it is first asked for."""
    made = parts.findChild(ManualWindow)
    if made is None:
        menus = parts.actions_by_name.menus
        made = ManualWindow(
            parts.appearance,
            parts.prompts,
            lambda name: key_groups(name, parts.appearance.letters, commands(menus.values())),
            parts,
        )
        made.problem_opened.connect(lambda problem: _open(parts, problem))
        kept = parts.settings.text(_SIZE)
        if kept.isdecimal():
            made.set_size(int(kept))
        made.sized.connect(lambda size: parts.settings.keep_text(_SIZE, str(size)))
    return made


def _open(parts: StudioParts, problem: Problem) -> None:
    """Put a diagram of the manual on the board, in a tab of its own."""
    parts.desk.open_example(problem)
    parts.views.show_studio()
    parts.activateWindow()
    parts.raise_()
