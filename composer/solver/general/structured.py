# SPDX-License-Identifier: GPL-3.0-or-later
"""Play of several parts behind the protocol of searches: as lines, or with keys and variations.

Battle play whose forks stand all with one letter is direct or self play with what the forks ask
for as its goal, and is told in phases as such; all else is told in lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.problem.goals import Goal
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.stipulations.structure import Branch, Manner, Symbol
from composer.said.sentence import said
from composer.searched import Limit
from composer.solver.general.search import GeneralBoard
from composer.solver.general.structures import StructureSearch
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.playboard import BoardMove
from composer.solver.reference.direct import ReferenceSearch
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
    search = (ReferenceSearch if play is Play.DIRECT else SelfSearch)(board, asked, token)
    return StagedPhases(search, GENERAL)


def _battle(root: Branch) -> Play | None:
    """Return which play with keys a battle is; None if it is told in no such way."""
    if root.manner is not Manner.ATTACK or root.least:
        return None
    direct, forced = bool(root.first.forks), bool(root.second.forks)
    if direct is forced or any(fork.hidden for fork in (*root.first.forks, *root.second.forks)):
        return None
    odd = root.most % 2 == 1
    return Play.DIRECT if direct and odd else Play.SELF if forced and not odd else None


class _ForkBoard(GeneralBoard):
    """A board on which the goal is whatever the forks of a battle ask for."""

    def __init__(
        self, position: Position, stipulation: Stipulation, root: Branch, token: Token
    ) -> None:
        super().__init__(position, stipulation)
        structure = stipulation.structure
        assert structure is not None
        self._parts = StructureSearch(self.unforked(), structure, token)
        self._root = root
        self._forks = root.first.forks or root.second.forks

    def moves(self) -> list[BoardMove]:
        """Return the legal moves; none where a constraint forbids to go on."""
        symbol: Symbol = self._root.second if self.depth % 2 == 0 else self._root.first
        if symbol.constraints and not all(map(self._parts.holds, symbol.constraints)):
            return []
        return super().moves()

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves, each of which may reach a goal."""
        return self.moves()

    def reaches(self, goal: Goal) -> bool:
        """Tell whether the move played last leads where a fork does."""
        return any(self._parts.holds(fork.into) for fork in self._forks)


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
