# SPDX-License-Identifier: GPL-3.0-or-later
"""A letter to a composer, in the language of who gets it: to be copied, or opened as mail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QWidget,
)

from composer.gui.look.widgets import ROOM, column, copy_text, label, row
from composer.gui.threads.trying import Trying
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.user.unfinished import UnfinishedDialog
from composer.gui.words.language import fill, language, tr
from composer.gui.words.sentences import worded
from composer.library.arriving.links import Linked
from composer.problem.originals.status import Stage, original_of
from composer.problem.problem import Problem
from composer.said.languages import language_of
from composer.said.sentence import Sentence
from composer.studio.letters import (
    FIELDS,
    LANGUAGES,
    USUAL,
    LetterKind,
    LetterTemplate,
    facts_of,
    letter_fault,
    mail_address,
    template_fault,
    usual_template,
    written,
)


@dataclass(slots=True)
class _Draft:
    """A letter as it was filled, and what the user has made of it and of its template.

    Attributes:
        filled: the subject and text that came from the template.
        typed: those that stand there now.
        template: as it is edited now.
        done: the subject and text that were copied or given to the mail program.
    """

    filled: tuple[str, str] = ("", "")
    typed: tuple[str, str] = ("", "")
    template: LetterTemplate | None = None
    done: tuple[str, str] = ("", "")

    @property
    def is_changed(self) -> bool:
        """Whether it is another than the one that was filled."""
        return self.typed != self.filled and any(self.typed)

    @property
    def is_open(self) -> bool:
        """Whether it was changed, and nobody has it yet."""
        return self.is_changed and self.typed != self.done


class LetterToComposer(UnfinishedDialog):
    """Fills a template with what the record and the solver know; nothing is sent.

    The letter can be changed before it is copied; the template behind the other tab is kept where
    it is changed. What was changed in one letter stands there again when it is chosen again.
    """

    def __init__(
        self,
        problem: Problem,
        links: Sequence[Linked],
        editor: str,
        settings: Settings,
        prompts: Prompts,
        parent: QWidget,
    ) -> None:
        """Make the window.

        Args:
            problem: the original.
            links: what its record is linked with.
            editor: who writes the letter; empty where the library does not know the user.
            settings: keep templates that were edited.
            prompts: asks before a letter that was changed is given up.
            parent: the window that this one belongs to.
        """
        super().__init__(prompts, parent)
        self._problem, self._links, self._settings = problem, tuple(links), settings
        self._original, self._editor = original_of(problem), editor
        self._drafts: dict[tuple[LetterKind, str], _Draft] = {}
        self._draft = _Draft()  # the one that is shown
        self.trying = Trying(language, self)
        self.kind, self.language = QComboBox(), QComboBox()
        self.kind.setAccessibleName(self.tr("What the letter tells"))
        self.language.setAccessibleName(self.tr("Language of the letter"))
        for kind, words in kind_words().items():
            self.kind.addItem(words, kind)
        for code in LANGUAGES:
            self.language.addItem(language_of(code).name, code)
        self.to, self.subject, self.text = QLineEdit(), QLineEdit(), QPlainTextEdit()
        self.template_subject, self.template_text = QLineEdit(), QPlainTextEdit()
        self.to.setText(self._original.address)
        for edit, words in (
            (self.to, self.tr("Address")),
            (self.subject, self.tr("Subject")),
            (self.text, self.tr("The letter")),
            (self.template_subject, self.tr("Subject of the template")),
            (self.template_text, self.tr("The template")),
        ):
            edit.setAccessibleName(words)
        self.to.setPlaceholderText(self.tr("Address"))
        for each in (self.text, self.template_text):
            each.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            each.setTabChangesFocus(True)
        self.wrong = label("", "complaint", wraps=True)
        self.template_wrong = label("", "complaint", wraps=True)
        self.copy = QPushButton(self.tr("Copy"))
        self.mail = QPushButton(self.tr("Open in the mail program"))
        self.keep = QPushButton(self.tr("Keep the template"))
        self.as_it_came = QPushButton(self.tr("As it came"))
        for pushed in (self.copy, self.mail, self.keep, self.as_it_came):
            pushed.setAutoDefault(False)
        self.tabs = QTabWidget()
        self._lay_out()
        self.kind.currentIndexChanged.connect(lambda _: self.fill())
        self.language.currentIndexChanged.connect(lambda _: self._ask())
        self.trying.found.connect(lambda *_: self._take_found())
        self.copy.clicked.connect(self._copy)
        self.mail.clicked.connect(self._open_mail)
        self.template_text.textChanged.connect(self._check)
        self.template_subject.textChanged.connect(lambda _: self._check())
        self.keep.clicked.connect(self._keep)
        self.as_it_came.clicked.connect(self._forget)
        self.finished.connect(lambda _: self.trying.close())
        self.setWindowTitle(self.tr("Letter to the composer"))
        stage = self._original.stage or Stage.RECEIVED
        self.kind.setCurrentIndex(self.kind.findData(USUAL[stage]))
        kept = settings.text(self._to_whom()) or language()
        self.language.setCurrentIndex(max(0, self.language.findData(kept)))
        self._ask()
        self.resize(self.sizeHint())

    def fill(self) -> None:
        """Show the letter that is chosen, filled from its template or as it was left."""
        self._put_by()
        draft = self._drafts.setdefault((self._kind(), self._code()), _Draft())
        template = draft.template or self._template()
        self._draft = draft
        if draft.is_changed:
            self._type(*draft.typed)
            self._judge()
        else:
            self._write()
        self.template_subject.setText(template.subject)
        self.template_text.setPlainText(template.text)
        self._check()

    def would_lose(self) -> bool:
        """Return whether a letter was changed and not copied, or a template and not kept."""
        self._put_by()
        drafts = self._drafts.values()
        return any(draft.is_open or draft.template is not None for draft in drafts)

    def question(self) -> str:
        """Ask before a letter is given up."""
        return self.tr("Close the letter without copying it, or without keeping its template?")

    def _put_by(self) -> None:
        """Remember what stands in the letter that is shown, and in its template."""
        shown = next((key for key, each in self._drafts.items() if each is self._draft), None)
        if shown is not None:
            self._draft.typed = self._typed()
            edited = self._edited()
            self._draft.template = None if edited == self._template(*shown) else edited

    def _typed(self) -> tuple[str, str]:
        return self.subject.text(), self.text.toPlainText()

    def _type(self, subject: str, text: str) -> None:
        self.subject.setText(subject)
        self.text.setPlainText(text)

    def _take_found(self) -> None:
        """Write what the solver found into a letter that stands as it was filled.

        In one that was changed since, and in a template that is being changed, nothing is lost.
        """
        self._draft.typed = self._typed()
        if self._draft.is_changed:
            self._judge()
        else:
            self._write()

    def _write(self) -> None:
        kind, code = self._kind(), self._code()
        tried = self.trying.of(self._problem, code)
        fault = self._judge()
        facts = facts_of(kind, self._problem, code, tried, self._links, self._editor)
        subject, text = written(self._template(), facts)
        self._type("" if fault else subject, "" if fault else text)
        self._draft.filled = self._draft.typed = self._typed()

    def _judge(self) -> Sentence:
        """Say, and return, why the letter would say what is not so."""
        tried = self.trying.of(self._problem, self._code())
        fault = letter_fault(self._kind(), self._problem, tried, self._links)
        self.wrong.setText(worded(fault))
        for button in (self.copy, self.mail):
            button.setEnabled(not fault)
        return fault

    def _ask(self) -> None:
        """Let the problem be solved for the language, which is remembered for this composer."""
        if self._problem.credits.authors:
            self._settings.keep_text(self._to_whom(), self._code())
        if self._problem.game is None:
            self.trying.want((self._problem,), self._code())
        self.fill()

    def _kind(self) -> LetterKind:
        found = self.kind.currentData()
        assert isinstance(found, LetterKind)
        return found

    def _code(self) -> str:
        return str(self.language.currentData())

    def _name(self, kind: LetterKind, code: str) -> str:
        return f"letter-{code}-{kind.value}"

    def _to_whom(self) -> str:
        return f"language-of-{self._problem.credits.caption_authors()}"

    def _template(self, kind: LetterKind | None = None, code: str = "") -> LetterTemplate:
        """Return the template of a letter, by default of the one that is chosen."""
        kind, code = kind or self._kind(), code or self._code()
        kept = self._settings.text(self._name(kind, code))
        return LetterTemplate.of(kept) if kept else usual_template(kind, code)

    def _edited(self) -> LetterTemplate:
        return LetterTemplate(
            " ".join(self.template_subject.text().split()),
            self.template_text.toPlainText().strip("\n"),
        )

    def _check(self) -> None:
        fault = template_fault(self._edited())
        self.template_wrong.setText(worded(fault))
        self.keep.setEnabled(not fault and self._edited() != self._template())
        self.as_it_came.setEnabled(
            self._edited() != usual_template(self._kind(), self._code())
            or bool(self._settings.text(self._name(self._kind(), self._code())))
        )

    def _keep(self) -> None:
        self._keep_template(self._edited().whole())

    def _forget(self) -> None:
        self._keep_template("")

    def _keep_template(self, whole: str) -> None:
        """Keep a template, and fill the letter anew unless one that was changed would be lost."""
        self._settings.keep_text(self._name(self._kind(), self._code()), whole)
        template = self._template()
        self.template_subject.setText(template.subject)
        self.template_text.setPlainText(template.text)
        self._check()
        self._draft.typed = self._typed()
        if self._draft.is_open:
            self._judge()
        else:
            self._write()

    def _copy(self) -> None:
        copy_text(f"{self.subject.text()}\n\n{self.text.toPlainText()}")
        self._draft.done = self._typed()

    def _open_mail(self) -> None:
        self._draft.done = self._typed()
        address = mail_address(self.to.text().strip(), self.subject.text(), self.text.toPlainText())
        QDesktopServices.openUrl(QUrl.fromEncoded(address.encode("ascii")))

    def _lay_out(self) -> None:
        letter, template = QWidget(), QWidget()
        column(
            row(label(self.tr("To")), (self.to, 1)),
            row(label(self.tr("Subject")), (self.subject, 1)),
            (self.text, 1),
            self.wrong,
            row(self.copy, self.mail, ROOM),
            on=letter,
            margins=(10, 10, 10, 10),
            spacing=8,
        )
        words = ", ".join(f"{{{name}}}" for name in FIELDS)
        hint = label(
            fill(self.tr("A line of which a word is not known is left out: %1"), words),
            "muted",
            wraps=True,
        )
        column(
            self.template_subject,
            (self.template_text, 1),
            hint,
            self.template_wrong,
            row(self.keep, self.as_it_came, ROOM),
            on=template,
            margins=(10, 10, 10, 10),
            spacing=8,
        )
        self.tabs.addTab(letter, self.tr("Letter"))
        self.tabs.addTab(template, self.tr("Template"))
        column(
            row(self.kind, self.language, ROOM),
            (self.tabs, 1),
            on=self,
            margins=(14, 14, 14, 14),
            spacing=10,
        )

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a letter with a diagram."""
        return QSize(700, 640)


def kind_words() -> dict[LetterKind, str]:
    """Return what the letters are called."""
    return {
        LetterKind.RECEIVED: tr("It has come"),
        LetterKind.TESTED: tr("It is tested and sound"),
        LetterKind.COOKED: tr("It is tested and not sound"),
        LetterKind.ANTICIPATED: tr("It seems to be anticipated"),
        LetterKind.RETURNED: tr("It is returned"),
        LetterKind.ACCEPTED: tr("It is accepted"),
        LetterKind.PRINTED: tr("It is printed"),
        LetterKind.AWARDED: tr("It is in the award"),
    }
