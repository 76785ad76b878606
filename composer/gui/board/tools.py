# SPDX-License-Identifier: GPL-3.0-or-later
"""What a click can put on a square besides a man: special squares, and marks of men."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from composer.diagrams.board.figures import badge_letter, crown_badge, letter_badge
from composer.diagrams.board.marks import badge_drawing
from composer.diagrams.board.specials import special_drawing
from composer.diagrams.style.annotations import Badge
from composer.gui.words.language import capital
from composer.gui.words.sentences import worded
from composer.problem.named import quality_name
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.rules.book import Rules
from composer.rules.grids import Edge
from composer.rules.specialsquares import Special, squares_of
from composer.rules.state import ManMark


class BoardTool(Enum):
    """A tool; its value is the kind of special squares that it puts, or the mark or quality.

    Of a line of a grid it is `grid`.
    """

    HOLE = Special.HOLE
    WORMHOLE = Special.WORMHOLE
    MAGIC = Special.MAGIC
    IMITATOR = Special.IMITATOR
    GRID = "grid"
    LEAPS = ManMark.FRESH
    IMMUNE = ManMark.IMMUNE
    IMMOVABLE = ManMark.IMMOVABLE
    ROYAL = "royal"
    CHAMELEON = "chameleon"
    KAMIKAZE = "kamikaze"
    PARALYSING = "paralysing"
    MAGIC_MAN = "magic"
    HURDLE_COLOUR = "hurdle-colour-changing"
    BUL = "bul"
    DOB = "dob"
    FUNCTIONARY = "functionary"
    PATROL = "patrol"
    VOLAGE = "volage"
    PROTEAN = "protean"
    JIGGER = "jigger"
    UNCAPTURABLE = "uncapturable"
    HALF_NEUTRAL = "half-neutral"
    BOARD_B = "alice-b"

    @property
    def special(self) -> Special | None:
        """The kind of special squares that it puts, if any."""
        return self.value if isinstance(self.value, Special) else None

    @property
    def mark(self) -> ManMark | None:
        """The mark that it gives men, if any."""
        return self.value if isinstance(self.value, ManMark) else None

    @property
    def quality(self) -> str:
        """The quality that it gives men; empty if none."""
        return self.value if isinstance(self.value, str) and self is not BoardTool.GRID else ""


@dataclass(frozen=True, slots=True)
class ToolUse:
    """A click with a tool.

    Attributes:
        tool: what was in hand.
        square: where.
        taking: whether only what is there is to be taken away.
        edge: the two squares between which the pointer was; None at the edge of the board, and
            by the keyboard.
    """

    tool: BoardTool
    square: Square
    taking: bool = False
    edge: Edge | None = None


OF_QUALITY = tuple(board_tool for board_tool in BoardTool if board_tool.quality)
OF_SQUARES = tuple(
    board_tool for board_tool in BoardTool if board_tool.mark is None and not board_tool.quality
)
OF_MEN = tuple(board_tool for board_tool in BoardTool if board_tool.mark is not None)
_GRID = (
    '<path d="M3 3H42V42H3Z" fill="#fff" stroke="#000" stroke-width="1.5"/>'
    '<path d="M22.5 3V42M3 22.5H42" fill="none" stroke="#000" stroke-width="4"/>'
)
_BADGES = {
    ManMark.FRESH: Badge.LEAPS,
    ManMark.IMMUNE: Badge.IMMUNE,
    ManMark.IMMOVABLE: Badge.IMMOVABLE,
}


def tool_name(tool: BoardTool) -> str:
    """Return what a tool puts, in the user's language, such as `Hole`."""
    if tool.quality:
        return capital(worded(quality_name(tool.quality)))
    translate = QCoreApplication.translate
    return {
        BoardTool.HOLE: translate("Tools", "Hole"),
        BoardTool.WORMHOLE: translate("Tools", "Wormhole"),
        BoardTool.MAGIC: translate("Tools", "Magic square"),
        BoardTool.IMITATOR: translate("Tools", "Imitator"),
        BoardTool.GRID: translate("Tools", "Grid line"),
        BoardTool.LEAPS: translate("Tools", "May leap"),
        BoardTool.IMMUNE: translate("Tools", "Immune"),
        BoardTool.IMMOVABLE: translate("Tools", "Immovable"),
    }[tool]


def tool_hint(tool: BoardTool) -> str:
    """Return what its squares or men are, in a sentence."""
    translate = QCoreApplication.translate
    return {
        BoardTool.HOLE: translate("Tools", "Nobody goes there or passes over it."),
        BoardTool.WORMHOLE: translate("Tools", "Who arrives goes on to another wormhole."),
        BoardTool.MAGIC: translate("Tools", "Who arrives there changes colour."),
        BoardTool.IMITATOR: translate("Tools", "It makes every move in parallel."),
        BoardTool.GRID: translate("Tools", "Click near the line between two squares."),
        BoardTool.LEAPS: translate("Tools", "A fers who may still make the first leap."),
        BoardTool.IMMUNE: translate("Tools", "This man may not be captured."),
        BoardTool.IMMOVABLE: translate("Tools", "This man may not move."),
        BoardTool.ROYAL: translate("Tools", "Check and mate are of this man."),
        BoardTool.CHAMELEON: translate(
            "Tools", "With each move knight becomes bishop, rook, queen, knight again."
        ),
        BoardTool.KAMIKAZE: translate("Tools", "Who captures disappears with his victim."),
        BoardTool.PARALYSING: translate(
            "Tools", "Enemies whom he observes do not move; he captures nobody."
        ),
        BoardTool.MAGIC_MAN: translate(
            "Tools", "Whom he comes to see along another line changes colour."
        ),
        BoardTool.HURDLE_COLOUR: translate("Tools", "The man he hops over changes colour."),
        BoardTool.BUL: translate("Tools", "The man he hops over must then move in his manner."),
        BoardTool.DOB: translate("Tools", "The man he hops over must then move in his own manner."),
        BoardTool.FUNCTIONARY: translate("Tools", "He moves only while an enemy observes him."),
        BoardTool.PATROL: translate(
            "Tools", "He captures and checks only while a man of his side observes him."
        ),
        BoardTool.VOLAGE: translate(
            "Tools", "He changes colour once, when he arrives on a square of the other colour."
        ),
        BoardTool.PROTEAN: translate("Tools", "He becomes a man like the one he captures."),
        BoardTool.JIGGER: translate("Tools", "He arrives only beside another man."),
        BoardTool.UNCAPTURABLE: translate("Tools", "Nobody captures him."),
        BoardTool.HALF_NEUTRAL: translate(
            "Tools", "He becomes neutral, or the side's that moves him, in turn."
        ),
        BoardTool.BOARD_B: translate("Tools", "In Alice chess he stands on the second board."),
    }[tool]


def tool_drawing(tool: BoardTool) -> str:
    """Return the drawing of a tool as an SVG document: what it puts, as the board has it."""
    if tool.special is not None:
        inner, box = special_drawing(tool.special), "0 0 45 45"
    elif tool is BoardTool.GRID:
        inner, box = _GRID, "0 0 45 45"
    elif tool is BoardTool.ROYAL:
        inner, box = crown_badge(), "29 -1 17 17"
    elif tool.quality:
        inner, box = letter_badge(badge_letter(tool.quality)), "29 -1 17 17"
    else:
        inner, box = badge_drawing(_BADGES[ManMark(tool.value)]), "29 -1 17 17"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inner}</svg>'


def is_set(tool: BoardTool, square: Square, position: Position, rules: Rules) -> bool:
    """Return whether a square is special in the way of a tool, or its man is marked so."""
    return square in squares_set(tool, position, rules)


def squares_set(tool: BoardTool, position: Position, rules: Rules) -> frozenset[Square]:
    """Return the squares that are special in the way of a tool, or whose men are marked so."""
    if tool.special is not None:
        return frozenset(squares_of(rules, tool.special))
    if tool.quality:
        return frozenset(at for at, man in position if tool.quality in man.qualities)
    return frozenset() if tool.mark is None else position.state.squares_of(tool.mark)
