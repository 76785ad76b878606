# SPDX-License-Identifier: GPL-3.0-or-later
"""Distinctions in many words, ranked."""

from __future__ import annotations

from cases import every

from composer.library.index.awards import award


@every(
    "words, rank",
    [
        ("", None),
        ("  ", None),
        ("1st Prize", 101),
        ("2nd-3rd Prize", 102),
        ("Prize", 100),
        ("3rd Special Prize", 100),
        ("1st Prize, ex aequo, 1928-1929", 101),
        ("11th Prize", 111),
        ("1. Preis", 101),
        ("2° Premio", 102),
        ("1-й приз", 101),
        ("2nd Honorable Mention", 202),
        ("4th HM, 2nd half-year", 204),
        ("Honourable Mention", 200),
        ("3. ehrende Erwähnung", 203),
        ("1ª menzione d'onore", 201),
        ("2-й почётный отзыв", 202),
        ("Comm.", 300),
        ("5th Commendation", 305),
        ("Special Commendation", 300),
        ("2. Lob", 302),
        ("15th Place", 415),
        ("Olympic Tourney 1964", 400),
    ],
)
def test_ranks(words: str, rank: int | None) -> None:
    assert award(words) == rank


def test_better_distinctions_come_first() -> None:
    words = ["1st Prize", "2nd Prize", "1st HM", "5th HM", "Comm.", "3rd Place"]
    ranks = [rank for word in words if (rank := award(word)) is not None]
    assert ranks == sorted(ranks)
    assert len(ranks) == len(words)
