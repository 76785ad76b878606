# SPDX-License-Identifier: GPL-3.0-or-later
"""Black's errors in selfmates: correction, and men who shut each other off.

What White's second move needs cannot be seen from a mate that it gives, for it gives none. So
errors are proved by what follows each of a man's moves, and by Black's last move: a man is shut off
where, could he pass over the one who stands in his way, he had a legal move that does not mate.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from composer.analysis.board import LINERS, Board, line_through, squares_in
from composer.analysis.phaseplay import Answer, PhasePlay, grouped, move_code
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    Flag,
    Grade,
    after_key,
    flag_of,
    lines,
    proved,
    unit,
)
from composer.analysis.themes.pairs import Pair, by_arrival, is_straight, shut_off
from composer.problem.men import Kind
from composer.problem.squares import Square, square_name
from composer.said.sentence import Sentence, said


@after_key
def black_correction(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Black correction: a man's random moves allow A, another move of his prevents A and allows B.

    Every move of the man (not the king) is a defence that does not let a threat through. A follows
    more than half of his moves, three at least as the only answer, and nobody else's: so it is his
    leaving that allows it. After another of his moves A does not work and B is the only answer.
    """
    for man, answers in key.by_man().items():
        if len(answers) < 3 or not all(answer.full and answer.mates for answer in answers):
            continue
        found = _corrections(key, man, answers)
        if found is None:
            continue
        random, corrections = found
        sentence = said(
            "Black correction of {unit}: random {random}, correcting {correction}.",
            unit=unit(key.board, man),
            random=random[0].notation,
            correction=corrections[0].notation,
        )
        plays = [key.play(move, move.unique) for move in (*random, *corrections)]
        yield proved("black_correction_s", Grade.THEME, key, plays, sentence, (man,))


def _corrections(
    key: PhasePlay, man: Square, answers: list[Answer]
) -> tuple[list[Answer], list[Answer]] | None:
    """Return a man's random moves and those that correct, if the moves are such."""
    counts = grouped((answer for answer in answers if answer.unique), lambda answer: answer.unique)
    for general, random in counts.items():
        others = (a for a in key.answers.values() if a.defence.origin != man)
        allowing = sum(general in answer.mates for answer in answers)
        if len(random) < 3 or 2 * allowing <= len(answers):
            continue
        if any(general in other.mates for other in others):
            continue
        corrections = [
            answer for answer in answers if answer.unique and general not in answer.mates
        ]
        if corrections:
            return random, corrections
    return None


@after_key
def grimshaw(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Grimshaw: black rook and bishop arrive on one square and shut each other off.

    Each has its own single answer, and in a line after it the one who stayed is proved to be shut
    off where Black has to mate.
    """
    for answers in by_arrival(key).values():
        for one, two in combinations(answers, 2):
            kinds = {one.defence.man.kind, two.defence.man.kind}
            if kinds == {Kind.ROOK, Kind.BISHOP} and _shut_off_in_turn(study, one, two):
                yield _crossing("grimshaw_s", said("Grimshaw"), key, one, two)


def white_grimshaw(study: Study) -> Iterator[Flag]:
    """White Grimshaw: white rook and bishop arrive on one square and shut each other off.

    In lines with different first defences. Each time the one who stayed could parry the mate,
    could he pass over the one who arrived.
    """
    arrived: dict[Square, list[tuple[Ply, PlayLine]]] = {}
    for line in study.mated:
        for number in range(2, study.moves + 1):
            ply = line.white(number)
            if ply.move.man.kind in (Kind.ROOK, Kind.BISHOP):
                arrived.setdefault(ply.move.target, []).append((ply, line))
    for square, found in arrived.items():
        for (one, first), (two, second) in combinations(found, 2):
            unlike = one.move.man.kind is not two.move.man.kind
            apart = first.black(1).code != second.black(1).code
            if not unlike or not apart:
                continue
            if _bars(first, two.home, square) and _bars(second, one.home, square):
                word = said("White Grimshaw on {square}", square=square_name(square))
                squares = (square, one.home, two.home)
                yield flag_of("grimshaw_s", Grade.THEME, word, (first, second), squares)
                return


def _bars(line: PlayLine, man: Square, square: Square) -> bool:
    """Return whether a white man could parry the mate but for one of his own in his way.

    He stands where he stood in the diagram, and the other one on the square still.
    """
    final = line.final
    same = line.homes.get(man, man) == man and final.white >> man & 1
    if not same or not final.white >> square & 1:
        return False
    mated = final.exchanged()
    if mated.pinned() >> man & 1:
        return False
    return bool(_beyond(final, man, square) & mated.parrying_squares())


def _shut_off_in_turn(study: Study, one: Answer, two: Answer) -> bool:
    """Return whether two defenders with different single answers shut each other off."""
    if not one.unique or not two.unique or one.unique == two.unique:
        return False
    return _shuts(study, one, two) and _shuts(study, two, one)


def _shuts(study: Study, arrived: Answer, stayed: Answer) -> bool:
    """Return whether one defender shuts the other off in some line after his move."""
    return any(
        move_code(line.black(1).move) == arrived.code
        and _is_shut(line, stayed.defence.origin, arrived.defence.target)
        for line in study.mated
    )


def _is_shut(line: PlayLine, man: Square, square: Square) -> bool:
    """Return whether a black man cannot avoid the mate for one of his own who stands in his way."""
    board = line.mate.before
    same = line.homes.get(man, man) == man and board.kind(man) == line.black(1).before.kind(man)
    if not same or not board.black >> man & 1 or not board.black >> square & 1:
        return False
    beyond = _beyond(board, man, square)
    for target in squares_in(beyond):
        moved = board.shifted(man, target)
        if not moved.checkers() and not moved.exchanged().is_mate():
            return True
    return False


def _beyond(board: Board, man: Square, square: Square) -> int:
    """Return where a line man could go over the man on a square."""
    clear = board.without(1 << square)
    reached = clear.steps(man) & ~board.steps(man) & line_through(man, square)
    return reached & ~(1 << square)


@after_key
def novotny(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Novotny: the key's man can be taken by two line men, one moving straight, one diagonally.

    Of two threats each survives one of the captures only; or the single answers differ, and the
    men are proved to shut each other off. It is perhaps one where the answers differ, take nothing,
    both men could go on over the square, and neither moves any more once the other has taken.
    """
    takers = [
        answer
        for answer in key.answers.values()
        if answer.effective
        and answer.defence.target == key.first.target
        and answer.defence.man.kind in LINERS
    ]
    for one, two in combinations(takers, 2):
        if is_straight(one.defence) == is_straight(two.defence):
            continue
        left, right = set(one.mates) & set(key.threats), set(two.mates) & set(key.threats)
        threatened = left - set(two.mates) and right - set(one.mates)
        if threatened or _shut_off_in_turn(study, one, two):
            yield _crossing("novotny_s", said("Novotny"), key, one, two)
            return
        if _separated(study, key, one, two):
            yield _perhaps_novotny(key, one, two)
            return


def _separated(study: Study, key: PhasePlay, one: Answer, two: Answer) -> bool:
    """Return whether two captures have different single answers and leave the other man still."""
    if not one.unique or not two.unique or one.unique == two.unique:
        return False
    if one.mate.capture is not None or two.mate.capture is not None:
        return False
    square = one.defence.target
    if not all(_beyond(key.board, answer.defence.origin, square) for answer in (one, two)):
        return False
    return not any(
        move_code(line.black(1).move) == taken.code
        and any(ply.home == other.defence.origin for ply in line.plies[3::2])
        for taken, other in ((one, two), (two, one))
        for line in study.mated
    )


def _perhaps_novotny(key: PhasePlay, one: Answer, two: Answer) -> Flag:
    plays = [key.play(answer, answer.unique) for answer in (one, two)]
    sentence = said(
        "Novotny on {square}: {lines}.",
        square=square_name(one.defence.target),
        lines=lines(plays),
    )
    squares = (one.defence.target, one.defence.origin, two.defence.origin)
    return proved("novotny_s", Grade.PERHAPS, key, plays, sentence, squares)


def _crossing(theme: str, word: Sentence, key: PhasePlay, one: Answer, two: Answer) -> Flag:
    plays = (key.play(answer, next(iter(answer.mates))) for answer in (one, two))
    return shut_off(theme, word, key, Pair(*plays))


RULES: Final = (black_correction, grimshaw, white_grimshaw, novotny)
