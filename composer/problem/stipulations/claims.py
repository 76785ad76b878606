# SPDX-License-Identifier: GPL-3.0-or-later
"""What endgame studies ask: that White wins, or draws."""

from __future__ import annotations

from enum import Enum


class Claim(Enum):
    """What a study claims of White, whoever begins; the value is its sign."""

    WIN = "+"
    DRAW = "="

    @property
    def result(self) -> str:
        """The same as the result of a game in PGN, where collections of studies say it."""
        return "1-0" if self is Claim.WIN else "1/2-1/2"


def written_claim(words: str) -> Claim | None:
    """Return the claim that is all a text says; None of any other."""
    return next((claim for claim in Claim if claim.value == words), None)


def claim_of_result(result: str) -> Claim | None:
    """Return the claim that the result of a game stands for; None of `0-1` and `*`."""
    return next((claim for claim in Claim if claim.result == result), None)
