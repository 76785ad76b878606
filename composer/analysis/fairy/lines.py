# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of play against each other by whatever rules, to the moves that end them.

A line follows effective defences and single continuations, as in orthodox play
(`composer.analysis.longer.study`); but a promotion to rook beside one to queen is a second
continuation here, and what follows a threat that nothing parries is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from composer.problem.move import Move
from composer.solver.phases import Phase, Variation

MOST: Final = 200
"""Lines that are laid out; of problems with more, nobody reads what single men do in all."""


def lines_of(key: Phase) -> tuple[tuple[Move, ...], ...]:
    """Return the lines of a key's play, the key first."""
    if key.move is None:
        return ()
    return tuple(islice(_lines((key.move,), key.variations), MOST))


def _lines(moves: tuple[Move, ...], variations: Sequence[Variation]) -> Iterator[tuple[Move, ...]]:
    for variation in variations:
        if not variation.effective:
            continue
        line = (*moves, variation.defence)
        if variation.ends:
            yield line
        elif len(variation.continuations) == 1:
            answer = variation.continuations[0]
            if answer.ends:
                yield (*line, answer.move)
            else:
                yield from _lines((*line, answer.move), answer.variations)
