# SPDX-License-Identifier: GPL-3.0-or-later
"""Duplex in every form of file that has room for it: read, written, and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.formats.popeye.writing import popeye_text
from composer.formats.sniff import read_problems
from composer.formats.writing import write_problems
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.task import Duplex, task_of, task_text
from composer.problem.taskedits import with_option

PLACED = "8/8/4q3/2Q5/5R2/3K4/4r3/k7"
MEN = "White Kd3 Qc5 Rf4 Black Ka1 Qe6 Re2"
WRITTEN = {
    "popeye.inp": f"BeginProblem\nPieces {MEN}\nStipulation h#1\nOption Duplex\nEndProblem\n",
    "german.inp": "AnfangProblem\nSteine weiss Kd3 Dc5 Tf4 schwarz Ka1 De6 Te2\n"
    "Forderung h#1\nOption Duplex\nEndeProblem\n",
    "olive.olv": "---\nalgebraic:\n  white: [Kd3, Qc5, Rf4]\n  black: [Ka1, Qe6, Re2]\n"
    'stipulation: "h#1"\noptions:\n  - Duplex\n',
    "words.olv": "---\nalgebraic:\n  white: [Kd3, Qc5, Rf4]\n  black: [Ka1, Qe6, Re2]\n"
    'stipulation: "h#1 duplex"\n',
    "table.csv": f"fen,stipulation\n{PLACED} b - - 0 1,h#1 Duplex\n",
    "lines.txt": f"{PLACED} h#1 duplex\n",
    "men.txt": "White: Kd3, Qc5, Rf4 Black: Ka1, Qe6, Re2 h#1 duplex\n",
    "ours.jsonl": f'{{"fen": "{PLACED} b - - 0 1", "stipulation": "h#1 duplex"}}\n',
    "older.jsonl": f'{{"fen": "{PLACED} b - - 0 1", "asked": "h#1 (Duplex)",'
    ' "extras": {"options": "Duplex"}}\n',
    "game.pgn": f'[Event "?"]\n[FEN "{PLACED} b - - 0 1"]\n[SetUp "1"]\n'
    '[Stipulation "h#1 (Duplex)"]\n[Result "*"]\n\n*\n',
}


@pytest.mark.parametrize("name", WRITTEN)
def test_duplex_is_read(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(WRITTEN[name], "utf-8")
    (entry,) = read_problems(path)
    problem = entry.problem
    assert (task_text(problem), task_of(problem).duplex) == ("h#1 Duplex", Duplex.BOTH)
    assert problem.position == parse_fen(f"{PLACED} b - - 0 1")
    assert not task_of(problem).conditions
    assert not any("not solved" in str(note) for note in entry.notes)


@pytest.mark.parametrize("ending", ["inp", "olv", "csv", "txt", "jsonl", "pgn"])
def test_duplex_is_written_so_that_it_is_read_again(tmp_path: Path, ending: str) -> None:
    plain = Problem(parse_fen(f"{PLACED} b - - 0 1"), parse_stipulation("h#1"))
    problem = with_option(plain, "Duplex", True)
    path = tmp_path / f"duplex.{ending}"
    write_problems(path, [problem])
    (entry,) = read_problems(path)
    assert task_of(entry.problem) == task_of(problem)
    assert entry.problem.position == problem.position


def test_popeye_is_asked_for_both_sides_whichever_has_the_move() -> None:
    plain = Problem(parse_fen(f"{PLACED} w - - 0 1"), parse_stipulation("h#1"))
    assert "Option HalfDuplex" in popeye_text(plain)
    assert plain.position == set_turn(plain.position, Colour.WHITE)
    both = popeye_text(with_option(plain, "Duplex", True))
    assert "Option Duplex" in both
    assert "HalfDuplex" not in both
