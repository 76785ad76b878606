# SPDX-License-Identifier: GPL-3.0-or-later
"""Arithmomachia, played plainly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations

from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameTask
from composer.rules.book import Rules
from composer.rules.historic.arithmomachia import ANNOUNCED, DEGREES, KING, TRIUMPH
from composer.rules.historic.numbermen import EVEN, NumberMan, number_man
from composer.solver.games.numbers import CELLS, FILES, LABELS, NumberBoard
from oracle.games.family import PlainFamily

_Prey = tuple[int, int | None]


class PlainArithmomachia(PlainFamily):
    """Men go as far as their shape says, and take by their numbers."""

    def __init__(self, rules: Rules) -> None:
        """Read the options."""
        super().__init__(rules)
        self._square_side = int(rules["square_side"])
        self._on_the_spot = rules["reenter"] == "on_the_spot"
        self._king_first = rules["king_first"] is True

    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost: he has not."""
        return False

    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return nobody: a triumph is a goal, and play goes on after a king was taken."""
        return None

    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield captures without a move, moves, and moves with each choice of captures."""
        player, following = position.turn, position.game.after(position.turn)
        board = NumberBoard(position.men)
        for prey in {(capture.takes, capture.part) for capture in board.captures(player)}:
            for text, men in self._taken(position.men, player, [prey]):
                yield text.strip(), replace(position, men=men, turn=following)
        for start, man in board.of(player):
            for end in board.aims(start, man):
                if not position.men[end]:
                    for text, men in self._moves(position.men, start, end, player):
                        yield text, replace(position, men=men, turn=following)

    def _moves(
        self, men: Sequence[str], start: int, end: int, player: str
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield a move, bare and with each choice of the captures the man then takes part in."""
        after = _moved(men, start, end)
        text = f"{LABELS[start]}-{LABELS[end]}"
        yield text, after
        board = NumberBoard(after)
        prey = {
            (capture.takes, capture.part)
            for capture in board.captures(player)
            if board.takes_part(end, capture)
        }
        by_place = sorted(prey, key=lambda each: (each[0], each[1] or 0))
        for count in range(1, len(by_place) + 1):
            for some in combinations(by_place, count):
                if len({cell for cell, _ in some}) == count:
                    for captures, left in self._taken(after, player, some):
                        yield text + captures, left

    def _taken(
        self, men: Sequence[str], player: str, prey: Sequence[_Prey]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the ways in which men taken come back on the first rank of who takes them."""
        board, turned = list(men), list[tuple[int, NumberMan]]()
        for cell, part in prey:
            man = number_man(men[cell])
            board[cell] = EMPTY
            if not man.is_pyramid and self._on_the_spot:
                board[cell] = man.turned().letters
            elif not man.is_pyramid:
                turned.append((cell, man.turned()))
            elif part is not None and (left := man.without(part)) is not None:
                board[cell] = left.letters
        home = range(FILES) if player == EVEN else range(CELLS - FILES, CELLS)
        free = [cell for cell in home if not board[cell]]
        texts = {
            cell: f" x{LABELS[cell]}" + ("" if part is None else f"({part})") for cell, part in prey
        }
        for cells in permutations(free, min(len(turned), len(free))):
            after, said = list(board), dict(texts)
            for (cell, man), end in zip(turned, cells, strict=False):
                after[end] = man.letters
                said[cell] += f"@{LABELS[end]}"
            yield "".join(said.values()), tuple(after)

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether a pyramid is gone, or men triumph with the man who moved."""
        if task.goal == KING:
            enemy = after.game.after(task.side)
            return _has_king(before, enemy) and not _has_king(after, enemy)
        if task.goal not in (TRIUMPH, ANNOUNCED):
            return super().own_goal(task, before, turn, after)
        if self._king_first and _has_king(after, after.game.after(task.side)):
            return False
        if task.goal == ANNOUNCED:
            return before.turn == task.side and self._could_triumph(task, after)
        if before.turn != task.side or "x" in turn.text:
            return False
        [end] = (cell for cell, man in turn.changes if man)
        return self._triumphs(task, after.men, end)

    def _triumphs(self, task: GameTask, men: Sequence[str], end: int) -> bool:
        """Tell whether men stand in a triumph of the degree with the man on a cell."""
        least = DEGREES.index(str(task.detail("degree")))
        return any(
            end in triumph.cells and DEGREES.index(triumph.degree) >= least
            for triumph in NumberBoard(men).triumphs(task.side, self._square_side)
        )

    def _could_triumph(self, task: GameTask, position: GamePosition) -> bool:
        """Tell whether the side could make a triumph by a move if it were its turn."""
        board = NumberBoard(position.men)
        return any(
            self._triumphs(task, _moved(position.men, start, end), end)
            for start, man in board.of(task.side)
            for end in board.aims(start, man)
            if not position.men[end]
        )


def _moved(men: Sequence[str], start: int, end: int) -> tuple[str, ...]:
    after = list(men)
    after[start], after[end] = EMPTY, men[start]
    return tuple(after)


def _has_king(position: GamePosition, player: str) -> bool:
    men = (number_man(letters) for _, letters in position.placed())
    return any(man.is_pyramid and man.owner == player for man in men)
