# SPDX-License-Identifier: GPL-3.0-or-later
"""Every action of the window: its words, shortcut and icon, and the menus they stand in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.user.actionset import Act, ActionSet, Spec
from composer.gui.words.language import tr

BESIDE_THE_BOARD: Final = (
    "shift-left",
    "shift-right",
    "shift-up",
    "shift-down",
    "rotate",
    "mirror",
    "swap-colours",
    "clear",
)
"""The actions that have a button below the men, two in a row."""

_OF_GAMES: Final = (
    *("save-file", "turn", "task", "mark-man", "write-man"),
    *("first", "back", "forward", "two-refutations", "look-around"),
)
"""The actions that only games other than chess have."""
_OF_DOCKS: Final = ("show-edits", "show-details")
"""What lies beside the board of any game."""
_OF_CHESS: Final = ("like-this",)
"""Actions that have no place of their own among those of a board, and are of chess alone."""


def menu_titles() -> dict[str, str]:
    """Return the titles of the menus, in order."""
    return {
        "file": tr("&File"),
        "edit": tr("&Edit"),
        "position": tr("&Position"),
        "solution": tr("&Solution"),
        "library": tr("&Library"),
        "view": tr("&View"),
        "help": tr("&Help"),
    }


def specs() -> tuple[Spec, ...]:
    """Return all actions, in the order of the menus."""
    return (
        Spec("new", tr("New problem"), "file", "Ctrl+N", "new"),
        Spec("save", tr("Save"), "file", "Ctrl+S", "save"),
        Spec(
            "save-version",
            tr("Save as new version"),
            "file",
            "Ctrl+Shift+S",
            "versions",
        ),
        Spec("save-new", tr("Save as new problem"), "file", "Ctrl+Alt+S"),
        Spec("save-file", tr("Save as a file …"), "file"),
        Spec("open-file", tr("Open a file …"), "file"),
        Spec("close-tab", tr("Close the tab"), "file", "Ctrl+W"),
        Spec("reopen-tab", tr("Open the closed tab again"), "file", "Ctrl+Shift+O"),
        Spec(
            "resume",
            tr("Open the same tabs at the next start"),
            "file",
            checkable=True,
            ends_group=True,
        ),
        Spec("import", tr("Import problems …"), "file", "Ctrl+Shift+I"),
        Spec("read-letter", tr("Read a letter …"), "file"),
        Spec("originals", tr("Originals by stage …"), "file"),
        Spec("export", tr("Export diagrams …"), "file", "Ctrl+E", "export"),
        Spec("print", tr("Print …"), "file", "Ctrl+P", "print"),
        Spec("tourney", tr("Tourney …"), "file"),
        Spec("contest", tr("Solving contest …"), "file"),
        Spec("telephone", tr("On a telephone …"), "file", ends_group=True),
        Spec("quit", tr("Quit"), "file", "Ctrl+Q"),
        Spec("undo", tr("Undo"), "edit", "Ctrl+Z", "undo"),
        Spec("redo", tr("Redo"), "edit", "Ctrl+Shift+Z", "redo", ends_group=True),
        Spec("flip-last", tr("Flip between the last two positions"), "edit", "F6"),
        Spec("show-edits", tr("Edits"), "edit", "Ctrl+H", "history", True),
        Spec("show-details", tr("Details of the problem"), "edit", "Ctrl+I", "edit", True),
        Spec("finder", tr("Find action or problem …"), "edit", "Ctrl+K", "search", ends_group=True),
        Spec("select-all", tr("Select all men"), "edit", "Ctrl+A"),
        Spec("copy", tr("Copy position"), "edit", "Ctrl+C", "copy"),
        Spec("copy-solution", tr("Copy solution as text"), "edit", "Ctrl+Shift+C"),
        Spec("paste", tr("Paste position"), "edit", "Ctrl+V", "paste", ends_group=True),
        Spec("settings", tr("Settings …"), "edit", "Ctrl+,", "settings"),
        Spec("shift-left", tr("Shift left"), "position", "Alt+Left", "left"),
        Spec("shift-right", tr("Shift right"), "position", "Alt+Right", "right"),
        Spec("shift-up", tr("Shift up"), "position", "Alt+Up", "up"),
        Spec("shift-down", tr("Shift down"), "position", "Alt+Down", "down", ends_group=True),
        Spec("rotate", tr("Rotate by 90 degrees"), "position", "Ctrl+R", "rotate"),
        Spec("rotate-back", tr("Rotate back by 90 degrees"), "position", "Ctrl+Shift+R"),
        Spec("mirror", tr("Mirror left to right"), "position", "Ctrl+M", "mirror"),
        Spec("mirror-ranks", tr("Mirror top to bottom"), "position", "Ctrl+Shift+M"),
        Spec(
            "swap-colours",
            tr("Swap colours"),
            "position",
            "Ctrl+Shift+W",
            "swap-colours",
            ends_group=True,
        ),
        Spec("clear", tr("Clear the board"), "position", "Ctrl+Shift+Delete", "trash"),
        Spec("game-array", tr("Game array"), "position", "Ctrl+Shift+G", "array", ends_group=True),
        Spec("drop-map", tr("Drop map"), "position", "M", "grid", True),
        Spec("what-if", tr("What if this man were another"), "position", "W"),
        Spec("fairy-men", tr("Fairy men …"), "position", "F7", "plus"),
        Spec("board-tools", tr("Special squares and marks …"), "position", "Shift+F7"),
        Spec("rules", tr("Rules …"), "position", "F9"),
        Spec("turn", tr("Let the next player begin"), "position", "Ctrl+T", "reset"),
        Spec("task", tr("Task …"), "position", "Shift+F9"),
        Spec("mark-man", tr("Mark the man at the cursor"), "position", "Ctrl+Alt+M"),
        Spec("write-man", tr("Write a man at the cursor …"), "position"),
        Spec("move-map", tr("Where the man at the cursor goes"), "position", "V"),
        Spec("unplay", tr("Take moves back"), "position", "Ctrl+U", "", True),
        Spec("needed", tr("Needed men"), "position", "Ctrl+Shift+N", "needed", True),
        Spec("scheme-bench", tr("Scheme bench"), "position", "F4", "", True, True),
        Spec("add-twin", tr("Add a twin"), "position", "Ctrl+Shift+T", "plus"),
        Spec("next-twin", tr("Next twin"), "position", "Ctrl+PgDown"),
        Spec("previous-twin", tr("Previous twin"), "position", "Ctrl+PgUp"),
        Spec("solve-again", tr("Solve again"), "solution", "F5", "reset"),
        Spec("stop", tr("Stop solving"), "solution", "Ctrl+.", "stop"),
        Spec("set-play", tr("Set play is asked for"), "solution", checkable=True),
        Spec(
            "duplex",
            tr("Duplex: the other side begins, too"),
            "solution",
            checkable=True,
            ends_group=True,
        ),
        Spec("repair", tr("Repair"), "solution", "Ctrl+Shift+P", "edit"),
        Spec("neighbours", tr("Neighbours"), "solution", "Ctrl+Shift+B", "neighbours"),
        Spec("search", tr("Search for problems …"), "solution", "Ctrl+Shift+X", "search"),
        Spec("compose-theme", tr("Compose a theme …"), "solution", "Ctrl+Shift+K", "target"),
        Spec("mine-endings", tr("Mine endings …"), "solution", "", "search"),
        Spec("check-popeye", tr("Check with Popeye"), "solution", "Ctrl+Shift+Y"),
        Spec("popeye", tr("Popeye …"), "solution"),
        Spec("past", tr("History of the diagram"), "solution", "Ctrl+Shift+H"),
        Spec("keep-key", tr("Keep this key"), "solution", "", "pin", ends_group=True),
        Spec("all-defences", tr("Show all defences"), "solution", "Ctrl+D", checkable=True),
        Spec("trivial-tries", tr("Show trivial tries"), "solution", "Ctrl+T", checkable=True),
        Spec("first", tr("Back to the diagram"), "solution", "Ctrl+Home", "first"),
        Spec("back", tr("A turn back"), "solution", "Ctrl+Left", "chevron-left"),
        Spec("forward", tr("A turn on"), "solution", "Ctrl+Right", "chevron-right"),
        Spec("two-refutations", tr("Tries with two refutations, too"), "solution", "", "", True),
        Spec(
            "look-around", tr("Look for neighbours"), "solution", "Ctrl+Shift+B", "neighbours", True
        ),
        Spec("open-library", tr("Open library …"), "library", "Ctrl+O", "open"),
        Spec("new-library", tr("New library …"), "library", "", "plus"),
        Spec("copy-library", tr("Save a copy of the library …"), "library"),
        Spec("export-problems", tr("Export problems …"), "library", ends_group=True),
        Spec(
            "show-versions", tr("Versions of the problem …"), "library", "Ctrl+Shift+V", "versions"
        ),
        Spec("show-people", tr("People …"), "library", "", "people", ends_group=True),
        Spec("find", tr("Find in the library"), "library", "Ctrl+F", "search"),
        Spec("like-this", tr("Find problems like this"), "library", "Ctrl+Shift+F", "target"),
        Spec("show-library", tr("Show the library"), "library", "Ctrl+L", "library", True),
        Spec("flip", tr("Flip the board"), "view", "Ctrl+B", "flip", True),
        Spec(
            "library-below",
            tr("Library beside the board"),
            "view",
            "Ctrl+Shift+L",
            checkable=True,
        ),
        Spec("to-notice", tr("Go to the notice"), "view", "F8"),
        Spec("past-notices", tr("Notices of this session …"), "view", "Shift+F8", "info"),
        Spec("next-tab", tr("Next tab"), "view", "Ctrl+Tab"),
        Spec("previous-tab", tr("Previous tab"), "view", "Ctrl+Shift+Tab"),
        Spec("tab-left", tr("Move the tab left"), "view", "Ctrl+Shift+PgUp"),
        Spec("tab-right", tr("Move the tab right"), "view", "Ctrl+Shift+PgDown", ends_group=True),
        Spec("reset-layout", tr("Reset the layout"), "view"),
        Spec("manual", tr("Manual"), "help", "F1", "info"),
        Spec("shortcuts", tr("Mouse and keyboard"), "help", "Ctrl+F1", "keyboard"),
        Spec("game-book", tr("Game book"), "help", "", "library"),
        Spec("welcome", tr("Welcome"), "help"),
        Spec("tour", tr("60-second tour"), "help", "", "star"),
        Spec("about", tr("About Chess Composer"), "help", "", "info"),
    )


class Actions(ActionSet):
    """The actions of the studio's window, by name, and the menus that they stand in."""

    def __init__(self, window: QMainWindow, appearance: Appearance) -> None:
        super().__init__(window, appearance, menu_titles(), specs())
        for name, words in (
            ("add-twin", tr("Twin")),
            ("drop-map", tr("Drop map", "short, on a small button")),
            ("needed", tr("Needed", "short, on a small button")),
        ):
            self._actions[name].setIconText(words)
        # macOS has places of its own for these, whatever they are called.
        for name, role in (
            ("settings", QAction.MenuRole.PreferencesRole),
            ("about", QAction.MenuRole.AboutRole),
            ("quit", QAction.MenuRole.QuitRole),
        ):
            self._actions[name].setMenuRole(role)
        self.show_for(None)

    def that_change_the_board(self) -> tuple[QAction, ...]:
        """Return the actions that must not work while the board is not seen.

        Undo and redo are not among them: they follow the history.
        """
        position = tuple(act for act in self.menus["position"].actions() if not act.isSeparator())
        others = ("flip-last", "show-edits", "show-details", "paste", "flip", "select-all")
        return position + tuple(self._actions[name] for name in others)

    def show_for(self, acts: Mapping[str, Act] | None) -> None:
        """Show the actions of what is in front, and let them do what they do there.

        Args:
            acts: what actions do in a game, by name; what it does not name of all that concerns
                a board is not there. None for a problem of chess.
        """
        self.acts_instead = acts or {}
        for name in _OF_GAMES:
            self._actions[name].setVisible(name in self.acts_instead)
            self._actions[name].setChecked(False)
        solution = (act for act in self.menus["solution"].actions() if not act.isSeparator())
        others = tuple(self._actions[name] for name in ("copy", "copy-solution", *_OF_CHESS))
        for action in (*self.that_change_the_board(), *solution, *others):
            if action.objectName() not in (*_OF_GAMES, *_OF_DOCKS):
                action.setVisible(acts is None or action.objectName() in acts)
        for menu in self.menus.values():
            there = (act.isVisible() for act in menu.actions() if not act.isSeparator())
            menu.menuAction().setVisible(any(there))

    def only_on(self, name: str, widget: QWidget) -> None:
        """Let the shortcut of an action work only while a widget has the keyboard."""
        self._actions[name].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        widget.addAction(self._actions[name])
