# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of sides and men, as words of sentences."""

from __future__ import annotations

from typing import Final

from composer.problem.men import HALF_NEUTRAL, ROYAL, Colour, Kind, Man
from composer.said.sentence import Name, Part, Sentence, Template, joined, said

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


_COLOURS: Final = {
    Colour.WHITE: Template("white"),
    Colour.BLACK: Template("black"),
    Colour.NEUTRAL: Template("neutral"),
}
_QUALITIES: Final = {
    ROYAL: Template("royal"),
    HALF_NEUTRAL: Template("half-neutral"),
    "chameleon": Template("chameleon"),
    "kamikaze": Template("kamikaze"),
    "paralysing": Template("paralysing"),
    "magic": Template("magic"),
    "hurdle-colour-changing": Template("hurdle-colour-changing"),
    "functionary": Template("functionary"),
    "patrol": Template("patrolling"),
    "volage": Template("volage"),
    "protean": Template("protean"),
    "jigger": Template("jigger"),
    "uncapturable": Template("uncapturable"),
    "bul": Template("bul"),
    "dob": Template("dob"),
    "alice-a": Template("on board A"),
    "alice-b": Template("on board B"),
}


def side_name(colour: Colour) -> Sentence:
    """Return the name of a side: `White`."""
    return _SIDES[colour].said()


def kind_name(kind: Kind) -> Sentence:
    """Return the name of a kind of man: `knight`, `grasshopper`."""
    if kind.row is not None:
        return Sentence("{name}", (("name", Name(kind.row.names)),))
    return _KINDS[kind].said()


def quality_name(quality: str) -> Sentence:
    """Return the name of what is special about a man: `royal`, `chameleon`."""
    known = _QUALITIES.get(quality)
    return Sentence(quality) if known is None else known.said()


def man_name(man: Man) -> Sentence:
    """Return the name of a man: `white knight`, `grasshopper (neutral, royal)`.

    What is not orthodox stands in brackets, so that no language has to bend a word.
    """
    if man in _MEN:
        return _MEN[man].said()
    words: list[Part] = [_COLOURS[man.colour].said()]
    for quality in sorted(man.qualities):
        known = _QUALITIES.get(quality)
        words.append(quality if known is None else known.said())
    return said("{kind} ({qualities})", kind=kind_name(man.kind), qualities=joined(words))
