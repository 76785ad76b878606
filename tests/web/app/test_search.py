# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept on a telephone is searched as the library is; in Node, where it is there."""

from __future__ import annotations

import pytest
from pageline import called

PROBLEM = {
    "fen": "8/3p4/5K2/1R6/1B6/4k3/3N4/8 w - - 0 1",
    "stipulation": "h#2",
    "title": "On the train",
    "authors": ["A. Traveller"],
    "comments": ["A key 1.e8=Q would be A=B in C#, see http://example.org/train"],
}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", True),
        ("train", True),
        ("TRAIN h#2", True),
        ("author:traveller", True),
        ('author:"A. Traveller" -title:ship', True),
        ("title:traveller", False),
        ("#2", False),
        ("-#2 -s#2", True),
        ("theme:grimshaw", False),
        ('"on the" ship', False),
        ("constructor:x", False),
        ("-", True),
        ('train - "" -""', True),
        ("a=b c# e8=q", True),
        ("-c#", False),
        ('"a=b in c#"', True),
        ('-"a=b in c#"', False),
        ('"http://example.org/train"', True),
        ("h#", True),
        ("h#2.5", False),
        ("H2#", True),
        ('"#2"', True),
    ],
)
def test_what_a_query_asks_for_is_found_without_the_studio(query: str, found: bool) -> None:
    assert called("search.js", "en", ("fits", PROBLEM, query)) == [found]
