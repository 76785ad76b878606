# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of longer mates and of selfmates: key, threats, continuations, duals by depth, mates.

The customs of two-movers hold more loosely here: duals of late moves and of by-play are borne, and
four moves or more are often composed for a single line.

In a selfmate White drives Black with checks by the nature of the task: quiet moves are a merit
there, and checks no reproach. White's last moves force the mate and do not give it, so a dual among
them is as grave as one at the second move of a three-mover.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.analysis.board import squares_in
from composer.analysis.judging.key import flights, force, offered, provoked, unprovided
from composer.analysis.judging.play import repeated_answers
from composer.analysis.longer.continuations import QUIET, loudness, second_moves
from composer.analysis.longer.mating import are_many
from composer.analysis.matepicture import purity_of
from composer.analysis.phaseplay import Code, grouped, move_code
from composer.analysis.playlines import Fork, Forks, PlayLine, only
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import few
from composer.analysis.themes.flag import mates as listed_moves
from composer.problem.move import CHECKING, Mark, Move
from composer.problem.stipulations.play import Play
from composer.said.sentence import Listed, Notation, Sentence, Template, counted, said

_SHOWN: Final = 3  # lines in a sentence
_RICH: Final = 4  # different continuations
_LEFT_OPEN: Final = {"unprovided_flight": Weight.NEUTRAL, "unprovided_check": Weight.BLEMISH}
_NOT_PROVIDED: Final = Template("In the diagram no continuation is provided for {moves}.")


def longer_points(study: Study) -> Iterator[Point]:
    """What speaks for and against a longer mate that is laid out."""
    forks = Forks.of(study.actual)
    yield from _key(study, forks)
    if study.key is not None:
        yield from provoked(study, study.key)
    yield from threats(study)
    yield from duals(study, forks)
    yield from _extent(study, forks)
    yield from repeated(forks)
    yield from quiet(study)
    yield from _checks(study)
    yield from _symmetric(study)
    yield from model_mates(study)


def selfmate_points(study: Study) -> Iterator[Point]:
    """What speaks for and against a selfmate or reflexmate that is laid out."""
    forks = Forks.of(study.actual)
    yield from (milder(point) for point in force(study.first.move, study.actual.check))
    yield from threats(study)
    yield from duals(study, forks, last_mates=False)
    yield from repeated(forks)
    if study.solution.stipulation.play is Play.SELF:  # in reflex play most moves are quiet
        yield from quiet(study)
    yield from model_mates(study)


def _key(study: Study, forks: Forks) -> Iterator[Point]:
    first, check = study.first.move, study.actual.check
    before = study.solution.set_play
    left = () if before is None else before.unprovided
    long = study.moves > 3
    yield from (milder(point) if long else point for point in force(first, check))
    if not check:
        then, now = study.first.before.flights(), study.first.after.flights()
        yield from flights(first, set(squares_in(then)), set(squares_in(now)))
    yield from unprovided(left, _LEFT_OPEN, _NOT_PROVIDED)
    yield from offered(
        first,
        tuple(fork.defence for fork in forks.first if fork.defence.target == first.target),
    )


def milder(point: Point) -> Point:
    """Return a point of the key as four moves and more have it, where play may make up for it."""
    lighter = {Weight.SERIOUS: Weight.FLAW, Weight.FLAW: Weight.BLEMISH}
    return replace(point, weight=lighter.get(point.weight, point.weight))


def threats(study: Study) -> Iterator[Point]:
    """More threats than one, and a threat that mates before its time."""
    moves = tuple(study.actual.threats)
    short = tuple(move for move in moves if move.mark is Mark.MATE)
    if short and study.moves > 2:
        yield Point(
            "short_threat",
            Weight.BLEMISH,
            said(
                "The key threatens mate on move 2: {threats}.",
                threats=listed_moves(short),
            ),
            tuple(move.target for move in short),
            short,
            len(short),
        )
    elif len(moves) > 1:
        sentence = said(
            "There are {count} threats: {threats}.",
            count=len(moves),
            threats=listed_moves(moves),
        )
        told = {move_code(a.move) for v in study.actual.variations if (a := only(v.continuations))}
        apart = all(move_code(move) in told for move in moves)
        weight = Weight.NEUTRAL if apart or study.moves > 3 else Weight.BLEMISH
        yield Point("multiple_threats", weight, sentence, (), moves, len(moves))


def duals(study: Study, forks: Forks, last_mates: bool = True) -> Iterator[Point]:
    """Duals by the move at which they arise.

    One of mates before their time is slight: in three moves it is told with the short variations.

    Args:
        study: the play laid out.
        forks: its forks.
        last_mates: whether White's last moves are the mates, whose duals are borne.
    """
    for number in range(2, study.moves + 1):
        found = forks.duals(number)
        short = tuple(fork for fork in found if number < study.moves and _is_short(fork))
        if study.moves == 3 and len(forks.first) > 1:
            found = tuple(fork for fork in found if fork not in short)
        if not found:
            continue
        single = [f for f in forks.all if f.number == number and f.full and len(f.answers) == 1]
        known = {move_code(f.answers[0].move) for f in single}
        new = [f for f in found if not {move_code(a.move) for a in f.answers} <= known]
        if number == study.moves and last_mates:  # borne, unless they are many
            weight = Weight.BLEMISH if 2 * len(found) > len(single) else Weight.NEUTRAL
        else:
            weight = Weight.FLAW if number == 2 and set(new) - set(short) else Weight.BLEMISH
        sentence = said(
            "Dual at move {number}: {lines}.",
            number=number,
            lines=shown(new or found, more=len(found)),
        )
        moves = tuple(m for f in found for m in (f.defence, *(a.move for a in f.answers)))
        squares = tuple(dict.fromkeys(f.defence.target for f in found))
        yield Point("dual", weight, sentence, squares, tuple(dict.fromkeys(moves)), len(found))
    is_free = not any(fork.is_dual for fork in forks.all)
    if is_free and forks.complete and len(forks.first) > 1:
        yield Point("dual_free", Weight.MERIT, said("There is no dual."))


def _is_short(fork: Fork) -> bool:
    """Return whether nothing but mates answers."""
    return bool(fork.answers) and all(answer.ends for answer in fork.answers)


def shown(forks: Sequence[Fork], more: int) -> Listed:
    """Return the first of some forks as text, and how many more there are of a number in all.

    Of forks that differ in the first defence alone one is shown.
    """
    apart = {(f.lead[2:], f.defence, f.answers[0].move): f for f in reversed(forks)}
    return few([fork.notation for fork in reversed(apart.values())], _SHOWN, more)


def _extent(study: Study, forks: Forks) -> Iterator[Point]:
    """How much there is to see: different continuations of full length, and short variations."""
    lines: dict[Code, PlayLine] = {}
    for line in study.full:
        lines.setdefault(line.white(2).code, line)
    if lines and study.complete:
        moves = tuple(line.white(2).move for line in lines.values())
        if len(lines) >= _RICH:
            sentence = said("Rich play: {count} different continuations.", count=len(lines))
            yield Point("rich_play", Weight.MERIT, sentence, (), moves, len(lines))
        else:
            found = counted(
                len(lines),
                "One continuation of full length: {moves}.",
                "{count} different continuations of full length: {moves}.",
                moves=listed_moves(moves),
            )
            yield Point("few_variations", Weight.NEUTRAL, found, (), moves, len(lines))
    short = [fork for fork in forks.first if _is_short(fork)]
    if short and study.moves == 3 and len(forks.first) > 1:
        sentence = counted(
            len(short),
            "After one of {all} defences White mates on move 2: {lines}.",
            "After {count} of {all} defences White mates on move 2: {lines}.",
            all=len(forks.first),
            lines=shown(short, more=len(short)),
        )
        most = 2 * len(short) > len(forks.first)
        weight = Weight.BLEMISH if most else Weight.NEUTRAL
        shorts = tuple(m for f in short for m in (f.defence, f.answers[0].move))
        yield Point("short_variations", weight, sentence, (), shorts, len(short))


def repeated(forks: Forks) -> Iterator[Point]:
    """One move that answers more than half of the defences against the key."""
    single = (fork for fork in forks.first if len(fork.answers) == 1)
    pairs = [(fork.defence, fork.answers[0].move) for fork in single]
    answered = grouped(pairs, lambda pair: move_code(pair[1]))
    yield from repeated_answers("repeated_continuation", answered.values())


def _continuations(study: Study) -> tuple[Move, ...]:
    """Return White's different second moves in lines that take all moves."""
    if study.moves < 2:
        return ()
    return tuple(ply.move for ply, _ in second_moves(study).values())


def quiet(study: Study) -> Iterator[Point]:
    """Second moves that neither check nor capture."""
    moves = _continuations(study)
    found = tuple(move for move in moves if loudness(move) == QUIET)
    if found and len(moves) > 1:
        sentence = said(
            "Quiet continuations, {quiet} of {all}: {moves}.",
            quiet=len(found),
            all=len(moves),
            moves=listed_moves(found),
        )
        weight = Weight.MERIT if len(found) > 1 else Weight.NEUTRAL
        squares = tuple(dict.fromkeys(move.target for move in found))
        yield Point("quiet_continuations", weight, sentence, squares, found, len(found))


def _checks(study: Study) -> Iterator[Point]:
    """Second moves that all check."""
    moves = _continuations(study)
    if len(moves) < 2 or not study.complete or not all(m.mark in CHECKING for m in moves):
        return
    weight = Weight.BLEMISH if study.actual.check else Weight.NEUTRAL
    sentence = said("Every continuation checks: {moves}.", moves=listed_moves(moves))
    if study.actual.check:
        sentence = said("The key and every continuation check: {moves}.", moves=listed_moves(moves))
    yield Point("checking_continuations", weight, sentence, (), moves, len(moves))


def _symmetric(study: Study) -> Iterator[Point]:
    """Lines that mirror each other from left to right about the king's file, move for move."""
    axis = 2 * (study.diagram.king & 7)
    known = {_path(line): line for line in study.full}
    pairs: list[tuple[PlayLine, PlayLine]] = []
    for path, line in known.items():
        image = tuple(_mirrored(square, axis) for square in path)
        other = known.get(image)
        if other is not None and path < image:
            pairs.append((line, other))
    if pairs:
        one, two = pairs[0]
        sentence = said(
            "Symmetric play: {one} and {two}.",
            one=Notation(one.text()),
            two=Notation(two.text()),
        )
        moves = (*one.moves[1:], *two.moves[1:])
        yield Point("symmetric_play", Weight.FLAW, sentence, (), moves, len(pairs))


def _path(line: PlayLine) -> tuple[int, ...]:
    return tuple(s for ply in line.plies[1:] for s in (ply.move.origin, ply.move.target))


def _mirrored(square: int, axis: int) -> int:
    file = axis - (square & 7)
    return file + (square & 56) if 0 <= file < 8 else -1


def model_mates(study: Study) -> Iterator[Point]:
    """Model mates among the different mates of lines that take all moves."""
    mates: set[tuple[Code, int]] = set()
    models: dict[tuple[Code, int], PlayLine] = {}
    for line, final in study.ends:
        mate = (line.mate.code, final.king)
        mates.add(mate)
        if purity_of(final).model:
            models.setdefault(mate, line)
    if not models:
        return
    lines = tuple(models.values())
    texts = few([Notation(line.text()) for line in lines], _SHOWN)
    sentence: Sentence = counted(
        len(models),
        "1 of {mates} different mates is a model: {lines}.",
        "{count} of {mates} different mates are models: {lines}.",
        mates=len(mates),
        lines=texts,
    )
    if len(models) == len(mates):
        sentence = counted(
            len(models),
            "Model mate: {lines}.",
            "All {count} different mates are models: {lines}.",
            lines=texts,
        )
        if len(mates) == 2:
            sentence = said("Both mates are models: {lines}.", lines=texts)
    weight = Weight.MERIT if are_many(len(models), study.men) else Weight.NEUTRAL
    kings = tuple(dict.fromkeys(king for _, king in models))
    moves = tuple(dict.fromkeys(move for line in lines for move in line.moves[1:]))
    yield Point("model_mates", weight, sentence, kings, moves, len(models))
