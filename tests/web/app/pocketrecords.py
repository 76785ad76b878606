# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of every kind that the page's solver plays, to be solved there and at the desk."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from composer.assets import asset
from composer.problem.fen import fen
from composer.problem.men import (
    FAIRY,
    HALF_NEUTRAL,
    ORTHODOX_KINDS,
    ORTHODOX_MEN,
    ROYAL,
    SIDES,
    Colour,
    Kind,
    Man,
)
from composer.problem.position import Position, possible_castling
from composer.problem.squares import SQUARES
from composer.problem.stipulation import parse_task
from composer.problem.twins import first_side
from composer.solver.jsonform import Json
from composer.solver.lawdefects import fatal_for
from composer.web.rulesfile import rules_file

DATA: Final = Path(__file__).resolve().parents[2] / "data"

ASKED: Final = (
    *("#1", "#2", "#3", "=1", "=2", "exact-#2", "#2 pRA", "#2 rights as given"),
    *("s#1", "s#2", "s=2", "r#1", "r#2", "r=2", "semi-r#2", "semi-r=1"),
    *("h#1", "h#0.5", "h#1.5", "h#2", "h=1.5", "h=2", "exact-h#2", "hs#2", "hr#2", "hs=1.5"),
    *("ser-#3", "ser-=2", "ser-h#3", "ser-h=2", "ser-s#2", "ser-r#2", "ser-semi-r#2"),
    *("==2", "h==1.5", "+2", "h+1.5", "x2", "hx2", "s+2", "sx2", "ze4 2", "hzd3 1.5", "sze5 2"),
    *("=Q2", "=*2", "h=S1.5", "ser-=*3", "ser-hx3", "ser-zd53", "H#2", "h # 2.5", "2#", "h2½#"),
)
"""What is asked of random positions; the last ones are written as people may write them."""

TWINNED: Final = (
    {"b": "Move e3 e4"},
    {"b": "Move e3 e4", "c": "Continued Remove e4"},
    {"a": "Remove e3", "b": "Add black Pe5 white Sb2"},
    {"b": "Exchange e3 d5", "c": "Exchange e3 <-> d5", "d": "Exchange a1 e3"},
    {"b": "Substitute R B", "c": "Subst S ==> Q"},
    {"b": "Rotate 90", "c": "Rotate 180", "d": "Continued Rotate 270"},
    {
        "b": "Mirror a1<-->h1",
        "c": "Mirror a8<-->a1",
        "d": "Mirror a1<-->h8",
        "e": "Mirror a8<-->h1",
    },
    {"b": "Shift a1 b1", "c": "Shift a1 a3", "d": "Shift a1 h8"},
    {"b": "PolishType", "c": "Stipulation s#2", "d": "Stipulation h#2 Move e3 e4"},
    {"b": "Move a1 a2", "c": "Continued Move e3 e4", "d": "Turn round", "e": "Remove e3d5"},
)
"""Twins of the diagram below, in which no man stands on a1 and one each on e3 and d5."""
TWINS_OF: Final = "8/8/1b1p1N1K/3r4/2Bk1P2/4p3/2Q1P3/1N6 w - - 0 1"

WRITTEN: Final = (
    ("7k/8/5K2/8/8/8/6R1/5R2 w - - 0 1", "=1"),
    ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "=2"),
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "+1"),
    ("8/2k5/8/3pP3/8/8/8/K7 w - d6 0 1", "+1"),
    ("8/8/8/8/3k4/8/8/K1NG2.N-1 w - - 0 1", "+1"),
    ("k7/2P5/K7/8/8/8/8/.N-7 w - - 0 1", "#2"),
    ("7k/5K1p/7P/8/8/8/8/6B1 w - - 0 1", "ser-#2"),
)
"""Moves that problemists write otherwise than games: `=`, castling, `e.p.`, nightriders."""


def samples() -> Iterator[Json]:
    """Yield the orthodox problems of the sample collection that are quickly solved."""
    for entry in json.loads(asset("samples", "classics.json").read_text("utf-8")):
        if "rules" not in entry and entry.get("stipulation") in ("#2", "#3", "h#2", "s#2", "h#3"):
            yield {
                name: entry[name]
                for name in ("fen", "stipulation", "twins", "extras")
                if name in entry
            }


def known() -> Iterator[Json]:
    """Yield what the tests of the solver and of defects have."""
    for name in ("solutions", "lines", "defects"):
        for entry in json.loads((DATA / f"{name}.json").read_text("utf-8")):
            asked = entry.get("stipulation", "#2")
            if "fen" in entry and entry.get("quick", True):
                yield {"fen": entry["fen"], "stipulation": asked}


def twins() -> Iterator[Json]:
    """Yield problems with twins, duplex and stated solutions."""
    for each in TWINNED:
        yield {"fen": TWINS_OF, "stipulation": "#2", "twins": each}
    for board, asked in WRITTEN:  # by what is said of several parts
        yield {"fen": board, "stipulation": asked, "twins": {"b": "Rotate 180"}}
    duplex = {"options": "Duplex\nSetPlay"}
    for asked in ("h#2", "#2", "s#1"):
        yield {"fen": TWINS_OF, "stipulation": asked, "extras": duplex}
        yield {"fen": TWINS_OF, "stipulation": asked, "extras": {"options": "HalfDuplex"}}
        yield {
            "fen": TWINS_OF, "stipulation": asked, "extras": duplex, "twins": {"b": "Move e3 e4"}
        }  # fmt: skip
    for stated in ("1", "2", "20", "1.2.1.1", "2.1...", "2.1", "many"):
        yield {
            "fen": "7k/8/5K2/8/8/8/6R1/5R2 b - - 0 1", "stipulation": "h#2",
            "extras": {"intended-solutions": stated},
        }  # fmt: skip
    for stated in ("2.1.1.1", "1.2.1.1", "1.2...", "2...", "2"):
        yield {
            "fen": "6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b - - 0 1", "stipulation": "h#2",
            "extras": {"intended-solutions": stated},
        }  # fmt: skip
    for stated in ("4.1.1.1", "2.2.1.1", "1.4.1.1", "1.1...", "1.2.2.1", ""):
        for asked in ("h#2", "hs#2", "h#1.5"):
            yield {
                "fen": "8/8/8/8/8/1K6/5R2/1k6 b - - 0 1", "stipulation": asked,
                "extras": {"intended-solutions": stated},
            }  # fmt: skip


def random_records(number: int, seed: int) -> Iterator[Json]:
    """Yield so many random positions, most of them legal enough to be solved, with any task."""
    rng = random.Random(seed)
    officers = tuple(man for man in ORTHODOX_MEN if man.kind is not Kind.KING)
    for index in range(number):
        squares = rng.sample(SQUARES, rng.randint(4, 9))
        men = {square: rng.choice(officers) for square in squares[2:]}
        men |= {squares[0]: Man.WHITE_KING, squares[1]: Man.BLACK_KING}
        if index % 4 == 0:  # castling
            rook = rng.choice((Man.WHITE_ROOK, Man.BLACK_ROOK))
            king = Man.WHITE_KING if rook is Man.WHITE_ROOK else Man.BLACK_KING
            men = {square: man for square, man in men.items() if man is not king}
            rank = 0 if king is Man.WHITE_KING else 56
            men |= {rank + 4: king, rank + rng.choice((0, 7)): rook}
        if index % 10:
            men = {s: m for s, m in men.items() if m.kind is not Kind.PAWN or 8 <= s < 56}
        bare = Position.of(men, rng.choice(tuple(SIDES)))
        rights = frozenset(r for r in possible_castling(bare.board) if rng.random() < 0.8)
        passed = rng.choice((None, *bare.en_passant_squares()))
        position = Position(bare.board, bare.turn, rights, passed)
        yield {"fen": fen(position), "stipulation": ASKED[index % len(ASKED)]}


SOON: Final = (
    *("hx1", "h+1", "x1", "+1", "h=1", "h#1", "#1", "=1", "hx1.5", "h+1.5", "h#1.5", "ser-hx2"),
    *("ser-h#2", "hsx1.5", "sx1", "s#1", "r#1", "r+1", "#2", "s+2", "h==1", "==1", "h=*1", "x2"),
    *("hzd41.5", "ser-+2", "ser-sx2", "ser-r#2", "hr#1.5", "semi-r+1", "+2", "ze52"),
)
"""What is asked of positions with fairy men or conditions: most of it is found, by many lines."""


def fairy_records(number: int, seed: int, kinds: Sequence[Kind] = FAIRY) -> Iterator[Json]:
    """Yield so many random positions with fairy men, each kind in its turn."""
    rng = random.Random(seed)
    for index in range(number):
        asked = SOON[index % len(SOON)]
        own = (kinds[index % len(kinds)], *rng.sample(kinds, 2))
        position = _drawn(rng, asked, own, royal=index % 7 == 0, half=index % 5 == 0)
        record: Json = {"fen": fen(position), "stipulation": asked}
        if index % 11 == 0:
            record["twins"] = {"b": f"Substitute {own[0].code} {own[1].code}", "c": "PolishType"}
        yield record


def ruled_records(number: int, seed: int) -> Iterator[Json]:
    """Yield so many random positions with the conditions that the page plays, each in its turn.

    Every fifth has two that are certain together; some have fairy men.
    """
    rng = random.Random(seed)
    rules = json.loads(rules_file())
    named = list(rules["conditions"].items())
    rng.shuffle(named)
    named.sort(key=lambda each: " " in each[0])  # those without words first
    by_id = {row["id"]: name for name, row in reversed(named)}
    yield {  # Black has no move while White goes on
        "fen": "7k/5K1p/7P/8/8/8/8/6B1 w - - 0 1", "asked": "ser-#2 (Circe)", "form": 2,
        "sign": "ser-#2", "rules": {"conditions": ["Circe"]},
    }  # fmt: skip
    for index in range(number):
        conditions = [named[index % len(named)][0]]
        if index % 5 == 0:
            conditions = [by_id[each] for each in rng.choice(rules["pairs"])]
        sign = rng.choice(SOON)
        asked = f"{sign} ({', '.join(sorted(conditions))})"
        own = rng.sample(FAIRY, 2) if index % 4 == 0 else ()
        position = _drawn(rng, asked, own, royal=False, half=index % 40 == 0)
        yield {
            "fen": fen(position), "asked": asked, "form": 2, "sign": sign,
            "rules": {"conditions": conditions},
        }  # fmt: skip


def _drawn(
    rng: random.Random, asked: str, own: Sequence[Kind], *, royal: bool, half: bool
) -> Position:
    """Return a random position, most often one that can be solved; its first man is of a kind."""
    stipulation = parse_task(asked)
    colours = (Colour.WHITE, Colour.BLACK, Colour.WHITE, Colour.BLACK, Colour.NEUTRAL)
    orthodox = tuple(kind for kind in ORTHODOX_KINDS if kind is not Kind.KING)
    for attempt in range(6):
        squares = rng.sample(SQUARES, rng.randint(4, 7))
        men = {
            square: Man.of(rng.choice(colours if own else SIDES), rng.choice((*own, *orthodox)))
            for square in squares[2:]
        }
        if own:
            men[squares[2]] = Man.of(rng.choice(colours), own[0])
        men |= {squares[0]: Man.WHITE_KING, squares[1]: Man.BLACK_KING}
        if royal:  # in place of a king, or nobody is
            men[squares[1]] = rng.choice((Man.of(Colour.BLACK, own[0], {ROYAL}), men[squares[2]]))
        if half:
            man = men[squares[-1]]
            men[squares[-1]] = Man.of(Colour.NEUTRAL, man.kind, {HALF_NEUTRAL})
        men = {
            square: man
            for square, man in men.items()
            if man.kind is not Kind.PAWN or 8 <= square < 56 or attempt == 0
        }
        position = Position.of(men, first_side(stipulation) if attempt else rng.choice(SIDES))
        if not fatal_for(position, stipulation):
            break
    return position
