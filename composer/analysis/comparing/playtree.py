# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of a phase as branches, to be compared with that of another problem.

A *variation* is an effective defence with a single answer. So a defence against one of several
threats is one, if a single threat is left after it: those lines are the play of a Novotny or a
Fleck. Where no defence parries the threats, carrying them out stands for the play. Promotions to
rook or bishop beside one to queen are no answers of their own.

Men are known by where they stand in the diagram, as in `composer.analysis.phaseplay`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import islice
from typing import Final

from composer.analysis.phaseplay import Code, Homes, code_of, moved
from composer.analysis.playlines import distinct
from composer.problem.move import Move
from composer.solver.phases import Continuation, Phase, Variation

ANY: Final[Code] = 0
"""Stands in a path for whatever the defender plays, where nothing parries the threat."""
MOST_BRANCHES: Final = 4_000
"""Branches that are laid out; of play with more nothing is said that needs them all."""

Path = tuple[Code, ...]
"""The half-moves after the first move of a phase, up to a defence."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A defence within the play, and its answers.

    Attributes:
        path: the half-moves from the first defence to this one.
        defence: the defender's move; None where any is meant.
        answers: the answers by their numbers; none where the defence itself ends the play.
        full: whether no answer carries out a threat.
    """

    path: Path
    defence: Move | None
    answers: Mapping[Code, Move]
    full: bool

    @property
    def is_variation(self) -> bool:
        """Whether it has a single answer, or ends the play."""
        return len(self.answers) <= 1

    @property
    def is_dual(self) -> bool:
        """Whether several moves answer it, none of them a threat."""
        return self.full and len(self.answers) > 1


@dataclass(frozen=True, slots=True)
class PlayTree:
    """The play of a phase.

    Attributes:
        branches: the defences that count, with their answers, by their paths.
        threats: what the first move threatens.
        complete: whether there are no more branches.
    """

    branches: Mapping[Path, Branch]
    threats: Mapping[Code, Move]
    complete: bool = True

    @classmethod
    def of(cls, phase: Phase | None, deep: bool = False) -> PlayTree:
        """Lay out a phase.

        Args:
            phase: the phase; None where there is none.
            deep: whether to follow the play to its end; else only the first answers count.
        """
        if phase is None:
            return NO_PLAY
        homes = {} if phase.move is None else moved({}, phase.move)
        walk = _Walk(deep).branches((), homes, phase.threats, phase.variations, phase.threat_play)
        found = list(islice(walk, MOST_BRANCHES + 1))
        kept = {branch.path: branch for branch in found[:MOST_BRANCHES]}
        return cls(kept, _coded(phase.threats, homes), len(found) <= MOST_BRANCHES)

    def answers_to(self, path: Path) -> Set[Code]:
        """Return the answers to a defence; none where it is not there."""
        return self.carried_out(path) or frozenset()

    def carried_out(self, path: Path) -> Set[Code] | None:
        """Return the answers to a defence, None where it is not there.

        The threats are carried out, too, where something parries one of them.
        """
        branch = self.branches.get(path)
        if branch is not None:
            return branch.answers.keys()
        return self.threats.keys() if path == (ANY,) and self.threats else None

    @property
    def variations(self) -> tuple[Branch, ...]:
        """The defences with a single answer."""
        return tuple(branch for branch in self.branches.values() if branch.is_variation)

    @property
    def duals(self) -> tuple[Branch, ...]:
        """The full defences with several answers."""
        return tuple(branch for branch in self.branches.values() if branch.is_dual)

    @property
    def mates(self) -> frozenset[Code]:
        """The different answers that stand alone; in two moves these are the mates."""
        return frozenset(code for branch in self.variations for code in branch.answers)


def path_of(first: Move | None, moves: Sequence[Move]) -> Path:
    """Return the path of half-moves played after a first move, or of none in set play."""
    homes: Homes = {} if first is None else moved({}, first)
    found: list[Code] = []
    for move in moves:
        found.append(_code(move, homes))
        homes = moved(homes, move)
    return tuple(found)


NO_PLAY: Final = PlayTree({}, {})


class _Walk:
    def __init__(self, deep: bool) -> None:
        self._deep = deep

    def branches(
        self,
        path: Path,
        homes: Homes,
        threats: Sequence[Move],
        variations: Sequence[Variation],
        threat_play: Sequence[Continuation],
    ) -> Iterator[Branch]:
        known = _coded(threats, homes)
        effective = [variation for variation in variations if variation.effective]
        for variation in effective:
            defence, answers = variation.defence, distinct(variation.continuations)
            here, after = (*path, _code(defence, homes)), moved(homes, defence)
            coded = _coded([answer.move for answer in answers], after)
            yield Branch(here, defence, coded, full=known.keys().isdisjoint(coded))
            if len(answers) == 1:
                yield from self._further(here, after, answers[0])
        if threats and not effective:
            yield Branch((*path, ANY), None, known, full=False)
        if len(threat_play) == 1:
            yield from self._further((*path, ANY), homes, threat_play[0])

    def _further(self, path: Path, homes: Homes, answer: Continuation) -> Iterator[Branch]:
        if not self._deep or answer.ends:
            return
        here, after = (*path, _code(answer.move, homes)), moved(homes, answer.move)
        yield from self.branches(here, after, answer.threats, answer.variations, answer.threat_play)


def _code(move: Move, homes: Homes) -> Code:
    return code_of(homes.get(move.origin, move.origin), move.target, move.promotion)


def _coded(moves: Sequence[Move], homes: Homes) -> dict[Code, Move]:
    return {_code(move, homes): move for move in moves}
