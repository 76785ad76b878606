# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled kernel: the same answers as the reference solver, a thousand times as fast.

`engine` is one extension module, written in Cython; the `.pxi` files are its parts, in the
order in which each builds upon those before it:

- `bits`, `magics`: sets of squares as 64-bit numbers, and which squares a man reaches;
- `position`: a position as a C struct, its hash, whether it can be solved at all;
- `rules`: castling, e.p. captures, promotion and the double step, each in one place;
- `movegen`: legal moves, in the order of the reference; making them;
- `table`: what was proved of positions met before;
- `search`: the memory of one thread, its count of nodes, what stops it;
- `mates`: moves that reach the goal at once, mates among the checking moves only;
- `direct`: whether play is forced, in how many moves, for any number of moves;
- `play`: the whole play after a first move, as plain numbers;
- `build`: from those numbers to the values of `composer.solver.phases`;
- `firsts`: which first moves solve;
- `solves`, `judging`, `unfolding`, `perft`: what Python sees.

It is optional: where it was not built, `composer.solver.compiled` says so, and the
reference solver does the work.
"""
