# SPDX-License-Identifier: GPL-3.0-or-later
"""The text of a proof: which strategies a proof game has, and why the others fail.

A side's strategy says which of its men goes where and who is captured. Those that are left once
moves and captures are counted are named, each with the games that follow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from composer.problem.men import Kind
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Notation, Part, Sentence, joined, said
from composer.solver.jsonform import Json
from composer.solver.lines import Line

if TYPE_CHECKING:
    from composer.retro.proofgames.strategies import SideStrategies, Strategy

MOST_TOLD: Final = 8
"""So many strategies of a side are told."""

_MOST_PREY: Final = 6  # squares that are named


class Proof(Protocol):
    """What a `Solution` says of a proof game."""

    @property
    def position(self) -> Position:
        """The diagram."""

    @property
    def first_position(self) -> Position:
        """Where the games begin."""

    @property
    def stipulation(self) -> Stipulation:
        """The task."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """The games kept."""

    @property
    def games(self) -> int | None:
        """How many there are."""

    @property
    def complete(self) -> bool:
        """Whether all is searched."""


def proof_text(solution: Proof) -> tuple[Sentence, ...]:
    """Return the text of a proof game, some sentences of each side; empty where none is known."""
    from composer.retro.proofgames.strategies import strategies

    if not _is_told(solution):
        return ()
    found = strategies(solution.position, solution.stipulation.halfmoves, solution.first_position)
    if found is None:
        return ()
    told: list[Sentence] = []
    for side in found.sides:
        told.append(_left(side))
        if 0 < len(side.prey) <= _MOST_PREY and side.captures:
            squares = joined(map(square_name, side.prey))
            name = side_name(side.colour)
            told.append(said("{side} can capture only on {squares}", side=name, squares=squares))
        told += _each(side, solution)
    if found.still:
        men = joined(Notation(_man(solution.first_position, square)) for square in found.still)
        told.append(said("These never move: {men}", men=men))
    return tuple(told)


def strategy_objects(solution: Proof) -> list[Json]:
    """Return the strategies of both sides as the plain values that JSON knows."""
    from composer.retro.proofgames.strategies import strategies

    if not _is_told(solution):
        return []
    found = strategies(solution.position, solution.stipulation.halfmoves, solution.first_position)
    return [
        {
            "side": side.colour.name.lower(),
            "moves": side.moves,
            "captures": side.captures,
            "captures_on": [square_name(square) for square in side.prey],
            "all": side.all_listed,
            "too_many_moves": side.slow,
            "too_many_captures": side.greedy,
            "barred": side.barred,
            "strategies": [
                {
                    "castling": None if each.castling is None else each.castling.name.lower(),
                    "moves": each.moves,
                    "men": [
                        [square_name(origin), None if to is None else square_name(to)]
                        for origin, to in each.goes
                        if origin != to
                    ],
                    "games": _games(each, side, solution),
                }
                for each in side.possible
            ],
        }
        for side in (found.sides if found is not None else ())
    ]


def _is_told(solution: Proof) -> bool:
    from composer.retro.proofgames.finding import why_not_searched

    asked = solution.stipulation
    return (
        asked.is_proof_game
        and not asked.is_fairy
        and (why_not_searched(solution.position, asked.start) is None)
    )


def _left(side: SideStrategies) -> Sentence:
    """Return how many moves and strategies a side has, and why the others fail."""
    name, moves, number = side_name(side.colour), str(side.moves), len(side.possible)
    left = str(number) if side.all_listed else f"> {number}"
    reasons = _reasons(side)
    if not reasons:
        return said(
            "{side}: moves {moves}, strategies left {left}", side=name, moves=moves, left=left
        )
    return said(
        "{side}: moves {moves}, strategies left {left}; others fail by {reasons}",
        side=name,
        moves=moves,
        left=left,
        reasons=joined(reasons),
    )


def _reasons(side: SideStrategies) -> list[Part]:
    found: list[Part] = []
    if side.slow:
        found.append(said("too many moves ({number})", number=str(side.slow)))
    if side.greedy:
        found.append(said("too many captures by pawns ({number})", number=str(side.greedy)))
    if side.barred:
        found.append(
            said(
                "men in the way, or squares where nothing can be captured ({number})",
                number=str(side.barred),
            )
        )
    return found


def _each(side: SideStrategies, solution: Proof) -> list[Sentence]:
    told = []
    for strategy in side.possible[:MOST_TOLD]:
        games = _games(strategy, side, solution)
        if games is None:
            result: Part = said("not decided")
        elif games:
            result = said("games: {number}", number=str(games))
        else:
            result = said("no order of moves leads there")
        told.append(
            said(
                "{side}: {men} (moves at least: {moves}): {result}",
                side=side_name(side.colour),
                men=_men(strategy, solution.first_position, solution.position),
                moves=str(strategy.moves),
                result=result,
            )
        )
    return told


def _games(strategy: Strategy, side: SideStrategies, solution: Proof) -> int | None:
    """Return how many games follow a strategy; None if there is none so far, but may be."""
    from composer.retro.proofgames.strategies import plays

    number = sum(plays(strategy, line.moves, side.colour) for line in solution.lines)
    whole = solution.complete and solution.games == len(solution.lines)
    return number if number or whole else None


def _men(strategy: Strategy, start: Position, diagram: Position) -> Part:
    parts: list[Part] = []
    if strategy.castling is not None:
        short = strategy.castling.is_short
        parts.append(Notation("0-0" if short else "0-0-0"))
    parts += [
        Notation(_man(start, origin) + _arrives(start, diagram, origin, to))
        for origin, to in strategy.goes
        if to is not None and to != origin
    ]
    captured = [Notation(_man(start, origin)) for origin, to in strategy.goes if to is None]
    told: list[Part] = [joined(parts)] if parts else []
    if captured:
        told.append(said("captured {men}", men=joined(captured)))
    return joined(told, "; ") if told else said("every man stays or comes back")


def _arrives(start: Position, diagram: Position, origin: Square, to: Square) -> str:
    before, after = start[origin], diagram[to]
    assert before is not None
    assert after is not None
    promoted = "" if before.kind is after.kind else f"={after.kind.letter}"
    return f"-{square_name(to)}{promoted}"


def _man(position: Position, square: Square) -> str:
    man = position[square]
    assert man is not None
    letter = "" if man.kind is Kind.PAWN else man.kind.letter
    return f"{letter}{square_name(square)}"
