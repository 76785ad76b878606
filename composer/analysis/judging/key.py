# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of soundness and of the key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Final

from composer.analysis.board import Bits
from composer.analysis.phaseplay import PhasePlay, origin_of
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import defences, firsts, names, squares_of, unit, units
from composer.analysis.themes.keys import provoked_checks
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.named import kind_name
from composer.problem.squares import Square
from composer.said.sentence import Notation, Template, counted, said
from composer.solver.solution import Solution, Verdict

_LEFT_OPEN: Final = {
    "unprovided_flight": Weight.FLAW,
    "unprovided_check": Weight.SERIOUS,
    "unprovided_capture": Weight.BLEMISH,
}
_NOT_PROVIDED: Final = Template("In the diagram no mate is provided for {moves}.")


def soundness(study: Study) -> Iterator[Point]:
    """No solution, cooks, short solutions; keys that need proof of a right."""
    solution = study.solution
    weight = Weight.DISQUALIFIES
    if solution.verdict is Verdict.NO_SOLUTION:
        yield Point("no_solution", weight, said("There is no solution."))
    if solution.verdict is Verdict.COOKED and solution.stipulation.question is not None:
        told = said("{sentence}.", sentence=solution.finding)  # it has no keys to be named
        yield Point("cook", weight, told, count=len(solution.answers))
    keys = tuple(key.move for key in solution.keys if key.move is not None)
    ends = tuple(key.move for key in solution.keys if key.move is not None and key.ends)
    if ends and _holds(solution, lambda part: any(key.ends for key in part.keys)):
        yield Point("short_mate", weight, said("A first move mates at once."), moves=ends)
    if len(keys) > 1 and _holds(solution, lambda part: len(part.keys) > 1):
        yield Point(
            "cook",
            weight,
            said("More than one key: {keys}.", keys=firsts(keys)),
            moves=keys,
            count=len(keys),
        )
    for move in keys:
        proved = solution.played is not None and solution.played.en_passant == move.target
        if move.en_passant and not proved:
            sentence = said(
                "The key {move} captures en passant: the last move needs proof.",
                move=Notation(f"1.{written(move)}"),
            )
            yield Point("key_needs_proof", Weight.SERIOUS, sentence, moves=(move,))


def _holds(solution: Solution, fault: Callable[[Solution], bool]) -> bool:
    """Tell whether a fault is certain.

    Where rights make parts (partial retro analysis) each has a key of its own: a fault of one is
    one, unless it depends on what is not known which of them there is.
    """
    parts = [fault(part.solution) for part in solution.parts]
    if not parts:
        return fault(solution)
    return all(parts) if solution.verdict is Verdict.DEPENDS else any(parts)


def key_points(study: Study, key: PhasePlay) -> Iterator[Point]:
    """What speaks for and against the key, and what the diagram leaves unprovided."""
    first, before = key.first, study.set_play
    left = () if before is None else before.unanswered
    yield from force(first, key.checks)
    yield from flights(first, set(study.first_flights), set(key.flights), left)
    yield from unprovided(left, _LEFT_OPEN, _NOT_PROVIDED)
    yield from _mobility(study, key, first)
    yield from _merits(study, key, first)
    yield from _out_of_play(study, key, first)


def force(first: Move, checks: bool) -> Iterator[Point]:
    """Keys that check or capture."""
    if checks:
        sentence = said("The key {move} checks.", move=Notation(f"1.{written(first)}"))
        yield Point("checking_key", Weight.SERIOUS, sentence, (first.target,), (first,))
    if first.capture is Kind.PAWN:
        sentence = said("The key {move} takes a pawn.", move=Notation(f"1.{written(first)}"))
        yield Point("capture_key_pawn", Weight.FLAW, sentence, (first.target,), (first,))
    elif first.capture is not None:
        sentence = said(
            "The key {move} takes a {kind}.",
            move=Notation(f"1.{written(first)}"),
            kind=kind_name(first.capture),
        )
        yield Point("capture_key_piece", Weight.SERIOUS, sentence, (first.target,), (first,))


def flights(
    first: Move, before: Set[Square], after: Set[Square], unprovided: Sequence[Move] = ()
) -> Iterator[Point]:
    """Flights that a key gives or takes.

    Args:
        first: the key.
        before: the flights in the diagram.
        after: those after the key.
        unprovided: Black's moves that have no answer in the diagram: to take a flight among them
            is aggressive.
    """
    taken, given = tuple(sorted(before - after)), tuple(sorted(after - before))
    if taken and given:
        sentence = said(
            "The key gives {given} and takes {taken}.", given=names(given), taken=names(taken)
        )
        yield Point("give_and_take", Weight.NEUTRAL, sentence, (*given, *taken), (first,))
    elif taken:
        left = {move.target for move in unprovided if move.man.kind is Kind.KING}
        told = tuple(square for square in taken if square in left)
        sentence = said("The key takes {taken} from the king.", taken=names(taken))
        if told == taken:
            sentence = said(
                "The key takes {taken} from the king, where no mate is set.", taken=names(taken)
            )
        elif told:
            sentence = said(
                "The key takes {taken} from the king; on {open} no mate is set.",
                taken=names(taken),
                open=names(told),
            )
        weight = Weight.SERIOUS if told else Weight.FLAW
        yield Point("flight_taking", weight, sentence, taken, (first,), len(taken))
    elif given:
        sentence = said("The key gives the king {given}.", given=names(given))
        yield Point("flight_giving", Weight.MERIT, sentence, given, (first,), len(given))


def unprovided(
    moves: Iterable[Move], weights: Mapping[str, Weight], told: Template
) -> Iterator[Point]:
    """What the diagram leaves open: Black's moves without an answer there, by their kinds.

    Args:
        moves: the moves.
        weights: the kinds that count, by the ids of their points, and how much each does.
        told: the sentence.
    """
    strong = (Kind.QUEEN, Kind.ROOK)
    kinds: dict[str, list[Move]] = {name: [] for name in weights}
    for move in moves:
        checks, by_king = move.mark is Mark.CHECK, move.man.kind is Kind.KING
        for name, holds in (
            ("unprovided_flight", by_king and not checks),
            ("unprovided_check", checks),
            ("unprovided_capture", move.capture in strong and not checks and not by_king),
        ):
            if holds and name in kinds:
                kinds[name].append(move)
    for name, found in kinds.items():
        if found:
            squares = tuple(move.target for move in found)
            sentence = told.said(moves=defences(found))
            yield Point(name, weights[name], sentence, squares, tuple(found), len(found))


def offered(first: Move, takers: tuple[Move, ...]) -> Iterator[Point]:
    """A key whose man can be taken."""
    if takers:
        sentence = said("The key's unit can be taken by {takers}.", takers=defences(takers))
        yield Point("sacrificial", Weight.MERIT, sentence, (first.target,), takers, len(takers))


def _mobility(study: Study, key: PhasePlay, first: Move) -> Iterator[Point]:
    before = study.set_play
    if before is None or key.checks:
        return
    now, then = len(key.legal), len(before.legal)
    if then and now < 0.7 * then:
        told = counted(
            now,
            "The key leaves Black 1 move of {then}.",
            "The key leaves Black {count} moves of {then}.",
            then=then,
        )
        yield Point("restricting_key", Weight.BLEMISH, told, (), (first,), then - now)
    pinned = key.board.pinned() & ~study.diagram.pinned()
    if pinned:
        squares = squares_of(pinned)
        sentence = said("The key pins {units}.", units=units(key.board, squares))
        yield Point("key_pins_black", Weight.BLEMISH, sentence, squares, (first,))


def provoked(study: Study, key: PhasePlay) -> Iterator[Point]:
    """Return the checks that the key allows, which were not possible in the diagram."""
    checks = provoked_checks(study, key)
    if checks:
        sentence = said("The key lets Black check by {checks}.", checks=defences(checks))
        squares = tuple(m.target for m in checks)
        yield Point("check_provoking", Weight.MERIT, sentence, squares, checks, len(checks))


def _merits(study: Study, key: PhasePlay, first: Move) -> Iterator[Point]:
    takers = tuple(move for move in key.legal if move.target == first.target)
    yield from offered(first, takers)
    yield from provoked(study, key)
    own = key.board.pinned(white=True) & ~study.diagram.pinned(white=True)
    if own and not (own == 1 << first.target and first.man.kind is not Kind.KING):
        squares = squares_of(own)
        sentence = said("The key puts {units} into a pin.", units=units(key.board, squares))
        yield Point("self_pinning", Weight.MERIT, sentence, squares, (first,))


def _out_of_play(study: Study, key: PhasePlay, first: Move) -> Iterator[Point]:
    """An officer that has nothing to do in the diagram, so that a solver moves him first.

    He guards no square of the king's field, gives no set mate, pins nobody and stands in no line.
    Works with a prize have such keys as often as others, so it is a flaw and not fatal.
    """
    if first.man.kind in (Kind.KING, Kind.PAWN) or first.castling is not None:
        return
    diagram, king, origin = study.diagram, study.diagram.king, first.origin
    reached: Bits = diagram.attacks(origin, diagram.occupied & ~(1 << king))
    busy = reached & (diagram.field() | 1 << king)
    busy = busy or any(pinner == origin for _, pinner in diagram.pins())
    liners = diagram.rooks | diagram.bishops | diagram.queens
    busy = busy or diagram.attackers(origin, liners)
    if study.set_play is not None:
        mates = study.set_play.defences_of
        busy = busy or any(origin_of(code) == origin for code in mates)
    if not busy:
        sentence = said(
            "The key {move} brings {unit} into play, which had nothing to do.",
            move=Notation(f"1.{written(first)}"),
            unit=unit(diagram, origin),
        )
        yield Point("out_of_play_key", Weight.FLAW, sentence, (origin,), (first,))
