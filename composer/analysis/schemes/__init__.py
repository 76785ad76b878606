# SPDX-License-Identifier: GPL-3.0-or-later
"""The scheme bench: problems composed after the key, two-movers and longer ones.

A scheme is any position with a black king; the side to move, White's king, a key and soundness may
be missing. `replies` tells what White threatens and what answers Black; `takebacks` finds keys,
which `keyorder` sorts; `separator` finds first moves that leave one mate to each defence;
`keepandkill` finds men who keep the wanted mates and stop the others, `nearmisses` what makes a
near miss sound, `smaller` forms with fewer men; `moves` makes values of moves for their text.
`work` says what is asked, and has longer play answered by the solver.
"""
