# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the construction that need no further solving: force, idle men, promoted men."""

from __future__ import annotations

from collections.abc import Iterator

from composer.analysis.board import squares_in
from composer.analysis.matepicture import purity_of
from composer.analysis.phaseplay import PhasePlay, move_code
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import units
from composer.analysis.themes.forms import MEREDITH, MINIATURE
from composer.problem.edits import remove
from composer.problem.men import SIDES, Kind
from composer.problem.named import kind_name, side_name
from composer.problem.squares import Square, square_name
from composer.retro.promoted import promoted_force
from composer.said.sentence import Sentence, counted, said
from composer.solver.solution import Verdict
from composer.solver.solve import solve_keys

_HEAVY = 20


def construction(study: Study) -> Iterator[Point]:
    """What speaks for and against the construction."""
    yield from _size(study)
    yield from _promoted(study)
    if study.is_two_mover and study.key is not None and study.key.plays:
        yield from _idle(study, study.key)


def _size(study: Study) -> Iterator[Point]:
    if study.men <= MINIATURE:
        yield Point(
            "miniature",
            Weight.MERIT,
            said("A miniature: {men} men.", men=study.men),
            count=study.men,
        )
    elif study.men <= MEREDITH:
        yield Point(
            "meredith", Weight.MERIT, said("A Meredith: {men} men.", men=study.men), count=study.men
        )
    elif study.men > _HEAVY:
        sentence = said("A heavy position: {men} men.", men=study.men)
        yield Point("heavy", Weight.BLEMISH, sentence, count=study.men)


def _promoted(study: Study) -> Iterator[Point]:
    position = study.solution.position
    for colour in SIDES:
        force = promoted_force(position, colour)
        squares = tuple(
            dict.fromkeys((*force.officers, *force.bishops_of_one_colour, *force.bishops_shut_out))
        )
        if force.count and squares:
            side, men = side_name(colour), units(study.diagram, squares)
            if len(squares) == force.count:
                sentence: Sentence = counted(
                    force.count,
                    "{side} has a promoted unit: {men}.",
                    "{side} has {count} promoted units: {men}.",
                    side=side,
                    men=men,
                )
            else:
                sentence = counted(
                    force.count,
                    "{side} has a promoted unit among {men}.",
                    "{side} has {count} promoted units among {men}.",
                    side=side,
                    men=men,
                )
            yield Point("promoted_men", Weight.SERIOUS, sentence, squares, count=force.count)


def _idle(study: Study, key: PhasePlay) -> Iterator[Point]:
    """White officers without whom the same key solves, and who take part in none of its mates.

    Taking part in no mate is not enough: an officer may stop a cook or a refutation.
    """
    shares = activity(key)
    number = len(key.plays) + len(key.threats)
    officers = study.diagram.white & ~study.diagram.pawns & ~study.diagram.kings
    idle = tuple(
        square
        for square in squares_in(officers)
        if not shares.get(square)
        and square != key.first.origin
        and _solves_without(study, key, square)
    )
    for square in idle:
        kind = kind_name(Kind(study.diagram.kind(square)))
        if number == 1:
            sentence = said(
                "The white {kind} on {square} takes no part in the only mate.",
                kind=kind,
                square=square_name(square),
            )
        else:
            sentence = said(
                "The white {kind} on {square} takes part in none of the {number} mates.",
                kind=kind,
                square=square_name(square),
                number=number,
            )
        yield Point("idle_officer", Weight.SERIOUS, sentence, (square,))
    force = sum(shares.values()) / (number * study.diagram.white.bit_count())
    sentence = said(
        "On average {share} % of White's men take part in a mate.", share=round(100 * force)
    )
    yield Point("white_force", Weight.NEUTRAL, sentence, count=round(100 * force))


def _solves_without(study: Study, key: PhasePlay, square: Square) -> bool:
    """Tell whether the problem is as sound, by the same key, with a square empty."""
    position = remove(study.solution.position, square)
    solution = solve_keys(position, study.solution.stipulation, decide=False)
    return solution.verdict is Verdict.SOUND and all(
        phase.move is not None and move_code(phase.move) == key.first_code
        for phase in solution.keys
    )


def activity(key: PhasePlay) -> dict[Square, int]:
    """Return in how many mates each white man takes part, by its square in the diagram.

    It gives the mate or the check, guards a square beside the king, pins a man that would
    parry, or moves to open a battery. Threats count as mates.
    """
    homes = {key.first.target: key.first.origin}
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
