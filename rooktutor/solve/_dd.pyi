def solve(
    game: bytes,
    layouts: bytes,
    max_nodes: int,
    max_ns: int,
    max_entries: int,
    cancelled: bytearray | None,
    /,
) -> tuple[bytes, bytes, bytes, int]: ...
