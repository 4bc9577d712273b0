"""The command line: deal, replay, annotate, play, explain the rules, and open the table."""

import json
import sys
from collections.abc import Callable
from typing import Any

import click

from rooktutor import __version__
from rooktutor.cli.files import RECORD_FILE, leave_with, records_in
from rooktutor.errors import NotationError, NotYetError, RecordError, RookError
from rooktutor.game.deal import MOST_SEED
from rooktutor.game.deal import deal as deal_cards
from rooktutor.game.position import Position
from rooktutor.game.record import Moment, Record, write
from rooktutor.rules.houses import GAME_IDS, game_rules
from rooktutor.seats import Seat
from rooktutor.solve.values import ADVICE_LAYOUTS, Budget
from rooktutor.text.catalog import BASE, Catalog, languages

RULES = click.Choice(GAME_IDS, case_sensitive=False)
SEED = click.IntRange(min=0, max=MOST_SEED)
LAYOUTS = click.option(
    "--layouts",
    type=click.IntRange(1, 100_000),
    default=ADVICE_LAYOUTS,
    show_default=True,
    help="How many layouts of the hidden cards to look at.",
)
LANG = click.option("--lang", type=click.Choice(languages()), default=BASE, help="The language of the text.")


class Commands(click.Group):
    """A group of commands that ends in one line, not a traceback, when a command must refuse."""

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - as click has it
        """Run the command."""
        try:
            return super().invoke(ctx)
        except RookError as error:
            raise click.ClickException(str(error)) from None


class SeatName(click.ParamType[Seat]):
    """A seat by name or letter."""

    name = "seat"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Seat:
        """Return the seat, or fail as click does."""
        if isinstance(value, Seat):
            return value
        try:
            return Seat.parse(str(value))
        except NotationError as error:
            self.fail(str(error), param, ctx)


class MomentName(click.ParamType[Moment]):
    """A moment of a hand, such as ``trick 3 card 2``."""

    name = "step"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Moment:
        """Return the moment, or fail as click does."""
        if isinstance(value, Moment):
            return value
        try:
            return Moment.parse(str(value))
        except NotationError as error:
            self.fail(str(error), param, ctx)


class PlayerNames(click.ParamType[tuple[str, ...]]):
    """The four computer players, clockwise from north."""

    name = "players"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Return the four names, or fail as click does."""
        from rooktutor.solve.players import PLAYERS

        names = tuple(name.strip().lower() for name in str(value).split(","))
        unknown = [name for name in names if name not in PLAYERS]
        if unknown:
            self.fail(f"{', '.join(map(repr, unknown))}: the players are {' '.join(PLAYERS)}", param, ctx)
        if len(names) != len(Seat):
            self.fail(f"{len(names)} players; name one for north, east, south and west", param, ctx)
        return names


class LazyCommands(Commands):
    """The same, with commands that are read only when one of them is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in alphabetical order."""
        return sorted([*super().list_commands(ctx), "lessons", "progress", "review"])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name."""
        if cmd_name == "lessons":
            from rooktutor.cli.lessons import lessons

            return lessons
        if cmd_name == "progress":
            from rooktutor.cli.progress import progress

            return progress
        if cmd_name == "review":
            from rooktutor.cli.again import review

            return review
        return super().get_command(ctx, cmd_name)


@click.group(cls=LazyCommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rooktutor")
def main() -> None:
    """Learn Rook by playing it."""


@main.command()
@click.argument("rules", type=RULES, metavar="RULES")
@click.option("--seed", type=SEED, required=True, help="The same seed gives the same cards.")
@click.option("--dealer", type=SeatName(), default="north", show_default=True, help="Who deals.")
def deal(rules: str, seed: int, dealer: Seat) -> None:
    """Print the record of a fresh deal of RULES, the id of a game; `rooktutor rules` lists them."""
    chosen = game_rules(rules)
    position = Position.start(chosen, deal_cards(chosen, seed, dealer))
    click.echo(write(Record.of(position, seed=seed)), nl=False)


@main.command()
@click.argument("file", type=RECORD_FILE)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, one a line.")
@LANG
def replay(file: str, lang: str, *, as_json: bool) -> None:
    """Replay each record by the rules: what was legal, who won, what it scored."""
    catalog = Catalog(lang)
    for number, record in enumerate(records_in(file, catalog)):
        if as_json:
            from rooktutor.cli.story import told

            click.echo(json.dumps(told(record)))
        else:
            from rooktutor.cli.plain import replayed

            click.echo("\n".join((*([""] if number else []), *replayed(record, catalog))))


@main.command()
@click.argument("file", type=RECORD_FILE)
@click.option("--seat", type=SeatName(), help="Whose view to take; that of whoever is to act if left out.")
@click.option("--at", "moment", type=MomentName(), help="The step to look at, such as 'trick 3 card 2'.")
@click.option("--open", "is_open", is_flag=True, help="Value the actions with all four hands open.")
@click.option(
    "--numbers", is_flag=True, help="Tell too in how many layouts a poorer choice does worse, and why."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, one a line.")
@LAYOUTS
@click.option("--seed", type=SEED, default=0, show_default=True, help="Where sampled layouts come from.")
@LANG
def annotate(  # noqa: PLR0913 - an argument for every option of the command
    file: str,
    seat: Seat | None,
    moment: Moment | None,
    layouts: int,
    seed: int,
    lang: str,
    *,
    is_open: bool,
    numbers: bool,
    as_json: bool,
) -> None:
    """Annotate the position where the record stops, or a step of it: every action and why."""
    from rooktutor.cli import advice

    catalog = Catalog(lang)
    for number, record in enumerate(records_in(file, catalog)):
        there = _at(record, moment, number + 1)
        if seat and there.view and seat is not there.view.seat:
            raise click.BadParameter(f"the record holds what {there.view.seat} sees", param_hint="--seat")
        if is_open and there.view:
            raise click.BadParameter("the record does not hold all four hands", param_hint="--open")
        asked = advice.ask(
            there,
            seat=seat,
            layouts=layouts,
            seed=seed,
            is_open=is_open,
            numbers=numbers,
            progress=_layouts_done(catalog),
            done=advice.done_after(record, there),
        )
        if as_json:
            click.echo(json.dumps(advice.as_json(asked, catalog), ensure_ascii=False))
        else:
            click.echo("\n".join((*([""] if number else []), *advice.as_lines(asked, catalog))))


@main.command()
@click.argument("file", type=RECORD_FILE)
@click.argument("games", type=RULES, metavar="GAMES...", nargs=-1, required=True)
@click.option("--at", "moment", type=MomentName(), help="The step to look at, such as 'trick 3 card 2'.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, one a line.")
@LAYOUTS
@click.option("--seed", type=SEED, default=0, show_default=True, help="Where sampled layouts come from.")
@LANG
def compare(
    file: str,
    games: tuple[str, ...],
    moment: Moment | None,
    layouts: int,
    seed: int,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Value a decision under the rules of the record and under those of other GAMES, side by side."""
    from rooktutor.cli import beside
    from rooktutor.solve.sidebyside import side_by_side

    catalog = Catalog(lang)
    for number, record in enumerate(records_in(file, catalog)):
        there = _at(record, moment, number + 1)
        try:
            found = side_by_side(there, there.rules, *games, budget=Budget(layouts), seed=seed)
        except RecordError as error:
            leave_with(error, catalog)
        if as_json:
            click.echo(json.dumps(beside.as_json(found)))
        else:
            click.echo("\n".join((*([""] if number else []), *beside.as_lines(found, catalog))))


def _at(record: Record, moment: Moment | None, number: int) -> Record:
    """The record up to a moment of it; ``number`` is its place in the file, from 1."""
    from rooktutor.game.record.steps import record_at

    try:
        return record if moment is None else record_at(record, moment)
    except NotYetError as error:
        which = f"record {number}: " if number > 1 else ""
        raise click.BadParameter(f"{which}{error}", param_hint="--at") from None


def _layouts_done(catalog: Catalog) -> Callable[[int, int], None]:
    """What tells somebody who watches how far the tutor has come, on a line that it cleans up."""
    if not sys.stderr.isatty():
        return lambda _done, _of: None

    def tell(done: int, of: int) -> None:
        text = catalog.text("cli-progress", done=done, of=of)
        click.echo("\r" + (text if done < of else " " * len(text) + "\r"), err=True, nl=False)

    return tell


@main.command()
@click.argument("rules", type=RULES, metavar="RULES")
@click.option(
    "--seats",
    "players",
    type=PlayerNames(),
    required=True,
    help="Four computer players, clockwise from north.",
)
@click.option("--hands", type=click.IntRange(1, 1_000_000), required=True, help="How many hands to play.")
@click.option("--seed", type=SEED, required=True, help="The same seed gives the same hands.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a hand, one a line, then the totals.")
def play(rules: str, players: tuple[str, ...], hands: int, seed: int, *, as_json: bool) -> None:
    """Play hands of RULES without a table and print their records and totals."""
    from rooktutor.cli.headless import Totals, played
    from rooktutor.game.record import document

    if seed + hands - 1 > MOST_SEED:
        problem = f"hand {hands} would be dealt from a seed over {MOST_SEED}"
        raise click.BadParameter(problem, param_hint="--seed")
    totals = Totals(game_rules(rules), players)
    for number, record in enumerate(played(game_rules(rules), players, hands=hands, seed=seed)):
        totals.add(record)
        if as_json:
            click.echo(json.dumps(document(record)))
        else:
            click.echo(("---\n" if number else "") + write(record), nl=False)
    click.echo(json.dumps(totals.as_json()) if as_json else "\n".join(totals.lines()))


@main.command()
@click.argument("rules", type=RULES, metavar="[RULES]", required=False)
@click.option("--against", type=RULES, metavar="RULES", help="Tell what differs in this rule set.")
@LANG
def rules(rules: str | None, against: str | None, lang: str) -> None:
    """Explain a rule set from its own data, compare two, or list all of them."""
    from rooktutor.cli.plain import rules_compared, rules_explained, rules_listed

    catalog = Catalog(lang)
    if rules is None:
        if against is not None:
            raise click.UsageError("--against needs a rule set to compare with")
        lines = rules_listed(catalog)
    elif against is None:
        lines = rules_explained(game_rules(rules), catalog)
    else:
        lines = rules_compared(game_rules(rules), game_rules(against), catalog)
    click.echo("\n".join(lines))


@main.command()
@click.option(
    "--port", type=click.IntRange(1, 65_535), default=8765, show_default=True, help="Where to listen."
)
@click.option("--open/--no-open", "open_browser", default=True, help="Whether to open the page in a browser.")
@click.option(
    "--lang",
    type=click.Choice(languages()),
    default=None,
    help="The language of the table; that of the reader's browser when left out.",
)
def serve(port: int, lang: str | None, *, open_browser: bool) -> None:
    """Open the tutor in the browser."""
    from rooktutor.table.server import serve as serve_table

    catalog = Catalog(lang or BASE)
    serve_table(
        port=port,
        open_browser=open_browser,
        lang=lang,
        announce=lambda url: click.echo(catalog.text("cli-serving", url=url)),
    )
