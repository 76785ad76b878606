# SPDX-License-Identifier: GPL-3.0-or-later
"""All benchmarks, in the order of the page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from benchmarks.bench.figure import Figure, Given


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page.

    Attributes:
        title: its heading.
        words: what the figures are of, where their names do not say it.
        benchmarks: the modules in `tests/benchmarks` that yield its rows, as `room.module`.
    """

    title: str
    words: str
    benchmarks: tuple[str, ...]


SECTIONS: Final = (
    Section(
        "The door",
        "What a user calls, a session of its own each time; the ratio is that of processor times, "
        "Popeye's (one file) to ours.",
        ("solver.door",),
    ),
    Section(
        "An edit solved again",
        "What a problem costs after an edit, by what was learnt before it, as a part of a fresh "
        "solve.",
        ("solver.edits",),
    ),
    Section(
        "Orthodox play",
        "One thread, processor time, whole answers as Python objects; set play and tries too, "
        "but for long mates.",
        ("solver.kernel", "solver.mates", "solver.play", "page.wasm"),
    ),
    Section(
        "Fairy chess and old games",
        "One thread, processor time, whole answers.",
        ("solver.fairy", "solver.games", "solver.tables"),
    ),
    Section(
        "Composing aids and themes",
        "Published two-movers, where nothing else is said; drop maps and edits by the processor "
        "time of two threads, halved.",
        (
            "analysis.aids",
            "analysis.repair",
            "analysis.explore",
            "analysis.schemes",
            "analysis.longerschemes",
            "analysis.composing",
            "analysis.helpcomposing",
            "analysis.longcomposing",
            "analysis.themes",
            "analysis.quality",
        ),
    ),
    Section("Endgame studies", "One thread, processor time.", ("analysis.studies",)),
    Section(
        "Where a diagram comes from",
        "Processor time.",
        ("retro.unmoves", "retro.legality", "retro.rights", "retro.proofgames"),
    ),
    Section(
        "The window",
        "Offscreen or under Xvfb, by the clock; other programs on the machine lengthen that.",
        (
            "window.start",
            "window.memory",
            "window.latency",
            "window.dropmap",
            "window.publishing",
        ),
    ),
    Section(
        "The page for telephones",
        "In Chromium; what is timed, by the clock: other programs on the machine lengthen that.",
        ("page.web", "page.weight"),
    ),
    Section(
        "Large libraries",
        "500,000 problems made by varying published ones; searches in processor time, the least of "
        "several runs.",
        (
            "library.searches",
            "library.importing",
            "library.classify",
            "library.ends",
            "library.alike",
            "library.browsing",
        ),
    ),
    Section(
        "Printing and tourneys",
        "Processor time.",
        ("printing.diagrams", "printing.sheets", "tourneys.running"),
    ),
)
BENCHMARKS: Final = tuple(name for section in SECTIONS for name in section.benchmarks)


def figures(name: str, given: Given) -> Iterator[Figure]:
    """Yield the rows of a benchmark as they are measured.

    Raises:
        AbsentError: something that it needs is not there.
    """
    yield from import_module(f"benchmarks.{name}").figures(given)
