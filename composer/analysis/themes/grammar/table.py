# SPDX-License-Identifier: GPL-3.0-or-later
"""Which theme has which grammar."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.analysis.themes.grammar import (
    batteries,
    changes,
    crossings,
    errors,
    flights,
    lines,
    pins,
    separations,
    threats,
)
from composer.analysis.themes.grammar.plan import (
    BLOCKED_AND_SHUT,
    GUARD_SHUT,
    OPENED_AND_SHUT,
    Grammar,
)

GRAMMARS: Final[Mapping[str, Grammar]] = MappingProxyType(
    {
        "grimshaw": crossings.grimshaw,
        "grimshaw_virtual": crossings.grimshaw_virtual,
        "pawn_grimshaw": crossings.pawn_grimshaw,
        "pickabish": crossings.pawn_grimshaw,
        "novotny_key": crossings.novotny_key,
        "novotny_try": crossings.novotny_try,
        "latvian_novotny": crossings.latvian_novotny,
        "wurzburg_plachutta": crossings.like_men,
        "organ_pipes": crossings.organ_pipes,
        "half_battery": batteries.half_battery,
        "half_pin": pins.half_pin,
        "masked_half_pin": pins.masked_half_pin,
        "star_flights": flights.star,
        "plus_flights": flights.plus,
        "y_flights": flights.y_shapes,
        "cross_check_3": errors.checks,
        "gamage_unpin": errors.unpinning,
        "goethart_unpin": errors.unpinning,
        "black_correction_strong": errors.correction,
        "barulin_a": lines.defending(GUARD_SHUT),
        "levman_defence": lines.defending(GUARD_SHUT),
        "schiffmann_defence": lines.defending(),
        "theme_b2": lines.own_lines(BLOCKED_AND_SHUT),
        "somov_b1": lines.own_lines(OPENED_AND_SHUT),
        "fleck": separations.fleck(),
        "total_fleck": separations.fleck(all_single=True),
        "karlstrom_fleck": separations.karlstrom,
        "pickaninny": errors.same_pawn,
        "albino": errors.star_of_mates,
        "white_bishop_star": errors.star_of_mates,
        "changed_mates_2plus": changes.changing(2),
        "changed_mates_3plus": changes.changing(3, apart=1),
        "reciprocal_change": changes.changing(2, reciprocal=True),
        "zagoruyko_3x2": changes.changing(2, phases=3),
        "mutate": changes.mutate,
        "lacny": changes.cycle(3),
        "transferred_mate": changes.transferred,
        "rukhlis": changes.rukhlis,
        "ideal_rukhlis": changes.ideal_rukhlis,
        "vladimirov": threats.vladimirov,
        "banny": threats.banny,
        "dombrovskis": threats.dombrovskis,
        "hannelius": threats.hannelius,
        "pseudo_le_grand": threats.pseudo_le_grand,
        "le_grand": threats.le_grand,
        "salazar": threats.salazar,
        "threat_reversal": threats.threat_reversal,
        "anti_reversal": threats.anti_reversal,
        "rudenko": threats.rudenko,
    }
)
"""The grammars by the themes' ids."""
