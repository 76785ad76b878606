# SPDX-License-Identifier: GPL-3.0-or-later
"""Every change of one man solved: what the drop map and the neighbours show."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from composer.analysis.composing.dropmap import Drop
from composer.games.position import GameError
from composer.gui.aids.dropcover import Dropped
from composer.gui.aids.seeker import Search
from composer.gui.games.board.changes import Change, Changes, Tried
from composer.solver.options import Cancelled, Token

_LOG = logging.getLogger(__name__)
_MOST_CHANGES: Final = 4000  # that are tried
_MOST_NODES: Final = 400_000  # turns made for one of them

Judge = Callable[[Any, Token], Dropped]
"""Solves the problem with another position, and says what comes of it.

It raises `GameError` where that cannot be solved.
"""


def within_reason(changes: Changes) -> tuple[tuple[Change, Any], ...]:
    """Return as many changes as are tried."""
    return tuple(islice(changes, _MOST_CHANGES))


def tried_changes(judge: Judge, changes: Changes) -> Search:
    """Return a search that judges the problem with each of these positions, and finds `Tried`."""

    def search(token: Token) -> Iterator[Tried]:
        for change, position in changes:
            token.most_nodes = _MOST_NODES
            yield Tried(change, _judged(judge, position, token))

    return search


def _judged(judge: Judge, position: Any, token: Token) -> Dropped:
    try:
        return judge(position, token)
    except GameError:
        return Dropped(Drop.ILLEGAL)
    except Cancelled:
        return Dropped(Drop.UNKNOWN)
    except Exception:  # noqa: BLE001 - the search must go on; one cell stays unknown
        _LOG.exception("solving a change failed")
        return Dropped(Drop.UNKNOWN)
