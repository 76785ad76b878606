# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a direct problem: the finding, and the phases with their play.

`composer.solver.phases` says what the play is made of.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum

from composer.problem.fen import fen
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.solver.jsonform import FORMAT, Json, phase_object
from composer.solver.phases import Phase


class Verdict(Enum):
    """What the solver found; its value is the word of the JSON form."""

    SOUND = "sound"
    COOKED = "cooked"
    NO_SOLUTION = "no-solution"
    SHORT = "short"
    INVALID = "invalid"
    UNDECIDED = "undecided"


class Stage(IntEnum):
    """How much of a solution is known; each stage holds all before it."""

    NOTHING = 0
    KEYS = 1
    PLAY = 2
    TRIES = 3


@dataclass(frozen=True, slots=True)
class Solution:
    """All that is known of the solution of a position.

    Attributes:
        position: the position that was solved.
        stipulation: what was asked.
        verdict: the finding; `UNDECIDED` if the work was cut short before it was certain.
        message: the finding in one plain English sentence.
        stage: how much is known.
        complete: whether all that was asked for is known.
        set_play: the play if the defender moved first; None where there is none.
        tries: the tries found, with at most as many refutations as asked for.
        keys: the first moves that solve.
        nodes: the positions looked at.
        seconds: the time taken.
        solver: which solver answered, `kernel` or `reference`.
        first_moves: the number of first moves.
        first_moves_done: how many of them are decided.
    """

    position: Position
    stipulation: Stipulation
    verdict: Verdict
    message: str
    stage: Stage = Stage.NOTHING
    complete: bool = False
    set_play: Phase | None = None
    tries: tuple[Phase, ...] = ()
    keys: tuple[Phase, ...] = ()
    nodes: int = 0
    seconds: float = 0.0
    solver: str = "reference"
    first_moves: int = 0
    first_moves_done: int = 0

    @property
    def key(self) -> Phase | None:
        """The key, if there is exactly one."""
        return self.keys[0] if len(self.keys) == 1 else None

    def json_object(self) -> Json:
        """Return the documented JSON form as the plain values that JSON knows."""
        return {
            "format": FORMAT,
            "fen": fen(self.position),
            "stipulation": str(self.stipulation),
            "verdict": self.verdict.value,
            "message": self.message,
            "complete": self.complete,
            "set_play": None if self.set_play is None else phase_object(self.set_play),
            "tries": [phase_object(each) for each in self.tries],
            "keys": [phase_object(each) for each in self.keys],
            "lines": [],
            "set_lines": [],
            "themes": [],
            "quality": {},
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "solver": self.solver,
        }

    def to_json(self) -> str:
        """Return the documented JSON form as one line of text."""
        return json.dumps(self.json_object(), ensure_ascii=False)
