# SPDX-License-Identifier: GPL-3.0-or-later
"""Line play of Black: Grimshaw, Novotny and their kin, where black men shut each other off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from composer.analysis.board import LINERS, line_through, squares_in
from composer.analysis.phaseplay import SET, PhasePlay, grouped
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    THEME,
    Flag,
    after_key,
    moves_of,
    proved,
    unit,
)
from composer.analysis.themes.pairs import (
    Pair,
    grimshaws,
    mutual_pairs,
    named,
    novotnys,
    pawn_grimshaws,
    shut_off,
    takes_first,
)
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.squares import Square, file_of, square_name
from composer.said.sentence import Notation, joined, said


class Standing(NamedTuple):
    """A Grimshaw with the phases that show it: same men, same square, same two mates.

    Attributes:
        pair: the two defences with their mates, of the first phase.
        phases: the phases, the actual play first.
    """

    pair: Pair
    phases: list[PhasePlay]

    def stands_in(self, phase: PhasePlay, pair: Pair) -> bool:
        """Return whether a Grimshaw of another phase is this one again."""
        if pair.square != self.pair.square:
            return False
        return all(
            play.defence.origin == there.defence.origin
            and self.phases[0].identity(play.mate) in phase.answers[phase.code(there.defence)].mates
            for play, there in zip(self.pair, pair, strict=True)
        )


def _standing(study: Study) -> list[Standing]:
    """Return the Grimshaws of all phases, each once; those of a Novotny are none."""
    found: list[Standing] = []
    latvians = {pair.square for _, pair in _latvians(study)}
    for phase in (*(() if study.key is None else (study.key,)), *study.virtual):
        for pair in grimshaws(phase):
            taken = pair.square in latvians and all(play.defence.capture for play in pair)
            if taken or takes_first(phase, pair):
                continue
            known = next((each for each in found if each.stands_in(phase, pair)), None)
            if known is None:
                found.append(Standing(pair, [phase]))
            elif phase not in known.phases:
                known.phases.append(phase)
    return found


def grimshaw(study: Study) -> Iterator[Flag]:
    """Grimshaw: black rook and bishop arrive on one square and shut each other off.

    Any defences that parry a threat; threats may be among the mates; captures of a white man
    that stood there count. Each has a mate that the other does not allow, and in that mate the
    one who stayed is proved to be shut off. Captures of the key's man are a Novotny: there the
    Grimshaw is that of set play on the same square, if it has one. In set play or after a try
    with one refutation it is grimshaw_virtual: told once for all its phases, and a mere element
    where the actual play has the same, with the same mates.
    """
    before = _before_novotny(study)
    for pair, phases in _standing(study):
        first = phases[0]
        if first.kind == "key":
            yield shut_off("grimshaw", said("Grimshaw"), first, pair)
            if phases[1:]:
                yield _again(first, pair, phases[1:])
        else:
            is_set = first.kind == SET and pair.square in before
            theme = "grimshaw" if is_set else "grimshaw_virtual"
            yield shut_off(theme, said("Grimshaw"), first, pair, phases=phases)


def _again(key: PhasePlay, pair: Pair, phases: Sequence[PhasePlay]) -> Flag:
    """Return the flag of a Grimshaw that the actual play has, too."""
    sentence = said(
        "Grimshaw on {square} in {phases} as in the actual play.",
        square=square_name(pair.square),
        phases=named(phases),
    )
    found = shut_off("grimshaw_virtual", said("Grimshaw"), key, pair, phases=phases)
    return replace(found, grade=ELEMENT, sentence=sentence)


def _before_novotny(study: Study) -> frozenset[Square]:
    """Return the square on which the key makes a Novotny, if it does."""
    if study.key is None or all(found.like for found in novotnys(study.key)):
        return frozenset()
    return frozenset({study.key.first.target})


@after_key
def pawn_grimshaw(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Pawn Grimshaw: pawn and line man arrive on one square and hinder each other.

    The pawn shuts off the line man; the line man stops a step of the pawn that would parry
    the mate: take it away and the pawn can. With a bishop it is a pickabish, and an element
    beside it.
    """
    for pair in pawn_grimshaws(key):
        found = shut_off("pawn_grimshaw", said("Pawn Grimshaw"), key, pair)
        if pair.second.defence.man.kind is Kind.BISHOP:
            yield replace(found, grade=ELEMENT)
            yield shut_off("pickabish", said("Pickabish"), key, pair)
        else:
            yield found


@after_key
def grimshaw_triple(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Triple Grimshaw: on three squares three pairs of different men shut each other off."""
    pairs = [pair for pair in grimshaws(key) if not takes_first(key, pair)]
    pairs += pawn_grimshaws(key)
    if len({pair.square for pair in pairs}) < 3:
        return
    for three in combinations(pairs, 3):
        men = {play.defence.origin for pair in three for play in pair}
        if len({pair.square for pair in three}) == 3 and len(men) == 6:
            squares = tuple(pair.square for pair in three)
            moves = moves_of(key, [play for pair in three for play in pair])
            where = joined(square_name(square) for square in squares)
            sentence = said("Three Grimshaws, on {squares}.", squares=where)
            yield Flag("grimshaw_triple", THEME, "key", squares, moves, (), sentence)
            return


def white_grimshaw(study: Study) -> Iterator[Flag]:
    """White Grimshaw: rook and bishop try on one square and shut each other off there.

    Each try fails to its refutation alone; with its man lifted off the square the other one
    mates after that refutation.
    """
    places = grouped(
        (phase for phase in study.quiet_tries if phase.first.man.kind in (Kind.ROOK, Kind.BISHOP)),
        lambda phase: phase.first.target,
    )
    for square, phases in places.items():
        for one, two in combinations(phases, 2):
            a, b = one.first, two.first
            if a.man.kind is b.man.kind:
                continue
            if _shuts_white(one, b.origin) and _shuts_white(two, a.origin):
                sentence = said(
                    "White Grimshaw on {square}: {one} shuts off {second},"
                    " {two} shuts off {first}.",
                    square=square_name(square),
                    one=Notation(f"1.{written(a)}?"),
                    second=unit(study.diagram, b.origin),
                    two=Notation(f"1.{written(b)}?"),
                    first=unit(study.diagram, a.origin),
                )
                squares = (square, a.origin, b.origin)
                yield Flag("white_grimshaw", THEME, "try", squares, (a, b), (), sentence)


def _shuts_white(phase: PhasePlay, man: Square) -> bool:
    """Return whether a try fails because its man shuts off the white man on a square."""
    first = phase.first
    if not phase.source.refutations:
        return False
    board = phase.board.after(phase.source.refutations[0])
    if not board.white >> first.target & 1 or not board.attacks(man) >> first.target & 1:
        return False
    lifted = board.without(1 << first.target)
    beyond = lifted.steps(man) & ~board.steps(man) & line_through(man, first.target)
    mates = (lifted.shifted(man, square) for square in squares_in(beyond))
    return any(mate.is_mate() and not mate.white_attacked() for mate in mates)


def novotny(study: Study) -> Iterator[Flag]:
    """Novotny: White sacrifices on the crossing of a black rook's and a black bishop's line.

    The key's man can be taken there by a man moving like a rook and one moving like a bishop;
    of two threats each survives one capture only, or without threats the mates differ and
    the men are proved to shut each other off. Tries with one refutation: novotny_try. With
    two men that move alike it is a Plachutta.
    """
    for phase in (*study.tries, *(() if study.key is None else (study.key,))):
        for found in novotnys(phase):
            if found.like:
                if phase.kind == "key":
                    yield shut_off("plachutta", said("Plachutta"), phase, found.pair)
            else:
                theme = "novotny_key" if phase.kind == "key" else "novotny_try"
                yield shut_off(theme, said("Novotny"), phase, found.pair)
                break


def latvian_novotny(study: Study) -> Iterator[Flag]:
    """Latvian Novotny: the white man on the crossing square stands there from the start.

    Black rook and bishop capture it with different mates and shut each other off. Not where
    the key goes to the square or leaves it; in set play too, where the key then takes the man
    away.
    """
    for phase, pair in _latvians(study):
        yield shut_off("latvian_novotny", said("Latvian Novotny"), phase, pair)


def _latvians(study: Study) -> Iterator[tuple[PhasePlay, Pair]]:
    key = study.key
    if key is None:
        return
    moved = (key.first.origin, key.first.target)
    for pair in grimshaws(key):
        if study.diagram.white >> pair.square & 1 and pair.square not in moved:
            yield key, pair
    before = study.set_play
    if before is not None:
        for pair in grimshaws(before):
            if pair.square == moved[0]:
                yield before, pair


def wurzburg_plachutta(study: Study) -> Iterator[Flag]:
    """Würzburg-Plachutta: two men that move alike shut each other off on one square.

    In two defences with different mates, proved both ways; White sacrifices nothing there.
    """
    if study.key is not None:
        for pair in mutual_pairs(study.key):
            if takes_first(study.key, pair):
                continue
            yield shut_off("wurzburg_plachutta", said("Würzburg-Plachutta"), study.key, pair)


@after_key
def like_interference(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Holzhausen and anti-Bristol: a line man shuts off another that moves alike.

    On different lines it is a Holzhausen interference; on one and the same line, one man
    placed in front of the other, an anti-Bristol.
    """
    for _, play in key.plays:
        kind = play.defence.man.kind
        if kind not in LINERS:
            continue
        for man in play.shuts:
            other = play.before.kind(man)
            if kind != other and {int(kind), other} == {Kind.ROOK, Kind.BISHOP}:
                continue
            one_line = line_through(play.defence.origin, play.arrival) >> man & 1
            theme = "anti_bristol" if one_line else "holzhausen"
            word = said("Anti-Bristol") if one_line else said("Holzhausen interference")
            sentence = said(
                "{theme} on {square}: {line}, {man} is shut off.",
                theme=word,
                square=square_name(play.arrival),
                line=play.notation,
                man=unit(key.board, man),
            )
            squares = (play.arrival, man)
            yield proved(theme, ELEMENT, key, [play], sentence, squares)


def organ_pipes(study: Study) -> Iterator[Flag]:
    """Organ pipes: two black rooks and two black bishops side by side, as R B B R or B R R B."""
    board = study.diagram
    for step, starts in (
        (1, [s for s in range(64) if file_of(s) <= 4]),
        (8, range(40)),
    ):
        for start in starts:
            row = tuple(range(start, start + 4 * step, step))
            kinds = [board.kind(s) if board.black >> s & 1 else 0 for s in row]
            if kinds in ([4, 3, 3, 4], [3, 4, 4, 3]):
                sentence = said(
                    "Organ pipes from {first} to {last}.",
                    first=square_name(row[0]),
                    last=square_name(row[3]),
                )
                yield Flag("organ_pipes", THEME, "diagram", row, (), row, sentence)


RULES: Final = (
    grimshaw,
    pawn_grimshaw,
    grimshaw_triple,
    white_grimshaw,
    novotny,
    latvian_novotny,
    wurzburg_plachutta,
    like_interference,
    organ_pipes,
)
