# SPDX-License-Identifier: GPL-3.0-or-later
"""Four-seasons chess, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.geometry.geometry import Vector
from composer.rules.book import Rules
from oracle.games.gridchess import (
    AROUND,
    DIAGONAL,
    KING,
    KNIGHT,
    ORTHOGONAL,
    PAWN,
    PlainGridChess,
    Reach,
    leaps,
)

PASS: Final = "pass"
"""The turn of a player who has no move and is not in check."""

_WAYS: Final[dict[str, Vector]] = {"u": (0, 1), "d": (0, -1), "l": (-1, 0), "r": (1, 0)}
_RIDES: Final = {"R": ORTHOGONAL, "A": DIAGONAL, "Q": AROUND}
_LEAPS: Final = {"K": AROUND, "N": KNIGHT, "A": leaps(2, 2), "Q": DIAGONAL}


class PlainSeasons(PlainGridChess):
    """Up to four armies; who is mated when his turn comes leaves with all his men."""

    def __init__(self, rules: Rules) -> None:
        """Read the options."""
        super().__init__(rules)
        self._stakes = rules["stakes"] is True
        self._riders = "RAQ" if rules["men"] == "classic" else "R"

    def kind(self, man: str) -> str:
        """Return the kind of a man, and of a pawn its direction."""
        return man[1:]

    def reach(self, position: GamePosition, cell: int) -> Reach:
        """Yield the cells within reach of the man on a cell."""
        kind = self.kind(position.men[cell])
        if kind[0] == PAWN:
            return self.pawn(position, cell, _WAYS[kind[1]])
        if kind in self._riders:
            return self.ride(position, cell, _RIDES[kind])
        return self.leap(cell, _LEAPS[kind])

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield every move after which the own king is not attacked, or else a pass."""
        moves = list(self._moves(position))
        for text, moved in moves or [(PASS, position)]:
            after, credits = self._settled(moved)
            yield text, self._paid(position, moved, after, credits)

    def _paid(
        self,
        position: GamePosition,
        moved: GamePosition,
        after: GamePosition,
        credits: dict[str, str],
    ) -> GamePosition:
        """Return a position after a turn with the stakes that it has won."""
        if not self._stakes:
            return after
        players, mover = [player.id for player in position.game.players], position.turn
        won = dict.fromkeys(players, 0)
        others = [player for player in players if player != mover]
        won[mover] += sum(map(position.count, others)) - sum(map(moved.count, others))
        checked = self._checked(moved, mover) - self._checked(position, mover)
        won[mover] += len(checked)
        for victim, by in credits.items():
            won[by] += moved.count(victim)
        had = dict(position.extra)["stakes"]
        total = tuple(old + won[player] for old, player in zip(had, players, strict=True))
        return replace(after, extra=(("stakes", total),))

    def _checked(self, position: GamePosition, by: str) -> set[str]:
        found = set()
        for player in position.game.players:
            king = self.king(position, player.id)
            if player.id != by and king is not None and self.is_attacked(position, king, [by]):
                found.add(player.id)
        return found

    def _moves(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield the moves of the player to move, each with the men after it and him to move."""
        for start, end in self.steps(position):
            man, text = position.men[start], self.text(position, start, end)
            if self.kind(man)[0] == PAWN and self.board.after(end, _WAYS[man[2]]) is None:
                man, text = f"{man[0]}Q", f"{text}=Q"
            moved = position.with_man(start, EMPTY).with_man(end, man)
            if not self.in_check(moved, position.turn):
                yield text, moved

    def _settled(self, moved: GamePosition) -> tuple[GamePosition, dict[str, str]]:
        """Return the position in which the next player is to move, and who mated whom."""
        mover = moved.turn
        credits: dict[str, str] = {}
        player = moved.game.after(mover)
        while player != mover:
            theirs = moved.with_turn(player)
            if self.king(theirs, player) is not None:
                if not self.in_check(theirs, player) or next(self._moves(theirs), None):
                    return theirs, credits
                credits[player] = self._credit(theirs)
                for cell, _ in theirs.placed():
                    if theirs.owner_at(cell) == player:
                        moved = moved.with_man(cell, EMPTY)
            player = moved.game.after(player)
        return moved, credits

    def _credit(self, position: GamePosition) -> str:
        """Return whose mate it is: of those who attack the king, his who played last."""
        king = self.king(position, position.turn)
        assert king is not None
        player = position.turn
        for _ in range(len(position.game.players) - 1):
            player = self._before(position, player)
            if self.is_attacked(position, king, [player]):
                return player
        raise AssertionError("nobody attacks the king")

    @staticmethod
    def _before(position: GamePosition, player: str) -> str:
        players = position.game.players
        return players[position.game.number_of(player) - 1].id

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who is the only one left with a king."""
        kings = [cell for cell, man in position.placed() if self.kind(man) == KING]
        return position.owner_at(kings[0]) if len(kings) == 1 else None

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether a player is mated by the side, or must pass."""
        if task.goal == "stakes":
            won = dict(after.extra)["stakes"][after.game.number_of(task.side)]
            return won >= task.number
        if task.goal == "stalemate":
            stuck = [text for text, _ in self.turns(after)] == [PASS]
            return after.turn != task.side and stuck
        if task.goal != "mate":
            return super().own_goal(task, before, turn, after)
        moved = dict(self._moves(before)).get(turn.text, before)
        credits = self._settled(moved)[1]
        wanted = task.detail("of")
        return any(by == task.side and wanted in (None, player) for player, by in credits.items())
