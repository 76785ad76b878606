# SPDX-License-Identifier: GPL-3.0-or-later
"""What White's moves do to his own defence in self play, proved in the mate by undoing it.

Of two different moves in lines with different mates each of these is a theme, of one an element:

- *White interference*: a white man comes, without capturing, to a square where he shuts off a
  line man of his own, who could parry the mate over the empty square.
- *White self-block*: a white man comes, without capturing, to a square to which his king could
  step, were it empty.
- *Unpin of the mating man*: the man who mates was pinned before White's last move, and is not
  after it.

And:

- *Cross-check*: Black checks, and White answers with check, not by taking the man who has moved. A
  theme with two different answers, else an element.
- *Duel*: a white officer answers the moves of a black one, at least three with different single
  answers. A theme from four on, or where he answers all moves of the black one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from composer.analysis.board import KING_STEPS, LINERS, Board, between, squares_in
from composer.analysis.phaseplay import Code, PhasePlay, origin_of, target_of
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.selfplay.batteries import most_apart
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    THEME,
    Flag,
    after_key,
    flag_of,
    lines,
    proved,
    unit,
)
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said

_OFFICERS: Final = frozenset({*LINERS, Kind.KNIGHT})


class Effect(NamedTuple):
    """A white move that does something to White's own defence, in a line that shows it.

    Attributes:
        line: the line.
        ply: the move.
        square: the square that matters beside that of its arrival.
    """

    line: PlayLine
    ply: Ply
    square: Square


def effects(study: Study) -> Iterator[Flag]:
    """White interference, white self-block, unpin of the mating man."""
    shut: list[Effect] = []
    blocked: list[Effect] = []
    unpinned: list[Effect] = []
    for line, mated in study.ends:
        for ply in _standing(line):
            square = ply.move.target
            lifted = mated.without(1 << square)
            other = next(_shut_off(lifted, square), None)
            if other is not None:
                shut.append(Effect(line, ply, other))
            if KING_STEPS[mated.king] >> square & 1 and lifted.may_flee(square):
                blocked.append(Effect(line, ply, mated.king))
        last, mater = line.plies[-2], line.mate.move.origin
        if (last.before.pinned() & ~last.after.pinned()) >> mater & 1:
            unpinned.append(Effect(line, last, mater))
    for theme, found, word in (
        ("white_interference_s", shut, said("White interference")),
        ("white_self_block_s", blocked, said("White self-blocks")),
        ("unpin_s", unpinned, said("The mating man is unpinned")),
    ):
        if found:
            yield _shown(theme, found, word)


def _standing(line: PlayLine) -> Iterator[Ply]:
    """Yield the last moves of White's men, the king apart, who came to where they stand in the end.

    None that captures: the square was occupied before.
    """
    for ply in line.plies[0::2]:
        square = ply.move.target
        stands = line.final.white >> square & 1 and line.homes.get(square) == ply.home
        if stands and ply.move.capture is None and ply.move.man.kind is not Kind.KING:
            yield ply


def _shut_off(lifted: Board, square: Square) -> Iterator[Square]:
    """Yield the line men of the mated side who could parry over a square that has become empty."""
    targets = lifted.parrying_squares()
    for other in squares_in(lifted.parried_by(lifted.black & lifted.liners)):
        reached = squares_in(lifted.steps(other) & targets)
        if any(between(other, target) >> square & 1 for target in reached):
            yield other


def _shown(theme: str, found: list[Effect], word: Sentence) -> Flag:
    different = most_apart(found, lambda effect: effect.line, lambda effect: effect.ply)
    grade = THEME if len(different) > 1 else ELEMENT
    squares = [square for effect in different for square in (effect.ply.move.target, effect.square)]
    lines = [effect.line for effect in different]
    by_key = any(effect.ply is effect.line.plies[0] for effect in different)
    return flag_of(theme, grade, word, lines, tuple(dict.fromkeys(squares)), key=by_key)


def cross_checks(study: Study) -> Iterator[Flag]:
    """Cross-checks."""
    found: dict[Code, PlayLine] = {}
    for line in study.full:
        for number in range(1, study.moves):
            black, white = line.black(number), line.white(number + 1)
            checks = black.move.mark is Mark.CHECK and white.move.mark is Mark.CHECK
            if checks and white.move.target != black.move.target:
                found.setdefault(white.code, line)
    if found:
        word = said("Cross-checks") if len(found) > 1 else said("Cross-check")
        grade = THEME if len(found) > 1 else ELEMENT
        squares = tuple(target_of(code) for code in found)
        yield flag_of("cross_check", grade, word, list(found.values()), squares)


@after_key
def duel(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Duel of a black officer with a white one."""
    for man, answers in key.by_man().items():
        single = [answer for answer in answers if answer.full and answer.unique]
        for white in dict.fromkeys(origin_of(answer.unique) for answer in single):
            made = {a.unique: a for a in reversed(single) if origin_of(a.unique) == white}
            pair = Kind(study.diagram.kind(man)), Kind(study.diagram.kind(white))
            if len(made) < 3 or not _OFFICERS.issuperset(pair):
                continue
            everywhere = all(a in single and origin_of(a.unique) == white for a in answers)
            plays = [key.play(answer, answer.unique) for answer in reversed(made.values())]
            sentence = said(
                "Duel of {black} and {white}: {lines}.",
                black=unit(study.diagram, man),
                white=unit(study.diagram, white),
                lines=lines(plays),
            )
            grade = THEME if len(made) > 3 or everywhere else ELEMENT
            yield proved("duel_s", grade, key, plays, sentence, (man, white))


RULES: Final = (effects, cross_checks, duel)
