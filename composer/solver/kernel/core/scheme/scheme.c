/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scheme/scheme.h"

#include "search/mates.h"

static inline bool has_king(const Pos *pos, int colour)
{
    return (pos->kinds[KING] & pos->men[colour]) != 0;
}

/* Find what limits the side to move; nothing does where it has no king. */
static void look_at_side(const Board *board, const Pos *pos, Guard *guard)
{
    if (has_king(pos, pos->turn)) {
        look(board, pos, guard);
        return;
    }
    guard->own = pos->men[pos->turn];
    guard->men = pos->men[WHITE] | pos->men[BLACK];
    guard->pinned = guard->checkers = 0;
    guard->allowed = ~guard->own;
    guard->king = 0; /* never read: no man is pinned, and none is a king */
}

/* Write the captures in passing of a side without a king, whom they leave in no check. */
static u32 *passing_without_king(const Board *board, const Pos *pos, u32 *out)
{
    u64 pawns;
    if (pos->passed == NO_SQUARE) {
        return out;
    }
    pawns = board->pawn_reach[pos->turn ^ 1][pos->passed] & pos->kinds[PAWN] & pos->men[pos->turn];
    for (; pawns != 0; pawns &= pawns - 1) {
        *out++ = move_of(first_of(pawns), pos->passed, 0, PAWN, PASSING);
    }
    return out;
}

/* Return a copy in which nothing can be captured in passing: the moves of a side without a king are
 * found in it, since captures in passing look at the king. */
static inline Pos without_passing(const Pos *pos)
{
    Pos other = *pos;
    other.passed = NO_SQUARE;
    return other;
}

int scheme_moves(const Board *board, const Pos *pos, u32 *out)
{
    Guard guard;
    int count;
    look_at_side(board, pos, &guard);
    if (has_king(pos, pos->turn)) {
        return all_moves(board, pos, &guard, out);
    }
    {
        const Pos other = without_passing(pos);
        count = all_moves(board, &other, &guard, out);
    }
    return (int)(passing_without_king(board, pos, out + count) - out);
}

/* Write the mates in one of White, who is to move; return how many there are. */
static int mates_in_one(Search *search, const Pos *pos, u32 *out)
{
    Guard guard;
    u32 passing[2], *end;
    int count;
    look_at_side(search->board, pos, &guard);
    if (has_king(pos, pos->turn)) {
        return finishing(search, pos, &guard, out);
    }
    {
        const Pos other = without_passing(pos);
        count = finishing(search, &other, &guard, out);
    }
    end = passing_without_king(search->board, pos, passing);
    for (const u32 *each = passing; each != end; each++) {
        Pos after;
        step(search, pos, *each, &after);
        if (attains(search->board, &search->goal, pos, *each, &after)) {
            out[count++] = *each;
        }
    }
    return count;
}

static bool has_mate_in_one(Search *search, const Pos *pos)
{
    Guard guard;
    if (!has_king(pos, pos->turn)) {
        return mates_in_one(search, pos, search->free_moves) != 0;
    }
    look(search->board, pos, &guard);
    return can_finish(search, pos, &guard, 1);
}

bool side_is_checked(const Board *board, const Pos *pos, int colour)
{
    return has_king(pos, colour) && attacked(board, pos, king_of(pos, colour),
                                             pos->men[WHITE] | pos->men[BLACK], colour ^ 1);
}

bool is_scheme(const Board *board, const Pos *pos)
{
    const u64 kings = pos->kinds[KING];
    return has_king(pos, BLACK) && !several(kings & pos->men[BLACK]) &&
           !several(kings & pos->men[WHITE]) && (pos->kinds[PAWN] & EDGE_RANKS) == 0 &&
           !side_is_checked(board, pos, pos->turn ^ 1) &&
           (!has_king(pos, WHITE) || (board->king_reach[king_of(pos, WHITE)] &
                                      pos->kinds[KING] & pos->men[BLACK]) == 0);
}

void write_table(Search *search, const Pos *pos, Tape *tape)
{
    u32 *const replies = search->moves, *mates;
    u32 said = 0;
    Guard guard;
    int count;
    look(search->board, pos, &guard);
    count = all_moves(search->board, pos, &guard, replies);
    mates = replies + count;
    search->free_moves = mates;
    said |= guard.checkers != 0 ? BLACK_IN_CHECK : 0;
    said |= count == 0 ? BLACK_IS_STUCK : 0;
    write_item(tape, said);
    if (guard.checkers != 0) {
        write_item(tape, 0);
    } else {
        Pos passing;
        int threats;
        make_none(search->board, pos, &passing);
        threats = mates_in_one(search, &passing, mates);
        write_item(tape, (u32)threats);
        for (int index = 0; index < threats; index++) {
            write_item(tape, mates[index] & MOVE_MASK);
        }
    }
    write_item(tape, (u32)count);
    for (int reply = 0; reply < count; reply++) {
        Pos after;
        int found;
        step(search, pos, replies[reply], &after);
        found = mates_in_one(search, &after, mates);
        write_item(tape, replies[reply] & MOVE_MASK);
        write_item(tape, (u32)found);
        for (int index = 0; index < found; index++) {
            write_item(tape, mates[index] & MOVE_MASK);
        }
    }
    search->free_moves = search->moves;
}

bool all_mated(Search *search, const Pos *pos)
{
    u32 *const replies = search->free_moves, *refuter = &search->last_refuter[0];
    Guard guard;
    int count;
    look(search->board, pos, &guard);
    count = all_moves(search->board, pos, &guard, replies);
    search->free_moves = replies + count;
    for (int index = 0; index < count; index++) { /* what refuted last is tried first */
        if (same_move(replies[index], *refuter)) {
            const u32 reply = replies[index]; /* not what refuted: another man may make the move */
            replies[index] = replies[0];
            replies[0] = reply;
            break;
        }
    }
    for (int index = 0; index < count; index++) {
        Pos after;
        step(search, pos, replies[index], &after);
        if (!has_mate_in_one(search, &after)) {
            *refuter = replies[index];
            search->free_moves = replies;
            return false;
        }
    }
    search->free_moves = replies;
    return count != 0;
}

/* Write how a first move solves, if it does; return whether it does. */
static bool write_if_solving(Search *search, const Pos *pos, u32 move, Tape *tape)
{
    Pos after;
    bool mates;
    step(search, pos, move, &after);
    mates = attains(search->board, &search->goal, pos, move, &after);
    if (!mates && !all_mated(search, &after)) {
        return false;
    }
    write_item(tape, move & MOVE_MASK);
    write_item(tape, mates ? 1 : 2);
    return true;
}

void write_solving(Search *search, const Pos *pos, int most, u32 likely, Tape *tape)
{
    u32 *const firsts = search->moves;
    const int count = scheme_moves(search->board, pos, firsts);
    search->free_moves = firsts + count;
    for (int index = 1; index < count; index++) {
        if (same_move(firsts[index], likely)) {
            const u32 first = firsts[0];
            firsts[0] = firsts[index];
            firsts[index] = first;
            break;
        }
    }
    for (int index = 0; index < count && most > 0; index++) {
        most -= write_if_solving(search, pos, firsts[index], tape);
    }
    search->free_moves = search->moves;
}
