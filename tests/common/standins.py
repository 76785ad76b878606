# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that stand in for Popeye: small scripts, and outputs drawn as Popeye draws them."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

from composer.beside.program import Program
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.problem import Problem

BANNER = "Popeye Linux-6.1-64Bit v4.104 (64 MB)"
FINISHED = "\nsolution finished. Time = 0.006 s\n\n\n"
_EDGE = "+---a---b---c---d---e---f---g---h---+"
_BETWEEN = "|                                   |"
_SIGNS = {Colour.WHITE: "", Colour.BLACK: "-", Colour.NEUTRAL: "="}


def stand_in(folder: Path, script: str) -> Program:
    """Return a program that runs a script of Python; its input is `sys.argv[-1]`."""
    path = folder / "standin.py"
    path.write_text("import sys\n" + textwrap.dedent(script), encoding="utf-8")
    return Program(Path(sys.executable), ("-S", "-X", "utf8", str(path)))


def printing(folder: Path, text: str, errors: str = "", status: int = 0) -> Program:
    """Return a program that prints a text and ends."""
    return stand_in(
        folder,
        f"""
        sys.stdout.write({text!r})
        sys.stderr.write({errors!r})
        sys.exit({status})
        """,
    )


def diagram(position: Position, task: str, *captions: str) -> str:
    """Return a diagram with what stands below it."""
    lines = [_EDGE, _BETWEEN]
    for rank in range(7, -1, -1):
        cells = "".join(f"{_cell(position[8 * rank + file]):>4}" for file in range(8))
        lines += [f"{rank + 1}{cells}   {rank + 1}", _BETWEEN]
    lines.append(_EDGE)
    men = [man for _, man in position]
    white = sum(man.colour is Colour.WHITE for man in men)
    lines.append(f"  {task:<20}       {white} + {len(men) - white}")
    return "\n".join([*lines, *(f"      {caption}" for caption in captions)]) + "\n"


def output(problem: Problem, rows: str, *captions: str, end: str = FINISHED) -> str:
    """Return what Popeye would print of a problem: banner, diagram, rows and the end."""
    shown = diagram(problem.position, problem.stipulation.sign, *captions)
    return f"\n{BANNER}\n\n\n{shown}\n{rows}{end}"


def _cell(man: Man | None) -> str:
    return "." if man is None else _SIGNS[man.colour] + man.kind.code


def executable(folder: Path, script: str) -> Path:
    """Return a file that can be started itself, where a script can: not on Windows."""
    path = stand_in(folder, script).arguments[-1]
    file = folder / "popeye"
    file.write_text(f"#!/bin/sh\nexec '{sys.executable}' -S '{path}' \"$@\"\n", encoding="utf-8")
    file.chmod(0o755)
    return file
