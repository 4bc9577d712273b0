/* Where to begin: the order in which cards are tried, and a first guess at the value. Right answers do not depend on
 * either, only the time they take. */
#ifndef ROOKTUTOR_DDORDER_H
#define ROOKTUTOR_DDORDER_H

#include "_ddcore.h"

enum {
    SAFE, SAFE_WORTH, SAFE_TRUMP, RISK, RISK_WORTH, RISK_TRUMP, GIVE, GIVE_WORTH, SHED, SHED_WORTH,
    SAFE4, SAFE4_WORTH, SAFE4_TRUMP, OWN4, OWN4_WORTH, GIVE4, GIVE4_WORTH, SHED4, SHED4_WORTH,
    OVERTAKE, TAKE,
    LEAD_TRUMP_TOP, LEAD_TRUMP_TOP_WORTH, LEAD_TRUMP_SIDE, LEAD_TRUMP_LOW, LEAD_TRUMP_LOW_WORTH, LEAD_TRUMP_IDLE,
    LEAD_TOP, LEAD_TOP_WORTH, LEAD_TOP_RUFFED, LEAD_RUFFED_WORTH, LEAD_SIDE, LEAD_SIDE_RUFFED, LEAD_SIDE_WORTH,
    LEAD_LOW, LEAD_LOW_WORTH, LEAD_NARROW, WEIGHTS
};
#ifndef DD_TUNE
static const
#endif
int weight[WEIGHTS] = {
    77, 2, 37, 48, -8, -3, 55, 2, 14, 7,
    40, 2, 9, 60, 6, 82, 2, 20, 7,
    69, 14,
    60, 3, 34, 21, 2, 61,
    104, 10, 19, 13, 66, 4, -12,
    48, 7, 50,
};
#define W(name) weight[name]

/* Eight times the binary logarithm of so many choices. */
static const u8 choices[16] = {0, 0, 8, 13, 16, 19, 21, 22, 24, 25, 27, 28, 29, 30, 30, 31};

static void set_order(Solver *S) {
    for (int c = 0; c < 64; c++) {
        int worth = S->worth[c], rank = S->rank[c], trump = c >= S->first_trump;
        for (int n = 0; n < 2; n++) {
            S->score_follow[n][0][c] = (int16_t)(W(SAFE) + W(SAFE_WORTH) * worth - rank - (trump ? W(SAFE_TRUMP) : 0));
            S->score_follow[n][1][c] = (int16_t)(W(RISK) + rank - W(RISK_WORTH) * worth - (trump ? W(RISK_TRUMP) : 0));
            S->score_follow[n][2][c] = (int16_t)(W(GIVE) + W(GIVE_WORTH) * worth - rank);
            S->score_follow[n][3][c] = (int16_t)(W(SHED) - W(SHED_WORTH) * worth - rank);
        }
        S->score_follow[2][0][c] = (int16_t)(W(SAFE4) + W(SAFE4_WORTH) * worth - rank - (trump ? W(SAFE4_TRUMP) : 0));
        S->score_follow[2][1][c] = S->score_follow[2][0][c];
        S->score_follow[2][2][c] = (int16_t)(W(GIVE4) + W(GIVE4_WORTH) * worth - rank);
        S->score_follow[2][3][c] = (int16_t)(W(SHED4) - W(SHED4_WORTH) * worth - rank);
    }
}

/* Where the value probably lies, to start the search from: a share for the cards held, trumps first. */
static int first_guess(const Solver *S, const Deal *d) {
    double share = 0, held = 0, trumps = 0, other = 0;
    u64 ours = S->declaring_cards & d->held;
    for (u64 x = d->held & S->counters; x; x &= x - 1) {
        if (ours >> lowest(x) & 1) share += S->worth[lowest(x)];
        held += S->worth[lowest(x)];
    }
    for (int l = 0; l < S->lanes; l++) {
        double weigh = 1, sum = 0;
        for (u64 x = d->held & S->lane[l]; x; x ^= BIT(highest(x))) {
            sum += ours >> highest(x) & 1 ? weigh : -weigh;
            weigh = weigh > 0.2 ? weigh / 2 : 0.1;
        }
        if (l == S->lanes - 1) trumps = sum; else other += sum;
    }
    int spread = 2 * (int)count(ours & S->trumps) - (int)count(d->held & S->trumps);
    double p = d->potential;
    (void)held;
    return (int)(0.3 * p + 0.4 * share + p * (0.12 * trumps + 0.05 * other + 0.03 * spread)
                 + 0.12 * d->last * spread + (S->declaring >> d->leader & 1 ? 0.07 * p : 0) + 0.5);
}

#endif
