# SPDX-License-Identifier: GPL-3.0-or-later
"""What each door of the program says of a problem: command line, JSON, library, page."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from pocketrecords import DATA, known, samples, twins
from thorough import some
from truth.fairy import position_of

from composer.assets import asset
from composer.formats.jsonlines import jsonline
from composer.gui.threads.analyst import Answer
from composer.launcher import main
from composer.library.classify.worker import Round, classify
from composer.library.records.problemform import problem_from_object
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.task import task_text
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.web.limits import USUAL
from composer.web.request import solve_request
from composer.web.stages import answers

Json = dict[str, Any]
_STAGES: Final = ["verdict", "play", "tries", "themes"]
_ALL_LINES: Final = replace(USUAL, lines=10_000)
COUNTS: Final = ("variations", "mates", "duals", "changed", "tries", "refutations", "solutions")


@dataclass(frozen=True)
class Shown:
    """What a door tells of a problem; None where it does not tell that.

    Attributes:
        verdict: the verdict.
        keys: how many keys there are.
        counts: what was counted, by name.
        themes: the themes that were found.
    """

    verdict: str
    keys: int | None = None
    counts: tuple[tuple[str, int], ...] | None = None
    themes: frozenset[str] | None = None


def problems() -> list[Problem]:
    """Return problems of every play, of fairy men, conditions and twins: all or a sample."""
    kinds = (
        *(each for each in some(_made(), 5, 2) if each.game is None),
        *(problem_from_object(each) for each in some([*known()], 21, 7)),
        *(problem_from_object(each) for each in some([*twins()], 6, 3)),
        *(problem_from_object(each) for each in some([*samples()], 25, 9)),
        *(_fairy(each) for each in some(_records("fairy-men"), 13, 6)),
        *(_fairy(each) for each in some(_records("fairy-conditions"), 5, 2)),
        *(_asking(each["fen"], "#2") for each in some(_records("rights"), 5, 2)),
        *(
            _asking(f"{each['diagram']} w - - 0 1", f"PG {each['halfmoves'] / 2:.1f}")
            for each in some(_records("proofgames"), 4, 2)
            if "start" not in each
        ),
    )
    return [each for each in kinds if len(each.position)]


def games() -> list[Problem]:
    """Return problems of other games: a part of the sample collection, or all."""
    return [each for each in some(_made(), 7, 7) if each.game is not None]


def _made() -> list[Problem]:
    lines = asset("samples", "made.jsonl").read_text("utf-8").splitlines()
    return [problem_from_object(json.loads(line)) for line in lines]


def _records(name: str) -> list[Json]:
    lines = (DATA / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def _asking(fen: str, asked: str) -> Problem:
    return problem_from_object({"fen": fen, "stipulation": asked})


def _fairy(record: Json) -> Problem:
    position = position_of(record)
    rules = Rules.of(conditions=[condition_of(each) for each in record["conditions"]])
    asked = "h#1" if record["stipulation"] == "~1" else record["stipulation"]
    return Problem(position, replace(parse_stipulation(asked), rules=rules))


def name_of(problem: Problem) -> str:
    """Return a problem in a line, to be found by."""
    return f"{task_text(problem)} {jsonline(problem)}"


def by_command(problems: Sequence[Problem], folder: Path, *options: str) -> str:
    """Return what `chess-composer solve` prints of problems of one kind."""
    file = folder / "problems.jsonl"
    file.write_text("".join(f"{jsonline(each)}\n" for each in problems), encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(["solve", str(file), *options]) == 0
    return out.getvalue()


def shown_by_json(found: Json) -> Shown:
    """Return what the JSON form tells of a problem, or of one of its parts."""
    counts = dict(found.get("quality", {}).get("counts", {}))
    if "solutions" in found and found["verdict"] != Verdict.INVALID.value:
        counts["solutions"] = found["solutions"]
    themes = _ids(found.get("themes", ()))
    return Shown(found["verdict"], len(found.get("keys", ())), _counts(counts), themes)


def shown_by_library(problem: Problem, session: Session) -> Shown:
    """Return what a library keeps."""
    found = classify(problem, Round.ANALYSES, session)
    if found.details is None:
        return Shown(found.verdict, len(found.keys))
    counts = {name: getattr(found.details, name) for name in COUNTS}
    themes = frozenset(each.id for each in found.details.themes)
    return Shown(found.verdict, len(found.keys), _counts(counts), themes)


def shown_by_page(stages: Sequence[Json]) -> Shown:
    """Return what the page is told by the studio; nothing is counted but solutions."""
    found = next(each["solution"] for each in reversed(stages) if each["solution"])
    told = shown_by_json({**found, "quality": {}})
    themes = [_ids(each["extra"]["themes"]) for each in stages if each["stage"] == "themes"]
    return replace(told, themes=themes[0] if themes else frozenset())


def shown_by_window(answer: Answer, themes: Iterable[str], verdict: Verdict) -> Shown:
    """Return what the window shows of a solution: the chips of its themes, and its verdict."""
    solution, counts = answer.solution, dict[str, int]()
    if solution is None:
        return Shown(verdict.value)
    if answer.analysis is not None:
        counts = dict(answer.analysis.counted)
    if solution.stipulation.has_lines and verdict is not Verdict.INVALID:
        counts["solutions"] = solution.solutions
    return Shown(verdict.value, len(solution.keys), _counts(counts), frozenset(themes))


def _ids(found: Iterable[Json]) -> frozenset[str]:
    return frozenset(each["id"] for each in found)


def _counts(known: Json) -> tuple[tuple[str, int], ...]:
    return tuple((name, known[name]) for name in COUNTS if known.get(name) is not None)


def stages_for(problem: Problem, session: Session) -> list[Json]:
    """Return what a page is told while the studio solves."""
    asked = {"problem": json.loads(jsonline(problem)), "stages": _STAGES}
    return list(answers(solve_request(asked), Token(), session, _ALL_LINES))
