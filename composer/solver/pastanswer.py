# SPDX-License-Identifier: GPL-3.0-or-later
"""One answer to a question about the past of a diagram: moves taken back, or a reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from composer.problem.consequences import LetterOf
from composer.problem.men import Man
from composer.problem.move import Move
from composer.problem.squares import Square, square_name
from composer.retro.unmoves.unmove import UnMove, unmove_texts
from composer.said.sentence import NOTHING, Notation, Sentence, joined, said
from composer.solver.jsonform import Json
from composer.solver.lines import Line


def added_texts(
    added: Iterable[tuple[Man, Square]], letter: LetterOf = lambda kind: kind.letter
) -> tuple[str, ...]:
    """Return men that are put on the board, as `+wRd1`."""
    return tuple(
        f"+{man.colour.value}{letter(man.kind)}{square_name(square)}" for man, square in added
    )


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """What answers a question, or may answer it.

    Attributes:
        unmoves: the moves taken back, that before the diagram first.
        added: men that are put on the board before that.
        keys: what solves after that, where phases are played.
        lines: the same where lines are played.
        reason: what is said instead where no moves answer.
    """

    unmoves: tuple[UnMove, ...] = ()
    keys: tuple[Move, ...] = ()
    lines: tuple[Line, ...] = ()
    reason: Sentence = NOTHING
    added: tuple[tuple[Man, Square], ...] = ()

    @property
    def sentence(self) -> Sentence:
        """The answer as it is said: `-1.h2-h4, then 1.gxh3 e.p.`."""
        if self.reason != NOTHING:
            return self.reason
        moves = Notation(" ".join((*added_texts(self.added), *unmove_texts(self.unmoves))))
        played = [f"1.{key.san}" for key in self.keys]
        if self.lines:
            played = ["1." + " ".join(move.san for move in line.moves) for line in self.lines]
        if not played:
            return said("{moves}", moves=moves)
        if not moves.text:
            return said("{keys}", keys=joined(map(Notation, played), ", "))
        return said("{moves}, then {keys}", moves=moves, keys=joined(map(Notation, played), ", "))

    def json_object(self) -> Json:
        """Return the documented JSON form."""
        return {
            "text": str(self.sentence),
            **({"added": list(added_texts(self.added))} if self.added else {}),
            "taken_back": list(unmove_texts(self.unmoves)),
            "keys": [key.san for key in self.keys],
            "lines": [[move.san for move in line.moves] for line in self.lines],
        }
