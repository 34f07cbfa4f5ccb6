# Was Umgebungen ablehnen, auf Deutsch.

## Environments

batch-empty = Ein Stapel hat mindestens eine Umgebung und einen Thread.
batch-too-large = { $count } Umgebungen passen nicht in den Speicher dieses Rechners: Nimm weniger.
seed-with-mask = Ein neuer Startwert gilt für alle Umgebungen: Setz ohne Maske zurück, oder ohne Startwert.
bytes-foreign = Diese Bytes hat keine Umgebung mit demselben Spiel, denselben Spielern und Optionen gespeichert.
mask-malformed = Eine Maske hat { $count } Einträge, einen je Umgebung.
step-malformed = Ein Schritt braucht { $count } ganze Zahlen, je eine Aktion für jede Umgebung.
environment-number-unknown = Eine Umgebung { $number } gibt es nicht: Umgebungen gehen von 0 bis { $most }.
environment-action-not-open = Umgebung { $environment }: { $action } ist { $text } und steht dort nicht offen; siehe die Maske.
environment-action-of-nobody = Umgebung { $environment }: { $action } ist keine Aktion eines Spielers und steht dort nicht offen; siehe die Maske.
render-mode-unknown = Eine Darstellung { $name } gibt es nicht: Nimm { $names }.
value-unknown = { $what } { $name } gibt es nicht: Nimm { $names }.
value-not-whole = { $what } ist eine ganze Zahl, nicht { $number }.
seed-out-of-range = Ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1, nicht { $seed }.
seat-number-unknown = Einen Platz { $seat } gibt es nicht: Plätze gehen von 0 bis { $most }.
batch-gpu-missing = Es wurde keine GPU gefunden: Nimm backend='cpu'.
batch-gpu-action-not-open = Umgebung { $number }: Ihre Aktion steht nicht offen; siehe die Maske.
batch-gpu-samples-all = Ein Stapel auf einer GPU kann nur für alle Umgebungen zugleich ziehen. Nimm backend='cpu': Damit werden dieselben Spiele gespielt, und was dieser speichert, lässt sich laden.
batch-gpu-one-seed = Ein Stapel auf einer GPU kann nur die Spiele eines Startwerts beginnen. Nimm backend='cpu': Damit werden dieselben Spiele gespielt, und was dieser speichert, lässt sich laden.
batch-gpu-not-greedy = Ein Stapel auf einer GPU hat keine gierigen Spieler. Nimm backend='cpu': Damit werden dieselben Spiele gespielt, und was dieser speichert, lässt sich laden.
batch-gpu-loads-not = Ein Stapel auf einer GPU kann nicht laden. Nimm backend='cpu': Damit werden dieselben Spiele gespielt, und was dieser speichert, lässt sich laden.
batch-gpu-guesses-not = Ein Stapel auf einer GPU kann nicht raten. Nimm backend='cpu': Damit werden dieselben Spiele gespielt, und was dieser speichert, lässt sich laden.
batch-gpu-copies-not = Ein Stapel auf einer GPU lässt sich nicht kopieren. Nimm backend='cpu': Damit werden dieselben Spiele gespielt, und was dieser speichert, lässt sich laden.
reset-first = Es läuft kein Spiel: Setz zuerst zurück.
opponents-unknown-vector = Gegner { $name } gibt es für mehrere Spiele zugleich nicht: Nimm { $names } oder eine Funktion von Beobachtungen und Masken.
environment-over = Das Spiel der Umgebung { $number } ist zu Ende: Setz sie zuerst zurück, mit options={ "{" }'reset_mask': ...{ "}" }.
seeds-number-wrong = Eine Liste von Startwerten braucht { $count } Einträge, einen je Umgebung, nicht { $number }.
reset-mask-malformed = Eine reset_mask ist ein numpy-Array aus { $count } Wahrheitswerten, von denen mindestens einer wahr ist.
opponents-answer-not-open-there = Die Funktion der Gegner gab { $action } in Umgebung { $number } zurück, was dort nicht offen steht; siehe action_mask.
autoreset-mode-unknown = Einen Autoreset { $name } gibt es nicht: Nimm { $names }.
action-not-legal = { $action } steht hier nicht offen; siehe legal_actions.
opponents-unknown = Gegner { $name } gibt es nicht: Nimm { $names } oder eine Funktion einer Beobachtung.
opponents-answer-not-open = Die Funktion der Gegner gab { $action } zurück, was nicht offen steht; siehe action_mask.
agent-unknown = Einen Agenten { $name } gibt es nicht: Die Agenten sind { $names }.
everybody-left = Das Spiel ist zu Ende, und alle Agenten sind fertig: Setz zuerst zurück.
action-not-open-to-agent = { $action } steht { $agent } nicht offen; siehe seine action_mask.
pygame-not-installed = Bilder brauchen pygame, das nicht installiert ist: pip install 'galapagos[envs]'.
window-not-possible = Hier lässt sich kein Fenster öffnen ({ $reason }): Nimm die Darstellung 'rgb_array'.
game-number-not-counted = Ein Spiel { $number } gibt es nicht: Nummern beginnen bei 0.
