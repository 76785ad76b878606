# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from cases import every

from composer.problem.men import Colour, Kind
from composer.problem.questionforms import written_question
from composer.problem.questiontext import Addition, Asks, Manner, WrittenQuestion
from composer.problem.stipulation import (
    StipulationError,
    parse_task,
    stipulation_in_words,
)


def added(forward: str, addition: Addition) -> WrittenQuestion:
    return WrittenQuestion(Asks.ADDITION, forward=forward, addition=addition)


WHITE_QUEEN = Addition(Kind.QUEEN, Colour.WHITE)
READ = (
    ("Add a white Queen and then #1", added("#1", WHITE_QUEEN)),
    ("Füge eine weiße Dame hinzu, dann #1", added("#1", WHITE_QUEEN)),
    ("Aggiungere una donna bianca, poi #1", added("#1", WHITE_QUEEN)),
    ("Ajouter une dame blanche puis #1", added("#1", WHITE_QUEEN)),
    ("Añadir una dama blanca y luego #1", added("#1", WHITE_QUEEN)),
    ("Добавить белого ферзя, затем #1", added("#1", WHITE_QUEEN)),
    ("Add a piece on d1, then -1w and #1", added("-1w and #1", Addition(square=3))),
    ("12x #1", WrittenQuestion(Asks.KEYS, forward="#1", number=12)),
    ("#1 How many?", WrittenQuestion(Asks.KEYS, forward="#1")),
    ("#2 combien ?", WrittenQuestion(Asks.KEYS, forward="#2")),
    ("Wie viele #1?", WrittenQuestion(Asks.KEYS, forward="#1")),
    ("Who plays #4?", WrittenQuestion(Asks.WHO_SOLVES, forward="#4")),
    ("Wer setzt in 4 Zügen matt?", WrittenQuestion(Asks.WHO_SOLVES, forward="#4")),
    ("Chi dà matto in 3 mosse?", WrittenQuestion(Asks.WHO_SOLVES, forward="#3")),
    ("Qui fait mat en 2 coups ?", WrittenQuestion(Asks.WHO_SOLVES, forward="#2")),
    ("¿Quién da mate en 2?", WrittenQuestion(Asks.WHO_SOLVES, forward="#2")),
    ("Кто даёт мат в 2 хода?", WrittenQuestion(Asks.WHO_SOLVES, forward="#2")),
    ("Last move?", WrittenQuestion(Asks.LAST_MOVES, None, 1)),
    ("last move", WrittenQuestion(Asks.LAST_MOVES, None, 1)),
    ("What was White's last move?", WrittenQuestion(Asks.LAST_MOVES, Colour.WHITE, 1)),
    ("Last 18 single moves?", WrittenQuestion(Asks.LAST_MOVES, None, 18)),
    ("Letzte 3 Einzelzüge?", WrittenQuestion(Asks.LAST_MOVES, None, 3)),
    ("Ultima mossa?", WrittenQuestion(Asks.LAST_MOVES, None, 1)),
    ("Who moves?", WrittenQuestion(Asks.WHO_MOVES)),
    ("Wer ist am Zug?", WrittenQuestion(Asks.WHO_MOVES)),
    ("Is castling allowed?", WrittenQuestion(Asks.CASTLING)),
    ("Can Black castle?", WrittenQuestion(Asks.CASTLING, Colour.BLACK)),
    ("-1w & #2", WrittenQuestion(Asks.RETRACTION, Colour.WHITE, 1, "#2")),
    ("-1 & #1", WrittenQuestion(Asks.RETRACTION, None, 1, "#1")),
    ("-1(w & b) & #1", WrittenQuestion(Asks.RETRACTION, None, 2, "#1", Manner.HELP)),
    ("-2 (White) & #1 help", WrittenQuestion(Asks.RETRACTION, Colour.WHITE, 3, "#1", Manner.HELP)),
    ("-2 & #1 (Proca Retractor)", WrittenQuestion(Asks.RETRACTION, None, 3, "#1", Manner.PROCA)),
    ("-3 & s#1 Hoeg", WrittenQuestion(Asks.RETRACTION, None, 5, "s#1", Manner.HOEG)),
    (
        "Black retracts last move then h#1",
        WrittenQuestion(Asks.RETRACTION, Colour.BLACK, 1, "h#1"),
    ),
)


@every("text, expected", READ)
def test_a_question_is_read(text: str, expected: WrittenQuestion) -> None:
    assert written_question(text) == expected
    assert parse_task(text).question == expected
    asked = stipulation_in_words(text)
    assert asked.question == expected
    assert str(asked) == text


@every("text", ("#2", "Last moves of summer?", "-1 & nothing", "-99 & #1", "Last move? Who?"))
def test_what_is_not_understood_whole_is_no_question(text: str) -> None:
    assert stipulation_in_words(text).question is None


def test_words_that_ask_nothing_known_are_refused_where_a_task_is_typed() -> None:
    with pytest.raises(StipulationError):
        parse_task("Last dance?")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("-3 & #1", "say how several moves are taken back, by help, Proca or Høeg"),
        ("Last mov?", "or a question such as Last move?, got 'Last mov?'"),
        ("Put it back", "got 'Put it back'"),
    ],
)
def test_what_is_not_understood_is_named_whole(text: str, words: str) -> None:
    with pytest.raises(StipulationError) as raised:
        parse_task(text)
    assert str(raised.value).endswith(words)
