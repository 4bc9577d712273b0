"""Reading hand records: text in, records out, or every fault at once."""

from itertools import combinations

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.errors import RecordError, RookError
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase, Public
from rooktutor.game.record import line as one_line
from rooktutor.game.record.check import Walk
from rooktutor.game.record.fault import Fault, FaultList, Problem, TooManyFaultsError
from rooktutor.game.record.form import Cards, Draft, draft
from rooktutor.game.record.moment import Moment, Stage
from rooktutor.game.record.types import Note, Record
from rooktutor.game.record.yaml import MAX_CHARS, Node, documents
from rooktutor.game.view import View
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat


def read(text: str, *, source: str = "") -> tuple[Record, ...]:
    r"""Return the records that ``text`` holds, in order.

    Args:
        text: one or more records in YAML or JSON, separated by ``---``; or one in its one-line form.
        source: the name of the file, for the faults.

    Raises:
        RecordError: with every fault of every record; nothing is mended silently.

    >>> from rooktutor.errors import RecordError
    >>> try:
    ...     read("rules: crowsnest\ndealer: nobody\n", source="a.rook.yaml")
    ... except RecordError as error:
    ...     print(error.faults[0].path, error.faults[0].found, len(error.faults))
    north  6
    """
    faults = FaultList(source=source)
    records: list[Record | None] = []
    try:
        if _is_text(text, faults):
            if one_line.is_line(text):
                records.append(_record(one_line.node_of(text, faults), faults))
            else:
                records.extend(_record(node, faults) for node in documents(text, faults))
    except TooManyFaultsError:
        faults.faults.append(Fault(problem=Problem.TOO_MANY_FAULTS, record=faults.record, source=source))
    if faults.faults:
        faults.faults.sort(key=_place)
        raise RecordError(faults.faults)
    return tuple(record for record in records if record is not None)


def _place(fault: Fault) -> tuple[int, bool, int]:
    return fault.record, fault.problem is Problem.TOO_MANY_FAULTS, fault.line


def read_one(text: str, *, source: str = "") -> Record:
    """Return the one record that ``text`` holds; raises RecordError when there is not exactly one."""
    records = read(text, source=source)
    if len(records) != 1:
        faults = FaultList(source=source)
        faults.add(Problem.TOO_MANY_RECORDS, found=len(records), legal=(1,), line=1)
        raise RecordError(faults.faults)
    return records[0]


def _is_text(text: str, faults: FaultList) -> bool:
    if len(text) > MAX_CHARS:
        faults.add(Problem.TOO_LARGE, found=len(text), legal=(MAX_CHARS,))
        return False
    odd = next((char for char in text if char == "\0" or "\ud800" <= char <= "\udfff"), None)
    if odd is not None:
        line = text.count("\n", 0, text.index(odd)) + 1
        faults.add(Problem.NOT_TEXT, found=odd, line=line)
        return False
    return True


def _record(node: Node | None, faults: FaultList) -> Record | None:
    before = len(faults.faults)
    if node is None:
        return None
    fields = draft(node, faults)
    if fields is None or fields.rules is None:
        return None
    rules = fields.rules
    unsound = _check_deal(fields, rules, faults)
    for name in ("scores", "result"):
        _check_parties(name, getattr(fields, name), rules, faults)
    if fields.dealer is None:
        return None
    walk = Walk(fields, rules, fields.dealer, faults, unsound=unsound)
    walk.run()
    sound = len(faults.faults) == before
    _check_notes(fields, walk.public, faults, sound=sound)
    return _built(fields, walk, faults) if sound else None


def _check_deal(fields: Draft, rules: RuleSet, faults: FaultList) -> frozenset[str]:
    """Note every card that cannot lie where it is said to lie, and return the hands in which one does."""
    unsound: set[str] = set()
    places: list[tuple[str, Cards]] = [
        (seat.value, fields.hands[seat]) for seat in Seat if seat in fields.hands
    ]
    if fields.nest is not None:
        places.append(("nest", fields.nest))
    if fields.seen_from is not None:
        for seat in Seat:
            if seat.value in fields.given and seat is not fields.seen_from:
                faults.add(Problem.HIDDEN_FROM_SEAT, seat.value)
    elif rules.nest and "nest" not in fields.given:
        faults.add(Problem.MISSING_FIELD, "nest", legal=(rules.nest,))
    if "nest" in fields.given and not rules.nest:
        faults.add(Problem.NOT_IN_GAME, "nest")
    whole = len(places) == len(Seat) + bool(rules.nest) and not fields.broken & {place for place, _ in places}
    missing = rules.pack - CardSet.of(card for _, cards in places for card in cards) if whole else NO_CARDS
    seen: dict[int, str] = {}
    for place, cards in places:
        for card in cards:
            if card.index in seen:
                faults.add(Problem.CARD_TWICE, place, f"{card} ({seen[card.index]})", legal=missing)
                unsound |= {place, seen[card.index]}
            elif card not in rules.pack:
                faults.add(Problem.NOT_IN_PACK, place, card, legal=missing)
                unsound.add(place)
            seen.setdefault(card.index, place)
        size = rules.nest if place == "nest" else rules.hand
        counted = place not in fields.broken and not (place == "nest" and (fields.seen_from or not size))
        if counted and len(cards) != size:
            faults.add(Problem.CARD_COUNT, place, len(cards), legal=(size,))
            unsound.add(place)
    for index, card in enumerate(fields.discard or ()):
        if card in (fields.discard or ())[:index]:
            faults.add(Problem.CARD_TWICE, "discard", card)
    return frozenset(unsound)


def _check_parties(name: str, scores: dict[Party, int] | None, rules: RuleSet, faults: FaultList) -> None:
    if scores is not None and set(scores) != set(rules.parties):
        faults.add(Problem.PARTIES, name, " ".join(map(str, scores)), legal=rules.parties)


def _check_notes(fields: Draft, public: Public, faults: FaultList, *, sound: bool) -> None:
    """Note what is said about a moment that never comes, or has not come in a ``sound`` hand."""
    for note in fields.notes:
        if note is None:
            continue
        beyond = note.moment.stage is Stage.TRICK and note.moment.number > public.rules.hand
        if beyond or (sound and not is_reached(public, note.moment)):
            faults.add(Problem.NOT_REACHED, f"{note.path}.at", note.moment)
    if sound and fields.result is not None and public.phase is not Phase.OVER:
        faults.add(Problem.NOT_REACHED, "result", legal=(public.phase.value,))


def is_reached(public: Public, moment: Moment) -> bool:
    """Whether the hand has come to ``moment``."""
    auction = public.auction
    match moment.stage:
        case Stage.DEAL:
            return True
        case Stage.AUCTION:
            return moment.number <= len(auction.calls) + (not auction.over)
        case Stage.EXCHANGE:
            comes = public.exchanged or public.phase is Phase.DISCARD or not public.rules.nest
            return auction.declarer is not None and (comes or public.redealt)
        case Stage.TRUMP:
            return public.trump is not None or public.phase is Phase.TRUMP
        case Stage.CALL:
            return public.called is not None or public.phase is Phase.CALL
        case Stage.LEAD:
            return public.leader is not None or public.phase is Phase.LEAD
        case Stage.SCORE:
            return public.phase is Phase.OVER
        case Stage.TRICK:
            if public.trump is None or public.phase not in (Phase.PLAY, Phase.OVER):
                return False
            before = sum(len(trick.cards) for trick in public.tricks)
            wanted = len(Seat) * (moment.number - 1) + max(moment.card, 1) - 1
            over = public.phase is Phase.OVER
            return moment.number <= public.rules.hand and wanted < before + (not over)


def _built(fields: Draft, walk: Walk, faults: FaultList) -> Record | None:
    """Return the record of a draft without faults."""
    rules = walk.rules
    scores = None if fields.scores is None else tuple(fields.scores[party] for party in rules.parties)
    result = None if fields.result is None else tuple(fields.result[party] for party in rules.parties)
    position = view = None
    if walk.viewer is None:
        position = _position(fields, walk, scores, faults)
        if position is None:
            return None
        if result is not None and position.phase is Phase.OVER:
            _check_result(position, result, faults)
    else:
        view = _view(fields, walk, walk.viewer)
        if _is_impossible(view):
            faults.add(Problem.IMPOSSIBLE, "seen_from", walk.viewer)
            return None
    notes = tuple(Note(note.moment, note.text) for note in fields.notes if note is not None)
    return Record(
        position=position,
        view=view,
        options=fields.options,
        title=fields.title,
        scores=scores,
        seed=fields.seed,
        notes=notes,
        result=result,
    )


def _position(
    fields: Draft, walk: Walk, scores: tuple[int, ...] | None, faults: FaultList
) -> Position | None:
    """Return the position where the record stops, played again by the engine itself."""
    rules = walk.rules
    north, east, south, west = (CardSet.of(fields.hands[seat]) for seat in Seat)
    deal = Deal(
        hands=(north, east, south, west),
        nest=fields.nest or (),
        dealer=walk.public.dealer,
        seed=fields.seed,
    )
    told = Position(deal=deal, public=walk.public, hands=deal.hands, discard=walk.discard)
    try:
        return Position.replay(rules, deal, told.actions, scores, walk.public.hands_played)
    except RookError as error:
        faults.add(Problem.IMPOSSIBLE, found=error)
        return None


def _check_result(position: Position, result: tuple[int, ...], faults: FaultList) -> None:
    scored = position.score().scored
    for party, said, counted in zip(position.rules.parties, result, scored, strict=True):
        if said != counted:
            faults.add(Problem.WRONG_RESULT, f"result.{party}", said, legal=(counted,))


def _view(fields: Draft, walk: Walk, seat: Seat) -> View:
    """Return what the record says that ``seat`` knows."""
    public = walk.public
    declares = seat is public.declarer
    partner = None
    if public.called is not None and not declares:
        partner = public.called in fields.hands.get(seat, ())
    return View(
        public=public,
        seat=seat,
        hand=walk.hands[seat] or NO_CARDS,
        nest=fields.nest if declares and public.nest_taken else None,
        discard=walk.discard if declares else None,
        is_partner=partner,
    )


def _is_impossible(view: View) -> bool:
    """Whether the hidden cards cannot be laid out so that every hand and the nest has its share.

    By Hall's theorem they can if every group of hidden places finds enough cards together.
    """
    public, rules = view.public, view.rules
    places: list[tuple[int, CardSet]] = []
    for seat in Seat:
        if seat is not view.seat or public.blind:
            size = rules.hand - len(public.played_by[seat.index])
            if seat is public.declarer and public.nest_taken and not public.exchanged:
                size += rules.nest
            places.append((size, view.hidden - public.cannot_hold(seat)))
    if not public.nest_taken:
        places.append((rules.nest - len(public.turned), view.hidden))
    elif public.exchanged and view.seat is not public.declarer:
        barred = rules.counting_cards if public.announced == 0 else NO_CARDS
        laid, free = rules.nest - len(public.shown), view.hidden - barred
        counters = len(public.shown & rules.counting_cards) + min(laid, len(free & rules.counting_cards))
        if public.announced is not None and public.announced > counters:
            return True
        if public.announced_trumps is not None:
            trumps = public.announced_trumps - len(public.shown & public.order.trumps)
            places.append((trumps, free & public.order.trumps))
            laid, free = laid - trumps, free - public.order.trumps
        places.append((laid, free))
    if min(size for size, _ in places) < 0 or sum(size for size, _ in places) != len(view.hidden):
        return True
    for count in range(1, len(places) + 1):
        for group in combinations(places, count):
            union = NO_CARDS
            for _, cards in group:
                union |= cards
            if len(union) < sum(size for size, _ in group):
                return True
    return False
