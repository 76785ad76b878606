# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters to composers about their originals, from templates; nothing is sent.

A template speaks the language of who gets the letter. Words in braces are filled with what the
record and the solver know, and nothing else; a line of which one is not known is left out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Final
from urllib.parse import quote

from composer.assets import asset
from composer.diagrams.captions.caption import printed_date
from composer.diagrams.captions.conditions import printed_task
from composer.diagrams.style.style import MAGAZINE, CaptionPart
from composer.diagrams.textboard import diagram_text
from composer.library.arriving.links import Linked, LinkKind
from composer.notation.distinctions import translated_distinction
from composer.notation.spans import plain_text
from composer.problem.credits import Credits
from composer.problem.fen import fen
from composer.problem.originals.status import Original, Stage, original_of
from composer.problem.problem import Problem
from composer.problem.statement import is_outdated, statement
from composer.said.sentence import NOTHING, Sentence, said
from composer.studio.claims import Tried

LANGUAGES: Final = ("en", "de", "es", "fr", "it", "ru")
"""The languages in which letters are written."""

FIELDS: Final = (
    *("name", "task", "problem", "received", "tester", "lines", "earlier", "remark"),
    *("magazine", "issue", "number", "source", "distinction", "editor"),
)
"""The words that a template may have in braces."""

LONGEST: Final = 10_000
"""Characters of a template."""

_FIELD: Final = re.compile(r"\{([^{}\n]*)\}")


class LetterKind(Enum):
    """What a letter tells; the value is its name among the templates."""

    RECEIVED = "received"
    TESTED = "tested"
    COOKED = "cooked"
    ANTICIPATED = "anticipated"
    RETURNED = "returned"
    ACCEPTED = "accepted"
    PRINTED = "printed"
    AWARDED = "awarded"


USUAL: Final[Mapping[Stage, LetterKind]] = MappingProxyType(
    {
        Stage.RECEIVED: LetterKind.RECEIVED,
        Stage.ACKNOWLEDGED: LetterKind.RECEIVED,
        Stage.TESTED: LetterKind.TESTED,
        Stage.ANTICIPATED: LetterKind.ANTICIPATED,
        Stage.ACCEPTED: LetterKind.ACCEPTED,
        Stage.PRINTED: LetterKind.PRINTED,
        Stage.AWARDED: LetterKind.AWARDED,
        Stage.RETURNED: LetterKind.RETURNED,
    }
)
"""The letter that is usually written at each stage."""


@dataclass(frozen=True, slots=True)
class LetterTemplate:
    """A letter before it is filled: the line of its subject, and its text."""

    subject: str
    text: str

    @classmethod
    def of(cls, whole: str) -> LetterTemplate:
        """Return the template that is kept as one text: its first line is the subject."""
        subject, _, text = whole.partition("\n")
        return cls(subject.strip(), text.strip("\n"))

    def whole(self) -> str:
        """Return it as one text, to be kept."""
        return f"{self.subject}\n{self.text}"


def usual_template(kind: LetterKind, language: str) -> LetterTemplate:
    """Return the template that comes with the program; in English for an unknown language."""
    return _templates(language if language in LANGUAGES else "en")[kind]


@cache
def _templates(language: str) -> Mapping[LetterKind, LetterTemplate]:
    found = tomllib.loads(asset("letters", f"{language}.toml").read_text("utf-8"))
    return {
        kind: LetterTemplate(found[kind.value]["subject"], found[kind.value]["text"].strip("\n"))
        for kind in LetterKind
    }


def template_fault(template: LetterTemplate) -> Sentence:
    """Return what is wrong with a template that was edited; nothing if it can be filled."""
    if len(template.text) + len(template.subject) > LONGEST:
        return said("a template has at most {most} characters", most=LONGEST)
    for name in _FIELD.findall(template.whole()):
        if name not in FIELDS:
            return said("{word} is none of the words that can be filled", word=f"{{{name}}}")
    return NOTHING


def letter_fault(
    kind: LetterKind, problem: Problem, tried: Tried | None, links: Iterable[Linked] = ()
) -> Sentence:
    """Return why a letter would say what is not so; nothing if it may be written.

    Args:
        kind: what it tells.
        problem: the original.
        tried: what the solver found of it; None where it was not solved.
        links: what the record is linked with.
    """
    if not problem.credits.authors:
        return said("no author is named")
    original = original_of(problem)
    if kind in (LetterKind.TESTED, LetterKind.COOKED):
        if tried is None or tried.sound is None:
            return said("the solver has not found out whether it is sound")
        if tried.sound != (kind is LetterKind.TESTED):
            return said("it is sound") if tried.sound else said("the solver does not find it sound")
    if kind is LetterKind.ANTICIPATED and not (
        earlier_of(problem, links) or _note(original, Stage.ANTICIPATED)
    ):
        return said("the record names nothing earlier")
    if kind is LetterKind.PRINTED and not problem.credits.source:
        return said("the record names no source")
    if kind is LetterKind.AWARDED and not problem.credits.distinction:
        return said("the record names no distinction")
    return NOTHING


def facts_of(
    kind: LetterKind,
    problem: Problem,
    language: str,
    tried: Tried | None = None,
    links: Iterable[Linked] = (),
    editor: str = "",
) -> Mapping[str, str]:
    """Return what is known of an original, by the words of `FIELDS`; unknown ones are missing.

    Args:
        kind: what the letter tells.
        problem: the original.
        language: of the letter.
        tried: what the solver found of it, its solution in the letter's language.
        links: what the record is linked with.
        editor: who writes the letter.
    """
    credits, original = problem.credits, original_of(problem)
    accepted, tested = original.step(Stage.ACCEPTED), original.step(Stage.TESTED)
    received = original.step(Stage.RECEIVED)
    stage = Stage.ANTICIPATED if kind is LetterKind.ANTICIPATED else Stage.RETURNED
    stated = "" if is_outdated(problem) else statement(problem)
    by = ", ".join(word for word in (tested.by, tested.note) if word) if tested else ""
    facts = {
        "name": credits.caption_authors(),
        "task": printed_task(problem, language),
        "problem": _diagram(problem, language),
        "received": printed_date(received.date) if received else "",
        "tester": by or stated or ("Chess Composer" if tried is not None else ""),
        "lines": plain_text(tried.lines) if tried is not None else "",
        "earlier": "\n".join(earlier_of(problem, links)),
        "remark": _note(original, stage),
        "magazine": (accepted.by if accepted else "") or credits.source,
        "issue": accepted.note if accepted else "",
        "number": credits.number,
        "source": _source(credits),
        "distinction": _distinction(credits, language),
        "editor": editor,
    }
    return {name: text for name, text in facts.items() if text.strip()}


def earlier_of(problem: Problem, links: Iterable[Linked]) -> tuple[str, ...]:
    """Return the problems that anticipate an original, by the links of its record, a line each.

    Those are also problems with the same position, or the same turned, and the same task, that
    appeared before it.
    """
    return tuple(
        ", ".join(
            part
            for part in (
                linked.problem.credits.caption_authors(),
                _source(linked.problem.credits),
                str(linked.problem.stipulation),
                fen(linked.problem.position).split(" ")[0],
            )
            if part
        )
        for linked in links
        if _is_earlier(problem, linked)
    )


def _is_earlier(problem: Problem, linked: Linked) -> bool:
    if linked.kind is LinkKind.ANTICIPATED:
        return linked.forward
    other = linked.problem
    if linked.kind not in (LinkKind.SAME, LinkKind.TURNED) or (
        (other.stipulation, other.twins) != (problem.stipulation, problem.twins)
    ):
        return False
    year, own = linked.problem.credits.year, problem.credits.year
    return year is not None and (own is None or year < own)


def written(template: LetterTemplate, facts: Mapping[str, str]) -> tuple[str, str]:
    """Return subject and text of a letter; lines of which a word is not known are left out."""
    subject = _FIELD.sub(lambda found: facts.get(found[1], ""), template.subject)
    lines: list[str] = []
    for line in template.text.split("\n"):
        if all(name in facts for name in _FIELD.findall(line)):
            filled = _FIELD.sub(lambda found: facts[found[1]], line).rstrip()
            if filled or (lines and lines[-1]):
                lines += filled.split("\n")
    return " ".join(subject.split()), "\n".join(lines).strip("\n") + "\n"


def mail_address(address: str, subject: str, text: str) -> str:
    """Return what opens a letter in the mail program (`mailto:`), to be sent by hand."""
    body = text.replace("\n", "\r\n")
    to = quote(address, safe="@") if "@" in address else ""
    return f"mailto:{to}?subject={quote(subject, safe='')}&body={quote(body, safe='')}"


def _diagram(problem: Problem, language: str) -> str:
    if problem.game is not None:
        return str(problem.stipulation)
    style = replace(
        MAGAZINE,
        letters=language,
        caption=frozenset({CaptionPart.STIPULATION, CaptionPart.MEN, CaptionPart.CONDITIONS}),
    )
    return diagram_text(problem, style).strip("\n")


def _source(credits: Credits) -> str:
    return replace(credits, date=printed_date(credits.date)).caption_source()


def _distinction(credits: Credits, language: str) -> str:
    told = translated_distinction(credits.distinction, language)
    return replace(credits, distinction=told).caption_distinction()


def _note(original: Original, stage: Stage) -> str:
    step = original.step(stage)
    return step.note if step is not None else ""
