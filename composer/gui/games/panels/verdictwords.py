# SPDX-License-Identifier: GPL-3.0-or-later
"""How far the work on a game's problem has come, for the end of the verdict line."""

from __future__ import annotations

from composer.gui.words.language import fill, in_figures, tr
from composer.solver.games.answer import GameAnswer
from composer.solver.games.phases import GamePhases


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
