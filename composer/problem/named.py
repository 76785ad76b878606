# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of sides and men, as words of sentences."""

from __future__ import annotations

from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.said.sentence import Sentence, Template

_SIDES: Final = {Colour.WHITE: Template("White"), Colour.BLACK: Template("Black")}
_KINDS: Final = {
    Kind.KING: Template("king"),
    Kind.QUEEN: Template("queen"),
    Kind.ROOK: Template("rook"),
    Kind.BISHOP: Template("bishop"),
    Kind.KNIGHT: Template("knight"),
    Kind.PAWN: Template("pawn"),
}
_MEN: Final = {
    Man.WHITE_KING: Template("white king"),
    Man.WHITE_QUEEN: Template("white queen"),
    Man.WHITE_ROOK: Template("white rook"),
    Man.WHITE_BISHOP: Template("white bishop"),
    Man.WHITE_KNIGHT: Template("white knight"),
    Man.WHITE_PAWN: Template("white pawn"),
    Man.BLACK_KING: Template("black king"),
    Man.BLACK_QUEEN: Template("black queen"),
    Man.BLACK_ROOK: Template("black rook"),
    Man.BLACK_BISHOP: Template("black bishop"),
    Man.BLACK_KNIGHT: Template("black knight"),
    Man.BLACK_PAWN: Template("black pawn"),
}


def side_name(colour: Colour) -> Sentence:
    """Return the name of a side: `White`."""
    return _SIDES[colour].said()


def kind_name(kind: Kind) -> Sentence:
    """Return the name of a kind of man: `knight`."""
    return _KINDS[kind].said()


def man_name(man: Man) -> Sentence:
    """Return the name of a man: `white knight`."""
    return _MEN[man].said()
