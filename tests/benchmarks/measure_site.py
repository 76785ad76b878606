# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a site of a thousand problems takes, solved and written.

python tests/benchmarks/measure_site.py FILE [COUNT]
"""

from __future__ import annotations

import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

from composer.diagrams.web.site import write_site
from composer.formats.entry import Entry
from composer.formats.sniff import scan_problems


def main() -> None:
    """Write the site of the first problems of a file and say what it took."""
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    found = [
        scan_problem.problem
        for scan_problem in scan_problems(Path(sys.argv[1]))
        if isinstance(scan_problem, Entry)
    ]
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        first = write_site(Path(folder) / "site", islice(cycle(found), count), "Measured")
        seconds = time.perf_counter() - begun
        pages = list(first.parent.glob("problems/*.html"))
        largest = max(page.stat().st_size for page in pages)
    print(f"{len(pages)} pages in {seconds:.1f} s; the largest has {largest / 1000:.0f} kB")


if __name__ == "__main__":
    main()
