"""The game itself: deal, auction, nest, play, score, match, and what one seat may know of it."""
