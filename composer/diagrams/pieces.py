# SPDX-License-Identifier: GPL-3.0-or-later
"""The men as SVG, 45 units wide and high.

The classic set is Colin M. L. Burnett's, as python-chess carries it (GPL and others).
"""

from __future__ import annotations

import re
from typing import Final

import chess.svg

from composer.problem.men import Man

PIECE_BOX: Final = 45  # units of the side of a man's square box

_CLASS_OR_ID = re.compile(r' (?:class|id)="[^"]*"')
_CSS = re.compile(r' style="fill: ?(?P<fill>#\w+|none); stroke: ?(?P<stroke>#\w+|none);"')
_OUTLINE = re.compile(r' d="([^"]*)"')

# Which paths of a drawing make its silhouette; the others are lines inside it.
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


def man_fragment(man: Man) -> str:
    """Return the drawing of a man as an SVG group, to be placed in a 45-unit box."""
    return chess.svg.PIECES[man.letter]


def man_document(man: Man, halo: float = 0.0) -> str:
    """Return the drawing of a man as an SVG document of its own, with a white rim if asked."""
    drawing = man_definition(man, halo=halo) if halo else man_fragment(man)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PIECE_BOX} {PIECE_BOX}">'
        f"{drawing}</svg>"
    )


def man_definition(man: Man, *, name: str = "", halo: float = 0.0) -> str:
    """Return a man as a group for a picture with many men: no classes, no CSS, one id.

    Args:
        man: the man.
        name: the id of the group; without it the group has none.
        halo: the width of the white rim in units; 0 for none.
    """
    drawing = _CLASS_OR_ID.sub("", man_fragment(man))
    drawing = _CSS.sub(r' fill="\g<fill>" stroke="\g<stroke>"', drawing)
    rim = _rim(man, halo) if halo > 0 else ""
    return f'<g id="{name}">{rim}{drawing}</g>' if name else f"<g>{rim}{drawing}</g>"


def _rim(man: Man, halo: float) -> str:
    paths = _OUTLINE.findall(man_fragment(man))
    outline = "".join(paths[index] for index in _SILHOUETTE[man])
    if man is Man.BLACK_QUEEN:  # its balls are circles; the white queen has them as a path
        outline += str(_OUTLINE.findall(man_fragment(Man.WHITE_QUEEN))[0])
    width = 1.5 + 2 * halo  # the men's own outline is 1.5 wide, half of it outside
    return (
        f'<path d="{outline}" fill="#fff" stroke="#fff" stroke-width="{width:g}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
