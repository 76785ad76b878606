# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of play of several parts: how much solves, for of such play nothing is judged."""

from __future__ import annotations

from collections.abc import Sized

from composer.said.sentence import Capital, InWords, Sentence, counted, said
from composer.searched import Finished, Searched
from composer.solver.solution import Verdict


def structure_verdict(found: Searched[Sized]) -> Verdict:
    """Judge what was found: only that there is nothing is a verdict."""
    done = isinstance(found, Finished)
    return Verdict.NO_SOLUTION if done and not len(found.known) else Verdict.UNDECIDED


def structure_message(found: Searched[Sized], has_lines: bool) -> Sentence:
    """Return the finding in one sentence.

    Args:
        found: the lines or keys.
        has_lines: whether they are lines.
    """
    number = len(found.known)
    if not isinstance(found, Finished):
        if has_lines:
            return counted(
                number,
                "Not finished: one line so far",
                "Not finished: {number} lines so far",
                number=InWords(number),
            )
        return counted(
            number,
            "Not finished: one key so far",
            "Not finished: {number} keys so far",
            number=InWords(number),
        )
    if not number:
        return said("No solution")
    if has_lines:
        return counted(
            number,
            "One line solves; such play is not judged",
            "{number} lines solve; such play is not judged",
            number=Capital(InWords(number)),
        )
    return counted(
        number,
        "One first move solves; such play is not judged",
        "{number} first moves solve; such play is not judged",
        number=Capital(InWords(number)),
    )
