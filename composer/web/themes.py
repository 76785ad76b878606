# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page is told of what a solution means: the phase table, themes with proofs, points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from composer.analysis.phases import Cell, Column, PhaseTable, Row, table_of
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.catalogue import theme_name
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.twinstudy import best_first
from composer.problem.men import Colour
from composer.problem.move import Mark, Move
from composer.problem.squares import square_name
from composer.solver.jsonform import move_object, move_objects
from composer.web.request import Json
from composer.web.speaker import Speaker

_WEIGHTS: Final = {Weight.MERIT: "merit", Weight.NEUTRAL: "note"}
_ENDS: Final = (Mark.MATE, Mark.STALEMATE)
_MOST_PROOFS: Final = 12  # of one theme
_MOST_MOVES: Final = 10  # arrows of a proof; more would hide the men
_TRIES: Final = 8  # in the part of the table that a theme speaks of


def meant_told(
    flags: Iterable[Flag],
    points: Iterable[Point],
    speaker: Speaker,
    study: Study | None = None,
) -> Json:
    """Return themes and points; with the study of one diagram their moves and phases, too."""
    told = [_point(point, speaker, study) for point in points]
    return {"themes": _themes(flags, speaker, study), "points": told}


def _themes(flags: Iterable[Flag], speaker: Speaker, study: Study | None) -> list[Json]:
    """Return the themes, each once with all its proofs, the best first."""
    groups: dict[str, list[Flag]] = {}
    for flag in best_first(flags):
        groups.setdefault(flag.id, []).append(flag)
    return [
        {
            "id": name,
            "name": theme_name(name, speaker.tongue.language),
            "grade": found[0].grade.value,
            "times": len(found),
            "proofs": [_proof(flag, speaker, study) for flag in found[:_MOST_PROOFS]],
            **_part(found, study),
        }
        for name, found in groups.items()
    ]


def _proof(flag: Flag, speaker: Speaker, study: Study | None) -> Json:
    return {
        "sentence": speaker.say(flag.sentence),
        "squares": [square_name(square) for square in dict.fromkeys((*flag.squares, *flag.line))],
        "moves": _arrows(flag.moves, study),
    }


def _arrows(moves: Iterable[Move], study: Study | None) -> list[Json]:
    """Return moves as arrows, each once; none of twins, which may stand elsewhere."""
    if study is None:
        return []
    return [_arrow(move) for move in tuple(dict.fromkeys(moves))[:_MOST_MOVES]]


def _arrow(move: Move) -> Json:
    white = move.man.colour is Colour.WHITE
    return {
        "uci": move.uci,
        "kind": "mate" if move.mark in _ENDS else "white" if white else "black",
    }


def _part(found: list[Flag], study: Study | None) -> Json:
    """Return what the phase table has of a theme; nothing of mere elements."""
    if study is None or found[0].grade is Grade.ELEMENT:
        return {}
    part = table_of(study, _TRIES, tuple(found)).told
    return {"table": phases_told(part, study.solution.is_fairy)} if part.rows else {}


def _point(point: Point, speaker: Speaker, study: Study | None) -> Json:
    return {
        "level": speaker.say(point.level.title),
        "weight": _WEIGHTS.get(point.weight, "fault"),
        "sentence": speaker.say(point.sentence),
        "squares": [square_name(square) for square in point.squares],
        "moves": _arrows(point.moves, study),
    }


def phases_told(table: PhaseTable, popeye: bool) -> Json:
    """Return a phase table; `popeye` says whether moves are also given as Popeye writes them."""
    return {
        "columns": [_column(column, popeye) for column in table.columns],
        "rows": [_row(row, popeye) for row in table.rows],
    }


def _row(row: Row, popeye: bool) -> Json:
    return {
        "defence": move_object(row.defence, popeye),
        "letter": row.letter,
        "cells": [_cell(cell, popeye) for cell in row.cells],
    }


def _column(column: Column, popeye: bool) -> Json:
    move = column.phase.move
    return {
        "kind": column.kind,
        "move": None if move is None else move_object(move, popeye),
        "threats": move_objects(column.threats, popeye),
        "zugzwang": column.phase.zugzwang,
    }


def _cell(cell: Cell, popeye: bool) -> Json:
    return {
        "mate": move_object(cell.mates[0], popeye) if cell.mates else None,
        "count": len(cell.mates),
        "letter": next((letter for letter in cell.letters if letter), ""),
        "change": cell.change.value,
        "refutes": cell.refutes,
        "legal": cell.legal,
        "told": cell.told,
    }
