# SPDX-License-Identifier: GPL-3.0-or-later
"""Which theme has which grammar."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.analysis.themes.grammar import (
    changes,
    crossings,
    errors,
    flights,
    pins,
    threats,
)
from composer.analysis.themes.grammar.plan import Grammar

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
        "half_pin": pins.half_pin,
        "masked_half_pin": pins.masked_half_pin,
        "star_flights": flights.star,
        "plus_flights": flights.plus,
        "y_flights": flights.y_shapes,
        "cross_check_3": errors.checks,
        "gamage_unpin": errors.unpinning,
        "goethart_unpin": errors.unpinning,
        "black_correction_strong": errors.correction,
        "barulin_a": errors.shutting,
        "levman_defence": errors.shutting,
        "schiffmann_defence": errors.shutting,
        "theme_b2": errors.mates_on,
        "somov_b1": errors.mates_on,
        "fleck": errors.separated_threats,
        "total_fleck": errors.separated_threats,
        "karlstrom_fleck": errors.separated_threats,
        "pickaninny": errors.same_pawn,
        "albino": errors.star_of_mates,
        "white_bishop_star": errors.star_of_mates,
        "changed_mates_2plus": changes.changing(2),
        "changed_mates_3plus": changes.changing(3, apart=1),
        "reciprocal_change": changes.changing(2, reciprocal=True),
        "zagoruyko_3x2": changes.changing(2, phases=3),
        "mutate": changes.mutate,
        "rukhlis": changes.rukhlis,
        "vladimirov": threats.vladimirov,
        "banny": threats.banny,
        "dombrovskis": threats.dombrovskis,
        "pseudo_le_grand": threats.pseudo_le_grand,
        "le_grand": threats.le_grand,
        "salazar": threats.salazar,
        "threat_reversal": threats.threat_reversal,
        "rudenko": threats.rudenko,
    }
)
"""The grammars by the themes' ids."""
