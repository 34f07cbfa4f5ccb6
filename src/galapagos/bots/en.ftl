# What bots refuse, in English.

## Arguments and files

budget-malformed = { $text } is not a budget: write iterations such as 800, or a time such as 50ms.
budget-empty = A budget is a number of iterations or a time, and more than zero.
budget-too-large = A budget is at most { $iterations } iterations or { $seconds } seconds, and more than zero.
level-unknown = There is no level { $name }: use { $names }.

## Actions

seat-not-asked = That seat has nothing to decide now.
