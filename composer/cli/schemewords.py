# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found of a scheme, as lines of text and as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from composer.analysis.schemes.explained import Explained
from composer.analysis.schemes.keepandkill import Effect
from composer.analysis.schemes.keyorder import RankedKey
from composer.analysis.schemes.moves import described, played
from composer.analysis.schemes.nearmisses import Edit, Patched
from composer.analysis.schemes.park import Parked
from composer.analysis.schemes.replies import Table
from composer.analysis.schemes.sentences import cooked, key_facts, key_move, origins, short_text
from composer.analysis.schemes.separator import SET_PLAY, Pair
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.notation.moves import move_text
from composer.problem.fen import fen
from composer.problem.squares import square_name
from composer.solver.jsonform import Json
from composer.solver.schemeplay import Number, number_of, step_of


def move_name(number: Number) -> str:
    """Return a move by its squares; `-` for set play."""
    return "-" if number == SET_PLAY else str(step_of(number))


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
        **({"mating": list(map(move_name, table.ended))} if table.is_self else {}),
    }


def why_object(found: Explained) -> Json:
    """Return why a reply defends, why its mates work and why others do not, as plain values."""
    return {
        "defends": [str(reason.words) for reason in found.defends],
        "works": {
            move_text(move): [str(element.word) for element in elements]
            for move, elements in found.works
        },
        "fails": {
            move_name(each.mate): {
                "because": each.why.value,
                "parries": list(map(move_text, each.parries)),
            }
            for each in found.fails
        },
    }


def pair_object(pair: Pair) -> Json:
    """Return two phases with changed mates as plain values."""
    return {
        "phases": [move_name(pair.one.first), move_name(pair.other.first)],
        "change": pair.change.value,
        "changed": pair.changed,
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


def key_line(row: Sequence[RankedKey], work: SchemeWork = TWO) -> str:
    """Return a row of the list of keys: a man who may come from several squares."""
    first = row[0]
    told = [str(fact.words) for fact in key_facts(first, work)]
    told += [str(cooked(first))] if first.key.cooks else []
    return f"   {key_move(first)} {origins(row)}: {'; '.join(told)}"


def effect_lines(effects: Iterable[Effect], limit: int | None) -> Iterator[str]:
    """Yield who may be added where, a line for each man."""
    found = list(effects)
    yield f"Men who keep the mates and leave no other: {len(found)}"
    by_man: dict[str, list[str]] = {}
    for effect in islice(found, limit):
        by_man.setdefault(effect.man.letter, []).append(square_name(effect.square))
    for letter, squares in by_man.items():
        yield f"   {letter} {', '.join(squares)}"
    if limit is not None and len(found) > limit:
        yield f"   and {len(found) - limit} more"


def edit_text(edit: Edit) -> str:
    """Return an edit such as `+pa4`, `Ra1-a4`, or `pb2=n` of a man exchanged for another."""
    if edit.instead is not None:
        return f"{edit.instead.letter}{square_name(edit.square)}={edit.man.letter}"
    if edit.left is None:
        return f"+{edit.man.letter}{square_name(edit.square)}"
    return f"{edit.man.letter}{square_name(edit.left)}-{square_name(edit.square)}"


def patch_line(one: Patched) -> str:
    """Return a patched near miss in a line."""
    move = described(one.diagram, number_of(one.key.taken_back.step))
    return f"   1.{move_text(move)} with {edit_text(one.edit)}: {fen(one.diagram)}"


def parked_line(one: Parked) -> str:
    """Return a man parked on a line: where he stands, his key, his tries with their refutations."""
    said = [f"{one.man.letter}{square_name(one.square)}: 1.{short_text(one.diagram, one.key)}!"]
    for each in one.tries:
        after = played(one.diagram, each.move)
        tried = f"1.{short_text(one.diagram, each.move)}? {short_text(after, each.refutation)}!"
        said.append(tried if each.thematic else f"({tried})")
    said += [f"{len(one.others)} others are no tries"] if one.others else []
    return f"   {'; '.join(said)}"


def parked_object(one: Parked) -> Json:
    """Return a man parked on a line as plain values."""
    return {
        "fen": fen(one.diagram),
        "man": one.man.letter,
        "square": square_name(one.square),
        "key": move_name(one.key),
        "tries": [
            {"move": move_name(each.move), "refutation": move_name(each.refutation)}
            | {"thematic": each.thematic}
            for each in one.tries
        ],
        "others": list(map(move_name, one.others)),
    }
