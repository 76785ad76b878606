# SPDX-License-Identifier: GPL-3.0-or-later
"""Every change of one man solved: what the drop map and the neighbours show."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from composer.games.position import GameError, GamePosition
from composer.games.task import GameProblem
from composer.gui.aids.seeker import Search
from composer.gui.games.board.changes import Change, Tried
from composer.solver.games.answer import GameAnswer
from composer.solver.games.solve import solve_game
from composer.solver.options import Cancelled, Token

_LOG = logging.getLogger(__name__)
_MOST_CHANGES: Final = 4000  # that are tried
_MOST_NODES: Final = 400_000  # turns made for one of them

Changes = tuple[tuple[Change, GamePosition], ...]
"""What is tried: changes, and the positions that they lead to."""


def within_reason(changes: Iterable[tuple[Change, GamePosition]]) -> Changes:
    """Return as many changes as are tried."""
    return tuple(islice(changes, _MOST_CHANGES))


def solved_changes(problem: GameProblem, changes: Changes) -> Search:
    """Return a search that solves a problem with each of these positions, and finds `Tried`."""

    def search(token: Token) -> Iterator[Tried]:
        for change, position in changes:
            token.most_nodes = _MOST_NODES
            yield Tried(change, _solved(replace(problem, position=position), token))

    return search


def _solved(problem: GameProblem, token: Token) -> GameAnswer | None:
    try:
        return solve_game(problem, token, most_lines=2, trees=False)
    except (GameError, Cancelled):
        return None
    except Exception:  # noqa: BLE001 - the search must go on; one cell stays unknown
        _LOG.exception("solving a change failed")
        return None
