# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of an answer of tables, in the window and on the command line alike."""

from __future__ import annotations

from fractions import Fraction

import pytest

from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesTask
from composer.notation.sentences import worded_by
from composer.notation.tablesverdict import (
    chance_words,
    missing_men,
    tables_verdict_line,
    worth_words,
)
from composer.rules.historic.tables.books import tables_row
from composer.rules.historic.tables.row import OFF
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameVerdict
from composer.web.stages import Speaker

TASK = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 1, (3, 6))
HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("answer", "title", "detail"),
    [
        (
            TablesAnswer(GameVerdict.SOUND, best=("5-2",), best_chance=HALF, chance=Fraction(0)),
            "Sound: 5-2",
            "without this throw: 0 (0.00 %), best play: 1/2 (50.00 %)",
        ),
        (TablesAnswer(GameVerdict.SHORT, least=1), "Short: one throw is enough", ""),
        (
            TablesAnswer(GameVerdict.SOUND, best=("5-2",), best_chance=HALF, second=HALF / 2),
            "Sound: 5-2",
            "best play: 1/2 (50.00 %), second best: 1/4 (25.00 %)",
        ),
        (
            TablesAnswer(GameVerdict.NO_SOLUTION, lost=True, passed="red"),
            "No solution: the throw is lost",
            "Red plays the throw: ",
        ),
        (TablesAnswer(GameVerdict.NO_SOLUTION, best=("5-2",)), "No solution", ""),
        (
            TablesAnswer(GameVerdict.UNDECIDED, complete=False, done=2, of=9),
            "Not finished: 2 of 9 plays looked at",
            "",
        ),
        (
            TablesAnswer(GameVerdict.UNDECIDED, complete=False, too_much=True),
            "Not finished: there are more positions than are looked at",
            "",
        ),
    ],
)
def test_title_and_detail(answer: TablesAnswer, title: str, detail: str) -> None:
    line = tables_verdict_line(answer, TASK)
    assert (str(line.title), str(line.detail)) == (title, detail)


def test_a_chance_has_the_point_of_the_language() -> None:
    assert worded_by(Speaker.of("de").tongue, chance_words(Fraction(1, 3))) == "1/3 (33,33 %)"


@pytest.mark.parametrize(
    ("stakes", "english", "russian"),
    [
        (0, "no stakes", "0 ставок"),
        (1, "one stake", "одна ставка"),
        (3, "three stakes", "3 ставки"),
    ],
)
def test_stakes_are_counted(stakes: int, english: str, russian: str) -> None:
    task = TablesTask(TablesGoal.STAKES, TablesPlay.BEST, throw=(1, 2, 3))
    words = worth_words(Fraction(stakes), task)
    assert (str(words), worded_by(Speaker.of("ru").tongue, words)) == (english, russian)


def test_men_who_do_not_add_up_are_told_of_where_some_are_off() -> None:
    white = {(1, False): 2, (OFF, False): 12}
    row = tables_row("buffa")
    position = TablesPosition.placed(row, {"white": white, "black": {(20, False): 1}})
    assert list(map(str, missing_men(position))) == ["White: 14 of 15 men"]
    line = tables_verdict_line(TablesAnswer(GameVerdict.SOUND), TASK, position)
    assert str(line.detail) == "White: 14 of 15 men"
    whole = position.with_men("white", OFF, 13)
    assert not list(missing_men(whole))
