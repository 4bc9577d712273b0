"""The sheet on which the learner sets how the table behaves."""

from typing import TypedDict

from rooktutor.table.contract_parts import Control


class SettingsSheet(TypedDict):
    """What can be set at the table. The page opens it; each control works as it does in the bar."""

    title: str
    controls: list[Control]
    """A control whose options have a help text is shown as a list of them, one under the other."""
