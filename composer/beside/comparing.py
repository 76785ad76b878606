# SPDX-License-Identifier: GPL-3.0-or-later
"""Two answers to one problem compared, line by line: ours and Popeye's.

They are compared as sets, for the order means nothing, and by Popeye's texts of the moves, with
what a condition does. Where a whole branch stands on one side only, the branch is named once.
Of an answer that is not finished nothing is said to be missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.move import Move
from composer.said.sentence import Sentence, counted, said
from composer.solver.phases import Phase, Variation
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Solution, Verdict

_BECOMES: Final = re.compile(r"=n(?=[A-Z0-9])")

MOST_DIFFERENCES: Final = 5_000
"""More than anybody reads; the rest is counted."""


class BranchKind(Enum):
    """Where a branch stands; its value is the word before it."""

    KEY = "key"
    TRY = "try"
    SET_PLAY = "set play"
    SOLUTION = "solution"
    SET_LINE = "set play line"
    THREAT = "threat"
    ZUGZWANG = "zugzwang"
    REFUTATION = "refutation"
    MOVE = "move"


Step = tuple[BranchKind, str]
"""A move with its number, or what is said at that place."""

Branches = dict[Step, "Branches"]


@dataclass(frozen=True, slots=True)
class Difference:
    """A branch that one answer has and the other has not.

    Attributes:
        only_ours: whether we have it; else Popeye has.
        path: the way to it from the diagram, each step with its place; its last is the branch.
    """

    only_ours: bool
    path: tuple[Step, ...]

    @property
    def place(self) -> BranchKind:
        """What kind of play it belongs to."""
        return self.path[0][0]

    @property
    def text(self) -> str:
        """The line to the branch: `1.Qe4-e5! 1...Ka8-b8 2.Qe5-e8`."""
        return " ".join(text for _, text in self.path)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What differs between two answers.

    Attributes:
        differences: the branches that stand on one side only.
        more: how many more there are.
        verdicts: our verdict and Popeye's, where both are certain and differ; else None.
        is_whole: whether both are finished; else what one lacks may still come.
    """

    differences: tuple[Difference, ...]
    more: int = 0
    verdicts: tuple[Verdict, Verdict] | None = None
    is_whole: bool = True

    @property
    def agrees(self) -> bool:
        """Whether nothing differs, as far as it is known."""
        return not self.differences and self.verdicts is None

    @property
    def confirms(self) -> bool:
        """Whether both are finished and nothing differs."""
        return self.agrees and self.is_whole

    def sentence(self, solver: str) -> Sentence:
        """Return the finding in one sentence; `solver` is Popeye with its version."""
        if self.confirms:
            return said("{solver} and this program agree in every line", solver=solver)
        if self.agrees:
            return said("{solver} and this program agree as far as they came", solver=solver)
        number = len(self.differences) + self.more + (self.verdicts is not None)
        return counted(
            number,
            "{solver} and this program differ in one line",
            "{solver} and this program differ in {number} lines",
            solver=solver,
            number=str(number),
        )


def compared(ours: Solution, theirs: Solution) -> Comparison:
    """Compare our answer with Popeye's."""
    mine, other = _branches(ours), _branches(theirs)
    if theirs.set_play is None or ours.set_play is None:
        _without_empty_set_play(mine, other)
    found: list[Difference] = []
    more = 0
    for difference in _differing(mine, other, ()):
        certain = theirs.complete if difference.only_ours else ours.complete
        if not certain:
            continue
        if len(found) < MOST_DIFFERENCES:
            found.append(difference)
        else:
            more += 1
    whole = ours.complete and theirs.complete
    own = ours.likely or ours.verdict
    verdicts = (own, theirs.verdict) if whole and own is not theirs.verdict else None
    return Comparison(tuple(found), more, verdicts, whole)


def _without_empty_set_play(*trees: Branches) -> None:
    """Drop set play with no line, which one side has and the other does not mention."""
    for tree in trees:
        for step in [
            branch for branch in tree if branch[0] is BranchKind.SET_PLAY and not tree[branch]
        ]:
            del tree[step]


def _differing(ours: Branches, theirs: Branches, path: tuple[Step, ...]) -> Iterator[Difference]:
    for step, below in ours.items():
        if step in theirs:
            yield from _differing(below, theirs[step], (*path, step))
        else:
            yield Difference(True, (*path, step))
    for step in theirs:
        if step not in ours:
            yield Difference(False, (*path, step))


def _branches(solution: Solution) -> Branches:
    tree: Branches = {}
    if solution.stipulation.has_lines:
        for place, lines in (
            (BranchKind.SOLUTION, solution.lines),
            (BranchKind.SET_LINE, solution.set_lines),
        ):
            for line in lines:
                tree[place, " ".join(map(_text, line.moves))] = {}
        return tree
    if solution.set_play is not None:
        for variation in _shown(solution.set_play.variations):
            step = (BranchKind.SET_PLAY, f"1...{_text(variation.defence)}")
            tree[step] = _answers(variation, 1)
    for place, phases, sign in (
        (BranchKind.KEY, solution.keys, "!"),
        (BranchKind.TRY, solution.tries, "?"),
    ):
        for phase in phases:
            if phase.move is not None:
                tree[place, f"1.{_text(phase.move)}{sign}"] = _phase(phase)
    return tree


def _phase(phase: Phase) -> Branches:
    if phase.ends:
        return {}
    tree = _play(phase.threats, phase.zugzwang, phase.variations, 1)
    for move in phase.refutations:
        tree[BranchKind.REFUTATION, f"1...{_text(move)}!"] = {}
    return tree


def _play(
    threats: Iterable[Move], zugzwang: bool, variations: Iterable[Variation], number: int
) -> Branches:
    tree: Branches = {}
    if zugzwang:
        tree[BranchKind.ZUGZWANG, "zugzwang"] = {}
    for threat in threats:
        tree[
            BranchKind.THREAT, f"(2.{_text(threat)})" if number == 1 else f"({_text(threat)})"
        ] = {}
    for variation in _shown(variations):
        tree[BranchKind.MOVE, f"{number}...{_text(variation.defence)}"] = _answers(
            variation, number
        )
    return tree


def _answers(variation: Variation, number: int) -> Branches:
    tree: Branches = {}
    for continuation in variation.continuations:
        below = (
            {}
            if continuation.ends
            else _play(
                continuation.threats, continuation.zugzwang, continuation.variations, number + 1
            )
        )
        tree[BranchKind.MOVE, f"{number + 1}.{_text(continuation.move)}"] = below
    return tree


def _shown(variations: Iterable[Variation]) -> Iterator[Variation]:
    """Yield the defences that Popeye lists: those that are effective."""
    return (variation for variation in variations if variation.effective)


def _text(move: Move) -> str:
    """Return a move without its mark: Popeye names a stalemate only where it is the goal.

    That he is neutral it says of what a man becomes only by some conditions; there it is left out.
    """
    return _BECOMES.sub("=", popeye_text(move))
