# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to problems of games in their JSON form, and as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from composer.games.position import GameTurn
from composer.games.task import GamePlay, GameTask
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey
from composer.solver.games.findings import BY_CAPTURE, COMPLETED, shows_triumphs


def answer_object(answer: GameAnswer, task: GameTask) -> dict[str, Any]:
    """Return an answer as a JSON object: verdict, keys with what follows them, or lines."""
    play = task.play
    if play is GamePlay.LIST:
        captures = [dict(finding.parts) for finding in answer.findings]
        return {"count": len(captures), "captures": captures}
    if shows_triumphs(task):
        return _triumphs(answer)
    found: dict[str, Any] = {"verdict": answer.verdict.value}
    if play is GamePlay.PREVENT:
        return {**found, "keys": [key.turn.text for key in answer.keys]}
    found["shorter"] = answer.shorter
    if play in (GamePlay.HELP, GamePlay.SERIES):
        return {**found, "lines": [turn_texts(line) for line in answer.lines]}
    if not answer.has_tree:
        return {**found, "keys": [key.turn.text for key in answer.keys]}
    return {**found, "keys": [_key(key) for key in answer.keys]}


def _triumphs(answer: GameAnswer) -> dict[str, Any]:
    """Return an answer to a triumph in one turn: keys with what they complete, and by capture."""
    return {
        "verdict": answer.verdict.value,
        "keys": [
            {"turn": key.turn.text, "triumphs": _found(answer, COMPLETED, key.turn.text)}
            for key in answer.keys
        ],
        "by_capture": [
            {"after": turn or None, "triumphs": _found(answer, BY_CAPTURE, turn)}
            for turn in dict.fromkeys(
                finding.turn for finding in answer.findings if finding.kind == BY_CAPTURE
            )
        ],
    }


def _found(answer: GameAnswer, kind: str, turn: str) -> list[dict[str, object]]:
    return [
        dict(finding.parts)
        for finding in answer.findings
        if finding.kind == kind and finding.turn == turn
    ]


def turn_texts(turns: Iterable[GameTurn]) -> list[str]:
    """Return turns as they are written."""
    return [turn.text for turn in turns]


def _key(key: GameKey) -> dict[str, Any]:
    if key.reached:
        return {"turn": key.turn.text, "reached": True}
    return {"turn": key.turn.text, "defences": [_defence(defence) for defence in key.defences]}


def _defence(defence: GameDefence) -> dict[str, Any]:
    if defence.reached:
        return {"turn": defence.turn.text, "reached": True}
    return {"turn": defence.turn.text, "replies": turn_texts(defence.replies)}


def answer_lines(answer: GameAnswer, most: int) -> tuple[str, ...]:
    """Return an answer as so many lines at most; a last `...` stands for those left out."""
    found = tuple(islice(_lines(answer), most + 1))
    return found if len(found) <= most else (*found[:most], "...")


def _lines(answer: GameAnswer) -> Iterator[str]:
    for key in answer.keys:
        yield from _of_key(key)
    for line in answer.lines:
        yield "  ".join(turn_texts(line))


def _of_key(key: GameKey) -> Iterator[str]:
    yield f"1. {key.turn.text}"
    for defence in key.defences:
        if defence.reached:
            yield f"    {defence.turn.text}"
        else:
            replies = ", ".join(turn_texts(defence.replies)) or "-"
            yield f"    {defence.turn.text}  2. {replies}"
