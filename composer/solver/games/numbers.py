# SPDX-License-Identifier: GPL-3.0-or-later
"""The arithmetic of Arithmomachia: captures that stand on a board, and triumphs in proportion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from composer.rules.historic.numbermen import EVEN, NumberMan, number_man

FILES: Final = 8
RANKS: Final = 14
CELLS: Final = FILES * RANKS
LABELS: Final = tuple(f"{'abcdefgh'[cell % FILES]}{cell // FILES + 1}" for cell in range(CELLS))
"""Of the cells in their order."""

_DIRECTIONS: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


@dataclass(frozen=True, slots=True)
class Capture:
    """A way to take a man.

    Attributes:
        form: `encounter`, `assault`, `ambush-sum`, `ambush-product` or `siege`.
        by: the cells of one or two men who take, each with the number it takes with; none of a
            siege, which all make together.
        takes: the cell of the man taken.
        part: the number of the part taken of a pyramid; None where the whole man is taken.
        text: as it is written: `assault b2(4) x e6`.
    """

    form: str
    by: tuple[tuple[int, int], ...]
    takes: int
    part: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Triumph:
    """Men of one side in proportion.

    Attributes:
        degree: `mediocre`, `great` or `excellent`.
        figure: `line`, `corners` (three of a square), or `square`.
        cells: of the men, as the figure has them.
        numbers: theirs, in the same order.
        kinds: `arithmetic`, `geometric`, `harmonic`, by name.
    """

    degree: str
    figure: str
    cells: tuple[int, ...]
    numbers: tuple[int, ...]
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TriumphByCapture:
    """Two men in proportion with an enemy at moving distance of both.

    Attributes:
        kind: of the proportion.
        by: the cells of the two.
        takes: the enemy's cell.
        numbers: of the three, in this order.
    """

    kind: str
    by: tuple[int, int]
    takes: int
    numbers: tuple[int, ...]


def kinds_of(numbers: Iterable[int]) -> frozenset[str]:
    """Return the kinds of proportion among three or four numbers; none where two are equal.

    Of four numbers any three count, and a:b = c:d is geometric.
    """
    given = sorted(numbers)
    if len(set(given)) < len(given):
        return frozenset()
    found = {kind for three in combinations(given, 3) for kind in _kinds_of_three(*three)}
    if len(given) == 4 and given[0] * given[3] == given[1] * given[2]:
        found.add("geometric")
    return frozenset(found)


def _kinds_of_three(low: int, middle: int, high: int) -> Iterator[str]:
    if high - middle == middle - low:
        yield "arithmetic"
    if middle * middle == low * high:
        yield "geometric"
    if Fraction(high, low) == Fraction(high - middle, middle - low):
        yield "harmonic"


def _cell(x: int, y: int) -> int | None:
    return y * FILES + x if 0 <= x < FILES and 0 <= y < RANKS else None


@cache
def paths(cell: int, steps: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each direction in which so many steps stay on the board, the cells gone over."""
    x, y = cell % FILES, cell // FILES
    ways = (
        [_cell(x + right * step, y + up * step) for step in range(1, steps + 1)]
        for right, up in _DIRECTIONS
    )
    return tuple(
        tuple(number for number in way if number is not None) for way in ways if _stays(way)
    )


def _stays(way: Sequence[int | None]) -> bool:
    return way[-1] is not None


class NumberBoard:
    """Men on the board of 8x14, and what their numbers say."""

    def __init__(self, men: Sequence[str]) -> None:
        """Read the men by their letters; an empty text is an empty cell."""
        self.men: tuple[NumberMan | None, ...] = tuple(
            number_man(letters) if letters else None for letters in men
        )

    def of(self, player: str) -> Iterator[tuple[int, NumberMan]]:
        """Yield the cells of a player's men, each with the man, in the order of the board."""
        for cell, man in enumerate(self.men):
            if man is not None and man.owner == player:
                yield cell, man

    def aims(self, cell: int, man: NumberMan) -> Iterator[int]:
        """Yield the cells at moving distance: the man could go there if they were empty."""
        for path in paths(cell, man.steps):
            if all(self.men[over] is None for over in path[:-1]):
                yield path[-1]

    def captures(self, player: str) -> list[Capture]:
        """Return all captures that stand for a player."""
        aimed: dict[int, list[int]] = {}
        for cell, man in self.of(player):
            for end in self.aims(cell, man):
                prey = self.men[end]
                if prey is not None and prey.owner != player:
                    aimed.setdefault(end, []).append(cell)
        found: list[Capture] = []
        for end, prey in enumerate(self.men):
            if prey is None or prey.owner == player:
                continue
            for place, value in enumerate(prey.values):
                found += self._by_number(aimed.get(end, []), end, value, value if place else None)
            if self._is_besieged(end, prey):
                found.append(self._capture("siege", (), end, None))
        return found

    def _by_number(
        self, near: Sequence[int], end: int, value: int, part: int | None
    ) -> Iterator[Capture]:
        """Yield the captures by men at moving distance of one whose number has a value."""
        for cell in near:
            man = self._man(cell)
            for own in man.values:
                if own == value:
                    yield self._capture("encounter", ((cell, own),), end, part)
                if own * (man.steps + 1) == value:
                    yield self._capture("assault", ((cell, own),), end, part)
        for one, other in combinations(near, 2):
            for first in self._man(one).values:
                for second in self._man(other).values:
                    by = ((one, first), (other, second))
                    if first + second == value:
                        yield self._capture("ambush-sum", by, end, part)
                    if first * second == value:
                        yield self._capture("ambush-product", by, end, part)

    def _man(self, cell: int) -> NumberMan:
        man = self.men[cell]
        assert man is not None
        return man

    def _capture(
        self, form: str, by: tuple[tuple[int, int], ...], takes: int, part: int | None
    ) -> Capture:
        takers = "+".join(
            LABELS[cell] + (f"({number})" if self._man(cell).is_pyramid else "")
            for cell, number in by
        )
        prey = LABELS[takes] + ("" if part is None else f"({part})")
        words = [form, *([takers] if by else []), "x", prey]
        return Capture(form, by, takes, part, " ".join(words))

    def _is_besieged(self, cell: int, man: NumberMan) -> bool:
        """Tell whether all moves of a man are blocked, and only by enemies."""
        ways = paths(cell, man.steps)
        for path in ways:
            owners = {man.owner for man in map(self.men.__getitem__, path) if man is not None}
            if not owners or man.owner in owners:
                return False
        return bool(ways)

    def takes_part(self, cell: int, capture: Capture) -> bool:
        """Tell whether the man on a cell takes part: in a siege, by standing in the way."""
        if capture.form != "siege":
            return any(cell == taker for taker, _ in capture.by)
        ways = paths(capture.takes, self._man(capture.takes).steps)
        return any(cell in path for path in ways)

    def triumphs(self, player: str, side: int) -> list[Triumph]:
        """Return all triumphs of a player with men of his own, on squares of so many cells."""
        lines, squares = figures(player, side)
        threes = [("line", cells) for cells in lines]
        threes += [("corners", three) for square in squares for three in combinations(square, 3)]
        found: list[Triumph] = []
        for figure, cells in (*threes, *(("square", square) for square in squares)):
            numbers = self._own_numbers(player, cells)
            if numbers is None:
                continue
            kinds = kinds_of(numbers)
            if len(kinds) >= len(cells) - 2:
                degree = "excellent" if len(kinds) == 3 else "great"
                degree = degree if len(cells) == 4 else "mediocre"
                found.append(Triumph(degree, figure, cells, numbers, tuple(sorted(kinds))))
        return found

    def _own_numbers(self, player: str, cells: Sequence[int]) -> tuple[int, ...] | None:
        """Return the numbers on cells if men of a player stand on all of them, no pyramid."""
        found = []
        for cell in cells:
            man = self.men[cell]
            if man is None or man.owner != player or man.is_pyramid:
                return None
            found.append(man.number)
        return tuple(found)

    def triumphs_by_capture(self, player: str, mover: int | None = None) -> list[TriumphByCapture]:
        """Return mediocre triumphs by capture; with a cell, those in which its man takes part."""
        own = [(cell, man) for cell, man in self.of(player) if not man.is_pyramid]
        aims = {cell: set(self.aims(cell, man)) for cell, man in own}
        found: list[TriumphByCapture] = []
        for (one, first), (other, second) in combinations(own, 2):
            if mover is not None and mover not in (one, other):
                continue
            for end in aims[one] & aims[other]:
                prey = self.men[end]
                if prey is None or prey.owner == player or prey.is_pyramid:
                    continue
                numbers = (first.number, second.number, prey.number)
                found += [
                    TriumphByCapture(kind, (one, other), end, numbers) for kind in kinds_of(numbers)
                ]
        return sorted(found, key=_by_place)


def _by_place(each: TriumphByCapture) -> tuple[str, list[str], str]:
    return LABELS[each.takes], [LABELS[cell] for cell in each.by], each.kind


@lru_cache(maxsize=8)
def figures(
    player: str, side: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Return lines of three cells, and squares by their corners, in the other player's half."""
    low, high = (7, 13) if player == EVEN else (0, 6)
    gap = side - 1

    def inside(places: Sequence[tuple[int, int]]) -> bool:
        return all(0 <= x < FILES and low <= y <= high for x, y in places)

    lines, squares = [], []
    for y in range(low, high + 1):
        for x in range(FILES):
            for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
                line = [(x + right * step, y + up * step) for step in range(3)]
                if inside(line):
                    lines.append(tuple(down * FILES + at for at, down in line))
            corners = [(x, y), (x + gap, y), (x, y + gap), (x + gap, y + gap)]
            if inside(corners):
                squares.append(tuple(down * FILES + at for at, down in corners))
    return tuple(lines), tuple(squares)
