# SPDX-License-Identifier: GPL-3.0-or-later
"""The stores of names and texts: every language for every one, and nothing twice."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from composer.notation.translations import LANGUAGES
from composer.rules.book import RuleBook
from composer.rules.books import BOOKS
from composer.rules.conditiontable import condition_rows
from composer.rules.fairykind import ByLanguage
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.chance import CHANCE_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.rules.kinds import FAIRY_KINDS
from composer.rules.names import named, names, store


def _names_of(book: RuleBook) -> Iterator[ByLanguage]:
    yield book.names
    if book.texts:
        yield book.texts
    for option in book.options:
        yield option.names
        yield from (words for _, words in option.value_names)
    if book.game is not None:
        yield from (player.names for player in book.game.players)
        yield from (man.names for man in book.game.men)
        yield from (goal.names for goal in book.game.goals)
        yield from (extra.names for extra in book.game.extras)


@pytest.mark.parametrize(
    "book", [*BOOKS, *GAME_BOOKS, *CHANCE_BOOKS, TABLES_BOOK], ids=lambda book: book.id
)
def test_whatever_a_rule_book_names_has_a_name_in_every_language(book: RuleBook) -> None:
    lacking = [
        (dict(words)["en"], sorted(set(LANGUAGES) - set(dict(words))))
        for words in _names_of(book)
        if set(dict(words)) != set(LANGUAGES)
    ]
    assert not lacking


def test_no_cell_has_spaces_around_it() -> None:
    for words in names().values():
        assert all(word == word.strip() and word for _, word in words)


def test_words_that_are_not_in_the_store_are_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError):
        named("no such words")


_OTHERS = frozenset(LANGUAGES) - {"en"}
_TEXTS = [
    (name, language)
    for name in ("fairytexts.tsv", "conditiontexts.tsv")
    for language in sorted(_OTHERS)
]
_FIGURES = re.compile(r"[a-h][1-8]|\d+")


def _english(name: str) -> dict[str, str]:
    """Return the English texts that the rows of a store translate, by their keys."""
    if name == "fairytexts.tsv":
        return {row.id: row.text for row in FAIRY_KINDS}
    return {row.condition.keyword: row.text for row in condition_rows()}


@pytest.mark.parametrize("name", ["fairytexts.tsv", "conditiontexts.tsv"])
def test_each_man_and_condition_has_his_text_in_every_language(name: str) -> None:
    found = store(name)
    assert sorted(key for (key,) in found) == sorted(_english(name))
    assert {frozenset(code for code, _ in texts) for texts in found.values()} == {_OTHERS}


@pytest.mark.parametrize(("name", "language"), _TEXTS)
def test_each_text_is_one_of_its_language_with_the_squares_and_numbers_of_the_english(
    name: str, language: str
) -> None:
    english = _english(name)
    wrong = {
        key: text
        for (key,), texts in store(name).items()
        for code, text in texts
        if code == language
        if text != text.strip()
        or "  " in text
        or not text.endswith(".")
        or text == english[key]
        or sorted(_FIGURES.findall(text)) != sorted(_FIGURES.findall(english[key]))
        or (language == "ru") != bool(re.search("[а-я]{3}", text))
    }
    assert not wrong


def test_a_rule_is_told_in_the_language_asked_for_and_else_in_english() -> None:
    (man, condition) = FAIRY_KINDS[0], condition_rows()[0]
    for row in (
        replace(man, texts=(("de", "Springt weit."),)),
        replace(condition, texts=(("de", "Springt weit."),)),
    ):
        assert row.rule("de") == "Springt weit."
        assert row.rule("fr") == row.rule() == row.text


def test_a_man_is_the_same_in_whatever_language_his_rule_is_told() -> None:
    man = FAIRY_KINDS[0]
    assert replace(man, texts=()) == man
    assert hash(replace(man, texts=())) == hash(man)
