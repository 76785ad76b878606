# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the page that are made of the program's own: drawings, names of men, sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable
from typing import Final
from xml.etree import ElementTree

from composer.assets import asset
from composer.diagrams.board.figures import crown_badge
from composer.diagrams.board.pieces import man_definition, man_name
from composer.notation.sentences import CONTEXT
from composer.notation.translations import LANGUAGES, messages_of
from composer.problem.men import ORTHODOX_KINDS, ORTHODOX_MEN, Colour, Kind, Man
from composer.rules.kinds import FAIRY_KINDS
from composer.said.sentence import InWords, Template
from composer.web.rulesfile import NAME, rules_file

ONLY_THERE: Final = (
    Template("{task} needs the studio"),
    Template("fairy men and other boards need the studio"),
    Template("diagrams without a king need the studio"),
    Template("castling and e.p. as set; history needs the studio"),
    Template("some play is left out: it is too much for this page"),
    Template("this is too much for the memory of this page"),
    Template("the solver of this page failed"),
)
"""What only the page's own solver has to say."""

_TEXT: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_NUMBERS: Final = tuple(str(InWords(number)) for number in range(13))

_SVG: Final = "{http://www.w3.org/2000/svg}"


def made_files(solver: Iterable[bytes], page: Iterable[bytes]) -> dict[str, bytes]:
    """Return them by their path.

    Args:
        solver: the modules of the page's own solver, of which the sentences are wanted.
        page: all its modules, of which the icons are wanted.
    """
    sentences = page_sentences(solver)
    texts = {found for script in page for found in _TEXT.findall(script.decode())}
    return {
        "drawings.svg": _sheet(*_orthodox(), *_icons(texts)),
        "fairy.svg": _sheet(*_fairy()),
        "icon.svg": asset("icons", "app.svg").read_bytes(),
        NAME: rules_file(),
        **{
            f"told/{language}.json": _json(
                {"kinds": _kinds(language), "sentences": sentences.get(language, {})}
            )
            for language in LANGUAGES
        },
    }


def _sheet(*drawn: str) -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</svg>'.encode()


def _orthodox() -> list[str]:
    """Return the drawings of orthodox men, each by its name, and the sign of royal ones."""
    neutral = [Man.of(Colour.NEUTRAL, kind) for kind in ORTHODOX_KINDS]
    drawn = [man_definition(man, name=man_name(man)) for man in (*ORTHODOX_MEN, *neutral)]
    return [*drawn, f'<g id="royal">{crown_badge()}</g>']


def _fairy() -> list[str]:
    """Return those of fairy men, which a page fetches when it first needs one."""
    men = [Man.of(colour, Kind.of(row.id)) for row in FAIRY_KINDS for colour in Colour]
    return [man_definition(man, name=man_name(man)) for man in men]


def _kinds(language: str) -> list[dict[str, str]]:
    """Return what the page knows of fairy men: code, drawing, name, and letters that differ."""
    found = []
    for row in FAIRY_KINDS:
        names, letter = dict(row.names), row.letter(language)
        told = {"code": row.code, "id": row.id, "name": names.get(language) or names["en"]}
        found.append(told if letter == row.code else {**told, "letter": letter})
    return found


def _icons(wanted: Container[str]) -> list[str]:
    """Return the icons of the window that are wanted by name, each as `icon-undo`."""
    ElementTree.register_namespace("", _SVG.strip("{}"))
    found = []
    for path in sorted(asset("icons").iterdir(), key=lambda found: found.name):
        name, _, kind = path.name.rpartition(".")
        if kind != "svg" or name == "app" or name not in wanted:
            continue
        drawn = ElementTree.fromstring(path.read_text("utf-8"))
        for element in drawn.iter():
            element.text = element.tail = None  # line breaks
        drawn.tag = f"{_SVG}symbol"
        drawn.set("id", f"icon-{name}")
        told = ElementTree.tostring(drawn, encoding="unicode")
        found.append(told.replace(f' xmlns="{_SVG.strip("{}")}"', "", 1))  # the sheet has it
    return found


def page_sentences(scripts: Iterable[bytes]) -> dict[str, dict[str, str | list[str]]]:
    """Return the translations of every text in some modules that is a sentence here.

    The modules of the page's own solver have them in English, as `said("...")` has them here. By
    language, by the English; a sentence that goes with a number has a list of forms.
    """
    texts = {
        json.loads(f'"{found}"') for script in scripts for found in _TEXT.findall(script.decode())
    }
    return {
        language: dict(_translated(language, texts)) for language in LANGUAGES if language != "en"
    }


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _translated(language: str, texts: set[str]) -> Iterable[tuple[str, str | list[str]]]:
    words = messages_of(language).words
    for context, wanted in ((CONTEXT, sorted(texts)), ("", _NUMBERS)):
        for text in wanted:
            forms = words.get((context, text, ""))
            if forms:
                yield text, list(forms) if len(forms) > 1 else forms[0]
