# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks: what one man does to the full: wheels, stars, crosses, promotions; many on a square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from composer.analysis.board import squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import (
    NO_MATE,
    TRY,
    Answer,
    Code,
    PhasePlay,
    code_of,
    grouped,
    origin_of,
    promotion_of,
    target_of,
)
from composer.analysis.study import Phases, Study
from composer.analysis.themes.flag import (
    ELEMENT,
    PERHAPS,
    THEME,
    Element,
    Flag,
    after_key,
    lines,
    moves_of,
    names,
    proved,
    shown,
    unit,
)
from composer.analysis.themes.flag import mates as mates_in
from composer.analysis.written import written
from composer.problem.men import PROMOTIONS, Kind
from composer.problem.move import Move
from composer.problem.squares import Square, file_of, rank_of, square_name
from composer.said.sentence import Capital, Notation, Template, counted, listed, said

PROMOTION_MATE: Final = Element(
    "promotion_mate", said("Mate by promotion"), lambda play: play.mate.promotion is not None
)

CASTLING_MATE: Final = Element(
    "castling_mate",
    said("Mate by castling"),
    lambda play: play.mate.castling is not None,
    THEME,
    later=THEME,
)

_DIAGONALS: Final = frozenset({(1, 1), (1, -1), (-1, 1), (-1, -1)})
_STRAIGHTS: Final = frozenset({(1, 0), (-1, 0), (0, 1), (0, -1)})


def _direction(origin: Square, target: Square) -> tuple[int, int]:
    files, ranks = file_of(target) - file_of(origin), rank_of(target) - rank_of(origin)
    return (files > 0) - (files < 0), (ranks > 0) - (ranks < 0)


@after_key
def switchback(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Switchback: the key's man mates by going back to where it came from.

    A single threat does not count; of several threats one that is forced alone does.
    """
    if key.single_threat == _back(key):
        return
    back = _back(key)
    plays = [key.play(a, back) for a in key.answers.values() if a.unique == back]
    word = said("The key {move} goes back", move=key.first_as())
    yield from shown("switchback", THEME, key, plays, word)


def _back(key: PhasePlay) -> Code:
    return code_of(key.first.origin, key.first.origin)


@after_key
def black_knight_wheel(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Black knight wheel: eight moves of one knight, each with one mate, all eight different.

    Eight moves answered by mate, nothing more, are black_knight_tour.
    """
    for origin, answers in key.by_man(Kind.KNIGHT).items():
        if len(answers) < 8:
            continue
        squares = tuple(a.defence.target for a in answers)
        sentence = said(
            "The knight on {square} has eight moves, all answered by mate.",
            square=square_name(origin),
        )
        moves = tuple(a.defence for a in answers)
        yield Flag("black_knight_tour", ELEMENT, "key", squares, moves, (), sentence)
        mates = {a.unique for a in answers}
        if 0 not in mates and len(mates) == 8:
            sentence = said(
                "The knight on {square} makes a wheel: eight different mates.",
                square=square_name(origin),
            )
            plays = [key.play(a, a.unique) for a in answers]
            yield proved("black_knight_wheel", THEME, key, plays, sentence, squares)


def _mates_by_man(study: Study, kind: Kind) -> dict[Square, dict[Code, Move]]:
    """Return White's single mates of the actual play by man; threats are among them.

    A single threat counts, and several of which each is forced alone (a Fleck).
    """
    key = study.key
    found: dict[Square, dict[Code, Move]] = {}
    if key is None:
        return found
    mates = {a.unique: a.mate for a in key.answers.values() if a.unique and a.effective}
    if not key.threats.keys() <= mates.keys():
        mates = {code: mate for code, mate in mates.items() if code not in key.threats}
    if key.single_threat:
        mates[key.single_threat] = key.threats[key.single_threat]
    for code, mate in mates.items():
        if mate.man.kind is kind:
            found.setdefault(origin_of(code), {})[code] = mate
    return found


@after_key
def white_stars(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """White knight wheel, rook cross, bishop star: one man mates in all its directions.

    Eight mates of a knight from one square (white_knight_wheel), mates of a rook along all
    four lines (white_rook_cross), of a bishop (white_bishop_star); threats are included.
    """
    for theme, kind, needed in (
        ("white_knight_wheel", Kind.KNIGHT, 8),
        ("white_rook_cross", Kind.ROOK, 4),
        ("white_bishop_star", Kind.BISHOP, 4),
    ):
        for origin, mates in _mates_by_man(study, kind).items():
            if len(mates) < needed:
                continue
            moves = tuple(mates.values())
            if kind is Kind.KNIGHT:
                ways = {move.target for move in moves}
            else:
                ways = {64 + hash(_direction(m.origin, m.target)) for m in moves}
            if len(ways) >= needed:
                squares = tuple(move.target for move in moves)
                sentence = said(
                    "{unit} mates on {squares}.",
                    unit=Capital(unit(study.diagram, origin)),
                    squares=names(sorted(squares)),
                )
                yield Flag(theme, THEME, "key", squares, moves, (), sentence)


def albino(study: Study) -> Iterator[Flag]:
    """Albino: one white pawn on its second rank mates with all four of its moves.

    One step, two steps, both captures; threats as usual. Also as first moves, over tries
    and key.
    """
    for origin, mates in _mates_by_man(study, Kind.PAWN).items():
        if len(mates) >= 4 and len({target_of(code) for code in mates}) >= 4:
            moves = tuple(mates.values())
            shown = listed(mates_in([move]) for move in moves)
            sentence = said(
                "The pawn on {square} mates by {moves}.", square=square_name(origin), moves=shown
            )
            squares = tuple(move.target for move in moves)
            yield Flag("albino", THEME, "key", squares, moves, (), sentence)
    if study.key is not None:
        yield from _try_albino(study, study.key)


def _try_albino(study: Study, key: PhasePlay) -> Iterator[Flag]:
    if key.first.man.kind is not Kind.PAWN:
        return
    origin = key.first.origin
    if abs(rank_of(origin) - (1 if study.diagram.upward else 6)):
        return
    firsts = {t.first.target: t.first for t in (*study.tries, key) if t.first.origin == origin}
    if len(firsts) == 4:
        shown = listed(Notation(f"1.{written(move)}") for move in firsts.values())
        sentence = said("Albino over tries and key: {moves}.", moves=shown)
        yield Flag("albino", THEME, "phases", tuple(firsts), tuple(firsts.values()), (), sentence)


@after_key
def pickaninny(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Pickaninny: a black pawn at home makes its four moves, with four different single mates.

    Threats count as mates.
    """
    home = 6 if study.diagram.upward else 1
    for man, every in key.by_man(Kind.PAWN).items():
        answers = [answer for answer in every if answer.unique]
        if rank_of(man) == home and len(answers) == 4 and len({a.unique for a in answers}) == 4:
            plays = [key.play(a, a.unique) for a in answers]
            yield from shown("pickaninny", THEME, key, plays, said("Pickaninny"))


@after_key
def black_stars(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Black rook cross, bishop star, queen star: a man defends in all its directions.

    Full defences with single mates in all four directions, at least two different mates (the
    sentence says how many); the queen's four diagonals or her four straight lines.
    """
    theme_of = {
        Kind.ROOK: "black_rook_cross",
        Kind.BISHOP: "black_bishop_star",
        Kind.QUEEN: "queen_star_black",
    }
    for origin, every in key.by_man(*theme_of).items():
        answers = [answer for answer in every if answer.code in key.unique]
        kind = every[0].defence.man.kind
        ways = {_direction(a.defence.origin, a.defence.target) for a in answers}
        mates = len({a.unique for a in answers})
        if ways >= _DIAGONALS or ways >= _STRAIGHTS:
            sentence = counted(
                mates,
                "{unit} defends in all directions: 1 mate.",
                "{unit} defends in all directions: {count} different mates.",
                unit=Capital(unit(key.board, origin)),
            )
            plays = [key.play(a, a.unique) for a in answers]
            grade = THEME if mates >= 4 else ELEMENT
            squares = tuple(a.defence.target for a in answers)
            moves = moves_of(key, plays)
            yield Flag(theme_of[kind], grade, "key", squares, moves, (), sentence)


@after_key
def focal_play(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Focal play: in a block a black line man guards two mates and must give up one of them.

    All its moves are answered by one or both of two mates on different squares, and put back
    where it came from the man would parry. Both occur alone, and not only where the man is taken.
    The foci are the squares on which it would parry, and it bears on both from where it stands.
    """
    if not key.waits:
        return
    for origin, answers in key.by_man(Kind.ROOK, Kind.BISHOP, Kind.QUEEN).items():
        mates = {code for a in answers for code in a.mates}
        alone = {a.unique for a in answers if a.unique}
        if len(mates) != 2 or mates != alone or len({target_of(code) for code in mates}) < 2:
            continue
        plays = [key.play(a, a.unique) for a in answers if a.unique]
        left = {a.unique for a in answers if a.unique and key.play(a, a.unique).stands}
        foci = _foci(key, origin, plays)
        if left == mates and len(foci) == 2 and all(play.would_parry for play in plays):
            squares = (origin, *foci)
            sentence = said(
                "{unit} guards {squares} and must choose.",
                unit=Capital(unit(key.board, origin)),
                squares=names(foci),
            )
            yield proved("focal_play", THEME, key, plays, sentence, squares)


def _foci(key: PhasePlay, origin: Square, plays: list[Play]) -> tuple[Square, ...]:
    """Return the square for each mate on which a man would parry it, where it bears on them."""
    foci: dict[Code, Square] = {}
    bears = key.board.attacks(origin)
    for play in plays:
        code = code_of(play.mate.origin, play.mate.target, play.mate.promotion)
        reached = bears & play.targets
        if reached:
            at_mate = reached >> play.mate.target & 1
            foci[code] = play.mate.target if at_mate else next(squares_in(reached))
    return tuple(dict.fromkeys(foci.values()))


@after_key
def white_promotions(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Promotion mate; white allumwandlung in the actual play, or perhaps over all phases."""
    yield from PROMOTION_MATE(study)
    for phases, grade in (((key,), THEME), (study.calm_phases, PERHAPS)):
        kinds = _promotions(phases)
        if set(kinds) >= set(PROMOTIONS):
            moves = tuple(kinds.values())
            sentence = said(
                "White promotes to all four: {moves}.",
                moves=listed(Notation(written(move)) for move in moves),
            )
            yield Flag("allumwandlung_white", grade, "phases", (), moves, (), sentence)
            return


def _promotions(phases: Collection[PhasePlay]) -> dict[int, Move]:
    """Return the kinds that White promotes to, by a first move, a threat or a single mate.

    Not by a try that waits, nor by one with the threats and the refutation of another promotion
    there: whatever the pawn becomes, it is one and the same try.
    """
    kinds: dict[int, Move] = {}
    alike = Counter(_outcome(phase) for phase in phases)
    for phase in phases:
        idle = phase.kind == TRY and (phase.waits or alike[_outcome(phase)] > 1)
        for first in () if idle else phase.lead:
            if first.promotion is not None:
                kinds.setdefault(first.promotion, first)
        for code in (*phase.defences_of, *phase.threats):
            if promotion_of(code):
                kinds.setdefault(promotion_of(code), _mate(phase, code))
    return kinds


def _outcome(phase: PhasePlay) -> tuple[Code, frozenset[Code], Code]:
    """Return where a first move leads, what it threatens, and what refutes it."""
    if not phase.lead:
        return NO_MATE, frozenset(), NO_MATE
    way = code_of(phase.first.origin, phase.first.target)
    return way, frozenset(phase.threats), phase.refutation


def _mate(phase: PhasePlay, code: Code) -> Move:
    if code in phase.threats:
        return phase.threats[code]
    return phase.answers[phase.defences_of[code][0]].mate


@after_key
def black_promotions(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Black allumwandlung; Babson where White's mates promote to the same men.

    One black pawn promotes to all four on one square, and each is answered by a single mate of
    its own.
    """
    promoting = (a for a in key.answers.values() if a.defence.promotion is not None)
    pawns = grouped(promoting, lambda a: (a.defence.origin, a.defence.target))
    for (_, square), answers in pawns.items():
        replies = {a.unique for a in answers if a.unique}
        if len(answers) == len(replies) == 4:
            plays = [key.play(a, a.unique) for a in answers]
            sentence = said(
                "Black promotes on {square} to all four: {lines}.",
                square=square_name(square),
                lines=lines(plays),
            )
            yield proved("allumwandlung_black", THEME, key, plays, sentence, (square,))
            if all(promotion_of(a.unique) == a.defence.promotion for a in answers):
                sentence = said("Babson: like for like.")
                yield proved("babson", THEME, key, plays, sentence, (square,))


@after_key
def mates_on_same_square(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Mates on the same square: three or more white men mate there after full defences."""
    squares: dict[Square, dict[Square, Play]] = {}
    for answer, play in key.plays:
        men = squares.setdefault(target_of(answer.unique), {})
        men.setdefault(origin_of(answer.unique), play)
    mating = Template("{count} moves mate on {square}: {lines}.")
    for square, men in squares.items():
        if len(men) >= 3:
            yield _gathered("four_mates_same_square", mating, key, square, men.values())


@after_key
def defences_on_same_square(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Defences on the same square: three or more black men, with three or more mates.

    Full defences, the king's included, each answered by a single mate.
    """
    squares: dict[Square, list[tuple[Answer, Play]]] = {}
    for answer, play in key.plays:
        squares.setdefault(play.arrival, []).append((answer, play))
    defending = Template("{count} moves defend on {square}: {lines}.")
    for square, found in squares.items():
        men = {play.defence.origin for _, play in found}
        if len(men) >= 3 and len({answer.unique for answer, _ in found}) >= 3:
            plays = [play for _, play in found]
            yield _gathered("defences_on_same_square", defending, key, square, plays)


def _gathered(
    theme: str, what: Template, key: PhasePlay, square: Square, plays: Iterable[Play]
) -> Flag:
    found = list(plays)
    sentence = what.said(count=len(found), square=square_name(square), lines=lines(found))
    return Flag(theme, THEME, "key", (square,), moves_of(key, found), (), sentence)


RULES: Final = (
    CASTLING_MATE,
    switchback,
    black_knight_wheel,
    white_stars,
    albino,
    pickaninny,
    black_stars,
    focal_play,
    white_promotions,
    black_promotions,
    mates_on_same_square,
    defences_on_same_square,
)
