# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown of proof games: which game, its stages, its text. No widgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap

from composer.notation.letters import ENGLISH
from composer.notation.lines import line_text
from composer.problem.fen import fen
from composer.problem.men import Kind
from composer.problem.move import Move, play_line
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.retro.proofgames.bounds import at_least
from composer.solver.solution import Solution

Game = tuple[Move, ...]
MOST_STAGES = 4
_WIDTH = 80  # characters a line of PGN


@dataclass(frozen=True, slots=True)
class Stage:
    """A position of a game worth a small board.

    Attributes:
        step: how many half-moves have been played.
        position: the position.
        move: the last of them; None at the start.
    """

    step: int
    position: Position
    move: Move | None


def games_of(solution: Solution) -> tuple[Game, ...]:
    """Return the games of the length asked for."""
    return tuple(line.moves for line in solution.lines)


def longer(solution: Solution) -> Stipulation | None:
    """Return the same task half a move longer, or as long as it is proved that a game is at least.

    None where it is proved that there is no game.
    """
    asked = solution.stipulation
    halfmoves = asked.halfmoves + 1
    if not solution.lines:
        bound = at_least(solution.position, solution.first_position)
        if bound.halfmoves is None:
            return None
        halfmoves = max(halfmoves, bound.halfmoves)
    return replace(asked, halfmoves=halfmoves)


def stages(start: Position, game: Game) -> tuple[Stage, ...]:
    """Return the start and the moves that changed most: captures, castling, promotions, kings'.

    There are at most four, in the order of the game; the diagram itself lies on the board.
    """
    positions = play_line(start, game, by_turns=True)
    weighed = sorted(range(1, len(game)), key=lambda step: (-_weight(game[step - 1]), -step))
    chosen = sorted(weighed[: MOST_STAGES - 1])
    return tuple(
        Stage(step, positions[step], game[step - 1] if step else None) for step in (0, *chosen)
    )


def captures(game: Game) -> frozenset[int]:
    """Return after how many half-moves something was captured."""
    return frozenset(step for step, move in enumerate(game, 1) if move.capture is not None)


def pgn_text(games: Sequence[Game], start: Position | None, name: str, author: str) -> str:
    """Return games as PGN; from a position of their own with its FEN.

    Args:
        games: the games.
        start: where they begin; None for the game array.
        name: what they prove, such as `PG 4.0`.
        author: who composed the problem; empty where it is not known.
    """
    return "\n".join(_pgn(game, start, name, author) for game in games)


def _pgn(game: Game, start: Position | None, name: str, author: str) -> str:
    tags = [
        ("Event", name),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", author or "?"),
        ("Black", "?"),
        ("Result", "*"),
    ]
    if start is not None:
        tags += [("SetUp", "1"), ("FEN", fen(start))]
    head = "".join(f'[{tag} "{_quoted(text)}"]\n' for tag, text in tags)
    moves = line_text(game, letters=ENGLISH)
    return head + "\n" + "\n".join(wrap(f"{moves} *", _WIDTH)) + "\n"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _weight(move: Move) -> int:
    """Return how much a move tells of a game."""
    if move.promotion is not None:
        return 5
    if move.castling is not None:
        return 4
    if move.capture is not None:
        return 3
    return 1 if move.man.kind == Kind.KING else 0


def pairs(game: Game) -> Iterator[tuple[int, int, int | None]]:
    """Yield the rows of two columns: number, half-move of the first, and of the second or None."""
    for place in range(0, len(game), 2):
        yield place // 2 + 1, place, place + 1 if place + 1 < len(game) else None
