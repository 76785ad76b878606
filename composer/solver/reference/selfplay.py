# SPDX-License-Identifier: GPL-3.0-or-later
"""Self and reflex play: the attacker forces the defender to reach the goal.

In self play the defender does not want to: every move of his either reaches the goal or is
answered. In reflex play both sides must reach the goal when they can, in semi-reflex play only
the defender must; for the rest he avoids it. The *attacker* is the side to move in the diagram.
"""

from __future__ import annotations

from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.options import Token
from composer.solver.phases import Continuation, KnownSequel, Phase, Variation
from composer.solver.playboard import BoardMove, PlayBoard
from composer.solver.reference.direct import NO_THREATS, FirstMove, Threats, is_effective
from composer.solver.reference.steps import Key, Steps

_TABLE = 300_000  # positions remembered


class SelfSearch(Steps):
    """One solve of one position in self, reflex or semi-reflex play."""

    def __init__(self, board: PlayBoard, stipulation: Stipulation, token: Token) -> None:
        super().__init__(board, stipulation.goal, token)
        self.moves = stipulation.moves
        self._is_self = stipulation.play is Play.SELF
        self._binds_attacker = stipulation.play is Play.REFLEX
        self._known: dict[Key, bool] = {}

    def try_key(self, move: BoardMove) -> FirstMove:
        """Look at the defences of a first move until one refutes it."""
        found = FirstMove(move)
        if self.must_end():
            found.stalemates = True  # it is not even a try
            return found
        self._push(move)
        if not self._ends():
            found.pending = self._open_defences()
            # Nothing refutes what just does not let the defender reach the goal in time.
            found.stalemates = not self._has_moves() or (self.moves == 1 and not self._is_self)
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
        length = self._length()
        self._pop()
        return Phase(described, length=length)

    def key_phase(self, move: BoardMove) -> Phase:
        """Return the whole play after a key."""
        return self._phase(move, self.bare_key(move).length)

    def try_phase(self, first: FirstMove) -> Phase:
        """Return the whole play after a try."""
        return self._phase(first.move, 0)

    def set_play(self) -> Phase | None:
        """Return the play if the defender moves first, or None where he cannot.

        Of a problem in one move it is his moves that reach the goal.
        """
        if self.board.is_check():
            return None
        self._push(None)
        variations, unprovided = self._variations(self.moves, NO_THREATS)
        self._pop()
        if not variations and not unprovided:
            return None
        return Phase(None, variations=variations, unprovided=unprovided)

    def _phase(self, move: BoardMove, length: int) -> Phase:
        """Return the play after a first move of a length; 0 if it is refuted."""
        described = self.board.described(move)
        self._push(move)
        checks = self.board.is_check()
        moves = length or self.moves
        threats = NO_THREATS if checks or moves == 1 else self._threats(moves - 1)
        answered, refutations = self._variations(moves, threats)
        self._pop()
        return Phase(
            described,
            threats=threats.shown,
            zugzwang=moves > 1 and not checks and not threats.moves,
            refutations=refutations,
            variations=answered,
            trivial=bool(refutations) and (checks or not answered),
            length=length,
            threat_play=threats.play,
        )

    def _examine(self, first: FirstMove, limit: int) -> None:
        while first.pending and len(first.refutations) < limit:
            defence = first.pending.pop(0)
            self._push(defence)
            answered = self._solvable(self.moves - 1)
            self._pop()
            if not answered:
                first.refutations.append(defence)

    def _variations(
        self, moves: int, threats: Threats
    ) -> tuple[tuple[Variation, ...], tuple[Move, ...]]:
        """Describe the defender's moves, who has at most `moves` moves to reach the goal in.

        Where he must reach the goal because he can, these are the moves that do.

        Returns:
            The variations, and the moves that nothing answers.
        """
        finishing = self._finishing()
        if finishing and not self._is_self:
            return tuple(self._finish(move, True) for move in finishing), ()
        variations, refutations = [], []
        only_finishes = moves == 1 or len(finishing) == len(self.board.moves())
        for defence in self.board.moves():
            if defence in finishing:
                variations.append(self._finish(defence, only_finishes))
                continue
            found = self._variation(defence, moves - 1, threats)
            if found.continuations:
                variations.append(found)
            else:
                refutations.append(found.defence)
        return tuple(variations), tuple(refutations)

    def _finish(self, move: BoardMove, effective: bool) -> Variation:
        """Describe a defender's move that reaches the goal; in longer play it does not count."""
        return Variation(self.board.described(move), (), effective=effective)

    def _variation(self, defence: BoardMove, moves: int, threats: Threats) -> Variation:
        text = self.board.described(defence)
        self._push(defence)
        length, answers = self._answers_of(moves)
        parried = tuple(
            shown
            for threat, shown in zip(threats.moves, threats.shown, strict=True)
            if not self._still_works(threat, threats.length)
        )
        continuations = tuple(self._continuation(answer, length) for answer in answers)
        self._pop()
        effective = is_effective(length, threats.length, bool(parried))
        return Variation(text, continuations, parried, effective)

    def _continuation(self, move: BoardMove, moves: int) -> Continuation:
        """Describe an attacker's move that solves in `moves`, itself included."""
        described = self.board.described(move)
        self._push(move)
        checks = self.board.is_check()
        threats = NO_THREATS if checks or moves == 1 else self._threats(moves - 1)
        variations, _ = self._variations(moves, threats)
        self._pop()
        zugzwang = moves > 1 and not checks and not threats.moves
        return Continuation(
            described, KnownSequel(threats.shown, zugzwang, variations, threats.play)
        )

    def _threats(self, moves: int) -> Threats:
        """Return the shortest solving moves if the defender, who is not in check, passed."""
        self.board.pass_over()
        length, found = self._answers_of(moves)
        shown = tuple(self.board.described(threat) for threat in found)
        play = tuple(self._continuation(threat, length) for threat in found)
        self._pop()
        return Threats(found, shown, length, play)

    def _still_works(self, threat: BoardMove, length: int) -> bool:
        """Return whether a threat still solves, after a defence, in as few moves as before."""
        found = self.board.likewise(threat)
        return found is not None and not self.must_end() and self._forces(found, length)

    def _answers_of(self, moves: int) -> tuple[int, tuple[BoardMove, ...]]:
        """Return the fewest moves (up to `moves`) that solve, and all first moves that do."""
        if not self.must_end():
            for length in range(1, moves + 1):
                found = tuple(m for m in self.board.moves() if self._forces(m, length))
                if found:
                    return length, found
        return 0, ()

    def _length(self) -> int:
        """Return in how many moves the defender, to move, is forced to reach the goal."""
        return next(length for length in range(1, self.moves + 1) if self._forced(length))

    def _solvable(self, moves: int) -> bool:
        """Return whether the attacker, to move, solves in at most `moves` moves."""
        if moves == 0 or self.must_end():
            return False
        key = self._board_key(moves)
        known = self._known.get(key)
        if known is None:
            known = any(
                self._forces(move, length)
                for length in range(1, moves + 1)
                for move in self.board.moves()
            )
            if len(self._known) >= _TABLE:
                self._known.clear()
            self._known[key] = known
        return known

    def must_end(self) -> bool:
        """Return whether the attacker, to move, must reach the goal himself, and so fails."""
        return self._binds_attacker and self._can_finish()

    def _forces(self, move: BoardMove, moves: int) -> bool:
        """Return whether an attacker's move solves in at most `moves` moves."""
        self._push(move)
        forced = self._forced(moves)
        self._pop()
        return forced

    def _forced(self, moves: int) -> bool:
        """Return whether the defender, to move, reaches the goal in `moves` moves at most."""
        if self._ends():
            return True
        if moves == 1 or not self._has_moves():
            return False
        for defence in self._open_defences():
            self._push(defence)
            solvable = self._solvable(moves - 1)
            self._pop()
            if not solvable:
                return False
        return True

    def _ends(self) -> bool:
        """Return whether the defender, to move, must reach the goal now."""
        return self._all_finish() if self._is_self else self._can_finish()

    def _open_defences(self) -> list[BoardMove]:
        """Return the defender's moves that do not reach the goal."""
        return [move for move in self.board.moves() if not self._reaches(move)]

    def _has_moves(self) -> bool:
        return self.board.has_move()
