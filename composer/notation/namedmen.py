# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns of games with the letters of who moves and of who is taken: `W1B+v2F` for `1B+2F`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from composer.games.position import GamePosition, GameTurn
from composer.geometry.geometry import Geometry
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey


def naming_men(position: GamePosition, turn: GameTurn) -> GameTurn:
    """Return a turn whose text has before each cell the letters of the man who stands there.

    Where the text has the man's letter already, as in games like chess, it stays as it is; so does
    a cell that comes again, where he is gone.
    """
    geometry = position.book.geometry
    told: set[str] = set()

    def named(found: re.Match[str]) -> str:
        before = turn.text[: found.start()]
        man = position[geometry.number(found[0])]
        is_there = before[-1:].isupper() and found[0][0].islower()
        comes_again = found[0] in told
        told.add(found[0])
        return found[0] if man is None or is_there or comes_again else f"{man}{found[0]}"

    return replace(turn, text=_cells(geometry).sub(named, turn.text))


@lru_cache(maxsize=32)
def _cells(geometry: Geometry) -> re.Pattern[str]:
    labels = sorted((cell.label for cell in geometry.cells), key=len, reverse=True)
    return re.compile(rf"(?<!\d)(?:{'|'.join(map(re.escape, labels))})(?!\d)")


def answer_naming_men(position: GamePosition, answer: GameAnswer) -> GameAnswer:
    """Return an answer with the men named in every turn of it."""
    return replace(
        answer,
        keys=tuple(_key(position, key) for key in answer.keys),
        lines=tuple(tuple(_line(position, line)) for line in answer.lines),
    )


def _key(position: GamePosition, key: GameKey) -> GameKey:
    after = position.after(key.turn)
    defences = tuple(_defence(after, defence) for defence in key.defences)
    return replace(key, turn=naming_men(position, key.turn), defences=defences)


def _defence(position: GamePosition, defence: GameDefence) -> GameDefence:
    after = position.after(defence.turn)
    replies = tuple(naming_men(after, reply) for reply in defence.replies)
    return replace(defence, turn=naming_men(position, defence.turn), replies=replies)


def _line(position: GamePosition, turns: Iterable[GameTurn]) -> Iterable[GameTurn]:
    """Yield the turns of a line; in a series the same player makes them all."""
    for turn in turns:
        yield naming_men(position, turn)
        position = position.after(turn)
