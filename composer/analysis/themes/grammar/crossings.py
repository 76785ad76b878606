# SPDX-License-Identifier: GPL-3.0-or-later
"""Two black men who shut each other off on one square: Grimshaw, Novotny and their kin.

Their lines cross on the square, and both reach it. The mate after one arrival would be parried by
the other man, whose line is shut, and does not answer the other arrival.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from composer.analysis.board import squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    KEY,
    SET,
    THREATS_TOO,
    TRY,
    Core,
    Plan,
    Wish,
)
from composer.problem.men import Colour, Kind
from composer.problem.squares import Square

Crossing = tuple[Square, Square, Square]
"""A square, and the two men who arrive there."""


def crossings(core: Core, squares: Sequence[Square], kinds: frozenset[Kind]) -> Iterator[Crossing]:
    """Yield where two black men of the core may arrive on one square.

    Args:
        core: the core.
        squares: those that are meant: the square itself first; none for any.
        kinds: the kinds of the men, of whom one at least goes on a line.
    """
    men = list(squares_in(core.kinds(Colour.BLACK, *kinds)))
    for one, two in combinations(men, 2):
        both = core.reach(one) & core.reach(two) & ~core.black & ~core.black_king
        for square in squares_in(both):
            if not squares or square == squares[0]:
                yield square, one, two


def _pair(
    core: Core, crossing: Crossing, phase: int, loose: int = 0, mutual: bool = True
) -> tuple[Wish, Wish]:
    square, one, two = crossing
    there, mating = 1 << square, core.mating
    other, first = (1 << two, 1 << one) if mutual else (0, 0)
    return (
        Wish(phase, 1 << one, there, mating, loose=loose, shut=other),
        Wish(phase, 1 << two, there, mating, differs=(0,), loose=loose, shut=first),
    )


_LINE_MEN = frozenset({Kind.ROOK, Kind.BISHOP, Kind.QUEEN})


def _of_kinds(core: Core, crossing: Crossing, *pair: Kind) -> bool:
    found = {man.kind for at in crossing[1:] if (man := core.position.board[at]) is not None}
    return found == set(pair)


def grimshaw(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: rook and bishop arrive on the square, after the key or in set play."""
    for crossing in crossings(core, squares, _LINE_MEN):
        if _of_kinds(core, crossing, Kind.ROOK, Kind.BISHOP):
            for phase in (KEY, SET):
                yield Plan(_pair(core, crossing, phase, THREATS_TOO if phase == KEY else 0))


def grimshaw_virtual(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same in set play or after a try."""
    for crossing in crossings(core, squares, _LINE_MEN):
        if _of_kinds(core, crossing, Kind.ROOK, Kind.BISHOP):
            yield Plan(_pair(core, crossing, SET))
            yield Plan(_pair(core, crossing, TRY, THREATS_TOO), tries=1)


def pawn_grimshaw(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: a pawn and a line man arrive on the square."""
    for crossing in crossings(core, squares, _LINE_MEN | {Kind.PAWN}):
        if Kind.PAWN in {
            man.kind for at in crossing[1:] if (man := core.position.board[at]) is not None
        }:
            yield Plan(_pair(core, crossing, KEY))


def like_men(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: two men who move alike arrive on the square, after the key (Würzburg-Plachutta)."""
    for crossing in crossings(core, squares, _LINE_MEN):
        if not _of_kinds(core, crossing, Kind.ROOK, Kind.BISHOP):
            yield Plan(_pair(core, crossing, KEY))


def latvian_novotny(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: both take a white man who stands on the square, after the key or in set play."""
    for crossing in crossings(core, squares, _LINE_MEN):
        if core.white >> crossing[0] & 1:
            yield Plan(_pair(core, crossing, KEY, THREATS_TOO))
            yield Plan(_pair(core, crossing, SET), key_origins=1 << crossing[0])


def novotny_key(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the key goes to the square, with check or without, and both may take its man."""
    for crossing in crossings(core, squares, _LINE_MEN):
        yield Plan(
            _pair(core, crossing, KEY, THREATS_TOO, mutual=False),
            key_origins=core.mating & ~core.white_king,
            key_targets=1 << crossing[0],
            may_check=True,
        )


def novotny_try(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: a try goes to the square, and both may take its man."""
    for crossing in crossings(core, squares, _LINE_MEN):
        yield Plan(
            _pair(core, crossing, TRY, THREATS_TOO, mutual=False),
            tries=1,
            try_origins=(ANYWHERE,),
            try_targets=(1 << crossing[0],),
        )


def organ_pipes(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: two rooks and two bishops stand side by side; no line of play is asked for."""
    row = core.kinds(Colour.BLACK, Kind.ROOK, Kind.BISHOP)
    if row.bit_count() >= 4:
        yield Plan((), idle=row)
