# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a problem: the finding, with its phases or its lines.

`composer.solver.phases` and `composer.solver.lines` say what the play is made of.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum

from composer.problem.attacks import all_orthodox
from composer.problem.fen import fen
from composer.problem.intended import UNSTATED, Intended, shape_text
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.said.sentence import NOTHING, Sentence, joined, said
from composer.solver.jsonform import (
    FORMAT,
    Further,
    Json,
    everything,
    line_object,
    phase_object,
    shorter_object,
)
from composer.solver.jsontext import PhasesText
from composer.solver.lines import Line, Shorter, ends_forced, shape_of, solutions_in
from composer.solver.pastanswer import PastAnswer
from composer.solver.phases import Phase

_OURS = ("kernel", "reference", "general", "plain")
_ENCODER = json.JSONEncoder(ensure_ascii=False)  # `json.dumps` would make one for each text
_PHASES = "phases"  # stands for the phases, whose text is written apart
_PLACE = f'"{_PHASES}": 0'


class Verdict(Enum):
    """What the solver found; its value is the word of the JSON form.

    `FEW` and `OTHER_SHAPE` are said of lines only: there are fewer solutions than intended, or as
    many that branch at other half-moves. `DEPENDS` is said where castling or en passant decides and
    the history of the position was not found out: neither a proof nor a game says whether it is
    possible (`composer.solver.rights.openrights`). `UNTRIED` is said where conditions were solved
    together on request that were never compared with the reference program: the finding says what
    was found, and that it is not certain (`composer.solver.general.untried`). `PROVED` is said of a
    study whose claim holds in the diagram: nothing is said of its later moves
    (`composer.solver.questions.claimed`).
    """

    SOUND = "sound"
    COOKED = "cooked"
    FEW = "few"
    OTHER_SHAPE = "other-shape"
    NO_SOLUTION = "no-solution"
    SHORT = "short"
    INVALID = "invalid"
    DEPENDS = "depends"
    UNTRIED = "untried"
    PROVED = "proved"
    UNDECIDED = "undecided"


class Stage(IntEnum):
    """How much of a solution is known; each stage holds all before it.

    Of lines, `KEYS` holds all solutions, and `PLAY` set play, too.
    """

    NOTHING = 0
    KEYS = 1
    PLAY = 2
    TRIES = 3


@dataclass(frozen=True, slots=True)
class Solution:
    """All that is known of the solution of a position.

    Attributes:
        position: the position that was solved.
        stipulation: the task.
        verdict: what was found; `UNDECIDED` if the work was cut short before it was certain.
        finding: the same in one plain sentence.
        stage: how much is known.
        complete: whether all that was requested is known.
        set_play: the play if the defender moved first; None where there is none.
        tries: the tries found, with at most as many refutations as requested.
        keys: the first moves that solve.
        nodes: the positions looked at.
        seconds: the time taken.
        solver: which solver answered: `kernel`, `reference`, `general`, `plain`, or a program
            beside this one with its version.
        first_moves: the number of first moves.
        first_moves_done: how many of them are decided.
        lines: the solutions of help play and of series; shorter ones first, then in the order
            in which moves are generated.
        set_lines: the same for set play, where the other side begins, one half-move less; in a
            series, its last move at once.
        no_set_play: why lines of set play were not looked for; nothing where they were.
        intended: how many lines are meant.
        lines_cut: whether there are more lines than were wanted.
        games: how many proof games were counted, of which `lines` may keep only some; None of
            other tasks.
        set_lines_cut: the same of set play.
        must_end: in reflex play, whether nothing solves because the side to move can reach the
            goal at once, and so must.
        shorter: of proof games shorter ones, the longest of them first; lengths that are not
            there have none, if the solution is complete.
        reasons: what the history of the position proves of castling and en passant, where that
            differs from what is set.
        played: the position with the rights that were played, where they are not those set; None
            where they are, and where there are parts.
        parts: where rights depend on each other, what was found with each combination of them
            (partial retro analysis), and of the verdict `DEPENDS` what was found in each case;
            keys, tries and lines are then those of all of them.
        doubts: of the verdict `DEPENDS` what is not known, as it follows upon "whether".
        answers: of a question about the past of the diagram, what answers it or may do so.
        likely: of the verdict `UNTRIED` what it would be if it were certain; else None.
    """

    position: Position
    stipulation: Stipulation
    verdict: Verdict
    finding: Sentence
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
    lines: tuple[Line, ...] = ()
    set_lines: tuple[Line, ...] = ()
    no_set_play: Sentence = NOTHING
    intended: Intended = UNSTATED
    lines_cut: bool = False
    games: int | None = None
    set_lines_cut: bool = False
    must_end: bool = False
    shorter: tuple[Shorter, ...] = ()
    reasons: tuple[Sentence, ...] = ()
    played: Position | None = None
    parts: tuple[SolutionPart, ...] = ()
    doubts: tuple[Sentence, ...] = ()
    answers: tuple[PastAnswer, ...] = ()
    likely: Verdict | None = None

    @property
    def first_position(self) -> Position:
        """Where lines begin: the diagram, but of a proof game the position that it starts from."""
        return self.stipulation.first_position(self.position)

    @property
    def message(self) -> Sentence:
        """The finding with what was proved of castling and en passant behind it."""
        if not self.reasons:
            return self.finding
        reasons = joined(self.reasons, "; ")
        return said("{finding}; {reasons}", finding=self.finding, reasons=reasons)

    @property
    def _states_intended(self) -> bool:
        return self.stipulation.has_lines and self.intended.stated

    @property
    def shape(self) -> tuple[int, ...] | None:
        """How many ways there are at each half-move of all solutions, `2.1.1.1`.

        None where they branch unevenly, where there are shorter ones, and where there may be more.
        """
        stipulation, lines = self.stipulation, self.lines
        may_be_more = self.lines_cut or self.verdict is Verdict.UNDECIDED
        if self.stage < Stage.KEYS or may_be_more or self.parts or not lines:
            return None
        is_full = len(lines[0]) == stipulation.halfmoves
        return shape_of(lines, ends_forced(stipulation)) if is_full else None

    @property
    def solutions(self) -> int:
        """How many solutions there are; of cut lines, how many those kept are."""
        if self.games is not None:
            return self.games
        return solutions_in(self.lines, self.stipulation)

    @property
    def lists_moves(self) -> bool:
        """Whether these are all moves of a task that asks for any: nothing is judged."""
        return self.stipulation.lists_moves and self.complete and bool(self.keys)

    @property
    def is_ours(self) -> bool:
        """Whether a solver of this program found it, and no program beside it."""
        return self.solver in _OURS

    @property
    def key(self) -> Phase | None:
        """The key, if there is exactly one."""
        return self.keys[0] if len(self.keys) == 1 else None

    @property
    def is_fairy(self) -> bool:
        """Whether men or rules are not orthodox: moves are then also given as Popeye has them."""
        return self.stipulation.is_fairy or not all_orthodox(self.position.board)

    def json_object(self, further: Further = everything) -> Json:
        """Return the documented JSON form as the plain values that JSON knows."""
        fairy, play = self.is_fairy, self.set_play
        return {
            **self._head(),
            "set_play": None if play is None else phase_object(play, fairy, further),
            "tries": [phase_object(phase, fairy, further) for phase in self.tries],
            "keys": [phase_object(key, fairy, further) for key in self.keys],
            **self._rest(further),
        }

    def to_json(self) -> str:
        """Return the documented JSON form as one line of text."""
        plain = _ENCODER.encode({**self._head(), _PHASES: 0, **self._rest()})
        head, rest = plain.split(_PLACE, 1)  # no string holds it: its quotes would be escaped
        text = PhasesText(self.is_fairy)
        return (
            f'{head}"set_play": {text.phase(self.set_play)}, '
            f'"tries": {text.phases(self.tries)}, "keys": {text.phases(self.keys)}{rest}'
        )

    def _head(self) -> Json:
        return {
            "format": FORMAT,
            "fen": fen(self.position),
            "stipulation": str(self.stipulation),
            "verdict": self.verdict.value,
            **({} if self.likely is None else {"likely": self.likely.value}),
            "message": str(self.message),
            "complete": self.complete,
        }

    def _proof_game(self) -> Json:
        """Return what only proof games have: where they begin, shorter ones, and strategies."""
        from composer.solver.proofstrategies import strategy_objects

        if not self.stipulation.is_proof_game:
            return {}
        shorter = [shorter_object(shorter, self.is_fairy) for shorter in self.shorter]
        return {
            "start": fen(self.first_position),
            "shorter": shorter,
            "strategies": strategy_objects(self),
        }

    def _rights(self, further: Further) -> Json:
        """Return what was proved of the rights; nothing where they are played as they are set."""
        found: Json = {}
        if self.reasons or self.parts:
            found["rights"] = [str(reason) for reason in self.reasons]
        if self.played is not None:
            found["played"] = fen(self.played)
        if self.doubts:
            found["not_decided"] = [str(doubt) for doubt in self.doubts]
        if self.parts:
            found["parts"] = [
                {"if": str(part.case), **part.solution.json_object(further)} for part in self.parts
            ]
        return found

    def _rest(self, further: Further = everything) -> Json:
        return {
            "lines": [line_object(line, self.is_fairy) for line in self.lines],
            "set_lines": [line_object(set_line, self.is_fairy) for set_line in self.set_lines],
            **({"no_set_play": str(self.no_set_play)} if self.no_set_play else {}),
            **self._rights(further),
            "intended": str(self.intended) if self._states_intended else None,
            **({"solutions": self.solutions} if self.stipulation.has_lines else {}),
            "shape": None if self.shape is None else shape_text(self.shape),
            "lines_cut": self.lines_cut or self.set_lines_cut,
            **self._proof_game(),
            **({"answers": [each.json_object() for each in self.answers]} if self.answers else {}),
            "themes": [],
            "quality": {},
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "solver": self.solver,
        }


@dataclass(frozen=True, slots=True)
class SolutionPart:
    """What was found with one combination of rights that depend on others.

    Attributes:
        case: which combination it is, as it follows upon "if".
        solution: what was found.
    """

    case: Sentence
    solution: Solution
