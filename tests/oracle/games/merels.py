# SPDX-License-Identifier: GPL-3.0-or-later
"""Merels, played plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.rules.book import Rules
from composer.rules.game import HAND
from oracle.games.family import PlainFamily


class PlainMerels(PlainFamily):
    """Men are placed, then moved; who closes a mill takes a man."""

    def __init__(self, rules: Rules) -> None:
        """Read the options, the steps and the mills."""
        super().__init__(rules)
        chosen = rules.chosen()
        self._fly, self._mill_safe = chosen["fly"], chosen["mill_safe"] is True
        self._placing_mills = chosen["placing_mills"] is True
        self._modern = chosen["end"] == "modern"
        self._mills = [cells for name, cells in self.board.regions if name.startswith("mill")]
        self._near: dict[int, set[int]] = {cell: set() for cell in range(len(self.board))}
        for link in self.board.links:
            self._near[link.start].add(link.end)
            self._near[link.end].add(link.start)

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost."""
        return self._modern

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield every placing or move, with each man who can be taken by it."""
        placing = position.number(HAND, position.turn) > 0
        following = position.game.after(position.turn)
        for text, after, end in self._arrivals(position):
            prey = []
            if self._closes(after, end) and (self._placing_mills or not placing):
                prey = self._prey(after, following)
            if not prey:
                yield text, replace(after, turn=following)
            for cell in prey:
                taken = f"{text} x{self.board.cells[cell].label}"
                yield taken, replace(after.with_man(cell, EMPTY), turn=following)

    def _arrivals(self, position: GamePosition) -> Iterator[tuple[str, GamePosition, int]]:
        """Yield texts, positions and where a man has come to, before anything is taken."""
        cells = self.board.cells
        empty = [cell for cell, man in enumerate(position.men) if not man]
        if position.number(HAND, position.turn):
            [man] = (man.letter for man in position.game.men if man.owner == position.turn)
            rest = self._with_one_less_in_hand(position)
            for end in empty:
                yield cells[end].label, rest.with_man(end, man), end
            return
        own = [cell for cell, _ in position.placed() if position.owner_at(cell) == position.turn]
        flies = self._fly == "always" or (self._fly == "three" and len(own) == 3)
        for start in own:
            for end in empty:
                if flies or end in self._near[start]:
                    man = position.men[start]
                    after = position.with_man(start, EMPTY).with_man(end, man)
                    yield f"{cells[start].label}-{cells[end].label}", after, end

    @staticmethod
    def _with_one_less_in_hand(position: GamePosition) -> GamePosition:
        player = position.game.number_of(position.turn)
        [(name, numbers)] = position.extra
        fewer = tuple(number - (at == player) for at, number in enumerate(numbers))
        return replace(position, extra=((name, fewer),))

    def _closes(self, position: GamePosition, cell: int) -> bool:
        """Tell whether the man on a cell stands in a mill."""
        man = position.men[cell]
        return any(
            cell in mill and all(position.men[each] == man for each in mill) for mill in self._mills
        )

    def _prey(self, position: GamePosition, player: str) -> list[int]:
        """Return the cells of a player's men who can be taken."""
        men = [cell for cell, _ in position.placed() if position.owner_at(cell) == player]
        loose = [cell for cell in men if not self._closes(position, cell)]
        return loose if loose and self._mill_safe else men

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who has won because the other has too few men, those in hand included."""
        least = 3 if self._modern else 1
        for player in position.game.players:
            if position.count(player.id) + position.number(HAND, player.id) < least:
                return position.game.after(player.id)
        return None

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether a turn of the side has closed a mill that counts."""
        if task.goal != "mill":
            return super().own_goal(task, before, turn, after)
        placing = before.number(HAND, before.turn) > 0
        if before.turn != task.side or (placing and not self._placing_mills):
            return False
        [end] = (cell for cell, man in turn.changes if man)
        return self._closes(after, end)
