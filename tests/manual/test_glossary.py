# SPDX-License-Identifier: GPL-3.0-or-later
"""Every example of the manual's glossary is solved as it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from composer import solve
from composer.analysis.report import analyse
from composer.notation.outline import Selection
from composer.notation.text import TextOptions, solution_text
from composer.solver.solution import Solution, Verdict

GLOSSARY = Path(__file__).parents[2] / "docs" / "manual" / "en" / "glossary.md"
_QUOTED = re.compile(r"`([^`]+)`")
THEMES = {
    "Self-block": "self_block",
    "Grimshaw": "grimshaw",
    "Novotny": "novotny_key",
    "Half-pin": "half_pin",
    "Tempo move": "tempo_move",
    "Threat": "threat_problem",
}


def examples() -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
    """Yield word, position, stipulation and lines of each entry that has an example."""
    for entry in GLOSSARY.read_text("utf-8").split("\n\n"):
        quoted = [" ".join(each.split()) for each in _QUOTED.findall(entry)]
        places = [n for n, each in enumerate(quoted) if each.count("/") == 7]
        for place in places:
            word = entry.split("**")[1].rstrip(".")
            yield word, quoted[place], quoted[place + 1], tuple(quoted[place + 2 :])


def written_lines(solution: Solution) -> str:
    """Return the solution as text, its defences one a line, each after its key."""
    return " ".join(
        solution_text(solution, TextOptions(selection=Selection(grouped=False))).split()
    )


@pytest.mark.parametrize("example", list(examples()), ids=lambda each: each[0])
def test_an_example_is_solved_as_the_manual_says(
    example: tuple[str, str, str, tuple[str, ...]],
) -> None:
    word, fen, stipulation, lines = example
    solution = solve(fen if " " in fen else f"{fen} w - - 0 1", stipulation)
    assert solution.verdict is Verdict.SOUND
    text = written_lines(solution)
    assert lines
    assert not [line for line in lines if line not in text]
    if word in THEMES:
        flags = {flag.id: flag for flag in analyse(solution).flags}
        assert THEMES[word] in flags


def test_there_are_examples() -> None:
    assert len(list(examples())) >= 7
