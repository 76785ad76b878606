# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play of selfmates: White's second moves that change, are exchanged, go round.

The definitions are those of the mate in two with White's second move in the place of the mate. It
is known by the square where its man stands in the diagram, where it arrives and what it promotes
to.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, Protocol

from composer.analysis.study import PhasePlay, Study
from composer.analysis.themes import changes as letters
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.themes.flag import defences as listed_defences
from composer.analysis.written import written
from composer.said.sentence import Notation, said
from composer.solver.phases import Phase
from composer.solver.solution import Solution

_THEME, _ELEMENT = Grade.THEME, Grade.ELEMENT


class Tabled(Protocol):
    """Play of at least two moves with its letter tables."""

    @property
    def solution(self) -> Solution:
        """The solution."""
        ...

    @property
    def key(self) -> Phase:
        """The key whose play is the actual play."""
        ...

    @property
    def table(self) -> Study:
        """The phases with White's second moves in the place of the mates."""
        ...


def _waits(study: Tabled) -> bool:
    return study.solution.stipulation.moves > 1 and study.key.zugzwang


def block(study: Tabled) -> Iterator[Flag]:
    """Block, complete block, threat problem: whether the key waits, checks or threatens.

    A block is complete where every black move is answered already in set play: that is, there is
    set play and no black move without a continuation in it.
    """
    key, before, first = study.key, study.solution.set_play, study.key.move
    if first is None:
        return
    if _waits(study):
        move = Notation(f"1.{written(first)}")
        sentence = said("{move} waits: nothing is threatened.", move=move)
        yield Flag("block", _ELEMENT, "key", (), (first,), (), sentence)
        if before is not None and before.variations and not before.unprovided:
            sentence = said("Every black move is answered already in set play.")
            yield Flag("complete_block", _ELEMENT, "key", (), (first,), (), sentence)
    elif key.threats and not key.check:
        sentence = said(
            "{move} threatens {threats}.",
            move=Notation(f"1.{written(first)}"),
            threats=Notation(", ".join(f"2.{written(each)}" for each in key.threats)),
        )
        yield Flag("threat_problem", _ELEMENT, "key", (), (first, *key.threats), (), sentence)


def mutate(study: Tabled) -> Iterator[Flag]:
    """Mutate: a complete block in which some set continuation is replaced.

    The key waits, every black move is answered already in set play, and after at least one of
    them no continuation of the set play works any more but another one does.
    """
    before, key = study.table.set_play, study.table.key
    if before is None or key is None or not _waits(study):
        return
    if before.unanswered or not before.answers:
        return
    replaced = [
        code
        for code, answer in before.answers.items()
        if answer.mates
        and code in key.answers
        and key.answers[code].mates
        and not set(answer.mates) & set(key.answers[code].mates)
    ]
    if replaced:
        single = [code for code in replaced if before.answers[code].unique]
        both = [code for code in single if key.answers[code].unique]
        lost = listed_defences(before.answers[code].defence for code in replaced)
        sentence = said("Mutate: set continuations are replaced after {defences}.", defences=lost)
        if both:
            shown = letters.compared([(before, both), (key, both)])
            sentence = said("Mutate - {lines}.", lines=shown)
        moves = letters.moves((before, both), (key, both))
        yield Flag("mutate", _THEME, "phases", (), moves, (), sentence)


def _phases(study: Tabled) -> list[tuple[PhasePlay, PhasePlay]]:
    """Return each other phase with the actual play: set play and the tries that do not check."""
    return list(letters.pairs(study.table))


def changed_continuations(study: Tabled) -> Iterator[Flag]:
    """Changed continuations: a defence has one second move in set play or a try, another now.

    Both single. Two such defences whose old and whose new moves differ, between the same phases,
    are a theme, else it is an element.
    """
    best: list[tuple[bool, int, PhasePlay, list[int]]] = []
    for phase, key in _phases(study):
        found = letters.changed(phase, key)
        if found:
            apart = any(
                phase.unique[d] != phase.unique[e] and key.unique[d] != key.unique[e]
                for d, e in combinations(found, 2)
            )
            best.append((apart, len(found), phase, found))
    if best and study.table.key is not None:
        apart, _, phase, found = max(best, key=lambda each: each[:2])
        shown = found[:4]
        word = said("Changed continuations")
        yield letters.flag_of_phases(
            "changed_continuations",
            _THEME if apart else _ELEMENT,
            word,
            [(phase, shown), (study.table.key, shown)],
        )


def cyclic_changes(study: Tabled) -> Iterator[Flag]:
    """Reciprocal change, Lacny, Zagoruyko, Rukhlis of White's second moves."""
    yield from letters.cyclic_changes(study.table)
    yield from letters.complete_lacny(study.table)
    yield from letters.zagoruyko(study.table)
    yield from letters.rukhlis(study.table)


RULES: Final = (block, mutate, changed_continuations, cyclic_changes)
