# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games as a solve: `PG 7.5` asks for all games of that length that lead to the diagram.

`composer.retro.proofgames` looks for them. Games of exactly the length asked for are the lines of
the solution. Shorter ones, of either side to move at the end, are told beside them: `PG` does not
mind them, `SPG` does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.task import is_game_by_other_rules
from composer.retro.proofgames.games import MOST_HALFMOVES, Ending, Game, Games, ProofGames
from composer.rules.book import ORTHODOX_BOOK
from composer.said.sentence import Sentence, said
from composer.searched import Limit, Searched, Stopped
from composer.solver.conditions.table import played
from composer.solver.lines import Line, Shorter
from composer.solver.options import Cancelled, SolveOptions, Token, UnsupportedStipulation
from composer.solver.solution import Stage
from composer.solver.stages import KERNEL, Found

MOST_GAMES: Final = 1_000
"""So many games are shown; all are counted."""


def require_searched(position: Position, stipulation: Stipulation) -> None:
    """Refuse proof games that are not looked for here.

    Raises:
        UnsupportedStipulation: rules of old games, a start that is none, or too many moves; the
            sentence says which.
    """
    from composer.retro.proofgames.finding import why_not_searched

    if stipulation.halfmoves > MOST_HALFMOVES:
        raise UnsupportedStipulation(
            said(
                "{stipulation} is too long to be solved; expected at most {most} moves",
                stipulation=stipulation.sign,
                most=MOST_HALFMOVES // 2,
            )
        )
    if is_game_by_other_rules(position, stipulation):
        wrong = _why_not_played(stipulation)
    else:
        wrong = why_not_searched(position, stipulation.start)
    if wrong is not None:
        raise UnsupportedStipulation(wrong)


def _why_not_played(stipulation: Stipulation) -> Sentence | None:
    """Return why proof games by some rules are not looked for; None where they are."""
    rules = stipulation.rules
    if rules.book != ORTHODOX_BOOK:
        return said("proof games are not solved by the rules of old games")
    if any(condition.sign for condition in played(rules)):
        return said("proof games with imitators are not solved: no diagram says where they end")
    if any(condition.moves_others for condition in played(rules)):
        return said("proof games in which a side moves men of the other are not solved")
    return None


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

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return KERNEL

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._before + self._nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says; set play stands for shorter games.

        Of `SPG` shorter games decide the verdict and are looked for first. Of `PG` they come last;
        those of the other side to move only where set play is wanted, which asks for all that is
        no part of the solution.
        """
        length = self._stipulation.halfmoves
        decide = not (self._stipulation.exact or options.exact)
        others: tuple[Shorter, ...] = ()
        if decide:
            for games in self._searched(length - 1, options):
                others = _shorter((games.full, *games.shorter))
                yield Found(shorter=others)
        told = options.set_play and not decide and length > 1
        found = Found()
        for games in self._searched(length, options):
            found = _found(games, others)
            if games.complete and not told:
                found = replace(found, complete=not found.lines_cut)
            yield found
        if told:
            own = found.shorter
            for games in self._searched(length - 1, options):
                found = replace(found, shorter=(*own, *_shorter((games.full, *games.shorter))))
                yield replace(found, shorter=_sorted(found.shorter))
            cut = found.lines_cut or found.stopped is not None
            whole = not (cut or any(shorter.stopped for shorter in found.shorter))
            found = replace(found, stage=Stage.PLAY, complete=whole)
            yield replace(found, shorter=_sorted(found.shorter))

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
            self._nodes = games.nodes
            yield games
        if games is None or _is_cancelled(games):
            raise Cancelled
        self._before, self._nodes = self._before + self._nodes, 0


def _is_cancelled(games: ProofGames) -> bool:
    return any(
        isinstance(stopped, Stopped) and stopped.limit is Limit.CANCELLED
        for stopped in (games.full, *games.shorter)
    )


def _found(games: ProofGames, others: tuple[Shorter, ...]) -> Found:
    """Return the games found; their number is known once that length is at an end."""
    full = games.full
    at_work = isinstance(full, Stopped) and full.limit in (Limit.WORKING, Limit.CANCELLED)
    return Found(
        stage=Stage.NOTHING if at_work else Stage.KEYS,
        lines=_lines(games.games),
        solutions=games.count,
        lines_cut=not at_work and games.count > len(games.games),
        shorter=_sorted((*others, *_shorter(games.shorter))),
        bound=games.bound,
        stopped=full.limit if isinstance(full, Stopped) else None,
    )


def _lines(games: tuple[Game, ...]) -> tuple[Line, ...]:
    return tuple(Line(game) for game in games)


def _shorter(found: Iterable[Searched[Games]]) -> tuple[Shorter, ...]:
    """Return the lengths of which there are games."""
    return tuple(
        Shorter(
            length.known.halfmoves,
            _lines(length.known.games),
            length.known.count,
            stopped=isinstance(length, Stopped),
        )
        for length in found
        if length.known.count
    )


def _sorted(shorter: tuple[Shorter, ...]) -> tuple[Shorter, ...]:
    return tuple(sorted(shorter, key=lambda shorter: shorter.halfmoves, reverse=True))
