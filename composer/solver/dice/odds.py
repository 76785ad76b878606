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
_CALLED: Final = range(5, 17)  # what may be called in Zara

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
        return OddsPage(rules, (_azar(rules["reazar"] == "always"),))
    if rules.book == RIFFA_BOOK:
        return OddsPage(rules, _riffa())
    if rules.book == ZARA_BOOK:
        return _zara(rules)
    if rules.book == THREE_DICE_BOOK:
        return OddsPage(rules, _three_dice())
    raise GameError(said("there are no odds of {game}", game=Name(rules.book.names)))


def _total_row(total: int) -> OddsRow:
    return OddsRow(str(total), (("en", str(total)),), _CHANCE[total], WAYS[total])


def _three_dice() -> tuple[OddsGroup, ...]:
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
    )


def _ends(chances: Iterable[tuple[str, ByLanguage, Fraction]]) -> tuple[OddsRow, ...]:
    return tuple(OddsRow(label, names, chance) for label, names, chance in chances)


@dataclass(frozen=True, slots=True)
class _Ends:
    """How a game ends for the first thrower."""

    win: Fraction
    loss: Fraction
    tie: Fraction

    def and_then(self, weight: Fraction, others: _Ends) -> _Ends:
        """Return these with others that come with some chance."""
        return _Ends(
            self.win + weight * others.win,
            self.loss + weight * others.loss,
            self.tie + weight * others.tie,
        )


def _azar(always: bool) -> OddsGroup:
    """Return the first thrower's odds in Azar.

    Args:
        always: whether an azar loses at all his later throws, not at the first of them only.
    """
    points = [total for total in _CHANCE if total not in _EXTREMES]
    ends = _Ends(_HAZARD, (1 - _HAZARD) * _HAZARD, Fraction(0))
    for others in points:
        for own in points:
            chance = _CHANCE[others] * _CHANCE[own]
            ends = ends.and_then(chance, _race(others, own, True, always))
    return OddsGroup(
        "first thrower",
        named("first thrower"),
        _ends((("win", _WIN, ends.win), ("loss", _LOSS, ends.loss), ("tie", _TIE, ends.tie))),
    )


def _race(others: int, own: int, azar_loses: bool, always: bool) -> _Ends:
    """Return how it ends for who throws on until the other's point or his own comes."""
    zero, same = Fraction(0), others == own
    once = _Ends(
        zero if same else _CHANCE[own],
        (zero if same else _CHANCE[others]) + (_HAZARD if azar_loses else zero),
        _CHANCE[own] if same else zero,
    )
    again = 1 - once.win - once.loss - once.tie
    if azar_loses and not always:
        return once.and_then(again, _race(others, own, False, False))
    return _Ends(zero, zero, zero).and_then(1 / (1 - again), once)


def _riffa() -> tuple[OddsGroup, ...]:
    totals: dict[int, Fraction] = {}
    for pair, die in product(range(1, 7), repeat=2):
        total = 2 * pair + die
        totals[total] = totals.get(total, Fraction(0)) + Fraction(1, 36)
    tie = sum((chance * chance for chance in totals.values()), Fraction(0))
    rows = tuple(
        OddsRow(str(total), (("en", str(total)),), totals[total]) for total in sorted(totals)
    )
    return (
        OddsGroup(
            "each player",
            named("each player"),
            _ends((("win", _WIN, (1 - tie) / 2), ("tie", _TIE, tie))),
        ),
        OddsGroup("totals", named("totals"), rows),
    )


def _zara(rules: Rules) -> OddsPage:
    rows = tuple(map(_total_row, _CALLED))
    best = max(row.chance for row in rows)
    group = OddsGroup(
        "totals",
        named("each total at one throw"),
        rows,
    )
    return OddsPage(rules, (group,), tuple(row.label for row in rows if row.chance == best))
