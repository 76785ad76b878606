# SPDX-License-Identifier: GPL-3.0-or-later
"""Write docs/languages.md: what each language has no words for yet, store by store.

python packaging/languages.py            write the page, and the words of the page for telephones
python packaging/languages.py --new pt   begin a language: an empty column in each table of words,
                                         an empty file of sentences

Those lie in `composer/said/words.tsv`; the page reads them as `resources/web/app/words/*.js`, its
languages with their letters as `languages.js` beside that, and verdicts as `verdicts.js`.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import verdicts

from composer.notation.letters import ENGLISH, letters_of
from composer.said.languages import CODES, stored_words
from composer.said.languages import LANGUAGES as ROWS

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "languages.md"
LANGUAGES: Final = CODES
_SPDX: Final = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
_MADE: Final = "Made by packaging/languages.py"
_FORMS: Final = (".zero", ".few", ".many")  # which only some languages have

_HEAD: Final = """\
# Languages

How many words, names or pages of each store a language does not have yet; nothing is said where it
has all. What is missing is said in English. `packaging/languages.py` writes this page, and a test
asks for it.

A name of a man or condition is missing where no word for it is certain in the language: better
open than invented.

"""
TABLES: Final = (
    "composer/said/words.tsv",
    "composer/rules/fairymen.tsv",
    "composer/rules/fairytexts.tsv",
    "composer/rules/conditions.tsv",
    "composer/rules/conditiontexts.tsv",
    "composer/rules/names.tsv",
)
"""The tables that have a column for each language."""

Store = tuple[str, str, dict[str, int]]
"""What it holds, where it lies, and how many of its words a language lacks."""


def stores() -> tuple[Store, ...]:
    """Return what every store lacks."""
    rules, manual, pages = "composer/rules", "docs/manual", "composer/gamebook/pages"
    names = list(_rows(f"{rules}/names.tsv"))
    words = list(_words_by_name())
    themes = json.loads(_text("resources/themes.json"))
    fields = tomllib.loads(_text("resources/search/fields.toml"))
    return (
        (
            "sentences of window, commands, solver",
            "resources/translations",
            {code: _unfinished(code) for code in LANGUAGES[1:]},
        ),
        (
            "words of what is printed",
            "composer/said/words.tsv",
            _lacking(row for row in words if not _of_page(row)),
        ),
        (
            "words of the page for telephones",
            "composer/said/words.tsv",
            _lacking(row for row in words if _of_page(row) and not row["id"].endswith(_FORMS)),
        ),
        ("fairy men", f"{rules}/fairymen.tsv", _lacking(_rows(f"{rules}/fairymen.tsv"))),
        ("moves of fairy men", f"{rules}/fairytexts.tsv", _untold(f"{rules}/fairytexts.tsv")),
        ("conditions", f"{rules}/conditions.tsv", _lacking(_rows(f"{rules}/conditions.tsv"))),
        (
            "rules of conditions",
            f"{rules}/conditiontexts.tsv",
            _untold(f"{rules}/conditiontexts.tsv"),
        ),
        (
            "names of old games, their men, goals, options",
            f"{rules}/names.tsv",
            _lacking(row for row in names if not row["en"].endswith(".")),
        ),
        (
            "rules of old games in a few lines, and what is decided where sources are silent",
            f"{rules}/names.tsv",
            _lacking(row for row in names if row["en"].endswith(".")),
        ),
        ("themes", "resources/themes.json", _lacking(theme["names"] for theme in themes)),
        (
            "fields of queries",
            "resources/search/fields.toml",
            {
                code: len(_fields(fields) - set(fields.get(code, {}).get("fields", ())))
                for code in LANGUAGES
                if code != "en"
            },
        ),
        ("pages of the game book", pages, _pages(pages, "*.txt")),
        ("pages of the manual", manual, _pages(manual, "*.md")),
    )


def page() -> str:
    """Return the whole page."""
    lines = [
        "| what | where | " + " | ".join(LANGUAGES) + " |",
        "|---|---|" + "---:|" * len(LANGUAGES),
    ]
    for what, where, lacks in stores():
        cells = (str(lacks.get(code, 0) or "") for code in LANGUAGES)
        lines.append(f"| {what} | `{where}` | " + " | ".join(cells) + " |")
    return _HEAD + "\n".join(lines) + "\n"


def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def _rows(path: str) -> Iterator[dict[str, str]]:
    head, *lines = (line.split("\t") for line in _text(path).splitlines())
    return (dict(zip(head, line, strict=True)) for line in lines)


def _words_by_name() -> Iterator[dict[str, str]]:
    """Return the words of what is printed: a row for each of their names."""
    return ({"id": name, **words} for name, words in stored_words().items())


def _lacking(rows: Iterable[dict[str, str]]) -> dict[str, int]:
    found = list(rows)
    return {code: sum(not row.get(code) for row in found) for code in LANGUAGES}


def _untold(path: str) -> dict[str, int]:
    """Return what a table lacks of which the English stands elsewhere."""
    return _lacking({"en": "there", **row} for row in _rows(path))


def _unfinished(code: str) -> int:
    messages = ElementTree.fromstring(_text(f"resources/translations/composer_{code}.ts"))
    return sum(found.get("type") == "unfinished" for found in messages.iter("translation"))


def _of_page(row: dict[str, str]) -> bool:
    return row["id"].startswith("page.")


def app_files() -> dict[str, str]:
    """Return the files of the page for telephones that are made of the stores, by their names."""
    rows = [row for row in _words_by_name() if _of_page(row)]
    return {
        "verdicts.js": verdicts.page(),
        "languages.js": _languages(),
        **{f"words/{code}.js": _words(code, rows) for code in LANGUAGES},
    }


def _words(code: str, rows: list[dict[str, str]]) -> str:
    table = {row["id"].removeprefix("page."): row[code] for row in rows if row[code]}
    table |= verdicts.words(code)
    return f"{_SPDX}// {_MADE}.\nexport const {code} = {_json(table)};\n"


def _languages() -> str:
    names = _json({row.code: row.name for row in ROWS})
    letters = _json({code: _letters(code) for code in CODES})
    sides = _json(
        {
            code: {"pawn": letters_of(code).in_order()[0], "sides": letters_of(code).colours}
            for code in CODES
        }
    )
    figures = _json(
        {row.code: {"point": row.point, "between": row.between, "least": row.least} for row in ROWS}
    )
    return (
        f"{_SPDX}// The languages of the page: words, own names, letters of men. {_MADE}.\n"
        f"export const LANGUAGES = {names};\nexport const LETTERS = {letters};\n"
        "// Before a man: of pawns, and of White, Black and neutral.\n"
        f"export const SIDES = {sides};\n"
        "// How numbers are written; in those below `least` nothing stands between thousands.\n"
        f"export const FIGURES = {figures};\n"
    )


def _letters(code: str) -> dict[str, str]:
    """Return the letters of officers by the English ones; none of English itself."""
    pairs = zip(ENGLISH.in_order()[1:], letters_of(code).in_order()[1:], strict=True)
    return {} if code == "en" else dict(pairs)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def _fields(fields: dict[str, dict[str, dict[str, list[str]]]]) -> set[str]:
    return {name for words in fields.values() for name in words["fields"]}


def _pages(folder: str, pattern: str) -> dict[str, int]:
    english = {path.name for path in (ROOT / folder / "en").glob(pattern)}
    return {
        code: len(english - {path.name for path in (ROOT / folder / code).glob(pattern)})
        for code in LANGUAGES
    }


def begin(code: str) -> None:
    """Make room for a language in every table of words, and begin its file of sentences.

    Raises:
        ValueError: it has a column already.
    """
    for name in TABLES:
        head, *rows = (line.split("\t") for line in _text(name).splitlines())
        if code in head:
            raise ValueError(f"{name}: {code} has a column already")
        place = max(head.index(known) for known in CODES if known in head) + 1
        lines = [[*head[:place], code, *head[place:]]]
        lines += [[*row[:place], "", *row[place:]] for row in rows]
        text = "".join("\t".join(line) + "\n" for line in lines)
        (ROOT / name).write_text(text, encoding="utf-8")
    sentences = ROOT / f"resources/translations/composer_{code}.ts"
    sentences.write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="{code}" sourcelanguage="en">\n</TS>\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--new"]:
        begin(sys.argv[2])
        sys.exit()
    PAGE.write_text(page(), encoding="utf-8")
    for name, text in app_files().items():
        (ROOT / "resources/web/app" / name).write_text(text, encoding="utf-8")
