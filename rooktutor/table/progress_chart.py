"""How a learner has come on, as a chart: answers a day, and where points are lost."""

from importlib import import_module

from rooktutor.errors import ExtraError
from rooktutor.table.plots import Plot
from rooktutor.teach.progress import Statistics
from rooktutor.text.catalog import BASE, Catalog

RIGHT, WRONG = "#00745c", "#c2301f"
KINDS = 8
"""As many kinds of questions are shown, the weakest first."""


def plot_progress(statistics: Statistics, lang: str = BASE) -> Plot:
    """Return a chart of right and wrong answers by day, and of the kinds of questions with most wrong ones.

    Args:
        statistics: from ``Progress.statistics``.
        lang: the language of its words.

    Raises:
        ExtraError: when Matplotlib is not installed.

    >>> from rooktutor.teach.progress import Progress
    >>> len(plot_progress(Progress("sqlite://").statistics("me")).figure.axes)
    2
    """
    try:
        figures = import_module("matplotlib.figure")
    except ImportError as missing:
        raise ExtraError("Matplotlib", "plots") from missing
    say = Catalog(lang).text
    figure = figures.Figure(figsize=(9, 3.6), layout="constrained")
    days, kinds = figure.subplots(1, 2)
    names = [day for day, _right, _all in statistics.days]
    right = [right for _day, right, _all in statistics.days]
    wrong = [every - right for _day, right, every in statistics.days]
    days.bar(names, right, color=RIGHT, label=say("ui-lesson-chart-right"))
    days.bar(names, wrong, bottom=right, color=WRONG, label=say("ui-lesson-chart-wrong"))
    days.set_title(say("ui-lesson-chart-days"))
    days.tick_params(axis="x", rotation=45)
    if names:
        days.legend()
    weakest = statistics.weakest[:KINDS][::-1]
    kinds.barh(
        [kind for kind, _wrong, _all in weakest],
        [100 * lost / every for _, lost, every in weakest],
        color=WRONG,
    )
    kinds.set_title(say("ui-lesson-chart-kinds"))
    kinds.set_xlim(0, 100)
    by_day = [f"{day}: {right} / {every}" for day, right, every in statistics.days]
    by_kind = [f"{kind}: {wrong} / {every}" for kind, wrong, every in statistics.weakest[:KINDS]]
    titles = (say("ui-lesson-chart-days"), say("ui-lesson-chart-kinds"))
    return Plot(figure, "\n".join([titles[0], *by_day, titles[1], *by_kind]))
