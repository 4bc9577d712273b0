"""A second, slow implementation of the ten games, written from the rules text alone.

It exists to disagree with the engine. It imports nothing from the package under test: cards are
strings (`"R14"`, `"Rook"`), seats are `"north"` `"east"` `"south"` `"west"`, rules are plain
dictionaries, and nothing is optimised. Read it beside the rules; every function is one paragraph of them.

- `presets`: the ten games and the house-rule axes as one table
- `deck`: the pack, points, the suit of a card, which card is stronger
- `auction`: who may call what
- `nest`: which cards may be laid away, naming trump, calling a card
- `play`: legal cards, who wins a trick, who leads
- `score`: bonus, made or set, revokes, the end of a match
- `table`: one hand from deal to score, action by action
- `minimax`: every line of the last tricks, without pruning
- `perft`: how many different action sequences there are
"""
