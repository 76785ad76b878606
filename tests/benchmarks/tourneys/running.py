# SPDX-License-Identifier: GPL-3.0-or-later
"""A tourney of 200 entries, by its commands: from the post to report and booklets."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import kept
from benchmarks.tourneys.planted import FAMILY, made_post
from tourneys.layers import layers

from composer.problem.fen import placement
from composer.tourneys.keeping import open_tourney
from composer.tourneys.nearest import pairs
from composer.tourneys.testing import Wrong, issues
from composer.tourneys.tourney import Tourney

_SECTIONS = ("A|#2||Ugo Zanotti", "B|#3 #4||Ugo Zanotti", "C|h#2 h#3 s#2 s#3||Ugo Zanotti")
GOAL = 120.0  # seconds of two processors


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    with tempfile.TemporaryDirectory() as folder:
        post = made_post(given, Path(folder))
        work = Path(folder) / "work"
        work.mkdir()
        spent = {}
        path = work / "t.tourney"
        new = ("--name", "Cup", "--closing", "2027-03-31", "--language", "en")
        sections = [word for each in _SECTIONS for word in ("--section", each)]
        _run(spent, "new", path, *new, *sections)
        _run(spent, "add", path, post.folder)
        _run(spent, "test", path, "--library", post.library, "--jobs", 2)
        (work / "report.txt").write_text(_run(spent, "report", path))
        leaving = []
        with open_tourney(path) as opened:
            tourney = opened.tourney
        for section in sorted({entry.section for entry in tourney.entries} - {""}):
            for ending in ("judge", "pdf"):
                to = work / f"{section}.{ending}"
                _run(spent, "seal", path, "--section", section, "--to", to)
                leaving.append(to)
        told = ", ".join(f"{name} {seconds:.0f}" for name, seconds in spent.items() if seconds >= 1)
        yield Figure(
            f"a tourney of {post.count} entries: post, test, report, booklets",
            sum(spent.values()) / 2,
            "s",
            None if given.quick else GOAL,
            note=f"of two processors; of one: {told}",
        )
        missed = {kind: wanted - _found(tourney, kind) for kind, wanted in post.found.items()}
        whole = post.count + sum(map(len, post.found.values()))
        left = post.count - len(tourney.entries) + sum(map(len, missed.values()))
        told = [f"{kind} {len(wanted)}" for kind, wanted in post.found.items()]
        note = ", ".join((f"entries {post.count}", *told))
        name = "a tourney: entries are read, and what is planted among them is found"
        yield kept(name, whole - left, whole, whole, note=note)
        for kind, diagrams in missed.items():
            for each in sorted(diagrams):
                print(f"{kind}: {each}")
        telling = [to.name for to in leaving if _tells(to.read_bytes())]
        yield Figure(
            "a tourney: files for judges that tell a name", len(telling), f"of {len(leaving)}", 0
        )


def _run(spent: dict[str, float], action: str, *words: object) -> str:
    """Run an action; add the seconds of the processor that it took."""
    before = os.times()
    command = [sys.executable, "-m", "composer", "tourney", action, *map(str, words)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    after = os.times()
    cost = after.children_user + after.children_system
    spent[action] = spent.get(action, 0.0) + cost - before.children_user - before.children_system
    return done.stdout


def _found(tourney: Tourney, kind: str) -> set[tuple[str, ...]]:
    """Return what the report names, in the form in which it was planted."""
    board = {each.number: placement(each.problem.position) for each in tourney.entries}
    if kind in ("duplicates", "versions"):
        same = kind == "duplicates"
        chosen = [pair for pair in pairs(tourney) if pair.same is same]
        return {tuple(sorted((board[pair.one], board[pair.other]))) for pair in chosen}
    if kind == "damaged":
        return {(each.file,) for each in tourney.damaged}
    if kind == "anticipated":
        return {
            (board[each.number], near.fen.split()[0])
            for each in tourney.entries
            for near in each.near[:3]
            if near.record
        }
    wrong = {"cooks": Wrong.UNSOUND, "promoted": Wrong.PROMOTED, "years": Wrong.PUBLISHED}[kind]
    return {
        (board[each.number],)
        for each in tourney.entries
        if any(issue.wrong is wrong for issue in issues(tourney, each))
    }


def _tells(content: bytes) -> bool:
    names = [name.encode().lower() for name in FAMILY]
    return any(name in layer.lower() for layer in layers(content) for name in names)
