# SPDX-License-Identifier: GPL-3.0-or-later
"""Corrections of White and Black, families of tries, avoided duals."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import combinations
from typing import Final

from composer.analysis.board import Board, between, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import Answer, Code, PhasePlay, move_code, origin_of
from composer.analysis.study import Study
from composer.analysis.themes.flag import (
    ELEMENT,
    PERHAPS,
    THEME,
    Flag,
    after_key,
    lines,
    moves_of,
    proved,
    unit,
)
from composer.analysis.themes.flag import defences as listed_defences
from composer.analysis.themes.flag import firsts as first_moves
from composer.analysis.themes.flag import mates as listed_mates
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, Sentence, Template, listed, said


def _tried(phase: PhasePlay) -> Notation:
    return Notation(f"{phase.first_as('?').text} {written(phase.source.refutations[0])}!")


def _key_unit_tries(study: Study, key: PhasePlay) -> list[PhasePlay]:
    """Return the quiet tries made by the man that makes the key."""
    return [t for t in study.quiet_tries if t.first.origin == key.first.origin]


@after_key
def white_correction(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """White correction: tries of the key's man fail to one and the same black move.

    The key's man, not king or pawn, has at least two tries without check that share a threat
    with the key and are all refuted by that move, the general weakness; the key, by the same
    man, mends it. The threat is primary: it mates without that man, who opens it by leaving,
    wherever he goes; what he threatens himself is none. It does not count where the key only keeps
    what the tries give up: a guard that the mate after that move needs, or a line that the man
    shuts where it stands as well.
    """
    if not key.threats:
        return
    if key.first.man.kind in (Kind.KING, Kind.PAWN):
        return
    families: dict[Code, list[PhasePlay]] = {}
    gone = study.diagram.without(1 << key.first.origin)
    primary = {code for code, mate in key.threats.items() if gone.would_mate(mate)}
    for phase in _key_unit_tries(study, key):
        if phase.threats.keys() & primary:
            families.setdefault(phase.refutation, []).append(phase)
    for family in families.values():
        refutation = family[0].source.refutations[0]
        if len(family) >= 2 and not _keeps(study.diagram, key, key.first, refutation):
            firsts = tuple(t.first for t in family)
            sentence = said(
                "White correction: {tries} fail to {refutation}, {key}.",
                tries=first_moves(firsts, "?"),
                refutation=Notation(f"1...{written(refutation)}"),
                key=key.first_as("!"),
            )
            squares = tuple(first.target for first in firsts)
            moves = (*firsts, refutation, key.first)
            yield Flag("white_correction", THEME, "phases", squares, moves, (), sentence)


def _keeps(diagram: Board, key: PhasePlay, first: Move, refutation: Move) -> bool:
    """Return whether the key's man guards or shuts after the key what it did in the diagram."""
    answer = key.answers.get(move_code(refutation))
    if answer is None:
        way = between(refutation.origin, refutation.target)
        return bool(way >> first.origin & 1 and way >> first.target & 1)
    bit, after = 1 << first.target, key.board.after(refutation)
    if not after.white & bit:
        return False
    before = diagram.attacks(first.origin)
    for mate in answer.mates.values():
        if mate.origin == first.target:
            return False
        final = after.after(mate)
        kept = final.attacks(first.target, final.without_king)
        squares = squares_in(kept & before & final.field() & ~final.black)
        if not any(final.guarded(square) == bit for square in squares):
            return False
    return True


@after_key
def black_correction(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Black correction: a man's random move allows a general mate, another move corrects.

    Every legal move of the man (not the king), at least two, is a full defence. With the man
    taken off the board after the key A mates: that is the general error; A follows at least
    one of its moves, and another move is answered by a single mate that is not A, and that would
    not mate with the man taken off: else it profits from the same error. It is a theme if A alone
    follows at least two moves, else an element. If A follows at least two moves it is
    black_correction_strong too, which tells all that err, and shows those that correct, too.

    Shown as the random move is a quiet one to which A is the only answer, where there is one.
    """
    for man, answers in key.by_man().items():
        if len(answers) < 2 or not all(a.full for a in answers):
            continue
        found = _general_mate(key, man, answers)
        if found is None:
            continue
        general, random, corrections = found
        random = sorted(random, key=_randomness)
        corrections = sorted(corrections, key=lambda a: a.defence.capture is not None)
        errors = [key.play(answer, general) for answer in random]
        corrected = [key.play(answer, answer.unique) for answer in corrections]
        several = Template("Black correction of {unit}: random {random}, correcting {correction}.")
        single = Template(
            "Black correction of {unit}, of whose moves one errs: {random},"
            " correcting {correction}."
        )
        sentence = (several if len(errors) >= 2 else single).said(
            unit=unit(key.board, man),
            random=errors[0].notation,
            correction=corrected[0].notation,
        )
        moves = moves_of(key, [errors[0], *corrected])
        grade = THEME if sum(a.unique == general for a in random) >= 2 else ELEMENT
        if grade is THEME and _has_other_general_mate(key, man, general, answers):
            grade = PERHAPS
        yield Flag("black_correction", grade, "key", (man,), moves, (), sentence)
        if len(errors) >= 2:
            sentence = said(
                "After {defences} there is {mate}: the general error of {unit}.",
                unit=unit(key.board, man),
                defences=listed_defences(play.defence for play in errors),
                mate=Notation(f"2.{written(errors[0].mate)}"),
            )
            moves = moves_of(key, [*errors, *corrected])
            yield Flag("black_correction_strong", grade, "key", (man,), moves, (), sentence)


def _has_other_general_mate(
    key: PhasePlay, man: Square, general: Code, answers: list[Answer]
) -> bool:
    """Return whether a second mate that answers the man alone would work without him as well.

    Then a move at random has a dual, and which error is the general one is a matter of taste.
    """
    board = key.board.without(1 << man)
    others = {a.unique: a.mate for a in answers if a.unique and a.unique != general}
    return any(board.would_mate(mate) for mate in others.values())


def _randomness(answer: Answer) -> tuple[bool, bool, bool, bool]:
    """Return how far a move is from one at random, to sort by: a dual, a check, a capture ..."""
    defence = answer.defence
    retaken = any(mate.target == defence.target for mate in answer.mates.values())
    return (
        not answer.unique,
        defence.mark is Mark.CHECK,
        defence.capture is not None,
        retaken,
    )


def _general_mate(
    key: PhasePlay, man: Square, answers: list[Answer]
) -> tuple[Code, list[Answer], list[Answer]] | None:
    """Return a general mate with the moves that allow it and those that correct."""
    board = key.board.without(1 << man)
    candidates = {code: move for a in answers for code, move in a.mates.items()}
    best: tuple[Code, list[Answer], list[Answer]] | None = None
    for code, move in candidates.items():
        random = [a for a in answers if code in a.mates]
        corrections = [
            a for a in answers if a.unique and code not in a.mates and not board.would_mate(a.mate)
        ]
        if not corrections or (best is not None and len(random) <= len(best[1])):
            continue
        if board.would_mate(move):
            best = code, random, corrections
    return best


@after_key
def try_family(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Family of tries: at least three tries of the key's man with different refutations.

    They have a threat in common, or all wait. A theme where three of them are not refuted just by
    capture of the man who tries.
    """
    families: dict[Code, dict[Code, PhasePlay]] = {}
    for phase in _key_unit_tries(study, key):
        for threat in phase.threats or (0,):
            families.setdefault(threat, {}).setdefault(phase.refutation, phase)
    for family in sorted(families.values(), key=len, reverse=True):
        if len(family) >= 3:
            phases = list(family.values())
            firsts = tuple(phase.first for phase in phases)
            sentence = said(
                "The key's unit tries {tries}.", tries=listed(_tried(phase) for phase in phases)
            )
            squares = tuple(first.target for first in firsts)
            theme = "distinct_refutations_key_piece_3plus"
            taken = [p for p in phases if p.source.refutations[0].target == p.first.target]
            grade = THEME if len(phases) - len(taken) >= 3 else ELEMENT
            yield Flag(theme, grade, "phases", squares, (*firsts, key.first), (), sentence)
            return


@after_key
def corrected_tries_same_square(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Tries on the key square: another man tries on the square where the key arrives."""
    first = key.first
    tried = tuple(
        t.first
        for t in study.quiet_tries
        if t.first.target == first.target and t.first.origin != first.origin
    )
    if tried:
        sentence = said(
            "On the square of the key {move} White also tries {tries}.",
            move=Notation(f"1.{written(first)}"),
            tries=first_moves(tried, "?"),
        )
        moves = (*tried, first)
        theme = "corrected_tries_same_square"
        yield Flag(theme, ELEMENT, "phases", (first.target,), moves, (), sentence)


def cyclic_threats(study: Study) -> Iterator[Flag]:
    """Cyclic double threats: three first moves threaten exactly A and B, B and C, C and A.

    If all three are tries with three different refutations it is cyclic_refutations too.
    """
    doubles: dict[frozenset[Code], PhasePlay] = {}
    for phase in reversed(study.calm_phases):
        if len(phase.threats) == 2:
            doubles.setdefault(frozenset(phase.threats), phase)
    for three in combinations(doubles, 3):
        if len(frozenset.union(*three)) == 3:
            phases = [doubles[code] for code in three]
            firsts = tuple(phase.first for phase in phases)
            shown = listed(
                said(
                    "{move} threatens {threats}",
                    move=p.first_as(),
                    threats=listed_mates(p.threats.values()),
                )
                for p in phases
            )
            sentence = said("Cyclic double threats: {threats}.", threats=shown)
            yield Flag("cyclic_threats", THEME, "phases", (), firsts, (), sentence)
            if len({p.refutation for p in phases if p.refutation}) == 3:
                sentence = said(
                    "Cyclic double threats with three refutations: {threats}.", threats=shown
                )
                yield Flag("cyclic_refutations", THEME, "phases", (), firsts, (), sentence)
            return


def obstructive_tries(study: Study) -> Iterator[Flag]:
    """Obstructive try: it fails because its own man stands in the way of a mate.

    After the refutation, with the try's man taken off, a mate works that answers the same
    black move in set play or after the key; the man stands on its square or line.
    """
    known = [play for play in (study.key, study.set_play) if play is not None]
    found: list[tuple[Move, Move, Move]] = []
    for phase in study.quiet_tries:
        first, refutation = phase.first, phase.source.refutations[0]
        mates = {
            c: m
            for p in known
            if (a := p.answers.get(phase.refutation))
            for c, m in a.mates.items()
        }
        for code, mate in mates.items():
            if origin_of(code) == first.origin:
                continue
            way = between(mate.origin, mate.target) | 1 << mate.target
            if not way >> first.target & 1:
                continue
            board = phase.board.after(refutation).without(1 << first.target)
            if board.would_mate(mate):
                found.append((first, refutation, mate))
                break
    if found:
        shown = listed(
            said(
                "{refuted} for {mate}",
                refuted=Notation(f"1.{written(f)}? {written(r)}!"),
                mate=Notation(f"2.{written(m)}"),
            )
            for f, r, m in found[:4]
        )
        squares = tuple(first.target for first, _, _ in found)
        sentence = said("The try stands in White's own way: {tries}.", tries=shown)
        moves = tuple(first for first, _, _ in found)
        yield Flag("obstructive_tries", ELEMENT, "try", squares, moves, (), sentence)


class Harm(Enum):
    """What two defences of a dual avoidance do alike."""

    SHUT = "shut"
    BLOCKED = "blocked"
    UNPINNED = "unpinned"


@after_key
def dual_avoidance(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Dual avoidance: two defences share a harm that would allow two mates; each allows one.

    The harm is the same black man shut off (without it both mates work), the same square blocked
    (filled, both work), or the same white man unpinned (without the pinner both work). After each
    defence the other mate is legal and no mate.
    """
    groups: dict[tuple[Harm, Square], list[tuple[Answer, Play]]] = {}
    for answer, play in key.plays:
        for shared in _harms(play):
            groups.setdefault(shared, []).append((answer, play))
    for (harm, square), plays in groups.items():
        if len({answer.unique for answer, _ in plays}) < 2:
            continue
        pair = _avoided(key, harm, square, plays)
        if pair is not None:
            sentence = said(
                "Dual avoidance, {harm}: {one}, not {other}; {two}, not {another}.",
                harm=_harm_named(key, harm, square),
                one=pair[0].notation,
                other=Notation(written(pair[1].mate)),
                two=pair[1].notation,
                another=Notation(written(pair[0].mate)),
            )
            squares = (square, pair[0].arrival, pair[1].arrival)
            yield proved("dual_avoidance", PERHAPS, key, pair, sentence, squares)
            return


def _harms(play: Play) -> Iterator[tuple[Harm, Square]]:
    for man in play.shuts:
        yield Harm.SHUT, man
    if play.self_blocks:
        yield Harm.BLOCKED, play.arrival
    if play.white_unpinned is not None:
        yield Harm.UNPINNED, play.white_unpinned


def _harm_named(key: PhasePlay, harm: Harm, square: Square) -> Sentence:
    """Return in words what both defences do."""
    man = unit(key.board, square) if harm is not Harm.BLOCKED else square_name(square)
    match harm:
        case Harm.SHUT:
            return said("both shut off {unit}", unit=man)
        case Harm.BLOCKED:
            return said("both block {square}", square=man)
        case Harm.UNPINNED:
            return said("both lift the pin by {unit}", unit=man)


def _avoided(
    key: PhasePlay, harm: Harm, square: Square, plays: list[tuple[Answer, Play]]
) -> tuple[Play, Play] | None:
    board = key.board
    if harm is not Harm.BLOCKED:
        board = board.without(1 << square)
    elif board.black >> square & 1:
        return None
    else:
        board = board.without(1 << square).blocked(square)
    both: dict[Code, bool] = {}
    for answer, play in plays:
        if answer.unique not in both:
            mate = play.mate
            both[answer.unique] = board.would_mate(mate)
    general = [(a, p) for a, p in plays if both[a.unique]]
    for (a, one), (b, two) in combinations(general, 2):
        if a.unique == b.unique or one.defence.origin == two.defence.origin:
            continue
        if _legal(one, two.mate) and _legal(two, one.mate):
            return one, two
    return None


def _legal(play: Play, mate: Move) -> bool:
    return play.between.is_possible(mate)


@after_key
def stocchi(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Stocchi blocks: three different men block one square, with three different mates.

    That the mates are distinguished by dual avoidance is left to the eye, so: perhaps.
    """
    blocks: dict[Square, dict[Square, tuple[Code, Play]]] = {}
    for answer, play in key.plays:
        if play.self_blocks:
            men = blocks.setdefault(play.arrival, {})
            men.setdefault(play.defence.origin, (answer.unique, play))
    for square, men in blocks.items():
        if len(men) >= 3 and len({mate for mate, _ in men.values()}) >= 3:
            plays = [play for _, play in men.values()]
            sentence = said(
                "{count} units block {square}: {lines}.",
                count=len(men),
                square=square_name(square),
                lines=lines(plays),
            )
            yield proved("stocchi", PERHAPS, key, plays, sentence, (square,))


RULES: Final = (
    white_correction,
    black_correction,
    try_family,
    corrected_tries_same_square,
    cyclic_threats,
    obstructive_tries,
    dual_avoidance,
    stocchi,
)
