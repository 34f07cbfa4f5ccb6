# Random Mutations, auf Deutsch.

title = Random Mutations
sentence = Spiel Karten, die du nicht gesehen hast, als Arten, Tiere oder Merkmale, und füttere, was daraus wird, bis der Stapel leer ist.

## Namen

player-a = A
player-b = B
player-c = C
player-d = D
player-e = E
player-f = F
player-g = G
player-h = H
species = { $name } ({ $traits })
animal = { $name } in { $species } ({ $traits })
animal-bearing = { $name } in { $species } ({ $traits }; { $bears })
no-traits = ohne Merkmale
bears-food = { $fed ->
    [1] satt
   *[0] { $food } von { $need } Futter
 }
bears-parasites = { $count ->
    [one] ein Parasit
   *[other] { $count } Parasiten
 }
bears-shelter = im Unterschlupf
bears-attacked = hat angegriffen
bears-looked = Karte angesehen
count-red = { $count } Futter
count-green = { $count ->
    [one] 1 Unterschlupf
   *[other] { $count } Unterschlupfe
 }
phase-begin = es wird ausgelost, wer beginnt
phase-development = Entwicklung
phase-face = Entwicklung, eine Karte wird aufgedeckt
phase-look = Entwicklung, eine Karte wird angesehen
phase-deleterious = Entwicklung, ein schädliches Merkmal
phase-food = Klima, Futter
phase-parasites = Klima, Parasiten
phase-shelters = Klima, Unterschlupfe
phase-feeding = Fütterung
phase-grazing = Fütterung, Abweiden
phase-prey = Angriff, die Beute
phase-ignoring = Angriff, Merkmale ignorieren
phase-mimicry = Angriff, Mimikry
phase-anglerfish = Angriff, ein Anglerfisch?
phase-running = Angriff, Flucht
phase-victim = Angriff, das Opfer
phase-scavenger = Angriff, ein Aasfresser
phase-extinction = Aussterben
score-points = Punkte
    .value = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } die meisten Punkte.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } die meisten Punkte.
     }
score-discards = größerer Ablagestapel
    .value = { $points ->
        [one] 1 Karte
       *[other] { $points } Karten
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } den größten Ablagestapel.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } den größten Ablagestapel.
     }

trait-none = nichts
trait-bark-beetle = Borkenkäfer
    .text = Solange ein Tier der Art nicht satt ist, gilt ein Unterschlupf von seinem Besitzer als Futter.
trait-poisonous = Giftig
    .text = Das Tier, das eines der Art frisst, stirbt nach der Mahlzeit.
trait-budding = Knospung
    .text = Zu Beginn jeder Runde kommt die nächste Karte vom Stapel des Besitzers als Tier hinzu, über jede Grenze hinaus.
trait-metabolic-syndrome = Stoffwechselstörung
    .text = Jedes Tier der Art braucht zwei Futter mehr und hat nichts davon. Schädlich.
trait-development-defects = Fehlentwicklung
    .text = Wer die Art angreift, darf eines ihrer Merkmale ignorieren. Schädlich.
trait-extremophile = Extremophil
    .text = Ein neues Tier der Art kostet seinen Besitzer eine Karte mehr vom Stapel. Schädlich.
trait-mimicry = Mimikry
    .text = Ein Angriff auf die Art wird auf eine andere Art desselben Besitzers gelenkt, die der Fleischfresser angreifen kann.
trait-high-body-weight = Schwergewicht
    .text = Nur Schwergewichte können die Art angreifen. Jedes ihrer Tiere braucht ein Futter mehr.
trait-burrowing = Höhlenbau
    .text = Satte Tiere der Art sind für Fleischfresser nicht erreichbar.
trait-simplification = Rückbildung
    .text = Das zuletzt erworbene Merkmal der Art wird zu einer neuen Art, und diese Karte ebenso. Schädlich.
trait-grazing = Weidetier
    .text = In jedem seiner Fütterungszüge darf der Besitzer Futter vernichten, eines für jedes Tier der Art.
trait-carnivorous = Fleischfresser
    .text = Hungrige Tiere der Art dürfen angreifen, einmal pro Runde; eine Beute gibt zwei Futter. Jedes braucht ein Futter mehr.
trait-running = Läufer
    .text = Wird die Art angegriffen, würfelt sie: Bei 4, 5 oder 6 entkommt sie.
trait-swimming = Schwimmer
    .text = Nur schwimmende Fleischfresser greifen die Art an; als Fleischfresser greift sie nur Schwimmer an.
trait-obligate-carnivorous = Reiner Fleischfresser
    .text = Er greift an wie ein Fleischfresser, nimmt kein anderes Futter, und eine Beute macht ihn satt.
trait-scavenger = Aasfresser
    .text = Wird ein Tier gefressen, bekommt ein hungriger Aasfresser ein Futter: einer des Angreifers, sonst der nächste im Uhrzeigersinn.
trait-anglerfish = Anglerfisch
    .text = Als Merkmal ist er ein Fleischfresser. Ungesehen als Art gespielt, kann er aufgedeckt werden, um einen Angriff zu stoppen und zurückzuschlagen.
trait-flight = Flieger
    .text = Arten mit ebenso vielen oder mehr Merkmalen können die Art nicht angreifen.
trait-intellect = Intelligenz
    .text = Greift ein Tier der Art an, darf es ein Merkmal der Beute ignorieren. Jedes braucht ein Futter mehr.
trait-viviparous = Lebendgebärend
    .text = Wird ein Tier der Art satt, kommt vom Hauptstapel ein sattes Junges hinzu. Jedes braucht ein Futter mehr.
trait-aedificator = Baumeister
    .text = Zu Beginn der Fütterung bringt jedes Tier der Art zwei Futter.
trait-herding = Herdentier
    .text = Die Art ist nicht angreifbar, solange es mehr Herdentiere gibt als Tiere aller Fleischfresserarten.

## Optionen

option-divergence = Ob eine Karte eine Art in zwei teilen darf, die ihre Merkmale gemeinsam haben.
    .name = Abspaltung
    .off = aus
    .on = an
option-extras = Karten anderer Sätze, die eingemischt werden.
    .name = weitere Karten
    .none = keine
    .anglerfish = { trait-anglerfish }
    .flight = { trait-flight }
    .intellect = { trait-intellect }
    .viviparous = { trait-viviparous }
    .aedificator = { trait-aedificator }
    .herding = { trait-herding }

## Fragen

ask-begin = Lose aus, wer beginnt.
ask-development = { $player }, spiel { $cards ->
    [one] deine letzte Karte
   *[other] eine deiner { $cards } Karten
 } oder passe.
    .others = { $player } spielt { $cards ->
        [one] die letzte Karte
       *[other] eine von { $cards } Karten
     } oder passt.
ask-face = Deck die Karte von { $player } für { $species } auf.
ask-look = { $player } sieht die Karte der neuen Art { $species } an.
ask-deleterious = { $player }, „{ $trait }“ bei { $species } behalten? { $effect }
    .others = { $player } behält „{ $trait }“ bei { $species } oder macht eine neue Art daraus.
ask-food = Würfle das Futter dieser Runde aus.
ask-parasites = Würfle die Parasiten dieser Runde aus.
ask-shelters = Würfle die Unterschlupfe dieser Runde aus.
ask-feeding = { $player }, { $can }.
    .others = { $player } ist mit dem Füttern dran.
can-take = nimm einen Chip
can-attack = greif an
can-graze = weide ab
can-pass = passe
either = { $first } oder { $last }
comma = { $first }, { $last }
ask-grazing = { $player }, weide ab oder beende deinen Zug.
    .others = { $player } weidet ab oder beendet den Zug.
ask-prey = { $player }, wähle die Beute von { $hunter }.
    .others = { $player } wählt die Beute von { $hunter }.
ask-ignoring = { $player }, welches Merkmal ignoriert { $hunter } bei { $prey }?
    .others = { $player } wählt, welches Merkmal { $hunter } bei { $prey } ignoriert.
ask-mimicry = { $player }, { $prey } ahmt eine andere deiner Arten nach: Welche wird stattdessen von { $hunter } angegriffen?
    .others = Art { $prey } ahmt eine andere Art nach: { $player } wählt, welche stattdessen von { $hunter } angegriffen wird.
ask-anglerfish = { $player }, { $hunter } greift { $prey } an: Deckst du einen Anglerfisch auf?
    .others = Art { $hunter } greift { $prey } an: { $player } kann einen Anglerfisch aufdecken.
ask-running = Würfle, ob { $prey } davonläuft.
ask-victim = { $player }, welches Tier von { $prey } wird von { $hunter } gefressen?
    .others = { $player } wählt das Tier von { $prey }, das von { $hunter } gefressen wird.
ask-scavenger = { $player }, welcher deiner Aasfresser frisst die Reste?
    .others = { $player } wählt, welcher Aasfresser die Reste frisst.
ask-extinction = { $player }, welches deiner befallenen Tiere stirbt an Parasiten?
    .others = { $player } wählt, welches befallene Tier an Parasiten stirbt.

## Möglichkeiten

do-species = Neue Art spielen
do-trait = Merkmal auf { $species } spielen
do-populate = Tier zu { $species } legen{ $price ->
    [0] {""}
   *[other] {" "}und eine Karte abwerfen
 }
do-diverge = Neue Art von { $species } abspalten{ $price ->
    [0] {""}
   *[other] {" "}und eine Karte abwerfen
 }
do-keep = Behalten
do-remove = Neue Art machen
do-feed = Tier { $animal } füttern
do-shelter = { $eats ->
    [1] Tier { $animal } mit einem Unterschlupf füttern
   *[0] Unterschlupf für { $animal }
 }
do-infest = Parasit bei { $owner } für { $animal }
do-hunt = Mit { $animal } angreifen
do-graze = { $count ->
    [one] Ein Futter
   *[other] { $count } Futter
 } abweiden
do-attack = Bei { $owner } { $species } angreifen
do-ignore = Ignorieren: { $trait }
do-redirect = Angriff auf { $species } lenken
do-hide = Nichts aufdecken
do-reveal = Den Anglerfisch { $species } aufdecken
do-lose = Tier { $animal } aufgeben
do-scavenge = Tier { $animal } Aas fressen lassen
do-pass = { $ends ->
    [1] Zug beenden
   *[0] Passen
 }
do-begin = { $player } beginnt
do-face = { $trait }
do-look = { $trait }
do-food = { $count } Futter
do-parasites = { $count ->
    [one] ein Parasit
   *[other] { $count } Parasiten
 }
do-shelters = { $count ->
    [one] ein Unterschlupf
   *[other] { $count } Unterschlupfe
 }
do-run = { $roll }: { $escapes ->
    [1] entkommen
   *[0] erwischt
 }

## Was geschah

event-shuffled = Der Hauptstapel aus { $cards } Karten wird gemischt.
event-dealt = { $player } { $count ->
    [one] erhält { $cards } Karten
   *[other] erhalten je { $cards } Karten
 }.
event-first = { $player } beginnt.
event-drew = { $player } { $cause ->
    [nothing_left] hat nichts mehr und erhält
   *[survivors] zieht
 } { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-turn = Runde { $turn } beginnt mit { $player }; im Hauptstapel { $left ->
    [0] sind keine Karten mehr
    [one] ist noch eine Karte
   *[other] sind noch { $left } Karten
 }.
event-last-turn = Es ist die letzte Runde.
event-budded = Ein Tier knospt bei { $player } aus { $species }: { $animal }.
event-passed = { $player } passt und behält { $kept ->
    [one] eine Karte
   *[other] { $kept } Karten
 }.
event-founded = { $player } spielt eine neue Art, { $species }.
event-looked = { $player } sieht die Karte von { $species } an: { $trait }.
event-looked-hidden = { $player } sieht die Karte von { $species } an.
event-declared = { $player } kündigt ein Merkmal für { $species } an.
event-populated = { $player } legt ein Tier zu { $species }: { $animal }.
event-diverged = { $player } spaltet von { $parent } eine neue Art ab: { $species }, mit denselben Merkmalen.
event-paid = { $player } wirft dafür eine Karte mehr ab, denn { $species } ist extremophil.
event-developed = Die Entwicklung ist vorbei.
event-turned-up = Die Karte von { $player } für { $species } ist „{ $trait }“.
event-gained = Sie geht bei { $owner } an { $species }.
event-slid = Sie rutscht bei { $owner } an { $species }.
event-kept = { $player } behält „{ $trait }“ bei { $species }.
event-removed = { $player } entfernt „{ $trait }“ von { $species }.
event-lost = Art { $species } von { $owner } verliert „{ $trait }“ durch „{ $cause }“.
event-left = Art { $species } von { $owner } verliert „{ $trait }“ durch „{ $cause }“; die Karte bleibt bei denen, die sie teilen.
event-laid = Die Karte „{ $trait }“ wird eine neue Art von { $player }, { $species }.
event-closed = Der Anglerfisch { $species } von { $owner } liegt durch „{ $cause }“ wieder verdeckt.
event-replaced = Art { $species } von { $owner } ist kein Anglerfisch mehr: Die Karte bleibt bei denen, die sie teilen, und „{ $cause }“ liegt jetzt als Tier da.
event-red = Das Klima bringt { $tokens } Futter.
event-black = Der Parasitenwürfel zeigt { $rolled }: { $tokens ->
    [0] Kein Parasit kommt
    [one] Ein Parasit kommt
   *[other] { $tokens } Parasiten kommen
 } hinzu.
event-green = Es gibt { $tokens ->
    [one] einen Unterschlupf
   *[other] { $tokens } Unterschlupfe
 }.
event-built = Bei { $player } bringt { $species } { $tokens } Futter.
event-fed = { $player } füttert { $animal }.
event-gnawed = { $player } füttert { $animal } mit einem Unterschlupf.
event-sheltered = { $player } gibt einen Unterschlupf an { $animal }.
event-infested = { $player } gibt bei { $owner } einen Parasiten an { $animal }.
event-grazed = { $player } weidet { $tokens ->
    [one] ein Futter
   *[other] { $tokens } Futter
 } ab.
event-skipped = { $player } passt.
event-finished = { $player } beendet den Zug.
event-born = Bei { $player } bekommt { $species } ein sattes Junges: { $animal }.
event-cleared = Die Fütterung ist vorbei{ $count ->
    [0] {""}
    [one] ; zurück in die Schachtel: { $tokens }
   *[other] ; zurück in die Schachtel: { $tokens }
 }.
event-hunted = { $player } greift mit { $animal } an.
event-attacked = { $player } wählt bei { $owner } { $prey } als Beute.
event-ignored = { $player } ignoriert „{ $trait }“, { $permission ->
    [anglerfish] wie der Anglerfisch es darf
    [intellect] dank Intelligenz
   *[defects] dank Fehlentwicklung der Beute
 }.
event-waived = { $player } ignoriert kein Merkmal.
event-redirected = { $player } lenkt den Angriff durch Mimikry von { $from } auf { $to }.
event-hid = { $player } deckt nichts auf.
event-revealed = { $player } deckt auf, dass { $species } ein { $cause } ist: Der Angriff ist gestoppt.
event-struck-back = Der Anglerfisch { $hunter } von { $player } schlägt bei { $owner } gegen { $prey } zurück.
event-held-back = Der Anglerfisch { $hunter } von { $player } kann bei { $owner } nicht gegen { $prey } zurückschlagen. { $cause }
event-escaped = Art { $species } von { $owner } würfelt { $roll } und entkommt: Als { $cause } rettet sie jeder Wurf ab { $least }.
event-caught = Art { $species } von { $owner } würfelt { $roll } und wird erwischt: Erst ein Wurf ab { $least } hätte sie gerettet.
event-eaten = { $player } verliert { $animal } an { $hunter } von { $owner }: { $cause }.
killed = Es wurde gejagt
killed-ignoring = Der Jäger hat „{ $ignored }“ ignoriert
event-scavenged = { $player } lässt { $animal } Aas fressen.
event-poisoned = Bei { $player } stirbt { $animal }, denn die Beute war „{ $cause }“.
event-burdened = Keine Art trägt mehr als { $parasites ->
    [one] einen Parasiten
   *[other] { $parasites } Parasiten
 }.
event-succumbed = { $player } verliert { $animal } durch Parasiten: Keine Art trägt mehr als { $parasites ->
    [one] diesen einen
   *[other] diese { $parasites }
 }.
event-starved = Bei { $player } { $count ->
    [one] verhungert
   *[other] verhungern
 } in { $species } { $animal }, { $cause }.
hungry = mit { $food } von { $need } Futter
hungry-for = mit { $food } von { $need } Futter, so viel braucht es durch „{ $traits }“
event-extinct = Art { $species } von { $player } { $cards ->
    [0] ist ausgestorben
    [one] ist ausgestorben, und eine Merkmalskarte wird abgelegt
   *[other] ist ausgestorben, und { $cards } Merkmalskarten werden abgelegt
 }: { $cause }.
died-eaten = Ihr letztes Tier wurde gefressen
died-of-poison = Ihr letztes Tier hat Gift gefressen
died-of-parasites = Ihr letztes Tier starb an Parasiten
died-of-hunger = Ihre letzten Tiere sind verhungert
event-scored = { $player } hat { $animals } Punkte für Tiere, { $traits } für Merkmale und { $plus } für Pluszahlen; im Ablagestapel { $discards ->
    [0] liegen keine Karten
    [one] liegt eine Karte
   *[other] liegen { $discards } Karten
 }.
event-ended = { $reason }

## Bildzeilen

caption-cards = Neue Karten
caption-poison = Das Gift wirkt
caption-hunger = Aussterben: Die hungrigen Tiere verhungern
caption-extinction = Aussterben: die Überlebenden

## Zeilen, die sich Ereignisse teilen

line-drawing = Karten: { $drawing }.
draws = { $player } { $cards }
line-passing = { $player } passen.
line-mutation = { $outcome ->
    [declared] { $player } kündigt ein Merkmal an.
    [slid] { $player } mutiert { $species }: „{ $trait }“ rutscht an { $to }.
    [laid] { $player } mutiert { $species }: „{ $trait }“ wird eine neue Art, { $to }.
    [lost] { $player } mutiert { $species }: „{ $trait }“ nimmt „{ $lost }“ weg.
    [removed] { $player } mutiert { $species }: „{ $trait }“ wird wieder entfernt.
    [closed] { $player } mutiert { $species }: „{ $trait }“ dreht den Anglerfisch um.
    [replaced] { $player } mutiert { $species }: „{ $trait }“ ersetzt den Anglerfisch.
   *[turned] { $player } mutiert { $species }: „{ $trait }“.
 }
line-climate = Das Klima bringt { $climate }.
brings-red = { $count ->
    [one] ein Futter
   *[other] { $count } Futter
 }
brings-black = { $count ->
    [one] einen Parasiten
   *[other] { $count } Parasiten
 }
brings-green = { $count ->
    [one] einen Unterschlupf
   *[other] { $count } Unterschlupfe
 }
line-feeding = { $player } { $player-count ->
    [one] füttert
   *[other] füttern
 }: { $fed ->
    [one] ein Futter
   *[other] { $fed } Futter
 }, { $sheltered ->
    [one] ein Unterschlupf
   *[other] { $sheltered } Unterschlupfe
 }, { $infested ->
    [one] ein Parasit
   *[other] { $infested } Parasiten
 }.
line-attack = Ein Angriff: bisher { $count } Entscheidungen.
line-hunger = { $player } verliert { $starved ->
    [0] kein Tier
    [one] ein Tier
   *[other] { $starved } Tiere
 } durch Hunger{ $extinct ->
    [0] .
    [one] , und eine Art stirbt aus.
   *[other] , und { $extinct } Arten sterben aus.
 }

## Warum es endete

ending-points = Die letzte Runde ist vorbei.
ending-discards = Die letzte Runde ist vorbei, und die Besten haben gleich viele Punkte.
ending-shared = Die letzte Runde ist vorbei, und die Besten haben gleich viele Punkte und gleich große Ablagestapel.

won-points = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } ({ $others }).
won-discards = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } mit dem größeren Ablagestapel: { $points ->
    [one] eine Karte
   *[other] { $points } Karten
 } ({ $others }).

## Was ein Tipp bringt

gain-fed = mehr Futter für deine Tiere
    .others = weniger Futter für die Tiere von { $player }
gain-infested = weniger Parasiten für deine Tiere
    .others = mehr Parasiten für die Tiere von { $player }
gain-eaten = weniger deiner Tiere werden gefressen
    .others = mehr Tiere von { $player } werden gefressen
gain-died = weniger deiner Tiere verhungern oder sterben an Parasiten oder Gift
    .others = mehr Tiere von { $player } verhungern oder sterben an Parasiten oder Gift
gain-extinct = deine Art { $where } stirbt nicht aus
    .others = die Art { $where } von { $player } stirbt aus
gain-born = du bekommst mehr Junge
    .others = { $player } bekommt weniger Junge
gain-drew = du ziehst mehr Karten
    .others = { $player } zieht weniger Karten

## Warum nicht

why-not-now = Das ist jetzt nicht gefragt.
    .rule = Spielrunden
why-no-species = Es gibt keine Art mit dieser Nummer auf dem Tisch.
    .rule = Spielrunden, M32
why-no-animal = Es gibt kein Tier mit dieser Nummer auf dem Tisch.
    .rule = Spielrunden, M32
why-not-your-species = Diese Art gehört jemand anderem.
    .rule = Entwicklung, M5
why-not-alone = Ein Merkmal kann nur auf eine Art mit einem einzigen Tier gespielt werden.
    .rule = Entwicklung 2, M6
why-population-limit = Eine Art kann nicht mehr Tiere haben, als du Arten hast.
    .rule = Entwicklung 3, M9
why-cannot-pay = Ein neues Tier einer extremophilen Art kostet eine Karte mehr, und du hast nur eine.
    .rule = EXTREMOPHIL, M10
why-no-divergence = Dieses Spiel wird ohne Abspaltung gespielt.
    .rule = Abspaltung, M11
why-nothing-to-share = Von einer Art ohne Merkmale lässt sich nichts abspalten: Spiel stattdessen eine neue Art.
    .rule = Abspaltung, M11
why-no-token = So viele dieser Chips liegen nicht auf dem Tisch.
    .rule = Fütterung
why-is-fed = Dieses Tier ist satt, und ein sattes Tier frisst nicht und jagt nicht.
    .rule = Fütterung, M15
why-obligate-hunter = Ein reiner Fleischfresser nimmt kein Futter außer seiner Beute.
    .rule = REINER FLEISCHFRESSER, M24
why-has-shelter = Dieses Tier hat schon einen Unterschlupf.
    .rule = Grüne Chips, M13
why-own-animal = Parasiten gehen an die Tiere anderer.
    .rule = Schwarze Chips, M13
why-same-as-another = Ein Tier weiter vorn in derselben Art ist im selben Zustand: Nenne jenes.
    .rule = M32
why-not-a-carnivore = Nur Fleischfresser greifen an.
    .rule = FLEISCHFRESSER, M16
why-has-attacked = Dieses Tier hat in dieser Runde schon angegriffen.
    .rule = FLEISCHFRESSER, M16
why-no-prey = Es gibt keine Art, die dieser Fleischfresser angreifen kann.
    .rule = FLEISCHFRESSER, M16
why-has-grazed = Du hast in diesem Zug schon abgeweidet.
    .rule = WEIDETIER, M13
why-too-few-grazers = Jedes deiner Weidetiere vernichtet höchstens ein Futter.
    .rule = WEIDETIER, M26
why-nobody-eats = Niemand kann noch Futter nehmen, also gibt es nichts abzuweiden.
    .rule = WEIDETIER, M26
why-must-take = Du kannst nicht passen, solange es einen Chip gibt, den du nehmen kannst.
    .rule = Fütterung, M13
why-instinct = Niemand kann noch einen Chip nehmen, also müssen deine hungrigen Fleischfresser angreifen.
    .rule = Instinkt, M14
why-same-species = Ein Fleischfresser greift nicht die eigene Art an.
    .rule = FLEISCHFRESSER, M16
why-swimmers-only = Ein schwimmender Fleischfresser jagt nur Schwimmer.
    .rule = SCHWIMMER, M17
why-all-sheltered = Alle Tiere dieser Art sind im Unterschlupf.
    .rule = Grüne Chips, M17
why-too-heavy = Diese Art ist zu schwer für diesen Fleischfresser.
    .rule = SCHWERGEWICHT, M17
why-in-water = Schwimmer kann nur ein schwimmender Fleischfresser angreifen.
    .rule = SCHWIMMER, M17
why-in-burrows = Jedes Tier dort, das nicht im Unterschlupf ist, ist satt und in seiner Höhle.
    .rule = HÖHLENBAU, M17
why-in-the-air = Flieger kann nur eine Art mit weniger Merkmalen angreifen.
    .rule = FLIEGER, M33
why-in-a-herd = Es gibt mehr Herdentiere als Tiere aller Fleischfresserarten: Sie sind nicht angreifbar.
    .rule = HERDENTIER, M33
why-not-there = Die Beute hat dieses Merkmal nicht.
    .rule = M18
why-not-ignorable = Dieses Merkmal spielt für den Angriff keine Rolle oder wird schon ignoriert.
    .rule = M18
why-still-protected = Die Beute wäre noch immer geschützt: Ignoriere, was sie schützt.
    .rule = M18
why-not-the-owners = Mimikry lenkt den Angriff auf eine andere Art desselben Spielers.
    .rule = MIMIKRY, M19
why-same-prey = Mimikry lenkt den Angriff auf eine andere Art.
    .rule = MIMIKRY, M19
why-not-looked-at = Aufdecken kannst du nur ein einzelnes Tier ohne Merkmale, dessen Karte du angesehen hast.
    .rule = ANGLERFISCH, M30
why-not-an-anglerfish = Diese Karte ist kein Anglerfisch.
    .rule = ANGLERFISCH, M30
why-not-the-prey = Dieses Tier gehört nicht zu der angegriffenen Art.
    .rule = FLEISCHFRESSER, M21
why-out-of-reach = Dieses Tier ist für den Fleischfresser nicht erreichbar, im Unterschlupf oder in der Höhle.
    .rule = FLEISCHFRESSER, M17, M21
why-not-a-scavenger = Nur Aasfresser fressen, was ein Fleischfresser übrig lässt.
    .rule = AASFRESSER, M23
why-no-parasite = Das Tier, das an Parasiten stirbt, muss einen tragen.
    .rule = Aussterben 1, M27
why-not-the-worst = Eine andere Art trägt mehr Parasiten.
    .rule = Aussterben 1, M27
why-no-seat = Dort sitzt niemand.
    .rule = Aufbau, M2
why-no-card-left = Alle Karten mit dieser Vorderseite waren schon zu sehen.
    .rule = M1
why-not-on-the-dice = Diese Würfel ergeben diese Summe nicht.
    .rule = Klima, M12
why-not-your-animal = Dieses Tier gehört jemand anderem.
    .rule = Fütterung, M13
why-not-your-anglerfish = Du kannst nur einen eigenen Anglerfisch aufdecken.
    .rule = ANGLERFISCH, M30
why-not-your-scavenger = Dieses Tier gehört jemand anderem, und es frisst dein Aasfresser.
    .rule = AASFRESSER, M23
why-not-your-loss = Dieses Tier gehört jemand anderem: Wähle ein eigenes.
    .rule = Aussterben 1, M27
why-no-grazers = Du hast keine Weidetiere.
    .rule = WEIDETIER, M26

## Der Plan im Terminal

board-over = das Spiel ist zu Ende
board-turn = Runde { $turn }{ $last ->
    [1] {" (die letzte)"}
   *[0] {""}
 }: { $phase }
board-middle = { $player } beginnt  Hauptstapel { $deck }
board-food = Futter { $count }
board-shelters = Unterschlupfe { $count }
board-parasites = Parasiten { $count }
board-you = { $player } (du)
board-facts = Stapel { $deck } abgelegt { $discards } Tiere { $animals } Punkte { $points }{ $passed ->
    [1] {" gepasst"}
   *[0] {""}
 }
board-empty = keine Tiere
board-need = { $species } braucht { $need }
sign-food = Futter
sign-needed = nötig
sign-shelter = Unterschlupf
sign-parasite = Parasit
sign-attacked = hat angegriffen
sign-attacking = greift an
sign-looked = angesehen

## Im Labor

lab-role-order = Reihenfolge
lab-kind-trait = Eigenschaft
lab-kind-face = Aufdecken
lab-kind-look = Ansehen
lab-kind-run = Flucht
lab-kind-gift = Geschenk
lab-unit-cards = Karten
lab-cards = { $amount } { $count ->
    [one] Karte
   *[other] Karten
 }
lab-points = Punkte
lab-discards = Ablagestapel
lab-shared = geteilter Sieg

## Positions

word-misplaced = { $word } gehört nicht in { $words }.
species-malformed = { $text } ist keine Art: Schreib ihre Merkmale, dann x2 für zwei Tiere, dann (fed, shelter) für das, was sie tragen.
species-too-many = Es gibt nie mehr als { $most } Arten.
animals-wrong = { $text } hat eine falsche Zahl von Tieren.
row-numbers-wrong = { $words } sollte für jeden der { $number } Spieler eine Zahl haben.
row-without-player = Es gibt eine Reihe für { $player }, aber { $number } Spieler.
traits-too-many = { $text } hat mehr Merkmale, als eine Art tragen kann.
species-unknown = Eine Art { $name } gibt es nicht: Sie gehen von s1 bis s{ $most }.
deck-cards-missing = { $count } Karten fehlen: Lass deck, decks oder discards weg, dann wird aufgefüllt.
deck-cards-too-many = { $count } Karten sind zu viel: Lass deck, decks oder discards weg, dann wird aufgefüllt.
animal-mark-unknown = { $word } liegt auf keinem Tier: Nimm fed, food1, parasites2, { $names } oder hungry.

## Positions that no game can come to

cards-too-many = Auf dem Tisch und in den Stapeln sind mehr Karten als in den Schachteln.
marks-in-feeding-only = { $name } trägt, was Tiere nur beim Füttern tragen: Futter, einen Unterschlupf oder einen Angriff.
attacker-not-carnivorous = { $name } hat angegriffen, aber s{ $number } ist kein Fleischfresser.
beetle-with-shelter = { $name } ist ein hungriger Borkenkäfer, der seinen Unterschlupf gefressen hätte.
parasites-too-early = Vor dem Klima der ersten Runde gibt es keine Parasiten: Schreib turn 2.
red-tokens-too-many = Auf dem Tisch liegen { $count } Futter, und zu { $number } Spielern sind es jetzt nie mehr als { $most }.
green-tokens-too-many = Auf dem Tisch und auf Tieren liegen { $count } Unterschlupfe, und zu { $number } Spielern sind es jetzt nie mehr als { $most }.
share-without-divergence = { $name } teilt eine Karte, das kommt nur von Abspaltung: Schreib option divergence=on.
share-out-of-order = { $name } und { $other } teilen eine Karte, aber nicht die darunter, also haben sie sich nicht abgespalten: Nimm eine andere Zahl.
anglerfish-not-first = { $name } ist ein aufgedeckter Anglerfisch, also ist das ihr erstes Merkmal.
discards-looked-at = { $player } hat mehr abgelegte Karten angesehen, als im Ablagestapel von { $player } liegen.
deck-not-empty = In der letzten Runde ist der Hauptstapel leer, es sind aber { $count } Karten da: Schreib deck 0.
chosen-species-wrong = { $name } ist keine Art von { $player } mit einem Tier, also wurde keine Karte darauf gespielt.
card-not-hidden = Bei { $name } ist nichts offen: Niemand sieht ihre Karte an.
trait-not-first = Bei { $name } ist nichts offen: Nur ein erstes Merkmal darf entfernt werden.
question-unanswerable = In dieser Stellung kann niemand die Frage { $question } beantworten.

## Themen von Rätseln

theme-hunt = Jagd
theme-escape = Flucht
theme-extinction = Aussterben
theme-famine = Hungersnot
theme-feast = Festmahl
theme-parasites = Parasiten
theme-brood = Nachwuchs
theme-cards = Karten
