# Evo, auf Deutsch.

title = Evo
sentence = Dinosaurier ziehen, kämpfen und brüten auf einer Insel mit wechselndem Klima; ersteigere ihnen bessere Gene, ehe der Meteor einschlägt.

## Namen

player-red = Rot
player-yellow = Gelb
player-green = Grün
player-blue = Blau
player-purple = Lila
zone-beach = Strand
zone-plain = Ebene
zone-hill = Hügel
zone-mountain = Gebirge
zones-beach = Strände
zones-plain = Ebenen
zones-hill = Hügel
zones-mountain = Gebirge
space = { $space } ({ $zone })
dinosaur = { $space } ({ $owner })
row = Reihe { $number }
extreme-cold = Kälte
extreme-heat = Hitze
score-points = Punkte
    .value = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } die meisten Punkte.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } die meisten Punkte.
     }
score-dinosaurs = Dinosaurier
    .value = { $points ->
        [one] 1 Dinosaurier
       *[other] { $points } Dinosaurier
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } die meisten Dinosaurier.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } die meisten Dinosaurier.
     }

gene-tail = Schwanz
    .text = Wer mehr Schwänze hat, ist früher dran.
gene-foot = Bein
    .text = Ein Schritt für einen Dinosaurier in der Bewegung.
gene-horn = Horn
    .text = Mit mehr Hörnern gewinnt man mehr Kämpfe.
gene-egg = Ei
    .text = Ein Junges bei den Geburten.
gene-fur = Fell
    .text = Ein Dinosaurier, der die Kälte überlebt.
gene-parasol = Sonnenschirm
    .text = Ein Dinosaurier, der die Hitze überlebt.
gene-mutant = Mutationsgen
    .text = Ein Punkt weniger zu zahlen bei jeder Versteigerung.
gene-nothing = nichts
gene-card = Kartengen
    .text = Es wird sofort gegen eine Ereigniskarte eingetauscht.

card-head-start = Frühstart
    .text = Du bist in dieser Runde zuerst dran.
card-turn-back = Kehrtwende
    .text = Statt des Wurfs geht das Klima einen Schritt zurück.
card-doldrums = Flaute
    .text = Statt des Wurfs bleibt das Klima, wie es ist.
card-onward = Vorwärts
    .text = Statt des Wurfs geht das Klima einen Schritt weiter.
card-lurch = Klimasprung
    .text = Statt des Wurfs geht das Klima zwei Schritte weiter.
card-big-brother = Großer Bruder
    .text = Deine Dinosaurier verteidigen sich in dieser Runde mit zwei Hörnern mehr.
card-giant-gene = Riesengen
    .text = Deine Dinosaurier greifen in dieser Runde mit zwei Hörnern mehr an.
card-stampede = Stampede
    .text = Du hast in dieser Runde zwei Beine mehr.
card-dino-down = Dino ade
    .text = Entferne einen fremden Dinosaurier, aber nicht den letzten eines Spielers.
card-barren-season = Leere Nester
    .text = In dieser Runde gibt es keine Geburten.
card-far-nest = Fernes Nest
    .text = Deine Jungen dürfen in dieser Runde bis zu drei Schritte von einem Elterntier entfernt zur Welt kommen.
card-brood = Brut
    .text = Du hast in dieser Runde ein Ei mehr.
card-ice-cold = Eiskalt
    .text = Alle anderen haben in dieser Runde ein Fell weniger.
card-scorcher = Bruthitze
    .text = Alle anderen haben in dieser Runde einen Sonnenschirm weniger.
card-neoprene = Neopren
    .text = Du hast in dieser Runde zwei Felle mehr.
card-sunscreen = Sonnencreme
    .text = Du hast in dieser Runde zwei Sonnenschirme mehr.
card-bargain = Schnäppchen
    .text = Du zahlst bei dieser Versteigerung bis zu drei Punkte weniger.
card-fossil-record = Fossilienfund
    .text = Drei Punkte am Ende des Spiels.

## Der Plan

climate-ideal = ideal
climate-heat = heiß
climate-cold = kalt
climate-deadly = tödlich
board-climate = Klima
board-meteor = Meteor
board-dice = Würfel
board-die = { $roll ->
    [climate] Klima
    [combat] Kampf
   *[meteor] Meteor
 } { $face }
board-lots = durch das Los { $players }
board-strikes = schlägt ein bei 1 … { $most }, ! immer
board-round = Runde { $round }/{ $last }
board-deck = Stapel
board-left = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }, im Beutel { $genes ->
    [one] 1 Gen
   *[other] { $genes } Gene
 }
board-you = du: { $player }
board-at-risk = gefährdet
board-cards = Karten
board-effects = in Kraft: { $cards }
board-discard = abgelegt: { $cards }
board-table = auf dem Tisch
board-played = { $card }
board-withdrawn = { $card } (zurückgenommen)
board-hand = deine Karten
board-card = { $card } ({ $timing ->
    [initiative] Initiative
    [climate] Klima
    [movement] Bewegung
    [births] Geburten
    [survival] Überleben
    [evolution] Evolution
   *[other] Spielende
 }): { $text }

## Optionen

option-board = Welche Insel es zu viert gibt: durch das Los bestimmt, oder eine der beiden.
    .name = Insel
    .auto = durch das Los
    .ad = AD
    .bc = BC
option-initiative-ties = Wer bei gleich vielen Schwänzen zuerst dran ist: wer weniger Dinosaurier hat, wer mehr hat, oder sofort das Los.
    .name = Gleichstand bei der Initiative
    .fewer = weniger
    .more = mehr
    .chance = Los
option-genes = Wie viele Gene versteigert werden: für jeden Spieler eines, oder eines weniger und eine leere Reihe.
    .name = Gene
    .players = eines pro Spieler
    .one-fewer = eines weniger
option-rebid-same-row = Ob auf die Reihe, bei der man überboten wurde, gleich wieder geboten werden darf.
    .name = neues Gebot auf dieselbe Reihe
    .yes = ja
    .no = nein
option-map = Auf welcher Inselkarte gespielt wird: auf einer, deren Startfelder gleichwertig sind, oder auf unserer ersten.
    .name = Inselkarte
    .first = die erste
    .even = die ausgeglichene

## Fragen

ask-board = Lose die Insel aus.
ask-deal = Gib { $to } eine Ereigniskarte.
ask-start = Lose das Startfeld von { $to } aus.
ask-cards = { $player }, { $offer }
    .others = { $player } spielt eine Ereigniskarte ({ $timing ->
        [initiative] Initiative
        [climate] Klima
        [movement] Bewegung
        [births] Geburten
        [survival] Überleben
        [evolution] Evolution
       *[other] Spielende
     }) oder passt.
offer-play = spiel eine Ereigniskarte ({ $timing ->
    [initiative] Initiative
    [climate] Klima
    [movement] Bewegung
    [births] Geburten
    [survival] Überleben
    [evolution] Evolution
   *[other] Spielende
 }) oder passe.
offer-take-back = deine Karte liegt auf dem Tisch: Passe, damit sie liegen bleibt, oder nimm sie zurück.
offer-pass = du hast jetzt keine Karte zu spielen: Passe.
ask-initiative = Lose aus, wer an { $place }. Stelle dran ist.
ask-climate = Würfle für das Klima.
ask-dino-down = { $player }, wähle den Dinosaurier, den „Dino ade“ entfernt.
    .others = { $player } wählt den Dinosaurier, den „Dino ade“ entfernt.
ask-movement = { $player }, bewege einen Dinosaurier oder hör auf (noch { $feet ->
    [one] 1 Bein
   *[other] { $feet } Beine
 }).
    .others = { $player } bewegt einen Dinosaurier oder hört auf (noch { $feet ->
        [one] 1 Bein
       *[other] { $feet } Beine
     }).
ask-combat = { $attacker } greift { $defender } auf { $space } an und gewinnt mit { $highest ->
    [1] einer 1
   *[other] 1 bis { $highest }
 }.
ask-births = { $player }, setz ein Junges ein (noch { $babies }).
    .others = { $player } setzt ein Junges ein (noch { $babies }).
ask-survival = { $player }, wähle, wer an { $extreme } stirbt ({ $zones }, noch { $condemned }).
    .others = { $player } wählt, wer an { $extreme } stirbt ({ $zones }, noch { $condemned }).
ask-meteor = Würfle für den Meteor: Bei { $highest ->
    [1] einer 1
   *[other] 1 bis { $highest }
 } schlägt er ein.
ask-genes = Zieh das Gen der Reihe { $row }.
ask-auction = { $player }, biete auf eine Reihe ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }{ $discount ->
    [0] {""}
   *[other] , Nachlass { $discount }
 }).
    .others = { $player } bietet auf eine Reihe ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }{ $discount ->
        [0] {""}
       *[other] , Nachlass { $discount }
     }).
ask-card-genes = { $to } zieht eine Ereigniskarte.

## Möglichkeiten

do-pass = Passen
do-play = „{ $event-card }“ spielen: { $text }
do-withdraw = „{ $event-card }“ zurücknehmen
do-target = Dinosaurier von { $owner } auf { $space } entfernen
do-stop = Aufhören
do-move = { $kind ->
    [attack] { $defender } auf { $to } von { $from } aus angreifen: { $chances } von 6{ $deadly ->
        [1] ; in diesem Klima tödlich
       *[0] {""}
     }
   *[step] Von { $from } nach { $to } ziehen{ $deadly ->
        [1] : in diesem Klima tödlich
       *[0] {""}
     }
 }
do-hatch = Junges auf { $space } setzen{ $deadly ->
    [1] : in diesem Klima tödlich
   *[0] {""}
 }
do-remove = Dinosaurier auf { $space } aufgeben
do-bid = { $saved ->
    [0] { $amount } auf { $row } bieten ({ $prize })
   *[other] { $amount } auf { $row } bieten ({ $prize }), { $price } zahlen
 }
do-board = Insel { $board }
do-deal = { $event-card }
do-start = Auf { $space } beginnen
do-rank = { $player }
do-roll = { $face }
do-gene = { $gene }

## Was geschah

event-laid = Die Insel ist { $board }.
event-dealt = { $player } zieht „{ $event-card }“.
event-dealt-hidden = { $player } zieht eine Ereigniskarte.
event-started = { $player } beginnt auf { $space }.
event-round = Runde { $round } beginnt.
event-passed = { $player } passt.
event-played = { $player } spielt „{ $event-card }“.
event-withdrawn = { $player } nimmt „{ $event-card }“ zurück.
event-works = „{ $event-card }“ von { $player } tritt in Kraft.
event-returned = „{ $event-card }“ von { $player } geht auf die Hand zurück: { $cause }.
climate-card-of-another = Nur eine Klimakarte wirkt, die erste in der Zugreihenfolge
event-downed = „{ $cause }“: { $player } entfernt den Dinosaurier von { $victim } auf { $space }.
event-drew = { $player } erhält durch das Los Platz { $place } der Zugreihenfolge.
event-ordered = Zugreihenfolge: { $player }.
event-rolled = Der Klimawürfel zeigt { $face }: { $steps ->
    [-1] einen Schritt zurück
    [0] keine Änderung
   *[other] einen Schritt weiter
 }. Ideal: { $zones }.
event-steered = Das Klima { $steps ->
    [-1] geht einen Schritt zurück
    [0] bleibt, wie es ist
    [1] geht einen Schritt weiter
   *[other] geht { $steps } Schritte weiter
 }. Ideal: { $zones }.
event-moved = { $player } zieht von { $from } nach { $to }.
event-attacked = { $player } greift { $defender } auf { $to } von { $from } aus an.
event-defeated = { $player } würfelt { $face } und gewinnt ({ $cause }): Der Dinosaurier von { $defender } auf { $space } ist fort.
event-lost = { $player } würfelt { $face } und verliert ({ $cause }): Der Angreifer von { $from } ist fort.
odds = { $highest ->
    [one] nur eine 1 gewinnt
   *[other] 1 bis { $highest } gewinnt
 } mit { $horns ->
    [-1] 1 Horn weniger
    [0] gleich vielen Hörnern
    [one] 1 Horn mehr
   *[other] { $horns } Hörnern mehr
 }
event-stopped = { $player } { $moves ->
    [0] kann nicht ziehen
   *[other] hört auf zu ziehen
 }.
event-born = { $player } bekommt { $count ->
    [one] ein Junges
   *[other] Junge
 } auf { $space }.
event-killed = Das Klima tötet { $count ->
    [one] den Dinosaurier
   *[other] die Dinosaurier
 } auf { $space }: { $cause }.
deadly = Ideal: { $ideal }, tödlich: { $zones }
event-died = { $count ->
    [one] Der Dinosaurier von { $player } auf { $space } stirbt an { $extreme }
   *[other] Die Dinosaurier von { $player } auf { $space } sterben an { $extreme }
 }: { $cause }.
exposed = { $gene } schützt { $kept ->
    [0] keinen
   *[other] nur { $kept }
 }
exposed-by-card = { $gene } schützt wegen „{ $card }“ { $kept ->
    [0] keinen
   *[other] nur { $kept }
 }
event-earned = { $player } { $count ->
    [one] erhält
   *[other] erhalten
 } { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für Überlebende.
event-approached = Der Meteor rückt auf Feld { $meteor } vor.
event-spared = Der Meteorwürfel zeigt { $face }: Die Insel bleibt verschont.
event-struck = { $face ->
    [0] Der Meteor schlägt ein: { $cause }!
   *[other] Der Meteorwürfel zeigt { $face }: Der Meteor schlägt ein, denn { $cause }!
 }
strikes = { $face ->
    [0] Er ist am Ende seiner Bahn
   *[other] { $highest ->
        [one] eine 1 genügt
       *[other] jede Zahl bis { $highest } genügt
    }
 }
event-drawn = { $row }: { $gene }.
event-bade = { $player } bietet { $amount } auf { $row } ({ $prize }).
event-outbid = { $player } bietet { $amount } auf { $row } ({ $prize }) und überbietet { $loser }.
event-paid = { $player } zahlt { $price } und erhält { $prize ->
    [tail] einen Schwanz
    [foot] ein Bein
    [horn] ein Horn
    [egg] ein Ei
    [fur] ein Fell
    [parasol] einen Sonnenschirm
    [mutant] ein Mutationsgen
    [card] ein Kartengen
   *[nothing] nichts
 }.
event-empty = { $player } hat ein Kartengen einzutauschen, aber es ist keine Ereigniskarte mehr da.
event-counted = { $player } erhält { $points } Punkte für „Fossilienfund“.
event-ended = { $reason }

## Bildzeilen

caption-order = Initiative: die neue Zugreihenfolge
caption-births = Geburten: { $player }
caption-swept = Überleben: die tödlichen Zonen
caption-thinned = Überleben: { $extreme }, { $player }
caption-survivors = Mutationspunkte für Überlebende

## Zeilen, die sich Ereignisse teilen

line-hands = { $player } ziehen Ereigniskarten.
line-starts = { $player } kommen auf die Insel.
line-offers = { $now ->
    [none] Niemand spielt eine Karte.
    [works] Karten in Kraft: { $cards }.
   *[played] Karten auf dem Tisch: { $cards }.
 }
card-of = „{ $event-card }“ von { $player }
line-steps = { $player } zieht { $moved ->
    [0] nicht
    [one] einen Schritt
   *[other] { $moved } Schritte
 }{ $attacked ->
    [0] {""}
   *[other] {" "}und greift an
 }.
line-genes = Gene zu kaufen: { $gene }.
line-bids = Es bieten { $player }: { $count } Gebote.

## Warum es endete

ending-strike = Der Meteor schlug vorzeitig ein, in Runde { $round }.
ending-track-end = Der Meteor kam in Runde { $round } ans Ende seiner Bahn.

won-points = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } ({ $others }).
won-dinosaurs = Bei gleich vielen Punkten { $count ->
    [one] gewinnt
   *[other] gewinnen
 } { $player } mit mehr Dinosauriern auf der Insel: { $points } ({ $others }).

## Was ein Tipp bringt

gain-earned = du bekommst mehr Punkte
    .others = { $player } bekommt weniger Punkte
gain-born = du bekommst mehr Junge
    .others = { $player } bekommt weniger Junge
gain-killed = das Klima tötet weniger deiner Dinosaurier
    .others = das Klima tötet mehr Dinosaurier von { $player }
gain-beaten = du verlierst weniger Dinosaurier im Kampf
    .others = { $player } verliert mehr Dinosaurier im Kampf
gain-won = du ersteigerst { $where ->
    [tail] einen Schwanz
    [foot] ein Bein
    [horn] ein Horn
    [egg] ein Ei
    [fur] ein Fell
    [parasol] einen Sonnenschirm
    [mutant] ein Mutationsgen
   *[card] ein Kartengen
 }
    .others = { $player } ersteigert { $where ->
    [tail] keinen Schwanz
    [foot] kein Bein
    [horn] kein Horn
    [egg] kein Ei
    [fur] kein Fell
    [parasol] keinen Sonnenschirm
    [mutant] kein Mutationsgen
   *[card] kein Kartengen
 }

## Warum nicht

why-not-now = Das ist jetzt nicht gefragt.
    .rule = Spielablauf
why-other-phase = Diese Karte gehört in eine andere Phase.
    .rule = Spielablauf, E4
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
    .rule = Spielablauf, E6
why-taken-back = Eine zurückgenommene Karte bleibt auf deiner Hand, bis alle gepasst haben.
    .rule = Spielablauf, E4
why-no-target = Niemand sonst hat einen Dinosaurier übrig: Der letzte eines Spielers ist sicher.
    .rule = Dino ade
why-not-pending = Von dir liegt keine solche Karte auf dem Tisch, die du zurücknehmen könntest.
    .rule = Spielablauf, E4
why-no-space = Dieses Feld gibt es auf der Insel nicht.
    .rule = Aufbau, E1
why-no-dinosaur = Dort steht kein Dinosaurier.
    .rule = Bewegung und Kampf
why-not-yours = Dieser Dinosaurier gehört nicht dir.
    .rule = Bewegung und Kampf
why-is-yours = Das Ziel ist ein fremder Dinosaurier.
    .rule = Dino ade
why-last-one = Das ist der letzte Dinosaurier seiner Art, und darum ist er sicher.
    .rule = Dino ade
why-off-the-island = In dieser Richtung ist nur Meer.
    .rule = Bewegung und Kampf, E8
why-own-space = Dort steht dein eigener Dinosaurier, und er lässt niemanden herein.
    .rule = Bewegung und Kampf, E8
why-too-few-horns = Mit zwei oder mehr Hörnern weniger als der Verteidiger kannst du nicht angreifen.
    .rule = Bewegung und Kampf, E9
why-occupied = Ein Junges braucht ein leeres Feld.
    .rule = Geburten, E10
why-too-far = Ein Junges muss näher bei seinen Eltern zur Welt kommen, oder bei seinen Geschwistern, wo keine Eltern sind.
    .rule = Geburten, E10, E11
why-other-zone = Dieser Dinosaurier steht nicht in der Zone, um die es jetzt geht.
    .rule = Überleben, E12
why-no-row = Es gibt nur so viele Reihen wie Spieler.
    .rule = Evolution, E15
why-lost-row = Dort wurdest du gerade überboten, und nach den Regeln dieses Tisches bietest du jetzt auf eine andere Reihe.
    .rule = Evolution, E15
why-bid-too-low = Ein Gebot muss höher sein als das auf dieser Reihe.
    .rule = Evolution, E15
why-cannot-pay = Dieses Gebot könntest du mit deinen Punkten nicht bezahlen.
    .rule = Evolution, E16
why-no-board = Zu viert spielt man auf der Insel AD oder BC.
    .rule = Aufbau, E1
why-not-in-the-deck = Diese Karte ist nicht mehr im Stapel.
    .rule = Aufbau, E21
why-not-a-start = Dieses Feld hat keinen Stern.
    .rule = Aufbau, E2
why-not-tied = Diese Art gehört nicht zu denen, die um den nächsten Platz losen.
    .rule = Initiative, E3
why-not-in-the-bag = Ein solches Gen ist nicht mehr im Beutel.
    .rule = Evolution, E15
why-nobody-to-lose = Dort steht kein Dinosaurier.
    .rule = Überleben, E12
why-not-yours-to-lose = Dieser Dinosaurier gehört nicht dir.
    .rule = Überleben, E12
why-nobody-to-target = Dort steht kein Dinosaurier.
    .rule = Dino ade
why-no-such-card-left = Diese Karte ist nicht mehr im Stapel.
    .rule = Evolution, E17

## Im Labor

lab-role-start = Startfeld
lab-kind-gene = Gen
lab-kind-card = Karte
lab-kind-deal = Ausgabe
lab-kind-roll = Wurf
lab-kind-gift = Geschenk
lab-unit-points = Punkten
lab-points = { $amount } { $count ->
    [one] Punkt
   *[other] Punkte
 }
lab-strike = früher Einschlag
lab-track-end = Ende der Bahn

## Arguments and files

island-not-chosen = Die Insel lässt sich nur zu viert wählen; { $number } Spieler haben ihre eigene.

## Positions

phases-both = Eine Stellung hat eine Phase, nicht { $first } und { $second } zugleich.
rows-wrong = { $number } Spieler haben { $count } Reihen, keine { $row }.
card-genes-spent = Wenn für Kartengene gezogen wird, sind diese schon abgegeben: mindestens spent { $count }. [E17]
event-cards-too-many = Es gibt nur { $count } Ereigniskarten.
table-card-malformed = { $word } ist keine Karte auf dem Tisch: Schreib red:stampede oder red:stampede:withdrawn.
genes-too-many = Es gibt nur { $count } Gene { $gene }.
cards-too-many = Es gibt nur { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } { $card }.
order-wrong = Die Reihenfolge sollte jeden der { $number } Spieler einmal nennen.
asked-without-card = Nach Ereigniskarten gefragt wird nur, wer eine hält oder eine auf dem Tisch hat.
space-unknown = Auf der Insel { $board } gibt es kein Feld { $space }.
space-taken = Auf { $space } können nicht zwei Dinosaurier stehen.
dinosaurs-too-many = { $player } hat { $most } Dinosaurier, nicht mehr.

## Positions that no game can come to

before-first-round = Vor der ersten Runde ist Runde 0, und zu { $number } Spielern liegt der Meteor auf Feld { $count }. [E14]
meteor-on-last-space = Auf Feld { $number }, seinem letzten, hat der Meteor das Spiel beendet. [E14]
track-ends-elsewhere = Die Leiste endet auf Feld { $most }, nicht auf Feld { $number }. [E14]
meteor-does-not-strike = Auf Feld { $number } schlägt der Meteor nicht durch einen Wurf ein. [E14]
meteor-wrong-time = Zu { $number } Spielern verlässt der Meteor in Runde 1 Feld { $count } und kommt jede Runde ein Feld näher: In Runde { $least } ist er dann nicht auf Feld { $most }. [E14]
island-not-by-option = Zu { $number } Spielern gibt es mit dieser Möglichkeit die Insel { $board } nicht.
island-not-for-players = Zu { $number } Spielern gibt es die Insel { $board } nicht.
island-not-drawn = Nur zu viert wird die Insel ausgelost, wenn sie nicht gewählt ist. [E1]
ending-phase-wrong = Wenn das Spiel zu Ende ist, bleibt nur game-end-events oder gar keine Phase. [E5]
die-not-rolled-yet = In dieser Runde ist der Würfel { $die } noch nicht geworfen.
drawn-without-place = Nur wer einen Platz in der Zugreihenfolge hat, kann ihn erlost haben. [E3]
card-gene-kept = Keine Art behält ein Kartengen: Es wird gegen eine Ereigniskarte abgegeben und mit spent gezählt. [E17]
table-card-wrong-phase = Eine Karte liegt nur auf dem Tisch, solange die Karten ihrer Phase angeboten werden. [E4]
cards-too-early = In den ersten zwei Runden werden keine Ereigniskarten gespielt, also auch keine angeboten. [E4]
cards-all-discarded = Alle Karten dieser Phase sind abgelegt, darum wird niemand gefragt. [E4]
climate-card-instead = Eine Klimakarte wirkt statt des Wurfs; wirkt eine, wird nicht gewürfelt. [E4]
effect-wrong-phase = Eine Karte wirkt nur in ihrer eigenen Phase, und „Dino ade“, ehe jemand zieht. [E4]
dino-down-without-target = „Dino ade“ braucht ein Ziel: einen Gegner mit mehr als einem Dinosaurier. [Dino Down]
dinosaur-before-start = Ehe die Startfelder ausgelost sind, steht kein Dinosaurier auf der Insel.
cards-dealt-wrong = Jeder Spieler bekommt { $count } Karten, einer nach dem anderen.
passes-too-many = Nach { $count } Mal Passen hintereinander ist dieses Angebot vorbei.
feet-wrong = { $player } hat { $feet ->
    [one] 1 Fuß
   *[other] { $feet } Füße
 }, darum können nicht { $count } übrig sein. [E8]
attack-from-nowhere = Kein Dinosaurier von { $player } greift von { $space } in diese Richtung an.
horns-too-few = { $player } hat zu wenige Hörner, um { $other } anzugreifen. [E9]
births-barren = In einer „Dürre“ bekommt niemand Junge; die Phase ist vorbei. [Barren Season]
birth-wrong = Auf { $space } kam in dieser Runde kein Dinosaurier zur Welt. [E10]
eggs-too-few = { $player } hat { $eggs ->
    [one] 1 Ei
   *[other] { $eggs } Eier
 }, darum können nicht { $count } zur Welt gekommen sein. [E10]
babies-too-early = Wer in der Zugreihenfolge nach { $player } kommt, hat noch keine Jungen. [E10]
baby-misplaced = Ein Junges von { $player } steht, wo es nicht zur Welt gekommen sein kann: fern von den Eltern, oder ohne Eltern von seinen Geschwistern. [E10, E11]
survival-deadly-zone = Wenn es ums Überleben geht, ist niemand mehr in einer tödlichen Zone; schreib survival-events, um davor zu beginnen. [E12]
survival-order-wrong = Ehe { $player } nach { $extreme } gefragt wird, muss jemand Dinosaurier verlieren. [E12]
meteor-no-die = Auf Feld { $number } der Meteorleiste wird nicht gewürfelt.
genes-first-row-first = Gene werden zuerst für die erste Reihe gezogen.
bids-out-of-order = Die Gebote passen nicht zur Reihenfolge: Jeder hält reihum eine Reihe, und einer muss bieten.
bid-not-payable = { $player } könnte { $count } nicht zahlen.
outbid-impossible = Niemand kann { $player } auf row{ $number } überboten haben. [E15]
bidder-not-outbid = { $player } muss bieten, aber niemand kann { $player } überboten haben. [E15]
outbid-unsaid = Wo wurde { $player } überboten? Bei rebid_same_row=no kommt es darauf an: Ergänze { $rows }. [E15]

## Themen von Rätseln

theme-auction = Versteigerung
theme-points = Punkte
theme-brood = Nachwuchs
theme-climate = Klima
theme-hunt = Jagd
theme-escape = Flucht
theme-prize = Preis
theme-event = Ereigniskarte
