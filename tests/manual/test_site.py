# SPDX-License-Identifier: GPL-3.0-or-later
"""The web manual: made without a warning, whole, readable from a folder and without JavaScript."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from manualsite import main, page_source

from composer.manual.page import read_page
from composer.manual.shelf import page_ids, page_of
from composer.notation.letters import GERMAN

ROOT = Path(__file__).parents[2]
MADE = ("en", "de")


@dataclass
class Seen(HTMLParser):
    """What a page of the site refers to, and the places in it."""

    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.anchors.add(str(found["id"]))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        elif tag in ("img", "script", "source") and found.get("src"):
            self.loaded.append(str(found["src"]))
        elif tag == "link" and found.get("rel") in ("stylesheet", "icon"):
            self.loaded.append(str(found["href"]))

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(path: Path) -> Seen:
    seen = Seen()
    seen.feed(path.read_text("utf-8"))
    return seen


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in two languages, made by the command that is documented; one more takes long."""
    for each in ("sphinx", "myst_parser", "furo"):
        pytest.importorskip(each)
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(ROOT / "packaging" / "manualsite.py"), "-o", str(folder), *MADE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.slow
def test_all_pages_are_there_in_all_languages_and_all_links_lead_somewhere(
    site: Path, record_property: Callable[[str, object], None]
) -> None:
    pages = {path.resolve(): read(path) for path in site.rglob("*.html")}
    for language in MADE:
        for name in page_ids():
            assert (site / language / f"{name}.html").resolve() in pages
    outside = set()
    for path, seen in pages.items():
        if path.name in ("search.html", "genindex.html"):
            continue
        for link in (*seen.links, *seen.loaded):
            if "://" in link:
                outside.add(link)
                continue
            if link.startswith(("data:", "mailto:")):
                continue
            file, _, anchor = unquote(link).partition("#")
            target = (path.parent / file.partition("?")[0]).resolve() if file else path
            assert target.is_file(), f"{path.name}: {link}"
            if anchor and target.suffix == ".html":
                assert anchor in pages[target].anchors, f"{path.name}: {link}"
        assert not [each for each in seen.loaded if "://" in each], path
    record_property("links into the net", sorted(outside))  # listed, not visited


@pytest.mark.slow
def test_what_a_page_says_stands_in_it_without_any_script(site: Path) -> None:
    words = " ".join(" ".join(read(site / "en" / "glossary.html").words).split())
    assert "The one first move that solves the problem." in words
    assert "1...Rb6 2.Qc5#" in words
    assert "Ctrl+Shift+N" in " ".join(read(site / "en" / "keyboard.html").words)


def test_moves_have_the_letters_of_the_language(tmp_path: Path) -> None:
    (tmp_path / "diagrams").mkdir()
    text = page_source(page_of("direct"), GERMAN, lambda name: (), tmp_path)
    assert "2.Sb3#" in text
    assert (tmp_path / "diagrams" / "direct-1.svg").read_text("utf-8").startswith("<")
    assert "](pictures/" in page_source(page_of("repair"), GERMAN, lambda name: (), tmp_path)


def test_words_of_the_field_carry_their_meaning(tmp_path: Path) -> None:
    page = read_page("some", "en", "# A\n\nThe [key](glossary.md#key) `1.Nd7!` of `#2`.\n")
    text = page_source(page, GERMAN, lambda name: (), tmp_path)
    assert '(glossary.md#key "The one first move' in text
    assert "**1.Sd7!** of `#2`" in text


def test_a_language_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["xx"]) == 2
    assert "no pages in xx" in capsys.readouterr().err
