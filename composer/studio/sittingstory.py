# SPDX-License-Identifier: GPL-3.0-or-later
"""The story of a sitting: the positions tried, which of them led on, and what was looked up.

It is told from what is remembered of a problem (`composer.library.changes.remembered`): each
position that was met stands there once, with the one it was made from, and how often it came back.
The *main steps* are the positions on the way to what was kept or stayed at, and no others. Kept is
what the composer pinned, named or wrote a note on, and what stands on the board; where nothing is,
what was met last. What was returned from without being kept is left out, with all that was made
from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from composer.diagrams.svg import board_svg
from composer.library.changes.remembered import MOST, MOST_LOOKED, MOST_UNSOUND, Memory, Remembered
from composer.notation.letters import ENGLISH_S, Letters
from composer.notation.twins import changes_words
from composer.problem.differences import local_changes, whole_changes
from composer.problem.fen import fen
from composer.problem.twins import Change, Twin
from composer.said.sentence import Sentence, counted, said
from composer.solver.solution import Verdict
from composer.solver.verdicts import BY_VERDICT


@dataclass(frozen=True, slots=True)
class Step:
    """A position of a sitting.

    Attributes:
        entry: what is remembered of it.
        before: the position that it was made from; None where that is not remembered.
    """

    entry: Remembered
    before: Remembered | None

    @property
    def changes(self) -> tuple[Change, ...]:
        """The edits that made it of the position before; none of the first one."""
        if self.before is None:
            return ()
        old, new = self.before.problem.position, self.entry.problem.position
        return whole_changes(old, new) or local_changes(old.board, new.board)

    def words(self, letters: Letters = ENGLISH_S) -> str:
        """Return the edits in words, as twins are told."""
        if self.before is None:
            return ""
        twin = Twin("b", self.changes)
        told = changes_words(twin, self.before.problem.position, letters)
        if self.entry.problem.stipulation != self.before.problem.stipulation:
            told = [*told, str(self.entry.problem.stipulation)]
        return ", ".join(filter(None, told))


def steps_of(memory: Memory) -> tuple[Step, ...]:
    """Return all positions of a sitting, in the order in which they were met."""
    known = {entry.number: entry for entry in memory}
    return tuple(
        Step(entry, None if entry.parent is None else known.get(entry.parent)) for entry in memory
    )


def main_steps(memory: Memory, here: int | None = None) -> tuple[Step, ...]:
    """Return the main steps alone, as the module says.

    Args:
        memory: what is remembered.
        here: the number of the position on the board, if it is one of them.
    """
    known = {entry.number: entry for entry in memory}
    kept = [entry.number for entry in memory if entry.is_wanted]
    if here in known and here is not None:
        kept.append(here)
    elif not kept and memory:
        kept.append(memory[-1].number)
    wanted: set[int] = set()
    for number in kept:
        at: int | None = number
        while at is not None and at in known and at not in wanted:
            wanted.add(at)
            at = known[at].parent
    return tuple(step for step in steps_of(memory) if step.entry.number in wanted)


def story_text(
    steps: tuple[Step, ...],
    letters: Letters = ENGLISH_S,
    say: Callable[[Sentence], str] = str,
    gone: int = 0,
) -> str:
    """Return a story as lines of text.

    Args:
        steps: what is told.
        letters: those that moves are written in.
        say: words a sentence for the reader.
        gone: how many positions were met besides and are remembered no longer.
    """
    lines: list[str] = []
    places = _places(steps)
    for step in steps:
        lines += [
            f"{places[step.entry.number]}. {' '.join(_head(step, places, letters, say))}",
            f"   {fen(step.entry.problem.position)}",
        ]
        lines += [f"   {line}" for line in _looked(step.entry, say)]
        lines += [f"   {step.entry.note}"] if step.entry.note else []
    lines += [say(gone_sentence(gone))] if gone else []
    return "".join(f"{line}\n" for line in lines)


def gone_sentence(number: int) -> Sentence:
    """Return that a story does not tell all that was met, and why."""
    return counted(
        number,
        "One more position was met and is kept no longer: {sound} sound ones and {others} others "
        "are, beside those kept for good, named or noted.",
        "{count} more positions were met and are kept no longer: {sound} sound ones and {others} "
        "others are, beside those kept for good, named or noted.",
        sound=MOST,
        others=MOST_UNSOUND,
    )


def _places(steps: tuple[Step, ...]) -> dict[int, int]:
    """Return where each position stands in a story, from 1, by its number in the memory."""
    return {step.entry.number: place for place, step in enumerate(steps, 1)}


def _looked(entry: Remembered, say: Callable[[Sentence], str]) -> Iterator[str]:
    """Yield the lines that were played on a position, and whether these are only the last."""
    yield from entry.looked
    if len(entry.looked) >= MOST_LOOKED:
        yield say(said("Of the lines played here the last {count} are kept.", count=MOST_LOOKED))


def _verdict(entry: Remembered) -> Sentence:
    """Return what was found of a position, as within a sentence."""
    try:
        return BY_VERDICT[Verdict(entry.verdict)].phrase.said()
    except ValueError:  # of another version of the program
        return Sentence(entry.verdict)


def _head(
    step: Step, places: dict[int, int], letters: Letters, say: Callable[[Sentence], str]
) -> Iterator[str]:
    entry = step.entry
    if entry.name:
        yield f"{entry.name}:"
    if step.before is not None:
        told = step.words(letters)
        source = places.get(step.before.number)  # None where that position is not told
        from_there = "" if source is None else f"({source})"
        if from_there or told:
            yield f"{from_there} {told}".strip() + ";"
    yield str(entry.problem.stipulation)
    yield say(_verdict(entry))
    if entry.key_text:
        yield f"1.{entry.key_text}"
    if entry.returned:
        yield f"[{entry.returned}x]"


def story_html(
    steps: tuple[Step, ...],
    title: str,
    letters: Letters = ENGLISH_S,
    say: Callable[[Sentence], str] = str,
    gone: int = 0,
) -> str:
    """Return a story as a page of its own, a board for each position; else as `story_text`."""
    places = _places(steps)
    parts = [
        f"<section><h2>{places[step.entry.number]}. "
        f"{escape(' '.join(_head(step, places, letters, say)))}</h2>"
        f"{board_svg(step.entry.problem.position)}"
        + "".join(
            f"<p>{escape(line)}</p>"
            for line in (*_looked(step.entry, say), step.entry.note)
            if line
        )
        + "</section>"
        for step in steps
    ]
    parts += [f"<p>{escape(say(gone_sentence(gone)))}</p>"] if gone else []
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>'
    style = "<style>section{break-inside:avoid}svg{width:60mm;height:auto}</style>"
    body = f"<h1>{escape(title)}</h1>{''.join(parts)}"
    return f"<!DOCTYPE html><html><head>{head}{style}</head><body>{body}</body></html>\n"


def story_object(steps: tuple[Step, ...], gone: int = 0) -> dict[str, Any]:
    """Return a story as plain values that JSON knows.

    Args:
        steps: its steps.
        gone: how many positions were met besides and are kept no longer.
    """
    told = [
        {
            "number": step.entry.number,
            "from": None if step.before is None else step.before.number,
            "edit": step.words(),
            "fen": fen(step.entry.problem.position),
            "stipulation": str(step.entry.problem.stipulation),
            "verdict": step.entry.verdict,
            "key": step.entry.key_text,
            "name": step.entry.name,
            "note": step.entry.note,
            "kept": step.entry.is_wanted,
            "returned": step.entry.returned,
            "looked": list(step.entry.looked),
            "met_at": step.entry.met_at.isoformat(),
        }
        for step in steps
    ]
    return {"steps": told, "kept_no_longer": gone}
