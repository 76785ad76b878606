# SPDX-License-Identifier: GPL-3.0-or-later
"""The study of a diagram's men narrowed in plain Python: right by definition."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from composer.problem.attacks import forward, neighbour
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Board
from composer.problem.squares import SQUARES, Square, is_light, rank_of, square_at
from composer.retro.assignment import NEVER, Assignment, Costs, assign
from composer.retro.legality.study import DEAR, Side, Study
from composer.retro.legality.ways import (
    ARRAY,
    EXITS,
    HOMES,
    Mask,
    kind_at_home,
    last_rank,
    mask_of,
    squares_in,
    steady_men,
)

DARK: Final[Mask] = sum(1 << square for square in SQUARES if not is_light(square))
LIGHT: Final[Mask] = sum(1 << square for square in SQUARES if is_light(square))
TRAPS: Final = {  # where a pawn gives check to a king that never moved: it goes no further
    Colour.WHITE: (square_at(3, 6), square_at(5, 6)),
    Colour.BLACK: (square_at(3, 1), square_at(5, 1)),
}


@dataclass(frozen=True, slots=True)
class Weights:
    """What a capture on a dark and on a light square counts."""

    dark: int
    light: int


WEIGHTS: Final = (
    Weights(1, 1),
    Weights(1, 0),
    Weights(0, 1),
    Weights(1 + DEAR, 1),
    Weights(1, 1 + DEAR),
)
"""How captures are counted: all, on dark, on light squares, and so that ways round a colour,
which take more captures, are compared with those across it."""

ROUNDS: Final = 4
"""How often the sides are narrowed in turn: rarely is more found after that."""


def _slack(side: Side) -> int:
    """Return the captures that pawns can have made beyond the fewest needed."""
    return side.victims[0] - side.best[0].cost


@dataclass(frozen=True, slots=True)
class Regions:
    """The squares between which an officer can ever have gone, by kind and square."""

    by_kind: dict[Kind, tuple[Mask, ...]]

    def of(self, kind: Kind, square: Square) -> Mask:
        """Return the region of a square, the square itself included."""
        return self.by_kind[kind][square]


def regions(steady: Mask) -> Regions:
    """Return the regions into which steady men part the board, for each kind but the king."""
    kinds = (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
    return Regions({kind: _parts(kind, steady) for kind in kinds})


def _parts(kind: Kind, steady: Mask) -> tuple[Mask, ...]:
    found: list[Mask] = [0] * 64
    for start in SQUARES:
        if not found[start]:
            region = flood(kind, start, steady)
            for square in squares_in(region):
                found[square] = region
    return tuple(found)


def flood(kind: Kind, start: Square, shut: Mask) -> Mask:
    """Return all squares to which an officer comes from a square, past those that are shut.

    From a square that is shut itself there is no way.
    """
    reached = 1 << start
    if shut >> start & 1:
        return reached
    edge = [start]
    while edge:
        for square in EXITS[kind][edge.pop()]:
            if not (shut | reached) >> square & 1:
                reached |= 1 << square
                edge.append(square)
    return reached


def king_region(steady: Mask, colour: Colour) -> Mask:
    """Return where a side's king can ever have stood: on no square that steady men guard."""
    home = 4 if colour is Colour.WHITE else 60
    guarded = 0
    for square in HOMES[colour.other]:
        if steady >> square & 1:
            kind = kind_at_home(square)
            if kind is Kind.PAWN:
                ways = [neighbour(square, (side, forward(colour.other))) for side in (-1, 1)]
                guarded |= mask_of(way for way in ways if way is not None)
            else:
                guarded |= mask_of(EXITS[kind][square])
    return flood(Kind.KING, home, steady | guarded if not steady >> home & 1 else steady)


def pawn_costs(home: Square, colour: Colour, steady: Mask, weights: Weights) -> tuple[int, ...]:
    """Return, for each square, the least that a pawn's captures on the way there count.

    `NEVER` where it cannot come. Other pawns are no obstacle, for they may be captured.
    """
    costs = [NEVER] * 64
    costs[home] = 0
    if steady >> home & 1:
        return tuple(costs)
    step = forward(colour)
    king = 60 if colour is Colour.WHITE else 4
    ranks = range(1, 7) if colour is Colour.WHITE else range(6, 0, -1)
    for rank in ranks:
        for file in range(8):
            square = square_at(file, rank)
            trapped = square in TRAPS[colour] and steady >> king & 1
            if costs[square] == NEVER or trapped:
                continue
            for side in (-1, 0, 1):
                reached = neighbour(square, (side, step))
                if reached is None or steady >> reached & 1:
                    continue
                price = 0 if side == 0 else weights.light if is_light(reached) else weights.dark
                costs[reached] = min(costs[reached], costs[square] + price)
    return tuple(costs)


def pawn_way(colour: Colour, start: Square, end: Square) -> int:
    """Return the captures that a pawn needs between two squares, if nothing is in its way."""
    ranks = (rank_of(end) - rank_of(start)) * forward(colour)
    files = abs((start & 7) - (end & 7))
    return files if ranks >= files else NEVER


def study(board: Board, unmoved: Set[Square]) -> Study:
    """Narrow origins and fates of a diagram with a king and at most 16 men a side.

    Args:
        board: the men, all orthodox.
        unmoved: squares of men of the array that are known never to have moved.
    """
    steady = steady_men(board, unmoved)
    parts = regions(steady)
    white, black = (_side(board, colour, steady, parts) for colour in SIDES)
    found = Study(steady, (white, black), possible=False)
    for side, other in ((white, black), (black, white)):
        side.victims = (other.missing, other.missing, other.missing)
    for _ in range(ROUNDS):
        if not _weigh_both(found):
            return found
        changed = _narrow(white)
        changed = _narrow(black) or changed
        for side in (white, black):
            _see_lives(side, steady, parts)
            side.killing = _killing(side, steady, parts)
        before = (white.victims, black.victims)
        for side, other in ((white, black), (black, white)):
            side.victims = _victims(side, other)
        if not changed and before == (white.victims, black.victims):
            break
    found.possible = _weigh_both(found)
    return found


def _side(board: Board, colour: Colour, steady: Mask, parts: Regions) -> Side:
    here = [(s, man) for s, man in enumerate(board) if man is not None and man.colour is colour]
    rows = tuple(square for square, _ in here)
    homes = HOMES[colour]
    tables = [
        {
            column: pawn_costs(home, colour, steady, weights)
            for column, home in enumerate(homes)
            if ARRAY[home] is Man.of(colour, Kind.PAWN)
        }
        for weights in WEIGHTS
    ]
    king = king_region(steady, colour)
    costs = [
        [
            [
                _cost(board, square, home, table.get(column), steady, parts, king)
                for column, home in enumerate(homes)
            ]
            for square in rows
        ]
        for table in tables
    ]
    men = tuple(man for _, man in here)
    return Side(colour, rows, men, homes, 16 - len(rows), costs, tables[0])


def _cost(
    board: Board,
    square: Square,
    home: Square,
    table: tuple[int, ...] | None,
    steady: Mask,
    parts: Regions,
    king: Mask,
) -> int:
    """Return what captures a man on a square needs from a home, by the table of its pawn."""
    man, was = board[square], ARRAY[home]
    assert man is not None
    assert was is not None
    if (steady >> square | steady >> home) & 1:
        return 0 if square == home else NEVER
    if table is None:
        if man is not was:
            return NEVER
        region = king if man.kind is Kind.KING else parts.of(man.kind, home)
        return 0 if region >> square & 1 else NEVER
    if man.kind is Kind.PAWN:
        return table[square]
    if man.kind is Kind.KING:
        return NEVER
    region = parts.of(man.kind, square)
    arrivals = (table[end] for end in last_rank(man.colour) if region >> end & 1)
    return min(arrivals, default=NEVER)


def _weigh_both(found: Study) -> bool:
    """Weigh both sides, so that each has its reasons; return whether both are possible."""
    white, black = (_weigh(side) for side in found.sides)
    return white and black


def _weigh(side: Side) -> bool:
    """Find the cheapest assignments; return whether they are possible."""
    side.best = [assign(costs, 16) for costs in side.costs]
    if side.best[0].cost >= NEVER:
        return False
    return side.exceeded() < 0


def _narrow(side: Side) -> bool:
    """Take away the origins that ask for too many captures; return whether there were any."""
    side.forced = forced_costs(side.costs[0], 16, side.best[0])
    changed = False
    for row, forced in enumerate(side.forced):
        for column, cost in enumerate(forced):
            if cost > side.victims[0] and side.costs[0][row][column] < NEVER:
                changed = True
                for costs in side.costs:
                    costs[row][column] = NEVER
    return changed


def _see_lives(side: Side, steady: Mask, parts: Regions) -> None:
    """Find where each man of the array can have stood before it was captured."""
    side.lives = []
    for column, home in enumerate(side.homes):
        was = ARRAY[home]
        assert was is not None
        if steady >> home & 1 or was.kind is Kind.KING or not side.missing:
            lives = 0
        elif column not in side.pawn_table:
            lives = parts.of(was.kind, home)
        else:
            lives = 0
            for square, cost in enumerate(side.pawn_table[column]):
                if cost <= _slack(side):
                    lives |= 1 << square
                    if square in last_rank(side.colour):
                        lives |= parts.of(Kind.QUEEN, square) | parts.of(Kind.KNIGHT, square)
        side.lives.append(lives)


def _killing(side: Side, steady: Mask, parts: Regions) -> Mask:
    """Return the squares on which a side's pawns can have captured."""
    found = 0
    for column, table in side.pawn_table.items():
        if steady >> side.homes[column] & 1:
            continue
        arrivals = _captures_at(side.colour, table)
        if side.missing:
            found |= mask_of(at for at, cost in arrivals.items() if cost <= _slack(side))
        for row, square in enumerate(side.rows):
            own = side.costs[0][row][column]
            if own >= NEVER:
                continue
            allowed = side.victims[0] - (side.forced[row][column] - own)
            ends = _ends(side, side.men[row], square, table, parts)
            for at, cost in arrivals.items():
                rest = min((pawn_way(side.colour, at, end) for end in ends), default=NEVER)
                if cost + rest <= allowed:
                    found |= 1 << at
    return found & ~steady


def _ends(
    side: Side, man: Man, square: Square, table: tuple[int, ...], parts: Regions
) -> tuple[Square, ...]:
    """Return where the way of a pawn ends that is a man of the diagram now."""
    if man.kind is Kind.PAWN:
        return (square,)
    region = parts.of(man.kind, square)
    return tuple(end for end in last_rank(side.colour) if region >> end & 1 and table[end] < NEVER)


def _captures_at(colour: Colour, table: tuple[int, ...]) -> dict[Square, int]:
    """Return, for each square on which a pawn can capture, its captures with that one."""
    found: dict[Square, int] = {}
    for square, cost in enumerate(table):
        if cost >= NEVER or rank_of(square) in (0, 7):
            continue
        for side in (-1, 1):
            reached = neighbour(square, (side, forward(colour)))
            if reached is not None and table[reached] < NEVER:
                found[reached] = min(cost + 1, found.get(reached, NEVER))
    return found


def _victims(side: Side, other: Side) -> tuple[int, int, int]:
    """Return how many men a side's pawns can have captured: all, on dark, on light squares."""
    most = []
    for squares in (DARK | LIGHT, DARK, LIGHT):
        killing = side.killing & squares
        spared = [
            not lives & killing and ARRAY[home] is not Man.of(other.colour, Kind.KING)
            for home, lives in zip(other.homes, other.lives, strict=True)
        ]
        if squares == DARK | LIGHT:
            other.spared = mask_of(
                home for home, is_spared in zip(other.homes, spared, strict=True) if is_spared
            )
        most.append(other.missing - _spared_at_least(other, spared))
    return (most[0], most[1], most[2])


def _spared_at_least(other: Side, spared: list[bool]) -> int:
    """Return how many of the men captured were at least among those spared by pawns."""
    costs = [
        [NEVER if cost >= NEVER else int(not spared[column]) for column, cost in enumerate(row)]
        for row in other.costs[0]
    ]
    on_board = len(other.rows) - assign(costs, 16).cost
    return sum(spared) - on_board


def forced_costs(costs: Costs, width: int, found: Assignment) -> list[list[int]]:
    """Return, for each row and column, the cost of the cheapest assignment that joins the two.

    If a row takes a column, what held that column goes on to another, and so along a cheapest
    path to the column that the first has left. What holds a free column is nobody, who goes
    anywhere at no cost, so that others may come to cheaper columns.
    """
    row_of = [-1] * width
    for row, column in enumerate(found.columns):
        row_of[column] = row
    ways = _ways_between(costs, row_of)
    forced = []
    for row, own in enumerate(found.columns):
        row_costs = []
        for column in range(width):
            price, rest = costs[row][column], ways[column][own]
            possible = price < NEVER and rest < NEVER
            row_costs.append(found.cost - costs[row][own] + price + rest if possible else NEVER)
        forced.append(row_costs)
    return forced


def _ways_between(costs: Costs, row_of: list[int]) -> list[list[int]]:
    """Return what it costs that who holds one column goes on to another (Floyd, Warshall)."""
    width = len(row_of)
    ways = [[0 if row < 0 else NEVER] * width for row in row_of]
    for column, row in enumerate(row_of):
        ways[column][column] = 0
        for other in range(width):
            if row >= 0 and other != column and costs[row][other] < NEVER:
                ways[column][other] = costs[row][other] - costs[row][column]
    for middle in range(width):
        for start in range(width):
            first = ways[start][middle]
            if first >= NEVER:
                continue
            for end in range(width):
                length = first + ways[middle][end]
                if ways[middle][end] < NEVER and length < ways[start][end]:
                    ways[start][end] = length
    return ways
