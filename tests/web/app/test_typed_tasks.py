# SPDX-License-Identifier: GPL-3.0-or-later
"""A task typed on the page is read as at the desk, with the studio and without; in Node."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from withoutdesk import SOLVER, node

from composer.formats.jsonlines import entry_of, record_of
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError, stipulation_in_words
from composer.problem.task import task_text
from composer.problem.taskedits import typed_task, with_asked
from composer.rules.book import ORTHODOX
from composer.rules.conditiontable import condition_rows
from composer.solver.jsonform import Json
from composer.web.request import BadRequest, typed_over

FEN = "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1"
SIGNS = (
    *("#2", "#3", "s#2", "r#2", "=2", "h#2", "h#2.5", "h=2", "hs#3", "h#1.5", "semi-r#2", "h#1"),
    *("ser-#4", "ser-h#3", "ser-s#2", "exact-h#2", "PG 7.5", "SPG 4.0", "pg4", "zd53", "h#5"),
    *(
        "hs#1",
        "hs#1.5",
        "2#",
        "h # 2",
        "H#2,5",
        "exact-s#2",
        "ser-h#2.5",
        "h#0",
        "==2",
        "x1",
        "foo",
    ),
)
SHAPES = (
    *("", "", "2.1.1.1", "2.1.1.1.1", "2.1...", "1.2", "2 solutions", "1 solution", "0 solutions"),
    *("3 Lösungen", "2 решения", "4"),
)
DUPLEX = (
    "",
    "",
    "",
    "duplex",
    "halfduplex",
    "Duplex",
    "(Duplex)",
    "half-duplex",
    "(Circe, Duplex)",
)
BEHIND = ("", "", "", "", "RS", "pRA", "AP", "a.p.", "rights as given", "(Circe)", "Madrasi", "foo")
EXTRAS = (
    {"options": "Variation\nSetPlay\nTry\nHalfDuplex", "reprints": "FIDE Album"},
    {"options": "Duplex", "intended-solutions": "007"},
    {"options": "setplay\nVariation", "intended-solutions": "2.1..."},
    {"intended-solutions": "foo"},
)


def task(chance: random.Random) -> str:
    sign, star = chance.choice(SIGNS), chance.choice(["", "", "*"])
    rest = [chance.choice(SHAPES), chance.choice(DUPLEX), chance.choice(BEHIND)]
    if chance.random() < 0.3:
        chance.shuffle(rest)
    return " ".join(each for each in (sign + star, *rest) if each)


def desk(problem: Problem, text: str) -> Problem | None:
    """Return what the window makes of it; None where it refuses it, or the studio must be asked."""
    try:
        stipulation = typed_task(text)[0]
        if stipulation.is_fairy or stipulation.structure is not None:
            return None
        return with_asked(problem, *typed_task(text, problem.stipulation.rules))
    except StipulationError:
        return None


def worn(chance: random.Random) -> Problem:
    """Return a problem that was asked much before, or carries what a file gave it."""
    position = set_turn(parse_fen(FEN), chance.choice((Colour.WHITE, Colour.BLACK)))
    problem = Problem(position)
    for _ in range(chance.randrange(3)):
        try:
            problem = with_asked(problem, *typed_task(task(chance)))
        except StipulationError:
            continue
    if chance.random() < 0.3:
        extras = chance.choice(EXTRAS)
        problem = entry_of(record_of(replace(problem, extras=tuple(extras.items())))).problem
    if chance.random() < 0.05:
        extras = (("options", "Foo\nBar\nTry"),)
        problem = replace(
            problem, stipulation=stipulation_in_words("h#3 (Foo, Bar)"), extras=extras
        )
    return problem


def page(asked: Iterable[tuple[Json, str]], known: Sequence[Json] = ()) -> list[Json]:
    rows = ({"record": record, "text": text, "known": known} for record, text in asked)
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    script = Path(__file__).with_name("ask_tasks.js")
    done = subprocess.run(
        [node(), "--experimental-default-type=module", str(script), str(SOLVER)],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def after(record: Json, told: Json) -> Problem:
    """Return the problem of a record on which a task was typed, as the page keeps it."""
    changed = {**record, **told["fields"]}
    kept = {name: value for name, value in changed.items() if value not in (None, "", {})}
    problem = entry_of(kept).problem
    return replace(problem, position=set_turn(problem.position, Colour(told["turn"])))


def same(one: Problem, other: Problem) -> bool:
    """Whether two problems are equal, in whatever order their extras stand."""
    bare = (replace(problem, extras=()) for problem in (one, other))
    return next(bare) == next(bare) and dict(one.extras) == dict(other.extras)


def test_page_and_desk_read_a_typed_task_alike() -> None:
    chance = random.Random(7)
    cases = [(worn(chance), task(chance)) for _ in range(4000)]
    cases += [(worn(chance), text) for text in ("", "#2 RS", "h#2* (Duplex)", "PG 7.5 2 solutions")]
    told = page([(record_of(problem), text) for problem, text in cases])
    read = 0
    for (problem, text), found in zip(cases, told, strict=True):
        record, expected, typed = record_of(problem), desk(problem, text), found["typed"]
        what = f"{text!r} over {record}: {typed}"
        if not problem.stipulation.words:
            assert found["shown"] == task_text(problem.under(ORTHODOX)), what
        if expected is None:
            assert typed is None, what
            continue
        read += 1
        assert typed is not None, what
        assert same(after(record, typed), expected), what
        studio = typed_over(problem, text)
        assert same(after(record, studio), expected), what
        assert typed["gone"] == studio["gone"], what
        assert typed["turn"] == studio["turn"], what
    assert read > 1000


def test_words_that_wait_for_the_studio_are_read_there_and_hide_nothing() -> None:
    full = with_asked(Problem(parse_fen(FEN)), *typed_task("h#2* 2.1.1.1 duplex"))
    texts = ["#2 Circe", "h#2 (Circe) 2.1.1.1", "PG 7.5 Circe", "#2 2.1.1.1", "what is this?"]
    for text, found in zip(texts, page([(record_of(full), text) for text in texts]), strict=True):
        assert found["typed"] is None
        problem = after(record_of(full), {"fields": found["words"], "turn": "w"})
        try:
            expected = with_asked(Problem(parse_fen(FEN)), *typed_task(text))
        except StipulationError:
            expected = Problem(parse_fen(FEN), stipulation_in_words(text))
        assert (problem.stipulation, problem.extras) == (expected.stipulation, expected.extras)


def test_other_conditions_stay_under_a_typed_sign() -> None:
    circe = with_asked(Problem(parse_fen(FEN)), *typed_task("h#2 (Circe)"))
    (found,) = page([(record_of(circe), "h#3* 2.1.1.1.1.1")])
    expected = desk(circe, "h#3* 2.1.1.1.1.1")
    assert expected is not None
    assert expected.stipulation.is_fairy
    assert same(after(record_of(circe), found["typed"]), expected)
    assert same(after(record_of(circe), typed_over(circe, "h#3* 2.1.1.1.1.1")), expected)


def test_conditions_typed_behind_a_task_are_read_as_the_studio_reads_them() -> None:
    known = [{"name": str(row.condition), "said": row.name("en")} for row in condition_rows()]
    circe = with_asked(Problem(parse_fen(FEN)), *typed_task("h#2 (Madrasi)"))
    texts = ["#2 (Circe)", "#2 Circe", "h#2 (circe, Madrasi) 2.1.1.1", "s#3 (Take & Make)"]
    cases = [(problem, text) for problem in (Problem(parse_fen(FEN)), circe) for text in texts]
    told = page([(record_of(problem), text) for problem, text in cases], known)
    for (problem, text), found in zip(cases, told, strict=True):
        assert found["ruled"] is not None, text
        record, studio = record_of(problem), typed_over(problem, text)
        assert same(after(record, found["ruled"]), after(record, studio)), text
    for text in ("#2 (Circe, nonsense)", "#2 (", "#2 nonsense", "(Circe)"):
        (found,) = page([(record_of(circe), text)], known)
        assert found["ruled"] is None


def test_what_is_no_task_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadRequest, match="a proof game has no duplex"):
        typed_over(Problem(), "PG 7.5 duplex")
    with pytest.raises(BadRequest, match="expected a stipulation"):
        typed_over(Problem(), "foo")
    circe = with_asked(Problem(parse_fen(FEN)), *typed_task("h#2 (Circe)"))
    with pytest.raises(BadRequest, match="RS is for castling and en passant in orthodox play"):
        typed_over(circe, "h#2 RS")
    (found,) = page([(record_of(circe), "h#2 RS")])
    assert found["typed"] is None


def test_a_raw_task_that_an_earlier_page_kept_is_shown_and_replaced() -> None:
    raw = {"fen": FEN, "stipulation": "h#2* 2.1.1.1 duplex"}
    (found,) = page([(raw, "#2")])
    assert found["shown"] == "h#2* 2.1.1.1 Duplex"
    assert found["typed"]["fields"] == {"stipulation": "#2", "asked": "", "extras": {}}
    assert found["typed"]["gone"] == {"setPlay": True, "others": ["2.1.1.1", "Duplex"]}
