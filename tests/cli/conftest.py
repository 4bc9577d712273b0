import pytest


@pytest.fixture
def file(tmp_path):
    def written(text):
        path = tmp_path / "some.rook.yaml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return written
