# SPDX-License-Identifier: GPL-3.0-or-later
# Direct play: whether the attacker forces the goal in a number of moves. Exact: what is
# passed over was proved before, here or in an earlier solve.

cdef enum:
    SHALLOW = 1  # attacker's moves left for which the table is not asked


cdef inline u64 salt(const Search* search, bint defends) noexcept nogil:
    """Return what tells the same position apart by what is asked of it."""
    return (HASH_STALEMATE if search.goal == STALEMATE else 0) ^ (HASH_DEFENDER if defends else 0)


cdef inline void bring_forward(u32* moves, u32* scores, int start, int count) noexcept nogil:
    """Bring the best of the moves from `start` on to the front, the others keeping order."""
    cdef int best = start, index
    cdef u32 move, score
    for index in range(start + 1, count):
        if scores[index] > scores[best]:
            best = index
    move, score = moves[best], scores[best]
    while best > start:
        moves[best], scores[best] = moves[best - 1], scores[best - 1]
        best -= 1
    moves[start], scores[start] = move, score


cdef bint all_answered(Search* search, const Pos* pos, int moves, int ply) noexcept nogil:
    """Tell whether the defender, to move, has a move and loses to each of them."""
    cdef Guard guard
    cdef Fact fact
    cdef u64 key = pos.hash ^ salt(search, True)
    cdef bint answered
    fact.move = 0
    if moves > SHALLOW:
        recall(search.table, key, &fact)
        if fact.solved <= moves:
            return True
        if fact.failed >= moves:
            return False
    look(pos, &guard)
    answered = _all_answered(search, pos, &guard, moves, ply, &fact)
    if moves > SHALLOW and not search.stopped:
        if answered:
            fact.solved = moves
        else:
            fact.failed = moves
        remember(search.table, key, &fact)
    return answered


cdef inline bint refutes(
    Search* search, const Pos* pos, u32 defence, int moves, int ply, Fact* fact
) noexcept nogil:
    """Tell whether a defence refutes (or the search was stopped); note it if it does."""
    cdef Pos after
    cdef u32* last = &search.last_refuter[2 * ply]
    step(search, pos, defence, &after)
    if solvable(search, &after, moves, defence, ply + 1):
        return False
    search.refuters[defence & 0xFFF] += 1
    fact.move = defence
    if (last[0] ^ defence) & MOVE_MASK:
        last[1] = last[0]
        last[0] = defence
    return True


cdef inline bint _among(u32 move, const u32* moves, int count) noexcept nogil:
    cdef int index
    for index in range(count):
        if moves[index] == move:
            return True
    return False


cdef bint _all_answered(
    Search* search, const Pos* pos, const Guard* guard, int moves, int ply, Fact* fact
) noexcept nogil:
    cdef u32* defences
    cdef u32* scores
    cdef u32[3] likely
    cdef u32[3] tried
    cdef u32 move
    cdef int count, index, tries = 0
    cdef bint answered
    # What refuted here before, or a move like this one, often does again: it is tried before
    # the other moves are even looked for.
    likely[0] = fact.move
    likely[1], likely[2] = search.last_refuter[2 * ply], search.last_refuter[2 * ply + 1]
    for index in range(3):
        move = legal_like(pos, guard, likely[index]) if likely[index] else 0
        if not move or _among(move, tried, tries):
            continue
        if refutes(search, pos, move, moves, ply, fact):
            return False
        tried[tries] = move
        tries += 1
    defences = search.free_moves
    count = all_moves(pos, guard, defences)
    answered = count > 0
    scores = defences + count
    search.free_moves = scores + count
    for index in range(count):
        scores[index] = search.refuters[defences[index] & 0xFFF]
    for index in range(count):
        bring_forward(defences, scores, index, count)
        if _among(defences[index], tried, tries):
            continue
        if refutes(search, pos, defences[index], moves, ply, fact):
            answered = False
            break
    search.free_moves = defences
    return answered


cdef bint solvable(Search* search, const Pos* pos, int moves, u32 last, int ply) noexcept nogil:
    """Tell whether the attacker, to move, forces the goal in at most `moves` moves."""
    cdef Guard guard
    cdef Fact fact
    cdef u64 key
    cdef int length
    if moves == 0 or search.stopped:
        return False
    look(pos, &guard)
    if moves <= SHALLOW:
        return can_finish(search, pos, &guard, ply)
    key = pos.hash ^ salt(search, False)
    recall(search.table, key, &fact)
    if fact.solved <= moves:
        return True
    if fact.failed >= moves:
        return False
    if fact.failed == 0:
        if can_finish(search, pos, &guard, ply):
            fact.solved = 1
        else:
            fact.failed = 1
    for length in range(fact.failed + 1, moves + 1):
        if fact.solved != NEVER or search.stopped:
            break
        if _forces_one(search, pos, &guard, length, last, ply, &fact):
            fact.solved = length
        elif not search.stopped:
            fact.failed = length
    if not search.stopped:
        remember(search.table, key, &fact)
    return fact.solved <= moves


cdef inline int _promise(
    Search* search, const Pos* pos, const Sieve* checks, u32 move, u32 first, u32 second
) noexcept nogil:
    """Return how likely a move is to solve: what did before, then checks, then captures."""
    cdef u64 target = bit(target_of(move))
    if (move ^ first) & MOVE_MASK == 0:
        return 100
    if (move ^ second) & MOVE_MASK == 0:
        return 99
    if checks.targets[kind_of(move)] & target or checks.anywhere & bit(origin_of(move)):
        return 50
    if (pos.men[pos.turn ^ 1] & target) or promotion_of(move):
        return 20
    return 10


cdef bint _forces_one(
    Search* search, const Pos* pos, const Guard* guard, int moves, u32 last, int ply, Fact* fact
) noexcept nogil:
    """Tell whether a move forces the goal in `moves` (2 or more), none in fewer; note it."""
    cdef u32* found = search.free_moves
    cdef int count = all_moves(pos, guard, found), index
    cdef u32* scores = found + count
    cdef u32* answer = &search.last_answer[last & 0xFFF]
    cdef Pos after
    cdef Sieve checks
    cdef bint forced = False
    search.free_moves = scores + count
    want_checks(pos, guard, &checks)
    for index in range(count):
        scores[index] = _promise(search, pos, &checks, found[index], fact.move, answer[0])
    for index in range(count):
        bring_forward(found, scores, index, count)
        step(search, pos, found[index], &after)
        if all_answered(search, &after, moves - 1, ply + 1):
            forced = not search.stopped
        if forced or search.stopped:
            break
    if forced:
        fact.move = found[index]
        answer[0] = found[index]
    search.free_moves = found
    return forced
