# SPDX-License-Identifier: GPL-3.0-or-later
"""A small tourney with what directors meet: duplicates, versions, cooks, promoted men, names."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from composer.tourneys.intake import take_in
from composer.tourneys.nearest import with_nearest
from composer.tourneys.testing import put_to_test
from composer.tourneys.tourney import Section, Tourney

NAMES = ("Quastel", "Zwirner", "Ostrowsky", "Pallanza")

ENTRIES = Path(__file__).with_name("entries.jsonl")


class Inline:
    """A pool that works at once, in this process."""

    workers = 2
    lack = ""

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(function(*args, **named))
        except Exception as error:  # noqa: BLE001 - as a process hands it on
            future.set_exception(error)
        return future

    def renew(self) -> None:
        """Nothing was lost."""

    def close(self) -> None:
        """Nothing is held."""


@pytest.fixture(scope="session")
def entered(tmp_path_factory: pytest.TempPathFactory) -> Tourney:
    """The tourney with its entries, untested."""
    path = tmp_path_factory.mktemp("entries") / "quastel-mail.jsonl"
    path.write_bytes(ENTRIES.read_bytes())
    sections = (
        Section("A", "#2", "free", ("Ugo Zanotti",), 2),
        Section("B", "h#2 h#3", "", ("Ugo Zanotti", "Vera Yilmaz")),
    )
    tourney = Tourney("Memorial", "D. Rector", "Via 1", "2027-03-31", "it", "", sections)
    return take_in(tourney, [path]).tourney


@pytest.fixture(scope="session")
def tested(entered: Tourney) -> Tourney:
    """The same, tested and compared."""
    pool = Inline()
    done = put_to_test(entered.entries, pool, language="it", seconds=5)
    tourney = entered.with_entries(list(done))
    return with_nearest(tourney, pool)


@pytest.fixture
def addressed(tested: Tourney) -> Tourney:
    """The same with what must not be told beside the problem."""
    return tested.with_entries(
        replace(entry, address="Quastel street 3", team="Zwirner team", note="old Pallanza")
        for entry in tested.entries
    )
