/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/lookahead.h"

#include "endings/leaving.h"

/* What White has after moves without a capture: of them those of the half with Black to move that
 * are legal on the squares of the black king asked for. */
typedef struct {
    const Ending* ending;
    u64 asked;
    u8* values;
} Row;

static void come_to(const Row* row, const Placing* after, u64 clear) {
    Men men = row->ending->men;
    Crowd crowd = crowd_of(men, after);
    u32 places[2];
    for (int at = 0; at < 2; at++) {
        places[at] = place_of(men, after->king, after->first, after->second, at);
    }
    bool is_turned = places[0] % 64 || places[1] != places[0] + 1;
    for (u64 bits = row->asked & clear & may_stand(&crowd, true); bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        u8 led = row->ending->black[is_turned ? place_of(men, after->king, after->first,
                                                         after->second, at)
                                              : places[0] + (u32)at];
        if (led && (!row->values[at] || led < row->values[at])) {
            row->values[at] = led;
        }
    }
}

static void king_goes(const Row* row, const Placing* placing) {
    u64 others = placing->occupied & ~bit(placing->king);
    for (u64 to = spread(bit(placing->king)) & ~others; to; to &= to - 1) {
        Placing after = *placing;
        after.king = __builtin_ctzll(to);
        after.occupied = others | bit(after.king);
        come_to(row, &after, ~bit(after.king));
    }
}

static void man_goes(const Row* row, const Placing* placing, bool is_first) {
    int kind = is_first ? row->ending->men.first : row->ending->men.second;
    int from = is_first ? placing->first : placing->second;
    Step steps[MOST_STEPS];
    int count = steps_of(kind, false, from, placing->occupied, steps);
    for (int step = 0; step < count; step++) {
        Placing after = *placing;
        *(is_first ? &after.first : &after.second) = steps[step].square;
        after.occupied = (placing->occupied & ~bit(from)) | bit(steps[step].square);
        if (kind == PAWN && step == 1 && is_passed(row->ending->men, &after)) {
            continue;
        }
        come_to(row, &after, steps[step].clear);
    }
}

/* The values with White to move on all squares of the black king asked for. */
static void look_ahead(const Ending* ending, const Placing* placing, u64 asked,
                       KnownEnding known, void* holder, u8 values[64]) {
    Making making = {
        .men = ending->men, .white_legal = &asked, .known = known, .holder = holder};
    Row row = {ending, asked, values};
    by_white(&making, placing, 0, values);
    king_goes(&row, placing);
    if (ending->men.first != NOBODY) {
        man_goes(&row, placing, true);
    }
    if (ending->men.second != NOBODY && !ending->men.black) {
        man_goes(&row, placing, false);
    }
}

u8 white_value(const Ending* ending, Stand stand, KnownEnding known, void* holder) {
    Men men = ending->men;
    Placing placing;
    u8 values[64] = {0};
    if (placing_of_stand(men, stand, &placing)) {
        look_ahead(ending, &placing, bit(stand.black_king), known, holder, values);
    }
    return values[stand.black_king];
}

void fill_white(Ending* ending, KnownEnding known, void* holder) {
    Men men = ending->men;
    Placing placing;
    u8* row = ending->white;
    for (int number = 0; number < kept_kings(men); number++) {
        u32 index = index_at(men, kept_king(men, number), 0, 0);
        for (u32 end = index + free_places(men); index < end; index++, row += 64) {
            u64 legal[2] = {0, 0};
            if (placing_of(men, index, &placing)) {
                legal_of(men, &placing, legal);
                look_ahead(ending, &placing, legal[0], known, holder, row);
            }
        }
    }
}
