# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys of printed solutions that say what follows by a condition; and the same moves as JSON."""

from __future__ import annotations

import json

from cases import every

from composer.analysis.printedkeys import printed_keys
from composer.problem.fen import parse_fen
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.jsonform import move_object, phase_object
from composer.solver.jsontext import PhasesText
from composer.solver.legal import legal_moves
from composer.solver.phases import Phase

CIRCE = Rules.of(conditions=[condition_of("Circe")])
MOVES = legal_moves(parse_fen("7k/8/8/8/8/2p5/4N3/6K1 w - - 0 1"), CIRCE)


@every(
    "printed, named",
    [
        ("1.Nxc3[+bPc7]! threat", ["Nxc3[+bPc7]"]),
        ("1.Sxc3[+sBc7]!", ["Nxc3[+bPc7]"]),
        ("1.Se2*c3[+bPc7] !", ["Nxc3[+bPc7]"]),
        ("1.Sxc3!", ["Nxc3[+bPc7]"]),
        ("1.Sxc3[+bPd7]!", []),
        ("1.Sd4[A]! zugzwang", ["Nd4"]),
    ],
)
def test_a_printed_key_names_the_move_with_its_effects(printed: str, named: list[str]) -> None:
    keys = printed_keys(printed)
    assert len(keys) == 1
    assert [move.san for move in MOVES if keys[0].names(move)] == named


def test_effects_are_given_as_values_and_the_text_form_is_the_same() -> None:
    [capture] = [move for move in MOVES if move.capture is not None]
    assert move_object(capture, popeye=True) == {
        "uci": "e2c3[+bPc7]",
        "san": "Nxc3[+bPc7]",
        "popeye": "Se2*c3[+bPc7]",
        "effects": [{"kind": "added", "square": "c7", "man": "bP"}],
    }
    phase = Phase(capture)
    assert json.loads(PhasesText(popeye=True).phase(phase)) == phase_object(phase, popeye=True)
