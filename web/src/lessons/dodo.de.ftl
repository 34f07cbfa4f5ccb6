# Eine geführte Runde Tough Luck, Dodo.

step-creatures = Du bist Weiß. Der Sockel eines Vogels zählt seine Blöcke: Deiner in e1 hat einen roten und einen gelben. In jeder Runde muss er für jeden Block ein Feld des Lebensraums fressen, alle oder keines.
step-squares = Die Felder eines Lebensraums stehen oben rechts. In e1 sind zwei rote, zwei gelbe und ein grünes. Der Vogel von Orange dort hat vier Blöcke und frisst vor deinem, weil er mehr hat: Für dich bliebe zu wenig.
step-advantage = Ein Wettbewerbsvorteil ändert das: Wer ihn hat, frisst zuerst. Tippe auf das erste Plättchen auf deinem Pult, dann auf deinen Vogel in e1, w1. Jedes Plättchen lässt sich nur einmal im Spiel einsetzen.
step-migrate = Jetzt dürfen Kreaturen wandern, jeweils über eine Kante. Dein Vogel in e5, w4, braucht drei rote Felder, ein gelbes und ein grünes: genau, was e4 hat. Tippe auf w4, dann auf e4.
step-rounds = Es gibt drei solche Durchgänge, und jede deiner Kreaturen wandert höchstens einmal. Bleib, wo du bist: Passe. Du und Orange passt auch im dritten Durchgang.
step-tie = Deine Kreatur w1 hat gefressen, o1 von Orange ist verhungert. In e2 hast du zwei Kreaturen mit gleich vielen Blöcken, und Futter für eine davon: Du sagst, für welche. Wer nicht wählerisch ist, findet leichter Futter: Lass w3 fressen.
step-capture = Deine Kreatur w4 hat e4 ganz allein leer gefressen: Der Lebensraum gehört dir, für den Rest des Spiels. Wer nach dem Fressen einer Runde zwei davon hat, beendet das Spiel.
step-children = Jetzt bekommen alle, die gefressen haben, ein Kind, nur die Eroberinnen nicht: wie die Mutter, mit einem Block mehr, den der Würfel bestimmt. Kinder fressen vor ihren Müttern. Tippe auf „Weiter“, und die Würfel rollen.
step-active = Eine neue Runde; jetzt ist Orange aktiv, ist also zuerst dran und gewinnt bei Gleichstand. Orange passt.
step-famine = Die beiden Vögel von Orange in e6 fressen nichts als Grün. Eine Hungersnot deckt zwei Felder für eine Runde ab: Tippe auf das Plättchen, dann auf e6, und deck zwei grüne ab. Nur eines bleibt, und beide werden verhungern, wenn sie nicht wandern.
step-end = Das ist schon alles: Plättchen, Wandern, Fressen, Kinder. Deine Kreaturen brauchen mit jeder Generation mehr: Such einen Ort, der genau das hat.
