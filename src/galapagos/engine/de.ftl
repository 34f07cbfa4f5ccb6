# Was alle Spiele sagen, und was die Engine ablehnt.

list = { $first } und { $last }

over = Das Spiel ist zu Ende.
    .rule = Spielende
undo-nothing = Du hast nichts, was du zurücknehmen kannst.
undo-other = Inzwischen hat jemand anderes gehandelt. Zurücknehmen geht nur, wenn alle zustimmen.
undo-chance = Inzwischen haben Würfel oder Karten entschieden. Zurücknehmen geht nur, wenn alle zustimmen.
undo-secret = Diese Aktion hat ein Geheimnis aufgedeckt. Zurücknehmen geht nur, wenn alle zustimmen.
event-undone = { $player } nimmt { $count ->
    [one] die letzte Entscheidung
   *[other] die letzten { $count } Entscheidungen und Würfe
 } zurück.
chance = Zufall
place = { $number }.

score = { $player } mit { $points }
won = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
 } ({ $key }: { $scores }).
won-shared = { $player } sind in allem gleich, was zählt, und teilen sich den Sieg.

gain-lines = { $gain }: in { $own } von { $lines } weitergespielten Partien, sonst in { $others }
gain-amount = { $gain }: { $own } in { $lines } weitergespielten Partien, sonst { $others }

## In the terminal: who plays

either = { $first } oder { $last }
then = { $first } { $second }
from-to = { $least } bis { $most }
option-values-joined = none, all oder beliebige von { $names }, verbunden durch +

## Arguments and files

option-malformed = { $word } ist keine Option: Schreib Name=Wert.
file-missing = Eine Datei { $file } gibt es nicht.
bot-unknown = Einen Bot { $name } gibt es nicht: Nimm { $names }.
game-unknown-close = Ein Spiel { $name } gibt es nicht: Meintest du { $other }?
game-unknown = Ein Spiel { $name } gibt es nicht: Es gibt { $names }.
game-file-name = { $file } kann kein Spiel sein: Nimm Kleinbuchstaben, Ziffern und _, etwa finches.py.
game-file-taken = { $file } kann kein Spiel sein, denn es gibt schon eines namens { $name }: Nenne die Datei anders.
game-file-broken = { $file }, Zeile { $line }: { $reason }
game-file-without-game = { $name } ist kein Spiel: Es fehlt eine Zeile wie GAME = define("Finches", seats=2).
option-unknown = Eine Option { $name } gibt es nicht: Dieses Spiel hat { $names }.
language-unknown = Die Sprache { $name } gibt es nicht: Nimm { $names }.
option-value-unknown = { $name }={ $value } geht nicht: Nimm { $values }.
option-subset-malformed = { $name }={ $value } geht nicht: Nimm none, all oder beliebige von { $names }, verbunden durch +.
option-number-wrong = { $name }={ $value } geht nicht: Nimm eine ganze Zahl von { $least } bis { $most }.
players-out-of-range = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.

## Actions

not-your-turn = Du bist nicht am Zug.
spectator-looks-on = Zuschauer können nicht spielen.
seat-out-of-range = Einen Platz { $seat } gibt es nicht: Plätze gehen von 0 bis { $most }, und { $other } ist ein Zuschauer.
action-number-unknown = { $action } ist keine Aktion: Aktionen gehen von 0 bis { $most }.
action-unknown = { $action } ist keine Aktion: Nimm eine von { $names }.
action-words-wrong = { $text } hat die falsche Zahl von Wörtern: Schreib { $wanted }.
piece-not-there = { $what } { $name } gibt es auf dem Tisch nicht.
piece-unknown = { $what } { $name } gibt es nicht: Es geht von { $first } bis { $last }.
stand-needs-no-pieces = { $action } lässt sich nicht im Voraus wählen: Das geht nur mit Aktionen ohne Spielsteine.

## Positions

position-impossible = Das kann keine Stellung von { $game } sein: Spielmaterial fehlt, ist doppelt oder am falschen Ort.
position-brace-open = In der Stellung fehlt zu einer öffnenden Klammer die schließende.
field-malformed = { $field } ist kein Feld: Schreib Pfad=Zahl, etwa creatures[1].marks=2.
field-misfit = { $field } passt nicht zu diesem Spiel.
number-expected-up-to = { $word } sollte eine ganze Zahl bis { $most } sein.
number-expected = { $word } sollte eine ganze Zahl sein.
word-unknown = { $word } ist keines von { $names }.
counts-behind-names = { $words } ist nicht vollständig: Schreib hinter jeden Namen eine Zahl.
seats-malformed = { $words } sollte seats und eine Zahl sein.
clause-unknown = { $word } ist kein Teil einer Stellung: Neben Spielsteinen und Phasen gibt es seats, option, { $names }.
value-too-large = { $value } ist zu groß für { $field }.
clause-twice = Die Angabe { $name } steht zweimal da.
clause-incomplete = Eine Angabe ist nicht vollständig: { $what } fehlt; siehe docs/notation.md.
clause-numbers-wrong = { $field } hat { $count } Zahlen statt { $size }.
clause-too-long = { $words } ist zu lang: { $rest } gehört nicht dorthin.
word-expected = { $word } sollte { $other } sein.
position-option-conflict = Die Stellung hat { $name }={ $value }, nicht { $option }={ $other }: Ändere die Stellung oder lass die Option weg.
field-is-option = { $field } ist eine Option: Schreib option Name=Wert.
questions-two = Die Stellung hat zwei Fragen, { $first } und { $second }.
seat-not-played = Bei { $number } Spielern spielt { $player } nicht mit.

## Records

record-without-header = Das ist keine Aufzeichnung einer Partie: Sie sollte mit der Zeile „galapagos: 1“ beginnen.
record-line-unknown = Das ist keine Aufzeichnung einer Partie: Die Zeile { $line } gehört nicht dorthin.
record-line-unprintable = Zeile { $number } der Aufzeichnung enthält Zeichen, die sich nicht drucken lassen.
record-too-large = Die Aufzeichnung ist größer als { $number } MiB.
record-format-unknown = Die Aufzeichnung hat das Format { $format }; dieses Programm liest die Formate { $first } bis { $second }.
record-data-no-json = Die Daten der Aufzeichnung sind kein JSON.
record-data-no-tables = Die Daten der Aufzeichnung sollten Tabellen mit ihren Namen sein.
record-data-refused = Die Daten der Aufzeichnung: { $sentence }
record-data-not-here = Dieser Server zeigt nur Partien mit dem Material der Schachtel: Nimm `galapagos replay` oder `galapagos verify` für andere.
record-players-wrong = Die Aufzeichnung nennt { $count } Spieler für { $number } Plätze.
record-other-rules = Die Aufzeichnung wurde nach Fassung { $old } der Regeln von { $game } gespielt; dieses Programm hat Fassung { $new }.
record-option-malformed = Die Option { $word } der Aufzeichnung sollte als Name=Wert geschrieben sein.
record-key-missing = In der Aufzeichnung fehlt { $key }.
record-number-malformed = { $key } sollte in der Aufzeichnung eine ganze Zahl sein, nicht { $text }.
record-option-twice = Die Option { $name } steht in der Aufzeichnung zweimal.
record-word-unprintable = { $key } sollte in der Aufzeichnung aus Buchstaben, Ziffern und Zeichen wie _ bestehen, nicht { $text }.
record-key-unprintable = { $key } sollte in der Aufzeichnung eine Zeile aus druckbarem Text sein.
record-action-unprintable = Aktion { $number } der Aufzeichnung sollte eine Zeile aus druckbarem Text sein, nicht { $text }.
nonce-malformed = Eine Zugabe für die Würfel sollte ein Wort aus druckbaren Zeichen sein, nicht { $text }.
record-action-refused = Aktion { $number } der Aufzeichnung, { $line }, ist nicht möglich: { $sentence }
record-data-fails = Aktion { $number } der Aufzeichnung, { $line }, ist mit ihrem Material nicht spielbar: { $reason }.
record-dice-differ = Aktion { $number } ist { $line }, aber die Würfel ergaben { $rolled }.
record-undo-too-much = so viele Antworten gibt es nicht zurückzunehmen.
record-over = die Partie ist schon zu Ende.
answers-without-end = Die Regeln kommen nie zu einer Frage mit einer Wahl: Jede hat nur eine Antwort, ohne Ende.
record-undo-malformed = schreib undo und eine Zahl, dahinter burnt, wenn die Würfe verbrannt sind.
verify-no-commitment = Die Aufzeichnung enthält keine Festlegung von vor dem ersten Wurf, darum lassen sich ihre Würfel nicht prüfen: Es ist ein Spiel aus einem Stapel, oder der Zufall wurde von Hand gespielt.
verify-no-secret = Die Aufzeichnung enthält ihr Geheimnis noch nicht, darum lassen sich die Würfel nicht prüfen. Eine Partie verrät es, wenn sie zu Ende ist.
verify-secret-malformed = Das Geheimnis der Aufzeichnung ist keine Hexadezimalzahl.
verify-secret-wrong = Das Geheimnis passt nicht zu dem, was vor dem ersten Wurf festgelegt wurde: Die Würfel wurden verändert.
verify-result-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
verify-ranks-wrong = Die Aufzeichnung hat { $count } Ränge für { $number } Plätze.
verify-result-wrong = Die Aufzeichnung nennt als Ergebnis { $told }, die Partie endete aber mit { $true }.

## Component data

game-without-table = { $game } hat keine Tabelle { $table }: Es gibt { $tables }.
game-not-playable = { $game } lässt sich mit diesen Tabellen nicht spielen: { $reason }.
game-not-playable-with = { $game } lässt sich nicht mit { $tables } spielen: { $reason }. { $possible }
game-audit-fault = mit { $seats } Spielern findet die Prüfung vor dem ersten Wurf den Fehler { $fault }
data-too-large = { $file } ist zu groß für Daten von Spielmaterial.
data-no-toml = { $file } ist kein TOML: { $reason }.
in-file = { $file }: { $sentence }
data-number-too-large = { $where } sollte eine ganze Zahl bis { $most } sein.
data-a-table = eine Tabelle
data-a-list = eine Liste
data-no-list = { $where } sollte eine Liste wie { $example } sein, nicht { $value }.
data-no-table = { $where } sollte eine Tabelle wie { $example } sein, nicht { $value }.
data-no-row = { $where } sollte eine Zeile wie { $example } sein, nicht { $value }.
data-no-truth = { $where } sollte true oder false sein, nicht { $value }.
data-no-text = { $where } sollte ein Text sein, nicht { $value }.
data-no-number = { $where } sollte eine ganze Zahl sein, nicht { $value }.
data-text-malformed = { $where } sollte höchstens { $most } Buchstaben, Ziffern, _ und - haben, nicht { $value }.
data-list-too-long = { $where } ist zu lang: Höchstens { $most } Einträge sind möglich.
data-member-unknown = { $where } sollte eines von { $names } sein, nicht { $value }.
data-column-unknown = { $where } hat keine Spalte { $column }: Eine Zeile hat { $names }.
data-column-missing = { $where } hat keinen Wert für { $column }: Eine Zeile hat { $names }.
data-this-table = dieser Tabelle { $table }
data-unchecked-skips = { $name } = true in der Datei überspringt diese Prüfung.
data-box-numbers = In der Schachtel hat { $table } { $count } Zahlen von { $least } bis { $most }.
data-box-rows = In der Schachtel hat { $table } { $count } Zeilen.
data-box-value = In der Schachtel ist { $table } { $value }.
data-box-range = { $table } kann vor dem ersten Wurf { $least } bis { $most } sein; in der Schachtel ist es { $box }.
data-box-only = { $table } muss { $box } sein.
data-unusual-rows = { $table } hat { $count } Zeilen, in der Schachtel sind es { $box }
data-unusual-number = { $where } ist { $number }, in der Schachtel { $box }

## Back ends

backend-unknown = Einen Rechenweg { $name } gibt es dafür nicht: Nimm { $names }.
bots-number-wrong = { $count } Bots für { $seats } Plätze: Nenne einen für alle oder einen je Platz.
gpu-not-installed = Die Unterstützung für GPUs ist nicht installiert: pip install 'galapagos[gpu]'.
wasm-linker-missing = Zum Kompilieren nach WebAssembly fehlt ein Linker: pip install ziglang, oder unter Debian: apt-get install lld.
gpu-missing = Es wurde keine GPU gefunden: Nimm --backend cpu.

## Matches that are kept

match-other-rules = Die Partie wurde nach Fassung { $old } der Regeln von { $game } gespielt; dieses Programm hat Fassung { $new }.
