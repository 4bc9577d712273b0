"""Words: annotations and scores become prose, in the language of a Catalog. See ``render``."""

from rooktutor.text.catalog import Catalog, languages
from rooktutor.text.render import Prose, render, render_score

__all__ = ["Catalog", "Prose", "languages", "render", "render_score"]
