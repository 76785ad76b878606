# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules in the user's words, for chips and lists."""

from __future__ import annotations

from composer.gamebook.shelf import told_of_options
from composer.gui.words.language import capital, fill, language, tr
from composer.rules.book import Condition, Option, RuleBook, Value, written_value
from composer.rules.conditiontable import condition_row
from composer.rules.conditiontable import condition_title as named_condition
from composer.rules.conditionwords import OptionForm


def book_name(book: RuleBook) -> str:
    """Return the name of a game's rules as a title."""
    return capital(book.name(language()))


def option_name(option: Option) -> str:
    """Return what an option is called."""
    names = dict(option.names)
    return names.get(language(), names["en"])


def option_texts(book: RuleBook) -> dict[str, str]:
    """Return what each option of a game decides and who says what, by the ids of the options.

    The game book says it in the user's language; the rules say it in English, with their sources.
    """
    english = {option.id: f"{option.text} {option.source}".strip() for option in book.options}
    if language() == "en":
        return english
    told = told_of_options(book.id, language())
    return {option: told.get(option, text) for option, text in english.items()}


def value_name(option: Option, value: Value) -> str:
    """Return what a value of an option is called."""
    for written, names in option.value_names:
        if written == written_value(value):
            told = dict(names)
            return told.get(language(), told["en"])
    if isinstance(value, bool):
        return tr("yes") if value else tr("no", "the answer")
    return written_value(value)


def condition_name(condition: Condition) -> str:
    """Return the name of a condition, without its options, as a title."""
    row = condition_row(condition)
    return capital(row.name(language())) if row is not None else str(condition)


def condition_title(condition: Condition) -> str:
    """Return the name of a condition with its options."""
    return named_condition(condition, language())


def condition_hint(condition: Condition) -> str:
    """Return the name of a condition with its options and its rule, for a tool tip."""
    row = condition_row(condition)
    title = condition_title(condition)
    return title if row is None else fill(tr("%1: %2"), title, row.rule(language()))


def family_name(family: str) -> str:
    """Return what a family of conditions is called, as a title."""
    names = {
        "rebirth": tr("Rebirth"),
        "paralysis": tr("Paralysis"),
        "colour change": tr("Change of colour"),
        "movement": tr("Movement and kinds"),
        "capture": tr("Capture"),
        "check": tr("Check and mate"),
        "forced play": tr("Forced play"),
        "special squares": tr("Special squares"),
    }
    return names[family]


def flag_group(form: OptionForm) -> str:
    """Return what is decided by alternatives; empty where a single word says it."""
    names = {
        "RexInclusive": tr("Kings"),
        "LastMove": tr("According to"),
        "Equipollents": tr("Where"),
        "Diametral": tr("Turned"),
        "Chameleon": tr("Comes back as"),
        "Relaxed": tr("If occupied"),
        "Calvet": tr("On its own square"),
        "VerticalShift": tr("Grid"),
        "PionAdvers": tr("Whose pawn"),
        "Type1": tr("Type"),
    }
    return names.get(form.flags[0], "") if len(form.flags) > 1 else ""


def list_name(sort: str) -> str:
    """Return what a list by itself is called."""
    names = {
        "squares": tr("Squares"),
        "kinds": tr("Kinds of men"),
        "number": tr("Number"),
        "lengths": tr("Lengths"),
    }
    return names.get(sort, "")


def list_hint(sort: str) -> str:
    """Return an example of a list, for its empty field."""
    return {
        "squares": "e4f5",
        "kinds": "Q S",
        "number": "4",
        "cells": "a8a7b8b7 c8c7",
        "lines": "Ha24 Vc61",
        "files": "bdf246",
        "lengths": "7 3.5",
    }.get(sort, "")
