"""The commands as processes of their own."""

import json
import subprocess
import sys

from tests.support.records import EXAMPLE

ROOKTUTOR = [sys.executable, "-c", "from rooktutor.cli import main; main(prog_name='rooktutor')"]


def run(*words, **more):
    return subprocess.run(
        [*ROOKTUTOR, *map(str, words)], capture_output=True, text=True, timeout=120, check=False, **more
    )


def test_replay_as_a_process():
    done = run("replay", EXAMPLE, "--json")
    assert done.returncode == 0 and done.stderr == ""
    assert json.loads(done.stdout)["winner"] == "EW"


def test_faults_go_to_the_standard_error(tmp_path):
    path = tmp_path / "bad.rook.yaml"
    path.write_text(EXAMPLE.read_text().replace("R10 R13", "R10 R10"))
    done = run("replay", path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "bad.rook.yaml:7: north: R10" in done.stderr and "Traceback" not in done.stderr


def test_a_file_that_is_missing_ends_with_2(tmp_path):
    done = run("replay", tmp_path / "none.rook.yaml")
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_traceback():
    words = ["play", "crowsnest", "--seats", "rules,rules,rules,rules", "--hands", "2000", "--seed", "1"]
    with subprocess.Popen(
        [*ROOKTUTOR, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None and child.stderr is not None
        assert child.stdout.readline() == "rules: crowsnest\n"
        child.stdout.close()
        errors = child.stderr.read()
        child.wait(timeout=120)
    assert "Traceback" not in errors and "Exception ignored" not in errors


def test_the_table_s_libraries_stay_out_of_the_other_commands():
    code = (
        "import sys; from rooktutor.cli import main\n"
        "try:\n    main(['rules', 'crowsnest'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('solara', 'ipywidgets', 'anywidget', 'IPython') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
