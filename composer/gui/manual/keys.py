# SPDX-License-Identifier: GPL-3.0-or-later
"""The lists in the manual that are made of what the program itself answers to, and keeps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from composer.gui.frame.commands import Command
from composer.gui.frame.help import Row, board_rows, panel_rows, past_rows
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that stand together.

    Attributes:
        title: of the list; may be empty.
        rows: what is done with mouse or keys, and what comes of it.
    """

    title: str
    rows: tuple[Row, ...]


def key_groups(name: str, letters: Letters, offered: Iterable[Command]) -> Sequence[KeyGroup]:
    """Return the lists that a page asks for by a name.

    Args:
        name: `board`, `panels`, `past` or `menus`; `kept` for what files of problems lose.
        letters: those of the men.
        offered: what the menus offer.
    """
    if name == "board":
        return (KeyGroup("", board_rows(letters)),)
    if name == "panels":
        return (KeyGroup("", panel_rows()),)
    if name == "past":
        return (KeyGroup("", past_rows()),)
    if name == "menus":
        return _menus(tuple(offered))
    if name == "kept":
        return (KeyGroup("", _lost_rows()),)
    return ()


def _lost_rows() -> tuple[Row, ...]:
    """Return what each form of file does not keep of a problem of chess."""
    from composer.formats.forms import LOST
    from composer.formats.kept import PARTS

    rows = []
    for form, lost in LOST.items():
        names = [worded(part.name.said()) for part in PARTS if part.id in lost]
        rows.append((form, ", ".join(names) or tr("all of it comes back")))
    return tuple(rows)


def _menus(offered: tuple[Command, ...]) -> tuple[KeyGroup, ...]:
    """Return what the menus offer, what has a shortcut first.

    Choices of submenus that have none are left out.
    """
    groups = []
    for menu in dict.fromkeys(command.menu for command in offered):
        rows = tuple(
            (command.keys, command.words)
            for command in sorted(offered, key=lambda command: not command.keys)
            if command.menu == menu and (command.keys or ":" not in command.words)
        )
        groups.append(KeyGroup(fill(tr("Menu %1"), menu), rows))
    return tuple(groups)
