# SPDX-License-Identifier: GPL-3.0-or-later
"""Published retro problems at the public door: none sound with another key than is printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from thorough import some

from tests.truth.published import Published, outcomes, published

SHARED = Path(__file__).parents[2] / ".." / "shared"
LIST = SHARED / "findings" / "retro-87.txt"
LONG = ("dawson_386",)
LINE = "x_000.olv #2 r3k3/p1p5/Q3K3/8/8/8/8/8 w q - 0 1 | ['Sound'] | 1.Qa1! (2.Qh8#)"


@pytest.mark.corpus
@pytest.mark.skipif(not LIST.is_file(), reason="the collection is not here")
def test_published_problems_are_decided_as_printed() -> None:
    every = [each for each in published(LIST, SHARED / "corpus" / "olv") if each.name not in LONG]
    tried = some(every, 6)
    answers = [(each, outcomes(each, 60.0)) for each in tried]
    wrong = [
        each.name
        for each, parts in answers
        if any(part.state == "sound" and part.printed is False for part in parts)
    ]
    assert not wrong
    stated = [each for each, parts in answers if all(part.state != "not stated" for part in parts)]
    assert len(stated) >= len(tried) - 1
    sound = [each for each, parts in answers if all(part.state == "sound" for part in parts)]
    assert 2 * len(sound) >= len(tried)


def test_a_line_of_the_list_is_a_problem(tmp_path: Path) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text(f"retro list\n{LINE}\n", encoding="utf-8")
    (one,) = published(listed, tmp_path)
    assert isinstance(one, Published)
    (part,) = outcomes(one, 60.0)
    assert (part.state, part.printed) == ("sound", True)
