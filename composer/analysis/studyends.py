# SPDX-License-Identifier: GPL-3.0-or-later
"""How the lines of a study end: in mate or stalemate, and how clean that is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from composer.analysis.board import mating_board
from composer.analysis.matepicture import Cleanness, purity_of, stalemate_purity_of
from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.said.sentence import Notation, Sentence, said
from composer.studies.tree import Placed, StudyTree, Way


@dataclass(frozen=True, slots=True)
class StudyEnd:
    """A last position of a line in which the side to move is mated or stalemated.

    Attributes:
        way: the moves that lead there.
        number: that of the last move.
        last: the last move, as `Ke5`.
        by: who played it.
        is_main: whether the main line ends there.
        final: the position.
        is_mate: whether it is mate; else it is stalemate.
        cleanness: how clean it is.
    """

    way: Way
    number: int
    last: str
    by: Colour
    is_main: bool
    final: Position
    is_mate: bool
    cleanness: Cleanness

    @property
    def sentence(self) -> Sentence:
        """What the line ends in."""
        what = _words(self.is_mate, self.cleanness)
        if self.is_main:
            return said("the main line ends in {end}", end=what)
        dots = "." if self.by is Colour.WHITE else "..."
        last = Notation(f"{self.number}{dots}{self.last}")
        return said("the line to {move} ends in {end}", move=last, end=what)


def study_ends(tree: StudyTree) -> tuple[StudyEnd, ...]:
    """Return where lines of a study end in mate or stalemate, the main line before the others."""
    if not all_orthodox(tree.position.board):
        return ()
    found = sorted(_ends(tree), key=lambda end: not end.is_main)
    return tuple(found)


def _ends(tree: StudyTree) -> Iterator[StudyEnd]:
    begun = 0 if tree.position.turn is Colour.WHITE else 1
    for placed in tree.placed():
        board = board_of(placed.after)
        if any(board.legal_moves):
            continue
        yield StudyEnd(
            placed.way,
            (begun + len(placed.way) + 1) // 2,
            placed.told.move.san,
            placed.before.turn,
            placed.depth == 0,
            placed.after,
            board.is_check(),
            _cleanness(placed, board.is_check()),
        )


def _cleanness(placed: Placed, is_mate: bool) -> Cleanness:
    board = mating_board(placed.after)
    return (purity_of(board) if is_mate else stalemate_purity_of(board)).cleanness


def _words(is_mate: bool, cleanness: Cleanness) -> Sentence:
    if is_mate:
        return {
            Cleanness.PLAIN: said("mate"),
            Cleanness.PURE: said("a pure mate"),
            Cleanness.MODEL: said("a model mate"),
            Cleanness.IDEAL: said("an ideal mate"),
        }[cleanness]
    return {
        Cleanness.PLAIN: said("stalemate"),
        Cleanness.PURE: said("a pure stalemate"),
        Cleanness.MODEL: said("a model stalemate"),
        Cleanness.IDEAL: said("an ideal stalemate"),
    }[cleanness]
