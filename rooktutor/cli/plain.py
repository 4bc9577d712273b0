"""What the commands print for people."""

from collections.abc import Iterable
from textwrap import wrap

from rooktutor.cards import CardSet
from rooktutor.cli.story import known_discard, legal_calls, legal_cards, sheet_of
from rooktutor.game.actions import Action, Bid
from rooktutor.game.match import Standing, next_dealer, standing_after
from rooktutor.game.public import Public
from rooktutor.game.record import Record
from rooktutor.game.scoring import ScoreSheet
from rooktutor.rules.houses import GAME_IDS, game_rules
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.text.catalog import Catalog
from rooktutor.text.rulebook import differences, game_id, rules_page

WIDTH = 100
_NAME = 7


def replayed(record: Record, catalog: Catalog) -> list[str]:
    """Return the lines of ``replay`` for one record."""
    lines = _head(record, catalog)
    lines += ["", *_hands(record, catalog)]
    if record.public.auction.calls:
        lines += ["", *_auction(record, catalog)]
    lines += _exchange(record, catalog)
    lines += _tricks(record, catalog)
    sheet = sheet_of(record)
    if sheet is not None and record.position is not None:
        lines += ["", *_score(record, sheet, catalog)]
    elif record.to_act is not None:
        phase = catalog.text(f"phase-{record.phase.value}")
        lines += ["", catalog.text("cli-stops", phase=phase, seat=record.to_act.value)]
    return lines


def _head(record: Record, catalog: Catalog) -> list[str]:
    lines = [record.title] if record.title else []
    lines.append(catalog.text("cli-game", game=record.rules.id, dealer=record.dealer.value))
    if record.options:
        options = ", ".join(f"{name} {value}" for name, value in record.options)
        lines.append(catalog.text("cli-options", options=options))
    if any(record.public.scores):
        pairs = zip(record.rules.parties, record.public.scores, strict=True)
        lines.append(
            catalog.text("cli-before", scores=", ".join(f"{party} {score}" for party, score in pairs))
        )
    return lines


def _hands(record: Record, catalog: Catalog) -> list[str]:
    story = record.story
    lines = []
    for seat in Seat:
        hand = story.hands[seat.index]
        if hand is not None:
            lines.append(f"{_seat(seat, catalog)}  {hand}")
    if story.nest:
        lines.append(f"{catalog.text('cli-nest'):<{_NAME}}  {' '.join(map(str, story.nest))}")
    return lines


def _auction(record: Record, catalog: Catalog) -> list[str]:
    public = record.public
    lines = [catalog.text("phase-auction")]
    for (seat, call), legal in zip(public.auction.by_seat, legal_calls(record), strict=True):
        lines.append(
            f"  {_seat(seat, catalog)}  {call!s:<5}  {catalog.text('cli-legal', legal=_calls(legal))}"
        )
    declarer, bid = public.declarer, public.bid
    if declarer is not None and bid is not None:
        name = "cli-shoots-moon" if public.auction.moon else "cli-declares"
        lines.append("  " + catalog.text(name, seat=declarer.value, bid=bid))
    elif public.auction.all_passed:
        lines.append("  " + catalog.text("cli-all-passed"))
    elif public.auction.misdealer is not None:
        lines.append("  " + catalog.text("cli-misdeal", seat=public.auction.misdealer.value))
    return lines


def _calls(legal: Iterable[Action]) -> str:
    """The legal calls, bids in even steps as a range."""
    bids = [call.amount for call in legal if isinstance(call, Bid)]
    words = [str(call) for call in legal if not isinstance(call, Bid)]
    if len(bids) > 2:
        return " ".join((*words, f"{bids[0]} {bids[1]} … {bids[-1]}"))
    return " ".join((*words, *map(str, bids)))


def _exchange(record: Record, catalog: Catalog) -> list[str]:
    public = record.public
    discard = known_discard(record)
    lines = []
    if discard is not None:
        points = record.rules.counters(discard)
        lines.append(catalog.text("cli-discard", cards=str(discard), points=points))
    lines += _announced(public, catalog)
    if public.trump is not None:
        lines.append(catalog.text("cli-trump", color=public.trump.value))
    if public.called is not None:
        lines.append(catalog.text("cli-called", card=str(public.called)))
    if public.leader is not None:
        lines.append(catalog.text("cli-leader", seat=public.leader.value))
    return ["", *lines] if lines else []


def _announced(public: Public, catalog: Catalog) -> list[str]:
    """How many counters and trumps declarer said to have laid away, where the rules have it said."""
    said = {"counters": public.announced, "trumps": public.announced_trumps}
    if all(number is None for number in said.values()):
        return []
    words = {name: "none" if number is None else number for name, number in said.items()}
    return [catalog.text("cli-announced", both="no" if "none" in words.values() else "yes", **words)]


def _tricks(record: Record, catalog: Catalog) -> list[str]:
    public = record.public
    lines: list[str] = []
    for number, (trick, legal) in enumerate(zip(public.tricks, legal_cards(record), strict=True)):
        lines += ["", catalog.text("cli-trick", number=number + 1)]
        for (seat, card), cards in zip(trick.by_seat(), legal, strict=True):
            choice = _choice(cards, catalog)
            lines.append(f"  {_seat(seat, catalog)}  {card!s:<5}  {choice}".rstrip())
        if trick.complete:
            winner, points = public.winners[number], trick.points(record.rules)
            lines.append("  " + catalog.text("cli-takes", seat=winner.value, points=points))
    return lines


def _choice(legal: CardSet | None, catalog: Catalog) -> str:
    return "" if legal is None else catalog.text("cli-legal", legal=str(legal))


def _score(record: Record, sheet: ScoreSheet, catalog: Catalog) -> list[str]:
    parties = [str(party) for party in sheet.parties]
    rows = [
        ("captured", sheet.captured),
        ("bonus", sheet.bonus),
        ("scored", sheet.scored),
        ("total", sheet.scores),
    ]
    labels = {name: catalog.text(f"cli-{name}") for name, _ in rows}
    width = max(map(len, labels.values()))
    lines = [" " * width + "".join(f"{party:>8}" for party in parties)]
    for name, numbers in rows:
        if name in ("captured", "bonus") and sheet.made is None:
            continue
        if name == "bonus" and not any(numbers):
            continue
        lines.append(f"{labels[name]:<{width}}" + "".join(f"{number:>8}" for number in numbers))
    if record.position is None:
        return lines
    if sheet.made is not None:
        lines.append(catalog.text("cli-nest-points", points=sheet.nest_points))
        lines.append(catalog.text("cli-made" if sheet.made else "cli-set"))
    end = standing_after(record.position)
    if end.winner is not None:
        lines.append(_won(record.rules, end, catalog))
    else:
        key = "cli-sudden-death" if end.sudden_death else "cli-next"
        lines.append(catalog.text(key, seat=next_dealer(record.position).value))
    return lines


def _won(rules: RuleSet, end: Standing, catalog: Catalog) -> str:
    """Who won the match, and what ended it where that is not the target."""
    ending = "target" if end.ending is None else end.ending.value
    return catalog.text("cli-wins", party=str(end.winner).lower(), ending=ending, number=end.limit(rules))


def _seat(seat: Seat, catalog: Catalog) -> str:
    return f"{catalog.text('cli-seat', seat=seat.value):<{_NAME}}"


def rules_listed(catalog: Catalog) -> list[str]:
    """Return a line for each game that can be named, house games last: its id and its title."""
    width = max(map(len, GAME_IDS))
    return [f"{name:<{width}}  {rules_page(game_rules(name), catalog).title}" for name in GAME_IDS]


def rules_explained(rules: RuleSet, catalog: Catalog) -> list[str]:
    """Return the lines that explain a rule set."""
    page = rules_page(rules, catalog)
    lines = [page.title]
    for section in page.sections:
        if section.rules:
            lines += ["", section.title]
        width = max((len(rule.axis) for rule in section.rules), default=0)
        for rule in section.rules:
            first, rest = f"  {rule.axis:<{width}}  ", " " * (width + 4)
            lines += wrap(rule.text, WIDTH, initial_indent=first, subsequent_indent=rest)
    for note in page.notes:
        lines += ["", *wrap(note, WIDTH)]
    return lines


def rules_compared(one: RuleSet, other: RuleSet, catalog: Catalog) -> list[str]:
    """Return the lines that tell two rule sets apart: what each says where they differ."""
    lines = [rules_page(rules, catalog).title for rules in (one, other)]
    found = differences(one, other, catalog)
    names = [game_id(rules) for rules in (one, other)]
    width = max(map(len, names))
    for difference in found:
        lines += ["", difference.axis]
        for name, text in zip(names, (difference.one, difference.other), strict=True):
            first, rest = f"  {name:<{width}}  ", " " * (width + 4)
            said = text or catalog.text("cli-no-such-rule")
            lines += wrap(said, WIDTH, initial_indent=first, subsequent_indent=rest)
    if not found:
        lines += ["", catalog.text("cli-same-rules")]
    return lines
