# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare what the scheme bench finds with files of answers.

    python tests/truth/schemes.py FILE.jsonl [--every N]

A line is an object of one of these kinds, known by what it has: `post` with `keys`, every sound
take-back; `stoppers` of a `fen` with its `key`; `keepers` of `phases`; `single` and `pairs` of
`defences`; `claimed_key`, a position of a composer's record with its verdict. Lists are compared as
sets. Each that differs is printed with what only one side has; at last how many are equal, and how
often what was published stands among the first five (of pairs the first three). The status is 1 if
one differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from composer.analysis.schemes.keepandkill import Phase, keep_and_kill, stoppers
from composer.analysis.schemes.keyorder import ranked
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.separator import separate
from composer.analysis.schemes.takebacks import keys_of
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen, placement
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.solver.schemeplay import (
    Number,
    from_home,
    number_of,
    parse_step,
    scheme_board,
    step_of,
)

Record = Mapping[str, Any]


class Compared(NamedTuple):
    """What came of a record.

    Attributes:
        ours: what only we have.
        theirs: what only the record has.
        place: where the published one stands in our list, from 0; None where none is.
    """

    ours: frozenset[object]
    theirs: frozenset[object]
    place: int | None = None


def number(text: str) -> Number:
    """Return a move as a number; `-` is set play."""
    return 0 if text == "-" else number_of(parse_step(text))


def keys(record: Record) -> Compared:
    """Compare the keys that lead to a position after the key, with their flights."""
    after = parse_fen(record["post"])
    found = [
        (
            placement(one.key.taken_back.diagram),
            str(one.key.taken_back.step),
            one.key.white_in_check,
            tuple(map(square_name, one.key.gives)),
            tuple(map(square_name, one.key.takes)),
        )
        for one in ranked(after, keys_of(after, 0))
    ]
    told = {
        (
            one["fen"],
            one["uci"],
            one.get("white_in_check", False),
            tuple(sorted(one.get("gives_flights", ()), key=lambda name: (name[1], name[0]))),
            tuple(sorted(one.get("takes_flights", ()), key=lambda name: (name[1], name[0]))),
        )
        for one in record["keys"]
    }
    published = (record["published"], record["published_key"])
    place = next((place for place, one in enumerate(found) if one[:2] == published), None)
    return _compared(set(found), told, place)


def stopping(record: Record) -> Compared:
    """Compare the men who make a key the only one again."""
    key = number(record["key"])

    def home(move: str) -> Number:  # the record tells the key man by where he arrived
        return from_home(number(move), key)

    phase = Phase(
        key,
        {number(defence): home(mate) for defence, mate in record["thematic"].items()},
        frozenset(map(home, record["threats"])),
    )
    position = parse_fen(f"{record['fen']} w - - 0 1")
    found = sorted(stoppers(position, phase), key=lambda effect: effect.rank)
    return _men([(one.man.letter, square_name(one.square)) for one in found], record["stoppers"])


def keeping(record: Record) -> Compared:
    """Compare the men who keep wanted mates in two phases and leave no other."""
    phases = [
        Phase(number(first), {number(defence): number(mate) for defence, mate in mates.items()})
        for first, mates in record["phases"].items()
    ]
    position = parse_fen(f"{record['fen']} w - - 0 1")
    effects = (one for one in keep_and_kill(position, phases) if one.keeps_and_kills)
    found = sorted(effects, key=lambda effect: effect.rank)
    return _men([(one.man.letter, square_name(one.square)) for one in found], record["keepers"])


def separating(record: Record) -> Compared:
    """Compare the first moves that separate defences, and their pairs."""
    position = parse_fen(f"{record['fen']} w - - 0 1")
    found = separate(position, list(map(number, record["defences"])))
    pairs = [frozenset((pair.one.first, pair.other.first)) for pair in found.pairs]
    ours = {(phase.first, phase.mates) for phase in found.phases} | set(pairs)
    theirs = {
        (number(first), tuple(map(number, mates))) for first, mates in record["single"].items()
    } | {frozenset(map(number, pair)) for pair in record["pairs"]}
    published = {frozenset(map(number, pair)) for pair in record["published_pairs_found"]}
    place = next((place for place, pair in enumerate(pairs) if pair in published), None)
    return _compared(ours, theirs, place)


def claimed(record: Record) -> Compared:
    """Compare a position of a composer's record: its keys, or what is after its key."""
    position = parse_fen(record["fen"] if " " in record["fen"] else f"{record['fen']} w - - 0 1")
    board = scheme_board(position)
    if record["stage"] == "postkey":
        return _after_key(position, record)
    found = {step_of(first).target for first, _ in board.solving()}
    told = {_arrival(name) for name in record["keys"]}
    return _compared({square_name(square) for square in found}, told)


def _after_key(position: Position, record: Record) -> Compared:
    """Compare the keys by their diagrams, and threats, replies and mates by where men arrive."""
    after = set_turn(position, Colour.BLACK)
    table = table_of(scheme_board(after))
    ours: set[object] = {placement(one.taken_back.diagram) for one in keys_of(after, 0)}
    theirs: set[object] = {one["fen"] for one in record["keys"]}
    ours.add(("threats", *sorted(_target(mate) for mate in table.threats)))
    theirs.add(("threats", *sorted(map(_arrival, record.get("threats", ())))))
    for reply, mates in table.replies.items():
        ours.add((_target(reply), *sorted(map(_target, mates))))
    for reply, mates in record.get("replies", {}).items():
        theirs.add((_arrival(reply), *sorted(map(_arrival, mates))))
    return _compared(ours, theirs)


def _target(move: Number) -> str:
    return square_name(step_of(move).target)


def _arrival(name: str) -> str:
    return "".join(letter for letter in name if letter in "abcdefgh12345678")[-2:]


def _men(found: list[tuple[str, str]], told: list[Record]) -> Compared:
    published = {(one["man"], one["square"]) for one in told if one.get("published")}
    place = next((place for place, one in enumerate(found) if one in published), None)
    return _compared(set(found), {(one["man"], one["square"]) for one in told}, place)


def _compared(ours: set[Any], theirs: set[Any], place: int | None = None) -> Compared:
    return Compared(frozenset(ours - theirs), frozenset(theirs - ours), place)


KINDS: Mapping[str, Callable[[Record], Compared]] = {
    "post": keys,
    "stoppers": stopping,
    "keepers": keeping,
    "single": separating,
    "claimed_key": claimed,
}


def compared(record: Record) -> Compared:
    """Return what comes of a record.

    Raises:
        ValueError: it is of no kind that is known.
    """
    for name, compare in KINDS.items():
        if name in record:
            return compare(record)
    raise ValueError(f"a record of no known kind: {sorted(record)}")


def main(arguments: list[str] | None = None) -> int:
    """Compare a file; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every Nth record only")
    given = parser.parse_args(arguments)
    lines = given.file.read_text(encoding="utf-8").splitlines()[:: given.every]
    equal, places = 0, []
    for line in lines:
        record = json.loads(line)
        found = compared(record)
        equal += not found.ours and not found.theirs
        places += [found.place] if found.place is not None else []
        if found.ours or found.theirs:
            name = record.get("post") or record["fen"]
            sys.stdout.write(f"{name}: only ours {sorted(map(str, found.ours))[:5]}\n")
            sys.stdout.write(f"   only theirs {sorted(map(str, found.theirs))[:5]}\n")
    for most in (1, 3, 5, 10) if places else ():
        sys.stdout.write(
            f"published among the first {most}: {sum(place < most for place in places)}\n"
        )
    sys.stdout.write(f"{equal} of {len(lines)} equal\n")
    return int(equal < len(lines))


if __name__ == "__main__":
    sys.exit(main())
