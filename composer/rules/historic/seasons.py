# SPDX-License-Identifier: GPL-3.0-or-later
"""Four-seasons chess, the acedrex of the four seasons of King Alfonso's book: four armies on 8x8.

What the sources leave open is an option, or is named in `_INTERPRETATIONS`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.geometry.gameboards import SEASONS_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, GameGoal, GameMan, Player, Start
from composer.rules.historic.shared import BLACK, LEPORE, TAKE, WHITE, WIN

_GREEN: Final = Player("green", (("en", "Green"), ("de", "Grün"), ("it", "Verde")))
_RED: Final = Player("red", (("en", "Red"), ("de", "Rot"), ("it", "Rosso")))
PLAYERS: Final = (_GREEN, _RED, BLACK, WHITE)
"""Spring, Summer, Autumn and Winter, in the order in which they play."""

_ALL: Final = tuple(player.id for player in PLAYERS)

WAYS: Final = (("green", "dr"), ("red", "ur"), ("black", "ul"), ("white", "dl"))
"""Which two ways the pawns of each player go: up, down, left or right."""

MEN: Final = Option(
    "men",
    (("en", "alfil and regina"), ("de", "Alfil und Regina"), ("it", "alfiere e regina")),
    ("medieval", "classic"),
    "medieval",
    "Whether the alfil leaps two squares and the regina goes one, both diagonally; or they go as"
    " bishop and queen.",
    f"{LEPORE} says that men go as in classic chess, and calls them alfiere and regina.",
    (
        ("medieval", (("en", "medieval"), ("de", "mittelalterlich"), ("it", "medievali"))),
        (
            "classic",
            (
                ("en", "bishop and queen"),
                ("de", "Läufer und Dame"),
                ("it", "alfiere e donna moderni"),
            ),
        ),
    ),
)
ARRAY: Final = Option(
    "array",
    (("en", "array"), ("de", "Aufstellung"), ("it", "schieramento")),
    ("lepore", "cvp"),
    "lepore",
    "How the officers stand at first. Diagrams do not depend on it.",
    f"{LEPORE} turns the corner from player to player; the Chess Variant Pages mirror it.",
    (
        ("lepore", (("en", "Lepore"),)),
        ("cvp", (("en", "Chess Variant Pages"),)),
    ),
)

_KINDS: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("K", (("en", "king"), ("de", "König"), ("it", "re"))),
    ("Q", (("en", "regina"), ("de", "Regina"), ("it", "regina"))),
    ("R", (("en", "rook"), ("de", "Turm"), ("it", "torre"))),
    ("N", (("en", "knight"), ("de", "Springer"), ("it", "cavallo"))),
    ("A", (("en", "alfil"), ("de", "Alfil"), ("it", "alfiere"))),
)
_PAWNS: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("u", (("en", "pawn, upwards"), ("de", "Bauer nach oben"), ("it", "pedone verso l'alto"))),
    ("d", (("en", "pawn, downwards"), ("de", "Bauer nach unten"), ("it", "pedone verso il basso"))),
    (
        "l",
        (
            ("en", "pawn, to the left"),
            ("de", "Bauer nach links"),
            ("it", "pedone verso sinistra"),
        ),
    ),
    (
        "r",
        (("en", "pawn, to the right"), ("de", "Bauer nach rechts"), ("it", "pedone verso destra")),
    ),
)


def _men(player: str, ways: str) -> tuple[GameMan, ...]:
    officers = (
        GameMan(
            f"{player[0]}{kind}",
            player,
            names,
            int(kind == "K"),
            int(kind == "K"),
            made_of=tuple(f"{player[0]}P{way}" for way in ways) if kind == "Q" else (),
        )
        for kind, names in _KINDS
    )
    pawns = (GameMan(f"{player[0]}P{way}", player, names) for way, names in _PAWNS if way in ways)
    return (*officers, *pawns)


def _goal(name: str, names: ByLanguage, text: str, may: tuple[str, ...] = ()) -> GameGoal:
    return GameGoal(name, names, text, _ALL, may=may)


def _start(array: str, *armies: str) -> Start:
    return Start(
        tuple(
            (letter, " ".join(cells))
            for army in armies
            for letter, *cells in (part.split() for part in army.split(", "))
        ),
        when=((ARRAY.id, array),),
    )


_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    (
        (
            "en",
            "Green stands at a8, Red at a1, Black at h1 and White at h8, and they play in this"
            " order. Each has his rook on the right of his king, and the alfil on the left.",
        ),
        (
            "de",
            "Grün steht bei a8, Rot bei a1, Schwarz bei h1 und Weiß bei h8, und in dieser Folge"
            " ziehen sie. Jeder hat den Turm rechts von seinem König und den Alfil links.",
        ),
        (
            "it",
            "Il Verde sta in a8, il Rosso in a1, il Nero in h1 e il Bianco in h8, e giocano in"
            " quest'ordine. Ognuno ha la torre a destra del re e l'alfiere a sinistra.",
        ),
    ),
    (
        (
            "en",
            "The diagonals of the board only show which way pawns go. Pawns make one step, capture"
            " diagonally forward in their own direction, and become a regina at the far edge.",
        ),
        (
            "de",
            "Die Diagonalen des Bretts zeigen nur, wohin die Bauern gehen. Bauern machen einen"
            " Schritt, schlagen schräg vorwärts in ihrer Richtung und werden am jenseitigen Rand"
            " zur Regina.",
        ),
        (
            "it",
            "Le diagonali della scacchiera mostrano solo dove vanno i pedoni. I pedoni fanno un"
            " passo, catturano in diagonale avanti nella loro direzione e sul bordo opposto"
            " diventano regina.",
        ),
    ),
    (
        (
            "en",
            "A king is never taken: a man may attack him but not go to his square, even if a third"
            " player has given the check.",
        ),
        (
            "de",
            "Ein König wird nie geschlagen: Ein Stein darf ihn angreifen, aber nicht auf sein Feld"
            " gehen, auch wenn ein dritter Spieler das Schach gegeben hat.",
        ),
        (
            "it",
            "Un re non viene mai catturato: un pezzo può attaccarlo ma non andare sulla sua casa,"
            " anche se lo scacco è di un terzo giocatore.",
        ),
    ),
    (
        (
            "en",
            "Whether a player is mated is judged when his turn comes; then his men leave the board"
            " at once, before the next player's turn.",
        ),
        (
            "de",
            "Ob ein Spieler matt ist, entscheidet sich, wenn er am Zug wäre; dann verlassen seine"
            " Steine sofort das Brett, noch ehe der nächste zieht.",
        ),
        (
            "it",
            "Se un giocatore è matto si giudica quando tocca a lui; allora i suoi pezzi lasciano"
            " subito la scacchiera, prima del turno successivo.",
        ),
    ),
    (
        (
            "en",
            "Of those who attack the king then, the mate is his who played last.",
        ),
        (
            "de",
            "Von denen, die den König dann angreifen, gehört das Matt dem, der zuletzt gezogen"
            " hat.",
        ),
        (
            "it",
            "Fra chi allora attacca il re, il matto è di chi ha giocato per ultimo.",
        ),
    ),
    (
        ("en", "A player who has no move and is not in check passes."),
        ("de", "Wer keinen Zug hat und nicht im Schach steht, passt."),
        ("it", "Chi non ha mosse e non è sotto scacco passa."),
    ),
    (
        (
            "en",
            "That the first turn goes against the neighbour on the right has no meaning in a"
            " problem; nor have stakes. Nobody loses because he is bare.",
        ),
        (
            "de",
            "Dass der erste Zug gegen den rechten Nachbarn geht, hat in einer Aufgabe keinen Sinn,"
            " ebenso wenig die Einsätze. Niemand verliert, weil er beraubt ist.",
        ),
        (
            "it",
            "Che il primo tratto vada contro il vicino di destra non ha senso in un problema, e"
            " nemmeno le poste. Nessuno perde perché spogliato.",
        ),
    ),
)

SEASONS_BOOK: Final = RuleBook(
    "four-seasons",
    1,
    (
        ("en", "Four-seasons chess"),
        ("de", "Schach der vier Jahreszeiten"),
        ("it", "Scacchi delle quattro stagioni"),
    ),
    (MEN, ARRAY),
    geometry=SEASONS_BOARD,
    text="Green (spring), Red (summer), Black (autumn) and White (winter) play in this order, each"
    " with a king, a rook, a knight, an alfil and four pawns; there is no regina until a pawn"
    " becomes one. Pawns go one step in one of two directions. Who is mated is out, and his men"
    " leave the board; the last who is left wins. A diagram may have two, three or four armies.",
    source=f"Alfonso X, Libro de los juegos (1283); {LEPORE}; the array after the Chess Variant"
    " Pages",
    game=Game(
        "seasons",
        PLAYERS,
        "green",
        tuple(man for player, ways in WAYS for man in _men(player, ways)),
        (
            _goal(
                "mate",
                (("en", "mate"), ("de", "Matt"), ("it", "matto")),
                "An opponent is mated, and the mate is the side's; with a player named, that one.",
                ("of",),
            ),
            _goal(
                "stalemate",
                (("en", "stalemate"), ("de", "Patt"), ("it", "stallo")),
                "The player who is to move then must pass.",
            ),
            replace(TAKE, sides=_ALL),
            replace(WIN, sides=_ALL),
        ),
        (
            _start(
                "lepore",
                "gK a8, gR a7, gA b8, gN b7, gPd a6 b6, gPr c8 c7",
                "rK a1, rR b1, rA a2, rN b2, rPu a3 b3, rPr c1 c2",
                "bK h1, bR h2, bA g1, bN g2, bPu h3 g3, bPl f1 f2",
                "wK h8, wR g8, wA h7, wN g7, wPd h6 g6, wPl f8 f7",
            ),
            _start(
                "cvp",
                "gK a8, gR b8, gN a7, gA b7, gPd a6 b6, gPr c8 c7",
                "rK a1, rR b1, rN a2, rA b2, rPu a3 b3, rPr c1 c2",
                "bK h1, bR g1, bN h2, bA g2, bPu h3 g3, bPl f1 f2",
                "wK h8, wR g8, wN h7, wA g7, wPd h6 g6, wPl f8 f7",
            ),
        ),
    ),
    interpretations=_INTERPRETATIONS,
)
