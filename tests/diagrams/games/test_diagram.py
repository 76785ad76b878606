# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams of games with caption, key and solution, in every form of file."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.games.caption import GameCaption, game_caption
from composer.diagrams.games.diagram import (
    diagram_picture,
    game_diagram,
    picture_mm,
)
from composer.diagrams.games.picture import Words
from composer.diagrams.games.solutiontext import key_parts, roman, solution_paragraphs
from composer.diagrams.games.theme import HATCHED, LINEN, theme_of
from composer.diagrams.latex.games import game_latex
from composer.diagrams.letters.lettering import width
from composer.diagrams.style.style import MAGAZINE, SCREEN, CaptionPart, DiagramStyle
from composer.diagrams.writing.diagrams import (
    Output,
    diagram_content,
    game_content,
    resized_game,
    write_diagram,
)
from composer.games.position import GameTurn
from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.games.textform import problem_from_text
from composer.problem.credits import Credits
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey
from composer.solver.games.solve import solve_game

HOSTILE = 'A & <b>"\\input{/etc/passwd}" $x_1$ ]]> %^~# \u202e ошибка 王'
_PRINTED = replace(MAGAZINE, coordinates=True, square_mm=8.75)


def _problem(game: str, men: dict[str, str], **more: object) -> GameProblem:
    record = {"game": game, "position": {"men": men, **more.pop("place", {})}, **more}  # type: ignore[dict-item]
    return problem_from_text(json.dumps(record))


@cache
def _escape() -> GameProblem:
    men = {"b5": "K", "c5": "W", "b1": "B", "b9": "B", "h8": "B"}
    task = {"goal": "escape", "n": 1, "play": "direct", "side": "white"}
    return _problem("tablut", men, turn="white", stipulation=task, options={"king_away": "two"})


@cache
def _answer() -> GameAnswer:
    return solve_game(_escape())


def _hostile() -> GameProblem:
    credits = Credits((HOSTILE,), HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE)
    return replace(_escape(), credits=credits, title=HOSTILE, comments=(HOSTILE,))


def test_a_caption_tells_task_men_rules_and_key() -> None:
    words = game_caption(_escape(), "it")
    assert words.men == "2+3"
    assert words.task.endswith(" 1")
    assert words.rules.startswith("Tablut (re lontano dal trono")
    assert [man.name for man in words.key] == ["re", "svedese", "moscovita"]
    assert words.notes == ()


def test_a_caption_tells_what_the_diagram_cannot_show() -> None:
    hand = {"extra": {"hand": {"white": 4, "black": 3}}}
    task = {"goal": "mill", "n": 1, "play": "help", "side": "white"}
    merels = _problem("merels", {"a1": "W"}, place=hand, stipulation=task, turn="black")
    assert game_caption(merels).notes == ("Black to move", "In hand: White 4, Black 3")
    king = _problem("arithmomachia", {"c2": "EP:S36+S25+C1", "c3": "OT12"})
    assert "c2 = 36+25+1" in game_caption(king).notes


def test_the_key_leaves_out_men_whom_chess_has() -> None:
    acedrex = _problem("acedrex", {"a1": "K", "b1": "A", "c1": "a", "d1": "P", "e1": "g"})
    assert [man.name for man in game_caption(acedrex).key] == ["aanca", "giraffe"]
    seasons = _problem("four-seasons", {"a8": "gK", "a1": "rK", "c3": "rQ"})
    names = [man.letter for man in game_caption(seasons).key]
    assert names[:2] == ["gK", "rK"]  # whose colours and hatchings they are
    assert "rQ" in names


def test_defences_with_the_same_replies_stand_together() -> None:
    men = {"e5": "K", "c7": "W", "a1": "B", "i1": "B", "e2": "B"}
    task = {"goal": "escape", "n": 2, "play": "direct", "side": "white"}
    answer = solve_game(_problem("tablut", men, turn="white", stipulation=task))
    for key in answer.keys:
        parts = key_parts(key)
        assert len(parts) <= len(key.defences)
        assert sum("~" in part for part in parts) <= 1
        assert all(part.startswith("1...") for part in parts)
        named = sum(len(part.split(" 2.")[0].split(", ")) for part in parts if "~" not in part)
        assert named <= len(key.defences)


def test_many_replies_are_counted() -> None:
    def turn(name: str) -> GameTurn:
        return GameTurn(name, (), "white")

    replies = tuple(map(turn, "abcdefghi"))
    key = GameKey(turn("k"), False, (GameDefence(turn("x"), False, replies),))
    assert key_parts(key, "de") == ("1...x 2.a, b, c, d, e, f, und 3 weitere",)


def test_solutions_are_told_in_words() -> None:
    task = _escape().task
    assert task is not None
    (paragraph,) = solution_paragraphs(_answer(), task)
    assert paragraph.lead == "1.b5-a5!"
    cut = replace(_answer(), complete=False)
    assert solution_paragraphs(cut, task)[0].parts == ("Not solved to the end.",)
    none = replace(_answer(), keys=())
    assert solution_paragraphs(none, task, "de")[0].parts == ("Unlösbar.",)
    assert [roman(each) for each in (1, 4, 9, 14, 40, 99)] == ["I", "IV", "IX", "XIV", "XL", "XCIX"]


def test_lines_of_letters_stay_within_the_picture() -> None:
    picture = diagram_picture(game_diagram(_hostile(), _PRINTED, _answer()))
    lines = [item for item in picture.items if isinstance(item, Words)]
    assert len(lines) > 8
    for line in lines:
        wide = width(line.text, bold=line.bold, italic=line.italic) * line.size
        assert (line.x if line.anchor == "start" else line.x - wide) >= 0
        assert (line.x + wide if line.anchor == "start" else line.x) <= picture.width + 0.5
        assert line.y <= picture.height


def test_hostile_text_is_harmless_in_every_form() -> None:
    svg = game_content(_hostile(), Format.SVG, _PRINTED, _answer()).decode()
    root = ElementTree.fromstring(svg)
    tags = {element.tag.rsplit("}", 1)[-1] for element in root.iter()}
    assert tags <= {"svg", "title", "path", "text", "g"}
    latex = game_latex([game_diagram(_hostile(), _PRINTED, _answer())])
    assert r"\input" not in latex
    assert r"\textbackslash{}input\{{/}etc{/}passwd\}" in latex
    assert latex.count(r"\begin{tikzpicture}") == latex.count(r"\end{tikzpicture}") == 4
    page = game_content(_hostile(), Format.HTML, _PRINTED, _answer()).decode()
    assert "<b>" not in page
    assert page.count("<script") == 2


def test_pictures_as_png_and_pdf() -> None:
    png = game_content(_escape(), Format.PNG, _PRINTED)
    assert png.startswith(b"\x89PNG")
    wide_mm, _ = picture_mm(*_of(_PRINTED))
    assert int.from_bytes(png[16:20]) == round(wide_mm * 300 / 25.4)
    pdf = game_content(_hostile(), Format.PDF, _PRINTED, _answer())
    assert pdf.startswith(b"%PDF")
    assert b"/FontFile2" in pdf  # letters, which can be selected


def _of(style: DiagramStyle) -> tuple:  # type: ignore[type-arg]
    diagram = game_diagram(_escape(), style)
    return diagram, diagram_picture(diagram)


def test_a_width_on_paper_is_that_of_the_whole_picture() -> None:
    style = resized_game(_PRINTED, game_diagram(_escape(), _PRINTED), 55)
    assert picture_mm(*_of(style))[0] == pytest.approx(55)
    with pytest.raises(DiagramFault, match="not possible"):
        game_content(_escape(), Format.SVG, _PRINTED, output=Output(width_cm=0.5))


def test_a_style_of_chess_diagrams_goes_with_games() -> None:
    assert theme_of(MAGAZINE) == HATCHED
    assert theme_of(SCREEN) is LINEN
    assert game_diagram(_escape(), SCREEN).board.x  # coordinates beside it
    bare = replace(MAGAZINE, caption=frozenset(), rules=False, key=False)
    assert game_diagram(_hostile(), bare).caption == GameCaption(
        **{name: getattr(game_caption(_hostile()), name) for name in ("hand", "hand_words")}
    )
    award = replace(bare, caption=frozenset({CaptionPart.DISTINCTION}))
    won = replace(_escape(), credits=Credits(distinction="1st Prize"))
    assert game_diagram(won, award).caption.award == "1st Prize"
    assert not game_diagram(won, bare).caption.award


def test_a_problem_of_a_collection_is_drawn_on_its_own_board(tmp_path: Path) -> None:
    kept = as_problem(_escape())
    svg = diagram_content(kept, Format.SVG, SCREEN).decode()
    same = game_content(_escape(), Format.SVG, SCREEN).decode()
    assert svg == same
    with pytest.raises(DiagramFault, match="not written as txt"):
        diagram_content(kept, Format.TEXT)
    path = tmp_path / "x.txt"
    with pytest.raises(DiagramFault, match="not written as txt"):
        write_diagram(kept, path)
    assert not path.exists()


def test_where_turns_have_but_cells_print_names_the_man_and_his_victim() -> None:
    problem = problem_from_text(
        '{"game": "kaleido", "position": {"men": {"1B": "W", "1J": "P", "2F": "v", "5J": "p"}},'
        ' "stipulation": {"goal": "take", "n": 1, "play": "direct", "side": "white", "k": 1}}'
    )
    answer = solve_game(problem)
    [told] = game_diagram(problem, answer=answer).solution
    assert told.lead == "1.W1B+v2F!"
    assert [key.turn.text for key in answer.keys] == ["1B+2F"]
