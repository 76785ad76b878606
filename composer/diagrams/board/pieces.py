# SPDX-License-Identifier: GPL-3.0-or-later
"""The men as SVG, 45 units wide and high: orthodox, fairy and neutral ones, with their marks."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from composer.diagrams.board.drawings import STROKE, drawing, outline, plain, silhouette
from composer.diagrams.board.figures import (
    badge_letter,
    crown_badge,
    disc,
    disc_outline,
    letter_badge,
    neutral,
    neutral_disc,
    turned,
)
from composer.diagrams.style.measures import PIECE_BOX
from composer.diagrams.style.style import PieceSet
from composer.problem.men import ORTHODOX_KINDS, ROYAL, Colour, Kind, Man

_NOT_OF_A_NAME = re.compile(r"[^a-z0-9-]")
_BY_ID: Final = {kind.id: kind for kind in ORTHODOX_KINDS}


def man_fragment(man: Man, pieces: PieceSet = PieceSet.CLASSIC) -> str:
    """Return the drawing of a man as an SVG group, to be placed in a 45-unit box."""
    return drawing(man, pieces) if man.is_orthodox else _fairy(man, pieces)


def man_document(man: Man, halo: float = 0.0, pieces: PieceSet = PieceSet.CLASSIC) -> str:
    """Return the drawing of a man as an SVG document of its own, with a white rim if asked."""
    drawn = man_definition(man, halo=halo, pieces=pieces) if halo else man_fragment(man, pieces)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PIECE_BOX} {PIECE_BOX}">'
        f"{drawn}</svg>"
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
    drawn = plain(man_fragment(man, pieces)) if man.is_orthodox else man_fragment(man, pieces)
    rim = _rim(man, halo, pieces) if halo > 0 else ""
    return f'<g id="{name}">{rim}{drawn}</g>' if name else f"<g>{rim}{drawn}</g>"


def man_name(man: Man) -> str:
    """Return the id of a man's drawing in a picture: small letters, digits and hyphens only.

    Of an orthodox man it is `wK`; whatever a user called a kind of his own, it is harmless.
    """
    if man.is_orthodox:
        return f"{man.colour.value}{man.kind.letter}"
    words = (man.colour.value, man.kind.id, *sorted(man.qualities))
    name = "-".join(_NOT_OF_A_NAME.sub("", word.lower()) for word in words)
    return f"{name}-{int(man.kind)}" if man.kind.is_defined else name


def _shape(man: Man) -> Kind | None:
    """Return the kind whose drawing a man has; None where it stands as letters on a disc."""
    row = man.kind.row
    return man.kind if row is None else _BY_ID.get(row.figure)


def _rotation(man: Man) -> int:
    return 0 if man.kind.row is None else man.kind.row.rotation


def _fairy(man: Man, pieces: PieceSet) -> str:
    """Return the drawing of a man who is not one of the twelve."""
    shape, name = _shape(man), man_name(man)
    letters = man.kind.letter[:3]
    if shape is None and man.colour is Colour.NEUTRAL:
        drawn = neutral_disc(letters, name)
    elif shape is None:
        is_white = man.colour is Colour.WHITE
        drawn = disc(letters, "#fff" if is_white else "#000", "#000" if is_white else "#fff")
    else:
        drawn = turned(_shaped(shape, man, pieces, name), _rotation(man))
    return f"<g>{drawn}{_badges(man)}</g>"


def _shaped(shape: Kind, man: Man, pieces: PieceSet, name: str) -> str:
    if man.colour is not Colour.NEUTRAL:
        return plain(drawing(Man.of(man.colour, shape), pieces))
    white = Man.of(Colour.WHITE, shape)
    return neutral(
        plain(drawing(white, pieces)), silhouette(white, pieces), _rotation(man), f"-{name}"
    )


def _badges(man: Man) -> str:
    """Return the sign of what is special about a man; the crown goes before all others."""
    if ROYAL in man.qualities:
        return crown_badge()
    return letter_badge(badge_letter(sorted(man.qualities)[0])) if man.qualities else ""


def _rim(man: Man, halo: float, pieces: PieceSet) -> str:
    shape = _shape(man)
    if shape is None:
        path, stroke = disc_outline(), STROKE[PieceSet.CLASSIC]
    else:
        side = Colour.WHITE if man.colour is Colour.NEUTRAL else man.colour
        path, stroke = outline(Man.of(side, shape), pieces), STROKE[pieces]
    rim = (
        f'<path d="{path}" fill="#fff" stroke="#fff" stroke-width="{stroke + 2 * halo:g}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
    return rim if shape is None else turned(rim, _rotation(man))
