/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "witness/burden.h"

#include <string.h>

#include "witness/pawns.h"

#define WHITE_HOME_RANK 0x000000000000FF00ULL
#define BLACK_HOME_RANK 0x00FF000000000000ULL
#define WHITE_BISHOPS_HOME 0x0000000000000024ULL
#define BLACK_BISHOPS_HOME 0x2400000000000000ULL
#define MIX_A 0x9E3779B97F4A7C15ULL
#define MIX_B 0xD6E8FEB86659FD93ULL
#define MIX_C 0xA0761D6478BD642FULL

typedef struct Homing { /* how the men of a side are brought home */
    int moves, king, missing, promoted;
} Homing;

void begin_scales(Scales *scales, const Board *board)
{
    scales->board = board;
    for (int goal = 0; goal < 64; goal++) {
        u64 seen = bit(goal), edge = seen;
        for (int distance = 0; edge != 0; distance++) {
            u64 next = 0;
            for (; edge != 0; edge &= edge - 1) {
                scales->knight_moves[goal][first_of(edge)] = (u8)distance;
                next |= board->knight_reach[first_of(edge)];
            }
            edge = next & ~seen;
            seen |= edge;
        }
    }
}

/* Return the pawns one step from home that came straight from there: no other square is left where
 * they can have come from. */
static u64 just_gone(u64 pawns, u64 at_home, int colour)
{
    const u64 left = (at_home & ~FILE_H) << 1 | FILE_A, right = (at_home & ~FILE_A) >> 1 | FILE_H;
    const u64 homes = left & right & ~at_home;
    return pawns & (colour == WHITE ? homes << 8 & 0x0000000000FF0000ULL
                                    : homes >> 8 & 0x0000FF0000000000ULL);
}

static const Ways *ways_of(Scales *scales, const Past *past)
{
    const Pos *pos = &past->pos;
    const u64 white = pos->kinds[PAWN] & pos->men[WHITE] & WHITE_HOME_RANK;
    const u64 black = pos->kinds[PAWN] & pos->men[BLACK] & BLACK_HOME_RANK;
    const u64 own = (pos->men[WHITE] & WHITE_BISHOPS_HOME) | (pos->men[BLACK] & BLACK_BISHOPS_HOME);
    const u64 bishops = pos->kinds[BISHOP] & own;
    const u64 gone = just_gone(pos->kinds[PAWN] & pos->men[WHITE], white, WHITE) |
                     just_gone(pos->kinds[PAWN] & pos->men[BLACK], black, BLACK);
    const u64 key = ((white >> 8 | black >> 40 | gone) * MIX_A ^ past->unmoved * MIX_B) +
                    bishops * MIX_C;
    Ways *found = &scales->ways[(key >> 40) % WAYS_KEPT];
    if (!found->filled || found->pawns[WHITE] != white || found->pawns[BLACK] != black ||
        found->fixed != past->unmoved || found->bishops != bishops || found->gone != gone) {
        found->gone = gone;
        fill_ways(scales->board, found, white, black, past->unmoved, bishops);
    }
    return found;
}

static const PawnCount *count_pawns(Scales *scales, const Pos *pos)
{
    const u64 white = pos->kinds[PAWN] & pos->men[WHITE];
    const u64 black = pos->kinds[PAWN] & pos->men[BLACK];
    PawnCount *found = &scales->pawns[((white * MIX_A ^ black * MIX_B) >> 40) % PAWNS_KEPT];
    if (!found->filled || found->pawns[WHITE] != white || found->pawns[BLACK] != black) {
        for (int colour = 0; colour < 2; colour++) {
            const u64 pawns = colour == WHITE ? white : black;
            found->pawns[colour] = pawns;
            found->captures[colour] = (u8)captures_made(pawns, colour);
            found->ranks[colour] = (u8)ranks_gone(pawns, colour);
        }
        found->passed_pairs = (u8)passed_pairs(white, black);
        found->filled = true;
    }
    return found;
}

/* Bring men of one kind to one or two homes as cheaply as possible; the others have promoted.
 * Return false where that cannot be. */
static bool bring_home(const Ways *ways, int colour, u64 men, int home, int homes, Homing *found)
{
    const int kind = HOME_KINDS[home], sets = 1 << homes;
    int best[4] = {0, NEVER, NEVER, NEVER}, promoted[4] = {0, 0, 0, 0};
    int chosen = 0;
    for (; men != 0; men &= men - 1) {
        const int square = first_of(men), back = ways->promoted[colour][kind][square];
        int next[4] = {NEVER, NEVER, NEVER, NEVER}, next_promoted[4] = {0, 0, 0, 0};
        for (int set = 0; set < sets; set++) {
            if (best[set] == NEVER) {
                continue;
            }
            if (back != SHUT_OUT && best[set] + back + 6 < next[set]) {
                next[set] = best[set] + back + 6;
                next_promoted[set] = promoted[set] + 1;
            }
            for (int one = 0; one < homes; one++) {
                const int moves = ways->home[colour][home + one][square], with = set | 1 << one;
                if (with != set && moves != SHUT_OUT && best[set] + moves < next[with]) {
                    next[with] = best[set] + moves;
                    next_promoted[with] = promoted[set];
                }
            }
        }
        memcpy(best, next, sizeof best);
        memcpy(promoted, next_promoted, sizeof promoted);
    }
    for (int set = 1; set < sets; set++) {
        chosen = best[set] < best[chosen] ? set : chosen;
    }
    found->moves += best[chosen];
    found->promoted += promoted[chosen];
    found->missing += homes - count_of((u64)chosen);
    return best[chosen] != NEVER;
}

static bool bring_all_home(const Ways *ways, const Pos *pos, int colour, Homing *found)
{
    const u64 men = pos->men[colour], bishops = pos->kinds[BISHOP] & men;
    const u64 first = (LIGHT_SQUARES & bit(HOME_SQUARES[colour][HOME_B1])) != 0
                          ? LIGHT_SQUARES
                          : ~LIGHT_SQUARES;
    const int king = ways->home[colour][HOME_K][king_of(pos, colour)];
    found->moves = found->king = king;
    found->missing = found->promoted = 0;
    return king != SHUT_OUT &&
           bring_home(ways, colour, pos->kinds[KNIGHT] & men, HOME_N1, 2, found) &&
           bring_home(ways, colour, bishops & first, HOME_B1, 1, found) &&
           bring_home(ways, colour, bishops & ~first, HOME_B2, 1, found) &&
           bring_home(ways, colour, pos->kinds[ROOK] & men, HOME_R1, 2, found) &&
           bring_home(ways, colour, pos->kinds[QUEEN] & men, HOME_Q, 1, found);
}

/* Return how far a side's knights are from the nearest home of a missing man of the other. */
static int way_to_work(const Scales *scales, const Pos *pos, int colour)
{
    const u64 theirs = pos->men[colour ^ 1];
    int least = 20;
    bool any = false;
    for (int home = 0; home < HOME_K; home++) {
        const u64 square = bit(HOME_SQUARES[colour ^ 1][home]);
        const u64 alike = theirs & pos->kinds[HOME_KINDS[home]];
        if ((alike & square) != 0 || count_of(alike) >= (home == HOME_Q ? 1 : 2)) {
            continue;
        }
        any = true;
        for (u64 men = pos->kinds[KNIGHT] & pos->men[colour]; men != 0; men &= men - 1) {
            const int moves = scales->knight_moves[first_of(square)][first_of(men)];
            least = moves < least ? moves : least;
        }
    }
    return any ? least : 0;
}

/* Return whether a position of the second stage, in which only knights and pawns move, leads to the
 * game array with Black to move. It is known where none of them is missing, and no pawn can go home
 * by one move or two. */
static bool ends_with_black_to_move(const Pos *pos)
{
    const u64 pawns = pos->kinds[PAWN], knights = pos->kinds[KNIGHT];
    const u64 stepped = (pawns & pos->men[WHITE] & WHITE_HOME_RANK << 8) |
                        (pawns & pos->men[BLACK] & BLACK_HOME_RANK >> 8);
    const u64 home = (pawns & pos->men[WHITE] & WHITE_HOME_RANK) |
                     (pawns & pos->men[BLACK] & BLACK_HOME_RANK);
    const int moves = count_of(knights & LIGHT_SQUARES) + count_of(stepped);
    return (home | stepped) == pawns && count_of(pawns) == 16 && count_of(knights) == 4 &&
           (moves & 1) != (pos->turn == BLACK);
}

int burden(Scales *scales, const Past *past, const Weights *weights, Stage stage)
{
    const Pos *pos = &past->pos;
    const Ways *ways = ways_of(scales, past);
    const PawnCount *pawns = count_pawns(scales, pos);
    const u64 men = pos->men[WHITE] | pos->men[BLACK];
    int found = pawns->passed_pairs * weights->passed_pair;
    if (stage == FILL_UP && ends_with_black_to_move(pos)) {
        return NEVER;
    }
    for (int colour = 0; colour < 2; colour++) {
        const int their_missing = 16 - count_of(pos->men[colour ^ 1]);
        int missing_pawns;
        Homing homing;
        if (pawns->captures[colour] > their_missing ||
            !bring_all_home(ways, pos, colour, &homing)) {
            return NEVER;
        }
        missing_pawns = 8 - count_of(pawns->pawns[colour]) - homing.promoted;
        if (missing_pawns < 0) {
            return NEVER;
        }
        found += homing.moves * weights->move + homing.king * weights->king +
                 homing.promoted * weights->promoted + pawns->ranks[colour] * weights->rank +
                 pawns->captures[colour] * (weights->capture + 1);
        if (their_missing > 0 && (pos->kinds[KNIGHT] & pos->men[colour]) == 0) {
            found += weights->no_knight;
        }
        if (stage == FILL_UP) {
            found += homing.missing * weights->missing + missing_pawns * weights->missing_pawn;
            found += their_missing > 0 ? way_to_work(scales, pos, colour) : 0;
        }
    }
    if (attacked(scales->board, pos, king_of(pos, pos->turn), men, pos->turn ^ 1)) {
        found += weights->check;
    }
    return found < NEVER ? found : NEVER - 1;
}
