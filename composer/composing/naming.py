# SPDX-License-Identifier: GPL-3.0-or-later
"""Which men a proof names, and which grades of a flag are enough for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from composer.analysis.longer.grammar import ANY_GRADE, LONGER_GRAMMARS, LongGrammar
from composer.analysis.playlines import PlayLine
from composer.analysis.selfplay.grammar import SELF_GRAMMARS
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.composing.ask import Meant
from composer.problem.squares import Square
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play


def long_grammars(stipulation: Stipulation) -> Mapping[str, LongGrammar]:
    """Return the grammars of direct mates in three, or of selfmates."""
    return SELF_GRAMMARS if stipulation.play is Play.SELF else LONGER_GRAMMARS


def grades_of(stipulation: Stipulation, theme: str) -> tuple[Grade, ...]:
    """Return the grades of a theme's flag that are enough."""
    if stipulation.is_two_mover:
        return (Grade.THEME,)
    if stipulation.play is Play.HELP:  # where some of the detectors know elements only
        return ANY_GRADE
    known = long_grammars(stipulation).get(theme)
    return (Grade.THEME,) if known is None else known.grades


def named_by(flag: Flag) -> frozenset[Square]:
    """Return the squares of the men that a proof names.

    Its squares, its line, where its moves begin, and where they take somebody.
    """
    moved = {move.origin for move in flag.moves}
    taken = {move.target for move in flag.moves if move.capture is not None}
    return frozenset({*flag.squares, *flag.line, *moved, *taken})


def is_meant(flag: Flag, meant: Meant) -> bool:
    """Return whether a flag is of a theme that is meant, on the squares that it means."""
    return flag.id == meant.theme and set(meant.squares) <= named_by(flag)


def acting(study: Study, flags: Sequence[Flag]) -> frozenset[Square]:
    """Return where the men stand in the diagram who move or are taken in the lines of proofs."""
    if study.key is None:
        return frozenset()
    shown = [frozenset(flag.moves) for flag in flags]
    lines = [line for line in study.lines if any(moves.issuperset(line.moves) for moves in shown)]
    return frozenset(square for line in lines for square in _men_of(line))


def _men_of(line: PlayLine) -> Iterator[Square]:
    at = {ply.move.origin: ply.home for ply in line.plies[:1]}
    for ply in line.plies:
        move = ply.move
        at.pop(move.origin, None)
        yield ply.home
        if move.capture is not None:
            lost = move.origin & 56 | move.target & 7 if move.en_passant else move.target
            yield at.pop(lost, lost)
        at[move.target] = ply.home
