# SPDX-License-Identifier: GPL-3.0-or-later
"""The search that the manual shows is one, and finds something."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from composer.explore.judging import Judge
from composer.explore.space import Space
from composer.explore.specfile import spec_of

MANUAL = Path(__file__).resolve().parent.parent.parent / "docs" / "command-line.md"


def test_the_search_of_the_manual_is_one() -> None:
    found = re.search(r"```toml\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    assert found is not None
    spec = spec_of(tomllib.loads(found[1]))
    assert Space(spec).tried > 10_000
    tally, finds = Judge(spec).turns(0, 300)
    assert tally.tried == 300
    assert all("star_flights" in find.themes and find.men <= 16 for find in finds)
    assert finds
