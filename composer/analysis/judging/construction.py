# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the construction that need no further solving: force, idle men, promoted men."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from composer.analysis.board import squares_in
from composer.analysis.comparing.difference import Difference, first_code, try_stays, with_play
from composer.analysis.comparing.edit import Edit
from composer.analysis.comparing.playtree import PlayTree
from composer.analysis.judging.content import Content
from composer.analysis.judging.payments import paid
from composer.analysis.judging.tries import Tries
from composer.analysis.matepicture import purity_of
from composer.analysis.phaseplay import SET, Homes, PhasePlay, grouped, moved
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import units
from composer.analysis.themes.forms import MEREDITH, MINIATURE
from composer.problem.men import SIDES, Kind
from composer.problem.named import kind_name, side_name
from composer.problem.squares import Square, square_name
from composer.retro.promoted import promoted_force
from composer.said.sentence import Listed, Sentence, Template, counted, joined, listed, said
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve, solve_keys

_HEAVY: Final = 20
_SHOWN: Final = 3  # phases in a sentence
_NO_PART: Final = Template(
    "The white {kind} on {square} takes part in no mate; without it key and mates stay."
)


def construction(study: Study) -> Iterator[Point]:
    """What speaks for and against the construction."""
    yield from _size(study)
    yield from _promoted(study)


def economy_of_mates(
    study: Study, key: PhasePlay, content: Content, tries: Tries
) -> Iterator[Point]:
    """What White's officers do in the mates of a two-mover, phase by phase."""
    if not key.plays:
        return
    shares = activity(key)
    idle = _officers_idle(study, key, shares)
    found = tuple(_idle(study, key, tries, idle))
    yield from found
    told = {square for point in found for square in point.squares}
    before = [part.phase for part in content.changes if part.phase.kind == SET]
    phases = [play for play in (*before, *tries.thematic) if len(play.single_mates) > 1]
    yield from _idle_in_phases(study, [*phases, key], {*told, key.first.origin})
    yield _force(key, content, shares)


def _size(study: Study) -> Iterator[Point]:
    if not study.men:
        return
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


def _force(key: PhasePlay, content: Content, shares: Mapping[Square, int]) -> Point:
    """How much of White's force a mate needs, and how many men a thematic mate costs."""
    diagram_men, number = key.board.white.bit_count(), len(key.plays) + len(key.threats)
    share = round(100 * sum(shares.values()) / (number * diagram_men))
    sentence = said("On average {share} % of White's men take part in a mate.", share=share)
    if len(content.thematic) > 1:
        sentence = said(
            "{share} {men} men show {mates}.",
            share=sentence,
            men=key.board.occupied.bit_count(),
            mates=counted(len(content.thematic), "1 thematic mate", "{count} thematic mates"),
        )
    return Point("white_force", Weight.NEUTRAL, sentence, count=share)


def _officers_idle(
    study: Study, phase: PhasePlay, shares: Mapping[Square, int]
) -> tuple[Square, ...]:
    """Return White's officers without a share in the mates of a phase, its first man apart."""
    diagram, first = study.diagram, {move.origin for move in phase.lead}
    officers = diagram.white & ~diagram.pawns & ~diagram.kings
    return tuple(s for s in squares_in(officers) if not shares.get(s) and s not in first)


def _idle(study: Study, key: PhasePlay, tries: Tries, idle: Iterable[Square]) -> Iterator[Point]:
    """White officers without whom key and mates stand, and what else they serve.

    Taking part in no mate is not enough: an officer may stop a cook or a refutation.
    """
    for square in idle:
        removal = Edit.remove(study.solution.position, square)
        without = _solved_without(study, key, removal)
        if without is None:
            continue
        kind, place = kind_name(Kind(study.diagram.kind(square))), square_name(square)
        sentence = _NO_PART.said(kind=kind, square=place)
        point = Point("idle_officer", Weight.SERIOUS, sentence, (square,))
        served = _served(study, tries, without, removal)
        yield point if served is None else paid(point, served)


def _served(study: Study, tries: Tries, without: Solution, removal: Edit) -> Sentence | None:
    """Return the thematic try or the set mate that is lost without an officer; None for neither."""
    left = {first_code(phase): phase for phase in without.tries}
    for play in tries.thematic:
        there = left.get(play.first_code)
        if there is None or not try_stays(play.source, there, removal):
            return said("{phase}", phase=play.name)
    if study.set_play is None or without.set_play is None:
        return None
    after = PlayTree.of(without.set_play)
    for answer in study.set_play.unique_answers():
        if after.answers_to((answer.code,)) != {answer.unique}:
            return said("the set mate {line}", line=answer.notation)
    return None


def _solved_without(study: Study, key: PhasePlay, removal: Edit) -> Solution | None:
    """Return the solution without a man if key, threats and single mates are the same."""
    position, asked = study.solution.position, study.solution.stipulation
    less = removal.apply(position)
    keys = solve_keys(less, asked, decide=False)
    if keys.verdict is not Verdict.SOUND or first_code(keys.keys[0]) != key.first_code:
        return None
    without = solve(less, asked, SolveOptions(decide=False))
    trees = PlayTree.of(key.source), PlayTree.of(without.keys[0])
    found = with_play(Difference(True), *trees, removal)
    stays = not (found.variations.lost or found.new_duals) and found.threats.is_whole
    return without if stays else None


def _idle_in_phases(
    study: Study, phases: Iterable[PhasePlay], told: Collection[Square]
) -> Iterator[Point]:
    """White officers that take part in no mate of a phase that counts."""
    found: dict[Square, list[PhasePlay]] = {}
    for phase in phases:
        for square in _officers_idle(study, phase, activity(phase)):
            if square not in told:
                found.setdefault(square, []).append(phase)
    if not found:
        return
    together = grouped(found, lambda square: tuple(phase.name for phase in found[square]))
    where = joined(
        (
            said("{units} ({phases})", units=units(study.diagram, squares), phases=_first(names))
            for names, squares in together.items()
        ),
        "; ",
    )
    sentence = said("White officers without a part in the mates: {where}.", where=where)
    count = len({id(phase) for known in found.values() for phase in known})
    yield Point("idle_in_phase", Weight.BLEMISH, sentence, tuple(found), count=count)


def _first(names: Sequence[Sentence]) -> Listed:
    """Return the first few names of phases, and how many more there are."""
    more = len(names) - _SHOWN
    shown = [*names[:_SHOWN], *([said("{more} more", more=more)] if more > 0 else [])]
    return listed(shown)


def activity(key: PhasePlay) -> dict[Square, int]:
    """Return in how many mates each white man takes part, by its square in the diagram.

    It gives the mate or the check, guards a square beside the king, pins a man that would
    parry, or moves to open a battery. Threats count as mates.
    """
    homes: Homes = {}
    for move in key.lead:
        homes = moved(homes, move)
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
