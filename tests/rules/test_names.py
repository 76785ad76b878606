# SPDX-License-Identifier: GPL-3.0-or-later
"""The store of names: every language for every name, and nothing twice."""

from collections.abc import Iterator

import pytest

from composer.notation.translations import LANGUAGES
from composer.rules.book import RuleBook
from composer.rules.books import BOOKS, GAME_BOOKS
from composer.rules.fairykind import ByLanguage
from composer.rules.historic.chance import CHANCE_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.rules.names import named, names


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
