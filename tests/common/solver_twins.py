# SPDX-License-Identifier: GPL-3.0-or-later
"""Both solvers asked the same question; what they find must be equal, order and all."""

from __future__ import annotations

from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.solver.compiled import CompiledSearch
from composer.solver.kernel.engine import Kernel
from composer.solver.options import SolveOptions, Token, Unsolvable
from composer.solver.reference.staged import reference_search
from composer.solver.stages import Found, Search

Stages = list[Found] | str


def agree(
    position: Position,
    stipulation: str,
    options: SolveOptions,
    kernel: Kernel | None = None,
    threads: int = 1,
) -> Found | None:
    """Assert that both solvers agree, stage by stage; return the whole answer, if any."""
    asked = parse_stipulation(stipulation)

    def reference() -> Search:
        return reference_search(position, asked, Token())

    def compiled() -> Search:
        return CompiledSearch(kernel or Kernel(1), position, asked, Token(), threads)

    expected, found = _stages(reference, options), _stages(compiled, options)
    assert found == expected
    return None if isinstance(found, str) else found[-1]


def _stages(search: object, options: SolveOptions) -> Stages:
    """Return the last answer of each stage reached, or the name of the fault."""
    try:
        answers = search().find(options)  # type: ignore[operator]
        return list({answer.stage: answer for answer in answers if answer.stage}.values())
    except Unsolvable as fault:
        return type(fault).__name__
