# SPDX-License-Identifier: GPL-3.0-or-later
"""White's line men for each other: Indian, Bristol, Turton, clearance, Siers battery.

A line man crosses the square where another one will stand, or a man leaves a square, or a line,
that another one needs, and does no more: who cleared takes no part in what follows, and without him
the king has no step more, and it is mate all the same. A knight opens his battery with check, and
then mates himself. All is read off one line of moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import LINERS, Board, between, line_through
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.problem.squares import Square, square_name
from composer.said.sentence import said


def indian(study: Study) -> Iterator[Flag]:
    """Indian: a line man crosses a square, another man goes there, and mates by leaving it.

    The last move opens the line of the first man, who gives check from beyond. Had he not
    crossed, the second man would stand behind him and open nothing.
    """
    for line in (*study.full, *study.threatened):
        for early in range(1, line.length - 1):
            one = line.white(early)
            if one.move.man.kind not in LINERS:
                continue
            crossed = between(one.move.origin, one.move.target)
            for late in range(early + 1, line.length):
                two = line.white(late)
                if two.home == one.home or not crossed >> two.move.target & 1:
                    continue
                if _fires(line, one, two):
                    word = said("Indian on {square}", square=square_name(two.move.target))
                    squares = (one.move.origin, two.move.target, one.move.target)
                    yield flag_of("indian", Grade.THEME, word, (line,), squares, key=True)
                    return


def _fires(line: PlayLine, rear: Ply, front: Ply) -> bool:
    """Return whether the mate opens the line of one man by leaving the square of another."""
    mate = line.mate
    if mate.home != front.home or mate.move.origin != front.move.target:
        return False
    checks = line.final.checkers() >> rear.move.target & 1
    return bool(checks and between(rear.move.target, line.final.king) >> front.move.target & 1)


def bristol(study: Study) -> Iterator[Flag]:
    """Bristol: a line man clears the line ahead of another one, who follows it in its direction.

    The second goes over the square where the first stood, and stops before where he stands now;
    he threatens or mates there. With the first man back where he stood the move is not possible.
    """
    for line in (*study.full, *study.threatened):
        for early in range(1, line.length):
            one = line.white(early)
            if one.move.man.kind not in LINERS or one.move.capture is not None:
                continue
            for late in range(early + 1, line.length + 1):
                two = line.white(late)
                if two.home != one.home and _follows(one, two):
                    word = said(
                        "Bristol from {origin} to {target}",
                        origin=square_name(one.move.origin),
                        target=square_name(one.move.target),
                    )
                    squares = (one.move.origin, one.move.target, two.move.target)
                    yield flag_of("bristol", Grade.THEME, word, (line,), squares, key=True)
                    return


def _follows(one: Ply, two: Ply) -> bool:
    """Return whether a line man goes the way that another one cleared, behind it."""
    if two.move.man.kind not in LINERS or two.move.capture is not None:
        return False
    way = line_through(one.move.origin, one.move.target)
    same = way >> two.move.origin & 1 and way >> two.move.target & 1
    if not same or not two.before.white >> one.move.target & 1:
        return False
    passed = between(two.move.origin, two.move.target) | 1 << two.move.target
    ahead = between(two.move.target, one.move.target)
    onward = between(two.move.origin, one.move.target) >> two.move.target & 1
    return bool(passed >> one.move.origin & 1 and onward and not ahead >> one.move.origin & 1)


def turton(study: Study) -> Iterator[Flag]:
    """Turton: a line man withdraws, and another comes before him on the line to go along it.

    The second man comes on to the line at a square that the first has crossed, from another
    line, and then moves along it away from the first, who supports him: without him behind, the
    end would be no mate. Loyd's Turton where the stronger man went behind, Brunner's where both are
    of equal force.
    """
    for line in (*study.full, *study.threatened):
        for early in range(1, line.length - 1):
            one = line.white(early)
            if one.move.man.kind not in LINERS:
                continue
            for late in range(early + 1, line.length):
                two = line.white(late)
                if two.home == one.home or not _doubles(one, two):
                    continue
                third = line.white(late + 1)
                if (
                    third.home == two.home
                    and _goes_on(one, two, third)
                    and _supports(line, one, third)
                ):
                    yield _turton(line, one, two)
                    return


def _doubles(one: Ply, two: Ply) -> bool:
    crossed = between(one.move.origin, one.move.target)
    if two.move.man.kind not in LINERS or not crossed >> two.move.target & 1:
        return False
    return not line_through(one.move.origin, one.move.target) >> two.move.origin & 1


def _goes_on(one: Ply, two: Ply, third: Ply) -> bool:
    """Return whether the man in front goes along the line, supported from behind."""
    back = third.before
    if not back.white >> one.move.target & 1:
        return False
    reach = between(one.move.target, third.move.target)
    return bool(
        reach >> two.move.target & 1 and back.attacks(one.move.target) >> two.move.target & 1
    )


def _supports(line: PlayLine, rear: Ply, third: Ply) -> bool:
    """Return whether the man behind is needed: for the mate, or lest the one in front be taken."""
    behind = 1 << rear.move.target
    if not line.final.without(behind).is_mate():
        return True
    there, board = third.move.target, third.after
    return bool(
        board.attacks(rear.move.target) >> there & 1 and board.attackers(there, board.black)
    )


def _turton(line: PlayLine, one: Ply, two: Ply) -> Flag:
    rear, front = int(one.move.man.kind), int(two.move.man.kind)
    squares = (one.move.origin, two.move.target, one.move.target)
    where = square_name(two.move.target)
    if rear == front:
        word = said("Brunner-Turton on {square}", square=where)
    elif one.move.man.kind is Kind.QUEEN:
        word = said("Loyd-Turton on {square}", square=where)
    else:
        word = said("Turton on {square}", square=where)
    return flag_of("turton", Grade.THEME, word, (line,), squares, key=True)


def clearance(study: Study) -> Iterator[Flag]:
    """Clearance, Loyd's clearance, clearance sacrifice.

    A white man leaves a square without check or capture, and another white man goes there or
    passes it later; in the mate the first has no part. *Loyd's clearance* is that of a line: a
    line man goes back along it, and another one comes on to the line before him, from elsewhere,
    and moves along it over the square that he left; he is not needed to support it, as in a
    Turton. In a *clearance sacrifice* Black takes the man who cleared, and with the taker back
    where he came from it would be mate as well.
    """
    found: dict[str, dict[tuple[Square, Square], PlayLine]] = {}
    for line in (*study.full, *study.threatened):
        for early in range(1, line.length):
            one = line.white(early)
            if one.move.capture is not None or one.move.mark is Mark.CHECK:
                continue
            later = [line.white(number) for number in range(early + 1, line.length + 1)]
            users = [each for each in later if each.home != one.home and _uses(one, each)]
            if users and all(each.home != one.home for each in later):
                theme = _theme(line, early, one, users[0])
                if theme:
                    way = (one.move.origin, one.move.target)
                    found.setdefault(theme, {}).setdefault(way, line)
    for theme, grade, word in (
        ("loyd_clearance", Grade.THEME, said("Loyd's clearance")),
        ("clearance_sacrifice", Grade.THEME, said("Clearance sacrifice")),
        ("clearance", Grade.ELEMENT, said("Clearance")),
    ):
        if theme in found:
            squares = tuple(dict.fromkeys(square for way in found[theme] for square in way))
            yield flag_of(theme, grade, word, list(found[theme].values()), squares, key=True)


def _uses(one: Ply, two: Ply) -> bool:
    """Return whether a man goes to the square that another one left, or over it."""
    move, left = two.move, one.move.origin
    return move.target == left or bool(between(move.origin, move.target) >> left & 1)


def _theme(line: PlayLine, early: int, one: Ply, two: Ply) -> str:
    final, at = line.final, one.move.target
    answer = line.black(early)
    if answer.move.target == at:
        if 2 * early - 1 in line.free:
            return ""  # any other move would do: nobody has to take
        back = _back(final, answer)
        return "clearance_sacrifice" if back is not None and back.is_mate() else ""
    if not final.white >> at & 1 or not final.without(1 << at).is_mate():
        return ""
    boards = [line.white(number).after for number in range(early + 1, line.length)]
    if any(board.flights() != board.without(1 << at).flights() for board in boards):
        return ""
    return "loyd_clearance" if _along(one, two) else "clearance"


def _back(final: Board, taker: Ply) -> Board | None:
    """Return the mate with a black man back where he came from; None if he stands no more."""
    origin, target = taker.move.origin, taker.move.target
    kind = taker.move.promotion or taker.move.man.kind
    if not final.black >> target & 1 or final.kind(target) != kind or final.occupied >> origin & 1:
        return None
    return final.shifted(target, origin, taker.move.man.kind)


def _along(one: Ply, two: Ply) -> bool:
    """Return whether a line man moves along the line on which another one went back."""
    kinds = one.move.man.kind in LINERS and two.move.man.kind in LINERS
    way = line_through(one.move.origin, one.move.target)
    same = way >> two.move.origin & 1 and way >> two.move.target & 1
    before = between(one.move.origin, one.move.target) >> two.move.origin & 1
    return bool(kinds and same and before)


def siers_battery(study: Study) -> Iterator[Flag]:
    """Siers battery: the knight in front of a battery opens it with check and mates next move.

    In two variations at least, after different black moves, by different ways of one and the same
    knight, from the same square before the same man behind him.
    """
    places: dict[tuple[Square, Square], dict[tuple[Square, Square], PlayLine]] = {}
    for line in study.full:
        one, two = line.white(line.length - 1), line.mate
        if one.home != two.home or one.move.man.kind is not Kind.KNIGHT:
            continue
        rear = one.after.opener(one.move)
        if rear is not None:
            ways = places.setdefault((rear, one.move.origin), {})
            ways.setdefault((one.move.target, two.move.target), line)
    for (rear, front), ways in places.items():
        lines = list(ways.values())
        number = lines[0].length - 2
        if len(lines) >= 2 and len({line.black(number).code for line in lines}) >= 2:
            squares = (rear, front)
            yield flag_of("siers_battery", Grade.THEME, said("Siers battery"), lines, squares)
            return


CRITICAL: Final = (indian, bristol, turton)
CLEARING: Final = (clearance, siers_battery)
