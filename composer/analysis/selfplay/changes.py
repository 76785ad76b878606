# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play of selfmates: White's second moves that change, are exchanged, go round.

The definitions are those of the mate in two with White's second move in the place of the mate. It
is known by the square where its man stands in the diagram, where it arrives and what it promotes
to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.analysis.longer import continuations
from composer.analysis.phaseplay import PhasePlay
from composer.analysis.study import Study
from composer.analysis.themes import changes as letters
from composer.analysis.themes.flag import ELEMENT, THEME, Flag, after_key
from composer.analysis.themes.flag import defences as listed_defences
from composer.analysis.written import written
from composer.problem.stipulations.play import Play
from composer.said.sentence import Notation, said


def _waits(study: Study) -> bool:
    return study.solution.stipulation.moves > 1 and study.actual.zugzwang


def block(study: Study) -> Iterator[Flag]:
    """Block, complete block, threat problem: whether the key waits, checks or threatens.

    A block is complete where every black move is answered already in set play: that is, there is
    set play and no black move without a continuation in it.
    """
    key, before, first = study.actual, study.solution.set_play, study.actual.move
    if first is None:
        return
    if _waits(study):
        move = Notation(f"1.{written(first)}")
        sentence = said("{move} waits: nothing is threatened.", move=move)
        yield Flag("block", ELEMENT, "key", (), (first,), (), sentence)
        if before is not None and before.variations and not before.unprovided:
            sentence = said("Every black move is answered already in set play.")
            direct = study.solution.stipulation.play is Play.DIRECT
            theme = "complete_block" if direct else "complete_block_s"
            yield Flag(theme, ELEMENT, "key", (), (first,), (), sentence)
    elif key.threats and not key.check:
        sentence = said(
            "{move} threatens {threats}.",
            move=Notation(f"1.{written(first)}"),
            threats=Notation(", ".join(f"2.{written(threat)}" for threat in key.threats)),
        )
        yield Flag("threat_problem", ELEMENT, "key", (), (first, *key.threats), (), sentence)


@after_key
def mutate(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Mutate: a complete block in which some set continuation is replaced.

    The key waits, every black move is answered already in set play, and after at least one of
    them no continuation of the set play works any more but another one does.
    """
    before = study.set_play
    if before is None or not _waits(study):
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
            sentence = said("Mutate – {lines}.", lines=shown)
        moves = letters.moves((before, both), (key, both))
        yield Flag("mutate_s", THEME, "phases", (), moves, (), sentence)


def compared_phases(study: Study) -> Iterator[Flag]:
    """Changed continuations; reciprocal change, Lacny, Zagoruyko of second moves."""
    yield from continuations.changed_continuations(study)
    for rule in (letters.cyclic_changes, letters.zagoruyko):
        for flag in rule(study):
            theme = NAMES.get(flag.id)
            if theme is not None:
                yield replace(flag, id=theme)


NAMES: Final = {
    "reciprocal_change": "reciprocal_change_s",
    "lacny": "lacny_s",
    "lacny_4fold": "lacny_s",
    "zagoruyko_3x2": "zagoruyko_s",
}
"""The two-mover's themes that are named in self play, with their ids there."""

RULES: Final = (block, mutate, compared_phases)
