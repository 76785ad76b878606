# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to problems of tables games, and odds, as JSON objects; chances as `5/36`."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from composer.games.tables import TablesGoal, TablesPlay, TablesTask
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.odds import OddsPage


def fraction_text(chance: Fraction) -> str:
    """Return a chance as it is written in files."""
    return f"{chance.numerator}/{chance.denominator}"


def tables_answer_object(answer: TablesAnswer, task: TablesTask) -> dict[str, Any]:
    """Return an answer as a JSON object: plays with their chances, and the best of them."""
    if task.play is TablesPlay.AT_WILL:
        first = [[list(throw), play.text] for throw, play in answer.first]
        return {"least": answer.least, "first": first}
    if task.goal is TablesGoal.HIT:
        plays = [play.play.text for play in answer.plays]
        return {"plays": plays, "hitting": list(answer.best), "chance": _chance(answer.chance)}
    found: dict[str, Any] = {
        "plays": {play.play.text: _chance(play.chance) for play in answer.plays},
        "best": list(answer.best),
        "best_chance": _chance(answer.best_chance),
    }
    if task.goal is TablesGoal.ALL_OFF:
        found["chance_before_throw"] = _chance(answer.chance)
    return found


def _chance(chance: Fraction | None) -> str | None:
    return None if chance is None else fraction_text(chance)


def odds_object(page: OddsPage) -> dict[str, Any]:
    """Return a page of odds as a JSON object: the chances of each group by label, and the best."""
    found: dict[str, Any] = {
        group.id: {row.label: fraction_text(row.chance) for row in group.rows}
        for group in page.groups
    }
    return {**found, "best": list(page.best)} if page.best else found
