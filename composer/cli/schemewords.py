# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found of a scheme, as lines of text and as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from composer.analysis.schemes.keepandkill import Effect
from composer.analysis.schemes.keyorder import RankedKey
from composer.analysis.schemes.moves import described
from composer.analysis.schemes.nearmisses import Edit, Patched
from composer.analysis.schemes.replies import Table
from composer.analysis.schemes.separator import SET_PLAY
from composer.notation.moves import move_text
from composer.problem.fen import fen
from composer.problem.move import Mark
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.solver.jsonform import Json
from composer.solver.schemeplay import Number, from_arrival, number_of, step_of


def move_name(number: Number) -> str:
    """Return a move by its squares; `-` for set play."""
    return "-" if number == SET_PLAY else str(step_of(number))


def mates_text(position: Position, first: Number, mates: Iterable[Number]) -> str:
    """Return the mates of a phase as `2.Nf5#, 2.Qh6#`."""
    arrived = (from_arrival(mate, first) for mate in mates)
    return ", ".join(f"2.{short_text(position, mate, Mark.MATE)}" for mate in arrived)


def short_text(position: Position, number: Number, mark: Mark = Mark.NONE) -> str:
    """Return a legal move in short notation."""
    return move_text(described(position, number, mark))


def table_object(first: Number, table: Table) -> Json:
    """Return a table as plain values."""
    return {
        "first": move_name(first),
        "in_check": table.in_check,
        "threats": list(map(move_name, table.threats)),
        "replies": {
            move_name(reply): list(map(move_name, mates)) for reply, mates in table.replies.items()
        },
        "holes": list(map(move_name, table.holes)),
    }


def key_object(row: RankedKey) -> Json:
    """Return a key as plain values."""
    key, taken = row.key, row.key.taken_back
    return {
        "fen": fen(taken.diagram),
        "key": str(taken.step),
        "man": taken.man.letter,
        "captured": None if taken.captured is None else taken.captured.letter,
        "cooks": list(map(move_name, key.cooks)),
        "white_in_check": key.white_in_check,
        "gives_flights": list(map(square_name, key.gives)),
        "takes_flights": list(map(square_name, key.takes)),
        "set_mates": row.set_mates,
        "defences": row.defences,
        "changed": row.changed,
        "promoted_force": [side.value for side in row.promoted_force],
        "impossible": row.impossible,
        "out_of_play": row.out_of_play,
        "castling_left_out": row.castling_left_out,
    }


def key_line(row: Sequence[RankedKey]) -> str:
    """Return a row of the list of keys: a man who may come from several squares."""
    first = row[0]
    key, taken = first.key, first.key.taken_back
    move = replace(described(taken.diagram, number_of(taken.step)), disambiguation="")
    origins = " or ".join(square_name(each.key.taken_back.step.origin) for each in row)
    said = [] if taken.captured is None else [f"takes {taken.captured.letter}"]
    if first.defences:
        said.append(f"set mates {first.set_mates} of {first.defences}")
    if first.changed:
        said.append(f"{first.changed} changed")
    if key.gives:
        said.append(f"flights given: {', '.join(map(square_name, key.gives))}")
    if key.takes:
        said.append(f"flights taken: {', '.join(map(square_name, key.takes))}")
    said += ["White in check"] * key.white_in_check + ["promoted force"] * bool(
        first.promoted_force
    )
    said += ["illegal"] * bool(first.impossible) + ["out of play"] * first.out_of_play
    said += ["castling left out"] * first.castling_left_out
    cooks = [f"1.{short_text(taken.diagram, cook)}" for cook in key.cooks]
    said += [f"cooked: {', '.join(cooks)}"] if cooks else []
    return f"   1.{move_text(move)} from {origins}: {'; '.join(said)}"


def effect_lines(effects: Iterable[Effect], limit: int | None) -> Iterator[str]:
    """Yield who may be added where, a line for each man."""
    found = list(effects)
    yield f"Men who keep the mates and leave no other: {len(found)}"
    by_man: dict[str, list[str]] = {}
    for effect in islice(found, limit):
        by_man.setdefault(effect.man.letter, []).append(square_name(effect.square))
    for letter, squares in by_man.items():
        yield f"   {letter} {', '.join(squares)}"


def edit_text(edit: Edit) -> str:
    """Return an edit such as `+pa4` or `Ra1-a4`."""
    if edit.left is None:
        return f"+{edit.man.letter}{square_name(edit.square)}"
    return f"{edit.man.letter}{square_name(edit.left)}-{square_name(edit.square)}"


def patch_line(one: Patched) -> str:
    """Return a patched near miss in a line."""
    move = described(one.diagram, number_of(one.key.taken_back.step))
    return f"   1.{move_text(move)} with {edit_text(one.edit)}: {fen(one.diagram)}"
