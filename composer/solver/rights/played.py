# SPDX-License-Identifier: GPL-3.0-or-later
"""The rights that a problem is played with: what is set, less what its history disproves.

One function says so for everything that solves: `played_position`. Castling that is set is
played unless it is proved that king or rook has moved. A capture in passing is played if it is
declared, or proved. What is proved of rights that depend on each other makes parts (partial
retro analysis), each to be solved by itself. Rules that are not orthodox are played as they are
set, and so is what asks for `rights as given`. With men of fairy chess less is proved of the last
move, and a capture in passing that they allow is often not decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.conventions import Convention
from composer.problem.position import Castling, Position
from composer.problem.stipulation import Stipulation
from composer.retro.dying import Stopper
from composer.retro.legality.judging import Legality, judge
from composer.retro.rights.besidefairymen import Left, is_told, proved_beside_fairy_men
from composer.retro.rights.proving import CHEAP, FULL, rights
from composer.retro.rights.values import (
    Claim,
    Rights,
    RightsPart,
    RightStatus,
    capturable_passing,
)
from composer.retro.rights.words import double_step, proved_words
from composer.said.sentence import NOTHING, Sentence, Template, listed, said

__all__ = ["CHEAP", "FULL", "Played", "PlayedPart", "played_position"]

MAY: Final = {
    Castling.WHITE_SHORT: said("White may castle short"),
    Castling.WHITE_LONG: said("White may castle long"),
    Castling.BLACK_SHORT: said("Black may castle short"),
    Castling.BLACK_LONG: said("Black may castle long"),
}
"""What may be castled, as it follows upon "if" or "whether"."""
MAY_NOT: Final = {
    Castling.WHITE_SHORT: said("White may not castle short"),
    Castling.WHITE_LONG: said("White may not castle long"),
    Castling.BLACK_SHORT: said("Black may not castle short"),
    Castling.BLACK_LONG: said("Black may not castle long"),
}
"""The contrary of it, in the same place of a sentence."""
_LOST: Final = {
    Castling.WHITE_SHORT: Template("White may not castle short: {reason}"),
    Castling.WHITE_LONG: Template("White may not castle long: {reason}"),
    Castling.BLACK_SHORT: Template("Black may not castle short: {reason}"),
    Castling.BLACK_LONG: Template("Black may not castle long: {reason}"),
}


@dataclass(frozen=True, slots=True)
class PlayedPart:
    """One position that is to be solved.

    Attributes:
        position: the diagram with the rights that are played.
        case: which part it is, as it follows upon "if"; empty where there is only one.
        justified_by: castlings of which one must be played in the solution, to justify a
            capture in passing that begins it (a posteriori); empty where none need be.
        exclusive: pairs of castlings of which the one that is played first excludes the other
            (retro strategy).
    """

    position: Position
    case: Sentence = NOTHING
    justified_by: frozenset[Castling] = frozenset()
    exclusive: tuple[frozenset[Castling], ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether nothing but the position decides what solves it."""
        return not (self.justified_by or self.exclusive)


@dataclass(frozen=True, slots=True)
class Played:
    """What is to be solved of a position, and why with those rights.

    Attributes:
        parts: the positions to be solved; one, if no right depends on another.
        reasons: what was proved that makes them differ from the position as it is set.
        complete: whether the search for proofs came to its end.
        claims: castlings that are played, and captures in passing that are not, by convention
            alone: nothing was proved of them.
    """

    parts: tuple[PlayedPart, ...]
    reasons: tuple[Sentence, ...] = ()
    complete: bool = True
    claims: tuple[Claim, ...] = ()

    @property
    def by_castlings(self) -> bool:
        """Whether there are parts, and they differ in castlings only."""
        return len(self.parts) > 1 and len({e.position.en_passant for e in self.parts}) == 1

    @property
    def alone(self) -> Position | None:
        """The only position to be solved; None where there are several parts."""
        return self.parts[0].position if len(self.parts) == 1 else None


def played_position(
    position: Position,
    stipulation: Stipulation,
    budget: int = FULL,
    token: Stopper | None = None,
) -> Played:
    """Return the position or positions that are solved where one is asked for.

    Args:
        position: the position as it is set, with rights and perhaps an e.p. square.
        stipulation: what is asked, with its convention.
        budget: how many positions the search for proofs may look at.
        token: stops it; what was proved until then counts.
    """
    as_set = Played((PlayedPart(position),))
    if not has_history(position, stipulation):
        return as_set
    found = rights(position, budget, token)
    if not found.judged:
        return _beside_fairy_men(position, budget, token)
    if stipulation.convention is Convention.A_POSTERIORI:
        parts = _justified_parts(position, found)
    elif stipulation.convention is Convention.STRATEGY and found.exclusions:
        parts = _strategic(position, found)
    else:
        parts = _parts(position, found)
    claims = tuple(
        claim
        for claim in found.claims
        if not isinstance(claim, Castling) or claim in position.castling
    )
    return Played(parts, _reasons(position, found, parts), found.complete, claims)


def has_history(position: Position, stipulation: Stipulation) -> bool:
    """Return whether a position has rights that its history may give or take."""
    if stipulation.convention is Convention.AS_GIVEN or stipulation.is_proof_game:
        return False
    if not stipulation.rules.is_orthodox:
        return False
    may_pass = position.en_passant is None and capturable_passing(position)
    return bool(position.castling or may_pass)


def _beside_fairy_men(position: Position, budget: int, token: Stopper | None) -> Played:
    """Return a position with men of fairy chess, with a capture in passing that is proved.

    Others that the men would allow are not decided. Where no game leads to the diagram anyway
    nothing follows from its past.
    """
    as_set = Played((PlayedPart(position),))
    if position.en_passant is not None or all_orthodox(position.board):
        return as_set
    squares = capturable_passing(position)
    if not squares or judge(position).legality is Legality.ILLEGAL:
        return as_set
    for square in squares if is_told(position) else ():
        if proved_beside_fairy_men(position, square, Left(budget, token)):
            part = PlayedPart(replace(position, en_passant=square))
            return Played((part,), (proved_words(position, square),))
    return replace(as_set, claims=squares)


def _parts(position: Position, found: Rights) -> tuple[PlayedPart, ...]:
    """Return the parts with what is set of their rights, those with fewer castlings left out."""
    cut = {RightsPart(part.castling & position.castling, part.passing) for part in found.parts}
    kept = [
        part
        for part in dict.fromkeys(
            RightsPart(part.castling & position.castling, part.passing) for part in found.parts
        )
        if not any(
            part.castling < other.castling and part.passing == other.passing for other in cut
        )
    ]
    return tuple(
        PlayedPart(with_rights(position, part), _case(position, part, kept)) for part in kept
    )


def with_rights(position: Position, part: RightsPart) -> Position:
    """Return a position with the rights of a part."""
    return replace(position, castling=part.castling, en_passant=part.passing)


def _case(position: Position, part: RightsPart, parts: list[RightsPart]) -> Sentence:
    """Return what a part supposes that others do not."""
    if len(parts) == 1:
        return NOTHING
    everywhere = frozenset.intersection(*(part.castling for part in parts))
    anywhere = frozenset.union(*(part.castling for part in parts))
    words: list[Sentence] = [
        MAY[right] for right in Castling if right in part.castling - everywhere
    ]
    if len({part.passing for part in parts}) > 1 and part.passing is not None:
        words.append(said("the last move was {move}", move=double_step(position, part.passing)))
    if not words:
        words = [MAY_NOT[right] for right in Castling if right in anywhere - part.castling]
    return said("{rights}", rights=listed(words)) if len(words) > 1 else words[0]


def by_strategy(played: Played, position: Position, stipulation: Stipulation) -> Played:
    """Return what retro strategy plays in the place of parts."""
    asked = replace(stipulation, convention=Convention.STRATEGY)
    strategic = played_position(position, asked)
    told = said("by retro strategy the castling that is played first is allowed")
    return replace(strategic, reasons=(*played.reasons, told))


def _strategic(position: Position, found: Rights) -> tuple[PlayedPart, ...]:
    """Return the position with all castlings that are not disproved, and what they exclude.

    Of one side's castlings the second is impossible anyway once the first was played.
    """
    castling = found.allowed & position.castling
    passing = found.proved_passing if position.en_passant is None else position.en_passant
    pairs = (
        frozenset(exclusion.claims)
        for exclusion in found.exclusions
        if castling >= set(exclusion.claims)
    )
    exclusive = tuple(pair for pair in pairs if len({right.colour for right in pair}) > 1)
    return (PlayedPart(with_rights(position, RightsPart(castling, passing)), exclusive=exclusive),)


def _justified_parts(position: Position, found: Rights) -> tuple[PlayedPart, ...]:
    """Return the position in which a capture in passing may be justified by castling later.

    Where it is proved anyway, or nothing proves it, the position is the usual one.
    """
    own = {right for right in position.castling if right.colour is position.turn}
    plain = [part for part in found.parts if part.passing is None]
    justified = [part for part in found.parts if part.passing is not None and part.castling & own]
    if not (plain and justified):
        return _parts(position, found)
    part = justified[0]
    needed = frozenset(part.castling & own)
    allowed = found.allowed & position.castling
    played = with_rights(position, RightsPart(allowed, part.passing))
    return (PlayedPart(played, justified_by=needed),)


def _reasons(
    position: Position, found: Rights, parts: Iterable[PlayedPart]
) -> tuple[Sentence, ...]:
    reasons = [
        _LOST[right.right].said(reason=right.reason)
        for right in found.castling
        if right.status is RightStatus.GONE and right.right in position.castling
    ]
    if len(tuple(parts)) > 1 or found.exclusions:
        reasons += [
            exclusion.reason
            for exclusion in found.exclusions
            if position.castling.issuperset(exclusion.claims)
        ]
    reasons += [right.reason for right in found.passing if right.status is RightStatus.PROVED]
    return tuple(reasons)
