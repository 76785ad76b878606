# SPDX-License-Identifier: GPL-3.0-or-later
"""Which variations of longer play are read first: themes, changes, quiet moves. No widgets here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.analysis.report import Analysis
from composer.analysis.themes.flag import Grade
from composer.problem.move import Mark, Move
from composer.solver.phases import Phase, Variation
from composer.solver.solution import Solution

_FEW: Final = 5  # rows that are shown whatever they show

Groups = list[list[Variation]]


@dataclass(frozen=True, slots=True)
class Foremost:
    """Tells the variations that show something from the others.

    Attributes:
        thematic: the moves that show the themes.
        set_answers: the answers to each defence in set play, as UCI.
        is_longer: whether the play is longer than two moves; in two all are shown.
    """

    thematic: frozenset[Move]
    set_answers: Mapping[str, frozenset[str]]
    is_longer: bool

    @classmethod
    def of(cls, solution: Solution, thematic: frozenset[Move]) -> Foremost:
        """Return what is foremost in a solution."""
        is_longer = solution.stipulation.moves > 2
        return cls(thematic, _set_answers(solution.set_play), is_longer)

    def divided(self, groups: Groups, after_key: bool) -> tuple[Groups, Groups]:
        """Return the groups of variations that come first, and the rest.

        All come first where they are few, or where nothing tells them apart.

        Args:
            groups: the variations of a row each.
            after_key: whether they follow a key or try, so that set play may be changed in them.
        """
        if not self.is_longer or len(groups) <= _FEW:
            return groups, []
        first = [group for group in groups if any(self._shows(each, after_key) for each in group)]
        rest = [group for group in groups if group not in first]
        return (first, rest) if first and len(rest) > 1 else (groups, [])

    def changes(self, variation: Variation) -> bool:
        """Return whether the first answer is none of those in set play."""
        known = self.set_answers.get(variation.defence.uci)
        answers = variation.continuations
        return known is not None and bool(answers) and answers[0].move.uci not in known

    def _shows(self, variation: Variation, after_key: bool) -> bool:
        if variation.defence in self.thematic:
            return True
        if len(variation.continuations) != 1:
            return False  # a dual
        answer = variation.continuations[0]
        quiet = not answer.ends and answer.move.mark is Mark.NONE and not _captures(answer.move)
        return quiet or answer.move in self.thematic or (after_key and self.changes(variation))


def thematic_moves(analysis: Analysis | None) -> frozenset[Move]:
    """Return the moves by which the themes of an analysis are shown; mere elements show none."""
    flags = () if analysis is None else analysis.flags
    return frozenset(
        move for flag in flags if flag.grade is not Grade.ELEMENT for move in flag.moves
    )


def _captures(move: Move) -> bool:
    return move.capture is not None or move.en_passant


def _set_answers(set_play: Phase | None) -> dict[str, frozenset[str]]:
    """Return the set answers to each move of the defender, as UCI."""
    if set_play is None:
        return {}
    return {
        variation.defence.uci: frozenset(answer.move.uci for answer in variation.continuations)
        for variation in set_play.variations
    }
