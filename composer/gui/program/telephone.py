# SPDX-License-Identifier: GPL-3.0-or-later
"""What connects the page for telephones with the window: its action, its line at the foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring

if TYPE_CHECKING:
    from composer.gui.telephone.serving import Serving


def install_telephone(
    librarian: Librarian,
    workbench: Workbench,
    preferring: Preferring,
    show_words: Callable[[str], None],
    actions: ActionSet,
    ending: Callable[[Serving], Serving],
    window: QWidget,
) -> None:
    """Let the page be served from the menu; what serves it is made when first wanted."""

    def show() -> None:
        from composer.gui.telephone.dialog import TelephoneDialog, status_words
        from composer.gui.telephone.serving import Serving

        dialog = window.findChild(TelephoneDialog)
        if dialog is None:
            serving = ending(Serving(librarian, workbench, preferring.now.language, window))
            serving.changed.connect(lambda served: show_words(status_words(served)))
            dialog = TelephoneDialog(serving, window)
        dialog.come()

    actions.on_trigger({"telephone": show})
