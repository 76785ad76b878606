# SPDX-License-Identifier: GPL-3.0-or-later
"""How a line ends: the value of `end:` and `mate:`, and its text.

    kd5 Qe4 shifted mirrored by=Q model

Squares and the words of a pattern (see `pattern`) are what the last position must hold; beside them
`by=Q` is the man that makes the last move, `pure`, `model` and `ideal` how clean the mate is, and
`set` and `try` look in set play and in tries instead of the solution, `line` on the last moves of a
study's main line before its end, `actual` in the solution too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.analysis.matepicture import Cleanness
from composer.library.query.pattern import Pattern, PatternError, parse_pattern, swapped
from composer.problem.men import Man
from composer.problem.squares import Symmetry
from composer.solver.phases import EndPhase

PLACES: Final = {
    "actual": (EndPhase.PLAY, EndPhase.THREAT),
    "set": (EndPhase.SET,),
    "try": (EndPhase.TRY,),
    "line": (EndPhase.LINE,),
}
"""Where an end may be looked for; in the solution where nothing is said."""

ACTUAL: Final = ("actual",)
_CLEAN: Final = tuple(cleanness.value for cleanness in Cleanness if cleanness.value)
_TOKEN: Final = re.compile(r"\S+")
_BY: Final = "by="


@dataclass(frozen=True, slots=True)
class EndSought:
    """How a line must end; something of it is said.

    Attributes:
        pattern: what the last position must hold; None for anything.
        by: the man that makes the last move; None for any.
        cleanness: how clean the mate must be at least.
        places: where to look, of `PLACES`.
    """

    pattern: Pattern | None = None
    by: Man | None = None
    cleanness: Cleanness = Cleanness.PLAIN
    places: tuple[str, ...] = ACTUAL

    @property
    def phases(self) -> tuple[EndPhase, ...]:
        """Where lines that count may end."""
        return tuple(phase for place in self.places for phase in PLACES[place])

    def ways(self) -> Iterator[tuple[Pattern | None, Man | None]]:
        """Yield what is looked for with the man that makes the last move: the colours as given.

        Where they may be the other way round, that man is of the other colour, too.
        """
        if self.pattern is None or not self.pattern.colours_swapped:
            yield self.pattern, self.by
            return
        plain = replace(self.pattern, colours_swapped=False)
        flip = Symmetry.MIRROR_RANKS.apply
        squares = tuple((flip(square), swapped(wanted)) for square, wanted in plain.squares)
        yield plain, self.by
        yield replace(plain, squares=squares), None if self.by is None else self.by.recoloured()

    def __str__(self) -> str:
        parts = [] if self.pattern is None else [str(self.pattern)]
        parts += [] if self.by is None else [f"{_BY}{self.by.letter}"]
        parts += [self.cleanness.value] if self.cleanness.value else []
        parts += [] if self.places == ACTUAL and parts else self.places
        return " ".join(parts)


def parse_end(text: str) -> EndSought:
    """Read how a line must end.

    Raises:
        PatternError: a part of it is nothing that is known; says where.
    """
    by: Man | None = None
    cleanness, places, rest = Cleanness.PLAIN, list[str](), text
    for token in _TOKEN.finditer(text):
        word = token[0].lower()
        if word in _CLEAN:
            cleanness = max(cleanness, Cleanness(word), key=list(Cleanness).index)
        elif word in PLACES:
            places.append(word)
        elif word.startswith(_BY):
            by = _man(token)
        else:
            continue
        rest = rest[: token.start()] + " " * len(word) + rest[token.end() :]
    pattern = parse_pattern(rest) if rest.strip() else None
    if pattern is None and not text.strip():
        raise PatternError(0, text)
    told = tuple(place for place in PLACES if place in places)
    return EndSought(pattern, by, cleanness, told or ACTUAL)


def _man(token: re.Match[str]) -> Man:
    letters = token[0][len(_BY) :]
    try:
        return Man.from_letter(letters) if letters in ("S", "s") else Man.from_fen(letters)
    except ValueError:
        raise PatternError(token.start(), token[0]) from None
