# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands between the problems of a sheet: headings and text, as a collection has them.

It goes along with the problem that it stands before, or behind the last one, among its extras, and
so through files that keep a whole problem.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.problem import Problem

BEFORE: Final = "passages"
"""The name of the extra with what stands before a problem."""

AFTER: Final = "passages-after"
"""The name of the extra with what stands behind the last problem."""


@dataclass(frozen=True, slots=True)
class Passage:
    """What stands between the problems of a collection: a heading, or text."""

    text: str
    heading: bool = False


Item = int | Passage
"""A problem of a collection, by its number, or a passage."""


def passages_of(problem: Problem, name: str = BEFORE) -> tuple[Passage, ...]:
    """Return what stands before a problem, or behind it; what is damaged counts as nothing."""
    text = problem.extra(name)
    if not text:
        return ()
    try:
        form: object = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    if not isinstance(form, list):
        return ()
    return tuple(
        Passage(each["text"], each.get("heading") is True)
        for each in form
        if isinstance(each, dict) and isinstance(each.get("text"), str)
    )


def with_passages(
    problem: Problem, before: Iterable[Passage], after: Iterable[Passage] = ()
) -> Problem:
    """Return a problem with what stands before and behind it, and nothing else of that kind."""
    kept = [extra for extra in problem.extras if extra[0] not in (BEFORE, AFTER)]
    for name, passages in ((BEFORE, before), (AFTER, after)):
        form = [{"text": each.text, "heading": each.heading} for each in passages]
        if form:
            kept.append((name, json.dumps(form, ensure_ascii=False)))
    extras = tuple(kept)
    return problem if extras == problem.extras else replace(problem, extras=extras)


def in_order(items: Sequence[Item], problems: Mapping[int, Problem]) -> tuple[Problem, ...]:
    """Return the problems of a collection in its order, each with what stands before it."""
    there = [item for item in items if isinstance(item, Passage) or item in problems]
    before, after = standing_between(there)
    return tuple(
        with_passages(problems[item], before.get(item, ()), after.get(item, ()))
        for item in there
        if isinstance(item, int)
    )


def standing_between(
    items: Sequence[Item],
) -> tuple[Mapping[int, tuple[Passage, ...]], Mapping[int, tuple[Passage, ...]]]:
    """Return what stands before each problem of a collection, and what behind the last one."""
    before: dict[int, tuple[Passage, ...]] = {}
    after: dict[int, tuple[Passage, ...]] = {}
    waiting: list[Passage] = []
    last: int | None = None
    for item in items:
        if isinstance(item, Passage):
            waiting.append(item)
        else:
            before[item], waiting, last = tuple(waiting), [], item
    if last is not None and waiting:
        after[last] = tuple(waiting)
    return before, after
