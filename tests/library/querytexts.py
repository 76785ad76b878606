# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts that a user may type where a query is asked for, sensible and senseless."""

from __future__ import annotations

from hypothesis import strategies as st

from composer.library.query.terms import Field

LONG = (
    "author:Mansfield theme:grimshaw men<=12 #2 year:1900-1930 key:Q* has:dual -checking "
    '"two words"'
)

SIGNS = list("()|-\"':=<>~*?.,#+\\/%_“”„«\0\ud800½ ")
WORDS = """or 1925-02 1925-2-7 OR .. <= h# K loyd 12 1-5 1900- e4 centre RN-Q Q* grimshaw block
prize 1st #2 h#2.5 week 2026"""
PIECES = st.sampled_from(
    [
        *(f"{field.value}:" for field in Field if field.value),
        *LONG.split(),
        *WORDS.split(),
        *SIGNS,
        '"two words"',
        "Qd4 kd6",
    ]
)
TEXTS = st.lists(PIECES, max_size=12).map("".join) | st.text(st.characters(), max_size=30)
