# SPDX-License-Identifier: GPL-3.0-or-later
"""What a narrow bar leaves out: never what may decide the solution before what says nothing."""

from __future__ import annotations

import pytest

from composer.gui.frame.folding import Form, foldings


@pytest.mark.parametrize("castling", [False, True])
@pytest.mark.parametrize("en_passant", [False, True])
def test_what_matters_goes_last(castling: bool, en_passant: bool) -> None:
    tried = foldings(castling, en_passant)
    assert not tried[0].needs_menu
    assert all(part is Form.AWAY for part in (tried[-1].turn, tried[-1].castling))
    assert len(set(tried)) == len(tried)
    for forms in tried:
        if castling and forms.castling is Form.AWAY:
            assert forms == tried[-1]
        if en_passant and forms.en_passant is Form.AWAY:
            assert forms in tried[-2:]
        if not castling and forms.turn is Form.SHORT:
            assert forms.castling is Form.AWAY


def test_nothing_comes_back_where_there_is_less_room() -> None:
    order = [Form.WHOLE, Form.SHORT, Form.AWAY]
    for castling in (False, True):
        for en_passant in (False, True):
            tried = foldings(castling, en_passant)
            for part in ("turn", "castling", "en_passant"):
                shown = [order.index(getattr(forms, part)) for forms in tried]
                assert shown == sorted(shown)
