# SPDX-License-Identifier: GPL-3.0-or-later
"""The door to the compiled engine of games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from composer.games.position import EMPTY, Extra, GameError, GamePosition, GameTurn
from composer.games.task import GamePlay, GameProblem
from composer.retro.compiled import NO_ENGINE
from composer.rules.book import Rules
from composer.rules.game import EXTRA_CELLS
from composer.solver.games.answer import GameDefence, GameEngine, GameKey
from composer.solver.games.tables.families import table_of
from composer.solver.games.tables.table import Aim, GameTable
from composer.solver.options import Token
from composer.solver.stages import KERNEL

if TYPE_CHECKING:
    from types import ModuleType

    from composer.solver.kernel.games import Laws, RawTurn, Search

_DUELS: Final = {GamePlay.EXACT: 1, GamePlay.SELF: 2}  # as `core/games/duel.h` numbers them


def games_module() -> ModuleType:
    """Return the compiled module.

    Raises:
        GameError: it was not built.
    """
    try:
        from composer.solver.kernel import games
    except ImportError:
        raise GameError(NO_ENGINE) from None
    return games


def compiled_game(problem: GameProblem, token: Token) -> GameEngine:
    """Return the compiled engine on a problem, which its token stops.

    Raises:
        GameError: it was not built, or has no room for so many different men.
    """
    return CompiledGame(games_module(), problem, token)


def _written_on(rules: Rules, position: GamePosition | None) -> frozenset[str]:
    """Return the letters of a diagram's men where something is written on men; none elsewhere."""
    game = rules.book.game
    if position is None or game is None or not any(man.pattern for man in game.men):
        return frozenset()
    return frozenset(man for _, man in position.placed())


@lru_cache(maxsize=64)
def _laws_of(rules: Rules, men: frozenset[str]) -> tuple[GameTable, Laws]:
    """Return a game in numbers, and as the engine has it.

    Raises:
        GameError: it has no room for so many different men.
    """
    from composer.solver.kernel import games

    table = table_of(rules, men)
    return table, games.Laws(table)


class CompiledGame:
    """A game played by compiled code: an engine, as `composer.solver.games.answer` says."""

    def __init__(self, module: ModuleType, problem: GameProblem, token: Token) -> None:
        """Set up the position; the token stops a search.

        Raises:
            GameError: the engine has no room for so many different men.
        """
        self._table, laws = _laws_of(problem.rules, _written_on(problem.rules, problem.position))
        self._task = problem.task
        self._first_extra: int = module.FIRST_EXTRA_PLACE
        self._nobody: int = module.NO_PLAYER
        self._letters = (EMPTY, *self._table.men)
        self._marks = (0, *(self._table.marks or (0,) * len(self._table.men)))
        position, task = problem.position, problem.task
        self._marking = tuple(
            extra.id for extra in position.game.extras if extra.form == EXTRA_CELLS
        )
        self._search: Search = module.Search(
            laws,
            self._numbered(position),
            [
                number
                for name, extra in position.extra
                if name not in self._marking
                for number in extra
            ],
            self._table.players.index(position.turn),
            Aim(0) if task is None else self._table.aim(task),
            0 if task is None else self._table.players.index(task.side),
            0 if task is None else _DUELS.get(task.play, 0),
            token.flag,
            token.most_nodes,
            None if position.extra else (GameTurn, self._letters, self._table.players),
        )
        self._position = position
        self._made: dict[tuple[int, Extra], GameTurn] = {}

    def _numbered(self, position: GamePosition) -> list[tuple[int, int]]:
        """Return the cells of the men with the men's numbers: who bears a mark has his own."""
        kinds = zip(self._letters, self._marks, strict=True)
        numbers = {kind: number for number, kind in enumerate(kinds)}
        marked = [frozenset(dict(position.extra)[name]) for name in self._marking]

        def marks(cell: int) -> int:
            return sum(1 << place for place, cells in enumerate(marked) if cell in cells)

        return [(cell, numbers[man, marks(cell)]) for cell, man in position.placed()]

    @property
    def name(self) -> str:
        """Which engine this is."""
        return KERNEL

    @property
    def nodes(self) -> int:
        """How many turns were made so far."""
        return self._search.nodes

    def turns(self) -> Sequence[GameTurn]:
        """Return the turns of the player to move, by text."""
        extra = self._position.extra
        return [self._turn(raw, extra) for raw in self._search.turns()]

    def count(self, depth: int) -> int:
        """Return the number of sequences of so many turns."""
        return self._search.count(depth)

    def winner(self) -> str | None:
        """Return the id of the player who has won; None where nobody has."""
        number = self._search.winner()
        return None if number == self._nobody else self._table.players[number]

    def solves(self, first: int, turns: int) -> bool:
        """Tell whether a first turn solves within so many turns, or in just so many."""
        return self._search.solves(first, turns)

    def prevents(self, first: int, turns: int) -> bool:
        """Tell whether after a first turn the goal is not reached and cannot be forced."""
        return self._search.prevents(first, turns)

    def branch(self, first: int, turns: int) -> GameKey:
        """Return a first turn with all that can follow."""
        reached, found = self._search.branch(first, turns)
        key = self._turn(self._search.turns()[first], self._position.extra)
        if not self._position.extra:
            defences = tuple([GameDefence(*defence) for defence in found])
            return GameKey(key, reached, defences)
        return GameKey(key, reached, tuple(self._defence(defence, key.extra) for defence in found))

    def _defence(
        self, found: tuple[RawTurn, bool, tuple[RawTurn, ...]], extra: Extra
    ) -> GameDefence:
        raw, reaches, replies = found
        defence = self._turn(raw, extra)
        return GameDefence(
            defence, reaches, tuple(self._turn(reply, defence.extra) for reply in replies)
        )

    def lines(self, turns: int, most: int) -> tuple[tuple[GameTurn, ...], ...]:
        """Return lines of just so many turns."""
        series = self._task is not None and self._task.play is GamePlay.SERIES
        return tuple(self._line(raw) for raw in self._search.find_lines(turns, series, most))

    def _line(self, raw: Sequence[RawTurn | GameTurn]) -> tuple[GameTurn, ...]:
        made: list[GameTurn] = []
        extra = self._position.extra
        for defence in raw:
            made.append(self._turn(defence, extra))
            extra = made[-1].extra
        return tuple(made)

    def _turn(self, raw: RawTurn | GameTurn, extra: Extra) -> GameTurn:
        """Return a turn from its numbers, and from what belonged to the position before it."""
        if isinstance(raw, GameTurn):
            return raw
        key = (id(raw), extra)  # the search holds what it returned, and returns it again
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._made_of(raw, extra)
        return found

    def _made_of(self, raw: RawTurn, extra: Extra) -> GameTurn:
        text, changes, following = raw
        cells = tuple(
            (place, self._letters[value]) for place, value in changes if place < self._first_extra
        )
        others = {
            place - self._first_extra: value
            for place, value in changes
            if place >= self._first_extra
        }
        after = _changed(extra, others) if others else extra
        for place, name in enumerate(self._marking):
            after = self._marked(after, name, 1 << place, changes)
        return GameTurn(text, cells, self._table.players[following], after)

    def _marked(
        self, extra: Extra, name: str, mark: int, changes: tuple[tuple[int, int], ...]
    ) -> Extra:
        """Return extras after the men on some cells have changed, and their marks with them."""
        cells = frozenset(dict(extra)[name])
        changed = {place: bool(self._marks[value] & mark) for place, value in changes}
        after = {cell for cell in cells if cell not in changed}
        after |= {place for place, is_marked in changed.items() if is_marked}
        if after == cells:
            return extra
        found = tuple(sorted(after))
        return tuple((kind, found if kind == name else old) for kind, old in extra)


def _changed(extra: Extra, changes: dict[int, int]) -> Extra:
    """Return extras with some of their numbers, counted through, changed."""
    place, found = 0, []
    for name, numbers in extra:
        found.append(
            (name, tuple(changes.get(place + at, number) for at, number in enumerate(numbers)))
        )
        place += len(numbers)
    return tuple(found)
