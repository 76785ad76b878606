# SPDX-License-Identifier: GPL-3.0-or-later
from cases import every

from composer.formats.popeye.twins import read_twin
from composer.formats.popeye.words import ENGLISH, FRENCH, GERMAN, Tongue
from composer.problem.twintext import before_named_alike, twin_text


@every(
    "tongue, text, english",
    [
        (ENGLISH, "mov a1 b2 rem c3", "Move a1 b2 Remove c3"),
        (ENGLISH, "add black para NHa6 white pb2", "Add black NH{paralysing}a6 Add white Pb2"),
        (ENGLISH, "add white mo a1", "Add white MOa1"),  # a moa, and no man that is moved
        (ENGLISH, "cond circe mirror", "Condition Circe Mirror"),
        (ENGLISH, "cond circe mirror a1<-->h1", "Condition Circe Mirror a1<-->h1"),
        (ENGLISH, "cond circe exchange a1 b1", "Condition Circe Exchange a1 b1"),
        (ENGLISH, "cond circe cond take", "Condition Circe Condition Take&MakeChess"),
        (ENGLISH, "cond take madrasi", "Condition Take&MakeChess Madrasi"),
        (ENGLISH, "stip h#3 cond circe", "Stipulation h#3 Condition Circe"),
        (ENGLISH, "cond of mine", "Condition of mine"),
        (GERMAN, "ferner bedingung längst entf a1", "Continued Condition Maximummer Remove a1"),
        (GERMAN, "farb", "PolishType"),
        (GERMAN, "ersetze l d", "Substitute B Q"),
        (GERMAN, "hinzu schwarz koenig bb2 weiss ba2", "Add black P{royal}b2 Add white Pa2"),
        (FRENCH, "enplus ajoute noir dd4", "Continued Add black Qd4"),
        (FRENCH, "condition circemal", "Condition MirrorCirce"),
    ],
)
def test_twins_are_read_in_three_languages(tongue: Tongue, text: str, english: str) -> None:
    assert twin_text(read_twin(text.split(), tongue)) == english


def test_conditions_are_looked_for_up_to_the_next_command_of_the_sort() -> None:
    words = ["Circe", "Mirror", "Condition", "Circe", "Exchange", "a1", "b1"]
    assert before_named_alike(words) == ["Circe", "Mirror"]
    assert before_named_alike(words, 3) == ["Circe"]
