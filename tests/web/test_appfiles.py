# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the page for telephones."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

from composer.rules.kinds import FAIRY_KINDS
from composer.said.languages import language_of
from composer.web.appfiles import START, app_files, source_files

LANGUAGES = ("en", "it", "de", "fr", "es", "ru")


def text(name: str) -> str:
    return source_files()[name].content.decode()


def scripts() -> dict[str, str]:
    found = source_files()
    return {name: found[name].content.decode() for name in found if name.endswith(".js")}


def words(language: str) -> dict[str, str]:
    rows = re.findall(
        r'(?:^|[\s{])"?([\w.-]+)"?: "((?:[^"\\]|\\.)*)"', text(f"words/{language}.js")
    )
    return dict(rows)


def test_the_page_asks_for_nothing_that_is_not_there() -> None:
    """The parts for use away from the desk may be missing: they are looked for at run time."""
    wanted = set(re.findall(r'(?:href|src)="([^"#:]+)"', text(START)))
    for name, code in scripts().items():
        folder = name.rpartition("/")[0]
        for found in re.findall(r'^(?:import|export)\b[^;"]*"\./([^"]+)"', code, re.MULTILINE):
            wanted.add(f"{folder}/{found}".lstrip("/"))
    assert wanted <= set(source_files())
    fetched = set(re.findall(r'\b(?:file|sheet)\("([^"]+)"\)', "".join(scripts().values())))
    assert fetched == {"drawings.svg", "fairy.svg", "solver/rules.json"}
    icons = json.loads(text("manifest.webmanifest"))["icons"]
    shown = set(re.findall(r'(?:href|src)="([^"#:]+)"', text(START)))
    assert fetched | shown | {icon["src"] for icon in icons} <= set(app_files())


def test_nothing_on_the_page_is_read_as_html_or_run_from_text() -> None:
    """So that no text of a record can become part of the page, and the policy forbids inline."""
    for name, code in scripts().items():
        for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert way not in code, (name, way)
    assert not re.search(r"<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=|<style", text(START))


def test_every_word_is_there_in_every_language() -> None:
    english = words("en")
    assert len(english) > 100
    counted = {name.removesuffix(".one") for name in english if name.endswith(".one")}
    for language in LANGUAGES:
        forms = {form for form, _ in language_of(language).forms} - {"one", "other"}
        more = {f"{name}.{form}" for name in counted for form in forms}
        assert set(words(language)) == set(english) | more, language
    places = {name: set(re.findall(r"%\d", said)) for name, said in english.items()}
    for language in LANGUAGES:
        for name, said in words(language).items():
            like = re.sub(r"\.(?:few|many)$", "", name)
            assert set(re.findall(r"%\d", said)) == places[like], (language, name)


def test_every_word_that_the_scripts_say_is_known() -> None:
    known = set(words("en"))
    said = set()
    for name, code in scripts().items():
        if not name.startswith("words"):
            said |= set(re.findall(r'(?<!#)\bsay\("([\w-]+)"[,)]', code))
            counted = re.findall(r'\bcount\("([\w-]+)"', code)
            said |= {each for name in counted for each in (name, f"{name}.one")}
    assert said
    assert said <= known


def test_every_icon_and_every_man_has_a_drawing() -> None:
    drawn = ElementTree.fromstring(text("drawings.svg"))
    names = {element.get("id") for element in drawn}
    for name, code in scripts().items():
        for found in re.findall(r'\b(?:icon|tool)\("([\w-]+)"', code):
            assert f"icon-{found}" in names, (name, found)
    verdicts = re.findall(r'"icon": "([\w-]+)"', text("verdicts.js"))
    assert verdicts
    assert {f"icon-{each}" for each in verdicts} <= names
    assert "icon-keyboard" not in names, "of the window alone"
    assert {"wK", "bN", "n-queen", "royal"} <= names
    men = {element.get("id") for element in ElementTree.fromstring(text("fairy.svg"))}
    for language in LANGUAGES:
        kinds = json.loads(text(f"told/{language}.json"))["kinds"]
        assert len(kinds) == len(FAIRY_KINDS)
        for kind in kinds:
            assert {f"{colour}-{kind['id']}" for colour in "wbn"} <= men
