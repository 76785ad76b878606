# SPDX-License-Identifier: GPL-3.0-or-later
"""What the printed line of a study shows: only what the board or the tables of endings prove.

A theme is what tables prove to be needed, or what the board itself shows at the end of the main
line; an element is what is played there, or in a sideline, and not proved. Where the line fails by
the tables nothing is said of it. The terms are those of A. J. Roycroft's *The Chess Endgame Study*
(1981); domination is that of G. M. Kasparyan's *Domination in 2,545 Endgame Studies* (1980).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from composer.analysis.themes.flag import ELEMENT, THEME, Flag, Grade
from composer.problem.boards import board_of, move_of
from composer.problem.edits import set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move, play
from composer.problem.named import kind_name
from composer.problem.position import Position
from composer.problem.squares import Square, file_of, rank_of, square_name
from composer.problem.stipulations.claims import Claim
from composer.said.sentence import Notation, Sentence, said
from composer.studies.audit import ended, is_met
from composer.studies.endings import MOST_MEN, Endings
from composer.studies.sidelines import branches
from composer.studies.tree import StudyTree
from composer.studies.values import Value
from composer.studies.zugzwangs import is_mutual_zugzwang

UNDERPROMOTION: Final = "underpromotion"
STALEMATE: Final = "stalemate"
DOMINATION: Final = "domination"
POSITIONAL_DRAW: Final = "positional_draw"
MANOEUVRE: Final = "systematic_manoeuvre"
ZUGZWANG: Final = "mutual_zugzwang"

LEAST_SQUARES: Final = 3
"""So many moves a dominated man has at least, all of which lose it."""

_LONGEST_PERIOD: Final = 8  # half-moves of one step of a manoeuvre
_DOMINATED: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
_ABLE: Final = (Kind.QUEEN, Kind.ROOK, Kind.PAWN)
"""Men with whom Black could win, were he let."""

Steps = Sequence[tuple[Position, Move]]


def study_flags(
    endings: Endings, claim: Claim, tree: StudyTree, flag: bytearray | None = None
) -> tuple[Flag, ...]:
    """Return the themes of a study's printed solution, those of the main line first.

    Args:
        endings: the tables, which are made as they are asked for.
        claim: what the study asks.
        tree: its solution.
        flag: a byte that cancels once it is set; what was found until then is worth nothing.
    """
    if not tree.line:
        return ()
    work = _Themes(endings, claim, flag)
    line = _Line(tuple(tree.steps()))
    if work.fails(line.steps):
        return ()
    found = list(work.of_line(line))
    for branch in branches(tree):
        if not work.fails((*branch.before, *branch.steps)):
            found += work.of_sideline(_Line(branch.steps, len(branch.before)))
    first: dict[str, Flag] = {}
    for each in found:
        known = first.get(each.id)
        if known is None or (each.grade is THEME and known.grade is not THEME):
            first[each.id] = each
    return tuple(first.values())


@dataclass(frozen=True, slots=True)
class _Line:
    """Moves one after the other, each with the position where it is played.

    Attributes:
        steps: the moves.
        before: how many half-moves lead to the first.
    """

    steps: Steps
    before: int = 0

    @property
    def final(self) -> Position:
        return play(*self.steps[-1])

    def at(self, place: int) -> Notation:
        """Return a move with its number, as it is printed."""
        position, move = self.steps[place]
        ply = self.before + place
        ply += (ply % 2 == 1) != (position.turn is Colour.BLACK)  # where Black begins the study
        dots = "." if position.turn is Colour.WHITE else "..."
        return Notation(f"{ply // 2 + 1}{dots}{move.san}")


class _Themes:
    """What is known of one study."""

    def __init__(self, endings: Endings, claim: Claim, flag: bytearray | None) -> None:
        self._endings, self._claim, self._flag = endings, claim, flag

    def fails(self, steps: Steps) -> bool:
        """Return whether tables, or the board itself, refute a move of White."""
        values = (
            self._known(play(position, move), move)
            for position, move in steps
            if position.turn is Colour.WHITE
        )
        return any(value is not None and not is_met(self._claim, value) for value in values)

    def of_line(self, line: _Line) -> Iterator[Flag]:
        """Yield what the main line shows."""
        yield from self._underpromotions(line)
        yield from self._stalemate(line, THEME)
        yield from self._dominations(line)
        yield from self._positional_draw(line)
        yield from _manoeuvre(line)
        yield from self._zugzwangs(line)

    def of_sideline(self, line: _Line) -> Iterator[Flag]:
        """Yield what a sideline shows."""
        yield from self._underpromotions(line)
        yield from self._stalemate(line, ELEMENT)

    def _value(self, position: Position) -> Value | None:
        return self._endings.known(position, self._flag)

    def _known(self, after: Position, move: Move) -> Value | None:
        value = self._value(after)
        return ended(after, move).value if value is None else value

    def _underpromotions(self, line: _Line) -> Iterator[Flag]:
        for place, (position, move) in enumerate(line.steps):
            if position.turn is not Colour.WHITE or move.promotion in (None, Kind.QUEEN):
                continue
            board = board_of(position)
            (queen,) = (
                other
                for other in (move_of(board, uncoded) for uncoded in board.legal_moves)
                if (other.origin, other.target) == (move.origin, move.target)
                and other.promotion is Kind.QUEEN
            )
            value = self._known(play(position, queen), queen)
            if value is None:
                sentence = said("Underpromotion: {move}.", move=line.at(place))
                yield _flag(UNDERPROMOTION, ELEMENT, sentence, (move,), (move.target,))
            elif not is_met(self._claim, value):
                sentence = said(
                    "Underpromotion: {move}, for with a queen: {value}.",
                    move=line.at(place), value=value.sentence,
                )  # fmt: skip
                yield _flag(UNDERPROMOTION, THEME, sentence, (move,), (move.target,))

    def _stalemate(self, line: _Line, grade: Grade) -> Iterator[Flag]:
        final = line.final
        if self._claim is not Claim.DRAW or not board_of(final).is_stalemate():
            return
        king = Man.WHITE_KING if final.turn is Colour.WHITE else Man.BLACK_KING
        squares = tuple(square for square, man in final if man == king)
        sentence = said("Stalemate: {move}.", move=line.at(len(line.steps) - 1))
        yield _flag(STALEMATE, grade, sentence, (line.steps[-1][1],), squares)

    def _dominations(self, line: _Line) -> Iterator[Flag]:
        for place, (position, move) in enumerate(line.steps):
            if position.turn is not Colour.WHITE:
                continue
            for square in self._dominated(play(position, move)):
                man = play(position, move)[square]
                assert man is not None
                sentence = said(
                    "Domination: after {move} the {man} {square} is lost wherever it goes.",
                    move=line.at(place), man=kind_name(man.kind), square=square_name(square),
                )  # fmt: skip
                yield _flag(DOMINATION, THEME, sentence, (move,), (square,))
                return

    def _dominated(self, position: Position) -> Iterator[Square]:
        """Yield where a man of Black stands that White takes at once, whatever Black moves.

        That he takes it must be proved to meet the claim.
        """
        if len(position) > MOST_MEN + 2:  # two captures from what own tables have
            return
        board = board_of(position)
        moves = [move_of(board, uncoded) for uncoded in board.legal_moves]
        for square, man in position:
            own = [move for move in moves if move.origin == square]
            if man.colour is not Colour.BLACK or man.kind not in _DOMINATED:
                continue
            if len(own) >= LEAST_SQUARES and all(
                self._is_taken(play(position, move), move.target if move in own else square)
                for move in moves
            ):
                yield square

    def _is_taken(self, position: Position, square: Square) -> bool:
        board = board_of(position)
        for uncoded in board.legal_moves:
            if uncoded.to_square != square:
                continue
            move = move_of(board, uncoded)
            value = self._known(play(position, move), move)
            if value is not None and is_met(self._claim, value):
                return True
        return False

    def _positional_draw(self, line: _Line) -> Iterator[Flag]:
        """Tell a repetition that Black, with men to win with, cannot avoid."""
        final = line.final
        is_able = any(man.colour is Colour.BLACK and man.kind in _ABLE for _, man in final)
        if self._claim is not Claim.DRAW or not is_able:
            return
        again = next((at for at, (position, _) in enumerate(line.steps) if position == final), None)
        if again is None:
            return
        value = self._value(final)
        grade = THEME if value is not None and value.winner is None else ELEMENT
        sentence = said(
            "Positional draw: after {last} the position before {first} is there again.",
            last=line.at(len(line.steps) - 1), first=line.at(again),
        )  # fmt: skip
        moves = tuple(move for _, move in line.steps[again:])
        yield _flag(POSITIONAL_DRAW, grade, sentence, moves, ())

    def _zugzwangs(self, line: _Line) -> Iterator[Flag]:
        for place, (position, move) in enumerate(line.steps):
            after = play(position, move)
            if position.turn is not Colour.WHITE or not is_mutual_zugzwang(after, self._value):
                continue
            other = self._value(set_turn(after, Colour.WHITE))
            if other is None:
                continue
            kings = tuple(square for square, man in after if man.kind is Kind.KING)
            sentence = said(
                "Mutual zugzwang after {move}: with White to move {value}.",
                move=line.at(place), value=other.sentence,
            )  # fmt: skip
            yield _flag(ZUGZWANG, THEME, sentence, (move,), kings)
            return


def _manoeuvre(line: _Line) -> Iterator[Flag]:
    """Tell men of both sides who are all shifted alike, and shifted so once more.

    Pawns are none of them, and not both kings alone.
    """
    positions = [position for position, _ in line.steps] + [line.final]
    for period in range(2, _LONGEST_PERIOD + 1, 2):
        for begun in range(len(positions) - 2 * period):
            first, second, third = positions[begun : begun + 2 * period + 1 : period]
            once, again = _shift(first, second), _shift(second, third)
            if once is None or again is None or once[1] != again[1]:
                continue
            men, step = once
            kinds = {man.kind for _, man in men}
            if {man.colour for _, man in men} != {Colour.WHITE, Colour.BLACK}:
                continue
            if Kind.PAWN in kinds or kinds == {Kind.KING}:  # a race is none
                continue
            if {(_moved(square, step), man) for square, man in men} != set(again[0]):
                continue  # others go on
            end = begun + 2 * period - 1
            sentence = said(
                "Systematic manoeuvre: from {first} to {last} the same picture is shifted twice.",
                first=line.at(begun), last=line.at(end),
            )  # fmt: skip
            moves = tuple(move for _, move in line.steps[begun : end + 1])
            yield _flag(MANOEUVRE, THEME, sentence, moves, tuple(square for square, _ in men))
            return


_Placed = tuple[Square, Man]
_Step = tuple[int, int]


def _differing(before: Position, after: Position) -> tuple[_Placed, ...]:
    return tuple((square, man) for square, man in before if after[square] != man)


def _shift(before: Position, after: Position) -> tuple[tuple[_Placed, ...], _Step] | None:
    """Return the men that moved, all by the same files and ranks, and those; None if otherwise."""
    gone, come = _differing(before, after), set(_differing(after, before))
    if len(gone) < 2 or len(gone) != len(come):
        return None
    square, man = gone[0]
    for other, there in come:
        step = (file_of(other) - file_of(square), rank_of(other) - rank_of(square))
        if there == man and {(_moved(at, step), who) for at, who in gone} == come:
            return gone, step
    return None


def _moved(square: Square, step: _Step) -> Square | None:
    file, rank = file_of(square) + step[0], rank_of(square) + step[1]
    return rank * 8 + file if 0 <= file < 8 and 0 <= rank < 8 else None


def _flag(
    theme: str, grade: Grade, sentence: Sentence, moves: tuple[Move, ...], squares: Sequence[Square]
) -> Flag:
    return Flag(theme, grade, "key", tuple(squares), moves, (), sentence)
