# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The compiled kernel; `composer.solver.compiled` is its door."""

include "bits.pxi"
include "position.pxi"
include "rules.pxi"
include "movegen.pxi"
include "table.pxi"
include "search.pxi"
include "mates.pxi"
include "direct.pxi"
include "play.pxi"
include "build.pxi"
include "firsts.pxi"
include "solves.pxi"
include "judging.pxi"
include "unfolding.pxi"
include "perft.pxi"
