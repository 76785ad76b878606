# SPDX-License-Identifier: GPL-3.0-or-later
"""The legal moves of a position, by whatever rules, and what a move leads to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from composer.problem.attacks import all_orthodox
from composer.problem.men import Colour, Kind
from composer.problem.move import Move
from composer.problem.position import Position, possible_castling
from composer.rules.book import ORTHODOX, Rules
from composer.solver.compiled import kernel_module
from composer.solver.general.quest import general_moves, quest_of
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.laws import MEDIEVAL, PASSES, PONZIANI, PROMOTED_LEAP, laws_of
from composer.solver.options import Unsolvable
from composer.solver.reference.lawboard import LawBoard

if TYPE_CHECKING:
    from composer.solver.kernel.engine import GeneralQuest

_CANNOT = "the position cannot be solved"


def legal_moves(
    position: Position, rules: Rules = ORTHODOX, restrained: Colour | None = None
) -> tuple[Move, ...]:
    """Return the legal moves of the side to move.

    By the laws of old games even where the other side stands in check: no king is captured.

    Args:
        position: the position.
        rules: the rules.
        restrained: the side that conditions restrain which name none; None for nobody.

    Raises:
        Unsolvable: the position has a fatal defect.
        RulesError: a condition is not solved here.
        UnsupportedStipulation: only the compiled engine knows the moves, and it was not built.
    """
    laws = laws_of(rules)
    if laws is None:
        if fatal_by_rules(position, rules):
            raise Unsolvable(_CANNOT)
        if kernel_module() is None and _is_orthodox(position, rules):
            from composer.solver.reference.orthodox import OrthodoxBoard  # loads python-chess

            plain = OrthodoxBoard(position)
            return tuple(plain.described(move) for move in plain.moves())
        return general_moves(position, rules, restrained)
    module = kernel_module()
    if module is None:
        board = LawBoard(position, laws, checked=False)
        return tuple(board.described(move) for move in board.moves())
    try:
        moves: tuple[Move, ...] = module.legal_moves(position, laws)
    except ValueError:
        raise Unsolvable(_CANNOT) from None
    return moves


def count_lines(position: Position, depth: int, rules: Rules = ORTHODOX) -> int:
    """Return how many lines of so many legal moves there are: a proof of the move rules.

    Raises:
        Unsolvable: the position has a fatal defect.
    """
    laws, module = laws_of(rules), kernel_module()
    if module is not None and (laws is not None or _is_orthodox(position, rules)):
        try:
            return int(module.perft(position, depth, laws))
        except ValueError:
            raise Unsolvable(_CANNOT) from None
    if depth < 1:
        return 1
    moves = legal_moves(position, rules)
    if depth == 1:
        return len(moves)
    if rules.conditions:  # they may remember more than a position holds
        return _lines_from(quest_of(position, rules=rules), depth)
    return sum(
        count_lines(position_after(position, move, rules), depth - 1, rules) for move in moves
    )


def _is_orthodox(position: Position, rules: Rules) -> bool:
    return rules.is_orthodox and all_orthodox(position.board)


def _lines_from(quest: GeneralQuest, depth: int) -> int:
    moves = quest.first_moves()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        quest.push(move)
        found += _lines_from(quest, depth - 1)
        quest.pop()
    return found


def position_after(position: Position, move: Move, rules: Rules = ORTHODOX) -> Position:
    """Return the position after a legal move: men, turn, rights, and what the book keeps.

    What conditions remember of the play, such as holes that men have left, is no part of it.
    """
    board = list(position.board)
    for square, man in move.changes:
        board[square] = man
    laws = laws_of(rules)
    touched = {square for square, _ in move.changes}
    rights = frozenset(
        right
        for right in position.castling
        if right.king_square not in touched and right.rook_square not in touched
    )
    state, passed = position.state, move.passed
    if laws is not None and laws.has(MEDIEVAL):
        leaps = move.promotion is not None and laws.has(PROMOTED_LEAP)
        state = position.known_state.after(
            move.origin, move.target, move.capture is not None, leaps
        )
    if laws is not None and not (laws.has(PONZIANI) and laws.has(PASSES)):
        passed = None
    if move.man.kind is not Kind.PAWN:
        passed = None
    after = tuple(board)
    return replace(
        position,
        board=after,
        turn=position.turn.other,
        castling=rights & possible_castling(after),
        en_passant=passed,
        state=state,
    )
