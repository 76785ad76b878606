# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from cases import every
from moves import made_move

from composer.notation.letters import ALL_LETTERS, ENGLISH, ENGLISH_S, Letters, letters_of
from composer.notation.moves import MoveText, first_move_text, move_text
from composer.notation.reading import parse_move
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Castling
from composer.problem.squares import parse_square


def made(
    man: Man,
    squares: str,
    *,
    capture: Kind | None = None,
    promotion: Kind | None = None,
    en_passant: bool = False,
    castling: Castling | None = None,
    mark: Mark = Mark.NONE,
    disambiguation: str = "",
) -> Move:
    return made_move(
        man,
        parse_square(squares[:2]),
        parse_square(squares[2:]),
        capture=capture,
        promotion=promotion,
        castling=castling,
        en_passant=en_passant,
        mark=mark,
        disambiguation=disambiguation,
    )


KNIGHT = made(Man.WHITE_KNIGHT, "g1f3")
CASES = [
    (made(Man.WHITE_QUEEN, "d1h5", mark=Mark.MATE), "Qh5#"),
    (KNIGHT, "Nf3"),
    (made(Man.BLACK_KNIGHT, "b8d7", disambiguation="b"), "Nbd7"),
    (made(Man.BLACK_ROOK, "a8a4", disambiguation="8", capture=Kind.PAWN), "R8xa4"),
    (made(Man.WHITE_KNIGHT, "e3c4", disambiguation="e3"), "Ne3c4"),
    (made(Man.WHITE_PAWN, "e2e4"), "e4"),
    (made(Man.WHITE_PAWN, "f7f8", promotion=Kind.QUEEN), "f8=Q"),
    (
        made(
            Man.BLACK_PAWN,
            "b2a1",
            capture=Kind.ROOK,
            promotion=Kind.KNIGHT,
            mark=Mark.CHECK,
            disambiguation="b",
        ),
        "bxa1=N+",
    ),
    (
        made(
            Man.WHITE_PAWN,
            "e5d6",
            capture=Kind.PAWN,
            en_passant=True,
            mark=Mark.MATE,
            disambiguation="e",
        ),
        "exd6 e.p.#",
    ),
    (made(Man.WHITE_KING, "e1g1", castling=Castling.WHITE_SHORT), "0-0"),
    (made(Man.BLACK_KING, "e8c8", castling=Castling.BLACK_LONG, mark=Mark.CHECK), "0-0-0+"),
    (made(Man.WHITE_QUEEN, "b1b6", mark=Mark.STALEMATE), "Qb6="),
    (made(Man.WHITE_KING, "e1f1"), "Kf1"),
    (made(Man.of(Colour.NEUTRAL, Kind.ROOK), "a1a8", mark=Mark.CHECK), "nRa8+"),
    (made(Man.of(Colour.NEUTRAL, Kind.PAWN), "f7f8", promotion=Kind.QUEEN), "nf8=nQ"),
]


@every("move, text", CASES)
def test_moves_are_written_as_problemists_write_them(move: Move, text: str) -> None:
    assert move_text(move) == text
    assert move_text(move, mark=False) == text.rstrip("+#") if text[-1] != "=" else text[:-1]


@every("move", [move for move, _ in CASES])
def test_a_move_says_by_itself_how_problemists_write_it(move: Move) -> None:
    assert move.text == move_text(move)
    assert move.is_written_apart == (move.text != move.san)


@every("letters", ALL_LETTERS)
def test_the_letter_of_the_knight_is_the_languages_own(letters: Letters) -> None:
    assert move_text(KNIGHT, letters) == letters.knight + "f3"
    promotes = made(Man.WHITE_PAWN, "a7a8", promotion=Kind.KNIGHT)
    assert move_text(promotes, letters) == "a8=" + letters.knight


@every(
    "letters, rook, pawn",
    [(letters_of("de"), "nTa8", "ng8=nD"), (letters_of("fr"), "xTa8", "xg8=xD")],
)
def test_neutral_men_have_the_letter_of_the_language(
    letters: Letters, rook: str, pawn: str
) -> None:
    neutral = Man.of(Colour.NEUTRAL, Kind.ROOK), Man.of(Colour.NEUTRAL, Kind.PAWN)
    moves = made(neutral[0], "a1a8"), made(neutral[1], "g7g8", promotion=Kind.QUEEN)
    for move, text in zip(moves, (rook, pawn), strict=True):
        assert move_text(move, letters) == text
        found = parse_move(text, letters)
        assert (found, found.neutral) == (MoveText.of(move), True)


def test_first_moves_have_number_and_sign() -> None:
    queen = made(Man.WHITE_QUEEN, "e1e4")
    assert first_move_text(queen, ENGLISH, "!") == "1.Qe4!"
    assert first_move_text(queen, letters_of("it"), "?") == "1.De4?"
    assert first_move_text(made(Man.BLACK_KING, "c8d8"), ENGLISH, defender=True) == "1...Kd8"
    check = made(Man.WHITE_KNIGHT, "g1f3", mark=Mark.CHECK)
    assert first_move_text(check, ENGLISH_S, "?") == "1.Sf3+?"


def test_a_pawns_capture_names_its_file_even_if_the_move_does_not() -> None:
    capture = made(Man.WHITE_PAWN, "e4d5", capture=Kind.PAWN)
    assert MoveText.of(capture).text() == "exd5"
