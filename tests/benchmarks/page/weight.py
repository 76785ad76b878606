# SPDX-License-Identifier: GPL-3.0-or-later
"""What a first visit of the page costs, in each of its languages, and how large the page is."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.bench.figure import AbsentError, Figure, Given

from composer.notation.translations import LANGUAGES
from composer.web.appfiles import app_files

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    try:
        from visit import first_visit
    except ImportError:
        raise AbsentError("needs Chromium and its driver") from None
    visits = {each: first_visit(each) for each in (("en",) if given.quick else LANGUAGES)}
    note = "solver and the connection to the studio among them; the most of all languages"
    most = max(visit.requests for visit in visits.values())
    yield Figure("page: requests of a first visit", most, "", 12, note=note)
    sizes = {name: visit.size / 1000 for name, visit in visits.items()}
    note = ", ".join(f"{name} {size:.1f}" for name, size in sizes.items())
    note += "; packed by gzip, with 700 bytes for the head of each answer"
    yield Figure("page: sent at a first visit", max(sizes.values()), "kB", 150, note=note)
    empty = max(visit.nodes for visit in visits.values())
    note = f"a two-mover with its solution, the sheet half open; with an empty board {empty}"
    yield Figure("page: elements", nodes(), "", 1500, note=note)
    modules = {name: file for name, file in app_files().items() if name.endswith(".wasm")}
    note = ", ".join(f"{name} {len(file.content) / 1000:.0f}" for name, file in modules.items())
    size = sum(len(file.content) for file in modules.values()) / 1000
    yield Figure("page: its solver as WebAssembly", size, "kB", 400, note=f"{note}; not packed")


def nodes() -> int:
    """Return how many elements the page has while a problem is looked at."""
    from served import served
    from touched import telephone

    with served(hands=1) as server, telephone() as phone:
        phone.open(server.link)
        phone.compose(STAR)
        phone.verdict()
        phone.tap(".sheet-head")
        phone.until(lambda: phone.has(".row.defence"))
        found: int = phone.browser.execute_script("return document.querySelectorAll('*').length")
        return found
