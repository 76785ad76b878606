# SPDX-License-Identifier: GPL-3.0-or-later
"""The words that a printed solution needs beside those of every solution, in each language."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from composer.notation.words import BUT_WORDS, THREAT_WORDS, ZUGZWANG_WORDS


@dataclass(frozen=True, slots=True)
class PrintedWords:
    """What a printed solution says in words.

    Attributes:
        set_play: the head of the play that is ready before the key.
        other: stands between two answers that both have play of their own.
        solutions: the head of the pages of solutions.
        continued: said of what goes on from the page before.
        cooked: the finding that there are several keys, or too many lines; likewise the others.
        few: the finding that there are fewer lines than intended.
        other_shape: the finding that they branch at other half-moves than intended.
        unsolved: said where no solution is known.
        unfinished: said where the solver was stopped before its end.
        depends: the finding that castling or en passant decides, and nobody knows of it.
        further: said where a line of play goes on, but is not printed further.
    """

    set_play: str
    other: str
    solutions: str
    continued: str
    cooked: str
    few: str
    other_shape: str
    no_solution: str
    short: str
    unsolved: str
    unfinished: str
    depends: str
    further: str


ENGLISH: Final = PrintedWords(
    "Set play",
    "or",
    "Solutions",
    "continued",
    "Cooked",
    "Too few solutions",
    "Other shape",
    "No solution",
    "Short solution",
    "Not solved",
    "Not solved to the end",
    "Depends on what came before",
    "etc.",
)
ITALIAN: Final = PrintedWords(
    "Gioco apparente",
    "oppure",
    "Soluzioni",
    "continua",
    "Demolito",
    "Troppo poche soluzioni",
    "Altra forma",
    "Insolubile",
    "Soluzione breve",
    "Non risolto",
    "Non risolto fino in fondo",
    "Dipende dalla storia della posizione",
    "ecc.",
)
GERMAN: Final = PrintedWords(
    "Satzspiel",
    "oder",
    "Lösungen",
    "Fortsetzung",
    "Nebenlösig",
    "Zu wenige Lösungen",
    "Andere Form",
    "Unlösbar",
    "Kurzlösung",
    "Nicht gelöst",
    "Nicht zu Ende gelöst",
    "Hängt von der Vorgeschichte ab",
    "usw.",
)
FRENCH: Final = PrintedWords(
    "Jeu apparent",
    "ou",
    "Solutions",
    "suite",
    "Démoli",
    "Trop peu de solutions",
    "Autre forme",
    "Insoluble",
    "Solution courte",
    "Non résolu",
    "Non résolu jusqu’au bout",
    "Dépend de l’historique de la position",
    "etc.",
)
SPANISH: Final = PrintedWords(
    "Juego aparente",
    "o",
    "Soluciones",
    "continuación",
    "Demolido",
    "Faltan soluciones",
    "Otra forma",
    "Sin solución",
    "Solución corta",
    "Sin resolver",
    "Sin resolver del todo",
    "Depende de la historia de la posición",
    "etc.",
)

RUSSIAN: Final = PrintedWords(
    "Иллюзорная игра",
    "или",
    "Решения",
    "продолжение",
    "Побочное решение",
    "Слишком мало решений",
    "Другая форма",
    "Нет решения",
    "Короткое решение",
    "Не решено",
    "Решено не до конца",
    "Зависит от предыстории",
    "и т. д.",
)

_ALL: Final = (ENGLISH, ITALIAN, GERMAN, FRENCH, SPANISH, RUSSIAN)
SOLUTION_WORDS: Final = frozenset(
    word.casefold()
    for text in (
        *(text for words in _ALL for text in astuple(words)),
        *THREAT_WORDS,
        *ZUGZWANG_WORDS,
        *BUT_WORDS,
    )
    for word in text.split()
)
"""The words that stand between the moves of any solution, in small letters."""

_BY_CODE: Final = {
    "it": ITALIAN,
    "de": GERMAN,
    "fr": FRENCH,
    "es": SPANISH,
    "ru": RUSSIAN,
}


def printed_words_of(code: str) -> PrintedWords:
    """Return the words that go with a language's letters; English for all others."""
    return _BY_CODE.get(code.strip().lower(), ENGLISH)
