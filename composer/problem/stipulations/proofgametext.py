# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games as people write them: `PG 7.5`, `SPG 9.0`, `dia7.5`, `BP 7,5`, `a=>b 3.0 from ...`.

`PG` asks for all games of exactly so many moves, whatever shorter ones there are; so does Popeye's
`dia`, and YACPDB's `PG7.5`. `SPG` asks for the shortest games. From position to position (`a=>b`)
the first position stands behind `from`, as a FEN; Popeye's input has it as men of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.position import Position

EXACT_SIGN: Final = "PG"
SHORTEST_SIGN: Final = "SPG"
BETWEEN_SIGN: Final = "a=>b"

_NAMES: Final = (
    r"(?P<shortest>s(?:hortest\s+)?|us|k|k(?:ü|ue)rzeste\s+|u|exact[\s-]+)?"
    r"(?P<name>pg|proof[\s-]?game|bp|beweispartie|dia|partita\s+giustificativa"
    r"|partie\s+justificative|partida\s+justificativa|a\s*=>\s*b)"
)
_NUMBER: Final = r"(?P<moves>\d{1,3})(?:(?P<half>[.,]5|½)|[.,]0)?"
_BEHIND: Final = r"(?:\s*(?:moves?|züge[n]?|zuege[n]?|mosse|coups|jugadas)(?!\w))?"
_START: Final = (
    r"(?:\s+from\s+(?P<start>[^\s/]+(?:/[^\s/]+){7}"
    r"(?:\s+[wb](?:\s+(?:[KQkq]{1,4}|-)(?:\s+(?:[a-h][36]|-)(?:\s+\d+\s+\d+)?)?)?)?))?"
)
_FORM: Final = re.compile(
    rf"{_NAMES}\s*:?\s*(?:in\s+)?(?:(?:exactly|genau|esattamente)\s+)?{_NUMBER}(?![\d.,½]\d*)"
    rf"{_BEHIND}[.?]?{_START}",
    re.IGNORECASE,
)
_SHORTEST: Final = ("s", "us", "k", "kürzeste", "kuerzeste", "shortest")
_LONGEST: Final = 400  # characters


@dataclass(frozen=True, slots=True)
class WrittenProofGame:
    """What a text asks for.

    Attributes:
        halfmoves: the length of the games.
        shortest: whether shorter games must not exist.
        start: where they begin; None for the game array.
        rest: what stands behind, such as the name of a condition.
    """

    halfmoves: int
    shortest: bool
    start: Position | None
    rest: str


def written_proof_game(text: str) -> WrittenProofGame | None:
    """Read the proof game that a text begins with; None where it begins with none.

    `a=>b` without the position that it begins from is none: nobody knows what it asks.
    """
    words = " ".join(text.split())
    found = _FORM.match(words[:_LONGEST])
    if found is None:
        return None
    rest = words[found.end() :]
    if rest and not rest.startswith((" ", "(")):
        return None
    try:
        start = None if found["start"] is None else parse_fen(found["start"])
    except FenError:
        return None
    if start is None and found["name"].lower().startswith("a"):
        return None
    halfmoves = 2 * int(found["moves"]) + (found["half"] is not None)
    shortest = (found["shortest"] or "").lower().strip() in _SHORTEST
    return WrittenProofGame(halfmoves, shortest, start, rest.strip()) if halfmoves else None


def moves_text(halfmoves: int) -> str:
    """Return a number of moves as it is written of proof games: `7.5`, `4.0`."""
    return f"{halfmoves // 2}.{5 * (halfmoves % 2)}"


def from_text(start: Position) -> str:
    """Return what stands behind a proof game that begins from a position."""
    fields = fen(start).split()
    return f" from {' '.join(fields[:4])}"
