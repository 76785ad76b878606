# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the defences of the actual play fail: blocks, interferences, unguards, pins, unpins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import Board, between, line_through, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import KEY, Answer, Code, PhasePlay, move_code
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    PERHAPS,
    THEME,
    Element,
    Flag,
    after_key,
    proved,
    shown,
    squares_of,
    units,
)
from composer.problem.move import Mark
from composer.problem.squares import Square, square_name
from composer.said.sentence import counted, said


@after_key
def interference(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Black interference: the defending man shuts off a black line man that would parry.

    Proved by lifting that man over the one in its way: beyond it parries the mate.
    """
    for _, play in key.plays:
        if play.shuts:
            sentence = said(
                "{play}: on {square} Black shuts off {shuts}.",
                play=play.notation,
                square=square_name(play.arrival),
                shuts=units(key.board, play.shuts),
            )
            row = squares_of(between(play.shuts[0], play.arrival))
            line = (play.shuts[0], *row, play.arrival)
            squares = (play.arrival, *play.shuts)
            yield proved("interference", ELEMENT, key, [play], sentence, squares, line)


def king_pins(play: Play) -> bool:
    """Return whether the king's step pins one of his men, and the mate needs that."""
    return play.by_king and bool(play.pins_needed & ~play.before.pinned())


def pinner_leaves(play: Play) -> bool:
    """Return whether the defending man pinned the man that mates."""
    return play.white_unpinned == play.defence.origin


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
    origin, before = play.mate.origin, play.before
    return bool(before.liners >> origin & 1 and line_through(origin, before.king))


def gamage_unpin(study: Study) -> Iterator[Flag]:
    """Gamage: the pinner itself mates, leaving the pin line.

    The man it had pinned is free, but another black man has just shut it off: lifted over that
    one it would parry. In the actual play, else in set play or a try.
    """
    word = said("Gamage: the pinner mates, the unit unpinned is shut off")
    for phase in sorted(study.phases, key=lambda phase: phase.kind != KEY):
        plays = [play for _, play in phase.plays if is_gamage(play)]
        if plays and not phase.checks:
            yield from shown("gamage_unpin", THEME, phase, plays, word)
            return


def is_gamage(play: Play) -> bool:
    """Return whether the mating man pinned a black man whom the defence has shut off."""
    if not _candidate(play):
        return False
    return any(pinner == play.mate.origin for _, pinner in _freed_by_mate(play))


@after_key
def goethart_unpin(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Goethart: the mating man steps on to the line on which another one pins.

    The man that was pinned is free, but another black man has just shut it off.
    """
    plays = (play for _, play in key.plays if is_goethart(play))
    word = said("Goethart: the mate unpins a unit that is shut off")
    yield from shown("goethart_unpin", THEME, key, plays, word)


def is_goethart(play: Play) -> bool:
    """Return whether the mate shuts a pin line, and the man unpinned is shut off."""
    return any(
        pinner != play.mate.origin
        and (between(man, pinner) | between(man, play.king)) >> play.mate.target & 1
        for man, pinner in _freed_by_mate(play)
    )


def unpins_own(play: Play) -> bool:
    """Return whether a man other than the one that moves is pinned no longer after the defence."""
    others = play.before.pinned() & ~(1 << play.defence.origin)
    return bool(others and others & ~play.between.pinned())


def is_drawn_off(play: Play) -> bool:
    """Return whether a capture or a check makes the defending man leave its guard (decoy)."""
    forced = play.defence.capture is not None or play.defence.mark is Mark.CHECK
    return forced and play.unguards


@after_key
def bivalve(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Bivalve, valve: a defence opens one black line to parry and closes another black line.

    Single threat. With the square of departure filled the threat would mate: the opened line
    is the motive; the closed one is proved as an interference. Lines of two men make a
    bivalve, of one man a valve; sources differ in the details, so it is shown as perhaps.
    """
    if not key.single_threat:
        return
    threat = key.threats[key.single_threat]

    def opened(play: Play) -> tuple[Square, ...]:
        origin, board = play.defence.origin, play.between
        if not play.shuts or board.occupied >> origin & 1:
            return ()
        rears = board.attackers(origin, board.black & board.liners & ~(1 << play.arrival))
        if not rears or not board.blocked(origin).would_mate(threat):
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
                play=play.notation,
                rears=units(key.board, rears),
                shuts=units(key.board, play.shuts),
            )
            if set(rears) == set(play.shuts):
                sentence = said(
                    "{play}: Black opens one line of {unit} and closes another.",
                    play=play.notation,
                    unit=units(key.board, rears),
                )
            squares = (*rears, play.defence.origin, play.arrival, *play.shuts)
            yield proved("gate_opening_bivalve", PERHAPS, key, [play], sentence, squares)


@after_key
def cross_check(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Cross-check: a black check answered by mate, not by taking the man that has just moved.

    One such mate is an element, two different ones are a theme. Three checks or more are
    cross_check_3: a theme with three different mates, which then has it all, else an element.
    """
    plays = [play for _, play in key.plays if play.cross_checks]
    apart = list({move_code(play.mate): play for play in reversed(plays)}.values())[::-1]
    word = said("Cross-checks") if len(apart) > 1 else said("Cross-check")
    grade = THEME if len(apart) == 2 else ELEMENT
    yield from shown("cross_check", grade, key, apart, word)
    if len({(play.defence.origin, play.defence.target) for play in plays}) >= 3:
        word = counted(
            len(apart),
            "Cross-checks, all with one mate",
            "Cross-checks with {count} different mates",
        )
        plays = [*apart, *(play for play in plays if play not in apart)]
        yield from shown("cross_check_3", THEME if len(apart) > 2 else ELEMENT, key, plays, word)


@after_key
def black_promotion_defence(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Black promotion as defence: promotions on one square are answered by different mates.

    Only promotions with a single mate count, for a dual tells nothing apart; of those with the
    same mate the first is shown.
    """
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


def shuts_own_guard(play: Play) -> bool:
    """Return whether the mate shuts a white line that guarded a square beside the king.

    A square that the line guarded before stays barred for another reason.
    """
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
    liners = board.white & board.liners & ~(1 << but)
    found = 0
    for rear in squares_in(board.attackers(square, liners, board.without_king)):
        if between(rear, square) >> through & 1:
            found |= 1 << rear
    return found


# A pinned black man would parry the mate if the pin did not count.
PIN_MATE: Final = Element("pin_mate", said("Mate by pin"), lambda play: bool(play.pins_needed))

_EFFECTS: Final = (
    # A black man steps beside his king to a square the king would now have.
    Element("self_block", said("Self-block"), lambda play: play.self_blocks),
    Element(
        "interference",
        said("Black interference"),
        lambda play: bool(play.shuts),
        rule=interference,
    ),
    # The defending man, not the king, would parry from where it came.
    Element("unguard", said("Unguard"), lambda play: play.unguards),
    # With the square of departure filled there is no mate.
    Element("line_opening_white", said("White's line opened"), lambda play: play.opens_line),
    # A man not pinned before moves into a pin that the mate needs.
    Element("self_pin", said("Self-pin"), lambda play: play.self_pins),
    Element("self_pin_by_king", said("The king pins his own unit"), king_pins),
    PIN_MATE,
    # The defence unpins the man that then mates off the pin line.
    Element(
        "unpin_of_white",
        said("White's unit unpinned"),
        lambda play: play.white_unpinned is not None,
    ),
    # The pinning black man itself leaves the pin line; or another one steps on to it. With two
    # different mates it is more than an accident.
    Element("unpin_direct_withdrawal", said("The pinner leaves"), pinner_leaves, several=THEME),
    Element("unpin_by_interference", said("Indirect unpin"), pin_is_shut, several=THEME),
    Element("gamage_unpin", said("Gamage"), is_gamage, later=THEME, rule=gamage_unpin),
    Element("goethart_unpin", said("Goethart"), is_goethart, later=THEME, rule=goethart_unpin),
)

# Book-keeping, no theme by itself.
UNPINS_OWN: Final = Element(
    "unpin_of_black_indirect", said("Black unpins his own unit"), unpins_own
)

DRAWN_OFF: Final = Element("decoy_error", said("Drawn off the guard"), is_drawn_off, parries=True)

_CHECKS: Final = (
    Element("black_check", said("Black checks"), lambda play: play.defence.mark is Mark.CHECK),
    Element(
        "cross_check",
        said("Cross-check"),
        lambda play: play.cross_checks,
        several=THEME,
        rule=cross_check,
    ),
    Element("ep_defence", said("En passant defence"), lambda play: play.defence.en_passant, THEME),
    Element("ep_mate", said("En passant mate"), lambda play: play.mate.en_passant, THEME),
)

OWN_LINE: Final = Element(
    "white_interference_mate", said("White shuts his own line"), shuts_own_guard
)

ELEMENTS: Final = (*_EFFECTS, *_CHECKS, OWN_LINE)
"""What a defence and its mate show by themselves, in a mate of any length."""

RULES: Final = (
    *_EFFECTS,
    UNPINS_OWN,
    DRAWN_OFF,
    bivalve,
    *_CHECKS,
    black_promotion_defence,
    OWN_LINE,
)
