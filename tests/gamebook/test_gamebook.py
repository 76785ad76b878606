# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page can be read, and every diagram in it is what the page says."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement

import pytest
from cases import every

from composer.gamebook.diagrams import BookDiagram, diagram_of, diagrams, rule_book
from composer.gamebook.page import (
    SECTIONS,
    START,
    Block,
    Figure,
    GameBookError,
    OptionText,
    Row,
    plain_text,
    read_page,
    words_of,
)
from composer.gamebook.shelf import (
    GROUPS,
    LANGUAGES,
    page_for,
    page_language,
    page_of,
    search,
    written_in,
)
from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
)
from composer.games.task import GamePlay, GameProblem
from composer.problem.problem import Problem
from composer.rules.book import RuleBook, Rules
from composer.rules.books import BOOKS
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOKS, tables_book, tables_row
from composer.solver.dice.solve import solve_tables
from composer.solver.games.solve import solve_game
from composer.solver.session import Session
from composer.solver.solve import solve_keys

PAGES = [name for group in GROUPS for name in group.pages]
LETTERS = {"king": "K", "queen": "Q", "fers": "Q", "rook": "R", "knight": "N", "pawn": ""}


def test_every_game_has_a_page() -> None:
    books = {book.id for book in (*BOOKS, *GAME_BOOKS)} - {"orthodox"}
    assert {page_for(book) for book in books} <= {page_of(name).book for name in PAGES}
    assert len(set(PAGES)) == len(PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_all_that_is_to_be_said(name: str, language: str) -> None:
    page = page_of(name, language)
    book = rule_book(page.book)
    if book is None:
        assert page.sections
        return
    barred = set() if book.options else {"options"}
    if book.variant_of:  # its family's page tells of what is the same in all its games
        barred |= {"men", "capture"}
    assert [section.id for section in page.sections] == [s for s in SECTIONS if s not in barred]
    told = [block.option for block in page.blocks() if isinstance(block, OptionText)]
    others = [each for each in (*GAME_BOOKS, *TABLES_BOOKS) if each.variant_of == book.id]
    options = [option.id for each in (book, *others) for option in each.options]
    assert told == list(dict.fromkeys(options))
    assert all(section.blocks for section in page.sections)
    for figure in page.figures():
        assert diagram_of(figure.diagram, page.book) is not None, figure.diagram
        assert plain_text(figure.caption).endswith((".", "?"))


def test_titles_and_search() -> None:
    assert page_of("hare", "de").title == "Hasenjagd"
    assert page_of("hare", "tlh").title == "Catch the hare"
    assert search("") == frozenset(PAGES)
    assert search("raichi TUICHI") == {"tablut", "hnefatafl"}
    assert search("lepre cacciatori", "it") == {"hare"}


@every(
    "words, page",
    [
        ("latrunculi", "petteia"),
        ("polis", "petteia"),
        ("morris", "merels"),
        ("zara", "odds"),
        ("Fithcheall", "tablut"),
        *((name, "petteia") for name in ("Plinthion", "Penthe grammai", "Agon", "Seega")),
        *((name, "tablut") for name in ("Tawlbwrdd", "Ard-Ri")),
        ("terracotta", "petteia"),
        ("fox and geese", "halatafl"),
    ],
)
def test_other_names_find_their_page(words: str, page: str) -> None:
    assert all(page in search(words, code) for code in LANGUAGES if words != "terracotta")
    assert page in search(words)


@every("name", PAGES)
def test_languages_have_the_same_diagrams(name: str) -> None:
    shown = {
        tuple(figure.diagram for figure in page_of(name, language).figures())
        for language in LANGUAGES
    }
    assert len(shown) == 1


@every("name", PAGES)
@every("language", LANGUAGES)
def test_a_page_says_what_the_english_one_says(name: str, language: str) -> None:
    page, english = page_of(name, language), page_of(name)
    assert [_shape(block) for block in page.blocks()] == [_shape(b) for b in english.blocks()]


def _shape(block: Block) -> tuple[object, ...]:
    """Return what of a block is the same in each language."""
    match block:
        case Row(cells):
            return ("row", len(cells))
        case OptionText(option):
            return ("option", option)
        case Figure(diagram):
            return ("figure", diagram)
    return ("item" if block.item else "paragraph",)


@every("language", LANGUAGES)
@pytest.mark.parametrize("book", TABLES_BOOKS, ids=lambda book: book.id)
def test_every_tables_game_has_a_page_that_is_found(book: RuleBook, language: str) -> None:
    page = page_of(book.id, language)
    assert page_for(book.id) == book.id
    assert written_in(book.id, language) == language
    assert page.title.casefold() == book.name(language).casefold()
    assert START in {figure.diagram for figure in page.figures()}
    assert book.id in search(book.name(language), language)
    if book.variant_of:
        assert book.id in search(book.text(language)[:40], language)
        (certain,) = (section for section in page.sections if section.id == "certain")
        assert len(certain.blocks) > 1


@every(
    "words, page",
    [
        *(("kvatrutafl", "tabula"), ("alea", "tabula"), ("duodecim scripta", "tabula")),
        *(
            ("emperador", "imperatore"),
            ("barata", "imperatore"),
            ("capo e quinale", "cab_e_quinal"),
        ),
        *(("seis dos y as", "seys_dos_as"), ("doblete", "doblet"), ("trictrac", "tric_trac")),
        *(("todas tablas", "tables"), ("agathias", "zeno"), ("tablas de astronomia", "astronomia")),
    ],
)
def test_tables_games_are_found_by_other_names(words: str, page: str) -> None:
    assert all(page in search(words, code) for code in LANGUAGES)


def test_a_page_of_a_family_tells_of_the_options_of_its_game_only() -> None:
    told = [block for block in page_of("laquet", "it").blocks() if isinstance(block, OptionText)]
    family = {b.option: b for b in page_of("tables", "it").blocks() if isinstance(b, OptionText)}
    assert [block.option for block in told] == ["bear_off", "sum", "throw", "end", "passed"]
    assert all(family[block.option] == block for block in told)


@every(
    "game, turn, lost",
    [
        ("cab_e_quinal", "black", {(1, 1, 1)}),
        ("fallas", "white", {(5, 5, 5)}),
        ("laquet", "white", set(combinations_with_replacement(range(1, 6), 2))),
    ],
)
def test_first_throws_are_lost_as_the_pages_say(
    game: str, turn: str, lost: set[tuple[int, ...]]
) -> None:
    position = TablesPosition.start(tables_row(game)).with_turn(turn)
    task = TablesTask(TablesGoal.LOST, TablesPlay.CHANCE)
    answer = solve_tables(TablesProblem(position, Rules(tables_book(game)), task))
    assert set(answer.throws) == lost


@every("divus, alone", [(23, 8), (24, 6)])
def test_so_many_of_zenos_men_are_left_alone(divus: int, alone: int) -> None:
    problem = diagrams()["zeno-throw"].problem
    assert isinstance(problem, TablesProblem)
    position = problem.position.with_men("white", 23, 0).with_men("white", divus, 1)
    (only,) = solve_tables(replace(problem, position=position)).plays
    assert list(only.play.after.by_point("white").values()).count(1) == alone


def test_every_diagram_is_in_a_page() -> None:
    shown = {figure.diagram for name in PAGES for figure in page_of(name).figures()}
    assert shown - {START} == set(diagrams())


@pytest.fixture(scope="module")
def session():
    opened = Session()
    yield opened
    opened.close()


def _keys(problem: Problem, session: Session) -> tuple[str, ...]:
    keys = solve_keys(problem.position, problem.stipulation, session=session).keys
    return tuple(key.move.full(lambda kind: LETTERS[kind.id]) for key in keys if key.move)


@pytest.mark.parametrize("diagram", diagrams().values(), ids=lambda each: each.id)
def test_every_task_has_the_answer_that_is_stated(diagram: BookDiagram, session: Session) -> None:
    problem = diagram.problem
    if isinstance(problem, Problem):
        assert _keys(problem, session) == diagram.keys
        return
    if isinstance(problem, TablesProblem):
        assert solve_tables(problem).best == diagram.keys
        return
    assert isinstance(problem, GameProblem)
    assert problem.task is not None
    answer = solve_game(problem)
    if problem.task.play is GamePlay.LIST:
        assert len(answer.findings) == diagram.findings
    else:
        assert tuple(key.turn.text for key in answer.keys) == diagram.keys


def test_words_have_looks() -> None:
    runs = words_of("a *b* and `c4-g4`.")
    assert [(run.text, run.look) for run in runs] == [
        ("a ", "plain"),
        ("b", "stressed"),
        (" and ", "plain"),
        ("c4-g4", "written"),
        (".", "plain"),
    ]


@every(
    "text, message",
    [
        ("[aim]\nx", "no title"),
        ("title: A\n[end]\nx\n[aim]\nx", "not in order"),
        ("title: A\n[moon]\n", "line 2"),
        ("title: A\n[aim]\n? nothing", "line 3"),
        ("name: A", "line 1"),
        ("x" * (1 << 19), "too long"),
    ],
)
def test_what_is_no_page_is_refused(text: str, message: str) -> None:
    with pytest.raises(GameBookError, match=message):
        read_page(text)


def test_an_unknown_page_or_language() -> None:
    with pytest.raises(GameBookError, match="no page"):
        page_of("../secrets")
    assert (page_language("it"), page_language("tlh")) == ("it", "en")
    assert diagram_of("nothing", "tablut") is None
    assert isinstance(next(page_of("tablut").figures()), Figure)
