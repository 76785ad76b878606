# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on a board of Arithmomachia: all captures, and what makes out a triumph."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.games.position import EMPTY, GameError, GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.historic.arithmomachia import DEGREES, TRIUMPH
from composer.rules.historic.numbermen import number_man
from composer.said.sentence import Sentence, joined, said
from composer.solver.games.answer import GameAnswer, GameFinding, GameVerdict
from composer.solver.games.numbers import (
    LABELS,
    Capture,
    NumberBoard,
    Triumph,
    TriumphByCapture,
)

CAPTURE: Final = "capture"
COMPLETED: Final = "triumph"
BY_CAPTURE: Final = "triumph by capture"


def listed(problem: GameProblem, task: GameTask) -> GameAnswer:
    """Return all captures that stand for the side of a task that asks for them."""
    board = NumberBoard(problem.position.men)
    found = board.captures(task.side)
    by_text = sorted(found, key=lambda capture: capture.text)
    return GameAnswer(
        GameVerdict.LISTED,
        findings=tuple(_capture(capture, board) for capture in by_text),
        nodes=len(found),
    )


def require_one_turn(task: GameTask) -> None:
    """Require that a triumph that can be had by capture is asked for in one turn, directly.

    Raises:
        GameError: it is not.
    """
    mediocre = task.goal == TRIUMPH and task.detail("degree") == DEGREES[0]
    if mediocre and not shows_triumphs(task):
        raise GameError(
            said("a mediocre triumph can be had by capture: it is asked for in one turn, directly")
        )


def shows_triumphs(task: GameTask) -> bool:
    """Tell whether an answer to a task says which triumphs its keys complete."""
    return task.goal == TRIUMPH and task.turns == 1 and task.play is GamePlay.DIRECT


def with_triumphs(problem: GameProblem, task: GameTask, answer: GameAnswer) -> GameAnswer:
    """Return an answer to a triumph in one turn with what stands after each key, and by capture."""
    if not shows_triumphs(task) or not answer.complete:
        return answer
    position, degree = problem.position, DEGREES.index(str(task.detail("degree")))
    side = int(problem.rules["square_side"])
    solving = {key.turn.text: key for key in answer.keys}
    order: list[str] = []
    found: list[GameFinding] = []
    by_capture = {"": NumberBoard(position.men).triumphs_by_capture(position.turn)}
    for text, end, after in _plain_moves(position):
        if text in solving:
            order.append(text)
            found += [
                _triumph(triumph, text)
                for triumph in after.triumphs(position.turn, side)
                if end in triumph.cells and DEGREES.index(triumph.degree) >= degree
            ]
        by_capture[text] = after.triumphs_by_capture(position.turn, end)
    waits = problem.rules["king_first"] is True and _has_king(position)
    taking = () if degree or waits else tuple(sorted(by_capture.items()))
    found += [_by_capture(capture, text) for text, some in taking for capture in some]
    verdict = GameVerdict.COOKED if any(some for _, some in taking) else answer.verdict
    keys = tuple(solving[text] for text in order)
    return replace(answer, keys=keys, findings=tuple(found), verdict=verdict)


def _has_king(position: GamePosition) -> bool:
    """Tell whether the player who is not to move has a pyramid."""
    men = (number_man(letters) for _, letters in position.placed())
    return any(man.is_pyramid and man.owner != position.turn for man in men)


def _plain_moves(position: GamePosition) -> Iterator[tuple[str, int, NumberBoard]]:
    """Yield moves without captures: text, where the man arrives, and the board then."""
    board = NumberBoard(position.men)
    for start, man in board.of(position.turn):
        for end in board.aims(start, man):
            if board.men[end] is None:
                men = list(position.men)
                men[start], men[end] = EMPTY, position.men[start]
                yield f"{LABELS[start]}-{LABELS[end]}", end, NumberBoard(men)


def _labels(cells: Sequence[int]) -> list[str]:
    return [LABELS[cell] for cell in cells]


def _capture(found: Capture, board: NumberBoard) -> GameFinding:
    by, takes = _labels([cell for cell, _ in found.by]), LABELS[found.takes]
    parts = {"form": found.form, "by": by, "takes": takes, "part": found.part, "text": found.text}
    told = _captured(found, board)
    return GameFinding(CAPTURE, "", found.text, (*by, takes), told, parts)


def _captured(found: Capture, board: NumberBoard) -> Sentence:
    """Say how a capture is made, with its numbers."""
    prey = LABELS[found.takes]
    if found.form == "siege":
        return said("{prey} is besieged: enemies block all its moves", prey=prey)
    (cell, number), *others = found.by
    taker = LABELS[cell]
    if found.form == "encounter":
        return said("{by} meets {prey}: both are {number}", by=taker, prey=prey, number=number)
    if found.form == "assault":
        distance = 1 + _steps(board, cell)
        return said(
            "{by} assaults {prey}: {number} × {distance} cells = {value}",
            by=taker,
            prey=prey,
            number=number,
            distance=distance,
            value=number * distance,
        )
    [(other, second)] = others
    if found.form == "ambush-sum":
        return said(
            "{by} and {other} ambush {prey}: {number} + {second} = {value}",
            by=taker,
            other=LABELS[other],
            prey=prey,
            number=number,
            second=second,
            value=number + second,
        )
    return said(
        "{by} and {other} ambush {prey}: {number} × {second} = {value}",
        by=taker,
        other=LABELS[other],
        prey=prey,
        number=number,
        second=second,
        value=number * second,
    )


def _steps(board: NumberBoard, cell: int) -> int:
    man = board.men[cell]
    return 0 if man is None else man.steps


def _kind(kind: str) -> Sentence:
    if kind == "arithmetic":
        return said("arithmetic")
    return said("geometric") if kind == "geometric" else said("harmonic")


def _triumph(found: Triumph, turn: str) -> GameFinding:
    cells = _labels(found.cells)
    parts = {
        "degree": found.degree,
        "figure": found.figure,
        "cells": cells,
        "numbers": list(found.numbers),
        "kinds": list(found.kinds),
    }
    men = ", ".join(f"{cell} {number}" for cell, number in zip(cells, found.numbers, strict=True))
    text = f"{found.degree} {found.figure} {men}: {', '.join(found.kinds)}"
    kinds = joined(map(_kind, found.kinds))
    if found.degree == "mediocre":
        told = said("mediocre triumph, {men}: {kinds}", men=men, kinds=kinds)
    elif found.degree == "great":
        told = said("great triumph, {men}: {kinds}", men=men, kinds=kinds)
    else:
        told = said("excellent triumph, {men}: {kinds}", men=men, kinds=kinds)
    return GameFinding(COMPLETED, turn, text, tuple(cells), told, parts)


def _by_capture(found: TriumphByCapture, turn: str) -> GameFinding:
    by, takes = _labels(found.by), LABELS[found.takes]
    parts = {"kind": found.kind, "by": by, "takes": takes, "numbers": list(found.numbers)}
    first, second, prey = found.numbers
    text = f"{found.kind} {by[0]} {first}, {by[1]} {second} x {takes} {prey}"
    told = said(
        "triumph by capture, {men} x {prey}: {kind}",
        men=f"{by[0]} {first}, {by[1]} {second}",
        prey=f"{takes} {prey}",
        kind=_kind(found.kind),
    )
    return GameFinding(BY_CAPTURE, turn, text, (*by, takes), told, parts)
