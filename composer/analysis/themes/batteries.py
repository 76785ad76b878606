# SPDX-License-Identifier: GPL-3.0-or-later
"""White's batteries: a man in front opens the line of the one behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import Board, between, line_through, lone, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import PhasePlay, origin_of
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    THEME,
    Element,
    Flag,
    after_key,
    moves_of,
    names,
    shown,
    squares_of,
    unit,
    units,
)
from composer.analysis.themes.pins import rows_of
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.said.sentence import Notation, said


@after_key
def battery_mate(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Battery mate: the mating man opens the line of another, which gives the mate.

    Two different ones are battery_play; two checkers make double_check; a battery fired by
    the king is a royal_battery.
    """
    plays = [play for _, play in key.plays if play.battery is not None]
    yield from shown("battery_mate", ELEMENT, key, plays, said("Battery mate"))
    if len({(p.mate.origin, p.mate.target, p.mate.promotion) for p in plays}) >= 2:
        yield from shown("battery_play", ELEMENT, key, plays, said("Battery play"))
    yield from _DOUBLE(study)
    royal = [p for p in plays if p.mate.man.kind is Kind.KING]
    yield from shown("royal_battery", THEME, key, royal, said("The king fires a battery"))


@after_key
def battery_3plus_mates(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """A battery fires to three or more squares: one front man gives that many battery mates.

    Three are frequent and a mere element.
    """
    fronts: dict[int, dict[Square, Play]] = {}
    for answer, play in key.plays:
        if play.battery is not None:
            fronts.setdefault(origin_of(answer.unique), {}).setdefault(play.mate.target, play)
    for found in fronts.values():
        if len(found) >= 3:
            plays = tuple(found.values())
            sentence = said(
                "The battery with {front} in front fires to {squares}.",
                front=unit(key.board, plays[0].mate.origin),
                squares=names(sorted(found)),
            )
            yield Flag(
                "battery_3plus_mates",
                THEME if len(found) > 3 else ELEMENT,
                "key",
                tuple(sorted(found)),
                moves_of(key, plays),
                (),
                sentence,
            )


@after_key
def battery_formed_by_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Battery creation: a battery fired at the king was not there in the diagram.

    Fired in the play or by a threat at the square where the king stands in the diagram. The
    key's man is one of the two, or has left the line between rear man and king.
    """
    first, king = key.first, study.diagram.king
    threats = [(key.board.after(threat), threat) for threat in key.threats.values()]
    fired = [
        (p.final, p.mate)
        for _, p in key.plays
        if p.battery is not None and line_through(p.battery, p.mate.origin) >> king & 1
    ]
    for final, mate in (*threats, *fired):
        rear = final.opener(mate)
        if rear is not None and _formed(study.diagram, first, rear, mate.origin):
            sentence = said(
                "{key} makes the battery of {squares}, fired by {mate}.",
                key=Notation(f"1.{written(first)}"),
                squares=units(key.board, (rear, mate.origin)),
                mate=Notation(f"2.{written(mate)}"),
            )
            squares = (rear, mate.origin)
            line = (rear, *squares_of(between(rear, king)), king)
            theme = "battery_formed_by_key"
            yield Flag(theme, ELEMENT, "key", squares, (first, mate), line, sentence)
            return


def _formed(diagram: Board, first: Move, rear: Square, front: Square) -> bool:
    if first.target in (rear, front):
        return not (
            first.origin != rear
            and first.target == front
            and between(rear, diagram.king) >> first.origin & 1
            and between(rear, diagram.king) & diagram.occupied == 1 << first.origin
        )
    return bool(between(rear, diagram.king) >> first.origin & 1)


def _is_masked(play: Play) -> bool:
    """Return whether a masked battery fires: one black man stood with the front man in its line.

    The defence takes the black man off the line; the mate fires the battery.
    """
    rows = (row for row in rows_of(play.before) if row.rear == play.battery)
    return any(
        row.black == 1 << play.defence.origin
        and row.white == 1 << play.mate.origin
        and not row.line >> play.arrival & 1
        for row in rows
    )


def _opens_guard(play: Play) -> bool:
    """Return whether the mating man opens a line that must guard a square beside the king.

    With the square of departure filled the king may step to that square. A man that slides along
    the line itself opens nothing.
    """
    final, origin = play.final, play.mate.origin
    if play.battery is not None or final.occupied >> origin & 1:
        return False
    liners = final.white & final.liners
    rears = final.attackers(origin, liners & ~(1 << play.mate.target))
    if not rears or not final.field() & ~final.black:
        return False
    rears &= ~line_through(origin, play.mate.target)
    filled = final.blocked(origin)
    return any(
        filled.may_flee(square)
        for rear in squares_in(rears)
        for square in squares_in(final.field() & ~final.black)
        if between(rear, square) >> origin & 1
    )


@after_key
def half_battery(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Half-battery: exactly two white men stand between a white line man and the black king.

    The key moves one of them off the line and the other fires the battery in the actual play; in
    a try with a single refutation they do so the other way round.
    """
    for row in rows_of(study.diagram):
        if row.black or row.white.bit_count() != 2 or not row.white >> key.first.origin & 1:
            continue
        other = lone(row.white & ~(1 << key.first.origin))
        fired = [p for _, p in key.plays if p.battery == row.rear and p.mate.origin == other]
        threats = [t for t in key.threats.values() if t.origin == other and not key.single_threat]
        opened = [t for t in threats if key.board.after(t).opener(t) == row.rear]
        tried = [t for t in study.quiet_tries if t.first.origin == other]
        tried = [t for t in tried if _fires(t, row.rear, key.first.origin)]
        first = tried[0].first if tried else None
        if tried and (fired or opened):
            first = tried[0].first
            shown = fired[0].text if fired else f"2.{written(opened[0])}"
            sentence = said(
                "Half-battery of {men}: {attempt} and {key} with {line}.",
                men=units(study.diagram, squares_of(row.white)),
                attempt=Notation(f"1.{written(first)}?"),
                key=key.first_as("!"),
                line=Notation(shown),
            )
            moves = (first, *moves_of(key, fired), *opened)
            yield Flag(
                "half_battery",
                THEME,
                "phases",
                squares_of(row.white),
                moves,
                squares_of(row.line),
                sentence,
            )


def _fires(phase: PhasePlay, rear: Square, front: Square) -> bool:
    """Return whether a battery fires in a phase, as a threat or as a mate."""
    if any(play.battery == rear and play.mate.origin == front for _, play in phase.plays):
        return True
    threats = (threat for threat in phase.threats.values() if threat.origin == front)
    return any(phase.board.after(threat).opener(threat) == rear for threat in threats)


MASKED: Final = Element("masked_battery", said("Masked battery"), _is_masked)
_INDIRECT: Final = Element("indirect_battery", said("Indirect battery"), _opens_guard)
_MATE: Final = Element(
    "battery_mate", said("Battery mate"), lambda play: play.battery is not None, rule=battery_mate
)
_DOUBLE: Final = Element(
    "double_check",
    said("Double check"),
    lambda play: play.battery is not None and play.is_double_check,
)

ELEMENTS: Final = (_MATE, _DOUBLE, _INDIRECT)
"""What a mate shows by itself, in a mate of any length."""

RULES: Final = (
    _MATE,
    battery_3plus_mates,
    battery_formed_by_key,
    MASKED,
    _INDIRECT,
    half_battery,
)
