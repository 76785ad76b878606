# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver of the page in Node, beside the desk's: the same records, the same JSON form."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from composer.analysis.twins import Part, solve_parts
from composer.library.records.problemform import problem_from_object
from composer.problem.problem import Problem
from composer.solver.jsonform import Json
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.studio.partsobject import parts_object
from composer.web.rulesfile import rules_file

ROOT = Path(__file__).resolve().parents[3]
APP = ROOT / "resources" / "web" / "app"
SOLVER = APP / "solver"
CORPUS = ROOT.parent / "shared" / "corpus"
MOST_LINES = 10_000  # where the page stops

_BESIDE = ("themes", "quality", "themes_not_read", "nodes", "seconds", "solver", "depends")
"""What the page does not say, or cannot say alike."""


def node() -> str:
    """Return Node; skips the test where there is none, or one that is too old."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("node is not installed: the page's solver is tried in Chromium only")
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    major = int(said.strip().lstrip("v").split(".")[0])
    if major < 20:
        pytest.skip(f"node {major} is too old for the page's modules")
    return found


def answers(records: Iterable[Json], *options: str) -> list[Json]:
    """Solve records by the page's modules in Node; options are those of `solve_records.js`."""
    lines = "".join(json.dumps(record) + "\n" for record in records)
    script = Path(__file__).with_name("solve_records.js")
    with tempfile.NamedTemporaryFile() as rules:
        rules.write(rules_file())
        rules.flush()
        done = subprocess.run(
            [node(), "--experimental-default-type=module", str(script), str(SOLVER), *options],
            input=lines,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "RULES": rules.name},
        )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def desk_answer(record: Json, session: Session) -> Json:
    """Return what the desk finds, with the rights that are set."""
    options = SolveOptions(retro=False, most_lines=MOST_LINES)
    problem = problem_from_object(record)
    parts = list(solve_parts(problem, options, session=session))
    return plain(_object(parts, problem))


def _object(parts: Sequence[Part], problem: Problem) -> Json:
    (first, *others) = parts
    if not others and not first.letter and first.solution is not None:
        return {**first.solution.json_object(), "twins": []}  # without themes, which take time
    return parts_object(parts, problem)


def plain(solution: Json) -> Json:
    """Return a solution without what the page does not say."""
    found = {name: value for name, value in solution.items() if name not in _BESIDE}
    found["twins"] = [plain(each) for each in found.get("twins", [])]
    return found


def different(page: Json, desk: Json) -> str:
    """Return where two answers differ, in words; empty where they are equal."""
    if page == desk:
        return ""
    for name in sorted({*page, *desk}):
        if page.get(name) != desk.get(name):
            return f"{name}: {str(page.get(name))[:300]} instead of {str(desk.get(name))[:300]}"
    return ""


def corpus(name: str) -> Iterator[Json]:
    """Yield the records of a large collection; skips the test where it is not there."""
    path = CORPUS / f"{name}.jsonl"
    if not path.is_file():
        pytest.skip("the collection of problems is not there")
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            options = [o for o in record.get("options", ()) if o in ("Duplex", "HalfDuplex")]
            extras = {"extras": {"options": "\n".join(options)}} if options else {}
            yield {"fen": record["fen"], "stipulation": record["stipulation"], **extras}
