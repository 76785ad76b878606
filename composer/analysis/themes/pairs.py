# SPDX-License-Identifier: GPL-3.0-or-later
"""Pairs of defences on one square whose men shut each other off, in any phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from composer.analysis.board import LINERS
from composer.analysis.effects import Play
from composer.analysis.phaseplay import Answer, Code, PhasePlay
from composer.analysis.themes.flag import PHASES, THEME, Flag, moves_of, proved, unit
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square, file_of, rank_of, square_name
from composer.said.sentence import Listed, Notation, Part, Sentence, as_it_is, listed, said

_SHOWN: Final = 3  # tries in a sentence


class Pair(NamedTuple):
    """Two defences on one square, each with a mate that the other does not allow."""

    first: Play
    second: Play

    @property
    def square(self) -> Square:
        """Where both arrive."""
        return self.first.arrival

    @property
    def is_mutual(self) -> bool:
        """Whether each man shuts off the other."""
        return (
            self.second.defence.origin in self.first.shuts
            and self.first.defence.origin in self.second.shuts
        )


def is_straight(move: Move) -> bool:
    """Return whether a move goes along a rank or file."""
    return file_of(move.origin) == file_of(move.target) or rank_of(move.origin) == rank_of(
        move.target
    )


def by_arrival(phase: PhasePlay) -> dict[Square, list[Answer]]:
    """Return the effective defences of line men and pawns by where they arrive."""
    found: dict[Square, list[Answer]] = {}
    for answer in phase.answers.values():
        kind = answer.defence.man.kind
        if answer.effective and (kind in LINERS or kind is Kind.PAWN):
            found.setdefault(answer.defence.target, []).append(answer)
    return {square: answers for square, answers in found.items() if len(answers) > 1}


def separated(phase: PhasePlay, a: Answer, b: Answer) -> Iterator[tuple[Code, Code, Pair]]:
    """Yield pairs of mates of which each answers only one of two defences."""
    if a.defence.origin == b.defence.origin:
        return
    for one in a.mates:
        if one not in b.mates:
            for two in b.mates:
                if two not in a.mates:
                    yield one, two, Pair(phase.play(a, one), phase.play(b, two))


def mutual(phase: PhasePlay, a: Answer, b: Answer) -> Pair | None:
    """Return two defences with mates that prove that each man shuts off the other."""
    return next((pair for _, _, pair in separated(phase, a, b) if pair.is_mutual), None)


def shut_off(
    theme: str,
    word: Sentence,
    phase: PhasePlay,
    pair: Pair,
    number: int = 1,
    phases: Sequence[PhasePlay] = (),
) -> Flag:
    """Return the flag of two men who shut each other off.

    Args:
        theme: the theme's id.
        word: its name.
        phase: where it is shown.
        pair: the two defences with their mates.
        number: the number of the defences' move in the whole play.
        phases: all the phases that show it, if there are several.
    """
    one, two = pair
    where = as_it_is(square_name(pair.square))
    if phase.kind != "key":
        there = named(phases or [phase])
        where = said("{square} in {phase}", square=square_name(pair.square), phase=there)
    sentence = said(
        "{theme} on {square}: {one} shuts off {second} ({mate}),"
        " {two} shuts off {first} ({other}).",
        theme=word,
        square=where,
        one=Notation(f"{number}...{written(one.defence)}"),
        second=unit(phase.board, two.defence.origin),
        mate=Notation(f"{number + 1}.{written(one.mate)}"),
        two=Notation(f"{number}...{written(two.defence)}"),
        first=unit(phase.board, one.defence.origin),
        other=Notation(f"{number + 1}.{written(two.mate)}"),
    )
    squares = (pair.square, one.defence.origin, two.defence.origin)
    found = proved(theme, THEME, phase, pair, sentence, squares)
    kinds = {each.kind for each in phases}
    if not kinds:
        return found
    firsts = [first for each in phases for first in each.lead]
    moves = (*firsts, *moves_of(phase, pair)[len(phase.lead) :])
    return replace(found, phase=kinds.pop() if len(kinds) == 1 else PHASES, moves=moves)


def grimshaws(phase: PhasePlay) -> Iterator[Pair]:
    """Yield the Grimshaws of a phase: rook and bishop shut each other off on one square."""
    for answers in by_arrival(phase).values():
        rooks = [a for a in answers if a.defence.man.kind is Kind.ROOK]
        bishops = [a for a in answers if a.defence.man.kind is Kind.BISHOP]
        for rook in rooks:
            for bishop in bishops:
                pair = mutual(phase, rook, bishop)
                if pair is not None:
                    yield pair


def named(phases: Sequence[PhasePlay]) -> Listed:
    """Return phases in words, the first few of many tries."""
    tries = [phase.first_as("?") for phase in phases if phase.lead]
    told: list[Part] = [phase.name for phase in phases if not phase.lead or len(tries) == 1]
    if len(tries) > 1:
        more = len(tries) - _SHOWN
        rest = [said("{more} more", more=more)] if more > 0 else []
        told.append(said("the tries {moves}", moves=listed([*tries[:_SHOWN], *rest])))
    return listed(told)


def takes_first(phase: PhasePlay, pair: Pair) -> bool:
    """Return whether the two defences take the man that the first move put on the square."""
    return any(first.target == pair.square for first in phase.lead)


def pawn_grimshaws(phase: PhasePlay) -> Iterator[Pair]:
    """Yield the pawn Grimshaws of a phase: pawn and line man hinder each other on one square."""
    for answers in by_arrival(phase).values():
        pawns = [a for a in answers if a.defence.man.kind is Kind.PAWN]
        liners = [a for a in answers if a.defence.man.kind is not Kind.PAWN]
        for pawn in pawns:
            for liner in liners:
                for _, _, pair in separated(phase, pawn, liner):
                    if liner.defence.origin in pair.first.shuts and _stops_pawn(pair):
                        yield pair
                        break


def _stops_pawn(pair: Pair) -> bool:
    """Return whether the line man stops a step of the pawn that would parry."""
    pawn, liner = pair.first.defence, pair.second
    if file_of(pawn.origin) != file_of(pawn.target) or not liner.stands:
        return False
    return bool(liner.final.without(1 << liner.arrival).parried_by(1 << pawn.origin))


class Separation(NamedTuple):
    """Two captures on the square of a white man, with the mates that distinguish them."""

    pair: Pair
    like: bool


def novotnys(phase: PhasePlay) -> Iterator[Separation]:
    """Yield captures of the first move's man by two black line men, separated as in a Novotny.

    Both captures defend. Either both mates are threats, each of which survives one capture
    only, or the men are proved to shut each other off.
    """
    if not phase.lead:
        return
    square = phase.first.target
    takers = [
        a
        for a in phase.answers.values()
        if a.effective and a.defence.target == square and a.defence.man.kind in LINERS
    ]
    for a, b in combinations(takers, 2):
        like = is_straight(a.defence) == is_straight(b.defence)
        for one, two, pair in separated(phase, a, b):
            threatened = one in phase.threats and two in phase.threats
            if threatened or pair.is_mutual:
                yield Separation(pair, like)
                break


def _like(a: Answer, b: Answer) -> bool:
    """Return whether two men move alike: share rook's or bishop's moves."""
    kinds = {a.defence.man.kind, b.defence.man.kind}
    return Kind.PAWN not in kinds and kinds != {Kind.ROOK, Kind.BISHOP}


def mutual_pairs(phase: PhasePlay) -> Iterator[Pair]:
    """Yield the defences of two men that move alike and shut each other off on one square."""
    for answers in by_arrival(phase).values():
        for a, b in combinations(answers, 2):
            pair = mutual(phase, a, b) if _like(a, b) else None
            if pair is not None:
                yield pair
