# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games by other rules: with conditions, or with fairy men in the diagram or at the start.

They are lines of help play that end where the men stand as in the diagram, played by the general
engine. Of the length nothing is known beforehand but where no condition adds to what moves do: then
a move brings one man (castling two) and captures one at most. So only short games are found soon.
Conventions are those of `composer.retro.proofgames.finding`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import Final

from composer.problem.men import Kind
from composer.retro.proofgames.games import AtLeast, Game, Games, ProofGames
from composer.said.sentence import NOTHING
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.general.quest import quest_of
from composer.solver.options import Cancelled, SolveOptions
from composer.solver.proofgames import MOST_GAMES, ProofGameSearch
from composer.solver.stages import GENERAL, PROGRESS

_HELP: Final = 0  # as the engine numbers kinds of lines
_UNKNOWN: Final = AtLeast(0, NOTHING)


class FairyGameSearch(ProofGameSearch):
    """One search for the games by other rules that lead to a diagram."""

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return GENERAL

    def _searched(self, halfmoves: int, options: SolveOptions) -> Iterator[ProofGames]:
        """Search a length with those of the same side to move below it.

        Raises:
            Cancelled: the token was cancelled before the end.
        """
        if halfmoves < 1:
            return
        shown = ProofGames(halfmoves, _UNKNOWN, Stopped(Games(halfmoves), Limit.WORKING))
        for length in range(halfmoves, 0, -2):
            for found in self._of_length(length, options):
                if length == halfmoves:
                    shown = replace(shown, full=found, nodes=self._nodes)
                elif not isinstance(found, Stopped) or found.limit is not Limit.WORKING:
                    shown = replace(shown, shorter=(*shown.shorter, found), nodes=self._nodes)
                yield shown
        self._before, self._nodes = self._before + self._nodes, 0

    def _of_length(self, length: int, options: SolveOptions) -> Iterator[Searched[Games]]:
        """Yield the games of one length, now and then and at the end."""
        first = self._stipulation.first_position(self._position)
        quest = quest_of(first, self._stipulation, self._token, diagram=self._position)
        begun, told = self._nodes, perf_counter()
        kept: list[Game] = []
        count = 0
        most = min(options.most_lines, MOST_GAMES)
        for move in quest.first_moves():
            if self._token.cancelled:
                raise Cancelled
            wanted = options.most_lines - count
            lines = quest.lines(move, _HELP, length, wanted)
            games = [line.moves for line in lines if self._may_end(line.moves)]
            count += len(games)
            kept += games[: most - len(kept)]
            self._nodes = begun + quest.nodes
            known = Games(length, tuple(kept), count)
            if len(lines) >= wanted:  # others may end by the double step that the diagram tells
                yield Stopped(known, Limit.LINES)
                return
            if perf_counter() - told > PROGRESS:
                told = perf_counter()
                yield Stopped(known, Limit.WORKING)
        yield Finished(Games(length, tuple(kept), count))

    def _may_end(self, game: Game) -> bool:
        """Tell whether a game ends by the double step that the diagram tells, if it tells one."""
        passed, last = self._position.en_passant, game[-1]
        if passed is None:
            return True
        return last.man.kind is Kind.PAWN and last.origin + last.target == 2 * passed
