# SPDX-License-Identifier: GPL-3.0-or-later
"""What men exchange over the solutions: captured and mating men, and functions of all kinds.

- *Zilahi*: a white man is captured and another mates; in the other solution the other is captured
  and the first mates. With three or more men that go round it is *cyclic*. Kings have no part.
- *Exchange of functions*: two men of one side exchange two functions (see
  `composer.analysis.courses.roles`), so that in each solution each has just one of the two.
- *Reciprocal captures*: a man captures another, who in the other solution captures him.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from composer.analysis.courses.correspondences import Correspondences, Exchange
from composer.analysis.courses.course import Course, Step
from composer.analysis.courses.roles import Parts, Role, RoleKind, parts_of
from composer.analysis.themes.flag import ELEMENT, PHASES, THEME, Flag
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.named import kind_name
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, Sentence, joined, listed, said

_LOST: Final = (
    RoleKind.TAKEN_STANDING,
    RoleKind.MOVES_TAKEN,
    RoleKind.TAKES_TAKEN,
    RoleKind.TAKEN_BY_MATE,
)
_EXCHANGED: Final = (
    RoleKind.TAKEN,
    RoleKind.PROMOTES,
    RoleKind.LAST_MOVE,
    RoleKind.CHECKS,
    RoleKind.PINS,
    RoleKind.PINNED,
    RoleKind.GUARDS,
    RoleKind.BLOCKS,
)
_MOST: Final = 3
"""Groups of men whose exchanges are named, where those over all solutions are not more."""


def zilahi(found: Correspondences) -> Iterator[Flag]:
    """Look for men that are captured and mate in turn."""
    courses = found.courses
    if not courses or not all(course.mates for course in courses):
        return
    taken = [_lost(course) for course in courses]
    maters = [course.home(course.steps[-1].who) for course in courses]
    kings = {
        who
        for who, course in zip(maters, courses, strict=True)
        if course.man_at_home(who).kind is Kind.KING
    }
    pairs = [
        (one, other)
        for one, other in combinations(range(len(courses)), 2)
        if maters[other] in taken[one]
        and maters[one] in taken[other]
        and maters[one] != maters[other]
        and not kings & {maters[one], maters[other]}
    ]
    for one, other in pairs:
        men = (maters[one], maters[other])
        first, second = taken[one][men[1]], taken[other][men[0]]
        mates = courses[one].moves[-1], courses[other].moves[-1]
        sentence = said(
            "Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other"
            " way round.",
            taken=named(courses, men[1]),
            mater=named(courses, men[0]),
        )
        moves = (first.move, mates[0], second.move, mates[1])
        yield Flag("zilahi", THEME, PHASES, men, moves, (), sentence)
    if not pairs and len(courses) >= 3 and not kings:
        yield from _cyclic_zilahi(courses, taken, maters)


def _lost(course: Course) -> dict[Square, Step]:
    """Return the men of the mating side that are captured, by their homes, and how."""
    return {
        course.home(step.taken): step
        for step in course.steps
        if step.taken is not None and course.man(step.taken).colour is course.mater
    }


def _cyclic_zilahi(
    courses: Sequence[Course], taken: Sequence[dict[Square, Step]], maters: Sequence[Square]
) -> Iterator[Flag]:
    """Look for a circle through all solutions: who is captured in one mates in the next."""
    if len(set(maters)) != len(maters):
        return
    follows: dict[Square, Square] = {}
    captures: list[Move] = []
    for lost, mater in zip(taken, maters, strict=True):
        thematic = set(lost) & set(maters)
        if len(thematic) != 1:
            return
        who = next(iter(thematic))
        follows[who] = mater
        captures.append(lost[who].move)
    if len(follows) != len(maters):
        return
    seen = [maters[0]]
    while (after := follows[seen[-1]]) != maters[0]:
        if after in seen:
            return
        seen.append(after)
    if len(seen) == len(maters):
        sentence = said(
            "Cyclic Zilahi: each is captured where the next one mates: {men}.",
            men=joined(named(courses, who) for who in seen),
        )
        moves = (*captures, *(course.moves[-1] for course in courses))
        yield Flag("cyclic_zilahi", THEME, PHASES, tuple(seen), moves, (), sentence)


def exchanges(found: Correspondences) -> Iterator[Flag]:
    """Yield the exchanges over all solutions, and those between two of them by other men."""
    groups: set[frozenset[Square]] = set()
    for each in found.exchanges:
        groups.add(frozenset(each.men))
        yield _exchange(each, found.courses)
    parts = [parts_of(course) for course in found.courses]
    for one, other in combinations(range(len(parts)), 2):
        for men, roles in _swapped(parts[one], parts[other]).items():
            if men not in groups and len(groups) < _MOST:
                groups.add(men)
                exchange = Exchange(roles, tuple(sorted(men)))
                pair = found.courses[one], found.courses[other]
                yield _exchange(exchange, pair)


def _swapped(one: Parts, other: Parts) -> dict[frozenset[Square], tuple[Role, Role]]:
    """Return which two men exchange which two functions between two solutions."""
    found: dict[frozenset[Square], tuple[Role, Role]] = {}
    roles = [role for role in one if role in other and role.kind in _EXCHANGED]
    held = {role: ({h.who for h in one[role]}, {h.who for h in other[role]}) for role in roles}
    for first, second in combinations(roles, 2):
        if first.colour is not second.colour:
            continue
        (a, b), (c, d) = held[first], held[second]
        ours, theirs = (a & d) - b - c, (b & c) - a - d
        for man in ours:
            for partner in theirs:
                found.setdefault(frozenset((man, partner)), (first, second))
    return found


def _exchange(found: Exchange, courses: Sequence[Course]) -> Flag:
    names = [named(courses, who) for who in found.men]
    men = joined(names) if len(names) > 2 else listed(names)
    one, other = (role.kind.value.said() for role in found.roles)
    sentence = said("Exchanged between {men}: {one}; {other}.", men=men, one=one, other=other)
    moves = tuple(_moves(found, courses))
    return Flag("exchange_of_functions", ELEMENT, PHASES, found.men, moves, (), sentence)


def _moves(found: Exchange, courses: Sequence[Course]) -> Iterator[Move]:
    """Yield the moves by which the men of an exchange do what they exchange."""
    for course in courses:
        for role, holders in parts_of(course).items():
            if role not in found.roles:
                continue
            for holder in holders:
                if holder.who not in found.men:
                    continue
                own = course.own(holder.who)
                lost = None if own is None else course.capture_of(own)
                if role.kind is RoleKind.TAKEN or role.kind in _LOST:
                    if lost is not None:
                        yield lost.move
                elif holder.move is not None:
                    yield holder.move


def reciprocal_captures(found: Correspondences) -> Iterator[Flag]:
    """Look for two men who capture each other, each in a solution of his own."""
    courses = found.courses
    made: dict[tuple[Square, Square], tuple[Course, Step]] = {}
    for course in courses:
        for step in course.steps:
            if step.taken is None:
                continue
            taker, lost = course.home(step.who), course.home(step.taken)
            before = made.get((lost, taker))
            if before is not None and before[0] is not course:
                moves = (before[1].move, step.move)
                sentence = said(
                    "Reciprocal captures of {one} and {two}: {moves}.",
                    one=named(courses, lost),
                    two=named(courses, taker),
                    moves=joined(
                        (
                            Notation(before[0].written([before[1]])),
                            Notation(course.written([step])),
                        ),
                        ", ",
                    ),
                )
                men = (lost, taker)
                yield Flag("reciprocal_captures", ELEMENT, PHASES, men, moves, (), sentence)
                return
            made.setdefault((taker, lost), (course, step))


def named(courses: Sequence[Course], home: Square) -> Sentence:
    """Return a man in words by his home (see `Course.home`): `the knight on h1`."""
    for course in courses:
        own = course.own(home)
        if own is not None and (course.diagram[own] or own in course.strangers):
            kind = kind_name(course.man(own).kind)
            return said("the {kind} on {square}", kind=kind, square=square_name(own))
    raise ValueError("expected a man of one of the solutions")


RULES: Final = (zilahi, exchanges, reciprocal_captures)
