# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told around the board: parts of the caption, own lines, letters of the men."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from composer.diagrams.files.forms import Format
from composer.diagrams.games.diagram import PARTS_OF_GAMES
from composer.diagrams.style.style import CaptionPart, DiagramStyle
from composer.diagrams.style.template import CaptionTemplate, TemplateLine, fields_of
from composer.gui.look.inputs import TickBox
from composer.gui.look.widgets import link
from composer.gui.publishing.captionlines import MOST_LINES, CaptionLines
from composer.gui.publishing.choices import Choices
from composer.gui.publishing.fields import Boxes, Choice, Part, show_value
from composer.gui.user.viewmenu import letters_name
from composer.gui.words.language import tr
from composer.notation.letters import ALL_LETTERS

_LINES: Final = MappingProxyType(
    {
        CaptionPart.TITLE: TemplateLine("{title}", italic=True, size=0.95),
        CaptionPart.AUTHORS: TemplateLine("{authors}", bold=True),
        CaptionPart.SOURCE: TemplateLine(
            "[{source}][\u00a0({number})][\u00a0{date}]", italic=True, size=0.9
        ),
        CaptionPart.DISTINCTION: TemplateLine(
            "[{distinction}][, {tourney}]", italic=True, size=0.9
        ),
        CaptionPart.DEDICATION: TemplateLine("{dedication}", size=0.85),
        CaptionPart.STIPULATION: TemplateLine("{stipulation}"),
        CaptionPart.MEN: TemplateLine("{men}"),
        CaptionPart.CONDITIONS: TemplateLine("{conditions}", size=0.85),
        CaptionPart.THEMES: TemplateLine("{themes}", italic=True, size=0.85),
    }
)
"""The line that is added where a part is wanted that no line of the style tells."""

_ABOVE: Final = (
    CaptionPart.TITLE,
    CaptionPart.AUTHORS,
    CaptionPart.SOURCE,
    CaptionPart.DISTINCTION,
    CaptionPart.DEDICATION,
)


def parts_shown(style: DiagramStyle) -> frozenset[CaptionPart]:
    """Return the parts of the caption that a style tells: allowed, and named in a line."""
    template = style.template
    texts = [line.text for line in (*template.above, *template.below)]
    named = {name for text in (*texts, template.left, template.right) for name in fields_of(text)}
    return frozenset(part for part in style.caption if fields_of(_LINES[part].text) & named)


def telling(style: DiagramStyle, wanted: frozenset[CaptionPart]) -> DiagramStyle:
    """Return a style that tells certain parts of the caption, and no others."""
    template = style.template
    missing = wanted - parts_shown(replace(style, caption=wanted))
    above = tuple(_LINES[part] for part in CaptionPart if part in missing and part in _ABOVE)
    below = tuple(_LINES[part] for part in CaptionPart if part in missing and part not in _ABOVE)
    if above or below:
        template = CaptionTemplate(
            (*template.above, *above)[:MOST_LINES],
            template.left,
            template.right,
            (*template.below, *below)[:MOST_LINES],
            template.bold_corners,
        )
    return replace(style, caption=wanted, template=template)


class WordsPart(Part):
    """Check boxes for the parts of the caption; below them its lines, for who wants others."""

    def __init__(self) -> None:
        super().__init__(self.tr("Caption"))
        self.captions = {
            CaptionPart.AUTHORS: TickBox(self.tr("Authors")),
            CaptionPart.SOURCE: TickBox(self.tr("Source")),
            CaptionPart.DISTINCTION: TickBox(self.tr("Award")),
            CaptionPart.STIPULATION: TickBox(self.tr("Stipulation")),
            CaptionPart.MEN: TickBox(self.tr("Men")),
            CaptionPart.THEMES: TickBox(self.tr("Themes")),
            CaptionPart.TITLE: TickBox(self.tr("Title")),
            CaptionPart.DEDICATION: TickBox(self.tr("Dedication")),
            CaptionPart.CONDITIONS: TickBox(self.tr("Conditions")),
        }
        self.rules = TickBox(self.tr("Rules in one line"))
        self.rules.setToolTip(self.tr("Below, what is special in a game other than today's chess"))
        self.key = TickBox(self.tr("Key to the men"))
        self.key.setToolTip(self.tr("Below, the fairy men by name, each with his figure"))
        self.solution = TickBox(tr("Solution"))
        self.boxes = Boxes(*self.captions.values(), self.rules, self.key, self.solution)
        self.row("", self.boxes)
        self.own = link(self.tr("Own lines …"))
        self.own.setCheckable(True)
        self.row("", self.own)
        self.lines = CaptionLines()
        self.wide_row(self.lines)
        self.letters = Choice((letter.code, letters_name(letter)) for letter in ALL_LETTERS)
        self.row(self.tr("Letters"), self.letters)
        self.own.toggled.connect(lambda on: self.show_row(self.lines, on))
        self.show_row(self.lines, False)
        for box in (*self.captions.values(), self.rules, self.key, self.solution):
            box.toggled.connect(self.changed)
        self.lines.changed.connect(self.changed)
        self.letters.currentIndexChanged.connect(self.changed)

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen."""
        style = choices.diagram
        told = parts_shown(style)
        shown = [(box, part in told) for part, box in self.captions.items()]
        others = ((self.rules, style.rules), (self.key, style.key), (self.solution, choices.told))
        for box, on in (*shown, *others):
            show_value(box, on)
        self.lines.show_template(style.template)
        self.letters.choose(style.letters)
        away = [] if choices.is_game and choices.form is not Format.HTML else [self.solution]
        if choices.is_game:
            away += [box for part, box in self.captions.items() if part not in PARTS_OF_GAMES]
        self.boxes.leave_out(set(away))
        self.own.setVisible(not choices.is_game)
        self.show_row(self.lines, self.own.isChecked() and not choices.is_game)

    def taken(self, choices: Choices) -> Choices:
        """Return choices with what is chosen here."""
        style = replace(
            choices.diagram,
            template=self.lines.template,
            letters=self.letters.value,
            rules=self.rules.isChecked(),
            key=self.key.isChecked(),
        )
        wanted = frozenset(part for part, box in self.captions.items() if box.isChecked())
        if wanted != parts_shown(choices.diagram):
            style = telling(style, wanted)
        elif style.template != choices.diagram.template:  # a line that names more shows more
            named = parts_shown(replace(style, caption=frozenset(CaptionPart)))
            style = replace(style, caption=style.caption | named)
        return replace(choices, diagram=style, told=self.solution.isChecked())
