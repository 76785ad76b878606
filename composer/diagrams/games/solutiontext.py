# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a problem of a game as paragraphs of text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.games.task import GamePlay, GameTask
from composer.notation.alike import alike
from composer.said.languages import group_of
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey

MOST_PARTS: Final = 400
"""How many variations or lines are printed."""
MOST_NAMED: Final = 8
"""How many defences with the same replies are named before they are taken together."""
MOST_REPLIES: Final = 6
"""How many replies to a defence are named; a composer's problem has one."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A part of a solution.

    Attributes:
        lead: what is printed heavy: the key, or a number.
        parts: what follows; none of them is broken where a line can hold it.
    """

    lead: str
    parts: tuple[str, ...] = ()


def solution_paragraphs(
    answer: GameAnswer, task: GameTask, language: str = "en"
) -> tuple[Paragraph, ...]:
    """Return an answer as it is printed: keys with what follows, lines, findings.

    Args:
        answer: what was found.
        task: what was asked.
        language: the code of a language; English where its words are not known.
    """
    return tuple(_paragraphs(answer, task, language))


def remarks(answer: GameAnswer, language: str = "en") -> tuple[str, ...]:
    """Return what is to be said of an answer before its turns."""
    found = []
    if not answer.complete:
        found.append(_word("unfinished", language))
    if answer.shorter is not None:
        found.append(_word("short", language).replace("%1", str(answer.shorter)))
    if answer.complete and not (answer.keys or answer.lines or answer.findings):
        found.append(_word("none", language))
    return tuple(found)


def findings_told(answer: GameAnswer) -> tuple[str, ...]:
    """Return what stands on the board, a text each."""
    return tuple(
        f"{finding.turn}: {finding.text}" if finding.turn else finding.text
        for finding in answer.findings
    )


def _paragraphs(answer: GameAnswer, task: GameTask, language: str) -> Iterator[Paragraph]:
    left = MOST_PARTS
    for remark in remarks(answer, language):
        yield Paragraph("", (remark,))
    alone = len(answer.keys) == 1 and task.play is not GamePlay.PREVENT
    for key in answer.keys:
        found = key_parts(key, language)
        shown = found[: max(0, left)]
        left -= len(shown)
        yield Paragraph(f"1.{key.turn.text}{'!' if alone else ''}", _cut(found, shown, language))
    for number, line in enumerate(answer.lines, 1):
        if left <= 0:
            rest = len(answer.lines) - number + 1
            yield Paragraph("", (_word("more", language).replace("%1", str(rest)),))
            break
        left -= 1
        lead = f"{roman(number)}." if len(answer.lines) > 1 else ""
        yield Paragraph(lead, tuple(turn.text for turn in line))
    findings = findings_told(answer)
    if findings:
        yield Paragraph("", _cut(findings, findings[:MOST_PARTS], language))


def key_parts(key: GameKey, language: str = "en") -> tuple[str, ...]:
    """Return what follows a key: defences that are answered alike stand together.

    Where many are answered as no others are, they come last as `~`, any other turn. Of many
    replies some are named, and the others counted.

    Args:
        key: the turn that solves.
        language: of the words.
    """
    groups = alike(key.defences, lambda defence: (defence.reached, _replies(defence)))
    rest = max(groups, key=len, default=None)
    if rest is not None and len(rest) > MOST_NAMED:
        groups.remove(rest)
        groups.append(rest)
    else:
        rest = None
    found = []
    for group in groups:
        replies = _replies(group[0])
        turns = "~" if group is rest else ", ".join(defence.turn.text for defence in group)
        named = ", ".join(_cut(replies, replies[:MOST_REPLIES], language))
        answer = "" if group[0].reached else f" 2.{named or '-'}"
        found.append(f"1...{turns}{answer}")
    return tuple(found)


def _replies(defence: GameDefence) -> tuple[str, ...]:
    return tuple(turn.text for turn in defence.replies)


def more(count: int, language: str = "en") -> str:
    """Return that so many others are not printed."""
    return _word("more", language).replace("%1", str(count))


def incomplete(language: str = "en") -> str:
    """Return that the search was not finished."""
    return _word("unfinished", language)


def none_found(language: str = "en") -> str:
    """Return that there is no solution."""
    return _word("none", language)


def _cut(parts: tuple[str, ...], shown: tuple[str, ...], language: str) -> tuple[str, ...]:
    rest = len(parts) - len(shown)
    return (*shown, _word("more", language).replace("%1", str(rest))) if rest else shown


def roman(number: int) -> str:
    """Return a number in Roman figures, as columns of solutions have it."""
    parts = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"))
    found = ""
    for value, sign in (*parts, (4, "IV"), (1, "I")):
        found += sign * (number // value)
        number %= value
    return found


def _word(name: str, language: str) -> str:
    return group_of("answer", language)[name]
