# Was die Seite über Evo sagt, auf Deutsch.

page-over = Das Spiel ist zu Ende
page-before = Vor der ersten Runde
page-turn = Runde { $turn }
page-round = Runde { $round } von höchstens { $last }
page-phase-initiative = Initiative
page-phase-climate = Klima
page-phase-movement = Bewegung
page-phase-births = Geburten
page-phase-survival = Überleben
page-phase-meteor = Meteor
page-phase-evolution = Evolution
page-too-far = Ein Schritt führt auf ein benachbartes Feld.
    .rule = Bewegung und Kampf, E8

page-island = Insel { $board }
page-nearer = Die Insel aus der Nähe ansehen
page-odds = { $wins } von { $faces }
page-space-label = { $space }, { $zone }, { $climate }
page-space-dinosaur = Dinosaurier von { $player }
page-space-newborn = neugeborener Dinosaurier von { $player }
page-space-nest = Platz für ein Junges
page-space-star = Startfeld
page-space-attack = ein Angriff gewinnt in { $wins } von { $faces } Fällen
page-space-around = Ringsum: { $neighbours }
page-space-beside = im { $way } { $space }, { $zone }, { $climate }
page-way-nw = Nordwesten
page-way-ne = Nordosten
page-way-w = Westen
page-way-e = Osten
page-way-sw = Südwesten
page-way-se = Südosten
page-zone-label = { $zone }: { $climate }
page-is-ideal = ist ideal
page-climate-die = Würfel: 1 zurück, 2 bleibt, 3–6 weiter
page-die-climate = { $face ->
    [1] einen Schritt zurück
    [2] keine Änderung
   *[other] einen Schritt weiter
 }
page-die-combat = im letzten Kampf
page-die-meteor = für den Meteor
page-by-lot = durch das Los bestimmt
page-climate-label = Klima, ideal: { $zone }
page-meteor-label = Der Meteor ist auf Feld { $space } von { $last }
page-order = Zugreihenfolge
page-order-none = noch nicht bekannt
page-order-label = Zugreihenfolge: { $players }

page-bidding = Gebote
page-bidding-later = in der Evolution
page-rows-empty = { $count } Gene werden gezogen.
page-row = Reihe { $number }
page-row-from = Reihe { $number } · { $least }+
page-row-lost = überboten · { $least }+
page-no-bid = kein Gebot
page-bids = { $player } bietet
page-bag = Im Beutel
page-bag-genes = { $count } Gene
page-gene-label = { $gene }: { $count }

page-table = Auf dem Tisch
page-withdrawn = zurückgenommen
page-played = Gespielt
page-deck = Stapel { $count }
page-none-played = noch keine Karte
page-hand = Deine Karten
page-effect-label = { $card } wirkt in dieser Runde
page-timing-initiative = Initiative
page-timing-climate = Klima
page-timing-movement = Bewegung
page-timing-births = Geburten
page-timing-survival = Überleben
page-timing-evolution = Evolution
page-timing-game-end = Spielende

page-species = Arten
page-points-label = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
page-dinosaurs-label = Dinosaurier auf der Insel und im Vorrat
page-cards-label = { $count ->
    [one] 1 Ereigniskarte
   *[other] { $count } Ereigniskarten
 }
page-risk-label = { $count ->
    [one] 1 würde sterben, wenn alles so bleibt
   *[other] { $count } würden sterben, wenn alles so bleibt
 }
page-discount = −{ $count } pro Gebot
page-said-passed = hat gepasst
page-said-bid = hat geboten
page-said-acted = hat gehandelt

page-then-move = Wohin zieht der Dinosaurier auf { $thing }?
page-then-bid = { $thing }: Wie viel bietest du?

look-space = Feld
look-zone = Zone
look-climate = Klima
look-climate-ideal = Auf idealem Boden überleben alle Dinosaurier.
look-climate-heat = Auf heißem Boden überleben so viele Dinosaurier einer Art, wie sie Sonnenschirme hat.
look-climate-cold = Auf kaltem Boden überleben so viele Dinosaurier einer Art, wie sie Felle hat.
look-climate-deadly = Auf tödlichem Boden überlebt niemand; wer beim Überleben dort steht, stirbt.
look-dinosaur-of = Dinosaurier von
look-attack = Hörner im Angriff
look-defence = Hörner in der Verteidigung
look-attack-from = Angriff von { $space } aus
look-born = Geboren
look-this-round = in dieser Runde
look-star = Startfeld
look-spaces = Felder
look-sheltered = { $here }, davon können { $kept } überleben
look-bid-of = { $player } bietet
look-price = und würde zahlen
look-least-bid = Mindestgebot
look-least-price = und sein Preis
look-lost = Hier gerade überboten
look-yes = ja
look-row-empty = Eine leere Reihe: Wer sie gewinnt, zahlt für nichts.
look-gene = Gen
look-gene-of = Gen von { $player }
look-in-bag = Im Beutel
look-steps = Schritte in dieser Runde
look-exposed = Dinosaurier, die Schutz brauchen
look-kept = können überleben
look-discount = Nachlass auf jedes Gebot
look-of = von { $player }
look-dinosaurs-title = Dinosaurier
look-dinosaurs-sentence = Jeder, der überlebt, ist ein Punkt. Eine Art hat insgesamt zehn.
look-on-island = Auf der Insel
look-in-supply = Im Vorrat
look-cards-title = Ereigniskarten
look-cards-sentence = Eine Hand ist geheim; wie viele Karten darin sind, ist es nicht.
look-in-hand = Auf der Hand
look-deck = Noch im Stapel
look-works = wirkt in dieser Runde
look-risk-title = In Gefahr
look-risk-sentence = Wer beim Überleben stürbe, wenn Klima und Plätze so bleiben.
look-risk-cold = An Kälte
look-risk-heat = An Hitze
look-risk-deadly = Auf tödlichem Boden
look-points-title = Punkte
look-points-sentence = Mit ihnen bezahlt man Gene, und am Ende gewinnt, wer die meisten hat.
look-points = Punkte
look-most-bid = Höchstes mögliches Gebot
look-card = Ereigniskarte
look-when = Gespielt bei
look-played = Bisher gespielt
look-climate-title = Klima
look-climate-kind = Ring aus sechs Stellungen
look-climate-sentence = In jeder Runde bewegt es ein Würfel: 1 einen Schritt zurück, 2 gar nicht, 3 bis 6 einen Schritt weiter. Eine Karte kann den Wurf ersetzen.
look-ideal = Jetzt ideal
look-meteor-title = Meteor
look-meteor-kind = Bahn
look-meteor-sentence = Er kommt in jeder Runde ein Feld näher. Auf einem Feld mit Zahlen wird gewürfelt, und bei einer davon schlägt er ein und beendet das Spiel; auf dem letzten immer.
look-space-of = Feld
look-next-space = Schlägt auf dem nächsten ein bei
look-blank = nichts
look-last-round = Letzte Runde (spätestens)
look-order-title = Zugreihenfolge
look-order-kind = dieser Runde
look-order-sentence-fewer = Wer mehr Schwänze hat, ist früher dran; bei Gleichstand die Art mit weniger Dinosauriern, dann entscheidet das Los.
look-order-sentence-more = Wer mehr Schwänze hat, ist früher dran; bei Gleichstand die Art mit mehr Dinosauriern, dann entscheidet das Los.
look-order-sentence-chance = Wer mehr Schwänze hat, ist früher dran; bei Gleichstand entscheidet das Los.
look-next = Als Nächstes
look-rows-title = Gebote
look-rows-kind = in der Evolution
look-rows-sentence-yes = Am Ende haben alle eine Reihe. Wer überboten wird, bietet sofort neu, auf eine beliebige Reihe.
look-rows-sentence-no = Am Ende haben alle eine Reihe. Wer überboten wird, bietet sofort neu, auf eine andere Reihe.
look-deck-title = Ereigniskarten
look-deck-kind = Stapel
look-deck-sentence = Ein Kartengen zieht eine davon.
look-die-title = Würfel
look-die-climate = des Klimas
look-die-climate-sentence = 1 dreht das Klima einen Schritt zurück, 2 lässt es stehen, 3 bis 6 drehen es einen Schritt weiter.
look-die-combat = des letzten Kampfes
look-die-combat-sentence = Der Angreifer gewinnt mit 1 bis 5 bei zwei Hörnern mehr, mit 1 bis 4 bei einem mehr, mit 1 oder 2 bei gleich vielen, mit 1 bei einem weniger.
look-die-meteor = des Meteors
look-die-meteor-sentence = Der Meteor schlägt bei einer der Zahlen auf seinem Feld ein.
look-die-last = Letzter Wurf in dieser Runde
look-by-lot = { $place }, durch das Los
