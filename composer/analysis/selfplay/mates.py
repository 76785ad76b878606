# SPDX-License-Identifier: GPL-3.0-or-later
"""Black's mates in selfmates: who gives them, by what, and what they hold down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from composer.analysis.board import between, lone, squares_in
from composer.analysis.longer import mates as ends
from composer.analysis.longer.flags import flag_of
from composer.analysis.playlines import PlayLine
from composer.analysis.study import Study
from composer.analysis.themes.flag import ELEMENT, Flag, unit, units
from composer.problem.men import Kind
from composer.problem.named import kind_name
from composer.problem.squares import Square
from composer.said.sentence import listed, said


def mating_men(study: Study) -> Iterator[Flag]:
    """Who gives mate: one man in all lines, or different men.

    The man that checks in the mate, by his square in the diagram. Lines count as different where
    White's last moves differ; with one line there is nothing to compare.
    """
    maters: dict[Square, PlayLine] = {}
    last: set[tuple[int, ...]] = set()
    for line, final in study.ends:
        last.add(tuple(ply.code for ply in line.plies[2:-1:2]))
        for checker in squares_in(final.checkers()):
            maters.setdefault(line.homes.get(checker, checker), line)
    if len(last) < 2:
        return
    men = tuple(maters)
    lines = list({id(line): line for line in maters.values()}.values())
    if len(men) == 1:
        word = said("All mates by {unit}", unit=unit(study.diagram, men[0]))
        yield flag_of("same_mating_man", ELEMENT, word, lines, men)
    else:
        word = said("Mates by {units}", units=units(study.diagram, men))
        yield flag_of("different_mating_men", ELEMENT, word, lines, men)


class Battery(NamedTuple):
    """A black battery that mates: where its men stand before it fires, the front man first."""

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
    """Black battery: it mates; and whether it is formed within the play.

    A battery that is not there in the diagram is formed: its front or its rear man comes, White's
    king steps into its line, or a man between goes away.
    """
    found: dict[Battery, PlayLine] = {}
    formed: dict[Battery, PlayLine] = {}
    for line in study.mated:
        battery = fired(line)
        if battery is not None:
            shown = found if _stood(study, line, battery) else formed
            shown.setdefault(battery, line)
    for theme, shown, word in (
        ("black_battery_mate", found, said("Black battery mates")),
        ("black_battery_formed", formed, said("Black battery formed and fired")),
    ):
        if shown:
            squares = tuple(dict.fromkeys(square for battery in shown for square in battery))
            yield flag_of(theme, ELEMENT, word, list(shown.values()), squares)


def promotion_mates(study: Study) -> Iterator[Flag]:
    """Black promotes with mate; of several mates after the same play the first counts."""
    kinds: dict[Kind, PlayLine] = {}
    for line in _without_choice(study.mated):
        kind = line.mate.move.promotion
        if kind is not None:
            kinds.setdefault(kind, line)
    if kinds:
        word = said("Black mates by promotion to {kinds}", kinds=listed(map(kind_name, kinds)))
        yield flag_of("black_promotion_mate", ELEMENT, word, list(kinds.values()))


def _without_choice(lines: Sequence[PlayLine]) -> tuple[PlayLine, ...]:
    """Return the first line of each play before the mate: which mate Black gives is no play."""
    before: dict[tuple[int, ...], PlayLine] = {}
    for line in lines:
        before.setdefault(tuple(ply.code for ply in line.plies[:-1]), line)
    return tuple(before.values())


def pin_mates(study: Study) -> Iterator[Flag]:
    """Pin-mate: a white man could parry the mate if it were not pinned."""
    found: dict[Square, PlayLine] = {}
    for line, final in study.ends:
        for man, _ in final.needed_pins():
            found.setdefault(man, line)
    if found:
        word = said("Mates by the pin of white men")
        yield flag_of("pin_mate", ELEMENT, word, list(found.values()), tuple(found))


def pictures(study: Study) -> Iterator[Flag]:
    """Model mates, ideal mates, echoes of Black's mates, as in longer direct play.

    Of several mates after the same play the first counts.
    """
    once = set(map(id, _without_choice(study.lines)))
    found = [end for end in study.ends if id(end[0]) in once]
    yield from ends.models(found, study.men)
    yield from ends.echoing(found)


RULES: Final = (mating_men, black_batteries, promotion_mates, pin_mates, pictures)
