# SPDX-License-Identifier: GPL-3.0-or-later
# What was proved of positions met before: plain facts about a position and a goal, which
# hold for every solve. So solves and threads may share a table; a place that two of them
# write at once reads as empty, for its first half no longer fits its second.

cdef enum:
    NEVER = 255  # more moves than the table can tell of
    BUCKET = 4  # places that a position may lie in: one line of the processor's cache
    FIRST_PLACES = 1 << 14  # in use at first: a small table is fast, for it is near

cdef struct Place:
    u64 check  # the hash and the fact, folded into one
    u64 fact  # solved (8), failed (8), move (16), age (8)

cdef struct Table:
    Place* places
    u64 size  # places there are
    u64 mask  # of the first place of a bucket, among those in use
    u64 filled  # places in use that hold a fact, counted roughly
    u8 age

cdef struct Fact:
    int solved  # moves within which play is forced, or NEVER
    int failed  # moves within which it is not; 0 if unknown
    u32 move  # a move that forces it, 0 if unknown


cdef inline u64 _mask_of(u64 places) noexcept nogil:
    return (places - 1) & ~(<u64>BUCKET - 1)


cdef bint allocate(Table* table, u64 size) noexcept nogil:
    """Take the memory for as many places as fit into a number of bytes; False if it fails.

    The system hands the memory out when it is first touched.
    """
    table.size = FIRST_PLACES
    while 2 * table.size * sizeof(Place) <= size:
        table.size *= 2
    table.places = <Place*>calloc(table.size, sizeof(Place))
    table.mask = _mask_of(FIRST_PLACES)
    table.filled = 0
    return table.places != NULL


cdef void _grow(Table* table) noexcept nogil:
    """Take four times as many places into use, and bring the facts to where they now belong.

    Another thread may read and write meanwhile: it may miss a fact, but find no wrong one.
    """
    cdef u64 old = table.mask + BUCKET, index, key
    cdef u64 used = 4 * old if 4 * old <= table.size else table.size
    cdef Place found
    cdef Fact fact
    table.mask = _mask_of(used)
    for index in range(old):
        found.fact = load(&table.places[index].fact)
        found.check = load(&table.places[index].check)
        key = found.check ^ found.fact
        if found.fact and key & table.mask != index & ~(<u64>BUCKET - 1):
            store(&table.places[index].fact, 0)
            table.filled -= 1
            _read(found.fact, &fact)
            remember(table, key, &fact)


cdef inline void _read(u64 found, Fact* fact) noexcept nogil:
    fact.solved = found & 255
    fact.failed = (found >> 8) & 255
    fact.move = (found >> 16) & MOVE_MASK


cdef inline void recall(const Table* table, u64 key, Fact* fact) noexcept nogil:
    """Write what is known of a position."""
    cdef Place* place = &table.places[key & table.mask]
    cdef u64 found
    cdef int index
    for index in range(BUCKET):
        found = load(&place[index].fact)
        if load(&place[index].check) ^ found == key and found:
            _read(found, fact)
            return
    fact.solved = NEVER
    fact.failed = 0
    fact.move = 0


cdef inline int _worth(const Table* table, u64 found) noexcept nogil:
    """Return how much a fact is worth: deep and new ones are kept."""
    cdef int solved = found & 255, failed = (found >> 8) & 255
    cdef int depth = failed if solved == NEVER or failed > solved else solved
    if not found:
        return -1
    return depth + (16 if (found >> 32) & 255 == table.age else 0)


cdef void remember(Table* table, u64 key, const Fact* fact) noexcept nogil:
    """Keep what is known of a position, in the place of what is worth least."""
    cdef Place* places = &table.places[key & table.mask]
    cdef Place* chosen = places
    cdef u64 found
    cdef int index, worth, least = 1 << 30
    for index in range(BUCKET):
        found = load(&places[index].fact)
        if load(&places[index].check) ^ found == key and found:
            chosen = &places[index]
            break
        worth = _worth(table, found)
        if worth < least:
            least = worth
            chosen = &places[index]
    if not load(&chosen.fact):
        table.filled += 1
        if 2 * table.filled > table.mask and table.mask + BUCKET < table.size:
            _grow(table)
            chosen = &table.places[key & table.mask]
    found = <u64>fact.solved | <u64>fact.failed << 8 | <u64>(fact.move & MOVE_MASK) << 16
    found |= <u64>table.age << 32
    store(&chosen.fact, found)
    store(&chosen.check, key ^ found)
