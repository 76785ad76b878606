# SPDX-License-Identifier: GPL-3.0-or-later
"""Defensive retractors, `-2 & #1 Proca` and `-2 & #1 Høeg`: the other side takes back in defence.

In Proca's each side says what it captured; in Høeg's the other side says it. Whoever begins may
play forward after each of his moves taken back. Whether the other side may play forward too, and
mate, is not agreed: where that would matter nothing is decided.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from composer.problem.move import Move
from composer.problem.position import Castling, Position
from composer.problem.questiontext import Manner
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.retro.judge import Effort, histories, history
from composer.retro.legality.judging import Legality
from composer.retro.questions.lastmoves import Row
from composer.retro.questions.reached import is_reached
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import UnMove, Unmoved, take_back, unmoved_before
from composer.said.sentence import InWords, Sentence, counted, said
from composer.solver.judging import Judgement
from composer.solver.options import Token
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.questions.helpretractors import played_before
from composer.solver.solution import Verdict

_MOST_POSITIONS: Final = 400_000  # judged by what is played forward
_MOST_WEIGHED: Final = 600  # positions of which it is asked whether a game can lead there
_MATE: Final = parse_stipulation("#1")
_BACK: Final = Effort(game=0)

_Truth = bool | None
"""Whether something is so; None where it is not decided."""


def answer(asked: Asked) -> Answered:
    """Return the first moves taken back that force what is to be played."""
    moves = (asked.question.halfmoves + 1) // 2
    try:
        return _searched(asked, moves)
    except _SpentError:
        return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"))


class _SpentError(Exception):
    """So much was looked at as was granted, or nobody wants the rest."""


def _searched(asked: Asked, moves: int) -> Answered:
    search = _Search(asked)
    root = Row((), asked.position)
    for number in range(1, moves):
        short = [PastAnswer(row.unmoves) for row, truth in search.first(root, number) if truth]
        if short:
            finding: Sentence = counted(
                number,
                "Short: one move taken back is enough",
                "Short: {number} moves taken back are enough",
                number=InWords(number),
            )
            return Answered(Verdict.SHORT, finding, tuple(short))
    found = search.first(root, moves)
    told = tuple(PastAnswer(row.unmoves, search.keys(row)) for row, truth in found if truth)
    still_open = sum(truth is None for _, truth in found)
    keys = tuple(dict.fromkeys(key for each in told for key in each.keys))
    if len(told) > 1:
        finding = said("Cooked: {number} solutions", number=InWords(len(told)))
        if still_open:
            finding = said("Cooked: at least two solutions")
        return Answered(Verdict.COOKED, finding, told, keys)
    if still_open or asked.token.cancelled:
        finding = said(
            "Not decided: {number} ways to take back are open", number=InWords(still_open)
        )
        return Answered(Verdict.UNDECIDED, finding, told, keys)
    if not told:
        return Answered(Verdict.NO_SOLUTION, said("No solution: no move taken back solves"))
    return Answered(Verdict.SOUND, said("Sound: {moves}", moves=told[0].sentence), told, keys)


_Ways = tuple[Row, ...]
"""One move taken back; in Høeg's manner with each man that it may have captured."""


class _Search:
    """One search through what both sides take back; who begins is the attacker."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._other_says = asked.question.manner is Manner.HOEG
        self._judged: dict[tuple[Position, Stipulation], Judgement] = {}
        self._legal: dict[tuple[Position, Unmoved], _Truth] = {}
        self._refuted: Counter[UnMove] = Counter()  # by which moves taken back, and how often

    def first(self, root: Row, moves: int) -> list[tuple[Row, _Truth]]:
        """Return the first moves taken back that force the end, or may do so."""
        weighed = ((ways[0], self._forces(ways, moves)) for ways in self._ways(root))
        return [(row, truth) for row, truth in weighed if truth is not False]

    def keys(self, row: Row) -> tuple[Move, ...]:
        """Return what is played at once after a row, where that solves."""
        return self._forward(row).keys

    def _ways(self, row: Row) -> list[_Ways]:
        """Return all that can be taken back next, quiet moves first."""
        found: dict[object, list[Row]] = {}
        for unmove in sorted(unmoves(row.first, row.unmoved), key=_is_capture):
            unmoved = unmoved_before(row.unmoved, unmove)
            further = Row((*row.unmoves, unmove), take_back(row.first, unmove), unmoved)
            same = (unmove.arrival, unmove.origin, unmove.unpromotes, unmove.castling)
            found.setdefault(same if self._other_says else unmove, []).append(further)
        return [tuple(rows) for rows in found.values()]

    def _forces(self, ways: _Ways, moves: int) -> _Truth:
        """Return whether the attacker succeeds by one move taken back, whatever it captured."""
        truths = [(row, self._after(row, moves)) for row in ways]
        if all(truth is False for _, truth in truths) and not self._other_says:
            return False
        legal = {row.first: self._is_legal(row) for row, _ in truths}
        for row, truth in truths:
            if truth is False and legal[row.first]:
                return False  # the defender says that this was captured, or nothing
        if all(is_legal is False for is_legal in legal.values()):
            return False
        sure = all(truth or legal[row.first] is False for row, truth in truths)
        return True if sure and any(legal.values()) else None

    def _after(self, row: Row, moves: int) -> _Truth:
        """Return whether the attacker succeeds from a position that he has taken back to."""
        judged = self._forward(row)
        if judged.keys:
            return True
        if not judged.complete and judged.verdict is not Verdict.INVALID:
            return None
        if moves == 1:
            return False
        truth: _Truth = True
        defences = self._ways(row)
        for ways in sorted(defences, key=self._rank):
            answered = self._is_answered(ways, moves - 1)
            if answered is False:
                self._refuted[ways[0].unmoves[-1]] += 1
                return False
            truth = truth if answered else None
        return truth if defences else False

    def _rank(self, ways: _Ways) -> int:
        """Return the place of a defence: first those that have refuted before."""
        return -self._refuted[ways[0].unmoves[-1]]

    def _is_answered(self, ways: _Ways, moves: int) -> _Truth:
        """Return whether the attacker succeeds after one move that the defender takes back."""
        truths: list[_Truth] = []
        for row in ways:
            truth = self._best(row, moves)
            if truth is not True or self._mates(row) or self._other_says:
                legal = self._is_legal(row)
                if legal is False:
                    continue  # it cannot be taken back
                if self._mates(row) or (legal is None and (truth is False or self._other_says)):
                    truth = None
            truths.append(truth)
        if not truths or any(truths):  # of several the attacker says what was captured
            return True
        return None if None in truths else False

    def _best(self, row: Row, moves: int) -> _Truth:
        """Return whether the attacker has a move to take back that succeeds."""
        truth: _Truth = False
        ways = self._ways(row)
        self._judge([one for each in ways for one in each])
        for each in ways:
            forces = self._forces(each, moves)
            if forces:
                return True
            truth = None if forces is None else truth
        return truth

    def _mates(self, row: Row) -> bool:
        """Return whether the defender could mate by playing forward, or whether that is open."""
        judged = self._judgement(self._before(row, _MATE), _MATE)
        return bool(judged.keys) or not judged.complete

    def _forward(self, row: Row) -> Judgement:
        assert self._asked.forward is not None
        return self._judgement(self._before(row, self._asked.forward), self._asked.forward)

    def _before(self, row: Row, forward: Stipulation) -> Position:
        """Return the position before a row, with the castlings that matter for what is played."""
        position = played_before(self._asked.position, row)
        return _for_mate_in_one(position) if forward == _MATE else position

    def _judge(self, rows: list[Row]) -> None:
        """Judge what is played after many rows at once."""
        forward = self._asked.forward
        assert forward is not None
        before = [self._before(row, forward) for row in rows]
        new = [each for each in dict.fromkeys(before) if (each, forward) not in self._judged]
        self._require_left(len(new))
        judged = self._asked.judging(forward, new)
        self._judged.update({(each, forward): one for each, one in zip(new, judged, strict=True)})

    def _require_left(self, number: int) -> None:
        """Go no further where so many positions more are too many."""
        spent = len(self._judged) + number > _MOST_POSITIONS or len(self._legal) > _MOST_WEIGHED
        if spent or self._asked.token.cancelled:
            raise _SpentError

    def _judgement(self, position: Position, asked: Stipulation) -> Judgement:
        key = (position, asked)
        if key not in self._judged:
            self._require_left(1)
            (self._judged[key],) = self._asked.judging(asked, [position])
        return self._judged[key]

    def _is_legal(self, row: Row) -> _Truth:
        """Return whether a game can lead to the position before a row."""
        position, key = row.first, (row.first, row.unmoved)
        if key not in self._legal:
            token = self._asked.token
            self._require_left(0)
            self._legal[key] = _legality(position, row.unmoved, self._asked.game, token)
        return self._legal[key]


def _for_mate_in_one(position: Position) -> Position:
    """Return a position with castlings that can be the mating move: others cannot matter.

    Nobody castles out of a mate. What history says of castling costs more than all else.
    """
    left = {right for right in position.castling if _mates_by_castling(position, right)}
    return replace(position, castling=frozenset(left))


def _mates_by_castling(position: Position, right: Castling) -> bool:
    low, high = sorted((right.king_square, right.rook_square))
    between = (position[square] for square in range(low + 1, high))
    if right.colour is not position.turn or any(man is not None for man in between):
        return False
    import chess

    from composer.problem.boards import board_of

    board = board_of(position)
    target = right.king_square + (2 if right.is_short else -2)
    move = chess.Move(right.king_square, target)
    if not board.is_legal(move):
        return False
    board.push(move)
    return board.is_checkmate()


def _legality(position: Position, unmoved: Unmoved, game: int, token: Token) -> _Truth:
    """Return whether a game can lead to a position: what is cheap comes first."""
    first = next(histories(position, unmoved, _BACK, token)).judged
    if first.legality is Legality.ILLEGAL:
        return False
    if is_reached(position, unmoved, game, token):
        return True
    judged = history(position, unmoved, _BACK, token).judged
    return False if judged.legality is Legality.ILLEGAL else None


def _is_capture(unmove: UnMove) -> bool:
    return unmove.uncaptured is not None
