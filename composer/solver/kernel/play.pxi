# SPDX-License-Identifier: GPL-3.0-or-later
# The whole play after a first move, as plain numbers that build.pxi makes values of.
#
# A described move is 27 bits: origin, target and promotion as in a move, kind (3), colour
# (1), kind captured plus one or 0 (3), e.p. (1), mark (2), disambiguation (2).
# A variation is written as: the defence, whether it counts, the moves that the answers
# need, how many answers, the answers, how many threats it parries, those threats.

cdef enum:
    COLOUR_AT = 18
    CAPTURE_AT = 19
    PASSING_AT = 22
    MARK_AT = 23
    TELLING_AT = 25

cdef enum:
    MARK_NONE = 0
    MARK_CHECK = 1
    MARK_MATE = 2
    MARK_STALEMATE = 3

cdef enum:
    TELL_NOTHING = 0
    TELL_FILE = 1
    TELL_RANK = 2
    TELL_SQUARE = 3

cdef struct Tape:  # a row of numbers that grows
    u32* items
    int size
    int room
    bint failed  # no memory was left

cdef struct Threats:
    u32* moves  # as moves; NULL if none were looked for
    u32* shown  # described
    int count
    int length  # moves that each needs, itself included; 0 if there are none


cdef void write(Tape* tape, u32 item) noexcept nogil:
    cdef u32* larger
    if tape.size == tape.room:
        larger = <u32*>realloc(tape.items, (2 * tape.room + 32) * sizeof(u32))
        if larger == NULL:
            tape.failed = True
            return
        tape.items = larger
        tape.room = 2 * tape.room + 32
    tape.items[tape.size] = item
    tape.size += 1


cdef u32 _mark(const Pos* after) noexcept nogil:
    cdef Guard guard
    cdef bint free
    look(after, &guard)
    free = can_move(after, &guard)
    if guard.checkers:
        return MARK_CHECK if free else MARK_MATE
    return MARK_NONE if free else MARK_STALEMATE


cdef u32 _telling(const Pos* pos, const Guard* guard, u32 move) noexcept nogil:
    """Return what tells the man apart, by the usual rule: file, else rank, else both."""
    cdef int kind = kind_of(move), origin = origin_of(move), target = target_of(move), rival
    cdef u64 rivals, left
    if kind == KING:
        return TELL_NOTHING
    if kind == PAWN:
        return TELL_FILE if (origin ^ target) & 7 else TELL_NOTHING
    rivals = pos.kinds[kind] & guard.own & ~bit(origin)
    if not rivals:
        return TELL_NOTHING
    rivals &= reach(kind, target, guard.men)
    left = rivals & guard.pinned
    while left:
        rival = first_of(left)
        left &= left - 1
        if not LINE[guard.king][rival] & bit(target):
            rivals ^= bit(rival)
    if not rivals:
        return TELL_NOTHING
    if not rivals & FILE_A << (origin & 7):
        return TELL_FILE
    if not rivals & <u64>0xFF << (origin & 56):
        return TELL_RANK
    return TELL_SQUARE


cdef u32 described(const Pos* pos, const Guard* guard, u32 move, const Pos* after) noexcept nogil:
    """Describe a legal move, given the position after it."""
    cdef u32 shown = move & MOVE_MASK | <u32>kind_of(move) << 15 | <u32>pos.turn << COLOUR_AT
    if special_of(move) == PASSING:
        shown |= <u32>(PAWN + 1) << CAPTURE_AT | <u32>1 << PASSING_AT
    elif pos.men[pos.turn ^ 1] & bit(target_of(move)):
        shown |= <u32>(kind_on(pos, target_of(move)) + 1) << CAPTURE_AT
    return shown | _mark(after) << MARK_AT | _telling(pos, guard, move) << TELLING_AT


cdef u32 move_of_described(u32 shown) noexcept nogil:
    """Return a described move as a move."""
    cdef int origin = origin_of(shown), target = target_of(shown), kind = kind_of(shown)
    cdef int special = PLAIN
    if kind == KING and ((origin & 7) - (target & 7) == 2 or (target & 7) - (origin & 7) == 2):
        special = CASTLING
    elif shown >> PASSING_AT & 1:
        special = PASSING
    elif kind == PAWN and (target - origin == 16 or origin - target == 16):
        special = DOUBLE_STEP
    return move_of(origin, target, promotion_of(shown), kind, special)


cdef int write_answers(
    Search* search, const Pos* pos, int moves, u32 last, Tape* tape
) noexcept nogil:
    """Write all moves that solve in the fewest moves, at most `moves`; return how many moves.

    First comes how many there are; 0 is returned where there are none.
    """
    cdef Guard guard
    cdef Pos after
    cdef u32* found = search.free_moves
    cdef int length, index, count, place = tape.size
    write(tape, 0)
    look(pos, &guard)
    for length in range(1, moves + 1):
        if length == 1:
            count = finishing(search, pos, &guard, found)
        else:
            if not solvable(search, pos, length, last, 0):
                continue
            count = all_moves(pos, &guard, found)
        search.free_moves = found + count
        for index in range(count):
            step(search, pos, found[index], &after)
            if length == 1 or all_answered(search, &after, length - 1, 1):
                write(tape, described(pos, &guard, found[index], &after))
        search.free_moves = found
        if search.stopped or tape.failed:
            return 0
        if tape.size > place + 1:
            tape.items[place] = tape.size - place - 1
            return length
    return 0


cdef bint _still_works(
    Search* search, const Pos* pos, const Guard* guard, u32 threat, int length
) noexcept nogil:
    """Tell whether a threat still solves, after a defence, in as few moves as before."""
    cdef Pos after
    cdef u32 move = legal_like(pos, guard, threat)
    if not move:
        return False
    step(search, pos, move, &after)
    if reached(search.goal, &after):
        return True
    return length > 1 and all_answered(search, &after, length - 1, 1)


cdef void _write_parried(
    Search* search, const Pos* pos, const Threats* threats, int length, const u32* answers,
    int count, Tape* tape
) noexcept nogil:
    """Write which threats no longer work, given all answers and the moves they need."""
    cdef Guard guard
    cdef int index, other, place = tape.size
    cdef bint works
    write(tape, 0)
    look(pos, &guard)
    for index in range(threats.count):
        works = False
        if length == threats.length:  # those that still work are among the answers
            for other in range(count):
                works = works or (answers[other] ^ threats.moves[index]) & MOVE_MASK == 0
        elif 0 < length < threats.length:
            works = _still_works(search, pos, &guard, threats.moves[index], threats.length)
        if not works:
            write(tape, threats.shown[index])
    if not tape.failed:
        tape.items[place] = tape.size - place - 1


cdef bint _counts(int length, int threat_length, bint parries) noexcept nogil:
    """Tell whether a defence counts: see `_is_effective` in the reference solver."""
    if length == 0 or threat_length == 0:
        return True
    return length > threat_length or (length == threat_length and parries)


cdef void write_variation(
    Search* search, const Pos* pos, const Guard* guard, u32 defence, int moves,
    const Threats* threats, Tape* tape
) noexcept nogil:
    """Write a defence with all its shortest answers, of at most `moves` moves."""
    cdef Pos after
    cdef int place = tape.size, length, count, size
    cdef u32* answers
    step(search, pos, defence, &after)
    write(tape, described(pos, guard, defence, &after))
    write(tape, 0)
    write(tape, 0)
    length = write_answers(search, &after, moves, defence, tape)
    if search.stopped or tape.failed:
        return
    count = tape.items[place + 3]
    size = tape.size
    answers = <u32*>search.free_moves  # a copy: the tape may move while it grows
    memcpy(answers, &tape.items[place + 4], count * sizeof(u32))
    search.free_moves += count
    _write_parried(search, &after, threats, length, answers, count, tape)
    search.free_moves = answers
    if tape.failed:
        return
    tape.items[place + 1] = _counts(length, threats.length, tape.items[size] > 0)
    tape.items[place + 2] = length


cdef bint find_threats(
    Search* search, const Pos* pos, int moves, Tape* tape, Threats* threats
) noexcept nogil:
    """Find the shortest solving moves if the defender, who is not in check, passed.

    They are written to the tape, described and then as moves; False if memory failed.
    """
    cdef Pos passing
    cdef int index
    make_none(pos, &passing)
    search.nodes += 1
    threats.length = write_answers(search, &passing, moves, 0, tape)
    if tape.failed:
        return False
    threats.count = tape.items[0]
    for index in range(threats.count):
        write(tape, move_of_described(tape.items[1 + index]))
    threats.shown = &tape.items[1]
    threats.moves = &tape.items[1 + threats.count]
    return not tape.failed
