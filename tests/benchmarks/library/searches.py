# SPDX-License-Identifier: GPL-3.0-or-later
"""How quick a large library is: opening, first pages, patterns, problems like one, figures.

Each figure is the least of some runs, in processor time: other programs disturb it little.
"""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from functools import partial
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, spread, together
from benchmarks.library.build import large

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.collections import collections
from composer.library.likeness.ranking import like_this
from composer.library.people.people import people
from composer.library.search.completion import completions
from composer.library.search.figures import figures as figures_of
from composer.library.search.figures import sources
from composer.library.search.search import Order, count, find, find_page, rows

RUNS: Final = 5
PAGE: Final = 60.0  # milliseconds; the first page of any query
SYMMETRIES: Final = 150.0
READ: Final = (
    "SQLite copies each page that it reads; with the file mapped into memory a page of `men<=7` by "
    "key takes 5 ms and all figures 167, but a disk that is taken away would end the program"
)
ALIKE: Final = "planes of all men on all squares are read and made into numbers of Python"
LIST: Final = "half a million numbers are made into a list of Python"
# What is asked in the language of queries; more lines are welcome here.
QUERIES = (
    ("text", "mansfield"),
    ("two words", "loyd prize"),
    ("a word that is in nearly all", "#2"),
    ("nothing found", "zzzz"),
    ("author", "author:Mansfield"),
    ("a beginning that hundreds of names have", "author:zi"),
    ("the same in one year", "author:zi year:1990"),
    ("theme", "theme:grimshaw"),
    ("fields", "author:Mansfield theme:grimshaw men<=12 #2 year:1900-1930"),
    ("key and duals", "key:Q* has:dual"),
    ("men", "men<=7"),
    ("award", "award:prize year>=1950"),
    ("without", "#2 -checking"),
    ("either", "loyd or theme:novotny"),
    ("force", "pieces:RN-Q"),
    ("king in the centre, few men", "bk:centre white<=3"),
    ("key to a square", "key:Nf3"),
    ("comments", "has:comment"),
    ("rare numbers", "duals>20"),
)
PATTERNS = (
    ("pattern", 'pattern:"kd5 Qd8"'),
    ("pattern, any man", 'pattern:"kd5 ?e5"'),
    ("pattern, shifted", 'pattern:"kd5 Qd8 shifted"'),
    ("pattern, mirrored", 'pattern:"kd5 Qd8 mirrored"'),
    ("pattern, many find it", 'pattern:"?d4 .d5 [RQ]d6 shifted mirrored rotated"'),
    ("pattern, in every way", 'pattern:"kd5 Qd8 shifted mirrored rotated swapped"'),
)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    path = large(given)
    yield Figure("open", processor(lambda: Library.open(path).close(), RUNS))
    with Library.open(path, read_only=True) as library:
        yield from pages(library)
        yield from wholes(library, given)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield Figure("memory of a process that did all this", peak, "MB")


def first_page(library: Library, query: str, order: Order = Order.SAVED) -> float:
    """Return the milliseconds of the processor that the first page takes, with its rows."""
    return processor(lambda: rows(library, find_page(library, query, order)), RUNS)


def pages(library: Library) -> Iterator[Figure]:
    """Yield the rows of first pages."""
    orders = {order.name.lower(): first_page(library, "", order) for order in Order}
    yield together("first page of all, any order", orders, goal=PAGE, hindrance=READ)
    asked = {f"`{query}`": first_page(library, query) for _, query in QUERIES}
    asked["`loyd` by author"] = first_page(library, "loyd", Order.AUTHORS)
    asked["`author:zi` by author"] = first_page(library, "author:zi", Order.AUTHORS)
    asked["`men<=7` by key"] = first_page(library, "men<=7", Order.KEY)
    yield together("first page of a query", asked, goal=PAGE, hindrance=READ)
    plain, turned = PATTERNS[:2], PATTERNS[2:]
    places = {f"`{query}`": first_page(library, query) for _, query in plain}
    yield together("a pattern in its place", places, goal=PAGE, hindrance=READ)
    turns = {f"`{query}`": first_page(library, query) for _, query in turned}
    yield together("a pattern with symmetries", turns, goal=SYMMETRIES, hindrance=ALIKE)


def wholes(library: Library, given: Given) -> Iterator[Figure]:
    """Yield the rows of what looks at the whole library."""
    chosen = random.Random(1).sample(find(library, "#2")[:100_000], given.number(20, 3))
    problems = [load(library, each).problem for each in chosen]
    times = [processor(lambda: like_this(library, problem)) for problem in problems]  # noqa: B023
    yield spread("problems like one, `like:`", times, goal=150.0, hindrance=ALIKE)
    for begun in ("author:m", "theme:gri", "ma"):
        taken = processor(lambda: completions(library, begun, len(begun)), RUNS)  # noqa: B023
        yield Figure(f"completions of `{begun}`", taken, goal=50.0, hindrance=READ)
    total = count(library)
    taken = processor(lambda: find(library), RUNS)
    yield Figure(
        "a query cleared: all numbers again", taken, goal=100.0, note=f"{total:,}", hindrance=LIST
    )
    taken = processor(lambda: figures_of(library), RUNS)
    yield Figure("figures of everything", taken, goal=200.0, hindrance=READ)
    ids = find(library, "mansfield")
    taken = processor(lambda: figures_of(library, ids), RUNS)
    yield Figure("figures of what was found", taken, goal=200.0, note=f"{len(ids):,}")
    others = {"people": people, "sources": sources, "collections": collections}
    counts = {name: processor(partial(ask, library), RUNS) for name, ask in others.items()}
    yield together("people, sources, collections with their counts", counts)
