# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-pins, and couplets of self-pins: two black men that are pinned in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from composer.analysis.board import Bits, Board, between, diagonal, squares_in, straight
from composer.analysis.effects import Play
from composer.analysis.phaseplay import PhasePlay
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    Flag,
    Grade,
    after_key,
    lines,
    moves_of,
    proved,
    squares_of,
    unit,
    units,
)
from composer.problem.squares import Square
from composer.said.sentence import Sentence, listed, said


class Row(NamedTuple):
    """The men between a white line man and the black king.

    Attributes:
        rear: the white line man.
        black: the black men between.
        white: the white men between.
        line: all squares of the line, king and rear included.
    """

    rear: Square
    black: Bits
    white: Bits
    line: Bits


def rows_of(board: Board) -> Iterator[Row]:
    """Yield the rows of men between the black king and White's line men that look at him."""
    king = board.king
    rears = board.white & (
        straight(king, 0) & (board.rooks | board.queens)
        | diagonal(king, 0) & (board.bishops | board.queens)
    )
    for rear in squares_in(rears):
        row = between(king, rear)
        yield Row(rear, row & board.black, row & board.white, row | 1 << rear | 1 << king)


def pin_used(play: Play, row: Row) -> Square | None:
    """Return the man of a row that is left in a pin which the mate needs.

    The other black man of the row must have left the line with the defence.
    """
    origin = play.defence.origin
    if not row.black >> origin & 1 or row.line >> play.arrival & 1:
        return None
    left = row.black & ~(1 << origin)
    man = left.bit_length() - 1
    if left and play.pins_needed & left and (man, row.rear) in play.final.pins():
        return man
    return None


def _uses(phase: PhasePlay, row: Row) -> dict[Square, list[Play]]:
    """Return the lines that use a pin on a row, by the man that is pinned."""
    found: dict[Square, list[Play]] = {}
    for _, play in phase.plays:
        man = pin_used(play, row)
        if man is not None:
            found.setdefault(man, []).append(play)
    return found


@after_key
def half_pin(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Half-pin: after the key exactly two black men stand between a white line man and the king.

    In one variation the first leaves the line and the mate needs the pin of the second, in
    another it is the other way round. Only one of the two shown: half_pin_incomplete.
    With one white man standing among them too it is a masked_half_pin.
    """
    for row in rows_of(key.board):
        if row.black.bit_count() != 2 or row.white.bit_count() > 1:
            continue
        used = _uses(key, row)
        if not used:
            continue
        if row.white:
            if key.board.white >> row.rear & 1:
                yield _flag("masked_half_pin", Grade.THEME, key, row, used, said("Masked half-pin"))
        elif len(used) == 2:
            yield _flag("half_pin", Grade.THEME, key, row, used, said("Half-pin"))
        else:
            yield _flag(
                "half_pin_incomplete", Grade.ELEMENT, key, row, used, said("Incomplete half-pin")
            )


def _flag(
    theme: str,
    grade: Grade,
    phase: PhasePlay,
    row: Row,
    used: dict[Square, list[Play]],
    word: Sentence,
) -> Flag:
    plays = [play for found in used.values() for play in found]
    men = squares_of(row.black)
    shown = listed(
        said("{line}, {unit} stays pinned", line=found[0].notation, unit=unit(phase.board, man))
        for man, found in used.items()
    )
    sentence = said(
        "{theme} of {units}: {lines}.", theme=word, units=units(phase.board, men), lines=shown
    )
    return Flag(
        theme, grade, phase.kind, men, moves_of(phase, plays), squares_of(row.line), sentence
    )


@after_key
def mansfield_couplet(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Mansfield couplet: two black men control a white battery, and lose the control in turn.

    In two variations with different mates the one is pinned, as it was not before, where the mate
    needs that, and the battery's front man captures the other or shuts it off as it mates; then
    the other way round. Where the king's own moves pin the men it is the Foschini form. (Lipton in
    The Problemist, September 2020, after Albrecht and the Encyclopedia of Chess Problems.)
    """
    found: dict[tuple[Square, Square, Square], Play] = {}
    for _, play in key.plays:
        for held in _held_by_pin(play, key.board):
            for other in squares_in(_silenced(play)):
                found.setdefault((held, _home(play, other), play.mate.origin), play)
    for (one, two, front), play in found.items():
        back = found.get((two, one, front))
        if back is None or one > two or back.mate == play.mate:
            continue
        plays = (play, back)
        by_king = play.by_king and back.by_king
        word = said("Mansfield couplet (Foschini)") if by_king else said("Mansfield couplet")
        sentence = said(
            "{theme} of {units}: {lines}.",
            theme=word,
            units=units(key.board, (one, two)),
            lines=lines(plays),
        )
        yield proved("mansfield_couplet", Grade.THEME, key, plays, sentence, (one, two, front))


def _home(play: Play, square: Square) -> Square:
    """Return where a man stands before the defence."""
    return play.defence.origin if square == play.arrival else square


def _held_by_pin(play: Play, before: Board) -> Iterator[Square]:
    """Yield the men that a pin keeps from parrying a battery mate, and that had no pin before."""
    if play.battery is None or play.is_double_check:
        return
    pinned = before.pinned()
    for man in squares_in(play.pins_needed):
        home = _home(play, man)
        if not pinned >> home & 1:
            yield home


def _silenced(play: Play) -> Bits:
    """Return the black men that would parry the battery's check but for where its front man goes.

    They are captured or shut off by it, not pinned.
    """
    opened, final = play.between.without(1 << play.mate.origin), play.final
    able = opened.parried_by(opened.black)
    return able & ~final.pinned()


RULES: Final = (half_pin, mansfield_couplet)
