# SPDX-License-Identifier: GPL-3.0-or-later
"""A sample of the file of answers to studies, where it is there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from truth.studies import compared, lines_compared, printed_in

from composer.studies.endings import Endings


@pytest.mark.corpus
def test_what_tables_say_is_equal(corpus: Path) -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    path = next((corpus / "studies").glob("truth-visible.jsonl"), None)
    if path is None:
        pytest.skip("no records of studies")
    endings, count = Endings(), 0
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record["part"] == "a" and record["material"] not in ("KRvKN", "KBBvK", "KPvK"):
            continue
        difference = compared(endings, record)
        assert not difference, record["fen"]
        count += difference is not None
    assert count > 30


@pytest.mark.corpus
def test_printed_lines_go_in_and_out(corpus: Path) -> None:
    path = next((corpus / "studies").glob("truth-visible.jsonl"), None)
    if path is None:
        pytest.skip("no records of studies")
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    some = [record for record in records if record["part"] == "b" and record["line"]][::7]
    assert not [text for text in lines_compared(some, {}) if text]
    printed = printed_in(corpus / "olv")
    read = [record for record in some if record["fen"] in printed]
    assert sum(not text for text in lines_compared(read, printed)) >= 0.95 * len(read) > 20
