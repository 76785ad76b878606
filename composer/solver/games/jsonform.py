# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to problems of games as JSON objects, in the form that files of answers have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from composer.games.position import GameTurn
from composer.games.task import GamePlay
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey


def answer_object(answer: GameAnswer, play: GamePlay) -> dict[str, Any]:
    """Return an answer as a JSON object: verdict, keys with what follows them, or lines."""
    found: dict[str, Any] = {"verdict": answer.verdict.value}
    if play is GamePlay.PREVENT:
        return {**found, "keys": [key.turn.text for key in answer.keys]}
    found["shorter"] = answer.shorter
    if play in (GamePlay.HELP, GamePlay.SERIES):
        return {**found, "lines": [turn_texts(line) for line in answer.lines]}
    return {**found, "keys": [_key(each) for each in answer.keys]}


def turn_texts(turns: Iterable[GameTurn]) -> list[str]:
    """Return turns as they are written."""
    return [turn.text for turn in turns]


def _key(key: GameKey) -> dict[str, Any]:
    if key.reached:
        return {"turn": key.turn.text, "reached": True}
    return {"turn": key.turn.text, "defences": [_defence(each) for each in key.defences]}


def _defence(defence: GameDefence) -> dict[str, Any]:
    if defence.reached:
        return {"turn": defence.turn.text, "reached": True}
    return {"turn": defence.turn.text, "replies": turn_texts(defence.replies)}
