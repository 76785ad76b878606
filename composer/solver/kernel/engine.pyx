# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The compiled kernel; `composer.solver.compiled` is its door."""

include "core.pxi"
include "modes.pxi"
include "build.pxi"
include "solves.pxi"
include "judging.pxi"
include "schemes.pxi"
include "climbing.pxi"
include "unfolding.pxi"
include "perft.pxi"
include "lines.pxi"
include "generallaws.pxi"
include "general.pxi"
