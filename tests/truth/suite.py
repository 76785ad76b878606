# SPDX-License-Identifier: GPL-3.0-or-later
"""Put a file of Popeye's problems to `solve --json`, and print how the answers compare.

    python tests/truth/suite.py FILE.jsonl [--seconds S] [--every N] [--kind K] [--out FILE]

Each line is an object with the `input` as Popeye takes it, its `kind` and the answer; beside the
file lies `compare.py`, which says of an answer what became of it. A table of it is printed kind by
kind, then the reasons by their number. The status is 1 if an answer differs that is not in
`known.json` with its proof. The seconds of a solve are of processor time, as Popeye's are.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import io
import json
import re
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple
from unittest import mock

from composer.launcher import main as program
from composer.solver import deadline

COLUMNS: Final = (
    *("equal", "notation differs", "different", "parts declared", "declared not solved"),
    *("not read", "diagram refused", "unfinished", "Popeye has no answer", "no comparer", "crash"),
)
_SHOWN: Final = 15
_LOOKS: Final = 0.02  # seconds between two looks at the processor's clock
_KNOWN: Final = Path(__file__).with_name("known.json")


class Outcome(NamedTuple):
    """What became of a record.

    Attributes:
        id: its name.
        kind: what is asked, without the number of moves.
        state: one of `COLUMNS`.
        why: the reason, in a sentence.
    """

    id: str
    kind: str
    state: str
    why: str


def comparer(path: Path) -> ModuleType:
    """Return the comparer that lies beside a file of records."""
    spec = importlib.util.spec_from_file_location("suite_comparer", path.with_name("compare.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def outcomes(
    records: Iterable[dict[str, Any]], compare: ModuleType, seconds: float
) -> Iterable[Outcome]:
    """Yield what becomes of each record."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "p.inp"
        for record in records:
            path.write_text(record["input"], encoding="utf-8")
            status, out, err = _answer(path, seconds)
            state, why, _ = compare.judge(record, status, out, err, 0, seconds)
            yield Outcome(record["id"], record["kind"], state, why)


class _ProcessorAlarm:
    """An alarm by the time that this process has worked: others on the machine do not count."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self._ends, self._call = time.process_time() + seconds, call
        self._cancelled = threading.Event()
        self._thread = threading.Thread(target=self._wait, daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """Do not ring any more."""
        self._cancelled.set()
        self._thread.join()

    def _wait(self) -> None:
        while not self._cancelled.wait(_LOOKS):
            if time.process_time() >= self._ends:
                self._call()
                return


def _answer(path: Path, seconds: float) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    arguments = ["solve", str(path), "--json", "--seconds", str(seconds)]
    with (
        mock.patch.object(deadline, "_Timer", _ProcessorAlarm),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        status = program(arguments)
    return status, out.getvalue(), err.getvalue()


def table(found: Sequence[Outcome]) -> str:
    """Return the numbers kind by kind, most frequent first, as Markdown."""
    shown = [column for column in COLUMNS if any(one.state == column for one in found)]
    by_kind: dict[str, Counter[str]] = defaultdict(Counter)
    for one in found:
        by_kind[one.kind][one.state] += 1
    rows = [("kind", *shown), tuple("---" for _ in range(len(shown) + 1))]
    for kind, count in sorted(by_kind.items(), key=lambda row: -row[1].total()):
        rows.append((kind, *(str(count[column]) for column in shown)))
    rows.append(("all", *(str(sum(one.state == column for one in found)) for column in shown)))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def reasons(found: Sequence[Outcome]) -> str:
    """Return the reasons of what is not equal, by their number."""
    lines = []
    for column in COLUMNS[1:]:
        why = Counter(
            re.sub(r"\d+", "N", one.why)[:100] for one in found if one.state == column
        ).most_common(_SHOWN)
        lines += [f"{column}:", *(f"  {number:4} {text}" for text, number in why)] if why else []
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare a file and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--every", type=int, default=1, help="take every Nth record only")
    parser.add_argument("--kind")
    parser.add_argument("--out", type=Path, help="a line of JSON for each record")
    given = parser.parse_args(arguments)
    records = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    chosen = [one for one in records if not given.kind or one["kind"] == given.kind]
    found = list(outcomes(chosen[:: given.every], comparer(given.file), given.seconds))
    if given.out:
        lines = (json.dumps(one._asdict(), ensure_ascii=False) + "\n" for one in found)
        given.out.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"{table(found)}\n\n{reasons(found)}\n")
    known = json.loads(_KNOWN.read_text(encoding="utf-8"))["records"]
    wrong = [one.id for one in found if one.state == "different" and one.id not in known]
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
