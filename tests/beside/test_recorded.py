# SPDX-License-Identifier: GPL-3.0-or-later
"""Recorded output of the real Popeye: all of it is read, and is what we find where we solve."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from conftest import CORPUS
from standins import diagram

from composer.beside.comparing import compared
from composer.beside.reading import NoAnswer, read_output
from composer.formats.entry import Entry
from composer.formats.sniff import scan_problems
from composer.problem.problem import Problem
from composer.solver.options import SolveOptions, UnsupportedStipulation
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

FOLDER = CORPUS / "popeye-output"
INPUTS = sorted(FOLDER.glob("*.inp")) if FOLDER.is_dir() else []

if not INPUTS:
    pytest.skip("there is no recorded output beside the project", allow_module_level=True)

KNOWN = {"02"}
"""Traitor chess: Popeye turns a king as well, and goes on taking him for the king he was."""

pytestmark = pytest.mark.corpus


def recorded(path: Path) -> tuple[Problem, SolveOptions, str, str, bool]:
    """Return a problem, what was asked for, what was printed and complained about; and if cut."""
    asked = path.read_text(encoding="utf-8")
    entry = next(scan_problems(path))
    assert isinstance(entry, Entry)
    options = SolveOptions(tries=" Try" in asked, set_play="SetPlay" in asked)
    text = path.with_suffix(".out").read_text(encoding="utf-8")
    if "+---a" not in text:  # it was recorded without the diagram, which we always ask for
        banner, rest = re.split(r"(?<=MB\))\n", text, maxsplit=1)
        captions = [each.split(maxsplit=1)[1] for each in re.findall(r"Condition.*", asked)]
        shown = diagram(entry.problem.position, entry.problem.stipulation.sign, *captions)
        text = f"{banner}\n\n{shown}\n{rest}"
    errors = path.with_suffix(".err")
    complaints = errors.read_text(encoding="utf-8") if errors.exists() else ""
    return entry.problem, options, text, complaints, "MaxSol" in asked


@every("path", INPUTS)
def test_recorded_output_is_read_and_is_our_answer(path: Path) -> None:
    if path.stem == "39":  # a man that Popeye did not know, which our reader refuses as well
        assert "Zz9" in path.with_suffix(".err").read_text(encoding="utf-8")
        assert not isinstance(next(scan_problems(path)), Entry)
        return
    problem, options, text, errors, cut = recorded(path)
    if "Twin" in path.read_text(encoding="utf-8"):
        with pytest.raises(NoAnswer):  # never asked so: each twin is asked about by itself
            read_output(problem, options, text, errors)
        return
    found = read_output(problem, options, text, errors, cut=cut)
    if found is None:  # one king or the other: asked again without set play
        assert errors.count("capture the king") == 1
        return
    assert found.solver == "Popeye 4.104"
    finished = "solution finished" in text and not cut
    assert found.complete is finished
    if not finished:
        assert found.verdict not in (Verdict.SOUND, Verdict.NO_SOLUTION)
    ours = _ours(problem, options)
    if ours is None:
        return
    if path.stem in KNOWN:
        assert compared(ours, found).differences
        return
    if "Variation" not in path.read_text(encoding="utf-8"):  # keys alone were printed
        ours, found = (_without_play(solution) for solution in (ours, found))
    assert compared(ours, found).differences == ()


def _ours(problem: Problem, options: SolveOptions) -> Solution | None:
    if problem.stipulation.words or problem.stipulation.moves > 4:
        return None
    try:
        found = solve(replace(problem, extras=()), None, options)
    except UnsupportedStipulation:
        return None
    return None if found.verdict is Verdict.INVALID else found


def _without_play(solution: Solution) -> Solution:
    keys = tuple(replace(key, threats=(), zugzwang=False, variations=()) for key in solution.keys)
    return replace(solution, keys=keys, set_play=None, tries=())
