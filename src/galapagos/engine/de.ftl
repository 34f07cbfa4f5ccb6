# Was alle Spiele sagen.

list = { $first } und { $last }

over = Das Spiel ist zu Ende.
    .rule = Spielende
undo-nothing = Es gibt nichts von dir, was sich zurücknehmen ließe.
undo-other = Inzwischen hat jemand anderes gehandelt: Ohne Zustimmung lässt sich das nicht zurücknehmen.
undo-chance = Inzwischen haben Würfel oder Karten entschieden: Ohne Zustimmung lässt sich das nicht zurücknehmen.
undo-secret = Dabei wurde ein Geheimnis aufgedeckt: Ohne Zustimmung lässt sich das nicht zurücknehmen.
event-undone = { $player } nimmt { $count ->
    [one] die letzte Entscheidung
   *[other] die letzten { $count } Entscheidungen und Würfe
 } zurück.
chance = Zufall

score = { $player } { $points }
won = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } ({ $key }: { $scores }).
won-shared = { $player } sind in allem gleich, was zählt, und teilen sich den Sieg.
