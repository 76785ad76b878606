# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems changed in a known way have solutions changed in the same way; faults are noticed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest
from cases import every
from thorough import many

from composer.solver.compiled import kernel_module

HERE = Path(__file__).parent

_spec = importlib.util.spec_from_file_location("truth_metamorphic", HERE / "metamorphic.py")
assert _spec is not None
assert _spec.loader is not None
metamorphic = importlib.util.module_from_spec(_spec)
sys.modules[_spec.name] = metamorphic
_spec.loader.exec_module(metamorphic)

KERNEL = pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")
SEEDS = range(1, 1 + many(1, 1, 8))


@KERNEL
@pytest.mark.parametrize("relation", metamorphic.RELATIONS)
def test_every_condition_in_every_play_keeps_the_relation(relation: str) -> None:
    compared = 0
    for seed in SEEDS:
        for _, case, differs in metamorphic.differences(seed, (relation,)):
            assert not differs, f"{case.told()}: {differs}"
            compared += 1
    assert compared > 100 * len(SEEDS)


@every("relation", metamorphic.RELATIONS)
def test_each_exception_names_conditions_that_there_are(relation: str) -> None:
    for name, reason in metamorphic.EXCEPTIONS[relation].items():
        assert reason
        assert any(condition.startswith(name) for condition in metamorphic.CONDITIONS), name


@KERNEL
@pytest.mark.parametrize("relation", ["exchange", "mirror", "riders", "aside"])
def test_an_exception_is_one(relation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what does not keep a relation some problem shows it: the comparison sees differences."""
    known = metamorphic.EXCEPTIONS[relation]
    monkeypatch.setitem(metamorphic.EXCEPTIONS, relation, {})
    for name in known:
        (condition, *_) = [
            condition for condition in metamorphic.CONDITIONS if condition.startswith(name)
        ]
        seen = (
            differs
            for seed in range(1, 60)
            for _, _, differs in metamorphic.differences(seed, (relation,), condition)
        )
        if any(seen):
            return
    pytest.fail("nothing differs")


@every(
    "text, mapped",
    [
        ("Qe4*d3[+wPd2]=b", "Qe5*d6=w[+bPd7]"),
        ("Kb3-b2[bSc2->d1]", "Kb6-b7[wSc7->d8]"),
        ("d7-d8=R[a1=w]", "d2-d1=R[a8=b]"),
    ],
)
def test_moves_are_mapped_with_colours(text: str, mapped: str) -> None:
    assert metamorphic.RELATIONS["exchange"].text(text) == mapped
