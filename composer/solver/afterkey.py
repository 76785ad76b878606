# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes after the key (`after #2`, Popeye's PostKeyPlay): the defender has the move.

The whole play is one phase without a first move: the threats, every defence with its answers, and
the *holes*, which nothing answers. It is complete where there is no hole and the defender can move
(or, in self play, is forced to reach the goal); then the key that led here solves, and in how many
moves. Whoever made it, and whether another move solves the diagram before it, is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.said.sentence import InWords, Sentence, counted, joined, said
from composer.solver.compiled import kernel_module
from composer.solver.general.quest import quest_of
from composer.solver.laws import laws_of
from composer.solver.options import Cancelled, SolveOptions, Token, UnsupportedStipulation
from composer.solver.phases import Phase, distinct_moves
from composer.solver.solution import Stage, Verdict
from composer.solver.stages import GENERAL, KERNEL, Found
from composer.solver.unfolding import Replies
from composer.solver.verdict import in_moves, move_notation

_NAMED = 6  # holes named in a sentence

Replying = Callable[[int], Replies | None]
"""Returns what follows where the attacker has so many moves left; None where it was stopped."""


class AfterKeySearch:
    """One search of what comes after a key."""

    def __init__(self, replies: Replying, stipulation: Stipulation, token: Token, solver: str):
        self.solver: Final = solver
        self.nodes = 0
        self._replies = replies
        self._stipulation = stipulation
        self._token = token

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield the play, which is all that there is, as `Search.find` says."""
        total = self._stipulation.moves
        for length in range(1 if self._ends_at_once else 2, total + 1):
            phase = self._phase(length)
            if phase.length or length == total:
                break
        yield Found(Stage.TRIES, complete=True, set_play=phase)

    @property
    def _ends_at_once(self) -> bool:
        return self._stipulation.play is not Play.DIRECT

    def _phase(self, length: int) -> Phase:
        """Return the play if the key needs so many moves, itself included."""
        replies = self._replies(length - 1)
        if replies is None or self._token.cancelled:
            raise Cancelled
        threats, zugzwang, variations, threat_play, holes, nodes = replies
        self.nodes += nodes
        complete = bool(variations) and not holes
        return Phase(
            None,
            threats,
            zugzwang,
            holes,
            variations,
            length=length if complete else 0,
            threat_play=threat_play,
        )


def kernel_after_key(
    kernel: object, position: Position, stipulation: Stipulation, token: Token
) -> AfterKeySearch:
    """Return the search of orthodox play, and of that by the laws of old games."""
    module = kernel_module()
    assert module is not None

    def replies(left: int) -> Replies | None:
        found: Replies | None = module.play_after_key(
            kernel,
            position,
            left,
            stipulation.goal,
            token.flag,
            stipulation.play.value,
            laws_of(stipulation.rules),
            token.most_nodes,
        )
        return found

    return AfterKeySearch(replies, stipulation, token, KERNEL)


def general_after_key(position: Position, stipulation: Stipulation, token: Token) -> AfterKeySearch:
    """Return the search by any other rules.

    Raises:
        UnsupportedStipulation: the engine was not built, or the goal is any move.
    """
    if stipulation.lists_moves:
        raise UnsupportedStipulation(
            said("{stipulation} is not solved here", stipulation=stipulation.sign)
        )
    later = 0 if stipulation.play is Play.DIRECT else 1  # in self play the defender ends it

    def replies(left: int) -> Replies:
        quest = quest_of(position, stipulation, token)
        return quest.replies((), left + later)

    return AfterKeySearch(replies, stipulation, token, GENERAL)


def after_key_verdict(found: Found, stipulation: Stipulation) -> Verdict:
    """Judge what comes after a key: sound where every defence is answered."""
    phase = found.set_play
    if phase is None:
        return Verdict.UNDECIDED
    if not phase.length:
        return Verdict.NO_SOLUTION
    return Verdict.SHORT if phase.length < stipulation.moves else Verdict.SOUND


def after_key_message(found: Found, stipulation: Stipulation) -> Sentence:
    """Return the finding in one sentence: how the key works, or its holes by name."""
    phase = found.set_play
    if phase is None:
        return said("Not finished: what comes after the key is looked for")
    if phase.refutations:
        named = joined(move_notation(hole, "1...") for hole in phase.refutations[:_NAMED])
        more = len(phase.refutations) - _NAMED
        if more > 0:
            return said(
                "After the key nothing answers {holes} and {number} more",
                holes=named,
                number=InWords(more),
            )
        return said("After the key nothing answers {holes}", holes=named)
    if not phase.length:
        return said("After the key the defender has no move")
    if phase.length < stipulation.moves:
        return said(
            "Short: after the key it ends in {moves}, not {number}",
            moves=in_moves(phase.length),
            number=InWords(stipulation.moves),
        )
    title = said("Complete after the key")
    if phase.zugzwang:
        return said("{title} ({manner})", title=title, manner=said("zugzwang"))
    if phase.threats:
        number = distinct_moves(phase.threats)
        threats = counted(number, "one threat", "{number} threats", number=InWords(number))
        return said("{title} ({manner})", title=title, manner=threats)
    return title
