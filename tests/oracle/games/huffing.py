# SPDX-License-Identifier: GPL-3.0-or-later
"""Huffing, played plainly: who could have captured and did not may be taken off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from composer.games.position import EMPTY, GamePosition

MARK = "could_capture"


@dataclass(frozen=True)
class Move:
    """What a man does in a turn: its text, the cells he comes to, and what it leaves."""

    text: str
    path: tuple[int, ...]
    captures: bool
    after: GamePosition


def marked(position: GamePosition, cells: Iterable[int]) -> GamePosition:
    """Return a position in which just these men may be huffed."""
    return replace(position, extra=((MARK, tuple(sorted(cells))),))


def huffing(
    position: GamePosition, rule: str, moves: Callable[[GamePosition], Iterable[Move]]
) -> Iterator[tuple[str, GamePosition]]:
    """Yield the turns of a game in which men are huffed by a rule, from the moves without it."""
    if not position.extra:
        yield from ((move.text, move.after) for move in moves(position))
        return
    marks = position.cells_of(MARK)
    if rule == "none":
        for move in moves(position):
            gone = {cell for cell in marks if not move.after.men[cell]}
            yield move.text, marked(move.after, marks - gone - set(move.path))
        return
    yield from _played(position, "", moves)
    following = position.game.after(position.turn)
    for cell in sorted(marks):
        if position.owner_at(cell) != following:
            continue
        off = position.with_man(cell, EMPTY)
        text = f"({position.book.geometry.cells[cell].label})"
        if rule == "turn" or not off.count(following):
            yield text, marked(off.with_turn(following), ())
        else:
            yield from _played(off, f"{text} ", moves)


def _played(
    position: GamePosition, before: str, moves: Callable[[GamePosition], Iterable[Move]]
) -> Iterator[tuple[str, GamePosition]]:
    found = list(moves(position))
    able = {move.path[0] for move in found if move.captures}
    for move in found:
        left = able if not move.captures else set()
        there = {move.path[-1] if cell == move.path[0] else cell for cell in left}
        yield before + move.text, marked(move.after, there)
