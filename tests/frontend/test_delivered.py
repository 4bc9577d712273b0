"""What is sent to the browser is made small, and does what is written in the files."""

import subprocess
import sys

import pytest
from playwright._impl._driver import compute_driver_executable

from rooktutor.table import assets
from rooktutor.table.contract import SCRIPTS, STYLES

LIMIT = 100_000

LOOKS = (
    "display position left top width height margin padding color background-color background-image border "
    "border-radius box-shadow font-size font-weight font-family line-height grid-template-columns transform "
    "opacity fill stroke stroke-width text-align overflow transition animation-name z-index gap flex"
)

DRAWN = """(looks) => [...document.querySelectorAll(".rk, .rk *")].map((node) => {
  const style = getComputedStyle(node);
  const seen = looks.split(" ").map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
  const said = [...node.attributes].map((a) => `${a.name}="${a.value}"`).join(" ");
  return `${node.tagName} ${said} | ${seen.toLowerCase()}`;
})"""

DELIVERED = """async ([script, style]) => {
  harness.stop();
  document.querySelector("style:last-of-type").textContent = style;
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { render } = (await import(url)).default;
  render({ model: harness.model, el: document.getElementById("place") });
}"""


def test_the_front_end_is_light():
    assert len(assets.script().encode()) + len(assets.style().encode()) < LIMIT


def test_the_names_in_the_script_are_made_short():
    written = sum(len(assets.STATIC.joinpath(name).read_bytes()) for name in SCRIPTS)
    assert written > 1.5 * len(assets.module().encode())
    assert "function patch" not in assets.module()


@pytest.mark.parametrize("name", ["auction", "play", "over"])
def test_what_is_sent_draws_what_the_files_draw(show, name):
    page = show(name)
    written = page.evaluate(DRAWN, LOOKS)
    page.evaluate(DELIVERED, [assets.script(), assets.style()])
    page.wait_for_selector("[data-ready]")
    sent = page.evaluate(DRAWN, LOOKS)
    assert len(written) > 50
    for one, other in zip(written, sent, strict=True):
        assert one == other


def test_a_machine_without_the_minifier_gets_the_files_as_they_are(tmp_path):
    program = (
        "import sys; sys.modules['minify'] = None\n"
        "from rooktutor.table import assets\n"
        "sys.stdout.buffer.write(assets.module().encode() + b'\\0' + assets.style().encode())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=True)
    script, style = done.stdout.decode().split("\0")
    assert all((assets.STATIC / name).read_text(encoding="utf-8") in style for name in STYLES)
    module = tmp_path / "front.mjs"
    module.write_text(script, encoding="utf-8")
    node = compute_driver_executable()[0]
    checked = subprocess.run(
        [node, "--check", module], capture_output=True, text=True, timeout=60, check=False
    )
    assert checked.returncode == 0, checked.stderr
