# SPDX-License-Identifier: GPL-3.0-or-later
"""A solution as it is typed or pasted: printed, as PGN has it, or the squares of moves (`h8g7`)."""

from __future__ import annotations

from composer.notation.letters import Letters
from composer.notation.studies.reading import ReadTree, read_tree
from composer.notation.typedline import typed_line
from composer.problem.position import Position
from composer.studies.tree import StudyTree, TreeMove


def typed_tree(text: str, position: Position, letters: Letters | None = None) -> ReadTree:
    """Read what was typed.

    Args:
        text: the solution, or a part of it.
        position: where it begins.
        letters: those of the reader, which are tried first; then all others.
    """
    found = read_tree(text, position, letters)
    if found.is_whole or not text.strip():
        return found
    if letters is not None:
        other = read_tree(text, position)
        if other.is_whole or len(other.tree.line) > len(found.tree.line):
            found = other
    if not found.is_whole:
        try:
            line = typed_line(position, text)
        except ValueError:
            return found
        if line:
            return ReadTree(StudyTree(position, tuple(TreeMove(move) for _, move in line)))
    return found
