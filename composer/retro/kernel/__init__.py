# SPDX-License-Identifier: GPL-3.0-or-later
"""What is compiled of this room: moves taken back at millions a second.

Plain C in `core/`, upon the bitboards of `composer/solver/kernel/core/base/`:

- `core/unmoves/`: a position with what is known of its past, and every move that may have led
  to it;
- `core/legality/`: proofs that no game leads to a position: the ways of men (`ways`), their
  origins (`assign`, `study`), the last moves (`earlier`);
- `core/dead/`: whether a side can still mate, told from material, walls and a search;
- `core/witness/`: the search back from a diagram for a game that leads there.

`placing.pxi` brings a position from Python to the bitboards, the same way in every module.

Each extension module is optional: where it was not built, `composer.retro.compiled` says so, and
nothing is proved. What is right by definition is in `tests/oracle/retro`.
"""
