# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study read from text: printed, typed, or as PGN has it.

Every move is played on the board. The reader follows the numbers: a number that was there already
goes back to it and begins a sideline, in brackets or not, as collections print them. Words and
what stands in braces are remarks. A move that cannot be played is told with its place, and what
follows it is kept as a remark, so that nothing of the text is lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from composer.notation.letters import (
    ENGLISH,
    FRENCH,
    GERMAN,
    ITALIAN,
    RUSSIAN,
    Letters,
)
from composer.notation.moves import MoveText
from composer.notation.studies.nodes import Node, frozen
from composer.notation.studies.parts import Part, Token, tokens
from composer.problem.attacks import all_orthodox
from composer.problem.defects import is_solvable
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.said.sentence import Notation, Sentence, said
from composer.studies.tree import StudyTree

if TYPE_CHECKING:
    import chess

_LONGEST: Final = 200_000  # characters
_PGN_SIGN: Final = "$"
_OTHERS: Final = (ENGLISH, GERMAN, ITALIAN, FRENCH, RUSSIAN)  # Spanish has the letters of Italian


@dataclass(frozen=True, slots=True)
class Unread:
    """What could not be played.

    Attributes:
        start: where it begins in the text.
        end: where it ends.
        line: its line, counted from 1.
        column: its character in the line, counted from 1.
        why: what is wrong.
    """

    start: int
    end: int
    line: int
    column: int
    why: Sentence


@dataclass(frozen=True, slots=True)
class ReadTree:
    """A solution as far as it could be read.

    Attributes:
        tree: the moves.
        unread: what could not be played, in the order of the text.
        letters: the letters of the men that it is written in.
    """

    tree: StudyTree
    unread: tuple[Unread, ...] = ()
    letters: Letters = ENGLISH

    @property
    def is_whole(self) -> bool:
        """Whether there is a line, and all of the text was played."""
        return bool(self.tree.line) and not self.unread


def read_tree(text: str, position: Position, letters: Letters | None = None) -> ReadTree:
    """Read the solution of a study.

    Args:
        text: the solution.
        position: the diagram. Its side begins.
        letters: the letters of the men; None where they are to be told from the text.
    """
    if not text.strip():
        return ReadTree(StudyTree(position))
    why = _why_not(text, position)
    if why is not None:
        return ReadTree(StudyTree(position), (Unread(0, 0, 1, 1, why),))
    best: ReadTree | None = None
    for chosen in _tried(letters):
        found = _Reader(text, position, chosen).read()
        if found.is_whole:
            return found
        if best is None or _played(found) > _played(best):
            best = found
    assert best is not None
    return best


def _tried(letters: Letters | None) -> Sequence[Letters]:
    return _OTHERS if letters is None else (letters,)


def _played(found: ReadTree) -> tuple[int, int]:
    return len(found.tree.line), -len(found.unread)


def _why_not(text: str, position: Position) -> Sentence | None:
    if len(text) > _LONGEST:
        return said("expected at most {most} characters", most=_LONGEST)
    if not all_orthodox(position.board):
        return said("lines are played with orthodox men only")
    if not is_solvable(position):
        return said("no move can be played from this diagram")
    return None


@dataclass(slots=True)
class _Bracket:
    """What is remembered while brackets are open.

    Attributes:
        node: where the line went on before them.
        start: where they begin in the text.
        is_fresh: whether no move has been read in them.
        lost: where what cannot be played began; None where all could.
    """

    node: Node
    start: int
    is_fresh: bool = True
    lost: int | None = None


@dataclass(slots=True)
class _Reader:
    text: str
    position: Position
    letters: Letters
    unread: list[Unread] = field(default_factory=list)
    brackets: list[_Bracket] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)  # remarks before the next move
    announced: int = 0
    shift: int | None = None  # of the numbers: half-moves that are left out before the diagram
    words: tuple[int, int] | None = None
    joined: bool = False  # the next move stands beside the last one
    root: Node = field(init=False)
    node: Node = field(init=False)
    nodes: list[Node] = field(init=False)

    def read(self) -> ReadTree:
        from composer.problem.boards import board_of  # loads python-chess

        first = 0 if self.position.turn is Colour.WHITE else 1
        self.root = self.node = Node(board_of(self.position), ply=first)
        self.nodes = [self.root]
        self.brackets = [_Bracket(self.root, 0)]
        for token in tokens(self.text, self.letters):
            self._take(token)
        while len(self.brackets) > 1:
            self._close(len(self.text))
        self._end_of_words()
        self._end_of_lost(len(self.text))
        self._put_waiting()
        if _PGN_SIGN not in self.text:  # what has these signs says by its brackets what is first
            self.root.put_tries_last()
        return ReadTree(frozen(self.position, self.root), tuple(self.unread), self.letters)

    def _take(self, token: Token) -> None:
        bracket = self.brackets[-1]
        if bracket.lost is not None and not self._goes_on(token):
            if token.part is Part.OPEN:
                self.brackets.append(_Bracket(self.node, token.start, lost=token.start))
            elif token.part is Part.CLOSE and len(self.brackets) > 1:
                self._close(token.end)
            return
        if token.part is Part.WORD:
            start = token.start if self.words is None else self.words[0]
            self.words = (start, token.end)
            return
        self._end_of_words()
        match token.part:
            case Part.REMARK:
                self._remark(token.text)
            case Part.NUMBER:
                self._number(token)
            case Part.MOVE:
                self._move(token)
            case Part.NULL:
                why = said(
                    "{move} lets a side pass; what follows is kept as a remark",
                    move=Notation(token.text),
                )
                self._lose(token, why)
            case Part.GLYPH:
                self._glyph(token.glyph)
            case Part.OPEN:
                self._put_waiting()
                self.brackets.append(_Bracket(self.node, token.start))
                self.announced = 0
            case Part.CLOSE if len(self.brackets) > 1:
                self._close(token.end)
            case Part.COMMA:
                self.joined = True
                return
        self.joined = False

    def _goes_on(self, token: Token) -> bool:
        """Return whether a number leads back to what could be played; then that is gone on with."""
        if token.part is not Part.NUMBER:
            return False
        bracket = self.brackets[-1]
        ply = self._ply(token)
        if bracket.lost == bracket.start and len(self.brackets) > 1 and bracket.is_fresh:
            return False
        if ply > self.node.ply or self.node.back_to(ply - 1) is None:
            return False
        self._end_of_lost(token.start)
        return True

    def _number(self, token: Token) -> None:
        if self.shift is None:
            self.shift = token.ply - 1 - self.root.ply
            if self.shift % 2 and self.root.ply:  # Black's first move counts as `1.`
                self.shift = -1
            elif self.shift % 2:
                self.shift = 0
        self.announced = self._ply(token)

    def _ply(self, token: Token) -> int:
        return token.ply - (self.shift or 0)

    def _move(self, token: Token) -> None:
        assert token.move is not None
        bracket = self.brackets[-1]
        if token.joined and bracket.is_fresh and len(self.brackets) > 1 and self._is_note(token):
            self._lose(token, None)
            return
        for before in self._places():
            for move in _fitting(before.board, token.move):
                depth = len(self.brackets) - 1
                made = before.child(move, depth)
                made.before += self.waiting
                self.waiting = []
                if not self.joined or self.announced:
                    self.node = made
                self.nodes.append(made)
                bracket.is_fresh = False
                self.announced = 0
                return
        self._lose(token, self._why_not(token))

    def _is_note(self, token: Token) -> bool:
        """Return whether brackets at a move have just another square, as `Kb2(c3)` has."""
        start = self.brackets[-1].start
        stands_at_move = start > 0 and self.text[start - 1].isalnum()
        alone = self.text[token.end : token.end + 1] in (")", ",")
        return stands_at_move and alone and not self.announced

    def _places(self) -> Iterator[Node]:
        """Yield where the next move may be played, the likeliest place first."""
        bracket, node = self.brackets[-1], self.node
        if not self.announced:
            is_beside = self.joined or (bracket.is_fresh and len(self.brackets) > 1)
            if is_beside and node.parent is not None:
                yield node.parent
            if not self.joined:
                yield node
            return
        ply = self.announced - 1
        own = node.back_to(ply)
        if own is not None:
            yield own
        if ply == node.ply and not (bracket.is_fresh and len(self.brackets) > 1):
            return  # the line goes on, or it does not
        yield from (other for other in reversed(self.nodes) if other.ply == ply and other != own)

    def _why_not(self, token: Token) -> Sentence:
        move = self.text[token.start : token.end].strip()
        if self.announced and not any(True for _ in self._places()):
            return said("{move} stands without the moves before it", move=Notation(move))
        several = token.move is not None and _is_several(self.node.board, token.move)
        if several:
            return said("{move} does not say which man moves", move=Notation(move))
        return said("{move} cannot be played here", move=Notation(move))

    def _lose(self, token: Token, why: Sentence | None) -> None:
        """Keep what follows as a remark, and say why."""
        bracket = self.brackets[-1]
        in_brackets = bracket.is_fresh and len(self.brackets) > 1
        bracket.lost = bracket.start if in_brackets else self._start_of(token)
        self.announced = 0
        if why is None:
            return
        before = self.text[: token.start]
        line = before.count("\n") + 1
        column = token.start - (before.rfind("\n") + 1) + 1
        self.unread.append(Unread(token.start, token.end, line, column, why))

    def _start_of(self, token: Token) -> int:
        """Return where a move begins with its number."""
        before = self.text[: token.start].rstrip()
        stripped = before.rstrip(".… \n\t")
        digits = stripped.rstrip("0123456789")
        return len(digits) if self.announced and digits != stripped else token.start

    def _glyph(self, glyph: int) -> None:
        if self.node.move is None or self.announced or self._is_fresh():
            return
        if glyph == 10 and self.node.board.is_stalemate():
            return  # it is the move's own sign
        if glyph and glyph not in self.node.glyphs:
            self.node.glyphs.append(glyph)

    def _is_fresh(self) -> bool:
        return self.brackets[-1].is_fresh and len(self.brackets) > 1

    def _remark(self, text: str) -> None:
        if not text:
            return
        if self.announced or self._is_fresh():
            self.waiting.append(text)
        else:
            self.node.remarks.append(text)

    def _end_of_words(self) -> None:
        if self.words is None:
            return
        start, end = self.words
        self.words = None
        text = " ".join(self.text[start:end].split())
        if any(sign.isalnum() for sign in text):
            self._remark(text)

    def _end_of_lost(self, end: int) -> None:
        bracket = self.brackets[-1]
        if bracket.lost is not None:
            text = " ".join(self.text[bracket.lost : end].split())
            self.node.remarks.append(text)
            bracket.lost = None

    def _put_waiting(self) -> None:
        self.node.remarks += self.waiting
        self.waiting = []

    def _close(self, end: int) -> None:
        bracket = self.brackets[-1]
        is_lost = bracket.lost is not None
        self._end_of_words()
        if is_lost and bracket.lost != bracket.start:
            self._end_of_lost(end - 1)
        outer = self.brackets[-2]
        self._put_waiting()
        self.brackets.pop()
        self.node = bracket.node
        if is_lost and bracket.lost == bracket.start and outer.lost is None:
            text = " ".join(self.text[bracket.start : end].split())
            self.node.remarks.append(text)
        self.announced = 0


def _fitting(board: chess.Board, told: MoveText) -> Iterator[chess.Move]:
    """Yield the one legal move that a text means; nothing where there is none, or several."""
    found = _meant(board, told)
    if len(found) > 1:
        captures = [move for move in found if board.is_capture(move) == told.capture]
        found = captures if len(captures) == 1 else found
    if len(found) == 1:
        yield found[0]


def _is_several(board: chess.Board, told: MoveText) -> bool:
    return len(_meant(board, told)) > 1


def _meant(board: chess.Board, told: MoveText) -> list[chess.Move]:
    if told.castling or told.target is None:
        is_short = len(told.castling) < 5
        return [
            move
            for move in board.generate_castling_moves()
            if board.is_kingside_castling(move) == is_short
        ]
    origins = board.pieces_mask(int(told.kind), board.turn)
    return [
        move
        for move in board.generate_legal_moves(origins, 1 << told.target)
        if not board.is_castling(move)
        and (move.promotion or 0) == (told.promotion or 0)
        and _comes_from(move.from_square, told)
    ]


def _comes_from(square: int, told: MoveText) -> bool:
    if told.origin is not None and square != told.origin:
        return False
    fits_file = not told.file or "abcdefgh"[square % 8] == told.file
    return fits_file and (not told.rank or str(square // 8 + 1) == told.rank)
