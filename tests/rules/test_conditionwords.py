# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands with the names of conditions, and the table that says what may."""

from __future__ import annotations

import pytest
from cases import every

from composer.rules.book import RulesError
from composer.rules.conditions import condition_named, condition_of
from composer.rules.conditiontable import (
    FAMILIES,
    condition_row,
    condition_rows,
    folded_name,
    rows_by_id,
)
from composer.rules.conditionwords import ConditionOptions, option_forms, options_of
from composer.rules.reading import rules_named

E4, F5 = 28, 37


def _options(text: str) -> ConditionOptions:
    return options_of(condition_of(text))


def test_every_row_is_whole_and_every_name_means_one_condition() -> None:
    meant: dict[str, str] = {}
    for row in condition_rows():
        assert row.family in FAMILIES
        assert row.base in rows_by_id()
        assert row.text.endswith("."), row.id
        assert option_forms(row.options) is not None
        for name in (row.condition.keyword, *(name for _, name in row.names), *row.also):
            assert meant.setdefault(folded_name(name), row.id) == row.id, name
            found = condition_named(name)
            assert found is not None, name
            assert found.id == row.id, name
    assert {row.family for row in condition_rows()} == set(FAMILIES)
    assert len(condition_rows()) > 110


@every(
    "text, base, flags",
    [
        ("Circe", "circe", ""),
        ("circe rexinclusive", "circe", "RexInclusive"),
        ("MirrorCirce RexInclusive", "circe", "Mirror RexInclusive"),
        ("Circe RexInclusive Mirror", "circe", "Mirror RexInclusive"),
        ("Circe Einstein", "circe", "Einstein"),
        ("ParrainCirce", "circe", "Equipollents LastMove"),
        ("ContraParrain", "circe", "Equipollents LastMove Mirror"),
        ("MirrorCouscousCirce", "circe", "Couscous Mirror"),
        ("AntiCirce Cheylan", "anticirce", "Cheylan"),
        ("Isardam TypeB RexInclusive", "isardam", "RexInclusive TypeB"),
        ("Breton Adverse PY", "breton", "Adverse PY"),
    ],
)
def test_flags_are_read_and_named_forms_are_options(text: str, base: str, flags: str) -> None:
    options = _options(text)
    assert options.base == base
    assert options.flags == frozenset(flags.split())
    assert all(flag in options for flag in flags.split())
    assert "Volcanic" not in options


def test_lists_are_read() -> None:
    assert _options("Imitator e4f5").squares == (E4, F5)
    assert _options("Imitator e4 f5").squares == (E4, F5)
    assert _options("MagicSquares f5 Type2").squares == (F5,)
    assert _options("MagicSquares f5 Type2").flags == {"Type2"}
    assert _options("PromOnly Q s G").kinds == ("queen", "knight", "grasshopper")
    assert _options("ChameleonCirce S Q").kinds == ("knight", "queen")
    assert _options("Circe Chameleon S Q").kinds == ("knight", "queen")
    assert _options("Circe April B").kinds == ("bishop",)
    sentinels = _options("Sentinelles PionAdvers MaximumWhite 4")
    assert sentinels.number("MaximumWhite") == 4
    assert sentinels.number("MaximumBlack") is None
    assert "PionAdvers" in sentinels
    grid = _options("GridChess Irregular a8a7 b8b7 GridLine Ha24 vc61")
    assert grid.cells == ((56, 48), (57, 49))
    assert grid.words_of("GridLine") == ("Ha24", "Vc61")
    assert _options("GridChess Orthogonal bdf246").words_of("Orthogonal") == ("bdf246",)


@every(
    "text, written",
    [
        ("imitator E4 f5", "Imitator e4f5"),  # Popeye takes no square behind a blank
        ("Hole a1 b2", "Hole a1b2"),
        ("isardam rexinclusive typeb", "Isardam TypeB RexInclusive"),
        ("Circe Strict mirror", "Circe Mirror Strict"),
        ("magische Felder b3 typ2", "MagicSquares b3 typ2"),  # kept: no word of its
        ("UltraPatrouille", "UltraPatrol"),
        ("échecs Andernach", "AndernachChess"),
        ("Längstzüger", "Maximummer"),
        ("schwarzer Längstzüger", "BlackMaximummer"),
        ("weißer Kürzestzüger", "WhiteMinimummer"),
        ("rois transmutés", "TransmutedKings"),
        ("caselle magiche c3", "MagicSquares c3"),
        ("Spiegelcirce", "MirrorCirce"),
        ("Köko", "Koeko"),
    ],
)
def test_words_are_written_as_popeye_has_them(text: str, written: str) -> None:
    assert str(condition_of(text)) == written
    assert condition_of(written) == condition_of(text)


@every(
    "text, sentence",
    [
        ("Madrasi foo", "Madrasi does not take 'foo'; its options are RexInclusive"),
        ("Tibet e4", "Tibet does not take 'e4'"),
        ("AntiCirce Calvet Cheylan", "AntiCirce: Calvet and Cheylan exclude each other"),
        ("Circe Mirror Mirror", "Circe: Mirror stands there twice"),
        ("Imitator", "Imitator: say on which squares, as in e4f5"),
        ("PromOnly", "PromOnly: say which kinds of men, as in Q S"),
        ("Circe April", "Circe April: say which kinds of men, as in Q S"),
        ("Sentinelles MaximumWhite", "Sentinelles MaximumWhite: say which number"),
        ("GridChess GridLine", "GridChess GridLine: say which lines of the board"),
    ],
)
def test_what_a_condition_does_not_take_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RulesError) as caught:
        _options(text)
    assert str(caught.value) == sentence
    with pytest.raises(RulesError):
        rules_named(text)
    assert str(condition_of(text)) == text  # a file keeps it


def test_nothing_is_read_of_a_condition_that_is_not_known() -> None:
    condition = condition_of("Quantum 3 e4")
    assert condition_row(condition) is None
    assert options_of(condition) == ConditionOptions("Quantum 3 e4")


def test_a_word_belongs_to_the_condition_before_it_that_takes_it() -> None:
    assert str(rules_named("Circe Einstein Madrasi")) == "Circe Einstein, Madrasi"
    assert str(rules_named("Circe, Einstein")) == "Circe, EinsteinChess"
    assert str(rules_named("PromOnly Q S SAT")) == "PromOnly Q S, SAT"


def test_flags_may_be_shortened_where_one_is_meant() -> None:
    assert str(condition_of("GridChess vert")) == "GridChess VerticalShift"
    assert str(condition_of("Circe rex")) == "Circe rex"  # inclusive or exclusive
    assert str(condition_of("Hole a1, b2 c3")) == "Hole a1b2c3"
