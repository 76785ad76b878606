/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/zugzwangs.h"

#include "endings/crowd.h"

size_t find_zugzwangs(const Ending* ending, Stand* found, size_t most) {
    Men men = ending->men;
    size_t count = 0;
    Placing placing;
    for (int number = 0; number < kept_kings(men); number++) {
        u32 index = index_at(men, kept_king(men, number), 0, 0);
        for (u32 end = index + free_places(men); index < end; index++) {
            if (!placing_of(men, index, &placing)) {
                continue;
            }
            u64 legal[2];
            legal_of(men, &placing, legal);
            for (u64 bits = legal[0] & legal[1]; bits; bits &= bits - 1) {
                int at = __builtin_ctzll(bits);
                u32 place = place_of(men, placing.king, placing.first, placing.second, at);
                if (!ending->black[place] || ending->white[place]) {
                    continue;
                }
                if (count++ < most) {
                    found[count - 1] = (Stand){(u8)placing.king, (u8)placing.first,
                                               (u8)placing.second, (u8)at};
                }
            }
        }
    }
    return count;
}
