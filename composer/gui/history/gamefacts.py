# SPDX-License-Identifier: GPL-3.0-or-later
"""What the proof games of a diagram tell of its past: what is the same in all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from composer.gui.history.factrow import Fact, Tone
from composer.gui.words.language import capital, counted, decimal_moves, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.moves import move_text
from composer.problem.men import Man
from composer.problem.move import Move
from composer.problem.named import kind_name
from composer.problem.position import Position, possible_castling
from composer.problem.squares import Square, file_of, rank_of, square_at, square_name

Game = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Games:
    """All games of one length that lead to a diagram.

    Attributes:
        diagram: the men.
        halfmoves: their length.
        games: the games, all of them.
    """

    diagram: Position
    halfmoves: int
    games: tuple[Game, ...]


def game_facts(found: Games, letters: Letters) -> tuple[Fact, ...]:
    """Return the last move, who was taken, what castling is gone, where all games agree."""
    if not found.games:
        return ()
    facts = [*_last(found, letters), *_taken(found, letters), *_castling(found, letters)]
    return tuple(facts)


def heading(found: Games) -> str:
    """Return for what the facts hold."""
    length = decimal_moves(found.halfmoves)
    return counted(
        len(found.games),
        tr("in the only game of exactly %2 moves"),
        tr("in all %1 games of exactly %2 moves", "", len(found.games)),
        length,
    )


def _last(found: Games, letters: Letters) -> list[Fact]:
    last = dict.fromkeys(_numbered(game, len(game) - 1, letters) for game in found.games)
    move = found.games[0][-1]
    if len(last) == 1:
        words = ""
        if move.capture is not None:
            words = fill(tr("It took: %1."), worded(kind_name(move.capture)))
        squares = (move.origin, move.target)
        (text,) = last
        return [Fact(text, words, tr("proved"), Tone.GOOD, man=move.man, squares=squares)]
    words = ", ".join(last)
    return [Fact(tr("Last move"), words, tr("open"), Tone.OPEN, "undecided")]


def _taken(found: Games, letters: Letters) -> list[Fact]:
    """Return the captures that occur in every game, with when if that is the same."""
    facts = []
    for move in found.games[0]:
        if move.capture is None:
            continue
        places = [_place_of(game, move) for game in found.games]
        if any(place is None for place in places):
            continue
        pairs = zip(found.games, places, strict=True)
        when = {_numbered(game, place, letters) for game, place in pairs if place is not None}
        man, square = Man.of(move.man.colour.other, move.capture), _taken_on(move)
        name = capital(worded(kind_name(move.capture)))
        title = fill(tr("%1 taken on %2"), name, square_name(square))
        tag = when.pop() if len(when) == 1 else ""
        facts.append(Fact(title, "", tag, man=man, squares=(square,)))
    return facts


def _taken_on(move: Move) -> Square:
    """Return where the man stood whom a move captured."""
    if not move.en_passant:
        return move.target
    return square_at(file_of(move.target), rank_of(move.origin))


def _place_of(game: Game, move: Move) -> int | None:
    """Return the place of the first move of a game that captures the same kind of man there."""
    for place, each in enumerate(game):
        alike = each.capture == move.capture and each.man.colour is move.man.colour
        if alike and _taken_on(each) == _taken_on(move):
            return place
    return None


def _castling(found: Games, letters: Letters) -> list[Fact]:
    """Return the castlings that king and rook at home suggest, and no game leaves."""
    facts = []
    for right in sorted(
        possible_castling(found.diagram.board), key=lambda castling: castling.value
    ):
        homes = (right.king_square, right.rook_square)
        firsts = [
            next((n for n, move in enumerate(game) if any(map(move.alters, homes))), None)
            for game in found.games
        ]
        if all(first is not None for first in firsts):
            side = tr("White") if right.value.isupper() else tr("Black")
            sign = "0-0" if right.is_short else "0-0-0"
            when = {
                _numbered(game, first, letters)
                for game, first in zip(found.games, firsts, strict=True)
                if first is not None
            }
            words = fill(tr("King or rook has moved: %1."), ", ".join(sorted(when)))
            facts.append(Fact(f"{side} {sign}", words, tr("gone"), Tone.BAD, "lock", squares=homes))
    return facts


def _numbered(game: Sequence[Move], place: int, letters: Letters) -> str:
    dots = "." if place % 2 == 0 else "..."
    return f"{place // 2 + 1}{dots}{move_text(game[place], letters)}"
