# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for studies that asks an engine of the user's where tables do not reach."""

from __future__ import annotations

from composer.beside.uci import Engine, find_engine
from composer.explore.judging import Done, work_chunk
from composer.explore.spec import Spec, SpecError
from composer.said.sentence import said


def require_engine(spec: Spec) -> None:
    """Refuse a search whose engine is not here.

    Raises:
        SpecError: it is not, or so many nodes are not asked for.
    """
    if not spec.engine:
        return
    program = find_engine(spec.engine)
    if program is None:
        raise SpecError(said("engine: {engine} was not found", engine=spec.engine))
    try:
        Engine(program, spec.nodes)
    except ValueError as error:
        raise SpecError(said("nodes: {fault}", fault=str(error))) from error


def work_beside(spec: Spec, chunk: int) -> Done:
    """Judge the candidates of a chunk, with the engine where one is named."""
    program = find_engine(spec.engine) if spec.engine else None
    if program is None:
        return work_chunk(spec, chunk)
    with Engine(program, spec.nodes) as engine:
        return work_chunk(spec, chunk, engine)
