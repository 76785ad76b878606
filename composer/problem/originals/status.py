# SPDX-License-Identifier: GPL-3.0-or-later
"""What became of an original: received, tested, accepted for an issue, printed.

An editor's record of a problem that was sent in. It stands among the problem's extras as JSON, and
so is kept with every version and in every file that keeps a whole problem. Nothing of it is
published. Each step is written down with its day; the last one is where the original stands.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.problem.credits import date_fault
from composer.problem.problem import Problem

ORIGINAL: Final = "original"
"""The name of the extra."""

_ORIGINALS: Final = re.compile(rf"{ORIGINAL}(?: \d+)?", re.ASCII)

MOST_STEPS: Final = 100
"""Steps that are kept of one original."""

LONGEST_NOTE: Final = 2_000
"""Characters of a note, an address or a name."""


class Stage(Enum):
    """How far an original has come; the value is the word of `status:`, in the usual order."""

    RECEIVED = "received"
    ACKNOWLEDGED = "acknowledged"
    TESTED = "tested"
    ANTICIPATED = "anticipated"
    ACCEPTED = "accepted"
    PRINTED = "printed"
    AWARDED = "awarded"
    RETURNED = "returned"


STAGES: Final = {stage.value: stage for stage in Stage}
"""The stages by their words."""

IN_WORK: Final = (
    Stage.RECEIVED,
    Stage.ACKNOWLEDGED,
    Stage.TESTED,
    Stage.ANTICIPATED,
    Stage.ACCEPTED,
)
"""The stages at which something is still to be done: `status:open`."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that was done with an original.

    Attributes:
        stage: what.
        date: the day, `2026-11-29`; empty if it is not known.
        by: who did it, such as the tester, or the magazine that it is accepted for.
        note: with what it was tested, in which issue and under which number it is printed, what it
            may be anticipated by, why it is returned, which distinction it got.
    """

    stage: Stage
    date: str = ""
    by: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Original:
    """A problem that was sent in, and what was done with it.

    Attributes:
        address: where its composer is written to: a mail address, or a postal one.
        steps: what was done, the latest last.
        letter: the letter it came with, as it was.
    """

    address: str = ""
    steps: tuple[Step, ...] = ()
    letter: str = ""

    @property
    def stage(self) -> Stage | None:
        """Where it stands: the stage of the last step; None before the first."""
        return self.steps[-1].stage if self.steps else None

    def step(self, stage: Stage) -> Step | None:
        """Return the last step of a stage; None if it was never there."""
        return next((step for step in reversed(self.steps) if step.stage is stage), None)

    def taking(self, step: Step) -> Original:
        """Return it after one more step; of more than `MOST_STEPS` the oldest ones go."""
        return replace(self, steps=(*self.steps, step)[-MOST_STEPS:])


NO_ORIGINAL: Final = Original()


def original_of(problem: Problem) -> Original:
    """Return what is written down of a problem as an original; what is damaged counts as nothing.

    A step that cannot be understood is passed over, the others stand.
    """
    text = problem.extra(ORIGINAL)
    if not text:
        return NO_ORIGINAL
    try:
        form: object = json.loads(text)
    except (ValueError, RecursionError):
        return NO_ORIGINAL
    if not isinstance(form, dict):
        return NO_ORIGINAL
    steps = form.get("steps")
    return Original(
        _text(form.get("address")),
        tuple(_steps(steps[-MOST_STEPS:])) if isinstance(steps, list) else (),
        _text(form.get("letter"), most=None),
    )


def with_original(problem: Problem, original: Original) -> Problem:
    """Return a problem with what is written down of it; as it was if that is nothing new."""
    if original == original_of(problem):
        return problem
    extras = [extra for extra in problem.extras if extra[0] != ORIGINAL]
    if original != NO_ORIGINAL:
        extras.append((ORIGINAL, json.dumps(_form(original), ensure_ascii=False)))
    return replace(problem, extras=tuple(extras))


def without_original(problem: Problem) -> Problem:
    """Return a problem as it is published: without address and letter of who sent it.

    A second record of it, which could not be joined with the first, goes as well.
    """
    kept = tuple(extra for extra in problem.extras if not _ORIGINALS.fullmatch(extra[0]))
    return problem if kept == problem.extras else replace(problem, extras=kept)


def joined_original(kept: str, come: str) -> str | None:
    """Return two records of one original as one; None where one of them is damaged.

    The steps that only the second has come before the last of the first, which says where the
    original stands. The letters stand one below the other, above the second its address if that is
    another, also where it has no letter. What is not understood stays, the first's where both tell
    the same.
    """
    first, second = _understood(kept), _understood(come)
    if first is None or second is None:
        return None
    (form, steps), (other, others) = first, second
    if not all(isinstance(each.get("letter", ""), str) for each in (form, other)):
        return None
    more = [step for step in others if step not in steps]
    told = {**other, **{name: value for name, value in form.items() if value != ""}}
    told["steps"] = [*steps[:-1], *more, *steps[-1:]][-MOST_STEPS:]
    letter, below = _text(form.get("letter"), None), _text(other.get("letter"), None)
    below = "" if _stands_in(letter, below) else below
    address = _text(other.get("address"))
    if address == told.get("address") or (not below and _stands_in(letter, address)):
        address = ""
    if address or below:
        told["letter"] = "\n\n".join(part for part in (letter, address, below) if part)
    return json.dumps(told, ensure_ascii=False)


def _stands_in(letter: str, text: str) -> bool:
    """Return whether a text is there already, in lines of its own."""
    return not text or f"\n{text}\n" in f"\n{letter}\n"


def with_step(problem: Problem, step: Step) -> Problem:
    """Return a problem after one more step; what is not understood of the others stays."""
    understood = _understood(problem.extra(ORIGINAL) or "{}")
    if understood is None:
        return with_original(problem, original_of(problem).taking(step))
    form, steps = understood
    more = {name: told for name, told in _named(step) if told}
    text = json.dumps({**form, "steps": [*steps, more][-MOST_STEPS:]}, ensure_ascii=False)
    kept = [extra for extra in problem.extras if extra[0] != ORIGINAL]
    return replace(problem, extras=(*kept, (ORIGINAL, text)))


def with_amended_step(problem: Problem, step: Step, by: str, note: str) -> Problem:
    """Return a problem whose latest step, if it is still this one, says something else.

    What is not understood of it and of the others stays.
    """
    original = original_of(problem)
    if not original.steps or original.steps[-1] != step:
        return problem
    form = json.loads(problem.extra(ORIGINAL))
    steps = list(form["steps"])
    at = max(place for place, told in enumerate(steps) if any(_steps([told])))
    kept = {name: told for name, told in steps[at].items() if name not in ("by", "note")}
    said = {name: told for name, told in (("by", by), ("note", note)) if told}
    steps[at] = {**kept, **said}
    text = json.dumps({**form, "steps": steps}, ensure_ascii=False)
    extras = tuple((name, text if name == ORIGINAL else told) for name, told in problem.extras)
    return problem if extras == problem.extras else replace(problem, extras=extras)


def _understood(text: str) -> tuple[dict[str, object], list[object]] | None:
    """Return what a record tells by name, and its steps; None where it is damaged."""
    try:
        form: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    steps = form.get("steps", []) if isinstance(form, dict) else None
    return (form, steps) if isinstance(form, dict) and isinstance(steps, list) else None


def _form(original: Original) -> dict[str, object]:
    form: dict[str, object] = {}
    if original.address:
        form["address"] = original.address
    if original.steps:
        form["steps"] = [
            {name: text for name, text in _named(step) if text} for step in original.steps
        ]
    if original.letter:
        form["letter"] = original.letter
    return form


def _named(step: Step) -> Iterator[tuple[str, str]]:
    yield "stage", step.stage.value
    yield "date", step.date
    yield "by", step.by
    yield "note", step.note


def _steps(found: list[object]) -> Iterator[Step]:
    for each in found:
        if not isinstance(each, dict):
            continue
        stage = STAGES.get(_text(each.get("stage")))
        if stage is None:
            continue
        date = _text(each.get("date"))
        yield Step(
            stage,
            "" if date_fault(date) is not None else date,
            _text(each.get("by")),
            _text(each.get("note")),
        )


def _text(found: object, most: int | None = LONGEST_NOTE) -> str:
    return found[:most] if isinstance(found, str) else ""
