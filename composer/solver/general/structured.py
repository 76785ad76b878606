# SPDX-License-Identifier: GPL-3.0-or-later
"""Play of several parts behind the protocol of searches: as lines, or with keys and variations.

Battle play whose forks stand all with one letter is direct or self play with what the forks ask
for as its goal, and is told in phases as such; all else is told in lines.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.problem.goals import Goal
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.stipulations.structure import Branch, Manner, Symbol
from composer.said.sentence import said
from composer.searched import Limit
from composer.solver.general.board import GeneralBoard
from composer.solver.general.structures import StructureSearch
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.phases import Variation
from composer.solver.playboard import BoardMove
from composer.solver.reference.direct import ReferenceSearch, Threats
from composer.solver.reference.selfplay import SelfSearch
from composer.solver.reference.staged import StagedPhases
from composer.solver.solution import Stage
from composer.solver.stages import GENERAL, Found, Search


def structured_search(position: Position, stipulation: Stipulation, token: Token) -> Search:
    """Return the search for what a structured stipulation asks.

    Raises:
        RulesError: a condition is not solved here.
        UnsupportedStipulation: the engine was not built, or phases of such play are not told.
    """
    structure = stipulation.structure
    assert structure is not None
    if structure.has_lines:
        board = GeneralBoard(position, stipulation)
        return StructuredLines(StructureSearch(board, structure, token))
    root = structure.root
    assert isinstance(root, Branch)
    play = _battle(root)
    if play is None:
        raise UnsupportedStipulation(
            said("{stipulation} is not solved here", stipulation=str(stipulation))
        )
    asked = replace(stipulation, play=play, halfmoves=root.most)
    board = _ForkBoard(position, stipulation, root, token)
    both = root.first.forks and root.second.forks
    kind = ReferenceSearch if play is Play.DIRECT else _EitherSearch if both else SelfSearch
    return StagedPhases(kind(board, asked, token), GENERAL)


def _battle(root: Branch) -> Play | None:
    """Return which play with keys a battle is; None if it is told in no such way."""
    direct, forced = bool(root.first.forks), bool(root.second.forks)
    hidden = any(fork.hidden for fork in (*root.first.forks, *root.second.forks))
    if root.manner is not Manner.ATTACK or root.least not in (0, root.most) or hidden:
        return None
    odd = root.most % 2 == 1
    if direct and odd and not forced:
        return Play.DIRECT
    return Play.SELF if forced and not odd and not (direct and root.least) else None


class _ForkBoard(GeneralBoard):
    """A board on which the goal is whatever the forks of a battle ask for, not before its least."""

    def __init__(
        self, position: Position, stipulation: Stipulation, root: Branch, token: Token
    ) -> None:
        super().__init__(position, stipulation)
        structure = stipulation.structure
        assert structure is not None
        self._parts = StructureSearch(self.unforked(), structure, token)
        self._root = root

    def moves(self) -> list[BoardMove]:
        """Return the legal moves; none where a constraint forbids to go on."""
        constraints = self._symbol.constraints
        if constraints and not all(map(self._parts.holds, constraints)):
            return []
        return super().moves()

    @property
    def _symbol(self) -> Symbol:
        """The letter of the half-move made last, or that would have been."""
        return self._root.second if self.depth % 2 == 0 else self._root.first

    def has_move(self) -> bool:
        """Return whether there is a legal move, and no constraint forbids to go on."""
        return bool(self.moves()) if self._symbol.constraints else super().has_move()

    def key(self) -> Hashable:
        """Return what distinguishes this position; how far play has come does where it must."""
        return (self.depth, super().key()) if self._root.least else super().key()

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves, each of which may reach a goal."""
        return self.moves()

    def reaches(self, goal: Goal) -> bool:
        """Tell whether the move played last leads where a fork does."""
        if self.last is None or self.depth < self._root.least:
            return False
        return any(self._parts.holds(fork.into) for fork in self._symbol.forks)


class _EitherSearch(SelfSearch):
    """Self play in which the attacker may reach the goal himself (`quodlibet`)."""

    def _has_ended(self) -> bool:
        """Tell whether the attacker's move, played last, reached the goal."""
        return self.board.reaches(self.goal)

    def _ends(self) -> bool:
        return self._has_ended() or super()._ends()

    def _variations(
        self, moves: int, threats: Threats
    ) -> tuple[tuple[Variation, ...], tuple[Move, ...]]:
        return ((), ()) if self._has_ended() else super()._variations(moves, threats)


class StructuredLines:
    """One search for lines."""

    def __init__(self, search: StructureSearch) -> None:
        self.solver: Final = GENERAL
        self._search = search

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._search.nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says."""
        most = options.most_lines
        lines = self._search.solutions(most)
        cut = len(lines) > most
        total = len(self._search.board.moves())
        found = Found(
            Stage.KEYS,
            complete=not cut and not options.set_play,
            lines=tuple(lines[:most]),
            lines_cut=cut,
            stopped=Limit.LINES if cut else None,
            first_moves=total,
            first_moves_done=0 if cut else total,
        )
        yield found
        if options.set_play:
            ready = self._search.set_lines(most)
            set_cut = len(ready) > most
            yield replace(
                found,
                stage=Stage.PLAY,
                set_lines=tuple(ready[:most]),
                set_lines_cut=set_cut,
                complete=not (cut or set_cut),
            )
