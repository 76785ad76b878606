# SPDX-License-Identifier: GPL-3.0-or-later
"""Any text of a problem goes into every form of file, and does not end, cut or break it."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.formats.entry import Entry
from composer.formats.forms import WRITTEN
from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

TEXTS = (
    "=cmd|' /C calc'!A0",
    "a\nb",
    "a\r\nb;c,\"d'",
    "--- \nauthors: x",
    "# c",
    '[Event "x"]\n\n1. e4 e5 *',
    "} ; {",
    "\u2028x\u2029",
    "\x00\x1b[31m\x7f",
    "\ud800",
    "\u202eabc",
    "]]></script>",
    "|\n  x",
    "null",
    "\t tab",
    "x" * 3000,
    "EndProblem",
    "BeginProblem\nPieces White Ka1",
    "\\end{document} % $",
)
POSITION = parse_fen("8/8/8/8/8/8/1k6/K6q")


def hostile(text: str) -> Problem:
    credits = Credits((text,), text, text, text, text, text, text)
    return Problem(
        POSITION,
        parse_stipulation("=3"),
        credits,
        title=text,
        comments=(text, text),
        keywords=(text,),
    )


@pytest.mark.parametrize("ending", sorted(WRITTEN))
def test_every_problem_is_there_again(tmp_path: Path, ending: str) -> None:
    problems = [hostile(text) for text in TEXTS]
    path = tmp_path / f"a{ending}"
    assert write_problems(path, problems).count == len(problems)
    found = list(scan_problems(path))
    assert len(found) == len(problems)
    for entry in found:
        assert isinstance(entry, Entry)
        assert entry.problem.position == POSITION
        assert str(entry.problem.stipulation) == "=3"
