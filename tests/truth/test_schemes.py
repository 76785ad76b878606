# SPDX-License-Identifier: GPL-3.0-or-later
"""A sample of the files of answers to schemes, where they are there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from truth.schemes import compared

FILES = {"postkey": 40, "keepkill": 10, "keepkill-phases": 5, "separate": 12, "bourd-steps": 3}


@pytest.mark.corpus
@pytest.mark.parametrize("name", FILES)
def test_answers_are_equal(name: str, corpus: Path) -> None:
    found = [
        *(corpus / "schemes").glob(f"{name}-visible.jsonl"),
        corpus / "schemes" / f"{name}.jsonl",
    ]
    path = next((path for path in found if path.is_file()), None)
    if path is None:
        pytest.skip(f"no records of schemes called {name}")
    places = []
    for line in path.read_text(encoding="utf-8").splitlines()[:: FILES[name]]:
        result = compared(json.loads(line))
        assert (result.ours, result.theirs) == (frozenset(), frozenset()), line[:120]
        places += [result.place] if result.place is not None else []
    near = sum(place < 5 for place in places)
    assert near >= 0.7 * len(places), places
