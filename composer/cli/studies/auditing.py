# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies audited as the command line asks: by which engine, tables and position tables."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from composer.beside.program import Program
from composer.cli.faults import BadInput
from composer.problem.problem import Problem
from composer.said.sentence import NOTHING, Sentence
from composer.solver.options import Token

if TYPE_CHECKING:  # they load python-chess, which a collection without studies does not need
    from composer.analysis.studyends import StudyEnd
    from composer.analysis.themes.flag import Flag
    from composer.studies.audit import Audit
    from composer.studies.endings import Endings
    from composer.studies.syzygy import Folders
    from composer.studies.tree import StudyTree


@dataclass(frozen=True, slots=True)
class Means:
    """By what moves of studies are known.

    Attributes:
        engine: the engine that is asked where nothing is proved; None for none.
        nodes: how many it looks at for a question.
        syzygy: folders with the user's tables.
        positions: whether tables of the lines' own positions are made.
    """

    engine: Program | None = None
    nodes: int = 0
    syzygy: tuple[Path, ...] = ()
    positions: bool = False

    @classmethod
    def of(cls, arguments: argparse.Namespace, *, positions: bool) -> Self:
        """Read the arguments of `add_means`.

        Raises:
            BadInput: there is no such engine, or there are no such tables.
        """
        if arguments.engine is None and not arguments.syzygy:
            return cls(positions=positions)
        from composer.beside.uci import Engine, find_engine

        engine = None
        if arguments.engine is not None:
            engine = find_engine(arguments.engine)
            if engine is None:
                named = f": {arguments.engine}" if arguments.engine else ""
                raise BadInput(f"--engine: no engine found{named}")
            try:
                Engine(engine, arguments.nodes)
            except ValueError as error:
                raise BadInput(f"--nodes: {error}") from error
        if arguments.syzygy:
            syzygy_folders(arguments.syzygy).close()
        return cls(engine, arguments.nodes, tuple(arguments.syzygy), positions)


NO_MEANS: Final = Means()
"""Tables with up to four men alone."""


def syzygy_folders(given: list[Path]) -> Folders:
    """Return the tables in folders that were named.

    Raises:
        BadInput: a folder cannot be read, or has none.
    """
    from composer.studies.syzygy import Folders

    try:
        folders = Folders(given)
    except OSError as error:
        raise BadInput(f"--syzygy: {error.filename}: {error.strerror}") from error
    if not folders.count:
        raise BadInput("--syzygy: there are no tables (.rtbw) in the folder")
    return folders


class Audited(NamedTuple):
    """What is known of a study: its audit, what its line shows, how its lines end.

    And what was wrong with the engine.
    """

    audit: Audit
    themes: tuple[Flag, ...]
    ends: tuple[StudyEnd, ...]
    fault: Sentence = NOTHING


def audited(
    problem: Problem, tree: StudyTree, means: Means, endings: Endings, token: Token
) -> Audited:
    """Return the audit of a study's line, and what that shows.

    Args:
        problem: a study, by the rules of today's chess.
        tree: its solution, with a line.
        means: by what its moves are known.
        endings: the tables that are made.
        token: stops the work.
    """
    from composer.analysis.studyends import study_ends
    from composer.analysis.studythemes import study_flags
    from composer.beside.uci import Engine
    from composer.studies.positions import positions_beside
    from composer.studies.sidelines import audit_tree, chosen
    from composer.studies.syzygy import Folders

    claim = problem.stipulation.claim
    assert claim is not None
    with ExitStack() as opened:
        if means.syzygy:
            endings = endings.beside(opened.enter_context(Folders(means.syzygy)))
        engine = None
        if means.engine is not None:
            engine = opened.enter_context(Engine(means.engine, means.nodes))
        positions = positions_beside(endings) if means.positions else None
        raw = audit_tree(endings, claim, tree, token.flag, engine, positions=positions)
        themes = study_flags(endings, claim, tree, token.flag)
        fault = NOTHING if engine is None else engine.fault
        shown = () if token.cancelled else themes
        return Audited(chosen(raw, tree), shown, tuple(study_ends(tree)), fault)
