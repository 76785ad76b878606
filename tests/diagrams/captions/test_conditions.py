# SPDX-License-Identifier: GPL-3.0-or-later
"""What a diagram cannot show, in every language that has piece letters."""

from __future__ import annotations

from cases import every

from composer.diagrams.captions.conditions import conditions_of, rules_in_words
from composer.notation.letters import CODES
from composer.problem.fen import parse_fen
from composer.problem.stipulation import TWO_MOVER, parse_stipulation, parse_task
from composer.rules.book import Rules
from composer.rules.conditions import condition_of

ALL = parse_fen("r3k3/8/8/8/3Pp3/8/8/R3K2R b Q d3")


def test_each_departure_from_the_convention_is_named() -> None:
    assert conditions_of(ALL, TWO_MOVER) == (
        "Black to move",
        "Last move allows e.p. on d3",
        "White may not castle (0-0)",
        "Black may not castle (0-0-0)",
    )
    assert conditions_of(parse_fen("4k3/8/8/8/8/8/8/R3K2R w KQ"), TWO_MOVER) == ()


def test_a_king_castles_with_a_triton_where_the_rules_say_so_only() -> None:
    marine = parse_task("#2 MarineChess")
    for corner, rules in (("R", TWO_MOVER), (".TR", marine)):
        diagram = parse_fen(f"4k3/8/8/8/8/8/8/4K2{corner} w -")
        for asked in (TWO_MOVER, marine):
            is_his = "White may not castle (0-0)" in conditions_of(diagram, asked)
            assert is_his is (asked is rules)


def test_black_begins_help_and_series_play_by_convention() -> None:
    black = parse_fen("4k3/8/8/8/8/8/8/4K3 b")
    assert conditions_of(black, TWO_MOVER) == ("Black to move",)
    for asked in ("h#2", "ser-h#3"):
        assert conditions_of(black, parse_stipulation(asked)) == ()


@every("code", CODES)
def test_every_language_has_its_words(code: str) -> None:
    told = conditions_of(ALL, TWO_MOVER, code)
    assert len(told) == 4
    assert "%" not in "".join(told)
    assert "d3" in told[1]
    english = conditions_of(ALL, TWO_MOVER)
    assert (told == english) is (code in ("en", "en-s", "figurine"))


@every("code", ["en", "it", "de", "fr", "es"])
def test_each_sentence_begins_with_a_capital(code: str) -> None:
    told = conditions_of(ALL, TWO_MOVER, code)
    assert len(told) == 4
    assert all(sentence[0].isupper() for sentence in told)


@every(
    "language, told",
    [
        ("en", ("Andernach chess", "Circe RexInclusive")),
        ("de", ("Andernachschach", "Circe RexInclusive")),
        ("fr", ("Circé RexInclusive", "Échecs Andernach")),
        ("figurine", ("Andernach chess", "Circe RexInclusive")),
    ],
)
def test_conditions_are_called_as_the_reader_calls_them(
    language: str, told: tuple[str, ...]
) -> None:
    rules = parse_task("h#2 Circe RexInclusive AndernachChess").rules
    assert rules_in_words(rules, language) == told


def test_conditions_are_sorted_whatever_their_accents() -> None:
    rules = Rules.of(conditions=map(condition_of, ("Isardam", "BrunnerChess")))
    assert rules_in_words(rules, "fr") == ("Échecs Brunner", "Isardam")
