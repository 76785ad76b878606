# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window is dressed: palette and the little style sheet that palettes cannot say."""

from __future__ import annotations

from pathlib import Path
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from composer.assets import asset
from composer.gui.look.contrast import DARK_CONTRAST, LIGHT_CONTRAST
from composer.gui.look.tokens import DARK, LIGHT, Tokens, palette

_SYSTEM = "systemPalette"  # a property of the application
_SHEET = Template("""
QMenuBar { background: $window; padding: 3px 6px; }
QMenuBar::item { padding: 6px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $select; color: $text; }
QMenu { background: $raised; border: 1px solid $line2; padding: 4px; }
QMenu::item { padding: 5px 22px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: $select; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QStatusBar { background: $window; border-top: 1px solid $line; color: $muted; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 0 8px; }
QLabel#reference { color: $invalid; background: $invalid_tint; border-radius: 4px;
                   padding: 0 6px; margin: 2px 6px; }
QTabBar#twins { background: transparent; }
QTabBar#twins::tab { background: transparent; border: 1px solid transparent; border-radius: 6px;
                     padding: 4px 10px; margin-right: 2px; color: $text2; max-width: 340px; }
QTabBar#twins::tab:hover { background: $hover; border-color: $line; }
QTabBar#twins::tab:selected { background: $raised; border-color: $line2; color: $text; }
QTabBar#twins:focus::tab:selected { border-color: $accent; }
QTabBar#documents { background: transparent; }
QTabBar#documents::tab { background: transparent; border: 1px solid transparent;
                         border-radius: 6px; padding: 3px 4px 3px 10px; margin-right: 2px;
                         color: $text2; max-width: 190px; min-width: 84px; }
QTabBar#documents::tab:hover { background: $hover; border-color: $line; }
QTabBar#documents::tab:selected { background: $raised; border-color: $line2; color: $text; }
QTabBar#documents::tear { width: 0px; }
QTabBar#documents::scroller { width: 44px; }
QTabBar#documents QToolButton { padding: 0px; background: $window; }
QToolButton#closeTab { padding: 1px; border-radius: 4px; }
QTabBar#documents:focus::tab:selected { border-color: $accent; }
QSplitter::handle { background: $line; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px 6px;
              color: $text2; background: transparent; }
QToolButton:hover { background: $hover; border-color: $line; }
QToolButton:pressed { background: $select; }
QToolButton:checked { background: $accent_tint; color: $accent; }
QToolButton:disabled { color: $muted; }
QToolButton:focus { border-color: $accent; }
QToolButton::menu-indicator { image: none; width: 0; }
QLineEdit { background: $raised; border: 1px solid $line2; border-radius: 6px;
            padding: 3px 8px; color: $text; placeholder-text-color: $muted;
            selection-background-color: $accent;
            selection-color: $onaccent; }
QPlainTextEdit { background: $raised; border: 1px solid $line2; border-radius: 6px;
                 padding: 1px 4px; color: $text; selection-background-color: $accent;
                 selection-color: $onaccent; }
QPlainTextEdit:focus { border-color: $accent; }
QLineEdit:focus { border-color: $accent; }
QLineEdit[wrong="true"] { border-color: $cooked; color: $cooked; }
QLineEdit#captionField { background: transparent; border: 1px solid transparent;
                         padding: 1px 3px; }
QLineEdit#captionField:hover { border-color: $line; background: $raised; }
QLineEdit#captionField:focus { border-color: $accent; background: $raised; }
QLineEdit#filter { padding: 0px 8px; }
QLineEdit#filter[wrong="true"] { color: $text; }
QToolButton#aid { padding: 3px 2px; }
QToolButton#switch { padding: 4px 4px; }
QToolButton#small { padding: 1px 3px; color: $muted; }
QToolButton#link { color: $accent; padding: 2px 4px; }
QToolButton#link:disabled { color: $muted; }
QToolButton#rights { background: $raised; border-color: $line2; padding: 3px 6px; }
QToolButton#rights:hover { background: $hover; }
QToolButton#ruleChip { background: $accent_tint; color: $accent; border: 1px solid $accent;
  border-radius: 9px; padding: 2px 8px; }
QToolButton#ruleChip:hover { background: $hover; }
QToolButton#want { background: $sunken; color: $text2; padding: 3px 2px; }
QToolButton#want:hover { border-color: $line2; }
QToolButton#want:checked { background: $accent_tint; color: $accent; border-color: $accent; }
QToolButton#segment { background: $raised; border: 1px solid $line2; border-radius: 0;
                      margin-left: -1px; padding: 3px 10px; min-height: 26px; color: $text; }
QToolButton#segment:checked { background: $accent_tint; color: $accent; }
QToolButton#segment[edge="first"] { margin-left: 0; border-top-left-radius: 6px;
                                    border-bottom-left-radius: 6px; }
QToolButton#segment[edge="alone"] { border-radius: 6px; }
QToolButton#segment[edge="last"] { border-top-right-radius: 6px; border-bottom-right-radius: 6px; }
QWidget#publishForm { background: $panel; }
QWidget#publishDesk, QWidget#publishFoot { background: $window; }
QPlainTextEdit#publishText { background: $panel; border: none; border-radius: 0; }
QWidget#publishNote { background: $accent_tint; border-bottom: 1px solid $line; }
QWidget#publishNote[fault="true"] { background: $cooked_tint; }
QToolButton#publishSegment { background: $raised; border: 1px solid $line2; border-radius: 0;
                      margin-left: -1px; padding: 3px 2px; min-height: 22px; color: $text; }
QToolButton#publishSegment:hover { background: $hover; }
QToolButton#publishSegment:checked { background: $accent_tint; color: $accent;
                                     font-weight: 600; }
QToolButton#publishSegment:disabled { color: $muted; background: $window; }
QToolButton#publishSegment:focus { border-color: $accent; }
QToolButton#publishSegment[edge="first"] { border-top-left-radius: 6px;
                                           border-bottom-left-radius: 6px; }
QToolButton#publishSegment[edge="last"] { border-top-right-radius: 6px;
                                          border-bottom-right-radius: 6px; }
QProgressBar { background: $sunken; border: 1px solid $line2; border-radius: 6px;
               text-align: center; color: $text; }
QProgressBar::chunk { background: $select; border-radius: 5px; }
QWidget#librarySide { background: $window; border-right: 1px solid $line; }
QWidget#libraryRight { background: $window; border-left: 1px solid $line; }
QListWidget#queryPopup { background: $raised; border: 1px solid $line2; padding: 3px; }
QWidget#alikeHead { background: $panel; border-bottom: 1px solid $line; }
QFrame#limits, QFrame#rules { background: $raised; border: 1px solid $line2; }
QDialog#finder { background: $raised; border: 1px solid $line2; }
QDialog#finder QListWidget { background: transparent; }
QFrame#queryForm { background: $raised; border: 1px solid $line2; border-radius: 10px; }
QToolButton#topButton, QPushButton#topButton { background: $raised; border: 1px solid $line2;
                        padding: 3px 10px; min-height: 26px; color: $text; }
QPushButton#topButton:disabled { color: $muted; }
QToolButton#topButton:checked { background: $accent_tint; color: $accent; }
QLabel#hint a, QLabel#complaint a { color: $accent; }
QFrame#sideLine { background: $line; border: none; }
QWidget#libraryTop { background: $window; border-bottom: 1px solid $line; }
QWidget#unplay { background: $accent_tint; border: 1px solid $accent; border-radius: 6px; }
QLabel#panelTitle { font-weight: 600; }
QLabel#muted, QLabel#hint, QLabel#verdictStatus { color: $muted; }
QLabel#verdictDetail { color: $text2; }
QLabel#verdictDetail:disabled { color: $muted; }
QLabel#menCount { color: $text2; }
QLabel#complaint { color: $cooked; }
PositionBar QLabel#complaint { background: $window; }
QMainWindow > QLabel#complaint { background: $window; padding: 2px 6px; }
QWidget#analysis, QWidget#libraryBody, QWidget#detailsBody { background: $panel; }
QTreeView, QTableView, QListWidget { background: $panel; border: none; outline: 0; }
QListWidget#strip { background: transparent; }
QListWidget::item { border-radius: 4px; padding: 3px; color: $text2; }
QListWidget::item:selected { background: $select; color: $text; }
QHeaderView, QTableView QTableCornerButton::section { background: $panel; border: none; }
QHeaderView::section { background: $panel; border: none; border-bottom: 1px solid $line2;
                       padding: 5px 6px; color: $text2; font-weight: 600; }
QHeaderView#roles::section { padding-left: 9px; }
QHeaderView#roles::section:first { padding-left: 14px; }
QTabBar { background: transparent; }
QTabBar::scroller { width: 44px; }
QTabBar QToolButton { padding: 0px; background: $panel; border-color: $line2; }
QTabBar::tab { background: transparent; border: none; border-bottom: 2px solid transparent;
               padding: 5px 8px; margin-right: 6px; color: $text2; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { color: $accent; }
QScrollArea, QWidget#insightBody { background: $panel; border: none; }
QScrollArea#gameMen, QWidget#gameTools { background: $window; border: none; }
QLabel#gameText { background: $sunken; border-radius: 6px; padding: 7px 9px; color: $text; }
QLabel#proof { color: $text2; }
QLabel#pointedProof {
    background: $raised; color: $text; border: 1px solid $line2; border-radius: 6px;
    padding: 6px 9px;
}
QFrame#divider { color: $line2; }
QWidget#dockBar { background: $window; border-top: 1px solid $line; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; }
QWidget#notice { background: $accent_tint; border-top: 1px solid $line2; }
QWidget#notice QPushButton { padding: 1px 10px; }
QWidget#notice[fault="true"] { background: $cooked_tint; }
QPushButton { background: $raised; border: 1px solid $line2; border-radius: 6px;
              padding: 4px 14px; color: $text; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border-color: $accent; }
QPushButton:default { background: $accent; color: $onaccent; border-color: $accent; }
QPushButton:disabled { color: $muted; background: $window; }
QComboBox, QAbstractSpinBox { background: $raised; border: 1px solid $line2; border-radius: 6px;
                              padding: 3px 8px; color: $text;
                              selection-background-color: $accent;
                              selection-color: $onaccent; }
QComboBox { combobox-popup: 0; }
QComboBox:focus, QAbstractSpinBox:focus { border-color: $accent; }
QComboBox:disabled, QAbstractSpinBox:disabled { color: $muted; background: $window; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url("$signs/pointer-down.svg"); width: 10px; height: 10px; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line2; padding: 3px;
                              selection-background-color: $select; selection-color: $text; }
QComboBox QAbstractItemView::item { min-height: 24px; padding: 0 8px; border: none;
                                    border-radius: 4px; }
QComboBox QAbstractItemView::item:selected { background: $select; color: $text; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 18px; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin: 2px 3px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin: 0 3px 2px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox::up-arrow { image: url("$signs/pointer-up.svg"); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url("$signs/pointer-down.svg"); width: 9px; height: 9px; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $line2; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea#welcomeScroll, QWidget#welcomeBody { background: $raised; border: none;
                                                 border-radius: 12px; }
QLabel#settingsTitle { color: $text; border-bottom: 1px solid $line; }
QToolTip { background: $tooltip; color: $ontooltip; border: none; padding: 4px 6px; }
""")


def system_palette() -> QPalette | None:
    """Return the palette that the system gave; None where the program knows of none."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return None
    kept = application.property(_SYSTEM)
    return kept if isinstance(kept, QPalette) else application.palette()


def tokens_for(theme: str, strong: bool = False) -> Tokens:
    """Return the colours of `light`, `dark` or `system`; light where the system is silent.

    Args:
        theme: one of the three.
        strong: whether the contrast is to be high.
    """
    dark = theme == "dark"
    if theme not in ("light", "dark"):
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    if strong:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


def dress(application: QApplication, tokens: Tokens) -> None:
    """Give the application its palette and style sheet, where it has not got them."""
    sheet = _sheet(tokens)
    if sheet == application.styleSheet():
        return  # to set it again takes as long as to open a window
    colour(application, tokens)
    application.setStyleSheet(sheet)


def colour(application: QApplication, tokens: Tokens) -> None:
    """Give the application its palette alone, where it is not dressed in these colours already.

    A window is best made so, and dressed afterwards: under a style sheet, each part of it is
    styled again with all that is in it whenever it is put into another.
    """
    if _sheet(tokens) == application.styleSheet():
        return
    if application.property(_SYSTEM) is None:
        application.setProperty(_SYSTEM, QPalette(application.palette()))
    application.setPalette(palette(tokens))


def _sheet(tokens: Tokens) -> str:
    names = Tokens.__dataclass_fields__
    signs = Path(str(asset("signs", "pointer-up.svg"))).parent.as_posix()
    return _SHEET.substitute({name: getattr(tokens, name) for name in names}, signs=signs)
