# Was Programme auf Englisch sagen, auf Deutsch.

## Im Terminal: wer spielt

you = du
hatchling = Küken
fledgling = Jungvogel
forager = Sammler
hunter = Jäger
free = frei
somebody = jemand
somebody-capital = Jemand
your-turn = du bist am Zug
open = offen
running = läuft
plays-on = { $name }, { $bot } spielt weiter
away = { $name }, nicht da
players = { $number } Spieler
to-players = { $least } bis { $most } Spieler
to = { $least } bis { $most }
or = { $least } oder { $most }
none-all-or-any-of-joined-by = none, all oder beliebige von { $names }, verbunden durch +
usually = üblich: { $value }
n-1st = 1.
n-2nd = 2.
n-3rd = 3.
th = { $number }.
wins = gewinnt
shares-the-win = teilt sich den Sieg

## Im Terminal: was vor einer Partie gefragt wird

which-game = Welches Spiel?
go-on-with-the-last-match = die letzte Partie fortsetzen
which-options-such-as-several-have-a-space-between = Welche Optionen, etwa { $option }? Zwischen mehreren steht ein Leerzeichen.
how-many-players = Wie viele Spieler, { $numbers }?
who-sits-where-level1-easy-to-level5-hard-greedy-or-random = Wer sitzt wo: { $names }, level1 (leicht) bis level5 (schwer), greedy oder random?
which-table = Welcher Tisch?
a-new-table = ein neuer Tisch
shall-everybody-on-the-server-see-this-table-yes-or-no = Sollen alle auf dem Server diesen Tisch sehen, yes oder no?
nothing-was-begun = Es wurde nichts begonnen.
is-not-a-number = { $answer } ist keine Zahl.
can-play-not = { $numbers } können spielen, nicht { $answer }.
there-is-no-game-number-they-go-from-1-to = Ein Spiel mit der Nummer { $answer } gibt es nicht: Sie gehen von 1 bis { $most }.
there-is-no-table-number-they-go-from-1-to-and-is = Einen Tisch mit der Nummer { $answer } gibt es nicht: Sie gehen von 1 bis { $most }, und { $new } ist ein neuer.
say-yes-or-no = Sag yes oder no.
nobody-is-at-the-keyboard-name-a-game-and-its-seats-such = Niemand sitzt an der Tastatur: Nenne ein Spiel und seine Plätze, etwa galapagos play dodo --seats greedy,greedy.
say-which-game-galapagos-games-lists-them = Sag, welches Spiel: galapagos games zählt sie auf.
names-for-seats-name-one-per-seat = { $count } Namen für { $number } Plätze: Nenne einen je Platz.
cannot-sit-down-use = { $name } kann sich nicht setzen: Nimm { $names }.
there-is-no-match-of-to-go-on-with-galapagos-play-begins = Es gibt keine Partie { $game }, die sich fortsetzen lässt: galapagos play { $game } beginnt eine.
there-is-no-match-to-go-on-with-galapagos-play-begins-one = Es gibt keine Partie, die sich fortsetzen lässt: galapagos play beginnt eine.
the-match-in-is-over-galapagos-replay-shows-it = Die Partie in { $file } ist zu Ende: galapagos replay { $file } zeigt sie.
does-not-hold-the-secret-of-its-dice-so-the-match-cannot = { $file } enthält das Geheimnis der Würfel nicht, darum lässt sich die Partie nicht fortsetzen: galapagos replay { $file } --position sagt, wie sie steht, und galapagos play --position beginnt dort.
a-server-keeps-its-own-tables-and-dice-leave-out-resume-and = Ein Server hat eigene Tische und Würfel: Lass --resume und --seed weg, und nenne einen Tisch, um dort weiterzuspielen.
a-match-that-goes-on-has-its-players-options-and-dice-already = Eine Partie, die weitergeht, hat ihre Spieler, Optionen und Würfel schon: Gib --resume nur ein Spiel oder eine Datei.
a-position-says-itself-how-many-play-and-by-which-options-leave = Eine Stellung sagt selbst, wie viele spielen und mit welchen Optionen: Lass --players und --option weg.
is-no-game-and-a-table-that-is-there-has-its-seats = { $place } ist kein Spiel, und ein bestehender Tisch hat seine Plätze und Optionen: Lass sie weg.
is-neither-a-game-nor-a-table = { $table } ist weder ein Spiel noch ein Tisch.
on-a-server-one-seat-is-yours-name-once-and-for-people = Auf einem Server gehört ein Platz dir: Nenne { $you } einmal, und { $open } für Leute, die dazukommen.

## Im Terminal: am Tisch

the-dice-are-fixed-by-galapagos-verify-checks-them-when-the-match = Die Würfel sind festgelegt durch { $hash }…; galapagos verify prüft sie, wenn die Partie vorbei ist.
the-dice-are-fixed-by-this-table-is = Die Würfel sind festgelegt durch { $hash }…; an diesen Tisch führt { $table }
you-left-the-table = Du hast den Tisch verlassen. { $more }
the-input-ended-before-the-match-did = Die Eingabe endete vor der Partie. { $more }
it-is-kept-go-on-with = Die Partie ist gespeichert: Weiter geht es mit { $command }.
nothing-was-played-so-nothing-is-kept = Nichts wurde gespielt, also ist nichts gespeichert.
the-last-moves-are-not-kept-goes-on-before-them = Die letzten Züge sind nicht gespeichert: { $command } macht davor weiter.
it-could-not-be-kept = Die Partie ließ sich nicht speichern.
the-table-is-kept-there-goes-on = Der Tisch bleibt dort bestehen: Weiter geht es mit { $command }.
is-thinking = { $player } ({ $bot }) denkt nach
is-asked = { $player } wird gefragt
thinking = Denkt nach
hand-the-keyboard-to-who-presses-enter = Gib die Tastatur an { $player } weiter; dort geht es weiter mit Enter:
the-match-cannot-be-kept-it-goes-on-save-file-may-write = Die Partie lässt sich nicht speichern ({ $reason }). Sie geht weiter; mit speichern DATEI lässt sie sich vielleicht anderswo speichern.
your-chances-of-winning-as-far-as-you-can-know = Deine Aussichten auf den Sieg, soweit du sie kennen kannst:
a-greedy-player-would-better-hints-are-being-prepared = Ein gieriger Spieler wählt: { $words } ({ $action }). Bessere Tipps sind in Vorbereitung.
name-a-file-save-my-game-txt = Nenne eine Datei: speichern meine-partie.txt.
is-there-already-choose-another-name = { $file } gibt es schon: Wähle einen anderen Namen.
cannot-be-written = { $file } lässt sich nicht schreiben: { $reason }.
written-goes-on-from-here = Geschrieben; von hier weiter geht es mit { $command }.
you-are-asked-again-you-had-left-and-something-concerned-you = Du wirst wieder gefragt: Du hattest { $answer } hinterlegt, und etwas hat dich betroffen.
the-game-is-over = Das Spiel ist zu Ende
the-match-is-over-what-can-still-be-typed = Die Partie ist zu Ende. Noch lässt sich tippen: { $keys }.
and-more-log-has-them = und { $number } weitere; verlauf zeigt sie
more-log-has-them = { $number } weitere; verlauf zeigt sie
choices = { $number } Möglichkeiten
enter-goes-back = (Enter führt zurück)
you-have-left-to-be-answered-for-you-stand-off-takes-it = Du hast { $answer } als Antwort hinterlegt; vorab aus nimmt es zurück.
number-why-action-undo-stand-hint-log-rules-quit = Nummer · warum AKTION · zurücknehmen · vorab · tipp · verlauf · regeln · { $own } · ende · ?
number-undo-hint-log-rules-quit = Nummer · zurücknehmen · tipp · verlauf · regeln · ende · ?
take-choice-4-one-with-opens-more-choices-and-enter-goes-back = Möglichkeit 4 nehmen; eine mit … öffnet weitere, und Enter führt zurück
an-action-by-its-text-its-first-words-alone-list-what-begins = eine Aktion durch ihren Text; ihre ersten Wörter allein zeigen, was so beginnt
which-rule-forbids-an-action = welche Regel eine Aktion verbietet
take-back-your-last-decision-dice-come-out-the-same-again = deine letzte Entscheidung zurücknehmen; die Würfel fallen wieder gleich
give-this-answer-whenever-you-are-asked-until-something-concerns-you-stand = diese Antwort jedes Mal geben, bis dich etwas betrifft; vorab aus nimmt es zurück
the-best-few-actions-and-your-chances-with-them = die besten Aktionen und deine Aussichten damit
the-board-the-whole-story-so-far = der Plan, alles bisher Geschehene
the-rules-of-the-game-or-what-they-say-of-a-section = die Regeln des Spiels, oder was sie zu einem Abschnitt, einer Regelung oder einem Wort sagen
write-a-copy-of-the-match-every-decision-is-kept-anyway = eine Kopie der Partie schreiben; jede Entscheidung ist ohnehin gespeichert
save-file = speichern DATEI
say-words = sag WORTE
name-words = name WORTE
rules-rules-word = regeln, regeln WORT
stop-goes-on = aufhören; weiter geht es mit { $command }
there-is-no-choice-they-go-from-1-to = Möglichkeit { $number } gibt es nicht: Sie gehen von 1 bis { $most }.
is-neither-a-choice-nor-an-action-type-a-number-from-1 = { $answer } ist weder eine Möglichkeit noch eine Aktion: Tippe eine Zahl von 1 bis { $most }, oder ? für Hilfe.
name-an-action-why = Nenne eine Aktion: warum { $action }.
name-an-answer-without-pieces-stand-or-stand-off = Nenne eine Antwort ohne Spielsteine: vorab { $answer }; oder vorab aus.
is-your-answer-until-something-concerns-you = { $answer } ist deine Antwort, bis dich etwas betrifft.
you-will-be-asked-every-time = Du wirst jedes Mal gefragt.
you-may-is-open-to-you = Du darfst: { $action } steht dir offen.
taken-back = Zurückgenommen.
taken-back-capital = Zurückgenommen: { $sentence }
all-others-must-agree-to-that-they-are-asked = Alle anderen müssen zustimmen: Sie werden gefragt.
of-actions = { $count } von { $number } Aktionen
stopped = Abgebrochen.
the-input-ended-before-the-answer = Die Eingabe endete vor der Antwort.

## Im Terminal: Befehle am Tisch

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
command-abort = abbrechen
command-back = übernehmen
command-name = name
command-start = start
command-bot = bot
why-action = warum { $action }
stand-action = vorab { $action }
board-log = brett, verlauf
quit-exit-q = ende, exit, q
yes-no = ja, nein
resign-yes-abort = aufgeben ja, abbrechen
log-board-rules-quit = verlauf · brett · regeln · ende
space-goes-on-q-ends = Leertaste weiter, q beendet
the-record-of-the-match = Die Aufzeichnung der Partie:
galapagos-replay-file-tells-it-again-galapagos-verify-file-checks-its = galapagos replay DATEI erzählt sie noch einmal, galapagos verify DATEI prüft ihre Würfel.

## Im Terminal: an einem Tisch auf einem Server

to-all-at-the-table = an alle am Tisch
answer-what-somebody-asks-for-no-withdraws-what-you-asked = beantworten, worum jemand bittet; no zieht zurück, worum du gebeten hast
let-a-bot-play-on-for-somebody-who-has-been-away-for = einen Bot für jemanden weiterspielen lassen, der seit drei Minuten nicht da ist
give-up-propose-to-end-it-for-all = aufgeben; vorschlagen, es für alle zu beenden
take-your-seat-back-from-a-bot = deinen Platz von einem Bot zurücknehmen
what-others-call-you = wie dich die anderen nennen
start-bot-seat-name-say-words-quit = start · bot PLATZ NAME · sag WORTE · ende
say-words-log-board-rules-resign-quit = sag WORTE · verlauf · brett · regeln · aufgeben · ende
the-game-has-not-begun-what-can-be-typed = Das Spiel hat noch nicht begonnen. Tippen lässt sich: { $keys }.
it-is-not-your-turn-what-can-be-typed = Du bist nicht am Zug. Tippen lässt sich: { $keys }.
others-come-by-its-name = Andere kommen mit seinem Namen dazu: { $table }
you-may-start = Du kannst beginnen.
the-host-may-start = Der Gastgeber kann beginnen.
is-left = { $answer } ist als Antwort hinterlegt.
nothing-is-left = Es ist keine Antwort hinterlegt.
you-have-left = Du hast noch { $minutes }:{ $seconds }.
you-are-called = Du heißt { $name }.
asks-to-take-a-decision-back-type-yes-or-no = { $player } möchte eine Entscheidung zurücknehmen: Tippe ja oder nein.
asks-to-end-the-game-type-yes-or-no = { $player } möchte das Spiel beenden: Tippe ja oder nein.
still-asked-type-no-to-withdraw-the-question = Noch gefragt: { $players }. Mit nein ziehst du die Frage zurück.
has-been-away-for-three-minutes-type-relieve-and-a-bot-plays = { $player } ist seit drei Minuten nicht da: Mit ablösen { $number } spielt ein Bot weiter, mit abbrechen endet die Partie.
name-a-seat-by-its-number-relieve-2 = Nenne einen Platz mit seiner Nummer: ablösen 2.
asks-that-a-bot-plays-on-for-type-yes-or-no = { $player } möchte, dass ein Bot für { $other } weiterspielt: Tippe ja oder nein.
resigned = { $player } hat aufgegeben.
all-agreed-to-end-it = Alle waren einverstanden, die Partie zu beenden.
it-ends-unfinished-the-rules-on-the-server-have-changed = Die Partie endet unvollendet: Die Regeln auf dem Server haben sich geändert.
the-operator-of-the-server-closed-the-table = Der Betreiber des Servers hat den Tisch geschlossen.
nobody-played-on-for-too-long = Zu lange hat niemand weitergespielt.
type-resign-yes-to-give-up-where-others-play-on-a-bot = Tippe aufgeben ja, um aufzugeben; wo andere weiterspielen, tut es ein Bot für dich.
say-something-say-hello = Sag etwas: sag hallo.
say-which-name-ann = Sag, welchen: name Anna.
name-a-seat-by-its-number-and-a-bot-bot-2-level2 = Nenne einen Platz mit seiner Nummer und einen Bot: bot 2 level2.
the-record-cannot-be-kept = Die Aufzeichnung lässt sich nicht speichern: { $reason }.
the-server-shows-the-game-otherwise-than-this-program-knows-it-update = Der Server zeigt das Spiel anders, als dieses Programm es kennt: Bring den einen oder das andere auf den neuesten Stand.
the-server-speaks-another-version-of-the-protocol-update-this-program-or = Der Server spricht eine andere Fassung des Protokolls: Bring dieses Programm oder jenes auf den neuesten Stand.
the-server-speaks-of-things-that-this-program-does-not-know-update = Der Server spricht von Dingen, die dieses Programm nicht kennt: Bring den einen oder das andere auf den neuesten Stand.
the-server-closed-the-connection = Der Server hat die Verbindung geschlossen. { $more }
the-connection-is-cut-trying-again = Die Verbindung ist unterbrochen; neuer Versuch
the-connection-is-cut = Die Verbindung ist unterbrochen.
the-server-does-not-answer = Der Server antwortet nicht.
is-not-the-address-of-a-server-it-is-like-http-127 = { $address } ist nicht die Adresse eines Servers: Sie sieht so aus: http://127.0.0.1:8000.
is-no-server-of-galapagos-or-something-stands-between-it-answers = { $address } ist kein Server von galapagos, oder etwas steht dazwischen: Er antwortet { $number }.
does-not-answer-as-a-server-of-this-galapagos-does = { $address } antwortet nicht wie ein Server dieses galapagos.
cannot-be-reached = { $address } ist nicht zu erreichen: { $reason }.
cannot-be-reached-more = { $address } ist nicht zu erreichen: { $reason }. { $more }

## Im Terminal: eine Partie hinterher

decisions-iterations-each = { $count } Entscheidungen, je { $iterations } Durchläufe
player = Spieler
decisions = Entscheidungen
best-ones = beste
given-away-per-decision = verschenkt je Entscheidung
won = gewonnen
end = Ende
the-best = die beste
better = besser: { $words } ({ $action }), { $chance }
by-fortune = { $player } durch Glück: { $before } → { $after }
decisions-capital = Entscheidungen
number-of-the-action-chance-of-winning-with-the-best-action-and = (Nummer der Aktion; Aussicht auf den Sieg mit der besten Aktion und mit der gespielten)
turning-points = Wendepunkte
there-was-no-turning-point-no-chance-ever-changed-by-10-or = Es gab keinen Wendepunkt: Keine Aussicht änderte sich je um 10 % oder mehr auf einmal.
the-match-is-over-there-is-nothing-left-to-decide-to-goes = Die Partie ist zu Ende: Zu entscheiden ist nichts mehr; --to geht in einer Aufzeichnung zurück.
nobody-decides-here-the-dice-are-to-be-rolled-next = Hier entscheidet niemand: Als Nächstes wird gewürfelt.
to-belongs-to-a-record-position-to-a-game-give-one-of = --to gehört zu einer Aufzeichnung, --position zu einem Spiel: Gib eines davon an.
seat-must-be-from-1-to-in-this-record-not = --seat geht in dieser Aufzeichnung von 1 bis { $most }, nicht { $seat }.
the-rules-of-are-not-written-down-here-yet = Die Regeln von { $game } stehen hier noch nicht.
the-rules-of-say-nothing-of-did-you-mean = In den Regeln von { $game } steht nichts über { $words }: Meintest du { $other }?
the-rules-of-say-nothing-of-galapagos-rules-shows-all-there-is = In den Regeln von { $game } steht nichts über { $words }: galapagos rules { $name } zeigt alles.

## Angaben und Dateien

must-be-a-number-not = { $option } muss eine Zahl sein, nicht { $text }.
must-be-a-whole-number-not = { $option } muss eine ganze Zahl sein, nicht { $text }.
must-be-at-least-not = { $option } muss mindestens { $limit } sein, nicht { $text }.
must-be-at-most-not = { $option } darf höchstens { $limit } sein, nicht { $text }.
is-not-a-list-of-names-write-them-with-commas-between-such = { $text } ist keine Liste von Namen: Schreib sie mit Kommas dazwischen, etwa greedy,random.
is-not-an-option-write-name-value-such-as-deck-short = { $word } ist keine Option: Schreib Name=Wert, etwa deck=short.
is-not-an-option-write-name-value = { $word } ist keine Option: Schreib Name=Wert.
the-option-is-given-twice = Die Option { $name } ist zweimal angegeben.
give-iterations-or-time-not-both = Gib --iterations oder --time an, nicht beides.
time-lacks-a-unit-write-ms-or-s = Bei --time { $time } fehlt die Einheit: Schreib { $time }ms oder { $time }s.
output-is-not-possible-pictures-are-svg-files-such-as-chart-svg = --output { $file } geht nicht: Bilder sind SVG-Dateien, etwa verlauf.svg.
is-a-folder-not-a-record = { $file } ist ein Ordner, keine Aufzeichnung.
there-is-no-file = Eine Datei { $file } gibt es nicht.
is-not-a-file-that-can-be-read = { $file } ist keine Datei, die sich lesen lässt.
is-larger-than-mib-that-is-no-record-of-a-match = { $file } ist größer als { $number } MiB: Das ist keine Aufzeichnung einer Partie.
holds-control-characters-a-record-of-a-match-has-none = { $file } enthält Steuerzeichen: Eine Aufzeichnung einer Partie hat keine.
is-not-a-text-a-record-of-a-match-is-one = { $file } ist kein Text: Eine Aufzeichnung einer Partie ist einer.
is-not-possible-that-is-a-folder = { $option } { $file } geht nicht: Das ist ein Ordner.
is-not-possible-there-is-no-such-folder = { $option } { $file } geht nicht: Diesen Ordner gibt es nicht.
is-not-possible = { $option } { $file } geht nicht: { $reason }.
cannot-be-written-more = { $file } lässt sich nicht schreiben ({ $reason }): { $more }.
is-not-a-budget-write-iterations-such-as-800-or-a-time = { $text } ist kein Budget: Schreib Durchläufe, etwa 800, oder eine Zeit, etwa 50ms.
a-budget-is-iterations-or-a-time-and-more-than-nothing = Ein Budget sind Durchläufe oder eine Zeit, und mehr als nichts.
a-budget-is-at-most-iterations-or-seconds-and-more-than-nothing = Ein Budget sind höchstens { $iterations } Durchläufe oder { $seconds } Sekunden, und mehr als nichts.
there-is-no-bot-use = Einen Bot { $name } gibt es nicht: Nimm { $names }.
there-is-no-level-use = Eine Stufe { $name } gibt es nicht: Nimm { $names }.
there-is-no-language-use = Die Sprache { $name } gibt es nicht: Nimm { $names }.
there-is-no-game-did-you-mean = Ein Spiel { $name } gibt es nicht: Meintest du { $other }?
there-is-no-game-there-are = Ein Spiel { $name } gibt es nicht: Es gibt { $names }.
there-is-no-option-this-game-has = Eine Option { $name } gibt es nicht: Dieses Spiel hat { $names }.
is-not-possible-use = { $name }={ $value } geht nicht: Nimm { $values }.
is-not-possible-use-none-all-or-any-of-joined-by = { $name }={ $value } geht nicht: Nimm none, all oder beliebige von { $names }, verbunden durch +.
is-not-possible-use-a-whole-number-from-to = { $name }={ $value } geht nicht: Nimm eine ganze Zahl von { $least } bis { $most }.
is-for-to-players-not = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
the-island-can-be-chosen-by-four-players-only-have-one-of = Die Insel lässt sich nur zu viert wählen; { $number } Spieler haben ihre eigene.
the-variant-is-for-players-not = Die Variante { $variant } ist für { $numbers } Spieler, nicht für { $seats }.
the-variant-is-for-players-not-use-variant-teams = Die Variante { $variant } ist für { $numbers } Spieler, nicht für { $seats }. Nimm variant=teams.

## Aktionen

it-is-not-your-turn = Du bist nicht am Zug.
a-spectator-only-looks-on = Ein Zuschauer sieht nur zu.
there-is-no-seat-they-go-from-0-to-and-is-a = Einen Platz { $seat } gibt es nicht: Sie gehen von 0 bis { $most }, und { $other } ist ein Zuschauer.
is-not-an-action-they-go-from-0-to = { $action } ist keine Aktion: Sie gehen von 0 bis { $most }.
is-not-an-action-use-one-of = { $action } ist keine Aktion: Nimm eine von { $names }.
has-the-wrong-number-of-words-write = { $text } hat die falsche Zahl von Wörtern: Schreib { $wanted }.
there-is-no-they-go-from-to = { $what } { $name } gibt es nicht: Es geht von { $first } bis { $last }.
cannot-be-left-beforehand-only-an-answer-without-pieces-can = { $action } lässt sich nicht im Voraus hinterlegen: Das geht nur mit einer Antwort ohne Spielsteine.
are-not-squares-for-a-famine-name-two-colours-such-as-red = { $squares } sind keine Felder für eine Hungersnot: Nenne zwei Farben, etwa red+green, oder eine.
there-is-nothing-to-decide-for-that-seat-now = Auf diesem Platz ist jetzt nichts zu entscheiden.
there-is-nothing-to-decide-for-any-player-now = Jetzt hat niemand etwas zu entscheiden.

## Stellungen

that-cannot-be-a-position-of-a-component-is-missing-doubled-or = Das kann keine Stellung von { $game } sein: Spielmaterial fehlt, ist doppelt oder am falschen Ort.
the-position-opens-a-brace-that-it-does-not-close = Die Stellung öffnet eine Klammer, die sie nicht schließt.
is-not-a-field-write-path-number-such-as-creatures-1-marks = { $field } ist kein Feld: Schreib Pfad=Zahl, etwa creatures[1].marks=2.
does-not-fit-this-game-s-state = { $field } passt nicht zu diesem Spiel.
should-be-a-whole-number-up-to = { $word } sollte eine ganze Zahl bis { $most } sein.
should-be-a-whole-number = { $word } sollte eine ganze Zahl sein.
is-not-one-of = { $word } ist keines von { $names }.
is-not-complete-write-how-many-behind-each-name = { $words } ist nicht vollständig: Schreib hinter jeden Namen, wie viele.
is-not-complete-write-how-many-before-each-name = { $words } ist nicht vollständig: Schreib vor jeden Namen, wie viele.
should-be-seats-and-a-number = { $words } sollte seats und eine Zahl sein.
is-not-a-clause-of-a-position-besides-pieces-and-phases-there = { $word } ist kein Teil einer Stellung: Neben Spielsteinen und Phasen gibt es seats, option, { $names }.
is-too-much-for = { $value } ist zu viel für { $field }.
the-clause-is-there-twice = Die Angabe { $name } steht zweimal da.
a-clause-is-not-complete-is-missing-see-docs-notation-md = Eine Angabe ist nicht vollständig: { $what } fehlt; siehe docs/notation.md.
says-too-much-does-not-belong-there = { $words } sagt zu viel: { $rest } gehört nicht dorthin.
should-be = { $word } sollte { $other } sein.
does-not-belong-in = { $word } gehört nicht in { $words }.
has-a-name-twice = In { $words } steht ein Name zweimal.
a-position-has-at-most-bytes-not = Eine Stellung hat höchstens { $most } Bytes, nicht { $number }.
the-position-has-not-change-the-position-or-leave-the-option-out = Die Stellung hat { $name }={ $value }, nicht { $option }={ $other }: Ändere die Stellung oder lass die Option weg.
is-an-option-write-option-name-value = { $field } ist eine Option: Schreib option Name=Wert.
a-state-of-has-bytes-not = Ein Zustand von { $game } hat { $count } Bytes, nicht { $number }.
the-position-has-two-phases-and = Die Stellung hat zwei Phasen, { $first } und { $second }.
a-position-has-one-phase-not-both-and = Eine Stellung hat eine Phase, nicht { $first } und { $second } zugleich.
the-position-has-two-questions-and = Die Stellung hat zwei Fragen, { $first } und { $second }.
nobody-plays-with-players = Bei { $number } Spielern spielt niemand { $player }.
a-creature-with-blocks-more-than-cannot-come-about = Eine Kreatur mit { $number } Blöcken, mehr als { $most }, kann nicht entstehen.
takes-no-number-it-follows-from-the-creatures = { $words } hat keine Zahl: Sie folgt aus den Kreaturen.
there-is-no-environment-with-players = Bei { $number } Spielern gibt es keinen Lebensraum { $name }.
comes-too-early-creatures-are-placed-when-the-first-active-player-is = { $words } kommt zu früh: Kreaturen werden eingesetzt, wenn der erste aktive Spieler ausgelost ist.
is-not-a-creature-to-begin-with-it-has-one-block = { $words } ist keine Kreatur zum Beginnen: Die hat einen Block.
s-creature-is-placed-twice = Die Kreatur in { $colour } von { $player } ist zweimal eingesetzt.
the-card-is-not-in-the-deck-try-option-deck = Die Karte { $card } ist nicht im Stapel { $deck }: Versuch option deck={ $other }.
the-card-is-there-twice = Die Karte { $card } ist zweimal da.
the-box-has-not-so-many-bases-or-blocks-try-option-supply = So viele Sockel oder Blöcke hat die Schachtel nicht: Versuch option supply=unlimited.
there-are-never-more-than-creatures = Es gibt nie mehr als { $most } Kreaturen.
all-environments-are-drawn-the-next-phase-is-begin = Alle { $number } Lebensräume sind gezogen: Die nächste Phase ist begin.
has-a-creature-in-play-the-last-turn-is-not = { $player } hat eine Kreatur im Spiel: Die letzte Runde ist { $number }, nicht { $other }.
players-have-rows-not-a = { $number } Spieler haben { $count } Reihen, keine { $row }.
when-cards-are-drawn-for-card-genes-these-are-turned-in-already = Wenn für Kartengene gezogen wird, sind diese schon abgegeben: mindestens spent { $count }. [E17]
there-are-only-event-cards = Es gibt nur { $count } Ereigniskarten.
is-not-a-card-on-the-table-write-red-stampede-or-red = { $word } ist keine Karte auf dem Tisch: Schreib red:stampede oder red:stampede:withdrawn.
there-are-only-genes = Es gibt nur { $count } Gene { $gene }.
there-is-only-1-card = Es gibt nur 1 Karte { $card }.
there-are-only-cards = Es gibt nur { $count } Karten { $card }.
the-order-should-name-each-of-the-players-once = Die Reihenfolge sollte jeden der { $number } Spieler einmal nennen.
only-a-player-who-holds-a-card-or-has-one-on-the = Nach Ereigniskarten gefragt wird nur, wer eine hält oder eine auf dem Tisch hat.
there-is-no-space-on-the-island = Auf der Insel { $board } gibt es kein Feld { $space }.
two-dinosaurs-cannot-stand-on = Auf { $space } können nicht zwei Dinosaurier stehen.
has-dinosaurs-not-more = { $player } hat { $most } Dinosaurier, nicht mehr.
cannot-have-the-flag-it-is-gone = { $player } kann die Flagge nicht haben: Sie ist weg.
there-is-one-flag-and-cannot-both-have-it = Es gibt nur eine Flagge: { $first } und { $second } können sie nicht beide haben.
no-tile-is-left-for-each-trap-lies-on-two-on-both = Für { $tile } ist kein Plättchen mehr da: Jede Falle liegt auf zweien, auf dem einen beidseitig, auf dem anderen gegen eine sichere Seite.
there-are-more-tokens-than = Es gibt mehr Chips in { $colour } als { $most }.
is-not-a-species-write-its-traits-then-x2-for-two-animals = { $text } ist keine Art: Schreib ihre Merkmale, dann x2 für zwei Tiere, dann (fed, shelter) für das, was sie tragen.
there-are-never-more-than-species = Es gibt nie mehr als { $most } Arten.
has-a-wrong-number-of-animals = { $text } hat eine falsche Zahl von Tieren.
should-have-a-number-for-each-of-the-players = { $words } sollte für jeden der { $number } Spieler eine Zahl haben.
there-is-a-row-for-but-players = Es gibt eine Reihe für { $player }, aber { $number } Spieler.
has-more-traits-than-a-species-can-bear = { $text } hat mehr Merkmale, als eine Art tragen kann.
there-is-no-species-they-go-from-s1-to-s = Eine Art { $name } gibt es nicht: Sie gehen von s1 bis s{ $most }.
cards-are-missing-leave-out-deck-decks-or-discards-and-it-is = { $count } Karten fehlen: Lass deck, decks oder discards weg, dann wird aufgefüllt.
cards-are-too-many-leave-out-deck-decks-or-discards-and-it = { $count } Karten sind zu viel: Lass deck, decks oder discards weg, dann wird aufgefüllt.
is-not-on-an-animal-use-fed-food1-parasites2-or-hungry = { $word } liegt auf keinem Tier: Nimm fed, food1, parasites2, { $names } oder hungry.

## Aufzeichnungen

this-is-not-a-record-of-a-match-it-should-begin-with = Das ist keine Aufzeichnung einer Partie: Sie sollte mit der Zeile „galapagos: 1“ beginnen.
this-is-not-a-record-of-a-match-the-line-does-not = Das ist keine Aufzeichnung einer Partie: Die Zeile { $line } gehört nicht dorthin.
line-of-the-record-holds-characters-that-cannot-be-printed = Zeile { $number } der Aufzeichnung enthält Zeichen, die sich nicht drucken lassen.
the-record-is-larger-than-mib = Die Aufzeichnung ist größer als { $number } MiB.
the-record-has-format-this-program-reads-formats-to = Die Aufzeichnung hat das Format { $format }; dieses Programm liest die Formate { $first } bis { $second }.
the-record-s-data-are-not-json = Die Daten der Aufzeichnung sind kein JSON.
the-record-s-data-should-be-tables-by-their-names = Die Daten der Aufzeichnung sollten Tabellen mit ihren Namen sein.
the-record-s-data = Die Daten der Aufzeichnung: { $sentence }
this-server-looks-only-at-matches-with-the-components-of-the = Dieser Server zeigt nur Partien mit dem Material der Schachtel: Nimm `galapagos replay` oder `galapagos verify` für andere.
the-record-says-who-sat-on-of-its-seats = Die Aufzeichnung sagt nur von { $count } ihrer { $number } Plätze, wer dort saß.
the-record-was-played-by-version-of-the-rules-of-this-program = Die Aufzeichnung wurde nach Fassung { $old } der Regeln von { $game } gespielt; dieses Programm hat Fassung { $new }.
the-record-s-option-should-be-written-name-value = Die Option { $word } der Aufzeichnung sollte als Name=Wert geschrieben sein.
the-record-does-not-say-its = In der Aufzeichnung fehlt { $key }.
the-record-s-should-be-a-whole-number-not = { $key } sollte in der Aufzeichnung eine ganze Zahl sein, nicht { $text }.
the-record-s-option-is-there-twice = Die Option { $name } steht in der Aufzeichnung zweimal.
the-record-s-should-be-written-in-letters-digits-and-signs = { $key } sollte in der Aufzeichnung aus Buchstaben, Ziffern und Zeichen wie _ bestehen, nicht { $text }.
the-record-s-should-be-one-line-of-printable-text = { $key } sollte in der Aufzeichnung eine Zeile aus druckbarem Text sein.
action-of-the-record-should-be-one-line-of-printable-text-not = Aktion { $number } der Aufzeichnung sollte eine Zeile aus druckbarem Text sein, nicht { $text }.
a-nonce-should-be-one-word-of-printable-letters-not = Eine Zugabe für die Würfel sollte ein Wort aus druckbaren Zeichen sein, nicht { $text }.
action-of-the-record-is-not-possible = Aktion { $number } der Aufzeichnung, { $line }, ist nicht möglich: { $sentence }
action-is-but-the-dice-gave = Aktion { $number } ist { $line }, aber die Würfel ergaben { $rolled }.
there-is-not-so-much-to-take-back = so viel gibt es nicht zurückzunehmen.
the-match-is-over-by-then = die Partie ist dann zu Ende.
write-undo-a-number-and-if-its-rolls-are-burnt-burnt = schreib undo, eine Zahl und, wenn ihre Würfe verbrannt sind, burnt.
nobody-vouched-for-the-dice-of-this-record-before-they-fell = Für die Würfel dieser Aufzeichnung hat sich niemand verbürgt, bevor sie fielen, darum gibt es nichts, womit man sie prüfen könnte: Es ist ein Spiel aus einem Stapel, oder der Zufall wurde von Hand gespielt.
the-record-does-not-show-its-secret-yet-so-its-dice-cannot = Die Aufzeichnung zeigt ihr Geheimnis noch nicht, darum lassen sich die Würfel nicht prüfen: Das geht, wenn die Partie vorbei ist.
the-record-s-secret-is-not-a-hexadecimal-number = Das Geheimnis der Aufzeichnung ist keine Hexadezimalzahl.
the-secret-does-not-fit-the-commitment-made-before-the-first-roll = Das Geheimnis passt nicht zu dem, was vor dem ersten Wurf festgelegt wurde: Die Würfel wurden verändert.
the-record-has-a-result-but-the-match-is-not-over = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
the-record-has-ranks-for-seats = Die Aufzeichnung hat { $count } Ränge für { $number } Plätze.
by-its-result-the-match-ended-with-but-it-was = Nach ihrem Ergebnis endete die Partie mit { $told }, es war aber { $true }.

## Tische auf einem Server

the-server-does-not-answer-try-again-in-a-moment = Der Server antwortet nicht: Versuch es gleich noch einmal.
the-server-stops-and-everything-is-kept-connect-again-in-a-moment = Der Server hält an, und alles ist gespeichert: Verbinde dich gleich wieder.
something-went-wrong-on-the-server-nothing-was-changed = Auf dem Server ging etwas schief; nichts wurde geändert.
the-server-s-database-is-damaged-nothing-was-written = Die Datenbank des Servers ist beschädigt: Es wurde nichts geschrieben. Wer ihn betreibt, muss eine Sicherung einspielen.
too-many-requests-from-your-address-wait-a-moment = Zu viele Anfragen von deiner Adresse: Warte einen Moment.
there-are-too-many-connections-close-some-or-try-again = Es gibt zu viele Verbindungen: Schließ einige oder versuch es gleich noch einmal.
there-is-no-such-table-perhaps-it-has-expired = Diesen Tisch gibt es nicht: Vielleicht ist er abgelaufen.
the-game-is-over-capital = Das Spiel ist zu Ende.
the-game-is-not-over = Das Spiel ist nicht zu Ende.
the-game-has-begun = Das Spiel hat begonnen.
the-game-has-not-begun = Das Spiel hat noch nicht begonnen.
the-game-has-gone-on-since-then-look-again = Das Spiel ist seither weitergegangen: Sieh noch einmal hin.
somebody-else-was-quicker-look-again = Jemand anderes war schneller: Sieh noch einmal hin.
you-only-look-on-at-this-table = An diesem Tisch siehst du nur zu.
you-sit-at-this-table-already = Du sitzt schon an diesem Tisch.
you-do-not-sit-at-this-table = Du sitzt nicht an diesem Tisch.
you-did-not-sit-at-this-table = Du hast nicht an diesem Tisch gesessen.
all-seats-of-this-table-are-taken = Alle Plätze dieses Tisches sind besetzt.
that-seat-is-taken-choose-another-one = Dieser Platz ist besetzt: Wähle einen anderen.
a-seat-is-still-free-wait-for-somebody-or-seat-a-bot = Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Bot dorthin.
your-own-seat-stays-yours-leave-the-table-to-give-it-up = Dein eigener Platz bleibt deiner: Steh vom Tisch auf, um ihn herzugeben.
only-the-host-of-the-table-may-do-that = Das darf nur der Gastgeber des Tisches.
a-bot-plays-on-for-you-take-your-seat-back-first = Ein Bot spielt für dich weiter: Nimm zuerst deinen Platz wieder ein.
you-have-resigned-the-bot-plays-on-to-the-end = Du hast aufgegeben: Der Bot spielt bis zum Ende weiter.
your-seat-is-yours = Dein Platz gehört dir.
this-table-has-seats = Dieser Tisch hat { $number } Plätze.
there-is-no-seat-at-this-table = Einen Platz { $seat } gibt es an diesem Tisch nicht.
one-seat-is-yours-the-others-are-for-bots-or-for-whoever = Ein Platz gehört dir, die anderen sind für Bots oder für alle, die kommen.
that-position-is-for-players = Diese Stellung ist für { $number } Spieler.
a-clock-is-none-move-so-much-for-each-answer-or-bank = Eine Uhr ist none, move (so viel für jede Antwort) oder bank (so viel für das ganze Spiel).
a-clock-has-5-to-seconds = Eine Uhr hat 5 bis { $most } Sekunden.
an-increment-has-0-to-3600-seconds = Ein Zuschlag hat 0 bis 3600 Sekunden.
there-is-nothing-of-yours-to-take-back = Es gibt nichts von dir, was sich zurücknehmen ließe.
something-else-is-asked-now-look-again = Inzwischen läuft eine andere Anfrage: Sieh noch einmal hin.
you-have-agreed-already-vote-no-to-take-that-back = Du hast schon zugestimmt: Mit Nein nimmst du das zurück.
that-is-asked-already-it-waits-for-the-others = Das ist schon angefragt: Es fehlen noch Antworten der anderen.
nobody-asks-for-anything-now = Gerade läuft keine Anfrage.
this-is-for-the-others-to-decide = Darüber entscheiden die anderen.
a-bot-plays-on-there-already = Dort spielt schon ein Bot weiter.
this-table-has-a-clock-it-decides-when-a-bot-plays-on = Dieser Tisch hat eine Uhr: Sie entscheidet, wann ein Bot weiterspielt.
name-the-seat-of-another-person = Nenne den Platz einer anderen Person.
a-bot-may-play-on-minutes-after-somebody-went-away-not-before = Ein Bot darf erst { $number } Minuten, nachdem jemand gegangen ist, weiterspielen.
one-can-propose-to-relieve-a-seat-whose-player-is-away-or = Vorschlagen lässt sich, dass ein Bot für jemanden weiterspielt, der nicht da ist, oder die Partie abzubrechen.
a-hint-is-for-the-player-whose-turn-it-is = Einen Tipp gibt es für den, der am Zug ist.
there-are-hints-only-where-one-person-plays = Tipps gibt es nur, wo eine Person allein spielt.
this-table-was-opened-without-hints = Dieser Tisch wurde ohne Tipps eröffnet.
while-the-match-runs-it-is-seen-from-your-own-seat-only = Solange die Partie läuft, sieht man sie nur vom eigenen Platz.
in-this-match-all-must-remember-what-they-saw-it-can-be = In dieser Partie müssen sich alle merken, was sie sahen: Ansehen kann man sie, wenn sie vorbei ist.
where-several-people-play-one-can-play-on-from-here-when-the = Wo mehrere spielen, kann man von hier weiterspielen, wenn die Partie vorbei ist.
this-match-has-versions-0-to = Diese Partie hat die Stände 0 bis { $most }.
the-record-can-be-had-when-the-match-is-over-until-then = Die Aufzeichnung gibt es, wenn die Partie vorbei ist: Bis dahin verriete sie, was Spieler nicht wissen dürfen.
this-match-could-not-be-analysed = Diese Partie konnte nicht beurteilt werden.
matches-of-this-game-cannot-be-analysed-here-its-bots-could-not = Partien dieses Spiels lassen sich hier nicht beurteilen: Seine Bots ließen sich nicht vorbereiten.

## Leute auf einem Server

say-who-you-are-first = Sag zuerst, wer du bist.
say-who-you-are-first-post-api-me = Sag zuerst, wer du bist: POST /api/me.
nothing-of-that-can-be-seen-write-at-least-one-letter = Davon ist nichts zu sehen: Schreib mindestens einen Buchstaben.
a-name-has-at-least-one-letter = Ein Name hat mindestens einen Buchstaben.
somebody-else-keeps-that-name-choose-another-one = Diesen Namen führt schon jemand anderes: Wähle einen anderen.
at-most-settings-with-bytes-are-kept-set-others-to-null = Höchstens { $number } Einstellungen mit { $bytes } Bytes werden aufbewahrt: Setze erst andere auf null.
nobody-is-kept-by-that-name-and-passphrase = Zu diesem Namen und Kennwort gibt es niemanden.
this-identity-has-been-closed-by-the-operator-of-this-server = Der Betreiber dieses Servers hat diese Person ausgeschlossen.
this-identity-was-erased = Diese Person wurde gelöscht.
you-were-logged-out-log-in-again-to-go-on = Du wurdest abgemeldet: Melde dich wieder an, um weiterzuspielen.
that-token-is-not-valid-ask-for-a-new-one = Dieser Schlüssel gilt nicht: Lass dir einen neuen geben.
only-people-who-sit-at-this-table-or-wrote-in-its-chat = Hier lässt sich nur melden, wer an diesem Tisch sitzt oder in seinem Chat geschrieben hat.
that-is-no-address-of-the-web-it-is-like-https-example = Das ist keine Adresse im Netz: Sie sieht so aus: https://example.org/turn.
that-is-no-address-of-the-web = Das ist keine Adresse im Netz.
an-address-for-notes-begins-with-https = Eine Adresse für Nachrichten beginnt mit https://.
this-server-sends-notes-to-only = Dieser Server schickt Nachrichten nur an { $names }.
this-server-sends-no-notes = Dieser Server schickt keine Nachrichten.
the-host-is-in-a-private-network = Der Rechner ist in einem privaten Netz.
that-page-may-not-act-here-open-the-server-s-own-page = Diese Seite darf hier nichts tun: Öffne die Seite des Servers selbst.
the-request-was-cut-off = Die Anfrage brach ab.
the-request-is-not-understood = Die Anfrage ist nicht zu verstehen: { $reason }.
the-message-is-not-understood = Die Nachricht ist nicht zu verstehen: { $reason }.
that-is-too-much-at-most-bytes = Das ist zu viel: höchstens { $number } Bytes.
is-a-whole-number = { $name } ist eine ganze Zahl.

## Das Labor auf einem Server

there-is-no-such-report = Diesen Bericht gibt es nicht.
the-operator-of-this-server-starts-reports = Berichte startet hier, wer den Server betreibt.
another-report-is-being-made-wait-until-it-is-done = Ein anderer Bericht entsteht gerade: Warte, bis er fertig ist.
the-lab-is-not-installed-on-this-server-pip-install-galapagos-lab = Das Labor ist auf diesem Server nicht installiert: pip install 'galapagos[lab]'.
the-report-could-not-be-made-the-operator-finds-the-reason-in = Der Bericht konnte nicht erstellt werden: Wer den Server betreibt, findet den Grund im Protokoll.

## Stellungen, zu denen kein Spiel kommen kann

is-not-a-phase-of-turn = { $phase } ist keine Phase der Runde { $number }.
there-is-no-turn-turn-is-the-last-one = Eine Runde { $number } gibt es nicht: Runde { $most } ist die letzte.
turn-is-the-last-one-it-ends-before-reproduction = Runde { $number } ist die letzte: Sie endet vor der Vermehrung.
there-is-no-the-last-one-is = { $phase } { $number } gibt es nicht: Das letzte ist { $phase } { $most }.
cannot-have-begun-the-consumption-of-turn-yet = { $player } kann die Fressphase der Runde { $number } noch nicht begonnen haben.
cannot-be-fed-or-starved-before-the-consumption-phase = { $name } kann vor der Fressphase weder satt noch verhungert sein.
cannot-be-moved-before-the-migration-phase = { $name } kann vor der Wanderphase nicht gewandert sein.
cannot-be-fed-and-starved = { $name } kann nicht satt und verhungert sein.
cannot-be-here = { $name } kann hier nicht { $marks } sein.
has-only-squares-to-cover = In { $name } gibt es nur { $count } Felder { $colour } abzudecken.
has-not-fed-so-many-creatures-squares-would-be-eaten = So viele Kreaturen hat { $name } nicht satt gemacht: { $count } Felder { $colour } wären gefressen.
there-are-never-more-than-creatures-children-included = Es gibt nie mehr als { $most } Kreaturen, Kinder eingerechnet.
has-favoured-c-which-has-no-advantage = { $player } hat c{ $number } bevorzugt, die keinen Vorteil hat.
has-covered-e-where-nothing-is-covered = { $player } hat in e{ $number } abgedeckt, wo nichts abgedeckt ist.
nobody-passes-in-this-phase = In dieser Phase passt niemand.
is-captured-only-the-captor-is-there = { $name } ist erobert: Dort steht nur, wer erobert hat.
has-captures-which-has-ended-the-game = { $player } hat { $count } Eroberungen, damit ist das Spiel zu Ende.
the-position-has-no-creatures-in-play-write-them-as-white-ry = In der Stellung sind keine Kreaturen im Spiel: Schreib sie als white ry e1, oder geh zurück zu placement.
all-creatures-are-placed-the-next-phase-is-tokens = Alle Kreaturen sind eingesetzt: Die nächste Phase ist tokens.
has-placed-creatures-players-take-turns-the-active-player-first = { $player } hat { $count } Kreaturen eingesetzt: Alle setzen reihum, der aktive Spieler zuerst.
before-the-first-round-it-is-round-0-and-with-players-the = Vor der ersten Runde ist Runde 0, und zu { $number } Spielern liegt der Meteor auf Feld { $count }. [E14]
on-space-its-last-one-the-meteor-has-ended-the-game-e14 = Auf Feld { $number }, seinem letzten, hat der Meteor das Spiel beendet. [E14]
the-track-ends-on-space-not-on-space-e14 = Die Leiste endet auf Feld { $most }, nicht auf Feld { $number }. [E14]
on-space-the-meteor-does-not-strike-by-a-roll-e14 = Auf Feld { $number } schlägt der Meteor nicht durch einen Wurf ein. [E14]
with-players-the-meteor-leaves-space-in-round-1-and-comes-one = Zu { $number } Spielern verlässt der Meteor in Runde 1 Feld { $count } und kommt jede Runde ein Feld näher: In Runde { $least } ist er dann nicht auf Feld { $most }. [E14]
players-do-not-have-the-island-by-this-option = Zu { $number } Spielern gibt es mit dieser Möglichkeit die Insel { $board } nicht.
players-do-not-have-the-island = Zu { $number } Spielern gibt es die Insel { $board } nicht.
only-four-players-draw-their-island-if-they-have-not-chosen-it = Nur zu viert wird die Insel ausgelost, wenn sie nicht gewählt ist. [E1]
when-the-game-has-ended-only-game-end-events-are-left-or = Wenn das Spiel zu Ende ist, bleibt nur game-end-events oder gar keine Phase. [E5]
in-this-round-the-die-of-the-is-still-to-be-rolled = In dieser Runde ist der Würfel { $die } noch nicht geworfen.
only-who-has-a-place-in-the-turn-order-can-have-drawn = Nur wer einen Platz in der Zugreihenfolge hat, kann ihn erlost haben. [E3]
no-species-keeps-a-card-gene-it-is-turned-in-for-an = Keine Art behält ein Kartengen: Es wird gegen eine Ereigniskarte abgegeben und mit spent gezählt. [E17]
a-card-lies-on-the-table-only-while-the-cards-of-its = Eine Karte liegt nur auf dem Tisch, solange die Karten ihrer Phase angeboten werden. [E4]
in-the-first-two-rounds-no-event-cards-are-played-so-none = In den ersten zwei Runden werden keine Ereigniskarten gespielt, also auch keine angeboten. [E4]
all-cards-of-this-phase-lie-in-the-discard-so-nobody-is = Alle Karten dieser Phase sind abgelegt, darum wird niemand gefragt. [E4]
a-climate-card-works-instead-of-the-roll-with-one-in-effect = Eine Klimakarte wirkt statt des Wurfs; wirkt eine, wird nicht gewürfelt. [E4]
a-card-is-in-effect-in-its-own-phase-only-and-dino = Eine Karte wirkt nur in ihrer eigenen Phase, und „Dino ade“, ehe jemand zieht. [E4]
dino-down-needs-a-target-an-opponent-who-has-more-than-one = „Dino ade“ braucht ein Ziel: einen Gegner mit mehr als einem Dinosaurier. [Dino Down]
before-the-start-spaces-are-drawn-no-dinosaur-is-on-the-island = Ehe die Startfelder ausgelost sind, steht kein Dinosaurier auf der Insel.
cards-are-dealt-to-each-player-one-player-after-the-other = Jeder Spieler bekommt { $count } Karten, einer nach dem anderen.
after-passes-in-a-row-these-offers-are-over = Nach { $count } Mal Passen hintereinander ist dieses Angebot vorbei.
has-so-cannot-be-left-e8 = { $player } hat { $feet }, darum können nicht { $count } übrig sein. [E8]
no-dinosaur-of-attacks-from-in-that-direction = Kein Dinosaurier von { $player } greift von { $space } in diese Richtung an.
has-too-few-horns-to-attack-e9 = { $player } hat zu wenige Hörner, um { $other } anzugreifen. [E9]
in-a-barren-season-nobody-gives-birth-the-phase-is-over-barren = In einer „Dürre“ bekommt niemand Junge; die Phase ist vorbei. [Barren Season]
no-dinosaur-was-born-on-in-this-round-e10 = Auf { $space } kam in dieser Runde kein Dinosaurier zur Welt. [E10]
has-so-cannot-have-been-born-e10 = { $player } hat { $eggs }, darum können nicht { $count } zur Welt gekommen sein. [E10]
who-comes-after-in-turn-order-has-no-babies-yet-e10 = Wer in der Zugreihenfolge nach { $player } kommt, hat noch keine Jungen. [E10]
a-baby-of-stands-where-it-cannot-have-been-born-away-from = Ein Junges von { $player } steht, wo es nicht zur Welt gekommen sein kann: fern von den Eltern, oder ohne Eltern von seinen Geschwistern. [E10, E11]
when-survival-is-looked-at-nobody-is-left-in-a-deadly-zone = Wenn es ums Überleben geht, ist niemand mehr in einer tödlichen Zone; schreib survival-events, um davor zu beginnen. [E12]
before-is-asked-of-somebody-has-to-lose-dinosaurs-e12 = Ehe { $player } nach { $extreme } gefragt wird, muss jemand Dinosaurier verlieren. [E12]
on-space-of-the-meteor-track-no-die-is-rolled = Auf Feld { $number } der Meteorleiste wird nicht gewürfelt.
genes-are-drawn-for-the-first-row-first = Gene werden zuerst für die erste Reihe gezogen.
the-bids-do-not-fit-the-order-each-player-holds-one-row = Die Gebote passen nicht zur Reihenfolge: Jeder hält reihum eine Reihe, und einer muss bieten.
could-not-pay = { $player } könnte { $count } nicht zahlen.
nobody-can-have-outbid-on-row-e15 = Niemand kann { $player } auf row{ $number } überboten haben. [E15]
it-is-who-is-to-bid-but-nobody-can-have-outbid-e15 = { $player } muss bieten, aber niemand kann { $player } überboten haben. [E15]
where-was-outbid-by-rebid-same-row-no-it-matters-add-e15 = Wo wurde { $player } überboten? Bei rebid_same_row=no kommt es darauf an: Ergänze { $rows }. [E15]
is-out-and-has-no-tokens = { $player } ist ausgeschieden und hat keine Chips.
has-no-token-who-has-none-is-out = { $player } hat keinen Chip: Wer keinen hat, ist ausgeschieden.
is-out-and-with-him-all-tokens-have-left-the-game-l23 = { $player } ist ausgeschieden, und damit sind alle Chips in { $colour } aus dem Spiel [L23].
nobody-is-left-but-so-the-game-is-over-write-over-last = Nur { $player } ist übrig, also ist das Spiel zu Ende: Schreib over last_survivor [L23].
several-are-left-so-it-has-not-ended-like-this-l23 = Es sind mehrere übrig, so hat es also nicht geendet [L23].
turn-means-that-so-many-turns-are-over-the-game-ends-after = Zug { $number } heißt, dass so viele Züge vorbei sind; das Spiel endet nach { $most }, wenn noch mehrere im Spiel sind [L26].
is-in-play-and-so-on-the-ring = { $player } ist im Spiel, also auf dem Ring.
is-not-on-the-ring-and-carries-nothing-there = { $player } ist nicht auf dem Ring und trägt dort nichts.
cannot-have-the-flag-it-left-the-game-with-the-first-one = { $player } kann die Flagge nicht haben: Sie ging mit dem Ersten, der ausschied, aus dem Spiel [L23].
suffers-from-immunity-loss-and-cannot-have-the-flag-l9 = { $player } leidet an Immunschwäche und kann die Flagge nicht haben [L9].
the-flag-leaves-the-game-with-the-first-one-out-and-not = Die Flagge geht mit dem Ersten, der ausscheidet, aus dem Spiel, nicht früher [L23].
is-infected-so-a-card-is-active-write-disease-leprosy-say-l19 = { $player } ist krank, also gilt eine Karte: Schreib etwa disease leprosy [L19].
cards-were-drawn-so-the-last-one-is-active-write-disease-and = Karten wurden gezogen, also gilt die letzte: Schreib disease und ihren Namen [L19].
there-are-disease-cards-in-the-pile-or-drawn = Es gibt { $count } Krankheitskarten, im Stapel oder gezogen.
before-the-first-turn-nothing-is-lost-and-only-the-nicest-laborigine = Vor dem ersten Zug ist nichts verloren, und nur der netteste Laborigine hat die Flagge, im Zug seines Spielers.
in-the-preparation-has-not-come-so-far-or-further-or-its = In { $phase } ist die Vorbereitung noch nicht so weit, oder weiter, oder ihre Reihenfolge ist anders [L2].
is-out-and-has-no-turn = { $player } ist ausgeschieden und nicht am Zug.
between-two-turns-there-are-no-dice-nobody-moves-and-nobody-owes = Zwischen zwei Zügen gibt es keine Würfel, niemand zieht und niemand schuldet etwas.
dice-are-missing-write-3-5-the-mover-s-first = Die Würfel fehlen: Schreib { $words } 3 5, den des Ziehenden zuerst.
moa-is-on-the-ring-but-not-with-twins-l25 = Moa ist auf dem Ring, mit Zwillingen aber nicht [L25].
does-not-move-in-in-s-turn = { $name } zieht nicht in { $phase }, im Zug von { $player }.
the-distance-is-the-mover-s-die-or-twice-as-much = Die Weite ist { $count }, der Würfel des Ziehenden, oder doppelt so viel.
in-the-direction-is-not-named-yet = In { $phase } ist die Richtung noch nicht bestimmt.
in-the-direction-is-clockwise-or-counterclockwise = In { $phase } ist die Richtung clockwise oder counterclockwise.
has-two-pieces-and-a-tile-holds-one = Auf { $tile } stehen zwei, und ein Plättchen trägt nur einen.
cannot-owe-that-in = { $player } kann das in { $phase } nicht schulden.
nobody-is-asked-in-as-the-rest-of-it-stands = In { $phase } wird niemand gefragt, so wie der Rest steht.
somebody-went-out-in-wave-so-somebody-did-in-wave = In Welle { $number } schied jemand aus, also auch in Welle { $count }.
there-are-more-cards-on-the-table-and-in-the-piles-than = Auf dem Tisch und in den Stapeln sind mehr Karten als in den Schachteln.
bears-what-animals-bear-in-feeding-only-food-a-shelter-or-an = { $name } trägt, was Tiere nur beim Füttern tragen: Futter, einen Unterschlupf oder einen Angriff.
has-attacked-but-s-is-not-carnivorous = { $name } hat angegriffen, aber s{ $number } ist kein Fleischfresser.
is-a-hungry-bark-beetle-so-it-would-have-eaten-its-shelter = { $name } ist ein hungriger Borkenkäfer, der seinen Unterschlupf gefressen hätte.
there-are-no-parasites-before-the-climate-of-the-first-turn-write = Vor dem Klima der ersten Runde gibt es keine Parasiten: Schreib turn 2.
there-are-red-tokens-on-the-table-and-never-more-than-now = Auf dem Tisch liegen { $count } rote Chips, und zu { $number } Spielern sind es jetzt nie mehr als { $most }.
there-are-green-tokens-on-the-table-and-on-animals-and-never = Auf dem Tisch und auf Tieren liegen { $count } grüne Chips, und zu { $number } Spielern sind es jetzt nie mehr als { $most }.
shares-a-card-which-comes-from-divergence-only-write-option-divergence-on = { $name } teilt eine Karte, das kommt nur von Abspaltung: Schreib option divergence=on.
and-share-a-card-but-not-those-below-it-so-they-did = { $name } und { $other } teilen eine Karte, aber nicht die darunter, also haben sie sich nicht abgespalten: Nimm eine andere Zahl.
is-a-revealed-anglerfish-so-that-is-its-first-trait = { $name } ist ein aufgedeckter Anglerfisch, also ist das ihr erstes Merkmal.
has-looked-at-more-discarded-cards-than-there-are-in-s-discard = { $player } hat mehr abgelegte Karten angesehen, als im Ablagestapel von { $player } liegen.
in-the-last-turn-the-main-deck-is-empty-but-there-are = In der letzten Runde ist der Hauptstapel leer, es sind aber { $count } Karten da: Schreib deck 0.
is-no-species-of-with-one-animal-so-no-card-was-played = { $name } ist keine Art von { $player } mit einem Tier, also wurde keine Karte darauf gespielt.
nothing-about-is-open-nobody-looks-at-its-card = Bei { $name } ist nichts offen: Niemand sieht ihre Karte an.
nothing-about-is-open-only-a-first-trait-may-be-removed = Bei { $name } ist nichts offen: Nur ein erstes Merkmal darf entfernt werden.
nobody-can-answer-the-question-in-this-position = In dieser Stellung kann niemand die Frage { $question } beantworten.
