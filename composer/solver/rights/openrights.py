# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers that depend on a right of which neither a proof nor a game was found.

The rule: castling that is set is played unless it is proved that king or rook has moved, a capture
in passing only if it is proved (Codex, article 16). Where the proofs leave such a right open, it is
asked whether it matters: the position is solved as well with the right turned round. If the answer
is the same, it stands. If not, a game is looked for that bears the convention out: one that leaves
king and rook at home, one that ends with another move than the double step. If there is one, the
answer stands. If there is none, nobody has decided: the verdict is `DEPENDS`, and says on what.
Rights that do not matter by themselves may matter together: then they are turned round together.

Many positions judged one after the other (neighbours, drop map, searches) go by the convention at
first; of those that are shown as sound it is asked at last, when all others are known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from composer.problem.position import Castling, Position
from composer.retro.rights.values import Claim
from composer.retro.rights.words import double_step
from composer.retro.rightsbygames import Decisions
from composer.said.sentence import Sentence, joined, listed, said
from composer.solver.options import Token
from composer.solver.rights.parts import once
from composer.solver.rights.played import MAY, MAY_NOT, Played
from composer.solver.solution import Solution, SolutionPart, Verdict
from composer.solver.verdict import message_of_parts

_LONG: Final = 200_000  # positions: what takes so many to solve is not solved again at once
_FEW: Final = 6  # rights that are turned round together: at most 47 ways, with four castlings

ONE_BY_ONE: Final = said(
    "rights that nobody has decided were tried one by one: they are too many to be tried together"
)
"""What is said where rights might matter together, and only each by itself was looked at."""


@dataclass(frozen=True, slots=True)
class OpenRight:
    """A right that holds, or does not, by convention alone.

    Attributes:
        claim: the castling, or the square of the capture in passing.
        case: what is supposed then, as it follows upon "if".
        usual: what the convention supposes, as it follows upon "if".
        doubt: what is not known, as it follows upon "whether".
    """

    claim: Claim
    case: Sentence
    usual: Sentence
    doubt: Sentence


Together = tuple[OpenRight, ...]
"""Open rights that are turned round at the same time, at most one capture in passing among them."""


@dataclass(frozen=True, slots=True)
class Turned:
    """What is found otherwise where some open rights are turned round.

    Attributes:
        rights: those rights.
        part: what is supposed then, and what is found.
    """

    rights: Together
    part: SolutionPart


def open_rights(played: Played) -> tuple[OpenRight, ...]:
    """Return what is open of the only position that is played; nothing where there are parts."""
    alone = played.alone
    if alone is None or not played.parts[0].is_plain:
        return ()
    return tuple(_open(alone, claim) for claim in played.claims)


def _open(position: Position, claim: Claim) -> OpenRight:
    if isinstance(claim, Castling):
        return OpenRight(claim, MAY_NOT[claim], MAY[claim], MAY[claim])
    move = double_step(position, claim)
    case = said("the last move was {move}", move=move)
    other = said("the last move was not {move}", move=move)
    return OpenRight(claim, case, other, case)


def dependent(
    usual: Solution,
    rights: Sequence[OpenRight],
    solve: Callable[[Position], Solution],
    token: Token,
    games: Decisions | None,
) -> Iterator[Turned]:
    """Yield what is found otherwise, of rights that matter and are not decided.

    Args:
        usual: the answer by convention, with all keys or lines.
        rights: what is open.
        solve: finds keys or lines of another position, with its verdict.
        token: stops the work; what is yielded then is not decided either.
        games: what games decide of them; None for no games, so that none is decided.
    """
    is_long = usual.nodes > _LONG
    known: dict[Claim, bool] = {}
    castlings = frozenset(each.claim for each in rights if isinstance(each.claim, Castling))
    found: list[Together] = []

    def is_open(each: OpenRight) -> bool:
        if games is None:
            return True
        if each.claim not in known:
            known[each.claim] = False
            beside = castlings.difference(known)
            together = games.together(usual.position, each.claim, beside, token)
            known.update(dict.fromkeys(together, True))
        return not known[each.claim]

    for some in turned_together(rights):
        if any(set(less) <= set(some) for less in found):  # these matter already
            continue
        if is_long and not all(map(is_open, some)):
            continue
        other = solve(_turned(usual.position, some))
        if _says(other) != _says(usual) and all(map(is_open, some)):
            found.append(some)
            yield Turned(some, SolutionPart(_in_words(right.case for right in some), other))


def turned_together(rights: Sequence[OpenRight]) -> Iterator[Together]:
    """Yield the rights one by one, then all that can be turned round together.

    Of two captures in passing only one can be possible. `were_all_turned` tells where there are too
    many.
    """
    most = len(rights) if were_all_turned(rights) else 1
    for number in range(1, most + 1):
        for some in combinations(rights, number):
            if sum(not isinstance(right.claim, Castling) for right in some) < 2:
                yield some


def were_all_turned(rights: Sequence[OpenRight]) -> bool:
    """Return whether rights are few enough to be turned round together, too."""
    return len(rights) <= _FEW


def _turned(position: Position, some: Together) -> Position:
    """Return a position with some of its open rights turned round."""
    lost = {right.claim for right in some if isinstance(right.claim, Castling)}
    passing = [right.claim for right in some if not isinstance(right.claim, Castling)]
    square = passing[0] if passing else position.en_passant
    return replace(position, castling=position.castling - lost, en_passant=square)


def _in_words(words: Iterable[Sentence]) -> Sentence:
    told = list(words)
    return said("{rights}", rights=listed(told)) if len(told) > 1 else told[0]


def _says(solution: Solution) -> tuple[object, ...]:
    """Return what must be the same where a right does not matter: verdict, first moves, lines."""
    keys = frozenset(
        (None if key.move is None else key.move.uci, key.length) for key in solution.keys
    )
    lines = frozenset(tuple(move.uci for move in line.moves) for line in solution.lines)
    return solution.verdict, keys, lines, solution.must_end


def depending(usual: Solution, alone: Solution, others: Sequence[Turned]) -> Solution:
    """Return the answer where rights that nobody has decided make another.

    Args:
        usual: the answer by convention, with what was proved of other rights.
        alone: the same of the position that is played, without that.
        others: what is found otherwise.
    """
    told = once(right for other in others for right in other.rights)
    first = SolutionPart(_in_words(right.usual for right in told), alone)
    parts = (first, *(other.part for other in others))
    findings = message_of_parts((part.case, part.solution.message) for part in parts)
    finding = said(
        "Depends on whether {doubts}: not decided; {findings}",
        doubts=joined((right.doubt for right in told), ", "),
        findings=findings,
    )
    found = [part.solution for part in parts]
    return replace(
        usual,
        verdict=Verdict.DEPENDS,
        finding=finding,
        keys=once(phase for solution in found for phase in solution.keys),
        lines=once(line for solution in found for line in solution.lines),
        nodes=sum(solution.nodes for solution in found),
        seconds=sum(solution.seconds for solution in found),
        parts=parts,
        doubts=tuple(right.doubt for right in told),
    )
