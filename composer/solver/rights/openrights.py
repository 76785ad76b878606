# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers that depend on a right of which neither a proof nor a game was found.

The rule: castling that is set is played unless it is proved that king or rook has moved, a capture
in passing only if it is proved (Codex, article 16). Where the proofs leave such a right open, it is
asked whether it matters: the position is solved as well with the right turned round. If the answer
is the same, it stands. If not, a game is looked for that bears the convention out: one that leaves
king and rook at home, one that ends with another move than the double step. If there is one, the
answer stands. If there is none, nobody has decided: the verdict is `DEPENDS`, and says on what.

Many positions judged one after the other (neighbours, drop map, searches) go by the convention.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.position import Castling, Position
from composer.retro.rights.values import Claim
from composer.retro.rights.words import double_step
from composer.retro.rightsbygames import can_be_decided, decided
from composer.retro.searched import Finished
from composer.said.sentence import Sentence, joined, listed, said
from composer.solver.options import Token
from composer.solver.rights.parts import once
from composer.solver.rights.played import MAY, MAY_NOT, Played
from composer.solver.solution import Solution, SolutionPart, Verdict
from composer.solver.verdict import message_of_parts, message_with

_LONG: Final = 200_000  # positions: what takes so many to solve is not solved again at once


@dataclass(frozen=True, slots=True)
class OpenRight:
    """A right that holds, or does not, by convention alone.

    Attributes:
        claim: the castling, or the square of the capture in passing.
        turned: the position with that right turned round.
        case: what is supposed then, as it follows upon "if".
        usual: what the convention supposes, as it follows upon "if".
        doubt: what is not known, as it follows upon "whether".
    """

    claim: Claim
    turned: Position
    case: Sentence
    usual: Sentence
    doubt: Sentence


def open_rights(position: Position, played: Played) -> tuple[OpenRight, ...]:
    """Return what is open of the only position that is played; nothing where there are parts."""
    alone = played.alone
    if alone is None or not played.parts[0].is_plain or not can_be_decided(position):
        return ()
    return tuple(_open(alone, claim) for claim in played.claims)


def _open(position: Position, claim: Claim) -> OpenRight:
    if isinstance(claim, Castling):
        turned = replace(position, castling=position.castling - {claim})
        return OpenRight(claim, turned, MAY_NOT[claim], MAY[claim], MAY[claim])
    turned = replace(position, en_passant=claim)
    move = double_step(position, claim)
    case = said("the last move was {move}", move=move)
    other = said("the last move was not {move}", move=move)
    return OpenRight(claim, turned, case, other, case)


def dependent(
    usual: Solution,
    rights: Iterable[OpenRight],
    solve: Callable[[Position], Solution],
    token: Token,
) -> Iterator[SolutionPart]:
    """Yield what is found otherwise, of each right that matters and is not decided.

    Args:
        usual: the answer by convention, with all keys or lines.
        rights: what is open.
        solve: finds keys or lines of another position, with its verdict.
        token: stops the work; what is yielded then is not decided either.
    """
    is_long = usual.nodes > _LONG
    for each in rights:
        if is_long and _is_decided(usual.position, each.claim, token):
            continue
        other = solve(each.turned)
        if _says(other) == _says(usual):
            continue
        if is_long or not _is_decided(usual.position, each.claim, token):
            yield SolutionPart(each.case, other)


def _is_decided(position: Position, claim: Claim, token: Token) -> bool:
    return isinstance(decided(position, claim, token=token), Finished)


def _says(solution: Solution) -> tuple[object, ...]:
    """Return what must be the same where a right does not matter: verdict, first moves, lines."""
    keys = frozenset(
        (None if key.move is None else key.move.uci, key.length) for key in solution.keys
    )
    lines = frozenset(tuple(move.uci for move in line.moves) for line in solution.lines)
    return solution.verdict, keys, lines, solution.must_end


def depending(
    usual: Solution, alone: Solution, rights: Iterable[OpenRight], others: tuple[SolutionPart, ...]
) -> Solution:
    """Return the answer where a right that nobody has decided makes another.

    Args:
        usual: the answer by convention, with what was proved of other rights.
        alone: the same of the position that is played, without that.
        rights: what was open.
        others: what is found otherwise.
    """
    told = [each for each in rights if any(each.case == other.case for other in others)]
    words = [each.usual for each in told]
    case = said("{rights}", rights=listed(words)) if len(words) > 1 else words[0]
    first = SolutionPart(case, alone)
    parts = (first, *others)
    findings = message_of_parts((part.case, part.solution.message) for part in parts)
    message = said(
        "Depends on whether {doubts}: not decided; {findings}",
        doubts=joined((each.doubt for each in told), ", "),
        findings=findings,
    )
    found = [part.solution for part in parts]
    return replace(
        usual,
        verdict=Verdict.DEPENDS,
        message=message_with(message, usual.reasons),
        keys=once(phase for each in found for phase in each.keys),
        lines=once(line for each in found for line in each.lines),
        nodes=sum(each.nodes for each in found),
        seconds=sum(each.seconds for each in found),
        parts=parts,
        doubts=tuple(each.doubt for each in told),
    )
