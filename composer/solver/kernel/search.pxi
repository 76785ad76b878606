# SPDX-License-Identifier: GPL-3.0-or-later
# The work of one thread: its own memory, what it counts and what may stop it.

cdef enum:
    NODES_BETWEEN_LOOKS = 1024  # positions between two looks at what may stop the search

cdef struct Search:  # the work of one thread
    Table* table
    int goal
    u64 nodes
    u64 most_nodes  # stop after so many; 0 for never
    const char* cancelled  # set by the user's token
    const char* halted  # set by whoever started the threads
    bint stopped
    bint starved  # no memory was left
    u32* free_moves  # where the next list of moves is to be written
    u32* moves
    u32* last_finish  # by ply: the two moves that reached the goal last
    u32* last_refuter  # by ply: the two defences that refuted last
    u32* last_answer  # by origin and target of the defence before: what answered it last
    u32* refuters  # by origin and target: how often the defence refuted


cdef inline void step(Search* search, const Pos* pos, u32 move, Pos* after) noexcept nogil:
    """Make a move, count it, and see now and then whether to stop."""
    make(pos, move, after)
    search.nodes += 1
    if search.nodes % NODES_BETWEEN_LOOKS == 0:
        if read_flag(search.cancelled) or read_flag(search.halted):
            search.stopped = True
        elif search.most_nodes and search.nodes >= search.most_nodes:
            search.stopped = True


cdef void free_search(Search* search) noexcept nogil:
    if search != NULL:
        free(search.moves)
        free(search.last_finish)
        free(search.last_refuter)
        free(search.last_answer)
        free(search.refuters)
        free(search)


cdef Search* new_search(
    Table* table, int goal, int moves, const char* cancelled, const char* halted
) noexcept nogil:
    """Take the memory for a search of so many moves; NULL if there is none left."""
    cdef size_t plies = 2 * moves + 4
    cdef Search* search = <Search*>calloc(1, sizeof(Search))
    if search == NULL:
        return NULL
    search.table = table
    search.goal = goal
    search.cancelled = cancelled
    search.halted = halted
    search.moves = <u32*>malloc((2 * plies) * MOST_MOVES * sizeof(u32))
    search.last_finish = <u32*>calloc(2 * plies, sizeof(u32))
    search.last_refuter = <u32*>calloc(2 * plies, sizeof(u32))
    search.last_answer = <u32*>calloc(4096, sizeof(u32))
    search.refuters = <u32*>calloc(4096, sizeof(u32))
    search.free_moves = search.moves
    if not search.moves or not search.last_finish or not search.last_refuter:
        free_search(search)
        return NULL
    if not search.last_answer or not search.refuters:
        free_search(search)
        return NULL
    return search
