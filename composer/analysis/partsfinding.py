# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found of a problem with all its twins, in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from composer.analysis.dependence import dependence_sentence
from composer.analysis.twins import Part
from composer.notation.letters import Letters, letters_beside
from composer.notation.verdictline import in_letters
from composer.problem.forms import form_head
from composer.solver.solution import Solution


def finding(solution: Solution, letters: Letters) -> str:
    """Return the sentence about a solution, its moves in the letters given."""
    letters = letters_beside(letters, (man for _, man in solution.position))
    return str(in_letters(solution.message, solution.keys, letters))


def parts_finding(parts: Sequence[Part], letters: Letters) -> str:
    """Return the sentence about a problem; with twins, one sentence for each part."""
    told = [
        str(part.note) if part.solution is None else finding(part.solution, letters)
        for part in parts
    ]
    if len(parts) == 1 and not parts[0].letter:
        depends = str(dependence_sentence(parts[0].dependences, letters))
        return f"{told[0]} ({depends[:1].lower()}{depends[1:]})" if depends else told[0]
    return by_letters(parts, told)


def by_letters(parts: Sequence[Part], told: Iterable[str]) -> str:
    """Return what is told of each part behind its letter, in one line."""
    heads = [form_head(part.letter) for part in parts]
    return "; ".join(
        f"{head}{'' if head.endswith(')') else ':'} {object_of}" if head else object_of
        for head, object_of in zip(heads, told, strict=True)
    )
