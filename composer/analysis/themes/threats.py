# SPDX-License-Identifier: GPL-3.0-or-later
"""Several threats and how Black distinguishes them; defences that spoil the threat in advance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from composer.analysis.board import Board, between, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import Answer, Code, ParriedThreat, PhasePlay, grouped
from composer.analysis.study import Study
from composer.analysis.themes.errors import white_line_guards
from composer.analysis.themes.flag import (
    ELEMENT,
    PERHAPS,
    THEME,
    Flag,
    Grade,
    after_key,
    defences,
    lines,
    mates,
    moves_of,
    names,
    proved,
    unit,
)
from composer.analysis.themes.pairs import novotnys
from composer.problem.squares import Square, square_name
from composer.said.sentence import Part, Sentence, joined, listed, said

Proof = Callable[[PhasePlay, ParriedThreat], Sentence | None]


def barnes(study: Study) -> Iterator[Flag]:
    """Barnes: three first moves threaten exactly A and B, only A, only B.

    The key is one of them or all three are tries; none checks.
    """
    by_threats = grouped(
        (phase for phase in reversed(study.calm_phases) if phase.threats),
        lambda phase: frozenset(phase.threats),
    )
    best: tuple[PhasePlay, PhasePlay, PhasePlay] | None = None
    for threats, doubles in by_threats.items():
        if len(threats) != 2:
            continue
        a, b = (by_threats.get(frozenset({threat}), []) for threat in threats)
        if a and b:
            three = (doubles[0], a[0], b[0])
            if best is None or any(phase.kind == "key" for phase in three):
                best = three
    if best is not None:
        shown = listed(
            said("{move} threatens {threats}", move=p.first_as(), threats=mates(p.threats.values()))
            for p in best
            if p.first
        )
        firsts = tuple(phase.first for phase in best)
        yield Flag(
            "barnes", THEME, "phases", (), firsts, (), said("Barnes: {threats}.", threats=shown)
        )
        if _is_novotny(best[0]):
            sentence = said("Barnes with a Novotny in the double threat: {threats}.", threats=shown)
            yield Flag("rice_barnes_novotny_tries", THEME, "phases", (), firsts, (), sentence)


def _is_novotny(phase: PhasePlay) -> bool:
    return any(not found.like for found in novotnys(phase))


@after_key
def fleck(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Fleck: three or more threats, each of them forced alone by some black move.

    total_fleck: every black move has exactly one mate. ideal_fleck: moreover there are as
    many black moves as threats. karlstrom_fleck: a further move parries all threats and is
    answered by a single new mate.
    """
    if len(key.threats) < 3:
        return
    forced = _forced_alone(key)
    if len(forced) < len(key.threats):
        return
    plays = [key.play(a, a.unique) for a in forced.values()]
    moves = moves_of(key, plays)
    yield Flag("fleck", THEME, "key", (), moves, (), said("Fleck: {lines}.", lines=lines(plays)))
    others = [play for _, play in key.plays]
    if others:
        sentence = said(
            "Karlström-Fleck: beside the threats a new mate, {lines}.", lines=lines(others[:3])
        )
        yield proved("karlstrom_fleck", THEME, key, others, sentence)
    if all(answer.unique for answer in key.answers.values()):
        yield Flag(
            "total_fleck", THEME, "key", (), moves, (), said("Every black move has one mate.")
        )
        if len(key.answers) == len(key.threats):
            sentence = said("Each black move forces one of the threats.")
            yield Flag("ideal_fleck", THEME, "key", (), moves, (), sentence)


def _forced_alone(phase: PhasePlay) -> dict[Code, Answer]:
    """Return the threats that some black move forces alone, with such a move."""
    found: dict[Code, Answer] = {}
    for answer in phase.answers.values():
        if answer.unique in phase.threats:
            found.setdefault(answer.unique, answer)
    return found


@after_key
def separations(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Separated double threat; combinative separation.

    double_threat_separated: exactly two threats, each forced alone by some black move.
    combinative_separation: of three threats or more every set, none left out, is what some move
    allows; of two that is no more than their separation.
    """
    if len(key.threats) < 2:
        return
    forced = _forced_alone(key)
    plays = [key.play(a, a.unique) for a in forced.values()]
    if len(key.threats) == 2 and len(forced) == 2:
        sentence = said("The two threats are separated: {lines}.", lines=lines(plays))
        yield proved("double_threat_separated", ELEMENT, key, plays, sentence)
    sets = {frozenset(a.mates.keys() & key.threats.keys()) for a in key.answers.values()}
    if len(key.threats) > 2 and len(sets - {frozenset()}) == 2 ** len(key.threats) - 1:
        sentence = said(
            "Every combination of the threats {threats} is forced by some defence.",
            threats=mates(key.threats.values()),
        )
        yield proved("combinative_separation", THEME, key, plays, sentence)


def _defended(
    study: Study,
    theme: str,
    word: Sentence,
    holds: Callable[[PhasePlay, ParriedThreat], bool],
    least: int,
    grade: Grade,
    proof: Proof | None = None,
) -> Iterator[Flag]:
    """Yield a flag of the defences of the key against its threats that hold a property.

    Args:
        study: the solution.
        theme: the theme's id.
        word: its name.
        holds: whether a defence has the property.
        least: how many such defences there must be.
        grade: the grade of the flag.
        proof: says of a defence why it parries: the line, the flight, the man who can reply.
    """
    key = study.key
    if key is None or not key.threats:
        return
    parried = [threat for threat in key.parried if holds(key, threat)]
    found = [(threat.answer, threat.threat) for threat in parried]
    answers = list(dict.fromkeys(a.code for a, _ in found))
    if len(answers) >= least:
        shown = {threat.answer.code: threat for threat in reversed(parried)}
        sentence = said(
            "{theme}: {defences} against {threats}.",
            theme=word,
            defences=joined(_why(key, shown[code], proof) for code in answers),
            threats=listed(dict.fromkeys(mates([threat]) for _, threat in found)),
        )
        moves = (key.first, *(key.answers[code].defence for code in answers), found[0][1])
        squares = tuple(dict.fromkeys(key.answers[code].defence.target for code in answers))
        yield Flag(theme, grade, "key", squares, moves, (), sentence)


def _why(key: PhasePlay, each: ParriedThreat, proof: Proof | None) -> Part:
    shown = defences([each.answer.defence])
    reason = None if proof is None else proof(key, each)
    if reason is None:
        return shown
    return said("{defence} ({reason})", defence=shown, reason=reason)


def _frees(key: PhasePlay, each: ParriedThreat) -> Sentence | None:
    """Say that the threat would unpin the defender, who then parries."""
    replier = unit(each.board, each.answer.defence.target)
    return said("pinned, {unit} would be freed and parry", unit=replier)


def _shuts(key: PhasePlay, each: ParriedThreat) -> Sentence | None:
    """Say which white line is shut, and what Black has by that."""
    lines = next(iter((*_lines_to_flights(each), *_lines_to_king(each))), None)
    if lines is None:
        return None
    goal, rear = lines
    if goal in squares_in(each.flights_shut):
        return said(
            "shuts the line of {unit}, leaves {flight}",
            unit=unit(each.board, rear),
            flight=square_name(goal),
        )
    return said("shuts the line of {unit}", unit=unit(each.board, rear))


def _only_parry(after: Board, man: Square) -> bool:
    """Return whether one man parries a check and nothing else does, not even a flight."""
    return after.parried_by(after.black) == 1 << man and not after.flights()


def nietvelt_defence(study: Study) -> Iterator[Flag]:
    """Nietvelt defence: a man pins itself because the threat would unpin it.

    The threat is a move of the pinning man off the pin line; the man, free then, parries.
    Perhaps, if something else parries as well.
    """

    def holds(phase: PhasePlay, each: ParriedThreat) -> bool:
        if each.pinner != each.threat.origin:
            return False
        return bool(each.board.parried_by(1 << each.answer.defence.target))

    def alone(phase: PhasePlay, each: ParriedThreat) -> bool:
        return holds(phase, each) and _only_parry(each.board, each.answer.defence.target)

    word = said("Nietvelt defence")
    clear = list(_defended(study, "nietvelt_defence", word, alone, 1, THEME, _frees))
    yield from clear or _defended(study, "nietvelt_defence", word, holds, 1, PERHAPS, _frees)


def schiffmann_defence(study: Study) -> Iterator[Flag]:
    """Schiffmann defence: a man pins itself because the threat would interpose on the pin line.

    The threat is played by another man than the pinner; the man, free then, parries.
    """

    def holds(phase: PhasePlay, each: ParriedThreat) -> bool:
        pinner, after = each.pinner, each.board
        if pinner is None or pinner == each.threat.origin:
            return False
        if not between(pinner, after.king) >> each.threat.target & 1:
            return False
        return _only_parry(after, each.answer.defence.target)

    word = said("Schiffmann defence")
    return _defended(study, "schiffmann_defence", word, holds, 1, THEME, _frees)


def levman_defence(study: Study) -> Iterator[Flag]:
    """Levman defence: Black shuts in advance a white line that only the threat would open.

    Opened by the departure of the threatening man. The threat is still legal and no mate; take
    the defender away and the line guards again the flight that it leaves, gives the mate, or pins
    the man who parries. At least two defences. Perhaps, where the line is held by the threatening
    man from where it arrives; merely to interpose is no such defence where there are more threats.
    """
    word = said("Levman defence")
    clear = list(_defended(study, "levman_defence", word, _opened_in_vain, 2, THEME, _shuts))
    yield from clear or _defended(study, "levman_defence", word, _is_levman, 2, PERHAPS, _shuts)


def _opened_in_vain(phase: PhasePlay, each: ParriedThreat) -> bool:
    """Return whether a defender shuts a line that the threat opens by its departure."""
    if not each.board.black >> each.answer.defence.target & 1 or not each.shuts_line:
        return False
    return any(
        between(rear, goal) >> each.threat.origin & 1
        for goal, rear in (*_lines_to_flights(each), *_lines_to_king(each))
    )


def _is_levman(phase: PhasePlay, each: ParriedThreat) -> bool:
    if not each.board.black >> each.answer.defence.target & 1 or not each.shuts_line:
        return False
    shut = _lines_to_flights(each)
    if phase.single_threat:
        shut = chain(shut, _lines_to_king(each))
    held = any(rear == each.threat.target for _, rear in shut)
    return held or _opened_in_vain(phase, each)


def _lines_to_flights(each: ParriedThreat) -> Iterator[tuple[Square, Square]]:
    """Yield (flight, white line man) for lines that the defender shuts."""
    arrival = each.answer.defence.target
    for goal in squares_in(each.flights_shut & ~(1 << arrival)):
        for rear in squares_in(white_line_guards(each.lifted, goal, arrival, 64)):
            yield goal, rear


def _lines_to_king(each: ParriedThreat) -> Iterator[tuple[Square, Square]]:
    """Yield (king, white line man) for lines that would check, or pin the man who parries."""
    arrival, after, lifted = each.answer.defence.target, each.board, each.lifted
    if not lifted.is_mate():
        return
    (king,) = squares_in(after.kings & after.black)
    for rear in squares_in(lifted.checkers() & ~after.checkers()):
        if between(rear, king) >> arrival & 1:
            yield king, rear
    held = after.pinned()
    for man, pinner in lifted.pins():
        shut = not held >> man & 1 and between(pinner, king) >> arrival & 1
        if shut and after.parried_by(1 << man):
            yield king, pinner


def somov_b1(study: Study) -> Iterator[Flag]:
    """Somov (theme B1): the mate shuts one white guard, for the defence opened another.

    The mating man, arriving, shuts a white line that guarded a square beside the king; it
    stays guarded by a line that the defender's departure opened. Proved by filling the
    square of departure: the king may then flee there. At least two with different mates.
    """

    def holds(play: Play) -> bool:
        origin = play.defence.origin
        if not play.white_shut or play.final.occupied >> origin & 1:
            return False
        filled = play.final.blocked(origin)
        return any(
            square != origin
            and filled.may_flee(square)
            and white_line_guards(play.between, square, play.mate.target, play.mate.origin)
            for square in squares_in(play.white_shut)
        )

    return _line_theme(study, "somov_b1", said("Somov"), holds)


def theme_b2(study: Study) -> Iterator[Flag]:
    """Theme B2: the mate shuts a white guard of a square that the defence has blocked.

    Take the block away and the king may flee there; before the mate a white line guarded it
    through the square where the mating man arrives. At least two with different mates.
    """

    def holds(play: Play) -> bool:
        if not play.self_blocks:
            return False
        opened = play.between.without(1 << play.arrival)
        return bool(white_line_guards(opened, play.arrival, play.mate.target, play.mate.origin))

    return _line_theme(study, "theme_b2", said("Theme B2"), holds)


def _line_theme(
    study: Study, theme: str, word: Sentence, holds: Callable[[Play], bool]
) -> Iterator[Flag]:
    key = study.key
    if key is None:
        return
    plays = {answer.unique: play for answer, play in key.plays if holds(play)}
    if len(plays) >= 2:
        shown = list(plays.values())
        squares = tuple(dict.fromkeys(play.mate.target for play in shown))
        sentence = said(
            "{theme}: {lines}; White shuts his own line on {squares}.",
            theme=word,
            lines=lines(shown),
            squares=names(squares),
        )
        yield proved(theme, THEME, key, shown, sentence, squares)


def barulin_a(study: Study) -> Iterator[Flag]:
    """Barulin (theme A): threat and defence each shut one of two white guards of a square.

    The threatening man would shut one white line to a square beside the king; the defence
    shuts the other, so that the king flees there after the threat. At least two full defences.
    """
    return _defended(study, "barulin_a", said("Barulin"), _is_barulin, 2, THEME, _shuts)


def _is_barulin(phase: PhasePlay, each: ParriedThreat) -> bool:
    if not each.answer.full:
        return False
    arrival, board, threat = each.answer.defence.target, phase.board, each.threat
    for square in squares_in(each.flights_shut):
        first = white_line_guards(board, square, arrival, threat.origin)
        second = white_line_guards(board, square, threat.target, threat.origin)
        if first and second and first != second:
            return True
    return False


RULES: Final = (
    barnes,
    fleck,
    separations,
    nietvelt_defence,
    schiffmann_defence,
    levman_defence,
    somov_b1,
    theme_b2,
    barulin_a,
)
