# Was Umgebungen ablehnen, auf Deutsch.

## Environments

batch-empty = Ein Stapel hat mindestens eine Umgebung und einen Thread.
batch-too-large = { $count } Umgebungen passen nicht in den Speicher dieses Rechners: Nimm weniger.
seed-with-mask = Ein neuer Startwert gilt für alle Umgebungen: Setz ohne Maske zurück, oder ohne Startwert.
bytes-foreign = Diese Bytes hat keine Umgebung dieses Tisches gespeichert.
mask-malformed = Eine Maske hat { $count } Einträge, einen je Umgebung.
step-malformed = Ein Schritt braucht { $count } ganze Zahlen, eine Aktion je Umgebung.
environment-number-unknown = Eine Umgebung { $number } gibt es nicht: Sie gehen von 0 bis { $most }.
environment-action-not-open = Umgebung { $environment }: { $action } ist { $text } und steht dort nicht offen: Die Maske sagt, was offen steht.
environment-action-of-nobody = Umgebung { $environment }: { $action } ist keine Aktion eines Spielers und steht dort nicht offen: Die Maske sagt, was offen steht.
render-mode-unknown = Eine Darstellung { $name } gibt es nicht: Nimm { $names }.
value-unknown = { $what } { $name } gibt es nicht: Nimm { $names }.
value-not-whole = { $what } ist eine ganze Zahl, nicht { $number }.
seed-out-of-range = Ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1, nicht { $seed }.
seat-number-unknown = Einen Platz { $seat } gibt es nicht: Sie gehen von 0 bis { $most }.
batch-gpu-missing = Hier ist keine GPU zu finden: Nimm backend='cpu'.
batch-gpu-action-not-open = Umgebung { $number }: Ihre Aktion steht dort nicht offen: Die Maske sagt, was offen steht.
batch-gpu-samples-all = Ein Stapel auf einer GPU zieht für alle Umgebungen zugleich. Einer mit backend='cpu' kann das, spielt dieselben Spiele und lädt, was dieser speichert.
batch-gpu-one-seed = Ein Stapel auf einer GPU beginnt die Spiele eines Startwerts. Einer mit backend='cpu' kann das, spielt dieselben Spiele und lädt, was dieser speichert.
batch-gpu-not-greedy = Ein Stapel auf einer GPU fragt keine gierigen Spieler. Einer mit backend='cpu' kann das, spielt dieselben Spiele und lädt, was dieser speichert.
batch-gpu-loads-not = Ein Stapel auf einer GPU lädt nicht. Einer mit backend='cpu' kann das, spielt dieselben Spiele und lädt, was dieser speichert.
batch-gpu-guesses-not = Ein Stapel auf einer GPU rät nicht. Einer mit backend='cpu' kann das, spielt dieselben Spiele und lädt, was dieser speichert.
batch-gpu-copies-not = Ein Stapel auf einer GPU lässt sich nicht kopieren. Einer mit backend='cpu' kann das, spielt dieselben Spiele und lädt, was dieser speichert.
reset-first = Es läuft kein Spiel: Setz zuerst zurück.
opponents-unknown-vector = Gegner { $name } gibt es für mehrere Spiele zugleich nicht: Nimm { $names } oder eine Funktion von Beobachtungen und Masken.
environment-over = Das Spiel der Umgebung { $number } ist zu Ende: Setz sie zuerst zurück, mit options={ "{" }'reset_mask': ...{ "}" }.
seeds-number-wrong = Eine Liste von Startwerten hat { $count }, einen je Umgebung, nicht { $number }.
reset-mask-malformed = Eine reset_mask ist ein numpy-Array aus { $count } Wahrheitswerten, von denen mindestens einer wahr ist.
opponents-answer-not-open-there = Die Funktion der Gegner antwortete { $action } in Umgebung { $number }, was dort nicht offen steht: action_mask sagt, was offen steht.
autoreset-mode-unknown = Einen Autoreset { $name } gibt es nicht: Nimm { $names }.
action-not-legal = { $action } steht hier nicht offen: legal_actions sagt, was offen steht.
opponents-unknown = Gegner { $name } gibt es nicht: Nimm { $names } oder eine Funktion einer Beobachtung.
opponents-answer-not-open = Die Funktion der Gegner antwortete { $action }, was nicht offen steht: action_mask sagt, was offen steht.
agent-unknown = Einen Agenten { $name } gibt es nicht: Es gibt { $names }.
everybody-left = Das Spiel ist zu Ende, und alle sind gegangen: Setz zuerst zurück.
action-not-open-to-agent = { $action } steht { $agent } nicht offen: Die action_mask sagt, was offen steht.
pygame-not-installed = Bilder brauchen pygame, das nicht installiert ist: pip install 'galapagos[envs]'.
window-not-possible = Hier lässt sich kein Fenster öffnen ({ $reason }): Nimm die Darstellung 'rgb_array'.
game-number-not-counted = Ein Spiel { $number } gibt es nicht: Gezählt wird von 0 an.
