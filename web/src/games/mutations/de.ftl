# Was die Seite über Random Mutations sagt, auf Deutsch.

page-just-came = neu
page-before = Vor der ersten Runde
page-over = Das Spiel ist zu Ende
page-phase-development = Entwicklung
page-phase-climate = Klima
page-phase-feeding = Fütterung
page-phase-extinction = Aussterben
page-heap-food = Futter
page-heap-shelter = { $count ->
    [one] Unterschlupf
   *[other] Unterschlupfe
 }
page-heap-parasite = { $count ->
    [one] Parasit
   *[other] Parasiten
 }
page-on-table-food = { $count } Futter auf dem Tisch
page-on-table-shelter = { $count ->
    [one] 1 Unterschlupf
   *[other] { $count } Unterschlupfe
 } auf dem Tisch
page-on-table-parasite = { $count ->
    [one] 1 Parasit
   *[other] { $count } Parasiten
 } auf dem Tisch
page-cards = { $deck } im Stapel, { $discard } abgelegt
page-garden = Arten von { $player }
page-deck = Hauptstapel
page-unseen = ungesehen
page-first = beginnt
page-next = danach
page-last-turn = die letzte Runde
page-do-trait = Merkmal spielen
page-do-populate = Tier dazulegen{ $price ->
    [0] {""}
   *[other] {" "}und eine Karte abwerfen
 }
page-do-diverge = Neue Art abspalten{ $price ->
    [0] {""}
   *[other] {" "}und eine Karte abwerfen
 }
page-hunt = Jagen
page-hunt-with = Mit { $animal } in { $species } jagen
page-looked = Der Besitzer hat die Karte angesehen
page-worst = Keine Art trägt mehr Parasiten
page-prey = Sie wird angegriffen
page-hunter = Sie greift an
page-attack = { $hunter } greift { $prey } an
page-attack-begins = { $hunter } greift an
page-ignored = ignoriert { $traits }
page-may-ignore-defects = darf ein Merkmal ignorieren: Fehlentwicklung der Beute
page-may-ignore-anglerfish = darf ein Merkmal ignorieren: Anglerfisch
page-may-ignore-intellect = darf ein Merkmal ignorieren: Intelligenz
page-ran = gewürfelt: { $roll }
page-your-deck = Stapel
page-passed = Hat gepasst
page-scavenges = Hat einen hungrigen Aasfresser
page-cards-label = { $deck } im Stapel, { $discard } abgelegt: Karten von { $player }
page-points-for = { $animals } für Tiere, { $traits } für Merkmale, { $plus } für Pluszahlen
page-trait-label = { $trait }{ $plus ->
    [0] {""}
   *[other] {" "}+{ $plus }
 } bei { $species }
page-shared-label = eine Karte mit { $species }
page-species-label = { $species } von { $player }, { $animals ->
    [one] ein Tier
   *[other] { $animals } Tiere
 }, je { $need } Futter
page-animal-label = { $animal } von { $player }

page-then-several = { $thing }: Was willst du tun?
page-then-trait = { page-then-several }
page-then-populate = { page-then-several }
page-then-diverge = { page-then-several }
page-then-feed = Welches Tier frisst?
page-then-shelter = Welches Tier bekommt den Unterschlupf?
page-then-infest = Welches Tier bekommt den Parasiten?
page-do-feed = Füttern
page-do-shelter = Unterschlupf geben
page-do-infest = Parasit darauf setzen
page-do-hunt = Angreifen

look-yes = ja
look-no = nein
look-of = { $count } von { $all }
look-species = Art von { $player }
look-species-sentence = Jedes ihrer Tiere wird von { $need } Futter satt.
look-species-hunts = Jedes ihrer Tiere wird von { $need } Futter satt und darf angreifen, solange es hungrig ist.
look-need = Futter, das ein Tier braucht
look-animals = Tiere, und wie viele es werden können
look-parasites = Parasiten
look-worst = { $count }, keine trägt mehr
look-face = Die Karte, mit der sie begann
look-face-secret = nur dem Besitzer bekannt
look-revealed = Ein Anglerfisch, aufgedeckt
look-redirected = Hat diesen Angriff abgelenkt
look-animal = Tier in { $species } von { $player }
look-animal-fed = Es ist satt: Es lebt weiter, nimmt kein Futter mehr und jagt nicht.
look-animal-hungry = Es ist hungrig: Bekommt es nicht noch { $food } Futter, verhungert es am Ende der Runde.
look-animal-hunts = Es greift gerade an.
look-food = Futter
look-blue = Davon durch Merkmale (blau)
look-state = In dieser Runde
look-trait = Merkmal von { $species }
look-trait-harmful = schädliches Merkmal von { $species }
look-bearers = Arten, die es haben
look-unseen = Ungesehene Karten
look-plus = Mehr Futter, und mehr Punkte
look-shared = Eine Karte, geteilt mit
look-tokens = Chips
look-heap-food = Es macht eines deiner hungrigen Tiere satter.
look-heap-shelter = Er schützt eines deiner Tiere in dieser Runde vor Fleischfressern.
look-heap-parasite = Er geht an ein Tier von jemand anderem und bleibt dort. Die am stärksten befallenen Arten verlieren ein Tier.
look-on-table = Auf dem Tisch
look-rolled = Letzter Wurf
look-grazed = In diesem Fütterungszug abgeweidet
look-box = Noch in der Schachtel
look-cards = Karten
look-deck = Wer Überlebende hat, zieht von hier. Die Runde, die mit leerem Hauptstapel beginnt, ist die letzte.
look-deck-last = Er ist leer: Diese Runde ist die letzte.
look-left = Karten übrig
look-unseen-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
look-unseen-sentence = Vorderseiten, die du nie gesehen hast: Sie liegen in Stapeln, in Ablagestapeln und auf dem Tisch als Tiere.
look-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
look-cards-sentence = Zwei Punkte für ein Tier, einer für ein Merkmal, dazu die Pluszahlen. Bei Gleichstand entscheidet der größere Ablagestapel.
look-deck-of = Karten im Stapel
look-discards = Abgelegt
look-kinds = Arten
look-animals-all = Tiere
look-points-animals = Punkte für Tiere
look-points-traits = Punkte für Merkmale
look-points-plus = Punkte für Pluszahlen
look-known = Abgelegt, und nur dir bekannt
look-forgotten = Nach einem Blick abgelegt

# Was Bots in diesem Spiel vorhaben.

page-about-level1 = Verspielt. Spielt jede brauchbare Karte sofort und nimmt das erstbeste Schöne.
page-about-level2 = Fröhlich. Spielt seine Karten früh und behält eine zurück. Übersieht viel.
page-about-level3 = Stetig. Spielt seine Karten Zug um Zug und behält zwei zurück. Sieht etwa die Hälfte der guten Züge.
page-about-level4 = Geduldig. Spielt seine Karten Zug um Zug und behält drei zurück. Übersieht wenig.
page-about-level5 = Ruhig. Hebt seine Karten oft für den letzten Zug auf. Übersieht nichts; du lernst dazu.
