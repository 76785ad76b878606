# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems written in the form that their name asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from composer.formats.entry import FormatError
from composer.formats.forms import WRITTEN, Layout, form_of, lost_parts, unheld
from composer.formats.kept import PARTS, Part
from composer.formats.lines import write_lines
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, counted, joined, said, sentence_of

_MOST_NAMED: Final = 20  # problems that are left out


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A problem that is not in the file.

    Attributes:
        place: which it was, counted from 1.
        is_game: whether it is of another game than chess.
        reason: why.
        fault: what failed, where it is a fault of the program.
    """

    place: int
    is_game: bool
    reason: Sentence
    fault: Exception | None = None


@dataclass(slots=True)
class Written:
    """What became of problems that were written.

    Attributes:
        form: the form, by its ending.
        count: how many are in the file.
        left_out: those that are not.
        lost: of how many the file lost a part, by the part's id.
    """

    form: str
    count: int = 0
    left_out: list[LeftOut] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)

    def told(self) -> Iterator[Sentence]:
        """Yield what the user should know of it: what is not in the file, and why."""
        games = sum(out.is_game for out in self.left_out)
        if games:
            yield left_out_sentence(games)
        others = [out for out in self.left_out if not out.is_game]
        for other in others[:_MOST_NAMED]:
            yield said(
                "problem {place} is left out: {reason}", place=other.place, reason=other.reason
            )
        if len(others) > _MOST_NAMED:
            yield counted(
                len(others) - _MOST_NAMED,
                "one more problem is left out",
                "{count} more problems are left out",
            )
        lost = [part for part in PARTS if self.lost[part.id]]
        if lost:
            yield said(
                "not kept in {form}: {parts}",
                form=self.form,
                parts=joined(self._of_how_many(part) for part in lost),
            )

    def _of_how_many(self, part: Part) -> Sentence:
        return said("{part} ({count})", part=part.name.said(), count=self.lost[part.id])


def write_problems(path: Path, problems: Iterable[Problem], overwrite: bool = False) -> Written:
    """Write problems as the end of the file's name asks for; return what became of them.

    They are taken one after the other; the file is there when all of it is written, not before.
    A problem that cannot be written does not keep the others out.

    Raises:
        FormatError: the name's end is none of `WRITTEN`, the file exists and is not to be
            overwritten, or it cannot be written.
    """
    name = form_of(path)
    if not name:
        raise FormatError(path, said("expected a name that ends in {forms}", forms=joined(WRITTEN)))
    written = Written(name)
    write_lines(path, _lines(WRITTEN[name], _texts(problems, written)), overwrite)
    return written


def _lines(layout: Layout, texts: Iterable[str]) -> Iterator[str]:
    if layout.before:
        yield layout.before
    for place, text in enumerate(texts):
        if place and layout.between:
            yield layout.between
        yield text
    if layout.after:
        yield layout.after


def _texts(problems: Iterable[Problem], written: Written) -> Iterator[str]:
    """Yield the text of each problem that the form holds; note the others, and what is lost."""
    layout = WRITTEN[written.form]
    for place, problem in enumerate(problems, start=1):
        is_game = problem.game is not None
        reason = unheld(problem, written.form)
        if reason:
            written.left_out.append(LeftOut(place, is_game, reason))
            continue
        try:
            text = layout.text(problem)
        except Exception as error:  # noqa: BLE001 - the others must not go with it; it is reported
            wrong = said("this is a fault of the program: {wrong}", wrong=sentence_of(error))
            written.left_out.append(LeftOut(place, is_game, wrong, error))
            continue
        written.count += 1
        written.lost.update(part.id for part in lost_parts(problem, written.form))
        yield text


def left_out_sentence(count: int) -> Sentence:
    """Return the sentence about problems of other games that a file cannot hold."""
    return counted(
        count,
        "one problem of another game is left out: only .jsonl has a form for it",
        "{count} problems of other games are left out: only .jsonl has a form for them",
    )
