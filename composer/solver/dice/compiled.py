# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled plays of tables games: made of the same rows as the plain ones, which they equal."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING, Final

from composer.rules.historic.tables.row import Switches, TablesRow, Way
from composer.solver.dice.answer import State
from composer.solver.dice.throws import Throw, numbers_of, throws_of
from composer.solver.options import Cancelled, Token

if TYPE_CHECKING:
    from composer.solver.kernel.tables import Plays

MOST_PLAYS: Final = 100_000
"""So many plays of a throw are looked at; where there are more nothing is decided."""

MOST_REACHED: Final = 1 << 17
"""So many positions in the middle of a throw are looked at in plain code, which takes longer."""

HITTING: Final = 0  # what is asked of each throw, as the compiled module numbers it
LOSING: Final = 1
EMPTYING: Final = 2

_HIT: Final = ("none", "back", "enter", "out")  # as `core/tables/laws.h` numbers them
_DUTY: Final = ("each", "most", "whole")
_LEAVE: Final = ("none", "exact", "larger", "at_least")
_WHEN: Final = ("all_home", "any", "uppers_home")


class TooManyPlays(Cancelled):
    """There is more than can be looked at: the search ends, and nothing is decided."""


def compiled_plays(
    row: TablesRow,
    switches: Switches,
    ways: Sequence[Way],
    homes: Sequence[frozenset[int]],
) -> CompiledPlays | None:
    """Return the compiled plays of a game; None if they were not built or it is too large."""
    try:
        from composer.solver.kernel.tables import Plays
    except ImportError:
        return None
    count = len(row.players)
    throws = throws_of(switches.dice, switches.faces)
    try:
        plays = Plays(
            _laws(row, switches),
            ways or [()] * count,
            homes or [()] * count,
            row.halves or [()] * count,
            row.starts or [0] * count,
            [numbers_of(switches, throw) for throw, _ in throws],
        )
    except ValueError:
        return None
    return CompiledPlays(plays)


def _laws(row: TablesRow, switches: Switches) -> dict[str, int]:
    never = switches.end == "arrive"
    return {
        "points": row.points,
        "ring": row.ring,
        "hit": _HIT.index(switches.hit),
        "duty": _DUTY.index(switches.throw),
        "leave": 0 if never else _LEAVE.index(switches.bear_off),
        "when": _WHEN.index(switches.bear_when),
        "block": switches.block,
        "most_on_point": switches.most_on_point,
        "marked_only": switches.marked_only,
        "enter_first": switches.enter_first,
        "half_single": switches.half_single,
        "specials_first": switches.upper_first,
        "spread": switches.spread,
        "ascending": switches.order == "ascending",
        "flight": switches.sum == "flight",
        "named": switches.acts == "named",
    }


class CompiledPlays:
    """The plays of a game by its rules, for any number of threads one after the other.

    All of it ends with `Cancelled` when the token is cancelled, and with `TooManyPlays` where
    there is more than it has room for.
    """

    def __init__(self, plays: Plays) -> None:
        """Take the compiled plays."""
        self._plays, self._lock = plays, Lock()

    def results(self, state: State, player: int, numbers: Throw, token: Token) -> dict[State, bool]:
        """Return what numbers can lead to, each with whether it hits; nothing if they are lost."""
        with self._lock, _Ended():
            return self._plays.results(state, player, numbers, token.flag, MOST_PLAYS)

    def steps(
        self, state: State, player: int, numbers: Throw, token: Token
    ) -> tuple[list[tuple[int, int, int, int, bool]], list[tuple[int, Throw, State]]]:
        """Return how numbers lead to their ends, and these, as the compiled module says."""
        with self._lock, _Ended():
            return self._plays.steps(state, player, numbers, token.flag, MOST_PLAYS)

    def each_throw(self, state: State, player: int, question: int, token: Token) -> list[bool]:
        """Tell of each throw in order whether it does something, as the compiled module says."""
        with self._lock, _Ended():
            return self._plays.each_throw(state, player, question, token.flag)


class _Ended:
    """Says in the words of searches how a compiled one ended."""

    def __enter__(self) -> None:
        """Begin it."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        """End it."""
        if isinstance(error, OverflowError):
            raise TooManyPlays from None
        if isinstance(error, InterruptedError):
            raise Cancelled from None
