# SPDX-License-Identifier: GPL-3.0-or-later
"""README and manual name files, commands and options that are there, and leave none out."""

from __future__ import annotations

import argparse
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from composer.cli.arguments.parser import parser
from composer.rules.book import written_value
from composer.rules.books import BOOKS
from composer.rules.conditiontable import FAMILIES, condition_rows
from composer.rules.kinds import FAIRY_KINDS

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
MANUAL = ROOT / "docs" / "command-line.md"
TEXTS = [
    *sorted((ROOT / "docs").glob("*.md")),
    README,
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
]
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")


def _commands() -> dict[str, argparse.ArgumentParser]:
    (found,) = [
        action.choices
        for action in parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    ]
    return dict(found)


def _usages() -> Iterator[tuple[str, str]]:
    """Yield the command and the text of each usage in the first block of the manual."""
    block = MANUAL.read_text("utf-8").split("\n\n    ", 1)[1].split("\n\n", 1)[0]
    for usage in re.split(r"\n(?: {4})?(?=chess-composer)", block):
        words = usage.split()
        yield words[1], usage


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_links_lead_to_files_that_are_there(path: Path) -> None:
    links = [each for each in _LINK.findall(path.read_text("utf-8")) if "://" not in each]
    missing = [link for link in links if not (path.parent / link.partition("#")[0]).exists()]
    assert not missing


def test_the_readme_leads_to_every_page_of_the_manual() -> None:
    linked = set(_LINK.findall(README.read_text("utf-8")))
    assert {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")} <= linked


def test_every_command_is_shown() -> None:
    text = MANUAL.read_text("utf-8")
    shown = " ".join(re.findall(r"^    chess-composer (.*)$", text, re.MULTILINE))
    assert len(_commands()) > 10
    assert not [command for command in _commands() if not re.search(rf"\b{command}\b", shown)]


def test_every_option_that_a_usage_shows_is_one() -> None:
    known = {
        name: set(argument_parser._option_string_actions)
        for name, argument_parser in _commands().items()
    }
    seen = 0
    for command, usage in _usages():
        if command not in known:  # files or options of the studio
            continue
        options = set(_OPTION.findall(usage))
        assert options <= known[command], command
        seen += len(options)
    assert seen > 40


def test_the_page_of_rules_has_every_man_and_every_option() -> None:
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    rows = {line for line in page.splitlines() if line.startswith("| ")}

    for kind in FAIRY_KINDS:
        assert f"| {kind.name()} | {kind.code} | {kind.text} | {kind.source} |" in rows
    for book in BOOKS[1:]:
        assert book.text() in page
        for option in book.options:
            others = [value for value in option.values if value != option.default]
            values = ", ".join(f"`{written_value(each)}`" for each in (option.default, *others))
            assert f"| `{option.id}` | {values} | {option.text} |" in rows


def test_the_page_of_conditions_is_as_its_generator_writes_it() -> None:
    made = runpy.run_path(str(ROOT / "packaging" / "rulespage.py"))
    page = (ROOT / "docs" / "men-and-conditions.md").read_text("utf-8")
    assert page == made["page"](), "run packaging/rulespage.py"
    for row in condition_rows():
        assert f" | `{row.condition.keyword}` | {row.text} |" in page
    short = made["short_table"]()
    readme = README.read_text("utf-8")
    assert short in readme, "take the table of packaging/rulespage.py --short"
    count = str(len(FAIRY_KINDS))
    assert f"{count} fairy men" in readme
    pages = sorted((ROOT / "docs" / "manual").glob("*/fairy-men.md"))
    assert not [page for page in pages if count not in page.read_text("utf-8")]
    assert all(f"**{family}**" in short for family in FAMILIES)
