# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the rooms below the window: each can be said in every language of the window."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from cases import every
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from spoken import forms_of, speaking
from templates import templates
from translations import CONTEXT, ROOT, Declared

from composer.gui.words import sentences
from composer.gui.words.language import locale_for
from composer.gui.words.sentences import relettered, worded
from composer.gui.words.translator import LANGUAGES
from composer.notation.letters import ENGLISH_S, GERMAN, letters_of
from composer.problem.position import Castling
from composer.said.languages import language_of
from composer.said.sentence import (
    Capital,
    Decimal,
    Grouped,
    InWords,
    Notation,
    Part,
    as_it_is,
    counted,
    joined,
    listed,
    said,
)
from composer.solver.rights.played import MAY
from composer.solver.solve import solve
from composer.solver.verdict import message_of_parts

_FOREIGN = tuple(sorted(set(LANGUAGES) - {"en"}))
_SAME = {
    "nodes: {fault}",
    "{code}: {words}",
    "Zagoruiko",
    "neutral",
    "bul",
    "dob",
    "jigger",
    "kamikaze",
    "volage",
    "Anti-Bristol",
    "Follow my leader",
    "Gamage",
    "Goethart",
    "Grimshaw",
    "Holzhausen",
    "Mutate – {lines}.",
    "Novotny",
    "Pickabish",
    "Pickaninny",
    "Plachutta",
    "Pseudo le Grand",
    "Umnov",
    "Würzburg-Plachutta",
    "illegal",
    "illegal: {why}",
    "follow my leader",
}
"""Templates that are the same in English and in another language."""

_SAME_IN = {
    "de": {"in {file}: {wrong}"},
    "it": {"duplex", "zugzwang", "in {file}: {wrong}"},
    "es": {
        "mate",
        "Barnes: {threats}.",
        "Barulin",
        "Fleck: {lines}.",
        "Lacny",
        "Rudenko",
        "Rukhlis",
        "Salazar",
        "Somov",
        "Urania",
        "dual: {answers}",
        "le Grand",
        "zugzwang",
    },
    "fr": {
        "correction",
        "modification",
        "version",
        "duals",
        "Switchback",
        "switchbacks",
        "distinction",
        "duplex",
        "source",
        "Barulin",
        "Lacny",
        "Salazar",
        "Somov",
        "Urania",
        "batteries",
        "le Grand",
        "promotions",
        "royal",
        "{number} solutions",
    },
}
"""Templates that are the same in English and in this language only."""


def spoken(language: str) -> dict[str, tuple[str, ...]]:
    """The translations of the templates, each in all the forms that are ever said."""
    needed = sorted(language_of(language).needed())
    return {
        source: forms if len(forms) == 1 else tuple(forms[place] for place in needed)
        for (context, source, _), forms in forms_of(language).items()
        if context == CONTEXT
    }


def test_the_tool_and_the_window_look_in_the_same_place() -> None:
    assert sentences.CONTEXT == CONTEXT
    assert len(templates()) > 200


def test_every_template_is_a_literal() -> None:
    assert not [template.place for template in templates() if template.text is None]


def test_every_place_is_filled_and_nothing_is_given_in_vain() -> None:
    wrong = [
        template for template in templates() if template.parts is not None and not _fits(template)
    ]
    assert not wrong


def _fits(template: Declared) -> bool:
    spare = (template.parts or frozenset()) - template.places
    return template.places <= (template.parts or frozenset()) and spare <= template.optional


def test_templates_are_declared_only_where_they_are_found() -> None:
    """A template under another name would not be found, and so not be translated."""
    for path in (ROOT / "composer").rglob("*.py"):
        text = path.read_text("utf-8")
        renamed = re.search(r"\b(said|counted|Template) as \w+|sentence\.(counted|Template)", text)
        assert not renamed, path


_NEVER_SHOWN = {
    "AppThere",  # of the command line
    "_NotRead",  # of structured play: the reader says it with the whole task
    "DetailsError",  # what was kept in that form is worked out again
    "LanguageError",  # of the command line
    "ManualError",  # of pages that come with the program: a test reads them all
    "NotAGame",  # of a search that erred: nothing is claimed then
    "PatternError",  # the query says it as a fault of its own
    "ReadingError",  # of the command line, and of solutions that then stay text
    "NotBundled",  # of the page's own scripts: a test bundles them all
    "Unsolvable",  # of programs: the window asks for the verdict first
}
"""Faults that the window never shows."""


def test_faults_that_the_window_shows_carry_a_sentence() -> None:
    """A text instead would be English in every language."""
    texts = {
        path: path.read_text("utf-8")
        for path in sorted((ROOT / "composer").rglob("*.py"))
        if path.relative_to(ROOT / "composer").parts[0] not in ("gui", "cli", "launcher")
    }
    concerned = re.compile(r"\braise\b|(Error|Fault|Exception)\b")  # few of all that are to be read
    trees = {path: ast.parse(text) for path, text in texts.items() if concerned.search(text)}
    own = {name for tree in trees.values() for name in _faults_in(tree)}
    assert len(own) > 40
    assert own >= _NEVER_SHOWN
    for path, tree in trees.items():
        for name, line in _texts_raised(tree):
            assert name not in own - _NEVER_SHOWN, f"{path}, line {line}"


def _faults_in(tree: ast.AST) -> Iterator[str]:
    """The classes of faults that a source declares."""
    for node in ast.walk(tree):
        bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
        if any(base.endswith(("Error", "Fault", "Exception")) for base in bases):
            yield node.name  # type: ignore[attr-defined]


def _texts_raised(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The faults that a source raises with a text that it words itself."""
    for node in ast.walk(tree):
        call = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(call, ast.Call) and call.args:
            first = call.args[0]
            if isinstance(first, ast.JoinedStr | ast.Constant):
                yield ast.unparse(call.func), call.lineno


@every("language", _FOREIGN)
def test_every_template_can_be_said(language: str) -> None:
    known = spoken(language)
    assert not {template.text for template in templates() if template.is_said} - known.keys()


@every("language", _FOREIGN)
def test_translations_have_the_same_places_and_numbers(language: str) -> None:
    for template, forms in spoken(language).items():
        for words in forms:
            assert _places(words) == _places(template), template
            assert _numbers(words) == _numbers(template), template


def _places(text: str) -> set[str]:
    return set(re.findall(r"\{\w*\}", text))


def _numbers(text: str) -> Counter[str]:
    """The numbers that stand in a text, with a decimal point; one may be an article as well."""
    numbers = re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", text))
    return Counter(number for number in numbers if number != "1")


@every("language", _FOREIGN)
def test_what_stays_as_in_english_is_so_on_purpose(language: str) -> None:
    same = {template for template, forms in spoken(language).items() if template in forms}
    assert same <= _SAME | _SAME_IN.get(language, set())


@pytest.fixture(params=_FOREIGN)
def abroad(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each of the other languages, spoken by the application."""
    before = QLocale()
    QLocale.setDefault(locale_for(request.param))
    with speaking(request.param):
        yield request.param
    QLocale.setDefault(before)


_KEY = said("The key {move} takes a {kind}.", move=Notation("1.Nxd4"), kind=said("knight"))


_SAID: tuple[tuple[Part, dict[str, str]], ...] = (
    (
        _KEY,
        {
            "de": "Der Schlüssel 1.Nxd4 schlägt eine Figur (Springer).",
            "es": "La clave 1.Nxd4 captura una pieza (caballo).",
            "fr": "La clé 1.Nxd4 prend une pièce (cavalier).",
            "it": "La chiave 1.Nxd4 cattura un pezzo (cavallo).",
            "ru": "Вступление 1.Nxd4 берёт фигуру: конь.",
        },
    ),
    (
        listed(["d4", "e5", "f6"]),
        {
            "de": "d4, e5 und f6",
            "es": "d4, e5 y f6",
            "fr": "d4, e5 et f6",
            "it": "d4, e5 e f6",
            "ru": "d4, e5 и f6",
        },
    ),
    (
        joined(["d4", said("knight")], "; "),
        {
            "de": "d4; Springer",
            "es": "d4; caballo",
            "fr": "d4; cavalier",
            "it": "d4; cavallo",
            "ru": "d4; конь",
        },
    ),
    (
        counted(1, "Rich play: 1 different mate.", "Rich play: {count} different mates."),
        {
            "de": "Reiches Spiel: 1 Matt.",
            "es": "Juego rico: 1 mate distinto.",
            "fr": "Jeu riche\N{NO-BREAK SPACE}: 1 mat différent.",
            "it": "Gioco ricco: 1 matto.",
            "ru": "Богатая игра: 1 мат.",
        },
    ),
    (
        counted(7, "Rich play: 1 different mate.", "Rich play: {count} different mates."),
        {
            "de": "Reiches Spiel: 7 verschiedene Matts.",
            "es": "Juego rico: 7 mates distintos.",
            "fr": "Jeu riche\N{NO-BREAK SPACE}: 7 mats différents.",
            "it": "Gioco ricco: 7 matti diversi.",
            "ru": "Богатая игра: 7 разных матов.",
        },
    ),
    (  # words behind "if": in German their verb stands last
        message_of_parts([(said("the last move was {move}", move="b7-b5"), said("short"))]),
        {
            "de": "wenn der letzte Zug b7-b5 war: Kurzlösung",
            "es": "si la última jugada fue b7-b5: solución corta",
            "fr": "si le dernier coup a été b7-b5\N{NO-BREAK SPACE}: solution courte",
            "it": "se l'ultima mossa è stata b7-b5: soluzione breve",
            "ru": "если последний ход был b7-b5: короткое решение",
        },
    ),
    (
        message_of_parts([(MAY[Castling.WHITE_LONG], said("short"))]),
        {
            "de": "wenn Weiß lang rochieren darf: Kurzlösung",
            "es": "si las Blancas pueden enrocar en largo: solución corta",
            "fr": "si les Blancs peuvent faire le grand roque\N{NO-BREAK SPACE}: solution courte",
            "it": "se il Bianco può arroccare lungo: soluzione breve",
            "ru": "если Белые могут рокировать длинно: короткое решение",
        },
    ),
    (InWords(3), {"de": "drei", "es": "tres", "fr": "trois", "it": "tre", "ru": "3"}),
    (
        Grouped(1234567),
        {
            "de": "1.234.567",
            "es": "1.234.567",
            "fr": "1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567",
            "it": "1.234.567",
            "ru": "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567",
        },
    ),
    (Decimal(2.5), dict.fromkeys(("de", "es", "fr", "it", "ru"), "2,5")),
    (
        Capital(said("knight")),
        {"de": "Springer", "es": "Caballo", "fr": "Cavalier", "it": "Cavallo", "ru": "Конь"},
    ),
    (
        as_it_is("The key checks."),
        dict.fromkeys(("de", "es", "fr", "it", "ru"), "The key checks."),
    ),
)


@every("part, words", _SAID)
def test_sentences_are_said_in_the_language(abroad: str, part: Part, words: dict[str, str]) -> None:
    assert worded(part) == words[abroad]


def test_english_is_what_the_sentence_says_itself(qapp: QApplication) -> None:
    for part in (_KEY, listed(["a", "b", "c"]), Grouped(12345), InWords(5)):
        assert worded(part) == str(part)


def test_only_moves_get_other_letters(qapp: QApplication) -> None:
    sentence = said("{name}: {move}", name="Ne4", move=Notation("1.Nb5! 2.Nd7e4# b1=N"))
    assert worded(sentence, GERMAN) == "Ne4: 1.Sb5! 2.Sd7e4# b1=S"
    assert relettered("1.Nb5 2.Qxa4#", ENGLISH_S) == "1.Sb5 2.Qxa4#"


def test_letters_of_fairy_men_are_no_letters_of_orthodox_ones() -> None:
    locust = Notation("1.Lb4!", (("L", (("en", "L"), ("de", "H"))),))
    assert worded(locust, letters_of("de")) == "1.Hb4!"
    assert worded(locust, letters_of("it")) == "1.Lb4!"
    nightrider = Notation("1.Nb4!", (("N", (("en", "N"), ("de", "N"))),))
    assert worded(nightrider, letters_of("de")) == "1.Nb4!"
    assert worded(Notation("1.Nb4!"), letters_of("de")) == "1.Sb4!"
    made = Notation("1.a8=RL", (("RL", (("en", "RL"), ("de", "TL"))),))
    assert worded(made, letters_of("de")) == "1.a8=TL"
    assert worded(Notation("1.exd8=Q"), letters_of("de")) == "1.exd8=D"


def test_the_verdict_on_a_fairy_key_has_its_letter_in_the_language() -> None:
    message = solve("6R1/8/7k/8/2K5/8/L5q1/8 w", "#1").message
    assert str(message) == "Sound: 1.Lxh2#!"
    assert "1.Hxh2#!" in worded(message, letters_of("de"))
