# SPDX-License-Identifier: GPL-3.0-or-later
"""Rights that only the history of a position can give or take, and that its solution rests on.

A capture in passing is allowed only if it is proved that the double step was the last move;
castling is allowed unless it is proved to be impossible (Codex for Chess Composition, art. 16).
Diagrams do not say so. Where the printed solution or the keywords of a problem speak of it, the
rights are tried that would make it what its author meant. Nothing is guessed: the verdict stays
that of the diagram, and what it depends on is said beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from typing import Final

from composer.analysis.printedkeys import PrintedMove, printed_keys
from composer.notation.letters import ENGLISH, Letters
from composer.notation.moves import move_text
from composer.problem.edits import set_castling, set_en_passant
from composer.problem.move import Move
from composer.problem.position import Castling, Position
from composer.problem.problem import Problem
from composer.problem.squares import Square, square_name
from composer.retro.rights.values import capturable_passing
from composer.said.sentence import NOTHING, Notation, Sentence, said
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve_keys

_PASSING: Final = re.compile(r"\be\.?\s?p\b|en[ -]passant", re.IGNORECASE)
_CASTLING: Final = re.compile(r"castl|rochade|arrocc|\broque|retro", re.IGNORECASE)
_RETRO: Final = re.compile(r"\bretro", re.IGNORECASE)
_CASTLINGS: Final = {
    Castling.WHITE_SHORT: said("White may not castle short"),
    Castling.WHITE_LONG: said("White may not castle long"),
    Castling.BLACK_SHORT: said("Black may not castle short"),
    Castling.BLACK_LONG: said("Black may not castle long"),
}
_MOST: Final = 20_000  # letters of a printed solution that are looked through


@dataclass(frozen=True, slots=True)
class Dependence:
    """What would have to be proved by the history of a position for it to be sound.

    Attributes:
        position: the position with that right.
        key: its only key.
        en_passant: the square on which a capture in passing is allowed; None for none.
        castling: the rights that are not there, though convention gives them.
    """

    position: Position
    key: Move
    en_passant: Square | None = None
    castling: frozenset[Castling] = frozenset()


def is_hinted(problem: Problem) -> bool:
    """Return whether solution or keywords speak of a right that a diagram does not show."""
    passing, castling = _hints(problem)
    return passing or castling


def dependences(
    problem: Problem,
    solution: Solution,
    cancel: Token | None = None,
    session: Session | None = None,
) -> tuple[Dependence, ...]:
    """Return the fewest rights that make a problem sound with the key that was printed.

    Several are returned only where one is as good as another. Where no printed key can be read,
    being sound is enough.

    Args:
        problem: the problem.
        solution: what was found of it; of a sound one with its printed key nothing is looked
            for, nor of one whose verdict is not known.
        cancel: a token that stops the work; then nothing is returned.
        session: what solves keep in common.
    """
    passing, castling = _hints(problem)
    if not (passing or castling) or not problem.stipulation.is_direct:
        return ()
    printed = printed_keys(problem.extra("solution"))
    if not _is_doubtful(solution, printed):
        return ()
    token = cancel or Token()
    fewest: list[Dependence] = []
    for candidate in _candidates(problem.position, printed, passing, castling):
        if fewest and len(candidate.castling) > len(fewest[0].castling):
            break
        found = solve_keys(candidate.position, problem.stipulation, token, session, decide=False)
        if token.cancelled:
            return ()
        key = found.keys[0].move if found.verdict is Verdict.SOUND else None
        if key is not None and (not printed or any(one.names(key) for one in printed)):
            fewest.append(
                Dependence(candidate.position, key, candidate.en_passant, candidate.castling)
            )
    return tuple(fewest)


def dependence_sentence(found: Iterable[Dependence], letters: Letters = ENGLISH) -> Sentence:
    """Return what a problem depends on, its moves in the letters given; false for nothing."""
    return rights_sentence(
        right_sentence(
            dependence.en_passant, dependence.castling, f"1.{move_text(dependence.key, letters)}!"
        )
        for dependence in found
    )


def right_sentence(square: Square | None, off: frozenset[Castling], key: str) -> Sentence:
    """Return one right with the key that is sound then: `with en passant on c6: 1.bxc6 e.p.!`.

    Args:
        square: where a capture in passing is allowed; None for none.
        off: the castlings that are not allowed; one at least where there is no square.
        key: the key, with its number and mark.
    """
    move = Notation(key)
    if square is not None:
        where = square_name(square)
        return said("with en passant on {square}: {move}", square=where, move=move)
    rights = [_CASTLINGS[right] for right in Castling if right in off]
    both = reduce(lambda one, other: said("{one} and {other}", one=one, other=other), rights)
    return said("if {rights}: {move}", rights=both, move=move)


def rights_sentence(rights: Iterable[Sentence]) -> Sentence:
    """Return the sentence of one right, or of several of which each is enough."""
    each = tuple(rights)
    if not each:
        return NOTHING
    any_of = reduce(lambda one, other: said("{one} or {other}", one=one, other=other), each)
    return said("Sound {rights}", rights=any_of)


@dataclass(frozen=True, slots=True)
class _Candidate:
    position: Position
    en_passant: Square | None = None
    castling: frozenset[Castling] = frozenset()


def _hints(problem: Problem) -> tuple[bool, bool]:
    """Return whether captures in passing, and castling, are spoken of."""
    told = "\n".join((*problem.keywords, problem.extra("solution")[:_MOST]))
    retro = any(_RETRO.search(keyword) for keyword in problem.keywords)
    return bool(_PASSING.search(told)) or retro, bool(_CASTLING.search(told)) or retro


def _is_doubtful(solution: Solution, printed: tuple[PrintedMove, ...]) -> bool:
    if solution.verdict in (Verdict.UNDECIDED, Verdict.INVALID):
        return False
    keys = [phase.move for phase in solution.keys if phase.move is not None]
    if solution.verdict is not Verdict.SOUND:
        return True
    return bool(printed) and not any(one.names(keys[0]) for one in printed)


def _candidates(
    position: Position, printed: tuple[PrintedMove, ...], passing: bool, castling: bool
) -> Iterator[_Candidate]:
    """Yield positions with other rights, those that differ least first."""
    if passing and position.en_passant is None:
        for passed in capturable_passing(position):
            yield _Candidate(set_en_passant(position, passed), passed)
    if castling:
        rights = sorted(position.castling, key=lambda castling: castling.value)
        for number in range(1, len(rights) + 1):
            for off in combinations(rights, number):
                changed = position
                for right in off:
                    changed = set_castling(changed, right, False)
                yield _Candidate(changed, None, frozenset(off))
