/* Points that a side is sure of at the start of a trick, from its trumps and from what its leader can cash, without a
 * search. Every bound rests only on who holds the cards that it names as having mattered, on how many cards of each
 * suit each hand has, and on counters, each of which adds its worth at most. Included once for each instruction set,
 * before _ddlookup.h.
 */

/* The worth of the n cheapest of some cards. */
ALWAYS int NAME(cheapest)(const Solver *S, u64 cards, int n) {
    int sum = 0;
    n -= (int)count(cards & ~S->counters);
    for (cards &= S->counters; n > 0 && cards; n--) {
        int least = lowest(cards);
        for (u64 x = cards & (cards - 1); x; x &= x - 1)
            if (S->worth[lowest(x)] < S->worth[least]) least = lowest(x);
        sum += S->worth[least];
        cards ^= BIT(least);
    }
    return sum;
}

/* The worth of the n dearest of some cards. */
ALWAYS int NAME(dearest)(const Solver *S, u64 cards, int n) {
    int sum = 0;
    for (cards &= S->counters; n > 0 && cards; n--) {
        int most = lowest(cards);
        for (u64 x = cards & (cards - 1); x; x &= x - 1)
            if (S->worth[lowest(x)] > S->worth[most]) most = lowest(x);
        sum += S->worth[most];
        cards ^= BIT(most);
    }
    return sum;
}

/* Whether a hand can keep the highest trump for the last trick: trumps are led less often than it has trumps. The
 * others lead them as often as their longer hand has one, and a partner leads one at a time when it has nothing else. */
ALWAYS int NAME(keeps_last)(const Solver *S, u64 rem, u64 side, int top, u64 *matters) {
    int own = 0, partners = 0, longest = 0, all = 0;
    for (int i = 0; i < 4; i++) {
        int n = (int)count(rem & S->trumps & S->own[i]);
        if (S->own[i] >> top & 1) {
            own = n;
        } else if (S->own[i] & side) {
            partners += n;
        } else {
            all += n;
            if (n > longest) longest = n;
        }
    }
    *matters = all ? FROM(top) : 0;
    /* a special card need not follow, so it may be led as well */
    return !all || own > (rem & S->special & ~side ? all : longest) + partners;
}

/* What a side's trumps bring, however they are played: no enemy trump takes two of one hand, and none a higher one.
 * With the last trick, if it is sure. Stops at `need`. */
ALWAYS int NAME(sure_trumps)(const Solver *S, u64 rem, u64 side, int need, u64 *matters) {
    u64 trumps = rem & S->trumps, mine = trumps & side & S->counters;
    int sure = 0, above = 0, idle[4] = {0, 0, 0, 0}, lost[4] = {0, 0, 0, 0}, worth[4][MOST_CARDS];
    *matters = 0;
    if (!(trumps & side)) return 0;
    if (S->last && side >> highest(trumps) & 1 && NAME(keeps_last)(S, rem, side, highest(trumps), matters)) {
        sure = S->last;
        if (sure >= need) return sure;
    } else {
        *matters = 0;
    }
    while (mine) {
        int c = highest(trumps), h = 0;
        trumps ^= BIT(c);
        if (!(side >> c & 1)) {
            above++;
            continue;
        }
        mine &= ~BIT(c);
        while (!(S->own[h] >> c & 1)) h++;
        if (S->worth[c]) worth[h][lost[h]++] = S->worth[c];
        else idle[h]++;
        /* as many of this hand's trumps so far are lost as there are higher ones against it; at worst the dearest */
        if (idle[h] + lost[h] <= above) continue;
        if (idle[h]) {
            idle[h]--;
            continue;
        }
        int least = 0;
        for (int i = 1; i < lost[h]; i++)
            if (worth[h][i] < worth[h][least]) least = i;
        sure += worth[h][least];
        worth[h][least] = worth[h][--lost[h]];
        *matters = FROM(c);
        if (sure >= need) break;
    }
    return sure;
}

/* How many rounds of a side suit nobody trumps: enemies who have trumps left follow, partners have something else. */
ALWAYS int NAME(untrumped)(const Solver *S, u64 rem, int seat, u64 side, u64 lane, int k, int rounds, int drawn) {
    for (int i = 1; i < 4; i++) {
        u64 hand = rem & S->own[(seat + i) & 3];
        int most = k, trumps = (int)count(hand & S->trumps);
        if (!(hand & side)) {
            if (trumps > drawn) most = (int)count(hand & lane);
        } else if (trumps) {
            most = (int)count(hand & ~S->trumps) - (rounds - drawn);
        }
        if (most < k) k = most;
    }
    return k;
}

/* What the seat on lead can cash: the highest cards of suits that nobody can trump, after the highest trumps where
 * `draw` says so, with what must fall on them. Everything that is left, if that is every trick. */
ALWAYS int NAME(cashed)(const Solver *S, u64 rem, int seat, u64 side, int draw, int rest, u64 *matters) {
    u64 hand = rem & S->own[seat], led = 0;
    int rounds = 0, drawn = 0, sum = 0, discards[4] = {0, 0, 0, 0};
    *matters = 0;
    for (int l = draw ? S->lanes - 1 : S->lanes - 2; l >= 0; l--) {
        int trump = l == S->lanes - 1;
        if (!trump && rem & S->special & ~side) break;
        u64 lane = S->lane[l] & rem, others = lane & ~hand, tops = lane & hand;
        if (others) tops &= ~((BIT(highest(others)) << 1) - 1);
        int k = (int)count(tops);
        if (k && !trump) k = NAME(untrumped)(S, rem, seat, side, lane, k, rounds, drawn);
        if (k <= 0) continue;
        if (others) *matters |= FROM(lowest(tops));
        sum += NAME(dearest)(S, tops, k);
        for (int i = 1; i < 4; i++) {
            u64 these = S->own[(seat + i) & 3] & lane;
            int n = (int)count(these);
            if (S->own[(seat + i) & 3] & side) {
                sum += NAME(dearest)(S, these, k);
                if (n < k) discards[i] += k - n;
            } else if (these & S->counters) {
                sum += NAME(cheapest)(S, these & ~S->special, k - (int)count(these & S->special));
            }
        }
        led |= lane;
        rounds += k;
        if (trump) drawn = k;
    }
    if (rounds >= (int)count(hand)) return rest;
    for (int i = 1; i < 4; i++)
        if (discards[i]) sum += NAME(dearest)(S, rem & S->own[(seat + i) & 3] & ~led & ~S->trumps, discards[i]);
    return sum;
}

/* Whether sure points decide if the declaring side gets t or more. */
ALWAYS int NAME(sure)(const Solver *S, u64 rem, int seat, int t, int rest, Result *r) {
    int maximizing = S->declaring >> seat & 1;
    u64 ours = maximizing ? S->declaring_cards : ~S->declaring_cards, more;
    int need = maximizing ? t : rest - t + 1, against = maximizing ? rest - t + 1 : t;
    int sum = NAME(sure_trumps)(S, rem, ~ours, against, &r->matters);
    if (sum >= against) {
        r->value = maximizing ? rest - sum : sum;
        return 1;
    }
    int trumps = NAME(sure_trumps)(S, rem, ours, need, &r->matters);
    sum = trumps;
    if (sum < need) {
        sum = NAME(cashed)(S, rem, seat, ours, 1, rest, &more);
        if (sum >= need) {
            r->matters = more;
        } else {
            sum = NAME(cashed)(S, rem, seat, ours, 0, rest, &more) + trumps;
            r->matters |= more;
        }
    }
    if (sum > rest) sum = rest;
    r->value = maximizing ? sum : rest - sum;
    return sum >= need;
}
