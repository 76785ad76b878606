# SPDX-License-Identifier: GPL-3.0-or-later
"""White's second moves against each other: quiet, exchanged, in a cycle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from composer.analysis.phaseplay import Code, grouped
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of
from composer.problem.men import Kind
from composer.problem.move import CHECKING, Move
from composer.said.sentence import said

QUIET: Final = (False, False)
"""The loudness of a move that neither captures nor checks."""


def loudness(move: Move) -> tuple[bool, bool]:
    """Return whether a move captures, and whether it checks."""
    return move.capture is not None, move.mark in CHECKING


def second_moves(study: Study) -> dict[Code, tuple[Ply, PlayLine]]:
    """Return White's different second moves in lines that take all moves, where they are quietest.

    What one takes, or whom it checks, in one line only does not count.
    """
    found: dict[Code, tuple[Ply, PlayLine]] = {}
    for line in study.full:
        ply, known = line.white(2), found.get(line.white(2).code)
        if known is None or loudness(ply.move) < loudness(known[0].move):
            found[ply.code] = (ply, line)
    return found


def quiet_continuations(study: Study) -> Iterator[Flag]:
    """Quiet continuations: second moves that neither check nor capture, and how many of all.

    A theme from three, else an element.
    """
    all_found = second_moves(study)
    quiet = [line for ply, line in all_found.values() if loudness(ply.move) == QUIET]
    if quiet:
        word = said("Quiet continuations, {quiet} of {all}", quiet=len(quiet), all=len(all_found))
        grade = Grade.THEME if len(quiet) >= 3 else Grade.ELEMENT
        yield flag_of("quiet_continuations", grade, word, quiet)


Pair = tuple[Code, Code]


def _second_and_third(study: Study) -> dict[Pair, list[PlayLine]]:
    """Return the lines by White's second and third move."""
    return grouped(study.full, lambda line: (line.white(2).code, line.white(3).code))


def continuations_exchanged(study: Study) -> Iterator[Flag]:
    """Second and third moves exchanged: 2.A and 3.B in one line, 2.B and 3.A in another.

    After different first defences. A and B are moves of different men, and Black's second moves
    are not his king's.
    """
    found = _second_and_third(study)
    for (a, b), lines in found.items():
        if a >= b or (b, a) not in found or (a & 63) == (b & 63):
            continue
        for one in lines:
            for two in found[b, a]:
                if one.black(1).code == two.black(1).code or _flees(one) or _flees(two):
                    continue
                word = said("Second and third moves exchanged")
                yield flag_of("continuations_exchanged", Grade.THEME, word, (one, two))
                return


def _flees(line: PlayLine) -> bool:
    return line.black(2).move.man.kind is Kind.KING


def cyclic_continuations(study: Study) -> Iterator[Flag]:
    """Cyclic continuations: 2.A 3.B, 2.B 3.C, 2.C 3.A (or four) after different defences."""
    found = _second_and_third(study)
    after: dict[Code, list[Code]] = {}
    for a, b in found:
        if a != b:
            after.setdefault(a, []).append(b)
    for start in after:
        for second in after[start]:
            for third in after.get(second, ()):
                if start < min(second, third) and start in after.get(third, ()):
                    lines = _apart(found, [(start, second), (second, third), (third, start)])
                    if lines:
                        word = said("Cyclic continuations")
                        yield flag_of("cyclic_continuations", Grade.THEME, word, lines)
                        return


def _apart(found: Mapping[Pair, list[PlayLine]], pairs: list[Pair]) -> list[PlayLine]:
    """Return a line for each pair, all after different first defences; none if there are none."""
    lines: list[PlayLine] = []
    for pair in pairs:
        used = {line.black(1).code for line in lines}
        line = next((line for line in found[pair] if line.black(1).code not in used), None)
        if line is None:
            return []
        lines.append(line)
    return lines


RULES: Final = (
    quiet_continuations,
    continuations_exchanged,
    cyclic_continuations,
)
