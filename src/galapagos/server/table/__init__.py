"""Tables: their logs, what people may do there, and what they do by themselves."""
