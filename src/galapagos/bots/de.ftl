# Was Bots ablehnen, auf Deutsch.

## Arguments and files

budget-malformed = { $text } ist kein Budget: Schreib Durchläufe, etwa 800, oder eine Zeit, etwa 50ms.
budget-empty = Ein Budget sind Durchläufe oder eine Zeit, und mehr als nichts.
budget-too-large = Ein Budget sind höchstens { $iterations } Durchläufe oder { $seconds } Sekunden, und mehr als nichts.
level-unknown = Eine Stufe { $name } gibt es nicht: Nimm { $names }.

## Actions

seat-not-asked = Auf diesem Platz ist jetzt nichts zu entscheiden.
