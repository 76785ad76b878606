# SPDX-License-Identifier: GPL-3.0-or-later
"""The choices of the View menu: theme, board colours, men, piece letters, motion."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
    prefer = preferring.prefer
    menu.addSeparator()
    _choices(menu, tr("Language"), "language", language_choices(), preferring, choose_language)
    _choices(menu, tr("Theme"), "theme", theme_choices(), preferring, lambda v: prefer(theme=v))
    _choices(menu, tr("Board"), "board", board_choices(), preferring, lambda v: prefer(board=v))
    _choices(menu, tr("Men"), "men", men_names(), preferring, lambda v: prefer(men=v))
    _choices(
        menu,
        tr("Piece letters"),
        "letters",
        letters_choices(),
        preferring,
        lambda v: prefer(letters=v),
    )
    motion = QAction(tr("Reduce motion"), menu)
    motion.setCheckable(True)
    motion.setChecked(preferring.now.reduce_motion)
    motion.toggled.connect(lambda on: prefer(reduce_motion=on))
    preferring.changed.connect(lambda _: motion.setChecked(preferring.now.reduce_motion))
    menu.addAction(motion)


def language_choices() -> dict[str, str]:
    """Return the languages by code, each by its own name; the empty code is the system's."""
    return {"": tr("Like the system"), **LANGUAGES}


def theme_choices() -> dict[str, str]:
    """Return the names of the themes."""
    return {
        "system": tr("Like the system"),
        "light": tr("Light"),
        "dark": tr("Dark"),
    }


def board_choices() -> dict[str, str]:
    """Return the names of the boards; the empty one goes with the theme."""
    return {"": tr("Like the theme"), **{board.name: _board_name(board.name) for board in BOARDS}}


def letters_choices() -> dict[str, str]:
    """Return the names of the sets of piece letters; the empty one goes with the language."""
    return {
        "": tr("Like the language"),
        **{letter.code: letters_name(letter) for letter in ALL_LETTERS},
    }


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
    name: str,
    choices: Mapping[str, str],
    preferring: Preferring,
    choose: Callable[[str], None],
) -> None:
    """Add a submenu of choices; the mark is at what is preferred, wherever that was chosen."""
    submenu = menu.addMenu(title)
    group = QActionGroup(submenu)
    actions: dict[str, QAction] = {}
    for value, words in choices.items():
        action = QAction(words, submenu)
        action.setCheckable(True)
        action.triggered.connect(lambda _=False, value=value: choose(value))
        group.addAction(action)
        submenu.addAction(action)
        actions[value] = action

    def mark() -> None:
        action = actions.get(getattr(preferring.now, name))
        if action is not None:
            action.setChecked(True)

    mark()
    preferring.changed.connect(lambda changed: mark() if name in changed else None)
