# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verdict line says of a solution: the finding, and a second sentence beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from composer.notation.letters import ENGLISH, Letters
from composer.notation.moves import first_move_text
from composer.problem.move import Move
from composer.said.sentence import (
    NOTHING,
    Capital,
    InWords,
    Listed,
    Notation,
    Part,
    Sentence,
    counted,
    joined,
    said,
)
from composer.solver.lineverdict import solutions_words
from composer.solver.phases import Continuation, Phase, distinct_moves
from composer.solver.solution import Solution, Verdict
from composer.solver.verdict import first_notation, keys_words, move_notation
from composer.solver.verdicts import BY_VERDICT

_HEADED: Final = (Verdict.INVALID, Verdict.DEPENDS, Verdict.UNTRIED)
"""The verdicts of which the head is said first, and the rest beside it."""


def in_letters(part: Part, keys: Iterable[Phase], letters: Letters) -> Part:
    """Return what is said with the moves of keys as problemists write them.

    Args:
        part: a finding, or a part of one.
        keys: the keys that it may name.
        letters: those that moves are written in.
    """
    made = [key.move for key in keys if key.move is not None]
    # By their men as well, where those are told: a knight and a nightrider may both go by `Ne2`.
    moves = {Notation(move.san): move for move in made}
    moves |= {move_notation(move, ""): move for move in made}
    return _lettered(part, moves, letters)


def title_of(solution: Solution, letters: Letters = ENGLISH) -> Part:
    """Return the finding, or its head; where other places say it in full, the verdict alone."""
    if solution.parts or solution.verdict in _HEADED:
        return BY_VERDICT[solution.verdict].heading.said()
    title = dict(solution.finding.parts).get("title", solution.finding)
    return in_letters(title, solution.keys, letters)


def manner_of(solution: Solution) -> Part:
    """Return what follows the title: zugzwang, or how many threats; else nothing."""
    return dict(solution.finding.parts).get("manner", NOTHING)


def second_sentence(
    solution: Solution, letters: Letters = ENGLISH, meant: Move | None = None
) -> Part:
    """Return what is said beside the finding; `meant` is the key that is meant.

    Where history decides of castling or en passant, it ends with what is proved.
    """
    found = [part for part in (_beside(solution, letters, meant), history_words(solution)) if part]
    return in_letters(joined(found, " "), solution.keys, letters)


def history_words(solution: Solution) -> Sentence:
    """Say what each part comes to, and what the history of the position proves of its rights."""
    told: list[Part] = [said("not decided: {doubt}", doubt=doubt) for doubt in solution.doubts]
    for part in solution.parts:
        found = part.solution
        if found.verdict is Verdict.UNDECIDED:
            keys: Part = BY_VERDICT[found.verdict].phrase.said()
        elif found.stipulation.has_lines and found.lines_cut:
            keys = found.finding  # there may be more than were counted
        elif found.stipulation.has_lines:
            keys = solutions_words(found.solutions)
        else:
            keys = keys_words(found.keys) if found.keys else said("no solution")
        told.append(said("if {case}: {finding}", case=part.case, finding=keys))
    told += solution.reasons
    return _whole(joined(told, "; ")) if told else NOTHING


def nearest_tries(solution: Solution) -> tuple[Phase, ...]:
    """Return two tries that fail to a single defence: those that interest most."""
    single = [phase for phase in solution.tries if len(phase.refutations) == 1]
    near = [phase for phase in single if not phase.trivial]
    return tuple((near or single)[:2])


def distinct_answers(answers: tuple[Continuation, ...]) -> int:
    """Count the answers as `distinct_moves` does."""
    return distinct_moves(answer.move for answer in answers)


def _beside(solution: Solution, letters: Letters, meant: Move | None) -> Sentence:
    verdict = solution.verdict
    if verdict is Verdict.UNTRIED:
        return _whole(solution.finding)
    if verdict in (Verdict.INVALID, Verdict.DEPENDS) or solution.lists_moves:
        return NOTHING  # other places say what there is to say of defects and cases
    if (
        solution.stipulation.has_lines
        or solution.stipulation.question is not None
        or solution.answers
    ):
        return NOTHING
    if verdict is Verdict.UNDECIDED:
        return _whole(solution.finding)
    if solution.stipulation.claim is not None:
        return _of_claim(solution)
    if solution.stipulation.after_key:
        play = solution.set_play
        told = () if play is None or not play.variations else tuple(_of_phase(play))
        return _whole(joined(told, "; ")) if told else NOTHING
    if verdict is Verdict.COOKED and any(key.move == meant for key in solution.keys):
        return _cooks(solution, meant)
    if verdict is Verdict.COOKED or (verdict is Verdict.SHORT and len(solution.keys) > 1):
        return _whole(keys_words(solution.keys))
    if verdict is Verdict.NO_SOLUTION:
        return _nearest(solution, letters)
    return _play(solution)


def _of_claim(solution: Solution) -> Sentence:
    """Say how it is known that a study's claim holds, and what is not said by that."""
    if solution.verdict is not Verdict.PROVED:
        return NOTHING  # the finding has Black's defence
    if len(solution.keys) > 1:
        return said("Known from tables. The audit of the line says which of them only waste time.")
    return said("Known from tables. The audit says whether each later move is the only one.")


def _lettered(part: Part, moves: Mapping[Notation, Move], letters: Letters) -> Part:
    if isinstance(part, Notation):
        return _written(part, moves, letters)
    if isinstance(part, Listed):
        return replace(part, parts=tuple(_lettered(each, moves, letters) for each in part.parts))
    if isinstance(part, Capital):
        return Capital(_lettered(part.part, moves, letters))
    if isinstance(part, Sentence):
        parts = ((name, _lettered(each, moves, letters)) for name, each in part.parts)
        return replace(part, parts=tuple(parts))
    return part


def _written(notation: Notation, moves: Mapping[Notation, Move], letters: Letters) -> Part:
    """Return a key as it is written, with its sign; other moves as they are."""
    san = notation.text.removeprefix("1.")
    sign = san[len(san.rstrip("!?")) :]
    san = san.removesuffix(sign)
    for mark in ("", "#"):  # a key that is mate is named without its mark
        named = replace(notation, text=san + mark)
        if named in moves:
            return first_move_text(moves[named], letters, sign, mark=not mark)
    return notation


def _whole(part: Part) -> Sentence:
    """Return words as a sentence that stands alone."""
    return said("{sentence}.", sentence=Capital(part))


def _cooks(solution: Solution, meant: Move | None) -> Sentence:
    """Name the key that is meant, then its cooks."""
    key = next((key for key in solution.keys if key.move == meant), None)
    cooks = tuple(each for each in solution.keys if each is not key)
    if meant is None or key is None:
        return NOTHING
    first, others = first_notation(key, "!"), keys_words(cooks)
    if len(cooks) == 1:
        return said("{key} is meant; cook: {cooks}.", key=first, cooks=others)
    return said("{key} is meant; cooks: {cooks}.", key=first, cooks=others)


def _nearest(solution: Solution, letters: Letters) -> Sentence:
    """Name the tries nearest to a key with what refutes them."""
    near = [
        first_move_text(phase.move, letters, "?")
        + " "
        + first_move_text(phase.refutations[0], letters, "!", defender=True)
        for phase in nearest_tries(solution)
        if phase.move is not None
    ]
    return said("Nearest: {tries}.", tries=joined(near)) if near else NOTHING


def _play(solution: Solution) -> Sentence:
    """Sum up the play of a sound problem: defences, duals, set play."""
    key = solution.key
    if solution.verdict is not Verdict.SOUND or key is None or not key.variations:
        return NOTHING
    return _whole(joined(_of_play(solution, key), "; "))


def _of_play(solution: Solution, key: Phase) -> Iterator[Sentence]:
    yield from _of_phase(key)
    set_play = solution.set_play
    if set_play is not None and set_play.variations:
        complete = not set_play.unprovided
        yield said("set play is complete") if complete else said("set play")


def _of_phase(key: Phase) -> Iterator[Sentence]:
    shown = list(key.defences())
    yield _defences(len(shown), effective=bool(key.threats))
    duals = sum(1 for variation in shown if distinct_answers(variation.continuations) > 1)
    if duals:
        yield counted(duals, "one with a dual", "{number} with duals", number=InWords(duals))


def _defences(number: int, effective: bool) -> Sentence:
    """Count defences; none is a sentence of its own, for "keine" and "nessuna" change the rest."""
    if number == 0:
        return said("no effective defences") if effective else said("no defences")
    named = InWords(number)
    if effective:
        return counted(number, "one effective defence", "{number} effective defences", number=named)
    return counted(number, "one defence", "{number} defences", number=named)
