# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as FEN: Forsyth placement, then optionally side, castling, e.p. and counters.

With only a placement, the side to move is White and castling follows the convention of
problems: it is allowed while king and rook stand at home. S is read as a knight.

Fairy men stand as `docs/fen.md` says: in Popeye's English letters, two of them behind a dot.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.problem.men import FEN_MAN, ORTHODOX_MEN, SIDES, Colour, Kind, Man
from composer.problem.position import (
    Board,
    Castling,
    Position,
    Rights,
    fits_en_passant,
    possible_castling,
)
from composer.problem.squares import Square, parse_square, square_name
from composer.rules.state import NO_STATE, BookState, read_state
from composer.said.sentence import NOTHING, Sentence, as_it_is, said, sentence_of

_LONGEST = 4000  # characters; the longest real FEN has about 90, with fairy men some hundreds

_NONE: Final[Mapping[str, Kind]] = MappingProxyType({})
_STARTS: Final = range(56, -1, -8)
_EMPTY: Final = tuple("." * number for number in range(8, 0, -1))
_SPREAD: Final = str.maketrans({str(number): "." * number for number in range(1, 9)})
_SQUARES: Final[dict[str, Man | None]] = {".": None, **{man.letter: man for man in ORTHODOX_MEN}}


_TURNS: Final = {side.value: side for side in SIDES}


class FenError(ValueError):
    """A FEN that cannot be read; the message names the field and what was expected."""


def parse_fen(text: str, defined: Mapping[str, Kind] = _NONE) -> Position:
    """Read a FEN of one to six fields; `defined` has the kinds that a user defined, by code.

    Castling letters whose king or rook is not at home are dropped: they cannot be used. What reads
    them from a file says so by `castling_note`.

    Raises:
        FenError: a field is malformed; the sentence names the field, rank or square.
    """
    if len(text) > _LONGEST:
        raise FenError(
            said(
                "{form}: expected at most {most} characters, got {count}",
                form="FEN",
                most=_LONGEST,
                count=len(text),
            )
        )
    fields = text.split()
    if not fields:
        raise FenError(
            said("{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing", form="FEN")
        )
    if len(fields) > 7:
        raise FenError(
            said("{form}: expected at most 7 fields, got {count}", form="FEN", count=len(fields))
        )
    board = _parse_placement(fields[0], defined)
    turn = _parse_turn(fields[1]) if len(fields) > 1 else Colour.WHITE
    castling = _parse_castling(fields[2], board) if len(fields) > 2 else possible_castling(board)
    passed = _parse_en_passant(fields[3], board, turn) if len(fields) > 3 else None
    for name, field in zip(
        (said("halfmove clock"), said("move number")), fields[4:6], strict=False
    ):
        if not (field.isascii() and field.isdigit()) and field != "-":
            raise FenError(
                said(
                    "{form}, {name}: expected a number, got {field}",
                    form="FEN",
                    name=name,
                    field=repr(field),
                )
            )
    return Position(board, turn, castling, passed, _parse_state(fields[6:]))


def castling_note(text: str, position: Position) -> Sentence:
    """Return which castling letters of a FEN were dropped; nothing where all were taken.

    Args:
        text: the FEN.
        position: what was read from it.
    """
    fields = text.split()
    written = fields[2] if len(fields) > 2 else ""
    kept = {right.value for right in position.castling}
    dropped = "".join(letter for letter in written if letter in "KQkq" and letter not in kept)
    if not dropped:
        return NOTHING
    return said("castling {rights} is not taken over: king or rook is not at home", rights=dropped)


def _parse_state(fields: list[str]) -> BookState:
    """Read the marks of an old game, which stand last: `fresh=d1;immune=e4e5`."""
    try:
        return read_state(fields[0]) if fields else NO_STATE
    except ValueError as error:
        raise FenError(
            said("{form}, marks: {wrong}", form="FEN", wrong=as_it_is(str(error)))
        ) from None


def placement(position: Position) -> str:
    """Return the placement field: ranks 8 to 1, separated by strokes."""
    letters = "".join(["." if man is None else man.letter for man in position.board])
    if len(letters) > 64:
        return "/".join(_rank_text(position.board[start : start + 8]) for start in _STARTS)
    text = "/".join([letters[start : start + 8] for start in range(56, -1, -8)])
    for empty in _EMPTY:
        text = text.replace(empty, str(len(empty)))
    return text


def _rank_text(row: Board) -> str:
    """Return a rank in which a man may have more than one letter."""
    text, empty = "", 0
    for man in (*row, None):
        if man is not None:
            text, empty = f"{text}{empty or ''}{man.letter}", 0
        else:
            empty += 1
    return f"{text}{empty - 1 or ''}"


def fen(position: Position) -> str:
    """Return the whole FEN of a position, with counters `0 1` and the marks of old games."""
    rights = "-"
    if position.castling:  # as a rule there are none, and to look at each takes longest
        rights = "".join(right.value for right in Castling if right in position.castling)
    passed = "-" if position.en_passant is None else square_name(position.en_passant)
    marks = f" {position.state}" if position.state else ""
    return f"{placement(position)} {position.turn.value} {rights} {passed} 0 1{marks}"


def _parse_placement(field: str, defined: Mapping[str, Kind]) -> Board:
    ranks = field.split("/")
    if len(ranks) != 8:
        raise FenError(
            said(
                "{form}, placement: expected 8 ranks separated by '/', got {count}",
                form="FEN",
                count=len(ranks),
            )
        )
    row = "".join(reversed(ranks)).translate(_SPREAD)
    if (
        "." not in field
        and len(row) == 64
        and _SQUARES.keys() >= set(row)
        and all(map(_is_whole, ranks))
    ):
        return tuple([_SQUARES[letter] for letter in row])
    board: list[Man | None] = []  # not the common form: it is looked at letter by letter
    for text, number in zip(reversed(ranks), range(1, 9), strict=True):
        board += _parse_rank(text, number, defined)
    return tuple(board)


def _is_whole(rank: str) -> bool:
    return len(rank.translate(_SPREAD)) == 8


def _parse_rank(text: str, number: int, defined: Mapping[str, Kind]) -> list[Man | None]:
    row: list[Man | None] = []
    at = 0
    while at < len(text):
        if text[at] in "12345678":
            row += [None] * int(text[at])
            at += 1
            continue
        found = FEN_MAN.match(text, at)
        letters = text[at] if found is None else found[0]
        at += len(letters)
        try:
            row.append(Man.from_fen(letters, defined))
        except ValueError as error:
            raise FenError(
                said(
                    "{form}, rank {number}: {wrong}",
                    form="FEN",
                    number=number,
                    wrong=sentence_of(error),
                )
            ) from None
    if len(row) != 8:
        raise FenError(
            said(
                "{form}, rank {number}: expected 8 squares, got {count} in {text}",
                form="FEN",
                number=number,
                count=len(row),
                text=repr(text),
            )
        )
    return row


def _parse_turn(field: str) -> Colour:
    try:
        return _TURNS[field.lower()]
    except KeyError:
        raise FenError(
            said(
                "{form}, side to move: expected w or b, got {field}", form="FEN", field=repr(field)
            )
        ) from None


def _parse_castling(field: str, board: Board) -> Rights:
    if field == "-":
        return frozenset()
    if not set(field) <= set("KQkq"):
        raise FenError(
            said(
                "{form}, castling: expected letters of KQkq or -, got {field}",
                form="FEN",
                field=repr(field),
            )
        )
    return frozenset(Castling(letter) for letter in field) & possible_castling(board)


def _parse_en_passant(field: str, board: Board, turn: Colour) -> Square | None:
    if field == "-":
        return None
    try:
        square = parse_square(field)
    except ValueError as error:
        raise FenError(
            said("{form}, e.p. square: {wrong}", form="FEN", wrong=sentence_of(error))
        ) from None
    if not fits_en_passant(board, turn, square):
        raise FenError(
            said(
                "{form}, e.p. square: no pawn can just have passed over {field}",
                form="FEN",
                field=field,
            )
        )
    return square
