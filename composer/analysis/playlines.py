# SPDX-License-Identifier: GPL-3.0-or-later
"""The play after a key laid out as lines, each man followed from the diagram.

A *line* runs from the key to a mate; in self and reflex play to the mate of the side that defends,
each of several by a line of its own. It counts where every defence in it is effective (parries a
threat of its node, or there was none to parry) and every continuation is the only one; a
promotion to rook or bishop beside one to queen on the same square is no continuation of its own.
Where nothing parries the threat of a continuation, one defence stands for all.
A line that mates before the last move is *short*, and counts for no theme of length.

A white move is known by the square where its man stands in the diagram, where it arrives, and
what it promotes to: so the key's man plays the same move whether or not it made the key.

A *fork* is a defence within the actual play and White's answers to it. It is *full* if the defence
is effective and none of the answers is a threat of its node: what leaves a threat in force, alone
or beside others, is no defence against it, and so no dual either. Forks are followed as lines are,
for after a dual nothing says which of its branches counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from composer.analysis.board import Board
from composer.analysis.effects import Play
from composer.analysis.phaseplay import KEY, Code, Homes, PhasePlay, code_of, move_code, moved
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square, file_of, rank_of
from composer.said.sentence import Notation
from composer.solver.phases import Continuation, Phase, Variation

MOST_LINES: Final = 4_000
"""Lines that are laid out; of a problem with more, what recurs is not looked for further."""

MOST_NODES: Final = 1_000
"""Mating nodes that are laid out."""

MOST_FORKS: Final = 4_000
"""Forks that are looked at; of play with more nothing is said that counts them all."""


class Ply(NamedTuple):
    """A half-move of a line.

    Attributes:
        move: the move.
        home: where its man stands in the diagram.
        before: the board before it.
        after: the board after it.
    """

    move: Move
    home: Square
    before: Board
    after: Board

    @property
    def code(self) -> Code:
        """What distinguishes the move: the man by his square of the diagram, arrival, promotion."""
        return code_of(self.home, self.move.target, self.move.promotion)


@dataclass(frozen=True)
class PlayLine:
    """A line of the actual play.

    Attributes:
        plies: its half-moves, the key first.
        homes: for men that have moved, where they stand in the diagram, by their last square.
        idle: the places, from 0, of black moves that parry nothing.
        free: those of them for which any other would do: there are others, and the same moves
            may follow each of them.
    """

    plies: tuple[Ply, ...]
    homes: Homes
    idle: frozenset[int] = frozenset()
    free: frozenset[int] = frozenset()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Its moves, the key first."""
        return tuple(ply.move for ply in self.plies)

    @property
    def length(self) -> int:
        """The number of its moves, the key included."""
        return (len(self.plies) + 1) // 2

    @property
    def final(self) -> Board:
        """The mate position."""
        return self.plies[-1].after

    @property
    def mate(self) -> Ply:
        """The mating move."""
        return self.plies[-1]

    def white(self, number: int) -> Ply:
        """Return White's move of a number, 1 for the key."""
        return self.plies[2 * number - 2]

    def black(self, number: int) -> Ply:
        """Return Black's answer to White's move of a number."""
        return self.plies[2 * number - 1]

    def text(self, first: int = 1) -> str:
        """Return the moves after the key as text, `1...Kd5 2.Qa4 Ke5 3.Qd4#`; from 0 with it.

        A move of Black for which any other would do is written `~`.
        """
        parts: list[str] = []
        for number, ply in enumerate(self.plies):
            if number < 2 * first - 1:
                continue
            move, is_white = number // 2 + 1, number % 2 == 0
            if is_white:
                parts.append(f"{move}.{written(ply.move)}")
            else:
                lead = f"{move}..." if not parts else ""
                parts.append(f"{lead}{'~' if number in self.free else written(ply.move)}")
        return " ".join(parts)


class MatingNode(NamedTuple):
    """White's last move but one with the mate in two that it leaves.

    Attributes:
        plies: the moves up to and with White's last but one.
        homes: where men come from, before that move, by the squares on which they stand then.
        phase: its play: defences and mates.
    """

    plies: tuple[Ply, ...]
    homes: Homes
    phase: PhasePlay

    def line(self, play: Play) -> PlayLine:
        """Return the line that ends with a defence and mate of this node."""
        homes = moved(self.homes, self.plies[-1].move)
        black = ply_of(play.defence, homes, play.before)
        homes = moved(homes, play.defence)
        white = ply_of(play.mate, homes, play.between)
        return PlayLine((*self.plies, black, white), moved(homes, play.mate))


def only(continuations: Sequence[Continuation]) -> Continuation | None:
    """Return the only continuation; a promotion to queen hides the others. None if several."""
    if len(continuations) == 1:
        return continuations[0]
    left = distinct(continuations)
    return left[0] if len(left) == 1 else None


def distinct(continuations: Sequence[Continuation]) -> tuple[Continuation, ...]:
    """Return continuations but promotions to rook or bishop beside one to queen."""
    queens = {
        (continuation.move.origin, continuation.move.target)
        for continuation in continuations
        if continuation.move.promotion is Kind.QUEEN
    }
    return tuple(
        continuation
        for continuation in continuations
        if continuation.move.promotion not in (Kind.ROOK, Kind.BISHOP)
        or (continuation.move.origin, continuation.move.target) not in queens
    )


def lines_after(first: Ply, variations: Sequence[Variation]) -> Iterator[PlayLine]:
    """Yield the lines that begin with a key, as the module says."""
    yield from _lines((first,), moved({}, first.move), variations)


def lines_of_threat(
    first: Ply, variations: Sequence[Variation], every: bool = False
) -> Iterator[PlayLine]:
    """Yield the lines that carry out a single threat of a key; none where it has none.

    Args:
        first: the key.
        variations: its variations.
        every: whether after each move that parries nothing; else one stands for all.
    """
    idle = [variation for variation in variations if not variation.effective]
    for carried in _carrying(idle)[: None if every else 1]:
        found = _lines_of((first,), moved({}, first.move), carried, frozenset({1}))
        yield from (_freed(line, 1, variations) for line in found)


def _lines(
    plies: tuple[Ply, ...],
    homes: Homes,
    variations: Sequence[Variation],
    idle: frozenset[int] = frozenset(),
) -> Iterator[PlayLine]:
    place = len(plies)
    for variation in counting(variations, within=place > 1):
        if variation.effective:
            yield from _lines_of(plies, homes, variation, idle)
        else:
            for line in _lines_of(plies, homes, variation, idle | {place}):
                yield _freed(line, place, variations)


def _lines_of(
    plies: tuple[Ply, ...], homes: Homes, variation: Variation, idle: frozenset[int]
) -> Iterator[PlayLine]:
    """Yield the lines that go on with one variation."""
    answer = only(variation.continuations)
    if answer is None and not variation.ends:
        return
    black = ply_of(variation.defence, homes, plies[-1].after)
    known = moved(homes, black.move)
    if answer is None:
        yield PlayLine((*plies, black), known, idle)
        return
    white = ply_of(answer.move, known, black.after)
    line, after = (*plies, black, white), moved(known, white.move)
    if answer.ends:
        yield PlayLine(line, after, idle)
    else:
        yield from _lines(line, after, answer.variations, idle)


def _freed(line: PlayLine, place: int, variations: Sequence[Variation]) -> PlayLine:
    """Return a line whose move at a place parries nothing, marked if any other would do there."""
    others = [variation for variation in variations if not variation.effective]
    if len(others) > 1 and all(_goes_on(line, place, each) for each in others):
        return replace(line, free=line.free | {place})
    return line


def _goes_on(line: PlayLine, place: int, variation: Variation) -> bool:
    """Return whether the moves of a line from a place on may follow another black move there."""
    if place + 1 == len(line.plies):
        return variation.ends
    code = move_code(line.plies[place + 1].move)
    answer = next((each for each in variation.continuations if move_code(each.move) == code), None)
    if answer is None or place + 2 >= len(line.plies):
        return answer is not None and answer.ends
    later = place + 2
    defence = move_code(line.plies[later].move)
    return any(
        (not each.effective if later in line.free else move_code(each.defence) == defence)
        and _goes_on(line, later, each)
        for each in answer.variations
    )


def ply_of(move: Move, homes: Homes, board: Board) -> Ply:
    """Return a move made on a board, its man known by where he stands in the diagram."""
    return Ply(move, homes.get(move.origin, move.origin), board, board.after(move))


def counting(variations: Sequence[Variation], within: bool) -> Sequence[Variation]:
    """Return the variations that make lines: those of effective defences.

    Within the play, where nothing parries what is threatened, the threat is carried out: one
    defence stands for all, for the line must go on to its mate.
    """
    effective = [variation for variation in variations if variation.effective]
    if effective or not within:
        return effective
    return _carrying(variations)[:1]


def _carrying(variations: Sequence[Variation]) -> Sequence[Variation]:
    """Return the variations that have one continuation, that first which stands for all.

    The richest: after it as many moves as may be parry what comes, and the king does not move if
    he need not; the choice is the same in the mirror.
    """
    found = [variation for variation in variations if only(variation.continuations) is not None]
    return sorted(found, key=_richness)


def _richness(variation: Variation) -> tuple[object, ...]:
    move, answer = variation.defence, variation.continuations[0]
    later = sum(each.effective for each in answer.variations)
    places = [
        (abs(2 * file_of(square) - 7), abs(2 * rank_of(square) - 7))
        for square in (move.target, move.origin)
    ]
    return -later, move.man.kind is Kind.KING, move.capture is not None, move.man.kind, places


def mating_nodes(first: Ply, variations: Sequence[Variation], moves: int) -> Iterator[MatingNode]:
    """Yield the nodes after a key from which White mates with the next move, each position once.

    After the effective defences of each node and their only continuations; lines that mate
    before the last of so many moves have none.
    """
    seen: set[Board] = set()
    for node in _nodes((first,), moved({}, first.move), variations, moves):
        if node.phase.board not in seen:
            seen.add(node.phase.board)
            yield node


def _nodes(
    plies: tuple[Ply, ...], homes: Homes, variations: Sequence[Variation], moves: int
) -> Iterator[MatingNode]:
    number = len(plies) // 2 + 2  # of White's next move
    board = plies[-1].after
    for variation in counting(variations, within=len(plies) > 1):
        answer = only(variation.continuations)
        if answer is None or answer.ends:
            continue
        black = ply_of(variation.defence, homes, board)
        known = moved(homes, black.move)
        white = ply_of(answer.move, known, black.after)
        if number < moves - 1:
            line = (*plies, black, white)
            yield from _nodes(line, moved(known, answer.move), answer.variations, moves)
            continue
        source = Phase(
            answer.move, answer.threats, answer.zugzwang, variations=answer.variations, length=2
        )
        phase = PhasePlay(KEY, source, black.after)
        yield MatingNode((*plies, black, white), known, phase)


@dataclass(frozen=True, slots=True)
class Fork:
    """A defence and all that answers it.

    Attributes:
        lead: the moves before the defence, the key first.
        defence: Black's move.
        answers: White's answers, promotions beside one to queen aside; none where Black's move
            ends the play.
        full: see the module.
    """

    lead: tuple[Move, ...]
    defence: Move
    answers: tuple[Continuation, ...]
    full: bool

    @property
    def number(self) -> int:
        """The number of White's move that answers: 2 for that after the key."""
        return len(self.lead) // 2 + 2

    @property
    def is_dual(self) -> bool:
        """Whether it is full and more than one move answers."""
        return self.full and len(self.answers) > 1

    @property
    def notation(self) -> Notation:
        """The fork as text, from the first defence on: `1...Kd5 2.Qa4 Ke5 3.Qd4#/Qe4#`."""
        moves = (*self.lead[1:], self.defence)
        parts = []
        for place, move in enumerate(moves):
            if place % 2:
                parts.append(f"{place // 2 + 2}.{written(move)}")
            else:
                parts.append(f"1...{written(move)}" if not place else written(move))
        if self.answers:
            answers = "/".join(written(answer.move) for answer in self.answers)
            parts.append(f"{self.number}.{answers}")
        return Notation(" ".join(parts))


@dataclass(frozen=True, slots=True)
class Forks:
    """The forks of the actual play.

    Attributes:
        all: the forks, each before those that follow it.
        complete: whether there are no more.
    """

    all: tuple[Fork, ...]
    complete: bool

    @classmethod
    def of(cls, key: Phase) -> Forks:
        """Return the forks after a key.

        Raises:
            ValueError: the phase is set play.
        """
        if key.move is None:
            raise ValueError("expected a phase with a first move")
        found = tuple(islice(_forks((key.move,), key.threats, key.variations), MOST_FORKS + 1))
        return cls(found[:MOST_FORKS], complete=len(found) <= MOST_FORKS)

    def duals(self, number: int) -> tuple[Fork, ...]:
        """Return the forks at which White's move of a number is a dual."""
        return tuple(fork for fork in self.all if fork.is_dual and fork.number == number)

    @property
    def first(self) -> tuple[Fork, ...]:
        """The full defences against the key."""
        return tuple(fork for fork in self.all if fork.full and fork.number == 2)


def _forks(
    lead: tuple[Move, ...], threats: Sequence[Move], variations: Sequence[Variation]
) -> Iterator[Fork]:
    known = {move_code(threat) for threat in threats}
    effective = [variation for variation in variations if variation.effective]
    for variation in effective or variations[:1]:
        answers = distinct(variation.continuations)
        left = any(move_code(answer.move) in known for answer in answers)
        yield Fork(lead, variation.defence, answers, variation.effective and not left)
        if len(answers) == 1 and not answers[0].ends:
            only = answers[0]
            line = (*lead, variation.defence, only.move)
            yield from _forks(line, only.threats, only.variations)
