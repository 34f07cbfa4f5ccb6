# Was die Seite über alle Spiele sagt, auf Deutsch.

page-title = Galapagos
page-you = du
page-you-called = { $name } (du)
page-undo = Zurücknehmen
page-undo-free = { $count ->
    [one] Nimmt deine letzte Entscheidung zurück.
   *[other] Nimmt { $count } Schritte zurück: deine letzte Entscheidung und alles, was darauf folgte, auch die Züge der Bots und die Würfe.
 }
page-undo-fair = Nimmt deine letzte Entscheidung zurück.
page-hint = Tipp
page-rules = Regeln
page-settings = Einstellungen
page-settings-of = Einstellungen von { $name }
page-language = Sprache
page-connected = verbunden
page-to-move = am Zug
page-turn = Runde { $turn }
page-notes = Notizen
page-notes-tip = Zeile antippen: den Moment ansehen
page-notes-none = Noch ist nichts geschehen.
page-take-back = { $thing } abwählen
page-then = { $thing }: Tippe auf etwas, das leuchtet.
page-not-yet = Noch nicht. Tippe zuerst auf etwas, das leuchtet.
page-past = Du siehst einen früheren Moment.
page-past-back = Zurück zum Jetzt
page-closer = genauer ansehen
page-close = Schließen
page-cancel = Abbrechen
page-players = Spieler
page-player-open = Alles über { $player }
page-beyond-above = oben noch { $count } zum Antippen
page-beyond-below = unten noch { $count } zum Antippen
page-amount = Wie viel
page-less = Weniger
page-more = Mehr

# Seiten.

page-home = Startseite
page-new-table = Neuer Tisch
page-you-page = Du und deine Einstellungen
page-nowhere = Unter dieser Adresse ist nichts.
page-no-game = Dieses Spiel gibt es hier nicht.
page-opening = Der Tisch wird aufgebaut …
page-headline = Vier Spiele über die Evolution
page-lead = Spiel mit einem Klick gegen Bots, oder mit bis zu sieben Freunden. Das Spiel prüft jeden Zug und erklärt, warum einer nicht erlaubt ist.
page-plate = Tafel { $number }
page-play-now = Jetzt spielen
page-seats = Spieler
page-minutes = { $minutes } min
page-your-games = Deine Partien
page-over-games = Deine beendeten Partien
page-wait-for-you = { $count ->
    [one] eine wartet auf dich
   *[other] { $count } warten auf dich
 }
page-your-turn = du bist dran
page-waits = wartet auf Spieler
page-open-tables = Offene Tische
page-anyone = offen für alle
page-no-open-tables = Gerade wartet kein Tisch auf Spieler. Eröffne einen, oder spiel gegen Bots.
page-watch = Partien zum Zuschauen
page-chairs = { $taken } von { $seats } Plätzen sind besetzt
page-title-turns = ({ $count }) Galapagos
page-title-mine = Du bist dran: { $title }
page-title-turn = { $player }: { $title }

# Schnell Mitspieler finden, auf der ersten Seite.

page-pairing = Mitspieler finden
page-pairing-live = sofort
page-pairing-days = über Tage
page-pairing-game = Spiel
page-pairing-seats = Wie viele spielen
page-pairing-pace = Tempo
page-pairing-open = Mitspieler für ein Spiel finden
page-pairing-wait = Auf Mitspieler warten
page-pairing-line = Du kommst an den Tisch, sobald genug Leute warten. Wer eine ähnliche Wertung hat, kommt zuerst.
page-pairing-line-days = Du hast drei Tage für jeden Zug. Du kannst die Seite schließen: Der Tisch steht dann bei deinen Partien.
page-pairing-queue = { $waiting ->
    [one] Jemand wartet
   *[other] { $waiting } warten
 } auf { $title }, { $seats } sind nötig
page-pairing-yours = Du wartest auf { $title }: { $waiting } von { $seats } sind da.
page-pairing-join = Mitspielen
page-pairing-join-queue = Mitspielen: { $queue }
page-pairing-leave = Nicht mehr warten
page-pairing-bots = Mit Bots anfangen
page-pairing-bots-line = Willst du jetzt spielen? Bots nehmen die freien Plätze ein.{ $willing ->
    [0] {""}
    [one] {" "}Noch jemand möchte das.
   *[other] {" "}{ $willing } andere möchten das.
 }
page-pairing-bots-soon = In wenigen Sekunden fängst du mit Bots an, und mit allen, die bis dahin zustimmen.

# Der Vorhang zwischen mehreren Leuten an einem Gerät.

page-curtain = { $player } ist dran
page-curtain-text = Gib das Gerät an { $player } weiter. Alle anderen schauen weg.
page-curtain-lift = Ich bin { $player }: Tisch zeigen

# Uhren.

page-clock-none = keine Uhr
page-clock-move = { $seconds } s pro Zug
page-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
 }
page-clock-weekends = Wochenenden frei
page-clock-until = bis { $until }
page-clock-rests = ruht bis { $until }
page-weekends-off = Wochenenden frei
page-weekends-line = Samstage und Sonntage, wie deine Uhr sie jetzt zeigt, zählen nicht.
page-holiday = Uhren ruhen lassen
page-holiday-text = Wenn alle zustimmen, zählt von da an so viele Tage lang keine Zeit. Weiterspielen kannst du trotzdem.
page-holiday-days = Tage (1 bis 30)
page-holiday-ask = Die anderen fragen
page-weekends = { $off ->
    [yes] Wochenenden wieder zählen lassen
   *[no] Wochenenden frei machen
 }
page-asks-holiday = { $player } möchte die Uhren { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } ruhen lassen.
page-asks-weekends = { $player } möchte, dass Wochenenden { $off ->
    [yes] wieder zählen
   *[no] nicht zählen
 }.
page-clock-bank = { $minutes } min + { $increment } s

# Ein Tisch vor dem Beginn.

page-seat = Platz { $number }
page-free-seat = frei
page-host = Gastgeber
page-sit = Hier Platz nehmen
page-sit-another = Noch jemand hier
page-another-ask = Wer spielt noch an diesem Gerät?
page-another-why = Ihr spielt abwechselnd an diesem Gerät. Was verborgen ist, bleibt hinter einem Vorhang.
page-free-it = Platz freigeben
page-seat-bot = Mit einem Bot besetzen …
page-leave = Aufstehen
page-start = Beginnen
page-waits-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 }
page-all-here = Alle sind da.
page-host-starts = Alle sind da. Der Gastgeber startet die Partie.
page-public = öffentlich
page-by-link = per Link
page-invite = Wer diesen Link hat, kann sich setzen oder zuschauen.
page-invite-here = Dieser Link geht nur auf diesem Rechner. Mit galapagos serve --host 0.0.0.0 können andere mitspielen.
page-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code

# Ein Tisch.

page-about-bots = Über die Bots
page-menu = Mehr
page-cut = nicht verbunden
page-reconnecting = verbindet sich neu
page-watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
 }
page-is-away = { $player }, nicht da
page-plays-on = { $bot } für { $player }
page-ask-others = Die anderen fragen
page-undo-together = Trotzdem zurücknehmen
page-line-cut = Du bist nicht verbunden. Versuch es noch einmal, wenn die Verbindung wieder steht.
page-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-line-shut = Der Tisch ist geschlossen.
page-line-gone = Die Verbindung ist unterbrochen.
page-line-gone-text = Neuer Versuch in { $seconds } s.
page-line-gone-clock = Die Verbindung ist unterbrochen.
page-line-gone-clock-text = Neuer Versuch in { $seconds } s. Die Uhren laufen weiter.
page-no-server = Der Server antwortet nicht.
page-no-server-text = Die Partie ist bis zu deinem letzten Zug gespeichert.
page-newer = Es gibt eine neue Version der Seite.
page-newer-text = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
page-relieved = Ein Bot spielt für dich.
page-relieved-text = Dein Platz gehört noch dir.
page-relieved-other = Ein Bot spielt für { $player }.
page-relieved-other-text = Der Platz gehört weiter { $player }.
page-left = { $player } ist gegangen.
page-left-text = Ist { $player } in { $time } nicht zurück, kannst du ohne { $player } weitermachen.
page-gone = { $player } ist nicht zurückgekommen.
page-gone-text = { $may ->
    [claim] Ein Bot kann spielen, bis { $player } wiederkommt, oder der Sieg ist dein.
   *[other] Ein Bot kann spielen, bis { $player } wiederkommt, oder du beendest die Partie im Menü.
 }
page-gone-relieve = Bot spielen lassen
page-gone-claim = Sieg beanspruchen
page-claim = Sieg beanspruchen: { $player } ist gegangen
page-warming = Die Bots bereiten sich vor.
page-warming-text = Bis das Spiel übersetzt ist, spielen sie schnell und einfach.
page-no-board = Dieses Spiel hat hier noch kein Brett. Spiel es im Terminal:
page-components = Geänderte Komponenten.
page-components-text = Dieses Spiel hat andere Komponenten als die Schachtel: { $names }. Zeichnungen und Regeln zeigen vielleicht noch die der Schachtel.
page-reload = Neu laden
page-now = Jetzt
page-return = Meinen Platz wieder einnehmen
page-return-other = { $player } spielt wieder
page-chat = Chat
page-watches = schaut zu
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-to = Sag etwas
page-chat-send = Senden
page-mute = { $player } stummschalten
page-muted = { $player } ist stummgeschaltet.
page-unmute = Zeigen
page-say-well = Gut gespielt
page-say-moment = Einen Moment
page-say-again = Noch eine Partie?
page-asks-undo = { $player } möchte die letzte Entscheidung zurücknehmen.
page-asks-abort = { $player } möchte die Partie ohne Ergebnis beenden.
page-asks-relieve = { $player } möchte, dass ein Bot für { $other } spielt.
page-agree = Zustimmen
page-no = Nein
page-withdraw = Zurückziehen
page-no-after-all = Doch nicht
page-votes-asked = Es fehlen Stimmen: { $players }.
page-votes-gone = Nicht gefragt, weil nicht da: { $players }.
page-relieve = Einen Bot für { $player } spielen lassen
page-report = { $player } melden
page-report-send = Meldung abschicken
page-report-why = Was hat { $player } getan? Der Betreiber des Servers liest deine Meldung.
page-reported = Der Betreiber wird deine Meldung lesen.
page-abort = Ohne Ergebnis beenden
page-abort-ask = Ohne Ergebnis beenden?
page-abort-sure = { $count ->
    [0] Die Partie endet sofort.
    [one] { $players } muss zustimmen.
   *[other] Alle diese müssen zustimmen: { $players }.
 }
page-resign = Aufgeben
page-resign-ask = Aufgeben?
page-resign-sure = Wenn andere weiterspielen, übernimmt ein Bot deinen Platz. Im Ergebnis steht, dass du aufgegeben hast.
page-resign-for = { $player } gibt auf
page-resign-ask-for = Soll { $player } aufgeben?
page-resign-sure-for = Spielen andere weiter, übernimmt ein Bot den Platz. Im Ergebnis steht, dass { $player } aufgegeben hat.
page-to-end = Ergebnis zeigen
page-stand = { $answer }, bis mich etwas betrifft
page-stand-tip = der Server antwortet für dich, auch bei geschlossener Seite
page-percent = { $percent } %
page-hint-thinking = Ein Bot sucht deine besten Züge …
page-hint-tip = Die besten Züge eines Bots: was jeder bringt, und deine Aussicht auf den Sieg. Einmal antippen zeigt ihn auf dem Plan, ein zweites Mal spielt ihn.
page-hint-equal = Kein echter Unterschied: Deine Aussicht auf den Sieg ist mit jedem davon etwa { $percent } %.
page-hint-close = Kein echter Unterschied zum ersten.
page-recent = Was seit deiner letzten Antwort geschah
page-skip = Überspringen
page-play-again = Noch einmal zeigen
page-keys = Tasten
page-key-tab = zum Nächsten, das du anfassen darfst
page-key-arrows = zwischen dem, was du anfassen darfst; mit Umschalt zwischen allem
page-key-enter = anfassen
page-key-esc = eine halbe Wahl zurücknehmen; gezeigte Züge überspringen
page-key-look = genauer ansehen
page-key-names = Namen auf dem Plan ein- und ausblenden
page-key-help = diese Tasten

# Das Ende.

page-you-win = { $count ->
    [one] Du gewinnst
   *[other] Du gewinnst mit anderen: { $player }
 }
page-wins = { $count ->
    [one] { $player } gewinnt
   *[other] { $player } teilen sich den Sieg
 }
page-ended-finished = Das Spiel ist zu Ende
page-ended-resigned = { $you ->
    [yes] Du hast aufgegeben
   *[no] { $player } hat aufgegeben
 }
page-ended-claimed = { $you ->
    [yes] Du warst gegangen, und der Sieg wurde beansprucht
   *[no] { $player } war gegangen
 }
page-ended-aborted = Die Partie wurde ohne Ergebnis beendet
page-ended-unfinished = { $action ->
    [none] Die Partie konnte nicht beendet werden, weil sich ihre Regeln geändert haben
   *[other] Die Regeln haben sich geändert und erlauben Aktion { $action } nicht mehr
 }
page-ended-closed = Der Tisch wurde geschlossen
page-ended-expired = Die Partie endete, weil niemand weiterspielte
page-scoring = Schlusswertung
page-scoring-tip = Über den Rang entscheidet die erste Zeile, in der sich Spieler unterscheiden.
page-story = Der Verlauf
page-story-of = { $key }, Runde für Runde
page-rematch = Revanche
page-rematch-there = Zur Revanche
page-board-last = Der Plan
page-replay = Nachspielen
page-record = Aufzeichnung
page-dice = Waren die Würfel fair?
page-dice-fair = Die Würfel waren fair
page-dice-unfair = Die Würfel waren nicht fair
page-dice-sealed = Sie waren vor dem ersten Wurf versiegelt:
page-dice-check = Jeden Wurf prüfen
page-dice-fits = Dein Browser hat geprüft, dass das Geheimnis zum Siegel passt.
page-dice-fits-not = Das Geheimnis passt nicht zum Siegel.
page-dice-by-server = Über diese Verbindung kann dein Browser das Siegel nicht berechnen; der Server hat es geprüft.
page-dice-mine = Dieses Gerät sah zu Beginn dasselbe Siegel, und dein eigenes Zufallswort war beigemischt.
page-dice-mine-not = Dieses Gerät sah zu Beginn ein anderes Siegel.
page-dice-rolls = Der Server hat die Partie nachgespielt: { $rolls } Würfe folgen aus dem Geheimnis, und { $decisions } Entscheidungen sind erlaubt.

# Ein neuer Tisch.

page-game = Spiel
page-seats-title = Plätze
page-seats-range = für { $least } bis { $most }; { $waits ->
    [0] beginnt sofort
   *[other] beginnt, wenn alle sitzen
 }
page-add-seat = Platz hinzufügen
page-remove-seat = Platz { $number } entfernen
page-who-sits = Wer auf Platz { $number } sitzt
page-level-of = Stufe des Bots auf Platz { $number }
page-level = Stufe { $level }
page-sitter-here = hier
page-sitter-bot = Bot
page-sitter-open = offen
page-you-capital = Du
page-sitter-you-line = Auf diesem Gerät.
page-sitter-here-line = Noch jemand an diesem Gerät.
page-name-of = Name auf Platz { $number }
page-player-number = Spieler { $number }
page-open-seat = Offen
page-open-seat-public = Jeder kann ihn von der Startseite aus nehmen.
page-open-seat-link = Für die erste Person, die den Link öffnet.
bot-level1 = Küken
bot-level2 = Jungvogel
bot-level3 = Sammler
bot-level4 = Jäger
bot-level5 = Darwin
page-about-level1 = Verspielt. Nimmt das erstbeste Schöne.
page-about-level2 = Fröhlich. Übersieht viel und bestraft selten einen Fehler.
page-about-level3 = Stetig. Sieht etwa die Hälfte der guten Züge.
page-about-level4 = Geduldig. Übersieht wenig.
page-about-level5 = Ruhig. Übersieht nichts; du lernst dazu.
page-options-changed = { $count ->
    [0] wie üblich
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
 }
page-read-rules = Die Regeln von { $title } lesen
page-clock = Uhr
page-clock-kind-none = Ohne Uhr
page-clock-kind-move = Pro Zug
page-clock-kind-bank = Bedenkzeit und Zuschlag
page-clock-kind-days = Fernpartie
page-clock-line-none = Ohne Zeitgrenze.
page-clock-line-move = Eine feste Zeit für jede Entscheidung. Läuft sie ab, spielt ein Bot, bis du zurück bist.
page-clock-line-bank = Eine Bedenkzeit für die ganze Partie, und mit jedem Zug ein wenig mehr.
page-clock-line-days = Gespielt wird über mehrere Tage.
page-may-come = Wer mitspielen darf
page-may-watch = Wer zusehen darf
page-door-public = Öffentlich
page-door-public-come = Steht auf der Startseite; jeder darf einen offenen Platz nehmen.
page-door-public-watch = Steht auf der Startseite; jeder darf zusehen.
page-door-link = Per Link
page-door-link-come = Nur wer den Link hat, darf mitspielen.
page-door-link-watch = Nur wer den Link hat, darf zusehen.
page-help = Hilfe
page-hints = Tipps
page-hints-alone = Alle spielen an diesem Gerät, also dürft ihr die besten Ideen eines Bots sehen.
page-hints-rated = Nicht an einem gewerteten Tisch.
page-rated = Mit Wertung
page-rating = Wertung
page-rated-line = Das Ergebnis zählt für deine Wertung. Es gibt keine Tipps, zurücknehmen kannst du nur, was für andere nichts geändert hat, und wer geht, verliert.
page-rated-shared = Nicht, wenn mehrere an einem Gerät spielen.
page-rated-table = mit Wertung
page-hints-others = Nur wenn alle an diesem Gerät spielen.
page-open-table = Tisch eröffnen
page-company = für { $seats }: du{ $here ->
    [0] {""}
    [one] {" "}und noch jemand hier
   *[other] {" "}und { $here } weitere Leute hier
 }{ $botCount ->
    [0] {""}
   *[other] {" "}mit { $bots }
 }{ $others ->
    [0] .
    [one] , und wer noch kommt.
   *[other] , und { $others } Leute, die noch kommen.
 }

# Du.

page-name = Name
page-name-line = Was andere sehen. Du kannst auch ohne Namen spielen.
page-name-ask = Wie heißt du?
page-name-why = Diesen Namen sehen die anderen am Tisch. Du kannst ihn später in deinen Einstellungen ändern.
page-name-take = Hinsetzen
page-name-skip = Überspringen
page-guest = { $word }-{ $animal }
page-guest-words = Abend Bernstein Dünen Farn Feuer Gold Heide Insel Kiesel Lava Morgen Nebel Oliven Regen Samt Schatten Sommer Sonnen Sternen Ufer Wald Wiesen Wind Wolken
page-guest-animals = Fink Schildkröte Leguan Pinguin Reiher Pelikan Möwe Eidechse Krabbe Albatros Flamingo Spottdrossel
page-save = Speichern
page-looks = Die Seite
page-theme = Aussehen
page-theme-auto = automatisch
page-theme-light = Papier
page-theme-dark = Lampenlicht
page-text-size = Schriftgröße
page-pace = Tempo
page-pace-line = wie lange jeder Zug eines anderen und jeder Schritt einer Phase zu sehen ist
page-pace-0 = sofort
page-pace-350 = zügig
page-pace-700 = ruhig
page-pace-1200 = langsam
page-motion = Bewegung
page-motion-line = Figuren laufen, Karten drehen sich, Würfel rollen.
page-sound = Ton
page-sound-line = Zwei leise Töne, wenn du am Zug bist.
page-symbols = Große Zeichen
page-symbols-line = Die Zeichen der Spieler sind größer als ihre Farben.
page-names = Namen auf dem Plan
page-names-line = Die Namen aus dem Protokoll, zum Beispiel e4 auf der Insel von Evo. Vögel zeigen ihre von selbst. Auch die Taste N ändert das.
page-names-auto = je nach Spiel
page-names-on = an
page-names-off = aus
page-notify = Benachrichtigungen
page-notify-line = Dein Browser sagt Bescheid, wenn du am Zug bist und diese Seite im Hintergrund ist.
page-notify-denied = Dein Browser erlaubt das für diese Seite nicht.
page-keep = Andere Geräte
page-passphrase = Kennwort
page-passphrase-new = Neues Kennwort
page-keep-me = Konto sichern
page-keep-line = Mit deinem Namen und einem Kennwort von mindestens acht Zeichen kannst du dein Konto auf jedem Gerät benutzen.
page-login = Anmelden
page-logout = Abmelden
page-logout-everywhere = Überall abmelden
page-erase = Konto löschen
page-erase-ask = Konto wirklich löschen?
page-erase-sure = Dein Name verschwindet von jedem Tisch. Das lässt sich nicht rückgängig machen.
page-done-name = Dein Name ist gespeichert.
page-done-kept = Dein Konto ist gesichert. Melde dich auf anderen Geräten mit Namen und Kennwort an.
page-done-login = Willkommen zurück.
page-done-logout = Du bist auf diesem Gerät abgemeldet.
page-done-logout-everywhere = Du bist auf allen Geräten abgemeldet.
page-done-erased = Dein Konto ist gelöscht.
page-matches = Deine Partien
page-no-matches = Noch keine deiner Partien ist zu Ende.
page-with = mit { $others }
page-won-me = du hast gewonnen
page-won-by = gewonnen von { $players }

# Regeln.

page-contents = Inhalt
page-rules-title = Regeln: { $game }
page-rules-search = Wort, Regelung
page-rules-search-label = Die Regeln durchsuchen
page-rules-places = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
page-rules-link = Einen Link zu dieser Stelle kopieren
page-rules-own = Als Seite öffnen
page-link-copied = Der Link ist kopiert.
page-figure-open = Diese Stellung öffnen
page-learn = Beim Spielen lernen
page-play-it = Spielen

# Nachspielen.

replay-title = Nachspielen
replay-page = Nachspielen: { $game }
replay-loading = Die Partie wird geladen …
replay-seen-by = Gesehen von
replay-onlooker = Zuschauern
replay-slider = Zeitpunkt der Partie
replay-at = { $at } von { $length } Zügen gespielt
replay-before = Vor Zug { $number } von { $length }
replay-at-end = Nach allen { $length } Zügen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-turn-back = Zum vorigen Wendepunkt
replay-turn-on = Zum nächsten Wendepunkt
replay-key-move = Zug
replay-key-turn = Wendepunkt
replay-key-space = Leertaste
replay-key-play = abspielen
replay-chances = Aussicht auf den Sieg
replay-percent = { $percent } %
replay-verdict = Urteil
replay-move = Zug { $number }
replay-best = am besten
replay-fine = gut
replay-mistake = Fehler
replay-better = Besser:
replay-judged = Beurteilt nach dem, was { $player } wissen konnte, in { $count } Durchläufen der Suche.
replay-no-decision = In diesem Moment gibt es nichts zu entscheiden: Die Würfel fallen, oder nur eines ist möglich.
replay-ask = Die Bots fragen
replay-ask-why = Bots können jede Entscheidung beurteilen: welche am besten war, wo sich die Partie wendete, wer wohl gewinnen würde.
replay-thinking = Die Bots denken: { $percent } %
replay-running = Bots können eine Partie beurteilen, wenn sie vorbei ist.
replay-mark-played = gespielt { $percent } %
replay-mark-better = besser { $percent } %
replay-point-mistake = Wendepunkt: ein Fehler von { $player }, { $change }
replay-point-luck = Wendepunkt: Glück, { $change } für { $player }
replay-decisions = Entscheidungen
replay-only-all = Alle
replay-only-own = Eigene
replay-only-points = Wendepunkte
replay-play-on = Von hier weiterspielen
replay-play-on-as = Von hier als { $player } weiterspielen
replay-play-on-why = Du spielst in einer Kopie der Partie gegen Bots. Der Link öffnet diesen Moment.
replay-share = Teilen
replay-keep-log = Verlauf speichern
replay-keep-record = Aufzeichnung speichern

# Stellungen.

position-title = Stellung
position-page = Eine Stellung: { $game }
position-text = Stellung als Text
position-show = Zeigen
position-help = Eine Stellung besteht aus Angaben; lass weg, was keine Rolle spielt. Sie ist nur in der Adresse gespeichert.
position-play = Von hier spielen
position-play-as = als
position-seat = Dein Platz
position-play-why = Auf den anderen Plätzen sitzen Bots.
position-share = Link kopieren
position-copied = Der Link ist kopiert. Er öffnet diese Stellung.
position-asked = Am Zug

# Geführte Runden.

lesson-title = { $game }: eine geführte Runde
lesson-step = Schritt { $step } von { $steps }
lesson-on = Weiter
lesson-skip = Überspringen
lesson-back = Zurück
lesson-again = Von vorn
lesson-leave = Genug für jetzt
lesson-other = Nicht in diesem Schritt. Folge der Hand: { $action }
lesson-done = Mehr brauchst du nicht. Spiel jetzt selbst!
lesson-watch = Sieh zu, was geschieht.
lesson-later = Ein paar Runden später:
lesson-read = Lies das, dann tippe auf „Weiter“.
lesson-play = Gegen Bots spielen
lesson-rules = Die Regeln lesen
lesson-none = Zu diesem Spiel gibt es keine geführte Runde.
lesson-first = Neu hier? Lern das Spiel beim Spielen
lesson-loading = Die Runde wird aufgebaut …

# Das Labor.

lab-title = Was das Labor herausfand
lab-lead = Bots spielen ein Spiel tausende Male, um herauszufinden, ob es fair ist, wie lange es dauert und was jede Karte wert ist. Jede Zahl hat ihr Intervall. Wähle einen Bericht.
lab-language = { $language ->
    [de] auf Deutsch
    [en] auf Englisch
   *[other] in einer anderen Sprache
 }
lab-reports = Berichte
lab-none = Noch gibt es keine Berichte.
lab-no-such = Diesen Bericht gibt es nicht.
lab-report-on = Der Bericht { $report } über { $game }
lab-rests-on = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, Spieler: { $players }
lab-start-title = Ein schneller Bericht
lab-start-line = Ein erster Blick, in wenigen Minuten. Gespielt werden nur Partien, die noch nicht gespeichert sind.
lab-start = Bericht beginnen
lab-working = Ein Bericht über { $game } zu { $players } entsteht.
lab-made = Der Bericht über { $game } zu { $players } ist fertig.

## Aus Fehlern lernen

mistakes-learn = Aus meinen Fehlern lernen
mistakes-learn-of = Aus den Fehlern von { $player } lernen
mistakes-title = Deine Fehler
mistakes-none = Die Bots haben keine Fehler gefunden: Keine deiner Entscheidungen hat mehr gekostet, als der Zufall erklärt.
mistakes-back = Zurück zum Ergebnis
mistakes-at = { $number } von { $count }
mistakes-played = Du hast gewählt: { $played }. Es gab etwas Besseres: Was würdest du jetzt tun?
mistakes-same = Das hast du in der Partie gewählt. Versuch etwas anderes.
mistakes-other = Die Bots ziehen etwas anderes vor. Versuch es noch einmal, oder sieh dir die bessere Antwort an.
mistakes-found = Ja, das ist die bessere Antwort!
mistakes-better = Besser: { $better }.
mistakes-chance = Deine Aussicht auf den Sieg wäre { $better } % statt { $played } % gewesen.
mistakes-show = Die bessere Antwort zeigen
mistakes-previous = Zurück
mistakes-next = Nächster Fehler
mistakes-done = Fertig

## The site: the server in this browser

page-needs-server = Dafür braucht es einen Server. Hier läuft das ganze Spiel in deinem Browser.
page-site-loads = Regeln und Bots werden geladen …
page-site-starts = Das Spiel startet …
page-site-loaded = { $loaded } von { $total } MB
page-site-begins = Dein Spiel beginnt, sobald alles da ist …
page-site-failed = Das Spiel läuft in diesem Browser nicht. Versuch einen neueren oder einen mit mehr Speicher.
page-site-storage-none = Dieser Browser speichert nichts, vielleicht weil das ein privates Fenster ist. Du kannst spielen, aber deine Partien sind weg, wenn du diese Seite schließt.
page-site-storage-full = Der Speicher dieses Geräts ist voll. Du kannst weiterspielen, aber neue Züge sind weg, wenn du diese Seite schließt.
page-site-read = In Ordnung
page-site-newer = Es gibt eine neuere Version.
page-site-renew = Jetzt benutzen
page-server-away = Der Server ist nicht erreichbar. Du kannst solange auf diesem Gerät spielen.
page-server-device = Auf diesem Gerät spielen
page-server-back = Mit anderen spielen
page-storage = Auf diesem Gerät
page-storage-size = Partien und Spiel belegen { $megabytes } MB auf diesem Gerät.
page-storage-safe = Der Browser behält sie, bis du sie löschst.
page-storage-unsafe = Der Browser darf sie löschen, wenn der Platz knapp wird. Sichere sie also ab und zu.
page-export = Alle Partien sichern
page-export-line = Eine Datei mit allem. Lade sie auf einem anderen Gerät, um dort weiterzuspielen.
page-import = Alle Partien laden
page-import-ask = Alle Partien laden?
page-import-sure = Die Partien in der Datei ersetzen die auf diesem Gerät.
page-import-wrong = In dieser Datei sind keine Partien von dieser Seite.

## Players

page-profile = Deine Ergebnisse
page-profile-look = Deine Seite ansehen
page-profile-data = Alles sichern, was über dich gespeichert ist
page-profile-visible = Wer sie sieht
page-profile-line = Partien an Tischen per Link sieht nur, wer dort gespielt hat.
page-profile-everybody = alle
page-profile-known = Mitspieler
page-profile-nobody = nur ich
page-profile-listed = Bestenlisten
page-profile-listed-line = Deinen Namen und deine Wertung dort zeigen.
page-profile-yours = Das ist deine Seite: Wähle, wer sie sieht.
page-done-profile = Gespeichert.
page-player-hidden = Hier gibt es nichts zu sehen
page-leaders = Bestenliste
page-leaders-line = Alle, die hier stehen möchten und deren Wertung nicht mehr vorläufig ist.
page-leaders-join = Entscheide, ob du hier stehst
page-leaders-none = Noch niemand.
page-period = Zeitraum
page-period-all = insgesamt
page-period-month = Monat
page-period-week = Woche
page-rating-people = Gegen Menschen
page-rating-bots = Gegen Bots
page-rating-provisional = vorläufig
page-rating-course = { $kind }: Verlauf der Wertung, jetzt { $points }
page-matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
page-results = Ergebnisse
page-result-players = Spieler
page-result-matches = Partien
page-result-won = Siege
page-result-rank = Rang
page-result-points = Punkte
page-result-seconds = je Antwort
page-no-results = Noch keine Ergebnisse.
page-opponents = Gegen
page-opponent-line = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }: { $ahead }-mal davor, { $behind }-mal dahinter
page-running = Laufende Partien
page-last-matches = Letzte Partien

page-people = Leute, die du kennst
page-people-none = Du kennst noch niemanden: Spiel mit jemandem, oder öffne den Link einer Person oder eines Tisches.
page-people-here = gerade hier
page-people-met = ihr habt zusammen gespielt
page-people-link = durch einen Link
page-show-here = Zeigen, wann du hier bist
page-show-here-line = Nur denen, mit denen du gespielt hast.
page-block = Blockieren
page-block-ask = { $player } blockieren?
page-block-why = Du und jemand, den du blockierst, setzen sich nicht an denselben Tisch, und du liest nichts, was diese Person schreibt. Sie erfährt es nicht.
page-blocked = { $player } ist blockiert.
page-unblock = Nicht mehr blockieren
page-unblocked = { $player } ist nicht mehr blockiert.
page-blocked-people = Blockiert
page-blocked-none = Niemand.
page-invite-people = Leute einladen, die du kennst
page-invite-one = Einladen
page-invite-sent = Eingeladen
page-invited = { $player } lädt dich an einen Tisch ein: { $title }.
page-invited-look = Ansehen
page-invited-no = Nein, danke
page-moments = Beste Augenblicke
page-moment = auf einen Schlag { $percent } % mehr Gewinnchance
page-animal = Dein Tier
page-animal-of = Das Tier von { $player }
page-animal-body = Körper
page-animal-dodo = Vogel
page-animal-dinosaur = Dinosaurier
page-animal-lizard = Echse
page-animal-colour = Farbe
page-animal-crest = Schopf
page-animal-spots = Flecken
page-animal-plumes = Schwanzfedern
page-animal-horns = Hörner
page-animal-fur = Fell
page-animal-parasols = Sonnenschirme
page-animal-wings = Flügel
page-animal-fins = Flossen
page-animal-spikes = Stacheln
page-colour-red = Rot
page-colour-orange = Orange
page-colour-yellow = Gelb
page-colour-green = Grün
page-colour-teal = Türkis
page-colour-blue = Blau
page-colour-violet = Violett
page-colour-pink = Rosa
page-colour-white = Weiß
page-invitation = Einladung

## Insel des Tages

page-island = Insel des Tages
page-island-lead = Ein Start für jedes Spiel, jeden Tag neu: für alle dieselben Würfel und dieselben Bots. Ein Versuch zählt. Danach siehst du, wie es den anderen ging, und kannst üben.
page-island-of = { $seats } Plätze; die anderen haben Bots: { $bot }.
page-island-finished = { $count ->
        [0] Noch ist niemand fertig.
        [one] Eine Person ist fertig.
       *[other] { $count } Leute sind fertig.
    }
page-island-play = Spielen
page-island-go-on = Weiterspielen
page-island-replay = Meine Partie ansehen
page-island-practise = Üben
page-island-ends = { $hours ->
        [one] In einer Stunde gibt es eine neue Insel. Ihre Würfel stehen schon fest. Die von heute lassen sich dann prüfen.
       *[other] In { $hours } Stunden gibt es eine neue Insel. Ihre Würfel stehen schon fest. Die von heute lassen sich dann prüfen.
    }
page-island-streak = { $count ->
        [one] Du hast die Insel von heute oder gestern gespielt.
       *[other] Du hast an { $count } Tagen in Folge gespielt.
    }
page-island-results = { $game }: { $count ->
        [one] ein Ergebnis
       *[other] { $count } Ergebnisse
    }
page-island-result = Platz { $rank }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-island-unnamed = Jemand
page-island-none = Deine Partie endete ohne Ergebnis.
page-island-results-later = Wenn du eine Insel gespielt hast, siehst du hier, wie es den anderen ging.
page-island-all = Wie es den anderen ging

admin-title = Für den Betreiber
admin-token = Schlüssel
admin-token-line = Er entsteht auf dem Server: galapagos admin token. Er bleibt in diesem Tab.
admin-enter = Eintreten
admin-leave = Gehen
admin-who = { $name } · Version { $version } · läuft seit { $since }
admin-done = Erledigt.
admin-nothing = Nichts.
admin-reports = Meldungen
admin-people = Leute
admin-find = Id, oder wie der Name beginnt
admin-search = Suchen
admin-seen = hier am { $at }
admin-banned = ausgeschlossen
admin-tables = Tische
admin-status-running = laufend
admin-status-open = offen
admin-status-over = zu Ende
admin-close = Schließen
admin-close-line = Die Partie endet ohne Ergebnis. Ihre Aufzeichnung bleibt.
admin-ban = Ausschließen
admin-ban-line = Cookie, Token und Kennwort gelten nicht mehr, bis du das aufhebst.
admin-unban = Wieder zulassen
admin-unban-line = Diese Person darf wiederkommen.
admin-erase = Löschen
admin-erase-line = Der Name verschwindet von allen Tischen, und die Texte aus allen Chats. Das lässt sich nicht rückgängig machen.
admin-features = Was an ist
admin-on = an
admin-off = aus
admin-feature-writing = Speichern
admin-off-writing = In den Speicher lässt sich nicht schreiben: Vielleicht ist die Platte voll oder die Datenbank weg. Das Log des Servers sagt mehr.
admin-feature-bots = Bots
admin-off-bots = Spiele werden noch übersetzt, solange spielen ihre Bots gierig. Das dauert einige Minuten.
admin-feature-secure = Cookies nur über TLS
admin-off-secure = Betreibe den Server hinter einem Proxy mit TLS, mit --behind-proxy --secure.
admin-feature-webhooks = Webhooks
admin-off-webhooks = Kein Host ist erlaubt. --webhook HOST erlaubt einen.
admin-feature-pictures = Bilder zu Links
admin-off-pictures = Installiere galapagos[lab], das sie malt.
admin-feature-lab = Schnelle Berichte
admin-off-lab = Mit --lab darf man sie beginnen.
admin-figures = Zahlen
admin-figure-tables-open = Offene Tische
admin-figure-tables-running = Laufende Tische
admin-figure-tables-over = Beendete Tische
admin-figure-tables-week = Tische der letzten 7 Tage
admin-figure-tables-in-memory = Tische im Arbeitsspeicher
admin-figure-people = Leute
admin-figure-people-kept = Leute mit Kennwort
admin-figure-people-week = Leute der letzten 7 Tage
admin-figure-people-banned = Ausgeschlossene
admin-figure-tournaments-running = Laufende Turniere
admin-figure-rated = Gewertete Partien
admin-figure-reports = Meldungen
admin-figure-reports-week = Meldungen der letzten 7 Tage
admin-figure-sockets = Offene Verbindungen zu Tischen
admin-acts = Was Betreiber taten
admin-act-close = schloss Tisch
admin-act-ban = schloss aus:
admin-act-unban = ließ wieder zu:
admin-act-erase = löschte
admin-act-token = machte einen Schlüssel für
admin-act-end-token = beendete den Schlüssel von

# Rätsel

puzzles-title = Rätsel
puzzles-lead = Eine Stellung aus einer Partie starker Bots, und eine Antwort, die klar die beste ist. Finde sie: Deine Wertung und die des Rätsels bewegen sich gemeinsam.
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-count = { $count ->
    [one] Ein Rätsel.
   *[other] { $count } Rätsel.
}
puzzles-mine = Deine Wertung: { $points }. Du hast { $solved } von { $tried } gelöst.
puzzles-mine-yet = Deine Wertung: etwa { $points }. Du hast { $solved } von { $tried } gelöst.
puzzles-solve = Lösen
puzzles-own = { $game }: { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
puzzles-own-title = Deine eigenen Fehler
puzzles-own-line = Nach einer Partie macht „Aus meinen Fehlern lernen“ Rätsel aus denen, zu denen es eine klar bessere Antwort gab. Sie werden nicht gewertet.
puzzle-title = Rätsel
puzzle-loading = Das Brett wird aufgebaut …
puzzle-leave = Zurück zu den Rätseln
puzzle-ask = Eine Antwort ist klar die beste. Welche?
puzzle-right = Ja: { $answer }!
puzzle-best = Die beste Antwort: { $answer }.
puzzle-wrong = { $answer }: Damit gewinnst du mit { $chance } %. Es gibt etwas Besseres.
puzzle-chance = Damit gewinnst du mit { $chance } %.
puzzle-watch = So haben Bots weitergespielt …
puzzle-watched = So weit haben Bots weitergespielt.
puzzle-own = Dein eigener Fehler
puzzle-rated = Wertung des Rätsels: { $points }
puzzle-moved = Deine Wertung: { $points } ({ $gained })
puzzle-on = Was folgt daraus?
puzzle-show = Antwort zeigen
puzzle-next = Nächstes Rätsel
puzzle-back = Zurück zur Frage
puzzle-skip = Überspringen
mistakes-puzzles = { $count ->
    [0] Aus diesen Fehlern wird kein Rätsel.
    [one] Einer dieser Fehler steht jetzt unter deinen Rätseln.
   *[other] { $count } dieser Fehler stehen jetzt unter deinen Rätseln.
}
mistakes-solve = Lösen

## Turniere

page-tournaments = Turniere
page-tournaments-lead = Mehrere Runden an mehreren Tischen. Du spielst gegen Leute, die etwa so gut stehen wie du, und selten zweimal gegen dieselben.
page-tournaments-none = Es gibt kein Turnier, an dem man teilnehmen kann: Beginne eins.
page-tournament-mine = Du nimmst teil
page-tournament-entrants = { $count } Teilnehmer
page-tournament-open = noch nicht begonnen
page-tournament-running = Runde { $round } von { $rounds }
page-tournament-over = beendet
page-tournament-new = Ein neues Turnier
page-tournament-name = Name
page-tournament-seats = Plätze an einem Tisch
page-tournament-rounds = Runden
page-tournament-public = Öffentlich
page-tournament-public-line = Alle können es finden; sonst nur, wer den Link hat.
page-tournament-duplicate = Dieselben Würfel an allen Tischen
page-tournament-duplicate-line = Verglichen wirst du mit denen, die an den anderen Tischen auf demselben Platz sitzen.
page-tournament-rated = Mit Wertung
page-tournament-rated-line = Seine Partien ändern Wertungen.
page-tournament-begin = Beginnen
page-tournament-of = { $seats } an einem Tisch, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
page-tournament-my-table = An meinen Tisch
page-tournament-enter = Teilnehmen
page-tournament-leave = Das Turnier verlassen
page-tournament-bots = { $count ->
        [one] Ein Bot dazu
       *[other] { $count } Bots dazu
    }
page-tournament-start = Die erste Runde beginnen
page-tournament-standing = Stand
page-tournament-place = Platz
page-tournament-entrant = Spieler
page-tournament-score = Punkte
page-tournament-left = ausgestiegen
page-tournament-empty = Noch nimmt niemand teil.
page-tournament-scoring = Ein Tisch bringt den Anteil der anderen, die du geschlagen hast: 1 dem Sieger, 0 dem Letzten. Wer pausiert, bekommt 0,5. Bei gleichen Punkten zählen die Punkte derer, die man getroffen hat.
page-tournament-scoring-duplicate = Ein Tisch bringt den Anteil der Spieler auf demselben Platz an den anderen Tischen, die schlechter abschnitten. Wer pausiert, bekommt 0,5. Bei gleichen Punkten zählen die Punkte derer, die man getroffen hat.
page-tournament-round = Runde { $round }
page-tournament-playing = wird gespielt
page-tournament-pausing = Es pausieren: { $names }
page-tournament-before = Wenn die erste Runde beginnt, erscheinen hier die Tische.
page-tournament-back = Zum Turnier
