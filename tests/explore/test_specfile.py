# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches as text: what is written reads back equal; what is wrong is told with its place."""

from __future__ import annotations

import json
import os
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from searches import BLOCK, small, squares

from composer.explore.spec import Demands, Order, Slot, Spec, SpecError
from composer.explore.specfile import read_spec, spec_object, spec_of
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import SQUARES
from composer.problem.stipulation import parse_stipulation

TEXT = f"""
fen = "{BLOCK}"
stipulation = "#2"
changes = 2
order = "random"
seed = 7
limit = 1000

[[vary]]
man = "e5"
squares = ["c3-d4", "h8"]
kinds = "NB"
remove = true

[[vary]]
add = "pn"
squares = ["all"]
times = 2

[hold]
themes = ["grimshaw"]
men = 12
duals = 0
promoted = false
"""


def test_a_toml_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "search.toml"
    path.write_text(TEXT, "utf-8")
    added = Slot(None, (Man.BLACK_PAWN, Man.BLACK_KNIGHT), tuple(SQUARES))
    assert read_spec(path) == Spec(
        parse_fen(BLOCK),
        parse_stipulation("#2"),
        (
            Slot(
                (36, Man.WHITE_KNIGHT),
                (Man.WHITE_KNIGHT, Man.WHITE_BISHOP),
                squares("c3 d3 c4 d4 h8"),
                True,
            ),
            added,
            added,
        ),
        changes=2,
        demands=Demands(themes=("grimshaw",), most_men=12, most_duals=0, no_promoted=True),
        order=Order.RANDOM,
        seed=7,
        limit=1000,
    )


@given(
    st.builds(
        Demands,
        key=st.sampled_from(["", "e2e4"]),
        key_from=st.none() | st.sampled_from(SQUARES),
        themes=st.lists(st.sampled_from(["grimshaw", "star_flights"])).map(tuple),
        most_men=st.integers(0, 32),
        most_duals=st.none() | st.integers(0, 9),
        least_tries=st.integers(0, 9),
        least_variations=st.integers(0, 9),
        least_changed=st.integers(0, 9),
        quiet_key=st.booleans(),
        legal=st.booleans(),
        no_promoted=st.booleans(),
    ),
    st.integers(1, 4),
    st.sampled_from(Order),
    st.integers(0, 99),
    st.floats(0, 100),
)
def test_a_search_comes_back_equal(
    demands: Demands, changes: int, order: Order, seed: int, seconds: float
) -> None:
    base = small()
    spec = Spec(
        base.position,
        base.stipulation,
        base.slots,
        changes=changes,
        demands=demands,
        order=order,
        seed=seed,
        seconds=seconds,
        themes=False,
    )
    assert spec_of(json.loads(json.dumps(spec_object(spec)))) == spec


def test_who_begins_is_as_the_stipulation_has_it_where_the_fen_does_not_say() -> None:
    plain = {**spec_object(small()), "stipulation": "h#2"}
    told = str(plain["fen"])
    assert spec_of({**plain, "fen": told.split()[0]}).position.turn is Colour.BLACK
    assert spec_of({**plain, "fen": told}).position.turn is Colour.WHITE


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('man = "e5"', 'man = "e4"', "vary 1: man: there is no man on e4"),
        ('man = "e5"', 'man = "e9"', "vary 1: man: "),
        ('"c3-d4"', '"c3-x"', "vary 1: squares: "),
        ('kinds = "NB"', 'kinds = "NX"', "vary 1: kinds: "),
        ('kinds = "NB"', 'colour = "NB"', "vary 1: unknown name 'colour'"),
        ("times = 2", "times = 20", "vary 2: times: expected 1 to 6, got 20"),
        ("remove = true", "remove = 1", "vary 1: remove: expected true or false"),
        ("changes = 2", "changes = true", "changes: expected a whole number"),
        ("men = 12", "men = -1", "hold: men: expected no negative number"),
        ('"random"', '"best"', "order: expected near or random, got best"),
        ('"#2"', '"#two"', ""),
        (f'fen = "{BLOCK}"', "", "fen is missing"),
        ("[hold]", "[hold", "line 20"),
        ("seed = 7", "format = 2", "newer program"),
        ("seed = 7", "seconds = 1e308", "seconds: expected 0 to 1000000, got 1e+308"),
        ("seed = 7", "seconds = nan", "seconds: expected 0 to 1000000, got nan"),
        ("seed = 7", "seconds = inf", "seconds: expected 0 to 1000000, got inf"),
        ("seed = 7", "seconds = -0.5", "seconds: expected 0 to 1000000, got -0.5"),
        ("seed = 7", f"seed = {10**30}", "seed: expected 0 to "),
        ("limit = 1000", "limit = -1", "limit: expected 0 to "),
        ('"#2"', '"#101"', "#101 is too long; expected at most 100 moves"),
        ('"#2"', '"h#2"', "h#2 has no key: of its play themes and model mates can be"),
        ("seed = 7", 'intended = "two"', "intended: expected a number of solutions"),
        ('"grimshaw"', '"grimshow"', "themes: 'grimshow' is not in the catalogue of themes"),
        ('"grimshaw"', f'"{"x" * 500}"', "themes: 'xxx"),
        ('"grimshaw"', '"odessa"', "themes: odessa is not looked for: Its definition differs"),
        ("men = 12", 'key = "Qe4"', "key: expected a move such as e2e4 or a7a8q, got 'Qe4'"),
        ("seed = 7", f"{'.'.join('a' * 30)} = 1", "too many dots (near line 6)"),
        ("[hold]", f"[{'.'.join('a' * 30)}]", "too many dots (near line 20)"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    path = tmp_path / "search.toml"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), "utf-8")
    with pytest.raises(SpecError) as told:
        read_spec(path)
    assert words in str(told.value)
    assert str(told.value).startswith(str(path))
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"[" * 100_000, b'{"a": ' * 5000, b""])
@pytest.mark.parametrize("ending", [".json", ".toml"])
def test_anything_else_is_refused(tmp_path: Path, content: bytes, ending: str) -> None:
    path = tmp_path / f"search{ending}"
    path.write_bytes(content)
    with pytest.raises(SpecError, match="search"):
        read_spec(path)
    with pytest.raises(SpecError, match="missing"):
        read_spec(tmp_path / "missing.toml")


@pytest.mark.parametrize("quote", ["", '"'])
def test_a_name_of_many_dots_is_refused_before_it_takes_memory(tmp_path: Path, quote: str) -> None:
    path = tmp_path / "search.toml"
    path.write_text(f'# "\n{" . ".join([f"{quote}a{quote}"] * 20_000)} = 1\n', "utf-8")
    tracemalloc.start()
    try:
        with pytest.raises(SpecError, match=r"too many dots \(near line 2\)"):
            read_spec(path)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 20_000_000  # the parser itself would take gigabytes


def test_dots_within_texts_and_comments_are_no_names(tmp_path: Path) -> None:
    path = tmp_path / "search.toml"
    dots = ".".join("a" * 30)
    path.write_text(TEXT.replace("men = 12", f'men = 12 # {dots} " {dots}'), "utf-8")
    assert read_spec(path).demands.most_men == 12


def test_a_number_that_json_does_not_know_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "search.json"
    for number in ("NaN", "Infinity", "-Infinity"):
        path.write_text(f'{{"fen": "{BLOCK}", "seconds": {number}}}', "utf-8")
        with pytest.raises(SpecError, match=f"{number} is no number"):
            read_spec(path)


def test_what_is_no_file_or_never_ends_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="not a file"):
        read_spec(tmp_path)
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 300_000)
    with pytest.raises(SpecError, match="too large"):
        read_spec(large)
    if hasattr(os, "mkfifo"):
        pipe = tmp_path / "pipe.toml"
        os.mkfifo(pipe)
        with pytest.raises(SpecError, match="not a file"):
            read_spec(pipe)
        with pytest.raises(SpecError, match="not a file"):
            read_spec(Path("/dev/zero"))


def test_fairy_men_of_a_search_come_back() -> None:
    start = parse_fen("7k/5K2/8/=.N-7/8/8/.G-7/1R6 w - - 0 1")
    grasshoppers = (
        Man.of(Colour.WHITE, Kind.of("grasshopper")),
        Man.of(Colour.BLACK, Kind.of("grasshopper")),
        Man.of(Colour.NEUTRAL, Kind.of("nightrider")),
        Man.WHITE_KNIGHT,
    )
    slots = (
        Slot((8, grasshoppers[0]), grasshoppers[1:], squares("a2 a3"), may_miss=True),
        Slot(None, grasshoppers, squares("c3 c4")),
    )
    spec = Spec(start, parse_stipulation("#1"), slots)

    assert spec_of(json.loads(json.dumps(spec_object(spec)))) == spec
