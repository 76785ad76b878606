/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "self/cage.h"

/* Return whether a line man of the defender may attack a square in the end, not having moved. */
static bool may_see(const Board *board, u64 snipers, u64 own, u64 theirs, int square)
{
    while (snipers != 0) {
        const u64 between = board->between[square][first_of(snipers)];
        snipers &= snipers - 1;
        if (!several(between & own) && !several(between & theirs)) {
            return true;
        }
    }
    return false;
}

/* Return those of some squares that no man who stays where he is may deal with. */
static u64 in_need(const Board *board, const Pos *pos, u64 squares, u64 own, u64 theirs)
{
    const int us = pos->turn;
    const u64 diagonal_men = (pos->kinds[BISHOP] | pos->kinds[QUEEN]) & theirs;
    const u64 straight_men = (pos->kinds[ROOK] | pos->kinds[QUEEN]) & theirs;
    const u64 knights = pos->kinds[KNIGHT] & theirs, pawns = pos->kinds[PAWN] & theirs;
    u64 found = 0;
    for (; squares != 0; squares &= squares - 1) {
        const int square = first_of(squares);
        if ((board->knight_reach[square] & knights) == 0 &&
            (board->pawn_reach[us][square] & pawns) == 0 &&
            (board->king_reach[square] & pos->kinds[KING] & theirs) == 0 &&
            !may_see(board, board->diagonal_lines[square] & diagonal_men, own, theirs, square) &&
            !may_see(board, board->straight_lines[square] & straight_men, own, theirs, square)) {
            found |= bit(square);
        }
    }
    return found;
}

/* Return the squares that a man attacks from a square of an empty board. */
static u64 attacks_from(const Board *board, int kind, int us, int square)
{
    switch (kind) {
    case PAWN:
        if ((EDGE_RANKS & bit(square)) != 0) { /* any promotion */
            return board->diagonal_lines[square] | board->straight_lines[square] |
                   board->knight_reach[square];
        }
        return board->pawn_reach[us][square];
    case KNIGHT:
        return board->knight_reach[square];
    case BISHOP:
        return board->diagonal_lines[square];
    case ROOK:
        return board->straight_lines[square];
    case QUEEN:
        return board->diagonal_lines[square] | board->straight_lines[square];
    default:
        return board->king_reach[square];
    }
}

/* Return where a man may go, the other side's men looked through, men of his own included, for
 * they may have been captured first. */
static u64 goes_to(const Board *board, int kind, int us, int origin, u64 own)
{
    u64 targets;
    if (kind != PAWN) {
        return reach(board, kind, origin, own);
    }
    targets = us == WHITE ? bit(origin) << 8 : bit(origin) >> 8;
    targets |= us == WHITE ? (targets & THIRD_RANK) << 8 : (targets & SIXTH_RANK) >> 8;
    return targets | board->pawn_reach[us][origin];
}

/* Return the defender's men who may open a line to the king by going away. */
static u64 openers(const Board *board, const Pos *pos, u64 own, u64 theirs, int king)
{
    u64 snipers = ((board->diagonal_lines[king] & (pos->kinds[BISHOP] | pos->kinds[QUEEN])) |
                   (board->straight_lines[king] & (pos->kinds[ROOK] | pos->kinds[QUEEN]))) &
                  theirs;
    u64 found = 0;
    for (; snipers != 0; snipers &= snipers - 1) {
        const u64 between = board->between[king][first_of(snipers)];
        if (!several(between & own) && !several(between & theirs)) {
            found |= between & theirs;
        }
    }
    return found;
}

bool may_be_caged(const Board *board, const Pos *pos)
{
    const int them = pos->turn ^ 1, king = king_of(pos, pos->turn);
    const u64 theirs = pos->men[them], own = pos->men[pos->turn] & ~bit(king);
    const u64 flights = board->king_reach[king] & ~own;
    u64 need, opening;
    if ((pos->rights >> (2 * them) & 3) != 0 || pos->passed != NO_SQUARE) {
        return true;
    }
    need = in_need(board, pos, flights, own, theirs);
    opening = openers(board, pos, own, theirs, king);
    for (int kind = PAWN; kind <= KING; kind++) {
        for (u64 men = pos->kinds[kind] & theirs; men != 0; men &= men - 1) {
            const int origin = first_of(men);
            u64 targets = goes_to(board, kind, them, origin, theirs);
            for (; targets != 0; targets &= targets - 1) {
                const u64 attacks = attacks_from(board, kind, them, first_of(targets));
                if (!several(need & ~attacks) &&
                    ((attacks & bit(king)) != 0 || (opening & bit(origin)) != 0)) {
                    return true;
                }
            }
        }
    }
    return false;
}
