# SPDX-License-Identifier: GPL-3.0-or-later
"""SVG: the same structure as the golden files, and well-formed whatever the words are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from diagrams.samples import (
    ANNOTATED,
    BARE,
    GOLDEN,
    HELP,
    LONG,
    NOTES,
    PICTURES,
    SHORT,
    TWINS,
    outlined_picture,
)
from hypothesis import example, given
from hypothesis import strategies as st

from composer.diagrams.style.annotations import Annotations, Arrow, MarkShape, SquareMark, Turn
from composer.diagrams.style.style import (
    ANONYMOUS_CAPTION,
    MAGAZINE,
    NO_CAPTION,
    PRINT,
    SCREEN,
    STYLES,
    Hatch,
)
from composer.diagrams.style.template import Align, CaptionTemplate, TemplateLine
from composer.diagrams.svg import board_svg, diagram_size, diagram_svg
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
PLAIN = set(re.findall(r"\w+", "svg title desc defs g rect path line circle text use"))
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")

# Any code point at all, surrogates and controls included.
hostile = st.text(st.characters(exclude_categories=()), max_size=80) | st.sampled_from(
    ["<&>\"'", "]]>", "\x00\x0b\x1b", "\ud800", "\u202eabc", "\ufffe", "A" * 500, "é́" * 200, "<!--"]
)


def words(svg: str) -> list[str]:
    return [(text.text or "").lstrip("\u200e") for text in ET.fromstring(svg).iter(f"{SVG}text")]


def squares_of(svg: str, man: str) -> set[tuple[int, int]]:
    uses = ET.fromstring(svg).iter(f"{SVG}use")
    return {(int(u.get("x", "")), int(u.get("y", ""))) for u in uses if u.get(HREF) == f"#{man}"}


def assert_alike(found: ET.Element, golden: ET.Element) -> None:
    assert found.tag == golden.tag
    assert (found.text or "").strip() == (golden.text or "").strip()
    assert set(found.attrib) == set(golden.attrib)
    for name, value in golden.attrib.items():
        new = found.attrib[name]
        assert NUMBER.sub("", new) == NUMBER.sub("", value), (found.tag, name)
        ours, theirs = NUMBER.findall(new), NUMBER.findall(value)
        assert [float(n) for n in ours] == pytest.approx([float(n) for n in theirs], abs=0.05)
    assert len(found) == len(golden)
    for ours_child, golden_child in zip(found, golden, strict=True):
        assert_alike(ours_child, golden_child)


@every("name", PICTURES)
def test_diagrams_are_built_as_the_golden_files(name: str) -> None:
    problem, style = PICTURES[name]
    golden = (GOLDEN / f"{name}.svg").read_text(encoding="utf-8")
    assert_alike(ET.fromstring(diagram_svg(problem, style)), ET.fromstring(golden))


@pytest.mark.parametrize("name", ANNOTATED)
def test_marked_diagrams_are_built_as_the_golden_files(name: str) -> None:
    golden = (GOLDEN / f"{name}.svg").read_text(encoding="utf-8")
    drawn = diagram_svg(TWINS, ANNOTATED[name], NOTES)
    assert_alike(ET.fromstring(drawn), ET.fromstring(golden))


def test_files_with_outlined_letters_are_built_as_the_golden_file() -> None:
    golden = (GOLDEN / "outlined.svg").read_text(encoding="utf-8")
    assert_alike(ET.fromstring(outlined_picture()), ET.fromstring(golden))


def test_board_alone_is_built_as_the_golden_file() -> None:
    golden = (GOLDEN / "board.svg").read_text(encoding="utf-8")
    assert_alike(ET.fromstring(board_svg(SHORT.position, SCREEN)), ET.fromstring(golden))


def test_caption_stands_as_in_magazines() -> None:
    svg = diagram_svg(SHORT)
    assert words(svg) == ["Samuel Loyd", "Chess Monthly 1860", "#2", "6+3"]
    authors, source, stipulation, men = ET.fromstring(svg).iter(f"{SVG}text")
    assert authors.get("font-weight") == "bold"
    assert source.get("font-style") == "italic"
    assert men.get("text-anchor") == "end"
    assert stipulation.get("y") == men.get("y")
    assert float(authors.get("y", "")) < float(source.get("y", "")) < float(men.get("y", ""))


def test_men_stand_on_their_squares_and_only_those_on_the_board_are_defined() -> None:
    svg = board_svg(SHORT.position)
    assert squares_of(svg, "wQ") == {(3 * 45, 4 * 45)}
    assert squares_of(svg, "wN") == {(45, 6 * 45), (90, 5 * 45)}
    assert squares_of(svg, "bK") == {(0, 7 * 45)}
    groups = {group.get("id") for group in ET.fromstring(svg).iter(f"{SVG}g")} - {None}
    assert groups == {"hatch", "wK", "wQ", "wB", "wN", "wP", "bK", "bR", "bP"}


def test_flipped_board_shows_a1_at_the_upper_right() -> None:
    svg = board_svg(SHORT.position, replace(SCREEN, flipped=True))
    assert squares_of(svg, "bK") == {(7 * 45, 0)}
    assert words(svg)[0::2] == list("87654321")
    assert words(svg)[1::2] == list("hgfedcba")


def test_hatching_covers_the_dark_squares_within_their_edges() -> None:
    svg = board_svg(EMPTY, MAGAZINE)
    dark = squares_of(svg, "hatch")
    assert len(dark) == 32
    assert (0, 7 * 45) in dark  # a1
    for line in ET.fromstring(svg).iter(f"{SVG}line"):
        ends = [float(line.get(name, "")) for name in ("x1", "y1", "x2", "y2")]
        assert min(ends) >= 0
        assert max(ends) <= 45
        assert ends[0] - ends[2] == pytest.approx(ends[3] - ends[1])  # 45 degrees
        assert ends[2] > ends[0]


def test_men_on_a_hatching_have_a_rim_and_others_have_none() -> None:
    men = SHORT.position
    assert 'stroke="#fff" stroke-width="4.7"' in board_svg(men, MAGAZINE)
    assert 'stroke-width="4.7"' not in board_svg(men, replace(PRINT, halo=1.6))


def test_what_a_diagram_cannot_show_is_said_below_it() -> None:
    told = " ".join(words(diagram_svg(LONG)))
    assert "Black to move" in told
    assert "White may not castle (0-0)" in told
    passed = parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6")
    assert "Last move allows e.p. on d6" in words(diagram_svg(Problem(passed)))
    assert words(diagram_svg(Problem(parse_fen("4k3/8/8/8/8/8/8/4K2R")))) == ["#2", "2+1"]
    assert words(diagram_svg(HELP)) == ["Anna Köhler", "h#2.5", "1+2"]


def test_anonymous_caption_names_nobody_anywhere() -> None:
    style = replace(MAGAZINE, caption=ANONYMOUS_CAPTION)
    svg = diagram_svg(SHORT, style)
    assert "Loyd" not in svg
    assert "Monthly" not in svg
    assert words(svg) == ["#2", "6+3"]


def test_without_caption_a_diagram_is_its_board() -> None:
    style = replace(MAGAZINE, caption=NO_CAPTION)
    assert diagram_svg(SHORT, style) == board_svg(SHORT.position, MAGAZINE)


def test_problem_without_men_or_words_is_drawn() -> None:
    assert words(diagram_svg(BARE)) == ["#2", "0+0"]
    assert len(squares_of(diagram_svg(BARE), "hatch")) == 32


def test_stipulation_is_never_cut_however_small_the_board() -> None:
    problem = replace(SHORT, stipulation=parse_stipulation("ser-h#120"))
    style = replace(MAGAZINE, square_mm=1.5, text_pt=14)
    assert words(diagram_svg(problem, style))[-2:] == ["ser-h#120", "6+3"]


def test_position_can_be_read_back_from_the_description() -> None:
    (description,) = ET.fromstring(diagram_svg(LONG)).iter(f"{SVG}desc")
    assert parse_fen(description.text or "") == LONG.position


@pytest.mark.parametrize("name", STYLES)
def test_only_plain_svg_is_used(name: str) -> None:
    svg = diagram_svg(LONG, STYLES[name])
    tags = {element.tag.removeprefix(SVG) for element in ET.fromstring(svg).iter()}
    assert tags <= PLAIN
    assert not re.search(r" (style|class|filter)=", svg)
    ids = re.findall(r' id="([^"]*)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"', svg)) == set(ids)


@given(names=st.lists(hostile, max_size=4), source=hostile, date=hostile, rest=hostile)
@example(names=["A" * 500], source="<&>", date="\ud83d", rest="]]>\x00")
@example(names=["\ud800\udc00", "", "   "], source="\u202e", date="\r\n\t", rest="\ufffe\uffff")
def test_hostile_words_always_give_well_formed_xml(
    names: list[str], source: str, date: str, rest: str
) -> None:
    credits = Credits(tuple(names), source, date, rest, rest)
    problem = Problem(SHORT.position, credits=credits, title=rest)
    for style in (MAGAZINE, SCREEN):
        root = ET.fromstring(diagram_svg(problem, style).encode("utf-8"))
        assert root.tag == f"{SVG}svg"
        assert not re.search("[\x00-\x1f\u202a-\u202e]", "".join(words(ET.tostring(root).decode())))


@given(names=st.lists(st.text(max_size=400), max_size=5), size=st.floats(3, 40))
def test_lines_stay_between_the_edges_of_the_picture(names: list[str], size: float) -> None:
    problem = Problem(SHORT.position, credits=Credits(tuple(names), "X " * 200, "1900"))
    style = replace(MAGAZINE, text_pt=size)
    root = ET.fromstring(diagram_svg(problem, style))
    height = diagram_size(problem, style).height
    tops = [float(text.get("y", "")) for text in root.iter(f"{SVG}text")]
    assert all(0 < top < height for top in tops)
    assert tops[:-1] == sorted(tops[:-1])


@pytest.mark.skipif(shutil.which("xmllint") is None, reason="xmllint (libxml2) is not installed")
@pytest.mark.parametrize("name", PICTURES)
def test_xmllint_accepts_the_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / "a.svg"
    path.write_text(diagram_svg(*PICTURES[name], NOTES), encoding="utf-8")
    done = subprocess.run(
        ["xmllint", "--noout", "--nonet", str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_lines_stand_where_the_template_has_them() -> None:
    lines = tuple(TemplateLine("{authors}", align=align) for align in Align)
    style = replace(MAGAZINE, template=CaptionTemplate(above=lines))
    texts = list(ET.fromstring(diagram_svg(SHORT, style)).iter(f"{SVG}text"))
    assert [text.get("text-anchor") for text in texts] == [None, "middle", "end"]
    left, centre, right = (float(text.get("x", "")) for text in texts)
    assert (centre - left, right - left) == pytest.approx((180, 360))


def test_corners_that_have_no_room_side_by_side_stand_one_below_the_other() -> None:
    template = CaptionTemplate(left="{stipulation} {authors} {source}", right="{authors} {men}")
    texts = list(ET.fromstring(diagram_svg(LONG, replace(MAGAZINE, template=template))).iter())
    heights = {text.get("y") for text in texts if text.tag == f"{SVG}text"}
    assert len(heights) > 1


def test_corners_are_heavy_if_the_template_says_so() -> None:
    svg = diagram_svg(SHORT, STYLES["tournament"])
    *_, stipulation, men = ET.fromstring(svg).iter(f"{SVG}text")
    assert [element.get("font-weight") for element in (stipulation, men)] == ["bold"] * 2


def test_every_mark_lies_on_its_square_and_every_arrow_points_at_its_square() -> None:
    marks = tuple(SquareMark(parse_square("d4"), shape) for shape in MarkShape)
    notes = Annotations(marks=marks, arrows=(Arrow(parse_square("a1"), parse_square("d4")),))
    svg = board_svg(EMPTY, replace(SCREEN, coordinates=False), notes)
    middle = 3.5 * 45, 4.5 * 45
    circle, dot = ET.fromstring(svg).iter(f"{SVG}circle")
    for element in (circle, dot):
        assert (float(element.get("cx", "")), float(element.get("cy", ""))) == middle
    *_, arrow = ET.fromstring(svg).iter(f"{SVG}path")
    point = re.findall(r"[\d.]+", arrow.get("d", ""))
    assert (float(point[0]), float(point[1])) == middle
    flipped = board_svg(EMPTY, replace(SCREEN, coordinates=False, flipped=True), notes)
    circle, _ = ET.fromstring(flipped).iter(f"{SVG}circle")
    assert (float(circle.get("cx", "")), float(circle.get("cy", ""))) == (4.5 * 45, 3.5 * 45)


def test_turned_men_turn_around_the_middle_of_their_square() -> None:
    square = parse_square("d4")
    notes = Annotations(turned=((square, Turn.QUARTER), (0, Turn.HALF)))
    svg = board_svg(SHORT.position, replace(MAGAZINE, flipped=False), notes)
    uses = {use.get(HREF): use for use in ET.fromstring(svg).iter(f"{SVG}use")}
    assert uses["#wQ"].get("transform") == "rotate(90 157.5 202.5)"
    assert uses["#bK"].get("transform") == "rotate(180 22.5 337.5)"
    assert uses["#bR"].get("transform") is None


def test_marks_have_a_rim_on_hatched_squares_only() -> None:
    notes = Annotations(marks=(SquareMark(0),), arrows=(Arrow(0, 9),))
    assert board_svg(EMPTY, MAGAZINE, notes).count("<circle") == 2
    assert board_svg(EMPTY, PRINT, notes).count("<circle") == 1


def test_size_on_paper_follows_the_square() -> None:
    assert diagram_size(SHORT, MAGAZINE).width_mm == pytest.approx(50, abs=1.5)
    double = replace(MAGAZINE, square_mm=12.5, text_pt=18)
    once, twice = diagram_size(SHORT, MAGAZINE), diagram_size(SHORT, double)
    assert twice.height_mm == pytest.approx(2 * once.height_mm)
    assert twice.height == pytest.approx(once.height)


@every(
    "wrong",
    [
        {"light": "red"},
        {"dark": "#12345"},
        {"paper": '#ffffff"/>'},
        {"square_mm": 0},
        {"text_pt": float("nan")},
        {"halo": -1},
        {"name": " "},
        {"name": "a\nb"},
        {"letters": "xx"},
        {"mark": "black"},
    ],
)
def test_impossible_styles_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        replace(MAGAZINE, **wrong)  # type: ignore[arg-type]


def test_impossible_hatching_is_refused() -> None:
    with pytest.raises(ValueError, match="gap of a hatch"):
        Hatch(gap=0)


def test_drawing_svg_needs_no_qt() -> None:
    program = (
        "import sys, composer.diagrams.svg, composer.diagrams.writing.diagrams\n"
        "from composer.problem.problem import Problem\n"
        "composer.diagrams.svg.diagram_svg(Problem())\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_svg_is_small() -> None:
    assert len(diagram_svg(LONG, MAGAZINE, NOTES).encode("utf-8")) < 25_000
