"""What pyproject.toml cannot say: the optional compiled solver, and lessons carried in the wheel."""

import shutil
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
SOLVER = "rooktutor/solve/_dd.c"
"""The compiled solver. Its Python twin gives equal answers, so an install without a compiler is whole."""


class BuildWithLessons(build_py):
    """Copies ``lessons/`` into the built package, where an installed rooktutor looks for them."""

    def run(self) -> None:
        """Build the package; in an editable install the lessons are read where they are."""
        super().run()
        lessons = HERE / "lessons"
        if lessons.is_dir() and not self.editable_mode:
            shutil.copytree(lessons, Path(self.build_lib) / "rooktutor" / "lessons", dirs_exist_ok=True)


class WithDataFiles(Distribution):
    """Says that there are data files (the Voila template), which an editable install asks in these words."""

    def has_data(self) -> bool:
        """Whether ``data-files`` lists any."""
        return bool(self.has_data_files())


extensions = [
    Extension(
        "rooktutor.solve._dd",
        [SOLVER],
        define_macros=[("Py_LIMITED_API", "0x030B0000")],
        extra_compile_args=["-O3"],
        depends=sorted(str(path.relative_to(HERE)) for path in (HERE / "rooktutor/solve").glob("*.h")),
        py_limited_api=True,
        optional=True,
    ),
]

setup(
    distclass=WithDataFiles,
    cmdclass={"build_py": BuildWithLessons},
    ext_modules=extensions if (HERE / SOLVER).exists() else [],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
