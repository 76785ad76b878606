# SPDX-License-Identifier: GPL-3.0-or-later
"""The menus that the pages send the reader to are there, in every language of the manual."""

from __future__ import annotations

import re

from cases import every
from PySide6.QtWidgets import QApplication, QMainWindow

from composer.gui.frame.commands import plain
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions
from composer.gui.words.language import tr
from composer.gui.words.translator import Tongue
from composer.manual.shelf import is_written, languages, page_ids, page_of

_WAY = re.compile(r"\*([^*>]+?) > ([^*>]+?)\*")


def alike(words: str) -> str:
    """Return the words of a menu with plain apostrophes."""
    return plain(words).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


@every("language", languages())
def test_each_way_through_the_menus_leads_somewhere(language: str, qapp: QApplication) -> None:
    tongue = Tongue(qapp)
    tongue.speak(language)
    try:
        menus = Actions(QMainWindow(), Appearance()).menus.values()
        words = {plain(menu.title()): [alike(a.text()) for a in menu.actions()] for menu in menus}
        words[next(iter(words))].append(
            alike(tr("New problem of a game"))
        )  # put there by the games
        seen, lost = 0, []
        for name in page_ids():
            if not is_written(name, language):
                continue
            text = " ".join(page_of(name, language).text.split())
            for menu, entry in _WAY.findall(text):
                seen += 1
                if not any(each.startswith(alike(entry)) for each in words.get(menu, ())):
                    lost.append(f"{name}: {menu} > {entry}")
    finally:
        tongue.speak("en")
    assert seen > 8
    assert not lost
