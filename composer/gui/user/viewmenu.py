# SPDX-License-Identifier: GPL-3.0-or-later
"""The choices of the View menu: theme, board colours, men, piece letters, motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from composer.diagrams.style.style import PieceSet
from composer.gui.look.tokens import BOARDS
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import tr
from composer.gui.words.translator import LANGUAGES
from composer.notation.letters import ALL_LETTERS, Letters


def fill_view_menu(
    menu: QMenu, preferring: Preferring, choose_language: Callable[[str], None]
) -> None:
    """Add the choices to the View menu; another language takes another window."""
    now, prefer = preferring.now, preferring.prefer
    menu.addSeparator()
    languages = {"": tr("Like the system"), **LANGUAGES}
    _choices(menu, tr("Language"), languages.items(), now.language, choose_language)
    themes = {
        "system": tr("Like the system"),
        "light": tr("Light"),
        "dark": tr("Dark"),
    }
    _choices(menu, tr("Theme"), themes.items(), now.theme, lambda v: prefer(theme=v))
    boards = {"": tr("Like the theme"), **{each.name: _board_name(each.name) for each in BOARDS}}
    _choices(menu, tr("Board"), boards.items(), now.board, lambda v: prefer(board=v))
    _choices(menu, tr("Men"), men_names().items(), now.men, lambda v: prefer(men=v))
    letters = {
        "": tr("Like the language"),
        **{each.code: letters_name(each) for each in ALL_LETTERS},
    }
    _choices(menu, tr("Piece letters"), letters.items(), now.letters, lambda v: prefer(letters=v))
    motion = QAction(tr("Reduce motion"), menu)
    motion.setCheckable(True)
    motion.setChecked(now.reduce_motion)
    motion.toggled.connect(lambda on: prefer(reduce_motion=on))
    menu.addAction(motion)


def men_names() -> dict[str, str]:
    """Return the names of the sets of men."""
    return {PieceSet.CLASSIC.value: tr("Classic"), PieceSet.PRINT.value: tr("Print, strong")}


def letters_name(letters: Letters) -> str:
    """Return the name of a set of piece letters, with the letters themselves."""
    names = {
        "en": tr("English with N"),
        "en-s": tr("English with S"),
        "it": tr("Italian"),
        "de": tr("German"),
        "fr": tr("French"),
        "es": tr("Spanish"),
        "ru": tr("Russian"),
        "figurine": tr("Figurines"),
    }
    signs = " ".join(reversed(letters.in_order()[1:]))
    return f"{names.get(letters.code, letters.name)}  {signs}"


def _board_name(name: str) -> str:
    return {
        "linen": tr("Linen"),
        "slate": tr("Slate"),
        "print": tr("Print"),
        "hatched": tr("Hatched"),
    }.get(name, name)


def _choices(
    menu: QMenu,
    title: str,
    choices: Iterable[tuple[str, str]],
    current: str,
    choose: Callable[[str], None],
) -> None:
    submenu = menu.addMenu(title)
    group = QActionGroup(submenu)
    for value, words in choices:
        action = QAction(words, submenu)
        action.setCheckable(True)
        action.setChecked(value == current)
        action.triggered.connect(lambda _=False, value=value: choose(value))
        group.addAction(action)
        submenu.addAction(action)
