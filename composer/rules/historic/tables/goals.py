# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be asked of tables games."""

from __future__ import annotations

from typing import Final

from composer.rules.game import GameGoal
from composer.rules.historic.shared import BOTH
from composer.rules.names import named

_ROWS: Final = (
    ("all_off", "all men off", "The side has borne off all its men."),
    ("hit", "hits a man", "The play hits a single man of the other side."),
    ("safest", "safest play", "The other side has the least chance to hit with its next throw."),
    ("plays", "every play", "All plays of the throw; a forced passage if there is one only."),
    ("hit_chance", "can he hit", "The chance that the next throw can hit, and which throws can."),
    (
        "hit_turn_chance",
        "can he hit in his whole turn",
        "The chance to hit in the whole turn, with the second throw after equal dice.",
    ),
    ("lost_chance", "is his throw lost", "The chance that the next throw is lost, and which are."),
    ("within", "finished within so many throws", "The chance to have finished in so many throws."),
    ("expected", "fewest throws on average", "How many throws are needed on average at least."),
    ("race", "who wins the race", "The chance to finish first, where men do not meet any more."),
    ("barata", "the barata", "The other side is shut up in its half."),
    ("stakes", "most stakes", "The play that wins the most stakes."),
    ("blocks", "stops the next throw", "The next player's throw is most likely lost."),
    ("saves", "all throws that save", "The throws with a play after which nobody can be hit."),
)

TABLES_GOALS: Final = tuple(GameGoal(goal, named(name), text, BOTH) for goal, name, text in _ROWS)
"""The goals of tables games, by the names of `composer.games.tables.TablesGoal`."""
