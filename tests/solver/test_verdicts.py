# SPDX-License-Identifier: GPL-3.0-or-later
"""One table says what goes with a verdict, at every door."""

import re
from pathlib import Path

import pytest

from composer.analysis.composing.dropmap import Drop
from composer.assets import asset
from composer.gui.look.tokens import DARK, LIGHT
from composer.library.query.vocabulary import STATES
from composer.library.search.conditions import STATE_COLUMNS
from composer.notation.sentences import CONTEXT, Translated, worded_by
from composer.notation.translations import LANGUAGES, messages_of
from composer.solver.games.answer import GameVerdict
from composer.solver.solution import Verdict
from composer.solver.verdicts import BY_VERDICT, FAULTS, VERDICTS

_PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def test_every_verdict_has_a_row() -> None:
    assert [row.verdict for row in VERDICTS] == list(BY_VERDICT)
    assert set(BY_VERDICT) == set(Verdict)


def test_what_a_row_names_is_there() -> None:
    for row in VERDICTS:
        assert row.state in STATES
        assert f"'{row.verdict.value}'" in STATE_COLUMNS[row.state]
        assert (f"'{row.verdict.value}'" in STATE_COLUMNS["unsound"]) == (row.verdict in FAULTS)
        assert Drop(row.drop)
        assert asset("icons", f"{row.icon}.svg").is_file()
        for tokens in (LIGHT, DARK):
            assert getattr(tokens, row.ink) != getattr(tokens, row.tint)


def test_games_are_judged_by_the_same_verdicts() -> None:
    for verdict in set(GameVerdict) - {GameVerdict.LISTED}:
        assert verdict.judged.value == verdict.value.replace(" ", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts_have_words_of_their_own_in_every_language(language: str) -> None:
    tongue = Translated(language)
    for parts in ("word", "phrase", "heading"):
        said = [worded_by(tongue, getattr(row, parts).said()) for row in VERDICTS]
        assert len(set(said)) == len(VERDICTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_verdict_begins_with_its_word(language: str) -> None:
    """So that window, page, commands and library say the same of the same problem."""
    messages, differing = messages_of(language), []
    for word in {part.text for row in VERDICTS for part in (row.word, row.heading)}:
        begins = re.compile(re.escape(word) + r"(:| in \{| if all|$)")
        told = messages.message(CONTEXT, word)
        differing += [
            (source, forms)
            for (_, source, _), forms in messages.words.items()
            if begins.match(source) and not all(form.startswith(told) for form in forms if form)
        ]
    assert not differing
