/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a side can still be stalemated in the moves that are left, both sides helping: whether
 * there is a picture of its last places in which it may be. A "no" is certain, a "yes" is not.
 * It makes a series of moves, or both move in turn: only how many moves each has left counts.
 *
 * Say that the winner has w moves left and the loser b, and no right to castle is left. A
 * picture is a square k for the losing king, and for each other man of the loser a square and
 * either a kind or the word "captured", no two men left on one square, so that
 *   1. king and men reach their squares on an empty board in b moves in all (a pawn remains
 *      one or becomes what it is said to be; he changes files as often as the winner has men
 *      besides his king, at most); at most w men are captured, each on a square that a man of
 *      the winner reaches in w moves on an empty board, or, a pawn, wherever he stands, if the
 *      winner has pawns, who may capture en passant;
 *   2. the neighbours of k that hold losing men are a set that the winner allows (`cover.h`);
 *   3. each man left is pinned or shut in. Pinned men stand in line with k, each in another
 *      direction from k and each with another man of the winner who moves on such lines, or a
 *      pawn of his that may become one in w moves; all but w of them so that such a man stands
 *      behind them on that line now, other men apart; neither queens are pinned, nor bishops on
 *      diagonals, nor rooks on files and ranks. An officer is shut in if the next square in
 *      each direction, or each square a knight reaches, holds a losing man; a pawn if the
 *      square ahead does, or if it is one that a man of the winner reaches in w moves on an
 *      empty board, all but w of these being squares on which one stands now.
 * If there is none, there is no stalemate in so many moves.
 *
 * Proof. Take any line that ends in stalemate, and the places of the loser's men at the end,
 * or where they were captured. A capture that is not en passant ends on that square. Each of
 * the w moves captures one man at most, each of the b moves moves one man, and real moves are
 * moves on an empty board too, but for castling: (1). (2) is proved in `cover.h`. The king is
 * not attacked, so a man may make each of his moves unless it leaves the king attacked, which
 * is to be pinned, or captures the winner's king, which nobody attacks: the winner has just
 * moved. A man that is not pinned thus has no square to go to: an officer's next squares hold
 * men, and not the winner's, who could be captured; the square ahead of a pawn holds some
 * man, of the loser or of the winner. A man that is pinned stands first on a line from the
 * king, so there is one in each direction at most, each with his own pinning man behind him.
 * He may go on along that line at least to that man, if he moves on such lines at all. (A
 * pawn's pin is not looked at so closely.) A man of the winner who pins from where he does
 * not stand now has moved, and so has one who holds a square that none holds now: each time
 * another man, so they are w at most. So (3) holds.
 *
 * Where w is 1, as in all of a series that the winner ends, the move itself is tried too, each
 * that there may be (`last.h`), and a picture must hold with one of them:
 *   4. each neighbour of k that no losing man holds is attacked by the winner's men, on an empty
 *      board, from where they stand now but for the one who has moved; that move neither checks
 *      with a knight or a pawn, nor are the kings neighbours;
 *   5. no losing man ends where it ends or on the squares it passes; at most one is captured,
 *      on its target (or, en passant, a pawn on the square behind it), and one is by a pawn that
 *      changes files;
 *   6. what is said in (3) of the winner's men holds of where they stand after that move, and no
 *      pawn that is shut in could capture the man who made it.
 * Proof. Before that move no man of the winner moved: each stands where he stands now or was
 * captured, and the move is one of a man who stands there, on an empty board too. What attacks
 * or pins in the end is among those men; one who was captured only attacks and pins less. When
 * the move is made the squares that it passes are empty, and so is its target unless a man is
 * captured there; the loser moves no more: (5). The man who made it is there to be captured, so
 * a pawn who could do so is not shut in: (6). That a queen stands for all that a pawn may become
 * but a knight excludes nothing, for the lines of rook and bishop are among hers.
 *
 * It is looked for by trying: first the fewest neighbours of k that must be held, then men
 * for squares that must be held, then squares for other men. To look at it long is of no use:
 * after so many tries the answer is "yes". The picture that was found is kept, and after a
 * move that captures nothing it often still is one. */
#ifndef COMPOSER_HELP_PICTURE_H
#define COMPOSER_HELP_PICTURE_H

#include "help/cover.h"

enum { MOST_SHUT_IN = 15, MOST_SERIES = 24 }; /* men besides the king; moves of the loser */

typedef struct Placed { /* a man of the loser */
    u8 square, kind;    /* where he is */
    u8 target, becomes; /* where he ends, and as what; NO_KIND if he is captured there */
} Placed;

typedef struct Picture {
    bool known; /* nothing is if it was not looked for, or for too long */
    int king, men;
    Placed placed[MOST_SHUT_IN];
} Picture;

/* Return whether there may be a picture, the king being on one of those squares, and keep it in
 * `found`. `before` is the one kept before `move`, NULL if there is none, and the move was the
 * loser's. `captured`: whether that move was a capture. */
bool has_picture(Cover *cover, const Pos *pos, int winner_moves, int loser_moves, u64 squares,
                 const Picture *before, u32 move, bool captured, Picture *found);

#endif
