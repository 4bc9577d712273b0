"""The watch on what pages ask for must itself be able to see."""

from tests.browser.watch import Watch


def test_a_page_that_asks_another_host_is_caught(browser):
    context = browser.new_context()
    watch = Watch(context, "127.0.0.1:1")
    page = context.new_page()
    page.set_content('<link rel="stylesheet" href="https://elsewhere.example/icons.css"><p>text</p>')
    page.evaluate("() => { new WebSocket('ws://elsewhere.example/'); }")
    page.wait_for_timeout(200)
    context.close()
    assert watch.outside == ["https://elsewhere.example/icons.css", "ws://elsewhere.example/"]


def test_an_error_in_a_page_is_caught(browser):
    context = browser.new_context()
    watch = Watch(context, "127.0.0.1:1")
    page = context.new_page()
    page.set_content("<script>setTimeout(() => { throw new Error('oh') }, 1)</script>")
    page.wait_for_timeout(200)
    context.close()
    assert watch.errors == ["oh"]
