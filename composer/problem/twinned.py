# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems that twins make of a diagram, and twins that follow when it is edited.

They go on naming the men they named: when the pawn that twin b) moves is itself moved in the
diagram, b) means it still; and when the whole diagram is turned or shifted, all squares that its
twins name go with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.men import Kind, Man
from composer.problem.problem import Problem
from composer.problem.squares import Square, file_of, on_board, rank_of, square_at
from composer.problem.task import under_rules_of, with_conditions
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherConditions,
    OtherStipulation,
    Reason,
    RemoveMan,
    Shift,
    Substitute,
    Turned,
    Twin,
    TwinError,
    changed_position,
    first_side,
)
from composer.rules.book import Rules, RulesError
from composer.rules.specialsquares import Special, with_specials_placed

SquareMap = Callable[[Square], Square]


def twins_of_moved_men(twins: Iterable[Twin], went: Mapping[Square, Square]) -> tuple[Twin, ...]:
    """Return the twins after men of the diagram went from squares to squares."""
    followed = []
    live: dict[Square, Square] = {}
    for twin in twins:
        if not twin.continued:
            live = dict(went)
        changes: list[Change] = []
        for change in twin.changes:
            made, live = _followed(change, live)
            if not (isinstance(made, MoveMan) and made.origin == made.target):
                changes.append(made)
        followed.append(replace(twin, changes=tuple(changes)))
    return tuple(followed)


def twins_of_placed_board(
    twins: Iterable[Twin], place: SquareMap, recolour: bool = False
) -> tuple[Twin, ...]:
    """Return the twins after the whole diagram was placed otherwise on the board.

    Args:
        twins: the twins as they were.
        place: where each square came to lie.
        recolour: whether the men changed their colour too.

    Raises:
        ValueError: a square that a twin names would leave the board.
    """
    placed = []
    for twin in twins:
        changes = list(twin.changes)
        for at, change in enumerate(changes):
            if not isinstance(change, MoveMan | Exchange | RemoveMan | AddMan):
                break  # what comes after a turn counts on the turned board
            changes[at] = _placed(change, place, recolour)
        placed.append(replace(twin, changes=tuple(changes)))
    return tuple(placed)


def shifted(files: int, ranks: int) -> SquareMap:
    """Return where a shift puts each square; it raises ValueError beyond the edge."""

    def place(square: Square) -> Square:
        file, rank = file_of(square) + files, rank_of(square) + ranks
        if not on_board(file, rank):
            raise ValueError("a square would leave the board")
        return square_at(file, rank)

    return place


def _followed(change: Change, live: dict[Square, Square]) -> tuple[Change, dict[Square, Square]]:
    """Return a change after men went, and which of them it leaves where they went."""
    if isinstance(change, MoveMan):
        origin = live.get(change.origin, change.origin)
        return MoveMan(origin, change.target), _without(live, change.origin)
    if isinstance(change, Exchange):
        a, b = live.get(change.a, change.a), live.get(change.b, change.b)
        return Exchange(a, b), _without(live, change.a, change.b)
    if isinstance(change, RemoveMan):
        return RemoveMan(live.get(change.square, change.square)), _without(live, change.square)
    if isinstance(change, AddMan):
        square = live.get(change.square, change.square)
        return AddMan(square, change.man), _without(live, change.square)
    if isinstance(change, Turned):
        place: SquareMap = change.symmetry.apply
    elif isinstance(change, Shift):
        place = shifted(change.files, change.ranks)
    else:
        return change, live
    return change, {place(origin): place(target) for origin, target in live.items()}


def _without(live: dict[Square, Square], *squares: Square) -> dict[Square, Square]:
    return {origin: target for origin, target in live.items() if origin not in squares}


def _placed(
    change: MoveMan | Exchange | RemoveMan | AddMan, place: SquareMap, recolour: bool
) -> Change:
    if isinstance(change, MoveMan):
        return MoveMan(place(change.origin), place(change.target))
    if isinstance(change, Exchange):
        return Exchange(place(change.a), place(change.b))
    if isinstance(change, RemoveMan):
        return RemoveMan(place(change.square))
    man: Man = change.man.recoloured() if recolour else change.man
    return AddMan(place(change.square), man)


_TURNING: Final = (Special.HOLE, Special.IMITATOR)


def kinds_of(problem: Problem) -> Iterator[Kind]:
    """Yield the kinds of the men of the diagram, and those that twins bring."""
    yield from (man.kind for man in problem.position.board if man is not None)
    for change in chain.from_iterable(twin.changes for twin in problem.twins):
        if isinstance(change, AddMan):
            yield change.man.kind
        elif isinstance(change, Substitute):
            yield from (change.old, change.new)


def apply_twin(before: Problem, twin: Twin) -> Problem:
    """Return the problem that a twin makes of the one it starts from; it has no twins itself.

    Raises:
        TwinError: a change cannot be made.
    """
    made = replace(before, twins=())
    for change in twin.changes:
        made = _changed(made, change)
    return made


def twin_problems(problem: Problem) -> tuple[tuple[str, Problem | TwinError], ...]:
    """Return what is to be solved: the diagram as `a`, then each twin by its letter.

    A twin that cannot be set up has its fault in its place. In a zero position the diagram
    has no part of its own.
    """
    diagram = replace(problem, twins=())
    found: list[tuple[str, Problem | TwinError]] = []
    if not is_zero_position(problem):
        found.append(("a", diagram))
    before: Problem | TwinError = diagram
    for twin in problem.twins:
        before = _made(before if twin.continued else diagram, twin)
        found.append((twin.letter, before))
    return tuple(found)


def is_zero_position(problem: Problem) -> bool:
    """Return whether only the twins are to be solved: their first is a)."""
    return bool(problem.twins) and problem.twins[0].letter == "a"


def start_of(problem: Problem, index: int) -> Problem:
    """Return the problem that the twin with this index starts from.

    Raises:
        TwinError: it is continued from a twin that cannot be set up.
    """
    diagram = replace(problem, twins=())
    before: Problem | TwinError = diagram
    for twin in problem.twins[: index if problem.twins[index].continued else 0]:
        before = _made(before if twin.continued else diagram, twin)
    if isinstance(before, TwinError):
        raise TwinError(Reason.NO_TWIN_BEFORE)
    return before


def _made(before: Problem | TwinError, twin: Twin) -> Problem | TwinError:
    if isinstance(before, TwinError):
        return TwinError(Reason.NO_TWIN_BEFORE)
    try:
        return apply_twin(before, twin)
    except TwinError as error:
        return error


def _changed(problem: Problem, change: Change) -> Problem:
    if isinstance(change, OtherStipulation):
        turn = problem.position.turn
        if first_side(problem.stipulation) is not first_side(change.stipulation):
            turn = turn.other
        position = set_turn(problem.position, turn)
        stipulation = change.stipulation
        if not stipulation.is_fairy:  # a twin that names no rules is played by those of the diagram
            stipulation = under_rules_of(stipulation, problem.stipulation)
        return replace(problem, stipulation=stipulation, position=position)
    if isinstance(change, OtherConditions):
        try:
            asked = with_conditions(problem.stipulation, change.conditions)
            return replace(problem, stipulation=asked)
        except RulesError as error:
            raise TwinError(Reason.UNREAD, str(error)) from None
    made = replace(problem, position=changed_position(problem.position, change))
    rules = _changed_rules(problem.rules, change)
    return made if rules == problem.rules else made.under(rules)


def _changed_rules(rules: Rules, change: Change) -> Rules:
    """Return the rules of a twin: as in Popeye holes go with the men, and imitators turn, too.

    Wormholes, magic squares and grids stay where they are.
    """
    if isinstance(change, Turned):
        return with_specials_placed(rules, change.symmetry.apply, _TURNING)
    if isinstance(change, Shift):
        try:
            place = shifted(change.files, change.ranks)
            return with_specials_placed(rules, place, (Special.HOLE,))
        except ValueError:
            raise TwinError(Reason.OFF_THE_BOARD) from None
    return rules
