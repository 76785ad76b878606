# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms in which questions about a diagram and its past are written, in six languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.questiontext import Addition, Asks, Manner, WrittenQuestion
from composer.problem.squares import parse_square
from composer.said.sentence import Sentence, said

_MOST_HALFMOVES: Final = 60
_LONGEST: Final = 160  # characters

_WHITE: Final = r"white|w|weiß|weiss|bianco|bianchi|blancs?|blancas?|blanco"
_BLACK: Final = r"black|b|schwarz|nero|neri|noirs?|negras?|negro|s"
_SIDE: Final = rf"(?:(?P<white>{_WHITE})|(?P<black>{_BLACK}))"
_BOTH: Final = r"(?P<both>w\s*[&+]\s*b|white\s*(?:&|and|\+)\s*black)"
_OWNER: Final = r"(?:(?P<white>white)|(?P<black>black))"
_RUSSIAN_SIDE: Final = r"(?:(?P<white>белы[ех])|(?P<black>ч(?:ё|е)рны[ех]))"
_COUNT: Final = r"(?P<count>\d{1,2})"
_AFTER: Final = r"\s*(?:,\s*)?(?:&|and|then|and\s+then|dann|und|puis|et|poi|e|luego|y)\s*"

_MANNER: Final = (
    r"(?:\s*\(?\s*(?:(?:defensive\s+retractor|vrz|typ|type)[,:]?\s+)?"
    r"(?P<manner>proca|h(?:oe|o|ø|ö)eg|help)(?:[\s-]+retractor)?\s*\)?)?"
)

_LAST: Final = (
    rf"(?:what\s+was\s+)?(?:{_OWNER}['’]s\s+)?last\s+(?:single\s+)?move",
    rf"(?:what\s+were\s+the\s+)?(?:the\s+)?last\s+{_COUNT}\s+single\s+moves?",
    r"letzter\s+zug|welches\s+war\s+der\s+letzte\s+zug",
    rf"(?:die\s+)?letzten?\s+{_COUNT}\s+einzelz(?:ü|ue)ge",
    r"dernier\s+coup|quel\s+(?:est|fut)\s+le\s+dernier\s+coup",
    rf"(?:les\s+)?{_COUNT}\s+derniers\s+coups\s+simples",
    r"ultima\s+mossa",
    rf"(?:le\s+)?ultime\s+{_COUNT}\s+semimosse",
    r"(?:ú|u)ltima\s+jugada",
    r"последний\s+ход",
    rf"letzter\s+zug\s+von\s+{_SIDE}",
    rf"dernier\s+coup\s+des\s+{_SIDE}",
    rf"ultima\s+mossa\s+del\s+{_SIDE}",
    rf"(?:ú|u)ltima\s+jugada\s+de\s+las\s+{_SIDE}",
    rf"(?:las\s+)?(?:ú|u)ltimas\s+{_COUNT}\s+jugadas\s+simples",
    rf"последний\s+ход\s+{_RUSSIAN_SIDE}",
    rf"последние\s+полуходы\s+\({_COUNT}\)",
)
_WHO: Final = (
    r"who\s+(?:moves|plays|is\s+to\s+move|is\s+on\s+move|has\s+the\s+move)|whose\s+move(?:\s+is\s+it)?",
    r"wer\s+(?:ist\s+am\s+zug|zieht)",
    r"qui\s+joue|(?:à|a)\s+qui\s+le\s+trait",
    r"chi\s+muove|a\s+chi\s+tocca",
    r"(?:¿\s*)?qui(?:é|e)n\s+juega|(?:a\s+)?qui(?:é|e)n\s+le\s+toca",
    r"чей\s+ход|кто\s+ходит",
)
_CASTLING: Final = (
    r"castling|is\s+castling\s+(?:allowed|possible|legal)",
    rf"(?:can|may)\s+{_OWNER}\s+castle",
    r"rochade|ist\s+(?:die\s+)?rochade\s+(?:erlaubt|m(?:ö|oe)glich)",
    r"(?:le\s+)?roque(?:\s+(?:est-il\s+)?(?:possible|permis))?",
    r"arrocco(?:\s+(?:è\s+)?possibile)?",
    r"enroque(?:\s+(?:es\s+)?posible)?",
    r"рокировка",
    rf"darf\s+{_SIDE}\s+rochieren",
    rf"les\s+{_SIDE}\s+peuvent-ils\s+roquer",
    rf"pu(?:ò|o)\s+arroccare\s+il\s+{_SIDE}",
    rf"pueden\s+enrocar\s+las\s+{_SIDE}",
    rf"могут\s+ли\s+{_RUSSIAN_SIDE}\s+рокировать",
)
_RETRACTION: Final = (
    rf"-\s*{_COUNT}\s*\(?\s*(?:{_BOTH}|{_SIDE})?\s*\)?{_AFTER}(?P<forward>[^\s(]+){_MANNER}",
    rf"{_SIDE}\s+(?:retracts?|takes?\s+back)(?:\s+(?:(?:his|its|the)\s+)?(?:last|one|1)"
    rf"(?:\s+move)?)?{_AFTER}(?P<forward>\S+)",
    rf"{_SIDE}\s+nimmt\s+(?:einen\s+zug\s+)?zur(?:ü|ue)ck{_AFTER}(?P<forward>\S+)",
    rf"les\s+{_SIDE}\s+reprennent{_AFTER}(?P<forward>\S+)",
    rf"il\s+{_SIDE}\s+ritira{_AFTER}(?P<forward>\S+)",
    rf"las\s+{_SIDE}\s+retiran{_AFTER}(?P<forward>\S+)",
    rf"{_RUSSIAN_SIDE}\s+берут\s+ход\s+назад\s*,?\s*(?:и\s+)?затем\s+(?P<forward>\S+)",
)

_MEN: Final = {
    Kind.QUEEN: r"queen|dame|reine|donna|dama|ферз[яь]",
    Kind.ROOK: r"rook|turm|tour|torre|ладь[юя]",
    Kind.BISHOP: r"bishop|l(?:ä|ae)ufer|fou|alfiere|alfil|слона?",
    Kind.KNIGHT: r"knight|springer|cavalier|cavallo|caballo|кон[яь]",
    Kind.PAWN: r"pawn|bauern?|pion|pedone|pe(?:ó|o)n|пешк[ау]",
    Kind.KING: r"king|k(?:ö|oe)nig|roi|re|rey|корол[яь]",
}
_MAN: Final = "|".join(
    [
        *(rf"(?P<kind_{kind.letter}>{words})" for kind, words in _MEN.items()),
        r"man|piece|unit|stein|figur|pi(?:è|e)ce|pezzo|pieza|фигуру",
    ]
)
_OF_WHITE: Final = (
    r"white|weiß(?:e[nrs]?)?|weisse[nrs]?|blanch?e?|bianc[oa]|blanc[oa]|бел(?:ого|ую|ый)"
)
_OF_BLACK: Final = r"black|schwarze?[nrs]?|noire?|ner[oa]|negr[oa]|ч(?:ё|е)рн(?:ого|ую|ый)"
_COLOUR: Final = rf"(?P<{{0}}white>{_OF_WHITE})|(?P<{{0}}black>{_OF_BLACK})"
_ADD: Final = (
    r"add|put|place|f(?:ü|ue)gen?(?:\s+sie)?|erg(?:ä|ae)nzen?(?:\s+sie)?|setzen?(?:\s+sie)?|"
    r"ajoute[rz]|placer|aggiunge(?:re|te)|aggiungi|a(?:ñ|n)adir|agregar|a(?:ñ|n)ada|"
    r"добав(?:ить|ьте)|постав(?:ить|ьте)"
)
_ARTICLE: Final = r"(?:an?|the|one|eine?[nrs]?|de[nrs]|die|das|une?|la|le|uno|una|il|el)"
_THEN: Final = (
    r"\s*(?:,\s*)?(?:and\s+then|und\s+dann|et\s+puis|e\s+poi|y\s+luego|и\s+затем|then|and|&|dann|"
    r"und|puis|et|poi|e|luego|y|затем|и|,)\s*"
)
_ADDITION: Final = (
    rf"(?:{_ADD})\s+(?:{_ARTICLE}\s+)?(?:(?:{_COLOUR.format('')})\s+)?(?:{_MAN})"
    rf"(?:\s+(?:{_COLOUR.format('behind_')}))?"
    r"(?:\s+(?:on|at|to|auf|in|en|sur|su|a|на)?\s*(?P<square>[a-h][1-8]))?(?:\s+hinzu)?"
    rf"{_THEN}(?P<forward>.+?)",
)
_HOW_MANY: Final = (
    r"(?:(?:in\s+)?how\s+many(?:\s+(?:ways|keys|mates|solutions))?|"
    r"wie\s*viele(?:\s+(?:matts|l(?:ö|oe)sungen|schl(?:ü|ue)ssel))?|"
    r"combien(?:\s+de\s+(?:mats|solutions|cl(?:é|e)s))?|"
    r"quant[ie](?:\s+(?:matti|soluzioni|chiavi))?|cu(?:á|a)nt[oa]s(?:\s+(?:mates|soluciones|claves))?|"
    r"сколько(?:\s+(?:матов|решений))?)"
)
_SIGN: Final = r"(?P<forward>[a-z-]{0,6}[#=+]\s*\d{1,3})"
_KEYS: Final = (
    rf"(?P<count>\d{{1,3}})\s*[x×]\s*{_SIGN}",
    rf"{_SIGN}\s*[,:(]?\s*{_HOW_MANY}\s*\)?",
    rf"{_HOW_MANY}\s+{_SIGN}",
)
_IN: Final = r"(?P<moves>\d{1,2})"
_WHO_SOLVES: Final = (
    rf"(?:who|which\s+side)\s+(?:plays|mates|solves|wins)\s*,?\s*{_SIGN}",
    rf"(?:who|which\s+side)\s+mates\s+in\s+{_IN}(?:\s+moves?)?",
    rf"wer\s+(?:spielt|l(?:ö|oe)st|zieht)\s*,?\s*{_SIGN}",
    rf"wer\s+(?:setzt\s+)?(?:in\s+{_IN}(?:\s+z(?:ü|ue)gen|\s+zug)?\s+matt|matt\s+in\s+(?P<moves_behind>\d{{1,2}}))",
    rf"qui\s+(?:joue\s*,?\s*{_SIGN}|(?:fait\s+)?mate?\s+en\s+{_IN}(?:\s+coups?)?)",
    rf"chi\s+(?:gioca\s*,?\s*{_SIGN}|(?:d(?:à|a)\s+)?matt[ao]\s+in\s+{_IN}(?:\s+mosse)?)",
    rf"(?:¿\s*)?qui(?:é|e)n\s+(?:juega\s*,?\s*{_SIGN}|(?:da\s+)?mate\s+en\s+{_IN}(?:\s+jugadas?)?)",
    rf"кто\s+(?:играет\s*,?\s*{_SIGN}|(?:да(?:ё|е)т|ставит)\s+мат\s+в\s+{_IN}(?:\s+ход(?:а|ов)?)?)",
)
_CLUSTER: Final = (
    r"(?:an?\s+)?illegal\s+cluster",
    r"(?:ein\s+)?illegale[rs]?\s+cluster",
    r"(?:un\s+)?(?:cluster|grappe)\s+ill(?:é|e)gale?",
    r"(?:un\s+)?cluster\s+(?:illegale|ilegal)",
    r"нелегальный\s+кластер",
)
_COLOURING: Final = (
    r"colou?r\s+(?:all\s+)?(?:the\s+)?(?:men|pieces|units)|colou?ring",
    r"(?:färben?|faerben?)(?:\s+sie)?\s+die\s+(?:steine|figuren)|färbung(?:\s+der\s+steine)?",
    r"colori(?:er|ez|age)(?:\s+(?:les|des)\s+pi(?:è|e)ces)?|colore[rz]\s+les\s+pi(?:è|e)ces",
    r"colora(?:re)?\s+i\s+pezzi|colorazione(?:\s+dei\s+pezzi)?",
    r"colore(?:ar|e)\s+las\s+piezas|coloreado(?:\s+de\s+las\s+piezas)?",
    r"(?:рас)?красить\s+фигуры|раскрасьте\s+фигуры|раскраска(?:\s+фигур)?",
)
_RELEASE: Final = (
    rf"(?:release|resolve)\s+(?:the\s+)?position(?:\s+in\s+{_COUNT}\s+single\s+moves?)?",
    r"l(?:ö|oe)sen?(?:\s+sie)?\s+die\s+stellung\s+auf|die\s+stellung\s+aufl(?:ö|oe)sen|"
    r"aufl(?:ö|oe)sung(?:\s+der\s+stellung)?"
    rf"(?:\s+in\s+{_COUNT}\s+einzelz(?:ü|ue)gen)?",
    rf"(?:d(?:é|e)nouer|lib(?:é|e)rer)\s+la\s+position(?:\s+en\s+{_COUNT}\s+coups\s+simples)?",
    rf"(?:sciogliere|liberare)\s+la\s+posizione(?:\s+in\s+{_COUNT}\s+semimosse)?",
    rf"(?:desenredar|liberar)\s+la\s+posici(?:ó|o)n(?:\s+en\s+{_COUNT}\s+jugadas\s+simples)?",
    r"(?:распутать|освободить)\s+позицию",
)
_SHORTEST_GAME: Final = (
    r"(?:the\s+)?shortest\s+(?:proof\s+)?game|spg|proof\s+game",
    r"(?:die\s+)?k(?:ü|ue)rzeste\s+(?:beweis)?partie|kbp|beweispartie",
    r"(?:la\s+)?partie\s+(?:justificative\s+)?la\s+plus\s+courte|(?:la\s+)?plus\s+courte\s+partie"
    r"(?:\s+justificative)?|partie\s+justificative",
    r"(?:la\s+)?partita\s+(?:giustificativa\s+|di\s+prova\s+)?pi(?:ù|u)\s+breve|partita\s+giustificativa",
    r"(?:la\s+)?partida\s+(?:justificativa\s+)?m(?:á|a)s\s+corta|partida\s+justificativa",
    r"кратчайшая\s+(?:доказательная\s+)?партия|доказательная\s+партия",
)


def _last(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.LAST_MOVES, _side(found), _number(found))


def _who(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.WHO_MOVES, _side(found))


def _castling(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.CASTLING, _side(found))


def _retraction(found: re.Match[str]) -> WrittenQuestion:
    both = bool(found.groupdict().get("both"))
    halfmoves = 2 * _number(found) - (not both)  # else who begins takes back the first and the last
    named = found.groupdict().get("manner") or ""
    manner = (
        Manner.HELP if both else _MANNERS.get(named[:1].lower() + named[1:2].lower(), Manner.UNTOLD)
    )
    return WrittenQuestion(Asks.RETRACTION, _side(found), halfmoves, found["forward"], manner)


def _addition(found: re.Match[str]) -> WrittenQuestion:
    groups = found.groupdict()
    kind = next((kind for kind in _MEN if groups.get(f"kind_{kind.letter}")), None)
    behind = Colour.WHITE if groups.get("behind_white") else None
    behind = Colour.BLACK if groups.get("behind_black") else behind
    square = None if found["square"] is None else parse_square(found["square"].lower())
    added = Addition(kind, _side(found) or behind, square)
    return WrittenQuestion(Asks.ADDITION, forward=found["forward"], addition=added)


def _keys(found: re.Match[str]) -> WrittenQuestion:
    number = int(found.groupdict().get("count") or 0)
    return WrittenQuestion(Asks.KEYS, forward=_forward(found), number=number)


def _who_solves(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.WHO_SOLVES, forward=_forward(found))


def _forward(found: re.Match[str]) -> str:
    groups = found.groupdict()
    moves = groups.get("moves") or groups.get("moves_behind")
    return f"#{moves}" if moves else "".join((groups["forward"] or "").split())


def _cluster(_found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.CLUSTER)


def _colouring(_found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.COLOURING)


def _release(found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.RELEASE, halfmoves=int(found.groupdict().get("count") or 0))


def _shortest_game(_found: re.Match[str]) -> WrittenQuestion:
    return WrittenQuestion(Asks.SHORTEST_GAME)


_MANNERS: Final = {
    "pr": Manner.PROCA,
    "he": Manner.HELP,
    "ho": Manner.HOEG,
    "hø": Manner.HOEG,
    "hö": Manner.HOEG,
}
_Read = Callable[[re.Match[str]], WrittenQuestion]


@cache
def _forms() -> tuple[tuple[re.Pattern[str], _Read], ...]:
    """Return the forms with what reads each; to compile them takes longer than to load the rest."""
    return tuple(
        (re.compile(rf"(?:¿\s*)?(?:{form})\s*[?!.]?", re.IGNORECASE), read)
        for forms, read in (
            (_LAST, _last),
            (_WHO, _who),
            (_CASTLING, _castling),
            (_RETRACTION, _retraction),
            (_ADDITION, _addition),
            (_KEYS, _keys),
            (_WHO_SOLVES, _who_solves),
            (_CLUSTER, _cluster),
            (_COLOURING, _colouring),
            (_RELEASE, _release),
            (_SHORTEST_GAME, _shortest_game),
        )
        for form in forms
    )


def written_question(text: str) -> WrittenQuestion | None:
    """Return what a text asks of the past of a diagram; None where it is no such question."""
    words = " ".join(text.split())
    if not words or len(words) > _LONGEST:
        return None
    for form, read in _forms():
        found = form.fullmatch(words)
        if found is not None:
            question = read(found)
            return question if _is_told(question) else None
    return None


def not_understood(words: str) -> Sentence:
    """Return what is wrong with words that are neither a sign with rules nor a question."""
    if written_question(f"{words} help") is not None:  # only how the sides take back is missing
        return said(
            "{text}: say how several moves are taken back, by help, Proca or Høeg",
            text=repr(words[:60]),
        )
    return said(
        "expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, or a question such as "
        "Last move?, got {text}",
        text=repr(words[:60]),
    )


def _is_told(question: WrittenQuestion) -> bool:
    """Whether nothing is left open; of several moves taken back it must be said how they are."""
    if question.halfmoves > _MOST_HALFMOVES:
        return False
    told = question.manner is not Manner.UNTOLD or question.forward[:1].lower() == "h"
    return question.asks is not Asks.RETRACTION or question.halfmoves == 1 or told


def _side(found: re.Match[str]) -> Colour | None:
    groups = found.groupdict()
    if groups.get("white"):
        return Colour.WHITE
    return Colour.BLACK if groups.get("black") else None


def _number(found: re.Match[str]) -> int:
    return max(int(found.groupdict().get("count") or 1), 1)
