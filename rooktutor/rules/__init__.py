"""The games as data: what a rule set may say, the ten that ship, and the order of the cards."""
