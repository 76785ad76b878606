# SPDX-License-Identifier: GPL-3.0-or-later
"""A sample of what `truth.page` compares: the page says what the desk says, in every language."""

from __future__ import annotations

import pytest

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
pytest.importorskip("selenium.webdriver")

from pageserver import chromium
from pocketrecords import fairy_records, ruled_records
from thorough import many
from truth.page import Chromium, compared, page_served, records

from composer.notation.translations import LANGUAGES
from composer.problem.men import Kind
from composer.solver.compiled import KERNEL, VARIABLE

NEUTRAL = {"fen": "k7/6=p1/=n7/8/8/8/7=r/6K1 w - - 0 1", "stipulation": "h#2.5"}

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def test_the_page_says_what_the_desk_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)
    everything = [*records(2000, seed=1), *fairy_records(400, seed=1), *ruled_records(400, seed=1)]
    sample = everything[:: 2800 // many(56, 56, 2800)]
    # Whose letters are one in English games, and two beside each other.
    sample += fairy_records(24, seed=2, kinds=(Kind.of("nightrider"), Kind.KNIGHT))
    sample += [NEUTRAL] * len(LANGUAGES)
    with page_served() as address, chromium() as driver:
        count, refused, wrong = compared(Chromium(driver), address, sample)
    assert count == len(sample)
    assert wrong == []
    assert refused <= len(sample) // 8
