# Eine geführte Runde Random Mutations.

step-row = Du bist A. Deine Reihe hat drei Arten, A1 bis A3, jede eine Echse mit einem Tier darunter. Die Kreise auf einem Tier sind das Futter, das es braucht, und das muss es in jeder Runde finden.
step-cards = Du hast einen Stapel von sieben Karten, und niemand kennt ihre Vorderseiten, auch du nicht. Eine Karte ist auf der Rückseite ein Tier und vorne ein Merkmal: Sag zuerst, als was du sie spielst, dann sieh nach.
step-trait = Lass A1 mutieren: Tippe auf A1, dann wähle das Merkmal. Die Karte wird dann aufgedeckt, und was es auch ist, geht an A1, wenn A1 es annehmen kann.
step-populate = Schwergewicht: Nur schwere Fleischfresser können A1 jetzt angreifen, aber sie braucht ein Futter mehr. B hat gepasst. Spiel deine nächste Karte als ein Tier mehr bei A3; eine Art mit mehreren Tieren nimmt keine Merkmale mehr an.
step-pass = Eine Karte, die du behältst, ist nicht verloren. Passe: Die Entwicklung ist vorbei, und das Klima wird gewürfelt.
step-climate = Sechs Futter, ein Unterschlupf und zwei Parasiten liegen auf dem Tisch. Reihum nehmen alle einen Chip oder greifen an. Du musst einen nehmen, solange du kannst.
step-hunt = Deine Art A2 ist ein Fleischfresser, und ihr Tier A2a ist hungrig: Eine Beute gibt auf einmal zwei Futter. Jage mit A2a.
step-prey = Die leuchtenden Arten kannst du angreifen. Bei B ist B3 ein Schwimmer, und nur Schwimmer greifen Schwimmer an; B2 ist ein Läufer und kommt vielleicht durch einen Wurf davon. Die Art B1 weidet nur: Greif B1 an.
step-feed = Sie ist fort, und A2a ist satt. B hat einen Chip genommen, und du bist wieder dran. Gib A1a Futter, dem Tier von A1: Tippe auf den Haufen Futter, dann auf das Tier.
step-heavy = Es ist schwer, also reicht ein Futter nicht: Gib A1a noch eines.
step-parasite = B hat einem deiner Tiere einen Parasiten gegeben. Am Ende der Runde verlieren alle, denen eine Art mit den meisten Parasiten gehört, ein Tier, das welche trägt. Tu dasselbe: ein Parasit für B2a bei B.
step-last = Die beiden Tiere von A3 sind noch hungrig, und wer am Ende hungrig ist, stirbt. Füttere A3a; was übrig ist, geht von selbst an A3b.
step-end = Parasiten haben dir ein Tier genommen und B auch eines; alle anderen waren satt. Du hast eine Karte für jedes lebende Tier gezogen und zwei dazu. Am Ende sind lebende Tiere und ihre Merkmale deine Punkte.
