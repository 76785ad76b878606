# SPDX-License-Identifier: GPL-3.0-or-later
"""How often the profile places a problem that won a prize above one that was not placed.

Only problems of the same author are compared, of authors with ten prizes or more; 0.5 is a coin.
The problems are parted in two halves by a digest of their position: what was tried was looked at on
the first.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from benchmarks.bench.figure import Figure, Given

from composer.analysis.points import Weight
from composer.analysis.quality import Quality
from composer.analysis.report import analyse
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_LEAST = 10  # prizes of an author
_FAULTS = {Weight.SERIOUS: -3, Weight.FLAW: -2, Weight.BLEMISH: -1, Weight.MERIT: 1}
Measure = Callable[[Quality], object]

MEASURES: dict[str, Measure] = {
    "the profile, from the top": lambda quality: quality.rank,
    "its content alone": lambda quality: quality.content.size if quality.content else 0,
    "different mates": lambda quality: quality.counts.mates or 0,
    "points weighed and added": lambda quality: sum(
        _FAULTS.get(point.weight, 0) for point in quality.points
    ),
    "fewest fatal faults": lambda quality: -len(quality.fatal),
}


@dataclass(frozen=True, slots=True)
class Judged:
    """A problem with what was found and what it won."""

    author: str
    prize: bool
    half: int
    quality: Quality


def judged(given: Given) -> list[Judged]:
    """Return the sound problems that won a prize or nothing, of authors with enough prizes."""
    found = []
    for form in given.records("composed-twomovers.jsonl"):
        won = form.get("distinction") or ""
        if won and "Prize" not in won:
            continue
        analysis = analyse(solve(form["fen"], "#2"))
        if analysis.solution.verdict is Verdict.SOUND:
            digest = hashlib.sha256(form["fen"].split()[0].encode()).hexdigest()
            author = "; ".join(form["authors"])
            found.append(Judged(author, bool(won), int(digest[-1], 16) % 2, analysis.quality))
    prizes = Counter(problem.author for problem in found if problem.prize)
    return [problem for problem in found if prizes[problem.author] >= _LEAST]


def above(problems: Iterable[Judged], measure: Measure) -> float:
    """Return the share of pairs by one author in which the prize stands above; ties count half."""
    by_author: dict[str, list[Judged]] = defaultdict(list)
    for problem in problems:
        by_author[problem.author].append(problem)
    won = pairs = 0.0
    for own in by_author.values():
        prizes: Sequence[object] = [measure(p.quality) for p in own if p.prize]
        others: Sequence[object] = [measure(p.quality) for p in own if not p.prize]
        pairs += len(prizes) * len(others)
        won += sum((a > b) + (a == b) / 2 for a in prizes for b in others)  # type: ignore[operator]
    return won / pairs if pairs else 0.5


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    problems = judged(given)
    prizes = sum(problem.prize for problem in problems)
    for name, measure in MEASURES.items():
        halves = [above([p for p in problems if p.half == half], measure) for half in (0, 1)]
        yield Figure(
            f"prize above unplaced: {name}",
            above(problems, measure),
            "",
            0.5,
            True,
            note=f"{prizes} prizes, {len(problems) - prizes} others; halves "
            f"{halves[0]:.2f} and {halves[1]:.2f}",
            hindrance="originality, which a judge weighs most, is not in it",
        )
