# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables games: men go round twenty-four points as dice say, and are borne off.

Chance has its part, so no turn wins by force. What can be composed is the best play of one throw
by exact chances, and how few throws of one's own choice are enough.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import TABLES_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import GameGoal, Player
from composer.rules.historic.shared import BLACK, BOTH, LEPORE, WHITE

TABLES_PLAYERS: Final[tuple[Player, ...]] = (WHITE, BLACK)

TABLES_GOALS: Final = (
    GameGoal(
        "all_off",
        (("en", "all men off"), ("de", "alle Steine abgetragen"), ("it", "tutti i pezzi fuori")),
        "The side has borne off all its men.",
        BOTH,
    ),
    GameGoal(
        "hit",
        (("en", "hits a man"), ("de", "trifft einen Stein"), ("it", "ferisce un pezzo")),
        "The play hits a single man of the other side.",
        BOTH,
    ),
    GameGoal(
        "safest",
        (("en", "safest play"), ("de", "sicherster Zug"), ("it", "mossa più sicura")),
        "The other side has the least chance to hit with its next throw.",
        BOTH,
    ),
)

_DICE: Final = Option(
    "dice",
    (("en", "dice"), ("de", "Würfel"), ("it", "dadi")),
    (2, 3),
    2,
    "With how many dice a throw is made.",
    f"{LEPORE}: three in most of the games, two in Laquet and Tric Trac.",
)
_BEAR_OFF: Final = Option(
    "bear_off",
    (("en", "bearing off"), ("de", "Abtragen"), ("it", "uscita dei pezzi")),
    ("at_least", "larger", "exact", "none"),
    "at_least",
    "Which dice take men off when all are on the last six points.",
    f"{LEPORE}, of Tabula and of Tric Trac: a number equal to or greater than the points that are"
    " missing. Today a greater one takes off the farthest man only.",
    (
        (
            "at_least",
            (
                ("en", "the exact number or any greater"),
                ("de", "genaue oder höhere Augen"),
                ("it", "numero uguale o maggiore"),
            ),
        ),
        (
            "larger",
            (
                ("en", "larger dice for the farthest man"),
                ("de", "höhere Augen für den hintersten Stein"),
                ("it", "dadi maggiori per il pezzo più lontano"),
            ),
        ),
        (
            "exact",
            (("en", "exact dice only"), ("de", "nur genaue Augen"), ("it", "solo dadi esatti")),
        ),
        ("none", (("en", "never"), ("de", "nie"), ("it", "mai"))),
    ),
)

_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    (
        (
            "en",
            "White goes from 24 down to 1 and off, Black the other way; the many arrays and ways"
            " of the single games are left out.",
        ),
        (
            "de",
            "Weiß geht von 24 bis 1 und hinaus, Schwarz umgekehrt; die vielen Aufstellungen und"
            " Wege der einzelnen Spiele entfallen.",
        ),
        (
            "it",
            "Il Bianco va dal 24 all'1 e fuori, il Nero al contrario; i molti schieramenti e"
            " percorsi dei singoli giochi sono tralasciati.",
        ),
    ),
    (
        (
            "en",
            "Dice are played one after the other in any order, until none that is left can be"
            " played; there is no duty to use as many as possible.",
        ),
        (
            "de",
            "Die Würfel werden in beliebiger Folge gespielt, bis keiner der übrigen mehr geht;"
            " möglichst viele zu nutzen ist keine Pflicht.",
        ),
        (
            "it",
            "I dadi si giocano uno dopo l'altro in qualsiasi ordine, finché nessuno dei restanti è"
            " giocabile; non c'è obbligo di usarne il più possibile.",
        ),
    ),
    (
        ("en", "Doubles count as thrown: two dice twice, three dice three times."),
        ("de", "Pasche zählen wie geworfen: zwei Würfel zweimal, drei Würfel dreimal."),
        ("it", "I doppi valgono come sono tirati: due dadi due volte, tre dadi tre volte."),
    ),
    (
        (
            "en",
            "Two enemy men close a point for stopping, also between two dice of one man, but not"
            " for passing.",
        ),
        (
            "de",
            "Zwei feindliche Steine sperren einen Punkt zum Halten, auch zwischen zwei Würfeln"
            " eines Steins, aber nicht zum Überspringen.",
        ),
        (
            "it",
            "Due pezzi nemici chiudono un punto alla sosta, anche fra due dadi dello stesso pezzo,"
            " ma non al passaggio.",
        ),
    ),
    (
        (
            "en",
            "A man who hits goes no further in this throw, and men hit are out of the problem.",
        ),
        (
            "de",
            "Wer trifft, geht in diesem Wurf nicht weiter; getroffene Steine scheiden aus der"
            " Aufgabe aus.",
        ),
        (
            "it",
            "Chi ferisce non prosegue in questo tiro; i pezzi feriti escono dal problema.",
        ),
    ),
    (
        ("en", "Men may leave when all of their side are on the last six points."),
        ("de", "Steine dürfen hinaus, wenn alle ihrer Seite auf den letzten sechs Punkten sind."),
        ("it", "I pezzi possono uscire quando tutti i propri sono sugli ultimi sei punti."),
    ),
    (
        (
            "en",
            "In tasks of several throws only the side whose task it is throws; the other stands"
            " still.",
        ),
        (
            "de",
            "In Aufgaben mit mehreren Würfen würfelt nur, wessen Aufgabe es ist; der andere steht"
            " still.",
        ),
        (
            "it",
            "Nei problemi di più tiri tira solo chi ha il compito; l'altro resta fermo.",
        ),
    ),
)

TABLES_BOOK: Final = RuleBook(
    "tables",
    1,
    (("en", "Tables"), ("de", "Puffspiele"), ("it", "Giochi di tavole")),
    (_DICE, _BEAR_OFF),
    geometry=TABLES_BOARD,
    text="Up to fifteen men a side on twenty-four points; White goes down, Black up. Each die moves"
    " one man so many points. Two men close a point to the enemy; a single man is hit and leaves."
    " When all men of a side are on its last six points they are borne off. Chance decides, so a"
    " task asks for the best play of one throw, for what hits, for the safest play, or for the"
    " fewest throws of one's own choice.",
    interpretations=_INTERPRETATIONS,
    source=f"Alfonso X, Libro de los juegos (1283); {LEPORE}",
)
