# SPDX-License-Identifier: GPL-3.0-or-later
"""From what was found to a verdict and one plain English sentence."""

from __future__ import annotations

from composer.problem.defects import Defect
from composer.problem.men import Colour
from composer.problem.stipulation import Stipulation
from composer.solver.phases import Phase
from composer.solver.solution import Stage, Verdict
from composer.solver.words import in_words

_NAMED = 6  # keys named in a sentence


def verdict_of(keys: tuple[Phase, ...], moves: int, stage: Stage) -> Verdict:
    """Judge the keys found; what is not certain yet is undecided.

    Sound means exactly one key that needs the full number of moves. That there are more
    keys than one, or a shorter one, is certain as soon as they are seen.
    """
    if any(key.length < moves for key in keys):
        return Verdict.SHORT
    if len(keys) > 1:
        return Verdict.COOKED
    if stage < Stage.KEYS:
        return Verdict.UNDECIDED
    return Verdict.SOUND if keys else Verdict.NO_SOLUTION


def invalid_message(defects: tuple[Defect, ...]) -> str:
    """Return the sentence for a position that cannot be solved."""
    return "Cannot be solved: " + "; ".join(defect.message for defect in defects)


def message_of(
    verdict: Verdict,
    keys: tuple[Phase, ...],
    stipulation: Stipulation,
    turn: Colour,
    progress: tuple[int, int],
) -> str:
    """Return the finding in one sentence.

    Args:
        verdict: the finding.
        keys: the keys found, in short form or with their play.
        stipulation: what was asked.
        turn: the attacker.
        progress: first moves decided, first moves in all.
    """
    done, total = progress
    if verdict is Verdict.UNDECIDED:
        found = f"one key so far, {_first(keys[0])}" if keys else "no key so far"
        return f"Not finished: {done} of {total} first moves, {found}"
    if verdict is Verdict.NO_SOLUTION:
        if total == 0:
            side = "White" if turn is Colour.WHITE else "Black"
            return f"No solution: {side} has no move"
        return f"No solution in {_in_moves(stipulation.moves)}"
    if verdict is Verdict.SHORT:
        return "Short: " + _short(keys, stipulation.moves)
    if verdict is Verdict.COOKED:
        at_least = "at least " if done < total else ""
        return f"Cooked: {at_least}{in_words(len(keys))} keys, {_some(keys)}"
    return f"Sound: {_first(keys[0])}!{_manner(keys[0])}"


def _some(keys: tuple[Phase, ...]) -> str:
    """Return the first moves, as many as a sentence holds."""
    named = ", ".join(_first(key) for key in keys[:_NAMED])
    more = len(keys) - _NAMED
    return f"{named} and {in_words(more)} more" if more > 0 else named


def _in_moves(number: int) -> str:
    return f"{in_words(number)} move{'' if number == 1 else 's'}"


def _first(key: Phase) -> str:
    return f"1.{'' if key.move is None else key.move.san}"


def _short(keys: tuple[Phase, ...], moves: int) -> str:
    shortest = min(keys, key=lambda key: key.length)
    if shortest.ends:
        ends = "mate" if shortest.check else "stalemate"
        return f"{_first(shortest).rstrip('#')} is {ends}"
    return f"{_first(shortest)} solves in {_in_moves(shortest.length)}, not {in_words(moves)}"


def _manner(key: Phase) -> str:
    """Return how the key works, once its play is known."""
    if key.zugzwang:
        return " (zugzwang)"
    if key.threats:
        number = len(key.threats)
        return f" ({in_words(number)} threat{'s' if number > 1 else ''})"
    return ""
