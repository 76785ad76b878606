# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form of phases as text, written in one walk through the play.

It is the text that `json.dumps` makes of `jsonform.phase_object`, in a quarter of the time: no
plain values are made of each move, and what occurs again and again, above all moves and mates,
is worded once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from composer.problem.move import Move
from composer.solver.jsonform import move_object
from composer.solver.phases import NOTHING_FOLLOWS, Continuation, Phase, Variation
from composer.solver.popeyemoves import popeye_text

_BOOLS = {False: "false", True: "true"}


class PhasesText:
    """Writes phases of one solution; the texts of moves and mates are kept for the next phase."""

    def __init__(self, popeye: bool = False) -> None:
        """Begin; with `popeye` moves are also given as Popeye writes them."""
        self._popeye = popeye
        self._moves: dict[int, str] = {}  # by identity: to compare moves takes longer
        self._ends: dict[int, str] = {}
        self._kept: list[object] = []  # what has a text, so that no other takes its identity

    def phase(self, phase: Phase | None) -> str:
        """Return a phase as JSON text; `null` where there is none."""
        if phase is None:
            return "null"
        move = "null" if phase.move is None else self._move(phase.move)
        return (
            f'{{"move": {move}, "check": {_BOOLS[phase.check]}, "mate": {_BOOLS[phase.ends]}, '
            f'"threats": {self._list(phase.threats)}, {self._threat_play(phase.threat_play)}'
            f'"zugzwang": {_BOOLS[phase.zugzwang]}, '
            f'"refutations": {self._list(phase.refutations)}, '
            f'"trivial": {_BOOLS[phase.trivial]}, '
            f'"variations": {self._variations(phase.variations)}}}'
        )

    def phases(self, phases: Iterable[Phase]) -> str:
        """Return phases as a JSON list."""
        return f"[{', '.join([self.phase(phase) for phase in phases])}]"

    def _move(self, move: Move) -> str:
        return self._moves.get(id(move)) or self._new_move(move)

    def _new_move(self, move: Move) -> str:
        self._kept.append(move)  # letters, digits and signs only: nothing to quote
        if move.consequences is not None:
            text = self._moves[id(move)] = json.dumps(move_object(move, self._popeye))
            return text
        more = f', "text": "{move.text}"' if move.is_written_apart else ""
        more += f', "popeye": "{popeye_text(move)}"' if self._popeye else ""
        text = self._moves[id(move)] = f'{{"uci": "{move.uci}", "san": "{move.san}"{more}}}'
        return text

    def _list(self, moves: tuple[Move, ...]) -> str:
        known = self._moves
        if not moves:
            return "[]"
        if len(moves) == 1:
            return f"[{known.get(id(moves[0])) or self._new_move(moves[0])}]"
        return f"[{', '.join([known.get(id(move)) or self._new_move(move) for move in moves])}]"

    def _threat_play(self, threats: tuple[Continuation, ...]) -> str:
        """Return what follows the threats, with a comma; nothing where they reach the goal."""
        if not threats:
            return ""
        return f'"threat_play": [{", ".join([self._continuation(threat) for threat in threats])}], '

    def _variations(self, variations: tuple[Variation, ...]) -> str:
        known_move, known_end = self._moves.get, self._ends.get  # looked up once, for all of them
        written = []
        for variation in variations:
            defence, parries = variation.defence, variation.parries
            answers = variation.continuations
            if len(answers) == 1:  # as a rule
                answer = answers[0]
                joined = known_end(id(answer)) or self._continuation(answer)
            else:
                joined = ", ".join(
                    [known_end(id(answer)) or self._continuation(answer) for answer in answers]
                )
            written.append(
                f'{{"defence": {known_move(id(defence)) or self._new_move(defence)}, '
                f'"effective": {"true" if variation.effective else "false"}, '
                f'"parries": {self._list(parries) if parries else "[]"}, '
                f'"continuations": [{joined}]}}'
            )
        return f"[{', '.join(written)}]"

    def _continuation(self, continuation: Continuation) -> str:
        move, sequel = continuation.move, continuation.sequel
        mate = _BOOLS[continuation.ends]
        if sequel is NOTHING_FOLLOWS:
            self._kept.append(continuation)
            text = self._ends[id(continuation)] = (
                f'{{"move": {self._move(move)}, "mate": {mate}, '
                '"threats": [], "zugzwang": false, "variations": []}'
            )
            return text
        return (
            f'{{"move": {self._move(move)}, "mate": {mate}, '
            f'"threats": {self._list(sequel.threats)}, {self._threat_play(sequel.threat_play)}'
            f'"zugzwang": {_BOOLS[sequel.zugzwang]}, '
            f'"variations": {self._variations(sequel.variations)}}}'
        )
