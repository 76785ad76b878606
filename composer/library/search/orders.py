# SPDX-License-Identifier: GPL-3.0-or-later
"""The orders of a list of problems, as SQL: their columns, their indexes, what comes first."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Order(Enum):
    """How a list of problems is sorted. What is unknown comes last; ties, the newest first."""

    SAVED = "last saved first"
    ADDED = "last added first"
    AUTHORS = "authors"
    SOURCE = "source"
    DATE = "date"
    TITLE = "title"
    STIPULATION = "stipulation"
    MEN = "number of men"
    VERDICT = "verdict"
    AWARD = "award"
    KEY = "key"
    THREATS = "number of threats"
    VARIATIONS = "most variations first"
    TRIES = "most tries first"
    CHANGED = "most changed mates first"
    SET_PLAY = "most set play first"
    DUALS = "most duals first"


COLUMNS: Final = {
    Order.SAVED: (("record.changed_at", True), ("record.id", True)),
    Order.ADDED: (("record.id", True),),
    Order.AUTHORS: (
        ("record.authors_order = ''", False),
        ("record.authors_order", False),
        ("record.year IS NULL", False),
        ("record.year", False),
        ("record.id", True),
    ),
    Order.SOURCE: (
        ("record.source_order = ''", False),
        ("record.source_order", False),
        ("record.year IS NULL", False),
        ("record.year", False),
        ("record.id", True),
    ),
    Order.DATE: (
        ("record.year IS NULL", False),
        ("record.year", False),
        ("record.date", False),
        ("record.id", True),
    ),
    Order.TITLE: (
        ("record.title_order = ''", False),
        ("record.title_order", False),
        ("record.id", True),
    ),
    Order.STIPULATION: (("record.genre", False), ("record.moves", False), ("record.id", True)),
    Order.MEN: (("record.men", False), ("record.id", True)),
    Order.VERDICT: (
        ("classification.verdict IS NULL", False),
        ("classification.verdict", False),
        ("classification.record_id", True),
    ),
    Order.AWARD: (("record.award IS NULL", False), ("record.award", False), ("record.id", True)),
    Order.KEY: (
        ("coalesce(classification.key_text, '') = ''", False),
        ("classification.key_text", False),
        ("classification.record_id", True),
    ),
    Order.THREATS: (
        ("classification.threats IS NULL", False),
        ("classification.threats", False),
        ("classification.record_id", True),
    ),
    Order.VARIATIONS: (
        # of play that has no keys, its solutions are counted in their place
        (
            "coalesce(classification.variations, iif(classification.key_text = '',"
            " classification.keys, NULL), -1)",
            True,
        ),
        ("classification.record_id", True),
    ),
    Order.TRIES: (("coalesce(classification.tries, -1)", True), ("classification.record_id", True)),
    Order.CHANGED: (
        ("coalesce(classification.changed, -1)", True),
        ("classification.record_id", True),
    ),
    Order.SET_PLAY: (
        ("coalesce(classification.set_mates, -1)", True),
        ("classification.record_id", True),
    ),
    Order.DUALS: (("coalesce(classification.duals, -1)", True), ("classification.record_id", True)),
}
"""Each order's columns, as the indexes have them, and whether they descend."""

COMPUTED: Final = frozenset(
    order
    for order, columns in COLUMNS.items()
    if any("classification." in column for column, _ in columns)
)
"""The orders by what was computed."""

INDEXES: Final = {
    Order.SAVED: "INDEXED BY record_by_changed",
    Order.ADDED: "NOT INDEXED",
    Order.AUTHORS: "INDEXED BY record_by_authors",
    Order.SOURCE: "INDEXED BY record_by_source",
    Order.DATE: "INDEXED BY record_by_date",
    Order.TITLE: "INDEXED BY record_by_title",
    Order.STIPULATION: "INDEXED BY record_by_stipulation",
    Order.MEN: "INDEXED BY record_by_men",
    Order.AWARD: "INDEXED BY record_narrow",
}
"""The index of each order that has one; those of records leave out the bin."""

COMPUTED_INDEXES: Final = {
    Order.VERDICT: "INDEXED BY classification_by_verdict",
    Order.KEY: "INDEXED BY classification_by_key",
}
"""The index of each order by what was computed that has one; the bin is in them."""

BY_VALUES: Final[dict[Order, tuple[tuple[str, bool], ...]]] = {
    order: tuple(column for column in COLUMNS[order] if column[0] != "classification.record_id")
    for order in COMPUTED
    if order not in COMPUTED_INDEXES
}
"""The orders by what was computed that have no index: their columns but for the last."""

_WITH_AWARD: Final = (
    "SELECT id FROM record INDEXED BY record_by_award WHERE award IS NOT NULL ORDER BY award"
)
_WITHOUT_AWARD: Final = (
    "SELECT id FROM record INDEXED BY record_narrow WHERE award IS NULL ORDER BY id"
)


def order_by(order: Order, reverse: bool) -> str:
    """Return the clause that sorts; with `reverse` the whole order is turned round."""
    return " ".join(("ORDER BY", _sorting(COLUMNS[order], reverse)))


def by_award(reverse: bool) -> tuple[str, str]:
    """Return statements that, one after the other, list all records by award, the bin included."""
    if reverse:
        return _WITHOUT_AWARD, " ".join((_WITH_AWARD, "DESC, id"))
    return " ".join((_WITH_AWARD, ", id DESC")), " ".join((_WITHOUT_AWARD, "DESC"))


def values_of(order: Order, reverse: bool) -> str:
    """Return the statement of the first records with their values, of those of `BY_VALUES`.

    The bin is included; of equal values the oldest record comes first, also in reverse.
    """
    values = BY_VALUES[order]
    listed = ", ".join(value for value, _ in values)
    sorting = ", ".join((_sorting(values, reverse), "record_id"))
    return " ".join(
        ("SELECT record_id,", listed, "FROM classification ORDER BY", sorting, "LIMIT ?")
    )


def _sorting(columns: tuple[tuple[str, bool], ...], reverse: bool) -> str:
    return ", ".join(
        f"{column} DESC" if descends != reverse else column for column, descends in columns
    )
