# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the manual can be read, its links lead somewhere, and its diagrams are true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from cases import every
from manualshots import SHOTS

from composer import solve
from composer.analysis.report import analyse
from composer.formats.forms import LOST
from composer.formats.kept import PARTS
from composer.gui.manual.html import key_groups
from composer.gui.words.translator import LANGUAGES
from composer.library.query.parser import parse_query
from composer.manual.diagram import Diagram, ManualError, read_diagram
from composer.manual.page import ManualPage, anchor_of, read_page
from composer.manual.shelf import (
    ENGLISH,
    FIRST,
    WORDS,
    chapters,
    definitions,
    is_written,
    languages,
    manual_file,
    page_ids,
    page_of,
    page_on,
)
from composer.notation.letters import FIGURINES
from composer.notation.outline import Selection
from composer.notation.text import TextOptions, solution_text
from composer.solver.solution import Solution, Verdict

WRITTEN = [
    (name, language)
    for language in languages()
    for name in page_ids()
    if is_written(name, language)
]
FOLDER = Path(__file__).parents[2] / "docs" / "manual"
MOST = 4_900_000  # bytes of all pictures
_KEYS = re.compile(r"\b(?:Ctrl|Alt|Shift)(?:\+(?:Ctrl|Alt|Shift))*\+(?:[A-Z]\w*|[.,])|\bF\d+\b")
_WRITTEN = (
    *(
        ("Strg", "Ctrl"),
        ("Umschalt", "Shift"),
        ("Maiusc", "Shift"),
        ("Ctrl+Maj", "Ctrl+Shift"),
        ("Maj+", "Shift+"),
    ),
    *(("Mayús", "Shift"), ("Bild ab", "PgDown"), ("Bild auf", "PgUp")),
    *(("Page suiv", "PgDown"), ("Page préc", "PgUp"), ("Av Pág", "PgDown"), ("Re Pág", "PgUp")),
    *(("Pag giù", "PgDown"), ("Pag su", "PgUp")),
)
THEMES = {
    "self-block": "self_block",
    "grimshaw": "grimshaw",
    "novotny": "novotny_key",
    "half-pin": "half_pin",
    "tempo-move": "tempo_move",
    "threat": "threat_problem",
}


def keys_in(page: ManualPage) -> set[str]:
    """Return the keys that a page names, as they are written in English."""
    text = page.text
    for word, english in _WRITTEN:
        text = text.replace(word, english)
    return set(_KEYS.findall(text))


@cache
def page_in(name: str, language: str) -> ManualPage:
    """Return a page, read once for all tests of this module."""
    return page_of(name, language)


def test_each_file_is_a_page_of_the_contents_and_each_page_is_there_in_english() -> None:
    assert len(set(page_ids())) == len(page_ids())
    for language in languages():
        files = {path.stem for path in (FOLDER / language).glob("*.md")}
        assert files <= set(page_ids()), language
    assert {path.stem for path in (FOLDER / ENGLISH).glob("*.md")} == set(page_ids())


def test_each_chapter_has_a_name_in_each_language() -> None:
    for chapter in chapters():
        assert set(languages()) <= set(chapter.names)


@every("name, language", WRITTEN)
def test_links_lead_to_pages_and_headings_that_are_there(name: str, language: str) -> None:
    page = page_in(name, language)
    for link in page.links():
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        assert not file or file.endswith(".md"), link
        target = page_in(file.removesuffix(".md") or page.id, page.language)
        if anchor:
            assert anchor in {section.anchor for section in target.sections()}, link
    assert all(each in page_ids() and each != page.id for each in page.also)


@every("name, language", WRITTEN)
def test_a_page_has_one_title_and_no_heading_twice(name: str, language: str) -> None:
    page = page_in(name, language)
    sections = page.sections()
    assert [section.level for section in sections].count(1) == 1
    anchors = [section.anchor for section in sections]
    assert len(set(anchors)) == len(anchors)


@every("name, language", WRITTEN)
def test_pictures_are_there_and_say_what_they_show(name: str, language: str) -> None:
    page = page_in(name, language)
    for token in page.tokens():
        for child in token.children or ():
            if child.type == "image":
                assert child.content
    for picture in page.pictures():
        assert picture.startswith("../pictures/")
        assert manual_file("pictures", picture.removeprefix("../pictures/")).is_file()


def test_the_pictures_are_those_that_the_script_makes_and_no_others() -> None:
    made = {f"{name}.png" for name in SHOTS}
    there = {path.name for path in (FOLDER / "pictures").glob("*.png")}
    shown = {
        picture.rpartition("/")[2] for page in WRITTEN for picture in page_in(*page).pictures()
    }
    assert made == there == shown, "run packaging/manualpictures.py"
    folders = [path for path in (FOLDER / "pictures").iterdir() if path.is_dir()]
    for folder in folders:
        assert {path.name for path in folder.iterdir()} == made, folder.name
    assert {folder.name for folder in folders} <= set(LANGUAGES) - {ENGLISH}
    assert sum(path.stat().st_size for path in (FOLDER / "pictures").rglob("*.png")) < MOST


@every("name", page_ids())
def test_a_translation_has_the_pictures_diagrams_and_words_of_the_english_page(name: str) -> None:
    page = page_in(name, ENGLISH)
    for language in languages():
        if language == ENGLISH or not is_written(page.id, language):
            continue
        other = page_in(page.id, language)
        assert other.pictures() == page.pictures(), language
        assert [(diagram.position, diagram.task, diagram.play) for diagram in other.diagrams()] == [
            (diagram.position, diagram.task, diagram.play) for diagram in page.diagrams()
        ], language
        assert keys_in(other) <= keys_in(page), language
        levels = [section.level for section in page.sections()]
        assert [section.level for section in other.sections()] == levels, language


def diagrams() -> Iterator[tuple[str, Diagram]]:
    """Yield the diagrams of the English pages; those of others are the same."""
    for name in page_ids():
        for diagram in page_of(name).diagrams():
            yield name, diagram


def written(solution: Solution) -> str:
    """Return the solution as text, its defences one a line, each after its key."""
    options = TextOptions(selection=Selection(grouped=False))
    return " ".join(solution_text(solution, options).split())


@every("page, diagram", diagrams())
def test_a_diagram_is_solved_as_the_page_says(page: str, diagram: Diagram) -> None:
    problem = diagram.problem()
    solution = solve(problem.position, problem.stipulation)
    assert solution.verdict is Verdict.SOUND
    text = written(solution)
    assert diagram.play
    assert not [line for line in diagram.play if line not in text], text


def test_examples_of_themes_show_them() -> None:
    seen = set()
    word = ""
    for section in page_of(WORDS).sections():
        word = section.anchor
        for diagram in _diagrams_below(word):
            problem = diagram.problem()
            flags = {
                flag.id for flag in analyse(solve(problem.position, problem.stipulation)).flags
            }
            if word in THEMES:
                assert THEMES[word] in flags, word
                seen.add(word)
    assert seen == set(THEMES)


def _diagrams_below(anchor: str) -> Iterator[Diagram]:
    """Yield the diagrams below a heading of the page of words."""
    parts = page_of(WORDS).text.split("\n### ")
    for part in parts[1:]:
        title, _, body = part.partition("\n")
        if anchor_of(title) == anchor:
            for block in body.split("```diagram\n")[1:]:
                yield read_diagram(block.partition("```")[0])


def test_words_of_the_field_have_a_meaning_in_each_language() -> None:
    for language in languages():
        if is_written(WORDS, language):
            found = definitions(language)
            assert len(found) == len(definitions())
            assert all(len(each) > 20 for each in found.values())


def test_a_context_belongs_to_one_page() -> None:
    named = [context for name in page_ids() for context in page_of(name).contexts]
    assert len(set(named)) == len(named)
    assert page_on("drop-map") == "drop-map"
    assert page_on("nothing of the kind") == FIRST


def test_a_language_without_a_page_has_the_english_one() -> None:
    assert page_of(FIRST, "xx").language == ENGLISH


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("## No title\n", "does not begin with its title"),
        ("---\ncolour: red\n---\n# A\n", "the head of the page"),
    ],
)
def test_a_page_that_is_none_says_why(text: str, words: str) -> None:
    with pytest.raises(ManualError, match=words):
        read_page("some", ENGLISH, text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("position: 8/8\nwho: me", "is not understood"),
        ("task: #2", "no position"),
        ("position: 8/8/8/8/8/8/8/8\nposition: 8/8/8/8/8/8/8/8", "is not understood"),
    ],
)
def test_a_diagram_that_is_none_says_why(text: str, words: str) -> None:
    with pytest.raises(ManualError, match=words):
        read_diagram(text)


def test_a_position_that_is_none_says_why() -> None:
    with pytest.raises(ManualError, match="cannot be read"):
        read_diagram("position: 9/8\ntask: #2").problem()


@pytest.mark.parametrize("language", languages())
def test_each_query_that_is_shown_is_understood(language: str) -> None:
    page = page_of("queries", language)
    shown = [token.content.strip() for token in page.tokens() if token.type == "code_block"]
    for row in page.text.split("|---|---|")[1].split("\n\n")[0].splitlines():
        asked = row.rpartition(" | ")[2]
        shown += [each.replace("\\|", "|") for each in re.findall(r"`([^`]+)`", asked)]
    assert len(shown) > 40
    for query in shown:
        if ":" in query[:-1] or query.startswith(("#", "h#")):
            parse_query(query)


def test_what_forms_do_not_keep_is_printed_from_the_table() -> None:
    (group,) = key_groups("kept", FIGURINES, ())
    assert [form for form, _ in group.rows] == list(LOST)
    for form, words in group.rows:
        names = [str(part.name.said()) for part in PARTS if part.id in LOST[form]]
        assert words == (", ".join(names) or "all of it comes back")
    pages = sorted(FOLDER.glob("*/formats.md"))
    assert len(pages) == len(LANGUAGES)
    assert all("```keys\nkept\n```" in page.read_text("utf-8") for page in pages)
