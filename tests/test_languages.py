# SPDX-License-Identifier: GPL-3.0-or-later
"""What languages lack is counted, and the count is the one that the documents have."""

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

from composer.assets import asset
from composer.notation.translations import LANGUAGES
from composer.rules.conditiontable import condition_rows, rows_by_name
from composer.rules.finding import find_conditions, find_kinds
from composer.rules.kinds import FAIRY_KINDS

_ROOT = Path(__file__).resolve().parent.parent
_COUNTING = runpy.run_path(str(_ROOT / "packaging" / "languages.py"))

_THE_SAME = {
    "Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …",
    "Follow my leader",
    "follow my leader",
    "{number} solutions",
}
"""Sentences that are in some language as they are in English: names, notation, a French word."""


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_sentence_was_left_in_english(language: str) -> None:
    tree = ElementTree.parse(_ROOT / "resources" / "translations" / f"composer_{language}.ts")
    left = []
    for message in tree.iter("message"):
        source, made = message.findtext("source", ""), message.find("translation")
        assert made is not None
        words = re.sub(r"[`*].*?[`*]", "", source)
        if source in made.itertext() and re.search(r"[a-z]{4,}.*\s[a-z]{3,}", words):
            left.append(source)
    assert set(left) <= _THE_SAME


def test_the_page_has_the_count_of_today() -> None:
    page = (_ROOT / "docs" / "languages.md").read_text("utf-8")
    assert page == _COUNTING["page"](), "run packaging/languages.py"


def test_the_page_for_telephones_has_the_words_of_today() -> None:
    for name, made in _COUNTING["app_files"]().items():
        found = asset("web", "app", *name.split("/")).read_text("utf-8")
        assert found == made, f"{name}: run packaging/languages.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fairy_man_is_found_by_his_name(language: str) -> None:
    lost = [row.id for row in FAIRY_KINDS if row not in find_kinds(row.name(language))]
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_is_found_by_its_name(language: str) -> None:
    rows = condition_rows()
    lost = [row.id for row in rows if row not in find_conditions(row.name(language))]
    assert not lost


def test_every_name_of_a_condition_says_something() -> None:
    assert "" not in rows_by_name()


def test_a_word_of_what_is_printed_stands_once() -> None:
    text = (_ROOT / "composer" / "said" / "words.tsv").read_text("utf-8")
    told = [line.partition("\t")[2] for line in text.splitlines()[1:]]
    assert not [words for words in told if told.count(words) > 1]
