# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds of games in which nobody has a choice of moves: Azar, Riffa, Zara, and three dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Final

from composer.games.position import GameError
from composer.rules.book import RuleBook, Rules
from composer.rules.fairykind import ByLanguage
from composer.rules.historic.chance import (
    AZAR_BOOK,
    CALLED,
    PLAYERS,
    RIFFA_BOOK,
    THREE_DICE_BOOK,
    ZARA_BOOK,
)
from composer.rules.names import named
from composer.said.sentence import Name, said

WAYS: Final[dict[int, int]] = dict(
    sorted(Counter(map(sum, product(range(1, 7), repeat=3))).items())
)
"""In how many of the 216 throws of three dice each total comes."""

_CHANCE: Final = {total: Fraction(ways, 216) for total, ways in WAYS.items()}
_EXTREMES: Final = frozenset((*range(3, 7), *range(15, 19)))  # an azar
_HAZARD: Final = sum((_CHANCE[total] for total in _EXTREMES), Fraction(0))

_WIN: Final[ByLanguage] = named("wins")
_LOSS: Final[ByLanguage] = named("loses")
_TIE: Final[ByLanguage] = named("tie")


@dataclass(frozen=True, slots=True)
class OddsRow:
    """One chance.

    Attributes:
        label: its id, or the total that it is of.
        names: by language; English is always there.
        chance: exact.
        ways: in how many of the 216 throws of three dice it comes; None where it is not one throw.
    """

    label: str
    names: ByLanguage
    chance: Fraction
    ways: int | None = None


@dataclass(frozen=True, slots=True)
class OddsGroup:
    """Chances that belong together.

    Attributes:
        id: its name in files.
        names: by language; English is always there.
        rows: in order.
    """

    id: str
    names: ByLanguage
    rows: tuple[OddsRow, ...]


@dataclass(frozen=True, slots=True)
class OddsPage:
    """The odds of a game.

    Attributes:
        rules: the game's book, and what is chosen in it.
        groups: in order.
        best: the labels of the best choices, where there is one.
    """

    rules: Rules
    groups: tuple[OddsGroup, ...]
    best: tuple[str, ...] = ()

    @property
    def book(self) -> RuleBook:
        """The game's book."""
        return self.rules.book


def odds_page(rules: Rules) -> OddsPage:
    """Return the odds of a game.

    Raises:
        GameError: the book is none of which there are odds.
    """
    if rules.book == AZAR_BOOK:
        return OddsPage(rules, (_azar(rules),))
    if rules.book == RIFFA_BOOK:
        return OddsPage(rules, _riffa(int(rules["total"])))
    if rules.book == ZARA_BOOK:
        return _zara(rules)
    if rules.book == THREE_DICE_BOOK:
        return OddsPage(rules, _three_dice(int(rules[PLAYERS.id])))
    raise GameError(said("there are no odds of {game}", game=Name(rules.book.names)))


def _total_row(total: int) -> OddsRow:
    return OddsRow(str(total), (("en", str(total)),), _CHANCE[total], WAYS[total])


def _battle(players: int) -> OddsGroup:
    """Return the odds that a player is alone the highest, and that the highest are several."""
    below = alone = Fraction(0)
    for chance in _CHANCE.values():
        alone += chance * below ** (players - 1)
        below += chance
    tied = 1 - players * alone
    return OddsGroup(
        "battle",
        named("the battle: who begins"),
        _ends((("alone", named("one player begins"), alone), ("tied", _TIE, tied))),
    )


def _three_dice(players: int) -> tuple[OddsGroup, ...]:
    hazard = OddsRow(
        "azar",
        named("3 to 6, 15 to 18"),
        _HAZARD,
        sum(WAYS[total] for total in _EXTREMES),
    )
    return (
        OddsGroup(
            "totals",
            named("totals"),
            tuple(map(_total_row, WAYS)),
        ),
        OddsGroup(
            "azar totals",
            named("totals of an azar"),
            (hazard,),
        ),
        _battle(players),
    )


def _ends(chances: Iterable[tuple[str, ByLanguage, Fraction]]) -> tuple[OddsRow, ...]:
    return tuple(OddsRow(label, names, chance) for label, names, chance in chances)


@dataclass(frozen=True, slots=True)
class _Ends:
    """How a game ends for the first thrower."""

    win: Fraction
    loss: Fraction
    tie: Fraction

    @property
    def sum(self) -> Fraction:
        """The chance that it ends."""
        return self.win + self.loss + self.tie

    def and_then(self, weight: Fraction, others: _Ends) -> _Ends:
        """Return these with others that come with some chance."""
        return _Ends(
            self.win + weight * others.win,
            self.loss + weight * others.loss,
            self.tie + weight * others.tie,
        )


def _azar(rules: Rules) -> OddsGroup:
    """Return the first thrower's odds in Azar, from the beginning or from given points.

    Raises:
        GameError: a point is given of the first thrower alone: the second's comes before.
    """
    first, second = int(rules["first_point"]), int(rules["second_point"])
    if first and not second:
        raise GameError(
            said("first_point: the second thrower's point is thrown before, and is not given")
        )
    ends = _Ends(Fraction(0), Fraction(0), Fraction(0))
    others = [second] if second else [total for total in _CHANCE if total not in _EXTREMES]
    if not second:
        ends = _Ends(_HAZARD, Fraction(0), Fraction(0))
    for point in others:
        weight = Fraction(1) if second else _CHANCE[point]
        ends = ends.and_then(weight, _answered(point, first, rules))
    return OddsGroup(
        "first thrower",
        named("first thrower"),
        _ends((("win", _WIN, ends.win), ("loss", _LOSS, ends.loss), ("tie", _TIE, ends.tie))),
    )


def _answered(others: int, own: int, rules: Rules) -> _Ends:
    """Return how it ends once the second's point is known; the first's, too, if it is not 0."""
    if own:
        return _race(others, own, rules)
    ends = _Ends(Fraction(0), _HAZARD, Fraction(0))
    for point in (total for total in _CHANCE if total not in _EXTREMES):
        ends = ends.and_then(_CHANCE[point], _race(others, point, rules))
    return ends


def _race(others: int, own: int, rules: Rules) -> _Ends:
    """Return how it ends for the first thrower, from the throw that follows both points."""
    first_loses = rules["reazar"] != "never"
    later_loses = rules["reazar"] == "always"
    once, again = _once(others, own, first_loses), _once(others, own, later_loses)
    if rules["turns"] == "both":
        answer = _once(others, own, azar_loses=False)
        nothing = Fraction(1) - answer.sum
        round_ends = answer.and_then(nothing, again)
    else:
        round_ends = again
    zero = Fraction(0)
    forever = _Ends(zero, zero, zero).and_then(1 / round_ends.sum, round_ends)
    return once.and_then(1 - once.sum, forever)


def _once(others: int, own: int, azar_loses: bool) -> _Ends:
    """Return how one throw ends it: whoever throws, each point wins for whose it is."""
    zero, same = Fraction(0), others == own
    return _Ends(
        zero if same else _CHANCE[own],
        (zero if same else _CHANCE[others]) + (_HAZARD if azar_loses else zero),
        _CHANCE[own] if same else zero,
    )


def _riffa(given: int) -> tuple[OddsGroup, ...]:
    totals: dict[int, Fraction] = {}
    for pair, die in product(range(1, 7), repeat=2):
        total = 2 * pair + die
        totals[total] = totals.get(total, Fraction(0)) + Fraction(1, 36)
    tie = sum((chance * chance for chance in totals.values()), Fraction(0))
    rows = tuple(
        OddsRow(str(total), (("en", str(total)),), totals[total]) for total in sorted(totals)
    )
    more = sum((chance for total, chance in totals.items() if total > given), Fraction(0))
    less = sum((chance for total, chance in totals.items() if total < given), Fraction(0))
    answer = OddsGroup(
        "answer",
        named("second player"),
        _ends((("win", _WIN, more), ("loss", _LOSS, less), ("tie", _TIE, 1 - more - less))),
    )
    return (
        *((answer,) if given else ()),
        OddsGroup(
            "each player",
            named("each player"),
            _ends((("win", _WIN, (1 - tie) / 2), ("tie", _TIE, tie))),
        ),
        OddsGroup("totals", named("totals"), rows),
    )


def _zara(rules: Rules) -> OddsPage:
    rows = tuple(map(_total_row, CALLED))
    best = max(row.chance for row in rows)
    group = OddsGroup(
        "totals",
        named("each total at one throw"),
        rows,
    )
    return OddsPage(
        rules, (*_callers(rules), group), tuple(row.label for row in rows if row.chance == best)
    )


def _callers(rules: Rules) -> tuple[OddsGroup, ...]:
    """Return the odds of two who called a total each; none where nothing is called.

    Raises:
        GameError: only one has called.
    """
    first, second = int(rules["first_call"]), int(rules["second_call"])
    if not first and not second:
        return ()
    if not first or not second:
        raise GameError(said("zara: two calls are needed, the first player's and the second's"))
    own, others = _CHANCE[first], _CHANCE[second]
    wins = own / (1 - (1 - own) * (1 - others))
    group = OddsGroup(
        "callers",
        named("first player"),
        _ends((("win", _WIN, wins), ("loss", _LOSS, 1 - wins))),
    )
    return (group,)
