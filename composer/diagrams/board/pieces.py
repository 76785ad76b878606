# SPDX-License-Identifier: GPL-3.0-or-later
"""The men as SVG, 45 units wide and high.

The classic set is Colin M. L. Burnett's, as python-chess carries it (GPL and others). The
print set is our own and lies in `resources/pieces/print`: one file for each man, with nothing
but paths in one group, so that all of it can be taken into a larger drawing.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

import chess.svg

from composer.assets import asset
from composer.diagrams.style.style import PieceSet
from composer.problem.men import Kind, Man

PIECE_BOX: Final = 45  # units of the side of a man's square box

_CLASS_OR_ID = re.compile(r' (?:class|id)="[^"]*"')
_CSS = re.compile(r' style="fill: ?(?P<fill>#\w+|none); stroke: ?(?P<stroke>#\w+|none);"')
_OUTLINE = re.compile(r' d="([^"]*)"')
_GROUP = re.compile(r"<g .*</g>", re.DOTALL)

# The width of the men's own outline, half of it outside.
_STROKE: Final = {PieceSet.CLASSIC: 1.5, PieceSet.PRINT: 2.0}

# Which paths of a classic drawing make its silhouette; the others are lines inside it.
_SILHOUETTE: Final = {
    Man.WHITE_KING: (0, 1, 2),
    Man.WHITE_QUEEN: (0, 1),
    Man.WHITE_ROOK: (0, 1, 2, 3),
    Man.WHITE_BISHOP: (0,),
    Man.WHITE_KNIGHT: (0, 1),
    Man.WHITE_PAWN: (0,),
    Man.BLACK_KING: (0, 1, 2, 3),
    Man.BLACK_QUEEN: (0,),
    Man.BLACK_ROOK: (0, 1, 2),
    Man.BLACK_BISHOP: (0,),
    Man.BLACK_KNIGHT: (0, 1),
    Man.BLACK_PAWN: (0,),
}


def man_fragment(man: Man, pieces: PieceSet = PieceSet.CLASSIC) -> str:
    """Return the drawing of a man as an SVG group, to be placed in a 45-unit box."""
    return chess.svg.PIECES[man.letter] if pieces is PieceSet.CLASSIC else _own(pieces, man)


def man_document(man: Man, halo: float = 0.0, pieces: PieceSet = PieceSet.CLASSIC) -> str:
    """Return the drawing of a man as an SVG document of its own, with a white rim if asked."""
    drawing = man_definition(man, halo=halo, pieces=pieces) if halo else man_fragment(man, pieces)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PIECE_BOX} {PIECE_BOX}">'
        f"{drawing}</svg>"
    )


@lru_cache(maxsize=512)  # a drawing is the same text every time
def man_definition(
    man: Man, *, name: str = "", halo: float = 0.0, pieces: PieceSet = PieceSet.CLASSIC
) -> str:
    """Return a man as a group for a picture with many men: no classes, no CSS, one id.

    Args:
        man: the man.
        name: the id of the group; without it the group has none.
        halo: the width of the white rim in units; 0 for none.
        pieces: the set that the drawing is taken from.
    """
    drawing = _CLASS_OR_ID.sub("", man_fragment(man, pieces))
    drawing = _CSS.sub(r' fill="\g<fill>" stroke="\g<stroke>"', drawing)
    rim = _rim(man, halo, pieces) if halo > 0 else ""
    return f'<g id="{name}">{rim}{drawing}</g>' if name else f"<g>{rim}{drawing}</g>"


@cache
def _own(pieces: PieceSet, man: Man) -> str:
    """Read the group of a drawing of ours, on one line."""
    name = f"{man.colour.name.lower()}-{man.kind.id}.svg"
    text = asset("pieces", pieces.value, name).read_text("utf-8")
    group = _GROUP.search(text)
    if group is None:
        raise ValueError(f"the program's file {name} holds no drawing")
    return "".join(line.strip() for line in group[0].splitlines())


def _rim(man: Man, halo: float, pieces: PieceSet) -> str:
    paths = _OUTLINE.findall(man_fragment(man, pieces))
    if pieces is PieceSet.CLASSIC:
        outline = "".join(paths[index] for index in _SILHOUETTE[man])
        if man is Man.BLACK_QUEEN:  # its balls are circles; the white queen has them as a path
            outline += str(_OUTLINE.findall(man_fragment(Man.WHITE_QUEEN))[0])
    else:  # the first path is the silhouette; those of a white king's cross reach beyond it
        outline = "".join(paths[: 2 if man.kind is Kind.KING else 1])
    width = _STROKE[pieces] + 2 * halo
    return (
        f'<path d="{outline}" fill="#fff" stroke="#fff" stroke-width="{width:g}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
