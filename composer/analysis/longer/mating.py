# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen where a longer mate ends: models and echoes, half-pins, the two-mover within it.

A *mating node* is White's last move but one with the mate in two that it leaves. Its defences and
mates do what they do in a two-mover, proved in the mate position by the same tests. Each element is
one flag, with the lines that show it; the same defence and mate after another order of moves are
one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from composer.analysis.board import Board, squares_in
from composer.analysis.effects import Play
from composer.analysis.matepicture import Picture, echo_of, picture_of, purity_of, view_of
from composer.analysis.phaseplay import NO_MATE, Code, PhasePlay, move_code
from composer.analysis.playlines import MatingNode, PlayLine
from composer.analysis.study import End, Study
from composer.analysis.themes import batteries, errors, tasks
from composer.analysis.themes.flag import ELEMENT, THEME, Element, Flag, Grade, flag_of, units
from composer.analysis.themes.forms import MINIATURE
from composer.analysis.themes.pairs import (
    Pair,
    grimshaws,
    mutual_pairs,
    novotnys,
    pawn_grimshaws,
    shut_off,
    takes_first,
)
from composer.analysis.themes.pins import Row, rows_of
from composer.problem.men import Kind
from composer.problem.squares import Square, distance
from composer.said.sentence import Notation, Sentence, said

Finder = Callable[[PhasePlay], Iterator[Pair]]


def _novotny(phase: PhasePlay) -> Iterator[Pair]:
    return (found.pair for found in novotnys(phase) if not found.like)


def _plachutta(phase: PhasePlay) -> Iterator[Pair]:
    return (found.pair for found in novotnys(phase) if found.like)


def _free(find: Finder) -> Finder:
    """Return the rule but for captures of the man whom White has just offered."""
    return lambda phase: (pair for pair in find(phase) if not takes_first(phase, pair))


_FINDERS: Final[tuple[tuple[str, Sentence, Finder], ...]] = (
    ("novotny_w2", said("Novotny"), _novotny),
    ("plachutta_w2", said("Plachutta"), _plachutta),
    ("grimshaw_b2", said("Grimshaw"), _free(grimshaws)),
    ("pawn_grimshaw_b2", said("Pawn Grimshaw"), pawn_grimshaws),
    ("wurzburg_plachutta_b2", said("Würzburg-Plachutta"), _free(mutual_pairs)),
)


def last_but_one_themes(study: Study) -> Iterator[Flag]:
    """Novotny, Plachutta, Grimshaw, pawn Grimshaw, Würzburg-Plachutta at the mating nodes.

    By the rules of the mate in two. Each once, on the first square where it is shown.
    """
    seen: set[str] = set()
    for node in study.mating_nodes:
        for theme, word, find in _FINDERS:
            pair = None if theme in seen else next(find(node.phase), None)
            if pair is not None:
                seen.add(theme)
                yield _pair_flag(theme, word, node, pair)


def _pair_flag(theme: str, word: Sentence, node: MatingNode, pair: Pair) -> Flag:
    line = PlayLine(node.plies, node.homes)
    found = shut_off(theme, word, node.phase, pair, number=line.length)
    sentence = said("After {lead}: {theme}", lead=Notation(line.text()), theme=found.sentence)
    moves = (*line.moves[:-1], *found.moves)
    return replace(found, grade=Grade.THEME, moves=moves, sentence=sentence)


_FEW: Final = 3  # mates of one battery that are no theme


class Shown(NamedTuple):
    """A defence and its mate at the end of a longer mate.

    Attributes:
        line: the whole line, the key first.
        play: what the two do on the board.
        phase: the mating node's play; None where any defence stands there, as the mate carries out
            the node's threat, which nothing parries: then only the mate counts.
    """

    line: PlayLine
    play: Play
    phase: PhasePlay | None


_BY_MATE: Final = (
    *batteries.ELEMENTS,
    tasks.PROMOTION_MATE,
    tasks.CASTLING_MATE,
    errors.PIN_MATE,
    errors.OWN_LINE,
)
_BY_PLAY: Final = (
    *(element for element in errors.ELEMENTS if element not in _BY_MATE),
    errors.DRAWN_OFF,
    errors.UNPINS_OWN,
    batteries.MASKED,
)


def mating_elements(study: Study) -> Iterator[Flag]:
    """Self-block, interference, unguard, pins, unpins, checks, batteries: one flag for each.

    Full defences with a single mate at the mating nodes; where nothing parries the threat there,
    what the mate shows by itself. The elements are those of the mate in two, and so are their
    proofs.
    """
    shown = _distinct(study.mating_nodes)
    for element in _BY_PLAY:
        found = [
            entry
            for entry in shown
            if entry.phase is not None and element.shows(entry.phase, entry.play)
        ]
        yield from _flag(element, found)
    carried = [*shown, *_carried_out(study)]
    for element in _BY_MATE:
        yield from _flag(element, [entry for entry in carried if element.holds(entry.play)])
    yield from _battery_themes([entry for entry in carried if entry.play.battery is not None])


def _distinct(nodes: Iterable[MatingNode]) -> list[Shown]:
    """Return the full defences with a single mate; each position after a defence once."""
    found: dict[tuple[object, ...], Shown] = {}
    for node in nodes:
        for answer, play in node.phase.plays:
            place = (node.phase.board, answer.code)
            if place not in found:
                found[place] = Shown(node.line(play), play, node.phase)
    return list(found.values())


def _carried_out(study: Study) -> Iterator[Shown]:
    """Yield the mates that carry out the last threat, as nothing parries it."""
    for line in study.full:
        last = len(line.plies) - 2
        if last in line.idle:
            defence, mate = line.plies[last:]
            yield Shown(line, Play(defence.before, defence.move, mate.move), None)


def _flag(element: Element, shown: Sequence[Shown]) -> Iterator[Flag]:
    """Yield the flag of an element, graded by its mates."""
    grade = element.graded((entry.play.mate for entry in shown), element.later)
    yield from _gathered(element.theme, grade, element.word, shown)


def _gathered(theme: str, grade: Grade, word: Sentence, shown: Iterable[Shown]) -> Iterator[Flag]:
    """Yield one flag with the lines that differ by the defence or by the mate."""
    lines: dict[tuple[Code, Code], Shown] = {}
    for entry in shown:
        defence = move_code(entry.play.defence) if entry.phase is not None else NO_MATE
        lines.setdefault((defence, move_code(entry.play.mate)), entry)
    if lines:
        squares = tuple(dict.fromkeys(line.play.arrival for line in lines.values()))
        yield flag_of(theme, grade, word, [line.line for line in lines.values()], squares)


def _battery_themes(fired: list[Shown]) -> Iterator[Flag]:
    """Yield battery play, a battery that fires to many squares, and the king's battery.

    It is one battery as long as both its men stand on the same squares.
    """
    if len({move_code(entry.play.mate) for entry in fired}) >= 2:
        yield from _gathered("battery_play", ELEMENT, said("Battery play"), fired)
    royal = (entry for entry in fired if entry.play.mate.man.kind is Kind.KING)
    yield from _gathered("royal_battery", THEME, said("The king fires a battery"), royal)
    places: dict[tuple[Square | None, Square], dict[Square, Shown]] = {}
    for entry in fired:
        mate = entry.play.mate
        places.setdefault((entry.play.battery, mate.origin), {}).setdefault(mate.target, entry)
    most = max(places.values(), key=len, default={})
    if len(most) >= 3:
        grade = THEME if len(most) > _FEW else ELEMENT
        word = said("Mates of one battery, {count}", count=len(most))
        yield from _gathered("battery_3plus_mates", grade, word, most.values())


def half_pin(study: Study) -> Iterator[Flag]:
    """Half-pin: after the key, or later, exactly two black men stand on a pin line.

    In one line the first leaves it and the mate needs the pin of the second, in another it is the
    other way round; king, pinner and the pinned man still stand where they stood.
    """
    boards: dict[tuple[Board, Row], dict[Square, PlayLine]] = {}
    for line in study.full:
        final = line.final
        for man, pinner in final.needed_pins():
            for number in range(1, line.length):
                board = line.white(number).after
                row = _row(board, final, pinner, man)
                if row is not None and _leaves(line, number, row, man):
                    boards.setdefault((board, row), {}).setdefault(man, line)
    for (board, row), used in boards.items():
        if len(used) == 2:
            men = tuple(squares_in(row.black))
            word = said("Half-pin of {units}", units=units(board, men))
            yield flag_of("half_pin", Grade.THEME, word, list(used.values()), men)
            return


def _row(board: Board, final: Board, pinner: Square, man: Square) -> Row | None:
    """Return the row of two black men on which a man of the mate position is left in a pin."""
    if board.king != final.king or not board.white >> pinner & 1:
        return None
    if not board.black >> man & 1 or board.kind(man) != final.kind(man):
        return None
    for row in rows_of(board):
        if row.rear == pinner and row.black >> man & 1:
            return row if row.black.bit_count() == 2 and not row.white else None
    return None


def _leaves(line: PlayLine, number: int, row: Row, man: Square) -> bool:
    """Return whether, from a move on, one man of a row leaves it and the other stays."""
    later = [line.black(at).move for at in range(number, line.length)]
    other = (row.black & ~(1 << man)).bit_length() - 1
    stays = all(man not in (move.origin, move.target) for move in later)
    return stays and any(move.origin == other and not row.line >> move.target & 1 for move in later)


def are_many(models: int, men: int) -> bool:
    """Return whether so many different model mates are a theme: three, in a miniature two."""
    return models >= (2 if men <= MINIATURE else 3)


def model_mates(study: Study) -> Iterator[Flag]:
    """Model mates of the lines that take all moves; see `models`."""
    yield from models(study.ends, study.men)


def models(ends: Iterable[End], men: int) -> Iterator[Flag]:
    """Model mates: pure and economical end positions of lines that take all moves.

    Mates are different by the king's square, or by both the mating move and what bars the king's
    field and checks him: a queen who mates from another square of one line gives the same mate.
    Three are a theme, two in a miniature; fewer an element. Ideal mates likewise, from one;
    where all are ideal, they are the theme.
    """
    judged = [(line, final, purity_of(final)) for line, final in ends]
    models = _different((line, final) for line, final, purity in judged if purity.model)
    ideals = _different((line, final) for line, final, purity in judged if purity.ideal)
    if models:
        word = said("Model mates") if len(models) > 1 else said("Model mate")
        if are_many(len(models), men):
            grade = Grade.ELEMENT if len(ideals) == len(models) else Grade.THEME
            yield _mates("model_mate_2", grade, word, models)
        else:
            yield _mates("model_mate", Grade.ELEMENT, word, models)
    if ideals:
        word = said("Ideal mates") if len(ideals) > 1 else said("Ideal mate")
        yield _mates("ideal_mate", Grade.THEME, word, ideals)


def _different(ends: Iterable[End]) -> list[End]:
    """Return the lines whose mates are different, the first of each; see `models`."""
    groups: list[tuple[End, set[object]]] = []
    for line, final in ends:
        first = (line, final)
        known: set[object] = {(final.king, view_of(final)), (final.king, line.mate.code)}
        same = [group for group in groups if group[1] & known]
        if same:
            first = same[0][0]
            known.update(*(marks for _, marks in same))
            groups = [group for group in groups if not group[1] & known]
        groups.append((first, known))
    return [first for first, _ in groups]


def _mates(theme: str, grade: Grade, word: Sentence, found: Sequence[End]) -> Flag:
    """Return the flag of some mates, with the squares of the king."""
    kings = tuple(dict.fromkeys(final.king for _, final in found))
    return flag_of(theme, grade, word, [line for line, _ in found], kings)


def echoes(study: Study) -> Iterator[Flag]:
    """Echoes of the lines that take all moves; see `echoing`."""
    yield from echoing(study.ends)


def echoing(ends: Iterable[End]) -> Iterator[Flag]:
    """Echo, chameleon echo: two mates of the same picture, the king on different squares.

    Of different colours for the chameleon. Not where the same man mates by the same move with
    the kings side by side: that is one mate, and two steps of the king. Both mates are pure, or
    it would be accident.
    """
    pictures: dict[Picture, dict[int, PlayLine]] = {}
    for line, final in ends:
        if purity_of(final).pure:
            kings = pictures.setdefault(picture_of(final), {})
            kings.setdefault(final.king, line)
    seen: set[str] = set()
    for kings in pictures.values():
        for one, two in combinations(kings, 2):
            a, b = kings[one], kings[two]
            if distance(one, two) <= 1 and a.mate.code == b.mate.code:
                continue
            theme, word = echo_of(one, two)
            if theme not in seen:
                seen.add(theme)
                yield flag_of(theme, Grade.THEME, word, (a, b), (one, two))


MATES: Final = (model_mates, echoes)

ELEMENTS: Final = (half_pin, mating_elements)
