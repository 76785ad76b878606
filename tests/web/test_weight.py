# SPDX-License-Identifier: GPL-3.0-or-later
"""What a first visit costs, in a real browser: requests, and bytes as they are sent."""

from __future__ import annotations

import pytest
from visit import first_visit

from composer.web.appfiles import app_files

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

MOST_REQUESTS, MOST_BYTES, MOST_NODES = 12, 150_000, 1500


@pytest.mark.parametrize("language", ["en", "ru"])  # the shortest words, and the longest
def test_a_first_visit_asks_little_and_nothing_twice(language: str) -> None:
    visit = first_visit(language)
    assert visit.faults == []
    assert visit.requests <= MOST_REQUESTS, visit.first
    assert visit.size <= MOST_BYTES, visit.first
    assert visit.nodes <= MOST_NODES
    first = [each.name for each in visit.first]
    assert "fairy.svg" not in first
    assert f"words/{language}.js" in first
    # All is kept, and what was there already is not sent again.
    assert {each.name or "index.html" for each in visit.everything} == set(app_files())
    bodies = [each.name for each in visit.everything if each.size and each.name]
    assert len(bodies) == len(set(bodies)), bodies
