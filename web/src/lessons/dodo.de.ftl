# Eine geführte Runde Tough Luck, Dodo.

step-aim = Du bist Weiß. Deine Kreaturen sind Vögel, die in jeder Runde fressen müssen. Frisst eine davon einen Lebensraum ganz allein leer, erobert sie ihn. Sobald jemand zwei erobert hat, ist das Spiel vorbei.
step-place = Vor der ersten Runde stellen alle drei Kreaturen auf: eine rote, eine gelbe und eine grüne. Die Felder in der Ecke eines Lebensraums sind sein Futter. Tippe auf deine rote Kreatur, dann auf e4 mit dem meisten Rot.
step-blocks = Der Sockel einer Kreatur zeigt ihre Blöcke: Deine Kreatur w1 hat einen roten und einen gelben. In jeder Runde frisst sie für jeden Block ein Feld ihres Lebensraums. Fehlt ein einziges, verhungert sie.
step-order = Mehr Blöcke fressen zuerst; unter Gleichen die Kreatur der aktiven Person. Sie hat die Krone: jetzt du. In e1 steht auch o1 und lässt mit vier Blöcken zu wenig für w1 übrig.
step-advantage = Eine Runde beginnt mit Plättchen. Du hast drei, darfst in jeder Runde eines spielen und jedes nur einmal im Spiel. Eine Kreatur mit Wettbewerbsvorteil frisst vor allen anderen: Tippe auf dieses Plättchen, dann auf w1.
step-migrate = Dann wandern Kreaturen, jeweils über eine Kante. Deine Kreatur w4 braucht drei rote Felder, ein gelbes und ein grünes: genau, was e4 hat. Tippe auf w4, dann auf e4.
step-rounds = Es gibt drei solche Durchgänge, und jede deiner Kreaturen darf einmal wandern. Die anderen stehen gut: Passe. Dann passen alle, und das Fressen beginnt.
step-tie = Deine Kreatur w1 hat gefressen, und o1 ist verhungert. In e2 sind w2 und w3 gleichauf, und es gibt Futter für eine davon: Du wählst. Zwei Farben sind leichter zu finden als eine: Lass w3 fressen.
step-capture = Allein in e4 hat deine Kreatur w4 alles gefressen: Der Lebensraum gehört dir, für den Rest des Spiels. Eine Eroberin bleibt dort, frisst nicht mehr und bekommt keine Kinder mehr.
step-children = Jetzt die Fortpflanzung: Jede Kreatur, die gefressen hat, bekommt ein Kind mit denselben Blöcken und einem mehr. Seine Farbe bestimmt der Würfel. Tippe auf „Weiter“, dann rollt er.
step-active = Du hast zwei Kinder, w5 und w6. Eine neue Runde beginnt, und die Krone geht an Orange: Orange ist zuerst dran und frisst unter Gleichen zuerst. Orange spielt kein Plättchen. Tippe auf „Weiter“.
step-famine = In e6 fressen o2 und o4 nichts als Grün. Eine Hungersnot deckt zwei Felder für diese Runde ab: Tippe auf das Plättchen, dann auf e6, und deck zwei grüne ab. Dort verhungern beide, wenn sie nicht wegwandern.
step-relocation = Orange ist aktiv: In e3 hat o1 so viele Blöcke wie w2 und würde zuerst fressen. Die Umsiedlung bringt jede Kreatur in einen anderen Lebensraum, der nicht erobert ist. Tippe auf das Plättchen, auf o1 und auf e5.
step-end = Alle sind geblieben, und deine Kreatur w2 hat e3 leer gefressen: deine zweite Eroberung, also ist das Spiel vorbei. Die meisten Eroberungen gewinnen; bei Gleichstand die meisten Kreaturen auf dem Plan.
