# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree of moves while it is read; `frozen` makes the tree of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from composer.problem.position import Position
from composer.studies.tree import GOOD, Line, StudyTree, TreeMove

if TYPE_CHECKING:
    import chess


@dataclass(slots=True, eq=False)
class Node:
    """A place of the tree.

    Attributes:
        board: what stands there.
        parent: the place before it; None in the diagram.
        move: the move that led there.
        ply: the half-move that it is, 1 for the first of White.
        depth: how many brackets it stands in.
    """

    board: chess.Board
    parent: Node | None = None
    move: chess.Move | None = None
    ply: int = 0
    depth: int = 0
    glyphs: list[int] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)

    def child(self, move: chess.Move, depth: int) -> Node:
        """Return the place after a move; a new one where it was not there.

        What stands outside of brackets goes before what stands in them.
        """
        for node in self.children:
            if node.move == move:
                if depth < node.depth:
                    self.children.remove(node)
                    node.depth = depth
                    self._place(node)
                return node
        board = self.board.copy(stack=False)
        board.push(move)
        board.clear_stack()
        made = Node(board, self, move, self.ply + 1, depth)
        self._place(made)
        return made

    def _place(self, node: Node) -> None:
        at = sum(other.depth <= node.depth for other in self.children)
        self.children.insert(at, node)

    def back_to(self, ply: int) -> Node | None:
        """Return the place on the way here at a half-move; None where it lies behind."""
        node: Node | None = self
        while node is not None and node.ply > ply:
            node = node.parent
        return node if node is not None and node.ply == ply else None

    def put_tries_last(self) -> None:
        """Let what is marked as a try not be the main line where something better is shown."""
        for node in self.all_below():
            first, *others = node.children or [node]
            better = next((other for other in others if other.is_shown_better(first)), None)
            if better is not None:
                node.children.remove(better)
                node.children.insert(0, better)

    def is_shown_better(self, other: Node) -> bool:
        """Return whether this move is meant to solve and the other, beside it, to fail."""
        tries = {2, 4, 6}
        failing = bool(tries & set(other.glyphs)) and not tries & set(self.glyphs)
        return failing and (GOOD in self.glyphs or self.depth == other.depth)

    def all_below(self) -> Iterator[Node]:
        """Yield this place and all that come after it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += node.children


def frozen(position: Position, root: Node) -> StudyTree:
    """Return the tree of what was read."""
    return StudyTree(position, _line(root), tuple(root.remarks))


def _line(node: Node) -> Line:
    """Return the line that goes on from a place, with its sidelines."""
    told: list[TreeMove] = []
    while node.children:
        first, *others = node.children
        sidelines = tuple((_told(other), *_line(other)) for other in others)
        told.append(_told(first, sidelines))
        node = first
    return tuple(told)


def _told(node: Node, sidelines: tuple[Line, ...] = ()) -> TreeMove:
    from composer.problem.boards import move_of  # loads python-chess

    assert node.parent is not None
    assert node.move is not None
    return TreeMove(
        move_of(node.parent.board, node.move),
        tuple(node.glyphs),
        tuple(node.before),
        tuple(node.remarks),
        sidelines,
    )
