# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a search, as a value that is edited; a search is made of it when it may run.

A plan may be unfinished, as while it is painted; a `Spec` may not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from composer.explore.spec import Question, Slot, Spec
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square
from composer.problem.stipulation import Stipulation

WHOLE_BOARD: Final = frozenset(SQUARES)
MOST_TIMES: Final = 6


@dataclass(frozen=True, slots=True)
class Freedom:
    """How far a man of the diagram is free, or one that may be added.

    Attributes:
        home: the square of the man in the diagram; None for a man that may be added.
        squares: where it may stand; at home a man of the diagram may always be.
        men: what it may be; itself a man of the diagram may always be.
        may_miss: whether the man of the diagram may be left out.
        times: how many such men may be added.
    """

    home: Square | None
    squares: frozenset[Square] = frozenset()
    men: tuple[Man, ...] = ()
    may_miss: bool = False
    times: int = 1

    @property
    def is_idle(self) -> bool:
        """Whether nothing is free."""
        if self.home is None:
            return not (self.men and self.squares)
        return not (self.squares - {self.home} or self.men or self.may_miss)


@dataclass(frozen=True, slots=True)
class Plan(Question):
    """A search as it stands in the window.

    Attributes:
        freedoms: what may vary, the men of the diagram by square, then those added.
    """

    freedoms: tuple[Freedom, ...] = ()

    def freedom(self, home: Square) -> Freedom:
        """Return how far the man on a square is free."""
        return next((freedom for freedom in self.freedoms if freedom.home == home), Freedom(home))

    @property
    def additions(self) -> tuple[Freedom, ...]:
        """What may be added."""
        return tuple(freedom for freedom in self.freedoms if freedom.home is None)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was said yet of what may vary."""
        return not self.freedoms

    def with_freedom(self, freedom: Freedom) -> Plan:
        """Return the plan with another freedom of a man of the diagram; an idle one goes."""
        others = [each for each in self.freedoms if each.home != freedom.home]
        if not freedom.is_idle:
            others.append(freedom)
        return replace(self, freedoms=_in_order(others))

    def with_additions(self, additions: tuple[Freedom, ...]) -> Plan:
        """Return the plan with other men that may be added."""
        others = [freedom for freedom in self.freedoms if freedom.home is not None]
        return replace(self, freedoms=(*others, *additions))

    def on(self, position: Position, stipulation: Stipulation, intended: str = "") -> Plan:
        """Return the plan for another diagram; men that do not stand there are free no longer.

        Nothing is demanded any more that the play now asked for does not have.
        """
        kept = tuple(
            freedom
            for freedom in self.freedoms
            if freedom.home is None or position[freedom.home] is self.position[freedom.home]
        )
        demands, key_from = self.demands, self.demands.key_from
        if key_from is not None and position[key_from] is None:
            demands = replace(demands, key_from=None)
        return replace(
            self,
            position=position,
            stipulation=stipulation,
            freedoms=kept,
            demands=demands.of(stipulation),
            intended=intended if stipulation.has_lines else "",
            engine=self.engine if stipulation.claim is not None else "",
        )

    def spec(self) -> Spec:
        """Return the search.

        Raises:
            SpecError: it cannot be done, or nothing may vary.
        """
        slots = tuple(slot for freedom in self.freedoms for slot in self._slots(freedom))
        return Spec(slots=slots, **self.asked)

    def _slots(self, freedom: Freedom) -> tuple[Slot, ...]:
        if freedom.is_idle:
            return ()
        squares = tuple(sorted(freedom.squares - {freedom.home}))
        if freedom.home is None:
            return (Slot(None, freedom.men, squares),) * freedom.times
        man = self.position[freedom.home]
        if man is None:
            return ()
        men = tuple(each for each in freedom.men if each is not man)
        slot = Slot((freedom.home, man), men, squares, freedom.may_miss)
        return (slot,) if slot.others() else ()


def plan_of(spec: Spec) -> Plan:
    """Return the plan of a search that was saved; its search is equal again."""
    freedoms: list[Freedom] = []
    for slot in spec.slots:
        squares = frozenset(slot.squares)
        if slot.home is not None:
            freedoms.append(Freedom(slot.home[0], squares, slot.men, slot.may_miss))
            continue
        last = freedoms[-1] if freedoms else None
        alike = last is not None and last.home is None
        if alike and last is not None and (last.squares, last.men) == (squares, slot.men):
            freedoms[-1] = replace(last, times=last.times + 1)
        else:
            freedoms.append(Freedom(None, squares, slot.men))
    return Plan(freedoms=tuple(freedoms), **spec.asked)


def every_man_anywhere(plan: Plan) -> Plan:
    """Return the plan with every man of the diagram free to stand on any square."""
    men = (replace(plan.freedom(square), squares=WHOLE_BOARD) for square, _ in plan.position)
    return replace(plan, freedoms=(*men, *plan.additions))


def every_man_may_go(plan: Plan) -> Plan:
    """Return the plan with every man but the kings free to be left out."""
    for square, man in plan.position:
        if not man.is_royal:
            plan = plan.with_freedom(replace(plan.freedom(square), may_miss=True))
    return plan


def nothing_varies(plan: Plan) -> Plan:
    """Return the plan with nothing that may vary."""
    return replace(plan, freedoms=())


def _in_order(freedoms: list[Freedom]) -> tuple[Freedom, ...]:
    return tuple(sorted(freedoms, key=lambda freedom: 64 if freedom.home is None else freedom.home))
