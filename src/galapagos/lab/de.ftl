# Was das Labor ablehnt, auf Deutsch.

## Matches and simulations

match-not-over = Die Partie dieser Aufzeichnung ist nicht zu Ende: Nur eine beendete wird beurteilt.
simulation-empty = { $count } Spiele lassen sich nicht simulieren: Nimm mindestens eines.
fuzzing-empty = { $count } Spiele finden nichts: Nimm mindestens eines.
fuzzing-without-table = Mit diesen Optionen lässt sich kein Tisch spielen.
duckdb-not-installed = Das Labor braucht DuckDB, das nicht installiert ist: pip install 'galapagos[lab]'.
plots-not-installed = Diagramme brauchen Altair und vl-convert, die nicht installiert sind: pip install 'galapagos[lab]'.
bot-with-plan = { $bot } folgt einem Plan, was das Labor nicht verfolgen kann: Nimm { $names } oder eine Stufe.
bot-without-iterations = { $bot } geht hier nicht: Nimm ein Budget von 1 bis { $most } Durchläufen, damit sich die Spiele wiederholen lassen.
gift-unknown = Eine Gabe { $name } gibt es in { $game } nicht: Es gibt { $names }.
role-unknown = Eine Rolle { $name } gibt es in { $game } nicht: Es gibt { $names }.
weights-missing = { $game } hat keine Gewichte, die sich anpassen ließen: In seinen Heuristiken fehlt die Tabelle WEIGHTS.

## A cluster

cluster-without-cores = Der Verbund unter { $address } hat keine Kerne zum Spielen: Starte einen Rechner mit `ray start --address { $address }`.
cluster-not-playable = { $what } lässt sich dort nicht spielen: { $kind }: { $reason }.
cluster-lost = { $what } ging { $count } Mal verloren: { $reason }.
ray-not-installed = Ein Verbund braucht Ray, das nicht installiert ist: pip install 'galapagos[cluster]'.
cluster-closed = Der Verbund unter { $address } verweigert die Verbindung: { $reason }. Dieser Rechner muss dazugehören (`ray start --address { $address } --num-cpus 0` leiht ihm keinen Kern), mit denselben Fassungen von Python und Ray.
cluster-address-malformed = --cluster { $address } ist keine Adresse: Schreib RECHNER:PORT, etwa 10.0.0.5:6379.
cluster-unreachable = Von { $address } kommt keine Antwort: { $reason }. `ray start --head` startet einen Verbund und nennt seine Adresse.
cluster-not-ray = { $address } ist kein Verbund von Ray.
cluster-other-version = { $host } würde { $cell } nach anderen Regeln oder mit anderen Bots spielen: Installiere dort dieselbe Fassung.

## Reports

reports-other-games = Das sind verschiedene Spiele: { $names }.
reports-nothing-common = Die beiden Seiten haben keinen Tisch gemeinsam: gleich viele Spieler, dieselben Bots und derselbe Startwert.
report-without-data = In { $folder } ist kein Bericht: Die Datei { $file } fehlt.
report-data-foreign = { $file } sind nicht die Daten eines Berichts.
report-not-in-folder = In { $folder } ist kein Bericht: `galapagos lab report GAME --output { $folder }` schreibt einen.
folder-not-possible = Der Ordner { $folder } lässt sich nicht anlegen: { $reason }.
report-without-games = Es gibt keine Spiele, über die sich berichten ließe.

## Experiments

stop-malformed = Ein Ende braucht eine Genauigkeit zwischen 0 und 1, etwa 0.01, oder ein Urteil.
experiment-games = Ein Experiment hat 1 bis { $most } Spiele je Zelle, nicht { $number }.
keep-unknown = Die Tabelle { $name } lässt sich nicht aufheben: Nimm { $names }; games und seats werden immer aufgehoben.
experiment-malformed = { $file } ist kein Experiment: { $reason }.
experiment-is-folder = { $file } ist ein Ordner, kein Experiment.
experiment-without-game = [base] muss sagen, welches Spiel.
section-unknown = Einen Abschnitt [{ $name }] gibt es nicht: Es gibt { $names }.
section-malformed = { $name } ist ein Abschnitt: Schreib [{ $name }] und seine Zeilen darunter.
section-key-unknown = [{ $section }] hat kein { $name }: Es gibt { $names }.
vary-not-a-list = [vary] { $name } ist eine Liste.

## Tournaments

entrant-without-search = { $name } sucht nicht, hat also kein Budget und keine Parameter.
entrant-change-unknown = { $word } ist kein gültiger Parameter der Suche: Nimm { $names }.
entrant-without-doubt = doubt muss mindestens 1 sein.
tournament-bots = Ein Turnier hat 2 bis { $most } Bots, nicht { $number }.
tournament-bot-twice = Ein Bot kann nur einmal an einem Turnier teilnehmen: Gib dem zweiten ein anderes Budget, etwa level5@800.
tournament-games = Ein Turnier hat 1 bis { $most } Spiele, nicht { $number }.
tournament-target = Bei { $seats } Plätzen ist das Ziel mehr als 0 und weniger als { $seats }, nicht { $target }.
tournament-other-rules = Es wurde nach Fassung { $old } der Regeln von { $game } gespielt; dieses Programm hat Fassung { $new }.
tournament-running = { $file } gehört zu einem Turnier, das gerade gespielt wird.
tournament-exists = { $file } gibt es schon: Setz es mit --resume fort, oder wähle einen anderen Namen.
tournament-too-large = { $file } ist zu groß für ein Turnier.
tournament-format = { $file } hat das Format { $number }; dieses Programm liest das Format { $format }.
tournament-foreign = { $file } ist nicht die Datei eines Turniers.
tournament-set-twice = Ein Satz kommt zweimal vor.
tournament-set-unknown = Satz { $number } gehört nicht zu diesem Turnier.
tournament-set-unwon = Satz { $number } hat ein Spiel ohne Sieger.

## Tuning

tuning-measure-unknown = { $game } hat kein Maß { $name }: Nimm { $names }.
tuning-decisions-malformed = decisions braucht die kleinste und die größte Zahl je Spiel, etwa [150, 200].
tuning-used-malformed = used braucht eine Art von Material und einen Anteil der Spiele, etwa { "{" }{ $kind } = 0.2{ "}" }; { $game } hat { $names }.
tuning-compiles-anew = { $game } müsste für jede solche Änderung neu übersetzt werden: Abstimmen lassen sich nur Tabellen, die ihre Form behalten.
tuning-without-notes = { $file } enthält keine Notizen einer Abstimmung.
tuning-other-notes = { $file } enthält die Notizen einer anderen Abstimmung oder anderer Regeln: Nenne eine andere Datei, oder entferne sie.
tuning-without-target = [target] muss das Ziel nennen: fair, decisions oder used.
tuning-malformed = { $file } lässt sich nicht abstimmen: { $reason }.
tuning-table-malformed = [[table]] braucht players und kann options haben.
tuning-number-malformed = { $name } ist eine ganze Zahl ab 1, nicht { $value }.
tuning-search-empty = [search] braucht eines von moves, tables und options.
tuning-options-malformed = [search] options nennt Werte für jede Option, etwa { "{" }energy = [15, 20]{ "}" }.
tuning-moves-unknown = { $game } hat keine moves { $name }: Es gibt { $names }.
tuning-numbers-unknown = { $game } hat keine Zahlen { $name }: Es gibt { $names }.
tuning-bounds-malformed = { $name } braucht den kleinsten und den größten Wert seiner Zahlen, etwa [0, 6].

## Rätsel

puzzles-malformed = Das ist nicht der Text eines Rätsels: { $line }.
puzzles-other-rules = { $file } enthält Rätsel nach anderen Regeln als Version { $rules } von { $game }: nenne eine andere Datei.
