"""What several rooms of tests share: dealt hands, walks through them, translations."""
