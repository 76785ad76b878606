# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences as a page is told them, and the form of what it is told at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from composer.notation.letters import Letters, letters_beside, letters_of
from composer.notation.sentences import Translated, worded_by
from composer.notation.verdictline import in_letters
from composer.problem.position import Position
from composer.said.sentence import Part
from composer.solver.solution import Solution
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

    def beside(self, position: Position) -> Speaker:
        """Return who says it of a position: with S for the knight beside nightriders."""
        return replace(self, letters=letters_beside(self.letters, (man for _, man in position)))

    def finding(self, solution: Solution) -> str:
        """Return what was found, its keys as problemists write them."""
        letters = self.beside(solution.position).letters
        return self.say(in_letters(solution.message, solution.keys, letters))


def stage_told(name: str, solution: Json | None, complete: bool, extra: Json) -> Json:
    """Return a stage as `remote-solver.js` writes it down."""
    return {"stage": name, "solution": solution, "complete": complete, "extra": extra}
