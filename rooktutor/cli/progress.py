"""The command ``rooktutor progress``: what a learner has done, as text or data; and forgetting it."""

import json

import click

from rooktutor.teach.progress import Progress, Statistics
from rooktutor.text.catalog import BASE, Catalog, languages


@click.command()
@click.option(
    "--progress",
    "url",
    envvar="ROOKTUTOR_PROGRESS",
    show_envvar=True,
    help="The database as a URL; the file of this account when left out.",
)
@click.option("--learner", default="me", show_default=True, help="Whose progress.")
@click.option("--json", "as_json", is_flag=True, help="Every answer, one JSON object a line.")
@click.option("--csv", "as_csv", is_flag=True, help="Every answer as a table; needs pandas.")
@click.option("--reset", is_flag=True, help="Forget everything, or with --lesson that lesson.")
@click.option("--lesson", help="The lesson to forget.")
@click.option("--lang", type=click.Choice(languages()), default=BASE, help="The language of the text.")
def progress(
    url: str | None,
    learner: str,
    lesson: str | None,
    lang: str,
    *,
    as_json: bool,
    as_csv: bool,
    reset: bool,
) -> None:
    """Tell what has been learned and where points are lost, export it, or forget it."""
    kept = Progress(url)
    if reset:
        kept.reset(learner, lesson)
        click.echo(Catalog(lang).text("lessons-forgotten", lesson=lesson or "none"))
    elif as_json:
        for row in kept.export(learner):
            click.echo(json.dumps(row, ensure_ascii=False))
    elif as_csv:
        click.echo(kept.table(learner).to_csv(index=False), nl=False)
    else:
        click.echo("\n".join(told(kept.statistics(learner), Catalog(lang))))


def told(found: Statistics, catalog: Catalog) -> list[str]:
    """What the answers of a learner come to, in lines."""
    lines = [
        catalog.text(
            "lessons-progress",
            steps=found.steps,
            lessons=found.lessons,
            right=found.right,
            answers=found.answers,
            first=round(100 * found.first),
        )
    ]
    for kind, wrong, every in found.weakest[:5]:
        lines.append(catalog.text("lessons-weak", kind=kind, wrong=wrong, answers=every))
    lines += [
        catalog.text("lessons-day", day=day, right=right, answers=every) for day, right, every in found.days
    ]
    return lines
