/* Two slow solvers to check the fast one with, written apart from it: nothing is shared, and nothing is clever.
 *
 * Cards are numbers 0..56 in plain arrays. plain_minimax looks at every line of play. plain_alphabeta prunes with
 * a window and remembers positions that are equal card for card; it is the yardstick for speed as well.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { PACK = 57, SEATS = 4, MOST = 16, NEVER = 1 << 20, SLOTS = 1 << 20 };

typedef struct {
    int suit[PACK], strength[PACK], points[PACK];
    int any_time[PACK];     /* may be played at any time */
    int excused[PACK];      /* alone in the led suit, does not have to be played */
    int trump;
    int bonus[16];          /* declaring side's bonus by tricks won in the whole hand */
    int declaring[SEATS];
    int last;               /* points for the last trick */
    int holder[PACK];       /* seat, or -1 */
    int leader, played, trick[SEATS];
    int won;                /* tricks of the declaring side */
    long long visited;
} Table;

typedef struct { uint64_t held; int leader, won, low, high; } Memory;

typedef struct {
    Table t;
    int cards[SEATS][MOST], n_cards[SEATS]; /* dealt to each seat, the strongest first */
    int left;                               /* cards in hands */
    uint64_t held;
    Memory *memory;                         /* NULL: look at everything */
} Play;

static int best_of_trick(const Table *t) {
    int best = 0;
    for (int i = 1; i < t->played; i++) {
        int a = t->trick[i], b = t->trick[best];
        if (t->suit[a] == t->suit[b] ? t->strength[a] > t->strength[b] : t->suit[a] == t->trump) best = i;
    }
    return best;
}

static int allowed(const Play *p, int seat, int *cards) {
    const Table *t = &p->t;
    int n = 0, must = 0;
    if (t->played)
        for (int i = 0; i < p->n_cards[seat]; i++) {
            int c = p->cards[seat][i];
            if (t->holder[c] == seat && t->suit[c] == t->suit[t->trick[0]] && !t->excused[c]) must = 1;
        }
    for (int i = 0; i < p->n_cards[seat]; i++) {
        int c = p->cards[seat][i];
        if (t->holder[c] != seat) continue;
        if (must && t->suit[c] != t->suit[t->trick[0]] && !t->any_time[c]) continue;
        cards[n++] = c;
    }
    return n;
}

static int value(Play *p, int alpha, int beta);

/* The value after card c, which is taken back again. */
static int after(Play *p, int c, int alpha, int beta) {
    Table *t = &p->t;
    int seat = t->holder[c], got = 0;
    int leader = t->leader, played = t->played, won = t->won, trick[SEATS];
    memcpy(trick, t->trick, sizeof trick);
    t->visited++;
    t->holder[c] = -1;
    t->trick[t->played++] = c;
    p->left--;
    p->held ^= (uint64_t)1 << c;
    if (t->played == SEATS) {
        int winner = (t->leader + best_of_trick(t)) % SEATS, points = p->left ? 0 : t->last;
        for (int i = 0; i < SEATS; i++) points += t->points[t->trick[i]];
        t->leader = winner;
        t->played = 0;
        t->won += t->declaring[winner];
        got = t->declaring[winner] ? points : 0;
        if (!p->left) got += t->bonus[t->won];
    }
    if (p->left) got += value(p, alpha - got, beta - got);
    p->held ^= (uint64_t)1 << c;
    p->left++;
    memcpy(t->trick, trick, sizeof trick);
    t->leader = leader;
    t->played = played;
    t->won = won;
    t->holder[c] = seat;
    return got;
}

static Memory *slot_of(Play *p) {
    uint64_t h = (p->held * 4 + (uint64_t)p->t.leader + (uint64_t)p->t.won * 977) * 0x9E3779B97F4A7C15ULL;
    Memory *m = &p->memory[h >> 44];
    if (m->held != p->held || m->leader != p->t.leader || m->won != p->t.won) {
        Memory fresh = {p->held, p->t.leader, p->t.won, -1, NEVER};
        *m = fresh;
    }
    return m;
}

static int value(Play *p, int alpha, int beta) {
    Table *t = &p->t;
    int seat = (t->leader + t->played) % SEATS, cards[MOST], n = allowed(p, seat, cards);
    int maximizing = t->declaring[seat], best = maximizing ? -1 : NEVER, a = alpha, b = beta;
    if (p->memory && t->played == 0) {
        Memory *m = slot_of(p);
        if (m->low >= beta || m->low == m->high) return m->low;
        if (m->high <= alpha) return m->high;
    }
    for (int i = 0; i < n; i++) {
        int v = after(p, cards[i], a, b);
        if (maximizing ? v > best : v < best) best = v;
        if (!p->memory) continue;
        if (maximizing && best > a) a = best;
        if (!maximizing && best < b) b = best;
        if (a >= b) break;
    }
    if (p->memory && t->played == 0) {
        Memory *m = slot_of(p);
        if (best > alpha && best < beta) m->low = m->high = best;
        else if (best >= beta) m->low = best;
        else m->high = best;
    }
    return best;
}

static Play set_out(const Table *given, Memory *memory) {
    Play p = {.t = *given, .memory = memory};
    p.t.visited = 0;
    for (int c = 0; c < PACK; c++) {
        int s = given->holder[c], i;
        if (s < 0) continue;
        p.left++;
        p.held |= (uint64_t)1 << c;
        int rank = given->strength[c] + 100 * (given->suit[c] == given->trump);
        for (i = p.n_cards[s]++; i > 0; i--) {
            int d = p.cards[s][i - 1];
            if (given->strength[d] + 100 * (given->suit[d] == given->trump) >= rank) break;
            p.cards[s][i] = d;
        }
        p.cards[s][i] = c;
    }
    return p;
}

/* Fills `values` (by card) with the points from here on, bonus by tricks included; cards that are barred get -1.
 * Returns how many cards were played on the way. */
static long long each_card(const Table *given, int *values, Memory *memory) {
    Play p = set_out(given, memory);
    int cards[MOST], n = allowed(&p, (given->leader + given->played) % SEATS, cards);
    for (int c = 0; c < PACK; c++) values[c] = -1;
    for (int i = 0; i < n; i++) values[cards[i]] = after(&p, cards[i], -1, NEVER);
    return p.t.visited;
}

long long plain_minimax(const Table *given, int *values) { return each_card(given, values, NULL); }

long long plain_alphabeta(const Table *given, int *values) {
    Memory *memory = calloc(SLOTS, sizeof(Memory));
    long long visited = each_card(given, values, memory);
    free(memory);
    return visited;
}

/* How many of `values` are wrong. That a value is right takes two questions less than finding it: is it at least so
 * much, is it at most so much? */
int plain_wrong(const Table *given, const int *values) {
    Memory *memory = calloc(SLOTS, sizeof(Memory));
    Play p = set_out(given, memory);
    int cards[MOST], n = allowed(&p, (given->leader + given->played) % SEATS, cards), wrong = 0, legal = 0;
    for (int i = 0; i < n; i++) {
        int v = values[cards[i]];
        wrong += after(&p, cards[i], v - 1, v) < v || after(&p, cards[i], v, v + 1) > v;
    }
    for (int c = 0; c < PACK; c++) legal += values[c] >= 0;
    free(memory);
    return wrong + abs(n - legal);
}
