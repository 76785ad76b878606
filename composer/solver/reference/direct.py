# SPDX-License-Identifier: GPL-3.0-or-later
"""The reference solver: direct mates and stalemates on python-chess, written for clarity.

It is the oracle that the compiled kernel is held to, and does the work where there is none.
The *attacker* is the side to move in the diagram, the *defender* the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from composer.problem.goals import MATE, STALEMATE
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.solver.options import Token
from composer.solver.phases import Continuation, KnownSequel, Phase, Variation
from composer.solver.playboard import BoardMove, PlayBoard
from composer.solver.reference.steps import Key, Steps

_TABLE = 300_000  # positions remembered; each takes some 300 bytes


@dataclass(frozen=True, slots=True)
class Threats:
    """What would solve if the defender passed.

    Attributes:
        moves: the threats, on the board.
        shown: the same, described.
        length: how many moves each needs, itself included; 0 if there are none.
        play: the same with what follows each; empty where they reach the goal.
    """

    moves: tuple[BoardMove, ...] = ()
    shown: tuple[Move, ...] = ()
    length: int = 0
    play: tuple[Continuation, ...] = ()


NO_THREATS = Threats()


@dataclass(slots=True)
class FirstMove:
    """What is known of a first move while the search goes on.

    Attributes:
        move: the move.
        pending: the defences not looked at yet, likely refutations first.
        refutations: the defences found to refute it.
        stalemates: whether it leaves the defender without a move, the goal not reached.
    """

    move: BoardMove
    pending: list[BoardMove] = field(default_factory=list)
    refutations: list[BoardMove] = field(default_factory=list)
    stalemates: bool = False

    @property
    def solves(self) -> bool:
        """Whether every defence was looked at and none refutes."""
        return not self.pending and not self.refutations and not self.stalemates


class ReferenceSearch(Steps):
    """One solve of one position.

    Raises `Cancelled` out of any method once its token was cancelled; the search is of no
    use afterwards, for its board stays where the work stopped.
    """

    def __init__(self, board: PlayBoard, stipulation: Stipulation, token: Token) -> None:
        super().__init__(board, stipulation.goal, token)
        self.moves = stipulation.moves
        self._is_other = stipulation.goal not in (MATE, STALEMATE)
        self._known: dict[Key, BoardMove | None] = {}
        self._answers: dict[BoardMove, BoardMove] = {}
        self._refuters: dict[BoardMove, int] = {}

    def must_end(self) -> bool:
        """Return whether the attacker must reach the goal to his harm: never in direct play."""
        return False

    def try_key(self, move: BoardMove) -> FirstMove:
        """Look at the defences of a first move until one refutes it."""
        self._push(move)
        found = FirstMove(move)
        if not self.board.reaches(self.goal):
            found.pending = self._defences()
            found.stalemates = not found.pending
            self._examine(found, 1)
        self._pop()
        return found

    def try_further(self, first: FirstMove, refutations: int) -> None:
        """Look at more defences until one refutation too many for a try is found."""
        self._push(first.move)
        self._examine(first, refutations + 1)
        self._pop()

    def bare_key(self, move: BoardMove) -> Phase:
        """Return a key without its play."""
        described = self.board.described(move)
        self._push(move)
        reached = self.board.reaches(self.goal)
        length = 1 if reached else self._length(self.moves - 1) + 1
        self._pop()
        return Phase(described, length=length, reaches=reached and self._is_other)

    def key_phase(self, move: BoardMove) -> Phase:
        """Return the whole play after a key."""
        return self._phase(move, ())

    def try_phase(self, first: FirstMove) -> Phase:
        """Return the whole play after a try."""
        return self._phase(first.move, tuple(first.refutations))

    def set_play(self) -> Phase | None:
        """Return the play if the defender moves first, or None where he cannot."""
        if self.moves < 2 or self.board.is_check():
            return None
        self._push(None)
        variations = self._variations(self.moves - 1, NO_THREATS)
        self._pop()
        if not variations:
            return None
        return Phase(
            None,
            variations=tuple(variation for variation in variations if not _is_open(variation)),
            unprovided=tuple(variation.defence for variation in variations if _is_open(variation)),
        )

    def _examine(self, first: FirstMove, limit: int) -> None:
        while first.pending and len(first.refutations) < limit:
            defence = first.pending.pop(0)
            self._push(defence)
            answered = self._answered(self.moves - 1)
            self._pop()
            if not answered:
                first.refutations.append(defence)
                self._note_refuter(defence)

    def _answered(self, moves: int) -> bool:
        """Return whether the last defence is answered in so many moves, or lost by itself."""
        return self.board.concedes(self.goal) or self._solvable(moves)

    def _phase(self, move: BoardMove, refutations: tuple[BoardMove, ...]) -> Phase:
        described = self.board.described(move)
        self._push(move)
        if self.board.reaches(self.goal):
            self._pop()
            return Phase(described, length=1, reaches=self._is_other)
        length = 0 if refutations else self._length(self.moves - 1) + 1
        play = length - 1 if length else self.moves - 1
        checks = self.board.is_check()
        threats = NO_THREATS if checks else self._threats(play)
        variations = self._variations(play, threats)
        self._pop()
        answered = tuple(variation for variation in variations if not _is_open(variation))
        return Phase(
            described,
            threats=threats.shown,
            zugzwang=not checks and not threats.moves,
            refutations=tuple(variation.defence for variation in variations if _is_open(variation)),
            variations=answered,
            trivial=bool(refutations) and (checks or not answered),
            length=length,
            threat_play=threats.play,
        )

    def _continuation(self, move: BoardMove, moves: int) -> Continuation:
        """Describe an attacker's move that solves in `moves`, itself included."""
        described = self.board.described(move)
        if moves == 1:
            return Continuation(described)
        self._push(move)
        checks = self.board.is_check()
        threats = NO_THREATS if checks else self._threats(moves - 1)
        variations = self._variations(moves - 1, threats)
        self._pop()
        zugzwang = not checks and not threats.moves
        sequel = KnownSequel(threats.shown, zugzwang, tuple(variations), threats.play)
        return Continuation(described, sequel)

    def _variations(self, moves: int, threats: Threats) -> list[Variation]:
        """Describe every defence with all its shortest answers, of at most `moves` moves."""
        variations = []
        for defence in self.board.moves():
            text = self.board.described(defence)
            self._push(defence)
            if self.board.concedes(self.goal):
                self._pop()
                variations.append(self._conceded(text))
                continue
            length, answers = self._answers_of(moves)
            parried = tuple(
                shown
                for threat, shown in zip(threats.moves, threats.shown, strict=True)
                if not self._still_works(threat, threats.length)
            )
            continuations = tuple(self._continuation(answer, length) for answer in answers)
            self._pop()
            effective = is_effective(length, threats.length, bool(parried))
            variations.append(Variation(text, continuations, parried, effective))
        return variations

    def _conceded(self, text: Move) -> Variation:
        """Describe a defence that itself brings the goal about: nothing needs to answer it."""
        return Variation(text, (), (), False)

    def _still_works(self, threat: BoardMove, length: int) -> bool:
        """Return whether a threat still solves, after a defence, in as few moves as before."""
        found = self.board.likewise(threat)
        return found is not None and self._forces(found, length)

    def _threats(self, moves: int) -> Threats:
        """Return the shortest solving moves if the defender, who is not in check, passed."""
        self.board.pass_over()
        length, found = self._answers_of(moves)
        shown = tuple(self.board.described(threat) for threat in found)
        longer = found if length > 1 else ()
        play = tuple(self._continuation(threat, length) for threat in longer)
        self._pop()
        return Threats(found, shown, length, play)

    def _answers_of(self, moves: int) -> tuple[int, tuple[BoardMove, ...]]:
        """Return the fewest moves (up to `moves`) that solve, and all first moves that do."""
        for length in range(1, moves + 1):
            if length == 1:
                found = tuple(self._finishing())
            elif self._solvable(length):
                found = tuple(m for m in self.board.moves() if self._forces(m, length))
            else:
                continue
            if found:
                return length, found
        return 0, ()

    def _length(self, moves: int) -> int:
        """Return the fewest moves, at most `moves`, in which every defence is answered."""
        for length in range(1, moves):
            if self._all_answered(length):
                return length
        return moves

    def _solvable(self, moves: int) -> bool:
        """Return whether the attacker, to move, reaches the goal in at most `moves` moves."""
        if moves == 0:
            return False
        last = self.board.last
        answer = self._answers.get(last)
        if answer is not None:
            answer = self.board.likewise(answer)
            if answer is not None and self._forces(answer, moves):
                return True
        if self._can_finish():
            return True
        for length in range(2, moves + 1):
            found = self._search(length)
            if found is not None:
                self._answers[last] = found
                return True
        return False

    def _search(self, moves: int) -> BoardMove | None:
        """Return a move that solves in at most `moves` (2 or more), if there is one."""
        key = self._board_key(moves)
        if key not in self._known:
            if len(self._known) >= _TABLE:
                self._known.clear()
            ordered = self._ordered()
            self._known[key] = next((m for m in ordered if self._forces(m, moves)), None)
        return self._known[key]

    def _ordered(self) -> list[BoardMove]:
        """Return the legal moves, checks first."""
        return sorted(self.board.moves(), key=lambda move: not self.board.gives_check(move))

    def _forces(self, move: BoardMove, moves: int) -> bool:
        """Return whether an attacker's move reaches the goal in at most `moves` moves."""
        self._push(move)
        forced = self.board.reaches(self.goal) or (moves > 1 and self._all_answered(moves - 1))
        self._pop()
        return forced

    def _all_answered(self, moves: int) -> bool:
        """Return whether the defender, to move, has a move and loses to each of them."""
        defences = self._defences()
        for defence in defences:
            self._push(defence)
            answered = self._answered(moves)
            self._pop()
            if not answered:
                self._note_refuter(defence)
                return False
        return bool(defences)

    def _defences(self) -> list[BoardMove]:
        """Return the defender's moves, those that refuted most often first."""
        return sorted(self.board.moves(), key=lambda move: -self._refuters.get(move, 0))

    def _note_refuter(self, defence: BoardMove) -> None:
        self._refuters[defence] = self._refuters.get(defence, 0) + 1


def _is_open(variation: Variation) -> bool:
    """Return whether nothing answers a defence, and it does not lose by itself either."""
    return not variation.continuations and variation.effective


def is_effective(length: int, threat_length: int, parries: bool) -> bool:
    """Return whether a defence counts, as Popeye judges it.

    It counts if nothing answers it, if it holds out longer than against the threats, or if
    it holds out as long and parries one of them. A defence that only hastens the end does
    not count, even if the threats themselves no longer work.
    """
    if length == 0 or threat_length == 0:
        return True
    return length > threat_length or (length == threat_length and parries)
