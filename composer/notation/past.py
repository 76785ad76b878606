# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to questions about the past as text: moves taken back with what is played then."""

from __future__ import annotations

from composer.notation.letters import ENGLISH, Letters
from composer.notation.lines import line_text
from composer.notation.moves import first_move_text
from composer.notation.sentences import Translated, worded_by
from composer.retro.unmoves.unmove import unmove_texts
from composer.said.languages import group_of
from composer.said.sentence import NOTHING
from composer.solver.pastanswer import PastAnswer, added_texts


def past_text(answer: PastAnswer, letters: Letters = ENGLISH) -> str:
    """Return an answer in one line: `R: 1.h2-h4, then 1.gxh3 e.p.`; of a reason its words.

    Args:
        answer: the answer.
        letters: those that moves are written in; reasons and `then` are said in their language.
    """
    if answer.reason != NOTHING:
        return worded_by(Translated(letters.language), answer.reason, letters)
    added = " ".join(added_texts(answer.added, letters.letter))
    moves = (text.removeprefix("-") for text in unmove_texts(answer.unmoves, letters.letter))
    back = "R: " + " ".join(moves) if answer.unmoves else ""
    played = [first_move_text(key, letters) for key in answer.keys]
    played += [line_text(line.moves, 0, letters) for line in answer.lines]
    before = ", ".join(filter(None, (added, back)))
    if not (before and played):
        return before or ", ".join(played)
    then = group_of("question", letters.language)["then"]
    return f"{before}, {then} {', '.join(played)}"
