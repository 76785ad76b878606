# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found in the sample collection is said in every language, with no English left in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from cases import every
from PySide6.QtWidgets import QApplication
from spoken import speaking
from templates import templates

from composer.analysis.report import Analysis, analyse
from composer.assets import asset
from composer.gui.words.sentences import worded
from composer.gui.words.translator import LANGUAGES
from composer.problem.fen import FenError, parse_fen
from composer.problem.stipulation import StipulationError, parse_stipulation
from composer.retro.defects import defects
from composer.said.sentence import Counted, Listed, Notation, Part, Sentence, sentence_of
from composer.solver.options import UnsupportedStipulation
from composer.solver.solve import solve

_FOREIGN = tuple(sorted(set(LANGUAGES) - {"en"}))
_ENGLISH = re.compile(r"\b(the|of|with|and|is|are|has|gives|takes|without|threats?)\b")


@pytest.fixture(scope="module")
def analyses() -> tuple[Analysis, ...]:
    """The two-movers of the sample collection with what they show."""
    problems = json.loads(asset("samples", "classics.json").read_text("utf-8"))
    asked = [problem for problem in problems if problem["stipulation"] == "#2"]
    return tuple(analyse(solve(parse_fen(each["fen"]), "#2")) for each in asked[:40])


@pytest.fixture(params=_FOREIGN)
def abroad(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each of the other languages, spoken by the application."""
    with speaking(request.param):
        yield request.param


def within(part: Part) -> Iterator[Sentence]:
    """A sentence and all those in its places."""
    if isinstance(part, Sentence):
        yield part
        for _, inner in part.parts:
            yield from within(inner)
    elif isinstance(part, Listed):
        for inner in part.parts:
            yield from within(inner)


def said_of(analysis: Analysis) -> Iterator[Sentence]:
    """All that is said of a problem."""
    yield analysis.solution.message
    yield from (flag.sentence for flag in analysis.flags)
    yield from (point.sentence for point in analysis.quality.points)
    yield from (defect.message for defect in defects(analysis.solution.position))


def test_sentences_are_made_of_declared_templates(analyses: tuple[Analysis, ...]) -> None:
    sentences = {sentence for analysis in analyses for sentence in said_of(analysis)}
    assert len(sentences) > 300
    known = {template.text for template in templates()}
    for sentence in sentences:
        for each in within(sentence):
            assert each.template in known or each.template in ("", "{text}")
            assert not isinstance(each, Counted) or each.one in known


def test_no_english_is_left(abroad: str, analyses: tuple[Analysis, ...]) -> None:
    for analysis in analyses:
        for sentence in said_of(analysis):
            words = worded(sentence)
            assert words
            assert not _ENGLISH.search(words), words
            assert "{" not in words


def test_moves_are_parts_of_their_own(analyses: tuple[Analysis, ...]) -> None:
    """A move in the words of a template, or in plain text, would keep its English letters."""
    move = re.compile(r"\b[KQRBN][a-h]?[1-8]?x?[a-h][1-8]\b")
    for analysis in analyses:
        for sentence in said_of(analysis):
            for each in within(sentence):
                assert not move.search(each.template)
                assert not [p for _, p in each.parts if isinstance(p, str) and move.search(p)]


def test_every_proof_can_name_its_moves(analyses: tuple[Analysis, ...]) -> None:
    told = [
        part for analysis in analyses for sentence in said_of(analysis) for part in sentence.parts
    ]
    assert any(isinstance(part, Notation) for _, part in told)


@every("text", ["", "8/8 w", "9/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/X", "8/8/8/8/8/8/8/7"])
def test_a_fen_that_cannot_be_read_is_no_english(abroad: str, text: str) -> None:
    with pytest.raises(FenError) as wrong:
        parse_fen(text)
    assert "expected" not in worded(sentence_of(wrong.value))


@every("text", ["#x", "#0", "#2.5", "ser-h#2.5"])
def test_nor_is_a_stipulation(abroad: str, text: str) -> None:
    with pytest.raises(StipulationError) as wrong:
        parse_stipulation(text)
    words = worded(sentence_of(wrong.value))
    assert words != str(wrong.value)
    assert "expected" not in words


def test_nor_is_what_is_not_solved(abroad: str) -> None:
    with pytest.raises(UnsupportedStipulation) as wrong:
        solve(parse_fen("8/8/8/8/8/8/8/K1k5"), "ser-hs#2")
    assert "agreed rules" not in worded(sentence_of(wrong.value))
