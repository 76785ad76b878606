# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Popeye's input in the three languages that it knows: English, German, French.

A file is in one of them, as its first word shows; words may be shortened as long as they stay
apart. What is read is turned into the English words, in which it is understood.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

SHORTEST: Final = 3
"""Letters of a shortened word; two will do for an English one that begins a line."""

_ENGLISH: Final = (
    *("beginproblem", "nextproblem", "endproblem", "pieces", "forsyth", "stipulation"),
    *("sstipulation", "condition", "option", "array", "protocol", "input", "latexpieces", "latex"),
    *("author", "title", "origin", "award", "remark", "twin", "zeroposition"),
)
_FOLDED: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "ê": "e", "à": "a", "ô": "o"}
)


@dataclass(frozen=True, slots=True)
class Tongue:
    """One of the languages: its words in small letters, each with the English one.

    Attributes:
        commands: what stands for itself: `steine`, `forderung`.
        options: the names behind `Option`.
        twins: the words of a twin.
        colours: the sides.
        men: the letters of the men, without those that are the same.
        code: how the language is called elsewhere: `de`.
    """

    commands: Mapping[str, str]
    options: Mapping[str, str]
    twins: Mapping[str, str]
    colours: Mapping[str, str]
    men: Mapping[str, str]
    code: str = "en"

    def command(self, word: str, shortest: int = SHORTEST) -> str:
        """Return the English command that a word means; empty if none."""
        return _meant(self.commands, word, shortest)

    def is_colour(self, word: str) -> bool:
        """Whether a word names a side."""
        return bool(_meant(self.colours, word, 1))

    def colour(self, word: str) -> str:
        """Return a side in English; empty if a word means none, or may mean several."""
        small = word.lower().translate(_FOLDED)
        sides = [english for name, english in self.colours.items() if name.startswith(small)]
        return sides[0] if small and len(sides) == 1 else ""

    def option(self, word: str) -> str:
        """Return an option in English; any other word as it is."""
        return _meant(self.options, word, SHORTEST) or word

    def twin(self, word: str) -> str:
        """Return a command or a side of a twin in English; empty for any other word."""
        return _meant(self.twins, word, SHORTEST) or _meant(self.colours, word, SHORTEST)


ENGLISH: Final = Tongue(
    {word: word for word in _ENGLISH},
    {},
    {},
    {"white": "white", "black": "black", "neutral": "neutral"},
    {},
)
GERMAN: Final = Tongue(
    {
        "anfangproblem": "beginproblem",
        "weiteresproblem": "nextproblem",
        "endeproblem": "endproblem",
        "steine": "pieces",
        "forsyth": "forsyth",
        "forderung": "stipulation",
        "sforderung": "sstipulation",
        "bedingung": "condition",
        "option": "option",
        "partieanfangsstellung": "array",
        "protokoll": "protocol",
        "eingabe": "input",
        "latexsteine": "latexpieces",
        "latex": "latex",
        "autor": "author",
        "titel": "title",
        "quelle": "origin",
        "auszeichnung": "award",
        "bemerkung": "remark",
        "zwilling": "twin",
        "nullstellung": "zeroposition",
    },
    {
        "verfuehrung": "Try",
        "widerlegung": "Defence",
        "satzspiel": "SetPlay",
        "varianten": "Variation",
        "drohung": "Threat",
        "ohnedrohung": "NoThreat",
        "ohnekurzvarianten": "NoShortVariations",
        "nichttrivial": "NonTrivial",
        "maxfluchtfelder": "MaxFlightsquares",
        "nullzuege": "NullMoves",
        "zugnummern": "MoveNumbers",
        "startzugnummer": "StartMoveNumber",
        "biszugnummer": "UpToMoveNumber",
        "maxloesungen": "MaxSolutions",
        "maxzeit": "MaxTime",
        "intelligent": "Intelligent",
        "stopnachkurzloesungen": "StopOnShortSolutions",
        "ohnebrett": "NoBoard",
        "pieps": "Beep",
        "ohnegitter": "SuppressGrid",
        "zeichnegitter": "WriteGrid",
        "haltemattsetzendenstein": "KeepMatingPiece",
        "ohnewk": "NoWk",
        "ohnesk": "NoBk",
        "duplex": "Duplex",
        "halbduplex": "HalfDuplex",
        "quodlibet": "Quodlibet",
        "nachschluessel": "PostKeyPlay",
        "weissbeginnt": "WhiteToPlay",
        "zielistende": "GoalIsEnd",
        "enpassant": "EnPassant",
        "keinerochade": "NoCastling",
        "rochadengegenseitigausschliessend": "CastlingMutuallyExclusive",
        "letzterschlag": "LastCapture",
        "suchen": "Search",
        "mehrereloesungen": "MultiSolutions",
        "keinesymmetrie": "NoSymmetry",
        "trivialefehlversucheunterdruecken": "TrivialTriesAvoid",
        "mattsin1": "MatesIn1",
    },
    {
        "versetze": "Move",
        "tausche": "Exchange",
        "forderung": "Stipulation",
        "bedingung": "Condition",
        "hinzufuegen": "Add",
        "entferne": "Remove",
        "verschiebe": "Shift",
        "drehung": "Rotate",
        "spiegelung": "Mirror",
        "ersetze": "Substitute",
        "fortgesetzt": "Continued",
    },
    {"weiss": "white", "schwarz": "black", "neutral": "neutral"},
    {"D": "Q", "T": "R", "L": "B", "B": "P"},
    "de",
)
FRENCH: Final = Tongue(
    {
        "debutprobleme": "beginproblem",
        "asuivre": "nextproblem",
        "finprobleme": "endproblem",
        "pieces": "pieces",
        "forsyth": "forsyth",
        "enonce": "stipulation",
        "senonce": "sstipulation",
        "condition": "condition",
        "option": "option",
        "positioninitialpartie": "array",
        "protocol": "protocol",
        "entree": "input",
        "pieceslatex": "latexpieces",
        "latex": "latex",
        "auteur": "author",
        "titre": "title",
        "source": "origin",
        "prix": "award",
        "remarque": "remark",
        "jumeau": "twin",
        "zeroposition": "zeroposition",
    },
    {
        "essais": "Try",
        "defense": "Defence",
        "apparent": "SetPlay",
        "variantes": "Variation",
        "menace": "Threat",
        "sansmenace": "NoThreat",
        "sansvariantescourtes": "NoShortVariations",
        "nontrivial": "NonTrivial",
        "coupsvides": "NullMoves",
        "trace": "MoveNumbers",
        "enroute": "StartMoveNumber",
        "jusquaucoup": "UpToMoveNumber",
        "maxsolutions": "MaxSolutions",
        "maxtemps": "MaxTime",
        "intelligent": "Intelligent",
        "finapressolutionscourtes": "StopOnShortSolutions",
        "sansechiquier": "NoBoard",
        "bip": "Beep",
        "sansgrille": "SuppressGrid",
        "ajoutegrille": "WriteGrid",
        "retienspiecematante": "KeepMatingPiece",
        "duplex": "Duplex",
        "demiduplex": "HalfDuplex",
        "quodlibet": "Quodlibet",
        "aprescle": "PostKeyPlay",
        "apparentseul": "WhiteToPlay",
        "butestfin": "GoalIsEnd",
        "enpassant": "EnPassant",
        "sansroquer": "NoCastling",
        "roquesmutuellementexclusifs": "CastlingMutuallyExclusive",
        "derniereprise": "LastCapture",
        "sansrb": "NoWk",
        "sansrn": "NoBk",
        "maxcasesfuites": "MaxFlightsquares",
        "search": "Search",
        "multisolutions": "MultiSolutions",
        "nonsymetrique": "NoSymmetry",
        "trivialessaisupprimer": "TrivialTriesAvoid",
        "matsen1": "MatesIn1",
    },
    {
        "deplace": "Move",
        "echange": "Exchange",
        "enonce": "Stipulation",
        "condition": "Condition",
        "ajoute": "Add",
        "ote": "Remove",
        "translation": "Shift",
        "rotation": "Rotate",
        "miroir": "Mirror",
        "substitue": "Substitute",
    },
    {"blanc": "white", "noir": "black", "neutre": "neutral"},
    {"R": "K", "D": "Q", "T": "R", "F": "B", "C": "S"},
    "fr",
)


def tongue_of(first: str) -> Tongue | None:
    """Return the language of an input by its first word; None where that begins none."""
    for tongue in (ENGLISH, GERMAN, FRENCH):
        small = first.lower().translate(_FOLDED)
        begin = next(word for word, english in tongue.commands.items() if english == _ENGLISH[0])
        if len(small) >= SHORTEST and begin.startswith(small):
            return tongue
    return None


def _meant(words: Mapping[str, str], word: str, shortest: int) -> str:
    """Return the English of the word that a word, perhaps shortened, means; empty if none."""
    small = word.lower().translate(_FOLDED)
    if len(small) < shortest or not small.isalnum():
        return ""
    if small in words:
        return words[small]
    return next((english for whole, english in words.items() if whole.startswith(small)), "")
