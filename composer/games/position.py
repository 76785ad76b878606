# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions on the board of any game, and turns, which lead from one to the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final, Self

from composer.rules.book import RuleBook, Rules
from composer.rules.game import EXTRA_CELLS, Game, GameExtra
from composer.said.sentence import Name, joined, said

EMPTY: Final = ""
"""What stands on a cell where no man is."""

Extra = tuple[tuple[str, tuple[int, ...]], ...]
"""What belongs to a position beside its men, by ids: a number for each player, in their order; or,
where it marks men, the numbers of their cells, in the order of the board."""

GivenExtra = Mapping[str, Mapping[str, int] | Sequence[str]]
"""The same as it is given: numbers by player, or labels of cells."""


class GameError(ValueError):
    """A position, task or record of a game that cannot be had; the text says why."""


def game_of(book: RuleBook) -> Game:
    """Return what a book has that is no chess.

    Raises:
        GameError: it is a book of chess, or unknown to this program.
    """
    if book.game is None:
        raise GameError(said("{book} is no game of its own board", book=Name(book.names)))
    return book.game


@dataclass(frozen=True, slots=True)
class GamePosition:
    """Men on the board of a game.

    Attributes:
        book: the game's rule book, which has the board.
        men: the letters of the man on each cell, in the order of the board's cells; `EMPTY`.
        turn: the id of the player to move.
        extra: what else belongs to it, complete, in the order of the game's extras.
    """

    book: RuleBook
    men: tuple[str, ...]
    turn: str
    extra: Extra = ()

    def __post_init__(self) -> None:
        game = game_of(self.book)
        if len(self.men) != len(self.book.geometry):
            raise GameError(
                said(
                    "expected {cells} cells, got {got}",
                    cells=len(self.book.geometry),
                    got=len(self.men),
                )
            )
        if all(self.turn != player.id for player in game.players):
            raise GameError(
                said(
                    "no player is called {name}; there are {players}",
                    name=repr(self.turn[:40]),
                    players=joined(player.id for player in game.players),
                )
            )

    @classmethod
    def of(
        cls,
        book: RuleBook,
        men: Mapping[str, str],
        turn: str = "",
        extra: GivenExtra | None = None,
    ) -> Self:
        """Return a position from men by the labels of their cells.

        Args:
            book: the game's rule book.
            men: letters of men by cell: `{"e5": "K"}`.
            turn: the id of the player to move; who begins the game if not given.
            extra: for each extra numbers by player, those left out are 0, or labels of cells.

        Raises:
            GameError: a cell, man, player or extra is none of the game's.
        """
        game = game_of(book)
        board = [EMPTY] * len(book.geometry)
        for cell, letter in men.items():
            board[cell_number(book, cell)] = _letter(book, letter, cell)
        found = _extra_of(book, extra or {}, board)
        return cls(book, tuple(board), turn or game.first, found)

    @classmethod
    def empty(cls, book: RuleBook) -> Self:
        """Return the board without men."""
        return cls.of(book, {})

    @classmethod
    def start(cls, rules: Rules) -> Self | None:
        """Return how the men stand at first; None where that is not known."""
        game = game_of(rules.book)
        start = game.start(rules.chosen())
        if start is None:
            return None
        men = {cell: letter for letter, cells in start.men for cell in cells.split()}
        extra: dict[str, Mapping[str, int] | Sequence[str]] = {
            name: given.split()
            if isinstance(given, str)
            else {player.id: given for player in game.players}
            for name, given in start.extra
        }
        return cls.of(rules.book, men, game.first, extra)

    @property
    def game(self) -> Game:
        """What the book has that is no chess."""
        return game_of(self.book)

    def __getitem__(self, cell: int) -> str | None:
        """Return the letters of the man on a cell; None where none is."""
        return self.men[cell] or None

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Yield the cells that are not empty, each with its man, in the order of the board."""
        return self.placed()

    def placed(self) -> Iterator[tuple[int, str]]:
        """Yield the cells that are not empty, each with its man, in the order of the board."""
        return ((cell, man) for cell, man in enumerate(self.men) if man)

    def by_cell(self) -> dict[str, str]:
        """Return the men by the labels of their cells, in the order of the board."""
        cells = self.book.geometry.cells
        return {cells[cell].label: man for cell, man in self.placed()}

    def owner_at(self, cell: int) -> str | None:
        """Return the id of the player whose man stands on a cell; None where none does."""
        man = self.men[cell]
        return self.game.man(man).owner if man else None

    def count(self, player: str) -> int:
        """Return how many men a player has on the board."""
        game = self.game
        return sum(game.man(man).owner == player for man in self.men if man)

    def present(self) -> tuple[str, ...]:
        """Return the ids of who takes part, in order: of more than two players, who has men."""
        game = self.game
        players = tuple(player.id for player in game.players)
        if len(players) == 2:
            return players
        owners = {game.man(man).owner for man in set(self.men) if man}
        return tuple(player for player in players if player in owners)

    def number(self, extra: str, player: str) -> int:
        """Return a player's number of an extra, such as men in hand."""
        return dict(self.extra)[extra][self.game.number_of(player)]

    @property
    def has_men(self) -> bool:
        """Whether anything stands on or beside the board."""
        return any(self.men) or any(any(numbers) for _, numbers in self.extra)

    @property
    def counted(self) -> str:
        """How many men each player has on the board, in the order of play: `4+5`."""
        return "+".join(str(self.count(player.id)) for player in self.game.players)

    def cells_of(self, extra: str) -> frozenset[int]:
        """Return the cells that an extra marks."""
        return frozenset(dict(self.extra)[extra])

    def can_mark(self, extra: str, cell: int) -> bool:
        """Tell whether an extra can mark the man on a cell."""
        man = self.men[cell]
        return man != EMPTY and man in self.game.extra(extra).men

    def with_mark(self, extra: str, cell: int, marked: bool = True) -> Self:
        """Return the position with the man on a cell marked by an extra, or not.

        Raises:
            GameError: the extra cannot mark a man there.
        """
        if marked and not self.can_mark(extra, cell):
            raise _no_mark(self.book, extra, cell)
        cells = self.cells_of(extra) - {cell} | ({cell} if marked else frozenset())
        return self._with_extra(extra, tuple(sorted(cells)))

    def with_man(self, cell: int, man: str) -> Self:
        """Return the position with a man on a cell, or with `EMPTY` there; he bears no mark."""
        placed = replace(self, men=(*self.men[:cell], man, *self.men[cell + 1 :]))
        for extra in self.game.extras:
            if extra.form == EXTRA_CELLS and cell in placed.cells_of(extra.id):
                placed = placed.with_mark(extra.id, cell, marked=False)
        return placed

    def _with_extra(self, name: str, numbers: tuple[int, ...]) -> Self:
        return replace(
            self,
            extra=tuple((kept, numbers if kept == name else old) for kept, old in self.extra),
        )

    def with_turn(self, player: str) -> Self:
        """Return the position with another player to move."""
        return replace(self, turn=player)

    def after(self, turn: GameTurn) -> Self:
        """Return the position after a turn of the player to move."""
        men = list(self.men)
        for cell, man in turn.changes:
            men[cell] = man
        return replace(self, men=tuple(men), turn=turn.next, extra=turn.extra)


@dataclass(frozen=True, slots=True)
class GameTurn:
    """All that one player does before another plays.

    Attributes:
        text: as it is written: `c4-g4 xf4 xg5`.
        changes: the cells that change, each with the man who stands there afterwards or `EMPTY`,
            in the order of the board.
        next: the id of the player to move afterwards.
        extra: what else belongs to the position afterwards.
    """

    text: str
    changes: tuple[tuple[int, str], ...] = field(compare=False)
    next: str = field(compare=False)
    extra: Extra = field(default=(), compare=False)


def turn_between(text: str, before: GamePosition, after: GamePosition) -> GameTurn:
    """Return the turn that leads from one position to another."""
    changes = tuple(
        (cell, man)
        for cell, (old, man) in enumerate(zip(before.men, after.men, strict=True))
        if old != man
    )
    return GameTurn(text, changes, after.turn, after.extra)


def cell_number(book: RuleBook, label: str) -> int:
    """Return the number of a cell; small letters are taken for the capitals of a board.

    Raises:
        GameError: the board has no such cell.
    """
    for written in (label, label.upper()):
        with suppress(ValueError):
            return book.geometry.number(written)
    raise GameError(
        said("no cell {cell} on the board of {game}", cell=repr(label[:40]), game=Name(book.names))
    )


def _letter(book: RuleBook, letter: str, cell: str) -> str:
    try:
        game_of(book).man(letter)
    except KeyError:
        raise GameError(
            said(
                "{cell}: no man {man} in {game}",
                cell=cell,
                man=repr(letter[:40]),
                game=Name(book.names),
            )
        ) from None
    return letter


def _extra_of(book: RuleBook, extra: GivenExtra, men: Sequence[str]) -> Extra:
    game = game_of(book)
    unknown = sorted(set(extra) - {kind.id for kind in game.extras})
    if unknown:
        raise GameError(
            said("{game} has no {extra}", game=Name(book.names), extra=repr(unknown[0]))
        )
    return tuple((kind.id, _given(book, kind, extra.get(kind.id), men)) for kind in game.extras)


def _given(
    book: RuleBook,
    extra: GameExtra,
    given: Mapping[str, int] | Sequence[str] | None,
    men: Sequence[str],
) -> tuple[int, ...]:
    if extra.form == EXTRA_CELLS:
        return _cells(book, extra, () if given is None else given, men)
    return _numbers(extra, {} if given is None else given, game_of(book))


def _cells(
    book: RuleBook,
    extra: GameExtra,
    given: Mapping[str, int] | Sequence[str],
    men: Sequence[str],
) -> tuple[int, ...]:
    if isinstance(given, (Mapping, str)):
        raise GameError(said("{extra}: expected a list of cells", extra=extra.id))
    cells = {cell_number(book, label) for label in given}
    for cell in sorted(cells):
        if men[cell] == EMPTY or men[cell] not in extra.men:
            raise _no_mark(book, extra.id, cell)
    return tuple(sorted(cells))


def _no_mark(book: RuleBook, extra: str, cell: int) -> GameError:
    return GameError(
        said(
            "{cell}: no man stands there whom {extra} can mark",
            cell=book.geometry.cells[cell].label,
            extra=extra,
        )
    )


def _numbers(
    extra: GameExtra, given: Mapping[str, int] | Sequence[str], game: Game
) -> tuple[int, ...]:
    players: Iterable[str] = [player.id for player in game.players]
    if not isinstance(given, Mapping) or not set(given) <= set(players):
        raise GameError(
            said("{extra}: expected {players}", extra=extra.id, players=joined(players))
        )
    numbers = tuple(given.get(player, 0) for player in players)
    if not all(type(number) is int and 0 <= number <= extra.most for number in numbers):
        raise GameError(
            said("{extra}: expected numbers from 0 to {most}", extra=extra.id, most=extra.most)
        )
    return numbers
