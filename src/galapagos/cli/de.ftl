# Was die Befehlszeile sagt, auf Deutsch.

## In the terminal: who plays
you = du

bot-level1 = Küken
bot-level2 = Jungvogel
bot-level3 = Sammler
bot-level4 = Jäger
bot-level5 = Darwin
seat-free = frei
person-nameless = jemand
person-nameless-capital = Jemand
table-your-turn = du bist am Zug
table-open = offen
table-running = läuft
seat-with-bot = { $name }, { $bot } spielt weiter
seat-away = { $name }, nicht da
players = { $number } Spieler
players-from-to = { $least } bis { $most } Spieler
option-usually = üblich: { $value }
place-wins = gewinnt
place-shares = teilt sich den Sieg

## In the terminal: what is asked before a match

ask-game = Welches Spiel?
ask-resume = die letzte Partie fortsetzen
ask-options = Welche Optionen, etwa { $option }? Zwischen mehreren steht ein Leerzeichen.
ask-players = Wie viele Spieler, { $numbers }?
ask-seats = Wer sitzt wo: { $names }, level1 (leicht) bis level5 (schwer), greedy oder random?
ask-table = Welcher Tisch?
ask-new-table = ein neuer Tisch
ask-public = Sollen alle auf dem Server diesen Tisch sehen, yes oder no?
nothing-begun = Es wurde nichts begonnen.
answer-no-number = { $answer } ist keine Zahl.
players-not-possible = { $numbers } können spielen, nicht { $answer }.
game-number-unknown = Ein Spiel mit der Nummer { $answer } gibt es nicht: Sie gehen von 1 bis { $most }.
table-number-unknown = Einen Tisch mit der Nummer { $answer } gibt es nicht: Sie gehen von 1 bis { $most }, und { $new } ist ein neuer.
say-yes-or-no = Sag yes oder no.
keyboard-missing = Niemand sitzt an der Tastatur: Nenne ein Spiel und seine Plätze, etwa galapagos play dodo --seats greedy,greedy.
game-missing = Sag, welches Spiel: galapagos games zählt sie auf.
seats-number-wrong = { $count } Namen für { $number } Plätze: Nenne einen je Platz.
seat-name-unknown = { $name } kann sich nicht setzen: Nimm { $names }.
resume-none-of-game = Es gibt keine Partie { $game }, die sich fortsetzen lässt: galapagos play { $game } beginnt eine.
resume-none = Es gibt keine Partie, die sich fortsetzen lässt: galapagos play beginnt eine.
resume-over = Die Partie in { $file } ist zu Ende: galapagos replay { $file } zeigt sie.
resume-without-secret = { $file } enthält das Geheimnis der Würfel nicht, darum lässt sich die Partie nicht fortsetzen: galapagos replay { $file } --position sagt, wie sie steht, und galapagos play --position beginnt dort.
resume-on-server = Ein Server hat eigene Tische und Würfel: Lass --resume und --seed weg, und nenne einen Tisch, um dort weiterzuspielen.
resume-with-more = Eine Partie, die weitergeht, hat ihre Spieler, Optionen, Komponenten und Würfel schon: Gib --resume nur ein Spiel oder eine Datei.
position-with-players = Eine Stellung sagt selbst, wie viele spielen und mit welchen Optionen: Lass --players und --option weg.
table-with-seats = { $place } ist kein Spiel, und ein bestehender Tisch hat seine Plätze und Optionen: Lass sie weg.
place-unknown = { $table } ist weder ein Spiel noch ein Tisch.
server-seats-wrong = Nenne auf einem Server { $you } für jede Person an dieser Tastatur, und { $open } für Leute, die dazukommen.
player-numbered = Spieler { $number }

## In the terminal: at the table

dice-fixed = Die Würfel sind festgelegt durch { $hash }…; galapagos verify prüft sie, wenn die Partie vorbei ist.
dice-fixed-on-server = Die Würfel sind festgelegt durch { $hash }…; an diesen Tisch führt { $table }
left-table = Du hast den Tisch verlassen. { $more }
input-ended-early = Die Eingabe endete vor der Partie. { $more }
match-kept = Die Partie ist gespeichert: Weiter geht es mit { $command }.
match-not-begun = Nichts wurde gespielt, also ist nichts gespeichert.
match-kept-in-part = Die letzten Züge sind nicht gespeichert: { $command } macht davor weiter.
match-not-kept = Die Partie ließ sich nicht speichern.
table-kept = Der Tisch bleibt dort bestehen: Weiter geht es mit { $command }.
bot-thinking = { $player } ({ $bot }) denkt nach
player-asked = { $player } wird gefragt
thinking = Denkt nach
hand-over-keyboard = Gib die Tastatur an { $player } weiter; weiter mit Enter:
match-not-keepable = Die Partie lässt sich nicht speichern ({ $reason }). Sie geht weiter; mit speichern DATEI lässt sie sich vielleicht anderswo speichern.
hint-chances = Deine Aussichten auf den Sieg, soweit du sie kennen kannst:
hint-close = Kein echter Unterschied zur ersten.
hint-equal = Kein echter Unterschied: Deine Aussicht auf den Sieg ist mit jeder etwa { $percent } %.
hint-greedy = Ein gieriger Spieler wählt: { $words } ({ $action }). Bessere Tipps sind in Vorbereitung.
save-without-file = Nenne eine Datei: speichern meine-partie.txt.
file-exists = { $file } gibt es schon: Wähle einen anderen Namen.
file-not-written = { $file } lässt sich nicht schreiben: { $reason }.
save-written = Geschrieben; von hier weiter geht es mit { $command }.
stand-ended = Du wirst wieder gefragt: Du hattest { $answer } hinterlegt, und etwas hat dich betroffen.
match-over-title = Das Spiel ist zu Ende
match-over-keys = Die Partie ist zu Ende. Noch lässt sich tippen: { $keys }.
news-more = und { $number } weitere; verlauf zeigt sie
news-left-out = { $number } weitere; verlauf zeigt sie
menu-choices = { $number } Möglichkeiten
menu-goes-back = (Enter führt zurück)
stand-left = Du hast { $answer } als Antwort hinterlegt; vorab aus nimmt es zurück.
keys-turn = Nummer · warum AKTION · zurücknehmen · vorab · tipp · verlauf · regeln · { $own } · ende · ?
keys-turn-few = Nummer · zurücknehmen · tipp · verlauf · regeln · ende · ?
help-number = Möglichkeit 4 nehmen; eine mit … öffnet weitere, und Enter führt zurück
    .keys = 4
help-action = eine Aktion durch ihren Text; ihre ersten Wörter allein zeigen, was so beginnt
    .keys = { $action }
help-why = welche Regel eine Aktion verbietet
    .keys = warum { $action }
help-undo = deine letzte Entscheidung zurücknehmen; die Würfel fallen wieder gleich
    .keys = zurücknehmen
help-stand = diese Antwort jedes Mal geben, bis dich etwas betrifft; vorab aus nimmt es zurück
    .keys = vorab { $answer }
help-hint = die besten Aktionen und deine Aussichten damit
    .keys = tipp
help-board = der Plan, alles bisher Geschehene
    .keys = brett, verlauf
help-rules = die Regeln des Spiels, oder was sie zu einem Abschnitt, einer Regelung oder einem Wort sagen
    .keys = regeln, regeln WORT
help-save = eine Kopie der Partie schreiben; jede Entscheidung ist ohnehin gespeichert
    .keys = speichern DATEI
help-quit = aufhören; weiter geht es mit { $command }
    .keys = ende, exit, q
choice-unknown = Möglichkeit { $number } gibt es nicht: Sie gehen von 1 bis { $most }.
answer-unknown = { $answer } ist weder eine Möglichkeit noch eine Aktion: Tippe eine Zahl von 1 bis { $most }, oder ? für Hilfe.
why-without-action = Nenne eine Aktion: warum { $action }.
stand-needs-plain-answer = Nenne eine Antwort ohne Spielsteine: vorab { $answer }; oder vorab aus.
stand-set = { $answer } ist deine Antwort, bis dich etwas betrifft.
stand-ends = Du wirst jedes Mal gefragt.
why-allowed = Du darfst: { $action } steht dir offen.
undo-done = Zurückgenommen.
undo-of = Zurückgenommen: { $sentence }
undo-asked = Alle anderen müssen zustimmen: Sie werden gefragt.
actions-of = { $count } von { $number } Aktionen
stopped = Abgebrochen.
input-ended = Die Eingabe endete vor der Antwort.
usage = { $sentence }; siehe { $command } --help.

## In the terminal: commands at a table

command-why = warum
command-undo = zurücknehmen
command-stand = vorab
command-off = aus
command-hint = tipp
command-log = verlauf
command-board = brett
command-rules = regeln
command-help = hilfe
command-quit = ende
command-save = speichern
command-say = sag
command-yes = ja
command-no = nein
command-resign = aufgeben
command-relieve = ablösen
command-claim = beanspruchen
command-abort = abbrechen
command-back = übernehmen
command-name = name
command-start = start
command-bot = bot
keys-end = verlauf · brett · regeln · ende
keys-pager = Leertaste weiter, q beendet
record-shown = Die Aufzeichnung der Partie:
record-what-next = galapagos replay DATEI erzählt sie noch einmal, galapagos verify DATEI prüft ihre Würfel.

## In the terminal: at a table on a server

help-say = an alle am Tisch
    .keys = sag WORTE
help-yes = einen Vorschlag beantworten; nein zieht deinen eigenen zurück
    .keys = ja, nein
help-relieve = einen Bot für jemanden weiterspielen lassen, der gegangen ist, oder zu zweit mit Bedenkzeit den Sieg beanspruchen
    .keys = ablösen PLATZ, beanspruchen
help-resign = aufgeben; vorschlagen, es für alle zu beenden
    .keys = aufgeben ja, abbrechen
help-back = deinen Platz von einem Bot zurücknehmen
    .keys = übernehmen
help-name = wie dich die anderen nennen
    .keys = name WORTE
keys-lobby = start · bot PLATZ NAME · sag WORTE · ende
keys-waiting = sag WORTE · verlauf · brett · regeln · aufgeben · ende
not-begun-keys = Das Spiel hat noch nicht begonnen. Tippen lässt sich: { $keys }.
not-your-turn-keys = Du bist nicht am Zug. Tippen lässt sich: { $keys }.
lobby-invite = Andere kommen mit seinem Namen dazu: { $table }
lobby-you-may-start = Du kannst beginnen.
lobby-host-may-start = Der Gastgeber kann beginnen.
stand-is-left = { $answer } ist als Antwort hinterlegt.
stand-nothing-left = Es ist keine Antwort hinterlegt.
clock-left = Du hast noch { $minutes }:{ $seconds }.
name-set = Du heißt { $name }.
proposal-undo = { $player } möchte eine Entscheidung zurücknehmen: Tippe ja oder nein.
proposal-abort = { $player } möchte das Spiel beenden: Tippe ja oder nein.
proposal-holiday = { $player } möchte, dass die Uhren { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } ruhen: Tippe ja oder nein.
proposal-weekends = { $player } möchte, dass Wochenenden { $off ->
    [yes] wieder zählen
   *[no] nicht zählen
 }: Tippe ja oder nein.
proposal-waits = Noch gefragt: { $players }. Mit nein ziehst du die Frage zurück.
away-claim = { $player } ist nicht zurückgekommen: Mit ablösen { $number } spielt ein Bot weiter, mit beanspruchen gewinnst du.
away-relieve = { $player } ist nicht zurückgekommen: Mit ablösen { $number } spielt ein Bot weiter, mit abbrechen endet die Partie.
relieve-without-seat = Nenne einen Platz mit seiner Nummer: ablösen 2.
proposal-relieve = { $player } möchte, dass ein Bot für { $other } weiterspielt: Tippe ja oder nein.
ended-resigned = { $player } hat aufgegeben.
ended-claimed = { $player } war gegangen, und der Sieg wurde beansprucht.
ended-winner = { $player } gewinnt.
ended-aborted = Alle waren einverstanden, die Partie zu beenden.
ended-unfinished = { $action ->
    [none] Die Partie endet unvollendet: Die Regeln auf dem Server haben sich geändert.
   *[other] Die Regeln auf dem Server haben sich geändert und erlauben Aktion { $action } nicht mehr.
 }
ended-closed = Der Betreiber des Servers hat den Tisch geschlossen.
ended-expired = Zu lange hat niemand weitergespielt.
resign-unsure = Tippe aufgeben ja, um aufzugeben; wo andere weiterspielen, tut es ein Bot für dich.
say-nothing = Sag etwas: sag hallo.
name-missing = Sag, welchen: name Anna.
bot-without-seat = Nenne einen Platz mit seiner Nummer und einen Bot: bot 2 level2.
record-not-kept = Die Aufzeichnung lässt sich nicht speichern: { $reason }.
server-shows-otherwise = Der Server zeigt das Spiel anders, als dieses Programm es kennt: Bring den einen oder das andere auf den neuesten Stand.
server-other-protocol = Der Server spricht eine andere Fassung des Protokolls: Bring dieses Programm oder jenes auf den neuesten Stand.
server-speaks-unknown = Der Server spricht von Dingen, die dieses Programm nicht kennt: Bring den einen oder das andere auf den neuesten Stand.
connection-closed = Der Server hat die Verbindung geschlossen. { $more }
connection-cut-retrying = Die Verbindung ist unterbrochen; neuer Versuch
connection-cut = Die Verbindung ist unterbrochen.
server-silent = Der Server antwortet nicht.
address-malformed = { $address } ist nicht die Adresse eines Servers: Sie sieht so aus: http://127.0.0.1:8000.
address-no-server = { $address } ist kein Server von galapagos, oder ein Proxy steht dazwischen: Die Antwort ist { $number }.
address-no-galapagos = { $address } antwortet nicht wie ein Server dieses galapagos.
address-unreachable = { $address } ist nicht zu erreichen: { $reason }.
connection-lost = { $sentence } { $more }

## In the terminal: a match afterwards

analysis-decisions = { $count } Entscheidungen, je { $iterations } Durchläufe
analysis-player = Spieler
analysis-decisions-column = Entscheidungen
analysis-best-column = beste
analysis-given-away = verschenkt je Entscheidung
analysis-won = gewonnen
analysis-end = Ende
analysis-the-best = die beste
analysis-better = besser: { $words } ({ $action }), { $chance }
analysis-fortune = { $player } durch Glück: { $before } → { $after }
analysis-decisions-title = Entscheidungen
analysis-legend = (Nummer der Aktion; Aussicht auf den Sieg mit der besten Aktion und mit der gespielten)
analysis-turning-points = Wendepunkte
analysis-no-turning-point = Es gab keinen Wendepunkt: Keine Aussicht änderte sich je um 10 % oder mehr auf einmal.
hint-match-over = Die Partie ist zu Ende: Zu entscheiden ist nichts mehr; --to geht in einer Aufzeichnung zurück.
hint-of-game = Ein Tipp braucht eine Stellung. Gib die Datei einer Partie an (galapagos hint partie.txt) oder eine Stellung des Spiels (galapagos hint { $game } --position "…"). Während du spielst, tippe tipp.
hint-dice-next = Hier entscheidet niemand: Als Nächstes wird gewürfelt.
hint-to-or-position = --to gehört zu einer Aufzeichnung, --position zu einem Spiel: Gib eines davon an.
replay-seat-unknown = --seat geht in dieser Aufzeichnung von 1 bis { $most }, nicht { $seat }.
rules-not-written = Die Regeln von { $game } stehen hier noch nicht.
rules-word-close = In den Regeln von { $game } steht nichts über { $words }: Meintest du { $other }?
rules-word-unknown = In den Regeln von { $game } steht nichts über { $words }: galapagos rules { $name } zeigt alles.

## Arguments and files

number-malformed = { $option } muss eine Zahl sein, nicht { $text }.
number-not-whole = { $option } muss eine ganze Zahl sein, nicht { $text }.
number-too-small = { $option } muss mindestens { $limit } sein, nicht { $text }.
number-too-large = { $option } darf höchstens { $limit } sein, nicht { $text }.
names-malformed = { $text } ist keine Liste von Namen: Schreib sie mit Kommas dazwischen, etwa greedy,random.
option-argument-malformed = { $word } ist keine Option: Schreib Name=Wert, etwa deck=short.
option-argument-twice = Die Option { $name } ist zweimal angegeben.
limit-both = Gib --iterations oder --time an, nicht beides.
time-without-unit = Bei --time { $time } fehlt die Einheit: Schreib { $time }ms oder { $time }s.
picture-not-svg = --output { $file } geht nicht: Bilder sind SVG-Dateien, etwa verlauf.svg.
file-is-folder = { $file } ist ein Ordner, keine Aufzeichnung.
file-unreadable = { $file } ist keine Datei, die sich lesen lässt.
file-too-large = { $file } ist größer als { $number } MiB: Das ist keine Aufzeichnung einer Partie.
file-with-controls = { $file } enthält Steuerzeichen: Eine Aufzeichnung einer Partie hat keine.
file-no-text = { $file } ist kein Text: Eine Aufzeichnung einer Partie ist einer.
output-is-folder = { $option } { $file } geht nicht: Das ist ein Ordner.
output-without-folder = { $option } { $file } geht nicht: Diesen Ordner gibt es nicht.
output-not-possible = { $option } { $file } geht nicht: { $reason }.
output-not-written = { $file } lässt sich nicht schreiben ({ $reason }): { $more }.

## Commands for operators

admin-status-unknown = Ein Tisch ist { $names }, nicht { $name }.
bench-not-here = Die Vergleiche gehören zu den Quellen, und diese Installation hat keine.
bench-not-installed = Die Bibliotheken zum Vergleich sind nicht installiert: Ruf zuerst make setup-bench auf.
output-is-file = --output { $file } geht nicht: Das ist eine Datei.
fit-write-without-duel = --write geht nicht ohne ein Duell: Nur ein Duell nimmt Gewichte an.
fit-stopped-in-duel = Abgebrochen nach { $number } von { $count } Sätzen des Duells; nichts ist geändert. { $sentence }
fit-stopped-early = Abgebrochen, bevor es etwas anzupassen gab; nichts ist geändert.
lab-players-malformed = --players { $text } geht nicht: Schreib Tischgrößen mit Kommas, etwa 3,4.
lab-stopped = Angehalten; { $games ->
    [one] eine Partie ist
   *[other] { $games } Partien sind
 } gespeichert, und derselbe Befehl macht dort weiter.
serve-keep-malformed = --keep-{ $name } ist eine Zahl von Tagen, über 0 und bis 36500.
serve-limits-malformed = --messages, --requests, --new und --deadline sind Zahlen über 0.
serve-reports-missing = --reports { $folder } geht nicht: Diesen Ordner gibt es nicht.
serve-reload-nothing = --reload braucht ein Spiel in einer Datei, etwa galapagos serve ./finches.py --reload.
simulate-bot-too-slow = Nur { $names } sind schnell genug für Simulationen: { $command } lässt { $bot } spielen.
store-backup-postgres = Einen Speicher in PostgreSQL kopiert dessen eigenes Programm: pg_dump --format=custom --file=DATEI URL.
store-table-not-replayable = Tisch { $table } lässt sich nicht nachspielen: { $reason }.
store-card-differs = Die Karte des Tisches { $table } passt nicht zu seinem Protokoll.
tournament-resume-with-more = Ein Turnier, das weitergeht, behält Spiel, Bots, Spieler, Budget, Optionen und Komponenten: Gib --resume nur --games.
tournament-without-game = Sag, welches Spiel: galapagos tournament dodo.
tournament-stopped = Abgebrochen nach { $number } von { $count } Sätzen, die gespeichert sind: Weiter geht es mit { $command }.
tournament-not-written = { $file } lässt sich nicht schreiben ({ $reason }): Abgebrochen nach { $number } von { $count } Sätzen, die gespeichert sind: Weiter geht es mit { $command }.
tuning-stopped = Angehalten in Runde { $number }; derselbe Befehl macht weiter. { $sentence }
verify-failed = Nicht bestätigt. { $sentence }
bug = Das ist ein Fehler in galapagos, nicht in deiner Eingabe ({ $kind }: { $reason }); GALAPAGOS_DEBUG=1 zeigt, wo.

## In the terminal: other components

components-by-server = Ein Server wählt die Komponenten seiner Tische selbst: Lass --data weg.
components-changed = Gespielt wird mit geänderten Komponenten: { $names }.
components-unusual = Ungewöhnliche Komponenten in { $file }: { $values }.
components-more = und { $count } weitere
components-confirm = Damit spielen, ja oder nein? [nein]
components-declined = Es wurde nichts gespielt.
serve-data-malformed = --data { $text } geht nicht: Schreib SPIEL=DATEI, etwa evo=karte.toml.
serve-data-twice = --data nennt { $game } zweimal: Gib jedem Spiel eine Datei.

## In the terminal: the site

site-written = { $folder } ist eine Website mit { $megabytes } MB. Jeder Webspace kann sie zeigen.

## Spiele in einer Datei

check-without-file = { $name } ist keine Datei: galapagos check ./finches.py prüft ein Spiel in einer Datei.
create-name-wrong = { $name } kann kein Spiel heißen: Nimm Kleinbuchstaben, Ziffern und _.
create-file-exists = { $file } gibt es schon.
create-done = { $file } ist ein Spiel, das du spielen kannst: galapagos play { $file }
create-check = Wenn du etwas geändert hast: galapagos check { $file }

## Rätsel

puzzles-made = { $count } Rätsel aus { $matches } Partien stehen in { $file }. Kein Rätsel wurde aus:
puzzles-stopped = angehalten: { $count } Rätsel aus { $matches } Partien stehen in { $file }; derselbe Befehl macht weiter
puzzles-even = Entscheidungen, in denen keine Antwort vorn liegt
puzzles-decided = Entscheidungen in einer fast gewonnenen oder verlorenen Partie
puzzles-refuted = Antworten, die zwanzigfaches Nachdenken nicht bestätigt
puzzles-doubtful = Antworten, die in einer weiteren Suche nicht klar vorn liegen
puzzles-wordless = Antworten, deren Gewinn sich nicht benennen lässt
puzzles-obvious = Antworten, die jede Suche sofort findet
puzzles-answers = Fragen mit zu wenigen oder zu vielen Antworten
puzzles-long = Stellungen, deren Text zu lang wäre
puzzle-unknown = Es gibt kein Rätsel { $name } von { $game }.
