# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games as a solve: `PG 7.5` asks for all games of that length that lead to the diagram.

`composer.retro.proofgames` looks for them. Games of exactly the length asked for are the lines of
the solution. Shorter ones, of either side to move at the end, are told beside them: `PG` does not
mind them, `SPG` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.retro.compiled import compiled_module
from composer.retro.proofgames.games import MOST_HALFMOVES, Ending, Game, ProofGames
from composer.said.sentence import said
from composer.solver.lines import Line, Shorter
from composer.solver.options import Cancelled, SolveOptions, Token, UnsupportedStipulation
from composer.solver.solution import Stage
from composer.solver.stages import KERNEL, REFERENCE, Found

MOST_GAMES: Final = 1_000
"""So many games are shown; all are counted."""


def require_searched(position: Position, stipulation: Stipulation) -> None:
    """Refuse proof games that are not looked for here.

    Raises:
        UnsupportedStipulation: fairy men or rules, or too many moves; the sentence says which.
    """
    from composer.retro.proofgames.finding import why_not_searched

    if stipulation.is_fairy:
        raise UnsupportedStipulation(
            said("proof games are solved by the rules of today's chess only")
        )
    if stipulation.halfmoves > MOST_HALFMOVES:
        raise UnsupportedStipulation(
            said(
                "{stipulation} is too long to be solved; expected at most {most} moves",
                stipulation=stipulation.sign,
                most=MOST_HALFMOVES // 2,
            )
        )
    wrong = why_not_searched(position, stipulation.start)
    if wrong is not None:
        raise UnsupportedStipulation(wrong)


def diagram_of(position: Position, stipulation: Stipulation) -> Position:
    """Return a diagram with the side to move that the number of half-moves leaves it.

    What is asked says who made the last move; a FEN that says otherwise does not change it.
    """
    if not stipulation.is_proof_game or position.turn is stipulation.turn_at_end:
        return position
    return set_turn(position, stipulation.turn_at_end)


class ProofGameSearch:
    """One search for the games that lead to a diagram."""

    def __init__(self, position: Position, stipulation: Stipulation, token: Token) -> None:
        """Make ready to search; `require_searched` must have nothing against it."""
        self._position = position
        self._stipulation = stipulation
        self._token = token
        self._before = 0  # positions looked at in searches that have ended
        self._nodes = 0
        self._solver = REFERENCE if compiled_module("proofgames") is None else KERNEL

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return self._solver

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._before + self._nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says; set play stands for shorter games.

        Of `SPG` they decide the verdict and are looked for first; of `PG` they come last, and
        only where set play is wanted, which asks for all that is no part of the solution.
        """
        length = self._stipulation.halfmoves
        decide = not (self._stipulation.exact or options.exact)
        others: tuple[Shorter, ...] = ()
        if decide:
            for games in self._searched(length - 1, options):
                others = (*_shorter(games.shorter), *_shorter(games.games, games.count))
                yield Found(shorter=others)
        found = Found()
        for games in self._searched(length, options):
            found = _found(games, others)
            if not games.complete:
                yield found
        found = replace(found, stopped=0 < options.most_lines <= (found.solutions or 0))
        told = options.set_play and not decide and length > 1
        found = replace(found, stage=Stage.KEYS, complete=not (told or found.lines_cut))
        yield found
        if told:
            own = found.shorter
            for games in self._searched(length - 1, options):
                others = (*_shorter(games.shorter), *_shorter(games.games, games.count))
                found = replace(found, shorter=_sorted((*own, *others)))
                yield found
            yield replace(found, stage=Stage.PLAY, complete=not found.lines_cut)

    def _searched(self, halfmoves: int, options: SolveOptions) -> Iterator[ProofGames]:
        """Search a length with those of the same side to move below it, as far as is wanted.

        Raises:
            Cancelled: the token was cancelled before the end.
        """
        from composer.retro.proofgames.finding import searching

        if halfmoves < 1:
            return
        games: ProofGames | None = None
        for games in searching(
            self._position,
            halfmoves,
            self._stipulation.start,
            most=min(options.most_lines, MOST_GAMES),
            stop_at=options.most_lines,
            ending=Ending(en_passant=self._position.en_passant),
            token=self._token,
        ):
            self._nodes, self._solver = games.nodes, games.solver
            yield games
        if games is None or (not games.complete and self._token.cancelled):
            raise Cancelled
        self._before, self._nodes = self._before + self._nodes, 0


def _found(games: ProofGames, others: tuple[Shorter, ...]) -> Found:
    return Found(
        lines=_lines(games.games),
        solutions=games.count,
        lines_cut=games.count > len(games.games),
        shorter=_sorted((*others, *_shorter(games.shorter))),
        bound=games.bound,
    )


def _lines(games: tuple[Game, ...]) -> tuple[Line, ...]:
    return tuple(Line(game) for game in games)


def _shorter(games: tuple[Game, ...], count: int = 0) -> tuple[Shorter, ...]:
    """Part games by their length; a count is that of games of one length."""
    parted = groupby(sorted(games, key=len), key=len)
    return tuple(
        Shorter(length, lines, max(count, len(lines)))
        for length, lines in ((length, _lines(tuple(each))) for length, each in parted)
    )


def _sorted(shorter: tuple[Shorter, ...]) -> tuple[Shorter, ...]:
    return tuple(sorted(shorter, key=lambda each: each.halfmoves, reverse=True))
