"""A lesson in a notebook opens at its first step, and later where it was left; the chart shows itself."""

from rooktutor.table.courses import lesson
from rooktutor.table.events import Control, Pressed
from rooktutor.table.progress_chart import plot_progress
from rooktutor.teach.progress import Attempt, Progress


def opened(progress):
    shown = lesson("the-pack", learner="ann", progress=progress)
    return shown._session


def test_a_lesson_opens_at_its_first_step_and_later_at_the_first_that_is_not_done():
    progress = Progress("sqlite://")
    session = opened(progress)
    assert session.state.course.at == 0
    session.dispatch(Pressed(Control.LESSON, "next"))
    assert session.state.course.at == 1
    progress.note("ann", Attempt(lesson="the-pack", step="how-many", kind="game", answer="41", right=True))
    assert opened(progress).state.course.at == 2


def test_the_chart_over_time_is_a_picture_in_a_cell_and_says_the_same_as_text():
    progress = Progress("sqlite://")
    progress.note("ann", Attempt(lesson="the-pack", step="how-many", kind="game", answer="40", right=False))
    progress.note("ann", Attempt(lesson="the-pack", step="how-many", kind="game", answer="41", right=True))
    chart = plot_progress(progress.statistics("ann"))
    shown = chart._repr_mimebundle_()
    assert shown["image/png"].startswith(b"\x89PNG")
    assert "game: 1 / 2" in shown["text/plain"]
