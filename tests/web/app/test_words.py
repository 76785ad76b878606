# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page says with numbers and moves in each language; in Node, where it is there."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from withoutdesk import APP, node

SCRIPT = Path(__file__).with_name("say_words.js")


def said(language: str, *calls: tuple[object, ...]) -> list[str]:
    """Call functions of the page's words, each given as its name and its arguments."""
    command = [node(), "--experimental-default-type=module", str(SCRIPT)]
    done = subprocess.run(
        [*command, (APP / "words.js").as_uri(), language, json.dumps(calls)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(
    ("language", "keys"),
    [
        ("en", ["0 keys", "one key", "2 keys", "5 keys", "21 keys"]),
        ("fr", ["0 clés", "une clé", "2 clés", "5 clés", "21 clés"]),
        (
            "ru",
            ["0 вступлений", "одно вступление", "2 вступления", "5 вступлений", "21 вступление"],
        ),
    ],
)
def test_numbers_have_the_forms_of_the_language(language: str, keys: list[str]) -> None:
    assert said(language, *(("count", "keyCount", number) for number in (0, 1, 2, 5, 21))) == keys


def test_the_numbers_from_eleven_to_fourteen_are_many_in_russian() -> None:
    found = said("ru", *(("count", "tryCount", number) for number in (11, 12, 14, 22, 111, 1000)))
    assert found == [
        "11 ложных следов",
        "12 ложных следов",
        "14 ложных следов",
        "22 ложных следа",
        "111 ложных следов",
        "1000 ложных следов",
    ]


def test_a_million_has_a_form_in_every_language() -> None:
    """Some have one of their own for it, which the page does not need."""
    for language in ("es", "fr", "it"):
        (found,) = said(language, ("count", "solutionCount", 1_000_000))
        assert found.startswith("1000000 ")


def test_moves_are_written_in_the_letters_of_the_language() -> None:
    moves = ("Kd4", "Qxe5#", "Rad1+", "Bf1", "Nge7", "e8=Q#", "exd8=N", "O-O", "e4")
    assert said("ru", *(("lettered", each) for each in moves)) == [
        "Крd4",
        "Фxe5#",
        "Лad1+",
        "Сf1",
        "Кge7",
        "e8=Ф#",
        "exd8=К",
        "O-O",
        "e4",
    ]
