/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/hunt.h"

enum { ANSWER_BITS = 8, SOMETHING = 1 };

Hunt *new_hunt(const GameLaws *laws, const Memory *memory, const char *cancelled)
{
    Hunt *hunt = take_blank(memory, sizeof *hunt);

    if (hunt == NULL) {
        return NULL;
    }
    hunt->memory = memory;
    hunt->cancelled = cancelled;
    if (!open_game(&hunt->game, laws, memory)) {
        end_hunt(hunt);
        return NULL;
    }
    return hunt;
}

void end_hunt(Hunt *hunt)
{
    if (hunt == NULL) {
        return;
    }
    close_game(&hunt->game);
    give_back(hunt->memory, hunt->proved);
    give_back(hunt->memory, hunt);
}

static void forget(Hunt *hunt)
{
    for (int player = 0; player < MOST_PLAYERS; player++) {
        for (int index = 0; index < HUNT_LEARNT; index++) {
            hunt->decided[player][index] = 0;
        }
    }
    if (hunt->proved_room != FEW_PROVED) {
        give_back(hunt->memory, hunt->proved);
        hunt->proved = NULL;
        hunt->proved_room = 0;
    }
    if (hunt->proved_used != 0) {
        for (u32 index = 0; index < hunt->proved_room; index++) {
            hunt->proved[index].key = hunt->proved[index].check = 0;
        }
    }
    hunt->proved_used = 0;
}

void renew_hunt(Hunt *hunt, const char *cancelled)
{
    static const Aim nothing;

    clear_game(&hunt->game);
    hunt->aim = nothing;
    hunt->cancelled = cancelled;
    hunt->nodes = hunt->most_nodes = 0;
    hunt->stopped = false;
    forget(hunt);
}

void follow(Hunt *hunt, const Turn *turn)
{
    hunt->nodes++;
    if ((hunt->nodes & 255) == 0 && *hunt->cancelled) {
        hunt->stopped = true;
    }
    if (hunt->most_nodes != 0 && hunt->nodes > hunt->most_nodes) {
        hunt->stopped = true;
    }
    make_turn(&hunt->game, turn);
}

static u64 key_of(const Hunt *hunt, int question, int turns)
{
    const u64 asked = (u64)(question * 64 + turns) * 16 + (u64)hunt->game.turn;

    return hunt->game.hash ^ scattered(~asked);
}

static bool is_used(const ProvedTurns *entry)
{
    return (entry->check & 3) != 0;
}

static ProvedTurns *pair_in(ProvedTurns *proved, u32 room, u64 key)
{
    return proved + (key & (room - 2));
}

/* Make the table eight times as large, or take the first one; where no memory is left it stays
 * as it is. */
static void grow(Hunt *hunt)
{
    const u32 room = hunt->proved == NULL ? FEW_PROVED : hunt->proved_room * 8;
    ProvedTurns *larger;

    if (room > MOST_PROVED) {
        return;
    }
    larger = take_blank(hunt->memory, room * sizeof *larger);
    if (larger == NULL) {
        return;
    }
    for (u32 index = 0; hunt->proved != NULL && index < hunt->proved_room; index++) {
        const ProvedTurns *entry = hunt->proved + index;
        ProvedTurns *pair = pair_in(larger, room, entry->key);

        if (is_used(entry)) {
            pair[is_used(pair)] = *entry;
        }
    }
    give_back(hunt->memory, hunt->proved);
    hunt->proved = larger;
    hunt->proved_room = room;
}

static ProvedTurns *pair_of(Hunt *hunt, u64 key)
{
    if (hunt->proved == NULL) {
        grow(hunt);
    }
    return hunt->proved == NULL ? NULL : pair_in(hunt->proved, hunt->proved_room, key);
}

static bool is_of(const ProvedTurns *entry, const Hunt *hunt, u64 key)
{
    return entry->key == key && entry->check >> ANSWER_BITS == hunt->game.check >> ANSWER_BITS &&
           is_used(entry);
}

int recall_answer(Hunt *hunt, int question, int turns)
{
    const u64 key = key_of(hunt, question, turns);
    const ProvedTurns *pair = pair_of(hunt, key);

    if (pair == NULL) {
        return 0;
    }
    for (int index = 0; index < 2; index++) {
        if (is_of(pair + index, hunt, key)) {
            return (int)(pair[index].check & 3);
        }
    }
    return 0;
}

void note_answer(Hunt *hunt, int question, int turns, bool answer)
{
    const u64 key = key_of(hunt, question, turns);
    const u64 worth = (u64)turns;
    ProvedTurns *pair;
    int index;

    if (is_over(hunt)) {
        return;
    }
    if (hunt->proved_used > hunt->proved_room / 2) {
        grow(hunt);
    }
    pair = pair_of(hunt, key);
    if (pair == NULL) {
        return;
    }
    /* The first of two is kept for what was worth most, the second takes what comes. */
    index = !is_used(pair) || is_of(pair, hunt, key) ||
                    worth >= (pair[0].check >> 2 & 63)
                ? 0
                : 1;
    hunt->proved_used += !is_used(pair + index);
    pair[index].key = key;
    pair[index].check = hunt->game.check >> ANSWER_BITS << ANSWER_BITS | worth << 2 |
                        (u64)(answer ? 2 : SOMETHING);
}
