# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the themes of a problem with fairy men, by conditions or by another book.

Only what is geometry or changed play is looked for; `composer.analysis.fairy.scope` says what is
not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from composer.analysis.courses.course import Course, course_of
from composer.analysis.fairy.mates import mate_flags, mates_are_read, mates_of
from composer.analysis.fairy.tables import Tables, tables_of
from composer.analysis.fairy.walks import TracedLine, follows, returns, traced_line
from composer.analysis.longer import changes as second_moves
from composer.analysis.selfplay import changes as forced
from composer.analysis.study import Study
from composer.analysis.themes import changes, flights, forms, functions, keys
from composer.analysis.themes.flag import Flag
from composer.problem.men import Colour, Kind
from composer.problem.move import Move
from composer.problem.stipulation import Play
from composer.solver.phases import Phase, Variation
from composer.solver.solution import Solution, Verdict

MOST_LINES: Final = 200
"""Lines that are laid out; of problems with more, nobody reads what single men do in all."""


def fairy_play_themes(study: Study) -> Iterator[Flag]:
    """Yield the themes of direct, self and reflex play that hold by whatever rules."""
    yield from forms.size(study)
    solution, tables = study.solution, tables_of(study)
    if tables is None:
        return
    yield from changed_play(tables)
    full = solution.stipulation.halfmoves
    lines = [moves for moves in lines_of(tables.study.actual) if len(moves) == full]
    courses = [course_of(solution.position, moves, True) for moves in lines]
    ways = _ways(courses, alternate=True, numbered=True)
    yield from returns(ways, helping=False)
    if not solution.stipulation.is_two_mover:
        yield from follows(ways, helping=False)
    yield from _mates(solution, ways, helping=False)


def fairy_line_themes(study: Study) -> Iterator[Flag]:
    """Yield the themes of help and series play that hold by whatever rules."""
    yield from forms.size(study)
    solution = study.solution
    if not solution.is_ours:
        return
    ways = _ways(study.found.courses, alternate=not solution.stipulation.series)
    yield from returns(ways, helping=True)
    if not solution.stipulation.series:
        yield from follows(ways, helping=True)
    yield from _mates(solution, ways, helping=True)


def _mates(solution: Solution, ways: Sequence[TracedLine], helping: bool) -> Iterator[Flag]:
    if mates_are_read(solution):
        mates = mates_of(solution.stipulation.rules, ways)
        is_sound = solution.verdict is Verdict.SOUND
        yield from mate_flags(mates, len(solution.position), is_sound, helping)


def _ways(courses: Sequence[Course], alternate: bool, numbered: bool = False) -> list[TracedLine]:
    ways = (traced_line(course, alternate, numbered) for course in courses if course.moves)
    return [way for way in ways if way is not None]


def lines_of(key: Phase) -> tuple[tuple[Move, ...], ...]:
    """Return the lines of a key's play, the key first, to the moves that end them.

    A line follows effective defences and single continuations, as in orthodox play
    (`composer.analysis.playlines`); but a promotion to rook beside one to queen is a second
    continuation here, and what follows a threat that nothing parries is left out.
    """
    if key.move is None:
        return ()
    return tuple(islice(_lines((key.move,), key.variations), MOST_LINES))


def _lines(moves: tuple[Move, ...], variations: Sequence[Variation]) -> Iterator[tuple[Move, ...]]:
    for variation in variations:
        if not variation.effective:
            continue
        line = (*moves, variation.defence)
        if variation.ends:
            yield line
        elif len(variation.continuations) == 1:
            answer = variation.continuations[0]
            if answer.ends:
                yield (*line, answer.move)
            else:
                yield from _lines((*line, answer.move), answer.variations)


Rule = Callable[[Study], Iterable[Flag]]

_KEYS: Final[tuple[Rule, ...]] = (
    keys.block,
    keys.complete_block,
    keys.incomplete_block,
    keys.threat_problem,
    keys.single_threat,
)
_FLIGHTS: Final[tuple[Rule, ...]] = (
    flights.star_flights,
    flights.plus_flights,
    flights.y_flights,
    flights.many_flights_5plus,
)


def changed_play(tables: Tables) -> Iterator[Flag]:
    """Yield what the tables show: of a mate in two by its mates, else by the second moves."""
    study, whole = tables
    if study.is_two_mover:
        rules: Iterable[Rule] = (*_KEYS, *changes.RULES, *functions.RULES)
    elif study.solution.stipulation.play is Play.DIRECT:
        rules = (forced.block, *second_moves.RULES)
    else:
        rules = forced.RULES
    flown = _FLIGHTS if _one_king(whole) else ()
    for rule in rules:
        yield from rule(study)
    for rule in (keys.checking_key, keys.corner_key, *flown):
        yield from rule(whole)


def _one_king(table: Study) -> bool:
    """Return whether Black has one king, no other royal man, and his steps are mere steps."""
    position, key = table.solution.position, table.key
    side = position.turn.other
    royal = [man for _, man in position if man.is_royal and man.colour in (side, Colour.NEUTRAL)]
    if key is None or len(royal) != 1 or royal[0].kind is not Kind.KING:
        return False
    added = (flight.consequences for flight in key.flights.values())
    return not any(change is not None and (change.effects or change.exchanged) for change in added)
