# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play, zugzwang, threats and the king's flights by whatever rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from composer.analysis.fairy.tables import Tables
from composer.analysis.longer import changes as second_moves
from composer.analysis.selfplay import changes as forced
from composer.analysis.study import Study
from composer.analysis.themes import changes, flights, functions, keys
from composer.analysis.themes.flag import Flag
from composer.problem.men import Colour, Kind
from composer.problem.stipulation import Play

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
    return not any(each is not None and (each.effects or each.exchanged) for each in added)
