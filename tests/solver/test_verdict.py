# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cases import every
from moves import made_move

from composer.problem.men import Colour, Man
from composer.problem.move import Mark
from composer.problem.stipulation import parse_stipulation
from composer.said.sentence import InWords
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.phases import Phase
from composer.solver.solution import Verdict
from composer.solver.verdict import message_of, verdict_of


def _key(target: int, length: int = 2, mark: Mark = Mark.NONE) -> Phase:
    return Phase(made_move(Man.WHITE_QUEEN, 0, target, mark=mark), length=length)


def so_far(keys: tuple[Phase, ...]) -> Stopped[tuple[Phase, ...]]:
    return Stopped(keys, Limit.WORKING)


ONE, OTHER = _key(1), _key(2)
MATE = _key(3, 1, Mark.MATE)
MANY = tuple(_key(target) for target in range(1, 31))


@every(
    "keys, kind, verdict",
    [
        ((), so_far, Verdict.UNDECIDED),
        ((), Finished, Verdict.NO_SOLUTION),
        ((ONE,), so_far, Verdict.UNDECIDED),
        ((ONE,), Finished, Verdict.SOUND),
        ((ONE, OTHER), so_far, Verdict.COOKED),
        ((ONE, OTHER), Finished, Verdict.COOKED),
        ((MATE,), so_far, Verdict.SHORT),
        ((ONE, MATE), Finished, Verdict.SHORT),
    ],
)
def test_a_verdict_is_given_when_it_is_certain(
    keys: tuple[Phase, ...], kind: Callable[[object], Searched[Any]], verdict: Verdict
) -> None:
    assert verdict_of(kind(keys), 2) is verdict


@every(
    "verdict, keys, progress, message",
    [
        (Verdict.UNDECIDED, (), (0, 0), "Not finished: no first move is decided yet"),
        (
            Verdict.UNDECIDED,
            (ONE,),
            (7, 30),
            "Not finished: 1.Qb1 solves; of the others 6 of 29 are refuted",
        ),
        (Verdict.COOKED, (ONE, OTHER), (7, 30), "Cooked: at least two keys, 1.Qb1, 1.Qc1"),
        (Verdict.COOKED, (ONE, OTHER), (30, 30), "Cooked: two keys, 1.Qb1, 1.Qc1"),
        (
            Verdict.COOKED,
            MANY,
            (30, 30),
            "Cooked: 30 keys, 1.Qb1, 1.Qc1, 1.Qd1, 1.Qe1, 1.Qf1, 1.Qg1 and 24 more",
        ),
        (
            Verdict.COOKED,
            MANY[:7],
            (30, 30),
            "Cooked: seven keys, 1.Qb1, 1.Qc1, 1.Qd1, 1.Qe1, 1.Qf1, 1.Qg1 and one more",
        ),
        (Verdict.SHORT, (ONE, MATE), (30, 30), "Short: 1.Qd1 is mate"),
        (Verdict.NO_SOLUTION, (), (0, 0), "No solution: Black has no move"),
        (Verdict.NO_SOLUTION, (), (5, 5), "No solution in two moves"),
        (Verdict.SOUND, (ONE,), (30, 30), "Sound: 1.Qb1!"),
    ],
)
def test_the_sentence(
    verdict: Verdict, keys: tuple[Phase, ...], progress: tuple[int, int], message: str
) -> None:
    asked = parse_stipulation("#2")
    assert str(message_of(verdict, keys, asked, Colour.BLACK, progress)) == message


def test_numbers_in_words() -> None:
    assert [str(InWords(number)) for number in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
