# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the defences of the actual play fail: blocks, interferences, unguards, pins, unpins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from composer.analysis.board import Board, between, line_through, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import Answer, Code, PhasePlay
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    PERHAPS,
    THEME,
    Flag,
    Grade,
    moves_of,
    squares_of,
    units,
)
from composer.problem.move import Mark
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, Sentence, listed, said

_SHOWN: Final = 3  # lines in a sentence


def shown(
    theme: str, grade: Grade, phase: PhasePlay, plays: Iterable[Play], lead: Sentence
) -> Iterator[Flag]:
    """Yield one flag for all the lines that show something, if there are any."""
    found = tuple(plays)
    if found:
        squares = tuple(dict.fromkeys(play.arrival for play in found))
        told = [Notation(play.text) for play in found[:_SHOWN]]
        rest = [said("{more} more", more=len(found) - _SHOWN)] if len(found) > _SHOWN else []
        moves = moves_of(phase, found)
        yield Flag(
            theme,
            grade,
            phase.kind,
            squares,
            moves,
            (),
            said("{lead}: {lines}.", lead=lead, lines=listed((*told, *rest))),
        )


def _each(
    study: Study, theme: str, lead: Sentence, holds: Callable[[Play], bool], grade: Grade = ELEMENT
) -> Iterator[Flag]:
    if study.key is not None:
        plays = (play for _, play in study.key.plays if holds(play))
        yield from shown(theme, grade, study.key, plays, lead)


def self_block(study: Study) -> Iterator[Flag]:
    """Self-block: a black man steps beside his king to a square the king would now have."""
    return _each(study, "self_block", said("Self-block"), lambda play: play.self_blocks)


def interference(study: Study) -> Iterator[Flag]:
    """Black interference: the defending man shuts off a black line man that would parry.

    Proved by lifting that man over the one in its way: beyond it parries the mate.
    """
    key = study.key
    if key is None:
        return
    for _, play in key.plays:
        if play.shuts:
            square = square_name(play.arrival)
            sentence = said(
                "{play}: on {square} Black shuts off {shuts}.",
                play=Notation(play.text),
                square=square,
                shuts=units(key.board, play.shuts),
            )
            row = squares_of(between(play.shuts[0], play.arrival))
            line = (play.shuts[0], *row, play.arrival)
            squares = (play.arrival, *play.shuts)
            moves = moves_of(key, [play])
            yield Flag("interference", ELEMENT, "key", squares, moves, line, sentence)


def unguard(study: Study) -> Iterator[Flag]:
    """Unguard: the defending man, not the king, would parry from where it came."""
    return _each(study, "unguard", said("Unguard"), lambda play: play.unguards)


def line_opening_white(study: Study) -> Iterator[Flag]:
    """Opening of a white line: with the square of departure filled there is no mate."""
    return _each(
        study, "line_opening_white", said("White's line opened"), lambda play: play.opens_line
    )


def self_pin(study: Study) -> Iterator[Flag]:
    """Self-pin: a man not pinned before moves into a pin that the mate needs."""
    return _each(study, "self_pin", said("Self-pin"), lambda play: play.self_pins)


def self_pin_by_king(study: Study) -> Iterator[Flag]:
    """Self-pin by a king's move: it puts a black man into a pin that the mate needs."""
    word = said("The king pins his own unit")
    return _each(study, "self_pin_by_king", word, king_pins)


def king_pins(play: Play) -> bool:
    """Return whether the king's step pins one of his men, and the mate needs that."""
    return play.by_king and bool(play.pins_needed & ~play.before.pinned())


def pin_mate(study: Study) -> Iterator[Flag]:
    """Pin mate: a pinned black man would parry the mate if the pin did not count."""
    return _each(study, "pin_mate", said("Mate by pin"), lambda play: bool(play.pins_needed))


def unpin_of_white(study: Study) -> Iterator[Flag]:
    """Unpin of a white man: the defence unpins the man that then mates off the pin line."""
    return _each(study, "unpin_of_white", said("White's unit unpinned"), unpins)


def unpins(play: Play) -> bool:
    """Return whether the defence unpins the man that mates."""
    return play.white_unpinned is not None


def unpin_direct_withdrawal(study: Study) -> Iterator[Flag]:
    """Unpin by withdrawal: the pinning black man itself leaves the pin line."""
    return _each(study, "unpin_direct_withdrawal", said("The pinner leaves"), pinner_leaves)


def pinner_leaves(play: Play) -> bool:
    """Return whether the defending man pinned the man that mates."""
    return play.white_unpinned == play.defence.origin


def unpin_by_interference(study: Study) -> Iterator[Flag]:
    """Unpin by interference: another black man steps on to the pin line."""
    return _each(study, "unpin_by_interference", said("Indirect unpin"), pin_is_shut)


def pin_is_shut(play: Play) -> bool:
    """Return whether the defence shuts the line on which the mating man was pinned."""
    pinner = play.white_unpinned
    return pinner is not None and pinner != play.defence.origin


def _freed_by_mate(play: Play) -> Iterator[tuple[Square, Square]]:
    """Yield (man, pinner) for men shut off by the defence and unpinned by the mate."""
    if play.shuts:
        still = play.pinned
        for man, pinner in play.between.pins():
            if man in play.shuts and not still >> man & 1:
                yield man, pinner


def _candidate(play: Play) -> bool:
    """Return whether a white line man mates, opening a line on which it may have pinned."""
    before = play.before
    liners = before.queens | before.rooks | before.bishops
    return bool(liners >> play.mate.origin & 1 and line_through(play.mate.origin, before.king))


def gamage_unpin(study: Study) -> Iterator[Flag]:
    """Gamage: the pinner itself mates, leaving the pin line.

    The man it had pinned is free, but another black man has just shut it off: lifted over that
    one it would parry. In the actual play, else in set play or a try.
    """
    word = said("Gamage: the pinner mates, the unit unpinned is shut off")
    phases = (*(() if study.key is None else (study.key,)), *study.virtual)
    for phase in phases:
        plays = [play for _, play in phase.plays if is_gamage(play)]
        if plays and not phase.checks:
            yield from shown("gamage_unpin", THEME, phase, plays, word)
            return


def is_gamage(play: Play) -> bool:
    """Return whether the mating man pinned a black man whom the defence has shut off."""
    if not _candidate(play):
        return False
    return any(pinner == play.mate.origin for _, pinner in _freed_by_mate(play))


def goethart_unpin(study: Study) -> Iterator[Flag]:
    """Goethart: the mating man steps on to the line on which another one pins.

    The man that was pinned is free, but another black man has just shut it off.
    """
    word = said("Goethart: the mate unpins a unit that is shut off")
    return _each(study, "goethart_unpin", word, is_goethart, THEME)


def is_goethart(play: Play) -> bool:
    """Return whether the mate shuts a pin line, and the man unpinned is shut off."""
    return any(
        pinner != play.mate.origin
        and (between(man, pinner) | between(man, play.king)) >> play.mate.target & 1
        for man, pinner in _freed_by_mate(play)
    )


def unpin_of_black_indirect(study: Study) -> Iterator[Flag]:
    """Unpin of Black: a man other than the one that moves is pinned after the key, not after
    the defence. Book-keeping, no theme by itself.
    """
    key = study.key
    if key is None:
        return
    pinned = key.board.pinned()
    if not pinned:
        return

    def holds(play: Play) -> bool:
        others = pinned & ~(1 << play.defence.origin)
        return bool(others & ~play.between.pinned())

    plays = (play for _, play in key.plays if holds(play))
    yield from shown(
        "unpin_of_black_indirect", ELEMENT, key, plays, said("Black unpins his own unit")
    )


def decoy_error(study: Study) -> Iterator[Flag]:
    """Decoy: a man is drawn off its guard by a capture or a check that parries the threat."""
    key = study.key
    if key is not None and key.threats:
        plays = (play for _, play in key.plays if is_drawn_off(play))
        yield from shown("decoy_error", ELEMENT, key, plays, said("Drawn off the guard"))


def is_drawn_off(play: Play) -> bool:
    """Return whether a capture or a check makes the defending man leave its guard."""
    forced = play.defence.capture is not None or play.defence.mark is Mark.CHECK
    return forced and play.unguards


def bivalve(study: Study) -> Iterator[Flag]:
    """Bivalve, valve: a defence opens one black line to parry and closes another black line.

    Single threat. With the square of departure filled the threat would mate: the opened line
    is the motive; the closed one is proved as an interference. Lines of two men make a
    bivalve, of one man a valve; sources differ in the details, so it is shown as perhaps.
    """
    key = study.key
    if key is None or not key.single_threat:
        return
    threat = key.threats[key.single_threat]

    def opened(play: Play) -> tuple[Square, ...]:
        origin, board = play.defence.origin, play.between
        if not play.shuts or board.occupied >> origin & 1:
            return ()
        liners = board.black & (board.queens | board.rooks | board.bishops)
        rears = board.attackers(origin, liners & ~(1 << play.arrival)) if liners else 0
        if not rears:
            return ()
        filled = board.blocked(origin)
        if not filled.would_mate(threat):
            return ()
        # A square of departure may be a flight as well: the line's own man must be what parries.
        return tuple(
            rear for rear in squares_in(rears) if board.without(1 << rear).would_mate(threat)
        )

    for _, play in key.plays:
        rears = opened(play)
        if rears:
            sentence = said(
                "{play}: Black opens the line of {rears} and closes that of {shuts}.",
                play=Notation(play.text),
                rears=units(key.board, rears),
                shuts=units(key.board, play.shuts),
            )
            if set(rears) == set(play.shuts):
                sentence = said(
                    "{play}: Black opens one line of {unit} and closes another.",
                    play=Notation(play.text),
                    unit=units(key.board, rears),
                )
            squares = (*rears, play.defence.origin, play.arrival, *play.shuts)
            moves = moves_of(key, [play])
            yield Flag("gate_opening_bivalve", PERHAPS, "key", squares, moves, (), sentence)


def black_check(study: Study) -> Iterator[Flag]:
    """Black check: a defence gives check."""
    return _each(study, "black_check", said("Black checks"), is_check)


def is_check(play: Play) -> bool:
    """Return whether the defence gives check."""
    return play.defence.mark is Mark.CHECK


def cross_check(study: Study) -> Iterator[Flag]:
    """Cross-check: a black check answered by mate, not by taking the man that has just moved.

    Three or more such defences are the theme cross_check_3.
    """
    key = study.key
    if key is None:
        return
    plays = [p for _, p in key.plays if p.defence.mark is Mark.CHECK and p.cross_checks]
    yield from shown("cross_check", ELEMENT, key, plays, said("Cross-check"))
    if len({(p.defence.origin, p.defence.target) for p in plays}) >= 3:
        yield from shown("cross_check_3", THEME, key, plays, said("Cross-checks"))


def en_passant(study: Study) -> Iterator[Flag]:
    """En passant as defence (ep_defence) or as mate (ep_mate)."""
    yield from _each(study, "ep_defence", said("En passant defence"), defends_in_passing, THEME)
    yield from _each(
        study, "ep_mate", said("En passant mate"), lambda play: play.mate.en_passant, THEME
    )


def defends_in_passing(play: Play) -> bool:
    """Return whether the defence is an en passant capture."""
    return play.defence.en_passant


def black_promotion_defence(study: Study) -> Iterator[Flag]:
    """Black promotion as defence: promotions on one square are answered by different mates.

    Only promotions with a single mate count, for a dual tells nothing apart; of those with the
    same mate the first is shown.
    """
    key = study.key
    if key is None:
        return
    places: dict[tuple[Square, Square], dict[Code, Answer]] = {}
    for answer in key.answers.values():
        if answer.defence.promotion is not None and answer.unique:
            place = (answer.defence.origin, answer.defence.target)
            places.setdefault(place, {}).setdefault(answer.unique, answer)
    for answers in places.values():
        if len(answers) >= 2:
            plays = [key.play(answer, mate) for mate, answer in answers.items()]
            lead = said("Black's promotions are told apart")
            yield from shown("black_promotion_defence", ELEMENT, key, plays, lead)


def white_interference_mate(study: Study) -> Iterator[Flag]:
    """Mate with white self-interference: the mating man shuts a white line to the king's field.

    A square beside the king that the line guarded before stays barred for another reason.
    """
    word = said("White shuts his own line")
    return _each(study, "white_interference_mate", word, shuts_own_guard)


def shuts_own_guard(play: Play) -> bool:
    """Return whether the mate shuts a white line that guarded a square beside the king."""
    return bool(play.white_shut and _guarded_before(play))


def _guarded_before(play: Play) -> bool:
    origin, target = play.mate.origin, play.mate.target
    return any(
        white_line_guards(play.between, square, target, origin)
        for square in squares_in(play.white_shut)
    )


def white_line_guards(board: Board, square: Square, through: Square, but: Square) -> int:
    """Return White's line men that guard a square through another one, the king being no bar.

    Args:
        board: the board.
        square: the square guarded.
        through: the square over which the line runs.
        but: the square of a man that does not count.
    """
    if not line_through(square, through):
        return 0
    liners = board.white & (board.queens | board.rooks | board.bishops) & ~(1 << but)
    occupied = board.occupied & ~(board.kings & board.black)
    found = 0
    for rear in squares_in(board.attackers(square, liners, occupied) if liners else 0):
        if between(rear, square) >> through & 1:
            found |= 1 << rear
    return found


RULES: Final = (
    self_block,
    interference,
    unguard,
    line_opening_white,
    self_pin,
    self_pin_by_king,
    pin_mate,
    unpin_of_white,
    unpin_direct_withdrawal,
    unpin_by_interference,
    gamage_unpin,
    goethart_unpin,
    unpin_of_black_indirect,
    decoy_error,
    bivalve,
    black_check,
    cross_check,
    en_passant,
    black_promotion_defence,
    white_interference_mate,
)
