# SPDX-License-Identifier: GPL-3.0-or-later
"""Which solver answers: the kernel where it was built, or the one that is named."""

from __future__ import annotations

import sys

import pytest

import composer
import composer.solver.kernel as room
from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE
from composer.solver.session import Session
from composer.solver.solve import backend

BOARD = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the kernel had not been built."""
    monkeypatch.setitem(sys.modules, "composer.solver.kernel.engine", None)
    monkeypatch.delattr(room, "engine", raising=False)


def test_the_kernel_answers_where_it_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    monkeypatch.delenv(VARIABLE, raising=False)
    assert backend() == Session().solver == composer.solve(BOARD).solver == KERNEL


def test_the_reference_answers_where_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, REFERENCE)
    assert backend() == Session().solver == composer.solve(BOARD).solver == REFERENCE


@pytest.mark.usefixtures("no_kernel")
def test_the_reference_answers_where_there_is_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert backend() == Session().solver == composer.solve(BOARD).solver == REFERENCE


@pytest.mark.usefixtures("no_kernel")
def test_a_kernel_that_is_named_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)
    with pytest.raises(ImportError):
        backend()
    with pytest.raises(ImportError):
        composer.solve(BOARD)


def test_no_other_solver_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "oracle")
    with pytest.raises(ValueError, match="COMPOSER_SOLVER: expected kernel or reference"):
        backend()
