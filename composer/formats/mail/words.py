# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of letters in six languages, as patterns."""

from __future__ import annotations

import re
from typing import Final

from composer.problem.men import Colour

_SIDES: Final = (
    (Colour.WHITE, "en", "white|wh"),
    (Colour.BLACK, "en", "black|bl"),
    (Colour.NEUTRAL, "en", "neutral"),
    (Colour.WHITE, "de", "weiß|weiss|weiße|weisse"),
    (Colour.BLACK, "de", "schwarz|schwarze"),
    (Colour.WHITE, "fr", "blancs|blanc"),
    (Colour.BLACK, "fr", "noirs|noir"),
    (Colour.NEUTRAL, "fr", "neutres"),
    (Colour.WHITE, "it", "bianco|bianchi"),
    (Colour.BLACK, "it", "nero|neri"),
    (Colour.NEUTRAL, "it", "neutri"),
    (Colour.WHITE, "es", "blancas|blanco"),
    (Colour.BLACK, "es", "negras|negro"),
    (Colour.NEUTRAL, "es", "neutras"),
    (Colour.WHITE, "ru", "белые|бел"),
    (Colour.BLACK, "ru", "чёрные|черные|чёрн|черн"),
    (Colour.NEUTRAL, "ru", "нейтральные"),
)
SIDES: Final = {word: (colour, code) for colour, code, words in _SIDES for word in words.split("|")}
"""The words for sides, with colour and language."""

INITIALS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    ("W", "B"): ("en",),
    ("W", "S"): ("de",),
    ("B", "N"): ("fr", "it", "es"),
    ("Б", "Ч"): ("ru",),
}
"""Initials of the two sides, White first, with the languages in which they are so."""

TASK_LABEL: Final = (
    r"(?:stipulation|forderung|énoncé|enonce|enunciado|stipulazione|enunciato|задание|task|aufgabe)"
)
RULES_LABEL: Final = re.compile(
    r"^[ \t]*(?:conditions?|bedingung(?:en)?|condizion[ei]|condici(?:ón|ones)|условия?|"
    r"fairy conditions?|märchenbedingung(?:en)?)[ \t]*:[ \t]*(?P<text>[^\n]{1,200})$",
    re.IGNORECASE | re.MULTILINE,
)
AUTHOR: Final = re.compile(
    r"^[ \t>]*(?:authors?|composers?|autor(?:en|es|i|e)?|verfasser|komponist|auteurs?|autrice|"
    r"composit(?:eur|ore|or)|автор(?:ы)?|by|von)[ \t]*[:–-][ \t]*(?P<text>[^\n]{2,120})$",
    re.IGNORECASE | re.MULTILINE,
)
BY: Final = re.compile(
    r"^[ \t>]*(?:an? |my )?(?:original|urdruck|problem)[ \t,]{1,3}"
    r"(?:by|von|par|di|de|por)[ \t]+(?P<text>[^\n]{2,80})$",
    re.IGNORECASE | re.MULTILINE,
)
DEDICATION: Final = re.compile(
    r"(?:dedicated to|gewidmet:?|zum gedenken an|in memoriam|dedicat[oa] a|dédiée? à|"
    r"dedicad[oa] a|посвящается)[ \t]+(?P<text>[^\n.;()]{2,80})"
    r"|(?P<whole>(?<!\w)(?:für )?(?P<name>[A-ZÄÖÜ][^\n.;(),:]{2,60}) gewidmet)",
)
SOLUTION_LABEL: Final = re.compile(
    r"^[ \t>*]*(?:solutions?|lösung(?:en)?|loesung(?:en)?|soluzion[ei]|soluci(?:ón|ones)|"
    r"решени[ея]|sol|lös|key|schlüssel|author'?s? solution|autorlösung)[ \t]*[:.][ \t]*",
    re.IGNORECASE | re.MULTILINE,
)
CLOSING: Final = re.compile(
    r"^[ \t>]*(?:(?:(?:best|kind|warm|many|with)[ \t]+)*(?:regards|wishes|greetings)|"
    r"yours(?:[ \t]+\w+)?|"
    r"sincerely|cheers|(?:mit[ \t]+)?(?:freundlichen?|herzlichen?|besten?|viele|liebe|schöne)[ \t]+"
    r"(?:schach)?gr(?:üßen?|üssen?|uß|uss)|gruß|mfg|"
    r"(?:bien[ \t]+)?(?:cordialement|amicalement)|(?:cordiali|distinti|cari)[ \t]+saluti|saluti|"
    r"(?:un[ \t]+)?(?:cordial(?:es)?[ \t]+)?saludos?|"
    r"с[ \t]+уважением|всего[ \t]+(?:доброго|наилучшего))"
    r"[^\n\w]{0,4}(?P<behind>[^\n]{0,60})$",
    re.IGNORECASE | re.MULTILINE,
)
HEAD: Final = re.compile(
    r"^[ \t]*(?:(?P<from>from|von|de|da|от)|(?P<date>date|datum|data|fecha|дата|sent|gesendet)|"
    r"(?:to|an|à|a|para|кому|cc|subject|betreff|objet|oggetto|asunto|тема|reply-to|message-id))"
    r"[ \t]*:[ \t]*(?P<text>[^\n]{0,300})$",
    re.IGNORECASE,
)
BLACK_MOVES: Final = re.compile(
    r"(?:^|[(\[,;:.][ \t]?|\d[ \t])[ \t>]*(?:black (?:to (?:move|play)|moves|begins|starts)"
    r"|schwarz (?:am zug|beginnt|zieht an)|(?:les )?noirs (?:jouent|commencent)|trait aux noirs"
    r"|(?:il )?nero (?:muove|inizia)|tratto al nero|(?:juegan|empiezan)(?: las)? negras"
    r"|(?:las )?negras (?:juegan|empiezan)|ход ч[её]рных|ч[её]рные начинают|btm)"
    r"[ \t]*(?=[)\].,;!]|$)",
    re.IGNORECASE | re.MULTILINE,
)
"""That Black is to move, where nothing else is said in the line before a stop."""
MAIL: Final = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}")
_TOOLS: Final = r"(?:popeye|alybadix|gustav|jacobi|win ?chloe|olive|chest|fancy)"
TESTED: Final = re.compile(
    r"(?<![\w+])(?:(?P<sign>C|Co|Comp\.?)[ \t]?(?P<how>[+\-?])(?![\w+])"
    r"|(?P<words>(?:computer[ -]?)?(?:tested|geprüft|vérifié|verificato|comprobado|проверено)"
    rf"(?:[ \t]+(?:with|by|mit|avec|con|от|par))?(?=[ \t:]+{_TOOLS})))"
    rf"(?:[ \t:,(]{{0,3}}(?P<tool>{_TOOLS}"
    r"(?:[ \t]+(?:v\.?[ \t]?)?\d+(?:\.\d+){0,2})?))?",
    re.IGNORECASE,
)
COUNT: Final = re.compile(
    r"\([ \t]?(?P<w>\d{1,2})[ \t]?\+[ \t]?(?P<b>\d{1,2})(?:[ \t]?\+[ \t]?(?P<n>\d{1,2}))?[ \t]?\)"
    r"|(?<![\d.+#=(])(?P<w2>\d{1,2})\+(?P<b2>\d{1,2})(?![\d.+])"
)
NAME: Final = re.compile(
    r"(?:[A-ZÀ-ÞĀ-Ž\u0400-\u042f][\w.'’-]{0,30})"
    r"(?:[ \t]+(?:&|and|und|et|e|y|i|и|de|da|di|van|von|der|den|du|la|le|ter|"
    r"[A-ZÀ-ÞĀ-Ž\u0400-\u042f][\w.'’-]{0,30})){1,6}"
)
_NO_NAMES: Final = """
    original originale urdruck inedito inédit inédito problem problema problème aufgabe diagram
    diagramm dear lieber liebe cher caro estimado hello hallo version solution lösung weiß weiss
    white black schwarz theme thema tema thème please circe madrasi задача уважаемый
"""
NO_NAMES: Final = frozenset(_NO_NAMES.split())
"""Words that begin no name."""
JOINED: Final = re.compile(r"[ \t]*(?:&|;|,|(?<=[ \t])(?:and|und|et|e|y|i|и)(?=[ \t]))[ \t]*")
"""What stands between two authors."""
