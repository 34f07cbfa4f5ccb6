## Die Wörter eines Spiels in einer Datei, die nichts anderes sagt

derived-not-now = Danach ist nicht gefragt.
derived-asked = { $player }, du bist dran.
derived-others = { $player } wird gefragt.
derived-chance = Der Zufall entscheidet.
derived-won = Das Spiel ist gewonnen.
derived-shared = Alle haben gewonnen.
derived-ended = Das Spiel ist zu Ende.
derived-wins = { $player } gewinnt.
derived-score = Wertung
derived-told = { $player }: { $does }.
derived-hidden = { $player }: etwas Verdecktes.
derived-rolled = { $does }.
derived-head = Zug { $turn }, { $player } spielt

derived-red = Rot
derived-blue = Blau
derived-green = Grün
derived-yellow = Gelb
derived-pink = Rosa
derived-orange = Orange
derived-teal = Türkis
derived-white = Weiß
