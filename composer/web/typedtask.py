# SPDX-License-Identifier: GPL-3.0-or-later
"""A task that is typed on the page: read as the window reads it, in place of all that was asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.formats.jsonlines import record_of
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError
from composer.problem.taskedits import typed_task, what_goes, with_asked
from composer.said.sentence import sentence_of
from composer.web.request import BadRequest, Json

LONGEST_TASK: Final = 300  # characters; a proof game may name where it begins
_OF_THE_TASK: Final = ("form", "stipulation", "asked", "sign", "rules", "extras")


def typed_over(problem: Problem, text: str) -> Json:
    """Return what changes where a task is typed over a problem.

    The rules stay, unless the task names others.

    Args:
        problem: the problem, with whatever is asked of it.
        text: what was typed.

    Returns:
        `fields` of the record, null where there is none now; `turn`, `w` or `b`; `gone`, what is
        not asked any more: `setPlay` and `others`.

    Raises:
        BadRequest: it is no task.
    """
    try:
        stipulation, task = typed_task(text)
    except StipulationError as error:
        raise BadRequest(sentence_of(error)) from error
    if not stipulation.is_fairy:
        stipulation = replace(stipulation, rules=problem.stipulation.rules)
    after = with_asked(problem, stipulation, task)
    record, gone = record_of(after), what_goes(problem, after, task)
    return {
        "fields": {name: record.get(name) for name in _OF_THE_TASK},
        "turn": fen(after.position).split()[1],
        "gone": {"setPlay": gone.set_play, "others": list(gone.others)},
    }
