# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares: holes, wormholes, magic squares and imitators, as conditions name them.

They stand in the words of a condition, as Popeye writes them: `Hole a1b2`, `Imitator e4`,
`MagicSquares d4 Type2`. The condition holds as long as it names a square.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum
from typing import Final

from composer.rules.book import Condition, Rules
from composer.rules.conditions import condition_of

_SQUARE: Final = re.compile(r"[a-h][1-8]", re.ASCII)
_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII)
_FILES: Final = "abcdefgh"


class Special(Enum):
    """A kind of special squares; its value is the id of its condition."""

    HOLE = "hole"
    WORMHOLE = "wormholes"
    MAGIC = "magicsquares"
    IMITATOR = "imitator"

    @property
    def keyword(self) -> str:
        """How Popeye calls the condition."""
        return _KEYWORDS[self]


_KEYWORDS: Final = {
    Special.HOLE: "Hole",
    Special.WORMHOLE: "Wormholes",
    Special.MAGIC: "MagicSquares",
    Special.IMITATOR: "Imitator",
}


def squares_of(rules: Rules, special: Special) -> tuple[int, ...]:
    """Return the squares of a kind in the order in which they are written (0 is a1)."""
    condition = _condition(rules, special)
    return () if condition is None else named_squares(condition.words)


def special_squares(rules: Rules) -> tuple[tuple[Special, tuple[int, ...]], ...]:
    """Return the kinds of special squares that rules have, each with its squares."""
    if not rules.conditions:
        return ()
    found = ((special, squares_of(rules, special)) for special in Special)
    return tuple((special, squares) for special, squares in found if squares)


def with_squares(rules: Rules, special: Special, squares: Iterable[int]) -> Rules:
    """Return the rules with these squares of a kind; without any the condition is gone.

    Other words of the condition, such as `Type2`, stay.

    Raises:
        RulesError: the condition excludes another that holds.
    """
    wanted = tuple(dict.fromkeys(squares))
    before = _condition(rules, special)
    others = [condition for condition in rules.conditions if condition is not before]
    if wanted:
        bare = before or condition_of(special.keyword)
        kept = [word for word in bare.words.split() if not _SQUARES.fullmatch(word.lower())]
        others.append(replace(bare, words=" ".join([written_squares(wanted), *kept])))
    return replace(rules, conditions=tuple(sorted(others, key=str)))


def with_turned(rules: Rules, special: Special, square: int) -> Rules:
    """Return the rules with a square made special, or made plain if it was special.

    A hole or an imitator takes the place of whatever was special on its square, for nobody
    comes to a hole, and nothing stands where an imitator does.

    Raises:
        RulesError: the condition excludes another that holds.
    """
    squares = squares_of(rules, special)
    if square in squares:
        return with_squares(rules, special, (each for each in squares if each != square))
    for other in Special:
        alone = special is Special.HOLE or other is Special.HOLE
        if other is not special and alone and square in squares_of(rules, other):
            rules = with_squares(rules, other, set(squares_of(rules, other)) - {square})
    return with_squares(rules, special, (*squares, square))


def without_specials(rules: Rules) -> Rules:
    """Return the rules without any special square; a grid stays, as all other conditions do."""
    ids = {special.value for special, _ in special_squares(rules)}
    kept = tuple(condition for condition in rules.conditions if condition.id not in ids)
    return rules if len(kept) == len(rules.conditions) else replace(rules, conditions=kept)


def with_specials_placed(
    rules: Rules, place: Callable[[int], int], kinds: Iterable[Special] = Special
) -> Rules:
    """Return the rules with their special squares where a board turned or shifted has them.

    Args:
        rules: the rules.
        place: where each square comes to lie.
        kinds: the kinds that go with the board; others stay where they are.

    Raises:
        ValueError: `place` raised it, for a square would leave the board.
    """
    going = frozenset(kinds)
    for special, squares in special_squares(rules):
        if special in going:
            rules = with_squares(rules, special, [place(square) for square in squares])
    return rules


def named_squares(words: str) -> tuple[int, ...]:
    """Return the squares that words name, `a1b2` or `a1 b2`; other words name none."""
    found: dict[int, None] = {}
    for word in words.replace(",", " ").lower().split():
        if _SQUARES.fullmatch(word):
            for name in _SQUARE.findall(word):
                found[_FILES.index(name[0]) + 8 * (int(name[1]) - 1)] = None
    return tuple(found)


def written_squares(squares: Iterable[int]) -> str:
    """Return squares as Popeye reads them after a condition: `a1b2`."""
    return "".join(f"{_FILES[square % 8]}{square // 8 + 1}" for square in squares)


def _condition(rules: Rules, special: Special) -> Condition | None:
    return next(
        (condition for condition in rules.conditions if condition.id == special.value), None
    )
