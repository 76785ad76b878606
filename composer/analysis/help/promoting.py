# SPDX-License-Identifier: GPL-3.0-or-later
"""Promotions of help play.

- *Allumwandlung*: one side promotes to queen, rook, bishop and knight over the solutions; *mixed*
  where both do so together and neither alone.
- *Underpromotion*: a pawn promotes to rook, bishop or knight, and with a queen in the same place
  the line cannot be played to its mate, the promoted man's own moves taken as hers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from composer.analysis.board import Board
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.help.walks import Shown, told
from composer.analysis.themes.flag import PHASES, THEME, Flag
from composer.problem.men import PROMOTIONS, Colour, Kind
from composer.problem.move import Mark, Move
from composer.problem.named import kind_name, side_name
from composer.said.sentence import NOTHING, Notation, Sentence, listed, said


def promotions(found: Correspondences) -> Iterator[Flag]:
    """Allumwandlung of one side, or of both together."""
    made = {
        colour: [
            step.move
            for course in found.courses
            for step in course.steps
            if step.move.promotion is not None and step.move.man.colour is colour
        ]
        for colour in (Colour.WHITE, Colour.BLACK)
    }
    alone = False
    for colour, name in (
        (Colour.WHITE, "allumwandlung_white"),
        (Colour.BLACK, "allumwandlung_black"),
    ):
        if _all_kinds(made[colour]):
            alone = True
            sentence = said(
                "{side} promotes to queen, rook, bishop and knight: {moves}.",
                side=side_name(colour),
                moves=_listed(made[colour]),
            )
            yield _promotion_flag(name, made[colour], sentence)
    both = [*made[Colour.WHITE], *made[Colour.BLACK]]
    if not alone and _all_kinds(both):
        sentence = said(
            "Both sides together promote to queen, rook, bishop and knight: {moves}.",
            moves=_listed(both),
        )
        yield _promotion_flag("allumwandlung_mixed", both, sentence)


def _all_kinds(moves: Sequence[Move]) -> bool:
    return {move.promotion for move in moves} == set(PROMOTIONS)


def _listed(moves: Sequence[Move]) -> Notation:
    return Notation(", ".join(dict.fromkeys(move.san.rstrip("+#") for move in moves)))


def _promotion_flag(theme: str, moves: Sequence[Move], sentence: Sentence) -> Flag:
    squares = tuple(dict.fromkeys(move.target for move in moves))
    return Flag(theme, THEME, PHASES, squares, tuple(moves), (), sentence)


def underpromotions(found: Correspondences) -> Iterator[Flag]:
    """Underpromotions that are needed, with what a queen would do where it is one thing."""
    under: list[Shown] = []
    faults: dict[Kind, set[Sentence]] = {}
    for course in found.courses:
        for step in course.steps:
            kind = step.move.promotion
            if kind in (None, Kind.QUEEN) or not course.mates or course.is_fairy:
                continue
            fault = _queens_fault(course, step)
            if fault is not None:
                under.append((course, (step,)))
                faults.setdefault(Kind(kind), set()).add(fault)
    if under:
        kinds = listed(_with_fault(kind, known) for kind, known in faults.items())
        word = said("Underpromotion to {kinds}", kinds=kinds)
        squares = [steps[0].move.target for _, steps in under]
        yield told("underpromotion", THEME, word, under, squares)


def _with_fault(kind: Kind, faults: set[Sentence]) -> Sentence:
    name = kind_name(kind)
    if len(faults) > 1 or NOTHING in faults:
        return name
    return said("{kind} ({why})", kind=name, why=next(iter(faults)))


def _queens_fault(course: Course, promoted: Step) -> Sentence | None:
    """Return why a queen would not do, `NOTHING` where that is not plain; None if she would."""
    white = promoted.move.man.colour is course.mater
    place = promoted.move.target
    board = course.boards[promoted.place].after(promoted.move).put(place, Kind.QUEEN, white)
    before = promoted
    for later in course.steps[promoted.place + 1 :]:
        ours = later.move.man.colour is course.mater
        is_series = later.move.man.colour is before.move.man.colour
        if is_series and _seen_by(board, ours).checkers():
            return said("a queen would check")
        after = _after(board, later, later.who == promoted.who, ours)
        if after is None:
            is_checked = before is promoted and _seen_by(board, ours).white_attacked()
            quiet = promoted.move.mark is not Mark.CHECK
            return said("a queen would check") if is_checked and quiet else NOTHING
        board, before = after, later
    if board.is_mate():
        return None
    if promoted is course.steps[-1]:
        return said("a queen would not mate")
    is_parried = not white and board.parried_by(board.black & board.queens)
    return said("a queen would parry the mate") if is_parried else NOTHING


def _after(board: Board, step: Step, is_queen: bool, ours: bool) -> Board | None:
    """Return the board after a half-move, the promoted man's by a queen; None if not legal."""
    own, move = _seen_by(board, ours), step.move
    if not is_queen:
        return board.after(move) if own.is_possible(move) else None
    if not own.steps(move.origin) >> move.target & 1:
        return None
    after = board.shifted(move.origin, move.target)
    return None if _seen_by(after, ours).white_attacked() else after


def _seen_by(board: Board, ours: bool) -> Board:
    """Return a board of a line for the side that mates, or else for the other as White."""
    return board if ours else board.exchanged()


RULES: Final = (promotions, underpromotions)
