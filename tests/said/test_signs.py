# SPDX-License-Identifier: GPL-3.0-or-later
"""One rule for dashes: nobody writes his own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import composer
from composer.said.signs import NOTHING, headed, ranged

_HOUSE = Path(composer.__file__).parent
_READ = {
    "notation/studies/parts.py": "reads what is printed",
    "said/signs.py": "says the rule",
    "contests/reading.py": "reads what is typed",
    "diagrams/pages/magazine.py": "reads headings",
    "library/query/values.py": "reads what is typed",
    "notation/distinctions.py": "reads what is printed",
    "notation/sources.py": "reads what is printed",
    "notation/stored.py": "has the signs of a judgement, +–",
    "formats/texletters.py": "reads LaTeX",
    "formats/mail/fairynames.py": "reads letters",
    "formats/mail/parts.py": "reads letters",
    "formats/mail/positions.py": "reads letters",
    "formats/mail/words.py": "reads letters",
    "library/search/byname.py": "reads what is typed",
    "diagrams/latex/letters.py": "writes any letter in LaTeX",
    "diagrams/letters/lettering.py": "measures letters",
    "diagrams/style/template.py": "reads what is written by hand",
}
_TITLED = re.compile(r"^(\{theme\}|\w+) – \{lines\}\.$")  # a name before what has colons itself


def _strings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the strings of a file that are no docstrings."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def test_a_dash_is_written_in_one_place() -> None:
    found = []
    for path in sorted(_HOUSE.rglob("*.py")):
        name = path.relative_to(_HOUSE).as_posix()
        text = path.read_text(encoding="utf-8")
        if name in _READ or not re.search("[–—]| - ", text):
            continue
        for each in _strings(ast.parse(text)):
            assert isinstance(each.value, str)
            if re.search("[–—]", each.value) and not _TITLED.match(each.value):
                found.append((name, each.lineno, each.value))
    assert not found


@pytest.mark.parametrize("language", ["de", "it", "fr", "es", "ru"])
def test_translations_have_dashes_as_the_rule_is(language: str) -> None:
    path = _HOUSE.parent / "resources" / "translations" / f"composer_{language}.ts"
    wrong = []
    for message in ElementTree.parse(path).iter("message"):
        source = message.findtext("source") or ""
        allowed = {" — "} if language == "ru" else set()
        allowed |= {" – "} if _TITLED.match(source) else set()
        allowed |= {" - "} if "KQkq or -" in source else set()  # a FEN's field
        forms = message.findall("translation") + message.findall("translation/numerusform")
        for words in (form.text or "" for form in forms):
            dashes = re.findall(r"\s[-–—]\s|[–—]", words)
            wrong += [(source, words) for dash in dashes if dash not in allowed]
    assert not wrong


def test_the_signs() -> None:
    assert (NOTHING, ranged(1900, 1930), headed("Loyd", "2")) == ("–", "1900–1930", "Loyd – 2")
