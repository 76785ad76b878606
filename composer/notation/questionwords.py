# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about a diagram in the language of what is printed."""

from __future__ import annotations

from composer.notation.letters import letters_of
from composer.problem.men import Colour
from composer.problem.stipulation import Stipulation
from composer.said.languages import group_of


def question_text(stipulation: Stipulation, language: str) -> str:
    """Return a question in a language: `Letzter Zug?`; what has no words there as it is written.

    Signs such as `-1 & #1` are everybody's.

    Args:
        stipulation: what is asked; the text is empty where that is no question.
        language: the code of piece letters.
    """
    question = stipulation.question
    if question is None:
        return ""
    name = question.asks.value.replace(" ", "_")
    if name == "last_moves":
        name = "last" if question.halfmoves == 1 else "last_number"
    elif name == "retraction":
        name = "signs" if stipulation.words.startswith("-") else "retracts"
    if question.side is not None:
        name += "_white" if question.side is Colour.WHITE else "_black"
    written = group_of("question", letters_of(language).language).get(name)
    told = question.forward or (str(question.halfmoves) if question.halfmoves > 1 else "")
    if written is None or question.number or (told and "%1" not in written):
        return stipulation.words
    return written.replace("%1", told)
