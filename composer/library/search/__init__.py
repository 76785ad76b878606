# SPDX-License-Identifier: GPL-3.0-or-later
"""From a query to records: SQL, orders, first pages, figures, completion."""
