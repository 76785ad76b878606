# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled kernel: the same answers as the reference solver, a thousand times as fast.

What searches is plain C, in `core/`: it needs no library, no Python, and has no data that
changes; board, memory and flags are handed in. Its parts, in the order in which each builds
upon those before it (a header says what the part is for):

`core/base/`, what every kind of play needs, and what knows of none of them:

- `memory`, `bits`: the caller's memory, sets of squares;
- `board`, `magics`: which squares a man reaches, lines, castling, numbers to hash with;
- `position`: a position, its hash, whether it can be solved at all;
- `moves`, `rules`: a move as a number; making moves; castling, e.p. captures, promotion and
  the double step, each in one place;
- `movegen`: legal moves, in the order of the reference;
- `describe`, `perft`: a move with all that its notation says; a proof of the rules.

`core/laws/`, Ponziani's laws and the medieval game, by switches of a position: where any holds,
the base hands over to them, which the board brings along (`bring_laws`).

`core/search/`, play in which one side attacks and the other defends, and direct play:

- `shared`, `table`: what threads share; what was proved of positions met before;
- `search`: the memory of one thread, its count of nodes, what stops it, and the mode: who
  reaches the goal in the end;
- `proof`: proof numbers, which show the exact search where to look first in long problems;
- `mates`: moves that reach the goal at once, mates among the checking moves only;
- `defences`: what is likely to refute is tried first, in every mode;
- `direct`: whether play is forced, in how many moves, for any number of moves;
- `tape`, `play`: the whole play after a first move, as plain numbers;
- `exact`: the goal in just so many moves, as old problems ask;
- `firsts`: which first moves solve;
- `solve`, `judge`: what a caller uses: one solve, many positions.

`core/self/`, the modes in which the defender reaches the goal:

- `cage`: whether the attacker's king can be mated next at all;
- `witness`: which last moves of the attacker leave the defender a quiet reply;
- `selfplay`: whether he is forced to, in self, reflex and semi-reflex play.

`core/help/`, play in which both sides help, and series:

- `steps`: how many moves a man needs from square to square, and what he guards from there;
- `cover`: whether a king can still be mated in the moves that are left: the bound, with proof;
- `still`: whether too many men can move for a stalemate in the moves that are left;
- `barren`: positions known to lead nowhere in just so many half-moves;
- `task`, `help`: the task; all lines of just so many half-moves that reach it;
- `party`, `tally`: what a caller uses: one solve by several threads, many positions.

`core/general/`, any rules, on any board, from tables (`composer.solver.general` makes them):

- `laws`: the tables: how each kind of man goes from each cell, what becomes of it;
- `field`: a position, on which every change is written down and taken back;
- `attack`: who can capture what along which trails;
- `condition`: the conditions, asked at the points of a turn; each has its file in `conditions/`;
- `walk`, `checks`: a man's walk and his arrivals; his moves by conditions, and who checks;
- `steps`: the moves of a side, and which of them are legal;
- `quest`: the memory of one search, what it aims at and what stops it;
- `force`, `trials`: whether one side forces the goal; which first moves do;
- `account`: moves and the play after them, as plain numbers;
- `lines`: lines of help play and of series.

`core/games/`, games that are no chess, from tables (`composer.solver.games.tables` makes them):

- `game`: the laws as tables, a position on which every change is written down and taken back,
  turns with their changes and texts, and the goals that every game has;
- `families`: the families of games by number; each has a file of its own, such as `tafl`;
- `numbermen`: the men of Arithmomachia with their numbers, and what stands in proportion;
- `hunt`: the memory of one search, what it aims at and what stops it;
- `duel`: whether one side brings the goal about against the others;
- `together`: lines in which all help, or one player alone moves.

`wasm/`, which is no part of the extension, binds all but the last two folders for browsers: the
page for telephones solves with it where the studio is out of reach (`packaging/wasm.py`):

- `engine`, `memory`: the engine of one module instance, and its memory;
- `direct`, `tree`, `lines`, `judging`: one solve, the play as numbers, lines, many positions.

`engine` is the extension module, written in Cython, that binds all but the last folder:
`memory.pxd` and `base.pxd`, which all modules share, and `core.pxi` declare them, `modes` chooses
how the sides play, `build` makes the values of `composer.solver.phases`, and `solves`, `judging`,
`unfolding`, `perft`, `lines`, `generallaws`, `general` are what Python sees. `games` is another
one, for `core/games/`.

It is optional: where it was not built, `composer.solver.compiled` says so, and the reference solver
does the work of orthodox chess and of the laws of old games.
"""
