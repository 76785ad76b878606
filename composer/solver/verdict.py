# SPDX-License-Identifier: GPL-3.0-or-later
"""From what was found to a verdict and one plain sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from composer.problem.defects import Defect
from composer.problem.goals import MATE, STALEMATE, Goal
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.named import side_name
from composer.problem.stipulation import Stipulation
from composer.said.sentence import (
    Capital,
    Counted,
    InWords,
    Notation,
    Part,
    Sentence,
    counted,
    joined,
    said,
)
from composer.searched import Finished, Searched
from composer.solver.phases import Phase, distinct_moves
from composer.solver.solution import Verdict

_NAMED = 6  # keys named in a sentence


def verdict_of(found: Searched[tuple[Phase, ...]], moves: int) -> Verdict:
    """Judge the keys found; what is not certain yet is undecided.

    Sound means exactly one key that needs the full number of moves. That there are more
    keys than one, or a shorter one, is certain as soon as they are seen.
    """
    keys = found.known
    if any(key.length < moves for key in keys):
        return Verdict.SHORT
    if len(keys) > 1:
        return Verdict.COOKED
    if not isinstance(found, Finished):
        return Verdict.UNDECIDED
    return Verdict.SOUND if keys else Verdict.NO_SOLUTION


def phases_verdict(stipulation: Stipulation, found: Searched[tuple[Phase, ...]]) -> Verdict:
    """Judge the keys found of a task; where any move is asked for there is nothing to judge."""
    if stipulation.lists_moves and found.known:
        return Verdict.UNDECIDED
    return verdict_of(found, stipulation.moves)


def invalid_message(defects: tuple[Defect, ...]) -> Sentence:
    """Return the sentence for a position that cannot be solved."""
    return said(
        "Cannot be solved: {defects}",
        defects=joined((defect.message for defect in defects), "; "),
    )


def message_of(
    verdict: Verdict,
    keys: tuple[Phase, ...],
    stipulation: Stipulation,
    turn: Colour,
    progress: tuple[int, int],
) -> Sentence:
    """Return the finding in one sentence.

    Where it goes beyond what a title holds, it has the part `title`, and `manner` or `keys`.

    Args:
        verdict: the finding.
        keys: the keys found, in short form or with their play.
        stipulation: the task.
        turn: the attacker.
        progress: first moves decided, first moves in all.
    """
    done, total = progress
    if verdict is Verdict.UNDECIDED:
        if stipulation.lists_moves and keys and done >= total:
            return counted(
                len(keys),
                "One move: any is asked for, so it is not judged",
                "{number} moves: any is asked for, so none is judged",
                number=Capital(InWords(len(keys))),
            )
        return _unfinished(keys, done, total)
    if verdict is Verdict.NO_SOLUTION:
        if total == 0:
            return said("No solution: {side} has no move", side=side_name(turn))
        return said("No solution in {moves}", moves=in_moves(stipulation.moves))
    if verdict is Verdict.SHORT:
        return _short(keys, stipulation.moves)
    if verdict is Verdict.COOKED:
        number = InWords(len(keys))
        if done < total:
            title = said("Cooked: at least {number} keys", number=number)
        else:
            title = said("Cooked: {number} keys", number=number)
        return said("{title}, {keys}", title=title, keys=keys_words(keys))
    return _sound(keys[0])


def message_of_parts(parts: Iterable[tuple[Sentence, Sentence]]) -> Sentence:
    """Return the findings of several parts, each with the case that it supposes."""
    return said(
        "{parts}",
        parts=joined(
            (said("if {case}: {finding}", case=case, finding=finding) for case, finding in parts),
            "; ",
        ),
    )


def must_end_message(goal: Goal, turn: Colour) -> Sentence:
    """Return the sentence for reflex play in which the attacker must reach the goal himself."""
    side = side_name(turn)
    if goal == MATE:
        return said("No solution: {side} can mate at once, and must", side=side)
    if goal == STALEMATE:
        return said("No solution: {side} can stalemate at once, and must", side=side)
    return said("No solution: {side} can reach the goal at once, and must", side=side)


def in_moves(number: int) -> Counted:
    """Return a number of moves in words, as they follow upon `in`: `two moves`."""
    return counted(number, "one move", "{number} moves", number=InWords(number))


def _unfinished(keys: tuple[Phase, ...], done: int, total: int) -> Sentence:
    if total == 0:
        return said("Not finished: no first move is decided yet")
    if keys:
        return said(  # a second one would have decided it
            "Not finished: {key} solves; of the others {done} of {total} are refuted",
            key=first_notation(keys[0]),
            done=done - 1,
            total=total - 1,
        )
    return said(
        "Not finished: first moves {done} of {total}, no key so far", done=done, total=total
    )


def keys_words(keys: tuple[Phase, ...]) -> Part:
    """Return the first moves, as many as a sentence holds."""
    named = joined(first_notation(key) for key in keys[:_NAMED])
    more = len(keys) - _NAMED
    return said("{keys} and {number} more", keys=named, number=InWords(more)) if more > 0 else named


def first_notation(key: Phase, sign: str = "") -> Notation:
    """Return the first move of a phase, with a sign behind it."""
    return Notation(f"1.{sign}") if key.move is None else move_notation(key.move, "1.", sign)


def move_notation(move: Move, head: str, sign: str = "") -> Notation:
    """Return a move behind its number, with a sign behind it, in the letters of whoever reads."""
    rows = {kind.row for kind in (move.man.kind, move.promotion) if kind is not None}
    fairy = tuple((row.letter(), row.letters) for row in rows if row is not None)
    return Notation(f"{head}{move.san}{sign}", fairy)


def _short(keys: tuple[Phase, ...], moves: int) -> Sentence:
    shortest = min(keys, key=lambda key: key.length)
    first = first_notation(shortest)
    if not shortest.ends:
        return said(
            "Short: {key} solves in {moves}, not {number}",
            key=first,
            moves=in_moves(shortest.length),
            number=InWords(moves),
        )
    if shortest.reaches:
        return said("Short: {key} reaches the goal at once", key=first)
    first = replace(first, text=first.text.rstrip("#"))
    if shortest.check:
        return said("Short: {key} is mate", key=first)
    return said("Short: {key} is stalemate", key=first)


def _sound(key: Phase) -> Sentence:
    """Return the key, and how it works once its play is known."""
    title = said("Sound: {key}", key=first_notation(key, "!"))
    if key.zugzwang:
        return said("{title} ({manner})", title=title, manner=said("zugzwang"))
    if key.threats:
        number = distinct_moves(key.threats)
        threats = counted(number, "one threat", "{number} threats", number=InWords(number))
        return said("{title} ({manner})", title=title, manner=threats)
    return title
