"""One random hand, played by the engine and by the oracle side by side, compared at every step."""

from random import Random

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.game import record
from rooktutor.game.actions import Play
from rooktutor.game.match import hands_after, next_dealer, standing, standing_after
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.axes import GoOut
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.solve.layouts import sample
from tests.oracle import nest, play, score
from tests.oracle.deck import Rules
from tests.oracle.table import Table
from tests.support import hands, translate

LAYOUT_EACH = 7
"""At every so many steps hidden cards are dealt anew for some seat."""


def play_side_by_side(
    engine: RuleSet,
    oracle: Rules,
    seed: int,
    *,
    all_discards: bool = False,
    views: bool = True,
    records: bool = False,
) -> tuple[Position, Table]:
    """Play the hand of this seed in both programs; an AssertionError says where they part.

    `all_discards` compares the whole list of legal discards, which is long, instead of its parts;
    `views` looks at every step from every seat; `records` writes the hand down and reads it back.
    """
    rng = Random(seed)
    cards = hands.random_deal(oracle, rng)
    table = cards.table(oracle)
    table.before, played = match_so_far(engine, seed)
    position = translate.start(engine, cards, table.before, played)
    words: list[str] = []
    while True:
        same_moment(position, table, all_discards=all_discards)
        if views:
            honest_views(position)
            if len(words) % LAYOUT_EACH == seed % LAYOUT_EACH:
                same_from_the_seat(position, Random(seed))
        if table.phase == "over":
            break
        word = hands.random_action(table, rng)
        action = translate.engine_action(table.phase, word)
        assert str(action) == word
        assert position.why_illegal(action) is None
        before = position
        position = position.after(action)
        assert before.actions == position.actions[:-1], "the position before was changed"
        table.do(word)
        words.append(word)
    same_outcome(position, table)
    assert translate.words(position.actions) == words
    again = Position.replay(engine, position.deal, position.actions, position.scores, played)
    assert again == position
    if records:
        same_records(position, rng)
    return position, table


def match_so_far(rules: RuleSet, seed: int) -> tuple[dict[str, int], int]:
    """Scores and number of hands before this one, in a game in which they matter to its own score."""
    rng = Random(f"{seed} before")
    told = rules.go_out is GoOut.MADE_BID or rules.mercy_lead or rules.mercy_low or rules.hands
    lowest, highest = -max(100, rules.mercy_low) + 5, rules.target - 5
    scores = {str(party): rng.randrange(lowest, highest, 5) if told else 0 for party in rules.parties}
    return scores, rng.randrange(rules.hands) if rules.hands else 0


def same_moment(position: Position, table: Table, *, all_discards: bool = False) -> None:
    """Phase, turn, hands and legal actions agree."""
    assert position.phase.value == table.phase
    assert (position.to_act.value if position.to_act else None) == table.to_act
    assert (position.declarer.value if position.declarer else None) == table.declarer
    assert position.public.nest_taken == table.nest_taken
    conserved(position)
    for seat in Seat:
        expected = table.hands[seat.value]
        if (
            table.phase in ("discard", "trump")
            and seat.value == table.declarer
            and position.public.nest_taken
        ):
            expected = expected if table.away is not None else table.holding
        assert set(translate.words(position.hand(seat))) == set(expected), seat
    same_announcement(position, table)
    match table.phase:
        case "over":
            assert position.legal_actions() == ()
        case "discard":
            same_discards(position, table, listed=all_discards)
        case "play":
            same_plays(position, table)
        case _:
            assert translate.words(position.legal_actions()) == table.legal()
            assert all(position.why_illegal(action) is None for action in position.legal_actions())


def same_announcement(position: Position, table: Table) -> None:
    """Declarer has said how many trumps are laid away, where the rules have it said and both are known."""
    said = None
    if table.rules["discard_trump"] == "announced" and table.away is not None and table.trump is not None:
        said = nest.announced_trumps(table.rules, table.away, table.trump)
    assert position.public.announced_trumps == said


def same_plays(position: Position, table: Table) -> None:
    """Each card in hand is legal in both, or refused with a reason that names the legal ones."""
    assert position.to_act is not None
    legal = position.legal_actions()
    assert translate.words(legal) == table.legal()
    for card in position.hand(position.to_act):
        problem = position.why_illegal(Play(card))
        assert (problem is None) == (Play(card) in legal)
        if problem is not None:
            assert problem.must_play == CardSet.of(play.card for play in legal if isinstance(play, Play))
        else:
            position.rule_of(Play(card))
    assert position.public.winners == tuple(
        Seat.parse(winner) for winner in (score_winner(table, i) for i in range(table.complete))
    )


def score_winner(table: Table, number: int) -> str:
    """Who took a trick, by the oracle."""
    leader, cards = table.tricks[number]
    assert table.trump is not None
    return play.trick_winner(table.rules, leader, cards, table.trump)


def same_discards(position: Position, table: Table, *, listed: bool) -> None:
    """The same sets of cards may be laid away."""
    if listed:
        assert translate.words(position.legal_actions()) == table.legal()
        return
    rng = Random(len(table.holding))
    for _ in range(5):
        away = rng.sample(table.holding, nest.size(table.rules))
        action = translate.engine_action("discard", " ".join(away))
        legal = nest.may_lay_away(table.rules, table.holding, away, table.trump)
        assert (position.why_illegal(action) is None) == legal, away


def conserved(position: Position) -> None:
    """Every card of the pack is in exactly one place."""
    places = [*position.hands, position.public.played, position.discard or NO_CARDS]
    if not position.public.nest_taken:
        places.append(CardSet.of(position.deal.nest))
    assert sum(map(len, places)) == len(position.rules.pack)
    together = NO_CARDS
    for place in places:
        together |= place
    assert together == position.rules.pack


def same_outcome(position: Position, table: Table) -> None:
    """The score sheet says what the oracle says, and its lines add up."""
    rules, sheet, expected = position.rules, position.score(), table.outcome()
    scored = translate.per_party(rules, sheet.scored)
    assert scored == expected["scored"]
    after = translate.per_party(rules, sheet.scores)
    assert after == {
        party: before + scored[party] for party, before in translate.per_party(rules, position.scores).items()
    }
    played_out = expected["declarer"] is not None
    thrown_in = table.auction.thrown_in is not None
    dealer = score.next_dealer(table.rules, table.dealer, played_out, thrown_in=thrown_in)
    assert next_dealer(position).value == dealer
    hands_played = position.public.hands_played + played_out
    assert hands_after(position) == (hands_played if rules.hands else 0)
    over, winner = score.match_over(table.rules, after, table.declarer, hands_played)
    decided = table.decides()
    if decided:
        over, winner = True, decided
    else:
        now = standing(rules, sheet.scores, position.declarer, hands=hands_played)
        assert now == standing_after(position)
    now = standing_after(position)
    assert (now.over, str(now.winner) if now.winner else None) == (over, winner)
    if not played_out:
        assert sheet.made is None
        return
    assert translate.per_party(rules, sheet.captured) == expected["captured"]
    assert translate.per_party(rules, sheet.bonus) == expected["bonus"]
    assert sheet.made == expected["made"]
    assert position.bid == expected["bid"]
    assert sorted(seat.value for seat in position.declaring) == sorted(expected["team"])
    everything = sum(position.public.points_by_seat) + sheet.nest_points
    assert everything == rules.card_points


def same_records(position: Position, rng: Random) -> None:
    """The finished hand, and the hand at some moment before, are read back as they were written."""
    stop = rng.randrange(len(position.actions))
    earlier = position.restarted()
    for action in position.actions[:stop]:
        earlier = earlier.after(action)
    for moment in (position, earlier):
        kept = record.Record.of(moment)
        assert record.read_one(record.write(kept)).position == moment
        assert record.read_one(record.write_line(kept)) == kept


def same_from_the_seat(position: Position, rng: Random) -> None:
    """Other hidden cards that fit what some seat has seen make a position that looks the same to it."""
    seat = rng.choice(list(Seat))
    view = position.view(seat)
    other = sample(view, rng).position(view)
    assert other.view(seat) == view, seat
    conserved(other)


def honest_views(position: Position) -> None:
    """No view holds a card that its seat cannot see, and each has what its seat needs to decide."""
    for seat in Seat:
        view = position.view(seat)
        assert view.hand == (NO_CARDS if position.public.blind else position.hand(seat))
        assert not view.hand & view.hidden
        if position.trump is not None:
            assert not view.hand & position.public.cannot_hold(seat), "it holds what it showed not to hold"
        assert (view.nest is None) == (seat is not position.declarer or not position.public.nest_taken)
        assert (view.discard is None) == (seat is not position.declarer or position.discard is None)
        if position.phase is not Phase.DISCARD:  # thousands of those; they come from the same place
            assert view.legal_actions() == (() if seat is not position.to_act else position.legal_actions())
        if view.is_partner is not None:
            called = position.public.called
            assert called is not None
            held = view.hand | position.public.played_by[seat.index]
            assert view.is_partner == (called in held)
