# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the tries: which are worth the name, and what refutes them.

A try is *thematic* if a theme names it, or if it shares a threat, or a mate that a theme names,
with the actual play, and it does not fail crudely: to a move that has no mate in the diagram
already, or to the capture of the man that tries. What a theme names is never crude.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from composer.analysis.judging.content import variations_named
from composer.analysis.phasechoice import ThemeMoves
from composer.analysis.phaseplay import PhasePlay, grouped, move_code
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import THEME, Flag
from composer.analysis.written import written
from composer.said.sentence import Listed, Notation, Sentence, counted, listed, said

_SHOWN: Final = 3  # tries in a sentence
_BY_ONE_REFUTATION: Final = frozenset({"white_correction", "corrected_tries_same_square"})
"""Themes whose tries may well fail to one and the same move."""


class Tries:
    """The tries of a mate in two that neither check nor fail to everything.

    Attributes:
        all: each of them.
        fine: those that do not fail crudely, or that a theme names.
        thematic: those of them that are worth the name.
        crude: those that fail crudely, and that no theme names.
    """

    def __init__(self, study: Study, key: PhasePlay, flags: Sequence[Flag]) -> None:
        """Sort them.

        Args:
            study: the solution laid out.
            key: the actual play.
            flags: the themes found.
        """
        self._study, self._flags = study, [flag for flag in flags if flag.grade is THEME]
        self.all = tuple(play for play in study.quiet_tries if not play.source.trivial)
        named = [play for play in self.all if self._named(play)]
        named_by = ThemeMoves.of(key, self._flags, study.solution)
        shared = {answer.unique for answer in variations_named(key, named_by)} | set(key.threats)
        self.fine = tuple(play for play in self.all if play in named or not self._is_crude(play))
        self.crude = tuple(play for play in self.all if play not in self.fine)
        self.thematic = tuple(
            play
            for play in self.fine
            if play in named or shared & (set(play.threats) | play.single_mates)
        )

    @property
    def corrected(self) -> bool:
        """Whether they are tries of a theme that may have one refutation for all."""
        return any(flag.id in _BY_ONE_REFUTATION for flag in self._flags)

    def _named(self, play: PhasePlay) -> bool:
        """Return whether a theme of the problem rests on a try."""
        return bool(ThemeMoves.of(play, self._flags, self._study.solution).moves)

    def _is_crude(self, play: PhasePlay) -> bool:
        move, before = play.source.refutations[0], self._study.set_play
        touched = {square for square, _ in move.changes}  # the pawn taken en passant, too
        taken = move.capture is not None and play.first.target in touched
        open_before = before is not None and any(
            move_code(move) == move_code(left) for left in before.unanswered
        )
        return taken or open_before


def try_points(tries: Tries) -> Iterator[Point]:
    """What speaks for and against the tries."""
    yield from _one_refutation(tries)
    yield from _thematic(tries.thematic)
    if tries.crude:
        firsts = tuple(play.first for play in tries.crude)
        sentence = counted(
            len(firsts),
            "One try fails crudely ({tries}).",
            "{count} tries fail crudely ({tries}).",
            tries=_failing(tries.crude),
        )
        yield Point("crude_refutation", Weight.NEUTRAL, sentence, (), firsts, len(firsts))


def _one_refutation(tries: Tries) -> Iterator[Point]:
    """One move that refutes all thematic tries."""
    found = tries.thematic
    refuted = grouped(found, lambda play: play.refutation)
    if len(found) < 2 or len(refuted) > 1 or tries.corrected:
        return
    move = found[0].source.refutations[0]
    failed = Notation(f"1...{written(move)}")
    sentence = said("All {count} thematic tries fail to {move}.", count=len(found), move=failed)
    if len(found) == 2:
        sentence = said("Both thematic tries fail to {move}.", move=failed)
    moves = (*(play.first for play in found), move)
    yield Point("one_refutation", Weight.BLEMISH, sentence, (), moves, len(found))


def _thematic(tries: Sequence[PhasePlay]) -> Iterator[Point]:
    """The thematic tries; several only if not one and the same move refutes them all."""
    kinds = len({play.refutation for play in tries})
    if not tries or 1 == kinds < len(tries):
        return
    sentence: Sentence = counted(
        len(tries),
        "One thematic try ({tries}).",
        "{count} thematic tries, each with a refutation of its own ({tries}).",
        tries=_failing(tries),
    )
    if kinds < len(tries):
        sentence = said(
            "{count} thematic tries with {kinds} different refutations ({tries}).",
            count=len(tries),
            kinds=kinds,
            tries=_failing(tries),
        )
    moves = tuple(play.first for play in tries)
    yield Point("strong_tries", Weight.MERIT, sentence, (), moves, len(tries))


def _failing(tries: Sequence[PhasePlay]) -> Listed:
    """Return tries with what refutes them, the first few of many: `1.Qe4? Kd5!`."""
    shown: list[Notation | Sentence] = [
        Notation(f"1.{written(play.first)}? {written(play.source.refutations[0])}!")
        for play in tries[:_SHOWN]
    ]
    if len(tries) > _SHOWN:
        shown.append(said("{more} more", more=len(tries) - _SHOWN))
    return listed(shown)
