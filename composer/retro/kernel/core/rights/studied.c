/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rights/studied.h"

#include "legality/further.h"

size_t size_of_further(void)
{
    return sizeof(Further);
}

void begin_studies(struct Further *further, uint64_t positions)
{
    begin_further(further, positions);
}

uint64_t studies_of(const struct Further *further)
{
    return further->studies;
}

bool study_disproves(struct Further *further, const uint8_t *cells, uint64_t fixed)
{
    Past past = {{{0}, {0}, 0, WHITE, 0, NO_SQUARE, 0, 0, 0, 0, 0}, fixed};
    for (int square = 0; square < 64; square++) {
        if (cells[square] != 0) {
            past.pos.kinds[(cells[square] & 7) - 1] |= bit(square);
            past.pos.men[cells[square] >> 3] |= bit(square);
        }
    }
    return disproved_further(further, &past);
}

uint64_t region_over(int square, int kind, uint64_t stuck)
{
    return flood(kind - 1, bit(square), stuck);
}
