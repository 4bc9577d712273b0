"""``python -m rooktutor`` does what the command ``rooktutor`` does."""

from rooktutor.cli import main

if __name__ == "__main__":
    main(prog_name="rooktutor")
