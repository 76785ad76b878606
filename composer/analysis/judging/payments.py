# SPDX-License-Identifier: GPL-3.0-or-later
"""What pays for a fault that would cost a distinction.

A fault that is fatal by itself may be the price of something better. What is accepted as payment
is a convention of judges: it stands here as a table, and is said with the fault, so that a judge
can argue with it. Nothing pays for a promoted man or a key that needs proof of a right, and for an
idle officer only what he serves (`composer.analysis.judging.construction`). A full work
(`FULL_WORK` mates shown and changed) carries each of the others, a thematic dual too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from composer.analysis.judging.content import Content
from composer.analysis.points import Point, Weight
from composer.problem.move import Mark
from composer.said.sentence import CountedTemplate, Sentence, Template, listed, said

_CHANGED_CHECK: Final = "changed_check"
_WORDS: Final[Mapping[str, Sentence]] = MappingProxyType(
    {
        "flight_giving": said("the flights that the key gives"),
        "check_provoking": said("the checks that the key allows"),
        "sacrificial": said("the sacrifice of the key's unit"),
        _CHANGED_CHECK: said("the changed answer to a check"),
        "star_flights": said("the star of flights"),
        "plus_flights": said("the cross of flights"),
        "many_flights_5plus": said("five flights or more"),
    }
)
"""What pays, by ids of points and themes."""

_FLIGHTS: Final = ("star_flights", "plus_flights", "many_flights_5plus")
_PAYS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "unprovided_check": ("check_provoking", _CHANGED_CHECK),
        "flight_taking": ("check_provoking", "sacrificial"),
        "checking_key": ("flight_giving", *_FLIGHTS),
        "capture_key_piece": ("flight_giving", "check_provoking", *_FLIGHTS),
        "symmetric_play": _FLIGHTS,
        "dual": (),
    }
)
"""What is accepted for each fault beside a full work."""

FULL_WORK: Final = 8
"""Mates shown and changed, from which on the content carries a fault of the key or the form."""

_FULL: Final = CountedTemplate("the mate shown", "the {count} mates shown and changed")
_PAID: Final = Template("{fault} Paid for by {payment}.")


def paid(fault: Point, payment: Sentence) -> Point:
    """Return a fault as something pays for it."""
    return fault.paid_for(_PAID.said(fault=fault.sentence, payment=payment))


def settled(points: Iterable[Point], themes: Collection[str], content: Content) -> Iterator[Point]:
    """Return points with what pays for those that would be fatal.

    Args:
        points: all points of a mate in two.
        themes: the ids of the themes found.
        content: what it shows.
    """
    known = tuple(points)
    earned = {point.id for point in known if point.weight is Weight.MERIT} | {*themes}
    if any(
        answer.defence.mark is Mark.CHECK for part in content.changes for answer in part.defences
    ):
        earned.add(_CHANGED_CHECK)
    for point in known:
        found = [_WORDS[name] for name in _PAYS.get(point.id, ()) if name in earned]
        if content.size >= FULL_WORK and point.id in _PAYS:
            found.append(_FULL.said(content.size))
        grave = point.weight is Weight.SERIOUS
        yield paid(point, said("{payment}", payment=listed(found))) if grave and found else point
