# SPDX-License-Identifier: GPL-3.0-or-later
"""The men as SVG, 45 units wide and high.

The classic set is Colin M. L. Burnett's, as python-chess carries it (GPL and others).
"""

from __future__ import annotations

from typing import Final

import chess.svg

from composer.problem.men import Man

PIECE_BOX: Final = 45  # units of the side of a man's square box


def man_fragment(man: Man) -> str:
    """Return the drawing of a man as an SVG group, to be placed in a 45-unit box."""
    return chess.svg.PIECES[man.letter]


def man_document(man: Man) -> str:
    """Return the drawing of a man as an SVG document of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PIECE_BOX} {PIECE_BOX}">'
        f"{man_fragment(man)}</svg>"
    )
