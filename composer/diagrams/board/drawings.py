# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawings of the twelve orthodox men as SVG, 45 units wide and high.

They lie in `resources/pieces`, one file for each man, with nothing but one group, so that all of
it can be taken into a larger drawing. The classic set is Colin M. L. Burnett's, as python-chess
carries it (GPL and others), which would take longer to be loaded; the print set is our own.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from composer.assets import asset
from composer.diagrams.style.style import PieceSet
from composer.problem.men import Kind, Man

_CLASS_OR_ID = re.compile(r' (?:class|id)="[^"]*"')
_CSS = re.compile(r' style="fill: ?(?P<fill>#\w+|none); stroke: ?(?P<stroke>#\w+|none);"')
_OUTLINE = re.compile(r' d="([^"]*)"')
_GROUP = re.compile(r"<g .*</g>", re.DOTALL)

# The width of the men's own outline, half of it outside.
STROKE: Final = {PieceSet.CLASSIC: 1.5, PieceSet.PRINT: 2.0}

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


@cache
def drawing(man: Man, pieces: PieceSet) -> str:
    """Return the drawing of one of the twelve men as it stands in its set, on one line."""
    name = f"{man.colour.name.lower()}-{man.kind.id}.svg"
    text = asset("pieces", pieces.value, name).read_text("utf-8")
    group = _GROUP.search(text)
    if group is None:
        raise ValueError(f"the program's file {name} holds no drawing")
    return "".join(line.strip() for line in group[0].splitlines())


def plain(drawn: str) -> str:
    """Return a drawing with attributes instead of CSS, without classes and ids."""
    return _CSS.sub(r' fill="\g<fill>" stroke="\g<stroke>"', _CLASS_OR_ID.sub("", drawn))


def silhouette(man: Man, pieces: PieceSet) -> tuple[int, ...]:
    """Return which paths of a drawing make its outline; the others are lines inside it."""
    if pieces is PieceSet.CLASSIC:
        return _SILHOUETTE[man]
    # The first path is the silhouette; those of a white king's cross reach beyond it.
    return (0, 1) if man.kind is Kind.KING else (0,)


def outline(man: Man, pieces: PieceSet) -> str:
    """Return the path of a man's outline."""
    paths = _OUTLINE.findall(drawing(man, pieces))
    found = "".join(paths[index] for index in silhouette(man, pieces) if index < len(paths))
    if man is Man.BLACK_QUEEN and pieces is PieceSet.CLASSIC:
        # Its balls are circles; the white queen has them as a path.
        found += str(_OUTLINE.findall(drawing(Man.WHITE_QUEEN, pieces))[0])
    return found
