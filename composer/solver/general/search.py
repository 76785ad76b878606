# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled general engine behind the protocol of searches."""

from __future__ import annotations

from typing import Final, cast

from composer.problem.defects import fatal_defects, kings_asked
from composer.problem.goals import ANY, MATE, STALEMATE, TRACED_AIMS
from composer.problem.position import Position
from composer.problem.setplay import set_play_of
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.conditions.table import diagram_defects, qualities_of
from composer.solver.general.board import GeneralBoard
from composer.solver.general.quest import can_be_captured, quest_of, spares_kings
from composer.solver.general.traced import TracedBoard
from composer.solver.lines import Line
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.playboard import BoardMove
from composer.solver.reference.direct import FirstMove
from composer.solver.reference.lines import help_lengths, series_lengths
from composer.solver.reference.staged import StagedLines, StagedPhases, phases_on, search_on
from composer.solver.stages import GENERAL, Search

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
    if neither or _on_board(stipulation):
        return search_on(_board(position, stipulation), stipulation, token, GENERAL)
    if stipulation.has_lines:
        return StagedLines(GeneralLines(position, stipulation, token), GENERAL)
    return StagedPhases(GeneralPhases(position, stipulation, token), GENERAL)


def _on_board(stipulation: Stipulation) -> bool:
    """Tell whether the engine has no search of its own for a goal."""
    return stipulation.goal == ANY or stipulation.goal.aim in TRACED_AIMS


def _board(position: Position, stipulation: Stipulation) -> GeneralBoard:
    traced = stipulation.goal.aim in TRACED_AIMS
    return (TracedBoard if traced else GeneralBoard)(position, stipulation)


def general_set_play(position: Position, stipulation: Stipulation, token: Token) -> Phase | None:
    """Return the set play of direct, self or reflex play, or None where there is none."""
    try:
        if _on_board(stipulation):
            return phases_on(_board(position, stipulation), stipulation, token).set_play()
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
