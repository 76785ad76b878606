# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the construction that need no further solving: force, idle men, promoted men."""

from __future__ import annotations

from collections.abc import Iterator

from composer.analysis.board import squares_in
from composer.analysis.points import Point, Weight
from composer.analysis.purity import purity_of
from composer.analysis.study import PhasePlay, Study
from composer.analysis.themes.flag import names
from composer.problem.men import Colour, Kind
from composer.problem.promoted import promoted_force
from composer.problem.squares import Square

_HEAVY = 20


def construction(study: Study) -> Iterator[Point]:
    """What speaks for and against the construction."""
    yield from _size(study)
    yield from _promoted(study)
    if study.key is not None and study.key.plays:
        yield from _idle(study, study.key)


def _size(study: Study) -> Iterator[Point]:
    if study.men <= 7:
        yield Point("miniature", Weight.MERIT, f"A miniature: {study.men} men.", count=study.men)
    elif study.men <= 12:
        yield Point("meredith", Weight.MERIT, f"A Meredith: {study.men} men.", count=study.men)
    elif study.men > _HEAVY:
        sentence = f"A heavy position: {study.men} men."
        yield Point("heavy", Weight.BLEMISH, sentence, count=study.men)


def _promoted(study: Study) -> Iterator[Point]:
    position = study.solution.position
    for colour in Colour:
        force = promoted_force(position, colour)
        squares = tuple(
            dict.fromkeys((*force.officers, *force.bishops_of_one_colour, *force.bishops_shut_out))
        )
        if force.count and squares:
            side = colour.name.capitalize()
            sentence = f"{side} has promoted force among {names(squares)}."
            yield Point("promoted_men", Weight.SERIOUS, sentence, squares, count=force.count)


def _idle(study: Study, key: PhasePlay) -> Iterator[Point]:
    """White officers that take part in no mate of the actual play and do not make the key."""
    shares = activity(key)
    number = len(key.plays) + len(key.threats)
    officers = study.diagram.white & ~study.diagram.pawns & ~study.diagram.kings
    first = key.first
    idle = tuple(
        square
        for square in squares_in(officers)
        if not shares.get(square) and first is not None and square != first.origin
    )
    for square in idle:
        kind = Kind(study.diagram.kind(square)).name.lower()
        if number == 1:
            sentence = f"The white {kind} on {names([square])} takes no part in the only mate."
        else:
            sentence = (
                f"The white {kind} on {names([square])} takes part in none of {number} mates."
            )
        yield Point("idle_officer", Weight.SERIOUS, sentence, (square,))
    force = sum(shares.values()) / (number * study.diagram.white.bit_count())
    sentence = f"On average {round(100 * force)} % of White's men take part in a mate."
    yield Point("white_force", Weight.NEUTRAL, sentence, count=round(100 * force))


def activity(key: PhasePlay) -> dict[Square, int]:
    """Return in how many mates each white man takes part, by its square in the diagram.

    It gives the mate or the check, guards a square beside the king, pins a man that would
    parry, or moves to open a battery. Threats count as mates.
    """
    homes = {} if key.first is None else {key.first.target: key.first.origin}
    finals = [(play.mate, play.purity) for _, play in key.plays]
    for threat in key.threats.values():
        finals.append((threat, purity_of(key.board.after(threat))))
    shares: dict[Square, int] = {}
    for mate, purity in finals:
        for square in squares_in(purity.active | 1 << mate.target):
            place = mate.origin if square == mate.target else square
            home = homes.get(place, place)
            shares[home] = shares.get(home, 0) + 1
    return shares
