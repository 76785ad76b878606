# SPDX-License-Identifier: GPL-3.0-or-later
# First moves: whether they solve, in how many moves, or what refutes them.

cdef struct First:  # a first move and what is known of it
    Pos after
    u32 move
    u32 shown  # described
    u32 refuter  # one that was found, 0 if none was
    int refutations  # those found
    int length  # the moves it needs, itself included; 0 if it does not solve
    bint stalemates  # it leaves the defender without a move, the goal not reached


cdef void _refute(Search* search, First* first, int moves, int limit) noexcept nogil:
    """Look for refutations, up to the limit; the one known need not be looked for."""
    cdef u32* defences = search.free_moves
    cdef u32* scores
    cdef Guard guard
    cdef Fact fact
    cdef int index, count, refutations = 1 if first.refuter else 0
    look(&first.after, &guard)
    count = all_moves(&first.after, &guard, defences)
    scores = defences + count
    search.free_moves = scores + count
    first.stalemates = count == 0
    fact.move = 0
    if moves - 1 > SHALLOW:
        recall(search.table, first.after.hash ^ salt(search, True), &fact)
        if fact.solved < moves:
            count = 0  # every defence is answered: nothing to look for
    for index in range(count):
        scores[index] = search.refuters[defences[index] & 0xFFF]
        if (defences[index] ^ fact.move) & MOVE_MASK == 0:
            scores[index] = 0xFFFFFFFF
    for index in range(count):
        bring_forward(defences, scores, index, count)
        if defences[index] == first.refuter:
            continue
        if not refutes(search, &first.after, defences[index], moves - 1, 1, &fact):
            continue
        if search.stopped:
            return
        refutations += 1
        if not first.refuter:
            first.refuter = defences[index]
        if refutations >= limit:
            break
    search.free_moves = defences
    first.refutations = refutations
    if first.stalemates or moves - 1 <= SHALLOW:
        return
    if refutations:
        fact.failed = moves - 1
        fact.move = first.refuter
    else:
        fact.solved = moves - 1
    remember(search.table, first.after.hash ^ salt(search, True), &fact)


cdef void decide(Search* search, First* first, int moves, int limit) noexcept nogil:
    """Find out whether a first move solves, in how many moves, or what refutes it."""
    cdef int length
    first.refuter = 0
    first.refutations = 0
    if reached(search.goal, &first.after):
        first.length = 1
        return
    _refute(search, first, moves, limit)
    if search.stopped or first.refutations or first.stalemates:
        return
    length = 1
    while length < moves - 1 and not all_answered(search, &first.after, length, 1):
        length += 1
    if not search.stopped:
        first.length = length + 1


cdef void count_refutations(Search* search, First* first, int moves, int limit) noexcept nogil:
    """Count the refutations of a first move that does not solve."""
    if first.length or first.stalemates or first.refutations >= limit:
        return
    if first.refutations == 1:
        _refute(search, first, moves, limit)
