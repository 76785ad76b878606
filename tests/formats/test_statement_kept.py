# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user states and remarks comes back from files that keep whole problems."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.captions.caption import caption
from composer.diagrams.style.style import MAGAZINE, CaptionPart, CaptionTemplate
from composer.formats.entry import Entry
from composer.formats.jsonlines import jsonline, record_of
from composer.formats.olv import scan_olv
from composer.formats.writing import write_problems
from composer.library.records.problemform import parse_problem, problem_text
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.statement import remarks, statement, with_remarks, with_statement
from composer.problem.stipulation import parse_stipulation

PLAIN = Problem(
    parse_fen("8/8/8/3k4/8/8/8/4KQ2 b - - 0 1"),
    parse_stipulation("h#3"),
    credits=Credits(("Dawson, T. R.",)),
)
TOLD = with_remarks(with_statement(PLAIN, "C+ Popeye 4.87"), "Sent to nobody: 1\nsecond line")


def test_the_form_of_a_library_keeps_it() -> None:
    assert parse_problem(problem_text(TOLD)) == TOLD


def test_json_keeps_it() -> None:
    told = json.loads(jsonline(TOLD))["extras"]
    assert told == record_of(TOLD)["extras"]
    assert (told["tested"], told["remarks"]) == (statement(TOLD), remarks(TOLD))


def test_yaml_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "told.olv"
    write_problems(path, [TOLD])
    (entry,) = scan_olv(path)
    assert isinstance(entry, Entry)
    assert dict(entry.problem.extras) == dict(TOLD.extras)
    assert entry.problem.comments == ()


def test_a_caption_prints_the_statement_only_where_a_template_asks() -> None:
    assert "Popeye" not in repr(caption(TOLD, MAGAZINE))
    asking = replace(MAGAZINE, template=CaptionTemplate(left="{authors} [{tested}]"))
    assert caption(TOLD, asking).left.replace("\u00a0", " ").endswith("C+ Popeye 4.87")
    changed = replace(TOLD, stipulation=parse_stipulation("h#4"))
    assert "Popeye" not in caption(changed, asking).left
    nameless = replace(asking, caption=asking.caption - {CaptionPart.AUTHORS})
    assert "Popeye" not in caption(TOLD, nameless).left
    assert told_only(TOLD, nameless).extras == ()


def test_remarks_are_in_no_caption() -> None:
    style = replace(MAGAZINE, template=CaptionTemplate(left="{authors} {tested} {themes}"))
    assert "nobody" not in repr(caption(TOLD, style))
