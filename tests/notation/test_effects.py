# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects of fairy conditions in moves as text: written in every language, and read back."""

from __future__ import annotations

from cases import every

from composer.notation.letters import (
    ALL_LETTERS,
    ENGLISH,
    ENGLISH_S,
    FIGURINES,
    FRENCH,
    GERMAN,
    ITALIAN,
    RUSSIAN,
    SPANISH,
    Letters,
)
from composer.notation.moves import MoveText, move_text
from composer.notation.reading import parse_move
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Consequences, Effect, EffectKind, Move
from composer.problem.squares import parse_square
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.legal import legal_moves

_WHITE_KNIGHT = Man.of(Colour.WHITE, Kind.KNIGHT)
_WHITE_PAWN = Man.of(Colour.WHITE, Kind.PAWN)
_NEUTRAL_PAWN = Man.of(Colour.NEUTRAL, Kind.PAWN)
_BLACK_PAWN = Man.of(Colour.BLACK, Kind.PAWN)


def moves_of(condition: str, fen: str) -> dict[str, Move]:
    rules = Rules.of(conditions=[condition_of(condition)])
    return {move.san: move for move in legal_moves(parse_fen(fen), rules)}


def made(origin: str, target: str, added: Consequences, **told: object) -> Move:
    return Move(
        _WHITE_KNIGHT,
        parse_square(origin),
        parse_square(target),
        (),
        consequences=added,
        **told,  # type: ignore[arg-type]
    )


@every(
    "condition, fen, san, uci",
    [
        ("Circe", "7k/8/8/8/8/2p5/4N3/6K1 w - - 0 1", "Nxc3[+bPc7]", "e2c3[+bPc7]"),
        ("AndernachChess", "8/8/8/3p4/8/1k6/8/3R2K1 w - - 0 1", "Rxd5=b", "d1d5=b"),
        ("AliceChess", "8/8/8/8/8/3p4/7k/2K2R2 w - - 0 1", "Rf8B", "f1f8"),
        ("Imitator e4", "3n2k1/1pP5/8/8/8/8/8/4K2R w K - 0 1", "c8[Ie5]=I", "c7c8=I"),
        ("Imitator e4", "3n2k1/1pP5/8/8/8/8/8/4K2R w K - 0 1", "c8[Ie5]=Q", "c7c8q"),
        ("Imitator e4f6", "7k/8/8/8/8/8/1N6/7K w - - 0 1", "Nc4[If6,g8]", "b2c4"),
        ("Madrasi", "7k/8/8/3r4/8/8/8/3R2K1 w - - 0 1", "Kg2", "g1g2"),
    ],
)
def test_moves_of_the_solver_are_written_with_what_follows(
    condition: str, fen: str, san: str, uci: str
) -> None:
    moves = moves_of(condition, fen)
    assert san in moves, sorted(moves)
    assert moves[san].uci == uci
    assert move_text(moves[san], mark=False) == san


@every(
    "letters, text",
    [
        (ENGLISH, "Nxc3[+bPc7]"),
        (ENGLISH_S, "Sxc3[+bPc7]"),
        (GERMAN, "Sxc3[+sBc7]"),
        (ITALIAN, "Cxc3[+nPc7]"),
        (FRENCH, "Cxc3[+nPc7]"),
        (SPANISH, "Cxc3[+nPc7]"),
        (RUSSIAN, "Кxc3[+чПc7]"),
        (FIGURINES, "♘xc3[+♟c7]"),
    ],
)
def test_effects_have_the_letters_of_the_language(letters: Letters, text: str) -> None:
    [move] = [
        move
        for move in moves_of("Circe", "7k/8/8/8/8/2p5/4N3/6K1 w - - 0 1").values()
        if move.capture
    ]
    assert move_text(move, letters) == text
    assert parse_move(text, letters) == MoveText.of(move)


def test_figurines_show_the_colour_of_men_beside_a_move_and_are_read_with_letters_too() -> None:
    [move] = [
        move
        for move in moves_of("Circe", "7k/8/8/8/8/2p5/4N3/6K1 w - - 0 1").values()
        if move.capture
    ]
    for text in ("♘xc3[+♟c7]", "♘xc3[+b♙c7]", "♘xc3[+b♟c7]"):
        assert parse_move(text, FIGURINES) == MoveText.of(move)
    assert FIGURINES.figure(Colour.NEUTRAL, Kind.PAWN) == ""
    assert FIGURINES.figure(Colour.BLACK, Kind.KING) == "♚"


def effect(kind: EffectKind, square: str, man: Man, **told: object) -> Consequences:
    return Consequences((Effect(kind, parse_square(square), man, **told),))  # type: ignore[arg-type]


@every(
    "move, text",
    [
        (made("c1", "d2", Consequences(via=parse_square("d4"))), "Nc1-d4-d2"),
        (
            made("c1", "b1", Consequences(captured=parse_square("a2")), capture=Kind.PAWN),
            "Nxa2-b1",
        ),
        (made("c4", "f6", Consequences(exchanged=Man.BLACK_KING)), "Nc4<->Kf6"),
        (made("c4", "f6", Consequences(exchanged=_BLACK_PAWN)), "Nc4<->f6"),
        (made("c4", "a5", effect(EffectKind.CHANGED, "a5", Man.BLACK_KING)), "Na5=K"),
        (made("c4", "a5", effect(EffectKind.TURNED, "d4", _BLACK_PAWN)), "Na5[d4=b]"),
        (made("c4", "a5", effect(EffectKind.TURNED, "d4", _NEUTRAL_PAWN)), "Na5[d4=n]"),
        (made("c4", "a5", effect(EffectKind.ADDED, "d4", _NEUTRAL_PAWN)), "Na5[+nPd4]"),
        (made("c4", "a5", effect(EffectKind.CHANGED, "d4", _BLACK_PAWN)), "Na5[d4=P]"),
        (made("c4", "a5", effect(EffectKind.REMOVED, "d4", _WHITE_KNIGHT)), "Na5[-wNd4]"),
        (
            made(
                "c4",
                "a5",
                effect(EffectKind.CARRIED, "d2", _BLACK_PAWN, other=0, other_man=Man.BLACK_KING),
            ),
            "Na5[bPd2->a1=K]",
        ),
        (
            made(
                "c4",
                "a5",
                effect(EffectKind.CARRIED, "d2", Man.BLACK_KNIGHT, other=0, other_man=_BLACK_PAWN),
            ),
            "Na5[bNd2->Pa1]",
        ),
        (
            made(
                "c4",
                "a5",
                effect(EffectKind.CARRIED, "d2", _BLACK_PAWN, other=0, other_man=Man.WHITE_PAWN),
            ),
            "Na5[bPd2->a1=w]",
        ),
        (
            made("c4", "a5", effect(EffectKind.ADDED, "a1", _BLACK_PAWN, other_man=Man.BLACK_KING)),
            "Na5[+bPa1=K]",
        ),
        (
            made("c4", "a5", effect(EffectKind.ADDED, "a1", _BLACK_PAWN, other_man=_WHITE_PAWN)),
            "Na5[+bPa1=w]",
        ),
        (
            made(
                "c4",
                "a5",
                effect(EffectKind.SWAPPED, "d2", Man.BLACK_KING, other=56, other_man=_BLACK_PAWN),
            ),
            "Na5[Kd2<->Pa8]",
        ),
    ],
)
def test_every_effect_is_written_and_read_back(move: Move, text: str) -> None:
    assert move.san == text
    for letters in ALL_LETTERS:
        written = move_text(move, letters)
        assert parse_move(written, letters, changing=True) == MoveText.of(move), written


def test_moves_that_differ_in_their_choice_alone_differ_in_every_text() -> None:
    reborn = [
        made("e2", "c3", effect(EffectKind.ADDED, square, _BLACK_PAWN), capture=Kind.PAWN)
        for square in ("c7", "d7")
    ]
    exchanged = made("e2", "c3", Consequences(exchanged=_BLACK_PAWN))
    captured = made("e2", "c3", Consequences(captured=parse_square("c3")), capture=Kind.PAWN)
    aside = made("e2", "c3", Consequences(captured=parse_square("d2")), capture=Kind.PAWN)
    via = made("e2", "c3", Consequences(via=parse_square("d5")))
    moves = [*reborn, exchanged, captured, aside, via]
    for texts in ([move.san for move in moves], [move.uci for move in moves]):
        assert len(set(texts)) == len(moves), texts
    assert len({move.full() for move in moves}) == len(moves)
