# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled general engine, with the tables of some rules and a position on it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from composer.geometry.geometry import CHESSBOARD
from composer.problem.defects import Fault
from composer.problem.goals import INTO_CHECK, TRACED_AIMS, Aim, Goal
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.retro.compiled import NO_ENGINE
from composer.rules.book import ORTHODOX, Rules
from composer.said.sentence import said
from composer.solver.compiled import engine_module
from composer.solver.conditions.condition import UNCAPTURABLE, UNMOVED, PlayedCondition
from composer.solver.conditions.manners import learning
from composer.solver.conditions.table import played, qualities_of
from composer.solver.general.tables import contents_of, ways_table
from composer.solver.options import Token, UnsupportedStipulation

if TYPE_CHECKING:
    from types import ModuleType

    from composer.solver.kernel.engine import GeneralLaws, GeneralQuest, GeneralWays

_AIMS: Final = tuple(Aim)
_MODES: Final = {Play.DIRECT: 0, Play.SELF: 1, Play.REFLEX: 2, Play.SEMI_REFLEX: 3}

_UNSEEN: Final = frozenset({UNMOVED, UNCAPTURABLE})
"""Qualities that no diagram shows."""


def _module() -> ModuleType:
    """Return the compiled module.

    Raises:
        UnsupportedStipulation: it was not built.
    """
    module = engine_module()
    if module is None:
        raise UnsupportedStipulation(NO_ENGINE)
    return module


@lru_cache(maxsize=512)
def _ways(kind: Kind) -> GeneralWays:
    white, black = (ways_table(kind, CHESSBOARD, side) for side in (True, False))
    made: GeneralWays = _module().GeneralWays(white, black, len(CHESSBOARD))
    return made


Placed = tuple[tuple[PlayedCondition, tuple[int, ...]], ...]
"""Conditions, each with its numbers."""


@lru_cache(maxsize=64)
def _laws(men: frozenset[Man], placed: Placed) -> GeneralLaws:
    conditions = tuple(condition for condition, _ in placed)

    def ways(kind: Kind) -> GeneralWays:
        for condition in conditions:
            kind = condition.goes_as(kind)
        return _ways(kind)

    made: GeneralLaws = _module().GeneralLaws(
        contents_of(men, conditions), ways, CHESSBOARD, placed
    )
    return made


def _placed(
    position: Position, men: frozenset[Man], rules: Rules, restrained: Colour | None
) -> Placed:
    """Return the conditions of some rules as the engine has them for a diagram."""
    conditions = (*learning(men), *played(rules, restrained, qualities_of(men)))
    if not conditions:
        return ()
    kinds = {kind: number + 1 for number, kind in enumerate(contents_of(men, conditions).kinds)}
    return tuple((condition, tuple(condition.numbers(position, kinds))) for condition in conditions)


def goals_of(stipulation: Stipulation) -> tuple[Goal, ...]:
    """Return all that a task aims at."""
    structure = stipulation.structure
    return (stipulation.goal,) if structure is None else structure.goals


def aim_numbers(goal: Goal, men: frozenset[Man], rules: Rules) -> tuple[int, int, int]:
    """Return a goal as the engine has it: what is aimed at, a cell, a promotion."""
    promotion = 0
    if goal.kind is not None:
        conditions = (*learning(men), *played(rules, None, qualities_of(men)))
        promotions = contents_of(men, conditions).promotions
        # A kind that no man becomes has no number: one more than there are is never reached.
        known = goal.kind in promotions
        promotion = promotions.index(goal.kind) + 1 if known else len(promotions) + 1
    return _AIMS.index(goal.aim), goal.square or 0, promotion


def quest_of(
    position: Position,
    stipulation: Stipulation | None = None,
    token: Token | None = None,
    rules: Rules = ORTHODOX,
    restrained: Colour | None = None,
    diagram: Position | None = None,
) -> GeneralQuest:
    """Return the engine with a position on it; without a stipulation it only knows the moves.

    Args:
        position: the diagram.
        stipulation: what is asked, with its rules.
        token: stops the work.
        rules: the rules where no stipulation is given.
        restrained: the side that conditions restrain which name none, where none is given.
        diagram: where proof games lead from the position.

    Raises:
        RulesError: a condition is not solved here.
        UnsupportedStipulation: the engine was not built.
    """
    module = _module()
    men = frozenset(man for man in position.board if man is not None)
    if diagram is not None:
        men |= frozenset(man for man in diagram.board if man is not None)
    mode = aim = cell = promotion = 0
    if stipulation is not None and stipulation.goal.aim in TRACED_AIMS:  # `traced` has those
        raise UnsupportedStipulation(
            said("{stipulation} is not solved here", stipulation=str(stipulation))
        )
    if stipulation is not None:
        rules, restrained = stipulation.rules, stipulation.restrained(position.turn)
        aim, cell, promotion = aim_numbers(stipulation.goal, men, rules)
        mode = 0 if stipulation.has_lines else _MODES[stipulation.play]
    flag = None if token is None else token.flag
    laws = _laws(men, _placed(position, men, rules, restrained))
    made: GeneralQuest = module.GeneralQuest(
        laws,
        position,
        mode,
        aim,
        cell,
        promotion,
        flag,
    )
    asked = () if stipulation is None else goals_of(stipulation)
    if laws.chooses and any(goal.aim in INTO_CHECK for goal in asked):
        raise UnsupportedStipulation(
            said(
                "{stipulation}: not solved where a condition chooses among the moves",
                stipulation=str(stipulation),
            )
        )
    if any(goal.aim is Aim.WON_MAN for goal in asked) and any(
        condition.returns_men for condition in played(rules, restrained)
    ):
        raise UnsupportedStipulation(
            said(
                "{stipulation}: not solved where captured men come back",
                stipulation=str(stipulation),
            )
        )
    if diagram is not None:
        made.lead_to(diagram, _UNSEEN)
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
        UnsupportedStipulation: the engine was not built.
    """
    return tuple(quest_of(position, rules=rules, restrained=restrained).moves())


def can_be_captured(position: Position, rules: Rules) -> bool:
    """Tell whether the side that does not have the move is in check, and no condition allows it."""
    return not spares_kings(rules) and quest_of(position, rules=rules).waiting_in_check


def spares_kings(rules: Rules) -> bool:
    """Tell whether in a diagram the side that does not have the move may be in check."""
    return any(Fault.KING_EN_PRISE in condition.allows for condition in played(rules))
