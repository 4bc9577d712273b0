"""Lessons: how they are written, read, asked, practised and remembered. No words of ours, no page."""
