# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be forbidden, by its name: points that speak against a two-mover."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.composing.ask import FATAL
from composer.said.sentence import Sentence, said

FLAWS: Final[Mapping[str, Sentence]] = MappingProxyType(
    {
        FATAL: said("every grave flaw"),
        "checking_key": said("a key that checks"),
        "capture_key_piece": said("a key that takes a piece"),
        "capture_key_pawn": said("a key that takes a pawn"),
        "flight_taking": said("a key that takes a flight"),
        "restricting_key": said("a key that leaves Black fewer moves"),
        "out_of_play_key": said("a key that brings an idle man into play"),
        "unprovided_flight": said("an unprovided flight"),
        "unprovided_check": said("an unprovided check"),
        "multiple_threats": said("more threats than one"),
        "dual": said("duals"),
        "repeated_mate": said("mates that repeat themselves"),
        "symmetric_play": said("symmetrical play"),
        "few_variations": said("few variations"),
        "promoted_men": said("promoted men"),
        "idle_officer": said("an officer without a share in the play"),
        "idle_in_phase": said("men idle in a phase"),
        "heavy": said("very many men"),
    }
)
"""Ids of points by their names; those that are grave are forbidden by the first, too."""
