# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled general engine behind the protocol of searches."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from composer.geometry.geometry import CHESSBOARD
from composer.problem.defects import fatal_defects, kings_asked
from composer.problem.goals import ANY, MATE, STALEMATE, Aim
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Play, Stipulation, set_play_of
from composer.rules.book import ORTHODOX, Rules
from composer.solver.compiled import kernel_module
from composer.solver.conditions.condition import PlayedCondition
from composer.solver.conditions.diagram import diagram_defects
from composer.solver.conditions.table import played
from composer.solver.general.tables import contents_of, ways_table
from composer.solver.lines import Line
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.plain.search import plain_search, plain_set_play
from composer.solver.playboard import BoardMove
from composer.solver.reference.direct import FirstMove
from composer.solver.reference.help import help_lengths
from composer.solver.reference.series import series_lengths
from composer.solver.reference.staged import StagedLines, StagedPhases
from composer.solver.stages import GENERAL, Search

if TYPE_CHECKING:
    from composer.solver.kernel.engine import GeneralLaws, GeneralQuest, GeneralWays

_AIMS: Final = tuple(Aim)
_MODES: Final = {Play.DIRECT: 0, Play.SELF: 1, Play.REFLEX: 2, Play.SEMI_REFLEX: 3}
_HELP: Final = {Play.HELP: 0, Play.HELP_SELF: 1, Play.HELP_REFLEX: 2}
_SERIES: Final = {
    Play.DIRECT: 3,
    Play.HELP: 4,
    Play.SELF: 5,
    Play.REFLEX: 6,
    Play.SEMI_REFLEX: 7,
}


@lru_cache(maxsize=512)
def _ways(kind: Kind) -> GeneralWays:
    module = kernel_module()
    assert module is not None
    white, black = (ways_table(kind, CHESSBOARD, side) for side in (True, False))
    made: GeneralWays = module.GeneralWays(white, black, len(CHESSBOARD))
    return made


Placed = tuple[tuple[PlayedCondition, tuple[int, ...]], ...]
"""Conditions, each with its numbers."""


@lru_cache(maxsize=64)
def _laws(men: frozenset[Man], placed: Placed) -> GeneralLaws:
    module = kernel_module()
    assert module is not None
    conditions = tuple(condition for condition, _ in placed)

    def ways(kind: Kind) -> GeneralWays:
        for condition in conditions:
            kind = condition.goes_as(kind)
        return _ways(kind)

    made: GeneralLaws = module.GeneralLaws(contents_of(men, conditions), ways, CHESSBOARD, placed)
    return made


def _placed(
    position: Position, men: frozenset[Man], rules: Rules, restrained: Colour | None
) -> Placed:
    """Return the conditions of some rules as the engine has them for a diagram."""
    conditions = played(rules, restrained)
    if not conditions:
        return ()
    kinds = {kind: number + 1 for number, kind in enumerate(contents_of(men, conditions).kinds)}
    return tuple((condition, tuple(condition.numbers(position, kinds))) for condition in conditions)


def quest_of(
    position: Position,
    stipulation: Stipulation | None = None,
    token: Token | None = None,
    rules: Rules = ORTHODOX,
    restrained: Colour | None = None,
) -> GeneralQuest:
    """Return the engine with a position on it; without a stipulation it only knows the moves.

    Args:
        position: the diagram.
        stipulation: what is asked, with its rules.
        token: stops the work.
        rules: the rules where no stipulation is given.
        restrained: the side that conditions restrain which name none, where none is given.

    Raises:
        RulesError: a condition is not solved here.
    """
    module = kernel_module()
    assert module is not None
    men = frozenset(man for man in position.board if man is not None)
    mode = aim = cell = promotion = 0
    if stipulation is not None:
        rules, restrained = stipulation.rules, stipulation.restrained(position.turn)
        goal = stipulation.goal
        aim, cell = _AIMS.index(goal.aim), goal.square or 0
        if goal.kind is not None:
            promotions = contents_of(men, played(rules)).promotions
            # A kind that no man becomes has no number: one more than there are is never reached.
            known = goal.kind in promotions
            promotion = promotions.index(goal.kind) + 1 if known else len(promotions) + 1
        mode = 0 if stipulation.has_lines else _MODES[stipulation.play]
    flag = None if token is None else token.flag
    made: GeneralQuest = module.GeneralQuest(
        _laws(men, _placed(position, men, rules, restrained)),
        position,
        mode,
        aim,
        cell,
        promotion,
        flag,
    )
    if token is not None:
        made.set_most_nodes(token.most_nodes)
    return made


def general_moves(
    position: Position, rules: Rules = ORTHODOX, restrained: Colour | None = None
) -> tuple[Move, ...]:
    """Return the legal moves of a position.

    Args:
        position: the position.
        rules: the rules.
        restrained: the side that conditions restrain which name none; None for nobody.

    Raises:
        RulesError: a condition is not solved here.
    """
    return tuple(quest_of(position, rules=rules, restrained=restrained).moves())


def can_be_captured(position: Position, rules: Rules) -> bool:
    """Tell whether the side that does not have the move is in check."""
    return quest_of(position, rules=rules).waiting_in_check


def _is_void(position: Position, stipulation: Stipulation) -> bool:
    rules, kings = stipulation.rules, kings_asked(stipulation, position.turn)
    if not rules.conditions:
        return bool(fatal_defects(position, kings))
    return bool(diagram_defects(position, rules, kings)) or can_be_captured(position, rules)


def general_search(position: Position, stipulation: Stipulation, token: Token) -> Search:
    """Return the compiled general engine's search.

    Raises:
        Unsolvable: the position has a fatal defect.
    """
    if _is_void(position, stipulation):
        raise Unsolvable("the position cannot be solved")
    neither = stipulation.exact and not stipulation.has_lines  # before nor after
    if neither or stipulation.goal == ANY:
        return plain_search(position, stipulation, token)
    if stipulation.has_lines:
        return StagedLines(GeneralLines(position, stipulation, token), GENERAL)
    return StagedPhases(GeneralPhases(position, stipulation, token), GENERAL)


def general_set_play(position: Position, stipulation: Stipulation, token: Token) -> Phase | None:
    """Return the set play of direct, self or reflex play, or None where there is none."""
    if stipulation.goal == ANY:
        return plain_set_play(position, stipulation, token)
    try:
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
        if (self._direct and self._moves < 2) or self._quest.in_check:
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
        if self._stipulation.series:
            return series_lengths(self._stipulation, set_play, self._quest.in_check)
        return help_lengths(self._stipulation, set_play, self._quest.in_check)

    def begin_set_play(self) -> None:
        """Let the other side begin from now on."""
        asked = set_play_of(self._stipulation)
        assert asked is not None
        self._play = _HELP[asked.play]
        self._quest.pass_turn()

    def first_moves(self) -> list[BoardMove]:
        """Return the legal first moves."""
        return list(self._quest.first_moves())

    def found(self, first: BoardMove, length: int, most: int) -> list[Line]:
        """Return the lines of just so many half-moves that begin with a move, `most` at most."""
        if self._token.cancelled:
            raise Cancelled
        return self._quest.lines(cast(int, first), self._play, length, most)
