# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the man of a turn goes, and who is taken, as the turn's text and its changes have it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from composer.games.position import GamePosition, GameTurn
from composer.geometry.geometry import Geometry
from composer.gui.board.overlays import Arrow, Badge, Overlay, Role


@dataclass(frozen=True, slots=True)
class Journey:
    """What is seen of a turn.

    Attributes:
        path: the cells where the man stands in turn, the first and the last one too; one cell if
            he is put down; none if nobody goes anywhere.
        man: the letter of the man who goes, as he was.
        taken: who left the board from cells that are empty afterwards.
    """

    path: tuple[int, ...] = ()
    man: str = ""
    taken: tuple[tuple[int, str], ...] = ()


@lru_cache(maxsize=64)
def _finder(board: Geometry) -> re.Pattern[str]:
    labels = sorted((cell.label for cell in board.cells), key=len, reverse=True)
    label = "(?:" + "|".join(map(re.escape, labels)) + ")(?![0-9])"
    return re.compile(f"{label}(?:[-+x]{label})*")


@lru_cache(maxsize=64)
def _label(board: Geometry) -> re.Pattern[str]:
    labels = sorted((cell.label for cell in board.cells), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, labels)))


def cells_in(board: Geometry, text: str) -> tuple[int, ...]:
    """Return the cells that a turn's text names first, joined as a way; none if it names none."""
    ways = [found[0] for found in _finder(board).finditer(text)]
    longest = [way for way in ways if len(_label(board).findall(way)) > 1] or ways
    if not longest:
        return ()
    return tuple(board.number(label) for label in _label(board).findall(longest[0]))


def journey(before: GamePosition, turn: GameTurn) -> Journey:
    """Return what is seen of a turn that is made in a position."""
    board, path = before.book.geometry, cells_in(before.book.geometry, turn.text)
    changes = dict(turn.changes)
    if len(path) > 1 and not before.men[path[0]]:
        path = ()  # the text says it otherwise than we read it
    if len(path) <= 1:
        path = _guessed(before, turn) or path
    target = path[-1] if path else -1
    taken = tuple(
        (cell, before.men[cell])
        for cell, after in changes.items()
        if before.men[cell] and not after and cell not in (path[:1] if len(path) > 1 else ())
    )
    man = before.men[path[0]] if len(path) > 1 else changes.get(target, "")
    return Journey(path if all(0 <= cell < len(board) for cell in path) else (), man, taken)


def _guessed(before: GamePosition, turn: GameTurn) -> tuple[int, ...]:
    """Return the way of a man who left one cell and stands on another, by the changes alone."""
    came = [(cell, man) for cell, man in turn.changes if man and before.men[cell] != man]
    left = [cell for cell, man in turn.changes if before.men[cell] and not man]
    for cell, man in came:
        for start in left:
            if before.men[start] == man:
                return start, cell
    return (came[0][0],) if came else ()


def play_turns(start: GamePosition, turns: Sequence[GameTurn]) -> tuple[GamePosition, ...]:
    """Return the positions of a line, that where it begins first."""
    positions = [start]
    for turn in turns:
        positions.append(positions[-1].after(turn))
    return tuple(positions)


def begun(position: GamePosition, begins: bool) -> GamePosition:
    """Return where a line begins: with the other player to move if his turn is its first."""
    return position.with_turn(position.game.after(position.turn)) if begins else position


def marks_of(
    position: GamePosition, turns: Sequence[GameTurn], begins: bool = False
) -> tuple[Overlay, ...]:
    """Return the arrows of a line, with numbers, from where it begins.

    Args:
        position: where it begins.
        turns: of the line.
        begins: whether the first turn is that of the other player.
    """
    position = begun(position, begins)
    first = position.game.players[0].id
    marks: list[Overlay] = []
    for number, turn in enumerate(turns, 1):
        seen = journey(position, turn)
        role = Role.WHITE if position.turn == first else Role.BLACK
        if number == len(turns) and number > 1 and number % 2 == 1:
            role = Role.MATE
        shown = number if len(turns) > 1 else 0
        for start, end in zip(seen.path, seen.path[1:], strict=False):
            last = end == seen.path[-1]
            marks.append(Arrow(start, end, role, shown if last else 0))
        if len(seen.path) == 1:
            marks.append(Badge(seen.path[0], number, role))
        position = position.after(turn)
    return tuple(marks)
