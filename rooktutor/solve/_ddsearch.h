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

/* The last trick plays itself. */
static Result NAME(last_trick)(const Solver *S, u64 rem, int seat, int rest) {
    int winner = seat, winning = lowest(rem & S->own[seat]);
    for (int i = 1; i < 4; i++) {
        int s = (seat + i) & 3, c = lowest(rem & S->own[s]);
        if (NAME(beats)(S, c, winning)) {
            winner = s;
            winning = c;
        }
    }
    Result r = {0, S->declaring >> winner & 1 ? rest : 0};
    if (rem & LANE(winning) & ~BIT(winning)) r.matters = FROM(winning);
    return r;
}

/* The side with the highest trumps takes at least these. */
ALWAYS int NAME(top_trumps)(const Solver *S, u64 rem, int t, int rest, Result *r) {
    u64 trumps = rem & S->trumps;
    if (!trumps) return 0;
    int theirs = !(S->declaring_cards >> highest(trumps) & 1), sure = 0;
    u64 side = theirs ? ~S->declaring_cards : S->declaring_cards;
    int need = theirs ? rest - t + 1 : t;
    while (trumps) {
        int c = highest(trumps);
        if (!(side >> c & 1)) return 0;
        sure += S->worth[c];
        if (sure >= need) {
            r->matters = FROM(c);
            r->value = theirs ? rest - sure : sure;
            return 1;
        }
        trumps ^= BIT(c);
    }
    return 0;
}

typedef struct { u64 owners, plane[PLANES], shape; u32 state; } NAME(Key);

ALWAYS NAME(Key) NAME(key)(const Solver *S, u64 rem, int seat, int tricks) {
    NAME(Key) key = {0, {0, 0, 0}, 0, (u32)seat | (u32)(count(rem) / 4) << 24};
    u64 part = BIT(S->field) - 1;
    for (int l = S->lanes - 1; l >= 0; l--) {
        int start = S->lane_start[l], field = S->field;
        u64 cards = (rem & S->lane[l]) >> start, lane = S->canon[l][cards];
        key.owners |= (lane & part) << start;
        for (int i = 0; i < PLANES; i++) key.plane[i] |= (lane >> field * (i + 1) & part) << start;
        /* with five lanes the fifth drops out, which the number of cards in each hand makes up for */
        key.shape = key.shape << 16 | S->shape[l][cards];
    }
    for (u64 x = rem & S->special; x; x &= x - 1) key.state |= BIT(S->special_number[lowest(x)]);
    if (S->bonus) {
        int left = count(rem) / 4;
        for (int i = 0; i < left; i++)
            if (S->step[tricks + i]) key.state |= (u32)(tricks + 1) << 3;
    }
    return key;
}

/* Whether a remembered result settles this position. */
ALWAYS int NAME(settles)(const Solver *S, const Hot *h, const Cold *e, const NAME(Key) *key, u64 rem, int t,
                         Result *r) {
    int slack = h->upper ? t - 1 - h->bound : h->bound - t;
    if (slack < 0) return 0;
    for (int i = 0; i < PLANES; i++) {
        u64 here = key->plane[i] & h->mask;
        slack -= S->plane_step[i] * (int)count(h->upper ? here & ~e->plane[i] : e->plane[i] & ~here);
    }
    if (slack < 0) return 0;
    u64 matters = NAME(translate)(S, h->mask, key->owners, rem), low = rem & S->counters & ~matters;
    for (u64 x = h->upper ? low & ~e->low : e->low & ~low; x; x &= x - 1) {
        slack -= S->worth[lowest(x)];
        if (slack < 0) return 0;
    }
    r->matters = matters;
    r->value = h->upper ? t - 1 - slack : t + slack;
    return 1;
}

static void NAME(remember)(Solver *S, const NAME(Key) *key, u64 rem, const Result *r, int t, int best) {
    make_room(S);
    Bucket *b = find_bucket(S, key->shape, key->state);
    u64 mask = NAME(translate)(S, r->matters, rem, key->owners), pattern = key->owners & mask;
    u64 low = rem & S->counters & ~r->matters;
    u8 upper = r->value < t;
    u32 slot = new_slot(S, b, key->shape, key->state);
    Hot h = {pattern, mask, (int16_t)r->value, upper, (u8)best, 0};
    S->hot[slot] = h;
    S->cold[slot].low = low;
    for (int i = 0; i < PLANES; i++) S->cold[slot].plane[i] = key->plane[i] & mask;
}

/* 0 < t <= rest */
static Result NAME(lead)(Solver *S, u64 rem, int seat, int t, int rest, int tricks) {
    Result r = {0, 0};
    u64 hand = rem & S->own[seat];
    if (!(hand & (hand - 1))) return NAME(last_trick)(S, rem, seat, rest);
    if (++S->nodes >= S->next_check) check_limits(S);
    if (NAME(top_trumps)(S, rem, t, rest, &r)) return r;

    NAME(Key) key = NAME(key)(S, rem, seat, tricks);
    Bucket *b = find_bucket(S, key.shape, key.state);
    int hint = -1;
    if (b->epoch == S->epoch) {
        Hot *hot = S->hot + b->head;
        Cold *cold = S->cold + b->head;
        for (int i = b->used - 1; i >= 0; i--) {
            if ((hot[i].pattern ^ key.owners) & hot[i].mask) continue;
            if (NAME(settles)(S, hot + i, cold + i, &key, rem, t, &r)) {
                int end = b->used - 1;
                if (i < end) {
                    Hot h = hot[i];
                    Cold e = cold[i];
                    hot[i] = hot[end];
                    cold[i] = cold[end];
                    hot[end] = h;
                    cold[end] = e;
                }
                return r;
            }
            if (hint < 0) hint = hot[i].best;
        }
    }

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
        if (c == hint) score += 10000;
        moves[n_moves].card = c;
        moves[n_moves++].score = score;
    }
    NAME(order)(moves, n_moves);
    TRY_MOVES(NAME(open)(S, rem, seat, c, t, rest, tricks))
    NAME(remember)(S, &key, rem, &all, t, chosen);
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
        int c = lowest(alive), v = NAME(converge)(S, d, &k, seat, c, guess);
        guess = maximizing ? v : v + 1;
        u64 equals = S->special >> c & 1 ? BIT(c) : NAME(run)(S, c, legal, between) & ~S->special;
        int least = CARDS;
        for (u64 x = equals; x; x &= x - 1)
            if (S->worth[lowest(x)] == S->worth[c] && d->card_of[lowest(x)] < least) least = d->card_of[lowest(x)];
        for (u64 x = equals; x; x &= x - 1)
            if (S->worth[lowest(x)] == S->worth[c]) {
                out->value[d->card_of[lowest(x)]] = (int16_t)(v * d->unit + d->settled);
                out->same[d->card_of[lowest(x)]] = (u8)least;
            }
    }
}
