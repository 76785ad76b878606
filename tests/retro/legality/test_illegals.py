# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cases import every
from retro.legality.illegals import MAKERS, Men, illegal
from thorough import many

from composer.problem.fen import fen
from composer.retro.legality.judging import Legality, judge

NUMBER = many(40, 120, 400)


@every("maker", MAKERS)
def test_what_is_made_illegal_is_found_illegal(maker: Callable[[Random], Men]) -> None:
    rng = Random(maker.__name__)
    for _ in range(NUMBER):
        position = illegal(rng, maker)
        judged = judge(position)
        assert judged.legality is Legality.ILLEGAL, fen(position)
        assert judged.reason is not None
