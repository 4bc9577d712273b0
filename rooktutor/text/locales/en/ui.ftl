# Words on the table: buttons, labels, messages. Keep the ids sorted.

ui-advice = Advice
