# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards with fairy men in LaTeX: drawn man by man, and really set where LaTeX is installed."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from diagrams.pdflatex import typeset
from fairymen import MIXED, fairy_problem

from composer.diagrams.files.forms import LatexPackage
from composer.diagrams.latex.diagram import diagram_latex, latex_diagram
from composer.diagrams.style.annotations import Annotations, Arrow, MarkShape, SquareMark, Turn
from composer.diagrams.style.style import MAGAZINE, SCREEN


@pytest.mark.parametrize("package", list(LatexPackage))
def test_no_package_is_given_letters_that_it_does_not_know(package: LatexPackage) -> None:
    told = diagram_latex(fairy_problem(), package=package)
    assert not any(each in told for each in (r"\pieces", "setfen", r"\fenboard"))
    assert r"\usetikzlibrary{svg.path}" in told
    assert told.count(r"\clip") == 2 * sum(man.letter[0] == "=" for man in MIXED.values())
    assert "rook{-}lion" in told


def test_orthodox_boards_stay_with_their_package() -> None:
    plain = fairy_problem({"a1": MIXED["e4"], "h8": MIXED["h8"]})
    assert "tikz" not in diagram_latex(plain)


def test_a_key_can_be_left_out() -> None:
    told = latex_diagram(fairy_problem(), replace(MAGAZINE, key=False))
    assert "lion" not in told


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")
def test_latex_sets_it(tmp_path: Path) -> None:
    notes = Annotations(
        marks=tuple(SquareMark(place, shape) for place, shape in enumerate(MarkShape)),
        arrows=(Arrow(0, 63),),
        turned=((28, Turn.QUARTER),),
    )
    path = tmp_path / "d.tex"
    path.write_text(diagram_latex(fairy_problem(), SCREEN, notes=notes), "utf-8")
    typeset(path)
    assert path.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")
