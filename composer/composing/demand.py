# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases with the mates that are wanted in them: what the scheme bench asks, as a demand.

The bench's own phases are taken (`composer.analysis.schemes.keepandkill.Phase`). In a diagram one
of the first moves that are held is to be the key, and the others tries. Of a position after the
key it is not known who moved: each of White's men may have, and stands somewhere else before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.analysis.phaseplay import Code, PhasePlay, code_of
from composer.analysis.schemes.keepandkill import Phase
from composer.analysis.study import Study
from composer.analysis.themes.flag import PHASES, Flag, Grade, lines, moves_of
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    KEY,
    MOST_TRIES,
    MOST_WISHES,
    SET,
    THREATS_TOO,
    TRY,
    Plan,
    Wish,
)
from composer.problem.men import Colour, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.problem.twinned import SquareMap
from composer.said.sentence import Sentence, joined, said
from composer.solver.schemeplay import Number, Step, from_arrival, number_of, step_of

Demand = tuple[Phase, ...]
"""Phases, each with its wanted mates."""

NO_FIRST: Final = 0
"""The first move of set play, and of a position after the key."""


def firsts_of(demand: Demand) -> tuple[Number, ...]:
    """Return the first moves of a demand."""
    return tuple(dict.fromkeys(phase.first for phase in demand if phase.first != NO_FIRST))


def moved(demand: Demand, place: SquareMap) -> Demand:
    """Return a demand with its squares elsewhere.

    Raises:
        ValueError: one would leave the board.
    """

    def put(number: Number) -> Number:
        step = step_of(number)
        return number_of(Step(place(step.origin), place(step.target), step.promotion))

    return tuple(
        Phase(
            put(phase.first) if phase.first else NO_FIRST,
            {put(defence): put(mate) for defence, mate in phase.mates.items()},
            None if phase.threats is None else frozenset(map(put, phase.threats)),
        )
        for phase in demand
    )


def demand_wrong(demand: Demand, position: Position, arrives: Square | None) -> Sentence | None:
    """Return what is wrong with a demand on a core; None if nothing is.

    Args:
        demand: the phases.
        position: the core.
        arrives: where the key goes, of a position after the key; his man stands there then.
    """
    if len(firsts_of(demand)) > MOST_TRIES + 1:
        return said("at most a key and {tries} tries can be wanted", tries=MOST_TRIES)
    if sum(len(phase.mates) for phase in demand) > MOST_WISHES:
        return said("at most {most} mates can be wanted", most=MOST_WISHES)
    wanted: dict[tuple[Number, Number], Number] = {}
    for phase in demand:
        for defence, mate in phase.mates.items():
            if wanted.setdefault((phase.first, defence), mate) != mate:
                return said(
                    "two different mates are wanted after {move}, in one and the same phase",
                    move=str(step_of(defence)),
                )
        steps = [(step_of(defence), step_of(mate)) for defence, mate in phase.mates.items()]
        white = [mate for _, mate in steps] + ([step_of(phase.first)] if phase.first else [])
        for colour, moves in (
            (Colour.BLACK, [defence for defence, _ in steps]),
            (Colour.WHITE, white),
        ):
            for step in moves:
                man = position[step.origin]
                if (man is None or man.colour is not colour) and step.origin != arrives:
                    return said(
                        "nobody of the core can play {move}, which is wanted", move=str(step)
                    )
    return None


def plans_of(demand: Demand, arrives: Square | None = None) -> Iterator[Plan]:
    """Yield the plans by which a demand may be met, each with another key of those held."""
    firsts = firsts_of(demand)
    if not firsts:
        targets = ANYWHERE if arrives is None else 1 << arrives
        phase = SET if arrives is None else KEY
        yield Plan(tuple(_wishes(demand, {NO_FIRST: phase}, arrives)), key_targets=targets)
        return
    for key in firsts:
        tries = [first for first in firsts if first != key]
        numbers = {NO_FIRST: SET, key: KEY, **{each: TRY + n for n, each in enumerate(tries)}}
        yield Plan(
            tuple(_wishes(demand, numbers, None)),
            len(tries),
            1 << step_of(key).origin,
            1 << step_of(key).target,
            tuple(1 << step_of(each).origin for each in tries),
            tuple(1 << step_of(each).target for each in tries),
        )


def _wishes(demand: Demand, numbers: dict[Number, int], arrives: Square | None) -> Iterator[Wish]:
    for phase in demand:
        for defence, mate in phase.mates.items():
            reply, answer = step_of(defence), step_of(mate)
            yield Wish(
                numbers[phase.first],
                1 << reply.origin,
                1 << reply.target,
                ANYWHERE if answer.origin == arrives else 1 << answer.origin,
                1 << answer.target,
                loose=THREATS_TOO,
            )


def shown_in(study: Study, demand: Demand, after: tuple[Square, Man] | None = None) -> Flag | None:
    """Return how a sound problem meets a demand, as the proof of a theme is told.

    Args:
        study: the solution laid out.
        demand: the phases.
        after: of a position after the key, the man who has moved and where he stands.

    Returns:
        None where it does not meet it.
    """
    key = study.key
    if key is None:
        return None
    if after is not None and (key.first.target, key.first.man) != after:
        return None
    told: list[Sentence] = []
    moves: list[Move] = []
    for phase in demand:
        play = key if after is not None else _play_of(study, phase.first)
        if play is None:
            return None
        found = []
        for defence, mate in phase.mates.items():
            answer = play.answers.get(_code(defence))
            if answer is None or not answer.unique:
                return None
            unique = answer.unique
            if after is not None:
                unique = _arrived(unique, key)
            if unique != _code(mate):
                return None
            found.append(play.play(answer, answer.unique))
        told.append(said("{phase}: {lines}", phase=play.name, lines=lines(found)))
        moves += moves_of(play, found)
    sentence = said("The mates wanted: {phases}.", phases=joined(told, "; "))
    return Flag("", Grade.THEME, PHASES, (), tuple(moves), (), sentence)


def _play_of(study: Study, first: Number) -> PhasePlay | None:
    if first == NO_FIRST:
        return study.set_play
    code = _code(first)
    return next((play for play in study.phases if play.first_code == code), None)


def _code(number: Number) -> Code:
    step = step_of(number)
    return code_of(step.origin, step.target, step.promotion)


def _arrived(mate: Code, key: PhasePlay) -> Code:
    """Return a mate told by where its man stands after the key."""
    low = mate & 0xFFF
    first = key.first.origin | key.first.target << 6
    return mate - low + from_arrival(low, first)


def without_threats(phases: Sequence[Phase]) -> Demand:
    """Return the bench's phases as a demand: the threats may be others."""
    return tuple(replace(phase, threats=None) for phase in phases)
