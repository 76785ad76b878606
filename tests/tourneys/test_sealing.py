# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that leaves for the judges tells a name, in no byte."""

from __future__ import annotations

import base64
import io
import json
import zipfile
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tourneys.layers import layers

from composer.problem.stipulation import NO_TASK
from composer.problem.twins import Twin, Unread
from composer.tourneys.judgefile import SheetFile, read_sheet, sheet_object
from composer.tourneys.judging import sheet_for, with_opinions
from composer.tourneys.printing import write_booklet, write_forms
from composer.tourneys.sealing import betrayed, sealed_entries, with_lots
from composer.tourneys.tourney import Near, Opinion, Tourney, TourneyFault

SECRETS = (
    *("quastel", "zwirner", "ostrowsky", "pallanza", "carla", "bruno", "dino"),
    *("schwalbe", "street", "quastel-mail", "brother", "dream"),
)


def told(content: bytes) -> set[str]:
    """Return which secrets stand in a file, in whatever letters and layers."""
    found = set()
    for layer in layers(content):
        small = layer.lower()
        for secret in SECRETS:
            forms = (secret.encode(), secret.encode("utf-16-le"), secret.encode("utf-16-be"))
            if any(form in small for form in forms):
                found.add(secret)
    return found


def test_the_search_sees_through_layers() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a", base64.b64encode("by Quastel, of Ancona".encode("utf-16-le")))
    stream = b"stream\n" + zlib.compress(b"xx Zwirner xx") + b"\nendstream"
    assert told(packed.getvalue()) == {"quastel"}
    assert told(stream) == {"zwirner"}
    assert told(b"(" + b"Carla".hex().encode() + b")") == {"carla"}


@pytest.fixture
def sealed(addressed: Tourney) -> Tourney:
    near = (
        Near(0.9, "the same key", named="Quastel & Miller, Die Zeit (3) 1950", record=4),
        Near(0.8, "the same key", number=1),
        Near(0.7, "the same key", number=77),
    )
    entries = [replace(addressed.entry(3), near=near)]
    return with_lots(addressed.with_entries(entries), Random(3))


def test_no_byte_that_leaves_tells_a_name(sealed: Tourney, tmp_path: Path) -> None:
    for section in ("A", "B"):
        sheet = sheet_for(sealed, section, "Vera Yilmaz")
        SheetFile.write(tmp_path / f"{section}.judge", sheet)
        for ending in ("pdf", "tex"):
            write_booklet(tmp_path / f"{section}.{ending}", sheet)
        forms = sealed_entries(sealed, section)
        write_forms(tmp_path / f"{section}-forms.pdf", sealed, section, sealed=forms)
    write_booklet(tmp_path / "A.svg", sheet_for(sealed, "A", "Vera Yilmaz"))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 10
    for path in files:
        assert not told(path.name.encode()), path.name
        assert not told(path.read_bytes()), path.name


def test_lots_hide_the_order_of_arrival(addressed: Tourney) -> None:
    drawn = {tuple(e.sealed for e in with_lots(addressed, Random(n)).entries) for n in range(20)}
    assert len(drawn) > 10
    once = with_lots(addressed)
    assert sorted(entry.sealed for entry in once.entries) == list(range(1, 7))
    assert with_lots(once) == once
    sheet = sheet_for(once, "A", "Ugo Zanotti")
    numbers = [entry.number for entry in sheet.entries]
    assert numbers == sorted(numbers) == [entry.sealed for entry in sheet.entries]


def test_a_near_problem_keeps_its_source_and_the_number_of_the_judges(sealed: Tourney) -> None:
    (entry,) = [e for e in sealed_entries(sealed, "A") if len(e.near) > 1]
    assert entry.sealed == sealed.entry(3).sealed
    assert entry.near[0].named == "Die Zeit (3) 1950"
    assert entry.near[1].number == sealed.entry(1).sealed
    assert len(entry.near) == 2  # what takes no part is not told


def test_a_remark_that_tells_a_name_keeps_all_back(sealed: Tourney) -> None:
    entry = replace(sealed.entry(1), remark="see the twin of Żwirner too")
    with pytest.raises(TourneyFault, match="Zwirner"):
        sheet_for(sealed.with_entries([entry]), "A", "Ugo Zanotti")
    twin = Twin("b", (Unread("after Zwirner"),))
    told_by_twin = replace(sealed.entry(1), problem=replace(sealed.entry(1).problem, twins=(twin,)))
    with pytest.raises(TourneyFault, match="Zwirner"):
        sheet_for(sealed.with_entries([told_by_twin]), "A", "Ugo Zanotti")
    good = replace(sealed.entry(1), remark="a fourth twin is possible")
    sheet_for(sealed.with_entries([good]), "A", "Ugo Zanotti")


def test_names_are_found_in_all_letters() -> None:
    assert betrayed("Gruß von QUASTEL!", ["Ada Quastel"]) == ("Ada Quastel",)
    assert not betrayed("der König von Rom", ["Alfred von der Au"])
    assert not betrayed("", ["Ada Quastel"])
    assert betrayed("after LI-WU, 1999", ["Li Wu"]) == ("Li Wu",)
    assert not betrayed("li, wu", ["Wu Li"])


def test_without_lots_nothing_leaves(addressed: Tourney) -> None:
    with pytest.raises(TourneyFault, match="no number for the judges"):
        sheet_for(addressed, "A", "Ugo Zanotti")


def test_what_the_judge_says_comes_back(sealed: Tourney, tmp_path: Path) -> None:
    path = tmp_path / "a.judge"
    sheet = sheet_for(sealed, "A", "Ugo Zanotti")
    first = sheet.entries[0].sealed
    SheetFile.write(path, sheet.with_opinion(Opinion("", first, 3.5, comment="Bello")))
    back = read_sheet(path)
    assert back.entries == sheet.entries
    after = with_opinions(sealed, back)
    assert after.opinions == (Opinion("Ugo Zanotti", first, 3.5, comment="Bello"),)
    assert with_opinions(after, back) == after
    with pytest.raises(TourneyFault, match="another tourney"):
        with_opinions(replace(sealed, name="Other"), back)
    strangers = [
        replace(entry, problem=replace(entry.problem, stipulation=NO_TASK))
        for entry in sealed.entries
    ]
    with pytest.raises(TourneyFault, match="another tourney"):  # of the same name
        with_opinions(sealed.with_entries(strangers), back)
    other = next(e.sealed for e in sealed.entries if e.section == "B")
    with pytest.raises(TourneyFault, match="no entry"):
        with_opinions(sealed, replace(back, opinions=(Opinion("", other, 1.0),)))


def test_two_judges_of_one_file_the_second_reads(sealed: Tourney, tmp_path: Path) -> None:
    path = tmp_path / "a.judge"
    sheet = sheet_for(sealed, "A", "Ugo Zanotti")
    SheetFile.write(path, sheet)
    first, second = SheetFile.open(path), SheetFile.open(path)
    assert (first.writable, second.writable) == (True, False)
    with pytest.raises(TourneyFault, match="open in another program"):
        second.save(sheet)
    with pytest.raises(TourneyFault, match="open in another program"):
        SheetFile.write(path, sheet)
    opinion = Opinion("", sheet.entries[0].sealed, 2.5)
    first.save(sheet.with_opinion(opinion))
    first.close()
    second.close()
    assert read_sheet(path).opinion(opinion.sealed).mark == 2.5
    assert [each.name for each in tmp_path.iterdir()] == ["a.judge"]


def test_a_judges_file_that_says_what_cannot_be_is_refused(sealed: Tourney, tmp_path: Path) -> None:
    path = tmp_path / "a.judge"
    sheet = sheet_for(sealed, "A", "Ugo Zanotti")
    form = sheet_object(sheet.with_opinion(Opinion("", sheet.entries[0].sealed, 3.5, rank=1)))
    for name, value in (("rank", "1"), ("rank", -1), ("comment", 5), ("sealed", 1.5)):
        wrong = {**form, "opinions": [{**form["opinions"][0], name: value}]}
        path.write_text(json.dumps(wrong), encoding="utf-8")
        with pytest.raises(TourneyFault, match="damaged"):
            read_sheet(path)
    path.write_text(json.dumps({**form, "judge": " "}), encoding="utf-8")
    with pytest.raises(TourneyFault, match="no judge's file"):
        read_sheet(path)
