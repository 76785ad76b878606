# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of a change of another game that could not be judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cases import every

from composer.analysis.composing.dropmap import Drop
from composer.games.position import GameError
from composer.gui.games.desk.seeking import Dropped, _judged
from composer.said.sentence import said
from composer.solver.options import Cancelled, Token


@every(
    "raised, drop",
    [
        (GameError(said("no such place")), Drop.ILLEGAL),
        (Cancelled(), Drop.UNKNOWN),
        (RuntimeError("a fault of ours"), Drop.UNKNOWN),
    ],
)
def test_only_what_the_rules_refuse_is_called_illegal(
    raised: Exception, drop: Drop, expect_log: Callable[..., None]
) -> None:
    if isinstance(raised, RuntimeError):
        expect_log("solving a change failed", logger="composer.gui.games.desk.seeking")

    def judge(position: Any, token: Token) -> Dropped:
        raise raised

    assert _judged(judge, None, Token()).drop is drop
