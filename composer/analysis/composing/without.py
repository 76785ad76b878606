# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of a problem without some of its men: the one judgement of what men are for.

Without men rights are those of the convention: no game is looked for that decides one, which
would take seconds a man.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.analysis.comparing.carried import is_carried, strange_lines
from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Step
from composer.analysis.composing.baseline import Baseline, compare, compare_lines
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.judging import Judgement
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_MOST_COOKS: Final = 5_000  # lines among which solutions are looked for
_MOST_NODES: Final = 3_000_000  # positions looked at for that
_PLAY: Final = SolveOptions(tries=False, set_play=False, decide=False)


class Need(Enum):
    """What men are needed for.

    *Only* means that all else stays: each variation with its answer, each mate, just the same
    threats, each theme; each solution and what there is of set play in lines.
    """

    CAN_GO = "can-go"  # without them all stays, themes too; or all solutions
    SAME_KEY = "same-key"  # without them it is sound with the same key, but with other play
    STOPS_COOK = "stops-cook"  # they only stop other keys or solutions
    STOPS_DUAL = "stops-dual"  # they only stop duals
    REFUTES = "refutes"  # they only refute tries, which would be keys without them
    NEEDED = "needed"  # for the key, its play or a solution
    UNKNOWN = "unknown"  # not finished


class Why(Enum):
    """What goes wrong without a man who is needed; moves go with those marked so."""

    UNKNOWN = ""
    KEY_MAN = "key-man"  # he makes the key
    UNSOLVABLE = "unsolvable"  # the position cannot be solved without him
    IMPOSSIBLE = "impossible"  # no game leads to the position without him
    FAILS = "fails"  # the key fails; to so many defences that none need be named
    REFUTED = "refuted"  # the key fails: the defences
    MATES = "mates"  # he alone gives the mate: the defences
    CHANGES = "changes"  # other mates answer: the defences
    NO_DEFENCE = "no-defence"  # moves are no defences any more: these
    PLAY = "play"  # in longer problems, other play comes: the defences that lead to it
    DEFENDS = "defends"  # he alone brings about a mate: his defences
    THREATS = "threats"  # other moves are threatened, or more
    SET_PLAY = "set-play"  # of help play, set play is lost
    THEMES = "themes"  # themes are no longer shown


@dataclass(frozen=True, slots=True)
class Loss:
    """What becomes of a problem without some men.

    Attributes:
        need: what they are for.
        cooks: the first moves that solve without them, and are not meant.
        duals: the defences that have more answers without them.
        why: what goes wrong without those needed, where that is known already.
    """

    need: Need
    cooks: tuple[Move, ...] = ()
    duals: tuple[Move, ...] = ()
    why: Why = Why.UNKNOWN


NEEDED: Final = Loss(Need.NEEDED)
_OPEN: Final = Loss(Need.UNKNOWN)


def loss_of(
    baseline: Baseline, removal: Step, judged: Judgement, token: Token, session: Session
) -> Loss:
    """Return what becomes of a sound problem when men are taken off.

    Args:
        baseline: the problem.
        removal: what takes them off.
        judged: what the keys or lines say of the position without them.
        token: a token that stops the work; what comes of it then is not to be used.
        session: what solves keep in common.
    """
    if judged.verdict is Verdict.INVALID:
        return NEEDED
    position = removal.apply(baseline.position)
    work = _Beside(baseline, removal, position, token, session)
    found = work.of_lines(judged) if baseline.stipulation.has_lines else work.of_play(judged)
    if found.need in (Need.NEEDED, Need.UNKNOWN) or not baseline.new_defects(position):
        return found
    return replace(found, need=Need.NEEDED, why=Why.IMPOSSIBLE)


@dataclass(frozen=True, slots=True)
class _Beside:
    """A problem beside itself without some men."""

    baseline: Baseline
    removal: Step
    position: Position
    token: Token
    session: Session

    def of_play(self, judged: Judgement) -> Loss:
        """Judge men by the key and all the play there is without them."""
        if not judged.complete:
            return _OPEN
        wanted = self.baseline.carried_key(self.removal)
        same = [key for key in judged.keys if is_carried(key, wanted)]
        cooks = tuple(key for key in judged.keys if key not in same[:1])
        if not same:
            return Loss(Need.NEEDED, cooks)
        found = self._compared(_PLAY)
        if found is None:
            return _OPEN
        loss = Loss(Need.NEEDED, cooks, found.new_duals)
        if found.variations.spoilt or found.mates_gone:
            return loss
        if found.threats.lost:
            return replace(loss, why=Why.THREATS)
        if not found.complete:
            return _OPEN  # what was not looked at may be lost
        if cooks and found.variations.gone:
            return loss
        if cooks and self._were_tries(cooks):
            return replace(loss, need=Need.REFUTES)  # be it that a theme rests on such a try
        whole = self._compared(replace(self.baseline.options, decide=False))
        if whole is None:
            return _OPEN
        if whole.lost:
            return replace(loss, why=Why.THEMES)
        if cooks and found.threats.new:
            return replace(loss, why=Why.THREATS)
        if cooks:
            return replace(loss, need=Need.STOPS_COOK)
        if found.variations.gone or found.threats.new:
            return replace(loss, need=Need.SAME_KEY)
        if loss.duals:
            return replace(loss, need=Need.STOPS_DUAL)
        return replace(loss, need=Need.CAN_GO if whole.same_virtual else Need.SAME_KEY)

    def _were_tries(self, cooks: tuple[Move, ...]) -> bool:
        tried = self.baseline.solution.tries
        tries = {phase.move.uci for phase in tried if phase.move is not None}
        return all(cook.uci in tries for cook in cooks)

    def _compared(self, options: SolveOptions) -> Difference | None:
        """Solve and compare the play of the same key; None if that was not finished.

        Themes are looked for where the play of all phases was solved.
        """
        baseline, removal, token = self.baseline, self.removal, self.token
        asked = baseline.stipulation
        solution = solve(self.position, asked, options, token, self.session)
        phase = baseline.kept_phase(solution, removal)
        if not solution.complete or phase is None:
            return None
        all_of_it = options.set_play
        return compare(
            baseline,
            removal,
            solution,
            phase,
            token,
            themes=all_of_it,
            virtual=all_of_it,
        )

    def _with_more_lines(self) -> Judgement:
        """Judge again where so many cooks came that the solutions were not yet among them."""
        many = replace(self.baseline.meant, count=_MOST_COOKS)
        judge = self.session.judge(self.baseline.stipulation, self.token, many)
        (judged,) = judge.judge((self.position,), _MOST_NODES)
        return judged

    def of_lines(self, judged: Judgement) -> Loss:
        """Judge men by the solutions there are without them; moves are the first of cooks."""
        baseline, removal = self.baseline, self.removal
        cooks = strange_lines(baseline.lines, judged.lines, removal)
        lost = len(judged.lines) - len(cooks) < len(baseline.lines)
        if lost and not judged.complete and judged.verdict is not Verdict.UNDECIDED:
            judged = self._with_more_lines()
            cooks = strange_lines(baseline.lines, judged.lines, removal)
            lost = len(judged.lines) - len(cooks) < len(baseline.lines)
        if lost:
            return NEEDED if judged.complete else _OPEN
        if not cooks and not judged.complete:
            return _OPEN
        firsts = tuple(dict.fromkeys(line.moves[0] for line in cooks))
        loss = Loss(Need.STOPS_COOK if cooks else Need.CAN_GO, firsts)
        if not baseline.solution.set_lines:
            return loss
        options = SolveOptions(tries=False, decide=False, intended=baseline.meant)
        solution = solve(self.position, baseline.stipulation, options, self.token, self.session)
        if not solution.complete:
            return _OPEN
        found = compare_lines(baseline, removal, solution, themes=False)
        if not cooks:
            return loss if found.same_virtual else replace(loss, need=Need.SAME_KEY)
        return replace(loss, need=Need.NEEDED, why=Why.SET_PLAY) if found.set_lines.lost else loss
