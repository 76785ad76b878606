# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that leads from the game array to a diagram: the proof that the diagram is legal."""

from composer.retro.witness.finding import find_game as find_game
from composer.retro.witness.finding import replay as replay
from composer.retro.witness.values import NO_FACTS as NO_FACTS
from composer.retro.witness.values import USUAL as USUAL
from composer.retro.witness.values import Budget as Budget
from composer.retro.witness.values import Facts as Facts
from composer.retro.witness.values import Outcome as Outcome
from composer.retro.witness.values import Witness as Witness
