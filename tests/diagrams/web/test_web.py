# SPDX-License-Identifier: GPL-3.0-or-later
"""Web pages and sites as files: complete without scripts, harmless, small, whole or not there."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fairymen import MIXED, PROMOTING, fairy_problem
from hypothesis import given, settings
from hypothesis import strategies as st
from studio import BLOCK, NO_KING, NO_SOLUTION, THREATS, problem

from composer.diagrams.board.pieces import man_name
from composer.diagrams.board.specials import special_drawing
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.pages.solved import solved_problem
from composer.diagrams.style.annotations import Badge
from composer.diagrams.style.measures import corner
from composer.diagrams.web.page import WebOptions, problem_page, write_page
from composer.diagrams.web.site import INDEX, index_page, page_name, write_site
from composer.diagrams.web.tree import MOST_MOVES, MenSigns
from composer.library.changes.samples import sample_problems
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation, stipulation_in_words
from composer.problem.twintext import parse_twin
from composer.rules.reading import rules_named
from composer.rules.specialsquares import Special
from composer.solver.options import Cancelled, Token

step_of = MenSigns().step

VOID = {"meta", "input", "br", "link", "img"}


class Page(HTMLParser):
    """Reads a page strictly: every element closed, and what texts and buttons it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.buttons: dict[str, str] = {}
        self.links: list[str] = []
        self.scripts = 0
        self._way = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        assert len(told) == len(attrs)
        assert not any(name.startswith("on") for name in told)
        if tag not in VOID:
            self.open.append(tag)
        self.scripts += tag == "script"
        if tag == "button":
            self._way = told.get("data-p") or ""
        if tag == "a":
            self.links.append(told["href"] or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not any(name.startswith("on") for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.texts.append(data)
        if self.open and self.open[-1] == "button" and self._way:
            self.buttons[self._way] = data

    @property
    def text(self) -> str:
        return "".join(self.texts)


def test_a_page_has_the_whole_solution() -> None:
    page = Page(problem_page(problem(BLOCK, "#2", "Given Family")))
    assert page.buttons["e3.e4Q"] == "1.Qe4!"
    (solved,) = solved_problem(problem(BLOCK))
    assert solved.solution is not None
    (key,) = solved.solution.keys
    for variation in key.variations:
        for answer in variation.continuations:
            way = f"e3.e4Q {step_of(variation.defence)} {step_of(answer.move)}"
            assert (way in page.buttons) is variation.effective
    for phase in solved.solution.tries:
        if not phase.trivial and phase.move is not None:
            assert page.buttons[step_of(phase.move)].endswith("?")
            for refutation in phase.refutations:
                assert page.buttons[f"{step_of(phase.move)} {step_of(refutation)}"].endswith("!")
    assert "Given Family" in page.text
    assert "zugzwang" in page.text


def test_threats_are_played_after_a_pass() -> None:
    page = Page(problem_page(problem(THREATS)))
    assert page.buttons["c3.b5N"] == "1.Nb5!"
    assert sum(way.startswith("c3.b5N -- ") for way in page.buttons) == 4


@pytest.mark.parametrize(
    ("fen", "way"),
    [
        ("8/8/8/4Q3/2R5/5k2/NB6/4K2R w K -", "e1.g1Kf1Rh1."),
        ("8/8/3nQ1R1/3B4/8/2pk4/6N1/R3K3 w Q -", "e1.c1Ka1.d1R"),
        ("8/1K6/4B3/4QpP1/6kp/8/5R2/8 w - f6", "g5.f6Pf5."),
        ("8/1P1R3Q/k1K5/8/8/8/3B2p1/8 w - -", "b7.b8N"),
    ],
)
def test_a_move_tells_the_page_all_it_does(fen: str, way: str) -> None:
    page = Page(problem_page(Problem(parse_fen(f"{fen} 0 1"), parse_stipulation("#1"))))
    assert way in page.buttons


@pytest.mark.parametrize(
    ("code", "word", "key"), [("it", "Soluzione", "1.De4!"), ("de", "Lösung", "1.De4!")]
)
def test_a_page_speaks_the_language_of_its_moves(code: str, word: str, key: str) -> None:
    page = Page(problem_page(problem(BLOCK), options=WebOptions.of(code)))
    assert page.buttons["e3.e4Q"] == key
    assert word in page.text


def test_every_twin_has_a_part_with_its_own_diagram() -> None:
    twins = (parse_twin("b", "Move e3 d3"),)
    text = problem_page(replace(problem(BLOCK), twins=twins))
    boards = re.findall(r'<section data-board="([^"]{64})"', text)
    assert len(boards) == 2
    assert boards[0][20] == "Q"
    assert boards[1][19] == "Q"
    assert "b) " in Page(text).text


HELP = Problem(
    parse_fen("8/8/8/8/8/5k2/7p/4R1K1 b - - 0 1"),
    parse_stipulation("h#1.5"),
    Credits(("Nanni, Ugo",)),
)


def test_a_solution_of_help_play_that_a_file_told_can_be_played() -> None:
    help_mate = Problem(
        parse_fen("7k/5K2/8/8/8/8/8/6R1 b"),
        parse_stipulation("h#1"),
        extras=(("solution", "1.Kh8-h7 Rg1-h1 #"),),
    )
    page = Page(problem_page(help_mate, options=WebOptions.of("it")))
    assert page.buttons == {"h8.h7k": "1.Rh7", "h8.h7k g1.h1R": "Th1#"}
    assert "Non risolto" not in page.text


def test_remarks_in_a_study_lean_and_its_signs_are_printed() -> None:
    told = "1. Kg7 $1 h4 (1... Kb6 {the <point>} 2. Kf6) 2. Kf6 *"
    study = replace(HELP, stipulation=stipulation_in_words("="), extras=(("solution", told),))
    text = problem_page(study, (), WebOptions.of("de"))
    assert ">1.Kg7! h4 (1...Kb6 <i>the &lt;point&gt;</i> 2.Kf6) 2.Kf6</p>" in text.replace(
        "\u00a0", " "
    )


def test_the_solution_of_a_study_is_played_and_has_its_diagrams() -> None:
    told = "1. Kg7 $1 h4 (1... Kb6 {the <point>} 2. Kf6) 2. Kf6 $18 $220 h3 (2... Kb6 (2... Kb5))"
    reti = parse_fen("7K/8/k1P5/7p/8/8/8/8 w - - 0 1")
    study = Problem(reti, stipulation_in_words("="), extras=(("solution", told),))
    text = problem_page(study, (), WebOptions.of("en"))
    assert Page(text).buttons == {
        "h8.g7K": "1.Kg7!",
        "h8.g7K h5.h4p": "h4",
        "h8.g7K a6.b6k": "1...Kb6",
        "h8.g7K a6.b6k g7.f6K": "2.Kf6",
        "h8.g7K h5.h4p g7.f6K": "2.Kf6",
        "h8.g7K h5.h4p g7.f6K h4.h3p": "2...h3",
        "h8.g7K h5.h4p g7.f6K a6.b6k": "2...Kb6",
        "h8.g7K h5.h4p g7.f6K a6.b5k": "2...Kb5",
    }
    assert "1...Kb6</button> <i>the &lt;point&gt;</i> <button" in text
    assert "2.Kf6</button> +–" in text
    assert text.count('<svg class="within"') == 1
    assert 'aria-label="White: Kf6 c6. Black: Ka6 h4."' in text


def test_a_solution_of_other_play_that_a_file_told_is_shown_as_it_is() -> None:
    told = "1.Qa1 <zz>\n1...Kd4 2.Qe5 Kc4"
    other = replace(HELP, stipulation=parse_stipulation("s#2"), extras=(("solution", told),))
    page = Page(problem_page(other))
    assert "1.Qa1 <zz>" in page.text.replace("\u00a0", " ")
    assert "1...Kd4 2.Qe5 Kc4" in page.text.replace("\u00a0", " ")
    assert "Not solved" not in page.text.replace("\u00a0", " ")


def test_a_page_says_what_a_diagram_cannot_show() -> None:
    castle = problem("4k3/8/8/8/8/8/8/R3K2R b K - 0 1", "#2")
    page = Page(problem_page(castle, options=WebOptions.of("de")))
    assert "Schwarz am Zug" in page.text.replace("\u00a0", " ")
    assert "Weiß darf nicht rochieren (0-0-0)" in page.text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("code", "heard"),
    [("en", "White: K"), ("it", "Bianco: R"), ("fr", "Blancs: R"), ("figurine", "White: K")],
)
def test_the_board_is_told_in_the_language_of_the_page(code: str, heard: str) -> None:
    text = problem_page(problem(BLOCK), options=WebOptions.of(code))
    (label,) = re.findall(r'role="img" aria-label="([^"]+)"', text)
    assert label.startswith(heard)
    assert not set(label) & set("♔♕♖♗♘♙")


def test_names_keep_their_order_whatever_their_letters_are() -> None:
    named = replace(problem(BLOCK), credits=Credits(("כהן, דוד", "محمود", "Anna & Co")))
    text = problem_page(named)
    assert (
        "<h1><bdi>דוד כהן</bdi> &amp; <bdi>محمود</bdi> &amp; <bdi>Anna &amp; Co</bdi></h1>" in text
    )


@pytest.mark.parametrize("fen", [NO_KING, NO_SOLUTION])
def test_what_has_no_solution_says_so(fen: str) -> None:
    page = Page(problem_page(problem(fen)))
    assert page.buttons == {} or all("?" in text or "..." in text for text in page.buttons.values())
    assert re.search("No solution|Not solved|cannot", page.text)


def test_a_page_is_written_where_no_compiled_engine_solves_the_problem(
    without_engine: None,
) -> None:
    page = Page(problem_page(problem("8/3r4/8/8/3Q4/8/1N6/k1K2G2 w - - 0 1")))
    assert "Not solved" in page.text


TEXTS = st.text(st.characters(codec=None, exclude_categories=[]), max_size=500) | st.sampled_from(
    [
        "</script><script>alert(1)</script>",
        '" onload="x',
        "<!--",
        "&amp;",
        "\ud800",
        "\x00\x08",
        "]]>",
    ]
)


@settings(max_examples=60)
@given(st.lists(TEXTS, max_size=3), TEXTS, TEXTS, TEXTS, TEXTS, st.lists(TEXTS, max_size=2))
def test_no_text_breaks_out(
    authors: list[str], source: str, date: str, award: str, title: str, comments: list[str]
) -> None:
    hostile = Problem(
        problem(NO_SOLUTION).position,
        credits=Credits(tuple(authors), source, date, award, dedication=title),
        title=title,
        comments=tuple(comments),
        keywords=tuple(comments),
    )
    text = problem_page(hostile, ())
    text.encode()
    assert Page(text).scripts == 2
    assert text.count("<script") == 2


def test_pages_are_small_and_load_nothing() -> None:
    for sample_problem in sample_problems()[:12]:
        text = problem_page(sample_problem)
        assert len(text.encode()) < 150_000
        assert "default-src 'none'" in text
        assert not re.search(r'(?:src|href)="(?!#|\.\./|problems/)', text)


def test_a_long_solution_is_cut_and_says_so() -> None:
    long = problem("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1", "#2")
    (solved,) = solved_problem(problem(BLOCK))
    assert solved.solution is not None
    (key,) = solved.solution.keys
    many = replace(solved.solution, keys=(replace(key, variations=key.variations * 400),))
    text = problem_page(long, [replace(solved, solution=many)])
    assert f"Only the first {MOST_MOVES} moves are shown." in text
    assert len(text.encode()) < 160_000
    Page(text)


def test_a_page_is_not_written_over_unasked(tmp_path: Path) -> None:
    path = tmp_path / "p.html"
    write_page(path, problem(BLOCK), overwrite=False)
    before = path.read_bytes()
    with pytest.raises(DiagramFault, match="there already"):
        write_page(path, problem(THREATS), overwrite=False)
    assert path.read_bytes() == before
    with pytest.raises(DiagramFault):
        write_page(tmp_path / "no" / "p.html", problem(BLOCK))


def some() -> Iterator[Problem]:
    yield problem(BLOCK, "#2", "Žagar, Ana")
    yield problem(THREATS, "#2", "<b>")
    yield problem(NO_KING)


def test_a_site_has_a_page_for_each_problem(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    first = write_site(
        tmp_path / "site", some(), "All & more", progress=lambda *done: told.append(done)
    )
    assert first == tmp_path / "site" / INDEX
    index = Page(first.read_text("utf-8"))
    assert index.links == [page_name(number) for number in (1, 2, 3)]
    assert "All & more" in index.text
    for link in index.links:
        page = Page((tmp_path / "site" / link).read_text("utf-8"))
        assert page.links == [f"../{INDEX}"]
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_the_contents_of_a_site_need_no_scripts(tmp_path: Path) -> None:
    text = write_site(tmp_path / "site", some(), "All").read_text("utf-8")
    shown = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    items = re.findall(r"<li .*?</li>", shown, re.DOTALL)
    assert len(items) == 3
    for item, each in zip(items, some(), strict=True):
        men = re.findall(r'<use href="#([wb][KQRBNP])" x="(\d+)" y="(\d+)"/>', item)
        assert sorted(men) == sorted(
            (man.colour.value + man.kind.letter, str(x), str(y))
            for square, man in each.position
            for x, y in [corner(square, False)]
        )
        assert str(each.stipulation) in item
    assert "3 of 3 problems" in shown


def test_a_site_is_whole_or_not_there(tmp_path: Path) -> None:
    token = Token()
    with pytest.raises(Cancelled):
        write_site(
            tmp_path / "site", some(), "", token=token, progress=lambda *done: token.cancel()
        )
    assert list(tmp_path.iterdir()) == []


def test_only_a_site_is_replaced(tmp_path: Path) -> None:
    write_site(tmp_path / "site", some(), "one")
    with pytest.raises(DiagramFault, match="there already"):
        write_site(tmp_path / "site", some(), "two")
    write_site(tmp_path / "site", some(), "two", overwrite=True)
    assert "two" in (tmp_path / "site" / INDEX).read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
    (tmp_path / "site" / "mine.txt").write_text("mine", "utf-8")
    with pytest.raises(DiagramFault, match="something other than a site"):
        write_site(tmp_path / "site", some(), "three", overwrite=True)
    assert (tmp_path / "site" / "mine.txt").exists()
    with pytest.raises(DiagramFault, match="cannot be written"):
        write_site(tmp_path / "no" / "site", some(), "four")


def test_the_words_of_scripts_are_json() -> None:
    text = problem_page(problem(NO_SOLUTION), (), WebOptions.of("fr"))
    found = re.search(r'<script type="application/json" id="words">(.*?)</script>', text)
    assert found is not None
    told = {
        "diagram": "Diagramme",
        "white": "Blancs",
        "black": "Noirs",
        "neutral": "Neutres",
        "men": "PCFTDR",
        "fairy": {},
    }
    assert json.loads(found[1]) == told


def test_a_link_to_a_site_stays_one_and_the_folder_at_hand_is_a_site_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link"
    try:
        link.symlink_to(tmp_path / "real", target_is_directory=True)
    except OSError:
        pytest.skip("links cannot be made here")
    write_site(link, some(), "Site", overwrite=True)
    assert link.is_symlink()
    assert (tmp_path / "real" / INDEX).is_file()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "real"]
    if sys.platform == "win32":  # it renames no folder that a program works in
        return
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    write_site(Path(), some(), "Site", overwrite=True)
    monkeypatch.chdir(tmp_path)
    assert (tmp_path / "here" / INDEX).is_file()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here", "link", "real"]


@pytest.mark.parametrize("name", ["nul\0", "half\ud800", "x" * 300])
def test_a_folder_that_no_name_can_have_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(DiagramFault, match="cannot be written"):
        write_site(tmp_path / name, some(), "Site")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights in another way")
def test_a_site_that_replaces_a_private_one_is_private(tmp_path: Path) -> None:
    write_site(tmp_path / "site", some(), "one")
    (tmp_path / "site").chmod(0o700)
    write_site(tmp_path / "site", some(), "two", overwrite=True)
    assert (tmp_path / "site").stat().st_mode & 0o777 == 0o700
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_fairy_men_are_drawn_played_and_told() -> None:
    signs = MenSigns()
    told = problem_page(fairy_problem(), solutions=())
    Page(told)
    for man in MIXED.values():
        assert f'href="#{man_name(man)}"' in told
        assert f'<g id="{man_name(man)}">' in told
    assert "White: Ke4 EQg5 Gf7. Black: Kh8 Qa2 Nd7. Neutral: Sa4 Gb5 RLh5." in told
    board = signs.board(fairy_problem().position)
    assert len(board) == 64
    assert len(set(board)) == 4 + 6  # kings, queen and dots; six men with signs of their own


def test_moves_that_bring_fairy_men_have_their_drawings() -> None:
    told = problem_page(fairy_problem(PROMOTING))
    words = json.loads(re.findall(r'id="words">(.*?)</script>', told)[0])
    ways = Page(told).buttons
    signs = {man[0]: sign for sign, man in words["fairy"].items()}
    assert ways[f"b7.b8{signs['w-grasshopper']}"] == "1.b8=G#"
    assert set(signs) == {"w-grasshopper", "n-grasshopper"}
    for name, colour, letters in words["fairy"].values():
        assert f'<g id="{name}">' in told
        assert colour in "wbn"
        assert letters == "G"


def _by_rules(text: str, fen: str) -> Problem:
    rules = rules_named(text)
    assert rules is not None
    return Problem(parse_fen(fen)).under(rules)


def test_a_medieval_page_has_one_colour_and_signs() -> None:
    fen = "7k/8/5K2/8/8/8/R7/3Q4 w - - 0 1 fresh=d1;immune=a2"
    told = problem_page(_by_rules("medieval", fen))
    assert '<path class="cut"' in told
    assert 'class="dark"' not in told
    assert 'data-signs="3:leaps 8:immune"' in told
    assert '<g id="signs"><use href="#sign-leaps" x="135" y="315"/>' in told
    assert told.count('<g id="sign-') == len(Badge)
    assert "d1: may leap" in told
    assert 'id="sign-' not in problem_page(problem(BLOCK))


def test_special_squares_stand_on_a_page() -> None:
    special = _by_rules("GridChess, Hole b4", "7k/8/5K2/8/8/8/R7/8")
    told = problem_page(special, [])
    assert f'<g data-at="25" transform="translate(45 180)">{special_drawing(Special.HOLE)}' in told
    assert '<path class="cells"' in told
    flipped = problem_page(special, [], replace(WebOptions(), flipped=True))
    assert '<g data-at="25" transform="translate(270 135)">' in flipped
    assert ' transform="rotate(180 180 180)"/>' in flipped


def test_the_contents_of_a_site_show_each_board_as_its_rules_have_it() -> None:
    medieval = _by_rules("medieval", "7k/8/5K2/8/8/8/R7/3Q4 w - - 0 1 immune=a2")
    holes = _by_rules("Hole b4", "7k/8/5K2/8/8/8/R7/8")
    told = index_page([problem(BLOCK), medieval, holes], "Boards")
    items = told.split("<li")[1:]
    assert ['href="#squares"' in item for item in items] == [True, False, True]
    assert ['class="cut"' in item for item in items] == [False, True, False]
    assert ['href="#sign-immune"' in item for item in items] == [False, True, False]
    assert ['data-at="25"' in item for item in items] == [False, False, True]


def test_threats_of_longer_problems_have_their_play() -> None:
    fen = "2K5/3nk1P1/N5Pp/P3P2P/8/1B2P3/8/8 w - - 0 1"  # a golden case of longer mates
    page = Page(problem_page(Problem(parse_fen(fen), parse_stipulation("#4"))))
    threat = "a6.c5N -- c5.d7N"
    assert page.buttons[threat] == "2.Nxd7"
    assert page.buttons[f"{threat} -- g7.g8N"] == "3.g8=N+"
    assert page.buttons[f"{threat} -- g7.g8N e7.e8k b3.f7B"] == "4.Bf7#"
    assert page.buttons[f"{threat} e7.e8k b3.f7B"] == "3.Bf7+"
