# SPDX-License-Identifier: GPL-3.0-or-later
"""Grande Acedrex, the great chess of King Alfonso's book, on 12x12.

What the sources leave open is an option, or is named in `_INTERPRETATIONS`.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.geometry import grid
from composer.rules.book import Option, Preset, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import EXTRA_CELLS, Game, GameExtra, GameMan, Start
from composer.rules.historic.medieval import BARE, STALEMATE
from composer.rules.historic.shared import BLACK, CHESS_GOALS, LEPORE, TAKE, WHITE, WIN

ROW: Final = "RLUGCKACGULR"
"""The men of both sides on their first rank, file by file."""

FRESH: Final = "fresh"
"""The extra that marks kings that have not moved, and unicorns that have not leapt."""

LION: Final = Option(
    "lion",
    (("en", "lion"), ("de", "Löwe"), ("it", "leone")),
    ("3", "1-3", "1-4", "3+camel"),
    "3",
    "How far the lion leaps in a straight line: just three squares, one to three, one to four; or"
    " three, and as a camel (three and one).",
    f"{LEPORE}: up to the fourth square, which the old books count from the man's own; Murray:"
    " three; Cazaux: three and camel.",
    (
        ("3", (("en", "three squares"), ("de", "drei Felder"), ("it", "tre case"))),
        (
            "1-3",
            (("en", "one to three"), ("de", "ein bis drei Felder"), ("it", "da una a tre case")),
        ),
        (
            "1-4",
            (
                ("en", "one to four"),
                ("de", "ein bis vier Felder"),
                ("it", "da una a quattro case"),
            ),
        ),
        (
            "3+camel",
            (
                ("en", "three squares, or camel"),
                ("de", "drei Felder, oder Kamel"),
                ("it", "tre case, o cammello"),
            ),
        ),
    ),
)
UNICORN: Final = Option(
    "unicorn",
    (("en", "unicorn"), ("de", "Einhorn"), ("it", "unicorno")),
    ("leap_then_bishop", "rhino"),
    "leap_then_bishop",
    "Whether the unicorn leaps once as a knight, without capturing, and then goes as a bishop; or"
    " always leaps as a knight and may go on diagonally outward.",
    f"{LEPORE} and Murray: first a knight's leap; Cazaux: both in one move.",
    (
        (
            "leap_then_bishop",
            (
                ("en", "one leap, then bishop"),
                ("de", "ein Sprung, dann Läufer"),
                ("it", "un salto, poi alfiere"),
            ),
        ),
        (
            "rhino",
            (
                ("en", "leap and ride in one"),
                ("de", "Sprung und Lauf in einem"),
                ("it", "salto e corsa insieme"),
            ),
        ),
    ),
)
UNICORN_FORWARD: Final = Option(
    "unicorn_forward",
    (
        ("en", "unicorn only forward"),
        ("de", "Einhorn nur vorwärts"),
        ("it", "unicorno solo avanti"),
    ),
    (False, True),
    False,
    "Whether the unicorn may never go back towards its own side.",
    f"{LEPORE}: it may not; the others do not say so.",
)
GIRAFFE: Final = Option(
    "giraffe",
    (("en", "giraffe"), ("de", "Giraffe"), ("it", "giraffa")),
    ("4,1", "3,2"),
    "4,1",
    "Which leap the giraffe makes: four squares and one, or three and two.",
    f"{LEPORE}: as a knight, five by two, the man's own square counted; Murray: four and one;"
    " Cazaux: three and two.",
    (
        ("4,1", (("en", "four and one"), ("de", "vier und eins"), ("it", "quattro e uno"))),
        ("3,2", (("en", "three and two"), ("de", "drei und zwei"), ("it", "tre e due"))),
    ),
)
PAWN_DOUBLE: Final = Option(
    "pawn_double",
    (("en", "pawn's double step"), ("de", "Doppelschritt"), ("it", "passo doppio del pedone")),
    (False, True),
    False,
    "Whether a pawn may make two steps from where it stood at first.",
    f"{LEPORE}: as modern pawns; the others: no.",
)
KING_LEAP: Final = Option(
    "king_leap",
    (("en", "king's leap"), ("de", "Königssprung"), ("it", "salto del re")),
    (True, False),
    True,
    "Whether a king that has not moved may leap two squares in any direction.",
    f"{LEPORE}: his first move may be of two squares.",
)
PROMOTED_UNICORN: Final = Option(
    "promoted_unicorn",
    (
        ("en", "promoted unicorn"),
        ("de", "umgewandeltes Einhorn"),
        ("it", "unicorno promosso"),
    ),
    ("fresh", "leapt"),
    "fresh",
    "Whether a unicorn that was a pawn must leap first, or goes as a bishop at once.",
    "An interpretation: the sources are silent.",
    (
        ("fresh", (("en", "leaps first"), ("de", "springt zuerst"), ("it", "salta prima"))),
        (
            "leapt",
            (("en", "goes as a bishop"), ("de", "zieht als Läufer"), ("it", "va come alfiere")),
        ),
    ),
)


def _preset(
    name: str, title: str, text: str, lion: str, unicorn: str, giraffe: str, lepore: bool
) -> Preset:
    return Preset(
        name,
        (("en", title),),
        (
            (LION.id, lion),
            (UNICORN.id, unicorn),
            (UNICORN_FORWARD.id, lepore),
            (GIRAFFE.id, giraffe),
            (PAWN_DOUBLE.id, lepore),
        ),
        text,
    )


PRESETS: Final = (
    _preset(
        "murray",
        "Murray",
        "As H. J. R. Murray reads the book.",
        "3",
        "leap_then_bishop",
        "4,1",
        False,
    ),
    _preset("lepore", "Lepore", f"As {LEPORE}, tells it.", "1-3", "leap_then_bishop", "4,1", True),
    _preset("cazaux", "Cazaux", "As J.-L. Cazaux plays it.", "3+camel", "rhino", "3,2", False),
)

_KINDS: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("K", (("en", "king"), ("de", "König"), ("it", "re"))),
    ("A", (("en", "aanca"), ("de", "Aanca"), ("it", "aanca"))),
    ("R", (("en", "rook"), ("de", "Turm"), ("it", "torre"))),
    ("L", (("en", "lion"), ("de", "Löwe"), ("it", "leone"))),
    ("U", (("en", "unicorn"), ("de", "Einhorn"), ("it", "unicorno"))),
    ("G", (("en", "giraffe"), ("de", "Giraffe"), ("it", "giraffa"))),
    ("C", (("en", "crocodile"), ("de", "Krokodil"), ("it", "coccodrillo"))),
    ("P", (("en", "pawn"), ("de", "Bauer"), ("it", "pedone"))),
)
_FILES: Final = "abcdefghijkl"

_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    (
        ("en", "The king stands on file f and the aanca on file g, as Lepore has it."),
        ("de", "Der König steht auf der f-Linie und die Aanca auf der g-Linie, wie bei Lepore."),
        ("it", "Il re sta sulla colonna f e l'aanca sulla g, come in Lepore."),
    ),
    (
        (
            "en",
            "The old books count a man's own square: the fourth square is three away, and five by"
            " two is four and one.",
        ),
        (
            "de",
            "Die alten Bücher zählen das eigene Feld mit: Das vierte Feld ist drei entfernt, und"
            " fünf mal zwei ist vier und eins.",
        ),
        (
            "it",
            "I libri antichi contano anche la casa di partenza: la quarta casa dista tre, e cinque"
            " per due è quattro e uno.",
        ),
    ),
    (
        (
            "en",
            "The aanca may stop after its diagonal step, and from there goes outward only: so it"
            " never comes to a square beside the one it left, as Lepore demands.",
        ),
        (
            "de",
            "Die Aanca darf nach ihrem Schrägschritt stehen bleiben und geht von dort nur nach"
            " außen: So kommt sie nie auf ein anderes Nachbarfeld, wie Lepore es verlangt.",
        ),
        (
            "it",
            "L'aanca può fermarsi dopo il passo diagonale e da lì va solo verso l'esterno: così"
            " non giunge mai su un'altra casa vicina alla partenza, come vuole Lepore.",
        ),
    ),
    (
        ("en", "A unicorn that has not leapt attacks nothing."),
        ("de", "Ein Einhorn, das noch nicht gesprungen ist, greift nichts an."),
        ("it", "Un unicorno che non ha ancora saltato non attacca nulla."),
    ),
    (
        ("en", "Where the unicorn goes only forward, its leap does so too."),
        ("de", "Wo das Einhorn nur vorwärts geht, springt es auch nur vorwärts."),
        ("it", "Dove l'unicorno va solo avanti, anche il suo salto va avanti."),
    ),
    (
        (
            "en",
            "The king's leap captures nothing. It passes over a man in between; the king may not"
            " be in check, and the square in between may not be attacked.",
        ),
        (
            "de",
            "Der Königssprung schlägt nichts. Er geht über einen Stein dazwischen hinweg; der König"
            " darf nicht im Schach stehen, und das Feld dazwischen darf nicht angegriffen sein.",
        ),
        (
            "it",
            "Il salto del re non cattura. Passa sopra un pezzo intermedio; il re non deve essere"
            " sotto scacco, e la casa intermedia non deve essere attaccata.",
        ),
    ),
    (
        (
            "en",
            "The double step, where it is allowed, is made from rank 4 or 9. There is no capture in"
            " passing, and no castling.",
        ),
        (
            "de",
            "Der Doppelschritt, wo er erlaubt ist, geht von der 4. oder 9. Reihe aus. Es gibt kein"
            " Schlagen im Vorübergehen und keine Rochade.",
        ),
        (
            "it",
            "Il passo doppio, dove è ammesso, parte dalla traversa 4 o 9. Non ci sono presa al"
            " varco né arrocco.",
        ),
    ),
    (
        (
            "en",
            "A bare king ends nothing by itself: it counts where a task asks for it, or for a win.",
        ),
        (
            "de",
            "Ein beraubter König beendet von sich aus nichts: Er zählt, wo die Aufgabe danach"
            " fragt, oder für den Gewinn.",
        ),
        (
            "it",
            "Il re spogliato da solo non conclude nulla: conta dove il problema lo chiede, o per"
            " la vittoria.",
        ),
    ),
    (
        (
            "en",
            "A king or unicorn of the diagram has moved already, unless it is marked as one that"
            " has not.",
        ),
        (
            "de",
            "König und Einhorn eines Diagramms haben schon gezogen, wenn sie nicht als ungezogen"
            " gekennzeichnet sind.",
        ),
        (
            "it",
            "Re e unicorni di un diagramma hanno già mosso, se non sono segnati come non ancora"
            " mossi.",
        ),
    ),
)

ACEDREX_BOOK: Final = RuleBook(
    "acedrex",
    1,
    (("en", "Grande Acedrex"), ("de", "Großes Acedrex"), ("it", "Grande Acedrex")),
    (
        *(LION, UNICORN, UNICORN_FORWARD, GIRAFFE, PAWN_DOUBLE, KING_LEAP, PROMOTED_UNICORN),
        *(BARE, STALEMATE),
    ),
    geometry=grid(12, 12),
    text="Kings and rooks go as in today's chess, the crocodile as a bishop. The aanca steps one"
    " square diagonally and may go on straight outward. The lion leaps three squares in a straight"
    " line, the giraffe four and one. The unicorn makes its first move as a knight, without"
    " capturing, and goes as a bishop afterwards. A king that has not moved may leap two squares."
    " Pawns make one step; on the last rank a pawn becomes the man that stood there at first, on"
    " the king's file an aanca.",
    source=f"Alfonso X, Libro de los juegos (1283), after H. J. R. Murray; {LEPORE}; J.-L. Cazaux",
    game=Game(
        "acedrex",
        (WHITE, BLACK),
        "white",
        tuple(
            GameMan(
                letter,
                owner,
                names,
                most=int(kind == "K"),
                made_of=() if kind in "KP" else (letters("P"),),
            )
            for owner, letters in (("white", str.upper), ("black", str.lower))
            for kind, names in _KINDS
            for letter in (letters(kind),)
        ),
        (*CHESS_GOALS, TAKE, WIN),
        (
            Start(
                tuple(
                    (man if white else man.lower(), f"{file}{rank}")
                    for white, rank, row in (
                        (True, 1, ROW),
                        (True, 4, "P" * 12),
                        (False, 9, "P" * 12),
                        (False, 12, ROW),
                    )
                    for file, man in zip(_FILES, row, strict=True)
                ),
                ((FRESH, "c1 f1 j1 c12 f12 j12"),),
            ),
        ),
        (
            GameExtra(
                FRESH,
                (("en", "not moved yet"), ("de", "noch nicht gezogen"), ("it", "non ancora mossi")),
                form=EXTRA_CELLS,
                men=("K", "U", "k", "u"),
            ),
        ),
    ),
    presets=PRESETS,
    interpretations=_INTERPRETATIONS,
)
