# Was Bots ablehnen, auf Deutsch.

## Arguments and files

budget-malformed = { $text } ist kein Budget: Schreib Durchläufe, etwa 800, oder eine Zeit, etwa 50ms.
budget-empty = Ein Budget ist eine Zahl von Durchläufen oder eine Zeit, und mehr als null.
budget-too-large = Ein Budget sind höchstens { $iterations } Durchläufe oder { $seconds } Sekunden, und mehr als null.
level-unknown = Eine Stufe { $name } gibt es nicht: Nimm { $names }.

## Actions

seat-not-asked = Dieser Platz hat jetzt nichts zu entscheiden.
