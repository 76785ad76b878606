# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences as a page is told them, and the form of what it is told at a time."""

from __future__ import annotations

from dataclasses import dataclass

from composer.notation.letters import Letters, letters_of
from composer.notation.sentences import Translated, worded_by
from composer.said.sentence import Part
from composer.web.request import Json


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says sentences to a page in its language, moves in its letters."""

    tongue: Translated
    letters: Letters

    @classmethod
    def of(cls, language: str) -> Speaker:
        """Return the one of a language."""
        return cls(Translated(language), letters_of(language))

    def say(self, part: Part) -> str:
        """Return a sentence."""
        return worded_by(self.tongue, part, self.letters)


def stage_told(name: str, solution: Json | None, complete: bool, extra: Json) -> Json:
    """Return a stage as `remote-solver.js` writes it down."""
    return {"stage": name, "solution": solution, "complete": complete, "extra": extra}
