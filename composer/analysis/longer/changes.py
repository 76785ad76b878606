# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play of longer problems: continuations that change, move, or go round in cycles.

The two-mover's rules, with White's second moves in place of the mates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final

from composer.analysis.phaseplay import Code, PhasePlay
from composer.analysis.study import Phases
from composer.analysis.themes import changes, functions
from composer.analysis.themes.changes import (
    Transfer,
    changed,
    differing,
    first_of_each,
    flag_of_phases,
    transfers,
)
from composer.analysis.themes.flag import Flag, Grade, after_key
from composer.said.sentence import said

Rule = Callable[[Phases], Iterable[Flag]]
_SHOWN: Final = 4  # defences in a sentence


@after_key
def changed_continuations(phases: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Changed continuations: a defence has one second move in another phase, another one now.

    A theme where two defences change and their old moves differ as well as their new ones, in
    one and the same phase; else an element. Several defences with the same two moves are one.
    That another man retakes is no change, nor that White plays the same two moves in another
    order, the key after the try and the try's first move after the key.
    """
    best = None
    for phase in changes.others(phases):
        apart = [d for d in changed(phase, key) if not _is_alike(phase, key, d)]
        found = first_of_each(apart, phase, key)
        if found:
            worth = differing(found, phase, key), len(found)
            if best is None or worth > best[0]:
                best = worth, phase, found
    if best is not None:
        (several, _), phase, found = best
        grade = Grade.THEME if several > 1 else Grade.ELEMENT
        word = said("Changed continuations")
        shown = found[:_SHOWN]
        yield flag_of_phases("changed_continuations", grade, word, [(phase, shown), (key, shown)])


@after_key
def mutate(phases: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Mutate: a complete block in which a set continuation is replaced by another.

    At least one defence has a single second move before and another single one now.
    """
    before = phases.set_play
    if before is None:
        return
    if any(not _is_alike(before, key, defence) for defence in changed(before, key)):
        yield from changes.mutate(phases)


def _is_alike(phase: PhasePlay, key: PhasePlay, defence: Code) -> bool:
    """Return whether different continuations after a defence come to the same."""
    if _retakes(phase, defence) and _retakes(key, defence):
        return True
    return (phase.unique[defence], key.unique[defence]) == (key.first_code, phase.first_code)


def _retakes(phase: PhasePlay, defence: Code) -> bool:
    """Return whether the only continuation captures the unit that has just moved."""
    answer = phase.answers[defence]
    return answer.mate.target == answer.defence.target


@after_key
def transferred_continuations(phases: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Transferred continuations: a second move answers one defence before, another one now.

    It answers neither defence in both phases, and captures neither defender. One alone is an
    element; two different moves transferred between the same phases are a theme, unless they
    only change places after the same two defences.
    """
    best: list[Transfer] = []
    strict, _ = transfers(phases)
    for phase in changes.others(phases):
        found = _transferred(phase, key, [row for row in strict if row[0] is phase])
        if len(found) > len(best):
            best = found
    if best:
        grade = Grade.THEME if len(best) > 1 else Grade.ELEMENT
        shown = best[:_SHOWN]
        parts = [(best[0][0], [a for _, a, _ in shown]), (key, [b for _, _, b in shown])]
        word = said("Transferred continuations")
        yield flag_of_phases("transferred_continuations", grade, word, parts)


def _transferred(phase: PhasePlay, key: PhasePlay, known: list[Transfer]) -> list[Transfer]:
    """Return one transfer from a phase for each move; none of those that change places."""
    first: dict[Code, Transfer] = {}
    for change in known:
        _, a, b = change
        if not _retakes(phase, a) and not _retakes(key, b):
            first.setdefault(phase.unique[a], change)
    found = list(first.values())
    old, new = {a for _, a, _ in found}, {b for _, _, b in found}
    return [] if old == new else found


RULES_OF_TWO_MOVERS: Final[tuple[Rule, ...]] = (
    changes.cyclic_changes,
    changes.zagoruyko,
    functions.le_grand,
)
"""Those that are taken as they are; `returns` is asked of fewer tries."""

NAMES: Final = {
    "reciprocal_change": "reciprocal_3",
    "lacny": "lacny_3",
    "lacny_4fold": "lacny_3",
    "zagoruyko_3x2": "zagoruyko_3",
    "le_grand": "le_grand_3",
    "pseudo_le_grand": "pseudo_le_grand_3",
    "dombrovskis": "dombrovskis_3",
    "hannelius": "hannelius_3",
    "vladimirov": "vladimirov_3",
    "banny": "banny_3",
    "dombrovskis_element": "dombrovskis_element_3",
    "vladimirov_element": "vladimirov_element_3",
}
"""The two-mover's themes that are named in longer problems, with their ids there.

Reversals of first move and answer, or threat, are not among them: that White plays the same two
moves in another order is no paradox where he has three.
"""


def letters(phases: Phases) -> Iterator[Flag]:
    """Themes of letters: what the two-mover's rules find with second moves for mates."""
    found = [flag for rule in RULES_OF_TWO_MOVERS for flag in rule(phases)]
    found += functions.returns(returning(phases))
    if not any(flag.id == "reciprocal_change" for flag in found):
        found += virtual_reciprocal(phases)
    for flag in found:
        theme = NAMES.get(flag.id)
        if theme is not None:
            yield replace(flag, id=theme)


def virtual_reciprocal(phases: Phases) -> Iterator[Flag]:
    """Reciprocal change between two phases before the key; an element."""
    for one, two in combinations(changes.others(phases), 2):
        found = next(changes.cycles(one, two, 2), None)
        if found is not None:
            word = said("Reciprocal change before the key")
            yield flag_of_phases(
                "reciprocal_change", Grade.ELEMENT, word, [(one, found), (two, found)]
            )
            return


def returning(phases: Phases) -> Phases:
    """Return the phases with those tries only whose refutation is the same move after the key.

    That is, it captures or checks there as it does in the try. One that takes the unit with which
    White tried, or checks his king there, refutes by what the key does not have.
    """
    key = phases.key
    if key is None:
        return phases
    return replace(phases, tries=tuple(play for play in phases.tries if _is_same(play, key)))


def _is_same(phase: PhasePlay, key: PhasePlay) -> bool:
    refutation, answer = phase.source.refutations[0], key.answers.get(phase.refutation)
    if answer is None:
        return False
    defence = answer.defence
    return refutation.capture == defence.capture and refutation.mark == defence.mark


RULES: Final[tuple[Rule, ...]] = (
    mutate,
    changed_continuations,
    transferred_continuations,
    letters,
)
