# SPDX-License-Identifier: GPL-3.0-or-later
"""Structured stipulations and the signs that mean such play, as they are written and read."""

from __future__ import annotations

import pytest

from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.writing import popeye_text
from composer.problem.goals import Aim
from composer.problem.men import Colour
from composer.problem.stipulation import parse_task, stipulation_in_words
from composer.problem.stipulations.structure import Branch, Joined, Leaf, Manner
from composer.problem.stipulations.structuretext import begins_structure, written_structure

TEXTS = (
    "white 3a[#]d",
    "schwarz - 5h[/1d[x]a{!+}]h",
    "white 4hh[#] & ( 4ad[#] | 4hh[=] )",
    "weiss 3:3h[>1a[x]d]h{!1a[x]d}",
    "white 13h[00]?+?h",
    "reci-h#2",
    "reci-h(=)#2.5",
    "ser-reci-h(=)#7",
    "pser-r#2",
    "phser-s#2",
    "2->ser-h#4",
)


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_read_is_written_again(text: str) -> None:
    for whole in (text, f"{text} (Circe)"):
        asked = parse_task(whole)
        assert asked.structure is not None
        assert str(asked) == whole
        assert stipulation_in_words(str(asked)) == asked
        assert not asked.is_kept_in_words


@pytest.mark.parametrize(
    "text",
    [
        *("white", "white 3", "white 3a[#d", "white 0a[#]d", "white 2x[#]", "white 2a[#]d)"),
        *("pser-#", "reci-h#0", "ser-#2", "white 4:3a[#]d", f"white {'(' * 40}1a[#]d{')' * 40}"),
    ],
)
def test_what_is_none_is_not_read(text: str) -> None:
    assert written_structure(text) is None


def test_the_parts_are_told_apart() -> None:
    found = written_structure("black 4h[=]h{!x}[!#]")
    assert found is not None
    assert found.side is Colour.BLACK
    root = found.root
    assert isinstance(root, Branch)
    assert (root.manner, root.most) == (Manner.HELP, 4)
    assert isinstance(root.first.forks[0].into, Leaf)
    assert isinstance(root.second.constraints[0], Joined)
    assert [goal.aim for goal in found.goals] == [Aim.STALEMATE, Aim.MATE, Aim.CAPTURE]
    assert found.has_lines


@pytest.mark.parametrize("text", TEXTS)
def test_popeye_gets_its_own_form(text: str) -> None:
    command = "SStipulation" if begins_structure(text) else "Stipulation"
    head = (
        f"BeginProblem\nPieces White Ka1 Black Kc3\n{command} {text}\nCondition Circe\nEndProblem"
    )
    (entry,) = read_popeye(enumerate(head.splitlines(), start=1))
    problem = entry.problem  # type: ignore[union-attr]
    assert problem.stipulation.structure is not None
    assert not entry.notes  # type: ignore[union-attr]
    assert f"{command} {text}\nCondition Circe" in popeye_text(problem)
