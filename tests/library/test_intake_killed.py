# SPDX-License-Identifier: GPL-3.0-or-later
"""An import killed at any moment: whole batches, a whole file, and it can go on afterwards."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from thorough import many

from composer.formats.sniff import scan_problems
from composer.library.access.store import Library
from composer.library.changes.intake import bring_in
from composer.library.search.search import find

_COUNT = 700
_MOMENTS = many(5, 5, 20)


def collection(folder: Path) -> Path:
    """A file of problems that all differ."""
    path = folder / "many.txt"
    rng = random.Random(1)
    lines = []
    for number in range(_COUNT):
        ranks = ["".join(rng.choice("PPpn11") for _ in range(8)) for _ in range(6)]
        lines.append(f"k7/{'/'.join(ranks)}/7K w - - 0 1\t#{number % 9 + 1}")
    path.write_text("\n".join(lines), "utf-8")
    return path


@pytest.mark.parametrize("seed", range(_MOMENTS))
def test_a_killed_import_leaves_whole_batches(tmp_path: Path, path: Path, seed: int) -> None:
    source = collection(tmp_path)
    Library.create(path).close()
    script = (
        "import sys, pathlib\n"
        "from composer.formats.sniff import scan_problems\n"
        "from composer.library.changes.intake import bring_in\n"
        "from composer.library.access.store import Library\n"
        "with Library.open(pathlib.Path(sys.argv[1])) as library:\n"
        "    print('ready', flush=True)\n"
        "    for done in bring_in(library, scan_problems(pathlib.Path(sys.argv[2])), batch=20):\n"
        "        print(done.added, flush=True)\n"
    )
    command = [sys.executable, "-c", script, os.fspath(path), os.fspath(source)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(random.Random(seed).uniform(0.02, 0.5))
        process.kill()
        told = process.stdout.read().splitlines()
    acknowledged = max([int(line) for line in told[:-1]], default=0)
    with Library.open(path) as library:
        with library.reading() as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        kept = len(find(library))
        assert kept >= acknowledged
        assert kept % 20 == 0 or kept == _COUNT
        *_, again = bring_in(library, scan_problems(source))
        assert (again.added, again.skipped) == (_COUNT - kept, kept)
        assert len(find(library)) == _COUNT
