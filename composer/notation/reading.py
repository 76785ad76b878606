# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and solutions read back from text.

The reader follows the move numbers, not the indentation, and knows the habits of magazines
and solving programs: `zz` or `zugzwang`, threats after the word or in brackets, duals
separated by commas or strokes, N or S for the knight. Lines without numbers are read as a
defence with its answer. In what is typed without order a move without a number that stands before
an answer's number, as `Kd5` in `1.Qh5 Ke6 2.Qg6#, Kd5 2.Qe4#`, is what that answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise, zip_longest

from composer.notation.letters import ENGLISH, Letters
from composer.notation.moves import MoveText
from composer.notation.outline import (
    ContinuationText,
    PhaseText,
    SolutionText,
    VariationText,
)
from composer.notation.tokens import Part, ReadingError, Token, read_move, tokens

__all__ = ["ReadingError", "parse_move", "parse_solution"]


def parse_move(text: str, letters: Letters = ENGLISH, changing: bool = False) -> MoveText:
    """Read one move, with or without its number and sign, such as `1.Sf3!` or `Kd8`.

    Args:
        text: the move.
        letters: the letters of the men.
        changing: whether a man who moves may become another by a condition: `Qf4=S`.

    Raises:
        ReadingError: the text is not one move in these letters.
    """
    found = read_move(text.strip(), letters, changing)
    if found is not None:
        return found
    moves: list[MoveText] = []
    for token in tokens(text, letters, changing):
        if token.move is not None:
            moves.append(token.move)
        elif token.part is not (Part.SIGN if moves else Part.NUMBER):
            raise token.fault(f"expected one move, got {token.text!r}")
        if len(moves) > 1:
            raise token.fault(f"expected one move, got {token.text!r} as well")
    if not moves:
        raise ReadingError(1, 1, f"expected a move such as Qe4, got {text.strip()[:20]!r}")
    return moves[0]


def parse_solution(
    text: str, letters: Letters = ENGLISH, changing: bool = False, typed: bool = False
) -> SolutionText:
    """Read a whole solution.

    Args:
        text: the solution.
        letters: the letters of the men.
        changing: whether a man who moves may become another by a condition: `Qf4=S`.
        typed: whether somebody types it as it comes, and not as it is printed: the very first
            move is then a key though it has neither number nor sign.

    Raises:
        ReadingError: something is no move, or a move stands where none can be; the
            sentence names line and column.
    """
    reader = _Reader(typed)
    parts = list(tokens(text, letters, changing))
    if typed:
        parts = list(_announced(parts))
    for token, following in zip_longest(parts, parts[1:]):
        reader.take(token, signed=following is not None and following.part is Part.SIGN)
    return reader.finish()


def _announced(parts: list[Token]) -> Iterator[Token]:
    """Yield the parts with a number before each defence that only its answer's number tells."""
    last, moves = 1, 0  # the half-move that was announced, and how many moves since
    for place, token in enumerate(parts):
        if token.part is Part.NUMBER:
            last, moves = token.ply, 0
        elif token.part is Part.THREAT:
            last, moves = last + moves + 1, 0  # the attacker's next move
        elif token.part is Part.MOVE:
            answered = _answered_next(parts, place)
            beside = place and parts[place - 1].text == "/"
            if moves and not beside and 3 <= answered <= last:
                yield replace(token, part=Part.NUMBER, move=None, ply=answered - 1)
                last = answered - 1
            moves += 1
        yield token


def _answered_next(parts: list[Token], place: int) -> int:
    """Return the half-move announced behind a move and those beside it; 0 if none is."""
    for before, token in pairwise(parts[place:]):
        if token.part is Part.NUMBER:
            return token.ply if token.ply % 2 else 0
        beside = token.text == "/" or before.text == "/"
        if not (beside or token.part in (Part.SIGN, Part.CLOSE)):
            return 0
    return 0


@dataclass(slots=True)
class _Attack:
    """An attacker's move being read; without a move it is the root of the set play."""

    move: MoveText | None
    threats: list[_Attack] = field(default_factory=list)
    zugzwang: bool = False
    groups: list[_Group] = field(default_factory=list)
    refutations: list[MoveText] = field(default_factory=list)
    is_try: bool = False


@dataclass(slots=True)
class _Group:
    """Defences that share their answers; in the place of the defence a threat has none."""

    defences: list[MoveText] = field(default_factory=list)
    answers: list[_Attack] = field(default_factory=list)


class _Reader:
    """Builds the tree part by part.

    The path holds the line being read: the attacker's moves at even places and the
    defender's at odd ones, so that the half-move `ply` stands at place `ply - 1`.
    """

    def __init__(self, typed: bool = False) -> None:
        self._typed = typed
        self._set_play = _Attack(None)
        self._phases: list[_Attack] = []
        self._path: list[_Attack | _Group] = [self._set_play]
        self._ply = 0  # of the last move
        self._announced = 0  # by a number, for the next move
        self._joined = False  # the next move stands beside the last one
        self._threatens = False
        self._refutes = False

    def take(self, token: Token, signed: bool) -> None:
        """Take the next part of the text; `signed` says whether a sign such as `!` follows.

        Raises:
            ReadingError: it cannot stand here.
        """
        match token.part:
            case Part.NUMBER:
                self._announced = token.ply
            case Part.MOVE:
                self._move(token, signed)
            case Part.SIGN:
                if self._ply == 1:
                    self._phases[-1].is_try = "?" in token.text
            case Part.THREAT:
                self._last_attack(token)
                self._threatens = True
                self._announced = 0
            case Part.ZUGZWANG:
                self._last_attack(token).zugzwang = True
                self._threatens = False
            case Part.BUT:
                self._refutes = bool(self._phases)
                if not self._refutes:
                    raise token.fault("expected a try before its refutation")
                del self._path[1:]
                self._threatens = self._joined = False
                self._announced = 2
            case Part.COMMA:
                self._joined = True
            case Part.CLOSE:
                self._threatens = False

    def finish(self) -> SolutionText:
        """Return what was read."""
        return SolutionText(
            set_play=_variations(self._set_play.groups),
            tries=tuple(_phase(phase) for phase in self._phases if phase.is_try),
            keys=tuple(_phase(phase) for phase in self._phases if not phase.is_try),
        )

    def _move(self, token: Token, signed: bool) -> None:
        assert token.move is not None  # a move token has its move
        ply = self._announced or self._implied(token, signed)
        if ply == 1:
            self._first_move(token.move)
        elif ply > len(self._path) + (2 if self._threatens else 1):
            raise token.fault(f"{token.text!r} stands without the moves before it")
        elif ply % 2 == 0:
            self._defence(token.move, ply)
        else:
            self._answer(token.move, ply)
        self._ply, self._announced, self._joined = ply, 0, False

    def _implied(self, token: Token, signed: bool) -> int:
        """Return the half-move that a move without a number is."""
        if self._joined and self._ply:
            return self._ply
        if self._threatens:
            return len(self._path) + 2
        if token.first or not self._ply:
            return 1 if signed or (self._typed and not self._ply) else 2
        return 2 if self._refutes else self._ply + 1

    def _first_move(self, move: MoveText) -> None:
        phase = _Attack(move)
        self._phases.append(phase)
        self._path = [phase]
        self._refutes = self._threatens = False

    def _defence(self, move: MoveText, ply: int) -> None:
        self._threatens = False
        if self._refutes and ply == 2:
            self._phases[-1].refutations.append(move)
            return
        last = self._path[-1]
        if self._joined and len(self._path) == ply and isinstance(last, _Group):
            last.defences.append(move)
            return
        del self._path[ply - 1 :]
        before = self._path[-1]
        assert isinstance(before, _Attack)  # places alternate
        group = _Group([move])
        before.groups.append(group)
        self._path.append(group)

    def _answer(self, move: MoveText, ply: int) -> None:
        answer = _Attack(move)
        if self._threatens and len(self._path) >= ply - 2:
            del self._path[ply - 2 :]  # also behind variations: it is that of the move before them
            self._path.append(_Group())  # a threat stands where no defence was made
        del self._path[ply - 1 :]
        group, before = self._path[-1], self._path[-2]
        assert isinstance(group, _Group)  # places alternate
        assert isinstance(before, _Attack)
        (group.answers if group.defences else before.threats).append(answer)
        self._path.append(answer)
        self._threatens = False

    def _last_attack(self, token: Token) -> _Attack:
        last = self._path[-1]
        if isinstance(last, _Attack) and last.move is not None:
            return last
        raise token.fault(f"expected a move of the attacker before {token.text!r}")


def _phase(node: _Attack) -> PhaseText:
    assert node.move is not None  # only the set play has none
    return PhaseText(
        move=node.move,
        threats=tuple(_continuation(threat) for threat in node.threats),
        zugzwang=node.zugzwang,
        variations=_variations(node.groups),
        refutations=tuple(node.refutations),
    )


def _continuation(node: _Attack) -> ContinuationText:
    assert node.move is not None  # only the set play has none
    return ContinuationText(
        move=node.move,
        threats=tuple(_continuation(threat) for threat in node.threats),
        zugzwang=node.zugzwang,
        variations=_variations(node.groups),
    )


def _variations(groups: list[_Group]) -> tuple[VariationText, ...]:
    return tuple(
        VariationText(defence, answers)
        for group in groups
        for answers in [tuple(_continuation(answer) for answer in group.answers)]
        for defence in group.defences
    )
