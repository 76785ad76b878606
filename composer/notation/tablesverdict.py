# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verdict line says of a problem of tables: chances, the best plays, throws at will."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from composer.games.statement import enough_text
from composer.games.tables import TablesGoal, TablesTask
from composer.notation.gameverdict import GameVerdictLine
from composer.said.languages import LANGUAGES
from composer.said.sentence import Decimal, InWords, Name, Part, Sentence, joined, said
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameVerdict
from composer.solver.verdicts import BY_VERDICT

_SHOWN: Final = 5  # plays that are written out


def tables_verdict_line(answer: TablesAnswer, task: TablesTask) -> GameVerdictLine:
    """Return what is said of an answer; everybody who tells of one asks here."""
    verdict = answer.verdict.judged
    return GameVerdictLine(verdict, _title(answer), joined(_detail(answer, task)), answer.complete)


def chance_words(chance: Fraction) -> Sentence:
    """Return a chance in words: `25/36 (69.44 %)`."""
    written = f"{chance.numerator}/{chance.denominator}"
    return said("{chance} ({percent} %)", chance=written, percent=Decimal(float(chance) * 100, 2))


def _title(answer: TablesAnswer) -> Part:
    heading = BY_VERDICT[answer.verdict.judged].heading.said()
    told: Part = ""
    if answer.verdict is GameVerdict.SHORT and answer.least is not None:
        told = _enough(answer.least)
    elif not answer.complete:
        told = said("{done} of {total} plays looked at", done=answer.done, total=answer.of)
    elif answer.best and answer.verdict is not GameVerdict.NO_SOLUTION:
        told = ", ".join(answer.best[:_SHOWN]) + (" …" if len(answer.best) > _SHOWN else "")
    return said("{verdict}: {told}", verdict=heading, told=told) if told else heading


def _enough(throws: int) -> Name:
    """Return that so many throws are enough, as it is said under diagrams, too."""
    forms = []
    for each in LANGUAGES:
        words = enough_text(throws, each.code)
        forms.append((each.code, words[:1].lower() + words[1:]))
    return Name(tuple(forms))


def _detail(answer: TablesAnswer, task: TablesTask) -> Iterator[Part]:
    if answer.chance is not None:
        words = chance_words(answer.chance)
        if task.goal is TablesGoal.HIT:
            yield said("some throw hits: {chance}", chance=words)
        else:
            yield said("without this throw: {chance}", chance=words)
    if answer.best_chance is not None:
        yield said("best play: {chance}", chance=chance_words(answer.best_chance))
    if answer.least is not None and answer.verdict is not GameVerdict.SHORT:
        yield said("throws at will: {number}", number=InWords(answer.least))
