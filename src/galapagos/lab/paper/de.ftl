# Was ein Bericht des Labors sagt, auf Deutsch. Was nur ein Spiel hat, steht in dessen eigener Datei, als lab-….

decimal-mark = ,
thousands-mark = .
number-locale = de-DE
percent = { $number }{ "\u00A0" }%
list = { $first } und { $last }
or-more = { $words } und { $count } weitere
range = { $low } bis { $high }
at-a-table = { $words } ({ $table })
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
games-from-to = { $least } bis { $most } Partien
data = Daten { $tables }
gift-to-seat-1 = Geschenk { $thing }

## Die Seite

heading = { $game }: ein Bericht des Labors
introduction = Was { $games } Partien zwischen Bots zeigen ({ $bots }). Jede Behauptung nennt ihre Bots, und jede Zahl hat ihr Intervall.
reconstructions = { $count ->
    [one] Eine Tabelle des Materials ist eine <a href="#origins">Rekonstruktion</a>
   *[other] { $count } Tabellen des Materials sind <a href="#origins">Rekonstruktionen</a>
 }: Was folgt, gilt für unsere Fassung des Spiels.
in-short = Kurz gesagt
made-by = Erstellt mit <code>galapagos lab report</code>. Diese Seite braucht weder Skripte noch ein Netz.
warning-observed = Beobachtete Zahlen sind keine Wirkungen: Wer etwas bekommt, kann aus anderen Gründen vorn oder hinten liegen. Verlass dich auf gezogene und geschenkte Dinge.
mark-reconstructed = † beruht auf einer rekonstruierten Tabelle.
note-gifts = Geschenke gehen vor dem ersten Wurf an Platz 1.
origins = Das Material und woher wir es kennen
origins-summary = { $count ->
    [one] Eine Tabelle
   *[other] { $count } Tabellen
 }, davon { $reconstructed } rekonstruiert
origins-table = Tabellen des Materials
reconstructed = rekonstruiert
from-a-source = aus einer Quelle
method = Verfahren und Startwerte
method-text = Version { $version } der Regeln. Gezählt wird in Partien. Anteile am Sieg haben Intervalle nach Wilson, gezogene und besessene Dinge die Fehler von Quotienten über ganze Partien, Geschenke und Änderungen die von Paaren mit denselben Würfeln. Seiten über Plätze und Rollen sind nach Holm korrigiert, Tabellen von Dingen nach Benjamini und Hochberg; der kleinste Unterschied, auf den es ankommt, sind { $margin } Punkte. Wie viele Partien eine Frage noch klären würden, ist aus den vorhandenen berechnet: Bleiben der Unterschied und seine Streuung, wie sie sind, so reichen so viele in vier von fünf Fällen. Ein Schlüssel ist ein Hash von allem, wovon die Partien abhängen: Derselbe Befehl spielt dieselben Partien.
method-summary = { $count ->
    [one] Gespielt wurde eine Art von Partien
   *[other] Gespielt wurden { $count } Arten von Partien
 }
method-table = Partien
glossary = Was die Wörter bedeuten
all-rows = Alle { $count } Zeilen
more-tables = { $count ->
    [one] Eine weitere Tabelle
   *[other] { $count } weitere Tabellen
 }
study-plain = gewöhnliche Tische
study-gifts = Geschenke
study-luck = Glück
study-skill = Können
study-options = Optionen
nothing-found = Es fand sich nichts: Es sind zu wenige Partien, oder den Chancen ist nicht zu trauen.

comparison-heading = { $game }: was eine Änderung bewirkt hat
comparison-introduction = Von { $before } zu { $after }. Partien mit derselben Nummer würfeln dasselbe und werden einzeln verglichen. Eine Änderung fällt ins Gewicht, wenn sie größer ist als { $margin } Punkte eines Anteils am Sieg oder eines Teils, oder { $size } einer Länge oder einer Zahl von Ziehungen.
comparison-made-by = Erstellt mit <code>galapagos lab compare</code>. Diese Seite braucht weder Skripte noch ein Netz.
nothing-changed = Kein Wert hat sich sicher geändert.
changes-left-out = { $count ->
    [one] Ein Wert fehlt
   *[other] { $count } Werte fehlen
 } hier: offen, gleich oder kaum geändert. Mit { $option } sind sie da.

## Im Terminal

cost = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
 } zu spielen, das dauert etwa { $time }; { $kept ->
    [0] keine ist
    [one] eine ist
   *[other] { $kept } sind
 } schon da.
cost-seconds = { $count } s
cost-minutes = { $count } Minuten
cost-hours = { $count } Stunden
compiling = Die Regeln von { $game } werden übersetzt; das bleibt für das nächste Mal erhalten
written-to = Geschrieben nach { $folder }
games-at = { $games }: { $table }

## Abstimmung

tune-start = wie es ist
tune-compiling = Die Regeln von { $game } werden so übersetzt, dass Tabellen sich ändern lassen; das dauert ein, zwei Minuten
tune-cost = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
 } höchstens zu spielen, das dauert etwa { $time }.
tune-better = Runde { $round }, Generation { $generation }: { $before } daneben, jetzt { $after }; { $change }
tune-round = Runde { $round }: Nach { $bots } ist das Beste { $best } daneben, der Führende { $leader }
tune-judged = { $games } Partien je Tisch von { $bots }, von denen die Suche keine kannte; alle Intervalle zusammen gelten 19 von 20 Malen
tune-over = Die Zeit ist um; derselbe Befehl macht weiter.
tune-reached = Das Ziel ist erreicht.
tune-missed = Das Ziel ist nicht erreicht. Mit mehr Runden oder Generationen geht es weiter, oder mit mehr Partien des Urteils, wo es offen ist.
tune-tried = { $count ->
    [one] Ein Kandidat wurde
   *[other] { $count } Kandidaten wurden
 } versucht. Daneben heißt: wie weit alle Ziele zusammen verfehlt sind; 1 ist der kleinste Abstand, der ins Gewicht fällt.
tune-more = { $count } weitere lagen noch mehr daneben: --all nennt sie.
tune-unplayable = nicht spielbar
tune-options = Zu spielen mit { $options }.
tune-nothing = Nichts kam dem Ziel näher als der Anfang, also wird keine Datei mit Tabellen geschrieben.
column-wanted = Ziel
column-off = daneben
verdict-reached = erreicht
verdict-missed = verfehlt

## Gewichte

fit-cost = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
 } zu spielen{ $duels ->
    [0] {""}
   *[other] , dann { $duels } im Zweikampf
 }, das dauert etwa { $time }.
fit-compiling = Die Suche wird mit den neuen Gewichten übersetzt
fit-quality = wer gewinnt, in Partien, an die nichts angepasst wurde
fit-duel = { $players } Spieler: Die neuen Gewichte gewannen { $share } % ({ $low } % – { $high } %) von { $games } Partien, ausgeglichen wären { $even } %; { $new } Iterationen gegen { $old }, ein Gedanke dauert gleich lang.
fit-accepted = Angenommen.
fit-not-accepted = Nicht angenommen: Zuerst muss ein Zweikampf gewonnen sein.
fit-stage-all = alles
fit-stage-early = früh
fit-stage-middle = Mitte
fit-stage-late = spät
column-stage = Abschnitt
column-positions = Stellungen
column-fit-nothing = wüsste nichts
column-fit-loss-before = Verlust vorher
column-fit-auc-before = AUC vorher
column-fit-term = Term

## Überschriften der Seiten

title-seat = Plätze
title-length = Wie lange es dauert
title-endings = Wie es endet
title-questions = Fragen ohne Wahl, und das Warten
title-drama = Wer führt, und wann es entschieden ist
title-calibration = Ist den Chancen zu trauen?
title-luck = Glück
title-skill = Können
title-options = Was jede Option ändert
title-changes = Was die Änderung bewirkt hat
title-differences = Was sich sicher geändert hat, das Größte zuerst
title-worth = Was es wert ist: { $kind }
title-role = Rollen: { $role }

## Spalten

column-players = Spieler
column-bots = Bots
column-what = was
column-mean = Mittel
column-interval = Intervall
column-before = vorher
column-after = nachher
column-change = Änderung
column-wins = gewinnt
column-came-true = eingetroffen
column-leader-wins = Führender gewinnt
column-known = bekannt
column-fair = gerecht
column-said = gesagt
column-verdict = Urteil
column-table = Tisch
column-standing = Stand
column-origin = Herkunft
column-for = für
column-games = Partien
column-seed = Startwert
column-key = Schlüssel
way-observed = beobachtet
way-by-chance = gezogen
way-by-gift = geschenkt
way-worth = wert
no-effect = beobachtet (keine Wirkung)
worth-in = wert in { $unit }
with-games = { $column }, { $games }

## Urteile

verdict-fair = gerecht
verdict-unfair = ungerecht
verdict-open = offen
verdict-ahead = im Vorteil
verdict-behind = im Nachteil
verdict-true = richtig
verdict-off = falsch
verdict-more = mehr
verdict-less = weniger
verdict-up = steigt
verdict-down = sinkt
verdict-same = gleich
verdict-even = ausgeglichen
verdict-strong = stark
verdict-weak = schwach
verdict-helps = nützt
verdict-harms = schadet
disputed = { $verdict }, umstritten
how-many = { $count } { $verdict }

## Zeilen

row-seat = Platz { $number }
row-player = { $number }. Spieler
row-turns = Züge oder Runden
row-decisions = Entscheidungen
row-decisions-one-game-in-ten-has-fewer = Entscheidungen, jede zehnte Partie hat weniger
row-decisions-one-game-in-ten-has-more = Entscheidungen, jede zehnte Partie hat mehr
row-one-answer = nur eine Antwort
row-passed = gepasst
row-after-being-out = nach dem Ausscheiden
row-longest-wait = längste Wartezeit
row-lead-changes = Führungswechsel
row-drama = Spannung
row-comebacks = Aufholjagden
row-settled = entschieden
row-all-turns = alle Züge
row-same-dice = gleiche Würfel
row-ends-by = Ende: { $ending }
row-by-way = { $row }, { $way }
row-of-option = { $option }: { $row }
measure-length = Länge
measure-endings = Spielende
measure-questions = Fragen
measure-drama = Verlauf
measure-leader = Führender
measure-calibration = Eichung
measure-knowledge = Wissen
measure-luck = Glück
measure-skill = Können
measure-option-shares = Anteile
measure-option-course = Verlauf
measure-change-of-shares = Änderung der Anteile
measure-change-of-course = Änderung des Verlaufs
measure-change-of-draws = Änderung der gezogenen Dinge

## Ein Satz für jede Seite

wins-instead = { $who } gewinnt { $share } statt { $fair } ({ $table }; { $games })
ahead-unfair = Sicher um mehr als { $margin } Punkte im Vorteil: { $rows }.
behind-unfair = Sicher um mehr als { $margin } Punkte im Nachteil: { $rows }.
ahead-open = Sicher im Vorteil: { $rows }.
behind-open = Sicher im Nachteil: { $rows }.
ahead-fair = Sicher im Vorteil, aber um weniger als { $margin } Punkte: { $rows }.
behind-fair = Sicher im Nachteil, aber um weniger als { $margin } Punkte: { $rows }.
by-how-much = Ob um mehr als { $margin } Punkte, ist offen: { $more }.
all-fair = Alles gerecht: Niemand ist um { $margin } Punkte oder mehr im Vorteil oder im Nachteil.
nobody-ahead = Niemand ist sicher im Vorteil ({ $open } von { $rows } Zeilen sind offen): { $more }.
rest-open = { $count ->
    [one] Eine weitere Zeile ist
   *[other] { $count } weitere Zeilen sind
 } offen: { $more }.
more-games = etwa { $games } weitere Partien würden das klären ({ $table })
more-games-for-some = etwa { $games } weitere Partien würden { $count } von { $rows } klären ({ $table }), die anderen brauchen mehr als eine Million
too-many-games = dafür brauchte es mehr als eine Million weitere Partien ({ $table })
disputed-rows = { $count ->
    [one] Eine Aussage davon ist
   *[other] { $count } Aussagen davon sind
 } umstritten: Andere Bots führen zu einem anderen Urteil.
worth-row = { $what } ({ $mean } { $way }; { $games })
strong = Stark: { $rows }.
weak = Schwach: { $rows }.
helps = Nützt sicher, aber vielleicht um weniger als { $margin } Punkte eines Sieges: { $rows }.
harms = Schadet sicher, aber vielleicht um weniger als { $margin } Punkte eines Sieges: { $rows }.
worth-open = { $count ->
    [one] Eine Zeile braucht weitere Partien, bis klar ist, ob sie ins Gewicht fällt
   *[other] { $count } Zeilen brauchen weitere Partien, bis klar ist, ob sie ins Gewicht fallen
 }: { $more }.
only-observed = Nur beobachtet: Das sagt, wer etwas bekommt, nicht, was es bewirkt.
nothing-worth = Nichts ist sicher mehr als { $margin } Punkte eines Sieges wert oder kostet so viel.
with-players = { $value } bei { $count }
length-said = Entscheidungen in einer Partie: { $tables } Spielern, unter Bots der Art { $bots } ({ $games }).
endings-said = Das häufigste Ende ist „{ $ending }“: { $tables } Spielern, unter Bots der Art { $bots } ({ $games }).
endings-never = Nie kam vor: { $endings }.
or-list = { $first } oder { $last }
no-lone = Keine Frage hat nur eine Antwort.
lone = Fragen mit nur einer Antwort: { $tables } Spielern, unter Bots der Art { $bots } ({ $games }).
out = Wer zuerst ausscheidet, sieht diesem Teil der Fragen einer Partie zu: { $tables } Spielern, unter Bots der Art { $bots } ({ $games }).
settled = Der spätere Sieger führt endgültig, wenn so viel von einer Partie vorbei ist: { $tables }.
chances-true = Die Chancen treffen ein, soweit diese Partien es zeigen.
chances-but = Die Chancen treffen ein, außer hier: { $tables }.
chances-off = bei { $tables } nicht, und wer dort führt, bleibt ungesagt
chances-blind = bei { $tables } sagen sie nichts
luck-said = Die Reihenfolge der Würfel allein entscheidet zu { $part }, wer gewinnt ({ $interval }; { $table }; { $games }).
luck-unknown = Was die Reihenfolge der Würfel entscheidet, können diese Partien nicht sagen: Es brauchte mehr Würfelfolgen, jede mehrmals gespielt.
skill-said = Von { $first } bis { $last } sind es { $points } Elo-Punkte ({ $players }; je { $games }).
no-changes = Nichts hat sich sicher so geändert, dass es ins Gewicht fällt.
changes-open = Ob sich { $count ->
    [one] einer
   *[other] { $count }
 } von { $rows } Werten so geändert { $count ->
    [one] hat
   *[other] haben
 }, dass es ins Gewicht fällt, ist offen: { $more }.
changes-certain = Geändert: { $rows }.
change-wins = { $row } gewinnt { $after } statt { $before } ({ $table }; { $games })
change-row = { $row } von { $before } auf { $after } ({ $table }; { $games })

## Diagramme

axis-share = Anteil am Sieg, gegen einen gleichen
axis-worth = Anteil am Sieg ({ $table })
axis-elo = Elo-Punkte, um das Mittel
axis-change = Änderung des Anteils am Sieg ({ $table })
axis-decisions = Entscheidungen in einer Partie
axis-endings = Teil aller Partien
axis-questions = Teil der Fragen einer Partie
axis-gone = Teil der Partie, der vorbei ist
axis-leader = wie viel der Führende dann gewinnt
axis-chance = Chance

## Was die Wörter bedeuten

word-seat = Platz
    .means = Der Anteil jedes Platzes am Sieg; von k Siegern hat jeder ein k-tel. Gerecht ist 1 / Spieler.
word-role = Rolle
    .means = Dasselbe für das, was der Zufall vor der ersten Entscheidung aus einem Platz macht: wer beginnt, und auf welchem Startfeld.
word-turns = Züge oder Runden
    .means = Wie weit das Spiel seine eigenen Züge oder Runden zählt.
word-decisions = Entscheidungen
    .means = Fragen, die Spieler in einer Partie beantworten, alle zusammen; und was jede zehnte Partie nicht erreicht oder überschreitet.
word-endings = Spielende
    .means = Der Teil der Partien, der so endet, für jedes Ende, das die Regeln kennen.
word-one-answer = nur eine Antwort
    .means = Der Teil aller Fragen, die nur eine Antwort haben und gestellt werden, weil ihr Fehlen ein Geheimnis verriete.
word-passed = gepasst
    .means = Der Teil aller Fragen, die jemand beantwortet, indem er nichts tut.
word-after-being-out = nach dem Ausscheiden
    .means = Der Teil der Fragen einer Partie nach der letzten an den Platz, der als Erster fertig ist.
word-longest-wait = längste Wartezeit
    .means = Die meisten Fragen an andere zwischen zweien an denselben Platz, als Teil der Fragen einer Partie.
word-chances = Chancen
    .means = Was die Stellung jedes Platzes nach der Heuristik des Spiels wert aussieht, wo ein Zug beginnt, an der Hälfte der Partien in eine Gewinnchance umgerechnet.
word-calibration = Eichung
    .means = Ob Chancen eintreffen: wie oft ein Platz mit einer Chance von 30 bis 40 % gewann, in den Partien, an die nichts angepasst wurde.
word-knowledge = Wissen
    .means = Wie viel von dem, was zu wissen ist, die Chancen sagen, im Mittel über die Züge: 0, wenn sie raten, 1, wenn sie den Sieger kennen.
word-lead-changes = Führungswechsel
    .means = Wie oft in einer Partie ein anderer Platz die beste Chance bekommt, von einem Zug zum nächsten.
word-drama = Spannung
    .means = Um wie viel die Chance des späteren Siegers unter der des Führenden liegt, im Mittel über alle Züge einer Partie: 0, wo der Sieger immer führte.
word-comebacks = Aufholjagden
    .means = Der Teil der Partien, deren Sieger einmal weniger als die Hälfte einer gleichen Chance hatte.
word-settled = entschieden
    .means = Der Teil der Partie, der vorbei ist, wenn der spätere Sieger endgültig führt. Früh: Der Rest ist eine Formsache; spät: Bis zum Ende ist alles offen.
word-leader = Führender
    .means = Wie viel vom Sieg an den geht, der führt, wenn so viel von der Partie vorbei ist.
word-observed = beobachtet
    .means = Wie viel mehr als einen gleichen Anteil die gewinnen, die etwas bekamen. Das beweist nichts: Wer vorn liegt, kann es sich vielleicht leisten, wer hinten liegt, braucht es vielleicht.
word-by-chance = gezogen
    .means = Wie viel mehr die gewinnen, denen der Zufall etwas gab, gegen das, was dort im Mittel gezogen wird: gewichtet mit 1 / p, gezählt in Partien.
word-by-gift = geschenkt
    .means = Wie viel mehr ein Platz gewinnt, der etwas von Anfang an hat, oder dem es fehlt: dieselben Würfel mit und ohne.
word-worth = wert
    .means = Der Wechselkurs: wie viele Punkte, wie viel Energie oder wie viele Karten am Anfang so viel bewirken wie das Geschenk.
word-luck = Glück
    .means = Wie gleich Partien enden, die dieselben Würfel in derselben Reihenfolge haben, während Bots unter gleich guten Zügen nach Laune wählen: 0 gar nicht, 1 immer. Trennen sich die Wege, fallen die Würfel auf anderes: Eine kleine Zahl heißt nicht, dass wenig Glück dabei ist.
word-skill = Können
    .means = Elo-Punkte über eine Leiter von Bots, von denen jeder seine Nachbarn trifft: 100 mehr heißt 64 Siege in 100 Partien. Eine längere Leiter heißt, dass Nachdenken lohnt.
word-option = Option
    .means = Was eine Option allein ändert, gegen die üblichen Regeln: dieselben Bots, gleich gezählte Partien, Paar für Paar verglichen.
word-change = Änderung
    .means = Was eine andere Tabelle, Option oder anderes Material bewirkt: Gleich gezählte Partien haben dieselben Würfel und werden Paar für Paar verglichen.
word-more-less-same = mehr, weniger, gleich
    .means = Ob sich etwas sicher um mehr geändert hat, als ins Gewicht fällt, oder um weniger: 0,02 eines Anteils oder Teils, 5 % einer Länge oder einer Zahl von Ziehungen.
word-up-down = steigt, sinkt
    .means = Sicher geändert; ob so, dass es ins Gewicht fällt, ist offen.
word-interval = Intervall
    .means = Wo die Wahrheit liegt, in 19 von 20 Fällen. Auf Seiten mit Urteilen über Plätze und Rollen für alle Zeilen der Seite zusammen.
word-fair-unfair-open = gerecht, ungerecht, offen
    .means = Ob ein Unterschied sicher unter 0,02 liegt, sicher darüber, oder mehr Partien braucht (nach Holm korrigiert, je Seite).
word-ahead-behind = im Vorteil, im Nachteil
    .means = Sicher mehr oder weniger als ein gleicher Anteil (das Intervall lässt ihn aus); ob um mehr als 0,02, ist offen.
word-strong-weak-even = stark, schwach, ausgeglichen
    .means = Dasselbe für Karten und andere Dinge; von denen, die stark oder schwach heißen, darf jedes zwanzigste falsch sein (Benjamini und Hochberg).
word-helps-harms = nützt, schadet
    .means = Sicher etwas wert, oder sicher von Nachteil; ob um mehr als 0,02, ist offen.
word-disputed = umstritten
    .means = Bots, die anders spielen, führen zu einem anderen sicheren Urteil: Die Aussage gilt dem, wie gespielt wird, nicht dem Spiel.
word-reconstructed = rekonstruiert
    .means = Eine Tabelle des Materials, die wir rekonstruieren mussten, weil keine Quelle sie nennt. Was auf ihr beruht, gilt für unsere Fassung des Spiels.
