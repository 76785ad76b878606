# SPDX-License-Identifier: GPL-3.0-or-later
"""White's second moves: over the phases, and against each other in the actual play.

Over the phases they change, move, or go round in cycles: the two-mover's rules, with the second
moves in place of the mates. In the actual play they are quiet, exchanged, or go round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Final

from composer.analysis.phaseplay import Code, PhasePlay, grouped
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Phases, Study
from composer.analysis.themes import changes, functions
from composer.analysis.themes.changes import (
    Transfer,
    changed,
    differing,
    first_of_each,
    flag_of_phases,
    transfers,
)
from composer.analysis.themes.flag import Flag, Grade, after_key, flag_of
from composer.problem.men import Kind
from composer.problem.move import CHECKING, Move
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


OF_PHASES: Final[tuple[Rule, ...]] = (
    mutate,
    changed_continuations,
    transferred_continuations,
    letters,
)


QUIET: Final = (False, False)
"""The loudness of a move that neither captures nor checks."""


def loudness(move: Move) -> tuple[bool, bool]:
    """Return whether a move captures, and whether it checks."""
    return move.capture is not None, move.mark in CHECKING


def second_moves(study: Study) -> dict[Code, tuple[Ply, PlayLine]]:
    """Return White's different second moves in lines that take all moves, where they are quietest.

    What one takes, or whom it checks, in one line only does not count.
    """
    found: dict[Code, tuple[Ply, PlayLine]] = {}
    for line in study.full:
        ply, known = line.white(2), found.get(line.white(2).code)
        if known is None or loudness(ply.move) < loudness(known[0].move):
            found[ply.code] = (ply, line)
    return found


def quiet_continuations(study: Study) -> Iterator[Flag]:
    """Quiet continuations: second moves that neither check nor capture, and how many of all.

    A theme from three, else an element.
    """
    all_found = second_moves(study)
    quiet = [line for ply, line in all_found.values() if loudness(ply.move) == QUIET]
    if quiet:
        word = said("Quiet continuations, {quiet} of {all}", quiet=len(quiet), all=len(all_found))
        grade = Grade.THEME if len(quiet) >= 3 else Grade.ELEMENT
        yield flag_of("quiet_continuations", grade, word, quiet)


Pair = tuple[Code, Code]


def _second_and_third(study: Study) -> dict[Pair, list[PlayLine]]:
    """Return the lines by White's second and third move."""
    return grouped(study.full, lambda line: (line.white(2).code, line.white(3).code))


def continuations_exchanged(study: Study) -> Iterator[Flag]:
    """Second and third moves exchanged: 2.A and 3.B in one line, 2.B and 3.A in another.

    After different first defences. A and B are moves of different men, and Black's second moves
    are not his king's.
    """
    found = _second_and_third(study)
    for (a, b), lines in found.items():
        if a >= b or (b, a) not in found or (a & 63) == (b & 63):
            continue
        for one in lines:
            for two in found[b, a]:
                if one.black(1).code == two.black(1).code or _flees(one) or _flees(two):
                    continue
                word = said("Second and third moves exchanged")
                yield flag_of("continuations_exchanged", Grade.THEME, word, (one, two))
                return


def _flees(line: PlayLine) -> bool:
    return line.black(2).move.man.kind is Kind.KING


def cyclic_continuations(study: Study) -> Iterator[Flag]:
    """Cyclic continuations: 2.A 3.B, 2.B 3.C, 2.C 3.A (or four) after different defences."""
    found = _second_and_third(study)
    after: dict[Code, list[Code]] = {}
    for a, b in found:
        if a != b:
            after.setdefault(a, []).append(b)
    for start in after:
        for second in after[start]:
            for third in after.get(second, ()):
                if start < min(second, third) and start in after.get(third, ()):
                    lines = _apart(found, [(start, second), (second, third), (third, start)])
                    if lines:
                        word = said("Cyclic continuations")
                        yield flag_of("cyclic_continuations", Grade.THEME, word, lines)
                        return


def _apart(found: Mapping[Pair, list[PlayLine]], pairs: list[Pair]) -> list[PlayLine]:
    """Return a line for each pair, all after different first defences; none if there are none."""
    lines: list[PlayLine] = []
    for pair in pairs:
        used = {line.black(1).code for line in lines}
        line = next((line for line in found[pair] if line.black(1).code not in used), None)
        if line is None:
            return []
        lines.append(line)
    return lines


OF_LINES: Final = (
    quiet_continuations,
    continuations_exchanged,
    cyclic_continuations,
)
