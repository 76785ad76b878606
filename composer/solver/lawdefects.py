# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a diagram by the laws of an old game, in words and with the squares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.defects import (
    Defect,
    Fault,
    Kings,
    Severity,
    edge_pawns,
    fatal_defects,
    kings_asked,
    royal_squares,
)
from composer.problem.goals import MATE
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.questionturn import asked_position
from composer.problem.squares import file_of, rank_of
from composer.problem.stipulation import Stipulation
from composer.problem.task import is_game_by_other_rules
from composer.retro.dead import cheaply_dead
from composer.retro.defects import defects
from composer.rules.book import Rules
from composer.solver.compiled import engine_module
from composer.solver.conditions.table import diagram_defects, qualities_of, unsolved_sentence
from composer.solver.general.quest import can_be_captured
from composer.solver.laws import (
    FERS_LEAPS,
    MEDIEVAL,
    MISSING_ONLY,
    PONZIANI,
    Laws,
    laws_of,
    with_men_of,
)
from composer.solver.reference.lawmoves import attacked_squares

_ALLOWED_BY_SOME: Final = (Fault.KING_EN_PRISE, Fault.PAWN_ON_EDGE)
NO_KINGS: Final[Kings] = MappingProxyType({})
_COMPLEMENT: Final = {
    **{Kind.PAWN: 8, Kind.KNIGHT: 2, Kind.BISHOP: 2, Kind.ROOK: 2, Kind.QUEEN: 1},
    **{Kind.of("alfil"): 2, Kind.of("fers"): 1},
}
"""How many of a kind a side has in the game array, its king apart."""


def fatal_by_rules(position: Position, rules: Rules, kings: Kings = NO_KINGS) -> tuple[Defect, ...]:
    """Name the defects that keep a position from being played by some rules.

    Of rules that are not solved here only what is fatal by today's rules can be named, and not
    whether a king could be captured, or a pawn stand where he does: a condition may say otherwise.

    Args:
        position: the position.
        rules: the rules; in the old games both sides have a king in any case.
        kings: which sides must have a king, as `kings_asked` has it; to move, nobody must.
    """
    laws = laws_of(rules)
    if laws is None:
        if not rules.conditions and not qualities_of(position.board):
            return fatal_defects(position, kings)
        if unsolved_sentence(rules):
            found = fatal_defects(position, kings)
            return tuple(defect for defect in found if defect.fault not in _ALLOWED_BY_SOME)
        return diagram_defects(position, rules, kings) or _captured_next(position, rules)
    return tuple(_fatal(with_men_of(position, rules), laws))


def is_void(position: Position, rules: Rules) -> bool:
    """Tell whether a side has men whom the game has not so often; the engines do not count them."""
    laws = laws_of(rules)
    return laws is not None and any(_complement(with_men_of(position, rules), laws))


def fatal_for(position: Position, stipulation: Stipulation) -> tuple[Defect, ...]:
    """Name the defects that keep a position from being solved for a task.

    Of proof games by other rules they are those of the start: what they cannot lead to is not
    reached. Nobody needs a king there.
    """
    if is_game_by_other_rules(position, stipulation):
        start = stipulation.first_position(position)
        found = fatal_by_rules(start, stipulation.rules)
        return tuple(replace(defect, squares=()) for defect in found)
    position = asked_position(position, stipulation)
    kings = kings_asked(stipulation, position.turn)
    return fatal_by_rules(position, stipulation.rules, kings)


def is_solvable_for(position: Position, stipulation: Stipulation) -> bool:
    """Tell whether nothing keeps a position from being solved for a task."""
    return not fatal_for(position, stipulation)


def defects_for(position: Position, stipulation: Stipulation) -> tuple[Defect, ...]:
    """Name all defects of a position by the rules of a task, the gravest first.

    Whether a game by other laws can lead to it is not asked: nobody knows how to tell.
    """
    rules = stipulation.rules
    laws = laws_of(rules)
    position = asked_position(position, stipulation)
    if laws is not None:
        position = with_men_of(position, rules)  # as it is solved
        found = [*_fatal(position, laws), *_promoted(position, laws), *_marks(position, laws)]
    else:
        found = [*fatal_for(position, stipulation), *_missing_kings(position, stipulation)]
        if not rules.conditions:
            found += (
                defect for defect in defects(position) if defect.severity is not Severity.FATAL
            )
        if rules.conditions or not all_orthodox(position.board):
            found += edge_pawns(position, Fault.PAWN_AT_EDGE)
    return tuple(sorted(found, key=lambda defect: -defect.severity))


def _missing_kings(position: Position, stipulation: Stipulation) -> Iterator[Defect]:
    """Name the sides that have no king, and need none for the task; an empty board has no sides."""
    if not len(position):
        return
    asked = kings_asked(stipulation, position.turn)
    for side in SIDES:
        if side not in asked and not royal_squares(position.board, side):
            yield Defect(Fault.PLAYS_WITHOUT_KING, side)


def defects_of_task(position: Position, stipulation: Stipulation) -> tuple[Defect, ...]:
    """Name all defects of a position for a task, the gravest first.

    Those of `defects_for`; and where mate is asked for by today's rules, whether men and
    walls alone show that nobody can give it. Of two bare kings there is nothing to say.
    """
    found = defects_for(position, stipulation)
    asked = stipulation.told and not stipulation.words and stipulation.goal == MATE
    judged = asked and stipulation.rules.is_orthodox and len(position) > 2
    if judged and all(defect.severity is not Severity.FATAL for defect in found):
        return (*found, Defect(Fault.DEAD)) if cheaply_dead(position) else found
    return found


def _captured_next(position: Position, rules: Rules) -> tuple[Defect, ...]:
    """Name the king that could be captured by conditions; none where their engine is missing."""
    waiting = position.turn.other
    if engine_module() is None or not can_be_captured(position, rules):
        return ()
    kings = tuple(
        square
        for square, man in position
        if man.is_royal and man.colour in (waiting, Colour.NEUTRAL)
    )
    return (Defect(Fault.KING_EN_PRISE, waiting, kings),)


def _fatal(position: Position, laws: Laws) -> Iterator[Defect]:
    strangers = tuple(square for square, man in position if man not in laws.men)
    if strangers:
        yield Defect(Fault.NOT_OF_GAME, None, strangers)
    kings = {side: position.squares_of(Man.of(side, Kind.KING)) for side in SIDES}
    for side, squares in kings.items():
        if not squares:
            yield Defect(Fault.NO_KING, side)
        elif len(squares) > 1:
            yield Defect(Fault.MANY_KINGS, side, squares, len(squares))
    for side in SIDES:
        pawns = tuple(
            square
            for square in position.squares_of(Man.of(side, Kind.PAWN))
            if rank_of(square) in (0, 7) and not _may_wait(square, side, laws)
        )
        if pawns:
            yield Defect(Fault.PAWN_ON_EDGE, side, pawns)
    yield from _complement(position, laws)
    if not strangers and all(len(squares) == 1 for squares in kings.values()):
        yield from _en_prise(position, laws, kings[position.turn.other][0])


def _may_wait(square: int, side: Colour, laws: Laws) -> bool:
    return laws.has(PONZIANI) and rank_of(square) == (7 if side is Colour.WHITE else 0)


def _en_prise(position: Position, laws: Laws, king: int) -> Iterator[Defect]:
    numbers = {man: number for number, man in enumerate(laws.men)}
    men = {square: (numbers[man] < 6, numbers[man] % 6 + 1) for square, man in position}
    white = position.turn is Colour.WHITE
    capturers = tuple(
        square
        for square, (colour, _) in men.items()
        if colour is white and king in attacked_squares(men, laws, square)
    )
    if capturers:
        yield Defect(Fault.KING_EN_PRISE, position.turn.other, (king, *capturers))


def _complement(position: Position, laws: Laws) -> Iterator[Defect]:
    """Name the men that the game has not so often: they void it by Ponziani's law XIV.

    There pawns become only men who are missing; in the medieval game they become only fers.
    """
    missing_only = laws.has(PONZIANI) and laws.has(MISSING_ONLY)
    for side in SIDES:
        bishops = position.squares_of(Man.of(side, Kind.BISHOP))
        for shade in (0, 1) if missing_only else ():
            alike = tuple(
                bishop for bishop in bishops if (file_of(bishop) + rank_of(bishop)) % 2 == shade
            )
            if len(alike) > 1:
                yield Defect(Fault.BISHOPS_VOID_GAME, side, alike)
        for man in _never_made(side, laws, missing_only):
            squares = position.squares_of(man)
            if len(squares) > _COMPLEMENT[man.kind]:
                yield Defect(Fault.MORE_THAN_COMPLEMENT, side, squares, len(squares))


def _never_made(side: Colour, laws: Laws, missing_only: bool) -> Iterator[Man]:
    """Yield the men of a side of whom there are never more than in the game array."""
    for man in laws.men:
        counted = man.colour is side and man.kind in _COMPLEMENT
        is_medieval = laws.has(MEDIEVAL) and man.kind is not Kind.of("fers")
        if counted and (missing_only or is_medieval or man.kind is Kind.PAWN):
            yield man


def _promoted(position: Position, laws: Laws) -> Iterator[Defect]:
    """Name more promoted men than pawns are missing; who is never promoted is told apart."""
    missing_only = laws.has(PONZIANI) and laws.has(MISSING_ONLY)
    for side in SIDES:
        never = set(_never_made(side, laws, missing_only))
        made = {
            man.kind: position.squares_of(man)
            for man in laws.men
            if man.colour is side and man.kind in _COMPLEMENT and man not in never
            if len(position.squares_of(man)) > _COMPLEMENT[man.kind]
        }
        promoted = sum(
            len(squares_of_kind) - _COMPLEMENT[kind] for kind, squares_of_kind in made.items()
        )
        pawns = len(position.squares_of(Man.of(side, Kind.PAWN)))
        if promoted > max(0, _COMPLEMENT[Kind.PAWN] - pawns):
            squares = tuple(square for group in made.values() for square in group)
            yield Defect(Fault.TOO_MUCH_PROMOTED, side, squares, promoted)


def _marks(position: Position, laws: Laws) -> Iterator[Defect]:
    """Name marks on squares where nobody stands whom they could mean."""
    if not laws.has(MEDIEVAL):
        return
    state, fers = position.state, Kind.of("fers")
    lost = {square for square in state.immune | state.immovable if position[square] is None}
    for square in state.fresh if laws.has(FERS_LEAPS) else ():
        man = position[square]
        if man is None or man.kind is not fers:
            lost.add(square)
    if lost:
        yield Defect(Fault.MARKED_NOBODY, None, tuple(sorted(lost)))
