# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled general engine behind the protocols of searches and of boards.

What is written over a `PlayBoard` plays on it by any rules: the kinds of play that the engine has
no search of its own for, and what is asked of a position move by move.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final, cast

from composer.problem.defects import fatal_defects, kings_asked
from composer.problem.goals import ANY, MATE, STALEMATE, Aim, Goal
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.setplay import set_play_of
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.conditions.table import diagram_defects, qualities_of
from composer.solver.general.quest import aim_numbers, can_be_captured, quest_of, spares_kings
from composer.solver.lines import Line
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.playboard import BoardMove
from composer.solver.reference.direct import FirstMove
from composer.solver.reference.lines import help_lengths, series_lengths
from composer.solver.reference.staged import StagedLines, StagedPhases, phases_on, search_on
from composer.solver.stages import GENERAL, Search

_PASS = 0
_OLD = (Aim.BARE, Aim.WIN, Aim.MATE_BY, Aim.MATE_ON)


class GeneralBoard:
    """A position under the rules of a task with its moves, as `PlayBoard` says; they are numbers.

    Goals are asked about one after the other; to change from one to another costs a little.
    """

    def __init__(self, position: Position, stipulation: Stipulation) -> None:
        """Set up a position.

        Raises:
            RulesError: a condition is not solved here.
            UnsupportedStipulation: the engine was not built.
        """
        self._quest = quest_of(position, stipulation)
        self._played: list[int] = []
        self._men = frozenset(man for man in position.board if man is not None)
        self._rules = stipulation.rules
        self._goal = stipulation.goal
        self._spares = spares_kings(stipulation.rules)

    def unforked(self) -> GeneralBoard:
        """Return the very same board, on which moves are made together, with the goals as such."""
        board = GeneralBoard.__new__(GeneralBoard)
        board._quest, board._played = self._quest, self._played
        board._men, board._rules, board._goal = self._men, self._rules, self._goal
        board._spares = self._spares
        return board

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._played)

    @property
    def last(self) -> BoardMove | None:
        """The move played last; None if that side passed."""
        return (self._played[-1] or None) if self._played else None

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self._quest.first_moves())

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        return self._quest.has_move

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves, each of which may reach a goal."""
        return self.moves()

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        return self._quest.likewise(cast(int, move)) or None

    def is_check(self) -> bool:
        """Return whether the side to move is in check.

        In the diagram it does not count where a king may stand in check by a condition: his side
        may pass there even so.
        """
        return self._quest.in_check and (self.depth > 0 or not self._spares)

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        self.play(move)
        checks = self.is_check()
        self.take_back()
        return checks

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches the goal."""
        if goal == ANY:
            return self.last is not None
        self._aim_at(goal)
        return goal.aim not in _OLD and self._quest.reached(cast(int, self.last or _PASS))

    def reaching(self, goal: Goal) -> list[BoardMove]:
        """Return the moves that reach a goal at once."""
        if goal == ANY:
            return self.moves()
        self._aim_at(goal)
        return [] if goal.aim in _OLD else list(self._quest.reaching())

    def _aim_at(self, goal: Goal) -> None:
        if goal != self._goal:
            self._goal = goal
            self._quest.aim_at(*aim_numbers(goal, self._men, self._rules))

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side: never."""
        return False

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        self._played.append(_PASS if move is None else cast(int, move))
        self._quest.push(self._played[-1])

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        self._played.append(_PASS)
        self._quest.pass_over()

    def take_back(self) -> None:
        """Take back what was played last."""
        self._played.pop()
        self._quest.pop()

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value."""
        return self._quest.move(cast(int, move))

    def key(self) -> Hashable:
        """Return what distinguishes this position from all others that play differently."""
        return self._quest.key


_HELP: Final = {Play.HELP: 0, Play.HELP_SELF: 1, Play.HELP_REFLEX: 2}
_SERIES: Final = {
    Play.DIRECT: 3,
    Play.HELP: 4,
    Play.SELF: 5,
    Play.REFLEX: 6,
    Play.SEMI_REFLEX: 7,
}


def _is_void(position: Position, stipulation: Stipulation) -> bool:
    rules, kings = stipulation.rules, kings_asked(stipulation, position.turn)
    if not rules.conditions and not qualities_of(position.board):
        return bool(fatal_defects(position, kings))
    return bool(diagram_defects(position, rules, kings)) or can_be_captured(position, rules)


def general_search(position: Position, stipulation: Stipulation, token: Token) -> Search:
    """Return the compiled general engine's search.

    Raises:
        Unsolvable: the position has a fatal defect.
        UnsupportedStipulation: the engine was not built.
    """
    if _is_void(position, stipulation):
        raise Unsolvable("the position cannot be solved")
    neither = stipulation.exact and not stipulation.has_lines  # before nor after
    if neither or stipulation.goal == ANY:
        return search_on(GeneralBoard(position, stipulation), stipulation, token, GENERAL)
    if stipulation.has_lines:
        return StagedLines(GeneralLines(position, stipulation, token), GENERAL)
    return StagedPhases(GeneralPhases(position, stipulation, token), GENERAL)


def general_set_play(position: Position, stipulation: Stipulation, token: Token) -> Phase | None:
    """Return the set play of direct, self or reflex play, or None where there is none."""
    try:
        if stipulation.goal == ANY:
            board = GeneralBoard(position, stipulation)
            return phases_on(board, stipulation, token).set_play()
        return GeneralPhases(position, stipulation, token).set_play()
    except Cancelled:
        return None


class GeneralPhases:
    """Direct, self and reflex play by the compiled engine."""

    def __init__(self, position: Position, stipulation: Stipulation, token: Token) -> None:
        self._quest = quest_of(position, stipulation, token)
        self._token = token
        self._direct = stipulation.play is Play.DIRECT
        self._is_other = stipulation.goal not in (MATE, STALEMATE)
        self._moves = stipulation.moves
        self._spares = spares_kings(stipulation.rules)

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._quest.nodes

    def must_end(self) -> bool:
        """Tell whether the attacker must reach the goal himself."""
        return self._quest.must_end()

    def first_moves(self) -> list[BoardMove]:
        """Return the legal first moves."""
        return list(self._quest.first_moves())

    def try_key(self, move: BoardMove) -> FirstMove:
        """Look at the defences of a first move until one refutes it."""
        return self._tried(move, 1)

    def try_further(self, first: FirstMove, refutations: int) -> None:
        """Look at more defences until one refutation too many for a try is found."""
        if first.pending:
            found = self._tried(first.move, refutations + 1)
            first.refutations, first.pending = found.refutations, []

    def bare_key(self, move: BoardMove) -> Phase:
        """Return a key without its play."""
        number = cast(int, move)
        length = self._quest.length(number, self._moves)
        reaches = self._direct and length == 1 and self._is_other
        return Phase(self._quest.move(number), length=length, reaches=reaches)

    def key_phase(self, move: BoardMove) -> Phase:
        """Return the whole play after a key."""
        bare = self.bare_key(move)
        return bare if self._direct and bare.length == 1 else self._phase(move, bare.length)

    def try_phase(self, first: FirstMove) -> Phase:
        """Return the whole play after a try."""
        return self._phase(first.move, 0)

    def set_play(self) -> Phase | None:
        """Return the play if the defender moves first, or None where he cannot."""
        if (self._direct and self._moves < 2) or (self._quest.in_check and not self._spares):
            return None
        _, _, variations, unprovided, *_ = self._quest.play(0, 0, self._moves)
        if not variations and not unprovided:
            return None
        return Phase(None, variations=tuple(variations), unprovided=unprovided)

    def _tried(self, move: BoardMove, most: int) -> FirstMove:
        if self._token.cancelled:
            raise Cancelled
        failed, left_out, refuters = self._quest.attempt(cast(int, move), self._moves, most)
        pending: list[BoardMove] = [move] if left_out else []
        refutations: list[BoardMove] = [move] * refuters
        return FirstMove(move, pending, refutations, failed)

    def _phase(self, move: BoardMove, length: int) -> Phase:
        number = cast(int, move)
        checks, threats, variations, refutations, *threat_play = self._quest.play(
            number, length, self._moves
        )
        goes_on = self._direct or (length or self._moves) > 1
        return Phase(
            self._quest.move(number),
            threats=threats,
            zugzwang=goes_on and not checks and not threats,
            refutations=refutations,
            variations=tuple(variations),
            trivial=bool(refutations) and (checks or not variations),
            length=length,
            threat_play=tuple(threat_play),
        )


class GeneralLines:
    """Help play and series by the compiled engine."""

    def __init__(self, position: Position, stipulation: Stipulation, token: Token) -> None:
        self._quest = quest_of(position, stipulation, token)
        self._token = token
        self._stipulation = stipulation
        kinds = _SERIES if stipulation.series else _HELP
        self._play = kinds[stipulation.play]

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._quest.nodes

    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, the shortest first."""
        in_check = self._quest.in_check and not spares_kings(self._stipulation.rules)
        if self._stipulation.series:
            return series_lengths(self._stipulation, set_play, in_check)
        return help_lengths(self._stipulation, set_play, in_check)

    def begin_set_play(self) -> None:
        """Let the other side begin from now on."""
        asked = set_play_of(self._stipulation)
        assert asked is not None
        self._play = _HELP[asked.play]
        self._quest.push(0)

    def first_moves(self) -> list[BoardMove]:
        """Return the legal first moves."""
        return list(self._quest.first_moves())

    def found(self, first: BoardMove, length: int, most: int) -> list[Line]:
        """Return the lines of just so many half-moves that begin with a move, `most` at most."""
        if self._token.cancelled:
            raise Cancelled
        return self._quest.lines(cast(int, first), self._play, length, most)
