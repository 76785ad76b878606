# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams and pages painted with Qt, as images and PDF. No other room here imports Qt."""
