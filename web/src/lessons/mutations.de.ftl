# Eine geführte Runde Random Mutations.

step-aim = Du bist A. Deine Reihe hat drei Arten, A1 bis A3: jede eine Echse mit einem Tier darunter. Am Ende zählt jedes lebende Tier zwei Punkte und jedes Merkmal einer lebenden Art mindestens einen. Die meisten Punkte gewinnen.
step-cards = Du hast einen Stapel von sieben Karten. Jede ist hinten ein Tier und vorne ein Merkmal. Du spielst sie als Merkmal, als ein Tier mehr oder als neue Art, und sagst das, bevor jemand die Vorderseite sieht.
step-trait = Zuerst ein Merkmal: Tippe auf A1, dann auf „Merkmal spielen“. Die Karte wird aufgedeckt und geht an A1. Könnte A1 das Merkmal nicht annehmen, ginge es an die nächste Art rechts davon, die es kann.
step-animal = Schwergewicht: Nur schwere Fleischfresser können A1 angreifen, aber A1 braucht ein Futter mehr. Jetzt ein Tier: Tippe auf A3, dann auf „Tier dazulegen“. Eine Art mit mehreren Tieren nimmt keine Merkmale mehr an.
step-species = B behält alle Karten. Deine nächste Karte wird eine neue Art, rechts an deiner Reihe. Auch ein schädliches Merkmal darf eine werden, wenn es das erste seiner Art ist. Keine Art kann mehr Tiere haben, als du Arten hast.
step-pass = Du hast jetzt fünf Tiere, und jedes braucht Futter. Karten, die du behältst, kannst du später spielen: Passe. Dann ist die Entwicklung vorbei, und das Klima wird gewürfelt.
step-climate = Fütterung: Sechs Futter, ein Unterschlupf und zwei Parasiten liegen auf dem Tisch. Reihum nehmt ihr je einen Chip oder greift an, und du musst einen nehmen, solange du kannst. Die Kreise auf einem Tier sind das Futter, das es braucht.
step-hunt = Die Art A2 ist ein Fleischfresser, und ihr Tier ist hungrig. Eine Beute gibt ihm auf einmal zwei Futter. Geh mit ihm jagen: Tippe auf das rote Gebiss.
step-prey = Die Art B3 schwimmt: Nur Schwimmer können sie angreifen. B2 ist ein Läufer und entkommt mit 4, 5 oder 6. B1 weidet nur: Greif B1 an.
step-feed = Das war ihr letztes Tier, also ist die Art fort, und A2 ist satt. B hat ein Futter genommen, und du bist wieder dran: Tippe auf das Futter, dann auf das Tier von A1.
step-heavy = Die Art A1 ist schwer, also reicht ein Futter nicht: Gib ihrem Tier noch eines.
step-parasite = B hat A3 einen Parasiten gegeben. Nach der Fütterung verlieren alle, denen eine Art mit den meisten Parasiten gehört, ein Tier, das einen trägt. Dann soll auch B eines verlieren: Tippe auf die Parasiten, dann auf das Tier von B2.
step-hungry = B hat den Unterschlupf genommen: Ein Tier darin kann in dieser Runde nicht gefressen werden. Für drei hungrige Tiere sind zwei Futter übrig. Das mit dem Parasiten stirbt in jedem Fall: Füttere das andere Tier von A3.
step-last = Das letzte Futter ist für A4. Dann ist die Fütterung vorbei: Parasiten holen sich ihre Tiere, und wer noch hungrig ist, stirbt.
step-end = Du hast ein Tier verloren und B eine ganze Art. Du hast eine Karte für jedes lebende Tier gezogen und zwei dazu: sechs. Beginnt eine Runde mit leerem Hauptstapel, ist sie die letzte. Zeig auf ein Merkmal oder halte den Finger darauf, dann liest du, was es tut.
