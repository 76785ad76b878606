# SPDX-License-Identifier: GPL-3.0-or-later
"""The plays of a throw in tables games, written and listed plainly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from composer.games.position import GameError
from composer.games.tables import POINTS, TablesPosition
from composer.rules.book import Rules, Value
from composer.said.sentence import said
from composer.solver.dice.answer import Step, WholePlay
from composer.solver.dice.track import OFF, Track, position_of, track_of


class _Played(NamedTuple):
    """What some dice have led to."""

    track: Track
    frozen: tuple[int, ...]  # points of men who have hit, and go no further
    steps: tuple[Step, ...]


_Seen = tuple[tuple[int, ...], tuple[Step, ...]]
"""Dice that are left, and the steps made; a larger die bears off as well as a smaller one."""


def _moved(men: tuple[int, ...], point: int, change: int) -> tuple[int, ...]:
    return (*men[:point], men[point] + change, *men[point + 1 :])


def _steps(played: _Played, die: int, bear_off: Value) -> Iterator[_Played]:
    """Yield what one die can lead to."""
    own, foe = played.track
    for start in range(1, POINTS + 1):
        if own[start] <= played.frozen.count(start):
            continue
        end, left = start - die, _moved(own, start, -1)
        if end >= 1 and foe[end] < 2:
            hits = foe[end] == 1
            after = Track(_moved(left, end, 1), _moved(foe, end, -1) if hits else foe)
            frozen = (*played.frozen, end) if hits else played.frozen
            yield _Played(after, frozen, (*played.steps, Step(start, end, hits)))
        elif end < 1 and _may_leave(own, start, die, bear_off):
            after = Track(left, foe)
            yield _Played(after, played.frozen, (*played.steps, Step(start, OFF, False)))


def _may_leave(own: tuple[int, ...], start: int, die: int, bear_off: Value) -> bool:
    if bear_off == "none" or any(own[7:]):
        return False
    if bear_off == "at_least":
        return start <= die
    return start == die or (bear_off == "larger" and not any(own[start + 1 :]))


def _whole(
    played: _Played, dice: tuple[int, ...], bear_off: Value, seen: set[_Seen]
) -> Iterator[_Played]:
    """Yield what is there when no die that is left can be played; the same steps only once."""
    key = (dice, tuple(sorted(played.steps)))
    if key in seen:
        return
    seen.add(key)
    further = False
    for place, die in enumerate(dice):
        if die in dice[:place]:
            continue
        for after in _steps(played, die, bear_off):
            further = True
            yield from _whole(after, (*dice[:place], *dice[place + 1 :]), bear_off, seen)
    if not further:
        yield played


def plays_of_track(
    track: Track, throw: tuple[int, ...], bear_off: Value
) -> dict[Track, list[tuple[Step, ...]]]:
    """Return what a throw can lead to, each with all sets of steps that lead there."""
    found: dict[Track, list[tuple[Step, ...]]] = {}
    for played in _whole(_Played(track, (), ()), tuple(sorted(throw)), bear_off, set()):
        found.setdefault(played.track, []).append(played.steps)
    return found


def tables_plays(
    position: TablesPosition, rules: Rules, throw: tuple[int, ...]
) -> tuple[WholePlay, ...]:
    """Return the plays of a throw, by text; those with one result are one, with the first text.

    Raises:
        GameError: the throw is none of these dice.
    """
    if len(throw) != rules["dice"] or not all(1 <= die <= 6 for die in throw):
        raise GameError(said("expected {dice} dice, got {got}", dice=rules["dice"], got=len(throw)))
    track, turn = track_of(position), position.turn
    found = []
    for after, orders in plays_of_track(track, throw, rules["bear_off"]).items():
        text, steps = min((_text(steps, turn), steps) for steps in orders)
        board = tuple(
            Step(_point(step.start, turn), _point(step.end, turn), step.hits) for step in steps
        )
        reached = position_of(after, turn)
        found.append(WholePlay(text, board, reached.with_turn(reached.other)))
    return tuple(sorted(found, key=_text_of))


def _text_of(play: WholePlay) -> str:
    return play.text


def _point(point: int, turn: str) -> int:
    """Return the point of the board that a point of a track is."""
    return point if turn == "white" or point == OFF else POINTS + 1 - point


def _text(steps: tuple[Step, ...], turn: str) -> str:
    """Return a play as it is written, from the farthest man on; `none` if no die was played."""
    written = [(-step.start, _step_text(step, turn)) for step in steps]
    return " ".join(text for _, text in sorted(written)) or "none"


def _step_text(step: Step, turn: str) -> str:
    start = _point(step.start, turn)
    if step.end == OFF:
        return f"{start}-off"
    return f"{start}{'x' if step.hits else '-'}{_point(step.end, turn)}"
