"""Tables: their logs, the rules for what people may do there, and the bots and clocks that drive them."""
