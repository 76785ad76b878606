# SPDX-License-Identifier: GPL-3.0-or-later
"""How much fairy men are alike, and which records have such men: no bitboard holds them."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Final

from composer.library.records.problemform import parse_problem
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square

FairyMen = tuple[tuple[Man, Square], ...]
"""Fairy men with their squares; neutral and other special men are such men, too."""

NEARLY: Final = 0.5
"""What a man counts beside one who is like him, where the same man counts 1."""

_FAIRY: Final = """
    SELECT record.id, version.problem FROM record
    JOIN version ON version.id = record.current_version
    WHERE record.id IN (SELECT value FROM json_each(?)) AND EXISTS (
        SELECT 1 FROM trait WHERE record_id = record.id AND kind = 'told' AND name = 'piece:fairy'
    )
"""
_OF_KINDS: Final = """
    SELECT record_id FROM trait
    WHERE kind = 'told' AND name IN (SELECT value FROM json_each(?))
    GROUP BY record_id ORDER BY count(*) DESC, record_id LIMIT ?
"""


def fairy_men_of(position: Position) -> FairyMen:
    """Return the men of a position that stand on no bitboard."""
    return tuple((man, square) for square, man in position if not man.is_orthodox)


def nearness(one: Man, other: Man) -> float:
    """Return how much two men are alike: 1 for the same, `NEARLY` for the like, else 0.

    Alike are men of one colour that are of one kind, or of kinds that move in one way: those of
    a family of the table, such as hoppers, or with movements that are made of the same parts.
    """
    if one is other:
        return 1.0
    if one.colour is not other.colour:
        return 0.0
    if one.kind is other.kind:
        return NEARLY
    mine, theirs = one.kind.row, other.kind.row
    if mine is None or theirs is None:
        return 0.0
    same = mine.family == theirs.family or (
        bool(mine.movement) and set(map(type, mine.movement)) == set(map(type, theirs.movement))
    )
    return NEARLY if same else 0.0


def likeness_of_force(mine: Iterable[Man], theirs: Iterable[Man]) -> float:
    """Return how many men two sets of fairy men share; a man who is only like one is a half."""
    own, other = Counter(mine), Counter(theirs)
    shared = (own & other).total()
    left, right = list((own - other).elements()), list((other - own).elements())
    found = float(shared)
    for man in left:
        like = next((other for other in right if nearness(man, other)), None)
        if like is not None:
            right.remove(like)
            found += NEARLY
    return found


def fairy_positions(connection: sqlite3.Connection, ids: Iterable[int]) -> dict[int, FairyMen]:
    """Return the fairy men of those records that have some; of a damaged one, none."""
    found = {}
    for number, text in connection.execute(_FAIRY, (json.dumps(list(ids)),)):
        try:
            found[number] = fairy_men_of(parse_problem(text).position)
        except (ValueError, TypeError, OverflowError):
            continue
    return found


def of_like_kinds(connection: sqlite3.Connection, men: FairyMen, most: int) -> list[int]:
    """Return the records that have most of the kinds of some fairy men."""
    kinds = sorted({f"piece:{man.kind.id}" for man, _ in men if not man.kind.is_orthodox})
    if not kinds:
        return []
    rows = connection.execute(_OF_KINDS, (json.dumps(kinds), most)).fetchall()
    return [number for (number,) in rows]
