/* The search: alpha-beta with a zero window ("does the declaring side get t or more?"), in which every answer also
 * says which cards it rested on. The answer is remembered for all deals that agree on those cards: cards below them
 * may change places as long as each hand keeps its number of cards in each suit, and a counter that moved costs its
 * worth at most. Included once for each instruction set, with NAME() telling the copies apart.
 */

/* ---- a new trick --------------------------------------------------------------------------------------------- */

static Result NAME(open)(Solver *S, u64 held, int seat, int c, int t, int rest, int tricks) {
    Trick k = {held, BIT(c), LANE(c), seat, c, S->worth[c]};
    return NAME(second)(S, &k, (seat + 1) & 3, t, rest, tricks);
}

/* How much a lead leaves open to the other side: what fails against few answers is proved by few. */
ALWAYS int NAME(breadth)(const Solver *S, u64 rem, int seat, u64 lane) {
    int breadth = 0;
    for (int i = 1; i < 4; i++) {
        int s = (seat + i) & 3;
        u64 hand = rem & S->own[s];
        if ((S->declaring >> s & 1) != (S->declaring >> seat & 1)) breadth += choices[count(hand & lane ? hand & lane : hand)];
    }
    return breadth;
}

/* The best of all leads in a position that is not known. */
static Result NAME(search)(Solver *S, u64 rem, int seat, int t, int rest, int tricks, const Place *p) {
    u64 hand = rem & S->own[seat];
    u64 legal = hand, between = rem & ~hand, alive = NAME(distinct)(S, legal, between);
    int maximizing = S->declaring >> seat & 1, n_moves = 0;
    u64 foes = maximizing ? rem & ~S->declaring_cards : rem & S->declaring_cards, foe_trumps = foes & S->trumps;
    Move moves[16];
    for (u64 x = alive; x; x &= x - 1) {
        int c = lowest(x), worth = S->worth[c], score;
        u64 above = rem & ABOVE(c);
        int top = !above, side_top = top || !(foes >> highest(above) & 1);
        if (c >= S->first_trump) {
            score = top ? W(LEAD_TRUMP_TOP) + W(LEAD_TRUMP_TOP_WORTH) * worth
                        : side_top ? W(LEAD_TRUMP_SIDE) : W(LEAD_TRUMP_LOW) - W(LEAD_TRUMP_LOW_WORTH) * worth;
            if (!foe_trumps) score -= W(LEAD_TRUMP_IDLE);
        } else {
            int ruffed = 0;
            for (int i = 1; i < 4; i++) {
                u64 h = rem & S->own[(seat + i) & 3];
                if (h & foe_trumps && !(h & LANE(c))) ruffed = 1;
            }
            if (top)
                score = ruffed ? W(LEAD_TOP_RUFFED) - W(LEAD_RUFFED_WORTH) * worth
                               : W(LEAD_TOP) + W(LEAD_TOP_WORTH) * worth;
            else if (side_top)
                score = ruffed ? W(LEAD_SIDE_RUFFED) - W(LEAD_RUFFED_WORTH) * worth
                               : W(LEAD_SIDE) - W(LEAD_SIDE_WORTH) * worth;
            else
                score = W(LEAD_LOW) - W(LEAD_LOW_WORTH) * worth;
        }
        score -= S->rank[c] / 2;
        if (S->thorough) score -= W(LEAD_NARROW) * NAME(breadth)(S, rem, seat, LANE(c)) / 8;
        if (c == p->hint) score += 10000;
        moves[n_moves].card = c;
        moves[n_moves++].score = score;
    }
    NAME(order)(moves, n_moves);
    TRY_MOVES(NAME(open)(S, rem, seat, c, t, rest, tricks))
    NAME(remember)(S, p, rem, &all, t, chosen);
    return all;
}

/* ---- a whole layout ------------------------------------------------------------------------------------------ */

/* What the declaring side gets after card c, as far as it takes to tell whether that is t or more. */
static int NAME(probe)(Solver *S, const Deal *d, const Trick *k, int seat, int c, int t) {
    int rest = d->potential, tricks = d->tricks;
    switch (d->on_table) {
    case 0: return NAME(open)(S, d->held, seat, c, t, rest, tricks).value;
    case 1: return NAME(play)(S, 1, k, seat, c, t, rest, tricks).value;
    case 2: return NAME(play)(S, 2, k, seat, c, t, rest, tricks).value;
    default: return NAME(play)(S, 3, k, seat, c, t, rest, tricks).value;
    }
}

/* The value of card c, starting from a guess and stepping further each time. */
static int NAME(converge)(Solver *S, const Deal *d, const Trick *k, int seat, int c, int guess) {
    int low = 0, high = d->potential;
    int step = 1, last = 0, t = guess;
    while (low < high) {
        if (t <= low) t = low + 1;
        if (t > high) t = high;
        int v = NAME(probe)(S, d, k, seat, c, t);
        if (v >= t) {
            low = v;
            step = last > 0 ? step + 1 : 1;
            last = 1;
            t = low + step;
        } else {
            high = v;
            step = last < 0 ? step + 1 : 1;
            last = -1;
            t = high + 1 - step;
        }
        if (low < high && (t <= low || t > high)) t = (low + high + 1) / 2;
    }
    return low;
}

/* Whether card c brings so many points or more: one look where `converge` takes several. */
static int NAME(reaches)(Solver *S, const Deal *d, const Trick *k, int seat, int c) {
    int missing = d->target - d->settled, t = (missing + d->unit - 1) / d->unit;
    return missing <= 0 || (t <= d->potential && NAME(probe)(S, d, k, seat, c, t) >= t);
}

static void NAME(solve_deal)(Solver *S, const Deal *d, Answer *out) {
    int seat = (d->leader + d->on_table) & 3, maximizing = S->declaring >> seat & 1;
    u64 hand = d->held & S->own[seat], legal = hand, between = d->held & ~hand;
    Trick k = {d->held, 0, 0, d->leader, 0, 0};
    for (int i = 0; i < d->on_table; i++) {
        int c = d->table[i];
        k.table |= BIT(c);
        k.points += S->worth[c];
        if (i == 0 || NAME(beats)(S, c, k.winning)) {
            k.winning = c;
            k.winner = (d->leader + i) & 3;
        }
    }
    k.start |= k.table;
    if (d->on_table) {
        k.led = LANE(d->table[0]);
        legal = NAME(legal)(S, hand, k.led);
        between |= BIT(k.winning);
    }
    for (u64 x = legal; x; x &= x - 1) out->value[d->card_of[lowest(x)]] = UNKNOWN;
    int guess = first_guess(S, d);
    for (u64 alive = NAME(distinct)(S, legal, between); alive; alive &= alive - 1) {
        int c = lowest(alive), least = CARDS, value;
        u64 equals = S->special >> c & 1 ? BIT(c) : NAME(run)(S, c, legal, between) & ~S->special, asked = 0;
        for (u64 x = equals; x; x &= x - 1) {
            int card = d->card_of[lowest(x)];
            if (S->worth[lowest(x)] != S->worth[c]) {
                equals &= ~BIT(lowest(x));
                continue;
            }
            asked |= d->only >> card & 1;
            if (card < least) least = card;
        }
        if (!asked) continue;
        if (d->target) {
            value = NAME(reaches)(S, d, &k, seat, c);
        } else {
            int v = NAME(converge)(S, d, &k, seat, c, guess);
            guess = maximizing ? v : v + 1;
            value = v * d->unit + d->settled;
        }
        for (u64 x = equals; x; x &= x - 1) {
            out->value[d->card_of[lowest(x)]] = (int16_t)value;
            out->same[d->card_of[lowest(x)]] = (u8)least;
        }
    }
}
