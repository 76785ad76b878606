# SPDX-License-Identifier: GPL-3.0-or-later
"""A sample of the file of answers to studies, where it is there."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from thorough import some
from truth.studies import COMPARED, compared, lines_compared, printed_in

from composer.studies.endings import Endings


@pytest.mark.corpus
def test_what_tables_say_is_equal(corpus: Path, endings: Endings) -> None:
    path = next((corpus / "studies").glob("truth-visible.jsonl"), None)
    if path is None:
        pytest.skip("no records of studies")
    parts: dict[str, list[Any]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record["part"] == "b" and not record.get("tables"):
            continue
        if record["part"] != "a" or record["material"] in ("KRvKN", "KBBvK", "KPvK"):
            parts.setdefault(record["part"], []).append(record)
    count = 0
    for record in chain.from_iterable(some(records, 3, 3) for records in parts.values()):
        difference = compared(endings, record)
        assert not difference, record["fen"]
        count += difference is not None
    assert count > 30
    assert parts.keys() == COMPARED.keys()


@pytest.mark.corpus
def test_printed_lines_go_in_and_out(corpus: Path) -> None:
    path = next((corpus / "studies").glob("truth-visible.jsonl"), None)
    if path is None:
        pytest.skip("no records of studies")
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines = [record for record in records if record["part"] == "b" and record["line"]][::7]
    assert not [text for text in lines_compared(lines, {}) if text]
    printed = printed_in(corpus / "olv")
    read = [record for record in lines if record["fen"] in printed]
    assert sum(not text for text in lines_compared(read, printed)) >= 0.95 * len(read) > 20
