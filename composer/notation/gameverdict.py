# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verdict line says of a game's problem."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from composer.games.task import GamePlay, GameProblem, GameTask
from composer.said.sentence import (
    NOTHING,
    Capital,
    Grouped,
    InWords,
    Part,
    Sentence,
    counted,
    joined,
    said,
)
from composer.solver.games.answer import GameAnswer, GameKey, GameVerdict
from composer.solver.games.phases import GamePhases
from composer.solver.solution import Verdict
from composer.solver.verdicts import BY_VERDICT

_MANY: Final = 4  # keys that are written out
_LINES: Final = (GamePlay.HELP, GamePlay.SERIES)


@dataclass(frozen=True, slots=True)
class GameVerdictLine:
    """What is said of an answer.

    Attributes:
        verdict: its sign; None for none.
        title: the first sentence.
        detail: the second sentence.
        final: whether that is all that can be said.
    """

    verdict: Verdict | None
    title: Part
    detail: Part = NOTHING
    final: bool = True

    @property
    def finding(self) -> Part:
        """What was found, or how far the search has come, in one sentence."""
        if not self.detail or self.verdict is not Verdict.UNDECIDED:
            return self.title
        return said("{title}: {detail}", title=self.title, detail=self.detail)


def game_verdict_line(
    problem: GameProblem, answer: GameAnswer, phases: GamePhases | None = None
) -> GameVerdictLine:
    """Return what is said of an answer, with its tries where these were looked for."""
    task = problem.task
    if task is None:
        return GameVerdictLine(None, NOTHING)
    if answer.verdict is GameVerdict.LISTED:
        count = len(answer.findings)
        found = counted(count, "one found", "{number} found", number=Grouped(count))
        return GameVerdictLine(None, Capital(found))
    has_lines = task.play in _LINES
    number = len(answer.lines) if has_lines else len(answer.keys)
    if not answer.complete and (number < 2 or answer.shorter is not None):
        return _unfinished(answer, number, has_lines)
    detail = _of_lines(answer) if has_lines else _of_keys(answer, phases)
    verdict = answer.verdict.judged
    return GameVerdictLine(verdict, _title(problem, answer, number), detail, answer.complete)


def numbered(turns: Sequence[str], task: GameTask, players: int, begins: bool = False) -> str:
    """Return turns with their numbers: `1.a1-a2 b1-b2 2.a2-a3`.

    Args:
        turns: as they are written.
        task: in a series each turn has its number.
        players: how many play in turn.
        begins: whether the first turn is the answer to one that is left out.
    """
    leads = turn_leads(len(turns), 1 if task.play is GamePlay.SERIES else players, begins)
    shown = [first if not place else lead for place, (lead, first) in enumerate(leads)]
    return " ".join(lead + text for lead, text in zip(shown, turns, strict=True))


def turn_leads(count: int, players: int, begins: bool = False) -> list[tuple[str, str]]:
    """Return the number before each turn of a line, and what it is at the first one written.

    Args:
        count: of the turns.
        players: how many play in turn; one in a series.
        begins: whether the first turn is the answer to one that is left out.
    """
    found = []
    for place in range(int(begins), count + int(begins)):
        number, seat = divmod(place, players)
        first = f"{number + 1}." if seat == 0 else f"{number + 1}..."
        found.append((first if seat == 0 else "", first))
    return found


def _title(problem: GameProblem, answer: GameAnswer, number: int) -> Part:
    verdict, task = answer.verdict.judged, problem.task
    has_lines = task is not None and task.play in _LINES
    if verdict is Verdict.SOUND and task is not None:
        players = len(problem.position.game.players)
        first = f"1.{answer.keys[0].turn.text}!" if answer.keys else ""
        if has_lines and answer.lines:
            first = numbered([turn.text for turn in answer.lines[0]], task, players)
        return said("Sound: {key}", key=first)
    if verdict is Verdict.COOKED and has_lines:
        lines = counted(number, "one line", "{number} lines", number=Grouped(number))
        if answer.complete:
            return said("Cooked: {lines}", lines=lines)
        return said("Cooked: at least {lines}", lines=lines)
    if verdict is Verdict.COOKED and number < 2:
        if number:
            return said("Cooked: the triumph can be had by capture, too")
        return said("Cooked: the triumph can be had by capture")
    if verdict is Verdict.COOKED:
        keys = InWords(number)
        if answer.complete:
            return said("Cooked: {number} keys", number=keys)
        return said("Cooked: at least {number} keys", number=keys)
    if verdict is Verdict.SHORT:
        shorter = answer.shorter or 0
        enough = counted(
            shorter, "one turn is enough", "{number} turns are enough", number=InWords(shorter)
        )
        return said("Short: {turns}", turns=enough)
    return BY_VERDICT[verdict].heading.said()


def _unfinished(answer: GameAnswer, number: int, has_lines: bool) -> GameVerdictLine:
    title = BY_VERDICT[Verdict.UNDECIDED].heading.said()
    if has_lines:
        so_far = counted(number, "one line so far", "{number} lines so far", number=Grouped(number))
        return GameVerdictLine(Verdict.UNDECIDED, title, Capital(so_far), final=False)
    tried = said("{done} of {total} first turns tried", done=answer.done, total=answer.first_turns)
    keys = counted(number, "one key so far", "{number} keys so far", number=InWords(number))
    return GameVerdictLine(Verdict.UNDECIDED, title, joined((tried, keys)), final=False)


def _of_lines(answer: GameAnswer) -> Sentence:
    return NOTHING if answer.complete else said("There are more lines than are listed.")


def _of_keys(answer: GameAnswer, phases: GamePhases | None) -> Part:
    keys, turns = answer.keys, answer.first_turns
    if answer.verdict in (GameVerdict.COOKED, GameVerdict.SHORT):
        texts = [f"1.{key.turn.text}" for key in keys[:_MANY]]
        return ", ".join(texts) + (" …" if len(keys) > _MANY else "")
    if keys:
        told = tuple(_of_play(keys[0], phases))
        return Capital(joined(told)) if told else NOTHING
    if not turns:
        return said("There is no first turn: the game is over, or whoever is to move is blocked.")
    return Capital(
        counted(
            turns,
            "the only first turn does not do it.",
            "none of {number} first turns does it.",
            number=Grouped(turns),
        )
    )


def _of_play(key: GameKey, phases: GamePhases | None) -> Iterator[Sentence]:
    number = len(key.defences)
    if number:
        yield counted(number, "one defence", "{number} defences", number=Grouped(number))
    duals = sum(len(defence.replies) > 1 for defence in key.defences)
    if duals:
        yield counted(
            duals,
            "one with several replies",
            "{number} with several replies",
            number=Grouped(duals),
        )
    if phases is not None and phases.complete:
        tries = len(phases.tries)
        yield (
            counted(tries, "one try", "{number} tries", number=Grouped(tries))
            if tries
            else said("no try")
        )
