# SPDX-License-Identifier: GPL-3.0-or-later
"""Put pairs of conditions to Popeye on random problems of three kinds of play.

    python tests/truth/pairs.py --pair Circe SAT [--count 200] [--seed 1] [--into FILE]
    python tests/truth/pairs.py --suite FILE.jsonl | --commonest 40 FILE.jsonl | --random 100
    python tests/truth/pairs.py --open FILE

Says of each pair whether all answers are equal, how many differ and of one what, or that Popeye
does not answer. A pair that differs is put to him on the first problems only. `--into` adds rows
to a file, and passes over the pairs that are in it; `--open` takes those that are equal there
into `together.tsv`, by which they are solved without further ado.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "common"))

from truth.differential import drawing
from truth.differential.asked import popeye_here, printed
from truth.differential.judged import Judged, Outcome, judged
from truth.differential.samples import Sample
from truth.popeye import explained, report

from composer.rules.book import Condition, Rules, RulesError
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import condition_rows
from composer.solver.conditions import table
from composer.solver.conditions.rows import PLAYED
from composer.solver.lawdefects import fatal_for

TABLE = Path(table.__file__).with_name("together.tsv")
_KINDS = (("", "s", "r", "semi-r"), ("h", "hs", "hr"), ("ser-", "ser-h", "ser-s", "ser-r"))
_FIRST = 40
_DRAWS = 4000
Pair = tuple[str, str]


def samples(pair: Pair, seed: int, numbers: range) -> Iterator[Sample]:
    """Yield problems with both conditions, the kinds of play in turn."""
    for number in numbers:
        dice = random.Random(f"pairs {seed}:{number} {pair}")
        plays = _KINDS[number % len(_KINDS)]
        for _ in range(_DRAWS):
            sample = drawing.drawn_of(f"{seed}:{number}", dice, plays, pair)
            problem = drawing.problem_of(sample)
            if problem is None:
                continue
            asked = problem.stipulation
            asked = replace(asked, rules=replace(asked.rules, untried=True))
            if not fatal_for(problem.position, asked):
                yield sample
                break


def put(program: Path, pair: Pair, seed: int, numbers: range) -> Iterator[Judged]:
    """Yield what came of some problems; one that differs is put to Popeye once more, alone."""
    drawn = list(samples(pair, seed, numbers))
    for sample, text in zip(drawn, printed(program, drawn), strict=True):
        found = judged(sample, text)
        if any(each.differs for each in found):
            found = judged(sample, printed(program, [sample])[0])
        yield from found


def tried(program: Path, pair: Pair, seed: int, count: int) -> tuple[str, int, str]:
    """Return what came of a pair: a word, on how many problems both answered, what differs."""
    outcomes: Counter[Outcome] = Counter()
    words: Counter[str] = Counter()
    example = ""
    for first in range(0, count, _FIRST):
        for each in put(program, pair, seed, range(first, min(first + _FIRST, count))):
            if each.differs and not explained(each):
                example = example or report(each)
                outcomes[Outcome.DIFFERS] += 1
            else:
                outcomes[Outcome.SAME if each.differs else each.outcome] += 1
                words[each.words[:80]] += bool(each.words)
        if outcomes[Outcome.DIFFERS] or not outcomes[Outcome.SAME]:
            break
    answered = outcomes[Outcome.SAME] + outcomes[Outcome.DIFFERS]
    if outcomes[Outcome.DIFFERS]:
        return f"differs ({outcomes[Outcome.DIFFERS]})", answered, example
    if answered < count // 2:
        return "unclear", answered, "; ".join(word for word, _ in words.most_common(2))
    return "equal", answered, ""


def untried(names: Sequence[str]) -> list[Pair]:
    """Return the pairs of some conditions that are solved here, each by itself, and not together.

    Those that exclude each other are left out.
    """
    found = []
    for pair in combinations(sorted(set(names)), 2):
        try:
            conditions = Rules.of(conditions=map(Condition, pair)).conditions
        except RulesError:
            continue
        if table.untried_pairs(conditions) and set(pair) <= PLAYED.keys():
            found.append(pair)
    return found


def of_suite(path: Path) -> tuple[list[Pair], list[str]]:
    """Return the pairs that occur in a file of Popeye's problems, and its conditions, the
    commonest first."""
    seen: Counter[str] = Counter()
    pairs: Counter[Pair] = Counter()
    for line in path.read_text("utf-8").splitlines():
        needs = json.loads(line)["needs"]
        words = (need.partition(": ")[2] for need in needs if need.startswith("condition: "))
        ids = {found.id for word in words if (found := condition_of(word)).is_known}
        seen.update(ids)
        pairs.update(untried(sorted(ids)))
    return [pair for pair, _ in pairs.most_common()], [name for name, _ in seen.most_common()]


def open_pairs(path: Path) -> None:
    """Take the pairs that are equal in a file of results into the table."""
    known: defaultdict[str, set[str]] = defaultdict(set)
    for line in TABLE.read_text("utf-8").splitlines()[1:]:
        name, others = line.split("\t")
        known[name] |= set(others.split())
    for line in path.read_text("utf-8").splitlines():
        one, other, word, *_ = line.split("\t")
        if word == "equal":
            known[min(one, other)].add(max(one, other))
    rows = [f"{name}\t{' '.join(sorted(others))}" for name, others in sorted(known.items())]
    TABLE.write_text("\n".join(["condition\tholds with", *rows, ""]), "utf-8")


def _wanted(given: argparse.Namespace) -> list[Pair]:
    if given.pair:
        one, other = sorted(condition_of(name).id for name in given.pair)
        return [(one, other)]
    if given.suite:
        return of_suite(Path(given.suite))[0]
    if given.commonest:
        number, path = given.commonest
        names = [name for name in of_suite(Path(path))[1] if name in PLAYED]
        return untried(names[: int(number)])
    every = untried([row.id for row in condition_rows() if row.id in PLAYED])
    return random.Random(given.seed).sample(every, min(given.random, len(every)))


def main(arguments: list[str] | None = None) -> int:
    """Try pairs; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare pairs of conditions with Popeye.")
    parser.add_argument("--pair", nargs=2, help="two conditions")
    parser.add_argument("--suite", help="the pairs that occur in a file of Popeye's problems")
    parser.add_argument("--commonest", nargs=2, help="how many of its conditions, and the file")
    parser.add_argument("--random", type=int, default=10, help="how many pairs at random")
    parser.add_argument("--count", type=int, default=200, help="how many problems of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", help="a file of results that is added to")
    parser.add_argument("--open", help="take the equal ones of a file of results into the table")
    given = parser.parse_args(arguments)
    if given.open:
        open_pairs(Path(given.open))
        return 0
    program = popeye_here()
    if program is None:
        sys.stderr.write("the system finds no Popeye\n")
        return 2
    into = None if given.into is None else Path(given.into)
    known = into.read_text("utf-8").splitlines() if into is not None and into.exists() else []
    done = {tuple(line.split("\t")[:2]) for line in known}
    for pair in _wanted(given):
        if pair in done:
            continue
        try:
            word, answered, example = tried(program, pair, given.seed, given.count)
        except (AssertionError, LookupError, ValueError) as error:
            word, answered, example = "fails", 0, f"{type(error).__name__}: {error}"
        sys.stdout.write(f"{pair[0]} {pair[1]}: {word}, {answered} answered\n{example}\n"[:4000])
        sys.stdout.flush()
        if into is not None:
            told = example.replace("\n", " | ").replace("\t", " ")[:1500]
            with into.open("a", encoding="utf-8") as rows:
                rows.write(f"{pair[0]}\t{pair[1]}\t{word}\t{answered}\t{told}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
