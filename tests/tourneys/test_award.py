# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks put together, the award in words, and what is told to authors; the commands."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from composer.formats.sniff import read_problems
from composer.launcher import main
from composer.notation.distinctions import distinction_text
from composer.problem.originals.status import (
    NO_ORIGINAL,
    Original,
    original_of,
    with_original,
)
from composer.problem.statement import remarks, with_remarks
from composer.tourneys.award import (
    award_page,
    award_problems,
    award_text,
    awarded,
    corrected,
    last_word,
    letters_to_authors,
    with_last_word,
)
from composer.tourneys.awardpages import award_latex, award_pages
from composer.tourneys.judging import sheet_for, standings, with_opinions
from composer.tourneys.sealing import with_lots
from composer.tourneys.tourney import Distinction, Opinion, Tourney, TourneyFault

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def judged(tested: Tourney) -> Tourney:
    """Section A was judged by Ugo: entries 3, 1 and 2 get something."""
    drawn = with_lots(tested, Random(1))
    lot = {entry.number: entry.sealed for entry in drawn.entries}
    sheet = sheet_for(drawn, "A", "Ugo Zanotti")
    sheet = sheet.with_opinion(
        Opinion("", lot[3], 4.0, Distinction.PRIZE, rank=1, comment="Molto bello.")
    )
    sheet = sheet.with_opinion(Opinion("", lot[1], 3.0, Distinction.PRIZE, rank=2))
    sheet = sheet.with_opinion(Opinion("", lot[2], 1.5, Distinction.MENTION, special=True))
    return with_opinions(drawn, sheet)


def test_distinctions_are_written_as_each_language_does() -> None:
    rows = {
        "en": ("1st Prize", "2nd Honourable Mention", "11th Commendation", "Special Prize"),
        "de": ("1. Preis", "2. ehrende Erwähnung", "11. Lob", "Spezialpreis"),
        "it": ("1° Premio", "2ª Menzione Onorevole", "11ª Lode", "Premio Speciale"),
        "fr": ("1er Prix", "2e Mention d’honneur", "11e Recommandé", "Prix Spécial"),
        "es": ("1.er Premio", "2.ª Mención de Honor", "11.ª Recomendación", "Premio Especial"),
        "ru": ("1-й приз", "2-й почётный отзыв", "11-й похвальный отзыв", "специальный приз"),
    }
    for language, words in rows.items():
        made = (
            distinction_text("prize", 1, False, language),
            distinction_text("mention", 2, False, language),
            distinction_text("commendation", 11, False, language),
            distinction_text("prize", 0, True, language),
        )
        assert made == words
    assert distinction_text("prize", 21, False, "en") == "21st Prize"


def test_the_award_gives_places_in_each_kind(judged: Tourney) -> None:
    found = [(g.entry.number, g.text("it")) for g in awarded(judged, "A")]
    assert found == [(3, "1° Premio"), (1, "2° Premio"), (2, "Menzione Onorevole Speciale")]
    text = award_text(judged)
    assert text.index("1° Premio") < text.index("Molto bello.") < text.index("2° Premio")
    assert "Ostrowsky" in text
    german = award_text(judged, "de")
    assert "1. Preis" in german
    # the solution speaks its reader's language, whatever the tourney's
    assert ("2.Txb5#" in german, "2.Txb5#" in text) == (True, True)
    assert "2.Rxb5#" in award_text(judged, "en")
    assert award_page(judged).count("<svg") == 3
    even = replace(judged, opinions=tuple(replace(o, rank=2) for o in judged.opinions))
    assert [g.text("en") for g in awarded(even, "A")][:2] == ["1st Prize", "1st Prize"]


def test_a_correction_takes_a_place_and_the_others_go_up(judged: Tourney) -> None:
    after = corrected(judged, 3, "Problema 3: demolito.")
    assert [g.text("it") for g in awarded(after, "A")] == [
        "1° Premio",
        "Menzione Onorevole Speciale",
    ]
    assert "demolito" in award_text(after)


def test_several_judges_need_a_last_word(judged: Tourney) -> None:
    lot = judged.entry(1).sealed
    second = replace(judged, opinions=(*judged.opinions, Opinion("Vera Yilmaz", lot, 0.5)))
    with pytest.raises(TourneyFault, match="last word"):
        awarded(second, "A")
    row = next(each for each in standings(second, "A") if each.entry.sealed == lot)
    assert (row.sum, row.spread, row.is_far) == (3.5, 2.5, True)
    last = replace(second, opinions=(*second.opinions, Opinion("", lot, None, Distinction.PRIZE)))
    assert [given.text("en") for given in awarded(last, "A")] == ["Prize"]
    assert last_word(second, lot) == Opinion("", lot)


def test_a_last_word_on_one_entry_leaves_the_others_to_their_only_judge(judged: Tourney) -> None:
    lot = judged.entry(1).sealed
    word = last_word(judged, lot)
    assert word == Opinion("", lot, None, Distinction.PRIZE, rank=2)
    after = with_last_word(judged, replace(word, distinction=Distinction.COMMENDATION))
    assert [(g.entry.number, g.text("en")) for g in awarded(after, "A")] == [
        *((3, "1st Prize"), (2, "Special Honourable Mention"), (1, "1st Commendation")),
    ]
    assert standings(after, "A")[1].marks == {"Ugo Zanotti": 3.0}
    nothing = with_last_word(after, Opinion("", lot))
    assert [g.entry.number for g in awarded(nothing, "A")] == [3, 2]


def test_marks_are_halves() -> None:
    for mark in (-0.5, 4.5, 2.25):
        with pytest.raises(TourneyFault):
            Opinion("A", 1, mark)


def test_each_author_is_told(judged: Tourney) -> None:
    assert "Dino Pallanza" not in dict(letters_to_authors(judged))  # section B is not judged
    lot = judged.entry(6).sealed
    word = Opinion("Vera Yilmaz", lot, 1.0)
    letters = dict(letters_to_authors(replace(judged, opinions=(*judged.opinions, word))))
    assert "2° Premio" in letters["Ada Quastel"]
    assert "non premiato" in letters["Ada Quastel"]  # entries 5 and 6
    assert "Ostrowsky" not in letters["Ada Quastel"]
    assert set(letters) == {
        *("Ada Quastel", "Zwirner, Bruno", "Ostrowsky, Carla", "C. Ostrowsky", "Dino Pallanza"),
    }


def test_awarded_problems_go_into_files(judged: Tourney) -> None:
    given = awarded(judged, "A")[0].entry
    sent = with_original(given.problem, Original("a@b.example", (), "Dear editor"))
    sent = with_remarks(sent, "ask him again")
    judged = judged.with_entries([replace(given, problem=sent)])
    first = award_problems(judged, "fr")[0]
    assert original_of(first) == NO_ORIGINAL
    assert not remarks(first)
    assert first.credits.distinction == "1er Prix"
    assert first.credits.tourney == "Memorial, A"
    assert first.comments[-1] == "Molto bello."


def run(*words: object) -> int:
    return main(["tourney", *map(str, words)])


def test_the_commands_lead_from_the_announcement_to_the_award(
    tmp_path: Path, capsys: Capture
) -> None:
    path, judge = tmp_path / "t.tourney", tmp_path / "a.judge"
    section = "A|#2||Ugo Zanotti|3"
    assert run("new", path, "--name", "Cup", "--language", "de", "--section", section) == 0
    assert run("announce", path, "--html") == 0
    assert "Preisrichter: Ugo Zanotti" in capsys.readouterr().out
    entries = Path(__file__).with_name("entries.jsonl")
    assert run("add", path, entries) == 0
    out = capsys.readouterr().out
    assert "entries.jsonl:7: expected JSON" in out
    assert "6: entries.jsonl:6, no section" in out
    assert run("withdraw", path, 6) == 0
    assert run("test", path, "--no-library", "--jobs", 1) == 0
    assert run("report", path, "--json") == 0
    report = json.loads(capsys.readouterr().out.partition("\n")[2])
    assert [pair["entries"] for pair in report["pairs"]] == [[1, 2], [3, 4]]
    assert run("report", path) == 0
    assert "1 and 2: the same problem" in capsys.readouterr().out
    assert run("seal", path, "--section", "A", "--to", judge) == 0
    assert run("seal", path, "--section", "A", "--to", tmp_path / "a.pdf") == 0
    assert run("mark", judge, 2, "--mark", 3.5, "--give", "prize", "--rank", 1) == 0
    assert run("mark", judge, 99, "--mark", 3) == 2
    assert run("mark", judge, 3, "--mark", 3.3) == 2
    assert run("marks", path, judge) == 0
    assert "sum 3.5, spread 0" in capsys.readouterr().out
    for ending in ("txt", "html", "tex", "olv", "jsonl"):
        assert run("award", path, "--to", tmp_path / f"award.{ending}") == 0
    assert run("award", path, "--to", tmp_path / "award.doc") == 2
    (problem,) = read_problems(tmp_path / "award.olv")
    assert problem.problem.credits.distinction == "1. Preis"
    assert run("letters", path) == 0
    assert "1. Preis" in capsys.readouterr().out
    assert run("list", path, "--csv") == 0
    assert len(capsys.readouterr().out.splitlines()) == 7


def test_the_pages_of_an_award_have_sections_corrections_and_claims(judged: Tourney) -> None:
    sealed = next(given.entry for given in awarded(judged, "A"))
    said = replace(corrected(judged, sealed.number, "Entry X: cooked."), claim_until="2028-01-31")
    pages = award_pages(said, "de")
    words = [page.words() for page in pages]
    assert "Preisbericht" in words[0]
    assert "Abteilung A" in words[0]
    assert words[-1].index("Berichtigungen") < words[-1].index("Entry X: cooked.")
    assert "31.1.2028" in words[-1]
    text = award_latex(said, "de")
    assert text.count("\\begin{document}") == 1
    assert "Entry X: cooked." in text
