# SPDX-License-Identifier: GPL-3.0-or-later
"""Köko and its family: men who move into contact with others, or out of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from composer.solver.conditions.condition import (
    JIGGER,
    Played,
    PlayedCondition,
    of_men,
    wordless,
)


class Koeko(PlayedCondition):
    """A man arrives only in contact with another man."""

    engine = "koeko"


class AntiKoeko(PlayedCondition):
    """A man arrives only out of contact with other men."""

    engine = "antikoeko"


class NewKoeko(PlayedCondition):
    """A man in contact with another stays in contact, and one out of contact out of it."""

    engine = "newkoeko"


ROWS: Final[Mapping[str, Played]] = {
    "koeko": wordless(Koeko),
    "newkoeko": wordless(NewKoeko),
    "antikoeko": wordless(AntiKoeko),
}

QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {JIGGER: of_men(JIGGER, Koeko)}
