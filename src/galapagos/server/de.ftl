# Was der Server ablehnt, auf Deutsch.

## Actions

nobody-asked = Jetzt hat niemand etwas zu entscheiden.

## Positions

position-too-large = Eine Stellung hat höchstens { $most } Bytes, nicht { $number }.
state-size-wrong = Ein Zustand von { $game } hat { $count } Bytes, nicht { $number }.

## Tables on a server

server-stops = Der Server hält an, und alles ist gespeichert: Verbinde dich gleich wieder.
left-behind = Der Server macht ohne diese Verbindung weiter: Verbinde dich wieder, um den Rest zu sehen.
server-failed = Auf dem Server ging etwas schief; nichts wurde geändert.
server-failed-reload = Auf dem Server ging etwas schief; nichts wurde geändert. Lade den Tisch neu.
address-empty = Unter dieser Adresse ist nichts.
store-damaged = Die Datenbank des Servers ist beschädigt: Es wurde nichts geschrieben. Wer ihn betreibt, muss eine Sicherung einspielen.
requests-too-many = Zu viele Anfragen von deiner Adresse: Warte einen Moment.
connections-too-many = Es gibt zu viele Verbindungen: Schließ einige oder versuch es gleich noch einmal.
table-unknown = Diesen Tisch gibt es nicht: Vielleicht ist er abgelaufen.
game-over = Das Spiel ist zu Ende.
game-not-over = Das Spiel ist nicht zu Ende.
game-begun = Das Spiel hat begonnen.
game-not-begun = Das Spiel hat noch nicht begonnen.
game-gone-on = Das Spiel ist seither weitergegangen: Sieh noch einmal hin.
game-others-quicker = Jemand anderes war schneller: Sieh noch einmal hin.
seat-only-looking = An diesem Tisch siehst du nur zu.
seat-of-others = Dieser Platz gehört nicht zu deinem Gerät.
curtain-not-yours = Einen Vorhang heben kann nur, wer sich ein Gerät mit anderen teilt.
curtain-other-player = Jetzt ist jemand anders an deinem Gerät gefragt.
seat-yours-already = Du sitzt schon an diesem Tisch.
seat-not-here = Du sitzt nicht an diesem Tisch.
seat-was-not-here = Du hast nicht an diesem Tisch gesessen.
seats-all-taken = Alle Plätze dieses Tisches sind besetzt.
seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
seat-still-free = Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Bot dorthin.
seat-own = Dein eigener Platz bleibt deiner: Steh vom Tisch auf, um ihn herzugeben.
host-only = Das darf nur der Gastgeber des Tisches.
seat-bot-plays-for-you = Ein Bot spielt für dich weiter: Nimm zuerst deinen Platz wieder ein.
seat-resigned = Du hast aufgegeben: Der Bot spielt bis zum Ende weiter.
seat-is-yours = Dein Platz gehört dir.
seat-number-wrong = Dieser Tisch hat { $number } Plätze.
seat-unknown = Einen Platz { $seat } gibt es an diesem Tisch nicht.
seats-not-yours-once = Ein Platz gehört dir, die anderen sind für Bots, für alle, die kommen, oder mit einem Namen für andere an deinem Gerät.
position-players = Diese Stellung ist für { $number } Spieler.
clock-kind-unknown = Es gibt keine Uhr { $name }, sondern { $names }.
clock-seconds = Eine Uhr hat 5 bis { $most } Sekunden.
clock-increment = Ein Zuschlag hat 0 bis 3600 Sekunden.
clock-days = Eine Fernpartie hat 1 bis { $most } Tage für jede Antwort.
clock-holiday-days = Ein Urlaub hat 1 bis { $most } Tage.
clock-offset = Die Zeit eines Tisches liegt höchstens 12 Stunden hinter UTC oder 14 davor.
clock-rests-days-only = Nur die Uhr einer Fernpartie ruht an Wochenenden oder im Urlaub.
undo-nothing-of-yours = Es gibt nichts von dir, was sich zurücknehmen ließe.
proposal-other = Inzwischen läuft eine andere Anfrage: Sieh noch einmal hin.
proposal-agreed = Du hast schon zugestimmt: Mit Nein nimmst du das zurück.
proposal-asked-already = Das ist schon angefragt: Es fehlen noch Antworten der anderen.
proposal-none = Gerade läuft keine Anfrage.
proposal-for-others = Darüber entscheiden die anderen.
relieve-bot-already = Dort spielt schon ein Bot weiter.
relieve-by-clock = An diesem Tisch entscheidet allein die Uhr, wann ein Bot weiterspielt.
relieve-other-person = Nenne den Platz einer anderen Person.
relieve-too-early = Die anderen dürfen erst { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
 }, nachdem jemand gegangen ist, entscheiden.
claim-two-and-bank = Den Sieg beanspruchen kann man nur zu zweit, an einem Tisch mit Bedenkzeit für die ganze Partie.
proposal-unknown = Vorschlagen lässt sich, dass ein Bot für jemanden weiterspielt, der nicht da ist, die Partie abzubrechen, den Sieg zu beanspruchen, dass die Uhren ruhen (holiday), oder an Wochenenden ruhen (weekends).
hint-not-your-turn = Einen Tipp gibt es für den, der am Zug ist.
hint-not-alone = Tipps gibt es nur, wo alle an einem Gerät spielen.
hint-not-here = Dieser Tisch wurde ohne Tipps eröffnet.
pairing-bots-later = Bots gibt es nach { $number } Sekunden: Bis dahin kommen vielleicht Menschen.
pairing-not-waiting = Du wartest auf kein Spiel.
pairing-pace = Du kannst auf ein Spiel mit dem Tempo { $names } warten.
rated-abort = Eine Partie mit Wertung lässt sich nur abbrechen, bis alle einmal entschieden haben. Danach kannst du aufgeben.
rated-bot = Mit Wertung spielen nur Bots, deren Wertung feststeht: { $names }.
rated-companion = An einem Tisch mit Wertung spielt jeder an einem eigenen Gerät.
rated-no-bots = Die Bots dieses Spiels haben keine feste Wertung: Spiel mit Wertung gegen Menschen.
rated-person = Ein Tisch mit Wertung braucht mindestens einen Menschen.
rated-play-on = Diese Partie hat eine Wertung: Von hier weiterspielen kannst du, wenn sie vorbei ist.
rated-position = Eine Partie mit Wertung beginnt, wie es die Regeln sagen, nicht mit einer Stellung.
rated-undo = Diese Partie hat eine Wertung: Zurücknehmen lässt sich nur, was für die anderen nichts geändert hat.
rated-word = An einem Tisch mit Wertung gibt jeder ein Wort zu den Würfeln: Schick eine Nonce mit.
island-day-malformed = { $text } ist kein Tag: Schreib einen wie 2026-11-19.
island-others-later = Hier spielen andere die Insel des Tages: Zusehen kannst du, wenn du sie selbst gespielt hast, oder morgen.
island-practice-later = Üben kannst du auf der Insel von heute nach dem Versuch, der zählt.
island-sealed = Mit diesen Würfeln spielen noch andere: Prüfen kannst du sie, wenn der Tag vorbei ist.
replay-own-seat = Solange die Partie läuft, siehst du sie nur von deinem eigenen Platz. Ist der Tisch hinter einem Vorhang, hebe ihn zuerst.
replay-memory = In dieser Partie müssen sich alle merken, was sie sahen: Ansehen kann man sie, wenn sie vorbei ist.
replay-play-on = Wo mehrere spielen, kann man von hier weiterspielen, wenn die Partie vorbei ist.
replay-versions = Diese Partie hat die Stände 0 bis { $most }.
record-not-yet = Die Aufzeichnung gibt es, wenn die Partie vorbei ist: Bis dahin verriete sie, was Spieler nicht wissen dürfen.
analysis-failed = Diese Partie konnte nicht beurteilt werden.
analysis-without-bots = Partien dieses Spiels lassen sich hier nicht beurteilen: Seine Bots ließen sich nicht vorbereiten.

## People on a server

who-are-you = Sag zuerst, wer du bist.
who-are-you-api = Sag zuerst, wer du bist: POST /api/me.
chat-empty = Davon ist nichts zu sehen: Schreib mindestens einen Buchstaben.
name-empty = Ein Name hat mindestens einen Buchstaben.
player-unknown = Niemand mit diesem Namen zeigt dir Ergebnisse.
profile-visible = Ergebnisse sind sichtbar für { $names }.
leaders-period = Eine Bestenliste gibt es für diese Zeiträume: { $names }.
name-taken = Diesen Namen führt schon jemand anderes: Wähle einen anderen.
name-month = Ein Name ändert sich einmal im Monat: Deinen kannst du in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  } ändern.
settings-too-many = Höchstens { $number } Einstellungen mit { $bytes } Bytes werden aufbewahrt: Setze erst andere auf null.
login-wrong = Zu diesem Namen und Kennwort gibt es niemanden.
person-banned = Der Betreiber dieses Servers hat diese Person ausgeschlossen.
person-erased = Diese Person wurde gelöscht.
session-ended = Du wurdest abgemeldet: Melde dich wieder an, um weiterzuspielen.
token-invalid = Dieser Schlüssel gilt nicht: Lass dir einen neuen geben.
report-only-here = Hier lässt sich nur melden, wer an diesem Tisch sitzt oder in seinem Chat geschrieben hat.
block-unknown = Diese Person gibt es nicht.
block-yourself = Dich selbst kannst du nicht blockieren.
block-too-many = Mehr Leute kannst du nicht blockieren: Hebe erst eine Blockierung auf.
invite-blocked = Du hast diese Person blockiert: Hebe das erst auf.
invite-unknown = Einladen kannst du Leute, mit denen du gespielt oder deren Link du geöffnet hast.
invite-too-many = { $number } deiner Einladungen sind noch offen: Beginne an einem dieser Tische, oder verlasse ihn.
seat-blocked = An diesem Tisch ist jemand, den du blockiert hast: Hebe das auf, oder wähle einen anderen Tisch.
seat-not-for-you = An diesen Tisch kannst du dich nicht setzen: Wähle einen anderen.
webhook-malformed = Das ist keine Adresse im Netz: Sie sieht so aus: https://example.org/turn.
webhook-no-address = Das ist keine Adresse im Netz.
webhook-not-https = Eine Adresse für Nachrichten beginnt mit https://.
webhook-hosts = Dieser Server schickt Nachrichten nur an { $names }.
webhook-off = Dieser Server schickt keine Nachrichten.
webhook-private = Der Rechner ist in einem privaten Netz.
origin-foreign = Diese Seite darf hier nichts tun: Öffne die Seite des Servers selbst.
request-cut-off = Die Anfrage brach ab.
request-malformed = Die Anfrage ist nicht zu verstehen: { $reason }.
message-malformed = Die Nachricht ist nicht zu verstehen: { $reason }.
request-too-large = Das ist zu viel: höchstens { $number } Bytes.
parameter-not-whole = { $name } ist eine ganze Zahl.

## The lab on a server

lab-report-unknown = Diesen Bericht gibt es nicht.
lab-reports-by-operator = Berichte startet hier, wer den Server betreibt.
lab-report-busy = Ein anderer Bericht entsteht gerade: Warte, bis er fertig ist.
lab-not-installed = Das Labor ist auf diesem Server nicht installiert: pip install 'galapagos[lab]'.
lab-report-failed = Der Bericht konnte nicht erstellt werden: Wer den Server betreibt, findet den Grund im Protokoll.

## Administration

admin-table-unknown = Einen Tisch { $table } gibt es nicht.
admin-table-over = Tisch { $table } ist schon zu Ende.
admin-table-busy = Tisch { $table } ist zu beschäftigt, um geschlossen zu werden: Versuch es noch einmal.
admin-person-unknown = Niemand hat die Kennung oder den Namen { $name }.
admin-person-ambiguous = { $count } Personen heißen { $name }: Nenne eine mit ihrer Kennung, { $ids }.
admin-banned-already = { $name } ist schon ausgeschlossen.
admin-not-banned = { $name } ist nicht ausgeschlossen.
listen-not-possible = Unter { $host }:{ $port } lässt sich nicht horchen: { $reason }. Nenne mit --host oder --port etwas anderes.
reload-done = Neu geladen: { $names }. Offene Tische gehen nach den neuen Regeln weiter.
reload-waits = Der Server macht mit den bisherigen Regeln weiter:
 { $fault }
reload-faulty = Der Server kann nicht anfangen:
 { $fault }
reload-other-seat = Dort ist jemand anders gefragt.
reload-failed = Die Datei ließ sich nicht laden.

## The store

store-address-malformed = Ein Speicher ist sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
store-missing = Einen Speicher { $file } gibt es nicht.
store-foreign = { $file } ist die Datenbank eines anderen Programms.
store-newer = Die Datenbank ist von einem neueren galapagos (ihr Schema hat Fassung { $version }, dieses Programm kennt { $known }): Bring das Programm auf den neuesten Stand.
store-text-impossible = Ein Text kann keine Nullzeichen und keine halben Zeichen enthalten.
store-table-unknown = Diesen Tisch gibt es nicht.
sqlite-too-old = SQLite ab { $needed } ist nötig; Python hat hier { $found }.
store-without-folder = Der Speicher { $name } ist nicht möglich: Diesen Ordner gibt es nicht.
store-without-file = Der Speicher { $name } ist nicht möglich: Nenne eine Datei.
store-without-name = Ein Speicher ohne Namen ist nicht möglich: Nenne eine Datei.
store-not-usable = Der Speicher { $file } ist nicht benutzbar: { $reason }.
store-not-usable-damaged = Der Speicher { $file } ist nicht benutzbar: { $reason }. Starte den Server mit deiner neuesten Sicherung, --store sqlite:///SICHERUNG, und heb die beschädigte Datei auf; mehr steht in docs/server.md unter Backups.
store-not-usable-server = Der Speicher ist nicht benutzbar: { $reason }.
store-locked = Ein anderes Programm hält die Datenbank gesperrt: Es wurde nichts geschrieben.
    .reason = Ein anderes Programm hält die Datenbank gesperrt
store-corrupt = Die Datenbank ist beschädigt: Es wurde nichts geschrieben.
    .reason = Die Datenbank ist beschädigt
store-not-opened = Die Datenbank lässt sich nicht öffnen: Es wurde nichts geschrieben.
    .reason = Die Datenbank lässt sich nicht öffnen
store-disk-fails = Der Datenträger nimmt nichts an: Es wurde nichts geschrieben.
    .reason = Der Datenträger nimmt nichts an
store-disk-full = Der Datenträger ist voll: Es wurde nichts geschrieben.
    .reason = Der Datenträger ist voll
store-read-only = Die Datenbank lässt sich nur lesen: Es wurde nichts geschrieben.
    .reason = Die Datenbank lässt sich nur lesen
store-silent = Die Datenbank antwortet nicht: Ob dies geschrieben wurde, zeigt sich, wenn sie es tut.
store-gone = Die Datenbank wurde verschoben oder gelöscht: Es wurde nichts geschrieben.

## Backups and archives

backup-onto-itself = { $file } ist der Speicher selbst: Eine Sicherung ist eine andere Datei.
backup-not-possible = { $file } lässt sich nicht kopieren: { $reason }.
backup-of-damaged = { $file } ist beschädigt: Es wurde keine Sicherung gemacht.
backup-no-store = { $file } ist kein Speicher.
archive-stopped = { $sentence } Vorher wurden { $count } Tische eingelesen; lies die Datei noch einmal ein, um weiterzumachen.
archive-other-table = Es gibt schon einen anderen Tisch { $table }.
archive-table-twice = Zeile { $number } hat den Tisch { $table } ein zweites Mal.
archive-empty = Die Datei ist leer.
archive-line-too-long = Zeile { $number } ist länger als { $most } MiB.
archive-cut-off = Die Datei bricht in Zeile { $number } ab.
archive-foreign = Das ist keine Datei mit Tischen.
archive-line-malformed = Zeile { $number } ist kein Tisch: { $reason }.
archive-line-first = Zeile { $number } ist eine erste Zeile.
archive-newer = Die Datei ist von einem neueren galapagos (ihr Format ist { $format }, dieses Programm kennt { $known }): Bring das Programm auf den neuesten Stand.
archive-line-refused = Zeile { $number }: { $sentence }
archive-log-incomplete = Zeile { $number }: Das Protokoll des Tisches { $table } ist nicht vollständig.
archive-log-too-long = Zeile { $number }: Das Protokoll des Tisches { $table } hat mehr als { $most } Einträge.

## The site for a static host

site-base-malformed = { $base } ist kein Pfad einer Website. Er beginnt und endet mit einem Schrägstrich, etwa /galapagos/.
site-without-page = Die Seite ist nicht gebaut. In einem Checkout hilft `make site`, sonst ein Wheel, das `make wheel` gebaut hat.
site-without-parts = Hier fehlt Python für den Browser. In einem Checkout hilft `make site`, sonst ein Wheel, das `make wheel` gebaut hat.
site-folder-taken = In { $folder } liegen andere Dateien. Nenne einen leeren Ordner oder einen mit einer älteren Website.
site-archive-malformed = In dieser Datei sind keine Partien von dieser Seite.

share-bot = ein Bot
share-open = { $players } { $free ->
    [0] an einem Tisch, der bald beginnt.
    [one] und ein freier Platz: Spiel mit.
   *[other] und { $free } freie Plätze: Spiel mit.
  }
share-running = { $players }: Schau zu.
share-over = { $players }: Sieh dir die Partie an, Zug für Zug.
share-player = Wertungen, Ergebnisse und Partien von { $player }.
pictures-off = Dieser Server zeichnet keine Bilder: Sein Betreiber kann galapagos[lab] installieren.
operator-token-wrong = Das ist kein Schlüssel eines Betreibers: galapagos admin token macht einen.

## Rätsel

puzzle-none = Hier gibt es noch kein Rätsel.
puzzle-gone = Dieses Rätsel gibt es nicht mehr.
puzzle-answer = Das ist keine der Antworten.
puzzle-untried = Beantworte zuerst das Rätsel.
puzzle-not-played = Du hast diese Partie nicht gespielt.

## Turniere

tournament-unknown = Dieses Turnier gibt es nicht.
tournament-seats = { $game } hat Tische mit { $least } bis { $most } Plätzen.
tournament-clock = Ein Turnier braucht eine Uhr, damit niemand die anderen aufhält: Wähl eine.
tournament-duplicate-rated = Tische mit denselben Würfeln haben keine Wertung: Wähl eins von beiden.
tournament-entered = Du nimmst schon teil.
tournament-not-entered = Du nimmst nicht teil.
tournament-full = Ein Turnier hat Platz für { $most }.
tournament-begun = Das Turnier hat begonnen.
tournament-over = Das Turnier ist vorbei.
tournament-host-only = Das darf nur, wer das Turnier veranstaltet.
tournament-too-few = Eine Runde braucht mindestens { $number } Teilnehmer, darunter einen Menschen.
tournament-others-later = Andere Tische spielen mit denselben Würfeln: Zusehen kannst du, wenn die Runde vorbei ist.
