# SPDX-License-Identifier: GPL-3.0-or-later
"""The tourney room: a tourney from its announcement to its award, and contests of solvers.

`tourney` has the values, `keeping` the file in which a tourney travels; `intake` brings entries in,
`testing`, `versions` and `nearest` say what is wrong with them; `sealing` takes the names off what
leaves for the judge, and `judging` reads back what the judges say; `award` makes the text and
the files of the award. `marking` marks what solvers write.
"""
