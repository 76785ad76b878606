# SPDX-License-Identifier: GPL-3.0-or-later
"""What the play after a key lacks of a theme of selfmates: a measure for a search."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.analysis.longer import continuations, walks
from composer.analysis.longer.grammar import ANY_GRADE, LongGrammar
from composer.analysis.selfplay import batteries, changes, effects, errors
from composer.analysis.selfplay import walks as forced

SELF_GRAMMARS: Final[Mapping[str, LongGrammar]] = MappingProxyType(
    {
        "black_royal_battery": LongGrammar(
            batteries.black_batteries, ("black_battery_mate", "black_battery_formed")
        ),
        "black_battery_mate": LongGrammar(
            batteries.black_batteries, ("black_battery_formed", "black_royal_battery")
        ),
        "black_battery_formed": LongGrammar(batteries.black_batteries, ("black_battery_mate",)),
        "white_battery_s": LongGrammar(batteries.white_batteries, ("royal_battery",)),
        "royal_battery": LongGrammar(batteries.white_batteries, ("white_battery_s",)),
        "cross_check": LongGrammar(effects.cross_checks),
        "white_interference_s": LongGrammar(effects.effects, ("white_self_block_s",)),
        "white_self_block_s": LongGrammar(effects.effects, ("white_interference_s",)),
        "unpin_s": LongGrammar(effects.effects, ("white_interference_s", "white_self_block_s")),
        "duel_s": LongGrammar(effects.duel),
        "black_correction_s": LongGrammar(errors.black_correction),
        "grimshaw_s": LongGrammar(errors.grimshaw),
        "pin_mate": LongGrammar(forced.pin_mates),
        "model_mate_2": LongGrammar(forced.pictures, ("model_mate", "ideal_mate"), ANY_GRADE),
        "echo": LongGrammar(forced.pictures, ("chameleon_echo",)),
        "mutate_s": LongGrammar(changes.mutate, ("changed_continuations",)),
        "changed_continuations": LongGrammar(continuations.changed_continuations, ("mutate_s",)),
        "reciprocal_change_s": LongGrammar(changes.compared_phases, ("changed_continuations",)),
        "quiet_continuations": LongGrammar(continuations.quiet_continuations),
        "umnov_s": LongGrammar(forced.umnov),
        "underpromotion": LongGrammar(walks.promotions),
        "switchback": LongGrammar(walks.switchback),
    }
)
"""Which theme of selfmates in two has which grammar."""
