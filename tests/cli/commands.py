"""Commands called in this process, and what they print."""

import json

from click.testing import CliRunner

from rooktutor.cli import main


def run(*words, **more):
    return CliRunner().invoke(main, list(map(str, words)), **more)


def told(*words, **more):
    result = run(*words, **more)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def refused(status, *words, **more):
    result = run(*words, **more)
    assert result.exit_code == status, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stderr
