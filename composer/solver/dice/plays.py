# SPDX-License-Identifier: GPL-3.0-or-later
"""The plays of a throw in tables games, written and listed."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from composer.games.position import GameError
from composer.games.tables import TablesPosition, place_text
from composer.rules.book import Rules
from composer.rules.historic.tables.books import tables_row
from composer.rules.historic.tables.row import OFF
from composer.said.sentence import said
from composer.solver.dice.answer import State, Step, WholePlay
from composer.solver.dice.generator import Generator, Move, TakenStep
from composer.solver.dice.score import score_after
from composer.solver.dice.throws import Throw, numbers_of
from composer.solver.options import Token

NONE: Final = "none"
"""How a throw is written of which nothing can be played."""

_ALL_WAYS: Final = 3
"""Up to so many numbers every way is looked at for the one that is written."""

_Way = tuple[Move, ...]


@lru_cache(maxsize=16)
def generator_of(rules: Rules) -> Generator:
    """Return the generator of plays by some rules."""
    return Generator(tables_row(rules.book.id), rules)


def tables_plays(
    position: TablesPosition,
    rules: Rules,
    throw: tuple[int, ...],
    token: Token | None = None,
) -> tuple[WholePlay, ...]:
    """Return the plays of a throw, by text; those with one result are one, with the first text.

    Where nothing can be played, or the throw is lost, there is one play, `none`.

    Args:
        position: before the throw.
        rules: by which is played.
        throw: the dice.
        token: stops it.

    Raises:
        GameError: the throw is none of these dice.
        Cancelled: it was stopped.
    """
    generator = generator_of(rules)
    if token is not None:
        generator = Generator(generator.row, rules, token)
    switches = generator.switches
    if len(throw) != switches.dice or not all(1 <= die <= switches.faces for die in throw):
        raise GameError(said("expected {dice} dice, got {got}", dice=switches.dice, got=len(throw)))
    player = generator.row.player_ids.index(position.turn)
    ways = ways_of(generator, generator.state_of(position), player, tuple(sorted(throw)))
    if not ways:
        none = WholePlay(NONE, (), position.with_turn(position.other))
        return (_counted(generator, position, none),)
    left = generator.leftovers(generator.state_of(position), player, tuple(sorted(throw)))
    found = []
    for after, (text, way) in ways.items():
        reached = generator.position_of(after, position, position.other)
        play = WholePlay(text, tuple(map(_step, way)), reached, left.get(after, ()))
        found.append(_counted(generator, position, play))
    return tuple(sorted(found, key=_text_of))


def _counted(generator: Generator, before: TablesPosition, play: WholePlay) -> WholePlay:
    score = score_after(generator, before, play)
    if not score:
        return play
    told = dict(zip(before.row.player_ids, score, strict=True))
    return replace(play, after=play.after.with_score(told))


def rest_plays(
    rules: Rules, after: TablesPosition, turn: str, left: Throw
) -> tuple[str, tuple[WholePlay, ...]]:
    """Return who can use numbers that are left over, and how; nobody and nothing if none can.

    Args:
        rules: by which is played.
        after: the position after the play that left them.
        turn: who made it.
        left: the numbers.
    """
    generator, state = generator_of(rules), generator_of(rules).state_of(after)
    players = after.row.player_ids
    for step in range(1, generator.switches.passes + 1):
        other = (players.index(turn) + step) % len(players)
        ways = ways_of(generator, state, other, left)
        if ways:
            plays = (
                WholePlay(
                    text, tuple(map(_step, way)), generator.position_of(to, after, after.turn)
                )
                for to, (text, way) in ways.items()
            )
            return players[other], tuple(sorted(plays, key=_text_of))
    return "", ()


def ways_of(
    generator: Generator, state: State, player: int, throw: Throw
) -> dict[State, tuple[str, _Way]]:
    """Return what a throw can lead to, each with its first text and the moves that it says."""
    taken, ends = generator.steps(state, player, throw)
    every = len(numbers_of(generator.switches, throw)) <= _ALL_WAYS
    ways: dict[int, dict[_Way, _Way]] = {0: {(): ()}}
    written = _Written(generator, player)
    for start, steps in groupby(taken, key=_start_of):
        here = ways.get(start)
        if here is None:
            continue
        generator.look()
        if not every:
            _keep_first(written, here)
        for _, after, move in steps:
            there = ways.setdefault(after, {})
            for way in here.values():
                longer = (*way, move)
                there.setdefault(tuple(sorted(longer)), longer)
    found: dict[State, tuple[str, _Way]] = {}
    for number, _, reached in ends:
        for way in ways[number].values():
            said_so = written.text(way), way
            found[reached] = min(found.get(reached, said_so), said_so)
    return found


def _start_of(step: TakenStep) -> int:
    return step.start


def _keep_first(written: _Written, ways: dict[_Way, _Way]) -> None:
    """Leave one way of several, that of which the text is first."""
    if len(ways) > 1:
        key, way = min(ways.items(), key=lambda item: (written.text(item[1]), item))
        ways.clear()
        ways[key] = way


class _Written:
    """Ways as they are written, from the hindmost man on."""

    def __init__(self, generator: Generator, player: int) -> None:
        self._generator, self._player = generator, player
        self._moves: dict[Move, tuple[int, str]] = {}

    def text(self, way: _Way) -> str:
        """Return the text of a way."""
        return " ".join(text for _, text in sorted(map(self._written, way)))

    def _written(self, move: Move) -> tuple[int, str]:
        found = self._moves.get(move)
        if found is None:
            distance = self._generator.distance(self._player, move.start)
            found = self._moves[move] = distance, _move_text(move)
        return found


def _text_of(play: WholePlay) -> str:
    return play.text


def _step(move: Move) -> Step:
    end = move.end >> 1
    return Step(move.start >> 1, end, move.hits, bool(move.start & 1))


def _move_text(move: Move) -> str:
    start = place_text(move.start >> 1, bool(move.start & 1))
    end = move.end >> 1
    return f"{start}{'x' if move.hits else '-'}{'off' if end == OFF else end}"
