/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/play.h"

#include "search/mates.h"

/* Write all moves that solve in the fewest moves, at most `moves`; return how many moves.
 *
 * First comes how many there are; 0 is returned where there are none. */
static int write_answers(Search *search, const Pos *pos, int moves, u32 last, Tape *tape)
{
    u32 *const found = search->free_moves;
    const int place = tape->size;
    Guard guard;
    write_item(tape, 0);
    look(search->board, pos, &guard);
    for (int length = 1; length <= moves; length++) {
        int count;
        const bool ends = length == 1 && search->mode.attacker_ends;
        if (search->mode.exact && length < moves) {
            continue;
        }
        if (ends) {
            count = finishing(search, pos, &guard, found);
        } else {
            if (!solvable_with_hints(search, pos, length, last, 0)) {
                continue;
            }
            count = all_moves(search->board, pos, &guard, found);
        }
        search->free_moves = found + count;
        for (int index = 0; index < count; index++) {
            Pos after;
            step(search, pos, found[index], &after);
            if (!ends && search->mode.exact &&
                attains(search->board, &search->goal, pos, found[index], &after)) {
                continue; /* too soon */
            }
            if (ends || all_answered_with_hints(search, &after, length - 1, 1)) {
                write_item(tape, described(search->board, pos, &guard, found[index], &after));
            }
        }
        search->free_moves = found;
        if (search->stopped || tape->failed) {
            return 0;
        }
        if (tape->size > place + 1) {
            tape->items[place] = (u32)(tape->size - place - 1);
            return length;
        }
    }
    return 0;
}

/* Return whether a threat still solves, after a defence, in as few moves as before. */
static bool still_works(Search *search, const Pos *pos, const Guard *guard, u32 threat, int length)
{
    const u32 move = legal_like(search->board, pos, guard, threat);
    Pos after;
    if (move == 0 || (search->mode.attacker_obliged && can_finish(search, pos, guard, 0))) {
        return false;
    }
    step(search, pos, move, &after);
    if (!search->mode.attacker_ends) {
        return search->mode.all_answered(search, &after, length - 1, 1);
    }
    if (attains(search->board, &search->goal, pos, move, &after)) {
        return true;
    }
    return length > 1 && all_answered_with_hints(search, &after, length - 1, 1);
}

/* Write which threats no longer work, given all answers and the moves they need. */
static void write_parried(Search *search, const Pos *pos, const Threats *threats, int length,
                          const u32 *answers, int count, Tape *tape)
{
    const int place = tape->size;
    Guard guard;
    write_item(tape, 0);
    look(search->board, pos, &guard);
    for (int index = 0; index < threats->count; index++) {
        bool works = false;
        if (length == threats->length) { /* those that still work are among the answers */
            for (int other = 0; other < count && !works; other++) {
                works = same_move(answers[other], threats->moves[index]);
            }
        } else if (0 < length && length < threats->length) {
            works = still_works(search, pos, &guard, threats->moves[index], threats->length);
        }
        if (!works) {
            write_item(tape, threats->shown[index]);
        }
    }
    if (!tape->failed) {
        tape->items[place] = (u32)(tape->size - place - 1);
    }
}

/* Return whether a defence counts: see `_is_effective` in the reference solver. */
static bool counts(int length, int threat_length, bool parries)
{
    if (length == 0 || threat_length == 0) {
        return true;
    }
    return length > threat_length || (length == threat_length && parries);
}

/* Return whether a defence ends the play: it reaches the goal, and is forced to, or brings it about
 * for the attacker. */
static bool ends_play(const Search *search, const Pos *pos, u32 defence, const Pos *after)
{
    return search->mode.attacker_ends
               ? concedes(search->board, &search->goal, defence, after)
               : attains(search->board, &search->goal, pos, defence, after);
}

void write_variation(Search *search, const Pos *pos, const Guard *guard, u32 defence, int moves,
                     const Threats *threats, Tape *tape)
{
    const int place = tape->size;
    u32 *const answers = search->free_moves; /* a copy: the tape may move while it grows */
    int length, count, end;
    Pos after;
    step(search, pos, defence, &after);
    write_item(tape, described(search->board, pos, guard, defence, &after));
    if (ends_play(search, pos, defence, &after)) {
        /* It counts only where there is no longer play: see `Variation` in phases.py. */
        write_item(tape, search->mode.exact ? COUNTS /* too soon: it refutes */
                         : ENDS_PLAY |
                               (moves == 0 || search->mode.defender_obliged ? COUNTS : 0));
        for (int empty = VARIATION_LENGTH; empty <= VARIATION_FIRST_ANSWER; empty++) {
            write_item(tape, 0); /* no length, no answers, no threats parried */
        }
        return;
    }
    write_item(tape, 0);
    write_item(tape, 0);
    length = write_answers(search, &after, moves, defence, tape);
    if (search->stopped || tape->failed) {
        return;
    }
    count = (int)tape->items[place + VARIATION_ANSWERS];
    end = tape->size;
    for (int index = 0; index < count; index++) {
        answers[index] = tape->items[place + VARIATION_FIRST_ANSWER + index];
    }
    search->free_moves += count;
    write_parried(search, &after, threats, length, answers, count, tape);
    search->free_moves = answers;
    if (tape->failed) {
        return;
    }
    if (counts(length, threats->length, tape->items[end] > 0)) {
        tape->items[place + VARIATION_SAID] = COUNTS;
    }
    tape->items[place + VARIATION_LENGTH] = (u32)length;
}

bool find_threats(Search *search, const Pos *pos, int moves, Tape *tape, Threats *threats)
{
    Pos passing;
    make_none(search->board, pos, &passing);
    search->nodes++;
    threats->length = write_answers(search, &passing, moves, 0, tape);
    if (tape->failed) {
        return false;
    }
    threats->count = (int)tape->items[0];
    for (int index = 0; index < threats->count; index++) {
        write_item(tape, move_of_described(tape->items[1 + index]));
    }
    threats->shown = &tape->items[1];
    threats->moves = &tape->items[1 + threats->count];
    return !tape->failed;
}

bool write_play(Search *search, const Pos *pos, int moves, Tape *threat_tape, Threats *threats,
                Tape *tape)
{
    u32 *const defences = search->moves;
    Guard guard;
    int count;
    look(search->board, pos, &guard);
    search->free_moves = search->moves;
    if (guard.checkers == 0 && !find_threats(search, pos, moves, threat_tape, threats)) {
        return false;
    }
    count = defences_of(search, pos, &guard, defences);
    search->free_moves = search->moves + count;
    for (int index = 0; index < count && !tape->failed; index++) {
        write_variation(search, pos, &guard, defences[index], moves, threats, tape);
    }
    return guard.checkers != 0;
}
