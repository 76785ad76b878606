/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/last.h"

typedef struct Listing {
    const Board *board;
    int winner, king, count;
    u64 theirs;         /* the squares of the winner's men */
    u64 guards[64];     /* by square of such a man: what all others attack */
    u64 diagonal, straight;
    Last *lasts;
} Listing;

static u64 attacks(const Board *board, int winner, int kind, int square)
{
    return kind == PAWN ? board->pawn_reach[winner][square] : reach(board, kind, square, 0);
}

/* Add a move; the man is of that kind afterwards. */
static void add(Listing *listing, int origin, int target, int becomes, int taken, bool must_take)
{
    const Board *board = listing->board;
    const u64 here = bit(target), gone = bit(origin);
    const u64 from_there = attacks(board, listing->winner, becomes, target);
    Last *last = &listing->lasts[listing->count++];
    last->closed = here | board->between[origin][target];
    last->whites = (listing->theirs & ~gone) | here;
    last->guards = listing->guards[origin] | from_there;
    last->diagonal = listing->diagonal & ~gone;
    last->straight = listing->straight & ~gone;
    if (becomes == BISHOP || becomes == QUEEN) {
        last->diagonal |= here;
    }
    if (becomes == ROOK || becomes == QUEEN) {
        last->straight |= here;
    }
    last->target = here;
    last->barred = becomes == BISHOP || becomes == ROOK || becomes == QUEEN ? 0 : from_there;
    if (becomes != KING) {
        last->barred |= board->king_reach[listing->king];
    }
    last->taken = taken;
    last->must_take = must_take;
    last->passing = false;
}

/* Add a pawn's move, or what it may become by it. A queen guards and pins as a rook or a bishop
 * does and more, and that she checks is not looked at: she stands for both. */
static void add_pawn(Listing *listing, int origin, int target, int taken, bool must_take)
{
    if ((EDGE_RANKS & bit(target)) != 0) {
        add(listing, origin, target, QUEEN, taken, must_take);
        add(listing, origin, target, KNIGHT, taken, must_take);
    } else {
        add(listing, origin, target, PAWN, taken, must_take);
    }
}

static void add_pawns(Listing *listing, int origin)
{
    const bool is_white = listing->winner == WHITE;
    const int ahead = is_white ? 8 : -8, rank = is_white ? origin >> 3 : 7 - (origin >> 3);
    add_pawn(listing, origin, origin + ahead, NO_SQUARE, false);
    if (rank == 1) {
        add(listing, origin, origin + 2 * ahead, PAWN, NO_SQUARE, false);
    }
    for (u64 left = listing->board->pawn_reach[listing->winner][origin]; left != 0;
         left &= left - 1) {
        const int target = first_of(left);
        add_pawn(listing, origin, target, target, true);
        if (rank == 4) {
            add(listing, origin, target, PAWN, target - ahead, true);
            listing->lasts[listing->count - 1].passing = true;
        }
    }
}

int last_moves(const Board *board, const Pos *pos, int winner, Last *lasts)
{
    Listing listing = {.board = board, .winner = winner, .lasts = lasts};
    listing.king = king_of(pos, winner);
    listing.theirs = pos->men[winner];
    listing.diagonal = listing.theirs & (pos->kinds[BISHOP] | pos->kinds[QUEEN]);
    listing.straight = listing.theirs & (pos->kinds[ROOK] | pos->kinds[QUEEN]);
    for (u64 men = listing.theirs; men != 0; men &= men - 1) {
        listing.guards[first_of(men)] = 0;
    }
    for (int kind = PAWN; kind <= KING; kind++) {
        for (u64 men = listing.theirs & pos->kinds[kind]; men != 0; men &= men - 1) {
            const int square = first_of(men);
            const u64 attacked = attacks(board, winner, kind, square);
            for (u64 left = listing.theirs & ~bit(square); left != 0; left &= left - 1) {
                listing.guards[first_of(left)] |= attacked;
            }
        }
    }
    for (int kind = PAWN; kind <= KING; kind++) {
        for (u64 men = listing.theirs & pos->kinds[kind]; men != 0; men &= men - 1) {
            const int square = first_of(men);
            if (kind == PAWN) {
                add_pawns(&listing, square);
                continue;
            }
            for (u64 left = reach(board, kind, square, 0); left != 0; left &= left - 1) {
                const int target = first_of(left);
                add(&listing, square, target, kind, target, false);
            }
        }
    }
    return listing.count;
}
