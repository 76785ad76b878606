# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of a web page that no printed solution needs, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class WebWords:
    """What a page says in words.

    Attributes:
        code: the language of the page, as HTML names it.
        solution: the head of the solution.
        key: the head of the key; likewise the next two.
        keys: see `key`.
        tries: see `key`.
        diagram: said of the board when no move is shown.
        start: what the button does that goes back to the diagram; likewise the next three.
        back: see `start`.
        next: see `start`.
        flip: see `start`.
        moves: what the buttons are for, as a whole.
        find: what the field is for that looks for problems.
        count: how many problems are shown: `%1` of `%2`.
        contents: the way back to all problems.
        more: said where further play is left out: `%1` moves are shown.
        themes: the head of the themes and keywords.
        white: before the list of White's men, for those who hear the page; likewise Black's
            and those of both sides.
    """

    code: str
    solution: str
    key: str
    keys: str
    tries: str
    diagram: str
    start: str
    back: str
    next: str
    flip: str
    moves: str
    find: str
    count: str
    contents: str
    more: str
    themes: str
    white: str
    black: str
    neutral: str


ENGLISH: Final = WebWords(
    "en",
    "Solution",
    "Key",
    "Keys",
    "Tries",
    "Diagram",
    "Back to the diagram",
    "Move back",
    "Next move",
    "Turn the board round",
    "Play through the solution",
    "Find by author, source, year, words",
    "%1 of %2 problems",
    "All problems",
    "Only the first %1 moves are shown.",
    "Themes",
    "White",
    "Black",
    "Neutral",
)
ITALIAN: Final = WebWords(
    "it",
    "Soluzione",
    "Chiave",
    "Chiavi",
    "Tentativi",
    "Diagramma",
    "Torna al diagramma",
    "Una mossa indietro",
    "Mossa seguente",
    "Gira la scacchiera",
    "Rigioca la soluzione",
    "Cerca per autore, fonte, anno, parole",
    "%1 problemi su %2",
    "Tutti i problemi",
    "Sono mostrate solo le prime %1 mosse.",
    "Temi",
    "Bianco",
    "Nero",
    "Neutri",
)
GERMAN: Final = WebWords(
    "de",
    "Lösung",
    "Schlüssel",
    "Schlüssel",
    "Verführungen",
    "Diagramm",
    "Zurück zum Diagramm",
    "Einen Zug zurück",
    "Nächster Zug",
    "Brett umdrehen",
    "Lösung nachspielen",
    "Suchen nach Autor, Quelle, Jahr, Wörtern",
    "%1 von %2 Problemen",
    "Alle Probleme",
    "Nur die ersten %1 Züge sind gezeigt.",
    "Themen",
    "Weiß",
    "Schwarz",
    "Neutral",
)
FRENCH: Final = WebWords(
    "fr",
    "Solution",
    "Clé",
    "Clés",
    "Essais",
    "Diagramme",
    "Retour au diagramme",
    "Coup précédent",
    "Coup suivant",
    "Retourner l’échiquier",
    "Rejouer la solution",
    "Chercher par auteur, source, année, mots",
    "%1 problèmes sur %2",
    "Tous les problèmes",
    "Seuls les %1 premiers coups sont montrés.",
    "Thèmes",
    "Blancs",
    "Noirs",
    "Neutres",
)
SPANISH: Final = WebWords(
    "es",
    "Solución",
    "Clave",
    "Claves",
    "Ensayos",
    "Diagrama",
    "Volver al diagrama",
    "Jugada anterior",
    "Jugada siguiente",
    "Girar el tablero",
    "Reproducir la solución",
    "Buscar por autor, fuente, año, palabras",
    "%1 de %2 problemas",
    "Todos los problemas",
    "Solo se muestran las primeras %1 jugadas.",
    "Temas",
    "Blancas",
    "Negras",
    "Neutrales",
)

RUSSIAN: Final = WebWords(
    "ru",
    "Решение",
    "Вступление",
    "Вступления",
    "Ложные следы",
    "Диаграмма",
    "Назад к диаграмме",
    "Ход назад",
    "Следующий ход",
    "Перевернуть доску",
    "Просмотреть решение по ходам",
    "Найти по автору, источнику, году, словам",
    "Задачи: %1 из %2",
    "Все задачи",
    "Показаны только первые ходы: %1.",
    "Темы",
    "Белые",
    "Чёрные",
    "Нейтральные",
)

_BY_CODE: Final = {words.code: words for words in (ITALIAN, GERMAN, FRENCH, SPANISH, RUSSIAN)}


def web_words_of(code: str) -> WebWords:
    """Return the words that go with a language's letters; English for all others."""
    return _BY_CODE.get(code.strip().lower(), ENGLISH)
