# SPDX-License-Identifier: GPL-3.0-or-later
"""One answer to a question about the past of a diagram: moves taken back, or a reason."""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.move import Move
from composer.retro.unmoves.unmove import UnMove, unmove_texts
from composer.said.sentence import NOTHING, Notation, Sentence, joined, said
from composer.solver.jsonform import Json
from composer.solver.lines import Line


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """What answers a question, or may answer it.

    Attributes:
        unmoves: the moves taken back, that before the diagram first.
        keys: what solves after that, where phases are played.
        lines: the same where lines are played.
        reason: what is said instead where no moves answer.
    """

    unmoves: tuple[UnMove, ...] = ()
    keys: tuple[Move, ...] = ()
    lines: tuple[Line, ...] = ()
    reason: Sentence = NOTHING

    @property
    def sentence(self) -> Sentence:
        """The answer as it is said: `-1.h2-h4, then 1.gxh3 e.p.`."""
        if not self.unmoves:
            return self.reason
        moves = Notation(" ".join(unmove_texts(self.unmoves)))
        played = [f"1.{key.san}" for key in self.keys]
        if self.lines:
            played = ["1." + " ".join(move.san for move in line.moves) for line in self.lines]
        if not played:
            return said("{moves}", moves=moves)
        return said("{moves}, then {keys}", moves=moves, keys=joined(map(Notation, played), ", "))

    def json_object(self) -> Json:
        """Return the documented JSON form."""
        return {
            "text": str(self.sentence),
            "taken_back": list(unmove_texts(self.unmoves)),
            "keys": [key.san for key in self.keys],
            "lines": [[move.san for move in line.moves] for line in self.lines],
        }
