# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in other languages: every sentence is there, in all its forms, and has room."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cases import every
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from room import clipped
from spoken import forms_of, speaking, text_of
from studio import BLOCK, FakePrompts, problem
from templates import templates
from thorough import some
from translations import CONTEXT, LUPDATE, update

from composer.gui.collection.frame import Side
from composer.gui.collection.pattern.panel import PatternPanel
from composer.gui.frame.topbar import FinderField
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DecimalBox
from composer.gui.program.studio import Studio
from composer.gui.publishing.form import ChoicesForm
from composer.gui.user.actions import menu_titles, specs
from composer.gui.user.settings import Settings
from composer.gui.words.language import decimal, grouped, in_figures, locale_for, moment_words, tr
from composer.gui.words.sentences import worded
from composer.gui.words.translator import LANGUAGES, SourceTranslator, read_source
from composer.manual.shelf import page_of
from composer.notation.letters import ENGLISH_S, letters_of
from composer.said.languages import language_of
from composer.said.sentence import Counted, Decimal, said

_ROOT = Path(__file__).resolve().parents[2]
_FOREIGN = tuple(sorted(set(LANGUAGES) - {"en"}))
_SIZES = ((800, 560), (1280, 720), (1440, 900))

_COMMANDS = "Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …"  # never translated
_SAME = {
    "Chance",
    "duplex",
    "neutral",
    "no",
    "&File",
    "Ctrl+I",
    "Ctrl+L",
    "Format",
    "Stip.",
    " mm",
    " min",
    "zugzwang",
    _COMMANDS,
}
_SAME |= {
    "Mutate – %1.",
    "Syzygy: %1.",
    "Ctrl+Shift+T",
    "Ctrl+Z, Ctrl+Shift+Z",
    " dpi",
    "in",
    "%1 in %2: %3",
    "Ctrl+Shift+N",
}
_SAME |= {
    "Ctrl+Shift+B, Ctrl+Shift+P",
    "Form",
    "%1 ms",
    "Illegal",
    "Imitator",
    "Immune",
    "Import",
    "Legal",
    "Link",
    "Menu %1",
    "Name",
    "Pause",
    "Popeye",
    "Popeye …",
    "System",
    "Text",
    "Transparent",
    "Zugzwang",
    "illegal",
    "illegal: %1",
}
"""Sentences that are the same in English and in another language."""

_SAME_IN = {
    "de": {"Engine"},
    "it": {"Zagoruiko"},
    "ru": {"Delete"},
    "es": {
        "Director",
        "%1 mates",
        "Zagoruiko",
        "Manual",
        "1 dual",
        "Figurines",
        "dual",
        "ideal",
        "mate",
        "mates",
        "triple",
    },
    "fr": {
        "%1 continuations",
        "Correction",
        "Minutes",
        "Points",
        "date",
        "position",
        "sources",
        "Sections",
        "%1 duals",
        "%1 phases",
        "%1 pixels",
        "%1 positions",
        "%1 solutions",
        "&Position",
        "&Solution",
        "1 dual",
        "1 phase",
        "1 solution",
        "Collections",
        "Conditions",
        "Date",
        "Direct",
        "Distinction",
        "Duals",
        "Figurines",
        "Lions",
        "Note",
        "Notes",
        "Options",
        "Page",
        "Phases",
        "Position",
        "Section",
        "Solution",
        "Solutions",
        "Source",
        "Style",
        "Tables",
        "Type",
        "Verdict",
        "Verdicts",
        "Version",
        "Versions",
        "certain",
        "dual",
        "duals",
        "impossible",
        "quadruple",
        "royal",
        "royal ",
        "six",
        "solution",
        "source",
        "triple",
        "version %1",
    },
}
"""Sentences that are the same in English and in this language only."""


@cache
def sources_in(text: str) -> tuple[tuple[str, str, str], ...]:
    """Context, sentence and comment of every message, done or not."""
    return tuple(
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            message.findtext("comment") or "",
        )
        for context in ElementTree.fromstring(text).iter("context")
        for message in context.iter("message")
    )


@cache
def counted_in(text: str) -> set[tuple[str, str, str]]:
    """Context, sentence and comment of every message that goes with a number."""
    return {
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            message.findtext("comment") or "",
        )
        for context in ElementTree.fromstring(text).iter("context")
        for message in context.iter("message")
        if message.get("numerus") == "yes"
    }


def said_in_language(language: str) -> Iterator[tuple[tuple[str, str, str], str]]:
    """Every message of a language with each form of it that is ever said."""
    needed = language_of(language).needed()
    for message, forms in forms_of(language).items():
        if len(forms) == 1:
            yield message, forms[0]
        else:
            yield from ((message, forms[place]) for place in sorted(needed))


@pytest.fixture(scope="module")
def current(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, str]]:
    """All sentences of the window and those below it, as the translators' files should be."""
    if not LUPDATE.exists():
        pytest.skip("pyside6-lupdate is not installed beside this Python")
    found = tmp_path_factory.mktemp("translations") / "found.ts"
    update(found)
    return set(sources_in(found.read_text("utf-8")))


@pytest.mark.parametrize("language", _FOREIGN)
def test_every_sentence_of_the_window_is_translated(
    language: str, current: set[tuple[str, str, str]]
) -> None:
    assert len(current) > 400
    done = set(forms_of(language))
    assert not current - done, "renew the translations as CONTRIBUTING.md says, then translate"
    assert not done - current, "sentences that the window no longer says"


def test_every_sentence_of_the_window_is_one_that_qt_finds() -> None:
    """Qt's tool reads literals only, and nothing within the braces of an f-string."""
    for path, tree in sources_of_the_window():
        assert not [call for call in said_in(tree) if not isinstance(call.args[0], ast.Constant)]
        for text in ast.walk(tree):
            assert not isinstance(text, ast.JoinedStr) or not said_in(text), (path, text.lineno)


@cache
def sources_of_the_window() -> tuple[tuple[Path, ast.Module], ...]:
    paths = sorted((_ROOT / "composer" / "gui").rglob("*.py"))
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in paths)


def said_in(tree: ast.AST) -> list[ast.Call]:
    """The sentences below a node of a source that are to be translated."""
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    return [call for call in calls if ast.unparse(call.func) in ("tr", "self.tr")]


@every("language", _FOREIGN)
def test_no_message_is_double_or_unfinished(language: str) -> None:
    text = text_of(language)
    messages = sources_in(text)
    assert not [each for each, times in Counter(messages).items() if times > 1]
    assert len(forms_of(language)) == len(messages)
    assert all(words for _, words in said_in_language(language))
    assert "<location" not in text  # line numbers would change with every edit


def marks(text: str) -> Counter[str]:
    """What the program puts words in the place of, and what it cuts the text at."""
    return Counter(re.findall(r"%[1-9]|\{\w+\}|\n|</?\w+>|;;|\*\.\w+", text))


@every("language", _FOREIGN)
def test_translations_keep_places_ellipses_and_colons(language: str) -> None:
    for (_, source, _comment), words in said_in_language(language):
        assert marks(words) == marks(source), source
        assert words.endswith("…") == source.endswith("…"), source
        assert words.endswith(":") == source.endswith(":"), source
        assert words.endswith(".") or not source.endswith(".") or source == "No.", source  # №
        assert words.count("&") == source.count("&"), source
        assert words[0].isspace() == source[0].isspace(), source
        assert words[-1].isspace() == source[-1].isspace(), source


_NUMBERS = (0, 2, 5, 11, 21, 101)


@every("language", _FOREIGN)
def test_what_is_counted_has_the_form_of_each_number(language: str) -> None:
    """One is said by a sentence of its own, in every language."""
    text = text_of(language)
    translator, plurals = SourceTranslator(text), language_of(language)
    counted, known = counted_in(text), forms_of(language)
    assert len(counted) > 100
    for context, source, comment in counted:
        forms = known[context, source, comment]
        assert len(forms) == len(plurals.forms), source
        for number in _NUMBERS:
            words = translator.translate(context, source, comment, number)
            assert words == forms[plurals.form(number)], (source, number)
            assert words
            assert marks(words) == marks(source), (source, number)


def test_what_is_counted_in_the_window_is_counted_below_it() -> None:
    """The tool marks all that `counted` and its likes are given, and nothing else needs forms."""
    declared_so = {
        template.text for template in templates() if template.is_counted and template.is_said
    }
    for language in _FOREIGN:
        found = counted_in(text_of(language))
        assert {source for context, source, _ in found if context == CONTEXT} == declared_so


def test_every_number_of_the_window_is_looked_up_with_its_sentence() -> None:
    """`tr("%1 men")` alone, without the number, has one form in every language."""
    counted = {source for _, source, _ in counted_in(text_of(_FOREIGN[0]))}
    for path, tree in sources_of_the_window():
        for call in said_in(tree):
            if len(call.args) == 3:
                assert ast.literal_eval(call.args[0]) in counted, (path, call.lineno)
        for call in (each for each in ast.walk(tree) if isinstance(each, ast.Call)):
            if ast.unparse(call.func) in ("counted", "in_figures") and len(call.args) > 2:
                many = call.args[2]
                if isinstance(many, ast.Call) and ast.unparse(many.func) in ("tr", "self.tr"):
                    assert len(many.args) == 3, (path, call.lineno)
                    number = ast.unparse(call.args[0])
                    assert ast.unparse(many.args[2]) in (number, f"countable({number})"), path


def test_a_language_that_is_finished_is_offered() -> None:
    for path in sorted((_ROOT / "resources" / "translations").glob("composer_*.ts")):
        text = path.read_text("utf-8")
        assert path.stem.removeprefix("composer_") in LANGUAGES or 'type="unfinished"' in text, path


@pytest.fixture(params=_FOREIGN)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each of the other languages, spoken by the application."""
    with speaking(request.param):
        yield request.param


def test_menus_have_letters_of_their_own(spoken: str) -> None:
    letters = [re.findall("&(.)", title)[0].lower() for title in menu_titles().values()]
    assert len(set(letters)) == len(letters)
    for menu in menu_titles():
        words = [spec.words for spec in specs() if spec.menu == menu]
        letters = [found.lower() for word in words for found in re.findall("&(.)", word)]
        assert len(set(letters)) == len(letters)
        assert len(set(words)) == len(words)


@every("language", _FOREIGN)
def test_what_stays_as_in_english_is_so_on_purpose(language: str) -> None:
    same = {
        source
        for (context, source, _), words in said_in_language(language)
        if words == source
        and context not in (CONTEXT, "QShortcut")  # the name of a key
        and re.search(r"[A-Za-z]{2}", re.sub(r"\{\w+\}", "", source))
    }
    assert same <= _SAME | _SAME_IN.get(language, set())


def test_menus_name_keys_as_manuals_and_keyboards_do(spoken: str) -> None:
    """Qt calls Ctrl "Control" in Spanish, and Shift "Shift" in Italian."""
    for keys, page in (("Ctrl+PgDown", "twins"), ("Ctrl+Shift+O", "board")):
        named = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        assert named in page_of(page, spoken).text


@pytest.fixture
def formatted(spoken: str) -> Iterator[str]:
    """Each of the other languages, its numbers and dates, too."""
    before = QLocale()
    QLocale.setDefault(locale_for(spoken))
    yield spoken
    QLocale.setDefault(before)


_MILLION = {
    "de": "1.234.567",
    "es": "1.234.567",
    "fr": "1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567",
    "it": "1.234.567",
    "ru": "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567",
}
_MOMENT = {
    "de": "09.03.2026 14:05",
    "es": "9/3/2026 14:05",
    "fr": "09/03/2026 14:05",
    "it": "09/03/2026 14:05",
    "ru": "09.03.2026 14:05",
}


def test_numbers_and_dates_are_written_as_the_language_does(formatted: str) -> None:
    moment = datetime(2026, 3, 9, 14, 5).astimezone()
    assert (grouped(1234567), decimal(2.5, 1)) == (_MILLION[formatted], "2,5")
    assert moment_words(moment) == _MOMENT[formatted]
    assert worded(said("{moves} moves", moves=Decimal(2.5))).startswith("2,5")


@pytest.mark.parametrize("typed", ["37,5", "37.5"])
def test_a_field_takes_a_point_and_a_comma(formatted: str, typed: str, qtbot: QtBot) -> None:
    field = DecimalBox()
    qtbot.addWidget(field)
    field.setRange(0, 500)
    field.setDecimals(1)
    field.setSuffix(" mm")
    field.selectAll()
    qtbot.keyClicks(field, typed)
    assert field.value() == 37.5
    assert field.text() == "37,5 mm"


def test_words_go_with_their_number(formatted: str) -> None:
    def moves(number: int) -> str:
        return in_figures(number, tr("1 move"), tr("%1 moves", "", number))

    def same(number: int) -> str:
        many = "{side} can mate, in {count} moves or fewer"
        return worded(Counted(many, (("side", "W"), ("count", number)), "", number))

    told = [re.sub(r"\d+ ?", "", moves(number)) for number in (1, *_NUMBERS)]
    assert told == _MOVES[formatted]
    assert len({re.sub(r"\d+", "", same(number)) for number in _NUMBERS}) == len(set(told[1:]))


_MOVES = {
    "de": ["Zug", "Zügen", "Zügen", "Zügen", "Zügen", "Zügen", "Zügen"],
    "es": ["jugada", "jugadas", "jugadas", "jugadas", "jugadas", "jugadas", "jugadas"],
    "fr": ["coup", "coup", "coups", "coups", "coups", "coups", "coups"],
    "it": ["mossa", "mosse", "mosse", "mosse", "mosse", "mosse", "mosse"],
    "ru": ["ход", "ходов", "хода", "ходов", "ходов", "ход", "ход"],
}
"""One, none, two, five, eleven, twenty-one and a hundred and one moves."""


def test_without_a_language_numbers_are_english(qapp: QApplication) -> None:
    assert (grouped(1234567), decimal(2.5, 1)) == ("1,234,567", "2.5")


@every("language", _FOREIGN)
def test_subclasses_speak_the_language_of_their_parents(language: str, qapp: QApplication) -> None:
    class Parent(QObject):
        def words(self) -> str:
            return self.tr("Stop")

    class Child(Parent):
        pass

    text = text_of(language).replace("<name>VerdictLine</name>", "<name>Parent</name>")
    translator = SourceTranslator(text)
    qapp.installTranslator(translator)
    said = Child().words()
    qapp.removeTranslator(translator)
    assert said == read_source(text)["Parent", "Stop", ""][0]


@pytest.fixture
def abroad(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    qapp: QApplication,
    small_library: Path,
    tmp_path: Path,
) -> Iterator[Studio]:
    """A studio that was begun in another language, with a problem on the board."""
    settings = Settings(tmp_path / "s.ini")
    kept = settings.preferences()
    settings.keep_preferences(type(kept)(language=request.param, tour_seen=True))
    studio = Studio(qapp, settings, FakePrompts(), small_library, tmp_path / "d")
    studio.show()
    qtbot.waitUntil(lambda: studio.window.librarian.path is not None)
    studio.window.workbench.document.open(problem(BLOCK))
    key = f"{letters_of(request.param).queen}e4"
    qtbot.waitUntil(lambda: key in studio.window.pane.verdict.sentence)
    yield studio
    studio.window.leave()
    studio.window.deleteLater()
    studio._tongue.speak("en")
    studio.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("abroad", _FOREIGN, indirect=True)
@every("size", _SIZES)
def test_the_words_of_the_window_have_room(
    abroad: Studio, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = abroad.window
    window.resize(*size)
    window.lay.arrangement.share_width()
    qtbot.pass_time(window.lay.arrangement)

    def has_room() -> None:
        assert not list(clipped(window))

    qtbot.waitUntil(has_room)  # what comes last of an analysis is laid out in a further turn
    assert (window.width(), window.height()) == size
    assert window.menuBar().sizeHint().width() <= window.width()
    if size == (1280, 720):
        _names_its_keys_and_has_room(window.basis.top.finder, abroad.language)


def _names_its_keys_and_has_room(field: FinderField, language: str) -> None:
    """See that the field that finds names its keys as the language does, and has room for it."""
    words, keys = field.said
    assert keys == {"de": "Strg+K"}.get(language, "Ctrl+K")
    assert field.toolTip().endswith(f"({keys})")
    assert field.fontMetrics().horizontalAdvance(words + keys) < field.sizeHint().width()
    assert field.width() >= field.sizeHint().width()


def test_columns_at_the_side_are_as_wide_as_their_words(spoken: str, qtbot: QtBot) -> None:
    form, side = ChoicesForm(), Side("libraryRight", 304)
    panel = PatternPanel(Appearance())
    side.put(panel)
    window = QWidget()  # of which a column takes two fifths at most
    row = QHBoxLayout(window)
    for each in (form, side):
        row.addWidget(each)
    row.addStretch(1)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()

    def fits(column: QScrollArea) -> bool:
        body = column.widget()
        assert body is not None
        return body.width() <= column.viewport().width()

    qtbot.waitUntil(lambda: fits(form) and fits(side))
    for part in (*form.parts, panel):
        if part.isVisible():
            assert part.minimumSizeHint().width() <= part.width(), type(part)


@pytest.mark.parametrize("abroad", some(_FOREIGN, 3, 3), indirect=True)
def test_letters_go_with_the_language_until_others_are_chosen(abroad: Studio) -> None:
    window = abroad.window
    natural = letters_of(abroad.language)
    assert window.preferring.letters == natural
    window.preferring.prefer(letters="en-s")
    assert window.preferring.letters == ENGLISH_S
    window.preferring.prefer(letters="")
    assert window.preferring.letters == natural
    window.preferring.prefer(language="en")
    assert window.preferring.letters == ENGLISH_S
