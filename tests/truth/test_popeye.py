# SPDX-License-Identifier: GPL-3.0-or-later
"""Random problems have Popeye's answers, where the system finds Popeye; known differences stand."""

from __future__ import annotations

import importlib.util
from itertools import product
from pathlib import Path

import pytest
from cases import every
from truth.differential.asked import popeye_here, printed
from truth.differential.drawing import FIRST_RARE, drawn, problem_of
from truth.differential.judged import Outcome, judged
from truth.differential.knowing import DIFFERENCE, WHEN, Known, known_classes
from truth.differential.samples import Sample

_spec = importlib.util.spec_from_file_location(
    "truth_popeye", Path(__file__).with_name("popeye.py")
)
assert _spec is not None
assert _spec.loader is not None
popeye = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(popeye)

PROGRAM = popeye_here()
needs_popeye = pytest.mark.skipif(PROGRAM is None, reason="the system finds no Popeye")


def test_a_problem_is_drawn_again_by_its_seed_and_number() -> None:
    for seed, number in product((3, FIRST_RARE), range(20)):
        sample = drawn(seed, number)
        assert sample == drawn(seed, number)
        assert problem_of(sample) is not None
        assert Sample.of(sample.words(), sample.name) == sample
    assert drawn(3, 1) != drawn(4, 1)


def test_what_is_simpler_is_another_problem() -> None:
    sample = drawn(3, 7)
    simpler = list(sample.simpler())
    assert simpler
    assert sample not in simpler


@every("known", known_classes())
def test_a_known_difference_has_a_reason_a_proof_and_what_it_is_known_by(known: Known) -> None:
    assert known.reason
    assert known.proof
    assert known.when
    assert known.when.keys() <= WHEN.keys()
    assert known.difference.keys() <= DIFFERENCE.keys()
    assert problem_of(Sample.of(known.example)) is not None


@needs_popeye
@pytest.mark.parametrize("known", known_classes(), ids=lambda known: known.name)
def test_a_known_difference_is_still_there(known: Known) -> None:
    assert PROGRAM is not None
    sample = Sample.of(known.example)
    (found,) = judged(sample, printed(PROGRAM, [sample])[0])
    assert found.differs
    assert known.explains(found)


@needs_popeye
def test_random_problems_have_the_same_answers() -> None:
    assert PROGRAM is not None
    found = list(popeye.compared(PROGRAM, 1, range(60)))
    open_ones = [
        popeye.report(each) for each in found if each.differs and not popeye.explained(each)
    ]
    assert not open_ones
    assert sum(each.outcome is Outcome.SAME for each in found) > 40
