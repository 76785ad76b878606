# SPDX-License-Identifier: GPL-3.0-or-later
"""Board and analysis of a window, with what belongs to them; nothing is connected yet."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from composer.gui.aids.aids import Aids
from composer.gui.beside.popeye import Popeye
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.documents.boardtools import BoardTools
from composer.gui.documents.commands import Composing
from composer.gui.documents.inquiry import Inquiry
from composer.gui.documents.twinsolving import TwinSolving
from composer.gui.frame.positionbar import PositionBar
from composer.gui.history.history import History
from composer.gui.look.widgets import column
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.details import DetailsPanel
from composer.gui.panels.linestrip import LineStrip
from composer.gui.panels.reading import LineReading
from composer.gui.panels.twintabs import TwinTabs
from composer.gui.program.basis import Basis
from composer.gui.program.men import Men
from composer.gui.rules.chooser import RuleChooser
from composer.gui.schemes.bench import Bench
from composer.gui.words.language import tr


class Study:
    """Board and analysis, what belongs to them, and those who let the one follow the other."""

    def __init__(self, window: QMainWindow, basis: Basis) -> None:
        appearance, actions, ends = basis.appearance, basis.actions, basis.ends
        pictures, thumbnails, notices = basis.pictures, basis.thumbnails, basis.notices
        self.board = BoardView(appearance, pictures)
        self.palette = MenPalette(appearance, self.board)
        self.bar = PositionBar(
            appearance,
            left=[actions["undo"], actions["redo"]],
            right=[actions["flip"], actions["copy"], actions["export"]],
            worded=actions["add-twin"],
            spare=actions["show-edits"],
            rules=actions["rules"],
        )
        self.rule_chooser = RuleChooser(window, appearance, basis.settings)
        self.caption = CaptionPanel()
        self.details = DetailsPanel()
        self.versions = VersionsStrip(thumbnails, appearance)
        line_strip = LineStrip(appearance)
        self.caption_place = QStackedWidget()
        self.caption_place.addWidget(self.caption)
        self.caption_place.addWidget(line_strip)
        self.composing = Composing(basis.workbench, self.board, notices, appearance, window)
        self.twinning = self.composing.twinning
        self.inquiry = Inquiry(self.twinning, basis.analyst, basis.preferring, window)
        self.twin_solving = ends.add(
            TwinSolving(self.twinning, basis.analyst, self.inquiry, window)
        )
        self.twins = TwinTabs(self.twinning, self.twin_solving, appearance)
        self.popeye = ends.add(
            Popeye(self.twinning, basis.analyst, basis.preferring, basis.prompts, window)
        )
        below_verdict = QWidget()
        column(self.popeye.strip, self.twins, on=below_verdict)
        self.pane = AnalysisPane(appearance, thumbnails, below_verdict)
        ends.call(self.pane.rest)
        self.reading = LineReading(
            self.twinning,
            self.board,
            self.pane.solution.tree,
            line_strip,
            self.caption_place,
            window,
        )
        self.aids = ends.add(
            Aids(
                appearance,
                board=self.board,
                palette=self.palette,
                pane=self.pane,
                caption_place=self.caption_place,
                twinning=self.twinning,
                thumbnails=thumbnails,
                notices=notices,
                parent=window,
            )
        )
        self.history = ends.add(
            History(
                appearance,
                pictures,
                thumbnails,
                board=self.board,
                place=self.caption_place,
                workbench=basis.workbench,
                notices=notices,
                parent=window,
            )
        )
        self.men = Men(
            appearance,
            pictures,
            basis.settings,
            board=self.board,
            by_hand=BoardTools(self.twinning, notices, window),
            body=self.pane.body,
            actions=actions,
            parent=window,
        )
        self.bench = Bench(self.twinning, basis.workbench, window)
        self.pane.body.add_page(self.history.panel, tr("History"))
        self.pane.body.add_page(self.men.page, tr("Men"))
