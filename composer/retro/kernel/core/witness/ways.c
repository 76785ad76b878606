/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "witness/ways.h"

#include <string.h>

const u8 HOME_SQUARES[2][HOMES] = {{1, 6, 2, 5, 0, 7, 3, 4}, {57, 62, 58, 61, 56, 63, 59, 60}};
const u8 HOME_KINDS[HOMES] = {KNIGHT, KNIGHT, BISHOP, BISHOP, ROOK, ROOK, QUEEN, KING};

/* Write the distances to a set of squares, for a man of this kind. */
static void flood(const Board *board, int kind, u64 goals, u64 barred, u8 *out)
{
    u64 seen = goals, edge = goals;
    int distance = 0;
    memset(out, SHUT_OUT, 64);
    while (edge != 0) {
        u64 next = 0;
        for (; edge != 0; edge &= edge - 1) {
            const int square = first_of(edge);
            out[square] = (u8)distance;
            next |= reach(board, kind, square, barred);
        }
        edge = next & ~barred & ~seen;
        seen |= edge;
        distance++;
    }
}

/* Return the squares that pawns of a side attack: where they have never moved, the other king
 * can never have stood there. */
static u64 attacked_by_pawns(u64 pawns, int colour)
{
    const u64 sides = (pawns & ~FILE_A) >> 1 | (pawns & ~FILE_H) << 1;
    return colour == WHITE ? sides << 8 : sides >> 8;
}

/* Return the squares where a side's pawn can have promoted: not behind the other side's pawns
 * that stand at home. */
static u64 promotion_squares(int colour, const u64 *pawns, u64 barred)
{
    const int rank = colour == WHITE ? 6 : 1;
    const u64 doors = ~pawns[colour ^ 1] & (FIRST_RANK << 8 * rank);
    const u64 wide = doors | (doors & ~FILE_A) >> 1 | (doors & ~FILE_H) << 1;
    return (colour == WHITE ? wide << 8 : wide >> 8) & ~barred;
}

void fill_ways(const Board *board, Ways *ways, u64 white, u64 black, u64 fixed, u64 bishops)
{
    const u64 fast = white | black | fixed; /* a knight may take a bishop that never moved */
    u64 barred = fast | ways->gone;
    ways->pawns[WHITE] = white;
    ways->pawns[BLACK] = black;
    ways->fixed = fixed;
    ways->bishops = bishops;
    for (int colour = 0; colour < 2; colour++) {
        for (int home = HOME_B1; home <= HOME_B2; home++) {
            const int square = HOME_SQUARES[colour][home];
            const u64 doors = board->pawn_reach[colour][square];
            if ((doors & ~ways->pawns[colour]) == 0 && (bishops & bit(square)) != 0) {
                barred |= bit(square);
            }
        }
    }
    ways->barred = barred;
    for (int colour = 0; colour < 2; colour++) {
        const u64 goals = promotion_squares(colour, ways->pawns, barred);
        for (int home = 0; home < HOMES; home++) {
            const int square = HOME_SQUARES[colour][home], kind = HOME_KINDS[home];
            const u64 checks = attacked_by_pawns(ways->pawns[colour ^ 1], colour ^ 1);
            const u64 shut = kind == KNIGHT ? fast : kind == KING ? barred | checks : barred;
            flood(board, kind, bit(square), shut & ~bit(square), ways->home[colour][home]);
            if ((fixed & bit(square)) != 0) {
                memset(ways->home[colour][home], SHUT_OUT, 64);
                ways->home[colour][home][square] = 0;
            }
        }
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            flood(board, kind, goals, kind == KNIGHT ? fast : barred, ways->promoted[colour][kind]);
        }
    }
    ways->filled = true;
}
