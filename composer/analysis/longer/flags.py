# SPDX-License-Identifier: GPL-3.0-or-later
"""Flags of longer problems: lines as their proof."""

from __future__ import annotations

from collections.abc import Sequence

from composer.analysis.playlines import PlayLine
from composer.analysis.themes.flag import Flag, Grade, few
from composer.problem.squares import Square
from composer.said.sentence import Listed, Notation, Sentence, said

_SHOWN = 3  # lines in a sentence


def texts(lines: Sequence[PlayLine], key: bool = False, after_key: bool = False) -> Listed:
    """Return lines as text, the first few of many.

    Args:
        lines: the lines.
        key: whether they begin with the key; else with Black's first move.
        after_key: whether the key stands right before them, so that the first needs no number.
    """
    first = 0 if key else 1
    different = list(dict.fromkeys(line.text(first) for line in lines))
    if after_key:
        different[0] = different[0].removeprefix("1...")
    return few([Notation(text) for text in different], _SHOWN)


def flag_of(
    theme: str,
    grade: Grade,
    word: Sentence,
    lines: Sequence[PlayLine],
    squares: Sequence[Square] = (),
    key: bool = False,
) -> Flag:
    """Return a flag of the actual play that some lines prove, shown with the key if that counts."""
    moves = tuple(dict.fromkeys(move for line in lines for move in line.moves))
    sentence = said("{theme}: {lines}.", theme=word, lines=texts(lines, key))
    return Flag(theme, grade, "key", tuple(squares), moves, (), sentence)
