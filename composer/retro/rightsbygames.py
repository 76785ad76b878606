# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a right that nothing disproves, or nothing proves, is decided by a game.

The Codex allows castling unless it is proved not to be, and a capture in passing only if it is
proved. That nobody has found a proof is neither: a game in which king and rook have not moved shows
that there is none against castling, one whose last move is another that there is none for the
capture in passing. Where such a game is not found either, the right is not decided.
"""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import Final

from composer.problem.position import NO_CASTLING, Castling, Position, Rights
from composer.problem.squares import Square
from composer.retro.compiled import compiled_module
from composer.retro.dying import Stopper
from composer.retro.judge import is_disproved
from composer.retro.rights.values import Claim
from composer.retro.unmoves.finding import is_game_array, unmoves, why_not_judged
from composer.retro.unmoves.unmove import NOTHING_KNOWN, UnMove, take_back, unmoved_before
from composer.retro.witness import Budget, Facts, Outcome, castlings_left, find_game
from composer.searched import Finished, Limit, Searched, Stopped

FULL: Final = 1_000_000
"""Positions looked at for the games that decide a right: most of them only where one is near."""

_TRIED: Final = 4  # last moves that are tried one by one, each with a share
_MOST_KEPT: Final = 256  # answers


def decided(
    position: Position, claim: Claim, budget: int = FULL, token: Stopper | None = None
) -> Searched[bool]:
    """Return whether a game decides a right as the convention has it.

    Castling is then allowed, for a game leaves king and rook at home; a capture in passing is not,
    for a game ends otherwise. `Finished(True)` is the only certain answer; where the past of the
    diagram is not judged, or the compiled part was not built, there is none.

    Args:
        position: the diagram, without a declared e.p. square where that is what is asked.
        claim: the castling, or the square on which a capture in passing would be made.
        budget: how many positions to look at.
        token: stops the search.
    """
    if claim in decided_together(position, claim, budget=budget, token=token):
        return Finished(True)
    is_over = token is not None and token.cancelled
    return Stopped(False, Limit.CANCELLED if is_over else Limit.POSITIONS)


def decided_together(
    position: Position,
    claim: Claim,
    beside: Rights = NO_CASTLING,
    budget: int = FULL,
    token: Stopper | None = None,
) -> frozenset[Claim]:
    """Return what the game that decides a right decides, other castlings too; see `decided`.

    Where other castlings are asked for beside, a game that leaves them all is looked for at first.
    """
    if why_not_judged(position) is not None or compiled_module("witness") is None:
        return frozenset()
    if isinstance(claim, Castling):
        one, every = frozenset({claim}), beside | {claim}
        tries = [(one, Budget(budget, patient=False))]
        if every != one:
            tries.insert(0, (every, Budget(budget // 32)))
        for kept, share in tries:
            left = castlings_left(position, kept, share, token)
            if claim in left:
                return frozenset[Claim](left)
        return frozenset()
    is_another = _is_another(position, claim, budget, token)
    return frozenset({claim}) if is_another else frozenset()


class Decisions:
    """What games decided of rights: diagrams are often asked about again. Threads may share it."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self._kept: dict[tuple[Position, Claim, Rights], frozenset[Claim]] = {}
        self._keeping = Lock()

    def together(
        self,
        position: Position,
        claim: Claim,
        beside: Rights = NO_CASTLING,
        token: Stopper | None = None,
    ) -> frozenset[Claim]:
        """Return what `decided_together` does, at once where it was asked before."""
        asked = (position, claim, beside)
        found = self._kept.get(asked)
        if found is None:
            found = decided_together(position, claim, beside, token=token)
            if found or token is None or not token.cancelled:
                with self._keeping:
                    while len(self._kept) >= _MOST_KEPT:
                        del self._kept[next(iter(self._kept))]
                    self._kept[asked] = found
        return found


def _is_another(position: Position, square: Square, budget: int, token: Stopper | None) -> bool:
    """Return whether the double step over a square was not the last move, or need not have been.

    Either it is disproved as a last move, or some game ends with another.
    """
    free = replace(position, en_passant=None)
    if is_game_array(free):
        return False
    asked = [unmove for unmove in unmoves(free) if _goes_over(unmove, square)]
    if asked and all(is_disproved(free, unmove, token=token) for unmove in asked):
        return True
    game = find_game(free, budget=Budget(budget, patient=False), token=token)
    if game.outcome is Outcome.FOUND:
        last = game.moves[-1]
        if abs(last.origin - last.target) != 16 or (last.origin + last.target) // 2 != square:
            return True
    others = [unmove for unmove in unmoves(free) if not _goes_over(unmove, square)]
    others.sort(key=lambda other: other.uncaptured is not None)  # what needs less to have happened
    share = Budget(budget // (8 if game.outcome is Outcome.FOUND else 32), patient=False)
    for other in others[:_TRIED]:
        before, known = take_back(free, other), unmoved_before(NOTHING_KNOWN, other)
        if find_game(before, Facts(unmoved=known), share, token).outcome is Outcome.FOUND:
            return True
    return False


def _goes_over(unmove: UnMove, square: Square) -> bool:
    return unmove.double_step and (unmove.origin + unmove.arrival) // 2 == square
