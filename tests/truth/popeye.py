# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare random problems of all kinds with Popeye, where the system finds it.

    python tests/truth/popeye.py [--seed 1] [--first 0] [--count 1000] [--quick]
    python tests/truth/popeye.py --problem 'Pieces ...'

Each problem goes as one text to both programs, and their answers are compared part by part: keys,
tries, refutations, threats, zugzwang, variations, set play, lines. A difference that `known.json`
does not explain is printed with its input and what only one side has, after all was left out
without which it still differs (`--quick` leaves that out). Prints at last how many of each outcome
there were, and why problems were not compared; the status is 1 if a difference is not explained.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "common"))

from truth.differential.asked import popeye_here, printed
from truth.differential.drawing import drawn
from truth.differential.judged import DOUBTFUL, Judged, Outcome, judged
from truth.differential.knowing import known_classes
from truth.differential.samples import Sample
from truth.differential.shrinking import shrunk

_BATCH = 50
_SHOWN = 12  # branches that differ


def compared(program: Path, seed: int, numbers: range) -> Iterator[Judged]:
    """Yield what came of some problems of a seed."""
    for first in range(0, len(numbers), _BATCH):
        samples = [drawn(seed, number) for number in numbers[first : first + _BATCH]]
        again: list[Sample] = []
        for each in _asked(program, samples):
            if each.words == DOUBTFUL:
                again.append(replace(each.sample, set_play=False))
            else:
                yield each
        yield from _asked(program, list(dict.fromkeys(again)))


def _asked(program: Path, samples: Sequence[Sample]) -> Iterator[Judged]:
    """Yield what came of some problems; Popeye may carry things over from one to the next.

    So one whose answers differ is put to it once more, alone.
    """
    for sample, text in zip(samples, printed(program, samples), strict=True):
        found = judged(sample, text)
        if len(samples) > 1 and any(each.differs for each in found):
            found = judged(sample, printed(program, [sample])[0])
        yield from found


def explained(found: Judged) -> str:
    """Return the name of the class that explains a difference; empty if none does."""
    return next((each.name for each in known_classes() if each.explains(found)), "")


def report(found: Judged) -> str:
    """Return a difference in words: the problem, and what only one side has."""
    lines = [f"{found.sample.name} {found.letter}".strip(), f"  {found.sample.words()}"]
    comparison = found.comparison
    if comparison is None:
        return "\n".join([*lines, f"  {found.words}"])
    if comparison.verdicts is not None:
        ours, theirs = comparison.verdicts
        lines.append(f"  ours {ours.value}, Popeye {theirs.value}")
    for difference in comparison.differences[:_SHOWN]:
        whose = "ours  " if difference.only_ours else "Popeye"
        lines.append(f"  {whose} {difference.place.value} {difference.text}")
    more = len(comparison.differences) - _SHOWN
    return "\n".join([*lines, *([f"  and {more} more"] if more > 0 else [])])


def main(arguments: list[str] | None = None) -> int:
    """Compare problems; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare random problems with Popeye.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--count", type=int, default=1000, help="how many problems")
    parser.add_argument("--problem", help="one problem, as it is printed here")
    parser.add_argument("--quick", action="store_true", help="do not make differences small")
    given = parser.parse_args(arguments)
    program = popeye_here()
    if program is None:
        sys.stderr.write("the system finds no Popeye\n")
        return 2
    outcomes: Counter[Outcome] = Counter()
    known: Counter[str] = Counter()
    refused: Counter[tuple[str, str]] = Counter()
    numbers = range(given.first, given.first + given.count)
    found = compared(program, given.seed, numbers)
    for each in found if given.problem is None else _asked(program, [Sample.of(given.problem)]):
        outcomes[each.outcome] += 1
        if not each.differs:
            if each.words:
                refused[each.outcome.value, each.words[:70]] += 1
            continue
        name = explained(each)
        if name:
            known[name] += 1
            continue
        small = each if given.quick else shrunk(program, each, lambda other: not explained(other))
        sys.stdout.write(f"{report(small)}\n\n")
        sys.stdout.flush()
    for (outcome, words), number in refused.most_common():
        sys.stdout.write(f"{number:6} {outcome}: {words}\n")
    for name, number in known.most_common():
        sys.stdout.write(f"{number:6} known: {name}\n")
    for outcome, number in outcomes.items():
        sys.stdout.write(f"{number:6} {outcome.value}\n")
    return 0 if outcomes[Outcome.DIFFERS] == known.total() else 1


if __name__ == "__main__":
    sys.exit(main())
