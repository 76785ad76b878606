/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a quest finds, written as plain numbers on a tape: moves with all that they do, the play
 * after a first move, lines.
 *
 * A move is written as: its low and high half; man (8), captured content (8), mark (2), what
 * tells it apart (2) and the number of changes (8); the number of effects; then each change as cell
 * (16) and content; then each effect as two: what (8), cell (16), content (8); other cell (16),
 * other content.
 * Two moves of a diagram that are written alike are alike. */
#ifndef COMPOSER_GENERAL_ACCOUNT_H
#define COMPOSER_GENERAL_ACCOUNT_H

#include "general/force.h"
#include "search/tape.h"

enum { SHOWN_NO_MARK, SHOWN_CHECK, SHOWN_MATE, SHOWN_STALEMATE };
enum { APART_NOT, APART_BY_FILE, APART_BY_RANK, APART_BY_BOTH };
enum { SHOWN_CAPTURED_AT = 8, SHOWN_MARK_AT = 16, SHOWN_APART_AT = 18, SHOWN_CHANGES_AT = 20 };

/* Write a legal move of the position. */
void describe_step(Quest *quest, Step step, Tape *tape);

/* Write the legal moves of the position. */
void describe_all(Quest *quest, Tape *tape);

/* Write the play after a move of the attacker's, which is the defender's to move now:
 *   whether he is in check; the moves that a threat needs, itself included, 0 if there is none;
 *   the number of threats, and each;
 *   then each variation: 1; the defence; its answers' length, 0 if there are none; whether it
 *   counts; the number of threats it parries, and each one's number; the number of answers, and
 *   each; at the end 0.
 * `moves` are the attacker's moves left after that move (direct play), or the defender's left
 * (other modes); of set play `threatens` is false. */
void describe_play(Quest *quest, int moves, bool threatens, Tape *tape);

#endif
