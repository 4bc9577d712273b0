"""What positions are worth: exact, sampled, and by rules of thumb; and the computer players."""
