# SPDX-License-Identifier: GPL-3.0-or-later
"""What connects the page for telephones with the window: its action, its line at the foot."""

from __future__ import annotations

from composer.gui.program.parts import StudioParts


def connect_telephone(parts: StudioParts) -> None:
    """Let the page be served from the menu; what serves it is made when first wanted."""

    def show() -> None:
        from composer.gui.telephone.dialog import TelephoneDialog, status_words
        from composer.gui.telephone.serving import Serving

        dialog = parts.findChild(TelephoneDialog)
        if dialog is None:
            language = parts.preferring.now.language
            serving = parts.ending(Serving(parts.librarian, parts.workbench, language, parts))
            serving.changed.connect(
                lambda served: parts.status.show_telephone(status_words(served))
            )
            dialog = TelephoneDialog(serving, parts)
        dialog.come()

    parts.actions_by_name.on_trigger({"telephone": show})
