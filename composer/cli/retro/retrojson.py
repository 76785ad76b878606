# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a diagram comes from, as the plain values that JSON knows (`docs/json.md`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from composer.problem.fen import fen
from composer.problem.men import Colour, Man
from composer.problem.position import Castling, Position
from composer.problem.squares import Square, square_name
from composer.retro.judge import History, LastMove
from composer.retro.rights.values import CastlingRight, PassingRight, Rights
from composer.retro.unmoves.taking import take_back
from composer.said.sentence import Sentence
from composer.solver.jsonform import FORMAT as FORMAT
from composer.solver.jsonform import move_objects

Json = dict[str, Any]


def history_object(position: Position, found: History) -> Json:
    """Return what is known of a diagram's past."""
    judged = found.judged
    game = None if judged.witness is None else move_objects(judged.witness)
    return {
        "legality": judged.legality.value,
        "reason": _text(judged.reason),
        "squares": _names(judged.squares),
        "further": [str(each.message) for each in judged.further],
        "game": game,
        "last_moves": [_last_move(position, each) for each in found.last_moves],
        "rights": _rights(found.rights) if found.rights.judged else None,
        "complete": found.complete,
    }


def _last_move(position: Position, last: LastMove) -> Json:
    unmove = last.unmove
    return {
        "text": unmove.text(),
        "man": _man(unmove.man),
        "origin": square_name(unmove.origin),
        "arrival": square_name(unmove.arrival),
        "uncaptured": None if unmove.uncaptured is None else _man(unmove.uncaptured),
        "unpromotes": unmove.unpromotes,
        "en_passant": unmove.en_passant,
        "castling": None if unmove.castling is None else unmove.castling.value,
        "double_step": unmove.double_step,
        "before": fen(take_back(position, unmove)),
        "disproof": _text(last.disproof),
    }


def _rights(rights: Rights) -> Json:
    return {
        "castling": [_castling(each) for each in rights.castling],
        "en_passant": [_passing(each) for each in rights.passing],
        "exclusions": [
            {
                "castling": [right.value for right in each.claims],
                "reason": str(each.reason),
                "squares": _names(each.squares),
            }
            for each in rights.exclusions
        ],
        "parts": [
            {
                "castling": _letters(each.castling),
                "en_passant": None if each.passing is None else square_name(each.passing),
            }
            for each in rights.parts
        ],
        "complete": rights.complete,
    }


def _castling(each: CastlingRight) -> Json:
    return {
        "right": each.right.value,
        "standing": each.status.value,
        "reason": str(each.reason),
        "squares": _names(each.squares),
    }


def _passing(each: PassingRight) -> Json:
    return {
        "square": square_name(each.square),
        "standing": each.status.value,
        "reason": str(each.reason),
        "squares": _names(each.squares),
    }


def _letters(rights: frozenset[Castling]) -> str:
    return "".join(right.value for right in Castling if right in rights)


def _man(man: Man) -> str:
    """Return a man as `wN`."""
    return ("w" if man.colour is Colour.WHITE else "b") + man.kind.letter


def _names(squares: Iterable[Square]) -> list[str]:
    return [square_name(square) for square in squares]


def _text(sentence: Sentence | None) -> str | None:
    return None if sentence is None else str(sentence)
