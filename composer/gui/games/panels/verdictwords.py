# SPDX-License-Identifier: GPL-3.0-or-later
"""What the verdict line says of a game's problem."""

from __future__ import annotations

from dataclasses import dataclass

from composer.games.task import GamePlay, GameProblem
from composer.gui.games.panels.rows import numbered
from composer.gui.user.linewording import verdict_heading
from composer.gui.words.language import capital, counted, fill, in_figures, tr
from composer.solver.games.answer import GameAnswer, GameVerdict
from composer.solver.games.phases import GamePhases
from composer.solver.solution import Verdict

_MANY = 4  # keys that are written out


@dataclass(frozen=True, slots=True)
class Said:
    """What the verdict line says.

    Attributes:
        verdict: its sign; None for none.
        title: the first sentence, in the verdict's colour.
        manner: what follows it, plain.
        detail: the second sentence.
        final: whether that is all that can be said.
    """

    verdict: Verdict | None
    title: str
    manner: str = ""
    detail: str = ""
    final: bool = True


def said_of(problem: GameProblem, answer: GameAnswer, phases: GamePhases) -> Said:
    """Return what is said of an answer."""
    task = problem.task
    if task is None:
        return Said(None, "")
    if answer.verdict is GameVerdict.LISTED:
        count = len(answer.findings)
        return Said(None, capital(in_figures(count, tr("one found"), tr("%1 found", "", count))))
    lines = task.play in (GamePlay.HELP, GamePlay.SERIES)
    found = len(answer.lines) if lines else len(answer.keys)
    if not answer.complete and (found < 2 or answer.shorter is not None):
        return _unfinished(answer, found, lines)
    verdict = answer.verdict.judged
    titles = {
        Verdict.SOUND: _sound(problem, answer, lines),
        Verdict.COOKED: _cooked(found, lines, answer.complete),
        Verdict.SHORT: fill(
            tr("Short: %1"),
            counted(
                answer.shorter or 0,
                tr("one turn is enough"),
                tr("%1 turns are enough", "", answer.shorter or 0),
            ),
        ),
        Verdict.NO_SOLUTION: verdict_heading(Verdict.NO_SOLUTION),
    }
    title = titles.get(verdict, "")
    return Said(verdict, title, "", _detail(answer, phases, found, lines), answer.complete)


def _unfinished(answer: GameAnswer, found: int, lines: bool) -> Said:
    title = verdict_heading(Verdict.UNDECIDED)
    if lines:
        so_far = in_figures(found, tr("one line so far"), tr("%1 lines so far", "", found))
        return Said(Verdict.UNDECIDED, title, "", capital(so_far), False)
    words = fill(tr("First turns tried: %1 of %2"), answer.done, answer.first_turns)
    keys = counted(found, tr("one key so far"), tr("%1 keys so far", "", found))
    return Said(Verdict.UNDECIDED, title, "", f"{words}, {keys}", False)


def _sound(problem: GameProblem, answer: GameAnswer, lines: bool) -> str:
    task = problem.task
    if task is not None and lines and answer.lines:
        players = len(problem.position.game.players)
        texts = [turn.text for turn in answer.lines[0]]
        return fill(tr("Sound: %1"), numbered(texts, task, players))
    return fill(tr("Sound: %1"), f"1.{answer.keys[0].turn.text}!" if answer.keys else "")


def _cooked(found: int, lines: bool, is_whole: bool) -> str:
    number = (
        in_figures(found, tr("one line"), tr("%1 lines", "", found))
        if lines
        else in_figures(found, tr("one key"), tr("%1 keys", "", found))
    )
    return fill(tr("Cooked: %1"), number if is_whole else fill(tr("at least %1"), number))


def _detail(answer: GameAnswer, phases: GamePhases, found: int, lines: bool) -> str:
    if lines:
        return "" if answer.complete else tr("There are more lines than are listed.")
    if found > 1 or (found and answer.shorter is not None):
        texts = [f"1.{key.turn.text}" for key in answer.keys[:_MANY]]
        return ", ".join(texts) + (" …" if found > _MANY else "")
    if not found:
        return (
            capital(
                in_figures(
                    answer.first_turns,
                    tr("the only first turn does not do it."),
                    tr("none of %1 first turns does it.", "", answer.first_turns),
                )
            )
            if answer.first_turns
            else tr("There is no first turn: the game is over, or whoever is to move is blocked.")
        )
    parts = []
    key = answer.keys[0]
    if key.defences:
        parts.append(
            in_figures(
                len(key.defences), tr("one defence"), tr("%1 defences", "", len(key.defences))
            )
        )
        duals = sum(len(defence.replies) > 1 for defence in key.defences)
        if duals:
            parts.append(
                in_figures(
                    duals, tr("one with several replies"), tr("%1 with several replies", "", duals)
                )
            )
    if phases.complete:
        count = len(phases.tries)
        parts.append(
            in_figures(count, tr("one try"), tr("%1 tries", "", count)) if count else tr("no try")
        )
    return capital(", ".join(parts))


def turns_made(number: int) -> str:
    """Return how many turns were made to find an answer."""
    return in_figures(number, tr("one turn made"), tr("%1 turns made", "", number))


def status_of(answer: GameAnswer, phases: GamePhases, running: bool) -> str:
    """Return how far the work has come, for the end of the verdict line."""
    turns = turns_made(answer.nodes) if answer.nodes else ""
    if not answer.complete and running:
        state = fill(tr("%1 of %2"), answer.done, answer.first_turns) if answer.first_turns else ""
    elif running:
        state = fill(tr("tries: %1 of %2"), phases.done, answer.first_turns)
    else:
        state = tr("all stages done") if answer.complete else tr("stopped")
    return "\n".join(part for part in (state, turns) if part)
