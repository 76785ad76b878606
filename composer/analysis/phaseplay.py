# SPDX-License-Identifier: GPL-3.0-or-later
"""A phase laid out: its defences, with the mates that answer them distinguished.

The conventions that all themes share:

- *Phases* are set play, tries (first moves with exactly one refutation) and the actual play.
- A *mate* is known by the square where its man stands in the diagram, where it arrives, and
  what it promotes to: a key rook that mates on d5 from another square gives the same mate.
- Promotions to rook or bishop beside one to queen on the same square are no mates of their
  own.
- A defence is *full* if it has a mate and none of its mates is a threat; without threats all
  that are answered are full. Its mate is *unique* if it is the only one.

In longer problems, and in self play, White's second moves stand in the place of the mates, and
what is said of mates that change holds for them (`SecondMoves`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from composer.analysis.board import Bits, Board
from composer.analysis.effects import Play
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import ENDING, Move
from composer.problem.squares import Square
from composer.said.sentence import Notation, Sentence, said
from composer.solver.phases import Phase, Variation

Code = int
"""A move as a number: origin, target and promotion. Never 0."""

Homes = Mapping[Square, Square]
"""Where men that have moved stand in the diagram, by the squares on which they stand now."""

NO_MATE: Final = 0
_MOVE: Final = 1 << 32  # so that a switchback to a1 is not 0

SET, TRY, KEY = "set", "try", "key"


Thing = TypeVar("Thing")
Place = TypeVar("Place", bound=Hashable)


def grouped(things: Iterable[Thing], place: Callable[[Thing], Place]) -> dict[Place, list[Thing]]:
    """Return things by where they belong, in the order in which they come."""
    found: dict[Place, list[Thing]] = {}
    for thing in things:
        found.setdefault(place(thing), []).append(thing)
    return found


def code_of(origin: Square, target: Square, promotion: Kind | None = None) -> Code:
    """Return the number of a move."""
    return origin | target << 6 | (promotion or 0) << 12 | _MOVE


def move_code(move: Move) -> Code:
    """Return the number of a move as it is played, wherever its man came from."""
    return move.origin | move.target << 6 | (move.promotion or 0) << 12 | _MOVE


def recoded(code: Code, origin: Square, target: Square) -> Code:
    """Return the number of a move on other squares, with the same promotion."""
    return code >> 12 << 12 | target << 6 | origin


def moved(homes: Homes, move: Move) -> dict[Square, Square]:
    """Return where men come from after a move, by the squares on which they stand then."""
    found = dict(homes)
    home = found.pop(move.origin, move.origin)
    for square, _ in move.changes:
        found.pop(square, None)
    found[move.target] = home
    if move.castling is not None:
        corner = move.castling.rook_square
        for square, man in move.changes:
            if man is not None and square != move.target:
                found[square] = homes.get(corner, corner)
    return found


def origin_of(code: Code) -> Square:
    """Return the square of the diagram from which a man came."""
    return code & 63


def target_of(code: Code) -> Square:
    """Return the square of arrival."""
    return code >> 6 & 63


def promotion_of(code: Code) -> int:
    """Return the kind promoted to, or 0."""
    return code >> 12 & 0xFFFFF  # kinds of a user's own are numbered on and on


class Answer(NamedTuple):
    """A defence with the mates that answer it.

    Attributes:
        defence: Black's move.
        code: its number.
        mates: the mates by their identity; promotion duals are one.
        unique: the identity of the mate if it is the only one, else `NO_MATE`.
        full: whether there are mates and none of them is a threat.
        effective: whether it parries a threat, or there was none to parry.
    """

    defence: Move
    code: Code
    mates: Mapping[Code, Move]
    unique: Code
    full: bool
    effective: bool

    @property
    def mate(self) -> Move:
        """The unique mate; only to be requested where there is one."""
        return self.mates[self.unique]

    @property
    def notation(self) -> Notation:
        """The defence with its unique mate as text: `1...Rd6 2.Nf3#`."""
        return Notation(f"1...{written(self.defence)} 2.{written(self.mate)}")


class ParriedThreat:
    """A threat that a defence parries although it can still be played.

    Attributes:
        answer: the defence.
        threat: the threat.
        board: the board after both.
        pinner: who pins the defender now, if he moved into a pin that he did not have before.
    """

    def __init__(self, answer: Answer, threat: Move, board: Board, pinner: Square | None) -> None:
        self.answer = answer
        self.threat = threat
        self.board = board
        self.pinner = pinner

    @cached_property
    def shuts_line(self) -> bool:
        """Whether a white line is shut where the defender stands."""
        board = self.board
        line_men = board.white & (board.rooks | board.bishops | board.queens)
        return bool(board.attackers(self.answer.defence.target, line_men))

    @cached_property
    def lifted(self) -> Board:
        """The board without the defender."""
        return self.board.without(1 << self.answer.defence.target)

    @cached_property
    def flights_shut(self) -> Bits:
        """The flights that there would not be without the defender, where he shuts a line."""
        if not self.shuts_line:
            return 0
        flights = self.board.flights()
        return flights & ~self.lifted.flights() if flights else 0


class PhasePlay:
    """A phase laid out: what every black move does there, and the board it happens on.

    Attributes:
        kind: `set`, `try` or `key`.
        source: the phase of the solution.
        board: the board after the first move.
        threats: the threats by identity.
        answers: the answered defences by number.
    """

    def __init__(
        self, kind: str, source: Phase, diagram: Board, homes: Homes | None = None
    ) -> None:
        """Lay out a phase.

        Args:
            kind: `set`, `try` or `key`.
            source: the phase of the solution.
            diagram: the board before the first move.
            homes: where men that the first move moved stand in the diagram; None by the rules of
                chess, by which it is known.
        """
        first = source.move
        self.kind = kind
        self.source = source
        self.board = diagram if first is None else diagram.after(first)
        if homes is None:
            homes = {} if first is None else moved({}, first)
        self._homes = homes
        self.threats: Mapping[Code, Move] = self._identified(source.threats)
        self.answers: dict[Code, Answer] = {}
        for variation in source.variations:
            answer = self._answer(variation)
            self.answers[answer.code] = answer
        self._plays: dict[tuple[Code, Code], Play] = {}

    def code(self, defence: Move) -> Code:
        """Return the number of a black move."""
        return move_code(defence)

    def identity(self, mate: Move) -> Code:
        """Return the number of a mate, its man known by where he stands in the diagram."""
        return code_of(self._homes.get(mate.origin, mate.origin), mate.target, mate.promotion)

    @property
    def first(self) -> Move:
        """The first move; only to be requested of a try or key."""
        assert self.source.move is not None
        return self.source.move

    @property
    def lead(self) -> tuple[Move, ...]:
        """The first move; nothing in set play."""
        return () if self.source.move is None else (self.source.move,)

    @property
    def first_code(self) -> Code:
        """The number of the first move; 0 in set play."""
        return 0 if self.source.move is None else move_code(self.source.move)

    def first_as(self, sign: str = "") -> Notation:
        """Return the first move as text, such as `1.Qd4!`; nothing in set play."""
        return Notation("".join(f"1.{written(move)}{sign}" for move in self.lead))

    @property
    def checks(self) -> bool:
        """Whether the first move checks."""
        return self.source.check

    @property
    def waits(self) -> bool:
        """Whether the first move neither checks nor threatens."""
        return bool(self.lead) and not self.checks and not self.threats

    @property
    def name(self) -> Sentence:
        """How the phase is called in a sentence."""
        if self.kind == KEY:
            return said("the actual play")
        if not self.lead:
            return said("set play")
        return said("the try {move}", move=self.first_as("?"))

    @property
    def single_threat(self) -> Code:
        """The identity of the threat if there is exactly one, else `NO_MATE`."""
        return next(iter(self.threats)) if len(self.threats) == 1 else NO_MATE

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """Every move that Black has here."""
        unanswered = self.source.refutations or self.source.unprovided
        return (*(answer.defence for answer in self.answers.values()), *unanswered)

    @cached_property
    def unanswered(self) -> tuple[Move, ...]:
        """The refutations; in set play the moves that have no mate."""
        return self.source.refutations if self.lead else self.source.unprovided

    @cached_property
    def refutation(self) -> Code:
        """The number of the single refutation, else `NO_MATE`."""
        moves = self.source.refutations
        return self.code(moves[0]) if len(moves) == 1 else NO_MATE

    @cached_property
    def full(self) -> tuple[Answer, ...]:
        """The full defences."""
        return tuple(answer for answer in self.answers.values() if answer.full)

    @cached_property
    def unique(self) -> Mapping[Code, Code]:
        """The full defences that have one mate, with it."""
        return {a.code: a.unique for a in self.answers.values() if a.full and a.unique}

    @cached_property
    def defences_of(self) -> Mapping[Code, tuple[Code, ...]]:
        """The full defences answered by a mate alone, for each mate."""
        found: dict[Code, tuple[Code, ...]] = {}
        for defence, mate in self.unique.items():
            found[mate] = (*found.get(mate, ()), defence)
        return found

    @cached_property
    def variations(self) -> tuple[Answer, ...]:
        """The effective defences with a single mate; it may be one of several threats."""
        return tuple(a for a in self.answers.values() if a.effective and a.unique)

    @cached_property
    def single_mates(self) -> frozenset[Code]:
        """The different mates of the variations."""
        return frozenset(answer.unique for answer in self.variations)

    def play(self, answer: Answer, mate: Code) -> Play:
        """Return what a defence and one of its mates do on the board."""
        key = (answer.code, mate)
        play = self._plays.get(key)
        if play is None:
            play = self._plays[key] = Play(self.board, answer.defence, answer.mates[mate])
        return play

    @cached_property
    def plays(self) -> tuple[tuple[Answer, Play], ...]:
        """The full defences that have one mate, with what they do on the board."""
        return tuple((a, self.play(a, a.unique)) for a in self.full if a.unique)

    @cached_property
    def parried(self) -> tuple[ParriedThreat, ...]:
        """The threats that effective defences of men other than the king parry, still legal."""
        found: list[ParriedThreat] = []
        pinned = self.board.pinned()
        for answer in self.answers.values():
            defence = answer.defence
            if not answer.effective or defence.man.kind is Kind.KING:
                continue
            threats = [move for code, move in self.threats.items() if code not in answer.mates]
            if not threats:
                continue
            board, pinner = self.board.after(defence), None
            if not pinned >> defence.origin & 1:
                pinner = next((p for man, p in board.pins() if man == defence.target), None)
            found += (
                ParriedThreat(answer, threat, board.after(threat), pinner)
                for threat in threats
                if board.is_possible(threat)
            )
        return tuple(found)

    def by_man(self, *kinds: Kind) -> dict[Square, list[Answer]]:
        """Return the answered defences of men of some kinds, if none, of all but the king."""
        men = grouped(self.answers.values(), lambda answer: answer.defence.origin)
        kind_of = {man: answers[0].defence.man.kind for man, answers in men.items()}
        wanted = (m for m, k in kind_of.items() if (k in kinds if kinds else k is not Kind.KING))
        return {man: men[man] for man in wanted}

    @cached_property
    def flights(self) -> Mapping[Square, Move]:
        """The king's steps that are legal here, answered or not."""
        found = {m.target: m for m in self.legal if m.man.kind == 6 and m.castling is None}
        return found

    def unique_answers(self) -> Iterator[Answer]:
        """Yield the full defences that have one mate."""
        return (self.answers[code] for code in self.unique)

    def _answer(self, variation: Variation) -> Answer:
        defence = variation.defence
        continuations = variation.continuations
        if len(continuations) == 1:
            move = continuations[0].move
            origin = self._homes.get(move.origin, move.origin)
            only = origin | move.target << 6 | (move.promotion or 0) << 12 | _MOVE
            mates: Mapping[Code, Move] = {only: move}
        else:
            mates = self._identified(tuple(continuation.move for continuation in continuations))
            only = next(iter(mates)) if len(mates) == 1 else NO_MATE
        threats = self.threats
        full = not threats or not any(mate in threats for mate in mates)
        return Answer(defence, self.code(defence), mates, only, full, variation.effective)

    def _identified(self, moves: tuple[Move, ...]) -> dict[Code, Move]:
        found = {self.identity(move): move for move in moves}
        for code in [each for each in found if promotion_of(each) in (Kind.ROOK, Kind.BISHOP)]:
            if code_of(origin_of(code), target_of(code), Kind.QUEEN) in found:
                del found[code]
        return found


class SecondMoves(PhasePlay):
    """A phase of a longer problem, or of self play: White's second moves answer the defences.

    A defence counts where it is effective and none of its second moves mates at once: a short
    mate counts for no theme of length, nor does a threat of one.
    """

    @property
    def single_threat(self) -> Code:
        """The identity of the threat if there is exactly one and it is not short."""
        code = super().single_threat
        return code if code and self.threats[code].mark not in ENDING else NO_MATE

    def _answer(self, variation: Variation) -> Answer:
        answer = super()._answer(variation)
        short = any(move.mark in ENDING for move in answer.mates.values())
        if short or not answer.effective:
            return answer._replace(unique=NO_MATE, full=False)
        return answer
