# SPDX-License-Identifier: GPL-3.0-or-later
"""Movement as a line of text, in which the table of men and men of a user's own are written.

Parts are joined by `+`; a part is a way of moving, where to, and what is special:

    leap 1,3                      a camel
    ride rook + leap knight       an empress
    ride queen quiet + hop queen landing=any taking     a leo
    hop queen landing=aside turns=2                     an eagle

The ways are `leap`, `ride`, `lame`, `circle`, `course`, `hop`, `learn`, `locust`,
`pawn-step` and `pawn-capture`.
Where to is a size such as `1,3` (any direction), several of them as `0,5/3,4`, or a name of
`PLACES` or, for `lame`, of `PATHS`, for `course` of `COURSES`. `quiet` is without capture,
`taking` with capture only;
`absolute` is a ride in directions that are the same for both sides; `near` is said of a hurdle
on the next square; the rest are `limit`, `distance`, `hurdles`, `turns` and `landing` with a
value, and `unpassed`: a pawn that cannot be captured in passing, or does not capture so.
`passing` is said of a `near` locust that captures so.
"""

from __future__ import annotations

import re
from typing import Final

from composer.geometry.geometry import Vector
from composer.rules.courses import COURSES
from composer.rules.movement import (
    DIAGONAL,
    KNIGHT,
    KNIGHT_ROUND,
    ORTHOGONAL,
    ROYAL,
    ROYAL_ROUND,
    Circle,
    Course,
    Hop,
    Hurdle,
    Lame,
    Landing,
    Leap,
    Learn,
    Locust,
    Movement,
    Part,
    PawnCapture,
    PawnStep,
    Ride,
    Vectors,
    every_vector,
    leaper,
)
from composer.rules.movementlimits import BOUNDS, movement_fault

_MAO: Final[tuple[Vectors, ...]] = tuple(
    (straight, (straight[0] or side, straight[1] or side))
    for straight in ORTHOGONAL
    for side in (-1, 1)
)
_WAY: Final = 14
"""Steps that a line of knight's leaps can have on the chessboard at most: b1-a3-c2-b4-d3 ..."""


def _begun(first: Vector, second: Vector) -> tuple[Vectors, ...]:
    """Return the ways along a line of two steps in turn, to each square where it may end."""
    whole = ((first, second) * _WAY)[:_WAY]
    return tuple(whole[:steps] for steps in range(1, _WAY + 1))


def _longer_side(x: int, y: int) -> Vector:
    """Return the longer part of a knight's leap."""
    return (x, 0) if abs(x) > abs(y) else (0, y)


def _in_turn(*pairs: tuple[Vector, Vector]) -> tuple[Vectors, ...]:
    """Return the ways along lines of two steps in turn, for some pairs of them."""
    return tuple(way for first, second in pairs for way in _begun(first, second))


PATHS: Final[dict[str, tuple[Vectors, ...]]] = {
    "mao": _MAO,
    "moa": tuple((diagonal, straight) for straight, diagonal in _MAO),
    "dabbaba": tuple((step, step) for step in ORTHOGONAL),
    "alfil": tuple((step, step) for step in DIAGONAL),
    "spiral": tuple(
        way for x, y in KNIGHT for second in ((-x, y), (x, -y)) for way in _begun((x, y), second)
    ),
    "diagonal-spiral": tuple(
        way
        for x, y in KNIGHT
        for sense in (1, -1)
        for way in _begun((x, y), (sense * x // abs(x) * abs(y), sense * y // abs(y) * abs(x)))
    ),
    "spiral-2,0": _in_turn(*(((x, y), (-x, y) if abs(x) > abs(y) else (x, -y)) for x, y in KNIGHT)),
    "spiral-4,0": _in_turn(*(((x, y), (x, -y) if abs(x) > abs(y) else (-x, y)) for x, y in KNIGHT)),
    "spiral-1,1": _in_turn(
        *(((x, y), (-x // abs(x) * abs(y), -y // abs(y) * abs(x))) for x, y in KNIGHT)
    ),
    "spiral-3,3": _in_turn(
        *(((x, y), (x // abs(x) * abs(y), y // abs(y) * abs(x))) for x, y in KNIGHT)
    ),
    "spiral-3,1": _in_turn(*(((x, y), second) for x, y in KNIGHT for second in ((y, -x), (-y, x)))),
    "bishop-zigzag": _in_turn(
        *(((x, y), second) for x, y in DIAGONAL for second in ((-x, y), (x, -y)))
    ),
    "rook-zigzag": _in_turn(
        *(((x, y), second) for x, y in ORTHOGONAL for second in ((y, x), (-y, -x)))
    ),
    "knight-dabbaba": tuple(
        ((x, y), *(_longer_side(x, y),) * steps) for x, y in KNIGHT for steps in range(4)
    ),
}
"""Ways over empty cells: of two steps, straight then diagonal, the other way round, straight on,
and diagonally; along lines of leaps to two sides in turn; and a leap with steps straight on."""

PLACES: Final[dict[str, Vectors]] = {
    "queen": ROYAL,
    "king": ROYAL,
    "rook": ORTHOGONAL,
    "bishop": DIAGONAL,
    "knight": KNIGHT,
    "anywhere": every_vector(3),
    "ahead": ((0, 1),),
    "back": ((0, -1),),
    "diagonally-ahead": ((-1, 1), (1, 1)),
    "diagonally-back": ((-1, -1), (1, -1)),
}
"""Named sets of vectors; those of a pawn are as White sees the board."""

ROUNDS: Final = {"knight": KNIGHT_ROUND, "king": ROYAL_ROUND}
_SIZE: Final = re.compile(r"\d{1,2},\d{1,2}(/\d{1,2},\d{1,2}){0,7}")
_FLAGS: Final = {
    "quiet": {"may_capture": False},
    "taking": {"may_move": False},
    "absolute": {"absolute": True},
}
_SIZES: Final = ("1,2", "1,3", "2,3", "0,2", "2,2")
_KNOWN: Final[dict[str, frozenset[str]]] = {
    "leap": frozenset({"may_move", "may_capture"}),
    "ride": frozenset({"may_move", "may_capture", "limit", "absolute"}),
    "lame": frozenset({"may_move", "may_capture", "limit"}),
    "circle": frozenset({"may_move", "may_capture"}),
    "course": frozenset({"may_move", "may_capture"}),
    "hop": frozenset(
        {"may_move", "may_capture", "distance", "hurdles", "turns", "landing", "hurdle"}
    ),
    "learn": frozenset(),
    "locust": frozenset({"hurdle", "in_passing"}),
    "pawn-step": frozenset({"passes"}),
    "pawn-capture": frozenset({"in_passing"}),
}


def places_for(way: str) -> tuple[str, ...]:
    """Return where a way of moving may lead: sizes and names, the usual ones first."""
    if way == "lame":
        return tuple(PATHS)
    if way == "circle":
        return tuple(ROUNDS)
    if way == "learn":
        return ("enemies", "friends")
    if way == "course":
        return tuple(COURSES)
    if way in ("pawn-step", "pawn-capture"):
        forward = ("diagonally-ahead", "ahead") if way == "pawn-capture" else ()
        return forward or ("ahead", "diagonally-ahead")
    return (*_SIZES, *PLACES)


def details_for(way: str) -> tuple[str, ...]:
    """Return what may be said of a way of moving, word by word, the usual words first."""
    known = _KNOWN[way]
    found = [word for word, flag in _FLAGS.items() if flag.keys() <= known]
    found += ["near"] if "hurdle" in known else []
    found += ["unpassed"] if way in ("pawn-step", "pawn-capture") else []
    found += [f"landing={landing.value}" for landing in Landing] if "landing" in known else []
    lowest = {"limit": (0, 2) if way == "lame" else (2, 3), "distance": (2, 3)}
    for name in ("limit", "distance", "hurdles", "turns"):
        if name in known:
            found += [f"{name}={number}" for number in lowest.get(name, (1, 2))]
    return tuple(found)


def parse_movement(text: str) -> Movement:
    """Read a movement; no text at all is that of a man who never moves.

    Raises:
        ValueError: a part cannot be read; the message names it.
    """
    parts = [part.strip() for part in text.split("+")] if text.strip() else []
    found = tuple(_part(part) for part in parts)
    fault = movement_fault(found)
    if fault is not None:
        raise ValueError(fault)
    return found


def _part(text: str) -> Part:
    words = text.split()
    if len(words) < 2 or words[0] not in _KNOWN:
        raise ValueError(f"expected a way of moving and where to, such as leap 1,3, got {text!r}")
    way, where = words[:2]
    given: dict[str, object] = {}
    for word in words[2:]:
        given |= _detail(way, word)
    if given.keys() - _KNOWN[way]:
        raise ValueError(f"{text!r}: {way} has no {', '.join(sorted(given.keys() - _KNOWN[way]))}")
    try:
        return _made(way, where, given)
    except (TypeError, KeyError):
        raise ValueError(f"{text!r}: {where!r} is no place for {way}") from None


def _made(way: str, where: str, given: dict[str, object]) -> Part:
    match way:
        case "leap":
            return Leap(_vectors(where), **given)  # type: ignore[arg-type]
        case "ride":
            return Ride(_vectors(where), **given)  # type: ignore[arg-type]
        case "lame":
            return Lame(PATHS[where], **given)  # type: ignore[arg-type]
        case "circle":
            return Circle(ROUNDS[where], **given)  # type: ignore[arg-type]
        case "learn":
            return Learn(enemies={"enemies": True, "friends": False}[where])
        case "course":
            return _course(where, given)
        case "hop":
            return Hop(_vectors(where), **given)  # type: ignore[arg-type]
        case "locust":
            return Locust(_vectors(where), **given)  # type: ignore[arg-type]
        case "pawn-step":
            return PawnStep(_vectors(where), **given)  # type: ignore[arg-type]
        case _:
            return PawnCapture(_vectors(where), **given)  # type: ignore[arg-type]


def _course(where: str, given: dict[str, object]) -> Part:
    if where not in COURSES:
        raise KeyError(where)
    return Course(where, **given)  # type: ignore[arg-type]


def _detail(way: str, word: str) -> dict[str, object]:
    name, _, value = word.partition("=")
    if word in _FLAGS:
        return {**_FLAGS[word]}
    if word == "near":
        return {"hurdle": Hurdle.NEXT}
    if word == "passing":
        return {"in_passing": True}
    if word == "unpassed":
        return {"passes" if way == "pawn-step" else "in_passing": False}
    if name == "landing" and value in {landing.value for landing in Landing}:
        return {"landing": Landing(value)}
    if name in BOUNDS and value.isascii() and value.isdigit() and len(value) < 3:
        return {name: int(value)}
    raise ValueError(f"{word!r} says nothing about a movement")


def _vectors(where: str) -> Vectors:
    if where in PLACES:
        return PLACES[where]
    if not _SIZE.fullmatch(where):
        raise KeyError(where)
    sizes = [tuple(map(int, size.split(","))) for size in where.split("/")]
    found = leaper(*((one, other) for one, other in sizes))
    return found
