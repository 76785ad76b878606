# SPDX-License-Identifier: GPL-3.0-or-later
"""Black's line play in his first move: Grimshaw, Novotny, Plachutta, Würzburg, Holzhausen.

The rules are those of the mate in two, with White's only continuation in the place of the mate.
That a man is shut off is proved where it counts: in the check that continues, in the mate that
the continuation threatens, or in the mate at the end of a line; lifted over the one who stands
in its way, the man would parry.

Two men that move alike need not hinder each other for good. The one who arrives shuts off the
other, and has the work of both to do: White's second move checks and draws him away, and the
third one mates where he guarded (*overload*).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from composer.analysis.board import LINERS, Board, squares_in
from composer.analysis.effects import shut_men
from composer.analysis.phaseplay import Code, grouped, moved
from composer.analysis.playlines import PlayLine, Ply, only, ply_of
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of
from composer.analysis.themes.pairs import is_straight
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.squares import Square, file_of, square_name
from composer.said.sentence import Sentence, said
from composer.solver.phases import Variation


class First(NamedTuple):
    """A first defence with its only continuation.

    Attributes:
        defence: Black's first move.
        second: White's second.
        lines: the lines of full length that begin so; where there are none, the two moves.
        checks: the boards on which a parry is missed: after a continuation that checks, after
            each mate that it threatens, and at the end of the lines.
        threats: the mates that a quiet continuation threatens.
    """

    defence: Ply
    second: Ply
    lines: tuple[PlayLine, ...]
    checks: tuple[Board, ...]
    threats: tuple[Move, ...]

    @property
    def square(self) -> Square:
        """Where the defence arrives."""
        return self.defence.move.target

    @property
    def origin(self) -> Square:
        """Where the defence comes from."""
        return self.defence.move.origin

    def shuts(self, man: Square) -> PlayLine | None:
        """Return a line in which the defending man shuts off the black man on a square."""
        kind = self.defence.before.kind(man)
        for number, board in enumerate(self.checks):
            if board.kind(man) == kind and man in shut_men(board, self.square):
                first = len(self.checks) - len(self.lines)
                return self.lines[max(0, number - first)]
        if self.second.after.kind(man) == kind and self._would_parry(man):
            return self.lines[0]
        return None

    def _would_parry(self, man: Square) -> bool:
        """Return whether a man, lifted over the defending one, parries all that is threatened.

        By a move that stops every threat and leaves White no mate, or because White's move
        would expose his king.
        """
        board, bit = self.second.after, 1 << self.square
        if not self.threats or not board.black & bit or not board.attacks(man) & bit:
            return False
        beyond = board.attacks(man, board.occupied & ~bit) & ~board.attacks(man) & ~board.black
        if beyond & board.white & board.kings:
            return True
        held = board.pinned() >> man & 1
        return not held and any(
            not any(lifted.would_mate(threat) for threat in self.threats) and not _has_mate(lifted)
            for lifted in (board.shifted(man, square) for square in squares_in(beyond))
        )


def _has_mate(board: Board) -> bool:
    """Return whether White, to move, mates at once (castling and e.p. apart)."""
    last = range(56, 64) if board.upward else range(8)
    for origin in squares_in(board.white):
        pawn = board.pawns >> origin & 1
        for target in squares_in(board.steps(origin)):
            kinds = (Kind.QUEEN, Kind.KNIGHT) if pawn and target in last else (0,)
            for kind in kinds:
                after = board.shifted(origin, target, kind)
                if after.is_mate() and not after.white_attacked():
                    return True
    return False


def firsts_of(study: Study) -> list[First]:
    """Return the effective first defences of line men and pawns that have one continuation.

    Not those after which White mates early.
    """
    lines = grouped(study.full, lambda line: line.black(1).code)
    found: list[First] = []
    for variation in study.actual.variations:
        kind = variation.defence.man.kind
        if variation.effective and (kind in LINERS or kind is Kind.PAWN):
            first = _first(study, variation, lines)
            if first is not None:
                found.append(first)
    return found


def _first(study: Study, variation: Variation, lines: dict[Code, list[PlayLine]]) -> First | None:
    answer = only(variation.continuations)
    if answer is None or answer.ends:
        return None
    homes = moved({}, study.first.move)
    black = ply_of(variation.defence, homes, study.first.after)
    white = ply_of(answer.move, moved(homes, black.move), black.after)
    checked = [white.after] if answer.move.mark is Mark.CHECK else []
    mates = tuple(threat for threat in answer.threats if threat.mark is Mark.MATE)
    threats = [white.after.after(mate) for mate in mates]
    known = lines.get(black.code, [])
    shown = known or [PlayLine((study.first, black, white), {})]
    ends = [line.final for line in shown]
    return First(black, white, tuple(shown), (*checked, *threats, *ends), mates)


def _places(firsts: list[First]) -> Iterator[tuple[First, First]]:
    """Yield pairs of first defences of different men on one square, continued differently."""
    for one, two in combinations(firsts, 2):
        same = one.square == two.square and one.defence.home != two.defence.home
        if same and one.second.code != two.second.code:
            yield one, two


def _is_like(one: Move, two: Move) -> bool:
    """Return whether two line men come to a square both straight or both diagonally."""
    liners = one.man.kind in LINERS and two.man.kind in LINERS
    return liners and is_straight(one) == is_straight(two)


def _flag(theme: str, word: Sentence, one: First, lines: tuple[PlayLine, ...]) -> Flag:
    where = said("{theme} on {square}", theme=word, square=square_name(one.square))
    origins = dict.fromkeys(line.black(1).move.origin for line in lines)
    return flag_of(theme, Grade.THEME, where, lines, (one.square, *origins))


def first_move_themes(study: Study) -> Iterator[Flag]:
    """Line play in Black's first move, each theme once.

    Grimshaw of rook and bishop; pawn Grimshaw; Novotny and Plachutta, where Black captures the
    key's man; Würzburg-Plachutta and Holzhausen, where he does not.
    """
    firsts = firsts_of(study)
    seen: set[str] = set()
    for flag in (*_pairs(study, firsts), *_holzhausen(firsts)):
        again = flag.id in seen or (flag.id == "holzhausen" and seen & _DOUBLED)
        if not again:
            seen.add(flag.id)
            yield flag


_DOUBLED: Final = {"plachutta", "wurzburg_plachutta_b1"}


def _pairs(study: Study, firsts: list[First]) -> Iterator[Flag]:
    for one, two in _places(firsts):
        sacrificed = one.square == study.first.move.target
        shown = _mutual(one, two)
        if _is_like(one.defence.move, two.defence.move):
            shown = _overloads(one, two) or shown
            if sacrificed:
                shown = shown or _parted(study, one, two)
            if shown and sacrificed:
                yield _flag("plachutta", said("Plachutta"), one, shown)
            elif shown and one.defence.move.capture is None:
                word = said("Würzburg-Plachutta")
                yield _flag("wurzburg_plachutta_b1", word, one, shown)
        elif Kind.PAWN in (one.defence.move.man.kind, two.defence.move.man.kind):
            hindered = _with_pawn(one, two) or _with_pawn(two, one)
            if hindered:
                yield _flag("pawn_grimshaw_b1", said("Pawn Grimshaw"), one, hindered)
        elif sacrificed:
            shown = shown or _parted(study, one, two)
            if shown:
                yield _flag("novotny_key", said("Novotny"), one, shown)
        elif shown and Kind.QUEEN not in (one.defence.move.man.kind, two.defence.move.man.kind):
            yield _flag("grimshaw_b1", said("Grimshaw"), one, shown)


Lines = tuple[PlayLine, ...]


def _mutual(one: First, two: First) -> Lines:
    """Return two lines that prove that each man shuts off the other; none if there are none."""
    first = one.shuts(two.origin)
    second = two.shuts(one.origin) if first is not None else None
    return () if first is None or second is None else (first, second)


def _parted(study: Study, one: First, two: First) -> Lines:
    """Return a line after each capture, if both continuations are threats of the key."""
    threats = {} if study.key is None else study.key.threats
    both = one.second.code in threats and two.second.code in threats
    return (one.lines[0], two.lines[0]) if both else ()


def _with_pawn(pawn: First, liner: First) -> Lines:
    """Return two lines that prove that pawn and line man hinder each other on a square."""
    move = pawn.defence.move
    straight_on = move.man.kind is Kind.PAWN and file_of(move.origin) == file_of(move.target)
    if not straight_on or liner.defence.move.man.kind is Kind.PAWN:
        return ()
    shut = pawn.shuts(liner.origin)
    if shut is None:
        return ()
    bit = 1 << liner.square
    stopped = any(
        board.black & bit and board.without(bit).parried_by(1 << move.origin)
        for board in liner.checks
    )
    return (shut, liner.lines[0]) if stopped else ()


def _overloads(one: First, two: First) -> Lines:
    """Return two lines in which each of two men shuts off the other and is overloaded."""
    first = _overload(one, two.origin)
    second = _overload(two, one.origin) if first is not None else None
    return () if first is None or second is None else (first, second)


def _overload(first: First, shut: Square) -> PlayLine | None:
    """Return a line in which a man shuts off another one and is drawn away from both tasks.

    White's second move checks and the man answers it; put back where he was he would parry the
    mate.
    """
    board = first.second.after
    checks = first.second.move.mark is Mark.CHECK
    if not checks or shut not in shut_men(board, first.square):
        return None
    kind = first.defence.move.man.kind
    for line in first.lines:
        if line.length < 3 or line.black(2).home != first.defence.home:
            continue
        answer, final = line.black(2).move, line.final
        if answer.origin != first.square or final.occupied >> first.square & 1:
            continue
        stands = final.black >> answer.target & 1
        back = final.without(1 << answer.target) if stands else final
        if not back.put(first.square, kind, white=False).is_mate():
            return line
    return None


def _holzhausen(firsts: list[First]) -> Iterator[Flag]:
    """Yield overloads of one man who shuts off another that moves alike, taking nothing."""
    for first in firsts:
        move, before = first.defence.move, first.defence.before
        if move.man.kind not in LINERS or move.capture is not None:
            continue
        for man in shut_men(first.second.after, first.square):
            kinds = {int(move.man.kind), before.kind(man)}
            if kinds == {Kind.ROOK, Kind.BISHOP}:
                continue
            line = _overload(first, man)
            if line is not None:
                yield _flag("holzhausen", said("Holzhausen"), first, (line,))


RULES: Final = (first_move_themes,)
