# SPDX-License-Identifier: GPL-3.0-or-later
"""How quick a large library is: opening, importing, searching, counting.

    python tests/benchmarks/measure_library.py FILE [--no-import]

FILE is a library that `build_library.py` has made. Each line has the median and the slowest
of several runs in milliseconds, beside what is aimed at. It is read only; what is imported
goes to a library of its own.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median

from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.alike import like_this
from composer.library.collections import collections
from composer.library.completing import completions
from composer.library.figures import figures, sources
from composer.library.intake import bring_in
from composer.library.people import people
from composer.library.reading import load
from composer.library.search import Order, count, find, find_page, rows
from composer.library.store import Library
from composer.problem.problem import Problem

RUNS = 7
IMPORTED = 20_000
IMPORTS = (("jsonl", 3000), ("olv", 400))  # forms, and problems a second


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table.

    Attributes:
        name: what is done.
        aim: milliseconds that it may take; 0 where nothing is aimed at.
        act: does it once and returns how much was found.
    """

    name: str
    aim: int
    act: Callable[[Library], int]


def page_of(query: str, order: Order = Order.SAVED) -> Callable[[Library], int]:
    """Fetch the first page that a query finds, with its rows."""

    def act(library: Library) -> int:
        return len(rows(library, find_page(library, query, order)))

    return act


def completing(text: str) -> Callable[[Library], int]:
    """Say what may follow a text that is being typed."""
    return lambda library: len(completions(library, text, len(text)))


# What is asked in the language of queries; more lines are welcome here.
QUERIES = (
    ("text", 100, "mansfield"),
    ("two words", 100, "loyd prize"),
    ("a word that is in nearly all", 100, "#2"),
    ("nothing found", 100, "zzzz"),
    ("author", 100, "author:Mansfield"),
    ("theme", 100, "theme:grimshaw"),
    ("fields", 100, "author:Mansfield theme:grimshaw men<=12 #2 year:1900-1930"),
    ("key and duals", 100, "key:Q* has:dual"),
    ("men", 100, "men<=7"),
    ("award", 100, "award:prize year>=1950"),
    ("without", 100, "#2 -checking"),
    ("either", 100, "loyd or theme:novotny"),
    ("force", 100, "pieces:RN-Q"),
    ("king in the centre, few men", 100, "bk:centre white<=3"),
    ("key to a square", 100, "key:Nf3"),
    ("comments", 100, "has:comment"),
    ("rare numbers", 100, "duals>20"),
)
PATTERNS = (
    ("pattern", 100, 'pattern:"kd5 Qd8"'),
    ("pattern, any man", 100, 'pattern:"kd5 ?e5"'),
    ("pattern, shifted", 500, 'pattern:"kd5 Qd8 shifted"'),
    ("pattern, mirrored", 500, 'pattern:"kd5 Qd8 mirrored"'),
    ("pattern, many find it", 500, 'pattern:"?d4 .d5 [RQ]d6 shifted mirrored rotated"'),
    ("pattern, in every way", 500, 'pattern:"kd5 Qd8 shifted mirrored rotated swapped"'),
)


def lines(library: Library) -> Iterator[Line]:
    """Yield the table."""
    yield Line("all, last saved first", 100, page_of(""))
    for order in Order:
        yield Line(f"all by {order.name.lower()}", 100, page_of("", order))
    for name, aim, query in (*QUERIES, *PATTERNS):
        yield Line(f"{name}: {query}", aim, page_of(query))
    yield Line("text by author: loyd", 100, page_of("loyd", Order.AUTHORS))
    chosen = random.Random(1).sample(find(library, "#2")[:100_000], RUNS)
    waiting = iter(chosen * 2)
    yield Line("like this", 1000, lambda lib: len(like_this(lib, load(lib, next(waiting)).problem)))
    for begun in ("author:m", "source:prob", "keyword:", "theme:gri", "ma"):
        yield Line(f"completions: {begun}", 50, completing(begun))
    yield Line("all numbers: everything", 0, lambda lib: len(find(lib)))
    yield Line("all numbers: #2", 0, lambda lib: len(find(lib, "#2")))
    yield Line("how many: theme:grimshaw", 0, lambda lib: count(lib, "theme:grimshaw"))
    yield Line("figures of everything", 0, lambda lib: figures(lib).total)
    ids = find(library, "mansfield")
    yield Line("figures of what was found", 0, lambda lib: figures(lib, ids).total)
    yield Line("people", 0, lambda lib: len(people(lib)))
    yield Line("people who begin with man", 0, lambda lib: len(people(lib, "man")))
    yield Line("sources", 0, lambda lib: len(sources(lib)))
    yield Line("collections with counts", 0, lambda lib: len(collections(lib)))


def measured(act: Callable[[], int], runs: int = RUNS) -> tuple[float, float, int]:
    """Return the median and the slowest run in milliseconds, and what was found."""
    times, found = [], 0
    for _ in range(runs):
        begun = time.perf_counter()
        found = act()
        times.append((time.perf_counter() - begun) * 1000)
    return median(times), max(times), found


def say(name: str, found: int, middle: float, slowest: float, aim: int) -> None:
    """Print a line of the table."""
    verdict = "" if not aim else f"of {aim}" + ("" if middle <= aim else "  MISSED")
    print(f"{name:72} {found:7} {middle:8.1f} {slowest:8.1f} {verdict}", flush=True)


def measure_searches(path: Path) -> None:
    """Print the table of what is asked of the library."""
    print(f"{path}: {path.stat().st_size / 1e6:.0f} MB")
    print(f"{'':72} {'found':>7} {'median':>8} {'slowest':>8}")

    def opened() -> int:
        with closing(Library.open(path)):
            return 1

    say("open", 1, *measured(opened)[:2], 500)
    with Library.open(path, read_only=True) as library:
        for line in lines(library):
            try:
                middle, slowest, found = measured(lambda act=line.act: act(library))
            except Exception as error:  # noqa: BLE001 - one line must not end the table
                print(f"{line.name:72} {error!r}", flush=True)
                continue
            say(line.name, found, middle, slowest, line.aim)


def measure_import(path: Path) -> None:
    """Export some problems of the library and bring them into a new one, with all hashing."""
    with tempfile.TemporaryDirectory() as name:
        sources = [(Path(name) / f"problems.{end}", aim) for end, aim in IMPORTS]
        with Library.open(path, read_only=True) as library:
            ids = random.Random(5).sample(find(library), IMPORTED)
            for source, _ in sources:
                write_problems(source, _problems(library, ids))
        for source, aim in sources:  # each in a program of its own, as on the command line
            command = [sys.executable, __file__, "--import", str(source), str(aim)]
            subprocess.run(command, check=True)


def import_from(source: Path, aim: int) -> None:
    """Bring a file into a new library beside it and print how fast that was."""
    begun, worked = time.perf_counter(), time.process_time()
    with Library.create(source.with_name(f"{source.name}.chesslib")) as library:
        *_, done = bring_in(library, scan_problems(source))
    wall, cpu = time.perf_counter() - begun, time.process_time() - worked
    print(
        f"import of {done.seen} from {source.suffix[1:]}: {done.seen / wall:.0f} a second, "
        f"{done.seen / cpu:.0f} a second of one core, of {aim}",
        flush=True,
    )


def _problems(library: Library, ids: list[int]) -> Iterator[Problem]:
    waiting = iter(ids)
    while page := tuple(islice(waiting, 500)):
        yield from (row.problem for row in rows(library, page))


def main() -> None:
    """Print everything."""
    if sys.argv[1] == "--import":
        import_from(Path(sys.argv[2]), int(sys.argv[3]))
        return
    path = Path(sys.argv[1])
    measure_searches(path)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory of this process at most: {peak:.0f} MB")
    if "--no-import" not in sys.argv:
        measure_import(path)


if __name__ == "__main__":
    main()
