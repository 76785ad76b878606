# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-mover themes within a longer mate: after White's last move but one, a mate in two."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from composer.analysis.board import Board
from composer.analysis.effects import Play
from composer.analysis.phaseplay import PhasePlay
from composer.analysis.playlines import Homes, PlayLine, Ply, counting, moved, only, ply_of
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.themes.lines import (
    Pair,
    grimshaws,
    mutual_pairs,
    novotnys,
    pawn_grimshaws,
    shut_off,
)
from composer.said.sentence import Notation, Sentence, said
from composer.solver.phases import Phase, Variation

MOST_NODES: Final = 1_000
"""Mating nodes that are laid out."""


class MatingNode(NamedTuple):
    """White's last move but one with the mate in two that it leaves.

    Attributes:
        plies: the moves up to and with White's last but one.
        homes: where men come from, before that move, by the squares on which they stand then.
        phase: its play: defences and mates.
    """

    plies: tuple[Ply, ...]
    homes: Homes
    phase: PhasePlay

    def line(self, play: Play) -> PlayLine:
        """Return the line that ends with a defence and mate of this node."""
        homes = moved(self.homes, self.plies[-1].move)
        black = ply_of(play.defence, homes, play.before)
        homes = moved(homes, play.defence)
        white = ply_of(play.mate, homes, play.between)
        return PlayLine((*self.plies, black, white), moved(homes, play.mate))


def mating_nodes(study: Study) -> Iterator[MatingNode]:
    """Yield the nodes from which White mates with the next move, each position once.

    After the effective defences of each node and their only continuations; lines that mate
    before the last move have none. No more than `MOST_NODES` are laid out.
    """
    seen: set[Board] = set()
    start = moved({}, study.first.move)
    for node in _nodes((study.first,), start, study.actual.variations, study.moves):
        if node.phase.board not in seen:
            seen.add(node.phase.board)
            yield node
            if len(seen) == MOST_NODES:
                return


def _nodes(
    plies: tuple[Ply, ...], homes: Homes, variations: Sequence[Variation], moves: int
) -> Iterator[MatingNode]:
    number = len(plies) // 2 + 2  # of White's next move
    board = plies[-1].after
    for variation in counting(variations, within=len(plies) > 1):
        answer = only(variation.continuations)
        if answer is None or answer.ends:
            continue
        black = ply_of(variation.defence, homes, board)
        known = moved(homes, black.move)
        white = ply_of(answer.move, known, black.after)
        if number < moves - 1:
            line = (*plies, black, white)
            yield from _nodes(line, moved(known, answer.move), answer.variations, moves)
            continue
        source = Phase(
            answer.move, answer.threats, answer.zugzwang, variations=answer.variations, length=2
        )
        phase = PhasePlay("key", source, black.after)
        yield MatingNode((*plies, black, white), known, phase)


Finder = Callable[[PhasePlay], Iterator[Pair]]


def _novotny(phase: PhasePlay) -> Iterator[Pair]:
    return (found.pair for found in novotnys(phase) if not found.like)


def _plachutta(phase: PhasePlay) -> Iterator[Pair]:
    return (found.pair for found in novotnys(phase) if found.like)


_FINDERS: Final[tuple[tuple[str, Sentence, Finder], ...]] = (
    ("novotny_w2", said("Novotny"), _novotny),
    ("plachutta_w2", said("Plachutta"), _plachutta),
    ("grimshaw_b2", said("Grimshaw"), grimshaws),
    ("pawn_grimshaw_b2", said("Pawn Grimshaw"), pawn_grimshaws),
    ("wurzburg_plachutta_b2", said("Würzburg-Plachutta"), mutual_pairs),
)


def last_but_one_themes(study: Study) -> Iterator[Flag]:
    """Novotny, Plachutta, Grimshaw, pawn Grimshaw, Würzburg-Plachutta at the mating nodes.

    By the rules of the mate in two. Each once, on the first square where it is shown.
    """
    seen: set[str] = set()
    for node in mating_nodes(study):
        for theme, word, find in _FINDERS:
            pair = None if theme in seen else next(find(node.phase), None)
            if pair is not None:
                seen.add(theme)
                yield _flag(theme, word, node, pair)


def _flag(theme: str, word: Sentence, node: MatingNode, pair: Pair) -> Flag:
    line = PlayLine(node.plies, node.homes)
    found = shut_off(theme, word, node.phase, pair, number=line.length)
    sentence = said("After {lead}: {theme}", lead=Notation(line.text()), theme=found.sentence)
    moves = (*line.moves[:-1], *found.moves)
    return replace(found, grade=Grade.THEME, moves=moves, sentence=sentence)


RULES: Final = (last_but_one_themes,)
