# Tough Luck, Dodo, auf Deutsch.

title = Tough Luck, Dodo
sentence = Züchte Kreaturen, die ganz allein einen Lebensraum leer fressen; wer zwei erobert, beendet das Spiel.

## Namen

player-white = Weiß
player-orange = Orange
player-pink = Rosa
player-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
count-red = { $count }× Rot
count-yellow = { $count }× Gelb
count-green = { $count }× Grün
squares = { $squares }
creature = { $name } von { $owner } ({ $blocks })
own-creature = { $name } ({ $blocks })
token-advantage = Wettbewerbsvorteil
    .text = Die Kreatur frisst in dieser Runde vor allen anderen.
token-famine = Hungersnot
    .text = Zwei Felder eines Lebensraums sind für den Rest der Runde abgedeckt.
token-relocation = Umsiedlung
    .text = Eine beliebige Kreatur kommt in einen beliebigen anderen Lebensraum, der nicht erobert ist.
phase-environments = die Lebensräume werden gezogen
phase-begin = es wird ausgelost, wer zuerst aktiv ist
phase-placement = Aufstellung
phase-tokens = Plättchenphase
phase-migration = Wanderphase
phase-consumption = Fressphase
phase-reproduction = Fortpflanzungsphase
score-captures = Eroberungen
    .value = { $points ->
        [one] 1 Eroberung
       *[other] { $points } Eroberungen
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } die meisten Eroberungen.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } die meisten Eroberungen.
     }
score-creatures = Kreaturen auf dem Plan
    .value = { $points ->
        [one] 1 Kreatur
       *[other] { $points } Kreaturen
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } die meisten Kreaturen auf dem Plan.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } die meisten Kreaturen auf dem Plan.
     }
score-mutations = Mutationen
    .value = { $points ->
        [one] 1 Mutation
       *[other] { $points } Mutationen
     }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } die meisten Mutationen.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } die meisten Mutationen.
     }
score-last-turn = letzte Runde, die mit einer Kreatur im Spiel begann
    .value = Runde { $points }
    .lead = { $turn ->
        [1] Von der ersten Runde bis zum Ende hatte { $player } länger als alle anderen Kreaturen im Spiel.
       *[other] Wendepunkt: Von Runde { $turn } bis zum Ende hatte { $player } länger als alle anderen Kreaturen im Spiel.
     }

## Optionen

option-deck = Welche 18 Lebensräume es gibt; der kurze Stapel hat weniger Felder, und das Spiel endet früher.
    .name = Stapel
    .standard = normal
    .short = kurz
option-migration-rounds = Wie viele Kreaturen man in einer Runde bewegen darf.
    .name = Wanderdurchgänge
option-supply = Ob es nur so viele Sockel und Blöcke gibt wie in der Schachtel.
    .name = Vorrat
    .box = wie in der Schachtel
    .unlimited = unbegrenzt
option-turn-limit = Mit welcher Runde das Spiel spätestens endet.
    .name = letzte Runde

## Fragen

ask-environments = Zieh die Karte für den Lebensraum { $environment }.
ask-begin = Lose aus, wer beginnt.
ask-placement = { $player }, setz eine deiner Kreaturen ein.
    .others = { $player } setzt eine Kreatur ein.
ask-tokens = { $player }, spiel ein Plättchen oder passe.
    .others = { $player } spielt ein Plättchen oder passt.
ask-migration = { $player }, bewege eine Kreatur über eine Kante oder passe (Durchgang { $round } von { $rounds }).
    .others = { $player } bewegt eine Kreatur über eine Kante oder passt (Durchgang { $round } von { $rounds }).
ask-consumption = { $player }, welche deiner gleichrangigen Kreaturen in { $environment } frisst als nächste? Noch übrig: { $left }.
    .others = { $player } wählt, welche der gleichrangigen Kreaturen in { $environment } als nächste frisst. Noch übrig: { $left }.
ask-reproduction = Würfle die Mutation für das Kind von { $creature } aus.

## Möglichkeiten

do-pass = Passen
do-place = Deine Kreatur in { $colour } nach { $environment } setzen
do-advantage = Wettbewerbsvorteil für { $creature } in { $from }
do-famine = Hungersnot: { $squares } in { $environment } abdecken
do-relocate = Kreatur { $creature } aus { $from } nach { $environment } umsiedeln
do-migrate = Kreatur { $creature } von { $from } nach { $environment } bewegen
do-feed = Kreatur { $creature } als nächste fressen lassen
do-draw = Lebensraum mit { $environment-card }
do-begin = { $player } beginnt
do-roll = { $colour }

## Was geschah

event-dealt = In { $environment } wachsen { $environment-card }.
event-first = Zuerst ist { $player } aktiv.
event-placed = Kreatur { $creature } kommt nach { $environment }.
event-turn = Runde { $turn } beginnt; aktiv ist { $player }.
event-passed = { $player } passt.
event-favoured = { $player } gibt der Kreatur { $creature } einen Wettbewerbsvorteil.
event-covered = Hungersnot: { $player } deckt { $squares } in { $environment } ab.
event-relocated = { $player } siedelt { $creature } aus { $from } nach { $to } um.
event-migrated = Kreatur { $creature } wandert von { $from } nach { $to }.
event-preferred = Kreatur { $creature } darf in { $environment } als nächste fressen.
event-fed = In { $environment } { $count ->
    [one] frisst
   *[other] fressen
 } { $creature }.
event-starved = In { $environment } { $count ->
    [one] verhungert
   *[other] verhungern
 } { $creature }, denn es fehlt { $missing }: { $cause }.
starved-eaten = gefressen von { $eaters }
starved-covered = durch Hungersnot abgedeckt: { $covered }
starved-bare = mehr wächst dort nicht
event-captured = Kreatur { $creature } erobert { $environment }: Sie hat { $squares ->
    [one] das einzige Feld
   *[other] alle { $squares } Felder
 } allein leer gefressen!
event-born = Kreatur { $parent } bekommt ein Kind mit einer weiteren Mutation in { $colour }: { $child }.
event-unborn = Kreatur { $parent } bekäme ein Kind mit einer weiteren Mutation in { $colour }, doch in der Schachtel { $lack }: Es gibt kein Kind.
lack-base = ist kein Sockel mehr dafür
lack-block = { $left ->
    [0] ist kein Block mehr in { $colour }
    [one] ist nur noch { $left } Block in { $colour }
   *[other] sind nur noch { $left } Blöcke in { $colour }
 }
event-ended = { $reason }
event-scored = { $player }, { $key }: { $points }.

## Bildzeilen

caption-meal = Mahlzeit in { $environment }

## Zeilen, die sich Ereignisse teilen

line-ring = { $count } Lebensräume werden ausgelegt.
line-placement = { $count } Kreaturen werden gesetzt.
line-passes = { $player } { $player-count ->
    [one] passt
   *[other] passen
 }.
line-migration = { $player } { $player-count ->
    [one] bewegt
   *[other] bewegen
 } { $count } Kreaturen.
line-meal = { $fed ->
    [one] Eine Kreatur frisst
   *[other] { $fed } Kreaturen fressen
 } in { $environment }.
line-births = { $count } Kinder werden geboren.

## Warum es endete

ending-captures = { $enders } { $count ->
    [one] hat
   *[other] haben
 } zwei oder mehr Lebensräume erobert.
ending-extinction = Es ist keine Kreatur mehr im Spiel.
ending-turn-limit = Runde { $turn } war die letzte.

won-captures = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } mit { $points ->
    [one] einem eroberten Lebensraum
   *[other] { $points } eroberten Lebensräumen
 } ({ $others }).
won-creatures = Bei gleich vielen Eroberungen { $count ->
    [one] gewinnt
   *[other] gewinnen
 } { $player } mit mehr Kreaturen auf dem Plan: { $points } ({ $others }).
won-mutations = Bei gleich vielen Eroberungen und Kreaturen { $count ->
    [one] gewinnt
   *[other] gewinnen
 } { $player } mit mehr Mutationen: { $points } ({ $others }).
won-last-turn = Keine Kreatur ist übrig; { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 }, mit einer Kreatur im Spiel bis Runde { $points } ({ $others }).

## Was ein Tipp bringt

gain-captured = du eroberst { $where }
    .others = { $player } erobert { $where } nicht
gain-survived = { $where } verhungert nicht
    .others = { $where } verhungert
gain-starved = von deinen Kreaturen verhungern weniger
    .others = von { $player } verhungern mehr Kreaturen
gain-fed = von deinen Kreaturen fressen mehr
    .others = von { $player } fressen weniger Kreaturen
gain-born = du bekommst mehr Kinder
    .others = { $player } bekommt weniger Kinder

## Warum nicht

why-not-now = Das ist in dieser Phase nicht gefragt.
    .rule = Ablauf einer Runde
why-token-spent = Dieses Plättchen ist verbraucht: Jedes lässt sich nur einmal im Spiel einsetzen.
    .rule = Plättchenphase, D3
why-no-creature = Es gibt keine Kreatur mit dieser Nummer.
    .rule = Kreaturen
why-no-environment = Diesen Lebensraum gibt es nicht: Zu zweit sind es sechs, zu dritt und zu viert neun.
    .rule = Aufbau
why-not-yours = Du kannst nur deine eigenen Kreaturen wandern lassen.
    .rule = Wanderphase, D8
why-placed = Deine Kreatur dieser Farbe ist schon auf dem Plan.
    .rule = Aufbau, D1
why-is-captor = Diese Kreatur hat ihren Lebensraum erobert und nimmt am Spiel nicht mehr teil.
    .rule = Eroberungsphase, D12
why-captured = Dieser Lebensraum ist erobert: Nichts kommt hinein, und nichts dort wird abgedeckt.
    .rule = Eroberungsphase, D12
why-covered = So viele offene Felder dieser Farbe gibt es dort nicht.
    .rule = Plättchenphase, D5
why-covers-too-little = Eine Hungersnot deckt zwei Felder ab, und weniger nur, wo weniger übrig sind.
    .rule = Plättchenphase, D5
why-relocated = Diese Kreatur wurde in dieser Plättchenphase schon umgesiedelt.
    .rule = Plättchenphase, D6
why-here-already = Die Kreatur ist schon dort: Sie kann nur in andere Lebensräume.
    .rule = Plättchenphase, Wanderphase, D6, D8
why-moved = Diese Kreatur ist in dieser Runde schon gewandert: Jede darf es einmal.
    .rule = Wanderphase
why-too-far = Eine Kreatur wandert über eine Kante, nicht schräg und nicht weiter.
    .rule = Wanderphase, D8
why-not-at-the-table = Diese Kreatur ist noch nicht mit Fressen dran: Wähle unter den gleichrangigen.
    .rule = Fressphase, D10
why-older-eats-first = Unter Kreaturen mit gleichen Blöcken frisst die älteste zuerst.
    .rule = Fressphase, D10
why-not-in-the-deck = Diese Karte ist nicht im gewählten Stapel.
    .rule = Aufbau, D1
why-drawn = Diese Karte liegt schon auf dem Plan.
    .rule = Aufbau, D1
why-no-seat = Dort sitzt niemand.
    .rule = Aufbau, D1

## Der Plan im Terminal

board-before = Vor der ersten Runde: { $phase }
board-turn = Runde { $turn } von höchstens { $limit }: { $phase }
board-round = { $phase }, Durchgang { $round } von { $rounds }
board-over = das Spiel ist zu Ende
board-captured = erobert: { $player }
board-player = Wer, ● aktiv
board-you = { $player } (du)
board-captures = Eroberungen
board-creatures = Kreaturen
board-bases = freie Sockel
board-tokens = Plättchen
board-token-advantage = Vorteil
board-token-famine = Hungersnot
board-token-relocation = Umsiedlung
board-none = keine mehr
board-unlimited = unbegrenzt
board-box = Blöcke in der Schachtel: { $blocks }
board-covered = r abgedeckt
sign-eaten = gefressen
sign-advantage = Vorteil
sign-moved = gewandert
sign-relocated = umgesiedelt
sign-fed = satt
sign-starved = tot
sign-captor = Eroberin

## Im Labor

lab-role-order = Reihenfolge
lab-kind-child = Kind
lab-kind-roll = Wurf
lab-kind-gift = Geschenk
lab-red = { colour-red }
lab-yellow = { colour-yellow }
lab-green = { colour-green }
lab-without-advantage = ohne { token-advantage }
lab-without-famine = ohne { token-famine }
lab-without-relocation = ohne { token-relocation }
lab-captures = Eroberungen
lab-extinction = Aussterben
lab-turn-limit = Höchstzahl der Runden

## Actions

famine-malformed = { $squares } sind keine Felder für eine Hungersnot: Nenne zwei Farben, etwa red+green, oder eine.

## Positions

phases-two = Die Stellung hat zwei Phasen, { $first } und { $second }.
creature-too-large = Eine Kreatur mit { $number } Blöcken, mehr als { $most }, kann nicht entstehen.
number-not-wanted = { $words } hat keine Zahl: Sie folgt aus den Kreaturen.
environment-unknown = Bei { $number } Spielern gibt es keinen Lebensraum { $name }.
creature-too-early = { $words } kommt zu früh: Kreaturen werden eingesetzt, wenn der erste aktive Spieler ausgelost ist.
creature-to-begin-with = { $words } ist keine Kreatur zum Beginnen: Die hat einen Block.
creature-placed-twice = Die Kreatur in { $colour } von { $player } ist zweimal eingesetzt.
card-not-in-deck = Die Karte { $card } ist nicht im Stapel { $deck }: Versuch option deck={ $other }.
card-twice = Die Karte { $card } ist zweimal da.
supply-exhausted = So viele Sockel oder Blöcke hat die Schachtel nicht: Versuch option supply=unlimited.
creatures-too-many = Es gibt nie mehr als { $most } Kreaturen.
environments-all-drawn = Alle { $number } Lebensräume sind gezogen: Die nächste Phase ist begin.
last-turn-wrong = { $player } hat eine Kreatur im Spiel: Die letzte Runde ist { $number }, nicht { $other }.

## Positions that no game can come to

phase-not-of-turn = { $phase } ist keine Phase der Runde { $number }.
turn-after-last = Eine Runde { $number } gibt es nicht: Runde { $most } ist die letzte.
turn-ends-early = Runde { $number } ist die letzte: Sie endet vor der Vermehrung.
phase-step-after-last = { $phase } { $number } gibt es nicht: Das letzte ist { $phase } { $most }.
consumption-not-begun = { $player } kann die Fressphase der Runde { $number } noch nicht begonnen haben.
fed-too-early = { $name } kann vor der Fressphase weder satt noch verhungert sein.
moved-too-early = { $name } kann vor der Wanderphase nicht gewandert sein.
fed-and-starved = { $name } kann nicht satt und verhungert sein.
marks-not-here = { $name } kann hier nicht { $marks } sein.
squares-covered-too-many = In { $name } gibt es nur { $count } Felder { $colour } abzudecken.
squares-eaten-too-many = So viele Kreaturen hat { $name } nicht satt gemacht: { $count } Felder { $colour } wären gefressen.
creatures-too-many-children = Es gibt nie mehr als { $most } Kreaturen, Kinder eingerechnet.
favour-without-advantage = { $player } hat c{ $number } bevorzugt, die keinen Vorteil hat.
famine-covers-nothing = { $player } hat in e{ $number } abgedeckt, wo nichts abgedeckt ist.
passed-not-here = In dieser Phase passt niemand.
captured-but-crowded = { $name } ist erobert: Dort steht nur, wer erobert hat.
captures-end-game = { $player } hat { $count } Eroberungen, damit ist das Spiel zu Ende.
creatures-missing = In der Stellung sind keine Kreaturen im Spiel: Schreib sie als white ry e1, oder geh zurück zu placement.
creatures-all-placed = Alle Kreaturen sind eingesetzt: Die nächste Phase ist tokens.
creatures-placed-wrong = { $player } hat { $count } Kreaturen eingesetzt: Alle setzen reihum, der aktive Spieler zuerst.

## Themen von Rätseln

theme-capture = Eroberung
theme-block = Verhinderung
theme-famine = Hungersnot
theme-survival = Überleben
theme-feast = Festmahl
theme-brood = Nachwuchs
theme-token = Plättchen
theme-journey = Wanderung
