# SPDX-License-Identifier: GPL-3.0-or-later
"""What is measured, as values: a figure with its goal, and what a benchmark is given."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

ROOT: Final = Path(__file__).resolve().parents[3]
BESIDE: Final = ROOT.parent / "shared" / "corpus"
"""The collections beside the project: not part of it, and not everywhere."""

UNKNOWN: Final = "what stands in the way was not looked into yet"
"""The hindrance where nobody has profiled it."""

Item = TypeVar("Item")


class AbsentError(Exception):
    """What a benchmark needs is not on this machine; the message says what."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of the page.

    Attributes:
        name: what is done, in a few words.
        figure: how much of `unit`; None where it could not be measured, and `note` says why.
        unit: such as `ms`, `s`, `a second`, `of 40`.
        goal: what it should be at most, or at least where `more` is better; None without a goal.
        more: whether more is better.
        ratio: how many times as long Popeye takes for the same.
        note: over how much, and how it spreads.
        hindrance: one sentence that says what stands in the way; shown where the goal is missed.
    """

    name: str
    figure: float | None
    unit: str = "ms"
    goal: float | None = None
    more: bool = False
    ratio: float | None = None
    note: str = ""
    hindrance: str = ""

    @property
    def is_missed(self) -> bool:
        """Tell whether there is a goal that the figure does not reach."""
        if self.goal is None or self.figure is None:
            return False
        return self.figure < self.goal if self.more else self.figure > self.goal


@dataclass(frozen=True)
class Given:
    """What a benchmark is given.

    Attributes:
        quick: only whether it works is wanted: a small sample.
        made: a folder where what takes long to make is kept for the next run.
    """

    quick: bool = False
    made: Path = field(default_factory=lambda: Path("/tmp/chess-composer-measurements"))

    @cached_property
    def popeye(self) -> Path | None:
        """The program of that name on PATH; None if there is none."""
        found = shutil.which("popeye") or shutil.which("py")
        return None if found is None else Path(found)

    def number(self, whole: int, quick: int) -> int:
        """Return how many are wanted."""
        return quick if self.quick else whole

    def sample(self, items: Sequence[Item], whole: int, quick: int) -> Sequence[Item]:
        """Return so many, evenly from all."""
        wanted = max(1, self.number(whole, quick))
        return items[:: max(1, len(items) // wanted)][:wanted]

    def beside(self, name: str) -> Path:
        """Return a file of the collections beside the project.

        Raises:
            AbsentError: it is not there.
        """
        path = BESIDE / name
        if not path.exists():
            raise AbsentError(f"needs ../shared/corpus/{name}")
        return path

    def records(self, name: str) -> Iterator[dict[str, Any]]:
        """Yield the objects of a file beside the project, one a line.

        Raises:
            AbsentError: it is not there.
        """
        with self.beside(name).open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)

    def two_movers(self, whole: int, quick: int) -> Sequence[str]:
        """Return the FENs of published two-movers.

        Raises:
            AbsentError: they are not there.
        """
        every = [
            record["fen"]
            for record in self.records("composed-twomovers.jsonl")
            if record.get("stipulation", "#2") == "#2"
        ]
        return self.sample(every, whole, quick)
