# SPDX-License-Identifier: GPL-3.0-or-later
"""Both solvers, one after the other, for the tests that any solver must pass.

For a test at a time: what held for a module answered its other tests too.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE


@pytest.fixture(params=[REFERENCE, KERNEL])
def either_solver(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let the solver named answer, and pass its name; skip what was not built."""
    if request.param == KERNEL:
        pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, request.param)
        yield request.param


@pytest.fixture
def reference_solver() -> Iterator[None]:
    """Let the reference solver answer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, REFERENCE)
        yield
