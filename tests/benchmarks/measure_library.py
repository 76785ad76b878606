# SPDX-License-Identifier: GPL-3.0-or-later
"""How quick a large library is: opening, importing, searching, counting.

    python tests/benchmarks/measure_library.py FILE [--no-import]

FILE is a library that `build_library.py` has made. Each line has the median and the slowest
of several runs in milliseconds, beside what is aimed at, and the median of the time that the
processor worked for it, which tells more where others use the machine. It is read only; what is
imported goes to a new library, and to a copy of this one.
"""

from __future__ import annotations

import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from statistics import median

from build_library import disturbed

from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.collections import collections
from composer.library.changes.intake import bring_in
from composer.library.changes.writing import BATCH
from composer.library.likeness.ranking import like_this
from composer.library.people.people import people
from composer.library.search.completion import completions
from composer.library.search.figures import figures, sources
from composer.library.search.search import Order, count, find, find_page, rows
from composer.problem.problem import Problem

RUNS = 7
IMPORTED = 20_000
IMPORTS = (("jsonl", 3000), ("olv", 400))  # forms, and problems a second
IN_THE_WINDOW = 200  # problems of a batch there


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
    ("a beginning that hundreds of names have", 100, "author:zi"),
    ("the same in one year", 100, "author:zi year:1990"),
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
    yield Line("many names by author: author:zi", 100, page_of("author:zi", Order.AUTHORS))
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


@dataclass(frozen=True, slots=True)
class Measured:
    """How long something took, in milliseconds, and what it found."""

    median: float
    slowest: float
    worked: float
    found: int


def measured(act: Callable[[], int], runs: int = RUNS) -> Measured:
    """Do something several times."""
    times, worked, found = [], [], 0
    for _ in range(runs):
        begun, before = time.perf_counter(), time.thread_time()
        found = act()
        times.append((time.perf_counter() - begun) * 1000)
        worked.append((time.thread_time() - before) * 1000)
    return Measured(median(times), max(times), median(worked), found)


def say(name: str, took: Measured, aim: int) -> None:
    """Print a line of the table."""
    verdict = "" if not aim else f"of {aim}" + ("" if took.median <= aim else "  MISSED")
    print(
        f"{name:72} {took.found:7} {took.median:8.1f} {took.slowest:8.1f} {took.worked:8.1f} "
        f"{verdict}",
        flush=True,
    )


def measure_searches(path: Path) -> None:
    """Print the table of what is asked of the library."""
    print(f"{path}: {path.stat().st_size / 1e6:.0f} MB")
    print(f"{'':72} {'found':>7} {'median':>8} {'slowest':>8} {'worked':>8}")

    def opened() -> int:
        with closing(Library.open(path)):
            return 1

    say("open", measured(opened), 500)
    with Library.open(path, read_only=True) as library:
        for line in lines(library):
            try:
                took = measured(lambda act=line.act: act(library))
            except Exception as error:  # noqa: BLE001 - one line must not end the table
                print(f"{line.name:72} {error!r}", flush=True)
                continue
            say(line.name, took, line.aim)


def measure_import(path: Path) -> None:
    """Bring problems that are new, though like those of the library, into a new one and a copy."""
    with tempfile.TemporaryDirectory(dir=path.parent) as name:
        sources = [(Path(name) / f"problems.{end}", aim) for end, aim in IMPORTS]
        with Library.open(path, read_only=True) as library:
            ids = random.Random(5).sample(find(library), IMPORTED)
            for source, _ in sources:
                write_problems(source, _problems(library, ids))
        for source, aim in sources:
            _import_apart(source, aim, Path(name) / f"new.{source.suffix}", BATCH)
        for batch in (BATCH, IN_THE_WINDOW):
            copy = Path(name) / "copy"
            shutil.copyfile(path, copy)
            _import_apart(*sources[0], copy, batch)
            copy.unlink()


def _import_apart(source: Path, aim: int, path: Path, batch: int) -> None:
    """Import in a program of its own, as on the command line."""
    command = [sys.executable, __file__, "--import", source, path, str(aim), str(batch)]
    subprocess.run(command, check=True)


def import_from(source: Path, path: Path, aim: int, batch: int) -> None:
    """Bring a file into a library and print how fast that was."""
    if not path.exists():
        Library.create(path).close()
    with Library.open(path) as library:
        held = count(library)
        begun, worked = time.perf_counter(), time.process_time()
        *_, done = bring_in(library, scan_problems(source), batch=batch)
    wall, cpu = time.perf_counter() - begun, time.process_time() - worked
    print(
        f"import of {done.seen} from {source.suffix[1:]} by {batch} to {held}: "
        f"{done.seen / wall:.0f} a second, {done.seen / cpu:.0f} a second of one core, of {aim}",
        flush=True,
    )


def _problems(library: Library, ids: list[int]) -> Iterator[Problem]:
    waiting, dice = iter(ids), random.Random(6)
    while page := tuple(islice(waiting, 500)):
        for row in rows(library, page):
            yield replace(row.problem, position=disturbed(row.problem.position, dice), twins=())


def main() -> None:
    """Print everything."""
    if sys.argv[1] == "--import":
        import_from(Path(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]))
        return
    path = Path(sys.argv[1])
    measure_searches(path)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory of this process at most: {peak:.0f} MB")
    if "--no-import" not in sys.argv:
        measure_import(path)


if __name__ == "__main__":
    main()
