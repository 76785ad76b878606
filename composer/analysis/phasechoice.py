# SPDX-License-Identifier: GPL-3.0-or-later
"""Which phases the phase table shows, and in what order.

Set play comes first and the actual play last. Between them stand tries: those that change most,
those that the user pinned, or those that a theme speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.analysis.phaseplay import KEY, SET, TRY, Code, PhasePlay, move_code
from composer.analysis.study import (
    Phases,
    Study,
    actual_play,
    is_longer_mate,
    is_self_play,
    phases_of,
)
from composer.analysis.themes.flag import PHASES, Flag
from composer.problem.goals import MATE
from composer.problem.move import Mark, Move
from composer.problem.stipulation import Stipulation
from composer.solver.phases import Phase
from composer.solver.solution import Solution, Stage

COOK: Final = "cook"
_MOST_COOKS: Final = 3  # that the table has room for


class Order(Enum):
    """How the tries of a table are arranged, where the user has not placed them by hand."""

    CHANGES = "changes"  # those with the most mates of their own first
    REFUTATIONS = "refutations"  # those with the same refutation side by side


@dataclass(frozen=True, slots=True)
class TableChoice:
    """What the user chose of a phase table; tries are known by their first moves, as UCI.

    Attributes:
        most: how many tries to show: those that are pinned, then those that change most; more
            only where more are pinned.
        pinned: the tries that are always shown where they are tries.
        hidden: the tries that are not shown.
        placed: tries in the order that they were placed in by hand; others follow them.
        order: how the others are arranged.
    """

    most: int = 6
    pinned: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()
    order: Order = Order.CHANGES

    def with_pin(self, first: str, on: bool) -> TableChoice:
        """Return the choice with a try pinned, or no longer."""
        others = tuple(each for each in self.pinned if each != first)
        return replace(self, pinned=(*others, first) if on else others)

    def without(self, first: str) -> TableChoice:
        """Return the choice with a try hidden; it is pinned no longer."""
        return replace(self.with_pin(first, False), hidden=(*self.hidden, first))

    def with_hidden(self) -> TableChoice:
        """Return the choice with no try hidden."""
        return replace(self, hidden=())

    def arranged(self, order: Order) -> TableChoice:
        """Return the choice with another order, and nothing placed by hand."""
        return replace(self, order=order, placed=())

    def moved(self, shown: Sequence[str], first: str, place: int) -> TableChoice:
        """Return the choice with a try at another place among those that are shown."""
        others = [each for each in shown if each != first]
        others.insert(max(0, place), first)
        return replace(self, placed=tuple(others))

    @property
    def is_arranged(self) -> bool:
        """Whether tries are pinned, hidden or placed."""
        return bool(self.pinned or self.hidden or self.placed)


NO_CHOICE: Final = TableChoice()


def has_phase_table(asked: Stipulation) -> bool:
    """Return whether there is a phase table of such a problem.

    There is one of a direct mate and of a self, reflex or semi-reflex mate, in two moves or more.
    """
    if asked.is_two_mover:
        return True
    if is_self_play(asked):
        return asked.moves >= 2 and not asked.exact
    return is_longer_mate(asked) and asked.goal == MATE and not asked.exact


def shown_phases(
    study: Study, choice: TableChoice, flags: tuple[Flag, ...] = ()
) -> list[PhasePlay]:
    """Return the phases of the table in their order; none where there is no table.

    Args:
        study: the solution laid out.
        choice: which tries are shown and how they are arranged.
        flags: a theme that is pointed at: the tries and the set play that it speaks of are shown,
            besides the tries that are pinned. Of one that speaks of the actual play alone, the
            usual ones.
    """
    solution = study.solution
    if not has_phase_table(solution.stipulation) or solution.stage < Stage.PLAY:
        return []
    laid = _laid(study)
    ready = laid.set_play if laid.set_play is not None and laid.set_play.answers else None
    last = _cooks(study) if laid.key is None else [laid.key]
    told = _told_tries(solution, flags)
    of_set = ready is not None and any(_speaks_of(flag, ready, solution) for flag in flags)
    if told or of_set:
        first = [ready] if ready is not None and of_set else []
        told += [phase for phase in _pinned(solution, choice) if phase not in told]
        tries = [PhasePlay(TRY, phase, study.diagram) for phase in told]
        return [*first, *_arranged(tries, choice, [*first, *last]), *last]
    first = [] if ready is None else [ready]
    return [*first, *_tries(study, laid, choice, [*first, *last]), *last]


@dataclass(frozen=True, slots=True)
class ThemeMoves:
    """What a theme says of a phase.

    Attributes:
        moves: the moves of the theme, by their numbers; none if it does not speak of the phase.
        by_mates: whether mates of the phase are among them; else it speaks of defences alone.
    """

    moves: frozenset[Code] = frozenset()
    by_mates: bool = False

    @classmethod
    def of(cls, phase: PhasePlay, flags: Iterable[Flag], solution: Solution) -> ThemeMoves:
        """Return what a theme says of a phase of a solution."""
        speaking = (flag for flag in flags if _speaks_of(flag, phase, solution))
        moves = frozenset(move_code(move) for flag in speaking for move in flag.moves)
        answers = phase.answers.values() if moves else ()
        mates = (mate for answer in answers for mate in answer.mates.values())
        return cls(moves, any(move_code(mate) in moves for mate in mates))

    def names(self, phase: PhasePlay, defence: Code) -> bool:
        """Return whether a defence is named: with one of its mates, or as a refutation."""
        if defence not in self.moves:
            return False
        answer = phase.answers.get(defence)
        if answer is None:
            return any(move_code(move) == defence for move in phase.source.refutations)
        told = any(move_code(mate) in self.moves for mate in answer.mates.values())
        return told or not self.by_mates


def _speaks_of(flag: Flag, phase: PhasePlay, solution: Solution) -> bool:
    if phase.kind == KEY:
        return flag.phase in (KEY, PHASES)
    if not phase.lead:  # the lines of set play have no first move to lead them
        defends = bool(flag.moves) and flag.moves[0] in phase.legal
        return flag.phase == SET or (flag.phase == PHASES and defends)
    return flag.phase in (TRY, PHASES) and phase.first in _leads(flag, solution)


def _leads(flag: Flag, solution: Solution) -> set[Move]:
    """Return the moves of a theme that lead its lines: first moves of tries among them.

    In longer problems a continuation may be the same move as a try. So what leads there stands
    at the beginning, after a mate, or after the refutation of the try before it.
    """
    if solution.stipulation.is_two_mover:
        return set(flag.moves)
    refuted = {phase.move: phase.refutations for phase in solution.tries}
    found: set[Move] = set()
    lead, before = None, None
    for move in flag.moves:
        ends = before is None or before.mark is Mark.MATE
        if ends or (lead is not None and before in refuted.get(lead, ())):
            found.add(move)
            lead = move
        before = move
    return found


def _laid(study: Study) -> Phases:
    """Return the phases with every answer, short ones too."""
    solution = study.solution
    if study.is_two_mover:
        return study
    played = actual_play(solution, study.meant, short=True)
    return phases_of(solution, played, study.diagram, quiet=True)


def _told_tries(solution: Solution, flags: tuple[Flag, ...]) -> list[Phase]:
    """Return the tries that a theme speaks of: those whose first moves are among its moves."""
    led = (_leads(flag, solution) for flag in flags if flag.phase in (TRY, PHASES))
    moves = {move for leads in led for move in leads}
    return [phase for phase in solution.tries if phase.move in moves]


def _pinned(solution: Solution, choice: TableChoice) -> list[Phase]:
    return [phase for phase in solution.tries if phase.move and phase.move.uci in choice.pinned]


def _tries(
    study: Study, laid: Phases, choice: TableChoice, others: list[PhasePlay]
) -> list[PhasePlay]:
    """Return the tries that are pinned and those that change most, arranged.

    In longer problems plans come before them: tries that are second moves of the actual play.
    Without a key those stand for the latter that come nearest to one.
    """
    if laid.key is None:
        usual = _nearest(study)
    else:
        usual = [play for play in laid.quiet_tries if not play.source.trivial]
        plans = _continuations(study, laid.key)
        usual.sort(
            key=lambda phase: (phase.first_code in plans, _news(phase, others)), reverse=True
        )
    pinned = [PhasePlay(TRY, phase, study.diagram) for phase in _pinned(study.solution, choice)]
    away = {*choice.pinned, *choice.hidden}
    room = max(0, choice.most - len(pinned))
    free = [play for play in usual if _first(play) not in away][:room]
    if not choice.is_arranged and choice.order is Order.CHANGES:
        return free
    shown = {_first(play) for play in (*pinned, *free)}
    ranked = [play for play in usual if _first(play) in shown]
    ranked += [play for play in pinned if _first(play) not in {_first(one) for one in ranked}]
    return _arranged(ranked, choice, others)


def _arranged(
    tries: list[PhasePlay], choice: TableChoice, others: list[PhasePlay]
) -> list[PhasePlay]:
    """Return tries in the order that was chosen; those placed by hand before all others."""
    if choice.order is Order.REFUTATIONS:
        ordered = sorted(tries, key=lambda play: (len(play.source.refutations), play.refutation))
    else:
        ordered = sorted(tries, key=lambda play: _news(play, others), reverse=True)
    places = {first: place for place, first in enumerate(choice.placed)}
    return sorted(ordered, key=lambda play: places.get(_first(play), len(places)))


def _continuations(study: Study, key: PhasePlay) -> set[Code]:
    """Return White's second moves after the key; none in two moves, where they are the mates."""
    if study.solution.stipulation.moves < 3:
        return set()
    return {code for answer in key.answers.values() for code in answer.mates}


def _first(phase: PhasePlay) -> str:
    return phase.first.uci if phase.lead else ""


def _nearest(study: Study) -> list[PhasePlay]:
    """Return the tries of a problem without a key that come nearest to one, those first.

    They have the fewest refutations and the most mates of their own; those that check or have no
    mate at all are shown only where there are no others.
    """
    known = [PhasePlay(TRY, phase, study.diagram) for phase in study.solution.tries if phase.move]
    interesting = [play for play in known if not play.checks and not play.source.trivial]
    return sorted(
        interesting or known,
        key=lambda play: (len(play.source.refutations), -len(play.unique), -len(play.answers)),
    )


def _cooks(study: Study) -> list[PhasePlay]:
    """Return the moves that solve, where it is not known which of them is meant."""
    played = [key for key in study.solution.keys if not key.ends]
    return [PhasePlay(COOK, phase, study.diagram) for phase in played[:_MOST_COOKS]]


def _news(phase: PhasePlay, others: list[PhasePlay]) -> tuple[int, ...]:
    """Return how many mates of a try are new beside all others, then beside each of them."""
    mates = phase.unique.items()
    beside = [[other.unique.get(d, mate) != mate for d, mate in mates] for other in others]
    return sum(all(news) for news in zip(*beside, strict=True)), *(sum(column) for column in beside)
