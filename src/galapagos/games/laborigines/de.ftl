# Laborigines, auf Deutsch.

title = Laborigines
sentence = Lauf im Kreis durchs Labor, über Fallen, die sich mit jedem Schritt wenden, und sei der Letzte, der noch Energie hat.

## Namen

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
player-red = Rot
player-blue = Blau
player-green = Grün
player-yellow = Gelb
player-violet = Violett
player-red1 = Rot 1
player-red2 = Rot 2
player-blue1 = Blau 1
player-blue2 = Blau 2
player-green1 = Grün 1
player-green2 = Grün 2
direction-clockwise = im Uhrzeigersinn
direction-counterclockwise = gegen den Uhrzeigersinn
tokens = { $count ->
    [one] einen Chip in { $colour }
   *[other] { $count } Chips in { $colour }
 }
moa = Moa
score-survived = überlebt
    .value = { $points ->
        [0] raus
       *[other] überlebt
     }
    .cell = { $points ->
        [0] –
       *[other] ✓
     }
    .lead = { $turn ->
        [1] Vom ersten Zug bis zum Ende war nur noch { $player } im Spiel.
       *[other] Wendepunkt: Von Zug { $turn } bis zum Ende war nur noch { $player } im Spiel.
     }
score-wave = ausgeschieden in Welle
    .value = Welle { $points }
    .cell = { $points ->
        [0] –
       *[other] { $points }
     }
    .lead = { $turn ->
        [1] Vom ersten Zug bis zum Ende hatte { $player } länger durchgehalten als alle anderen.
       *[other] Wendepunkt: Von Zug { $turn } bis zum Ende hatte { $player } länger durchgehalten als alle anderen.
     }
score-energy = Energie
    .value = { $points ->
        [one] 1 Chip
       *[other] { $points } Chips
     }
    .lead = { $turn ->
        [1] Vom ersten Zug bis zum Ende hatte { $player } die meisten Chips.
       *[other] Wendepunkt: Von Zug { $turn } bis zum Ende hatte { $player } die meisten Chips.
     }

face-footprint = Fußspur
    .text = Zieh weiter, in derselben Richtung und noch einmal so weit; einmal im Zug.
face-disease = Krankheit
    .text = Du wirst krank, und eine Krankheitskarte sagt, woran alle Kranken leiden.
face-charity = Almosen
    .text = Gib 3 Chips an den Spieler mit dem kleinsten Vorrat; haben mehrere den kleinsten, gib sie stattdessen aus.
face-radiation = Strahlung
    .text = Gib so viele Chips aus, wie Grünflächen offen liegen.
face-lightning = Blitz
    .text = Nimm einen Blitzmarker; dann geben alle so viele Chips aus, wie sie Blitzmarker haben.
face-acid = Säure
    .text = Bei deiner nächsten Bewegung gibst du auf jedem Plättchen, das du verlässt, einen Chip aus.
face-small-explosion = Kleine Explosion
    .text = Gib 4 Chips aus.
face-huge-explosion = Riesige Explosion
    .text = Gib 8 Chips aus.
face-cure = Heilung
    .text = Nimm von jedem anderen Laborigine ohne Flagge einen Chip.
face-flag = Flagge
    .text = Nimm die Flagge: Sie schützt davor, Chips auszugeben oder abzugeben.
face-green = Grünfläche
    .text = Nichts geschieht.
face-danger = Gefahr
    .text = Nichts geschieht; darunter liegt eine riesige Explosion.

disease-leprosy = Lepra
    .text = Wer krank ist, gibt in seinem Zug einen Chip aus.
disease-inferiority-complex = Minderwertigkeitskomplex
    .text = Wer krank ist und eine 1 würfelt, gibt 2 Chips aus, trotz Flagge.
disease-limping = Hinken
    .text = Wer krank ist und mit einer geraden Zahl zieht, gibt 2 Chips aus.
disease-immunity-loss = Immunschwäche
    .text = Wer krank ist, kann die Flagge nicht haben.
disease-hyperactivity = Hyperaktivität
    .text = Wer krank ist, zieht doppelt so weit, wie der Würfel zeigt.
disease-benign-mutation = Gutartige Mutation
    .text = Wann immer Kranke Chips ausgeben, ist es einer weniger.
disease-malign-mutation = Bösartige Mutation
    .text = Wann immer Kranke Chips ausgeben, ist es einer mehr.
disease-energy-storage-disorder = Energiespeicherstörung
    .text = Wer krank ist, bekommt keine Chips.

## Optionen

option-variant = Alle für sich (2 bis 5 Spieler), Zweierteams (4 oder 6) oder je zwei Zwillinge (2 oder 3).
    .name = Variante
    .base = alle für sich
    .teams = Teams
    .twins = Zwillinge
option-memory = Ob das Spiel sich gesehene Unterseiten merkt oder du es musst.
    .name = Gedächtnis
    .open = offen
    .hidden = verdeckt
option-radiation = Was die Strahlung zählt: nur Grünflächen, oder auch Gefahr und Fußspur.
    .name = Strahlung
    .green = nur Grünflächen
    .neutral = alles Neutrale
option-energy = Mit wie vielen Energiechips alle beginnen.
    .name = Energie
option-turn-limit = Nach wie vielen Zügen gewinnt, wer am meisten Energie hat.
    .name = letzter Zug
option-handicap = Wie viele Energiechips weniger hat, wer anfängt; mit 2 ist es etwa ausgeglichen.
    .name = Vorgabe

## Fragen

ask-sides = Beim Plättchen „{ $face }“ mit einer sicheren Seite: Welche liegt oben?
ask-tiles = Leg das Plättchen { $tile }.
ask-moa-place = Wo beginnt Moa?
ask-nicest = Wer ist der netteste Laborigine?
ask-start-places = { $player }, wähle ein freies Plättchen als Startplatz für { $laborigine }.
    .others = { $player } wählt ein freies Plättchen als Startplatz für { $laborigine }.
ask-roll = { $mover } würfelt.
ask-assignment = { $player }, mit welchem Würfel zieht dein Laborigine? Mit dem anderen zieht Moa ({ $low } und { $high }).
    .others = { $player } wählt, mit welchem Würfel der Laborigine zieht. Mit dem anderen zieht Moa ({ $low } und { $high }).
ask-sending = { $player }, welcher Zwilling zieht zuerst, und mit welchem Würfel ({ $low } und { $high })?
    .others = { $player } wählt, welcher Zwilling zuerst zieht, und mit welchem Würfel ({ $low } und { $high }).
ask-flag-bearer = { $player }, du hast eine 1 gewürfelt: Welcher Zwilling nimmt die Flagge?
    .others = { $player } hat eine 1 gewürfelt und wählt, welcher Zwilling die Flagge nimmt.
ask-manipulation = { $player }, willst du { $price } zahlen, um zu bestimmen, wohin { $laborigine } zieht? { pace }
    .others = { $player } kann { $price } zahlen, um zu bestimmen, wohin { $laborigine } zieht. { pace }
ask-direction = { $player }, in welche Richtung zieht { $laborigine }? { pace }
    .others = { $player } wählt, in welche Richtung { $laborigine } zieht. { pace }
pace = Schrittweite: { $distance ->
    [one] 1 Plättchen
   *[other] { $distance } Plättchen
 }.
ask-spending = { $player }, gib { $cause } { amount } aus: Welche Farbe geht als nächste { $where ->
    [out] aus dem Spiel
   *[other] auf { $tile }
 }?
    .others = { $player } gibt { $cause } { amount } aus und wählt, welche Farbe als nächste { $where ->
        [out] aus dem Spiel
       *[other] auf { $tile }
     } geht.
ask-transferring = { $player }, { $kind ->
    [take] nimm { $cause } { amount } von { $other }
   *[give] gib { $cause } { amount } an { $other }
 }: Welche Farbe kommt als nächste?
    .others = { $player } { $kind ->
        [take] nimmt { $cause } { amount } von { $other }
       *[give] gibt { $cause } { amount } an { $other }
     } und wählt, welche Farbe als nächste kommt.
amount = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
 }
ask-trap = Was liegt unter { $tile }?
ask-infection = Zieh eine Krankheitskarte.

## Möglichkeiten

do-spend = Einen Chip in { $colour } ausgeben
do-transfer = Einen Chip in { $colour } { $kind ->
    [take] nehmen
   *[give] geben
 }
do-assign = { $own } für dich, { $other } für Moa
do-send = { $twin } zieht zuerst mit der { $own }, dann der andere Zwilling mit der { $other }
do-carry = { $twin } nimmt die Flagge
do-pass = Nicht manipulieren
do-manipulate = Bestimmen: { $way }
do-move = { $way }
way = { $direction } nach { $tile } (wird { $below })
way-unknown = { $direction } nach { $tile } (wird ?)
way-and-meet = { $direction } nach { $tile }: trifft { $company } und läuft weiter
do-start = Auf { $tile } ({ $face })
do-turn-up = { $face } nach oben
do-lay = { $face }
do-release = Auf { $tile }
do-admire = { $laborigine }
do-roll = { $low } und { $high }
do-reveal = { $face }
do-draw = { $disease }

## Was geschah

event-laid = Plättchen { $tile }: { $face }.
event-released = Moa beginnt auf { $tile }.
event-admired = { $laborigine } ist der Netteste von allen.
event-yielded = { $player } fängt an und gibt dafür { $tokens } ab.
event-started = { $laborigine } beginnt auf { $tile }.
event-turn = { $player } ist am Zug.
event-rolled = { $player } würfelt { $low } und { $high }.
event-assigned = { $player } zieht mit der { $own } und Moa mit der { $moa }.
event-sent = { $laborigine } zieht zuerst, mit der { $own }, und der andere Zwilling hat die { $other }.
event-second = Jetzt zieht { $laborigine } in die andere Richtung.
event-spent = { $laborigine } zahlt { $tokens } { $cause } { $where ->
    [onto] (auf { $tile })
    [out] (aus dem Spiel)
   *[both] ({ $onto } auf { $tile }, { $out } aus dem Spiel)
 }.
event-taken = { $from } gibt { $cause } { $tokens } an { $to }.
event-given = { $from } gibt { $cause } { $tokens } an { $player }.
for-moa = wegen der Begegnung mit Moa
for-disease = wegen „{ $disease }“
for-acid = wegen der Säure
for-encounter = bei der Begegnung auf { $tile }
for-lightning = wegen des Blitzes, ausgelöst durch { $mover } auf { $tile }
for-cure = für die Heilung auf { $tile }
for-trap = für „{ $face }“ auf { $tile }
for-taker = wegen der Immunschwäche von { $mover }, an den sie ginge
event-picked-up = { $laborigine } nimmt { $tokens } auf.
event-left-lying = { $laborigine } hat eine Energiespeicherstörung: Die Chips in { $colour } bleiben auf { $tile } liegen.
event-blocked = { $laborigine } hat eine Energiespeicherstörung und nimmt keine Chips.
event-declined = { $player } hat eine Energiespeicherstörung und nimmt keine Chips.
event-protected = Die Flagge schützt { $laborigine }.
event-spared = Eine gutartige Mutation verschont { $laborigine }.
event-flag-taken = { $laborigine } nimmt die Flagge.
event-flag-kept = { $laborigine } behält die Flagge.
event-flag-lost = { $laborigine } verliert die Flagge { $cause }.
event-flag-shunned = { $laborigine } leidet an Immunschwäche: Die Flagge gehört niemandem.
event-flag-gone = Die Flagge verlässt das Spiel für immer.
event-flag-missed = Die Flagge ist nicht mehr im Spiel.
event-suffered = { $laborigine } leidet an „{ $disease }“.
event-hurried = { $laborigine } ist hyperaktiv und zieht doppelt so weit.
event-infected = { $laborigine } wird krank: Ab jetzt leiden alle Kranken an „{ $disease }“.
event-still-ill = { $laborigine } ist schon krank: Ab jetzt leiden alle Kranken an „{ $disease }“.
event-shuffled = Alle Krankheitskarten werden neu gemischt.
event-contracted = Die Krankheit geht von { $from } auf { $to } über.
event-moa-moved = Moa zieht nach { $tile }.
event-moa-met = Moa zieht nach { $tile } und trifft { $laborigine }.
event-passed = { $player } manipuliert nicht.
event-manipulated = { $player } zahlt { $tokens }: { $laborigine } muss { $direction } ziehen.
event-headed = { $laborigine } zieht { $direction }.
event-reached = { $laborigine } erreicht { $tile }.
event-met = { $laborigine } erreicht { $tile } und trifft { $other }.
event-met-moa = { $laborigine } erreicht { $tile } und trifft Moa.
event-flipped = Plättchen { $tile } wird gewendet: { $face }.
event-followed = { $laborigine } zieht in derselben Richtung weiter.
event-stayed = { $laborigine } ist der Fußspur schon gefolgt.
event-soaked = Die Säure wird { $laborigine } bei der nächsten Bewegung verätzen.
event-charged = { $laborigine } trägt jetzt { $markers ->
    [one] 1 Blitzmarker
   *[other] { $markers } Blitzmarker
 }, und der Blitz trifft alle, die welche tragen.
event-radiated = { $tiles ->
    [0] Nichts strahlt, also kostet die Strahlung nichts
    [one] Ein Plättchen strahlt
   *[other] { $tiles } Plättchen strahlen
 }.
event-gave-nothing = Niemand hat einen kleineren Vorrat als { $player }: Es gibt kein Almosen.
event-several-poor = Mehrere haben den kleinsten Vorrat, also gibt { $laborigine } die Chips aus.
event-out = { $player } hat keine Energie mehr und scheidet aus: { $cause }.
out-paid = Die letzten Chips gingen fort { $for }
out-purged = Die letzten Chips verließen das Spiel mit den Farben anderer
event-purged = Alle Chips in { $colour } verlassen das Spiel, denn { $fallen } { $fallen-count ->
    [one] ist
   *[other] sind
 } ausgeschieden.
event-ended = { $reason }

## Bildzeilen

caption-energy = { $laborigine } nimmt die Energie von { $tile }
caption-out = { $laborigine } verlässt den Ring
caption-purge = Alle Chips einer Farbe verlassen das Spiel

## Zeilen, die sich Ereignisse teilen

line-ring = { $count } Plättchen werden gelegt.
line-starts = { $laborigine } beginnen auf dem Ring.
line-move = { $player } würfelt { $low } und { $high }{ $stage ->
    [rolled] .
    [reached] ; { $laborigine } erreicht { $tile }.
   *[flipped] ; { $laborigine } erreicht { $tile } und wendet es: { $face }.
 }
line-payment = { $laborigine } zahlt { $tokens } { $cause }.
line-booty = { $from } gibt { $cause } { $tokens } an { $to }.
line-gift = { $from } gibt { $cause } { $tokens } an { $player }.

## Warum es endete

ending-last-survivor = { $players } { $count ->
    [one] entkommt
   *[other] entkommen
 } aus dem Labor.
ending-last-wave = Die letzte Welle hätte niemanden übrig gelassen: { $players } hatte die meiste Energie und entkommt.
ending-turn-limit = Nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
 } schließt das Labor.

won-survived = { $player } { $count ->
    [one] überlebt: Alle anderen haben
   *[other] überleben als Team: Alle anderen haben
 } keine Energie mehr.
won-wave = Niemand überlebt; { $player } { $count ->
    [one] hält
   *[other] halten
 } am längsten durch und { $count ->
    [one] gewinnt
   *[other] gewinnen
 }.
won-energy = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen als Team
 } mit der meisten Energie: { $points ->
    [one] ein Chip
   *[other] { $points } Chips
 } ({ $others }).

## Was ein Tipp bringt

gain-out = du bleibst im Spiel
    .others = { $player } verliert alle Energie und scheidet aus
gain-lost = du verlierst weniger Energie
    .others = { $player } verliert mehr Energie
gain-got = du bekommst mehr Energie
    .others = { $player } bekommt weniger Energie
gain-infected = du wirst seltener krank
    .others = { $player } wird öfter krank
gain-flag = du nimmst öfter die Flagge
    .others = { $player } nimmt seltener die Flagge

## Warum nicht

why-not-now = Das ist jetzt nicht gefragt.
    .rule = Du bist am Zug
why-no-token = In dem Vorrat, der zahlt, ist kein Chip dieser Farbe.
    .rule = Energie ausgeben, L5
why-none-to-transfer = Wer gibt, hat keinen Chip dieser Farbe.
    .rule = Energie übergeben, L5
why-not-rolled = Kein Würfel zeigt diese Zahl.
    .rule = Phase 1
why-no-piece = Es gibt keinen Laborigine mit dieser Nummer.
    .rule = Vorbereitung
why-occupied = Dort steht schon eine Figur: Jedes Plättchen hat Platz für eine.
    .rule = Vorbereitung, L2
why-too-few-tokens = Manipulieren kostet drei Chips in der Farbe des ziehenden Laborigines.
    .rule = Manipulation, L16
why-last-token = Wer manipuliert, muss mindestens einen Chip behalten.
    .rule = Manipulation, L16
why-own-move = Nur die anderen manipulieren: Die Richtung deines eigenen Zuges bestimmst du umsonst.
    .rule = Manipulation, L16
why-smaller-die-first = Ein Wurf wird mit der kleineren Zahl zuerst genannt.
    .rule = Phase 1
why-not-under-this-tile = Nach allem, was zu sehen war, kann diese Seite nicht unter diesem Plättchen sein.
    .rule = Fallen, L1
why-not-in-the-pile = Diese Karte ist nicht im Stapel: Alle acht kommen erst zurück, wenn er leer ist.
    .rule = Krankheit, L19
why-no-such-tile-left = Alle Plättchen mit dieser Seite liegen schon im Ring.
    .rule = Vorbereitung, L1

## Der Plan im Terminal

board-before = Das Labor wird vorbereitet.
board-turn = Zug { $turn }
board-dice = Würfel { $one } { $other }
board-own-die = eigener Würfel { $one }, anderer { $other }
board-out = ausgeschieden in Welle { $wave }
board-you = du
board-disease = Krankheit: { $disease } ({ $pile } von { $all } im Stapel)
board-no-disease = noch keine
board-flag = Flagge { $sign }: { $bearer }
board-flag-free = bei niemandem
board-flag-gone = aus dem Spiel
board-no-moa = Ohne Moa.
sign-ill = krank
sign-acid = Säure
sign-lightning = Blitz
sign-underside = Unterseite
board-face-footprint = Fußspur
board-face-disease = Krankheit
board-face-charity = Almosen
board-face-radiation = Strahlung
board-face-lightning = Blitz
board-face-acid = Säure
board-face-small-explosion = ✸ klein
board-face-huge-explosion = ✸ riesig
board-face-cure = Heilung
board-face-flag = Flagge
board-face-green = grün
board-face-danger = Gefahr

## Im Labor

lab-role-order = Reihenfolge
lab-nicest = Nettester
lab-kind-disease = Krankheit
lab-kind-reveal = Unterseite
lab-kind-draw = Ziehen
lab-kind-gift = Geschenk
lab-unit-energy = Energie
lab-energy = { $amount } Energie
lab-footprint = { face-footprint }
lab-disease = { face-disease }
lab-charity = { face-charity }
lab-radiation = { face-radiation }
lab-lightning = { face-lightning }
lab-acid = { face-acid }
lab-small-explosion = { face-small-explosion }
lab-huge-explosion = { face-huge-explosion }
lab-cure = { face-cure }
lab-flag = { face-flag }
lab-green = { face-green }
lab-danger = { face-danger }
lab-last-survivor = letzter Überlebender
lab-last-wave = letzte Welle
lab-turn-limit = Höchstzahl der Züge

## Arguments and files

variant-players = Die Variante { $variant } ist für { $numbers } Spieler, nicht für { $seats }.
variant-players-use-teams = Die Variante { $variant } ist für { $numbers } Spieler, nicht für { $seats }. Nimm variant=teams.

## Positions

counts-before-names = { $words } ist nicht vollständig: Schreib vor jeden Namen, wie viele.
name-twice = In { $words } steht ein Name zweimal.
flag-gone = { $player } kann die Flagge nicht haben: Sie ist weg.
flag-twice = Es gibt nur eine Flagge: { $first } und { $second } können sie nicht beide haben.
trap-without-tile = Für { $tile } ist kein Plättchen mehr da: Jede Falle liegt auf zweien, auf dem einen beidseitig, auf dem anderen gegen eine sichere Seite.
tokens-too-many = Es gibt mehr Chips in { $colour } als { $most }.

## Positions that no game can come to

out-with-tokens = { $player } ist ausgeschieden und hat keine Chips.
in-without-tokens = { $player } hat keinen Chip: Wer keinen hat, ist ausgeschieden.
out-without-colour = { $player } ist ausgeschieden, und damit sind alle Chips in { $colour } aus dem Spiel [L23].
last-survivor = Nur { $players } ist übrig, also ist das Spiel zu Ende: Schreib over last_survivor [L23].
ending-with-several = Es sind mehrere übrig, so hat es also nicht geendet [L23].
turn-limit-wrong = Zug { $number } heißt, dass so viele Züge vorbei sind; das Spiel endet nach { $most }, wenn noch mehrere im Spiel sind [L26].
in-play-off-ring = { $player } ist im Spiel, also auf dem Ring.
off-ring-with-tokens = { $player } ist nicht auf dem Ring und trägt dort nichts.
flag-left-game = { $player } kann die Flagge nicht haben: Sie ging mit dem Ersten, der ausschied, aus dem Spiel [L23].
flag-with-immunity-loss = { $player } leidet an Immunschwäche und kann die Flagge nicht haben [L9].
flag-gone-early = Die Flagge geht mit dem Ersten, der ausscheidet, aus dem Spiel, nicht früher [L23].
infected-without-disease = { $player } ist krank, also gilt eine Karte: Schreib etwa disease leprosy [L19].
drawn-without-disease = Karten wurden gezogen, also gilt die letzte: Schreib disease und ihren Namen [L19].
disease-cards-too-many = Es gibt { $count } Krankheitskarten, im Stapel oder gezogen.
preparation-touched = Vor dem ersten Zug ist nichts verloren, und nur der netteste Laborigine hat die Flagge, im Zug seines Spielers.
preparation-out-of-order = In { $phase } ist die Vorbereitung noch nicht so weit, oder weiter, oder ihre Reihenfolge ist anders [L2].
out-in-turn = { $player } ist ausgeschieden und nicht am Zug.
between-turns = Zwischen zwei Zügen gibt es keine Würfel, niemand zieht und niemand schuldet etwas.
dice-missing = Die Würfel fehlen: Schreib { $words } 3 5, den des Ziehenden zuerst.
moa-wrong = Moa ist auf dem Ring, mit Zwillingen aber nicht [L25].
mover-wrong = { $name } zieht nicht in { $phase }, im Zug von { $player }.
distance-wrong = Die Weite ist { $count }, der Würfel des Ziehenden, oder doppelt so viel.
direction-not-named = In { $phase } ist die Richtung noch nicht bestimmt.
direction-missing = In { $phase } ist die Richtung clockwise oder counterclockwise.
tile-crowded = Auf { $tile } stehen zwei, und ein Plättchen trägt nur einen.
debt-impossible = { $player } kann das in { $phase } nicht schulden.
nobody-asked-in-phase = In { $phase } wird niemand gefragt, so wie der Rest steht.
wave-skipped = In Welle { $number } schied jemand aus, also auch in Welle { $count }.

## Themen von Rätseln

theme-survival = Überleben
theme-knockout = Ausscheiden
theme-thrift = Sparsamkeit
theme-trap = Falle
theme-supply = Nachschub
theme-disease = Krankheit
theme-flag = Flagge
