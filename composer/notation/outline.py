# SPDX-License-Identifier: GPL-3.0-or-later
"""The outline of a solution: the moves that a text shows, in the order it shows them.

It stands between a solution and its text: writing makes it from a solution, reading makes
it from a text, so that what was written and read again can be compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from composer.notation.alike import alike
from composer.notation.moves import MoveText
from composer.problem.move import Move
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution


@dataclass(frozen=True, slots=True)
class VariationText:
    """A defence with its answers, as a text shows them."""

    defence: MoveText
    continuations: tuple[ContinuationText, ...] = ()


@dataclass(frozen=True, slots=True)
class ContinuationText:
    """An attacker's move within the play, with what the text shows after it."""

    move: MoveText
    threats: tuple[ContinuationText, ...] = ()
    zugzwang: bool = False
    variations: tuple[VariationText, ...] = ()

    @property
    def is_bare(self) -> bool:
        """Whether the text shows the move alone."""
        return not (self.threats or self.zugzwang or self.variations)

    @property
    def line(self) -> tuple[ContinuationText, ...] | None:
        """The attacker's moves if the play is one line to its end, this one first; else None.

        Every defence in it is answered by one and the same move.
        """
        if self.threats or self.zugzwang:
            return None
        if not self.variations:
            return (self,)
        answers = self.variations[0].continuations
        if len(answers) != 1 or any(
            variation.continuations != answers for variation in self.variations
        ):
            return None
        rest = answers[0].line
        return None if rest is None else (self, *rest)

    @property
    def is_forcing(self) -> bool:
        """Whether the other side's next move ends the play, as it does in self play."""
        ends = all(not variation.continuations for variation in self.variations)
        return bool(self.variations) and ends and not self.threats and not self.zugzwang


@dataclass(frozen=True, slots=True)
class PhaseText:
    """A try or a key with its play, as a text shows it."""

    move: MoveText
    threats: tuple[ContinuationText, ...] = ()
    zugzwang: bool = False
    variations: tuple[VariationText, ...] = ()
    refutations: tuple[MoveText, ...] = ()


@dataclass(frozen=True, slots=True)
class AfterKeyText:
    """What comes after a key that is not told, as a text shows it."""

    threats: tuple[ContinuationText, ...] = ()
    zugzwang: bool = False
    variations: tuple[VariationText, ...] = ()
    holes: tuple[MoveText, ...] = ()


@dataclass(frozen=True, slots=True)
class SolutionText:
    """A whole solution as a text shows it."""

    set_play: tuple[VariationText, ...] = ()
    tries: tuple[PhaseText, ...] = ()
    keys: tuple[PhaseText, ...] = ()
    after_key: AfterKeyText | None = None


@dataclass(frozen=True, slots=True)
class Selection:
    """What of a solution a text shows.

    Attributes:
        set_play: show the play that is ready before the key.
        tries: show tries.
        trivial_tries: show those tries too that check or that threaten and answer nothing.
        effective_only: leave out defences that parry no threat.
        grouped: bring together the defences that have the same answers.
    """

    set_play: bool = True
    tries: bool = True
    trivial_tries: bool = False
    effective_only: bool = True
    grouped: bool = True


EVERYTHING = Selection(trivial_tries=True, effective_only=False, grouped=False)


def outline(solution: Solution, selection: Selection | None = None) -> SolutionText:
    """Return what a text shows of a solution."""
    chosen = Selection() if selection is None else selection
    if solution.stipulation.after_key and (play := solution.set_play) is not None:
        after = AfterKeyText(
            _threats(play.threats, play.threat_play, chosen),
            play.zugzwang,
            _variations(play.variations, chosen),
            tuple(map(MoveText.of, play.refutations)),
        )
        return SolutionText(after_key=after)
    ready = solution.set_play if chosen.set_play else None
    tries = solution.tries if chosen.tries else ()
    return SolutionText(
        set_play=() if ready is None else _variations(ready.variations, chosen),
        tries=tuple(
            phase_outline(phase, chosen)
            for phase in tries
            if phase.move is not None and (chosen.trivial_tries or not phase.trivial)
        ),
        keys=tuple(phase_outline(key, chosen) for key in solution.keys if key.move is not None),
    )


def phase_outline(phase: Phase, selection: Selection) -> PhaseText:
    """Return what a text shows of one try or key.

    Raises:
        ValueError: the phase is set play, which has no first move.
    """
    if phase.move is None:
        raise ValueError("set play has no first move")
    return PhaseText(
        move=MoveText.of(phase.move),
        threats=_threats(phase.threats, phase.threat_play, selection),
        zugzwang=phase.zugzwang,
        variations=_variations(phase.variations, selection),
        refutations=tuple(MoveText.of(refutation) for refutation in phase.refutations),
    )


def _variations(
    variations: tuple[Variation, ...], selection: Selection
) -> tuple[VariationText, ...]:
    shown = [
        VariationText(
            MoveText.of(variation.defence),
            tuple(_continuation(answer, selection) for answer in variation.continuations),
        )
        for variation in variations
        if variation.effective or not selection.effective_only
    ]
    return tuple(_gathered(shown)) if selection.grouped else tuple(shown)


def _continuation(continuation: Continuation, selection: Selection) -> ContinuationText:
    return ContinuationText(
        move=MoveText.of(continuation.move),
        threats=_threats(continuation.threats, continuation.threat_play, selection),
        zugzwang=continuation.zugzwang,
        variations=_variations(continuation.variations, selection),
    )


def _threats(
    threats: tuple[Move, ...], play: tuple[Continuation, ...], selection: Selection
) -> tuple[ContinuationText, ...]:
    """Return threats, with what follows them where they do not reach the goal themselves."""
    if play:
        return tuple(_continuation(continuation, selection) for continuation in play)
    return tuple(ContinuationText(MoveText.of(threat)) for threat in threats)


def _gathered(variations: Iterable[VariationText]) -> list[VariationText]:
    """Bring variations with the same answers together, each group where its first stood."""
    groups = alike(variations, lambda text: text.continuations)
    return [text for group in groups for text in group]
