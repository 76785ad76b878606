# SPDX-License-Identifier: GPL-3.0-or-later
"""What the key is and does, and what the diagram leaves unprovided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import Bits, between, line_through, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import PhasePlay, move_code
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    THEME,
    Flag,
    Grade,
    after_key,
    defences,
    names,
    squares_of,
    units,
)
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.named import kind_name
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, Sentence, Template, said

VALUE: Final = {Kind.PAWN: 1, Kind.KNIGHT: 3, Kind.BISHOP: 3, Kind.ROOK: 5, Kind.QUEEN: 9}
_CORNERS = (0, 7, 56, 63)


def _key(
    theme: str,
    grade: Grade,
    key: PhasePlay,
    sentence: Sentence,
    squares: tuple[Square, ...] = (),
    moves: tuple[Move, ...] = (),
) -> Flag:
    """Return a flag of the actual play led by the key."""
    return Flag(theme, grade, "key", squares, (*key.lead, *moves), (), sentence)


@after_key
def block(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Block: the key neither checks nor threatens, and every black move is answered."""
    if key.waits:
        sentence = said("{move} waits: nothing is threatened.", move=key.first_as())
        yield _key("block", ELEMENT, key, sentence)


@after_key
def complete_block(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Complete block: a block in which every black move has a mate already in set play."""
    before = study.set_play
    if before is not None and key.waits and not before.unanswered:
        sentence = said("Every black move is answered by mate already in set play.")
        yield _key("complete_block", ELEMENT, key, sentence)


@after_key
def incomplete_block(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Incomplete block: a block in which some black move has no mate in set play.

    Where White is in check in the diagram there is no set play at all.
    """
    before = study.set_play
    if before is None and key.waits:
        yield _key("incomplete_block", ELEMENT, key, said("There is no set play."))
    elif before is not None and key.waits and before.unanswered:
        loose = before.unanswered
        sentence = said("In set play there is no mate after {loose}.", loose=defences(loose))
        yield _key("incomplete_block", ELEMENT, key, sentence, moves=loose)


@after_key
def threat_problem(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Threat problem: the key does not check and threatens mate."""
    if key.threats:
        threats = tuple(key.threats.values())
        shown = Notation(", ".join(f"2.{written(threat)}" for threat in threats))
        move = key.first_as()
        sentence = said("{move} threatens {threats}.", move=move, threats=shown)
        yield _key("threat_problem", ELEMENT, key, sentence, moves=threats)


@after_key
def single_threat(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Single threat: exactly one mate is threatened; promotion duals count as one."""
    if key.single_threat:
        threat = key.threats[key.single_threat]
        sentence = said(
            "{move} has the single threat {threat}.",
            move=key.first_as(),
            threat=Notation(f"2.{written(threat)}"),
        )
        yield _key("single_threat", ELEMENT, key, sentence, moves=(threat,))


@after_key
def checking_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Checking key: the black king is in check after the key."""
    if key.checks:
        sentence = said("The key {move} checks.", move=key.first_as())
        yield _key("checking_key", THEME, key, sentence)


@after_key
def capture_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Capture key: the key takes a piece (capture_key_piece) or a pawn (capture_key_pawn)."""
    first = key.first
    if first.capture is None:
        return
    of_pawn = first.capture is Kind.PAWN
    theme = "capture_key_pawn" if of_pawn else "capture_key_piece"
    move, kind = key.first_as(), kind_name(first.capture)
    sentence = said("The key {move} takes a {kind}.", move=move, kind=kind)
    yield _key(theme, ELEMENT, key, sentence, (first.target,))


@after_key
def flight_giving_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Flight-giving key: the king may step to squares that he could not reach before.

    Compared are his legal steps with Black to move in the diagram and after the key;
    castling is no step. Two squares are two_flights_giving_key, more are
    three_flights_giving_key; beside these it is an element.
    """
    given, _ = _flight_changes(study, key)
    sentence = said("{move} gives the king {given}.", move=key.first_as(), given=names(given))
    moves = tuple(key.flights[flight] for flight in given)
    if given:
        grade = THEME if len(given) == 1 else ELEMENT
        yield _key("flight_giving_key", grade, key, sentence, given, moves)
    if len(given) > 1:
        theme = "two_flights_giving_key" if len(given) == 2 else "three_flights_giving_key"
        yield _key(theme, THEME, key, sentence, given, moves)


@after_key
def flight_taking_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Flight-taking key: the king loses squares that he could reach in the diagram.

    Also after a checking key. A key that gives others is give_and_take_key too.
    """
    given, taken = _flight_changes(study, key)
    if taken:
        sentence = said(
            "{move} takes {taken} from the king.", move=key.first_as(), taken=names(taken)
        )
        yield _key("flight_taking_key", ELEMENT, key, sentence, taken)
    if taken and given:
        sentence = said(
            "{move} gives {given} and takes {taken}.",
            move=key.first_as(),
            given=names(given),
            taken=names(taken),
        )
        yield _key("give_and_take_key", THEME, key, sentence, (*given, *taken))


def _flight_changes(study: Study, key: PhasePlay) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    before = set(study.first_flights)
    after = set(key.flights)
    return tuple(sorted(after - before)), tuple(sorted(before - after))


@after_key
def sacrificial_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Sacrificial key: Black can legally take the key's man where it arrives."""
    takers = tuple(m for m in key.legal if m.target == key.first.target)
    if takers:
        sentence = said("The key's unit can be taken by {takers}.", takers=defences(takers))
        yield _key("sacrificial_key", ELEMENT, key, sentence, (key.first.target,), takers)


@after_key
def active_sacrifice(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Active sacrifice: the key's man steps to where Black can take it.

    It could not be taken in the diagram; at least one capture, the king's included, is a full
    defence with a single mate; and what the key takes, if anything, is worth less.
    """
    before = study.set_play
    if key.first.man.kind is Kind.KING:
        return
    first = key.first
    if before is not None and any(m.target == first.origin for m in before.legal):
        return
    if before is None and study.diagram.attackers(first.origin, study.diagram.black):
        return  # White is in check in the diagram: there is no set play to look at
    if first.capture is not None and VALUE[first.capture] >= VALUE[first.man.kind]:
        return
    lines = [a for a in key.unique_answers() if a.defence.target == first.target]
    if lines:
        shown = lines[0]
        sentence = said(
            "{move} offers the {kind} where it could not be taken before: {line}.",
            move=key.first_as(),
            kind=kind_name(first.promotion or first.man.kind),
            line=shown.notation,
        )
        moves = tuple(move for a in lines for move in (a.defence, a.mate))
        yield _key("active_sacrifice", THEME, key, sentence, (first.target,), moves)


@after_key
def check_provoking_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Check-provoking key: Black can give checks that he could not give in the diagram."""
    checks = provoked_checks(study, key)
    if checks:
        sentence = said(
            "{move} lets Black check by {checks}.", move=key.first_as(), checks=defences(checks)
        )
        yield _key("check_provoking_key", ELEMENT, key, sentence, moves=checks)


def provoked_checks(study: Study, key: PhasePlay) -> tuple[Move, ...]:
    """Return Black's checks after the key that he could not give in the diagram."""
    before = () if study.set_play is None else study.set_play.legal
    known = {move_code(m) for m in before if m.mark is Mark.CHECK}
    return tuple(m for m in key.legal if m.mark is Mark.CHECK and move_code(m) not in known)


@after_key
def king_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """King key: the white king moves."""
    first = key.first
    if first.man.kind is Kind.KING and first.castling is None:
        sentence = said("The king makes the key {move}.", move=key.first_as())
        yield _key("king_key", ELEMENT, key, sentence)


@after_key
def corner_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Corner key: the key arrives on a corner square."""
    first = key.first
    if first.target in _CORNERS:
        sentence = said("The key goes to the corner {target}.", target=square_name(first.target))
        yield _key("corner_key", ELEMENT, key, sentence, (first.target,))


@after_key
def promotion_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Promotion key: a pawn promotes with the key."""
    first = key.first
    if first.promotion is not None:
        sentence = said("The key promotes a pawn to a {kind}.", kind=kind_name(first.promotion))
        yield _key("promotion_key", THEME, key, sentence, (first.target,))


@after_key
def castling_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Castling key: the key is castling, allowed unless the right is provably lost."""
    first = key.first
    if first.castling is not None:
        yield _key("castling_key", THEME, key, said("The key is castling."))


@after_key
def pins_by_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Pinning key, unpinning key, self-pinning key.

    pinning_key: a black man not pinned in the diagram is pinned to his king after the key.
    unpinning_key_black: a black man that stays was pinned and is not after the key.
    self_pinning_key: a white man not pinned in the diagram is pinned to White's king.
    """
    first, before, after = key.first, study.diagram, key.board
    pinned = after.pinned() & ~before.pinned()
    freed = before.pinned() & ~after.pinned() & after.black
    own = after.pinned(white=True) & ~_moved(before.pinned(white=True), first)
    pins = Template("{key} pins {units}.")
    unpins = Template("{key} unpins {units}.")
    exposes = Template("{key} puts {units} into a pin.")
    yield from _pins("pinning_key", key, pinned, pins)
    yield from _pins("unpinning_key_black", key, freed, unpins)
    yield from _pins("self_pinning_key", key, own, exposes)


def _moved(men: Bits, first: Move) -> Bits:
    """Return the men where they stand after a first move."""
    return men ^ (1 << first.origin | 1 << first.target) if men >> first.origin & 1 else men


def _pins(theme: str, key: PhasePlay, men: Bits, what: Template) -> Iterator[Flag]:
    if men:
        squares = squares_of(men)
        sentence = what.said(key=key.first_as(), units=units(key.board, squares))
        yield _key(theme, ELEMENT, key, sentence, squares)


@after_key
def ambush_key(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Ambush key: a line man goes behind a single man and works when that man leaves.

    The line to the king or to a square beside him is new to the key's man; in some mate the
    man in front has gone and the mate needs the line: blocked there, it is none. Where a white
    man in front of the king fires, it is a battery that the key forms.
    """
    if key.first.castling is not None:
        return
    first = key.first
    square = first.target
    if not key.board.liners >> square & 1:
        return
    shown = [p for _, p in key.plays if p.final.white >> square & 1 and _ambushed(p, first)]
    if shown:
        sentence = said(
            "{move} lies in ambush: {shown} opens its line.",
            move=key.first_as(),
            shown=shown[0].notation,
        )
        moves = tuple(m for p in shown for m in (p.defence, p.mate))
        yield _key("ambush_key", ELEMENT, key, sentence, (square,), moves)


def _ambushed(play: Play, first: Move) -> bool:
    square, final = first.target, play.final
    if square in (play.arrival, play.mate.target):
        return False  # the key's man was taken
    reached = final.attacks(square, final.without_king) & (final.field() | 1 << play.king)
    for gone in (play.defence.origin, play.mate.origin):
        if final.occupied >> gone & 1:
            continue
        for goal in squares_in(reached):
            row = between(square, goal)
            fresh = not line_through(square, goal) >> first.origin & 1
            alone = row & play.before.occupied == 1 << gone
            if gone == play.mate.origin and goal == play.king:
                continue
            if fresh and alone and not final.blocked(gone).is_mate():
                return True
    return False


def unprovided(study: Study) -> Iterator[Flag]:
    """Unprovided flight, unprovided check: a king's step or a check without mate in set play."""
    before = study.set_play
    if before is None:
        if study.key is not None and study.diagram.white_attacked():
            squares = squares_of(
                study.diagram.attackers(study.diagram.white_king, study.diagram.black)
            )
            sentence = said(
                "White's king stands in check in the diagram, from {squares}.",
                squares=units(study.diagram, squares),
            )
            yield Flag("unprovided_check", ELEMENT, "diagram", squares, (), (), sentence)
        return
    steps = tuple(m for m in before.unanswered if m.man.kind is Kind.KING)
    checks = tuple(m for m in before.unanswered if m.mark is Mark.CHECK)
    for theme, moves in (("unprovided_flight", steps), ("unprovided_check", checks)):
        if moves:
            sentence = said("In set play there is no mate after {moves}.", moves=defences(moves))
            yield Flag(theme, ELEMENT, "set", tuple(m.target for m in moves), moves, (), sentence)


RULES: Final = (
    block,
    complete_block,
    incomplete_block,
    threat_problem,
    single_threat,
    checking_key,
    capture_key,
    flight_giving_key,
    flight_taking_key,
    sacrificial_key,
    active_sacrifice,
    check_provoking_key,
    king_key,
    corner_key,
    promotion_key,
    castling_key,
    pins_by_key,
    ambush_key,
    unprovided,
)
