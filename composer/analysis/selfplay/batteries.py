# SPDX-License-Identifier: GPL-3.0-or-later
"""Batteries of self play: those that mate White, and those with which White checks.

- *Black battery*: it mates; it is *formed* where it is not there in the diagram: its front or its
  rear man comes, White's king steps into its line, or a man between goes away. A theme where it
  mates by two different moves, not the king's, after different last moves of White, else an
  element.
- *White battery*: White opens it with check. A theme where one and the same fires two different
  moves, else an element.
- *Royal battery*: the king opens a battery: White's with check, or Black's with mate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from composer.analysis.board import between, lone
from composer.analysis.matching import most_pairs
from composer.analysis.phaseplay import Code
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import ELEMENT, THEME, Flag, Grade, flag_of
from composer.problem.men import Kind
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said

T = TypeVar("T")


class Battery(NamedTuple):
    """A battery that is fired: where its men stand before it fires, the front man first."""

    front: Square
    rear: Square


def fired(line: PlayLine) -> Battery | None:
    """Return the black battery that mates in a line, if one does.

    Its rear man checks; its front man has just left the line between him and White's king.
    """
    last = line.mate
    rear = last.after.exchanged().opener(last.move)
    return None if rear is None else Battery(last.move.origin, rear)


def _stood(study: Study, line: PlayLine, battery: Battery) -> bool:
    """Return whether the battery is there in the diagram: the same men on the same squares."""
    diagram, before = study.diagram, line.mate.before
    king = diagram.white_king
    still = line.homes.get(battery.rear, battery.rear) == battery.rear
    still = still and line.mate.home == battery.front and king == before.white_king
    return still and lone(between(battery.rear, king) & diagram.occupied) == battery.front


def black_batteries(study: Study) -> Iterator[Flag]:
    """Black battery, there before or formed within the play; and that of Black's king."""
    found: dict[Battery, list[PlayLine]] = {}
    formed: dict[Battery, list[PlayLine]] = {}
    royal: list[PlayLine] = []
    for line in study.mated:
        battery = fired(line)
        if battery is not None:
            shown = found if _stood(study, line, battery) else formed
            shown.setdefault(battery, []).append(line)
            if _is_royal(line):
                royal.append(line)
    for theme, shown, word in (
        ("black_battery_mate", found, said("Black battery mates")),
        ("black_battery_formed", formed, said("Black battery formed and fired")),
    ):
        if shown:
            squares = tuple(dict.fromkeys(square for battery in shown for square in battery))
            lines = [line for made in shown.values() for line in made]
            different = apart([line for line in lines if not _is_royal(line)])
            several = len(different) > 1
            told = different if several else [made[0] for made in shown.values()]
            yield flag_of(theme, THEME if several else ELEMENT, word, told, squares)
    if royal:
        squares = tuple(dict.fromkeys(line.mate.move.origin for line in royal))
        word = said("The black king fires a battery")
        yield flag_of("black_royal_battery", THEME, word, apart(royal), squares)


def _is_royal(line: PlayLine) -> bool:
    return line.mate.move.man.kind is Kind.KING


def apart(lines: Sequence[PlayLine]) -> list[PlayLine]:
    """Return as many lines as can be that differ both in White's last move and in the mate."""
    return most_apart(lines, lambda line: line, lambda line: line.plies[-2])


def most_apart(
    things: Sequence[T], line_of: Callable[[T], PlayLine], ply_of: Callable[[T], Ply]
) -> list[T]:
    """Return as many things as can be that differ both in a move of White and in the mate.

    Args:
        things: lines, or what lines show.
        line_of: the line of each.
        ply_of: White's move of each.
    """
    first: dict[Code, dict[Code, T]] = {}
    for thing in things:
        first.setdefault(ply_of(thing).code, {}).setdefault(line_of(thing).mate.code, thing)
    chosen = [first[move][mate] for move, mate in most_pairs(first)]
    return sorted(chosen, key=things.index)


def white_batteries(study: Study) -> Iterator[Flag]:
    """White battery, and royal battery of White's king."""
    opened: dict[Square, dict[Code, tuple[PlayLine, Ply]]] = {}
    for line in study.full:
        for ply in line.plies[0::2]:
            if ply.after.opener(ply.move) is not None:
                opened.setdefault(ply.home, {}).setdefault(ply.code, (line, ply))
    royal = opened.pop(study.diagram.white_king, {})
    if royal:
        yield _opened("royal_battery", THEME, said("The white king fires a battery"), royal)
    most = max(opened.values(), key=len, default={})
    if most:
        grade = THEME if len(most) > 1 else ELEMENT
        yield _opened("white_battery_s", grade, said("White battery fired"), most)


def _opened(
    theme: str, grade: Grade, word: Sentence, made: Mapping[Code, tuple[PlayLine, Ply]]
) -> Flag:
    squares = tuple(dict.fromkeys(ply.move.origin for _, ply in made.values()))
    by_key = any(ply is line.plies[0] for line, ply in made.values())
    lines = list({line.moves: line for line, _ in made.values()}.values())
    return flag_of(theme, grade, word, lines, squares, key=by_key)


RULES: Final = (black_batteries, white_batteries)
