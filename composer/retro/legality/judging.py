# SPDX-License-Identifier: GPL-3.0-or-later
"""Judge a diagram's legality by what can be proved of it at once."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from enum import Enum

from composer.problem.attacks import all_orthodox
from composer.problem.defects import Defect, fatal_defects
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.legality.fairymen import FairyMen, are_judged, fairy_proofs, nothing_words
from composer.retro.legality.proving import proofs
from composer.retro.unmoves.finding import is_game_array
from composer.rules.state import NO_STATE
from composer.said.sentence import Sentence, said


class Legality(Enum):
    """Whether a game can lead to a diagram; its value is the word of files and commands."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Judged:
    """A judgement of a diagram.

    Attributes:
        legality: legal only with a game that leads there, illegal only with a proof.
        proofs: why it is illegal, the plainest first; none where it is not.
        witness: the moves from the game array, where it is legal; none lead to the array.
        unjudged: why it is not judged at all, where other rules or men are played.
    """

    legality: Legality
    proofs: tuple[Defect, ...] = ()
    witness: tuple[Move, ...] | None = None
    unjudged: Sentence | None = None

    @property
    def reason(self) -> Sentence | None:
        """Why it is illegal, or why it is not judged; None where there is nothing to say."""
        return self.proofs[0].message if self.proofs else self.unjudged

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that the reason names."""
        return self.proofs[0].squares if self.proofs else ()

    @property
    def further(self) -> tuple[Defect, ...]:
        """The other proofs."""
        return self.proofs[1:]


NOTHING_KNOWN: frozenset[Square] = frozenset()


def judge(
    position: Position,
    unmoved: Set[Square] = NOTHING_KNOWN,
    fairy_men: FairyMen = FairyMen.GIVEN,
) -> Judged:
    """Judge whether a game can lead to a diagram, by proofs alone.

    Illegal is what is proved to be so; legal here is the game array only, since there is no
    search for a game; all else is unknown. Castling rights are by convention and prove
    nothing. A declared e.p. square does: the last move was that double step.

    Args:
        position: men and the side to move.
        unmoved: squares of men that are known never to have moved.
        fairy_men: how fairy men are taken, where some stand on the board.
    """
    if not all_orthodox(position.board):
        return _judged_with_fairy_men(position, unmoved, fairy_men)
    if is_game_array(position):
        return Judged(Legality.LEGAL, witness=())
    found = fatal_defects(position) + proofs(position, unmoved)
    return Judged(Legality.ILLEGAL if found else Legality.UNKNOWN, found)


def _judged_with_fairy_men(position: Position, unmoved: Set[Square], fairy_men: FairyMen) -> Judged:
    if position.state != NO_STATE or not are_judged(position):
        why = said("whether a game can lead here is not judged with such men")
        return Judged(Legality.UNKNOWN, unjudged=why)
    found = fairy_proofs(position, unmoved, fairy_men)
    if found:
        return Judged(Legality.ILLEGAL, found)
    return Judged(Legality.UNKNOWN, unjudged=nothing_words(fairy_men))
