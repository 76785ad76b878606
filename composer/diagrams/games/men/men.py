# SPDX-License-Identifier: GPL-3.0-or-later
"""Which figure each man of each game has, and whose colours he wears.

A man is known by his letters, as files write them. A game or a man not known here has a disc
with his letters, so that every game can be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from composer.diagrams.games.men import shapes
from composer.diagrams.games.men.figure import (
    Figure,
    Side,
    chessman,
    painted,
    tinted,
)
from composer.diagrams.games.path import path_of
from composer.diagrams.games.picture import Shape
from composer.diagrams.games.theme import GameTheme
from composer.diagrams.style.style import PieceSet
from composer.problem.men import Colour, Kind, Man
from composer.rules.book import RuleBook
from composer.rules.game import GameMan
from composer.rules.historic.kaleido import GAITS
from composer.rules.historic.numbermen import number_man

_ACEDREX: Final = "acedrex"
_SEASONS: Final = "four-seasons"
_SIDES: Final[Mapping[str, Side]] = MappingProxyType(
    {
        "white": Side.LIGHT,
        "black": Side.DARK,
        "geese": Side.LIGHT,
        "fox": Side.DARK,
        "hunters": Side.LIGHT,
        "hare": Side.DARK,
        "soldiers": Side.LIGHT,
        "officers": Side.DARK,
        "even": Side.LIGHT,
        "odd": Side.DARK,
        "green": Side.FIRST,
        "red": Side.SECOND,
        "saturn": Side.DARK,
        "jupiter": Side.FIRST,
        "mars": Side.SECOND,
        "sun": Side.THIRD,
        "venus": Side.FOURTH,
        "mercury": Side.MANY,
    }
)
_FIGURES: Final[Mapping[str, Figure]] = MappingProxyType(
    {
        "tafl-king": shapes.TAFL_KING,
        "swede": shapes.SWEDE,
        "muscovite": shapes.MUSCOVITE,
        "roman-stone": shapes.ROMAN_STONE,
        "plain-stone": shapes.PLAIN_STONE,
        "hare": shapes.HARE,
        "hunter": shapes.HUNTER,
        "fox": shapes.FOX,
        "goose": shapes.GOOSE,
        "merels-stone": shapes.MERELS_STONE,
        "draughtsman": shapes.DRAUGHTSMAN,
        "draughts-king": shapes.DRAUGHTS_KING,
    }
)
"""The drawings of men by the names that rule books give them."""
_BEASTS: Final[Mapping[str, Figure]] = MappingProxyType(
    {
        "A": shapes.AANCA,
        "L": shapes.LION,
        "U": shapes.UNICORN,
        "G": shapes.GIRAFFE,
        "C": shapes.CROCODILE,
    }
)
_CHESS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "K": Kind.KING,
        "Q": Kind.QUEEN,
        "R": Kind.ROOK,
        "A": Kind.BISHOP,
        "B": Kind.BISHOP,
        "N": Kind.KNIGHT,
        "P": Kind.PAWN,
    }
)
PYRAMID: Final = "P"
"""The shape of the kings of Arithmomachia."""
_WAYS: Final[Mapping[str, float]] = MappingProxyType({"u": 0.0, "r": 90.0, "d": 180.0, "l": 270.0})


def _man_of(book: RuleBook, letter: str) -> GameMan | None:
    try:
        return None if book.game is None else book.game.man(letter)
    except KeyError:
        return None


def side_of(book: RuleBook, letter: str) -> Side:
    """Return whose colours a man wears; of players without colours of their own by their turn."""
    man = _man_of(book, letter)
    owner = man.owner if man else {"E": "even", "O": "odd"}.get(letter[:1], "white")
    if owner in _SIDES:
        return _SIDES[owner]
    players = () if book.game is None else tuple(player.id for player in book.game.players)
    return Side.DARK if owner in players[1:] else Side.LIGHT


def side_of_player(player: str) -> Side:
    """Return whose colours the men of a player have."""
    return _SIDES.get(player, Side.LIGHT)


@lru_cache(maxsize=2048)
def man_items(
    book: RuleBook, letter: str, theme: GameTheme, pieces: PieceSet = PieceSet.CLASSIC
) -> tuple[Shape, ...]:
    """Return a man as shapes in a box of 45 units.

    Args:
        book: the game's.
        letter: the man's letters.
        theme: the colours.
        pieces: the drawings of those men whom chess has too.
    """
    side = side_of(book, letter)
    by_game = _MAKERS.get(book.id)
    if by_game is not None:
        return by_game(letter, side, theme, pieces)
    man = _man_of(book, letter)
    figure = shapes.TABLES_STONE if book.game is None else _FIGURES.get(man.figure if man else "")
    return tuple(painted(figure or shapes.letter_token(letter), side, theme))


def has_chess_figure(book: RuleBook, letter: str) -> bool:
    """Return whether a man looks as in chess and is called as there."""
    if book.id == _ACEDREX:
        return letter.upper() in "KRP"
    return book.id == _SEASONS and letter[1:2] in ("K", "R", "N", "P")


def _acedrex(letter: str, side: Side, theme: GameTheme, pieces: PieceSet) -> tuple[Shape, ...]:
    capital = letter[-1:].upper()
    if capital in _BEASTS:
        return tuple(painted(_BEASTS[capital], side, theme))
    return _chess(capital, side, theme, pieces) or _token(letter, side, theme)


def _seasons(letter: str, side: Side, theme: GameTheme, pieces: PieceSet) -> tuple[Shape, ...]:
    kind, way = letter[1:2], letter[2:3]
    found = _chess(kind, side, theme, pieces) or _token(letter, side, theme)
    return (*found, *_pointer(way, theme)) if way in _WAYS else found


def _chess(letter: str, side: Side, theme: GameTheme, pieces: PieceSet) -> tuple[Shape, ...]:
    kind = _CHESS.get(letter)
    if kind is None:
        return ()
    colour = Colour.BLACK if side is Side.DARK else Colour.WHITE
    return tuple(tinted(chessman(Man.of(colour, kind), pieces), side, theme))


def _pointer(way: str, theme: GameTheme) -> tuple[Shape, ...]:
    """Return the sign of the direction in which a pawn goes, at the edge of his box."""
    path = path_of("M22.5 0.8L28 7.4H17Z").rotated(_WAYS[way], 22.5, 22.5)
    return (Shape(path, theme.shade, theme.body, 1.2),)


def _kaleido(letter: str, side: Side, theme: GameTheme, _pieces: PieceSet) -> tuple[Shape, ...]:
    capital = letter[-1:].upper()
    if capital not in GAITS or len(letter) > 2:
        return _token(letter, side, theme)
    return tuple(painted(shapes.kaleido_token(capital), side, theme))


def _arithmomachia(
    letter: str, side: Side, theme: GameTheme, _pieces: PieceSet
) -> tuple[Shape, ...]:
    try:
        man = number_man(letter)
    except ValueError:
        return _token(letter, side, theme)
    shape = PYRAMID if man.is_pyramid else man.shape
    return tuple(painted(shapes.numbered(shape, str(man.number)), side, theme))


def _token(letter: str, side: Side, theme: GameTheme) -> tuple[Shape, ...]:
    return tuple(painted(shapes.letter_token(letter[:3]), side, theme))


_Maker = Callable[[str, Side, GameTheme, PieceSet], tuple[Shape, ...]]
_MAKERS: Final[Mapping[str, _Maker]] = MappingProxyType(
    {
        _ACEDREX: _acedrex,
        _SEASONS: _seasons,
        **dict.fromkeys(("kaleido", "kaleido-4"), _kaleido),
        "arithmomachia": _arithmomachia,
    }
)
