# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import copy
import pickle

import pytest
from cases import every

from composer.rules.book import (
    ORTHODOX,
    ORTHODOX_BOOK,
    Condition,
    Option,
    RuleBook,
    Rules,
    RulesError,
)
from composer.rules.books import BOOKS, book_of, rules_of, unknown_book
from composer.rules.conditions import condition_named, condition_of
from composer.rules.conditiontable import condition_rows
from composer.rules.reading import rules_named
from composer.solver.conditions.table import unsolved_sentence

CASTLING = Option("castling", (("en", "castling"),), ("orthodox", "free"), "free")
PASSING = Option("ep", (("en", "en passant"),), (True, False), False)
LEAST = Option("king_min", (("en", "least steps"),), (1, 2), 1)
BOOK = RuleBook(
    "old", 2, (("en", "old chess"), ("it", "scacchi")), (CASTLING, PASSING, LEAST), ("king", "rook")
)


def test_every_book_is_found_by_its_id() -> None:
    for book in BOOKS:
        assert book_of(book.id.upper()) is book
        assert (
            Rules.of(book)[book.options[0].id] == book.options[0].default if book.options else True
        )
    with pytest.raises(RulesError, match="no rule book is called 'checkers'; there are orthodox"):
        book_of("checkers")


def test_nothing_said_is_orthodox() -> None:
    assert Rules() == ORTHODOX == Rules.of() == rules_of("orthodox")
    assert ORTHODOX.is_orthodox
    assert str(ORTHODOX) == ""
    assert not unsolved_sentence(ORTHODOX)


def test_what_is_the_books_own_value_is_not_chosen() -> None:
    rules = Rules.of(BOOK, {"king_min": 2, "castling": "free", "ep": True})
    assert rules.options == (("ep", True), ("king_min", 2))
    assert rules["castling"] == "free"
    assert rules.chosen() == {"castling": "free", "ep": True, "king_min": 2}
    assert str(rules) == "old chess, ep=yes, king_min=2"
    assert not rules.is_orthodox


@every(
    "options, message",
    [
        ({"wall": "yes"}, "old chess has no option 'wall'"),
        ({"castling": "far"}, "castling: expected orthodox, free, got 'far'"),
        ({"king_min": True}, "king_min: expected 1, 2, got 'yes'"),
        ({"ep": 1}, "ep: expected yes, no, got '1'"),
    ],
)
def test_an_unknown_option_or_value_is_named(options: dict[str, str], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        Rules.of(BOOK, options)


def test_values_are_read_as_they_are_written() -> None:
    assert PASSING.value_of("Yes") is True
    assert PASSING.value_of("no") is False
    assert LEAST.value_of("2") == 2
    with pytest.raises(RulesError, match="ep: expected yes, no, got 'perhaps'"):
        PASSING.value_of("perhaps")


def test_two_rules_that_exclude_each_other_are_named() -> None:
    with pytest.raises(RulesError, match="Isardam and Madrasi exclude each other"):
        Rules.of(conditions=(condition_of("Isardam"), condition_of("Madrasi")))
    with pytest.raises(RulesError, match="Circe and Circe RexInclusive exclude each other"):
        Rules.of(conditions=(condition_of("Circe"), condition_of("Circe RexInclusive")))


@every(
    "text, written",
    [
        ("circe", "Circe"),
        ("Circe RexInclusive", "Circe RexInclusive"),
        ("Köko", "Koeko"),
        ("Take & Make", "Take&MakeChess"),
        ("Andernach chess", "AndernachChess"),
        ("anti-circe Calvet", "AntiCirce Calvet"),
        ("Imitator e4", "Imitator e4"),
        ("Patrol chess", "Patrouille"),
    ],
)
def test_names_of_conditions_are_forgiven_much(text: str, written: str) -> None:
    found = condition_named(text)
    assert found is not None
    assert found.is_known
    assert str(found) == written


def test_every_condition_is_found_by_its_own_name() -> None:
    known = [row.condition for row in condition_rows()]
    for condition in known:
        assert condition_named(str(condition)) == condition
        assert not set(condition.excludes) - {condition.id for condition in known}


def test_an_unknown_condition_is_kept_as_it_is_written() -> None:
    kept = condition_of(" Quantum   chess 2 ")
    assert str(kept) == "Quantum chess 2"
    assert not kept.is_known
    assert condition_named("Quantum chess") is None


@every(
    "text, written",
    [
        ("Circe", "Circe"),
        ("Madrasi RexInclusive, Circe", "Circe, Madrasi RexInclusive"),
        ("Circe Imitator e4 f5", "Circe, Imitator e4f5"),
        ("Take & Make Köko", "Koeko, Take&MakeChess"),
    ],
)
def test_rules_are_read_from_words(text: str, written: str) -> None:
    rules = rules_named(text)
    assert rules is not None
    assert str(rules) == written
    assert rules_named(written) == rules


@every("text", ["", "foo", "Circe, foo", "e4 Imitator", "ep=yes"])
def test_what_is_not_known_as_a_whole_is_not_read(text: str) -> None:
    assert rules_named(text) is None


def test_what_is_not_solved_is_said() -> None:
    rules = Rules.of(
        conditions=(condition_of("Moonwalk"), condition_of("Circe"), condition_of("Foo"))
    )
    assert str(unsolved_sentence(rules)) == "Foo, Moonwalk: not solved yet"
    later = Rules.of(unknown_book("martian", 7), {"moons": 2})
    assert later.options == (("moons", 2),)
    assert "martian is a rule book of a newer version" in str(unsolved_sentence(later))
    assert unknown_book("martian", 7) is later.book


@every("rules", [ORTHODOX, Rules.of(BOOK, {"ep": True}), rules_named("Circe")])
def test_rules_are_equal_after_copying(rules: Rules) -> None:
    assert copy.deepcopy(rules) == rules


def test_books_are_equal_after_copying() -> None:
    for book in (*BOOKS, unknown_book("martian", 7)):
        assert pickle.loads(pickle.dumps(book)) == book  # noqa: S301
        assert copy.deepcopy(book) == book


def test_a_book_says_which_men_it_has() -> None:
    assert ORTHODOX_BOOK.has_man("grasshopper")
    assert BOOK.has_man("rook")
    assert not BOOK.has_man("grasshopper")
    assert BOOK.name("it") == "scacchi"
    assert BOOK.name("de") == "old chess"


def test_conditions_are_equal_by_name_and_words() -> None:
    assert Condition("circe") == condition_of("Circe")
    assert Condition("circe", "RexInclusive") != condition_of("Circe")
