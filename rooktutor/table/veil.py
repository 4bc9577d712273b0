"""What the table does not tell while a lesson asks for just that."""

from rooktutor.table.contract import Model
from rooktutor.table.contract_panels import WaitPanel
from rooktutor.table.course import Course, Outcome
from rooktutor.table.scene import Scene
from rooktutor.teach.steps import Ask, Choose

_WHO = (Ask.WINNER, Ask.TURN)
_POINTS = (Ask.WORTH, Ask.TAKEN, Ask.WINNER)


def veil(model: Model, scene: Scene, course: Course) -> None:
    """Take out of a model what would give the answer of a question away; the lesson gives its title.

    Once the question is answered everything is told again.
    """
    lesson, step = course.lesson, course.step
    if lesson is not None:
        model["subtitle"] = lesson.titles[lesson.language(scene.catalog.lang)]
    if model["panel"]["kind"] == "score":
        model["panel"]["actions"] = []
    if not isinstance(step, Choose) or course.outcome is Outcome.RIGHT:
        return
    model["log"] = []
    model["announce"]["text"] = ""
    model.pop("out", None)
    if step.ask is Ask.LEGAL:
        for choice in model["hand"]:
            choice["legal"] = True
            choice["rule"] = choice["why_not"] = ""
            choice["label"] = choice["face"]["name"] if choice["face"] else ""
    if step.ask in _WHO:
        _nobodys_turn(model)
    if step.ask in _POINTS:
        _no_points(model)
    if step.ask is Ask.VOID:
        for seat in model["seats"]:
            seat["voids"] = []
    if step.ask is Ask.SCORE:
        model["panel"] = WaitPanel(kind="wait", title=model["panel"]["title"], prompt="")
        for score in model["scores"]:
            score["total_text"] = ""


def _nobodys_turn(model: Model) -> None:
    model["status"] = model["panel"]["prompt"] = ""
    model["your_turn"] = False
    for seat in model["seats"]:
        seat["turn"] = False
        seat["tricks"] = 0
        seat["tricks_text"] = ""


def _no_points(model: Model) -> None:
    for score in model["scores"]:
        score["points"] = 0
        score["points_text"] = score["goal_text"] = score["tricks_text"] = ""
    for trick in (model["trick"], model["last_trick"]):
        if trick is not None:
            trick["text"] = trick["points_text"] = ""
            trick["winner"] = None
            for play in trick["plays"]:
                play["winning"] = False
