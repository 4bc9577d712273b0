"""The command ``rooktutor lessons``: what there is, whether it holds, and a folder to begin with."""

import json
import re
from pathlib import Path
from typing import Any

import click

from rooktutor.table.faulty import lesson_fault_text
from rooktutor.teach.check import check
from rooktutor.teach.faults import Flaw, LessonFault
from rooktutor.teach.hands import CLAIMS_FILE, check_hands
from rooktutor.teach.lint import measure
from rooktutor.teach.shelf import HANDS, OWN, Entry, Library, Unit, lesson_home, read_library
from rooktutor.teach.words import LESSON_FILE, UNIT_FILE
from rooktutor.text.catalog import BASE, Catalog, languages

LANG = click.option("--lang", type=click.Choice(languages()), default=BASE, help="The language of the text.")
FOLDER = click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the units are; the lessons in this folder, or those of rooktutor.",
)
NAME = re.compile(r"(\d+-)?[a-z0-9]+(-[a-z0-9]+)*")


def home_of(folder: Path | None) -> Path:
    """The folder of the units: the one that is named, the one here, or that of rooktutor."""
    return folder or (OWN if OWN.is_dir() else lesson_home())


@click.group(invoke_without_command=True)
@click.option("--check", "checking", is_flag=True, help="Prove each lesson against the engine.")
@click.option("--only", multiple=True, metavar="ID", help="Only this lesson; may be given again.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a lesson, one a line.")
@FOLDER
@LANG
@click.pass_context
def lessons(
    ctx: click.Context,
    only: tuple[str, ...],
    folder: Path | None,
    lang: str,
    *,
    checking: bool,
    as_json: bool,
) -> None:
    """List the lessons, prove them with --check, or begin one with `rooktutor lessons new`."""
    if ctx.invoked_subcommand is not None:
        return
    home = home_of(folder)
    if not home.is_dir():
        raise click.BadParameter(f"there is no folder {home}", param_hint="--folder")
    found = read_library(home)
    unknown = [name for name in only if found.find(name) is None]
    if unknown:
        raise click.BadParameter(f"there is no lesson {unknown[0]!r}", param_hint="--only")
    catalog = Catalog(lang)
    if checking:
        _check(found, home, only, catalog, as_json=as_json)
    else:
        _list(found, only, catalog, as_json=as_json)


def _list(found: Library, only: tuple[str, ...], catalog: Catalog, *, as_json: bool) -> None:
    for unit in found.units:
        entries = [entry for entry in unit.entries if not only or entry.id in only]
        if as_json:
            for entry in entries:
                click.echo(json.dumps(_described(entry, unit, catalog.lang), ensure_ascii=False))
        elif entries:
            click.echo(unit.title(catalog.lang))
            for entry in entries:
                click.echo(f"  {_line(entry, catalog)}")


def _line(entry: Entry, catalog: Catalog) -> str:
    lesson = entry.lesson
    if lesson is None:
        return catalog.text("lessons-line-broken", id=entry.id)
    spoken = lesson.language(catalog.lang)
    told = measure(lesson, spoken)
    return catalog.text(
        "lessons-line",
        id=f"{entry.id}: {lesson.titles[spoken]}",
        level=lesson.level,
        steps=len(lesson.steps),
        words=told.words,
        longest=told.longest,
        lix=told.level,
        languages=" ".join(lesson.titles),
    )


def _described(entry: Entry, unit: Unit, lang: str) -> dict[str, Any]:
    lesson = entry.lesson
    if lesson is None:
        return {"id": entry.id, "unit": unit.id, "faults": [_fault(each) for each in entry.faults]}
    spoken = lesson.language(lang)
    told = measure(lesson, spoken)
    return {
        "id": entry.id,
        "unit": unit.id,
        "title": lesson.titles[spoken],
        "summary": lesson.summaries[spoken],
        "game": lesson.rules.id,
        "level": lesson.level,
        "teaches": list(lesson.teaches),
        "languages": list(lesson.titles),
        "steps": [step.name for step in lesson.steps],
        "words": told.words,
        "longest": told.longest,
        "lix": told.level,
        "faults": [],
    }


def _check(found: Library, home: Path, only: tuple[str, ...], catalog: Catalog, *, as_json: bool) -> None:
    faults: list[LessonFault] = []
    units = () if only else tuple(each for unit in found.units for each in unit.faults)
    steps = count = broken = 0
    for fault in units:
        faults.append(fault)
        _tell(fault, catalog, as_json=as_json)
    for entry, wrong in check(found, only):
        count += 1
        steps += len(entry.lesson.steps) if entry.lesson else 0
        broken += bool(wrong)
        faults.extend(wrong)
        for fault in wrong:
            _tell(fault, catalog, as_json=as_json)
    hands = 0
    for name, wrong in () if only else check_hands(home / HANDS):
        hands += name != CLAIMS_FILE
        broken += bool(wrong)
        faults.extend(wrong)
        for fault in wrong:
            _tell(fault, catalog, as_json=as_json)
    if not as_json:
        words = "lessons-faults" if faults else "lessons-clean"
        clean = {"lessons": count, "steps": steps, "hands": hands}
        values = {"faults": len(faults), "lessons": broken} if faults else clean
        click.echo(catalog.text(words, **values))
    if faults:
        raise SystemExit(1)


def _tell(fault: LessonFault, catalog: Catalog, *, as_json: bool) -> None:
    click.echo(
        json.dumps(_fault(fault), ensure_ascii=False) if as_json else lesson_fault_text(fault, catalog)
    )


def _fault(fault: LessonFault) -> dict[str, Any]:
    return {
        "flaw": fault.flaw.value if fault.flaw is not Flaw.RECORD else str(fault.record),
        "lesson": fault.lesson,
        "file": fault.file,
        "line": fault.line,
        "step": fault.step,
        "found": fault.found,
        "right": list(fault.right),
    }


@lessons.command()
@click.argument("name", metavar="UNIT/LESSON")
@FOLDER
@LANG
def new(name: str, folder: Path | None, lang: str) -> None:
    """Make a folder with a lesson to begin with, such as 02-tricks/04-second-hand, in `lessons` here."""
    unit, slash, lesson = name.strip("/").partition("/")
    if not slash or not NAME.fullmatch(unit) or not NAME.fullmatch(lesson):
        problem = f"{name!r} is not a unit and a lesson, such as 02-tricks/04-second-hand"
        raise click.BadParameter(problem, param_hint="UNIT/LESSON")
    target = (folder or OWN) / unit / lesson
    if target.exists():
        raise click.BadParameter(f"{target} is there already", param_hint="UNIT/LESSON")
    target.mkdir(parents=True)
    templates = Path(__file__).parents[1] / "teach" / "template"
    for each in sorted(templates.iterdir()):
        (target / each.name.removesuffix(".txt")).write_text(
            each.read_text(encoding="utf-8"), encoding="utf-8"
        )
    if not (target.parent / UNIT_FILE).exists():
        (target.parent / UNIT_FILE).write_text(f"en: {unit}\n", encoding="utf-8")
    assert (target / LESSON_FILE).is_file()  # noqa: S101 - it is among the templates
    click.echo(Catalog(lang).text("lessons-made", folder=str(target)))
