# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a window that those who work on the problem as a whole share."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from composer.gui.documents.autosave import Keeper
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.prompts import Prompts


@dataclass(frozen=True, slots=True)
class Parts:
    """What the desk works with."""

    workbench: Workbench
    librarian: Librarian
    keeper: Keeper
    prompts: Prompts
    notices: NoticeBar
    window: QWidget
