# SPDX-License-Identifier: GPL-3.0-or-later
"""Assault: two officers hold a fortress against twenty-four soldiers.

The source has board and numbers; the rules are those of the French game as it is told today.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import ASSAULT_BOARD, FORTRESS
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, GameGoal, GameMan, Player, Start
from composer.rules.historic.jumps import FORCED, chain_option, wins_at_option
from composer.rules.historic.shared import LEPORE, TAKE, WIN, huff_option, huffable
from composer.rules.names import named

_OFFICERS: Final = Player("officers", named("Officers"))
_SOLDIERS: Final = Player("soldiers", named("Soldiers"))
_TODAY: Final = "the game as it is told today"

SOLDIERS: Final = Option(
    "soldiers",
    named("soldiers' steps"),
    ("forward", "any"),
    "forward",
    "Whether a soldier only comes nearer to the fortress: up a rank, straight or diagonally, or"
    " along his rank towards the middle file; or goes along any line.",
    f"{_TODAY}; {LEPORE} does not say.",
    (
        ("forward", named("nearer to the fortress")),
        ("any", named("along any line")),
    ),
)

_IN_FORTRESS: Final = tuple(
    ASSAULT_BOARD.cells[cell].label for cell in sorted(ASSAULT_BOARD.region(FORTRESS))
)
_OUTSIDE: Final = tuple(
    cell.label for cell in ASSAULT_BOARD.cells if cell.label not in _IN_FORTRESS
)
_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    named(
        "The fortress is one arm of the cross with the row that joins it, nine points; the"
        " soldiers stand on the twenty-four others."
    ),
    named(
        "The officers stand first at c6 and e6; the source leaves it open where in the fortress."
    ),
    named("With fewer than nine soldiers left the fortress cannot be filled: the officers win."),
)

ASSAULT_BOOK: Final = RuleBook(
    "assault",
    1,
    named("Assault"),
    (
        SOLDIERS,
        chain_option("may", f"{_TODAY}: chains; whether they must be finished is open."),
        FORCED,
        huff_option(f"{_TODAY}: an officer who does not take is huffed, some say."),
        wins_at_option(
            8,
            24,
            named("soldiers left when the officers win"),
            "With how many soldiers left the officers have won.",
            f"{_TODAY}: when too few are left to fill the nine points.",
        ),
    ),
    geometry=ASSAULT_BOARD,
    texts=named(
        "Two officers in a fortress of nine points against twenty-four soldiers, on the cross of"
        " 33 points; the soldiers begin. A soldier steps towards the fortress and never captures."
        " An officer steps along any line, and jumps over a soldier beside him to the empty point"
        " behind. The soldiers win when they fill the fortress or no officer can move, the officers"
        " when fewer than nine soldiers are left."
    ),
    source=f"{LEPORE} has board and numbers; rules: {_TODAY}",
    interpretations=_INTERPRETATIONS,
    game=Game(
        "jumps",
        (_OFFICERS, _SOLDIERS),
        _SOLDIERS.id,
        (
            GameMan("O", _OFFICERS.id, named("officer"), 1, 2, figure="hunter"),
            GameMan("S", _SOLDIERS.id, named("soldier"), figure="plain-stone"),
        ),
        (
            GameGoal(
                "fill",
                named("fills the fortress"),
                "Soldiers stand on all points of the fortress.",
                (_SOLDIERS.id,),
            ),
            GameGoal(
                "immobilised",
                named("officers blocked"),
                "No officer can move, and they have not won.",
                (_SOLDIERS.id,),
            ),
            GameGoal(TAKE.id, TAKE.names, TAKE.text, (_OFFICERS.id,), TAKE.details),
            GameGoal(WIN.id, WIN.names, WIN.text, (_OFFICERS.id, _SOLDIERS.id)),
        ),
        (Start((("O", "c6 e6"), ("S", " ".join(_OUTSIDE)))),),
        extras=(huffable("O"),),
    ),
)
