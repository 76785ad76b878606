# SPDX-License-Identifier: GPL-3.0-or-later
"""The two-mover within a longer mate: its themes and elements at every mating node.

A *mating node* is White's last move but one with the mate in two that it leaves. Its defences and
mates do what they do in a two-mover, proved in the mate position by the same tests. Each element is
one flag, with the lines that show it; the same defence and mate after another order of moves are
one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from composer.analysis.effects import Play
from composer.analysis.longer.flags import flag_of
from composer.analysis.phaseplay import Code, PhasePlay, move_code
from composer.analysis.playlines import MatingNode, PlayLine
from composer.analysis.study import Study
from composer.analysis.themes import batteries, errors, tasks
from composer.analysis.themes.flag import ELEMENT, THEME, Flag, Grade
from composer.analysis.themes.lines import (
    Pair,
    grimshaws,
    mutual_pairs,
    novotnys,
    pawn_grimshaws,
    shut_off,
)
from composer.problem.men import Kind
from composer.problem.squares import Square
from composer.said.sentence import Notation, Sentence, said

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
    for node in study.mating_nodes:
        for theme, word, find in _FINDERS:
            pair = None if theme in seen else next(find(node.phase), None)
            if pair is not None:
                seen.add(theme)
                yield _pair_flag(theme, word, node, pair)


def _pair_flag(theme: str, word: Sentence, node: MatingNode, pair: Pair) -> Flag:
    line = PlayLine(node.plies, node.homes)
    found = shut_off(theme, word, node.phase, pair, number=line.length)
    sentence = said("After {lead}: {theme}", lead=Notation(line.text()), theme=found.sentence)
    moves = (*line.moves[:-1], *found.moves)
    return replace(found, grade=Grade.THEME, moves=moves, sentence=sentence)


_FEW: Final = 3  # mates of one battery that are no theme


class Shown(NamedTuple):
    """A defence and its mate at a mating node.

    Attributes:
        node: the node.
        play: what the two do on the board.
    """

    node: MatingNode
    play: Play

    @property
    def line(self) -> PlayLine:
        """The whole line, the key first."""
        return self.node.line(self.play)


_BY_PLAY: Final = (
    *errors.ELEMENTS,
    *batteries.ELEMENTS,
    tasks.PROMOTION_MATE,
    errors.DRAWN_OFF,
    errors.UNPINS_OWN,
    batteries.MASKED,
)


def mating_elements(study: Study) -> Iterator[Flag]:
    """Self-block, interference, unguard, pins, unpins, checks, batteries: one flag for each.

    Full defences with a single mate at the mating nodes. The elements are those of the mate in
    two, and so are their proofs.
    """
    shown = _distinct(study.mating_nodes)
    for element in _BY_PLAY:
        found = (entry for entry in shown if element.shows(entry.node.phase, entry.play))
        yield from _flag(element.theme, element.later, element.word, found)
    yield from _battery_themes([entry for entry in shown if entry.play.battery is not None])


def _distinct(nodes: Iterable[MatingNode]) -> list[Shown]:
    """Return the full defences with a single mate; each position after a defence once."""
    found: dict[tuple[object, ...], Shown] = {}
    for node in nodes:
        for answer, play in node.phase.plays:
            place = (node.phase.board, answer.code)
            found.setdefault(place, Shown(node, play))
    return list(found.values())


def _flag(theme: str, grade: Grade, word: Sentence, shown: Iterable[Shown]) -> Iterator[Flag]:
    """Yield one flag with the lines that differ by the defence or by the mate."""
    lines: dict[tuple[Code, Code], Shown] = {}
    for entry in shown:
        lines.setdefault((move_code(entry.play.defence), move_code(entry.play.mate)), entry)
    if lines:
        squares = tuple(dict.fromkeys(line.play.arrival for line in lines.values()))
        yield flag_of(theme, grade, word, [line.line for line in lines.values()], squares)


def _battery_themes(fired: list[Shown]) -> Iterator[Flag]:
    """Yield battery play, a battery that fires to many squares, and the king's battery.

    It is one battery as long as both its men stand on the same squares.
    """
    if len({move_code(entry.play.mate) for entry in fired}) >= 2:
        yield from _flag("battery_play", ELEMENT, said("Battery play"), fired)
    royal = (entry for entry in fired if entry.play.mate.man.kind is Kind.KING)
    yield from _flag("royal_battery", THEME, said("The king fires a battery"), royal)
    places: dict[tuple[Square | None, Square], dict[Square, Shown]] = {}
    for entry in fired:
        mate = entry.play.mate
        places.setdefault((entry.play.battery, mate.origin), {}).setdefault(mate.target, entry)
    most = max(places.values(), key=len, default={})
    if len(most) >= 3:
        grade = THEME if len(most) > _FEW else ELEMENT
        word = said("Mates of one battery, {count}", count=len(most))
        yield from _flag("battery_3plus_mates", grade, word, most.values())
